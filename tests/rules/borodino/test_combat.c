/* Combat: who must and may attack, strengths, advance. Units stand on open ground round 2606 unless said. */
#include "field.h"

#include <string.h>

/* [Combat A] */
static void borodino_combat_a_must_be_adjacent(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2607\",\"FR-I-4\":\"2609\",\"RU-III-3\":\"2606\","
				     "\"RU-II-4\":\"2604\"}" FRENCH_FIGHT, NULL);
	refused(g, "attack RU-II-4", "Combat A");
	refused(g, "attack FR-I-4", "Combat A");
	refused(g, "with FR-I-2", "Combat");
	play(g, "attack RU-III-3");
	refused(g, "with FR-I-4", "Combat E");
	leave(g);
}

/* [Combat B] */
static void borodino_combat_b_all_must_fight(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2607\",\"FR-I-4\":\"2505\",\"RU-III-3\":\"2606\"}"
			       FRENCH_FIGHT, NULL);
	static struct prompt ask;
	refused(g, "done", "Combat B");
	rules_ask(&g->s, now(g), &ask);
	assert_string_equal(ask.why_not.at, "2nd Division at 2607 must still attack 3rd Division at 2606 (Combat B)");
	play(g, "attack RU-III-3; with FR-I-2");
	refused(g, "commit", "Combat B"); /* FR-I-4 would have nobody left */
	rules_ask(&g->s, now(g), &ask);
	assert_non_null(strstr(ask.why_not.at, "4th Division at 2505"));
	play(g, "with FR-I-4; commit");
	leave(g);
}

/* [Combat B] Of several whom he may attack one is named, as one of them. */
static void borodino_combat_b_names_one_of_several(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2607\",\"RU-III-3\":\"2606\",\"RU-II-4\":\"2706\"}"
			       FRENCH_FIGHT, NULL);
	static struct prompt ask;
	rules_ask(&g->s, now(g), &ask);
	assert_string_equal(ask.why_not.at, "2nd Division at 2607 must still attack an enemy beside it, such as 3rd Division at 2606 (Combat B)");
	leave(g);
}

/* [Combat B, Combat F] */
static void borodino_combat_b_every_enemy_is_attacked(void **unused)
{
	(void)unused;
	/* one French unit between two Russians: both in one attack */
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2606\",\"RU-III-3\":\"2605\",\"RU-II-4\":\"2607\"}"
			       FRENCH_FIGHT, NULL);
	play(g, "attack RU-III-3; with FR-I-2");
	refused(g, "commit", "Combat B");
	play(g, "attack RU-II-4");
	odds_are(g, "1-2", 14, 10);
	play(g, "commit");
	leave(g);
}

/* [Combat C] */
static void borodino_combat_c_attacker_divides_as_he_likes(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2606\",\"FR-I-4\":\"2706\",\"RU-III-3\":\"2605\","
				     "\"RU-II-4\":\"2705\"}" FRENCH_FIGHT, NULL);
	/* 2606 touches 2605 and 2705; 2706 touches 2705 only */
	play(g, "attack RU-III-3");
	assert_true(offered(g, "with FR-I-2"));
	refused(g, "with FR-I-4", "Combat E");
	play(g, "with FR-I-2");
	assert_true(offered(g, "commit"));
	leave(g);
	g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2606\",\"FR-I-4\":\"2706\",\"RU-III-3\":\"2605\","
			"\"RU-II-4\":\"2705\"}" FRENCH_FIGHT, NULL);
	/* both on 2705 would leave 2605 alone */
	play(g, "attack RU-II-4; with FR-I-4");
	refused(g, "with FR-I-2", "Combat B");
	dice(g, 6);
	play(g, "commit");
	leave(g);
}

