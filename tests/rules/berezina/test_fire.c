/* The Joint Combat Phases: order of fire (7.1), the Combat Results Table (7.2), steps (7.3), ranged fire (7.4). */
#include "turns.h"

static bool shot_at(struct game *g, int side, const char *target)
{
	for (int i = 0; i < g->ev.n; i++)
		if (g->ev.at[i].kind == EVENT_ATTACK && g->ev.at[i].side == side && g->ev.at[i].piece == piece(g, target))
			return true;
	return false;
}

static int drm(struct game *g, const char *firer, const char *target)
{
	struct account sum;
	bz_shot_sum(&g->s, state(g), piece(g, firer), piece(g, target), &sum);
	return sum.die[0].drm;
}

/* Whom the sum names for what a leader adds, or NONE. */
static int helper(struct game *g, const char *firer, const char *target)
{
	struct account sum;
	bz_shot_sum(&g->s, state(g), piece(g, firer), piece(g, target), &sum);
	for (int i = 0; i < sum.n; i++)
		if (sum.at[i].text == TEXT_LEADER)
			return sum.at[i].piece;
	return NONE;
}

/* A, B, C, D, the French before the Russians in each letter. */
static void berezina_7_1_1_eight_turns_to_fire(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "fire1") ",\"track\":6,\"danube\":1,\"dice\":[1,1,1,1,1,1,1,1],\"setup\":{\"OG-gren\":\"5003\",\"II-6a\":\"5003\","
					      "\"III-16\":\"5103\",\"IV-13\":\"5103\",\"MAIN-01\":\"5004\",\"MAIN-03\":\"5004\","
					      "\"LAN-jg1\":\"5104\",\"WIT-19\":\"5104\"}", NULL);
	refused(g, "take II-6a", "7.1.1");
	play(g, "take OG-gren");
	events_clear(&g->ev);
	play(g, "fire MAIN-01");
	assert_true(shot_at(g, RUSSIAN, "OG-gren"));
	refused(g, "take III-16", "7.1.1");
	play(g, "take II-6a; fire MAIN-03");
	assert_true(shot_at(g, RUSSIAN, "II-6a"));
	refused(g, "take IV-13", "7.1.1");
	play(g, "take III-16; fire LAN-jg1");
	assert_true(shot_at(g, RUSSIAN, "III-16"));
	play(g, "take IV-13; fire WIT-19");
	assert_true(shot_at(g, RUSSIAN, "IV-13"));
	assert_int_equal(now(g)->dice.drawn, 8);
	leave(g);
}

static void berezina_7_1_1_the_french_may_pass(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "fire2") ",\"track\":6,\"danube\":1,\"dice\":[1],\"setup\":{\"OG-gren\":\"5003\",\"MAIN-01\":\"5004\"}", NULL);
	play(g, "pass");
	assert_true(shot_at(g, RUSSIAN, "OG-gren")); /* the Russians must fire */
	leave(g);
}

/* Turned before its shot, a unit waits for its worse letter; turned after, it has had its shot. */
static void berezina_7_1_1_turned_in_the_phase(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "fire1") ",\"steps\":{\"II-6a\":1},\"dice\":[6,5],\"setup\":{\"II-6a\":\"5003\",\"MAIN-01\":\"5004\"}", NULL);
	assert_int_equal(steps_of(g, "II-6a"), 2);
	assert_int_equal(frame_now(now(g))->step, 2 * RATING_C);
	play(g, "take II-6a; fire MAIN-01"); /* 5 hits as C, not as D */
	assert_int_equal(steps_of(g, "MAIN-01"), 1);
	leave(g);
	g = field(AT(9, "fire1") ",\"track\":13,\"danube\":1,\"steps\":{\"II-6a\":1},\"dice\":[1,6],\"setup\":{\"II-6a\":\"5003\",\"DAN-01\":\"5004\"}", NULL);
	play(g, "take II-6a; fire DAN-01");
	assert_true(steps_of(g, "II-6a") >= 2);
	assert_false(frame_now(now(g))->row == ROW_FIRE && frame_now(now(g))->count == 1);
	leave(g);
}

