/* Second look: who controls what, from the first Movement Phase on; what words give away. */
#include "field.h"
#include "words/words.h"

#include <stdio.h>
#include <string.h>

/* [Victory A, reading 49] What is "currently occupied" counts too, not only what somebody marches through. */
static void area1812_control_of_a_fortress_held_since_the_set_up(void **unused)
{
	(void)unused;
	struct game *g = scenario("area1812/3-retreat", "free_setup=1");
	assert_int_equal(now(g)->header.track[TRACK_POINTS], 17);
	play(g, "rest");
	row_is(g, ROW_SETUP, FRENCH);
	play(g, "take FR-ic-06; put FR-ic-06 R38; rest");
	assert_int_equal(count_of(g, FRENCH, "R38", ARM_IC), 1);
	assert_int_equal(state(g)->control[place_of(g, "R38")], 0); /* the printed list still holds */
	go_on_to(g, ROW_MARCH, RUSSIAN);
	assert_int_equal(state(g)->control[place_of(g, "R38")], 1);
	assert_int_equal(now(g)->header.track[TRACK_POINTS], 18);
	leave(g);
}

/* [reading 19] Counters of a kind are all alike: nobody can follow one of them by its name. */
static void area1812_corps_have_no_names_of_their_own(void **unused)
{
	(void)unused;
	struct game *g = scenario("area1812/1-invasion", NULL);
	const struct land *land = land_of(&g->s);
	for (int side = 0; side < 2; side++)
		for (int arm = ARM_IC; arm < ARM_LEADER; arm++)
			for (int i = land->begin[side][arm]; i < land->end[side][arm]; i++)
				assert_string_equal(g->s.piece[i].name, g->s.piece[land->begin[side][arm]].name);
	leave(g);
}

/* [Combat D] Without infantry on both sides no chit is ever opened, so no chance of combat may be shown. */
static void area1812_no_chances_without_infantry(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, "{\"at\":\"R44\",\"cc\":1},{\"at\":\"R63\",\"ic\":1}", "{\"at\":\"R35\",\"ic\":2}"),
			       NULL);
	to_french(g);
	march_all(g, "FR-ic-01", "R44");
	go_on_to(g, ROW_PLAN, FRENCH);
	for (int plan = PLAN_A; plan <= PLAN_D; plan++) {
		struct outlook out;
		struct order o = order_make(VERB_PLAN, FRENCH, NONE, NONE, plan);
		g->s.rules->odds(&g->s, now(g), &o, NULL, &out);
		assert_int_equal(out.cases, 4);
		for (int i = 0; i < out.cases; i++) {
			assert_int_equal(out.on[i].n, 1);
			assert_int_equal(out.on[i].at[0].result, CRT_STOP);
		}
	}
	play(g, "plan 0; plan 7");
	assert_int_equal(state(g)->battle.chits, 0);
	assert_string_equal(result_of(g, TABLE_CRT), "");
	leave(g);
}

/* [reading 22] Places are named blind, so what a name has shown cannot be taken back for a better one. */
static void area1812_attrition_named_blind_stands(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(1, "{\"at\":\"R57\",\"ic\":1}",
				      "{\"at\":\"FW9\",\"ic\":2},{\"at\":\"FW8\",\"cc\":1},{\"at\":\"FW7\",\"su\":1}"), NULL);
	play(g, "done");
	DICE(g, 6);
	play(g, "done; done");
	for (int i = 0; i < 2; i++) { /* first one loss and the other still owed, then none */
		bool sealed = false;
		row_is(g, ROW_ATTRITION, RUSSIAN);
		events_clear(&g->ev);
		play(g, i ? "name FW7" : "name FW9");
		for (int k = 0; k < g->ev.n; k++)
			sealed = sealed || g->ev.at[k].seals;
		assert_true(sealed);
	}
	leave(g);
}

/* [Supply H, reading 18] The number of corps in an area is shown, not in which of its sub-areas they
 * stand. */
static void area1812_numbers_of_corps_are_told_for_whole_areas(void **unused)
{
	(void)unused;
	for (int i = 0; i < 2; i++) {
		char keys[400];
		snprintf(keys, sizeof keys, STACKS(5, "{\"at\":\"R40a\",\"%s\":1},{\"at\":\"R40c\",\"%s\":1}", "{\"at\":\"FW6\",\"ic\":1}"),
			 i ? "ic" : "su", i ? "su" : "ic");
		struct game *g = field(keys, NULL);
		to_french(g);
		go_on_to(g, ROW_DEPOT, RUSSIAN); /* of the next turn */
		bool told = false;
		for (int k = 0; k < g->ev.n; k++) {
			const struct event *e = &g->ev.at[k];
			if (e->kind != EVENT_REVEAL || e->side != RUSSIAN)
				continue;
			told = true;
			assert_int_equal(e->to, place_of(g, "R40a"));
			assert_int_equal(e->number, 1);
			struct text line;
			words_of(&g->s)->tell(&g->s, e, &line);
			assert_non_null(strstr(line.at, "1 corps in "));
			assert_null(strstr(line.at, "R40a"));
		}
		assert_true(told);
		leave(g);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(area1812_control_of_a_fortress_held_since_the_set_up),
		cmocka_unit_test(area1812_corps_have_no_names_of_their_own),
		cmocka_unit_test(area1812_no_chances_without_infantry),
		cmocka_unit_test(area1812_attrition_named_blind_stands),
		cmocka_unit_test(area1812_numbers_of_corps_are_told_for_whole_areas),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
