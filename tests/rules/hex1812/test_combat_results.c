/* Battles and their results: Combat F to J, the Combat Results Table, Disruption. */
#include "battlefield.h"

#include <string.h>

/* One attack declared and fought at once; nobody retreats before it. */
static void fight(struct game *g, const char *declare, const char *name, int die)
{
	dice(g, die);
	play(g, declare);
	if (frame_now(now(g))->row == ROW_RETIRE)
		play(g, "done");
	play(g, name);
}

static bool noted(struct game *g, int text)
{
	for (int i = 0; i < g->ev.n; i++)
		if (g->ev.at[i].kind == EVENT_NOTE && g->ev.at[i].number == text)
			return true;
	return false;
}

/* [reading 7] The table as it is printed in the rules: each column and row. */
static void hex1812_combat_results_table(void **unused)
{
	(void)unused;
	static const int percent[11] = {79, 80, 100, 110, 120, 140, 160, 180, 200, 300, 400};
	static const char *const rows[6] = {
		"Ars,Ars,Ars,Ar1 Drs,Dr1,Drs,Drs,Drs,Drs,\u00bdex,De", "Ars,Ars,Ar1 Drs,Ar1 Drs,Dr2,Drs,Drs,Drs,\u00bdex,De,De",
		"Ars,Ars,Ar1 Drs,Dr1,Dr2,Drs,Drs,Drs,De,De,De", "Ars,Ar1 Drs,Dr1,Dr2,Drs,Drs,Drs,\u00bdex,De,De,De",
		"Ars,Ar1 Drs,Dr1,Drs,Drs,Drs,Drs,De,De,De,De", "Ae,Ar1 Drs,Dr2,Drs,Drs,Drs,\u00bdex,De,De,De,De"};
	struct game *g = battlefield(2, FRENCH, "FR-ic-01 6034; RU-ic-01 6035");
	const struct table *t = &g->s.table[ground_of(&g->s)->crt];
	for (int die = 1; die <= 6; die++) {
		char said[200] = "";
		for (int i = 0; i < 11; i++) {
			strcat(said, i ? "," : "");
			strcat(said, t->result[table_result(t, table_column_for(t, percent[i]), die)]);
		}
		assert_string_equal(said, rows[die - 1]);
	}
	assert_int_equal(table_column_for(t, 99), 1);
	assert_int_equal(table_column_for(t, 109), 2);
	assert_int_equal(table_column_for(t, 399), 9);
	assert_int_equal(table_column_for(t, 9999), 10);
	leave(g);
}

/* [Combat Results Table] [reading 8] Example 5: 3-6 against 3-6 at 100 %, Ar1 Drs: the attacker steps back first. */
static void hex1812_ar1_drs_in_that_order(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-cc-01 6034; RU-cc-01 6035");
	fight(g, "declare FR-cc-01 6035; commit", "name 6035", 2);
	row_is(g, ROW_RETREAT, RUSSIAN); /* the attacker had one way, to the west, and has gone it */
	stands(g, "FR-cc-01", "5934");
	stands(g, "RU-cc-01", "6035");
	assert_true(disrupted(g, "FR-cc-01"));
	assert_false(disrupted(g, "RU-cc-01"));
	while (frame_now(now(g))->row == ROW_RETREAT) {
		rules_orders(&g->s, now(g), &g->list);
		struct order o = g->list.at[0];
		assert_true(rules_play(&g->s, now(g), &o, &g->ev, &g->e));
	}
	assert_true(disrupted(g, "RU-cc-01"));
	assert_true(now(g)->piece[piece(g, "RU-cc-01")].place != hex(g, "6035"));
	leave(g);
}

/* [Retreat Procedure] The example of play: no way but unbridged rivers and enemies is elimination. */
static void hex1812_no_way_is_elimination(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-ic-01 6034; FR-ic-02 6034; FR-cd-01 6036; FR-cd-02 6135; FR-cd-03 6136; FR-cd-04 5935; "
						"FR-cd-05 5936; RU-ic-01 6035; RU-A 6035");
	odds_are(g, "6034", "6035", 10, 9, 111);
	fight(g, "declare FR-ic-01 6035; commit", "name 6035", 5);
	lost(g, "RU-ic-01");
	lost(g, "RU-A");
	leave(g);
}

