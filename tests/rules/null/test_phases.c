/* How rows follow each other and how their `can` says no, on the table of the template game. */
#include "rules/field.h"
#include "rules/null/null.h"

#include <string.h>

static void what_the_row_does_not_propose_is_refused(void **unused)
{
	(void)unused;
	struct game *g = scenario("null/duel", NULL);
	const char *plan = g->s.rules->cites[CITE_PLAN];
	struct order o = order_make(VERB_PLAN, SIDE_0, NONE, NONE, NULL_STORM);
	row_is(g, NULL_PLAN, SIDE_0);
	assert_false(phase_empty(&g->s, now(g)));
	assert_true(phase_listed(&g->s, now(g), &o, CITE_PLAN, "choose a plan", &g->e));
	o.number = 7;
	assert_false(phase_listed(&g->s, now(g), &o, CITE_PLAN, "choose a plan", &g->e));
	assert_string_equal(g->e.reason, "this cannot be done now: choose a plan");
	assert_string_equal(g->e.rule, plan);
	o.verb = VERB_DONE;
	assert_false(phase_refuse(&g->s, CITE_MARCH, "march", NULL));
	leave(g);
}

static void a_closed_frame_gives_back_to_the_one_below(void **unused)
{
	(void)unused;
	struct game *g = scenario("null/duel", NULL);
	struct position *p = now(g);
	play(g, "plan 0; plan 0");
	row_is(g, NULL_MOVE, SIDE_0);
	struct frame *f = frame_push(p, NULL_ASSAULT, SIDE_1);
	f->piece = 0;
	assert_false(phase_empty(&g->s, p)); /* the defender's cards, and standing */
	phase_return(p);
	assert_int_equal(p->depth, 1);
	events_clear(&g->ev);
	phases_run(&g->s, p, &g->ev);
	row_is(g, NULL_MOVE, SIDE_0);
	assert_true(happened(g, EVENT_PHASE, NULL)); /* entered once more */
	leave(g);
}

static void what_the_engine_allows_it_plays(void **unused)
{
	(void)unused;
	struct game *g = scenario("null/duel", NULL);
	static unsigned char before[POSITION_BYTES];
	uint64_t state = 4;
	play(g, "plan 0; plan 0");
	for (int i = 0; i < 2000; i++) {
		struct order o = {(uint8_t)random_next(&state), (uint8_t)random_below(&state, 3), (int16_t)random_below(&state, 12),
				  (int16_t)random_below(&state, 20), (int16_t)(random_below(&state, 20) - 1)};
		memcpy(before, g->memory, sizeof before);
		bool allowed = rules_allow(&g->s, now(g), &o, &g->e);
		assert_memory_equal(before, g->memory, sizeof before);
		assert_int_equal(rules_play(&g->s, now(g), &o, NULL, NULL), allowed);
		memcpy(g->memory, before, sizeof before);
	}
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(what_the_row_does_not_propose_is_refused),
		cmocka_unit_test(a_closed_frame_gives_back_to_the_one_below),
		cmocka_unit_test(what_the_engine_allows_it_plays),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
