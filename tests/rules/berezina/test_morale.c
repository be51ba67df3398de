/* The Morale Effects Phase: the French Morale Effects Table (5.1) and its alternative (13.1). */
#include "turns.h"

#include <string.h>

static bool poor(struct game *g, const char *id)
{
	return has(state(g), piece(g, id), IS_POOR);
}

/* One unit of column C, a roll, perhaps a leader with it: what comes of it. */
static void check_is(const char *leaders, const char *dice, int steps, bool treasure_gone)
{
	char keys[300];
	snprintf(keys, sizeof keys, AT(9, "turn") ",\"dice\":[%s],\"setup\":{\"III-16\":\"5004\"%s}", dice, leaders);
	struct game *g = field(keys, NULL);
	assert_int_equal(steps_of(g, "III-16"), steps);
	assert_int_equal(poor(g, "III-16"), treasure_gone);
	leave(g);
}

static void berezina_5_1_rows_of_the_table(void **unused)
{
	(void)unused;
	check_is("", "4,1", 0, false);
	check_is("", "4,2", 0, true);  /* T */
	check_is("", "5,2", 0, true);
	check_is("", "5,3", 1, false); /* S */
	check_is("", "5,4", 1, false);
	check_is("", "5,5", 1, true);  /* TS */
	check_is("", "6,5", 2, false); /* 2S */
}

static void berezina_5_1_leader_takes_one_off(void **unused)
{
	(void)unused;
	check_is(",\"L-ney\":\"5004\"", "6,5", 1, true);
	check_is(",\"L-nap\":\"5004\"", "6,5", 1, true);
	check_is(",\"L-nap\":\"5004\",\"L-ney\":\"5004\"", "6,5", 1, true); /* never more than one */
	check_is(",\"L-dav\":\"5004\"", "6,5", 2, false);		    /* the leader of another corps */
	check_is(",\"L-ney\":\"5005\"", "6,5", 2, false);		    /* beside it is not with it */
}

/* [5.1] Two in the first hex: the French say who rolls first; the question is about the hex and names both, without their commanders. */
static void berezina_5_1_who_is_first_in_which_hex(void **unused)
{
	(void)unused;
	static struct prompt ask;
	struct game *g = field(AT(9, "turn") ",\"dice\":[5,2,5,2],\"setup\":{\"III-16\":\"5004\",\"IX-12a\":\"5004\",\"IX-12b\":\"4904\"}", NULL);
	rules_ask(&g->s, now(g), &ask);
	assert_int_equal(ask.place, place(g, "5004"));
	assert_string_equal(ask.ask.at, "Checked first: 16th Polish Infantry Division or 12th Division, Billard's Brigade?");
	leave(g);
	/* with more of them the question counts them */
	g = field(AT(9, "turn") ",\"dice\":[5,2,5,2],\"setup\":{\"III-16\":\"5004\",\"IX-12a\":\"5004\",\"IX-12b\":\"5004\"}", NULL);
	rules_ask(&g->s, now(g), &ask);
	assert_string_equal(ask.ask.at, "Morale in 5004: which of the 3 is checked first?");
	leave(g);
}

/* A total of 4 that a leader makes stops nothing: the next unit rolls too. */
static void berezina_5_1_only_a_natural_four_stops(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "turn") ",\"dice\":[4,1,5,3,1,1],\"setup\":{\"III-16\":\"5004\",\"L-ney\":\"5004\","
					     "\"IX-12a\":\"4904\",\"IX-12b\":\"4905\"}", NULL);
	assert_int_equal(steps_of(g, "IX-12a"), 1);
	assert_int_equal(now(g)->dice.drawn, 6);
	leave(g);
	g = field(AT(9, "turn") ",\"dice\":[3,1,6,6],\"setup\":{\"III-16\":\"5004\",\"L-ney\":\"5004\",\"IX-12a\":\"4904\"}", NULL);
	assert_int_equal(now(g)->dice.drawn, 2);
	assert_int_equal(steps_of(g, "III-16"), 0);
	leave(g);
}

