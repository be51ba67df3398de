/* Bridges: building (8.1), the Russian bridge (8.2), crossing (8.3), breaking (9.0). */
#include "turns.h"

/* Levels of the first bridge's east half at Studianka after one roll, the nearest Russian standing there. */
static int built(const char *russian, int die)
{
	char keys[300];
	snprintf(keys, sizeof keys, AT(9, "engineer") ",\"dice\":[%d],\"setup\":{\"ENG-elbe\":\"2012\"%s%s%s}", die, russian ? ",\"LAN-jg1\":\"" : "",
		 russian ? russian : "", russian ? "\"" : "");
	struct game *g = field(keys, NULL);
	play(g, "build ENG-elbe 1");
	int levels = state(g)->half[1][EAST][0];
	leave(g);
	return levels;
}

static void berezina_8_1_columns_by_distance(void **unused)
{
	(void)unused;
	static const struct {
		const char *russian;
		int levels[6];
	} rows[] = {{"2013", {0, 0, 0, 0, 1, 1}}, {"2014", {0, 0, 0, 0, 1, 1}}, {"2015", {0, 0, 1, 1, 1, 1}}, {"2017", {0, 0, 1, 1, 1, 1}},
		    {"2018", {0, 1, 1, 1, 2, 2}}, {"2021", {0, 1, 1, 1, 2, 2}}, {"2022", {1, 1, 1, 2, 2, 2}}, {NULL, {1, 1, 1, 2, 2, 2}}};
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		for (int die = 1; die <= 6; die++)
			if (built(rows[i].russian, die) != rows[i].levels[die - 1])
				fail_msg("Russians in %s, die %d", rows[i].russian ? rows[i].russian : "no hex", die);
}

/* [8.0] */
static void berezina_8_1_at_fords_once_a_turn(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "engineer") ",\"exit\":\"1013\",\"dice\":[5,6],\"setup\":{\"ENG-elbe\":\"2012\",\"ENG-chas\":\"2011\",\"II-6a\":\"2012\"}", NULL);
	refused(g, "build ENG-chas 1", "8.1");
	refused(g, "build II-6a 1", "8.1");
	refused(g, "build ENG-elbe 3", "8.1");
	play(g, "build ENG-elbe 2");
	assert_int_equal(state(g)->half[1][EAST][1], 2);
	assert_int_not_equal(frame_now(now(g))->row, ROW_ENGINEER); /* nobody is left */
	leave(g);
}

/* The near half may be built first; both must stand, and the markers come in phase A. */
static void berezina_8_1_both_halves_and_the_next_turn(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "engineer") ",\"exit\":\"1013\",\"dice\":[5,5],\"bridges\":{\"studianka\":[[2,1]]},\"setup\":{\"ENG-elbe\":\"2012\","
						 "\"ENG-chas\":\"2013\",\"II-6a\":\"2012\"}", NULL);
	play(g, "build ENG-elbe 1; build ENG-chas 1");
	assert_int_equal(now(g)->header.turn, 10);
	assert_int_equal(state(g)->half[1][EAST][0], HALF_FINIS);
	assert_int_equal(state(g)->half[1][WEST][0], HALF_FINIS);
	leave(g);
	g = field(AT(9, "engineer") ",\"exit\":\"1013\",\"dice\":[5,1,1],\"bridges\":{\"studianka\":[[2,0]]},\"setup\":{\"ENG-elbe\":\"2012\",\"II-6a\":\"2012\"}", NULL);
	play(g, "build ENG-elbe 1");
	run_to_turn(g, 10);
	assert_int_equal(state(g)->half[1][EAST][0], HALF_FINIS);
	assert_false(bz_bridge_up(state(g), 1, 0));
	dice_are(g, (const int[]){4, 0});
	play(g, "march II-6a 2013"); /* so it wades */
	assert_true(has(state(g), piece(g, "II-6a"), IS_POOR));
	leave(g);
}

static void berezina_8_1_no_third_bridge(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "engineer") ",\"dice\":[1],\"bridges\":{\"studianka\":[[4,4],[4,4]]},\"setup\":{\"ENG-elbe\":\"2012\",\"ENG-chas\":\"4412\"}", NULL);
	assert_false(offered(g, "build ENG-elbe 1") || offered(g, "build ENG-elbe 2"));
	assert_true(offered(g, "build ENG-chas 1"));
	leave(g);
}