static void berezina_7_2_the_dead_do_not_fire(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "fire1") ",\"steps\":{\"DAN-01\":3},\"danube\":1,\"dice\":[6],\"setup\":{\"OG-gren\":\"5003\",\"DAN-01\":\"5004\"}", NULL);
	play(g, "take OG-gren; fire DAN-01");
	lost(g, "DAN-01");
	assert_int_equal(steps_of(g, "OG-gren"), 0);
	leave(g);
}

static void berezina_7_1_nobody_twice_before_the_others_once(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "fire1") ",\"danube\":1,\"dice\":[1,1,1],\"setup\":{\"OG-gren\":\"5003\",\"OG-chas\":\"5003\",\"OG-art\":\"5103\","
					      "\"DAN-01\":\"5004\",\"DAN-02\":\"5004\"}", NULL);
	play(g, "take OG-gren; fire DAN-01; take OG-chas");
	refused(g, "fire DAN-01", "7.1");
	play(g, "fire DAN-02; take OG-art; fire DAN-01");
	leave(g);
}

/* Best rating first, then the next, then from the start again (7.1.2). */
static void berezina_7_1_2_russians_go_down_and_start_over(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "fire1") ",\"dice\":[6,6,6],\"setup\":{\"OG-fus\":\"5003\",\"III-16\":\"5003\",\"MAIN-01\":\"5004\","
					      "\"MAIN-02\":\"5004\",\"MAIN-04\":\"4903\"}", NULL);
	assert_int_equal(steps_of(g, "OG-fus"), 2);
	assert_int_equal(steps_of(g, "III-16"), 1);
	leave(g);
}

static void berezina_7_1_2_who_stands_beside_comes_before_range(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "fire1") ",\"dice\":[6],\"setup\":{\"III-16\":\"5003\",\"OG-gren\":\"5006\",\"MAIN-05\":\"5004\"}", NULL);
	run_to_row(g, ROW_FRENCH);
	assert_int_equal(steps_of(g, "OG-gren"), 0);
	assert_true(steps_of(g, "III-16") > 0);
	leave(g);
	g = field(AT(9, "fire1") ",\"track\":13,\"danube\":1,\"dice\":[6],\"setup\":{\"III-16\":\"5003\",\"OG-fus\":\"5007\",\"DAN-17\":\"5005\"}", NULL);
	assert_int_equal(steps_of(g, "OG-fus"), 1); /* nobody beside: the best in range */
	leave(g);
}

/* Equal targets: the printed player takes the most worn, then the lowest hex. */
static void tie(const char *steps, const char *hex, const char *want)
{
	char keys[300];
	snprintf(keys, sizeof keys, AT(9, "fire1") ",\"track\":13,\"danube\":1,\"dice\":[6],\"steps\":{%s},\"setup\":{\"II-6a\":\"5003\",\"II-6b\":\"%s\","
						    "\"DAN-01\":\"5004\"}", steps, hex);
	struct game *g = field(keys, NULL);
	play(g, "pass");
	row_is(g, ROW_FIRE, RUSSIAN);
	refused(g, "fire OG-gren", "7.1");
	rules_orders(&g->s, now(g), &g->list);
	assert_int_equal(g->list.n, 2);
	int i = g->s.rules->automaton(&g->s, now(g), &g->list, NULL);
	assert_int_equal(g->list.at[i].piece, piece(g, want));
	leave(g);
}

static void berezina_7_1_2_ties(void **unused)
{
	(void)unused;
	tie("\"II-6b\":1", "5003", "II-6b");
	tie("\"II-6a\":1", "5003", "II-6a");
	tie("", "4904", "II-6b");
	tie("", "5103", "II-6a");
}