/* [Combat D] */
static void borodino_combat_d_once_a_phase(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2607\",\"FR-I-A\":\"2608\",\"RU-III-3\":\"2606\","
				     "\"RU-II-4\":\"2505\",\"RU-II-17\":\"2405\",\"FR-I-4\":\"2506\"}" FRENCH_FIGHT,
			       NULL);
	play(g, "attack RU-III-3; with FR-I-2");
	dice(g, 4); /* 7 to 5, 1-1: Ar */
	play(g, "commit; retreat FR-I-2 2707; stand");
	refused(g, "attack RU-III-3", "Combat D");
	play(g, "attack RU-II-4");
	refused(g, "with FR-I-2", "Combat D");
	leave(g);
}

/* [Combat F, reading 10] */
static void borodino_combat_f_one_on_many_touches_all(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-G-OG\":\"2606\",\"FR-I-4\":\"2607\",\"RU-III-3\":\"2605\","
				     "\"RU-II-4\":\"2505\"}" FRENCH_FIGHT, NULL);
	play(g, "attack RU-III-3; with FR-G-OG; attack RU-II-4");
	odds_are(g, "1-1", 22, 10);
	refused(g, "with FR-I-4", "Combat E");
	dice(g, 1);
	play(g, "commit"); /* Dr for both, the French choose */
	row_is(g, ROW_RETREAT, FRENCH);
	assert_true(offered(g, "retreat RU-III-3 2604"));
	play(g, "retreat RU-III-3 2604; retreat RU-II-4 2405");
	row_is(g, ROW_ADVANCE, FRENCH);
	play(g, "advance FR-G-OG 2605"); /* one hex only, then nobody is left to advance */
	stands(g, "FR-G-OG", "2605");
	leave(g);
}

/* [Combat G] */
static void borodino_combat_g_diversion(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-VIII-23\":\"2606\",\"FR-G-OG\":\"2706\",\"FR-I-2\":\"2705\","
				     "\"RU-III-3\":\"2605\",\"RU-II-4\":\"2704\"}" FRENCH_FIGHT, NULL);
	play(g, "attack RU-III-3; with FR-VIII-23");
	odds_are(g, "1-3", 4, 5);
	assert_true(offered(g, "commit"));
	leave(g);
}

/* [Combat H, Optional Advance] */
static void borodino_combat_h_advance_into_zone(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-G-OG\":\"2607\",\"RU-III-A\":\"2606\",\"RU-II-4\":\"2604\"},"
				     "\"strength\":{\"RU-III-A\":1}" FRENCH_FIGHT, NULL);
	dice(g, 6);
	play(g, "attack RU-III-A; with FR-G-OG; commit; advance FR-G-OG 2606");
	stands(g, "FR-G-OG", "2606");
	/* it advanced next to nobody; nothing more to do: the Russians move */
	row_is(g, ROW_MOVE, RUSSIAN);
	leave(g);
}

/* [Combat H, Optional Advance] */
static void borodino_combat_h_advance_is_optional(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-G-OG\":\"2607\",\"RU-III-A\":\"2606\"},"
				     "\"strength\":{\"RU-III-A\":1}" FRENCH_FIGHT, NULL);
	dice(g, 6);
	play(g, "attack RU-III-A; with FR-G-OG; commit; stand");
	stands(g, "FR-G-OG", "2607");
	leave(g);
}

/* [Optional Advance] The question names the one hex that was left; who took no part in the attack may not go there. */
static void borodino_advance_of_the_winners_alone(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-G-OG\":\"2607\",\"FR-I-2\":\"2608\",\"RU-III-A\":\"2606\"},"
				     "\"strength\":{\"RU-III-A\":1}" FRENCH_FIGHT, NULL);
	static struct prompt ask;
	dice(g, 6);
	play(g, "attack RU-III-A; with FR-G-OG; commit");
	row_is(g, ROW_ADVANCE, FRENCH);
	rules_ask(&g->s, now(g), &ask);
	assert_non_null(strstr(ask.ask.at, "Advance into 2606"));
	assert_int_equal(ask.place, board_find(&g->s.board, "2606"));
	says(g, "advance FR-I-2 2606", "Optional Advance", "did not win this battle");
	leave(g);
}

