/* Movement and zones of control. */
#include "field.h"

#include <stdio.h>
#include <string.h>

/* [Movement 3, Movement 9] */
static void borodino_movement_points(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2609\",\"FR-IC-1\":\"2612\",\"FR-I-A\":\"2511\"}", NULL);
	assert_true(offered(g, "take FR-I-2"));
	play(g, "take FR-I-2");
	assert_true(offered(g, "march FR-I-2 2605"));
	refused(g, "march FR-I-2 2604", "Movement 9");
	play(g, "march FR-I-2 2605; march FR-IC-1 2607");
	refused(g, "march FR-I-A 2507", "Movement 9");
	play(g, "march FR-I-A 2508");
	leave(g);
}

/* [Movement 11] */
static void borodino_movement_once_a_phase(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2609\"}", NULL);
	play(g, "march FR-I-2 2608");
	refused(g, "take FR-I-2", "Movement 11");
	leave(g);
}

/* [Movement 5, Movement 6, reading 1] */
static void borodino_movement_through_friends_not_onto(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2609\",\"FR-I-4\":\"2608\"}", NULL);
	play(g, "take FR-I-2");
	assert_false(offered(g, "march FR-I-2 2608"));
	assert_true(offered(g, "march FR-I-2 2605"));
	refused(g, "march FR-I-2 2608", "Movement 6");
	leave(g);
}

/* The way is told hex by hex, past a friend and to the exit. */
/* [Movement 4] */
static void borodino_movement_tells_its_way(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2609\",\"FR-I-4\":\"2608\",\"FR-G-OG\":\"2703\"}", NULL);
	play(g, "march FR-I-2 2606");
	went(g, "FR-I-2", "2609 2608 2607 2606");
	play(g, "exit FR-G-OG");
	went(g, "FR-G-OG", "2703 2702 2701");
	leave(g);
}

/* [Movement 5] */
static void borodino_movement_not_onto_enemies(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2609\",\"RU-III-3\":\"2607\"}", NULL);
	refused(g, "march FR-I-2 2607", "Movement 5");
	leave(g);
}

/* [Movement 1, Turns of Play 3] */
static void borodino_movement_only_own_units(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2609\",\"RU-III-3\":\"2604\"}", NULL);
	refused(g, "take RU-III-3", "Movement 1");
	leave(g);
}

/* [Map A, Movement 3, Terrain Effects Chart, Terrain Effects Chart Clear]
 * [Terrain Effects Chart Fords and Bridges, Terrain Effects Chart Streams] */
static void borodino_terrain_ford_bridge_stream(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"RU-COS-1\":\"1614\",\"RU-II-4\":\"2728\",\"RU-III-3\":\"3018\"}"
			       RUSSIAN_MOVE, NULL);
	static struct overlay o;
	int cos = scenario_piece(&g->s, "RU-COS-1"), inf = scenario_piece(&g->s, "RU-II-4");
	int north = scenario_piece(&g->s, "RU-III-3");
	g->s.rules->query(&g->s, now(g), SIDE_1, QUERY_REACH, cos, NONE, &o);
	assert_int_equal(o.value[board_find(&g->s.board, "1514")], 3);
	assert_int_equal(o.from[board_find(&g->s.board, "1514")], board_find(&g->s.board, "1614"));
	g->s.rules->query(&g->s, now(g), SIDE_1, QUERY_REACH, inf, NONE, &o);
	assert_int_equal(o.value[board_find(&g->s.board, "2828")], 1);
	g->s.rules->query(&g->s, now(g), SIDE_1, QUERY_REACH, north, NONE, &o);
	assert_int_equal(o.value[board_find(&g->s.board, "2917")], 2);
	leave(g);
	g = field(DAY_7 ",\"setup\":{\"RU-III-3\":\"2918\",\"RU-III-A\":\"1614\",\"RU-II-4\":\"2419\"}" RUSSIAN_MOVE,
		  NULL);
	int guns = scenario_piece(&g->s, "RU-III-A");
	north = scenario_piece(&g->s, "RU-III-3");
	g->s.rules->query(&g->s, now(g), SIDE_1, QUERY_REACH, north, NONE, &o);
	assert_int_equal(o.value[board_find(&g->s.board, "2917")], 1);
	g->s.rules->query(&g->s, now(g), SIDE_1, QUERY_REACH, guns, NONE, &o);
	assert_int_equal(o.value[board_find(&g->s.board, "1514")], 3);
	assert_int_equal(o.value[board_find(&g->s.board, "1414")], NONE);
	g->s.rules->query(&g->s, now(g), SIDE_1, QUERY_REACH, scenario_piece(&g->s, "RU-II-4"), NONE, &o);
	assert_int_equal(o.value[board_find(&g->s.board, "2319")], 2); /* by the bridge 2318 */
	leave(g);
}

