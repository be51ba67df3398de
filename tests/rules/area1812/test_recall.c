/* What both remember of closed stacks: parts hold at most what the whole held, and a count goes with a whole march. */
#include "field.h"

#include <stdlib.h>
#include <string.h>

static void most_are(struct game *g, int side, const char *place, int ic, int cc, int corps)
{
	uint8_t most[MOSTS];
	ar_most(&g->s, state(g), side, place_of(g, place), most);
	assert_int_equal(most[MOST_IC], ic);
	assert_int_equal(most[MOST_CC], cc);
	assert_int_equal(most[MOST_CORPS], corps);
}

/* What the enemy reads of the closed stack. */
static void reads(struct game *g, int side, const char *place, const char *words)
{
	static struct view view;
	int told = 0;
	g->s.rules->show(&g->s, now(g), (enum side)(1 - side), &view);
	for (int i = 0; i < view.markers; i++)
		told += view.marker[i].place == place_of(g, place) && !strcmp(view.marker[i].tip, words);
	assert_int_equal(told, 1);
}

/* The most corps of each arm that the other side imagines in a place, over many deals that all hold together. */
static void imagines(struct game *g, int viewer, const char *place, int most[2])
{
	static union any_position is;
	int at = place_of(g, place);
	most[0] = most[1] = 0;
	for (uint64_t seed = 0; seed < 80; seed++) {
		struct error e = {0};
		g->s.rules->imagine(&g->s, now(g), (enum side)viewer, seed, &is.common);
		if (!g->s.rules->sound(&g->s, &is.common, &e))
			fail_msg("%s: %s", e.place, e.reason);
		for (int arm = ARM_IC; arm <= ARM_CC; arm++) {
			int n = campaign_of(&is.common)->at[1 - viewer][at][arm];
			most[arm] = n > most[arm] ? n : most[arm];
		}
	}
}

/* [Stacking, reading 17] Two groups leave a stack that lay open. */
static void area1812_parts_of_an_open_stack_hold_no_more_than_it_did(void **unused)
{
	(void)unused;
	int most[2];
	struct game *g = field(STACKS(3, "{\"at\":\"R50\",\"ic\":3,\"cc\":3,\"su\":1},{\"at\":\"R57\",\"ic\":5}", "{\"at\":\"R63\",\"ic\":1}"), NULL);
	play(g, "take RU-ic-06; march RU-ic-06 R60");
	play(g, "take RU-ic-01; with RU-ic-02; with RU-ic-03; march RU-ic-01 R44");
	most_are(g, RUSSIAN, "R44", 3, 3, 6);
	play(g, "take RU-cc-01; with RU-su-1; march RU-cc-01 R52");
	most_are(g, RUSSIAN, "R52", 3, 3, 6);
	most_are(g, RUSSIAN, "R50", 3, 3, 6);
	imagines(g, FRENCH, "R44", most);
	assert_true(most[ARM_IC] == 3 && most[ARM_CC] <= 3);
	leave(g);
}

/* [reading 18] A count goes with the corps when all of them march, also to others whose number is known. */
static void area1812_a_count_marches_with_all_of_a_stack(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(3, "{\"at\":\"R50\",\"ic\":2,\"cc\":2},{\"at\":\"R44\",\"ic\":1},{\"at\":\"R57\",\"ic\":5}", "{\"at\":\"R63\",\"ic\":1}"), NULL);
	close_stack(g, RUSSIAN, "R50");
	state(g)->counted[RUSSIAN][region_of(g, "R50")] = 4;
	march_all(g, "RU-ic-01", "R44");
	assert_int_equal(state(g)->counted[RUSSIAN][region_of(g, "R44")], 5);
	assert_int_equal(state(g)->counted[RUSSIAN][region_of(g, "R50")], NONE);
	most_are(g, RUSSIAN, "R44", UNBOUND, UNBOUND, 5);
	leave(g);
}