/* [Optional Advance, reading 7] */
static void borodino_advance_takes_part_in_nothing_more(void **unused)
{
	(void)unused;
	/* the Old Guard advances next to RU-II-4, which is not owed an attack by it */
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-G-OG\":\"2607\",\"FR-I-A\":\"2407\",\"RU-III-A\":\"2606\","
				     "\"RU-II-4\":\"2605\"},\"strength\":{\"RU-III-A\":1}" FRENCH_FIGHT, NULL);
	dice(g, 6);
	play(g, "attack RU-III-A; with FR-G-OG; commit; advance FR-G-OG 2606");
	row_is(g, ROW_MOVE, RUSSIAN); /* no duty, no possible attack */
	leave(g);
}

/* [Combat H, Optional Advance, Combat Resolution Table Ar, reading 21] */
static void borodino_advance_of_the_defender(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2607\",\"FR-I-4\":\"2707\",\"RU-III-3\":\"2606\","
				     "\"FR-I-A\":\"2609\"}" FRENCH_FIGHT, NULL);
	dice(g, 6);
	play(g, "attack RU-III-3; with FR-I-2; commit"); /* 7 to 5: Ar */
	play(g, "retreat FR-I-2 2608; advance RU-III-3 2607");
	stands(g, "RU-III-3", "2607");
	/* who advanced is attacked no more in this phase, not even by the guns in 2609 */
	row_is(g, ROW_MOVE, RUSSIAN);
	leave(g);
}

/* [Combat E, Combat I] */
static void borodino_combat_i_and_e_strengths_add_up(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2607\",\"FR-I-4\":\"2706\",\"FR-I-C\":\"2506\","
				     "\"RU-III-3\":\"2606\"}" FRENCH_FIGHT, NULL);
	play(g, "attack RU-III-3; with FR-I-2; with FR-I-4");
	odds_are(g, "2-1", 24, 5);
	leave(g);
}

/* [Combat J, Terrain Effects Chart Towns] */
static void borodino_combat_j_town_doubles(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-G-OG\":\"2320\",\"RU-III-3\":\"2319\"}" FRENCH_FIGHT, NULL);
	play(g, "attack RU-III-3; with FR-G-OG");
	odds_are(g, "1-1", 22, 10);
	leave(g);
	/* only on defence */
	g = field(DAY_7 ",\"setup\":{\"FR-G-OG\":\"2320\",\"RU-III-3\":\"2319\"}" RUSSIAN_FIGHT, NULL);
	play(g, "attack FR-G-OG; with RU-III-3");
	odds_are(g, "1-3", 10, 11);
	leave(g);
}

/* [Combat J, Combat Resolution Table Ex, reading 13] */
static void borodino_combat_j_exchange_owes_printed_strength(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-G-OG\":\"2320\",\"FR-I-2\":\"2220\",\"FR-I-5\":\"2219\","
				     "\"RU-III-3\":\"2319\"}" FRENCH_FIGHT, NULL);
	play(g, "attack RU-III-3; with FR-G-OG; with FR-I-2; with FR-I-5");
	odds_are(g, "2-1", 44, 10);
	dice(g, 5);
	play(g, "commit");
	assert_int_equal(state(g)->owed, 5);
	play(g, "lose FR-I-5"); /* 4: one more is owed */
	assert_int_equal(state(g)->owed, 1);
	row_is(g, ROW_EXCHANGE, FRENCH);
	struct prompt prompt;
	rules_ask(&g->s, now(g), &prompt);
	assert_true(prompt.depth == 1 && prompt.left == 1);
	assert_string_equal(g->s.board.at[prompt.place].id, "2319"); /* where the battle is */
	play(g, "lose FR-I-2");
	row_is(g, ROW_ADVANCE, FRENCH);
	leave(g);
}

/* [Combat K, Terrain Effects Chart Fords and Bridges, reading 5] */
static void borodino_combat_k_halved_not_owed(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"1514\",\"RU-III-3\":\"1614\"}" FRENCH_FIGHT, NULL);
	assert_true(offered(g, "done")); /* allowed, not owed */
	play(g, "attack RU-III-3; with FR-I-2");
	odds_are(g, "1-2", 7, 5);
	dice(g, 1);
	play(g, "commit; retreat RU-III-3 1713; advance FR-I-2 1614");
	stands(g, "FR-I-2", "1614");
	leave(g);
}