/* [Combat Results Table e] All on the hex are eliminated, leaders and supply units too. */
static void hex1812_de(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-ic-01 6034; FR-ic-02 6034; RU-id-01 6035; RU-A 6035; RU-su-1 6035");
	/* 10 to 4 is 250 */
	fight(g, "declare FR-ic-01 6035; commit", "name 6034", 6);
	lost(g, "RU-id-01");
	lost(g, "RU-A");
	lost(g, "RU-su-1");
	/* [Combat J] no river, no fortress: no advance */
	assert_true(frame_now(now(g))->row != ROW_ADVANCE);
	leave(g);
}

/* [Combat Results Table e] All attackers are eliminated; supply units on their hex took no part. */
static void hex1812_ae(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-id-01 6034; FR-G 6034; FR-su-1 6034; RU-ic-01 6035; RU-ic-02 6035");
	fight(g, "declare FR-id-01 6035; commit", "name 6034", 6);
	lost(g, "FR-id-01");
	lost(g, "FR-G");
	stands(g, "FR-su-1", "6034");
	stands(g, "RU-ic-01", "6035");
	leave(g);
}

/* [Combat I] Over an unbridged river at 150 % no die is rolled: Ae. */
static void hex1812_weak_over_a_river(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-ic-01 2830; FR-ic-02 2830; FR-ic-03 2830; RU-ic-01 2831");
	play(g, "declare FR-ic-01 2831; commit; done; name 2831");
	assert_false(happened(g, EVENT_ROLL, NULL));
	lost(g, "FR-ic-01");
	lost(g, "FR-ic-02");
	lost(g, "FR-ic-03");
	leave(g);
}

/* [Combat Results Table half ex] [reading 9] Half of the printed strength, of five two and a half: three are enough, two not. */
static void hex1812_half_exchange(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-ic-01 6034; FR-id-01 6034; FR-cc-01 6034; FR-cd-01 6034; RU-ic-01 6035");
	odds_are(g, "6034", "6035", 11, 5, 220);
	fight(g, "declare FR-ic-01 6035; commit", "name 6035", 2);
	lost(g, "RU-ic-01");
	row_is(g, ROW_PAY, FRENCH);
	refused(g, "lose RU-ic-01", "Combat Results Table");
	play(g, "lose FR-id-01");
	row_is(g, ROW_PAY, FRENCH);
	play(g, "lose FR-cd-01");
	assert_true(frame_now(now(g))->row != ROW_PAY);
	stands(g, "FR-ic-01", "6034");
	leave(g);
	/* [reading 9] bonuses and terrain do not count: a division in a fortress asks for one point */
	g = battlefield(2, FRENCH, "FR-ic-01 3533; FR-ic-02 3533; FR-cd-01 3533; RU-id-01 3532; RU-A 3532");
	odds_are(g, "3533", "3532", 11, 12, 91);
	leave(g);
	g = battlefield(2, FRENCH, "FR-ic-01 3533; FR-ic-02 3533; RU-id-01 3532");
	fight(g, "declare FR-ic-01 3532; commit", "name 3532", 6);
	lost(g, "RU-id-01");
	assert_false(noted(g, TEXT_HOLDS)); /* no retreat was asked for */
	row_is(g, ROW_PAY, FRENCH);
	play(g, "lose FR-ic-01");
	/* [Combat J] into a fortress the attacker may advance */
	row_is(g, ROW_ADVANCE, FRENCH);
	play(g, "advance FR-ic-02 3532");
	assert_true(hx_controls(&g->s, state(g), FRENCH, hex(g, "3532")));
	leave(g);
}

/* [Combat Results Table half ex] The only one who could pay does so unasked. */
static void hex1812_half_exchange_without_a_choice(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-ic-01 6034; RU-id-01 6035");
	fight(g, "declare FR-ic-01 6035; commit", "name 6035", 2);
	lost(g, "RU-id-01");
	lost(g, "FR-ic-01");
	assert_true(frame_now(now(g))->row != ROW_PAY);
	assert_int_equal(state(g)->owed, 0);
	leave(g);
	/* five for ten: both must go, and nobody is asked */
	g = battlefield(2, FRENCH, "FR-id-01 6034; FR-cc-01 6034; FR-A 6034; RU-ic-01 6035*");
	odds_are(g, "6034", "6035", 10, 5, 200);
	dice(g, 2);
	play(g, "declare FR-id-01 6035; commit; name 6035");
	row_is(g, ROW_PAY, FRENCH);
	play(g, "lose FR-cc-01");
	stands(g, "FR-id-01", "6034");
	leave(g);
}

