/* Single decisions of the French that nobody plays: a position, and what they do. */
#include "rules/berezina/field.h"

#include "ai/mind.h"

static void counsel_plays(struct game *g)
{
	uint64_t state = 1;
	rules_orders(&g->s, now(g), &g->list);
	struct order o = g->list.at[mind_of(&g->s)->counsel(&g->s, now(g), &g->list, 0, &state, NULL)];
	assert_true(rules_play(&g->s, now(g), &o, NULL, &g->e));
	assert_true(g->s.rules->sound(&g->s, now(g), &g->e));
}

/* It takes over an overfull hex and loses nobody. */
static void berezina_counsel_makes_room(void **unused)
{
	(void)unused;
	static const char keys[] = AT(9, "french") ",\"setup\":{\"II-6a\":\"5003\",\"II-6b\":\"5003\",\"II-8a\":\"5003\",\"II-8b\":\"5003\",\"L-oud\":\"5003\"}";
	struct game *g = field(keys, NULL);
	while (frame_now(now(g))->row == ROW_FRENCH)
		counsel_plays(g);
	assert_int_not_equal(frame_now(now(g))->row, ROW_OVERFULL);
	leave(g);
}

/* Where the phase has been ended for it, it gives up the worst. */
static void berezina_counsel_gives_up_the_worst(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "french") ",\"steps\":{\"II-6b\":3},\"setup\":{\"II-6a\":\"5003\",\"II-6b\":\"5003\",\"ENG-elbe\":\"5003\",\"LAN-jg1\":\"5515\"}", NULL);
	play(g, "done");
	row_is(g, ROW_OVERFULL, FRENCH);
	counsel_plays(g);
	lost(g, "II-6b");
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(berezina_counsel_makes_room),
		cmocka_unit_test(berezina_counsel_gives_up_the_worst),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