static void berezina_6_3_4_frozen_units_fire(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "fire1") ",\"dice\":[6],\"setup\":{\"III-16\":\"5512\",\"LAN-jg1\":\"5613\"}", NULL);
	play(g, "pass");
	assert_true(shot_at(g, RUSSIAN, "III-16"));
	leave(g);
}

/* The eighth worked example with all its dice. */
static void berezina_7_2_eighth_example(void **unused)
{
	(void)unused;
	static const struct {
		int die, steps;
	} ney[] = {{4, 1}, {3, 0}, {1, 0}}, works[] = {{6, 1}, {5, 0}};
	for (size_t i = 0; i < 3; i++) {
		char keys[300];
		snprintf(keys, sizeof keys, AT(9, "fire1") ",\"dice\":[%d],\"setup\":{\"III-16\":\"5003\",\"L-ney\":\"5003\",\"LAN-jg1\":\"4903\"}", ney[i].die);
		struct game *g = field(keys, NULL);
		assert_int_equal(drm(g, "III-16", "LAN-jg1"), 1);
		play(g, "take III-16; fire LAN-jg1");
		assert_int_equal(steps_of(g, "LAN-jg1"), ney[i].steps);
		leave(g);
	}
	for (size_t i = 0; i < 2; i++) {
		char keys[300];
		snprintf(keys, sizeof keys, AT(9, "fire1") ",\"exit\":\"1013\",\"track\":6,\"dice\":[%d],\"setup\":{\"IV-13\":\"5713\",\"LAN-jg1\":\"5712\"}",
			 works[i].die);
		struct game *g = field(keys, NULL);
		assert_int_equal(steps_of(g, "IV-13"), works[i].steps);
		leave(g);
	}
}

/* [2.2.5] */
static void berezina_7_2_what_counts(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "fire1") ",\"exit\":\"1013\",\"setup\":{\"OG-art\":\"5003\",\"L-lef\":\"5003\",\"L-nap\":\"5003\",\"OG-gren\":\"5205\","
					      "\"LAN-jg1\":\"5004\",\"LAN-jg2\":\"5104\",\"DAN-01\":\"5306\",\"DAN-02\":\"5713\",\"DAN-03\":\"5205\"}", NULL);
	assert_int_equal(drm(g, "OG-art", "LAN-jg1"), 2); /* the best leader alone, of whatever corps */
	assert_int_equal(drm(g, "OG-art", "LAN-jg2"), 1); /* two hexes off */
	assert_int_equal(helper(g, "OG-art", "LAN-jg1"), piece(g, "L-nap")); /* he is named, not who fires */
	leave(g);
	g = field(AT(9, "fire1") ",\"exit\":\"1013\",\"setup\":{\"OG-gren\":\"5303\",\"OG-chas\":\"5408\",\"DAN-01\":\"5203\",\"DAN-02\":\"5308\","
				 "\"DAN-03\":\"5503\",\"II-6a\":\"5614\",\"DAN-04\":\"5713\",\"II-art\":\"5512\",\"DAN-05\":\"5614\"}", NULL);
	assert_int_equal(drm(g, "OG-gren", "DAN-01"), -1); /* uphill */
	assert_int_equal(drm(g, "OG-chas", "DAN-02"), -1); /* a stream */
	assert_int_equal(drm(g, "II-6a", "DAN-04"), 0);	   /* from earthworks to earthworks */
	assert_int_equal(drm(g, "II-art", "DAN-05"), -3);  /* earthworks and long range */
	leave(g);
}

