/* The Russian Morale Track: contact, crossing, steps, bonuses, penalties (5.3). */
#include "turns.h"

static int contact(struct game *g)
{
	return state(g)->contact;
}

/* Did the clock start in the set-up of this position? */
static int contact_of(const char *setup, const char *more)
{
	char keys[300];
	snprintf(keys, sizeof keys, AT(3, "french") ",\"exit\":\"1013\",\"setup\":{%s}%s", setup, more);
	struct game *g = field(keys, NULL);
	int turn = contact(g);
	leave(g);
	return turn;
}

static void berezina_5_3_what_is_a_contact(void **unused)
{
	(void)unused;
	assert_int_equal(contact_of("\"II-6a\":\"5003\",\"LAN-jg1\":\"5004\"", ""), 3);
	assert_int_equal(contact_of("\"II-6a\":\"5003\",\"LAN-jg1\":\"5005\"", ""), 0);
	assert_int_equal(contact_of("\"II-6a\":\"5001\",\"L-oud\":\"5003\",\"LAN-jg1\":\"5004\"", ""), 3);
	assert_int_equal(contact_of("\"II-6a\":\"5003\",\"R-lang\":\"5004\"", ""), 3);
	assert_int_equal(contact_of("\"II-6a\":\"3001\",\"LAN-jg1\":\"5004\"", ",\"rabble\":[\"5003\"]"), 3);
	assert_int_equal(contact_of("\"II-6a\":\"5612\",\"LAN-jg1\":\"5613\"", ""), 3); /* across the river */
	assert_int_equal(contact_of("\"II-6a\":\"4413\",\"LAN-jg1\":\"5004\"", ""), 3); /* on the west bank */
	assert_int_equal(contact_of("\"II-6a\":\"3001\",\"L-oud\":\"4413\",\"LAN-jg1\":\"5004\"", ""), 3);
}

static void berezina_5_3_fire_from_afar_is_no_contact(void **unused)
{
	(void)unused;
	struct game *g = field(AT(3, "fire1") ",\"dice\":[6],\"setup\":{\"OG-art\":\"5003\",\"LAN-jg1\":\"5005\"}", NULL);
	play(g, "take OG-art; fire LAN-jg1");
	assert_int_equal(steps_of(g, "LAN-jg1"), 1);
	assert_int_equal(contact(g), 0);
	leave(g);
}

/* Passing by is enough, and the Russians may come near, too. */
static void berezina_5_3_contact_on_the_way(void **unused)
{
	(void)unused;
	struct game *g = field(AT(3, "french") ",\"setup\":{\"GC-pol\":\"4410\",\"LAN-jg1\":\"4413\"}", NULL);
	play(g, "march GC-pol 4510");
	assert_int_equal(contact(g), 0);
	leave(g);
	g = field(AT(3, "french") ",\"setup\":{\"GC-pol\":\"2012\",\"LAN-jg1\":\"1912\"}", NULL);
	assert_int_equal(contact(g), 3);
	leave(g);
	g = field(AT(15, "russian") ",\"arrived\":{\"WIT\":14},\"entry\":{\"WIT\":\"1400\"},\"danube\":1,\"setup\":{\"II-6a\":\"5003\","
				    "\"WIT-03\":\"5007\",\"R-witt\":\"5007\"}", NULL);
	assert_int_equal(contact(g), 0);
	run_russians(g);
	assert_int_equal(contact(g), 15);
	leave(g);
}

static void berezina_5_3_a_set_up_beside_the_enemy_starts_the_clock(void **unused)
{
	(void)unused;
	struct game *g = scenario("berezina/crossing", NULL);
	play(g, "rest");
	assert_int_equal(contact(g), 0); /* the suggested set-up keeps away */
	leave(g);
	g = scenario("berezina/crossing", NULL);
	play(g, "take II-6a; put II-6a 5612; rest");
	assert_int_equal(contact(g), 1);
	leave(g);
}

/* The fourth worked example in full. */
static void berezina_5_3_fourth_example(void **unused)
{
	(void)unused;
	struct game *g = field(AT(3, "french") ",\"exit\":\"1013\",\"setup\":{\"ENG-elbe\":\"3000\",\"L-nap\":\"5612\",\"LAN-jg1\":\"5613\","
				"\"DAN-01\":\"5514\"}", NULL);
	assert_int_equal(contact(g), 3);
	assert_int_equal(box(g), 0);
	dice_are(g, (const int[]){1, 1, 0});
	run_to_turn(g, 4);
	assert_int_equal(box(g), 1);
	assert_int_equal(ground_of(&g->s)->box[box(g)].rating, RATING_D);
	for (int turn = 5; turn <= 8; turn++) {
		dice_are(g, (const int[]){1, 1, 0});
		run_to_turn(g, turn);
	}
	assert_int_equal(box(g), 5);
	assert_int_equal(bz_allowance(ground_of(&g->s), state(g), piece(g, "DAN-01")), 6);
	state(g)->crossing = 8;
	now(g)->header.track[TRACK_ROLLS] = 6;
	dice_are(g, (const int[]){2, 2, 6, 0});
	run_to_turn(g, 9);
	assert_int_equal(state(g)->danube, 1);
	assert_int_equal(box(g), 7);
	assert_int_equal(bz_allowance(ground_of(&g->s), state(g), piece(g, "DAN-01")), 8);
	state(g)->half[1][EAST][0] = state(g)->half[1][WEST][0] = HALF_DONE;
	run_to_turn(g, 10);
	assert_true(bz_bridge_up(state(g), 1, 0));
	assert_int_equal(box(g), 7);
	run_to_turn(g, 11);
	assert_int_equal(box(g), 8);
	leave(g);
}