/* [Movement 3, Terrain Effects Chart Rivers] */
static void borodino_terrain_river_blocks(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"RU-II-A\":\"2520\"}" RUSSIAN_MOVE, NULL);
	play(g, "take RU-II-A");
	assert_false(offered(g, "march RU-II-A 2519")); /* next to it, beyond the river */
	assert_true(offered(g, "march RU-II-A 2621"));  /* by the pontoon bridge 2521-2621 */
	says(g, "march RU-II-A 2519", "Terrain Effects Chart", "river without bridge or ford");
	leave(g);
}

/* [Movement 10, Terrain Effects Chart Woods, Terrain Effects Chart Woods/Roads] */
static void borodino_terrain_woods_only_by_road(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"3818\",\"FR-I-4\":\"3817\",\"FR-I-5\":\"3422\"}", NULL);
	play(g, "take FR-I-2");
	assert_true(offered(g, "march FR-I-2 3717"));
	assert_true(offered(g, "march FR-I-2 3617"));
	play(g, "march FR-I-2 3616");
	/* 3817 lies beside 3717, but only the road leads in, over 3818 */
	play(g, "take FR-I-4");
	assert_true(offered(g, "march FR-I-4 3717"));
	static struct overlay o;
	g->s.rules->query(&g->s, now(g), SIDE_0, QUERY_REACH, scenario_piece(&g->s, "FR-I-4"), NONE, &o);
	assert_int_equal(o.value[board_find(&g->s.board, "3717")], 2);
	play(g, "march FR-I-4 3717");
	refused(g, "march FR-I-5 3421", "Terrain Effects Chart");
	leave(g);
}

/* [Zones of Control, Zones of Control C, Movement 7] */
static void borodino_zoc_c_stops(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-IC-1\":\"2608\",\"RU-III-3\":\"2605\"}", NULL);
	play(g, "take FR-IC-1");
	assert_true(offered(g, "march FR-IC-1 2606"));
	assert_true(offered(g, "march FR-IC-1 2505"));
	assert_false(offered(g, "march FR-IC-1 2705") && offered(g, "march FR-IC-1 2703"));
	says(g, "march FR-IC-1 2604", "Zones of Control C", "must stop in ");
	leave(g);
}

/* [Zones of Control D, Movement 8] */
static void borodino_zoc_d_pins(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-IC-1\":\"2606\",\"RU-III-3\":\"2605\"}", NULL);
	refused(g, "take FR-IC-1", "Zones of Control D");
	assert_non_null(strstr(g->e.reason, "3rd Division at 2605"));
	leave(g);
}

/* [Zones of Control H, Terrain Effects Chart Rivers] */
static void borodino_zoc_h_not_across_rivers(void **unused)
{
	(void)unused;
	/* 2318 and 2319 have the bridge between them, 2419 and 2319 the river */
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2319\",\"RU-III-3\":\"2318\",\"RU-II-4\":\"2419\"}",
			       NULL);
	assert_true(offered(g, "take FR-I-2"));
	play(g, "take FR-I-2; march FR-I-2 2320; done; done");
	leave(g);
	g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"1514\",\"RU-III-3\":\"1614\"}", NULL);
	assert_true(offered(g, "take FR-I-2"));
	leave(g);
}

/* [Zones of Control H, Terrain Effects Chart Streams] */
static void borodino_zoc_h_across_streams(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2918\",\"RU-III-3\":\"2917\"}", NULL);
	refused(g, "take FR-I-2", "Zones of Control D");
	leave(g);
}