/* The ninth worked example: marker, turned, marker, gone; and the ratings that go with it. */
static void berezina_7_3_ninth_example(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "fire1") ",\"danube\":1,\"dice\":[6,6,6,6],\"setup\":{\"OG-gren\":\"5003\",\"OG-chas\":\"5003\",\"OG-art\":\"5103\","
					      "\"GC-gren\":\"4904\",\"DAN-01\":\"5004\",\"R-lang\":\"5004\",\"DAN-02\":\"5108\",\"DAN-03\":\"4708\"}", NULL);
	now(g)->header.track[TRACK_BOX] = 13;
	assert_int_equal(bz_rating_of(ground_of(&g->s), state(g), piece(g, "DAN-01")), RATING_B);
	play(g, "take OG-gren; fire DAN-01");
	assert_int_equal(bz_rating_of(ground_of(&g->s), state(g), piece(g, "DAN-01")), RATING_B);
	play(g, "take OG-chas; fire DAN-01");
	assert_int_equal(steps_of(g, "DAN-01"), 2);
	assert_int_equal(bz_rating_of(ground_of(&g->s), state(g), piece(g, "DAN-01")), RATING_C);
	play(g, "take OG-art; fire DAN-01");
	assert_int_equal(steps_of(g, "DAN-01"), 3);
	play(g, "take GC-gren; fire DAN-01");
	lost(g, "DAN-01");
	stands(g, "R-lang", "5108"); /* 7.3: to the nearest unit */
	leave(g);
}

static void berezina_7_4_two_guns_one_hex(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "fire1") ",\"danube\":1,\"dice\":[1,1],\"setup\":{\"IX-art\":\"5004\",\"II-art\":\"5004\",\"DAN-01\":\"5005\",\"DAN-02\":\"5104\"}", NULL);
	play(g, "take IX-art; fire DAN-01; take II-art");
	refused(g, "fire DAN-02", "7.4");
	play(g, "fire DAN-01");
	leave(g);
	g = field(AT(9, "fire1") ",\"danube\":1,\"steps\":{\"DAN-01\":3},\"dice\":[6,1],\"setup\":{\"IX-art\":\"5004\",\"II-art\":\"5004\",\"DAN-01\":\"5005\",\"DAN-02\":\"5104\"}",
		  NULL);
	play(g, "take IX-art; fire DAN-01");
	lost(g, "DAN-01");
	row_is(g, ROW_FIRE, RUSSIAN); /* nobody is left there for the second gun */
	assert_false(frame_now(now(g))->count == 2);
	leave(g);
}

/* [7.5.1] A shot that a retreat has made vain was fired all the same: the other gun of the hex is not free for another hex. */
static void berezina_7_4_a_lost_shot_binds_the_second_gun(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "fire1") ",\"danube\":1,\"dice\":[1,1,1],\"setup\":{\"IX-art\":\"5004\",\"II-art\":\"5004\",\"LAN-ajit\":\"5007\","
					      "\"DAN-01\":\"5104\"}", NULL);
	play(g, "take IX-art");
	assert_true(offered(g, "fire DAN-01"));
	play(g, "fire LAN-ajit");
	assert_int_equal(apart(g, "IX-art", "LAN-ajit"), 4);
	assert_int_equal(steps_of(g, "LAN-ajit"), 0);
	assert_false(offered(g, "take II-art"));
	leave(g);
}

/* [2.2.7, 7.4.2, 13.3] */
static void berezina_7_4_range_sight_and_night(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "fire1") ",\"danube\":1,\"setup\":{\"II-art\":\"5005\",\"II-6a\":\"5005\",\"DAN-01\":\"5007\",\"DAN-02\":\"4902\","
					      "\"DAN-03\":\"5001\",\"DAN-04\":\"4905\"}", NULL);
	play(g, "take II-art");
	refused(g, "fire DAN-02", "7.4.1"); /* woods between */
	refused(g, "fire DAN-03", "7.4");
	assert_true(offered(g, "fire DAN-01"));
	play(g, "fire DAN-04; take II-6a");
	refused(g, "fire DAN-01", "7.4");
	leave(g);
	g = field(AT(11, "fire1") ",\"danube\":1,\"setup\":{\"II-art\":\"5005\",\"DAN-01\":\"5007\",\"DAN-04\":\"4905\"}", NULL);
	play(g, "take II-art");
	refused(g, "fire DAN-01", "7.4.2");
	leave(g);
	g = field(AT(10, "fire1") ",\"danube\":1,\"setup\":{\"II-art\":\"5005\",\"DAN-01\":\"5007\",\"DAN-04\":\"4905\"}", "longer_nights=1");
	play(g, "take II-art");
	refused(g, "fire DAN-01", "7.4.2"); /* 1600 under 13.3 */
	leave(g);
}

