/* Retreat and pursuit of Napoleon 1807 (Combat 6 and 7), dice in place of cards. */
#include "theatre.h"

#include <string.h>


/* These attack with the cards given; nobody holds one. Losses are taken from infantry where there is a choice. */
static struct game *fought(const char *place, const char *blocks, const char *who, const char *cards)
{
	struct game *g = theatre(place, NULL, blocks);
	next_cards(g, cards);
	attack(g, who);
	while (frame_now(now(g))->row == ROW_LOSE || frame_now(now(g))->row == ROW_TIRE) {
		rules_orders(&g->s, now(g), &g->list);
		struct order o = g->list.at[0];
		assert_true(rules_play(&g->s, now(g), &o, &g->ev, &g->e));
	}
	return g;
}

/* [Combat 6] As many links as the losses differ, each away from the combat; a friendly corps stops it without fatigue. */
static void n7_combat_6_link_by_link(void **unused)
{
	(void)unused;
	struct game *g = fought("eylau", "F-NEY PEY 4/0; R-OST PEY 4/0; R-SAC SCH 3/1; R-PLA BIB 0/2", "F-NEY", "FR04 RU01");
	row_is(g, ROW_RETREAT, RUSSIAN);
	play(g, "retreat R-OST FRI");
	stands(g, "R-OST", "FRI");
	row_is(g, ROW_OPERATIONS, RUSSIAN);
	leave(g);
	g = fought("eylau", "F-NEY PEY 5/0; R-OST PEY 4/0; R-SAC SCH 3/1; R-PLA BIB 0/2", "F-NEY", "FR04 FR07 RU01");
	play(g, "retreat R-OST FRI");
	/* not to Bartenstein, which is no farther */
	says(g, "retreat R-OST BAR", "Combat 6", "away from");
	play(g, "retreat R-OST SCH");
	is(g, "R-OST", "2/0 +0");
	row_is(g, ROW_OPERATIONS, RUSSIAN);
	leave(g);
	/* friends stop it though it owes more */
	g = fought("eylau", "F-NEY PEY 5/0; R-OST PEY 4/0; R-SAC FRI 3/1; R-PLA BIB 0/2", "F-NEY", "FR04 FR07 RU01");
	play(g, "retreat R-OST FRI");
	stands(g, "R-OST", "FRI");
	is(g, "R-OST", "2/0 +0");
	row_is(g, ROW_OPERATIONS, RUSSIAN);
	leave(g);
}

/* [Combat 6] The own axis must be taken, the winner's never; after the first link the way is free. */
static void n7_combat_6_axis(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-NEY PEY 4/0; R-OST PEY 4/0; R-PLA BIB 0/2");
	axis(g, RUSSIAN, "PEY", "KRE");
	next_cards(g, "FR04 RU01");
	attack(g, "F-NEY");
	/* compelled: nobody is asked */
	stands(g, "R-OST", "KRE");
	leave(g);
	g = theatre("eylau", NULL, "F-NEY PEY 4/0; R-OST PEY 4/0; R-PLA BIB 0/2");
	axis(g, FRENCH, "PEY", "LAN");
	next_cards(g, "FR04 RU01");
	attack(g, "F-NEY");
	rules_orders(&g->s, now(g), &g->list);
	assert_int_equal(g->list.n, 5);
	says(g, "retreat R-OST LAN", "Combat 6", "bars");
	leave(g);
	/* the attackers beaten: only they go, by their own axis; friends who stayed out keep the area and the axis [reading 47] */
	g = theatre("eylau", NULL, "F-NEY PEY 4/0; F-SOU PEY 6/1; R-OST PEY 4/0; R-PLA BIB 0/2");
	axis(g, FRENCH, "PEY", "LAN");
	next_cards(g, "FR01 RU10");
	attack(g, "F-NEY");
	stands(g, "F-NEY", "LAN");
	stands(g, "F-SOU", "PEY");
	assert_int_equal(n7_axis_side(pos(g), area(g, "PEY")), FRENCH);
	leave(g);
}