/* [Fortresses C] Dr and Drs mean nothing to who defends in a fortress; [Combat Results Table] Ar1 does to the attacker. */
static void hex1812_fortresses_hold(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-ic-01 3533; FR-ic-02 3533; RU-id-01 3532");
	fight(g, "declare FR-ic-01 3532; commit", "name 3532", 3); /* 166: Drs */
	stands(g, "RU-id-01", "3532");
	assert_false(disrupted(g, "RU-id-01"));
	assert_true(noted(g, TEXT_HOLDS));
	leave(g);
}

/* [Combat Results Table r1] [Retreat Procedure] One hex, then disrupted; leaders are not. */
static void hex1812_dr1(void **unused)
{
	(void)unused;
	/* 9 to 8 is 112: a 3 is Dr1 */
	struct game *g = battlefield(2, FRENCH, "FR-ic-01 6034; FR-cc-01 6034; FR-cd-01 6034; RU-ic-01 6035; RU-L 6035; RU-id-01 6035");
	odds_are(g, "6034", "6035", 9, 8, 112);
	fight(g, "declare FR-ic-01 6035; commit", "name 6035", 3);
	row_is(g, ROW_RETREAT, RUSSIAN);
	/* what is too far is refused for that */
	play(g, "take RU-ic-01");
	says(g, "retreat RU-ic-01 6037", "Combat Results Table", "goes back one hex: 6037 is 2 hexes away");
	while (frame_now(now(g))->row == ROW_RETREAT) {
		rules_orders(&g->s, now(g), &g->list);
		struct order o = g->list.at[0];
		assert_true(rules_play(&g->s, now(g), &o, &g->ev, &g->e));
	}
	assert_true(disrupted(g, "RU-ic-01"));
	assert_true(disrupted(g, "RU-id-01"));
	assert_false(disrupted(g, "RU-L"));
	int at = hex(g, "6035");
	assert_int_equal(board_distance(&g->s.board, at, now(g)->piece[piece(g, "RU-ic-01")].place), 1);
	assert_int_equal(board_distance(&g->s.board, at, now(g)->piece[piece(g, "RU-L")].place), 1);
	leave(g);
}

/* [Disruption C] Who is disrupted already is destroyed. */
static void hex1812_disrupted_twice_is_destroyed(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-ic-01 6034; FR-cc-01 6034; FR-cd-01 6034; RU-ic-01 6035*; RU-cc-01 6035");
	odds_are(g, "6034", "6035", 9, 8, 112);
	dice(g, 3);
	play(g, "declare FR-ic-01 6035; commit; done; name 6035");
	lost(g, "RU-ic-01");
	leave(g);
}

/* [Disruption A, Disruption C] Whatever disrupts: once is a mark, twice is the end, and leaders are beyond it. */
static void hex1812_disruption_by_itself(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-ic-01 6034; FR-A 6034; RU-ic-01 5134");
	hx_disrupt(&g->s, state(g), piece(g, "FR-ic-01"), CITE_DISRUPTION_C, &g->ev);
	assert_true(disrupted(g, "FR-ic-01"));
	stands(g, "FR-ic-01", "6034");
	hx_disrupt(&g->s, state(g), piece(g, "FR-ic-01"), CITE_DISRUPTION_C, &g->ev);
	lost(g, "FR-ic-01");
	for (int i = 0; i < 2; i++)
		hx_disrupt(&g->s, state(g), piece(g, "FR-A"), CITE_DISRUPTION_C, &g->ev);
	assert_false(disrupted(g, "FR-A"));
	stands(g, "FR-A", "6034");
	leave(g);
}

