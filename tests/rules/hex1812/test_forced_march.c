/* Forced marches: Movement F to H, the tables, and what e does. */
#include "marches.h"

#include <string.h>

static void rolls(struct game *g, int first, int second)
{
	dice_are(g, (const int[]){first, second, 0});
}

/* [Forced March H] [Forced March Tables] [Forced March Tables Op] [Forced March Tables e] Example 1: a 5-5 marches ten points, rolls
 * 3, goes on, rolls 5, marches five more and is a 2-3. */
static void hex1812_triple_march_of_the_example(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-ic-01 6034");
	play(g, "take FR-ic-01; choose 0; march FR-ic-01 6033; choose 1");
	assert_int_equal(state(g)->march.leg, 2);
	rolls(g, 3, 5);
	play(g, "march FR-ic-01 6034; choose 2");
	row_is(g, ROW_OPTION, FRENCH);
	play(g, "choose 4");
	assert_int_equal(state(g)->march.leg, 3);
	play(g, "march FR-ic-01 6035; halt");
	lost(g, "FR-ic-01");
	int small = hx_top(state(g), hex(g, "6035"));
	assert_true(small != NONE && ground_of(&g->s)->kind[small] == KIND_ID && g->s.piece[small].side == FRENCH);
	assert_true(set_has(&now(g)->used, small));
	leave(g);
}

/* [Forced March G] [Forced March Tables d] Example 2: a 3-6 rolls 1 and goes on; a 1-4 rolls 5, goes on, rolls 4 and arrives
 * disrupted. */
static void hex1812_double_marches_of_the_example(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-cc-01 6034; FR-cd-01 5834");
	rolls(g, 1, 0);
	play(g, "take FR-cc-01; march FR-cc-01 6035; choose 2");
	row_is(g, ROW_MARCH, FRENCH);
	assert_int_equal(state(g)->march.left, 6);
	play(g, "march FR-cc-01 6036; halt");
	assert_false(disrupted(g, "FR-cc-01"));
	rolls(g, 5, 4);
	play(g, "take FR-cd-01; march FR-cd-01 5835; choose 2; choose 4");
	assert_false(disrupted(g, "FR-cd-01"));
	play(g, "march FR-cd-01 5836; halt");
	assert_true(disrupted(g, "FR-cd-01"));
	leave(g);
}

/* [Forced March F] Infantry alone may try a triple march; any unit a double one. [reading 30] Before the first allowance is over, and
 * only after the own march. */
static void hex1812_forced_march_f(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-cc-01 6034; FR-ic-01 5834");
	play(g, "take FR-cc-01");
	refused(g, "choose 0", "Forced March H");
	refused(g, "choose 2", "Forced March G");
	play(g, "march FR-cc-01 6035; halt; take FR-ic-01; march FR-ic-01 5835");
	refused(g, "choose 1", "Forced March H");
	assert_true(offered(g, "choose 0"));
	rolls(g, 1, 0);
	play(g, "choose 2");
	refused(g, "choose 0", "Forced March H");
	refused(g, "choose 2", "Forced March G");
	leave(g);
}

/* [Forced March Tables Op] Who stops at the option is unharmed where he is. */
static void hex1812_option_to_halt(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-id-01 6034");
	rolls(g, 4, 0);
	play(g, "take FR-id-01; march FR-id-01 6035; choose 2; choose 3");
	stands(g, "FR-id-01", "6035");
	assert_false(disrupted(g, "FR-id-01"));
	assert_true(set_has(&now(g)->used, piece(g, "FR-id-01")));
	leave(g);
}

/* [Forced March Tables e] Others than corps are gone where they stand: divisions, leaders, supply units. */
static void hex1812_forced_march_tables_e(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-id-01 6034; FR-A 5934; FR-su-1 5834; FR-dp-01 5834");
	rolls(g, 6, 0);
	play(g, "take FR-id-01; march FR-id-01 6035; choose 2");
	lost(g, "FR-id-01");
	rolls(g, 6, 0);
	play(g, "take FR-A; march FR-A 5935; choose 2");
	lost(g, "FR-A");
	assert_int_equal(now(g)->header.track[TRACK_POINTS], 6 - 5);
	/* [reading 30] the supply unit is lost, its depot stays; each rolls for itself */
	rolls(g, 6, 0);
	play(g, "take FR-su-1; with FR-dp-01; march FR-su-1 5835; choose 2");
	lost(g, "FR-su-1");
	stands(g, "FR-dp-01", "5835");
	leave(g);
}