/* [2.2.4] */
static void berezina_5_1_a_reduced_unit_uses_its_worse_letter(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "turn") ",\"dice\":[5,5],\"steps\":{\"II-6a\":2},\"setup\":{\"II-6a\":\"5004\"}", NULL);
	assert_int_equal(steps_of(g, "II-6a"), 3); /* C: TS; B would give S alone */
	assert_true(poor(g, "II-6a"));
	leave(g);
	g = field(AT(9, "turn") ",\"dice\":[5,5],\"setup\":{\"II-6a\":\"5004\"}", NULL);
	assert_int_equal(steps_of(g, "II-6a"), 1);
	assert_false(poor(g, "II-6a"));
	leave(g);
}

static void berezina_5_1_treasure_is_lost_once(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "turn") ",\"dice\":[4,2],\"poor\":[\"III-16\"],\"setup\":{\"III-16\":\"5004\"}", NULL);
	assert_int_equal(steps_of(g, "III-16"), 0);
	assert_int_equal(count_events(g, EVENT_LAPSE, "III-16"), 0);
	leave(g);
}

static void berezina_5_1_who_dies_of_a_check_leaves_stragglers(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "turn") ",\"dice\":[5,3,1,1],\"steps\":{\"III-16\":3},\"setup\":{\"III-16\":\"5004\","
					     "\"IX-12a\":\"3000\"}", NULL);
	lost(g, "III-16");
	assert_true(rabble_at(g, "5004"));
	leave(g);
	g = field(AT(9, "turn") ",\"dice\":[5,3,1,1],\"steps\":{\"III-16\":1},\"setup\":{\"III-16\":\"5004\",\"IX-12a\":\"3000\"}", NULL);
	assert_int_equal(steps_of(g, "III-16"), 2);
	assert_false(rabble_at(g, "5004"));
	leave(g);
}

static void berezina_5_1_breakdown_with_a_marker_goes_to_the_clean_back(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "turn") ",\"dice\":[6,6,1,1],\"steps\":{\"IV-13\":1},\"setup\":{\"IV-13\":\"5004\","
					     "\"IV-14\":\"3000\"}", NULL);
	assert_int_equal(steps_of(g, "IV-13"), 2);
	assert_true(rabble_at(g, "5004"));
	leave(g);
}

static void berezina_5_1_twelve_rabble_counters_and_no_more(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "turn") ",\"dice\":[6,6,1,1],\"rabble\":[\"3000\",\"3000\",\"3000\",\"3000\",\"3000\","
					     "\"3000\",\"3000\",\"3000\",\"3000\",\"3000\",\"3000\",\"3000\"],"
					     "\"setup\":{\"IV-13\":\"5004\",\"IV-14\":\"3001\"}", NULL);
	assert_int_equal(steps_of(g, "IV-13"), 2);
	assert_false(rabble_at(g, "5004"));
	leave(g);
}

static void berezina_4_0_no_checks_on_turn_one(void **unused)
{
	(void)unused;
	struct game *g = field(AT(1, "turn") ",\"dice\":[6,6],\"setup\":{\"III-16\":\"5004\"}", NULL);
	assert_int_equal(now(g)->dice.drawn, 0);
	row_is(g, ROW_FRENCH, FRENCH);
	leave(g);
}

static void berezina_4_0_who_comes_is_checked_the_turn_after(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "turn") ",\"dice\":[6,6],\"setup\":{},\"enter\":{\"VIII-23\":{\"turn\":9,\"at\":\"6005\"}}", NULL);
	assert_int_equal(now(g)->dice.drawn, 0);
	play(g, "march VIII-23 6006");
	run_to_turn(g, 10);
	assert_int_equal(steps_of(g, "VIII-23"), 2); /* D: breaks down */
	leave(g);
}