/* The number is lost when a part stays behind, but not that neither part is more. */
static void area1812_of_a_counted_stack_no_part_is_greater(void **unused)
{
	(void)unused;
	int most[2];
	struct game *g = field(STACKS(3, "{\"at\":\"R50\",\"ic\":2,\"cc\":1},{\"at\":\"R57\",\"ic\":5}", "{\"at\":\"R63\",\"ic\":1}"), NULL);
	play(g, "take RU-ic-03; march RU-ic-03 R60");
	close_stack(g, RUSSIAN, "R50");
	state(g)->counted[RUSSIAN][region_of(g, "R50")] = 3;
	play(g, "take RU-ic-01; march RU-ic-01 R44");
	assert_int_equal(state(g)->counted[RUSSIAN][region_of(g, "R44")], NONE);
	most_are(g, RUSSIAN, "R44", UNBOUND, UNBOUND, 3);
	reads(g, RUSSIAN, "R44", "At most 3 corps");
	imagines(g, FRENCH, "R44", most);
	assert_int_equal(most[ARM_IC], 3);
	leave(g);
}

/* Parts that meet are at most as many as the stacks they left, and the dead are seen. */
static void area1812_parts_that_meet_are_summed_up(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(3, "{\"at\":\"R50\",\"ic\":2},{\"at\":\"R51\",\"ic\":1,\"cc\":1},{\"at\":\"R57\",\"ic\":5}", "{\"at\":\"R63\",\"ic\":1}"), NULL);
	play(g, "take RU-ic-01; march RU-ic-01 R52; take RU-cc-01; march RU-cc-01 R52");
	most_are(g, RUSSIAN, "R52", 3, 1, 4);
	ar_lose(&g->s, state(g), scenario_piece(&g->s, "RU-ic-01"), CITE_SUPPLY_A, NULL);
	most_are(g, RUSSIAN, "R52", 2, 1, 3);
	leave(g);
}

/* [Movement D] One corps at a time force marches: so many more can have come. */
static void area1812_a_forced_march_brings_one(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(3, "{\"at\":\"R50\",\"ic\":4},{\"at\":\"R57\",\"ic\":5}", "{\"at\":\"R63\",\"ic\":1}"), NULL);
	go_on_to(g, ROW_FORCE, RUSSIAN);
	DICE(g, 1);
	play(g, "take RU-ic-01; march RU-ic-01 R44");
	most_are(g, RUSSIAN, "R44", 1, 0, 1);
	reads(g, RUSSIAN, "R44", "At most 1 ic, 0 cc");
	most_are(g, RUSSIAN, "R50", 4, 0, 4);
	leave(g);
}

/* [reading 17] Trains that leave others lie closed, and none of them can be a corps. */
static void area1812_a_stack_without_corps_is_told_so(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(3, "{\"at\":\"R50\",\"su\":2},{\"at\":\"R57\",\"ic\":5}", "{\"at\":\"R63\",\"ic\":1}"), NULL);
	play(g, "take RU-su-1; march RU-su-1 R52");
	most_are(g, RUSSIAN, "R52", 0, 0, 0);
	reads(g, RUSSIAN, "R52", "No corps");
	leave(g);
}

/* [Combat Step 1, reading 17] What may be guessed of a part, and what is guessed at first, keeps to what the whole held. */
static void area1812_guesses_keep_to_what_was_seen(void **unused)
{
	(void)unused;
	struct outlook *out = calloc(1, sizeof *out);
	struct game *g = field(STACKS(3, "{\"at\":\"R50\",\"ic\":3,\"cc\":3,\"su\":1},{\"at\":\"R57\",\"ic\":5}", "{\"at\":\"R44\",\"ic\":5}"), NULL);
	play(g, "take RU-ic-06; march RU-ic-06 R60");
	play(g, "take RU-ic-01; with RU-ic-02; with RU-cc-01; march RU-ic-01 R44");
	go_on_to(g, ROW_PLAN, FRENCH);
	struct order plan = order_make(VERB_PLAN, FRENCH, NONE, NONE, PLAN_E);
	g->s.rules->odds(&g->s, now(g), &plan, NULL, out);
	assert_int_equal(out->guesses, 2);
	assert_int_equal(out->guess[GUESS_IC].high, 3);
	assert_int_equal(out->guess[GUESS_IC].value, 3);
	free(out);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(area1812_parts_of_an_open_stack_hold_no_more_than_it_did),
		cmocka_unit_test(area1812_a_count_marches_with_all_of_a_stack),
		cmocka_unit_test(area1812_of_a_counted_stack_no_part_is_greater),
		cmocka_unit_test(area1812_parts_that_meet_are_summed_up),
		cmocka_unit_test(area1812_a_forced_march_brings_one),
		cmocka_unit_test(area1812_a_stack_without_corps_is_told_so),
		cmocka_unit_test(area1812_guesses_keep_to_what_was_seen),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
