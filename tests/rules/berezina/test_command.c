/* French command (5.2), Russian command (5.4) and Yermaloff. */
#include "turns.h"

static bool loose(struct game *g, const char *id)
{
	return has(state(g), piece(g, id), IS_LOOSE);
}

static int points(struct game *g, const char *id)
{
	return bz_allowance(ground_of(&g->s), state(g), piece(g, id));
}

/* One unit and one leader after the phase A of turn 9 (the checks end at once). */
static void is_loose(const char *setup, const char *more, const char *unit, bool want)
{
	char keys[400];
	snprintf(keys, sizeof keys, AT(9, "turn") ",\"dice\":[1,1],\"setup\":{%s}%s", setup, more);
	struct game *g = field(keys, NULL);
	if (loose(g, unit) != want)
		fail_msg("%s: %s", setup, want ? "in command" : "out of command");
	leave(g);
}

static void berezina_5_2_three_points_to_the_unit(void **unused)
{
	(void)unused;
	is_loose("\"III-16\":\"5004\",\"L-ney\":\"5007\"", "", "III-16", false);
	is_loose("\"III-16\":\"5004\",\"L-ney\":\"5008\"", "", "III-16", true); /* up to 5007, then three more */
	is_loose("\"III-16\":\"5004\",\"L-ney\":\"5004\"", "", "III-16", false);
	is_loose("\"III-16\":\"5004\",\"L-dav\":\"5005\"", "", "III-16", true);
	is_loose("\"III-16\":\"5004\",\"L-nap\":\"5005\"", "", "III-16", false);
}

/* The unit's hex counts, the leader's does not. */
static void berezina_5_2_which_hexes_count(void **unused)
{
	(void)unused;
	is_loose("\"III-16\":\"5003\",\"L-ney\":\"4901\"", "", "III-16", false); /* woods 4902, then clear: 3 */
	is_loose("\"III-16\":\"4901\",\"L-ney\":\"5003\"", "", "III-16", true);	 /* woods twice: 4 */
	is_loose("\"III-16\":\"4902\",\"L-ney\":\"5003\"", "", "III-16", false);
}

static void berezina_5_2_roads_stacks_zones_and_stragglers(void **unused)
{
	(void)unused;
	is_loose("\"III-16\":\"4609\",\"L-ney\":\"5108\",\"II-6a\":\"5009\",\"II-6b\":\"4908\"", "", "III-16", false);
	is_loose("\"III-16\":\"5004\",\"L-ney\":\"5007\",\"LAN-jg1\":\"4905\"", "", "III-16", false);
	is_loose("\"III-16\":\"5004\",\"L-ney\":\"5007\"", ",\"rabble\":[\"5005\"]", "III-16", false);
	is_loose("\"III-16\":\"5003\",\"L-ney\":\"5006\",\"LAN-jg1\":\"5005\",\"LAN-jg2\":\"4904\"", "", "III-16", true);
}

static void berezina_5_2_the_river_parts_them(void **unused)
{
	(void)unused;
	is_loose("\"III-16\":\"4413\",\"L-ney\":\"4412\"", ",\"exit\":\"1013\"", "III-16", true);
	is_loose("\"III-16\":\"4413\",\"L-ney\":\"4412\"", ",\"exit\":\"1013\",\"bridges\":{\"middle\":[[4,4]]}", "III-16", false);
	is_loose("\"III-16\":\"4413\",\"L-ney\":\"4412\"", ",\"exit\":\"1013\",\"bridges\":{\"middle\":[[4,3]]}", "III-16", false);
	is_loose("\"III-16\":\"4413\",\"L-ney\":\"4412\"", ",\"exit\":\"1013\",\"bridges\":{\"middle\":[[4,2]]}", "III-16", true);
}

static void berezina_5_2_engineers_and_poles(void **unused)
{
	(void)unused;
	is_loose("\"ENG-elbe\":\"5004\",\"L-ney\":\"3000\"", "", "ENG-elbe", false);
	is_loose("\"II-pol\":\"5004\",\"L-oud\":\"5005\"", "", "II-pol", false);
	is_loose("\"III-vist\":\"5004\",\"L-ney\":\"5005\"", "", "III-vist", false);
	is_loose("\"III-vist\":\"5004\",\"L-oud\":\"5005\"", "", "III-vist", true);
}