static void berezina_5_1_engineers_are_checked_last(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "turn") ",\"dice\":[5,3,1,1],\"setup\":{\"ENG-elbe\":\"6005\",\"III-16\":\"1400\"}", NULL);
	assert_int_equal(steps_of(g, "III-16"), 1);
	assert_int_equal(steps_of(g, "ENG-elbe"), 0);
	leave(g);
}

/* 7.3: the leader of a unit that deserts goes to the nearest unit; between equal ones the French choose. */
static void berezina_7_3_a_leader_left_alone(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "turn") ",\"dice\":[6,5,1,1],\"steps\":{\"III-16\":3},\"setup\":{\"III-16\":\"5004\","
					     "\"L-ney\":\"5004\",\"IX-12a\":\"5006\",\"IX-12b\":\"4804\",\"IX-12c\":\"3000\"}", NULL);
	lost(g, "III-16");
	row_is(g, ROW_LEADER, FRENCH);
	refused(g, "send L-ney 3000", "7.3");
	assert_true(offered(g, "send L-ney 5006"));
	play(g, "send L-ney 4804");
	stands(g, "L-ney", "4804");
	row_is(g, ROW_FRENCH, FRENCH);
	leave(g);
	g = field(AT(9, "turn") ",\"dice\":[6,5,1,1],\"steps\":{\"III-16\":3},\"setup\":{\"III-16\":\"5004\",\"L-ney\":\"5004\","
				"\"IX-12a\":\"5006\",\"IX-12c\":\"3000\"}", NULL);
	stands(g, "L-ney", "5006");
	leave(g);
}

/* Kutusov's last unit is gone: where he flees to. */
static void kutusov_goes_to(const char *others, const char *hex)
{
	char keys[300];
	snprintf(keys, sizeof keys, AT(18, "russian") ",\"setup\":{\"MAIN-01\":\"5009\",\"R-kutu\":\"5009\",\"II-6a\":\"1411\",%s}", others);
	struct game *g = field(keys, NULL);
	bz_lose_piece(&g->s, state(g), piece(g, "MAIN-01"), CITE_STEPS, &g->ev);
	stands(g, "R-kutu", hex);
	leave(g);
}

/* [7.3] A Russian leader goes to the nearest unit too; of those equally near to one of his own army, of these to the lowest hex. */
static void berezina_7_3_a_russian_leader_left_alone(void **unused)
{
	(void)unused;
	kutusov_goes_to("\"WIT-01\":\"5007\",\"MAIN-02\":\"5011\"", "5011");
	kutusov_goes_to("\"WIT-01\":\"5007\",\"MAIN-02\":\"5012\"", "5007");
	kutusov_goes_to("\"WIT-01\":\"5007\",\"DAN-01\":\"5011\"", "5007");
	kutusov_goes_to("\"DAN-01\":\"5011\",\"WIT-01\":\"5007\",\"WIT-02\":\"5007\"", "5007");
	kutusov_goes_to("\"MAIN-03\":\"5007\",\"MAIN-02\":\"5011\"", "5007");
	kutusov_goes_to("\"MAIN-02\":\"5007\",\"MAIN-03\":\"5011\"", "5007");
	kutusov_goes_to("\"WIT-01\":\"5011\",\"MAIN-02\":\"5011\",\"MAIN-03\":\"5012\",\"DAN-01\":\"5007\"", "5011");
}