/* [reading 30] A supply unit and its depot roll once each. */
static void hex1812_depots_roll_too(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-su-1 6034; FR-dp-01 6034");
	rolls(g, 1, 6);
	play(g, "take FR-su-1; with FR-dp-01; march FR-su-1 6035; choose 2");
	lost(g, "FR-dp-01");
	play(g, "march FR-su-1 6036; halt");
	stands(g, "FR-su-1", "6036");
	leave(g);
}

/* [Zones of Control B] [reading 30] Nobody marches on whom a zone has stopped. */
static void hex1812_no_forced_march_after_a_stop(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-ic-01 6036; RU-ic-01 6034");
	play(g, "take FR-ic-01; march FR-ic-01 6035");
	assert_true(set_empty(&now(g)->hand));
	refused(g, "take FR-ic-01", "Movement C");
	leave(g);
}

/* [Disruption A] [Disruption B] The disrupted do not move; they recover at the end of the same phase of the next turn. */
static void hex1812_disruption_b(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-cd-01 5834");
	rolls(g, 5, 4);
	play(g, "take FR-cd-01; march FR-cd-01 5835; choose 2; choose 4; march FR-cd-01 5836; halt; done");
	assert_true(disrupted(g, "FR-cd-01"));
	now(g)->header.turn = 3;
	run_row(g, ROW_MARCH, FRENCH);
	refused(g, "take FR-cd-01", "Disruption A");
	play(g, "done");
	assert_false(disrupted(g, "FR-cd-01"));
	leave(g);
}

/* [Forced March Tables e] [Supply C] A supply unit that is lost beside a garrison leaves its depot alone there: gone too. */
static void hex1812_a_lost_supply_unit_leaves_its_depot(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-su-1 3534; FR-dp-01 3534; RU-ic-01 3532");
	play(g, "take FR-su-1; with FR-dp-01; march FR-su-1 3533");
	stands(g, "FR-dp-01", "3533");
	rolls(g, 6, 0);
	play(g, "choose 2");
	lost(g, "FR-su-1");
	assert_int_equal(now(g)->piece[piece(g, "FR-dp-01")].place, AT_POOL);
	leave(g);
}

/* [Forced March Tables] What each choice of a march may bring stands beside it: the first die, the die of a triple march, the second
 * die by the first. A leader may be lost for good: that is asked twice. */
static void hex1812_chances_before_the_die(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-ic-01 6034; FR-A 6034");
	play(g, "take FR-ic-01");
	chances_are(g, "choose 0", "success 2, option 2, eliminated 2");
	play(g, "march FR-ic-01 6035");
	chances_are(g, "choose 2", "success 2, option 3, eliminated 1");
	rolls(g, 4, 0);
	play(g, "choose 2");
	chances_are(g, "choose 4", "success 3, disrupted 2, eliminated 1");
	play(g, "choose 3; take FR-A; march FR-A 6036");
	struct outlook look;
	struct order force = order_make(VERB_CHOOSE, FRENCH, NONE, NONE, CHOICE_FORCE);
	hx_odds(&g->s, now(g), &force, NULL, &look);
	assert_int_equal(look.warnings, 2);
	assert_true(look.warn[1].loses);
	leave(g);
	g = marches(2, FRENCH, "FR-ic-01 6034");
	play(g, "take FR-ic-01; choose 0; march FR-ic-01 6035");
	chances_are(g, "choose 1", "success 2, option 2, eliminated 2"); /* the die that the second allowance leads to */
	play(g, "choose 1; march FR-ic-01 6036");
	chances_are(g, "choose 2", "success 2, option 2, eliminated 2");
	rolls(g, 3, 0);
	play(g, "choose 2");
	chances_are(g, "choose 4", "success 3, disrupted 1, eliminated 2");
	leave(g);
}

/* [Forced March F] [reading 30] Points that would still take it somewhere are lost with the next allowance: told, and asked about. */
static void hex1812_points_lost_with_the_next_allowance(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-ic-01 6034");
	struct order force = order_make(VERB_CHOOSE, FRENCH, NONE, NONE, CHOICE_FORCE);
	struct outlook look;
	play(g, "take FR-ic-01; march FR-ic-01 6035");
	assert_true(rules_costs(&g->s, now(g), &force, &look));
	assert_non_null(strstr(look.warn[0].words.at, "left: "));
	leave(g);
	g = marches(2, FRENCH, "FR-ic-01 6034");
	play(g, "take FR-ic-01; march FR-ic-01 6039");
	assert_false(rules_costs(&g->s, now(g), &force, &look));
	leave(g);
}

/* [Forced March F] [Forced March G] [Forced March H] The reach is shown in shades: own allowance, double march, for infantry triple
 * march; once the die of a double march is thrown there is no more to come. */