/* --- 8.3 --- */

static void berezina_8_3_costs_and_no_die(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "french") ",\"exit\":\"1013\",\"bridges\":{\"studianka\":[[4,4]],\"borissow\":[[4,4]]},\"setup\":{\"II-6a\":\"2012\","
					       "\"II-6b\":\"5612\",\"II-8a\":\"5613\"}", NULL);
	assert_int_equal(cost_of(g, "II-6a", "2013"), 4); /* clear and one */
	assert_int_equal(cost_of(g, "II-8a", "5612"), 8); /* town and one */
	leave(g);
	g = field(AT(9, "french") ",\"exit\":\"1013\",\"bridges\":{\"studianka\":[[4,4]],\"borissow\":[[4,4]]},\"setup\":{\"II-6b\":\"5612\"}", NULL);
	assert_int_equal(cost_of(g, "II-6b", "5613"), 3); /* the road runs over it */
	play(g, "march II-6b 5613");
	assert_int_equal(now(g)->dice.drawn, 0);
	leave(g);
}

static void berezina_8_3_two_bridges_each_with_its_five(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "french") ",\"exit\":\"1013\",\"bridges\":{\"studianka\":[[4,4],[4,4]]},\"setup\":{\"II-6a\":\"2012\",\"II-6b\":\"2012\"}", NULL);
	play(g, "take II-6a; by II-6a 2013 4; halt"); /* the second bridge */
	assert_int_equal(state(g)->crossed[1][0], 0);
	assert_int_equal(state(g)->crossed[1][1], 1);
	state(g)->crossed[1][1] = 5;
	play(g, "march II-6b 2013");
	assert_int_equal(state(g)->crossed[1][0], 1);
	leave(g);
}

/* Both ways and both movement phases count, Russians too. */
static void berezina_8_3_russians_share_the_five(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "russian") ",\"danube\":1,\"tchlaplatz\":1,\"exit\":\"1013\",\"track\":13,\"bridges\":{\"middle\":[[4,4]]},\"setup\":"
						"{\"II-6a\":\"4408\",\"LAN-ajit\":\"4414\",\"LAN-asta\":\"4414\",\"R-lang\":\"4415\"}", NULL);
	state(g)->crossed[2][0] = 4;
	run_russians(g);
	int over = 0;
	over += ground_of(&g->s)->bank[now(g)->piece[piece(g, "LAN-ajit")].place] == EAST;
	over += ground_of(&g->s)->bank[now(g)->piece[piece(g, "LAN-asta")].place] == EAST;
	assert_int_equal(over, 1);
	leave(g);
}

/* The thirteenth worked example in full. */
static void berezina_8_3_thirteenth_example(void **unused)
{
	(void)unused;
	static const char *const units[] = {"II-6a", "II-6b", "II-8a", "II-8b"};
	struct game *g = field(AT(9, "french") ",\"exit\":\"1013\",\"rabble\":[\"2012\"],\"bridges\":{\"studianka\":[[4,4]]},\"setup\":{\"II-6a\":\"2112\",\"II-6b\":\"2112\","
					       "\"II-8a\":\"2011\",\"II-8b\":\"2011\",\"II-9a\":\"2112\",\"L-oud\":\"2013\",\"L-ney\":\"2012\",\"L-dav\":\"2012\","
					       "\"L-vic\":\"2012\",\"ENG-elbe\":\"2010\",\"DAN-01\":\"2828\"}", NULL);
	state(g)->rabble[0] = NONE;
	for (int i = 0; i < 4; i++) {
		char orders[80];
		now(g)->piece[piece(g, units[i])].place = (int16_t)place(g, "2012");
		snprintf(orders, sizeof orders, "march %s 2013; march %s 2014", units[i], units[i]);
		if (i >= 2)
			snprintf(orders, sizeof orders, "march %s 2013; march %s 1914", units[i], units[i]);
		play(g, orders);
	}
	assert_int_equal(state(g)->crossed[1][0], 4);
	state(g)->rabble[0] = (int16_t)place(g, "2111");
	play(g, "march L-ney 2013; march L-dav 2013; march L-vic 2013");
	dice_are(g, (const int[]){5, 2, 1, 1, 0});
	play(g, "done"); /* the Rabble is the fifth; 5 and one for it: one half, even: the east one */
	assert_true(rabble_at(g, "2013"));
	run_to_turn(g, 10);
	assert_int_equal(state(g)->half[1][EAST][0], 2);
	assert_int_equal(state(g)->half[1][WEST][0], HALF_FINIS);
	assert_false(bz_bridge_up(state(g), 1, 0));
	leave(g);
	g = field(AT(9, "french") ",\"exit\":\"1013\",\"bridges\":{\"studianka\":[[4,4]]},\"setup\":{\"II-9a\":\"2012\",\"L-ney\":\"2012\"}", NULL);
	state(g)->crossed[1][0] = 5;
	refused(g, "march II-9a 2013", "8.3");
	play(g, "march L-ney 2013");
	leave(g);
}

