/* Every refusal names its true reason, and the rule. */
#include "field.h"

#include <stdio.h>
#include <string.h>

/* Refused, and the reason has these words. */
static void because(struct game *g, const char *order, const char *rule, const char *words)
{
	struct set hand = now(g)->hand;
	says(g, order, rule, words);
	now(g)->hand = hand;
}

#define MARCHERS "{\"at\":\"R22\",\"ic\":2,\"su\":1,\"dp\":2},{\"at\":\"FW9\",\"su\":1}"

/* [Movement A, Movement B.1, Movement B.2, Movement D] */
static void area1812_refusals_of_marches(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, "{\"at\":\"R32\",\"ic\":1}", MARCHERS), NULL);
	to_french(g);
	because(g, "take RU-ic-01", "Movement A", "not yours");
	because(g, "take FR-ic-09", "Movement A", "not on the map");
	because(g, "with FR-ic-01", "Movement A", "take a unit first");
	because(g, "put FR-ic-01 R32", "Movement A", "the time to march: take units, march them");
	play(g, "take FR-su-1; with FR-dp-01");
	because(g, "with FR-dp-02", "Movement B.2", "one each");
	because(g, "with FR-su-2", "Movement A", "sets out from one area");
	because(g, "with FR-su-1", "Movement A", "in hand already");
	because(g, "take FR-ic-01", "Movement A", "march the group in hand");
	because(g, "done", "Movement A", "march the group in hand first");
	because(g, "march FR-su-1 R44", "Movement A", "no common border");
	because(g, "march FR-su-1 R32", "Movement B.1", "a corps must go in the same group");
	because(g, "markers R22 2", "Stacking", "units in hand");
	play(g, "march FR-su-1 R36");
	because(g, "take FR-su-1", "Movement A", "has marched");
	because(g, "take FR-dp-02", "Movement B.2", "needs a supply unit");
	play(g, "done");
	because(g, "take FR-su-1", "Movement D", "never force march");
	because(g, "take RU-ic-01", "Movement D", "not yours");
	because(g, "take FR-ic-09", "Movement D", "not on the map");
	play(g, "take FR-ic-01");
	because(g, "take FR-ic-02", "Movement D", "one unit after the other");
	because(g, "march FR-ic-01 R44", "Movement A", "no common border");
	because(g, "done", "Movement D", "in hand first");
	DICE(g, 3);
	play(g, "march FR-ic-01 R36");
	because(g, "take FR-ic-01", "Movement D", "has tried already");
	leave(g);
}

/* [Combat Step 1, Combat A, Combat B, Combat K] */
static void area1812_refusals_of_retreats(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, "{\"at\":\"R44\",\"ic\":1,\"cc\":2,\"su\":1},{\"at\":\"R45\",\"ic\":1}",
				      "{\"at\":\"R35\",\"ic\":2},{\"at\":\"R34\",\"ic\":1}"), NULL);
	to_french(g);
	march_all(g, "FR-ic-01", "R44");
	go_on_to(g, ROW_PLAN, FRENCH);
	because(g, "plan 5", "Combat Step 1", "A, B, C and D");
	play(g, "plan 1");
	because(g, "plan 1", "Combat Step 1", "E, F, G and H");
	play(g, "plan 4");
	because(g, "retire RU-ic-01", "Combat B", "infantry and depots never");
	because(g, "retire RU-su-1", "Combat B", "only with a cavalry corps");
	because(g, "retire FR-ic-01", "Combat A", "the enemy names the areas");
	because(g, "commit", "Combat A", "nobody was chosen");
	play(g, "retire RU-cc-01");
	because(g, "stand", "Combat A", "send them back first");
	play(g, "commit");
	row_is(g, ROW_SEND, FRENCH);
	because(g, "name R34", "Combat B", "units of the other side stand in Vitebsk (R34)");
	because(g, "name R57", "Combat B", "no common border");
	play(g, "name R45");
	row_is(g, ROW_WAY, RUSSIAN); /* the defender withdraws */
	because(g, "name R34", "Combat K", "units of the other side stand in Vitebsk (R34)");
	because(g, "name R57", "Combat K", "no common border");
	leave(g);
}

/* [Attrition] */
static void area1812_refusals_out_of_turn(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(1, "{\"at\":\"R57\",\"ic\":1}", "{\"at\":\"FW9\",\"ic\":2},{\"at\":\"FW8\",\"su\":1}"), NULL);
	play(g, "done");
	DICE(g, 4);
	play(g, "done; done");
	row_is(g, ROW_ATTRITION, RUSSIAN);
	because(g, "name R57", "Attrition", "no enemy stands in Moscow (R57)");
	because(g, "name R22", "Attrition", "no enemy stands in");
	because(g, "done", "Attrition", "click an area");
	struct order o = order_make(VERB_NAME, FRENCH, NONE, place_of(g, "FW9"), NONE);
	struct error e = {0};
	assert_false(rules_play(&g->s, now(g), &o, NULL, &e));
	assert_non_null(strstr(e.reason, "Russian player's decision"));
	leave(g);
}

/* [Reinforcements, Initial Placement] Where a unit may not come in, the reason is told, and where it may. */
static void area1812_refusals_of_placing_name_the_reason(void **unused)
{
	(void)unused;
	struct game *g = scenario("area1812/1-invasion", "free_setup=1");
	play(g, "rest; take FR-ic-01");
	because(g, "put FR-ic-01 R57", "Initial Placement", "Moscow (R57) is no area where");
	because(g, "put FR-ic-01 R57", "Initial Placement", "Open: ");
	play(g, "put FR-ic-01 FP2; take FR-ic-02");
	because(g, "put FR-ic-02 FP2", "Initial Placement", "a corps of this group stands in");
	because(g, "lose FR-ic-02", "Initial Placement", "put the unit in hand on the map");
	leave(g);
}

/* [Combat Step 1, Movement A] What is asked for is told in the words of the screen; no number of the program is. */
static void area1812_refusals_speak_as_the_screen_does(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, "{\"at\":\"R44\",\"ic\":1}", "{\"at\":\"R35\",\"ic\":2}"), NULL);
	to_french(g);
	because(g, "choose 8", "Movement A", "the time to march");
	march_all(g, "FR-ic-01", "R44");
	go_on_to(g, ROW_PLAN, FRENCH);
	because(g, "plan 5", "Combat Step 1", "the attacker has the chits A, B, C and D");
	play(g, "plan 1");
	because(g, "plan 0", "Combat Step 1", "the defender has the chits E, F, G and H");
	because(g, "choose 8", "Combat Step 1", "both lay a chit");
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(area1812_refusals_of_marches),
		cmocka_unit_test(area1812_refusals_of_retreats),
		cmocka_unit_test(area1812_refusals_out_of_turn),
		cmocka_unit_test(area1812_refusals_of_placing_name_the_reason),
		cmocka_unit_test(area1812_refusals_speak_as_the_screen_does),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