/* [Combat Results Table Note] Supply units of the hex may go along with attackers driven back, and are disrupted then. */
static void hex1812_uninvolved_units_may_go_along(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-id-01 6034; FR-su-1 6034; RU-ic-01 6035; RU-A 6035");
	fight(g, "declare FR-id-01 6035; commit", "name 6035", 1); /* 2 to 9: Ars */
	row_is(g, ROW_RETREAT, FRENCH);
	refused(g, "stand", "Retreat Procedure");
	play(g, "take FR-id-01");
	rules_orders(&g->s, now(g), &g->list);
	struct order o = g->list.at[0];
	assert_true(rules_play(&g->s, now(g), &o, &g->ev, &g->e));
	row_is(g, ROW_RETREAT, FRENCH);
	assert_true(offered(g, "take FR-su-1"));
	play(g, "stand");
	stands(g, "FR-su-1", "6034");
	assert_false(disrupted(g, "FR-su-1"));
	leave(g);
	/* but neither a depot by itself nor who is disrupted already */
	g = battlefield(2, FRENCH, "FR-id-01 6034; FR-su-1 6034; FR-su-2 6034*; FR-dp-01 6034; RU-ic-01 6035; RU-A 6035");
	fight(g, "declare FR-id-01 6035; commit", "name 6035", 1);
	row_is(g, ROW_RETREAT, FRENCH);
	assert_true(offered(g, "take FR-id-01"));
	says(g, "take FR-su-1", "Combat Results Table", "none of them has retreated");
	play(g, "take FR-id-01");
	rules_orders(&g->s, now(g), &g->list);
	o = g->list.at[0];
	assert_true(rules_play(&g->s, now(g), &o, &g->ev, &g->e));
	assert_true(offered(g, "take FR-su-1"));
	assert_false(offered(g, "take FR-dp-01") || offered(g, "take FR-su-2"));
	leave(g);
}

/* [reading 28] Scattered depots are lost; [reading 29] with a supply unit they go back a hex or two. */
static void hex1812_depots_in_retreat(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, RUSSIAN, "RU-ic-01 6034; RU-cc-01 6034; RU-cd-01 6034; FR-ic-01 6035; FR-cc-01 6035; FR-su-1 6035; "
						 "FR-dp-01 6035");
	odds_are(g, "6034", "6035", 9, 8, 112);
	dice(g, 3);
	play(g, "declare RU-ic-01 6035; commit; done; name 6035"); /* Dr1 */
	play(g, "take FR-su-1");
	rules_orders(&g->s, now(g), &g->list);
	struct order o = g->list.at[0];
	assert_true(rules_play(&g->s, now(g), &o, &g->ev, &g->e));
	assert_int_equal(now(g)->piece[piece(g, "FR-dp-01")].place, now(g)->piece[piece(g, "FR-su-1")].place);
	assert_true(disrupted(g, "FR-dp-01"));
	leave(g);
	g = battlefield(2, RUSSIAN, "RU-ic-01 6034; RU-cc-01 6034; RU-cd-01 6034; FR-ic-01 6035; FR-cc-01 6035; FR-su-1 6035; FR-dp-01 6035");
	dice(g, 5);
	play(g, "declare RU-ic-01 6035; commit; done; name 6035"); /* Drs */
	lost(g, "FR-dp-01");
	leave(g);
}

/* [Combat J] Over a river the attacker may come in, with all or some; not where he did not attack. */
static void hex1812_advance_over_a_river(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-ic-01 2825; FR-ic-02 2825; RU-id-01 2826");
	odds_are(g, "2825", "2826", 10, 4, 250);
	fight(g, "declare FR-ic-01 2826; commit", "name 2826", 6);
	row_is(g, ROW_ADVANCE, FRENCH);
	refused(g, "advance FR-ic-01 2824", "Combat J");
	play(g, "advance FR-ic-01 2826; advance FR-ic-02 2826");
	stands(g, "FR-ic-02", "2826");
	assert_true(frame_now(now(g))->row != ROW_ADVANCE);
	leave(g);
}

/* [Combat J] Never after Ae, Ars or Ar1. */
static void hex1812_no_advance_when_driven_back(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-cc-01 2825; FR-cc-02 2825; RU-cc-01 2826");
	odds_are(g, "2825", "2826", 6, 6, 100);
	fight(g, "declare FR-cc-01 2826; commit", "name 2826", 2);
	while (frame_now(now(g))->row == ROW_RETREAT) {
		rules_orders(&g->s, now(g), &g->list);
		struct order o = g->list.at[0];
		assert_true(rules_play(&g->s, now(g), &o, &g->ev, &g->e));
	}
	assert_true(frame_now(now(g))->row != ROW_ADVANCE);
	leave(g);
}