/* [Zones of Control I] */
static void borodino_zoc_i_into_woods(void **unused)
{
	(void)unused;
	/* no road between 3817 and 3717, but the zone is there */
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"3817\",\"RU-III-3\":\"3717\"}", NULL);
	refused(g, "take FR-I-2", "Zones of Control D");
	leave(g);
}

/* [Zones of Control B] */
static void borodino_zoc_b_friends_do_not_hinder(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2606\",\"FR-I-4\":\"2605\"}", NULL);
	assert_true(offered(g, "take FR-I-2"));
	leave(g);
}

/* [7 September French Decisive, reading 4, reading 33] */
static void borodino_exit_east(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-G-OG\":\"2703\",\"FR-I-2\":\"2705\",\"FR-I-4\":\"2801\","
				     "\"FR-I-5\":\"2906\"},\"exited_points\":{\"french\":44}", NULL);
	play(g, "take FR-I-5");
	assert_false(offered(g, "exit FR-I-5"));
	refused(g, "exit FR-I-5", "Victory Conditions");
	leave(g);
	g = field(DAY_7 ",\"setup\":{\"FR-G-OG\":\"2703\",\"FR-I-2\":\"2705\",\"FR-I-4\":\"2801\"},"
			"\"exited_points\":{\"french\":44}", NULL);
	refused(g, "exit FR-I-2", "Victory Conditions"); /* four points to 2701, none left */
	play(g, "exit FR-I-4");
	stands(g, "FR-I-4", "off the map");
	assert_int_equal(now(g)->header.track[TRACK_EXITED], 49);
	assert_int_equal(now(g)->header.track[TRACK_LOSSES], 0);
	play(g, "exit FR-G-OG");
	assert_true(now(g)->header.result.over); /* 60 points: over at once */
	assert_int_equal(now(g)->header.result.winner, FRENCH);
	assert_int_equal(now(g)->header.result.level, LEVEL_DECISIVE);
	leave(g);
}

/* [7 September French Decisive, reading 4] */
static void borodino_exit_not_for_russians_nor_other_days(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"RU-II-4\":\"2702\"}" RUSSIAN_MOVE, NULL);
	refused(g, "exit RU-II-4", "Victory Conditions");
	leave(g);
	g = field(DAY_6 ",\"setup\":{\"FR-I-2\":\"2702\"}", NULL);
	refused(g, "exit FR-I-2", "Victory Conditions");
	leave(g);
}

/* [Movement, Movement 9] */
static void borodino_movement_of_whom_he_likes(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2609\",\"FR-I-4\":\"2612\"}", NULL);
	assert_true(offered(g, "done"));
	play(g, "march FR-I-2 2608; done"); /* one of two units, and one of its four points */
	stands(g, "FR-I-4", "2612");
	row_is(g, ROW_MOVE, RUSSIAN);
	leave(g);
}

/* [Movement 12] Points not spent are lost: after a turn of rest it has four again, not eight. */
static void borodino_movement_saves_no_points(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2613\",\"RU-III-3\":\"2603\"}", NULL);
	play(g, "done; done");
	assert_int_equal(now(g)->header.turn, 28);
	refused(g, "march FR-I-2 2608", "Movement 9");
	play(g, "march FR-I-2 2609");
	leave(g);
}

/* [Zones of Control A] In the Russian turn French zones stop the Cossacks on their straight way. */
static void borodino_zoc_a_in_the_enemys_turn(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2606\",\"RU-COS-1\":\"2609\"}" RUSSIAN_MOVE, NULL);
	play(g, "take RU-COS-1");
	assert_true(offered(g, "march RU-COS-1 2607"));
	refused(g, "march RU-COS-1 2604", "Zones of Control C");
	leave(g);
}

/* [Zones of Control E] Held by two, a unit is free only when both are gone. */
static void borodino_zoc_e_of_several_units(void **unused)
{
	(void)unused;
	static const char *const held_by[] = {",\"RU-COS-1\":\"2605\",\"RU-COS-2\":\"2607\"", ",\"RU-COS-2\":\"2607\"", ""};
	for (int i = 0; i < 3; i++) {
		struct text keys;
		text_set(&keys, DAY_7 ",\"setup\":{\"FR-I-2\":\"2606\"%s}", held_by[i]);
		struct game *g = field(keys.at, NULL);
		if (i < 2)
			refused(g, "take FR-I-2", "Zones of Control D");
		else
			assert_true(offered(g, "take FR-I-2"));
		leave(g);
	}
}