/* --- Rabble (7.3.2) --- */

static void berezina_7_3_2_rabble_scatters_without_a_die(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "fire2") ",\"danube\":1,\"rabble\":[\"5003\",\"5003\",\"5005\"],\"setup\":{\"DAN-01\":\"5004\",\"DAN-02\":\"5004\","
					      "\"ENG-elbe\":\"3000\"}", NULL);
	int left = 0;
	for (int i = 0; i < RABBLE; i++)
		left += state(g)->rabble[i] >= 0;
	assert_int_equal(left, 1); /* one for each of the two */
	assert_true(rabble_at(g, "5005"));
	leave(g);
	g = field(AT(9, "fire2") ",\"danube\":1,\"dice\":[1],\"rabble\":[\"5003\"],\"setup\":{\"DAN-01\":\"5004\",\"ENG-elbe\":\"5005\"}", NULL);
	run_to_row(g, ROW_FRENCH);
	assert_true(rabble_at(g, "5003")); /* French beside come first */
	leave(g);
}

/* [12.0] */
static void berezina_7_3_2_the_russian_player_may_prefer_rabble(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "fire2") ",\"two_player\":true,\"danube\":1,\"rabble\":[\"5003\"],\"setup\":{\"DAN-01\":\"5004\",\"ENG-elbe\":\"5005\"}", NULL);
	while (frame_now(now(g))->side == FRENCH)
		play(g, "pass");
	play(g, "take DAN-01");
	assert_true(offered(g, "fire ENG-elbe"));
	play(g, "scatter 5003");
	assert_false(rabble_at(g, "5003"));
	leave(g);
}

static void berezina_7_4_two_guns_at_one_hex_of_rabble(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "fire2") ",\"two_player\":true,\"danube\":1,\"rabble\":[\"5003\",\"5103\"],\"setup\":{\"DAN-17\":\"5004\",\"DAN-18\":\"5004\","
					      "\"ENG-elbe\":\"3000\"}", NULL);
	play(g, "take DAN-17; scatter 5003");
	assert_true(rabble_at(g, "5103"));
	assert_true(frame_now(now(g))->row != ROW_FIRE); /* nothing is left for the other gun */
	leave(g);
}

/* The hex of the target counts, the hex of the gun does not; the die and the steps are as from near. */
static void berezina_7_4_3_the_hexes_of_a_long_shot(void **unused)
{
	(void)unused;
	static const struct {
		const char *hex;
		int die, steps; /* as B: 4 hits, a point less from the second hex on */
	} rows[] = {{"4809", 4, 1}, {"4810", 4, 0}, {"4810", 5, 1}, {"4811", 4, 0}, {"4811", 5, 1}};
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		char keys[200];
		snprintf(keys, sizeof keys, AT(9, "fire1") ",\"dice\":[%d],\"setup\":{\"II-art\":\"4808\",\"DAN-01\":\"%s\"}", rows[i].die, rows[i].hex);
		struct game *g = field(keys, NULL);
		play(g, "take II-art; fire DAN-01");
		if (steps_of(g, "DAN-01") != rows[i].steps)
			fail_msg("%s with %d: %d steps", rows[i].hex, rows[i].die, steps_of(g, "DAN-01"));
		leave(g);
	}
	struct game *g = field(AT(9, "fire1") ",\"setup\":{\"II-art\":\"4808\",\"DAN-01\":\"4812\"}", NULL);
	assert_false(frame_now(now(g))->row == ROW_FIRE && frame_now(now(g))->side == FRENCH); /* the fourth hex */
	leave(g);
}

