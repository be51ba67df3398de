/* Whole attacks from the odds to the advance, with the figures the rules give. */
#include "field.h"

#include <string.h>

/* [Combat Resolution Table Ex, Optional Advance] */
static void borodino_example_exchange_of_three(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-4\":\"2607\",\"FR-III-25\":\"2706\",\"RU-III-3\":\"2606\"},"
				     "\"strength\":{\"RU-III-3\":3}" FRENCH_FIGHT, NULL);
	play(g, "attack RU-III-3; with FR-I-4; with FR-III-25");
	odds_are(g, "2-1", 16, 3);
	dice(g, 5);
	play(g, "commit");
	lost(g, "RU-III-3");
	row_is(g, ROW_EXCHANGE, FRENCH);
	play(g, "lose FR-III-25");
	lost(g, "FR-III-25");
	row_is(g, ROW_ADVANCE, FRENCH);
	refused(g, "advance FR-III-25 2606", "Optional Advance");
	play(g, "advance FR-I-4 2606");
	stands(g, "FR-I-4", "2606");
	assert_int_equal(now(g)->header.track[TRACK_LOSSES], 3);
	assert_int_equal(now(g)->header.track[TRACK_LOSSES + 1], 3);
	leave(g);
}

/* [Combat, Combat Resolution Table Ar, Retreat] */
static void borodino_example_rounded_for_the_defender(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-III-25\":\"2607\",\"RU-III-3\":\"2606\"},"
				     "\"strength\":{\"RU-III-3\":8}" FRENCH_FIGHT, NULL);
	play(g, "attack RU-III-3; with FR-III-25");
	odds_are(g, "1-3", 6, 8);
	dice(g, 1);
	play(g, "commit");
	row_is(g, ROW_RETREAT, RUSSIAN);
	hexes_offered(g, VERB_RETREAT, "FR-III-25", "2507 2608 2707");
	play(g, "retreat FR-III-25 2608");
	row_is(g, ROW_ADVANCE, RUSSIAN);
	leave(g);
}

/* [Combat J, Combat Resolution Table Ex, Artillery C, Artillery G] */
static void borodino_example_town(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-IV-13\":\"2219\",\"FR-IV-14\":\"2320\",\"FR-IV-A\":\"2321\","
				     "\"RU-V-3G\":\"2319\"}" FRENCH_FIGHT, NULL);
	play(g, "attack RU-V-3G; with FR-IV-13; with FR-IV-14; with FR-IV-A");
	odds_are(g, "4-1", 34, 4);
	dice(g, 5);
	play(g, "commit");
	lost(g, "RU-V-3G");
	refused(g, "lose FR-IV-A", "Combat Resolution Table");
	play(g, "lose FR-IV-14");
	assert_false(offered(g, "stand") && offered(g, "advance FR-IV-A 2319"));
	play(g, "advance FR-IV-13 2319");
	stands(g, "FR-IV-13", "2319");
	stands(g, "FR-IV-A", "2321");
	leave(g);
}

/* [Combat K, Artillery H, Artillery C] */
static void borodino_example_bridge(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-IV-RIG\":\"2319\",\"FR-IV-A\":\"2320\",\"RU-VI-7\":\"2318\"}"
			       FRENCH_FIGHT, NULL);
	play(g, "attack RU-VI-7; with FR-IV-RIG; with FR-IV-A");
	odds_are(g, "2-1", 21, 5);
	dice(g, 6);
	play(g, "commit");
	row_is(g, ROW_ACCEPT, FRENCH);
	play(g, "stand");
	row_is(g, ROW_RETREAT, RUSSIAN);
	play(g, "retreat FR-IV-RIG 2220");
	stands(g, "FR-IV-A", "2320");
	row_is(g, ROW_ADVANCE, RUSSIAN);
	play(g, "advance RU-VI-7 2319");
	leave(g);
}

#define FLECHE "\"RU-VIII-12\":\"3018\",\"FR-III-10\":\"3019\",\"FR-III-11\":\"2918\",\"FR-III-A\":\"3020\""

/* [Redoubts, Redoubts E] */
static void borodino_example_redoubt_front_only(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{" FLECHE "}" FRENCH_FIGHT, NULL);
	play(g, "attack RU-VIII-12; with FR-III-10; with FR-III-11; with FR-III-A");
	odds_are(g, "1-1", 34, 12);
	dice(g, 3);
	play(g, "commit");
	row_is(g, ROW_RETREAT, FRENCH);
	leave(g);
}