static void hex1812_reach_in_shades(void **unused)
{
	(void)unused;
	struct game *g = marches(12, FRENCH, "FR-ic-01 6034; FR-cc-01 5034");
	static struct overlay o;
	hx_query(&g->s, now(g), (enum side)FRENCH, QUERY_REACH, piece(g, "FR-ic-01"), NONE, &o);
	assert_int_equal(o.band[0], 4);
	assert_int_equal(o.band[1], 8);
	assert_int_equal(o.value[hex(g, "6038")], 4);
	assert_int_equal(o.value[hex(g, "6039")], 5);
	hx_query(&g->s, now(g), (enum side)FRENCH, QUERY_REACH, piece(g, "FR-cc-01"), NONE, &o);
	assert_int_equal(o.band[0], 5);
	assert_int_equal(o.band[1], 0);
	play(g, "take FR-ic-01; march FR-ic-01 6035");
	hx_query(&g->s, now(g), (enum side)FRENCH, QUERY_REACH, piece(g, "FR-ic-01"), NONE, &o);
	assert_int_equal(o.band[0], 3);
	assert_int_equal(o.band[1], 7);
	rolls(g, 1, 0);
	play(g, "choose 2");
	hx_query(&g->s, now(g), (enum side)FRENCH, QUERY_REACH, piece(g, "FR-ic-01"), NONE, &o);
	assert_int_equal(o.band[0], 0);
	assert_int_equal(o.value[hex(g, "6040")], NONE);
	leave(g);
}

/* [Forced March H] The second allowance of a triple march that is named needs no die: it is told, and shaded, as sure. */
static void hex1812_a_named_triple_march_is_sure_of_two(void **unused)
{
	(void)unused;
	struct game *g = marches(2, RUSSIAN, "RU-ic-01 2325; RU-ic-02 2326");
	struct prompt ask;
	struct overlay o;
	play(g, "take RU-ic-01; choose 0");
	rules_ask(&g->s, now(g), &ask);
	assert_string_equal(ask.ask.at, "Triple march of Russian Infantry Corps at Vilna (2325): 10 points sure, then a die");
	hx_query(&g->s, now(g), (enum side)RUSSIAN, QUERY_REACH, piece(g, "RU-ic-01"), NONE, &o);
	assert_int_equal(o.step, 5);
	assert_int_equal(o.band[0], 10);
	assert_int_equal(o.band[1], 0);
	leave(g);
}

/* [Movement] [Forced March Tables Op] Who is meant is told by his hex: there are many of his kind. */
static void hex1812_prompts_name_the_hex(void **unused)
{
	(void)unused;
	struct game *g = marches(2, RUSSIAN, "RU-ic-01 2325; RU-ic-02 2326");
	struct prompt ask;
	play(g, "take RU-ic-01");
	rules_ask(&g->s, now(g), &ask);
	assert_string_equal(ask.ask.at, "Russian Infantry Corps at Vilna (2325) has 5 points left");
	play(g, "march RU-ic-01 2324");
	rolls(g, 3, 0);
	play(g, "choose 2");
	rules_ask(&g->s, now(g), &ask);
	assert_non_null(strstr(ask.ask.at, " at 2324 "));
	leave(g);
}

/* [Forced March G] With the last point of its allowance spent a unit may still try for another, or halt. */
static void hex1812_the_last_point_leaves_the_die(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-ic-01 6034; FR-ic-02 5034");
	play(g, "take FR-ic-01; march FR-ic-01 6039");
	assert_int_equal(state(g)->march.left, 0);
	assert_true(offered(g, "choose 2"));
	assert_true(offered(g, "halt"));
	play(g, "halt");
	stands(g, "FR-ic-01", "6039");
	leave(g);
}

/* [Forced March H] The second allowance of a triple march is paid for with a die: no halt before it, success and option leave the
 * unit where it is. */
static void hex1812_forced_march_h(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-ic-01 6034; FR-id-01 5834");
	play(g, "take FR-ic-01; choose 0; march FR-ic-01 6039; choose 1");
	assert_true(offered(g, "halt"));
	play(g, "march FR-ic-01 6041");
	refused(g, "halt", "Forced March H");
	assert_false(offered(g, "halt"));
	rolls(g, 1, 0);
	play(g, "choose 2; halt");
	stands(g, "FR-ic-01", "6041");
	rolls(g, 5, 0);
	play(g, "take FR-id-01; choose 0; march FR-id-01 5837; choose 1; march FR-id-01 5838; choose 2");
	lost(g, "FR-id-01");
	leave(g);
}