static void berezina_5_3_2_the_first_bridge_alone_sets_back(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "turn") ",\"contact\":3,\"track\":8,\"dice\":[2,2],\"setup\":{\"ENG-elbe\":\"2012\"},"
					     "\"bridges\":{\"studianka\":[[4,4],[3,3]]},\"danube\":1", NULL);
	assert_true(bz_bridge_up(state(g), 1, 1));
	assert_int_equal(box(g), 9);
	leave(g);
	g = field(AT(9, "turn") ",\"contact\":3,\"track\":8,\"dice\":[2,2],\"setup\":{\"ENG-elbe\":\"2012\"},"
				"\"bridges\":{\"studianka\":[[3,0]]},\"danube\":1", NULL);
	assert_int_equal(box(g), 9); /* half a bridge is none */
	assert_int_equal(state(g)->half[1][EAST][0], HALF_FINIS);
	leave(g);
}

static void berezina_5_3_2_the_first_to_leave_sets_back(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "french") ",\"contact\":3,\"exit\":\"1013\",\"track\":8,\"setup\":{\"L-oud\":\"1013\",\"II-6a\":\"1013\","
					       "\"II-6b\":\"1112\"}", NULL);
	play(g, "exit L-oud 1013");
	assert_int_equal(box(g), 8); /* a leader is no combat unit */
	play(g, "exit II-6a 1013");
	assert_int_equal(box(g), 7);
	play(g, "exit II-6b 1013");
	assert_int_equal(box(g), 7);
	leave(g);
	g = field(AT(9, "french") ",\"contact\":3,\"exit\":\"1013\",\"track\":0,\"setup\":{\"II-6a\":\"1013\"}", NULL);
	play(g, "exit II-6a 1013");
	assert_int_equal(box(g), 0);
	leave(g);
	g = field(AT(24, "french") ",\"contact\":3,\"exit\":\"1013\",\"track\":8,\"setup\":{\"II-6a\":\"3328\"}", NULL);
	play(g, "exit II-6a 3328");
	assert_int_equal(box(g), 8); /* too late there: nobody got away */
	leave(g);
}

static void berezina_5_3_1_wittgenstein_a_turn_later(void **unused)
{
	(void)unused;
	struct game *g = field(AT(13, "turn") ",\"contact\":3,\"track\":5,\"danube\":1,\"arrived\":{\"WIT\":12},\"dice\":[2,2],\"setup\":"
					      "{\"ENG-elbe\":\"3000\"}", NULL);
	assert_int_equal(box(g), 7);
	leave(g);
	g = field(AT(13, "turn") ",\"contact\":3,\"track\":5,\"danube\":1,\"arrived\":{\"WIT\":11},\"dice\":[2,2],\"setup\":"
				 "{\"ENG-elbe\":\"3000\"}", NULL);
	assert_int_equal(box(g), 6);
	leave(g);
}

static void berezina_5_3_nothing_moves_it_before_the_clock_runs(void **unused)
{
	(void)unused;
	struct game *g = field(AT(13, "turn") ",\"danube\":1,\"arrived\":{\"WIT\":12},\"dice\":[2,2],\"setup\":{\"ENG-elbe\":\"3000\"}", NULL);
	assert_int_equal(box(g), 0);
	leave(g);
	g = field(AT(15, "turn") ",\"contact\":3,\"track\":15,\"danube\":1,\"dice\":[2,2],\"setup\":{\"ENG-elbe\":\"3000\"}", NULL);
	assert_int_equal(box(g), 15);
	leave(g);
}

static void berezina_5_3_1_the_avant_garde_frees_the_danube_with_its_bonus(void **unused)
{
	(void)unused;
	struct game *g = field(AT(15, "russian") ",\"contact\":3,\"track\":5,\"arrived\":{\"AVG\":15},\"dice\":[4],\"setup\":{\"II-6a\":\"3003\"},"
						 "\"enter\":{\"AVG-1\":{\"turn\":25,\"at\":\"6019\"}}", NULL);
	assert_int_equal(box(g), 6);
	assert_true(state(g)->danube && state(g)->tch);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(berezina_5_3_what_is_a_contact),
		cmocka_unit_test(berezina_5_3_fire_from_afar_is_no_contact),
		cmocka_unit_test(berezina_5_3_contact_on_the_way),
		cmocka_unit_test(berezina_5_3_a_set_up_beside_the_enemy_starts_the_clock),
		cmocka_unit_test(berezina_5_3_fourth_example),
		cmocka_unit_test(berezina_5_3_2_the_first_bridge_alone_sets_back),
		cmocka_unit_test(berezina_5_3_2_the_first_to_leave_sets_back),
		cmocka_unit_test(berezina_5_3_1_wittgenstein_a_turn_later),
		cmocka_unit_test(berezina_5_3_nothing_moves_it_before_the_clock_runs),
		cmocka_unit_test(berezina_5_3_1_the_avant_garde_frees_the_danube_with_its_bonus),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
