/* The options of 13.3 and 13.4. */
#include "turns.h"

/* 13.41: a die less one. */
static void berezina_13_41_alert_russians(void **unused)
{
	(void)unused;
	for (int die = 1; die <= 6; die++) {
		char keys[200];
		snprintf(keys, sizeof keys, AT(1, "french") ",\"dice\":[%d],\"setup\":{\"II-6a\":\"5003\"}", die);
		struct game *g = field(keys, "more_alert_russians=1");
		assert_int_equal(box(g), die - 1);
		leave(g);
	}
}

/* There the marker rests until the turn after the first contact. */
static void berezina_13_41_it_rests_till_the_contact(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "turn") ",\"dice\":[5,1,1],\"setup\":{\"II-6a\":\"5003\"}", "more_alert_russians=1");
	assert_int_equal(box(g), 4);
	leave(g);
}

static void berezina_13_42_a_natural_five_stops(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "turn") ",\"dice\":[3,2,6,6],\"setup\":{\"III-16\":\"5004\",\"IX-12a\":\"4904\"}", "better_retreat=1");
	assert_int_equal(now(g)->dice.drawn, 2);
	leave(g);
	g = field(AT(9, "turn") ",\"dice\":[3,3,1,1],\"setup\":{\"III-16\":\"5004\",\"IX-12a\":\"4904\"}", "better_retreat=1");
	assert_int_equal(now(g)->dice.drawn, 4);
	leave(g);
}

/* --- 13.43 --- */

static void berezina_13_43_all_are_awake_and_the_bridge_stands(void **unused)
{
	(void)unused;
	struct game *g = scenario("berezina/crossing", "bridge_intact=1");
	row_is(g, ROW_PLACE, FRENCH); /* the French first */
	play(g, "take II-6a; put II-6a 5613; rest");
	row_is(g, ROW_EXIT, FRENCH); /* II-6a has crossed */
	play(g, "name 1013");
	static const char *const ring[] = {"5513", "5614", "5713"};
	for (int k = 0; k < 3; k++) {
		bool held = false;
		for (int i = 0; i < g->s.pieces; i++)
			held |= g->s.piece[i].side == RUSSIAN && ground_of(&g->s)->more[i].unit && now(g)->piece[i].place == place(g, ring[k]);
		assert_true(held);
	}
	assert_true(bz_is_active(ground_of(&g->s), state(g), piece(g, "LAN-jg1")));
	assert_true(bz_is_active(ground_of(&g->s), state(g), piece(g, "TCH-jg")));
	assert_true(bz_is_active(ground_of(&g->s), state(g), piece(g, "DAN-01")));
	assert_int_equal(box(g), 0);
	assert_int_equal(state(g)->contact, 1);
	leave(g);
}

static void berezina_13_43_without_french_at_5613_langeron_holds_it(void **unused)
{
	(void)unused;
	struct game *g = scenario("berezina/crossing", "bridge_intact=1");
	play(g, "take II-6a; put II-6a 5612; rest");
	bool held = false;
	for (int i = 0; i < g->s.pieces; i++)
		held |= g->s.piece[i].side == RUSSIAN && ground_of(&g->s)->more[i].unit && now(g)->piece[i].place == place(g, "5613");
	assert_true(held);
	row_is(g, ROW_FRENCH, FRENCH);
	leave(g);
}

/* Nobody's work: crossed by the French, five a turn, no breakdown, no step of the track, no roll for the Danube. */
static void berezina_13_43_nobodys_bridge(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "turn") ",\"contact\":3,\"crossing\":4,\"exit\":\"1013\",\"track\":5,\"dice\":[1,1,6],\"setup\":{\"II-6a\":\"5612\",\"ENG-elbe\":\"4412\"}",
			       "bridge_intact=1");
	run_to_row(g, ROW_FRENCH);
	assert_int_equal(now(g)->header.track[TRACK_ROLLS], 0);
	assert_int_equal(box(g), 6);
	assert_int_equal(cost_of(g, "II-6a", "5613"), 3);
	play(g, "march II-6a 5613; halt");
	assert_int_equal(state(g)->crossed[FORD_BORISSOW][ROAD_BRIDGE], 1);
	run_to_row(g, ROW_ENGINEER);
	dice_are(g, (const int[]){1, 1, 1, 1, 0});
	play(g, "done");
	assert_int_equal(state(g)->road, ROAD_INTACT);
	assert_false(state(g)->bridged);
	leave(g);
}

/* --- 13.44 --- */

static int main_army_on(int kind, int turn, bool after)
{
	struct game *g = scenario("berezina/crossing", kind == 1 ? "kutusov_smells_blood=1" : "kutusov_smells_blood=2");
	now(g)->header.turn = (int16_t)turn;
	state(g)->arrived[CORPS_WIT] = 12;
	if (after)
		state(g)->arrived[CORPS_AVG] = (int16_t)(turn - 1);
	bz_arrivals_roll(&g->s, state(g), &g->ev);
	assert_int_equal(now(g)->dice.drawn, 0);
	int arrived = state(g)->arrived[after ? CORPS_MAIN : CORPS_AVG];
	leave(g);
	return arrived;
}

static void berezina_13_44_kutusov_on_the_heels(void **unused)
{
	(void)unused;
	assert_int_equal(main_army_on(1, 14, false), 0);
	assert_int_equal(main_army_on(1, 15, false), 15);
	assert_int_equal(main_army_on(1, 16, true), 16);
	assert_int_equal(main_army_on(2, 13, false), 0);
	assert_int_equal(main_army_on(2, 14, false), 14);
	assert_int_equal(main_army_on(2, 15, true), 15);
}

