/* The worked examples of combat: 1 to 3, 6 to 10 and 14 of the readings, both examples of the rulebook among them. */
#include "war.h"

#include <stdio.h>

/* Davout before Smolensk beyond the bridge of the Dnieper; Ney force marched; stack C without a commander. */
static const char *const smolensk =
	"FR-IG-1 1009; FR-I-1 1009; FR-I-2 1009; FR-I-3 1009; FR-IG-5 1009; FR-IG-6 1009; FR-Davout 1009;"
	"FR-III-1 0909!; FR-III-2 0909!; FR-III-3 0909!; FR-IG-7 0909!; FR-Ney 0909; FR-VI-1 1109;"
	"RU-1V-1 1008; RU-1V-2 1008; RU-1V-3 1008; RU-Constantine 1008;"
	"RU-1VI-3 1007!; RU-1VI-4 1007!; RU-1VI-1 1007!; RU-Platov 1007; RU-1I-1 1108; RU-Wittgenstein 1108; RU-1II-1 0908";

/* [10.2] [10.3] [10.4] [10.5] [10.7] Example 1: Davout 3 + 1 + 3, Ney comes with 8, stack C not with 4; Platov 7 and Wittgenstein 9 come, stack Y
 * not with 3. [11.3] [11.4] [11.5] [11.6] [11.7] Example 2: 15 to 12. */
static void gamble_10_4_and_11_5_examples_of_play(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 5, smolensk);
	combat_begins(g, FRENCH, 3, 2);
	play(g, "take FR-I-1; assault 1008; spend 1");
	dice(g, "3");
	play(g, "commit");
	assert_int_equal(told(g, ACCOUNT_ORDER, 0, TEXT_FINAL), 7);
	row_is(g, ROW_SUPPORT, FRENCH);
	assert_string_equal(rule_asked(g), "10.3");
	play(g, "name 0909; name 1109; done");
	row_is(g, ROW_PLEDGE, RUSSIAN);
	dice(g, "5 3");
	play(g, "spend 2");
	assert_true(noted(g, TEXT_COMES) && noted(g, TEXT_STAYS_AWAY));
	row_is(g, ROW_SUPPORT, RUSSIAN);
	assert_string_equal(rule_asked(g), "10.5");
	refused(g, "name 0407", "10.5");
	play(g, "name 1007; name 1108; name 0908");
	assert_int_equal(state(g)->cc[RUSSIAN], 0);
	/* Platov, Wittgenstein, stack Y in the order in which they were called; FAV, FDV, hits of the loser */
	dice(g, "3 6 1 5 2 3");
	play(g, "done");
	assert_int_equal(told(g, ACCOUNT_COMBAT, 0, TEXT_FINAL), 15);
	assert_int_equal(told(g, ACCOUNT_COMBAT, 1, TEXT_FINAL), 12);
	assert_int_equal(told(g, ACCOUNT_COMBAT, 0, TEXT_HITS), 3);
	assert_int_equal(told(g, ACCOUNT_COMBAT, 1, TEXT_HITS), 2);
	row_is(g, ROW_HITS, RUSSIAN);
	/* [11.17] at least two of three on Constantine's own stack */
	says(g, "hit RU-Constantine", "11.17", "is a commander");
	play(g, "hit RU-1I-1");
	refused(g, "hit RU-1VI-3", "11.17");
	play(g, "hit RU-1V-1; hit RU-1V-2");
	assert_true(disrupted(g, "RU-1V-1") && disrupted(g, "RU-1V-2") && disrupted(g, "RU-1I-1"));
	leave(g);
}

/* [11.15] What the die of the loser makes of a difference of three: 0, 1, 2, 2, 3, 4. */
static void gamble_11_15_the_loser_strikes_back(void **unused)
{
	(void)unused;
	static const int hits[6] = {0, 1, 2, 2, 3, 4};
	struct game *g = war(NULL, 5, smolensk);
	for (int die = 1; die <= 6; die++)
		assert_int_equal(gb_loser_hits(&g->s, 3, die), hits[die - 1]);
	assert_int_equal(gb_loser_hits(&g->s, -4, 6), 4);
	assert_int_equal(gb_winner_hits(-4), 4);
	leave(g);
}

