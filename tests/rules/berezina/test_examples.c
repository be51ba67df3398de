/* The worked examples of rulebook and readings. */
#include "field.h"

static int place(struct game *g, const char *hex)
{
	return board_find(&g->s.board, hex);
}

static int piece_of(struct game *g, const char *id)
{
	return scenario_piece(&g->s, id);
}

static int cost_of(struct game *g, const char *id, const char *hex)
{
	static struct overlay reach;
	g->s.rules->query(&g->s, now(g), SIDE_0, QUERY_REACH, piece_of(g, id), NONE, &reach);
	return reach.value[place(g, hex)];
}

static void berezina_turn_track(void **unused)
{
	(void)unused;
	static const int nights[] = {5, 6, 11, 12, 17, 18, 23, 24};
	struct game *g = scenario("berezina/crossing", NULL);
	const struct ground *at = ground_of(&g->s);
	int n = 0;
	for (int turn = 1; turn <= 25; turn++)
		n += at->night[turn];
	assert_int_equal(n, 8);
	for (int i = 0; i < 8; i++)
		assert_true(at->night[nights[i]]);
	assert_true(at->faux[25] && at->faux[1] && at->faux[4]);
	assert_false(at->night[9] || at->faux[9]);
	leave(g);
}

static void berezina_5_1_check_with_ney(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "turn") ",\"dice\":[5,4,3,1],\"setup\":{\"III-16\":\"5808\",\"L-ney\":\"5808\","
					     "\"IV-13\":\"5003\"}", NULL);
	assert_int_equal(steps_of(g, "III-16"), 1);
	assert_false(has(state(g), piece_of(g, "III-16"), IS_POOR));
	assert_int_equal(steps_of(g, "IV-13"), 0);
	row_is(g, ROW_FRENCH, 0);
	leave(g);
}

static void berezina_5_1_breakdown(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "turn") ",\"dice\":[6,6,1,1],\"steps\":{\"IV-13\":2},\"setup\":{\"IV-13\":\"5808\","
					     "\"IV-14\":\"3000\"}", NULL);
	lost(g, "IV-13");
	assert_int_equal(state(g)->rabble[0], place(g, "5808"));
	leave(g);
	g = field(AT(9, "turn") ",\"dice\":[6,6,1,1],\"setup\":{\"IV-13\":\"5808\",\"IV-14\":\"3000\"}", NULL);
	assert_int_equal(steps_of(g, "IV-13"), 2);
	assert_true(has(state(g), piece_of(g, "IV-13"), IS_POOR));
	assert_int_equal(state(g)->rabble[0], place(g, "5808"));
	leave(g);
}

static void berezina_5_1_order_and_engineers_last(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "turn") ",\"dice\":[2,2],\"setup\":{\"ENG-elbe\":\"5809\",\"III-16\":\"5808\","
					     "\"III-10\":\"5808\"}", NULL);
	row_is(g, ROW_CHECKS, 0);
	refused(g, "check ENG-elbe", "5.1");
	play(g, "check III-16");
	row_is(g, ROW_FRENCH, 0);
	leave(g);
	g = field(AT(9, "turn") ",\"dice\":[4,1,4,1],\"setup\":{\"III-16\":\"5808\",\"III-10\":\"5708\"}", "better_retreat=1");
	row_is(g, ROW_FRENCH, 0);
	assert_int_equal(now(g)->dice.drawn, 2);
	leave(g);
}