static void berezina_13_44_at_6005_without_a_die(void **unused)
{
	(void)unused;
	struct game *g = field(AT(15, "russian") ",\"arrived\":{\"AVG\":15},\"setup\":{\"II-6a\":\"3005\"},\"enter\":{\"AVG-1\":{\"turn\":25,\"at\":\"6019\"}}",
			       "kutusov_smells_blood=1");
	assert_int_equal(state(g)->entry[CORPS_AVG], place(g, "6005"));
	assert_int_equal(now(g)->dice.drawn, 0);
	assert_true(state(g)->danube && state(g)->tch);
	leave(g);
}

/* --- 13.45 --- */

static void berezina_13_45_ney_and_a_division_are_lost(void **unused)
{
	(void)unused;
	static const char *const third[] = {"III-10", "III-10", "III-11", "III-11", "III-16", "III-16"};
	for (int die = 1; die <= 6; die++) {
		char keys[300];
		snprintf(keys, sizeof keys, AT(3, "french") ",\"dice\":[%d],\"setup\":{\"II-6a\":\"5003\"},\"enter\":{\"L-ney\":{\"turn\":6,\"at\":\"6005\"},"
							    "\"L-iii\":{\"turn\":6,\"at\":\"6005\"},\"III-10\":{\"turn\":6,\"at\":\"6005\"},"
							    "\"III-11\":{\"turn\":6,\"at\":\"6005\"},\"III-16\":{\"turn\":6,\"at\":\"6005\"}}", die);
		struct game *g = field(keys, "no_ney=1");
		assert_int_equal(now(g)->piece[piece(g, "L-ney")].place, PLACE_OUT);
		assert_int_equal(now(g)->piece[piece(g, "L-iii")].place, PLACE_LATER);
		for (int k = 0; k < 6; k += 2)
			assert_int_equal(now(g)->piece[piece(g, third[k])].place, third[k] == third[die - 1] ? PLACE_OUT : PLACE_LATER);
		struct result result;
		bz_score_now(&g->s, state(g), &result);
		assert_int_equal(result.score[0], -2); /* II-6a on the east bank; the missing cost nothing */
		leave(g);
	}
	struct game *g = scenario("berezina/crossing", NULL);
	assert_int_equal(now(g)->piece[piece(g, "L-iii")].place, PLACE_OUT);
	leave(g);
}

/* His stand-in commands, but makes no roll better; Napoleon still does. */
static void berezina_13_45_the_stand_in(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "turn") ",\"dice\":[1,6,5,1,1],\"setup\":{\"III-18\":\"5004\",\"L-iii\":\"5004\",\"IX-12a\":\"3000\"}", "no_ney=1");
	assert_int_equal(steps_of(g, "III-18"), 2); /* 11 on D: R */
	assert_true(has(state(g), piece(g, "III-18"), IS_POOR));
	assert_false(has(state(g), piece(g, "III-18"), IS_LOOSE));
	leave(g);
	g = field(AT(9, "turn") ",\"dice\":[1,5,4,1,1],\"setup\":{\"III-18\":\"5004\",\"L-iii\":\"5004\",\"L-nap\":\"5004\",\"IX-12a\":\"3000\"}", "no_ney=1");
	assert_int_equal(steps_of(g, "III-18"), 1);
	assert_false(has(state(g), piece(g, "III-18"), IS_POOR)); /* 9 less 1: S; 9: TS */
	leave(g);
	g = field(AT(9, "turn") ",\"dice\":[1,5,4,1,1],\"setup\":{\"III-18\":\"5004\",\"L-iii\":\"5004\",\"IX-12a\":\"3000\"}", "no_ney=1");
	assert_true(has(state(g), piece(g, "III-18"), IS_POOR));
	leave(g);
}

static void berezina_13_46_victor_is_checked_last(void **unused)
{
	(void)unused;
	static const char keys[] = AT(9, "turn") ",\"dice\":[5,3,1,1],\"setup\":{\"IX-12a\":\"6005\",\"III-16\":\"1400\",\"ENG-elbe\":\"6004\"}";
	struct game *g = field(keys, "victor_determined=1");
	assert_int_equal(steps_of(g, "III-16"), 1);
	assert_int_equal(steps_of(g, "IX-12a"), 0);
	leave(g);
	g = field(keys, NULL);
	assert_int_equal(steps_of(g, "IX-12a"), 1);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(berezina_13_41_alert_russians),
		cmocka_unit_test(berezina_13_41_it_rests_till_the_contact),
		cmocka_unit_test(berezina_13_42_a_natural_five_stops),
		cmocka_unit_test(berezina_13_43_all_are_awake_and_the_bridge_stands),
		cmocka_unit_test(berezina_13_43_without_french_at_5613_langeron_holds_it),
		cmocka_unit_test(berezina_13_43_nobodys_bridge),
		cmocka_unit_test(berezina_13_44_kutusov_on_the_heels),
		cmocka_unit_test(berezina_13_44_at_6005_without_a_die),
		cmocka_unit_test(berezina_13_45_ney_and_a_division_are_lost),
		cmocka_unit_test(berezina_13_45_the_stand_in),
		cmocka_unit_test(berezina_13_46_victor_is_checked_last),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