/* --- 9.0 --- */

static const char used[] = AT(9, "engineer") ",\"exit\":\"1013\",\"bridges\":{\"studianka\":[[4,4],[4,4]]},\"setup\":{\"II-6a\":\"2016\",\"ENG-elbe\":\"4412\"}";

static struct game *worn(int french, int all, int rabble, const int *dice)
{
	struct game *g = field(used, NULL);
	state(g)->crossed_french[1][0] = (uint8_t)french;
	state(g)->crossed[1][0] = (uint8_t)all;
	state(g)->crossed_rabble[1][0] = (uint8_t)rabble;
	dice_are(g, dice);
	play(g, "done");
	return g;
}

static void breaks(int french, int all, int rabble, const int *dice, int east, int west)
{
	struct game *g = worn(french, all, rabble, dice);
	assert_int_equal(state(g)->half[1][EAST][0], east);
	assert_int_equal(state(g)->half[1][WEST][0], west);
	assert_int_equal(state(g)->half[1][EAST][1], HALF_FINIS); /* the other bridge was not used */
	assert_int_equal(state(g)->crossed[1][0], 0);
	leave(g);
}

/* [9.0] */
static void berezina_9_when_a_bridge_breaks(void **unused)
{
	(void)unused;
	breaks(3, 3, 0, (const int[]){5, 1, 1, 0}, 4, 4);
	breaks(3, 3, 0, (const int[]){6, 2, 1, 1, 0}, 2, 4); /* even: the east half */
	breaks(3, 3, 0, (const int[]){6, 3, 1, 1, 0}, 4, 2);
	breaks(2, 2, 0, (const int[]){6, 1, 1, 0}, 4, 4); /* two pieces or fewer: one less */
	breaks(3, 3, 1, (const int[]){6, 1, 1, 0}, 2, 2); /* Rabble: one more, both halves */
	breaks(5, 5, 1, (const int[]){5, 4, 1, 1, 0}, 2, 4);
	breaks(2, 2, 1, (const int[]){6, 4, 1, 1, 0}, 2, 4);
	breaks(2, 3, 0, (const int[]){6, 4, 1, 1, 0}, 2, 4); /* three pieces, one of them Russian */
}

/* [9.0] */
static void berezina_9_only_french_use_is_rolled_for(void **unused)
{
	(void)unused;
	struct game *g = worn(0, 5, 0, (const int[]){6, 6, 0});
	assert_true(bz_bridge_up(state(g), 1, 0));
	assert_int_equal(state(g)->half[1][EAST][0], HALF_FINIS);
	leave(g);
}

/* [9.0] Broken in turn 9, mended in 10, it carries again in 11. */
static void berezina_9_mended_and_crossed_again(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "engineer") ",\"exit\":\"1013\",\"bridges\":{\"studianka\":[[4,4]]},\"setup\":{\"II-6a\":\"2012\",\"ENG-elbe\":\"2012\"}", NULL);
	state(g)->crossed[1][0] = state(g)->crossed_french[1][0] = 3;
	dice_are(g, (const int[]){6, 2, 1, 1, 0});
	play(g, "done");
	assert_int_equal(state(g)->half[1][EAST][0], 2);
	assert_int_equal(now(g)->header.turn, 10);
	run_to_row(g, ROW_ENGINEER);
	dice_are(g, (const int[]){5, 1, 1, 0});
	assert_false(bz_bridge_up(state(g), 1, 0));
	play(g, "build ENG-elbe 1");
	run_to_turn(g, 11);
	assert_true(bz_bridge_up(state(g), 1, 0));
	leave(g);
}