static void berezina_5_3_track(void **unused)
{
	(void)unused;
	struct game *g = field(AT(4, "turn") ",\"contact\":3,\"setup\":{\"ENG-elbe\":\"5809\"},\"dice\":[2,2]", NULL);
	assert_int_equal(box(g), 1);
	leave(g);
	g = field(AT(9, "turn") ",\"contact\":3,\"crossing\":8,\"track\":5,\"dice\":[2,2,6],\"setup\":{\"II-6a\":\"4500\","
				"\"DAN-01\":\"5514\"},\"tchlaplatz\":1", NULL);
	assert_int_equal(state(g)->danube, 0); /* a raid: 6 less one */
	leave(g);
	g = field(AT(9, "turn") ",\"contact\":3,\"crossing\":8,\"track\":5,\"rolls\":6,\"dice\":[2,2,5],\"setup\":"
				"{\"II-6a\":\"4500\",\"DAN-01\":\"5514\"},\"tchlaplatz\":1", NULL);
	assert_int_equal(state(g)->danube, 1);
	assert_int_equal(box(g), 7);
	leave(g);
	g = field(AT(10, "turn") ",\"contact\":3,\"danube\":1,\"track\":7,\"dice\":[2,2],\"setup\":{\"ENG-elbe\":\"2012\"},"
				 "\"bridges\":{\"studianka\":[[3,3]]}", NULL);
	assert_true(bz_bridge_up(state(g), 1, 0));
	leave(g);
}

static void berezina_5_3_2_bridge_before_step(void **unused)
{
	(void)unused;
	struct game *g = field(AT(10, "turn") ",\"contact\":3,\"danube\":1,\"track\":15,\"dice\":[2,2],\"setup\":"
					      "{\"ENG-elbe\":\"2012\"},\"bridges\":{\"studianka\":[[3,3]]}", NULL);
	assert_int_equal(box(g), 15);
	leave(g);
}

static void berezina_6_1_entry_by_road(void **unused)
{
	(void)unused;
	struct game *g = field(AT(3, "french") ",\"setup\":{},\"enter\":{\"OG-gren\":{\"turn\":3,\"at\":\"6005\"},"
					       "\"OG-chas\":{\"turn\":3,\"at\":\"6005\"}}", NULL);
	assert_int_equal(cost_of(g, "OG-gren", "6005"), 1);
	assert_int_equal(cost_of(g, "OG-gren", "5509"), 9);
	assert_int_equal(cost_of(g, "OG-gren", "5410"), 10);
	play(g, "march OG-gren 5410");
	stands(g, "OG-gren", "5410");
	assert_int_equal(now(g)->piece[piece_of(g, "OG-gren")].used, 10);
	assert_int_equal(cost_of(g, "OG-chas", "5509"), 9);
	refused(g, "march OG-chas 5410", "6.1.7");
	leave(g);
}

/* [6.1.1, 6.1.3] The way of the fifth example hex by hex, and how far three points would carry. */
static void berezina_6_1_fifth_example_hex_by_hex(void **unused)
{
	(void)unused;
	static const char *const way[] = {"6005", "6006", "5906", "5907", "5808", "5708", "5709", "5609", "5509", "5410"};
	struct game *g = field(AT(3, "french") ",\"setup\":{},\"enter\":{\"OG-gren\":{\"turn\":3,\"at\":\"6005\"}}", NULL);
	for (int i = 0; i < 10; i++)
		assert_int_equal(cost_of(g, "OG-gren", way[i]), i + 1);
	assert_string_equal(way[6 - 1], "5708"); /* the sixth hex: three points */
	leave(g);
	g = field(AT(3, "french") ",\"loose\":[\"OG-gren\"],\"setup\":{},\"enter\":{\"OG-gren\":{\"turn\":3,\"at\":\"6005\"}}", NULL);
	assert_int_equal(cost_of(g, "OG-gren", "5708"), 6);
	refused(g, "march OG-gren 5709", "6.1.7");
	leave(g);
}