/* [6.1.6] */
static void berezina_5_2_two_points_less_for_the_whole_turn(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "turn") ",\"dice\":[1,1],\"setup\":{\"III-16\":\"5004\",\"L-ney\":\"5009\"}", NULL);
	assert_int_equal(points(g, "III-16"), 4);
	play(g, "march L-ney 5004"); /* too late for this turn */
	assert_int_equal(points(g, "III-16"), 4);
	refused(g, "march III-16 5007", "6.1.7");
	play(g, "march III-16 5006");
	dice_are(g, (const int[]){1, 1, 0});
	run_to_turn(g, 10);
	assert_int_equal(points(g, "III-16"), 8);
	leave(g);
	g = field(AT(9, "turn") ",\"dice\":[1,1],\"setup\":{\"III-16\":\"5004\",\"L-ney\":\"5005\"}", NULL);
	play(g, "march L-ney 5108");
	assert_int_equal(points(g, "III-16"), 8); /* and he who rides off takes nothing with him */
	leave(g);
}

static void berezina_6_1_7_the_free_hex_outlasts_the_penalty(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "turn") ",\"dice\":[1,1],\"setup\":{\"III-16\":\"5406\",\"L-ney\":\"3000\"}", NULL);
	assert_int_equal(points(g, "III-16"), 4);
	play(g, "march III-16 5506"); /* swamp, a stream and uphill */
	stands(g, "III-16", "5506");
	leave(g);
}

static void berezina_5_2_no_check_for_who_comes_this_turn(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "turn") ",\"setup\":{},\"enter\":{\"VIII-23\":{\"turn\":9,\"at\":\"6005\"}}", NULL);
	assert_int_equal(points(g, "VIII-23"), 8);
	play(g, "march VIII-23 6006");
	dice_are(g, (const int[]){1, 1, 0});
	run_to_turn(g, 10);
	assert_int_equal(points(g, "VIII-23"), 4);
	leave(g);
}

/* --- Russians --- */

/* A leader who is alone at the end rides to his troops, but not when others would lose him (6.1.6). */
static int joins(const char *other)
{
	char keys[400];
	struct plan plan;
	snprintf(keys, sizeof keys, AT(15, "russian") ",\"danube\":1,\"tchlaplatz\":1,\"track\":13,\"setup\":{\"II-6a\":\"5003\","
						      "\"WIT-01\":\"5004\",\"WIT-02\":\"%s\",\"R-witt\":\"5007\"}", other);
	struct game *g = field(keys, NULL);
	mark(state(g), piece(g, "R-witt"), IS_CHECKED);
	bz_plan_find(&g->s, state(g), piece(g, "R-witt"), &plan);
	assert_int_equal(plan.kind, PLAN_JOIN);
	leave(g);
	return plan.n;
}

static void berezina_5_4_a_leader_does_not_leave_those_he_covers(void **unused)
{
	(void)unused;
	assert_int_equal(joins("4909"), 0);
	assert_true(joins("5008") > 0);
}

static void berezina_5_4_a_leader_joins_his_own_army(void **unused)
{
	(void)unused;
	struct plan plan;
	struct game *g = field(AT(15, "russian") ",\"danube\":1,\"tchlaplatz\":1,\"track\":13,\"setup\":{\"II-6a\":\"5003\",\"DAN-12\":\"5008\","
						 "\"WIT-01\":\"5010\",\"R-witt\":\"5007\"}", NULL);
	mark(state(g), piece(g, "R-witt"), IS_CHECKED);
	bz_plan_find(&g->s, state(g), piece(g, "R-witt"), &plan);
	assert_int_equal(plan.kind, PLAN_JOIN);
	assert_int_equal(plan.n, 1);
	assert_int_equal(plan.end[0], place(g, "5010"));
	leave(g);
}

static void berezina_5_4_a_leader_of_another_army_does_not_help(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "russian") ",\"danube\":1,\"tchlaplatz\":1,\"exit\":\"1013\",\"track\":13,\"setup\":{\"II-6a\":\"3822\","
						"\"LAN-ajit\":\"5317\",\"R-lang\":\"5318\",\"R-witt\":\"4019\",\"WIT-01\":\"3821\"}", NULL);
	run_russians(g);
	assert_true(apart(g, "R-lang", "LAN-ajit") <= 4);
	leave(g);
}

