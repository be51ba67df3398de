/* Worked examples that take more than one rule, from the attack to its end. The others stand with their rules: 1 and 2 in
 * test_forced_march.c, 3 in test_combat_odds.c, 5 in test_combat_results.c, 6 in test_automatic.c, 7, 14 and 15 in
 * test_movement.c, 8 and 12 in test_supply.c, 13 in test_score.c.
 */
#include "battlefield.h"
#include "marches.h"

/* One attack is declared and fought; nobody retreats before it. */
static void fight(struct game *g, const char *declare, const char *at, int die)
{
	dice(g, die);
	play(g, declare);
	if (frame_now(now(g))->row == ROW_RETIRE)
		play(g, "done");
	play(g, at);
}

/* Example 4 [Combat F] [Combat H] [Leaders A] [Leaders B] [Retreat Procedure]: 5-5, 2-3 and 3-6 with ten of Davout's thirteen are 20,
 * 5-5 and Bagration behind a bridge (5 + 4) x 2 = 18; 111 % and a 5 are Drs, and enemies and unbridged rivers leave no way: both are
 * eliminated. */
static void hex1812_example_4(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-ic-01 2825; FR-id-01 2825; FR-cc-01 2825; FR-C 2825; RU-ic-01 2826; RU-B 2826; "
						"FR-cd-01 2727; FR-cd-02 2827; FR-cd-03 2926; FR-cd-04 2927");
	odds_are(g, "2825", "2826", 20, 18, 111);
	int d = hx_direction(&g->s, hex(g, "2826"), hex(g, "2726")), side = ground_of(&g->s)->side[hex(g, "2826")][d];
	assert_true(side & SIDE_RIVER && !(side & SIDE_BRIDGE)); /* the one hex without a Frenchman */
	fight(g, "declare FR-ic-01 2826; commit", "name 2826", 5);
	lost(g, "RU-ic-01");
	lost(g, "RU-B");
	stands(g, "FR-ic-01", "2825");
	leave(g);
}

/* Example 9 [Combat I]: 15 against 5 behind an unbridged river is 150 %, whatever the die all attackers are gone; 16 is 160 % and the
 * column 160-179. */
static void hex1812_example_9(void **unused)
{
	(void)unused;
	for (int die = 1; die <= 6; die++) {
		struct game *g = battlefield(2, FRENCH, "FR-ic-01 2830; FR-ic-02 2830; FR-ic-03 2830; RU-ic-01 2831");
		fight(g, "declare FR-ic-01 2831; commit", "name 2831", die);
		lost(g, "FR-ic-01");
		lost(g, "FR-ic-02");
		lost(g, "FR-ic-03");
		stands(g, "RU-ic-01", "2831");
		leave(g);
	}
	struct game *g = battlefield(2, FRENCH, "FR-ic-01 2830; FR-ic-02 2830; FR-ic-03 2830; FR-cd-01 2830; RU-ic-01 2831");
	odds_are(g, "2830", "2831", 16, 10, 160);
	fight(g, "declare FR-ic-01 2831; commit", "name 2831", 6);
	lost(g, "RU-ic-01");
	row_is(g, ROW_PAY, FRENCH);
	leave(g);
}

/* Example 10 [Fortresses C] [Combat Results Table half ex]: a 2-3 in Bobruisk defends with 6; at 166 % a 3 is Drs and does nothing, a 6
 * is the half exchange: it is gone for at least one point of the attackers. */
static void hex1812_example_10(void **unused)
{
	(void)unused;
	static const char *const units = "FR-ic-01 3533; FR-ic-02 3533; RU-id-01 3532";
	struct game *g = battlefield(2, FRENCH, units);
	odds_are(g, "3533", "3532", 10, 6, 166);
	fight(g, "declare FR-ic-01 3532; commit", "name 3532", 3);
	stands(g, "RU-id-01", "3532");
	assert_false(disrupted(g, "RU-id-01"));
	leave(g);
	g = battlefield(2, FRENCH, units);
	fight(g, "declare FR-ic-01 3532; commit", "name 3532", 6);
	lost(g, "RU-id-01");
	row_is(g, ROW_PAY, FRENCH);
	assert_int_equal(state(g)->owed, 2); /* twice one point */
	play(g, "lose FR-ic-02");
	lost(g, "FR-ic-02");
	stands(g, "FR-ic-01", "3533");
	leave(g);
}

/* Example 11 [Winter M] [Forced March G] [Unsupplied Chart]: on turn 12 a 3-6 moves 5 and doubled 10; a 3 on the Unsupplied Chart is
 * nothing on turn 11 and death on turn 12. */
static void hex1812_example_11(void **unused)
{
	(void)unused;
	struct game *g = marches(12, FRENCH, "FR-cc-01 6030");
	play(g, "take FR-cc-01; march FR-cc-01 6035");
	assert_int_equal(state(g)->march.left, 0);
	dice(g, 1);
	play(g, "choose 2; march FR-cc-01 6040");
	stands(g, "FR-cc-01", "6040");
	assert_true(set_empty(&now(g)->hand));
	leave(g);
	for (int turn = 11; turn <= 12; turn++) {
		g = battlefield(turn, FRENCH, "FR-cc-01 6034");
		for (int r = 0; r < ground_of(&g->s)->regions; r++)
			state(g)->depleted[r] = DEPLETED_FULL;
		dice(g, 3);
		run_row(g, ROW_SUPPLY, NOBODY);
		assert_int_equal(now(g)->piece[piece(g, "FR-cc-01")].place >= 0, turn == 11);
		leave(g);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(hex1812_example_4),
		cmocka_unit_test(hex1812_example_9),
		cmocka_unit_test(hex1812_example_10),
		cmocka_unit_test(hex1812_example_11),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