/* [Forced March H] [Zones of Control B] Nor does an enemy's zone save it the die: it rolls where it was stopped, and then stays. */
static void hex1812_a_stopped_triple_march_rolls(void **unused)
{
	(void)unused;
	static const int dice[] = {2, 4, 6};
	for (int k = 0; k < 3; k++) {
		struct game *g = marches(2, FRENCH, "FR-ic-01 6034; FR-id-01 5034; RU-ic-01 6041; RU-ic-02 5039");
		rolls(g, dice[k], 0);
		play(g, "take FR-ic-01; choose 0; march FR-ic-01 6039; choose 1; march FR-ic-01 6040");
		row_is(g, ROW_MARCH, FRENCH);
		assert_true(set_empty(&now(g)->hand));
		int top = hx_top(state(g), hex(g, "6040"));
		assert_true(top != NONE && ground_of(&g->s)->kind[top] == (k == 2 ? KIND_ID : KIND_IC));
		rolls(g, dice[k], 0);
		play(g, "take FR-id-01; choose 0; march FR-id-01 5037; choose 1; march FR-id-01 5038");
		assert_true(set_empty(&now(g)->hand));
		assert_int_equal(now(g)->piece[piece(g, "FR-id-01")].place, k == 2 ? AT_LOST : hex(g, "5038"));
		leave(g);
	}
}

/* [Forced March Tables d] [Forced March Tables e] [Combat K] [reading 30] [reading 37] Who arrives disrupted, or as a division, is so before
 * anybody is eliminated there: he adds nothing then, or the strength of a division. Unharmed he eliminates as on any march. */
static void hex1812_the_toll_comes_before_an_elimination(void **unused)
{
	(void)unused;
	static const struct { int first, second; bool doomed; } cases[] = {{1, 0, true}, {5, 4, false}, {6, 0, false}};
	for (int k = 0; k < 3; k++) {
		struct game *g = marches(2, FRENCH, "FR-ic-01 6038; FR-P 6035; RU-id-01 6034");
		rolls(g, cases[k].first, cases[k].second);
		play(g, "take FR-ic-01; march FR-ic-01 6037; choose 2");
		if (cases[k].second)
			play(g, "choose 4");
		play(g, "march FR-ic-01 6035");
		assert_true(set_empty(&now(g)->hand));
		assert_int_equal(set_has(&state(g)->doomed, piece(g, "RU-id-01")), cases[k].doomed);
		assert_int_equal(disrupted(g, "FR-ic-01"), k == 1);
		leave(g);
	}
	/* another who stands there and is strong enough without him */
	struct game *g = marches(2, FRENCH, "FR-ic-01 6038; FR-ic-02 6035; FR-P 6035; RU-id-01 6034");
	rolls(g, 6, 0);
	play(g, "take FR-ic-01; march FR-ic-01 6037; choose 2; march FR-ic-01 6035");
	lost(g, "FR-ic-01");
	assert_true(set_has(&state(g)->doomed, piece(g, "RU-id-01")));
	leave(g);
}

/* [Forced March H] [reading 30] A triple march that a zone stops in its second allowance rolls first. */
static void hex1812_a_triple_march_rolls_before_an_elimination(void **unused)
{
	(void)unused;
	for (int die = 1; die <= 6; die += 5) {
		struct game *g = marches(2, FRENCH, "FR-ic-01 6038; FR-P 6035; RU-id-01 6034");
		rolls(g, die, 0);
		play(g, "take FR-ic-01; choose 0; march FR-ic-01 6037; choose 1; march FR-ic-01 6035");
		assert_true(set_empty(&now(g)->hand));
		assert_int_equal(set_has(&state(g)->doomed, piece(g, "RU-id-01")), die == 1);
		leave(g);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(hex1812_triple_march_of_the_example),
		cmocka_unit_test(hex1812_double_marches_of_the_example),
		cmocka_unit_test(hex1812_forced_march_f),
		cmocka_unit_test(hex1812_option_to_halt),
		cmocka_unit_test(hex1812_forced_march_tables_e),
		cmocka_unit_test(hex1812_depots_roll_too),
		cmocka_unit_test(hex1812_no_forced_march_after_a_stop),
		cmocka_unit_test(hex1812_disruption_b),
		cmocka_unit_test(hex1812_the_toll_comes_before_an_elimination),
		cmocka_unit_test(hex1812_a_triple_march_rolls_before_an_elimination),
		cmocka_unit_test(hex1812_a_lost_supply_unit_leaves_its_depot),
		cmocka_unit_test(hex1812_chances_before_the_die),
		cmocka_unit_test(hex1812_points_lost_with_the_next_allowance),
		cmocka_unit_test(hex1812_reach_in_shades),
		cmocka_unit_test(hex1812_a_named_triple_march_is_sure_of_two),
		cmocka_unit_test(hex1812_prompts_name_the_hex),
		cmocka_unit_test(hex1812_forced_march_h),
		cmocka_unit_test(hex1812_a_stopped_triple_march_rolls),
		cmocka_unit_test(hex1812_the_last_point_leaves_the_die),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