/* [Combat C] A hex attacked twice defends twice; when the first battle empties it the second is not fought, and nobody comes in. */
static void hex1812_a_hex_emptied_by_another_battle(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-ic-01 6034; FR-ic-02 6034; FR-ic-03 6036; RU-id-01 6035*");
	dice(g, 6);
	play(g, "declare FR-ic-01 6035; declare FR-ic-03 6035; commit");
	refused(g, "name 6035", "Combat"); /* which of the two? */
	play(g, "name 6034");
	lost(g, "RU-id-01");
	assert_true(noted(g, TEXT_NOBODY_LEFT));
	assert_true(frame_now(now(g))->row != ROW_RESOLVE);
	assert_true(frame_now(now(g))->row != ROW_ADVANCE);
	leave(g);
}

/* [Combat] In the order the attacker likes. */
static void hex1812_battles_in_any_order(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-ic-01 6034; FR-ic-02 6038; RU-id-01 6035*; RU-id-02 6039*");
	play(g, "declare FR-ic-01 6035; declare FR-ic-02 6039; commit");
	assert_true(offered(g, "name 6035"));
	assert_true(offered(g, "name 6038"));
	rules_orders(&g->s, now(g), &g->list);
	assert_int_equal(g->list.n, 4); /* each by its attackers and by its target, and once */
	dice(g, 6);
	play(g, "name 6039");
	struct account *a = NULL;
	for (int i = 0; i < g->ev.n; i++)
		if (g->ev.at[i].kind == EVENT_RESULT)
			a = &g->ev.account[g->ev.at[i].account];
	assert_non_null(a);
	assert_int_equal(a->dice, 1);
	assert_int_equal(a->die[0].value, 6);
	assert_string_equal(g->s.table[a->table].result[a->result], "De");
	lost(g, "RU-id-02");
	refused(g, "name 6039", "Combat");
	refused(g, "done", "Combat");
	leave(g);
}

/* [Combat Results Table half ex] Exactly half is enough: nine and Napoleon against a 5-5 and a 1-4 owe three. */
static void hex1812_half_exchange_to_the_point(void **unused)
{
	(void)unused;
	static const char units[] = "FR-ic-01 6034; FR-cc-01 6034; FR-cd-01 6034; FR-A 6034; RU-ic-01 6035; RU-cd-01 6035";
	struct game *g = battlefield(2, FRENCH, units);
	odds_are(g, "6034", "6035", 18, 6, 300);
	fight(g, "declare FR-ic-01 6035; commit", "name 6035", 1);
	row_is(g, ROW_PAY, FRENCH);
	refused(g, "lose FR-A", "Combat Results Table");
	play(g, "lose FR-cc-01");
	assert_true(frame_now(now(g))->row != ROW_PAY);
	stands(g, "FR-ic-01", "6034");
	stands(g, "FR-cd-01", "6034");
	leave(g);
	/* one point is not enough: two more are owed, and the next who goes pays them */
	g = battlefield(2, FRENCH, units);
	fight(g, "declare FR-ic-01 6035; commit", "name 6035", 1);
	play(g, "lose FR-cd-01");
	row_is(g, ROW_PAY, FRENCH);
	play(g, "lose FR-cc-01");
	assert_true(frame_now(now(g))->row != ROW_PAY);
	stands(g, "FR-ic-01", "6034");
	leave(g);
}

/* [Supply C] A depot whose company falls beside the enemy vanishes when the battle is over, before any supply. */
static void hex1812_a_battle_leaves_a_depot_alone(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-id-01 6034; FR-dp-01 6034; RU-ic-01 6035; RU-ic-02 6035; FR-ic-02 6040; RU-id-01 6041");
	play(g, "declare FR-id-01 6035; declare FR-ic-02 6041; commit; done");
	dice(g, 6);
	play(g, "name 6034");
	lost(g, "FR-id-01");
	assert_int_equal(now(g)->piece[piece(g, "FR-dp-01")].place, AT_POOL);
	leave(g);
}

/* [Combat Results Table Note] So may a unit of the hex whose attack was an elimination on the march; not a disrupted one. */
static void hex1812_others_of_the_hex_may_go_along(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-id-01 6034; FR-ic-01 6034; FR-ic-02 6034*; FR-dp-01 6034; RU-ic-01 6035; RU-A 6035");
	set_add(&state(g)->spent, piece(g, "FR-ic-01"));
	fight(g, "declare FR-id-01 6035; commit", "name 6035", 1); /* 2 to 9: Ars */
	play(g, "take FR-id-01");
	rules_orders(&g->s, now(g), &g->list);
	struct order o = g->list.at[0];
	assert_true(rules_play(&g->s, now(g), &o, &g->ev, &g->e));
	row_is(g, ROW_RETREAT, FRENCH);
	assert_true(offered(g, "take FR-ic-01"));
	assert_false(offered(g, "take FR-ic-02"));
	assert_false(offered(g, "take FR-dp-01"));
	play(g, "stand");
	stands(g, "FR-ic-01", "6034");
	leave(g);
}