/* [Combat 6] [reading 21] Into an enemy or contested area: it stops there, 2 fatigue for each enemy corps, vedettes and commanders not
 * counted; the area is contested, no axis is placed and none cut. */
static void n7_combat_6_into_the_enemy(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-NEY PEY 5/0; F-SOU FRI 6/1; F-AUG FRI 4/1; F-NAP FRI; R-OST PEY 4/0; R-TUC PEY 4/1; R-PLA BIB 0/2");
	axis(g, RUSSIAN, "PEY", "FRI");
	next_cards(g, "FR04 FR07 RU01 RU04");
	attack(g, "F-NEY");
	/* a loss each, at least one of them cavalry: Tuchkov's; two links are owed, one is gone; 4 fatigue, shared evenly; 2 + 2 by the combat */
	stands(g, "R-OST", "FRI");
	is(g, "R-OST", "3/0 +2");
	is(g, "R-TUC", "4/0 +2");
	assert_int_equal(n7_axis_side(pos(g), area(g, "FRI")), NOBODY);
	assert_true(n7_contested(&g->s, pos(g), area(g, "FRI")));
	leave(g);
	g = theatre("eylau", NULL, "F-NEY PEY 4/0; F-SOU FRI 6/1; R-SAC FRI 3/1; R-OST PEY 4/0; R-PLA BIB 0/2");
	axis(g, RUSSIAN, "PEY", "FRI");
	axis(g, FRENCH, "FRI", "PEY");
	next_cards(g, "FR04 RU01");
	attack(g, "F-NEY");
	is(g, "R-OST", "3/0 +2");
	/* the French axis there is not cut by a retreat */
	assert_int_equal(n7_axis_side(pos(g), area(g, "FRI")), FRENCH);
	leave(g);
}

/* [Combat 6] A destroyed bridge: 2 fatigue, cumulated with the rest and shared at the end of the retreat. */
static void n7_combat_6_destroyed_bridge(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-NEY FRI 5/0; F-SOU GER 6/1; R-OST FRI 4/0; R-PLA BIB 0/2");
	down(g, "FRI", "SCH");
	axis(g, RUSSIAN, "FRI", "SCH");
	next_cards(g, "FR04 FR07 RU01");
	attack(g, "F-NEY");
	stands(g, "R-OST", "SCH");
	/* one cavalry point cannot be asked of who has none */
	is(g, "R-OST", "2/0 +0");
	row_is(g, ROW_RETREAT, RUSSIAN);
	play(g, "retreat R-OST GER");
	/* 2 for the bridge, 2 for Soult */
	is(g, "R-OST", "2/0 +4");
	leave(g);
}

/* [Combat 6] [reading 19] A link after which the number cannot be made good is not offered while another does better. */
static void n7_combat_6_dead_ends(void **unused)
{
	(void)unused;
	/* from Tapiau Labiau is a dead end after one link */
	struct game *g = theatre("eylau", NULL, "F-NEY TAP 5/0; R-OST TAP 4/0; R-PLA BIB 0/2");
	next_cards(g, "FR04 FR07 RU01");
	attack(g, "F-NEY");
	row_is(g, ROW_RETREAT, RUSSIAN);
	says(g, "retreat R-OST LAB", "Combat 6", "full number");
	leave(g);
	/* for one link it will do */
	g = theatre("eylau", NULL, "F-NEY TAP 4/0; R-OST TAP 4/0; R-PLA BIB 0/2");
	next_cards(g, "FR04 RU01");
	attack(g, "F-NEY");
	assert_true(offered(g, "retreat R-OST LAB"));
	leave(g);
	/* and where friends stop it there */
	g = theatre("eylau", NULL, "F-NEY TAP 5/0; R-OST TAP 4/0; R-SAC LAB 3/1; R-PLA BIB 0/2");
	next_cards(g, "FR04 FR07 RU01");
	attack(g, "F-NEY");
	assert_true(offered(g, "retreat R-OST LAB"));
	leave(g);
	/* it ends where no link leads farther away: the axis compels */
	g = theatre("eylau", NULL, "F-NEY TAP 5/0; R-OST TAP 4/0; R-PLA BIB 0/2");
	axis(g, RUSSIAN, "TAP", "LAB");
	next_cards(g, "FR04 FR07 RU01");
	attack(g, "F-NEY");
	stands(g, "R-OST", "LAB");
	row_is(g, ROW_OPERATIONS, RUSSIAN);
	leave(g);

}