/* [6.1.2] */
static void berezina_6_1_towns_and_marsh(void **unused)
{
	(void)unused;
	struct game *g = field(AT(3, "french") ",\"setup\":{\"II-6a\":\"2211\",\"II-6b\":\"2212\"}", NULL);
	assert_int_equal(cost_of(g, "II-6a", "2111"), 6);
	assert_int_equal(cost_of(g, "II-6a", "2012"), 7);
	assert_int_equal(cost_of(g, "II-6b", "2112"), 6);
	assert_int_equal(cost_of(g, "II-6b", "2012"), 7); /* through Studianka; by the marsh 8 */
	leave(g);
	g = field(AT(3, "french") ",\"loose\":[\"II-6a\",\"I-3\"],\"setup\":{\"II-6a\":\"2211\",\"I-1\":\"2211\"}", NULL);
	assert_int_equal(cost_of(g, "II-6a", "2111"), 6); /* three points: there it stops */
	refused(g, "march II-6a 2012", "6.1.7");
	assert_int_equal(cost_of(g, "I-1", "2012"), 7); /* four: half a point is left */
	leave(g);
}

static void berezina_6_4_ford(void **unused)
{
	(void)unused;
	struct game *g = field(AT(3, "french") ",\"dice\":[5],\"exit\":\"1013\",\"setup\":{\"GC-chas\":\"2012\"}", NULL);
	assert_int_equal(cost_of(g, "GC-chas", "2013"), 4);
	play(g, "march GC-chas 2013");
	stands(g, "GC-chas", "2013");
	assert_int_equal(steps_of(g, "GC-chas"), 1);
	assert_true(has(state(g), piece_of(g, "GC-chas"), IS_POOR));
	assert_true(offered(g, "halt"));
	leave(g);
	g = field(AT(3, "french") ",\"dice\":[6],\"exit\":\"1013\",\"setup\":{\"OG-gren\":\"2012\"}", NULL);
	play(g, "march OG-gren 2013");
	assert_int_equal(steps_of(g, "OG-gren"), 3);
	leave(g);
	g = field(AT(3, "french") ",\"dice\":[5],\"exit\":\"1013\",\"setup\":{\"II-art\":\"2012\"}", NULL);
	play(g, "march II-art 2013");
	assert_int_equal(steps_of(g, "II-art"), 3);
	leave(g);
	g = field(AT(3, "french") ",\"dice\":[6],\"steps\":{\"II-6a\":2},\"exit\":\"1013\",\"setup\":{\"II-6a\":\"2012\"}", NULL);
	play(g, "march II-6a 2013");
	lost(g, "II-6a");
	leave(g);
}

static void berezina_10_1_exit_is_named_at_the_crossing(void **unused)
{
	(void)unused;
	struct game *g = field(AT(3, "french") ",\"dice\":[1],\"setup\":{\"GC-chas\":\"2012\",\"ENG-elbe\":\"2012\"}", NULL);
	play(g, "march GC-chas 2013");
	row_is(g, ROW_EXIT, 0);
	refused(g, "name 2013", "10.1");
	play(g, "name 1013");
	row_is(g, ROW_FRENCH, 0);
	assert_int_equal(state(g)->exit, place(g, "1013"));
	assert_true(state(g)->tch);
	assert_int_equal(state(g)->contact, 3);
	leave(g);
}

static int drm(struct game *g, const char *firer, const char *target)
{
	struct account sum;
	bz_shot_sum(&g->s, state(g), piece_of(g, firer), piece_of(g, target), &sum);
	return sum.die[0].drm;
}

static void shoot(const char *keys, const char *orders, int steps, const char *target)
{
	struct game *g = field(keys, NULL);
	play(g, orders);
	assert_int_equal(steps_of(g, target), steps);
	leave(g);
}

static void berezina_7_2_ney_fires_into_woods(void **unused)
{
	(void)unused;
	static const char woods[] = AT(9, "fire1") ",\"setup\":{\"III-16\":\"2318\",\"L-ney\":\"2318\",\"LAN-jg1\":\"2418\"}";
	struct game *g = field(woods, NULL);
	const struct ground *at = ground_of(&g->s);
	int expect = 2;
	if (at->land[place(g, "2418")] == LAND_WOODS || at->land[place(g, "2418")] == LAND_TOWN)
		expect--;
	if (at->height[place(g, "2418")] > at->height[place(g, "2318")])
		expect--;
	if (bz_hexside(at, place(g, "2318"), place(g, "2418"), SIDE_STREAM))
		expect--;
	assert_int_equal(drm(g, "III-16", "LAN-jg1"), expect);
	leave(g);
}

