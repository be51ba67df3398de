/* Retreat before combat: Combat D and E. */
#include "marches.h"

#include "words/words.h"

#include <string.h>

/* [Combat D] The attacked side is asked before anything is fought; [Combat E] who goes is disrupted. */
static void hex1812_retreat_before_combat(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-ic-01 6034; RU-ic-01 6035; RU-ic-02 6037");
	play(g, "declare FR-ic-01 6035; commit");
	row_is(g, ROW_RETIRE, RUSSIAN);
	refused(g, "take RU-ic-02", "Combat D");
	refused(g, "take FR-ic-01", "Combat D");
	refused(g, "take RU-ic-01 4", "Combat D"); /* one by one, not by fours */
	refused(g, "retreat RU-ic-01 6039", "Combat D");
	play(g, "take RU-ic-01");
	refused(g, "retreat RU-ic-01 6037", "Combat E"); /* a friend stands there */
	refused(g, "retreat RU-ic-01 6341", "Combat E"); /* too far */
	refused(g, "done", "Combat D");
	play(g, "retreat RU-ic-01 6038");
	assert_true(disrupted(g, "RU-ic-01"));
	assert_true(happened(g, EVENT_RETREAT, "RU-ic-01"));
	stands(g, "RU-ic-01", "6038");
	/* [Combat J] all are gone: nothing is fought, the attacker may come in */
	row_is(g, ROW_ADVANCE, FRENCH);
	play(g, "advance FR-ic-01 6035");
	stands(g, "FR-ic-01", "6035");
	leave(g);
}

/* [Combat D 2] At 500 % only cavalry and leaders leave, by the odds with which the segment began. */
static void hex1812_at_500_percent_only_cavalry_leaves(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-ic-01 6034; FR-ic-02 6034; FR-ic-03 6034; RU-id-01 6035; RU-cd-01 6035; RU-su-1 6035");
	odds_are(g, "6034", "6035", 15, 3, 500);
	play(g, "declare FR-ic-01 6035; commit");
	refused(g, "take RU-id-01", "Combat D");
	refused(g, "take RU-su-1", "Combat D");
	play(g, "take RU-cd-01; retreat RU-cd-01 6039");
	row_is(g, ROW_RESOLVE, FRENCH);
	leave(g);
	/* [Combat D 2] leaders too */
	g = battlefield(2, FRENCH, "FR-ic-01 6034; RU-A 6035");
	play(g, "declare FR-ic-01 6035; commit");
	assert_true(offered(g, "take RU-A"));
	leave(g);
	/* 300 % to begin with: when one has gone the other may go too */
	g = battlefield(2, FRENCH, "FR-ic-01 6034; FR-ic-02 6034; FR-id-01 6034; RU-id-01 6035; RU-id-02 6035");
	odds_are(g, "6034", "6035", 12, 4, 300);
	play(g, "declare FR-ic-01 6035; commit; take RU-id-01; retreat RU-id-01 6038");
	assert_true(offered(g, "take RU-id-02"));
	leave(g);
}

/* [Combat D 3] The disrupted stand. */
static void hex1812_disrupted_units_must_stand(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-ic-01 6034; RU-ic-01 6035*; RU-cc-01 6035");
	play(g, "declare FR-ic-01 6035; commit");
	row_is(g, ROW_RETIRE, RUSSIAN);
	refused(g, "take RU-ic-01", "Combat D");
	assert_true(offered(g, "take RU-cc-01"));
	leave(g);
	/* nobody can go: nobody is asked */
	g = battlefield(2, FRENCH, "FR-ic-01 6034; RU-ic-01 6035*");
	play(g, "declare FR-ic-01 6035; commit");
	row_is(g, ROW_RESOLVE, FRENCH);
	leave(g);
}

/* [Combat D] A leader, never disrupted, retreats once. [Disruption] */
static void hex1812_leaders_retreat_once_and_are_not_disrupted(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-ic-01 6034; FR-ic-02 6040; RU-ic-01 6035; RU-A 6035; RU-ic-02 6039");
	play(g, "declare FR-ic-01 6035; declare FR-ic-02 6039; commit");
	play(g, "take RU-A; retreat RU-A 6039"); /* onto another hex that is attacked */
	assert_false(disrupted(g, "RU-A"));
	refused(g, "take RU-A", "Combat D");
	leave(g);
}

/* [reading 28] Depots stay, and alone beside the enemy they are lost (Supply C). */
static void hex1812_depots_do_not_retreat_before_combat(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, RUSSIAN, "RU-ic-01 6034; FR-su-1 6035; FR-dp-01 6035; FR-id-01 6035");
	play(g, "declare RU-ic-01 6035; commit");
	refused(g, "take FR-dp-01", "Combat D");
	play(g, "take FR-su-1; retreat FR-su-1 6038");
	stands(g, "FR-dp-01", "6035");
	play(g, "take FR-id-01; retreat FR-id-01 6037");
	lost(g, "FR-dp-01");
	row_is(g, ROW_ADVANCE, RUSSIAN);
	leave(g);
}

/* [Combat C] Who stays defends; [Combat D] it is a choice unit by unit. */
static void hex1812_part_of_a_stack_retreats(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-ic-01 6034; RU-ic-01 6035; RU-id-01 6035");
	play(g, "declare FR-ic-01 6035; commit; take RU-ic-01; retreat RU-ic-01 6038; done");
	row_is(g, ROW_RESOLVE, FRENCH);
	odds_are(g, "6034", "6035", 5, 2, 250);
	leave(g);
}