static void berezina_5_4_a_unit_too_far_off_walks_to_its_leader(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "russian") ",\"danube\":1,\"exit\":\"1013\",\"track\":13,\"setup\":{\"II-6a\":\"2322\",\"II-6b\":\"5521\","
						"\"LAN-ajit\":\"3822\",\"LAN-jg1\":\"5520\",\"R-lang\":\"5520\"}", NULL);
	int before = apart(g, "R-lang", "LAN-ajit");
	run_russians(g);
	assert_true(before > 10);
	assert_true(apart(g, "R-lang", "LAN-ajit") < before - 2);
	leave(g);
}

static void berezina_5_4_without_leaders_the_limit_lapses(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "russian") ",\"danube\":1,\"exit\":\"1013\",\"track\":13,\"setup\":{\"II-6a\":\"3822\",\"LAN-ajit\":\"5317\"}",
			       NULL);
	int before = apart(g, "II-6a", "LAN-ajit");
	run_russians(g);
	assert_true(apart(g, "II-6a", "LAN-ajit") < before - 4);
	leave(g);
}

/* Yermaloff's units follow the army of the nearest leader on their bank. */
static void berezina_5_4_yermaloff_joins_the_nearest(void **unused)
{
	(void)unused;
	struct game *g = field(AT(15, "russian") ",\"danube\":1,\"tchlaplatz\":1,\"track\":13,\"setup\":{\"II-6a\":\"2009\",\"YER-1\":\"5003\","
						 "\"YER-2\":\"3005\",\"R-witt\":\"5005\",\"WIT-01\":\"5005\",\"R-kutu\":\"3007\","
						 "\"MAIN-01\":\"3007\",\"R-lang\":\"4413\",\"LAN-jg1\":\"4413\"}", NULL);
	assert_int_equal(bz_army_of(ground_of(&g->s), state(g), piece(g, "YER-1")), ARMY_WITTGENSTEIN);
	assert_int_equal(bz_army_of(ground_of(&g->s), state(g), piece(g, "YER-2")), ARMY_MAIN);
	run_russians(g);
	assert_true(apart(g, "YER-1", "R-witt") <= 4);
	leave(g);
}

static void berezina_5_4_in_the_two_player_game_yermaloff_is_asked(void **unused)
{
	(void)unused;
	struct game *g = field(AT(15, "russian") ",\"two_player\":true,\"danube\":1,\"tchlaplatz\":1,\"track\":13,\"setup\":{\"II-6a\":\"2009\","
						 "\"YER-1\":\"5003\",\"R-witt\":\"5005\",\"WIT-01\":\"5005\",\"R-kutu\":\"3007\","
						 "\"MAIN-01\":\"3007\"}", NULL);
	row_is(g, ROW_ATTACH, RUSSIAN);
	refused(g, "attach YER-1 1", "5.4"); /* the Army of the Danube has no leader here */
	play(g, "attach YER-1 3");
	assert_int_equal(bz_army_of(ground_of(&g->s), state(g), piece(g, "YER-1")), ARMY_MAIN);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(berezina_5_2_three_points_to_the_unit),
		cmocka_unit_test(berezina_5_2_which_hexes_count),
		cmocka_unit_test(berezina_5_2_roads_stacks_zones_and_stragglers),
		cmocka_unit_test(berezina_5_2_the_river_parts_them),
		cmocka_unit_test(berezina_5_2_engineers_and_poles),
		cmocka_unit_test(berezina_5_2_two_points_less_for_the_whole_turn),
		cmocka_unit_test(berezina_6_1_7_the_free_hex_outlasts_the_penalty),
		cmocka_unit_test(berezina_5_2_no_check_for_who_comes_this_turn),
		cmocka_unit_test(berezina_5_4_a_leader_does_not_leave_those_he_covers),
		cmocka_unit_test(berezina_5_4_a_leader_joins_his_own_army),
		cmocka_unit_test(berezina_5_4_a_leader_of_another_army_does_not_help),
		cmocka_unit_test(berezina_5_4_a_unit_too_far_off_walks_to_its_leader),
		cmocka_unit_test(berezina_5_4_without_leaders_the_limit_lapses),
		cmocka_unit_test(berezina_5_4_yermaloff_joins_the_nearest),
		cmocka_unit_test(berezina_5_4_in_the_two_player_game_yermaloff_is_asked),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