/* [Zones of Control F] Two hexes apart the zones of both lie on the hex between, and bind neither. */
static void borodino_zoc_f_zones_that_overlap(void **unused)
{
	(void)unused;
	static const char *const units = DAY_7 ",\"setup\":{\"FR-I-2\":\"2607\",\"RU-III-3\":\"2605\"}%s";
	static const char *const starts[] = {FRENCH_MOVE, RUSSIAN_MOVE, FRENCH_FIGHT};
	char keys[256];
	for (int i = 0; i < 3; i++) {
		snprintf(keys, sizeof keys, units, starts[i]);
		struct game *g = field(keys, NULL);
		if (i == 2)
			row_is(g, ROW_MOVE, RUSSIAN); /* nothing to fight about */
		else
			play(g, i ? "march RU-III-3 2603" : "march FR-I-2 2609");
		leave(g);
	}
}

/* [Zones of Control G] Side by side neither may leave the other. */
static void borodino_zoc_g_holds_both(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2606\",\"RU-III-3\":\"2605\"}", NULL);
	refused(g, "take FR-I-2", "Zones of Control D");
	leave(g);
	g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2606\",\"RU-III-3\":\"2605\"}" RUSSIAN_MOVE, NULL);
	refused(g, "take RU-III-3", "Zones of Control D");
	leave(g);
}

/* Who begins the phase before a live redoubt is held to its end, though a friend walks into the work meanwhile; in the
 * next phase it is free. */
/* [Movement 8, Zones of Control D, Redoubts C] */
static void borodino_movement_8_held_from_the_start_of_the_phase(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2619\",\"FR-I-5\":\"2616\",\"RU-VIII-12\":\"2005\"}", NULL);
	refused(g, "take FR-I-2", "Redoubts C");
	play(g, "march FR-I-5 2618");
	refused(g, "take FR-I-2", "Redoubts C");
	leave(g);
}

/* Two stand before the work as the phase begins in French hands: who leaves it pins nobody who was free. */
/* [Movement 8, Zones of Control D] */
static void borodino_movement_8_free_from_the_start_of_the_phase(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2619\",\"FR-I-5\":\"2618\",\"RU-VIII-12\":\"2005\"}", NULL);
	play(g, "march FR-I-5 2617");
	play(g, "march FR-I-2 2620");
	stands(g, "FR-I-2", "2620");
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(borodino_movement_points),
		cmocka_unit_test(borodino_movement_once_a_phase),
		cmocka_unit_test(borodino_movement_through_friends_not_onto),
		cmocka_unit_test(borodino_movement_tells_its_way),
		cmocka_unit_test(borodino_movement_not_onto_enemies),
		cmocka_unit_test(borodino_movement_only_own_units),
		cmocka_unit_test(borodino_terrain_ford_bridge_stream),
		cmocka_unit_test(borodino_terrain_river_blocks),
		cmocka_unit_test(borodino_terrain_woods_only_by_road),
		cmocka_unit_test(borodino_zoc_c_stops),
		cmocka_unit_test(borodino_zoc_d_pins),
		cmocka_unit_test(borodino_zoc_h_not_across_rivers),
		cmocka_unit_test(borodino_zoc_h_across_streams),
		cmocka_unit_test(borodino_zoc_i_into_woods),
		cmocka_unit_test(borodino_zoc_b_friends_do_not_hinder),
		cmocka_unit_test(borodino_exit_east),
		cmocka_unit_test(borodino_exit_not_for_russians_nor_other_days),
		cmocka_unit_test(borodino_movement_of_whom_he_likes),
		cmocka_unit_test(borodino_movement_saves_no_points),
		cmocka_unit_test(borodino_zoc_a_in_the_enemys_turn),
		cmocka_unit_test(borodino_zoc_e_of_several_units),
		cmocka_unit_test(borodino_zoc_f_zones_that_overlap),
		cmocka_unit_test(borodino_zoc_g_holds_both),
		cmocka_unit_test(borodino_movement_8_held_from_the_start_of_the_phase),
		cmocka_unit_test(borodino_movement_8_free_from_the_start_of_the_phase),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