/* [Imperial Guard A, Optional Advance] Who advances to within three hexes of a Guard that is held releases it. */
static void borodino_guard_a_an_advance_comes_near(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"1514\",\"RU-III-3\":\"1614\",\"RU-V-1G\":\"1912\"}" FRENCH_FIGHT, "imperial_guard=1");
	const struct field *f = field_of(&g->s);
	assert_int_equal(bo_hex_distance(f, board_find(&g->s.board, "1514"), board_find(&g->s.board, "1912")), 4);
	play(g, "attack RU-III-3; with FR-I-2");
	dice(g, 1);
	play(g, "commit; retreat RU-III-3 1713");
	assert_false(happened(g, EVENT_RELEASE, NULL));
	play(g, "advance FR-I-2 1614");
	assert_true(happened(g, EVENT_RELEASE, "RU-V-1G"));
	assert_true(happened(g, EVENT_ADVANCE, "FR-I-2"));
	leave(g);
}

/* [Combat K, Terrain Effects Chart Rivers] */
static void borodino_combat_k_river_forbids(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2319\",\"RU-III-3\":\"2419\",\"FR-I-4\":\"2320\","
				     "\"RU-II-4\":\"2218\"}" FRENCH_FIGHT, NULL);
	row_is(g, ROW_MOVE, RUSSIAN); /* nothing to attack, nothing owed */
	leave(g);
}

/* [Combat K, reading 11] */
static void borodino_combat_k_halves_stay_exact(void **unused)
{
	(void)unused;
	/* 7/2 + 7 = 10.5 to 5 is 2-1; 7/2 alone to 3 is 1-1 */
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2319\",\"RU-VII-27\":\"2318\"}" FRENCH_FIGHT, NULL);
	play(g, "attack RU-VII-27; with FR-I-2");
	odds_are(g, "1-1", 7, 3);
	leave(g);
}

/* [Combat Resolution Table Ex, reading 13, reading 14] */
static void borodino_exchange_all_go_when_short(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"1514\",\"FR-I-A\":\"1414\",\"FR-III-A\":\"1515\","
				     "\"RU-V-1G\":\"1614\"},\"strength\":{\"FR-I-2\":9,\"FR-I-A\":20}" FRENCH_FIGHT, NULL);
	play(g, "attack RU-V-1G; with FR-I-2; with FR-I-A");
	dice(g, 5);
	odds_are(g, "2-1", 49, 10);
	play(g, "commit"); /* 10 owed, FR-I-2 is worth 9 and goes; artillery pays nothing */
	lost(g, "FR-I-2");
	lost(g, "RU-V-1G");
	stands(g, "FR-I-A", "1414");
	leave(g);
}

/* [Combat Resolution Table Ae] */
static void borodino_result_ae_and_de(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2607\",\"FR-I-4\":\"2706\",\"RU-V-1G\":\"2606\"},"
				     "\"strength\":{\"RU-V-1G\":20}" FRENCH_FIGHT, NULL);
	dice(g, 6);
	play(g, "attack RU-V-1G; with FR-I-2; with FR-I-4; commit"); /* 1-2, Ae */
	lost(g, "FR-I-2");
	lost(g, "FR-I-4");
	assert_int_equal(now(g)->header.track[TRACK_LOSSES], 12);
	row_is(g, ROW_ADVANCE, RUSSIAN);
	play(g, "advance RU-V-1G 2706");
	leave(g);
}