/* [10.2, reading 13] [10.6] Example 3: a die of 1 aborts Napoleon's attack though the sum is 8; the enemy is next, and he may try later. */
static void gamble_10_2_a_one_aborts(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 5, "FR-IG-1 1009; FR-Napoleon 1009; RU-1V-1 1008; RU-1V-2 1008");
	combat_begins(g, FRENCH, 4, 2);
	play(g, "take FR-Napoleon; assault 1008; spend 3");
	dice(g, "1");
	play(g, "commit");
	assert_true(noted(g, TEXT_ABORTED));
	assert_int_equal(state(g)->cc[FRENCH], 1);
	row_is(g, ROW_ORDER, RUSSIAN);
	play(g, "pass");
	row_is(g, ROW_ORDER, FRENCH);
	/* [10.2] a failure ends the attacks of a side: 4 + 1 + 2 = 7 goes ahead, 4 + 2 = 6 fails */
	play(g, "take FR-IG-1; assault 1008");
	dice(g, "2");
	play(g, "commit");
	assert_true(noted(g, TEXT_FAILED));
	assert_int_not_equal(frame_now(now(g))->row, ROW_ORDER);
	leave(g);
}

/* What the attack that is ordered adds up to, dice left out. */
static int attack_value(struct game *g, int ledger)
{
	struct gamble copy = *state(g);
	struct gb_sum sum;
	assert_true(gb_order_draft(&g->s, state(g), &copy.fight));
	gb_add_up(&g->s, &copy, &sum, NULL);
	return sum.value[ledger];
}

/* [11.2] [11.4] Example 6: 5 halved 2, -3 over the river, CR 2; quartered 1 when they have fought as well. With the die of 4: 5 and 4. */
static void gamble_11_2_halving_and_quartering(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 5, "FR-II-1 1009!; FR-II-2 1009; FR-IX-3 1009; FR-Oudinot 1009; RU-1V-1 1008; RU-1V-2 1008");
	combat_begins(g, FRENCH, 4, 2);
	play(g, "take FR-II-1; assault 1008");
	/* Smolensk is a fortress as well: one less with artillery */
	assert_int_equal(attack_value(g, 0), 2 - 3 - 1 + 2);
	now(g)->piece[piece(g, "FR-II-2")].fatigue = 1;
	assert_int_equal(attack_value(g, 0), 1 - 3 - 1 + 2);
	now(g)->piece[piece(g, "FR-II-1")].flags = 0;
	assert_int_equal(attack_value(g, 0), 2 - 3 - 1 + 2);
	now(g)->piece[piece(g, "FR-IX-3")].fatigue = 2;
	assert_int_equal(attack_value(g, 0), 1 - 3 - 1 + 2);
	leave(g);
}

/* [11.4] Example 7: four infantry without guns over a river into a fortress with CR 3: 4 - 3 - 2 + 3. */
static void gamble_11_4_fortress_over_a_river(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 5, "FR-I-1 1009; FR-I-2 1009; FR-I-3 1009; FR-I-4 1009; FR-Davout 1009; RU-1V-1 1008");
	combat_begins(g, FRENCH, 4, 2);
	play(g, "take FR-I-1; assault 1008");
	assert_int_equal(attack_value(g, 0), 2);
	/* [11.7] one unit, no commander */
	assert_int_equal(attack_value(g, 1), 1);
	leave(g);
}