/* [Combat 6] [reading 28] A commander beside the beaten stack who would be left alone goes with it, though he was not chosen. */
static void n7_combat_6_commanders(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-NEY PEY 4/0; F-NAP PEY; R-OST PEY 4/0; R-PLA BIB 0/2");
	axis(g, FRENCH, "PEY", "LAN");
	next_cards(g, "FR01 RU10");
	attack(g, "F-NEY");
	stands(g, "F-NAP", "LAN");
	assert_false(now(g)->piece[piece(g, "F-NAP")].flags & FLAG_ACTIVATED);
	leave(g);
}

/* [Combat 6] [reading 17] One side wiped out by the result: no retreat, no pursuit, whatever the marks. */
static void n7_combat_6_wiped_out(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-NEY PEY 5/2; R-OST PEY 1/0; R-PLA BIB 0/2");
	next_cards(g, "FR04 FR07 RU01");
	attack(g, "F-NEY");
	is(g, "R-OST", "lost");
	/* the surplus is lost: one point has counted */
	assert_int_equal(marker_at(g), 9);
	assert_false(noted(g, TEXT_PURSUIT));
	stands(g, "F-NEY", "PEY");
	leave(g);
	/* [reading 46] a death by fatigue comes before the losses; the commander goes with the last corps */
	g = theatre("eylau", NULL, "F-NEY PEY 5/2; R-OST PEY 2/1 +8; R-BEN PEY; R-PLA BIB 0/2");
	next_cards(g, "FR01 FR07 RU01");
	attack(g, "F-NEY");
	is(g, "R-OST", "lost");
	assert_int_equal(now(g)->piece[piece(g, "R-BEN")].place, AT_LOST);
	assert_int_equal(marker_at(g), 7);
	leave(g);
}