/* [Combat B, reading 7] */
static void borodino_duty_lapses_when_the_enemy_is_gone(void **unused)
{
	(void)unused;
	/* FR-I-4 and FR-I-5 touch the same enemy; he is driven off by the first two, so nothing strands */
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-G-OG\":\"2607\",\"FR-I-4\":\"2505\",\"RU-III-3\":\"2606\","
				     "\"RU-II-4\":\"2504\"}" FRENCH_FIGHT, NULL);
	dice(g, 1);
	play(g, "attack RU-III-3; with FR-G-OG; commit; stand");
	refused(g, "done", "Combat B"); /* FR-I-4 still touches RU-II-4 */
	play(g, "attack RU-II-4; with FR-I-4; commit");
	leave(g);
}

/* [Combat B, reading 7] */
static void borodino_duty_lapse_is_told(void **unused)
{
	(void)unused;
	/* the guns' neighbour is attacked by others; their other target is displaced out of range */
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-A\":\"2607\",\"FR-G-OG\":\"2706\",\"FR-I-5\":\"2405\","
				     "\"RU-III-3\":\"2606\",\"RU-II-4\":\"2605\"}" FRENCH_FIGHT, NULL);
	dice(g, 1);
	play(g, "attack RU-III-3; with FR-G-OG; commit"); /* Dr, and one way only, over RU-II-4 */
	hexes_offered(g, VERB_RETREAT, "RU-II-4", "2604 2704");
	play(g, "retreat RU-II-4 2604");
	stands(g, "RU-III-3", "2605");
	play(g, "stand");
	assert_true(happened(g, EVENT_LAPSE, "FR-I-A"));
	row_is(g, ROW_MOVE, RUSSIAN);
	leave(g);
}

/* [Combat C] Two fights apart from each other are taken in either order. */
static void borodino_combat_c_in_any_order(void **unused)
{
	(void)unused;
	static const char *const first[] = {"attack RU-III-3; with FR-I-2", "attack RU-II-4; with FR-I-4"};
	for (int i = 0; i < 2; i++) {
		struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2606\",\"FR-I-4\":\"2612\",\"RU-III-3\":\"2605\","
					     "\"RU-II-4\":\"2611\"}" FRENCH_FIGHT, NULL);
		dice(g, 1);
		play(g, first[i]);
		play(g, i ? "commit; retreat RU-II-4 2610; stand" : "commit; retreat RU-III-3 2604; stand");
		row_is(g, ROW_FIGHT, FRENCH);
		dice(g, 1);
		play(g, first[1 - i]);
		play(g, "commit");
		row_is(g, ROW_RETREAT, FRENCH);
		leave(g);
	}
}

/* [Combat] The result is carried out at once: nothing else is done before the beaten unit is gone. */
static void borodino_combat_results_at_once(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2606\",\"FR-I-4\":\"2612\",\"RU-III-3\":\"2605\","
				     "\"RU-II-4\":\"2611\"}" FRENCH_FIGHT, NULL);
	dice(g, 1);
	play(g, "attack RU-III-3; with FR-I-2; commit");
	assert_false(offered(g, "attack RU-II-4"));
	refused(g, "attack RU-II-4", "Retreat");
	leave(g);
}

/* What an order would make of the attack being built, foreseen, is what it makes of it. */
static void foreseen(struct game *g, const char *order)
{
	static struct outlook before, after;
	struct order o;
	assert_true(order_parse(&g->s, order, (enum side)now(g)->header.phasing, &o, &g->e));
	g->s.rules->odds(&g->s, now(g), &o, NULL, &before);
	play(g, order);
	g->s.rules->odds(&g->s, now(g), NULL, NULL, &after);
	assert_int_equal(before.kind, after.kind);
	assert_int_equal(before.sum.table, after.sum.table);
	assert_int_equal(before.sum.column, after.sum.column);
	assert_int_equal(before.sum.n, after.sum.n);
	for (int i = 0; i < after.sum.n; i++)
		assert_memory_equal(&before.sum.at[i], &after.sum.at[i], sizeof before.sum.at[i]);
}