/* [11.4] Works in a marsh (card 11): without guns one deduction of two for both; with guns one for the works and two for the ground. */
static void gamble_11_4_works_in_difficult_ground(void **unused)
{
	(void)unused;
	static const int guns[] = {2 - 2, 3 + 2 - 1 - 2};
	for (int n = 0; n < 2; n++) {
		struct game *g = war(NULL, 5, n ? "FR-I-1 0907; FR-I-2 0907; FR-IG-6 0907; RU-1V-1 1006" : "FR-I-1 0907; FR-I-2 0907; RU-1V-1 1006");
		assert_true(gb_own(&g->s)->rough[hex(g, "1006")]);
		gb_effects_clear(state(g));
		combat_begins(g, FRENCH, 4, 2);
		play(g, "take FR-I-1; assault 1006");
		int river = attack_value(g, 0) - (n ? 3 + 2 - 2 : 2 - 2);
		state(g)->effects.fortress = (int16_t)hex(g, "1006");
		assert_int_equal(attack_value(g, 0) - river, guns[n]);
		leave(g);
	}
}

/* [11.5] Example 8: two units support over a river 0, force marched -1, with a commander 0. */
static void gamble_11_5_supports_may_be_worse_than_nothing(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 5, "FR-I-1 0908; FR-III-1 1009; FR-III-2 1009; FR-Ney 0909; RU-1V-1 1008; FR-IG-6 1009");
	struct gamble *c = state(g);
	struct gb_sum sum;
	c->fight.from = (int16_t)hex(g, "0908");
	c->fight.to = (int16_t)hex(g, "1008");
	c->fight.side = FRENCH;
	set_add(&c->fight.attackers, piece(g, "FR-I-1"));
	gb_add_up(&g->s, c, &sum, NULL);
	int alone = sum.value[0];
	c->fight.called[FRENCH] = 1;
	c->fight.call[FRENCH][0] = (int16_t)hex(g, "1009");
	gb_add_up(&g->s, c, &sum, NULL);
	assert_int_equal(sum.value[0] - alone, 3 - 2); /* with guns no deduction for the fortress */
	now(g)->piece[piece(g, "FR-IG-6")].place = AT_GONE;
	gb_add_up(&g->s, c, &sum, NULL);
	assert_int_equal(sum.value[0] - alone, 2 - 2 - 1);
	now(g)->piece[piece(g, "FR-III-1")].flags = FLAG_FORCED;
	gb_add_up(&g->s, c, &sum, NULL);
	assert_int_equal(sum.value[0] - alone, 1 - 2 - 1);
	now(g)->piece[piece(g, "FR-Ney")].place = (int16_t)hex(g, "1009");
	gb_add_up(&g->s, c, &sum, NULL);
	assert_int_equal(sum.value[0] - alone, 1 - 2 - 1 + 1);
	leave(g);
}

/* [11.18] [11.14] [11.19] Example 9: two disrupted units with a commander are worth their die; three hits kill both, the attacker suffers
 * none whatever the die, and the commander is lost on 1. [14.7] */
static void gamble_11_18_disrupted_defenders(void **unused)
{
	(void)unused;
	for (int die = 1; die <= 2; die++) {
		struct game *g = war(NULL, 5, "FR-VI-1 1109; FR-VI-3 1109; FR-Reynier 1109; RU-1V-1 1108*; RU-1V-2 1108*; RU-Constantine 1108;"
					      "RU-1I-1 1007");
		combat_begins(g, FRENCH, 4, 0);
		play(g, "take FR-VI-1; assault 1108; spend 4");
		/* order; FAV 2 + 2 + 1 + 1, FDV 3, hits of the loser 6; the commander */
		dice(g, die == 1 ? "6 1 3 6 1" : "6 1 3 6 2");
		play(g, "commit");
		if (frame_now(now(g))->row == ROW_SUPPORT)
			play(g, "done");
		assert_int_equal(told(g, ACCOUNT_COMBAT, 0, TEXT_FINAL), 6);
		assert_int_equal(told(g, ACCOUNT_COMBAT, 1, TEXT_FINAL), 3);
		assert_true(lost(g, "RU-1V-1") && lost(g, "RU-1V-2") && !disrupted(g, "FR-VI-1") && !disrupted(g, "FR-VI-3"));
		if (die == 1) {
			assert_true(lost(g, "RU-Constantine"));
		} else {
			row_is(g, ROW_ESCAPE, RUSSIAN);
			play(g, "put RU-Constantine 1007");
		}
		/* [11.13] whatever is in good order may come in, a commander behind troops */
		row_is(g, ROW_ADVANCE, FRENCH);
		refused(g, "advance FR-Reynier 1108", "11.13");
		play(g, "advance FR-VI-1 1108; advance FR-Reynier 1108; done");
		stands(g, "FR-Reynier", "1108");
		assert_int_equal(state(g)->effects.decisive[FRENCH], 0); /* two units only */
		leave(g);
	}
}