/* Does standing and fighting cost a question, and what does it say, in one line? "": it does not. */
static void standing_asks(struct game *g, const char *words)
{
	struct order o;
	struct outlook out;
	assert_true(order_parse(&g->s, "done", (enum side)frame_now(now(g))->side, &o, &g->e));
	assert_int_equal(rules_costs(&g->s, now(g), &o, &out), words[0] != 0);
	assert_string_equal(out.warnings ? out.warn[0].words.at : "", words);
	assert_int_equal(out.warnings, words[0] != 0);
}

/* [Combat D] A leader without units who could go is not left to chance unasked; among units only he who is worth points [Victory A]. */
static void hex1812_standing_with_a_lone_leader_is_asked_about(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, RUSSIAN, "RU-ic-01 6034; FR-A 6035; FR-B 6035");
	play(g, "declare RU-ic-01 6035; commit");
	row_is(g, ROW_RETIRE, FRENCH);
	standing_asks(g, "Napoleon and Ney stay in 6035 without units: lost 5 in 6, and 5 points with Napoleon");
	leave(g);
	g = battlefield(2, RUSSIAN, "RU-ic-01 6034; RU-ic-02 6034; FR-A 6035; FR-B 6035; FR-id-01 6035");
	play(g, "declare RU-ic-01 6035; commit");
	standing_asks(g, "Napoleon stays in 6035: lost 5 in 6, and 5 points with Napoleon");
	leave(g);
	/* attacked from two hexes apart he is told of once, by the worse of them */
	g = battlefield(2, RUSSIAN, "RU-ic-01 6034; RU-ic-02 6036; FR-A 6035; FR-B 6035");
	play(g, "declare RU-ic-02 6035; declare RU-ic-01 6035; commit");
	assert_int_equal(state(g)->battles, 2);
	standing_asks(g, "Napoleon and Ney stay in 6035 without units: lost 5 in 6, and 5 points with Napoleon");
	leave(g);
	/* an ordinary leader among units is the player's own affair, and so is an attack that cannot eliminate */
	g = battlefield(2, FRENCH, "FR-ic-01 6034; FR-ic-02 6034; RU-id-01 6035; RU-A 6035");
	play(g, "declare FR-ic-01 6035; commit");
	standing_asks(g, "");
	leave(g);
}

/* [Combat K] [Combat J] An elimination over a river has been fought on the march: it is no attack that looms. */
static void hex1812_an_elimination_on_the_march_looms_no_more(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-ic-01 2825; FR-ic-02 2825; FR-A 2725; FR-ic-03 2724; RU-id-01 2826; RU-A 2824; RU-ic-01 6028");
	struct text what;
	struct outlook out;
	play(g, "take FR-A; march FR-A 2825; take FR-ic-03; march FR-ic-03 2825; halt; done; declare FR-ic-03 2824; commit");
	row_is(g, ROW_RETIRE, RUSSIAN);
	assert_int_equal(state(g)->battles, 2);
	assert_true(words_of(&g->s)->looms(&g->s, now(g), 0, &what, &out));
	assert_non_null(strstr(what.at, "Vileika (2825) attacks 2824"));
	assert_false(words_of(&g->s)->looms(&g->s, now(g), 1, &what, &out));
	leave(g);
}

static void leaving_is(const char *units, const char *words)
{
	struct game *g = battlefield(2, FRENCH, units);
	struct order attack = order_make(VERB_DECLARE, FRENCH, piece(g, "FR-ic-01"), hex(g, "6035"), NONE);
	struct outlook out;
	hx_odds(&g->s, now(g), &attack, NULL, &out);
	assert_in_range(out.warnings, 1, OUTLOOK_WARNINGS);
	assert_string_equal(out.warn[out.warnings - 1].words.at, words);
	leave(g);
}

/* [Combat D] [Combat D 2] What an attack promises is told with who of those attacked need not wait for it. */
static void hex1812_an_attack_tells_who_may_leave_it(void **unused)
{
	(void)unused;
	leaving_is("FR-ic-01 6034; RU-ic-01 6035", "Russian Infantry Corps may retreat before combat");
	leaving_is("FR-ic-01 6034; FR-ic-02 6034; FR-ic-03 6034; RU-id-01 6035", "Nobody there may retreat before combat");
	leaving_is("FR-ic-01 6034; FR-ic-02 6034; FR-ic-03 6034; RU-id-01 6035; RU-cd-01 6035; RU-su-1 6035",
		   "Russian Cavalry Division may retreat before combat, nobody else there");
	leaving_is("FR-ic-01 6034; RU-id-01 6035; RU-cd-01 6035", "All 2 units there may retreat before combat");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(hex1812_retreat_before_combat),
		cmocka_unit_test(hex1812_at_500_percent_only_cavalry_leaves),
		cmocka_unit_test(hex1812_disrupted_units_must_stand),
		cmocka_unit_test(hex1812_leaders_retreat_once_and_are_not_disrupted),
		cmocka_unit_test(hex1812_depots_do_not_retreat_before_combat),
		cmocka_unit_test(hex1812_part_of_a_stack_retreats),
		cmocka_unit_test(hex1812_standing_with_a_lone_leader_is_asked_about),
		cmocka_unit_test(hex1812_an_elimination_on_the_march_looms_no_more),
		cmocka_unit_test(hex1812_an_attack_tells_who_may_leave_it),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