/* [Combat, Redoubts I] */
static void borodino_combat_odds_foreseen(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 RUSSIAN_FIGHT ",\"setup\":{\"FR-I-2\":\"2619\",\"FR-I-4\":\"2620\",\"RU-III-3\":\"2518\","
			       "\"RU-II-4\":\"2719\"}", NULL);
	foreseen(g, "attack FR-I-2");
	foreseen(g, "with RU-III-3");
	foreseen(g, "redoubt 2618");
	odds_are(g, "1-1", 18, 7);
	leave(g);
	g = field(DAY_7 FRENCH_FIGHT ",\"setup\":{\"FR-I-2\":\"2619\",\"FR-I-A\":\"2620\",\"RU-III-3\":\"1610\"}", NULL);
	foreseen(g, "assault 2618");
	foreseen(g, "with FR-I-2");
	foreseen(g, "with FR-I-A");
	odds_are(g, "3-1", 28, 4);
	leave(g);
}

/* [Combat A, Combat E, Combat D] Odds are told of what may be done, and of nothing else. */
static void borodino_odds_of_who_cannot_join(void **unused)
{
	(void)unused;
	static struct outlook out;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"3322\",\"FR-I-4\":\"3422\",\"FR-V-16\":\"3922\",\"RU-II-4\":\"3321\"}"
			       FRENCH_FIGHT, NULL);
	struct order o = order_make(VERB_ATTACK, FRENCH, piece(g, "FR-V-16"), NONE, NONE);
	play(g, "attack RU-II-4; with FR-I-2");
	g->s.rules->odds(&g->s, now(g), &o, NULL, &out); /* his own unit */
	assert_int_equal(out.sum.n, 0);
	o = order_make(VERB_WITH, FRENCH, piece(g, "FR-V-16"), NONE, NONE);
	g->s.rules->odds(&g->s, now(g), &o, NULL, &out); /* infantry six hexes off */
	assert_int_equal(out.sum.n, 0);
	o = order_make(VERB_COMMIT, FRENCH, NONE, NONE, NONE);
	g->s.rules->odds(&g->s, now(g), &o, NULL, &out);
	assert_int_not_equal(out.sum.n, 0);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(borodino_combat_odds_foreseen),
		cmocka_unit_test(borodino_combat_a_must_be_adjacent),
		cmocka_unit_test(borodino_combat_b_all_must_fight),
		cmocka_unit_test(borodino_combat_b_names_one_of_several),
		cmocka_unit_test(borodino_combat_b_every_enemy_is_attacked),
		cmocka_unit_test(borodino_combat_c_attacker_divides_as_he_likes),
		cmocka_unit_test(borodino_combat_d_once_a_phase),
		cmocka_unit_test(borodino_combat_f_one_on_many_touches_all),
		cmocka_unit_test(borodino_combat_g_diversion),
		cmocka_unit_test(borodino_combat_h_advance_into_zone),
		cmocka_unit_test(borodino_combat_h_advance_is_optional),
		cmocka_unit_test(borodino_advance_of_the_winners_alone),
		cmocka_unit_test(borodino_advance_takes_part_in_nothing_more),
		cmocka_unit_test(borodino_advance_of_the_defender),
		cmocka_unit_test(borodino_combat_i_and_e_strengths_add_up),
		cmocka_unit_test(borodino_combat_j_town_doubles),
		cmocka_unit_test(borodino_combat_j_exchange_owes_printed_strength),
		cmocka_unit_test(borodino_guard_a_an_advance_comes_near),
		cmocka_unit_test(borodino_combat_k_halved_not_owed),
		cmocka_unit_test(borodino_combat_k_river_forbids),
		cmocka_unit_test(borodino_combat_k_halves_stay_exact),
		cmocka_unit_test(borodino_exchange_all_go_when_short),
		cmocka_unit_test(borodino_result_ae_and_de),
		cmocka_unit_test(borodino_duty_lapses_when_the_enemy_is_gone),
		cmocka_unit_test(borodino_duty_lapse_is_told),
		cmocka_unit_test(borodino_combat_c_in_any_order),
		cmocka_unit_test(borodino_combat_results_at_once),
		cmocka_unit_test(borodino_odds_of_who_cannot_join),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