/* --- 8.2 --- */

static int planned(const char *more, int one, int two)
{
	char keys[400];
	snprintf(keys, sizeof keys, AT(9, "engineer") ",\"danube\":1,\"exit\":\"1013\",%s", more);
	struct game *g = field(keys, NULL);
	dice_are(g, (const int[]){one, two, 1, 1, 0});
	play(g, "done");
	int road = state(g)->road;
	leave(g);
	return road;
}

static void berezina_8_2_when_the_russians_roll(void **unused)
{
	(void)unused;
	static const char quiet[] = "\"track\":12,\"setup\":{\"ENG-elbe\":\"2012\",\"DAN-01\":\"5614\"}";
	assert_int_equal(planned(quiet, 5, 6), ROAD_RUSSIAN); /* up in phase A of the next turn */
	assert_int_equal(planned(quiet, 6, 6), ROAD_RUSSIAN);
	assert_int_equal(planned(quiet, 5, 5), ROAD_NONE);
	assert_int_equal(planned("\"track\":11,\"setup\":{\"ENG-elbe\":\"2012\",\"DAN-01\":\"5614\"}", 6, 6), ROAD_NONE);
	assert_int_equal(planned("\"track\":12,\"setup\":{\"ENG-elbe\":\"2012\",\"DAN-01\":\"5614\",\"II-6a\":\"5713\"}", 6, 6), ROAD_NONE);
	assert_int_equal(planned("\"track\":12,\"setup\":{\"ENG-elbe\":\"2012\",\"DAN-01\":\"5713\",\"II-6a\":\"5614\"}", 6, 6), ROAD_NONE);
	assert_int_equal(planned("\"track\":12,\"setup\":{\"ENG-elbe\":\"2012\",\"DAN-01\":\"5515\",\"L-oud\":\"5713\"}", 6, 6), ROAD_RUSSIAN);
}

/* Whoever was last in the earthworks holds them. */
static void berezina_8_2_the_last_in_the_works_holds_them(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "fire2") ",\"danube\":1,\"exit\":\"1013\",\"track\":12,\"setup\":{\"ENG-elbe\":\"2012\",\"II-6a\":\"5713\",\"DAN-01\":\"2828\"}", NULL);
	run_to_row(g, ROW_ENGINEER);
	now(g)->piece[piece(g, "II-6a")].place = (int16_t)place(g, "5712");
	dice_are(g, (const int[]){6, 6, 1, 1, 0});
	play(g, "done");
	assert_int_equal(state(g)->road, ROAD_NONE);
	leave(g);
}

static void berezina_8_2_a_bridge_for_russians(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "french") ",\"road_bridge\":2,\"danube\":1,\"exit\":\"1013\",\"setup\":{\"II-6a\":\"5612\",\"DAN-01\":\"2828\"}", NULL);
	assert_int_equal(cost_of(g, "II-6a", "5613"), NONE); /* not over it, and nobody wades beside it */
	leave(g);
	g = field(AT(9, "russian") ",\"road_bridge\":2,\"danube\":1,\"tchlaplatz\":1,\"track\":13,\"exit\":\"1013\",\"setup\":{\"II-6a\":\"5309\",\"DAN-12\":\"5613\","
				   "\"R-tchi\":\"5613\"}", NULL);
	run_russians(g);
	assert_int_equal(ground_of(&g->s)->bank[now(g)->piece[piece(g, "DAN-12")].place], EAST);
	leave(g);
}

/* The first joint combat with French at the bridge decides. */
static int decided(const char *setup, const char *steps, const char *orders)
{
	char keys[500];
	snprintf(keys, sizeof keys, AT(9, "fire1") ",\"road_bridge\":2,\"exit\":\"1013\",\"dice\":[6,6,6],\"steps\":{%s},\"setup\":{%s}", steps, setup);
	struct game *g = field(keys, NULL);
	play(g, orders);
	run_to_row(g, ROW_FRENCH);
	int road = state(g)->road;
	leave(g);
	return road;
}

