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
			assert_int_equal(out.on[i].at[0].result, CRT_HE_FLEES); /* [Combat C] the cavalry has to leave, or is lost */
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

/* Neither side stands in Moscow any more, and nobody has taken or given it meanwhile. */
static void moscow_stays_as_it_was(struct game *g, int control, int points)
{
	assert_int_equal(ar_units(state(g), FRENCH, place_of(g, "R57")), 0);
	assert_int_equal(ar_units(state(g), RUSSIAN, place_of(g, "R57")), 0);
	assert_int_equal(state(g)->control[place_of(g, "R57")], control);
	assert_int_equal(now(g)->header.track[TRACK_POINTS], points);
	for (int i = 0; i < g->ev.n; i++)
		assert_false(g->ev.at[i].kind == EVENT_CHANGE && g->ev.at[i].rule == CITE_CONTROL);
}

/* One Russian and one French infantry corps in Moscow, cavalry with the Russians, and others of both far away; the Russian
 * battle there. */
static struct game *both_in_moscow(const char *cavalry)
{
	char keys[600];
	snprintf(keys, sizeof keys, STACKS(5, "{\"at\":\"R57\",\"ic\":1%s},{\"at\":\"R40c\",\"ic\":1}",
					   "{\"at\":\"R57\",\"ic\":1},{\"at\":\"R22\",\"ic\":1}"), cavalry);
	struct game *g = field(keys, NULL);
	go_on_to(g, ROW_PLAN, RUSSIAN);
	events_clear(&g->ev);
	return g;
}

/* [Combat Results Table ½ex, Victory A, reading 49] Both stacks go in one half exchange: whose corps are taken off first
 * leaves nobody alone there. */
static void area1812_half_exchange_of_both_stacks_gives_nobody_control(void **unused)
{
	(void)unused;
	struct game *g = both_in_moscow("");
	DICE(g, 5); /* one less, the Russians attack: 4 */
	play(g, "plan 1; plan 5");
	assert_string_equal(result_of(g, TABLE_CRT), "½ex");
	moscow_stays_as_it_was(g, 0, 0);
	leave(g);
}

/* [Battle Plan Chart A -1c, Battle Plan Chart D -1c, Victory A, reading 49] Assault against counter-attack costs each a corps. */
static void area1812_losses_of_both_plans_give_nobody_control(void **unused)
{
	(void)unused;
	struct game *g = both_in_moscow("");
	play(g, "plan 2; plan 6");
	moscow_stays_as_it_was(g, 0, 0);
	leave(g);
}

/* [Pursuit Table A+1/D-1 ex, Victory A, reading 49] The losses of a pursuit are simultaneous. */
static void area1812_losses_of_a_pursuit_give_nobody_control(void **unused)
{
	(void)unused;
	struct game *g = both_in_moscow(",\"cc\":2");
	DICE(g, 1, 1); /* half the attackers eliminated; attacker one more than there are defenders */
	play(g, "plan 1; plan 5");
	go_on_to(g, ROW_CHASE, RUSSIAN);
	play(g, "choose 10");
	moscow_stays_as_it_was(g, 0, 0);
	leave(g);
}

/* [Unsupplied Chart, Victory A, reading 49] Whoever starves first in an area gives it to nobody who starves with him. */
static void area1812_hunger_of_both_stacks_leaves_control(void **unused)
{
	(void)unused;
	struct game *g = field("\"first_turn\":9,\"last_turn\":13,\"points\":5,\"control\":[\"R57\"],\"depleted_100\":[\"R57\"],"
			       "\"reinforcements\":false,\"historical\":{\"russian\":[{\"at\":\"R57\",\"ic\":1},"
			       "{\"at\":\"R40c\",\"ic\":1}],\"french\":[{\"at\":\"R57\",\"ic\":1},{\"at\":\"R22\",\"ic\":1}]}", NULL);
	go_on_to(g, ROW_PLAN, RUSSIAN);
	DICE(g, 1);
	play(g, "plan 3; plan 7");
	go_on_to(g, ROW_PLAN, FRENCH);
	DICE(g, 6, 6, 1);
	events_clear(&g->ev);
	play(g, "plan 3; plan 7");
	moscow_stays_as_it_was(g, 1, 5);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(area1812_control_of_a_fortress_held_since_the_set_up),
		cmocka_unit_test(area1812_corps_have_no_names_of_their_own),
		cmocka_unit_test(area1812_no_chances_without_infantry),
		cmocka_unit_test(area1812_attrition_named_blind_stands),
		cmocka_unit_test(area1812_numbers_of_corps_are_told_for_whole_areas),
		cmocka_unit_test(area1812_half_exchange_of_both_stacks_gives_nobody_control),
		cmocka_unit_test(area1812_losses_of_both_plans_give_nobody_control),
		cmocka_unit_test(area1812_losses_of_a_pursuit_give_nobody_control),
		cmocka_unit_test(area1812_hunger_of_both_stacks_leaves_control),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