static void berezina_7_3_four_steps(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "fire1") ",\"dice\":[6,6,6,6],\"setup\":{\"OG-gren\":\"5003\",\"OG-chas\":\"5003\","
					      "\"LAN-jg1\":\"5004\"}", NULL);
	play(g, "take OG-gren; fire LAN-jg1");
	assert_int_equal(steps_of(g, "LAN-jg1"), 1);
	play(g, "take OG-chas; fire LAN-jg1");
	assert_int_equal(steps_of(g, "LAN-jg1"), 2);
	leave(g);
	shoot(AT(9, "fire1") ",\"dice\":[1],\"setup\":{\"OG-gren\":\"5003\",\"LAN-jg1\":\"5004\"}",
	      "take OG-gren; fire LAN-jg1", 0, "LAN-jg1");
}

/* [2.2.4] */
static void berezina_7_3_1_ratings(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "fire1") ",\"track\":13,\"steps\":{\"LAN-jg1\":2,\"MAIN-01\":2},\"setup\":"
					      "{\"LAN-jg1\":\"5003\",\"MAIN-01\":\"3000\",\"OG-gren\":\"5001\"}", NULL);
	const struct ground *at = ground_of(&g->s);
	assert_int_equal(bz_rating_of(at, state(g), piece_of(g, "LAN-jg1")), RATING_C);
	assert_int_equal(bz_rating_of(at, state(g), piece_of(g, "MAIN-01")), RATING_B);
	now(g)->header.track[TRACK_BOX] = 1;
	assert_int_equal(bz_rating_of(at, state(g), piece_of(g, "LAN-jg1")), RATING_D);
	assert_int_equal(bz_rating_of(at, state(g), piece_of(g, "MAIN-01")), RATING_B);
	leave(g);
}

static void berezina_8_1_engineering(void **unused)
{
	(void)unused;
	static const struct {
		const char *russian;
		int die, levels;
	} cases[] = {{"2015", 4, 1}, {"2015", 2, 0}, {"2013", 4, 0}, {"2013", 5, 1}, {"3012", 4, 2}};
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		char keys[256];
		snprintf(keys, sizeof keys, AT(9, "engineer") ",\"dice\":[%d],\"setup\":{\"ENG-elbe\":\"2012\",\"LAN-jg1\":\"%s\"}",
			 cases[i].die, cases[i].russian);
		struct game *g = field(keys, NULL);
		play(g, "build ENG-elbe 1");
		assert_int_equal(state(g)->half[1][EAST][0], cases[i].levels);
		leave(g);
	}
}

static void berezina_8_1_levels_above_three_are_lost(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "engineer") ",\"dice\":[6],\"bridges\":{\"studianka\":[[2,0]]},\"setup\":"
						 "{\"ENG-elbe\":\"2012\",\"ENG-chas\":\"2012\"}", NULL);
	play(g, "build ENG-elbe 1");
	assert_int_equal(state(g)->half[1][EAST][0], HALF_DONE);
	assert_int_equal(state(g)->half[1][EAST][1], 0);
	refused(g, "build ENG-chas 1", "8.1");
	leave(g);
}

static void berezina_7_4_1_lines_of_sight(void **unused)
{
	(void)unused;
	struct game *g = scenario("berezina/crossing", NULL);
	assert_true(bz_sight(&g->s, place(g, "1914"), place(g, "2012")));
	assert_false(bz_sight(&g->s, place(g, "2010"), place(g, "2012")));
	assert_false(bz_sight(&g->s, place(g, "2110"), place(g, "2012")));
	assert_true(bz_sight(&g->s, place(g, "5614"), place(g, "5612")));
	assert_true(bz_sight(&g->s, place(g, "5614"), place(g, "5511")));
	leave(g);
}