/* With two players the Russian says where his leader goes, as the French does; first comes what the printed player takes. */
static void berezina_7_3_the_second_player_sends_his_leader(void **unused)
{
	(void)unused;
	struct game *g = field(AT(18, "fire1") ",\"two_player\":true,\"dice\":[6],\"steps\":{\"MAIN-01\":3},\"setup\":{\"OG-gren\":\"5004\","
					       "\"MAIN-01\":\"5005\",\"R-kutu\":\"5005\",\"WIT-01\":\"5007\",\"MAIN-02\":\"5205\",\"MAIN-03\":\"3000\"}", NULL);
	play(g, "take OG-gren; fire MAIN-01");
	lost(g, "MAIN-01");
	row_is(g, ROW_LEADER, RUSSIAN);
	assert_true(g->s.rules->sound(&g->s, now(g), &g->e));
	refused(g, "send R-kutu 3000", "7.3");
	rules_orders(&g->s, now(g), &g->list);
	assert_int_equal(g->list.n, 2);
	assert_int_equal(g->list.at[0].place, now(g)->piece[piece(g, "MAIN-02")].place); /* his own army */
	play(g, "send R-kutu 5007");
	stands(g, "R-kutu", "5007");
	leave(g);
}

/* [6.4] Who drowns was on his way to the far bank: the leader who stands alone there has lost no unit of his hex. */
static void berezina_7_3_who_drowns_leaves_no_leader_alone(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "french") ",\"exit\":\"1013\",\"dice\":[6],\"steps\":{\"II-6a\":3},\"setup\":{\"II-6a\":\"2012\",\"L-oud\":\"2013\","
					       "\"L-ney\":\"2012\",\"II-8a\":\"2211\"}", NULL);
	play(g, "march II-6a 2013");
	lost(g, "II-6a");
	stands(g, "L-oud", "2013");
	stands(g, "L-ney", "2012");
	leave(g);
}

/* --- the alternative table --- */

static const char afmet[] = "alternative_morale=1";

static void berezina_13_1_three_treasures_and_three_steps(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "turn") ",\"dice\":[3],\"setup\":{\"IV-13\":\"5004\",\"IV-14\":\"5005\",\"III-16\":\"5006\","
					     "\"II-6a\":\"4904\",\"OG-gren\":\"4905\"}", afmet);
	row_is(g, ROW_LOOT, FRENCH);
	refused(g, "abandon III-16", "13.1"); /* the two D come first */
	refused(g, "lose IV-13", "13.1");     /* treasures first */
	play(g, "abandon IV-14; abandon IV-13");
	refused(g, "abandon II-6a", "13.1");
	play(g, "abandon III-16");
	refused(g, "lose III-16", "13.1");
	play(g, "lose IV-13");
	refused(g, "lose IV-13", "13.1"); /* one step a unit */
	play(g, "lose IV-14; lose III-16");
	row_is(g, ROW_FRENCH, FRENCH);
	assert_int_equal(steps_of(g, "IV-13") + steps_of(g, "IV-14") + steps_of(g, "III-16"), 3);
	assert_int_equal(steps_of(g, "II-6a"), 0);
	assert_int_equal(now(g)->dice.drawn, 1);
	leave(g);
}

static void berezina_13_1_missing_treasures_become_steps(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "turn") ",\"dice\":[2],\"poor\":[\"IV-14\",\"IV-15\",\"III-16\"],\"setup\":{\"IV-13\":\"5004\","
					     "\"IV-14\":\"5005\",\"IV-15\":\"4904\",\"III-16\":\"5006\"}", afmet);
	play(g, "abandon IV-13; lose IV-13; lose IV-14; lose IV-15");
	row_is(g, ROW_FRENCH, FRENCH); /* one treasure, then 2 + 1 steps */
	assert_int_equal(steps_of(g, "III-16"), 0);
	leave(g);
}

static void berezina_13_1_one_step_a_unit_and_the_rest_lapses(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "turn") ",\"dice\":[6],\"poor\":[\"IV-13\"],\"setup\":{\"IV-13\":\"5004\"}", afmet);
	play(g, "lose IV-13");
	row_is(g, ROW_FRENCH, FRENCH);
	assert_int_equal(steps_of(g, "IV-13"), 1);
	leave(g);
}

static void berezina_13_1_engineers_last_of_their_letter(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "turn") ",\"dice\":[1],\"poor\":[\"III-16\"],\"setup\":{\"ENG-elbe\":\"5004\",\"III-16\":\"5005\"}",
			       afmet);
	refused(g, "lose ENG-elbe", "13.1");
	play(g, "lose III-16; lose ENG-elbe");
	row_is(g, ROW_FRENCH, FRENCH);
	leave(g);
}