/* [16.4] [16.4.5] Example 10: five units of two types with Napoleon: 5 + 3 + 2 + 4; tired (10 halved) 5 + 4. */
static void gamble_16_4_napoleon_in_battle(void **unused)
{
	(void)unused;
	struct game *g = war("advanced=1", 5, "FR-IG-1 1109; FR-IG-2 1109; FR-IG-3 1109; FR-IG-4 1109; FR-IG-6 1109; FR-Napoleon 1109; RU-1V-1 1108");
	combat_begins(g, FRENCH, 4, 2);
	play(g, "take FR-IG-1; assault 1108");
	assert_int_equal(attack_value(g, 0), 14);
	now(g)->piece[piece(g, "FR-IG-1")].fatigue = 1;
	assert_int_equal(attack_value(g, 0), 9);
	leave(g);
}

/* [11.11] [11.10] [reading 15] Example 14: three line units that have won withdraw all the same, onto two others: one of them must go on,
 * disrupted, one hex further; the hex then holds exactly six. */
static void gamble_11_11_no_room(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 5, "FR-I-1 1109; RU-1II-1 1108; RU-1II-2 1108; RU-1VI-1 1108; RU-1VI-2 1007; RU-1IV-1 1007;"
				      "FR-X-1 1610; RU-Dan-1 1609");
	combat_begins(g, FRENCH, 4, 0);
	play(g, "take FR-I-1; assault 1108; spend 4");
	dice(g, "6");
	play(g, "commit");
	/* 1 + 4 against 3 + 3; the die of 1 leaves the winner without a hit */
	dice(g, "4 3 1");
	play(g, "done");
	assert_true(disrupted(g, "FR-I-1"));
	/* [11.17] one hit is an odd number: he could take one more */
	row_is(g, ROW_HITS, FRENCH);
	play(g, "done");
	row_is(g, ROW_WITHDRAW, RUSSIAN);
	says(g, "send RU-1II-1 1008", "11.11", "beside the stack that attacked");
	play(g, "send RU-1II-1 1007");
	row_is(g, ROW_OVERFLOW, RUSSIAN);
	refused(g, "hit RU-1VI-2", "11.11");
	play(g, "hit RU-1II-2; send RU-1II-2 0907");
	stands(g, "RU-1II-2", "0907");
	stands(g, "RU-1VI-1", "1007");
	assert_true(disrupted(g, "RU-1II-2") && !disrupted(g, "RU-1VI-1"));
	/* [11.12] nobody comes in after a defender who won */
	row_is(g, ROW_ORDER, RUSSIAN);
	leave(g);
	/* without a further hex the unit is lost */
	g = war(NULL, 5, "FR-I-1 1109; RU-1II-1 1108; RU-1II-2 1108; RU-1VI-1 1108; RU-1VI-2 1007; RU-1IV-1 1007; FR-II-1 0907; FR-II-2 0908;"
			 "RU-Dan-1 1006; RU-Dan-2 1006; RU-Dan-3 1006; RU-Dan-4 1006;"
			 "RU-Dan-5 1107; RU-Dan-6 1107; RU-Dan-7 1107; FR-X-1 1610; RU-Fin-1 1609");
	combat_begins(g, FRENCH, 4, 0);
	play(g, "take FR-I-1; assault 1108; spend 4");
	dice(g, "6");
	play(g, "commit");
	if (frame_now(now(g))->side == FRENCH)
		play(g, "done");
	dice(g, "4 3 1");
	play(g, "done; done; send RU-1II-1 1007; hit RU-1II-2");
	assert_true(lost(g, "RU-1II-2"));
	leave(g);
}