/* [Redoubts G, Redoubts J, Combat Resolution Table Ex, reading 13] */
static void borodino_example_redoubt_front_and_rear(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{" FLECHE ",\"FR-I-2\":\"3017\"}" FRENCH_FIGHT, NULL);
	play(g, "attack RU-VIII-12; with FR-III-10; with FR-III-11; with FR-III-A; with FR-I-2");
	odds_are(g, "3-1", 48, 7);
	dice(g, 6);
	play(g, "commit");
	lost(g, "RU-VIII-12");
	assert_int_equal(state(g)->owed, 7);
	play(g, "lose FR-I-2");
	assert_int_equal(now(g)->header.track[TRACK_LOSSES], 7);
	play(g, "advance FR-III-10 3018"); /* through its front */
	stands(g, "FR-III-10", "3018");
	leave(g);
}

/* [Redoubts F] */
static void borodino_example_redoubt_rear_only(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"RU-VIII-12\":\"3018\",\"FR-I-2\":\"3017\"}" FRENCH_FIGHT, NULL);
	play(g, "attack RU-VIII-12; with FR-I-2");
	odds_are(g, "1-1", 14, 5);
	dice(g, 4);
	play(g, "commit");
	row_is(g, ROW_RETREAT, RUSSIAN);
	leave(g);
}

/* [Redoubts I, Redoubts J] */
static void borodino_example_empty_redoubt(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2619\",\"FR-I-4\":\"2718\"}" FRENCH_FIGHT, NULL);
	play(g, "assault 2618; with FR-I-2; with FR-I-4");
	odds_are(g, "3-1", 24, 4);
	dice(g, 6);
	play(g, "commit; lose FR-I-4; advance FR-I-2 2618");
	stands(g, "FR-I-2", "2618");
	assert_int_equal(now(g)->header.track[TRACK_LOSSES], 5);
	assert_int_equal(state(g)->live >> redoubt(g, "2618") & 1, 0);
	leave(g);
}

static bool front(struct game *g, const char *from)
{
	const struct field *f = field_of(&g->s);
	int at = board_find(&g->s.board, from), to = board_find(&g->s.board, "2618");
	for (int i = 0; i < f->fires[at]; i++)
		if (f->fire[at][i].to == to)
			return f->fire[at][i].front;
	fail_msg("no line of fire from %s", from);
	return false;
}

/* [Redoubts H] */
static void borodino_example_fire_lines(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-A\":\"2620\",\"RU-VII-26\":\"2618\"}" FRENCH_FIGHT, NULL);
	assert_true(front(g, "2620"));
	assert_true(front(g, "2818"));
	assert_true(front(g, "2418"));
	assert_false(front(g, "2616"));
	play(g, "attack RU-VII-26; with FR-I-A");
	odds_are(g, "1-2", 14, 12);
	leave(g);
	g = field(DAY_7 ",\"setup\":{\"FR-I-A\":\"2616\",\"RU-VII-26\":\"2618\"}" FRENCH_FIGHT, NULL);
	play(g, "attack RU-VII-26; with FR-I-A");
	odds_are(g, "1-1", 14, 4);
	leave(g);
	g = field(DAY_7 ",\"setup\":{\"FR-I-A\":\"2818\",\"RU-VII-26\":\"2618\"}" FRENCH_FIGHT, NULL);
	play(g, "attack RU-VII-26; with FR-I-A");
	odds_are(g, "1-2", 14, 12);
	leave(g);
}

/* [Zones of Control I, Terrain Effects Chart Woods/Roads, Artillery I, reading 12] */
static void borodino_example_woods_road(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-V-16\":\"3818\",\"FR-V-18\":\"3817\",\"FR-V-A\":\"3819\","
				     "\"RU-III-1GR\":\"3717\"}" FRENCH_FIGHT, NULL);
	play(g, "attack RU-III-1GR; with FR-V-16; with FR-V-18");
	odds_are(g, "1-2", 16, 12);
	refused(g, "with FR-V-A", "Artillery I");
	dice(g, 1);
	play(g, "commit"); /* Dr: back to 3617, the only way by the road */
	stands(g, "RU-III-1GR", "3617");
	row_is(g, ROW_ADVANCE, FRENCH);
	refused(g, "advance FR-V-18 3717", "Zones of Control I"); /* no road from 3817 */
	play(g, "advance FR-V-16 3717");
	leave(g);
}