/* [Disruption A] A supply unit that goes along with beaten attackers takes no disrupted depot with it. */
static void hex1812_a_disrupted_depot_stays(void **unused)
{
	(void)unused;
	/* 3 to 3, a 2: Ar1; the attacker goes west, the supply unit with it */
	struct game *g = battlefield(2, FRENCH, "FR-cc-01 6034; FR-su-1 6034; FR-dp-01 6034*; FR-dp-02 6034; FR-ic-02 6034*; RU-cc-01 6035");
	fight(g, "declare FR-cc-01 6035; commit", "name 6035", 2);
	for (int i = 0; i < 4 && !offered(g, "stand"); i++) {
		rules_orders(&g->s, now(g), &g->list);
		struct order o = g->list.at[0];
		assert_true(rules_play(&g->s, now(g), &o, &g->ev, &g->e));
	}
	play(g, "take FR-su-1");
	refused(g, "with FR-dp-01", "Combat Results Table");
	play(g, "with FR-dp-02");
	rules_orders(&g->s, now(g), &g->list);
	struct order o = g->list.at[0];
	assert_true(rules_play(&g->s, now(g), &o, &g->ev, &g->e));
	stands(g, "FR-dp-01", "6034");
	assert_int_equal(now(g)->piece[piece(g, "FR-dp-02")].place, now(g)->piece[piece(g, "FR-su-1")].place);
	assert_true(now(g)->piece[piece(g, "FR-su-1")].place != hex(g, "6034"));
	leave(g);
}

/* [Supply C] [Retreat Procedure] A depot alone vanishes as soon as a beaten unit comes beside it, and does not bar its way. */
static void hex1812_a_retreat_past_a_depot(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-cc-01 6034; FR-cc-02 6034; RU-ic-01 6035; FR-cd-01 6135; FR-cd-02 6136; FR-cd-03 5936; "
						"FR-cd-04 5935; FR-cd-05 6137; FR-cd-06 5937; FR-dp-01 6037");
	ends_are(g, "RU-ic-01", DRIVE_TWO, "6037");
	fight(g, "declare FR-cc-01 6035; commit", "name 6035", 2); /* 120: Dr2 */
	stands(g, "RU-ic-01", "6037");
	assert_int_equal(now(g)->piece[piece(g, "FR-dp-01")].place, AT_POOL);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(hex1812_combat_results_table),
		cmocka_unit_test(hex1812_ar1_drs_in_that_order),
		cmocka_unit_test(hex1812_no_way_is_elimination),
		cmocka_unit_test(hex1812_de),
		cmocka_unit_test(hex1812_ae),
		cmocka_unit_test(hex1812_weak_over_a_river),
		cmocka_unit_test(hex1812_half_exchange),
		cmocka_unit_test(hex1812_half_exchange_without_a_choice),
		cmocka_unit_test(hex1812_fortresses_hold),
		cmocka_unit_test(hex1812_dr1),
		cmocka_unit_test(hex1812_disrupted_twice_is_destroyed),
		cmocka_unit_test(hex1812_disruption_by_itself),
		cmocka_unit_test(hex1812_uninvolved_units_may_go_along),
		cmocka_unit_test(hex1812_depots_in_retreat),
		cmocka_unit_test(hex1812_advance_over_a_river),
		cmocka_unit_test(hex1812_no_advance_when_driven_back),
		cmocka_unit_test(hex1812_a_hex_emptied_by_another_battle),
		cmocka_unit_test(hex1812_battles_in_any_order),
		cmocka_unit_test(hex1812_half_exchange_to_the_point),
		cmocka_unit_test(hex1812_a_battle_leaves_a_depot_alone),
		cmocka_unit_test(hex1812_others_of_the_hex_may_go_along),
		cmocka_unit_test(hex1812_a_disrupted_depot_stays),
		cmocka_unit_test(hex1812_a_retreat_past_a_depot),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