static void berezina_13_1_who_dies_leaves_stragglers(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "turn") ",\"dice\":[1],\"steps\":{\"IV-13\":3},\"setup\":{\"IV-13\":\"5004\",\"II-6a\":\"3000\"}",
			       afmet);
	play(g, "abandon IV-13; lose IV-13");
	lost(g, "IV-13");
	assert_true(rabble_at(g, "5004"));
	leave(g);
}

/* [3.3] A lost treasure shows on the counter, and all six hexes round it are in front of it. */
static void berezina_3_3_a_badge_and_no_front(void **unused)
{
	(void)unused;
	static struct view view;
	struct game *g = field(AT(9, "turn") ",\"dice\":[3,2,1,1],\"setup\":{\"III-18\":\"5004\",\"IX-12a\":\"4604\",\"LAN-jg1\":\"3000\"}", NULL);
	unsigned poor = 0, rich = 0;
	g->s.rules->show(&g->s, now(g), SIDE_0, &view);
	for (int i = 0; i < view.counters; i++) {
		poor |= view.counter[i].piece == piece(g, "III-18") ? view.counter[i].badges : 0;
		rich |= view.counter[i].piece == piece(g, "IX-12a") ? view.counter[i].badges : 0;
	}
	assert_true(poor & BADGE_POOR);
	assert_false(rich & BADGE_POOR);
	static const char *const round[] = {"5003", "5005", "4903", "4904", "5103", "5104"};
	for (int i = 0; i < 6; i++) {
		now(g)->piece[piece(g, "LAN-jg1")].place = (int16_t)place(g, round[i]);
		assert_true(bz_can_shoot(&g->s, state(g), piece(g, "III-18"), piece(g, "LAN-jg1")));
		assert_true(bz_can_shoot(&g->s, state(g), piece(g, "LAN-jg1"), piece(g, "III-18")));
	}
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(berezina_5_1_rows_of_the_table),
		cmocka_unit_test(berezina_5_1_leader_takes_one_off),
		cmocka_unit_test(berezina_5_1_who_is_first_in_which_hex),
		cmocka_unit_test(berezina_5_1_only_a_natural_four_stops),
		cmocka_unit_test(berezina_5_1_a_reduced_unit_uses_its_worse_letter),
		cmocka_unit_test(berezina_5_1_treasure_is_lost_once),
		cmocka_unit_test(berezina_5_1_who_dies_of_a_check_leaves_stragglers),
		cmocka_unit_test(berezina_5_1_breakdown_with_a_marker_goes_to_the_clean_back),
		cmocka_unit_test(berezina_5_1_twelve_rabble_counters_and_no_more),
		cmocka_unit_test(berezina_4_0_no_checks_on_turn_one),
		cmocka_unit_test(berezina_4_0_who_comes_is_checked_the_turn_after),
		cmocka_unit_test(berezina_5_1_engineers_are_checked_last),
		cmocka_unit_test(berezina_7_3_a_leader_left_alone),
		cmocka_unit_test(berezina_7_3_a_russian_leader_left_alone),
		cmocka_unit_test(berezina_7_3_the_second_player_sends_his_leader),
		cmocka_unit_test(berezina_7_3_who_drowns_leaves_no_leader_alone),
		cmocka_unit_test(berezina_13_1_three_treasures_and_three_steps),
		cmocka_unit_test(berezina_13_1_missing_treasures_become_steps),
		cmocka_unit_test(berezina_13_1_one_step_a_unit_and_the_rest_lapses),
		cmocka_unit_test(berezina_13_1_engineers_last_of_their_letter),
		cmocka_unit_test(berezina_13_1_who_dies_leaves_stragglers),
		cmocka_unit_test(berezina_3_3_a_badge_and_no_front),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