/* [Retreat] */
static void borodino_example_no_way_but_one(void **unused)
{
	(void)unused;
#define RING "\"RU-VIII-12\":\"3018\",\"FR-III-10\":\"3019\",\"FR-III-11\":\"2918\",\"FR-I-2\":\"3118\"," \
	     "\"RU-VII-27\":\"2917\",\"RU-VIII-A\":\"3117\""
	struct game *g = field(DAY_7 ",\"setup\":{" RING "}" FRENCH_FIGHT, NULL);
	play(g, "attack RU-VIII-12; with FR-III-10");
	odds_are(g, "1-2", 12, 12);
	leave(g);
	g = field(DAY_7 ",\"setup\":{" RING "},\"strength\":{\"FR-III-10\":12}" FRENCH_FIGHT, NULL);
	play(g, "attack RU-VIII-12; with FR-III-10");
	dice(g, 1);
	play(g, "commit"); /* Dr: one hex, no choice */
	stands(g, "RU-VIII-12", "3017");
	leave(g);
	g = field(DAY_7 ",\"setup\":{" RING ",\"FR-I-4\":\"3016\"},\"strength\":{\"FR-III-10\":12}" FRENCH_FIGHT,
		  NULL);
	play(g, "attack RU-VIII-12; with FR-III-10");
	dice(g, 1);
	play(g, "commit");
	lost(g, "RU-VIII-12");
	leave(g);
}

/* [Imperial Guard B] */
static void borodino_example_guard_losses(void **unused)
{
	(void)unused;
	static const int losses[] = {14, 15, 24, 25, 44}, units[] = {0, 1, 1, 2, 3};
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-G-OG\":\"2609\"}", "imperial_guard=1");
	for (int i = 0; i < 5; i++) {
		now(g)->header.track[TRACK_LOSSES] = (int16_t)losses[i];
		assert_int_equal(bo_guard_allowance(&g->s, state(g), FRENCH), units[i]);
	}
	leave(g);
}

/* [Combat Resolution Table, Combat Resolution Table De] */
static void borodino_example_ends_of_the_table(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-G-OG\":\"2607\",\"RU-III-3\":\"2606\"},"
				     "\"strength\":{\"FR-G-OG\":40,\"RU-III-3\":3}" FRENCH_FIGHT, NULL);
	play(g, "attack RU-III-3; with FR-G-OG");
	odds_are(g, "6-1", 80, 3);
	dice(g, 6);
	play(g, "commit; stand");
	lost(g, "RU-III-3");
	leave(g);
	g = field(DAY_7 ",\"setup\":{\"FR-VIII-23\":\"2607\",\"RU-III-3\":\"2606\"},"
			"\"strength\":{\"RU-III-3\":11}" FRENCH_FIGHT, NULL);
	play(g, "attack RU-III-3; with FR-VIII-23");
	odds_are(g, "1-5", 4, 11);
	dice(g, 1);
	play(g, "commit; stand");
	lost(g, "FR-VIII-23");
	leave(g);
}

/* [Combat Resolution Table, reading 34] */
static void borodino_crt_as_printed(void **unused)
{
	(void)unused;
	static const char *const cells[6] = {
		"Ae Ar Ar Dr Dr Dr De De De De ", "Ae Ae Ar Ar Dr Dr Dr De De De ",
		"Ae Ae Ae Ar Dr Dr Dr Dr De De ", "Ae Ae Ae Ar Ar Dr Dr Dr De De ",
		"Ae Ae Ae Ar Ar Ex Dr Ex Ex De ", "Ae Ae Ae Ae Ar Ar Ex Ex Ex De ",
	};
	struct game *g = scenario("borodino/5-september", NULL);
	const struct table *crt = &g->s.table[field_of(&g->s)->crt];
	for (int r = 0; r < 6; r++) {
		char row[64] = "";
		for (int c = 0; c < 10; c++) {
			strcat(row, crt->result[table_result(crt, c, r + 1)]);
			strcat(row, " ");
		}
		assert_string_equal(row, cells[r]);
	}
	static const char *const results[] = {"Ae", "Ar", "Ex", "Dr", "De"};
	for (int i = 0; i < RESULTS; i++)
		assert_string_equal(crt->result[i], results[i]);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(borodino_example_exchange_of_three),
		cmocka_unit_test(borodino_example_rounded_for_the_defender),
		cmocka_unit_test(borodino_example_town),
		cmocka_unit_test(borodino_example_bridge),
		cmocka_unit_test(borodino_example_redoubt_front_only),
		cmocka_unit_test(borodino_example_redoubt_front_and_rear),
		cmocka_unit_test(borodino_example_redoubt_rear_only),
		cmocka_unit_test(borodino_example_empty_redoubt),
		cmocka_unit_test(borodino_example_fire_lines),
		cmocka_unit_test(borodino_example_woods_road),
		cmocka_unit_test(borodino_example_no_way_but_one),
		cmocka_unit_test(borodino_example_guard_losses),
		cmocka_unit_test(borodino_example_ends_of_the_table),
		cmocka_unit_test(borodino_crt_as_printed),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