/* [Combat 7] More cavalry than the beaten, on what is then alive [reading 18]; open ground; a card for each corps with the symbol. */
static void n7_combat_7_pursuit(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-NEY PEY 4/1; F-MUR PEY 0/5; R-OST PEY 4/1; R-PLA BIB 0/2");
	axis(g, RUSSIAN, "PEY", "FRI");
	next_cards(g, "FR04 FR07 FR02 FR01 RU01 RU07 FR10 FR12");
	attack(g, "F-NEY F-MUR");
	/* 2 + 2 cards; two losses: 2 links; the choice of the arm first */
	play(g, "hit R-OST 1; retreat R-OST ALB");
	assert_true(noted(g, TEXT_PURSUIT));
	assert_int_equal(told(g, ACCOUNT_PURSUIT, 0, TEXT_LINE_CARDS), 2);
	leave(g);
	/* as much cavalry is not more */
	g = theatre("eylau", NULL, "F-NEY PEY 3/1; R-OST PEY 3/1; R-PLA BIB 0/2");
	axis(g, RUSSIAN, "PEY", "FRI");
	next_cards(g, "FR04 RU01");
	attack(g, "F-NEY");
	play(g, "hit R-OST 0");
	stands(g, "R-OST", "FRI");
	assert_false(noted(g, TEXT_PURSUIT));
	leave(g);
	/* losses come first: the loser gave his cavalry */
	g = theatre("eylau", NULL, "F-NEY PEY 3/1; R-OST PEY 3/1; R-PLA BIB 0/2");
	axis(g, RUSSIAN, "PEY", "FRI");
	next_cards(g, "FR04 RU01 FR01");
	attack(g, "F-NEY");
	play(g, "hit R-OST 1");
	assert_true(noted(g, TEXT_PURSUIT));
	is(g, "R-OST", "3/0 +2");
	leave(g);
	/* the winner may be the defender; losses on the cards of a pursuit are ignored */
	g = theatre("eylau", NULL, "F-NEY PEY 4/0; R-OST PEY 4/2; R-PLA BIB 0/2");
	axis(g, FRENCH, "PEY", "LAN");
	next_cards(g, "FR01 RU10 RU06 RU05");
	attack(g, "F-NEY");
	stands(g, "F-NEY", "LAN");
	assert_true(noted(g, TEXT_PURSUIT));
	/* 0 by the loss card, 1 by the other, 1 in the pursuit; one point lost */
	is(g, "F-NEY", "3/0 +2");
	leave(g);
	/* not in a fortified town, nor in a citadel, whoever holds it */
	static const char *const walls[] = {"F-NEY ELB 4/4; R-OST ELB 4/1", "F-NEY KON 4/4; R-OST KON 4/1", "F-NEY LAN 4/4; R-OST LAN 4/1"};
	for (int i = 0; i < 3; i++) {
		g = theatre("eylau", NULL, walls[i]);
		operations(g, FRENCH);
		pos(g)->op.side = FRENCH;
		now(g)->used = n7_mask_set(blocks_of(g, "F-NEY"));
		n7_fight_begin(&g->s, pos(g), now(g)->piece[piece(g, "F-NEY")].place, false, NULL);
		pos(g)->fight.losses[FRENCH] = 1;
		assert_int_equal(n7_pursuit_cards(&g->s, pos(g)), 0);
		leave(g);
	}
}

/* [Dice] [reading 59] Dice in combat and pursuit; the piles stay as they are. */
static void n7_dice_in_place_of_cards(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", "dice=1", "F-NEY PEY 3/1; R-OST PEY 4/0; R-PLA BIB 0/2");
	int french = deck_count(now(g), CARD_DECK), russian = deck_count(now(g), CARD_DECK_RUSSIAN);
	axis(g, RUSSIAN, "PEY", "FRI");
	/* a six and a one; a four in the pursuit */
	dice_are(g, (const int[]){6, 1, 4, 0});
	attack(g, "F-NEY");
	assert_true(noted(g, TEXT_PURSUIT));
	is(g, "R-OST", "3/0 +3");
	is(g, "F-NEY", "3/1 +1");
	assert_int_equal(deck_count(now(g), CARD_DECK), french);
	assert_int_equal(deck_count(now(g), CARD_DECK_RUSSIAN), russian);
	leave(g);
	/* [Winter Quarters] no cubes: both cards are in the piles */
	g = scenario("napoleon1807/eylau", "dice=1");
	assert_true(g->s.rules->setup(&g->s, 1, now(g), NULL, &g->e));
	assert_int_not_equal(now(g)->card[card_of(g, "WQFR")], CARD_QUARTERS);
	assert_int_not_equal(now(g)->card[card_of(g, "WQRU")], CARD_QUARTERS);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(n7_combat_6_link_by_link),
		cmocka_unit_test(n7_combat_6_axis),
		cmocka_unit_test(n7_combat_6_into_the_enemy),
		cmocka_unit_test(n7_combat_6_destroyed_bridge),
		cmocka_unit_test(n7_combat_6_dead_ends),
		cmocka_unit_test(n7_combat_6_commanders),
		cmocka_unit_test(n7_combat_6_wiped_out),
		cmocka_unit_test(n7_combat_7_pursuit),
		cmocka_unit_test(n7_dice_in_place_of_cards),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