static void berezina_8_2_captured_or_destroyed(void **unused)
{
	(void)unused;
	assert_int_equal(decided("\"OG-gren\":\"5612\",\"LAN-jg1\":\"5613\"", "\"LAN-jg1\":3", "take OG-gren; fire LAN-jg1"), ROAD_CAPTURED);
	assert_int_equal(decided("\"OG-gren\":\"5612\",\"LAN-jg1\":\"5613\"", "\"LAN-jg1\":1", "take OG-gren; fire LAN-jg1"), ROAD_NONE);
	assert_int_equal(decided("\"OG-gren\":\"5612\",\"LAN-ajit\":\"5613\"", "", "take OG-gren; fire LAN-ajit"), ROAD_CAPTURED); /* forced away */
	assert_int_equal(decided("\"OG-gren\":\"5611\",\"LAN-jg1\":\"5613\"", "\"LAN-jg1\":3", ""), ROAD_NONE); /* next to the near end */
	assert_int_equal(decided("\"OG-gren\":\"5610\",\"LAN-jg1\":\"5613\"", "", ""), ROAD_RUSSIAN); /* not at the bridge */
	assert_int_equal(decided("\"OG-gren\":\"5513\",\"LAN-jg1\":\"5614\"", "", "pass"), ROAD_CAPTURED); /* from the west, the east end empty */
	assert_int_equal(decided("\"L-nap\":\"5612\",\"LAN-jg1\":\"5613\",\"II-6a\":\"3000\"", "", ""), ROAD_RUSSIAN); /* a leader is no unit */
}

static void berezina_8_2_a_captured_bridge_never_breaks(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "french") ",\"road_bridge\":3,\"exit\":\"1013\",\"setup\":{\"II-6a\":\"5612\",\"II-6b\":\"5612\",\"ENG-elbe\":\"4412\"}", NULL);
	play(g, "march II-6a 5613; halt");
	assert_int_equal(state(g)->crossed[3][ROAD_BRIDGE], 1);
	state(g)->crossed[3][ROAD_BRIDGE] = 5;
	refused(g, "march II-6b 5613", "8.3");
	run_to_row(g, ROW_ENGINEER);
	state(g)->crossed_french[3][ROAD_BRIDGE] = 5;
	dice_are(g, (const int[]){6, 6, 1, 1, 0});
	play(g, "done");
	assert_int_equal(state(g)->road, ROAD_CAPTURED);
	assert_int_equal(now(g)->header.turn, 10);
	for (int i = 0; i < g->ev.n; i++)
		assert_int_not_equal(g->ev.at[i].rule, CITE_BREAKDOWN);
	leave(g);
}

/* [9.0] The line of the die says what was added to it. */
static void berezina_9_0_the_die_is_told_with_its_modifier(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "french") ",\"exit\":\"1013\",\"bridges\":{\"studianka\":[[4,4]]},\"setup\":{\"II-6a\":\"2012\",\"ENG-elbe\":\"4412\"}", NULL);
	play(g, "march II-6a 2013; halt");
	run_to_row(g, ROW_ENGINEER);
	dice_are(g, (const int[]){5, 1, 1, 0});
	play(g, "done");
	assert_true(logged(g, "Die for the bridge to hold: 5 \u2212 1 = 4"));
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(berezina_9_0_the_die_is_told_with_its_modifier),
		cmocka_unit_test(berezina_8_1_columns_by_distance),
		cmocka_unit_test(berezina_8_1_at_fords_once_a_turn),
		cmocka_unit_test(berezina_8_1_both_halves_and_the_next_turn),
		cmocka_unit_test(berezina_8_1_no_third_bridge),
		cmocka_unit_test(berezina_8_3_costs_and_no_die),
		cmocka_unit_test(berezina_8_3_two_bridges_each_with_its_five),
		cmocka_unit_test(berezina_8_3_russians_share_the_five),
		cmocka_unit_test(berezina_8_3_thirteenth_example),
		cmocka_unit_test(berezina_9_when_a_bridge_breaks),
		cmocka_unit_test(berezina_9_only_french_use_is_rolled_for),
		cmocka_unit_test(berezina_9_mended_and_crossed_again),
		cmocka_unit_test(berezina_8_2_when_the_russians_roll),
		cmocka_unit_test(berezina_8_2_the_last_in_the_works_holds_them),
		cmocka_unit_test(berezina_8_2_a_bridge_for_russians),
		cmocka_unit_test(berezina_8_2_captured_or_destroyed),
		cmocka_unit_test(berezina_8_2_a_captured_bridge_never_breaks),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