/* [11.11] [15.2] The hex that is reached holds nine by itself, with nothing left that makes room: of those who withdrew all must go on, and no
 * more can, so nobody is asked. Two ways on are asked for, one is taken, without any they are lost. */
static void gamble_11_11_an_overfull_hex(void **unused)
{
	(void)unused;
	static const char *const closed[] = {"", "FR-II-2 0908; RU-Dan-2 1006; RU-Dan-3 1006; RU-Dan-4 1006; RU-Dan-5 1006", "FR-II-1 0907; FR-II-2 0908; RU-Dan-2 1006; RU-Dan-3 1006; RU-Dan-4 1006; RU-Dan-5 1006"};
	for (int n = 0; n < 3; n++) {
		char units[512];
		snprintf(units, sizeof units, "FR-I-1 1109; FR-I-2 1109; RU-1II-1 1108; RU-1II-2 1108*; RU-1VI-1 1007; RU-1VI-2 1007; RU-1IV-1 1007;"
			 "RU-2VII-2 1007; RU-1I-2 1007; RU-Riga-1 1007; FR-X-1 1610; RU-Dan-1 1609; %s", closed[n]);
		struct game *g = war("capacity=1", 5, units);
		struct gb_survey v;
		gb_survey(&g->s, state(g), &v);
		assert_int_equal(v.of[hex(g, "1007")], 18);
		combat_begins(g, FRENCH, 4, 0);
		play(g, "take FR-I-1; assault 1108; spend 4");
		dice(g, "6");
		play(g, "commit");
		/* 2 + 3 against 1 + 6: two hits; the die of 1 spares the winner */
		dice(g, "3 6 1");
		play(g, "done; hit FR-I-1; hit FR-I-2");
		row_is(g, ROW_WITHDRAW, RUSSIAN);
		play(g, "send RU-1II-1 1007");
		assert_true(lost(g, "RU-1II-2")); /* it was disrupted already */
		if (n == 0) {
			row_is(g, ROW_OVERFLOW, RUSSIAN);
			refused(g, "hit RU-1VI-2", "11.11");
			play(g, "send RU-1II-1 0907");
			stands(g, "RU-1II-1", "0907");
		}
		assert_int_equal(lost(g, "RU-1II-1"), n == 2);
		assert_true(lost(g, "RU-1II-1") || disrupted(g, "RU-1II-1"));
		assert_false(disrupted(g, "RU-1VI-1") || disrupted(g, "RU-Riga-1"));
		row_is(g, ROW_ORDER, RUSSIAN);
		leave(g);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(gamble_10_4_and_11_5_examples_of_play),
		cmocka_unit_test(gamble_11_15_the_loser_strikes_back),
		cmocka_unit_test(gamble_10_2_a_one_aborts),
		cmocka_unit_test(gamble_11_2_halving_and_quartering),
		cmocka_unit_test(gamble_11_4_fortress_over_a_river),
		cmocka_unit_test(gamble_11_4_works_in_difficult_ground),
		cmocka_unit_test(gamble_11_5_supports_may_be_worse_than_nothing),
		cmocka_unit_test(gamble_11_18_disrupted_defenders),
		cmocka_unit_test(gamble_16_4_napoleon_in_battle),
		cmocka_unit_test(gamble_11_11_no_room),
		cmocka_unit_test(gamble_11_11_an_overfull_hex),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
