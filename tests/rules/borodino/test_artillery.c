/* Artillery: bombardment, what it suffers, where it may not fire. */
#include "field.h"

#include <string.h>

/* [Artillery, Artillery A] */
static void borodino_artillery_a_bombards_but_need_not(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-A\":\"2608\",\"RU-III-3\":\"2606\"}" FRENCH_FIGHT, NULL);
	assert_true(offered(g, "done"));
	play(g, "attack RU-III-3; with FR-I-A");
	odds_are(g, "1-1", 14, 5);
	leave(g);
	g = field(DAY_7 ",\"setup\":{\"FR-I-A\":\"2609\",\"RU-III-3\":\"2606\"}" FRENCH_FIGHT, NULL);
	row_is(g, ROW_MOVE, RUSSIAN); /* three hexes are too far */
	leave(g);
}

/* [Artillery A] */
static void borodino_artillery_a_adjacent_must_but_may_bombard(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-A\":\"2607\",\"FR-I-2\":\"2505\",\"RU-III-3\":\"2606\","
				     "\"RU-II-4\":\"2705\"}" FRENCH_FIGHT, NULL);
	refused(g, "done", "Combat B");
	play(g, "attack RU-II-4"); /* two hexes from 2607 */
	assert_true(offered(g, "with FR-I-A"));
	play(g, "with FR-I-A");
	dice(g, 6);
	play(g, "commit; stand"); /* 7 to 5, Ar: the bombarding guns may stand */
	stands(g, "FR-I-A", "2607");
	refused(g, "done", "Combat B");
	play(g, "attack RU-III-3; with FR-I-2");
	assert_true(offered(g, "commit"));
	leave(g);
}

/* [Artillery B] */
static void borodino_artillery_b_joins_others(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-A\":\"2608\",\"FR-III-A\":\"2607\",\"FR-I-2\":\"2506\","
				     "\"RU-III-3\":\"2606\"}" FRENCH_FIGHT, NULL);
	play(g, "attack RU-III-3; with FR-I-A; with FR-III-A; with FR-I-2");
	odds_are(g, "3-1", 38, 5);
	leave(g);
}

/* [Artillery, Artillery C] */
static void borodino_artillery_c_suffers_nothing_at_two_hexes(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-A\":\"2608\",\"RU-III-3\":\"2606\"},"
				     "\"strength\":{\"RU-III-3\":30}" FRENCH_FIGHT, NULL);
	dice(g, 6);
	play(g, "attack RU-III-3; with FR-I-A; commit"); /* Ae */
	stands(g, "FR-I-A", "2608");
	assert_int_equal(now(g)->header.track[TRACK_LOSSES], 0);
	leave(g);
}

/* [Artillery C, Artillery G, Combat Resolution Table Ex] */
static void borodino_artillery_c_exchange_by_guns_alone(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-G-A\":\"2608\",\"RU-III-A\":\"2606\"}" FRENCH_FIGHT, NULL);
	dice(g, 5);
	play(g, "attack RU-III-A; with FR-G-A; commit"); /* 8 to 4: Ex */
	lost(g, "RU-III-A");
	stands(g, "FR-G-A", "2608");
	row_is(g, ROW_MOVE, RUSSIAN); /* no advance (G) */
	leave(g);
}

/* [Artillery C] */
static void borodino_artillery_c_adjacent_suffers_all(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-A\":\"2607\",\"RU-III-3\":\"2606\"},"
				     "\"strength\":{\"RU-III-3\":30}" FRENCH_FIGHT, NULL);
	dice(g, 6);
	play(g, "attack RU-III-3; with FR-I-A; commit; stand");
	lost(g, "FR-I-A");
	leave(g);
}

/* [Artillery C, reading 15] */
static void borodino_artillery_c_may_accept_a_retreat(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-A\":\"2608\",\"FR-I-2\":\"2607\",\"RU-III-3\":\"2606\"},"
				     "\"strength\":{\"RU-III-3\":14}" FRENCH_FIGHT, NULL);
	dice(g, 6);
	play(g, "attack RU-III-3; with FR-I-A; with FR-I-2; commit"); /* 1-1, Ar */
	row_is(g, ROW_ACCEPT, FRENCH);
	refused(g, "accept FR-I-2", "Artillery C");
	play(g, "accept FR-I-A");
	row_is(g, ROW_RETREAT, RUSSIAN);
	play(g, "retreat FR-I-A 2609; retreat FR-I-2 2608");
	stands(g, "FR-I-A", "2609");
	stands(g, "FR-I-2", "2608");
	leave(g);
}

/* [Artillery C, reading 14] */
static void borodino_artillery_c_safe_across_the_river(void **unused)
{
	(void)unused;
	/* no enemy zone on its hex, adjacent over the river only */
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-A\":\"2420\",\"RU-III-3\":\"2419\"},"
				     "\"strength\":{\"RU-III-3\":30}" FRENCH_FIGHT, NULL);
	dice(g, 6);
	play(g, "attack RU-III-3; with FR-I-A; commit");
	stands(g, "FR-I-A", "2420");
	leave(g);
	/* with another enemy's zone on its hex it suffers */
	g = field(DAY_7 ",\"setup\":{\"FR-I-A\":\"2420\",\"RU-III-3\":\"2419\",\"RU-II-4\":\"2421\","
			"\"FR-I-2\":\"2422\"},\"strength\":{\"RU-III-3\":30}" FRENCH_FIGHT, NULL);
	dice(g, 6);
	play(g, "attack RU-III-3; with FR-I-A; commit");
	lost(g, "FR-I-A");
	leave(g);
}