/* [7.1.2] A second player is bound by 7.1 alone; the printed one fires at the best. */
static void berezina_12_0_the_russian_player_aims_as_he_likes(void **unused)
{
	(void)unused;
	static const char keys[] = "\"danube\":1,\"dice\":[1,1],\"setup\":{\"DAN-01\":\"5004\",\"OG-gren\":\"5003\",\"II-6a\":\"5005\"}";
	char text[300];
	snprintf(text, sizeof text, AT(9, "fire2") ",\"two_player\":true,%s", keys);
	struct game *g = field(text, NULL);
	while (frame_now(now(g))->side == FRENCH)
		play(g, "pass");
	play(g, "take DAN-01");
	assert_true(offered(g, "fire OG-gren"));
	play(g, "fire II-6a");
	assert_true(shot_at(g, RUSSIAN, "II-6a"));
	leave(g);
	snprintf(text, sizeof text, AT(9, "fire2") ",%s", keys);
	g = field(text, NULL);
	while (frame_now(now(g))->row == ROW_FIRE && frame_now(now(g))->side == FRENCH) {
		events_clear(&g->ev);
		play(g, "pass");
	}
	assert_false(shot_at(g, RUSSIAN, "II-6a"));
	leave(g);
}

static unsigned badges_of(struct game *g, const char *id)
{
	static struct view view;
	g->s.rules->show(&g->s, now(g), SIDE_0, &view);
	for (int i = 0; i < view.counters; i++)
		if (view.counter[i].piece == piece(g, id))
			return view.counter[i].badges;
	return 0;
}

/* Who may be fired at is marked, when somebody is to fire. */
static void berezina_7_1_targets_are_marked(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "fire1") ",\"danube\":1,\"setup\":{\"OG-gren\":\"5004\",\"LAN-jg1\":\"5005\",\"LAN-jg2\":\"5105\",\"LAN-asta\":\"5009\"}", NULL);
	assert_false(badges_of(g, "LAN-jg1") & BADGE_TARGET);
	play(g, "take OG-gren");
	assert_true(offered(g, "fire LAN-jg1") && badges_of(g, "LAN-jg1") & BADGE_TARGET);
	assert_int_equal(offered(g, "fire LAN-jg2"), (badges_of(g, "LAN-jg2") & BADGE_TARGET) != 0);
	assert_false(badges_of(g, "LAN-asta") & BADGE_TARGET || badges_of(g, "OG-gren") & BADGE_TARGET);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(berezina_7_1_targets_are_marked),
		cmocka_unit_test(berezina_7_1_1_eight_turns_to_fire),
		cmocka_unit_test(berezina_7_1_1_the_french_may_pass),
		cmocka_unit_test(berezina_7_1_1_turned_in_the_phase),
		cmocka_unit_test(berezina_7_2_the_dead_do_not_fire),
		cmocka_unit_test(berezina_7_1_nobody_twice_before_the_others_once),
		cmocka_unit_test(berezina_7_1_2_russians_go_down_and_start_over),
		cmocka_unit_test(berezina_7_1_2_who_stands_beside_comes_before_range),
		cmocka_unit_test(berezina_7_1_2_ties),
		cmocka_unit_test(berezina_6_3_4_frozen_units_fire),
		cmocka_unit_test(berezina_7_2_eighth_example),
		cmocka_unit_test(berezina_7_2_what_counts),
		cmocka_unit_test(berezina_7_3_ninth_example),
		cmocka_unit_test(berezina_7_4_two_guns_one_hex),
		cmocka_unit_test(berezina_7_4_a_lost_shot_binds_the_second_gun),
		cmocka_unit_test(berezina_7_4_range_sight_and_night),
		cmocka_unit_test(berezina_7_3_2_rabble_scatters_without_a_die),
		cmocka_unit_test(berezina_7_3_2_the_russian_player_may_prefer_rabble),
		cmocka_unit_test(berezina_7_4_two_guns_at_one_hex_of_rabble),
		cmocka_unit_test(berezina_7_4_3_the_hexes_of_a_long_shot),
		cmocka_unit_test(berezina_12_0_the_russian_player_aims_as_he_likes),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