static void berezina_10_1_points(void **unused)
{
	(void)unused;
	struct result now_is;
	struct game *g = field(AT(24, "french") ",\"exit\":\"1013\",\"steps\":{\"GC-drag\":2},\"setup\":{\"GC-drag\":\"1013\"}", NULL);
	play(g, "exit GC-drag 1013");
	bz_score_now(&g->s, state(g), &now_is);
	assert_int_equal(now_is.score[0], 4);
	leave(g);
	g = field(AT(24, "french") ",\"exit\":\"1013\",\"setup\":{\"IX-12a\":\"5128\"}", NULL);
	play(g, "exit IX-12a 5128");
	bz_score_now(&g->s, state(g), &now_is);
	assert_int_equal(now_is.score[0], -2);
	leave(g);
	g = field(AT(23, "french") ",\"exit\":\"1013\",\"steps\":{\"IX-12a\":1},\"poor\":[\"IX-12a\"],\"setup\":{\"IX-12a\":\"5128\"}", NULL);
	play(g, "exit IX-12a 5128");
	bz_score_now(&g->s, state(g), &now_is);
	assert_int_equal(now_is.score[0], 3);
	leave(g);
	g = field(AT(24, "french") ",\"exit\":\"1013\",\"setup\":{\"L-nap\":\"1013\"}", NULL);
	play(g, "exit L-nap 1013");
	bz_score_now(&g->s, state(g), &now_is);
	assert_int_equal(now_is.score[0], 15);
	leave(g);
}

/* [10.1, reading 31] Who was kept off the map to the end counts like those left on the east bank. */
static void berezina_10_1_never_arrived(void **unused)
{
	(void)unused;
	struct result now_is;
	struct game *g = field(AT(25, "french") ",\"exit\":\"1013\",\"setup\":{\"IX-12b\":\"5004\"},\"enter\":{\"IX-12a\":{\"turn\":12,\"at\":\"5100\"},"
						 "\"L-nap\":{\"turn\":3,\"at\":\"6005\"}}", NULL);
	bz_score_now(&g->s, state(g), &now_is);
	assert_int_equal(now_is.score[0], -2 - 2 - 2);
	play(g, "march IX-12a 5100");
	bz_score_now(&g->s, state(g), &now_is);
	assert_int_equal(now_is.score[0], -2 - 2 - 2); /* coming in late saves nobody */
	leave(g);
	g = field(AT(24, "french") ",\"exit\":\"1013\",\"enter\":{\"IX-12a\":{\"turn\":12,\"at\":\"5100\"}}", NULL);
	bz_score_now(&g->s, state(g), &now_is);
	assert_int_equal(now_is.score[0], 0); /* he may still come */
	leave(g);
}

static void berezina_8_3_five_a_bridge(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "french") ",\"exit\":\"1013\",\"bridges\":{\"studianka\":[[4,4]]},\"setup\":"
					       "{\"II-6a\":\"2012\",\"L-oud\":\"2012\"}", NULL);
	state(g)->crossed[1][0] = 5;
	refused(g, "march II-6a 2013", "8.3");
	assert_true(cost_of(g, "L-oud", "2013") > 0);
	state(g)->crossed[1][0] = 4;
	play(g, "march II-6a 2013");
	assert_int_equal(state(g)->crossed[1][0], 5);
	leave(g);
}