/* [Artillery D] */
static void borodino_artillery_d_bombards_one_only(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-A\":\"2608\",\"RU-III-3\":\"2606\",\"RU-II-4\":\"2706\"}"
			       FRENCH_FIGHT, NULL);
	play(g, "attack RU-III-3; with FR-I-A");
	refused(g, "attack RU-II-4", "Artillery D");
	leave(g);
	g = field(DAY_7 ",\"setup\":{\"FR-I-A\":\"2606\",\"RU-III-3\":\"2605\",\"RU-II-4\":\"2705\"}" FRENCH_FIGHT,
		  NULL);
	play(g, "attack RU-III-3; attack RU-II-4; with FR-I-A"); /* adjacent: as many as it touches */
	odds_are(g, "1-2", 14, 10);
	leave(g);
}

/* [Artillery E] */
static void borodino_artillery_e_no_range_in_defence(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-A\":\"2608\",\"FR-I-2\":\"2606\",\"RU-V-1G\":\"2605\"}"
			       RUSSIAN_FIGHT, NULL);
	play(g, "attack FR-I-2; with RU-V-1G");
	odds_are(g, "1-1", 20, 7);
	refused(g, "with FR-I-A", "Combat");
	leave(g);
}

/* [Artillery F] */
static void borodino_artillery_f_over_units_and_towns(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-A\":\"2608\",\"FR-I-2\":\"2607\",\"RU-III-3\":\"2606\"}"
			       FRENCH_FIGHT, NULL);
	play(g, "attack RU-III-3");
	assert_true(offered(g, "with FR-I-A"));
	leave(g);
	/* over the town 2319, from 2320 to 2318 */
	g = field(DAY_7 ",\"setup\":{\"FR-I-A\":\"2320\",\"RU-III-3\":\"2318\"}" FRENCH_FIGHT, NULL);
	assert_true(offered(g, "attack RU-III-3"));
	leave(g);
}

/* [Artillery H] */
static void borodino_artillery_h_not_halved(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-A\":\"1514\",\"RU-III-3\":\"1614\"}" FRENCH_FIGHT, NULL);
	play(g, "attack RU-III-3; with FR-I-A");
	odds_are(g, "1-1", 14, 5);
	leave(g);
}

/* [Artillery I, reading 16, reading 17] */
static void borodino_artillery_i_not_into_woods_road(void **unused)
{
	(void)unused;
	/* adjacent to 3717 */
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-V-A\":\"3818\",\"RU-III-3\":\"3717\"}" FRENCH_FIGHT, NULL);
	row_is(g, ROW_MOVE, RUSSIAN); /* the guns have no target and are free; he goes unattacked */
	leave(g);
	/* firing out of a woods/road hex is allowed */
	g = field(DAY_7 ",\"setup\":{\"FR-V-A\":\"3717\",\"RU-III-3\":\"3818\"}" FRENCH_FIGHT, NULL);
	play(g, "attack RU-III-3; with FR-V-A");
	assert_true(offered(g, "commit"));
	leave(g);
}

/* [Artillery F, Artillery I] */
static void borodino_artillery_i_one_clear_path_is_enough(void **unused)
{
	(void)unused;
	struct game *g = scenario("borodino/7-september", NULL);
	const struct field *f = field_of(&g->s);
	int both = 0, blocked = 0;
	for (int at = 0; at < HEXES; at++) {
		for (int d = 0; d < DIRECTIONS; d++) {
			int a = f->to[at][d], b = f->to[at][(d + 1) % 6];
			int to = a < 0 ? NONE : f->to[a][(d + 1) % 6];
			if (a < 0 || b < 0 || to < 0 || f->hex[to] & HEX_WOODS)
				continue;
			bool found = false;
			for (int k = 0; k < f->fires[at]; k++)
				found = found || f->fire[at][k].to == to;
			bool clear = !(f->hex[a] & f->hex[b] & HEX_WOODS);
			assert_int_equal(found, clear);
			both += !clear;
			blocked += (f->hex[a] ^ f->hex[b]) & HEX_WOODS;
		}
		for (int d = 0; d < DIRECTIONS; d++) {
			int a = f->to[at][d], to = a < 0 ? NONE : f->to[a][d];
			if (to < 0)
				continue;
			bool found = false;
			for (int k = 0; k < f->fires[at]; k++)
				found = found || f->fire[at][k].to == to;
			assert_int_equal(found, !((f->hex[a] | f->hex[to]) & HEX_WOODS));
		}
	}
	assert_true(both > 0 && blocked > 0);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(borodino_artillery_a_bombards_but_need_not),
		cmocka_unit_test(borodino_artillery_a_adjacent_must_but_may_bombard),
		cmocka_unit_test(borodino_artillery_b_joins_others),
		cmocka_unit_test(borodino_artillery_c_suffers_nothing_at_two_hexes),
		cmocka_unit_test(borodino_artillery_c_exchange_by_guns_alone),
		cmocka_unit_test(borodino_artillery_c_adjacent_suffers_all),
		cmocka_unit_test(borodino_artillery_c_may_accept_a_retreat),
		cmocka_unit_test(borodino_artillery_c_safe_across_the_river),
		cmocka_unit_test(borodino_artillery_d_bombards_one_only),
		cmocka_unit_test(borodino_artillery_e_no_range_in_defence),
		cmocka_unit_test(borodino_artillery_f_over_units_and_towns),
		cmocka_unit_test(borodino_artillery_h_not_halved),
		cmocka_unit_test(borodino_artillery_i_not_into_woods_road),
		cmocka_unit_test(borodino_artillery_i_one_clear_path_is_enough),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