/* [9.0] */
static void berezina_9_breakdown(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "engineer") ",\"exit\":\"1013\",\"bridges\":{\"studianka\":[[4,4]]},\"setup\":"
						 "{\"II-6a\":\"2013\",\"ENG-elbe\":\"2012\"}", NULL);
	state(g)->crossed[1][0] = state(g)->crossed_french[1][0] = 5;
	state(g)->crossed_rabble[1][0] = 1;
	dice_are(g, (const int[]){5, 2, 0});
	play(g, "done");
	assert_int_equal(state(g)->half[1][EAST][0], 2);
	assert_int_equal(state(g)->half[1][WEST][0], HALF_FINIS);
	assert_false(bz_bridge_up(state(g), 1, 0));
	leave(g);
	g = field(AT(9, "engineer") ",\"exit\":\"1013\",\"bridges\":{\"studianka\":[[4,4]]},\"setup\":"
				    "{\"II-6a\":\"2013\",\"ENG-elbe\":\"2012\"}", NULL);
	state(g)->crossed[1][0] = state(g)->crossed_french[1][0] = 5;
	dice_are(g, (const int[]){5, 0});
	play(g, "done");
	assert_true(bz_bridge_up(state(g), 1, 0));
	leave(g);
}

static void berezina_11_2_entry_of_the_avant_garde(void **unused)
{
	(void)unused;
	struct game *g = field(AT(15, "russian") ",\"arrived\":{\"AVG\":15},\"dice\":[4],\"setup\":{\"II-6a\":\"5505\"},"
						 "\"enter\":{\"AVG-1\":{\"turn\":25,\"at\":\"6019\"}}", NULL);
	assert_int_equal(state(g)->entry[CORPS_AVG], place(g, "6005"));
	assert_int_equal(state(g)->all_active, 1);
	leave(g);
}

/* The game ends with turn 25, with French still on the map. */
static void berezina_1_0_1_twenty_five_turns(void **unused)
{
	(void)unused;
	struct game *g = scenario("berezina/crossing", NULL);
	assert_int_equal(g->s.first_turn, 1);
	assert_int_equal(g->s.last_turn, 25);
	leave(g);
	g = field(AT(24, "engineer") ",\"exit\":\"1013\",\"dice\":[1,1],\"setup\":{\"ENG-elbe\":\"2012\",\"II-6a\":\"5003\"}", NULL);
	play(g, "done");
	assert_false(now(g)->header.result.over);
	assert_int_equal(now(g)->header.turn, 25);
	leave(g);
	g = field(AT(25, "engineer") ",\"exit\":\"1013\",\"setup\":{\"ENG-elbe\":\"2012\",\"II-6a\":\"5003\"}", NULL);
	play(g, "done");
	assert_true(now(g)->header.result.over);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(berezina_turn_track),
		cmocka_unit_test(berezina_5_1_check_with_ney),
		cmocka_unit_test(berezina_5_1_breakdown),
		cmocka_unit_test(berezina_5_1_order_and_engineers_last),
		cmocka_unit_test(berezina_5_3_track),
		cmocka_unit_test(berezina_5_3_2_bridge_before_step),
		cmocka_unit_test(berezina_6_1_entry_by_road),
		cmocka_unit_test(berezina_6_1_fifth_example_hex_by_hex),
		cmocka_unit_test(berezina_6_1_towns_and_marsh),
		cmocka_unit_test(berezina_6_4_ford),
		cmocka_unit_test(berezina_10_1_exit_is_named_at_the_crossing),
		cmocka_unit_test(berezina_7_2_ney_fires_into_woods),
		cmocka_unit_test(berezina_7_3_four_steps),
		cmocka_unit_test(berezina_7_3_1_ratings),
		cmocka_unit_test(berezina_8_1_engineering),
		cmocka_unit_test(berezina_8_1_levels_above_three_are_lost),
		cmocka_unit_test(berezina_7_4_1_lines_of_sight),
		cmocka_unit_test(berezina_10_1_points),
		cmocka_unit_test(berezina_10_1_never_arrived),
		cmocka_unit_test(berezina_8_3_five_a_bridge),
		cmocka_unit_test(berezina_9_breakdown),
		cmocka_unit_test(berezina_11_2_entry_of_the_avant_garde),
		cmocka_unit_test(berezina_1_0_1_twenty_five_turns),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
