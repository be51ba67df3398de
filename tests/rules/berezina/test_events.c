/* The random events A to K (13.2). */
#include "turns.h"

#include "words/words.h"

#include <string.h>

static const char on[] = "random_events=1";

static bool gone(struct game *g, const char *id)
{
	return now(g)->piece[piece(g, id)].place == PLACE_OUT;
}

static void berezina_13_2_only_on_a_six(void **unused)
{
	(void)unused;
	for (int die = 1; die <= 5; die++) {
		char keys[200];
		snprintf(keys, sizeof keys, AT(9, "turn") ",\"dice\":[%d,1,1],\"setup\":{\"II-6a\":\"5003\"}", die);
		struct game *g = field(keys, on);
		assert_int_equal(state(g)->this_event, 0);
		leave(g);
	}
}

static void berezina_13_2_two_dice_for_eleven_events(void **unused)
{
	(void)unused;
	for (int sum = 2; sum <= 12; sum++) {
		char keys[200];
		snprintf(keys, sizeof keys, AT(9, "turn") ",\"dice\":[6,%d,%d,1,1],\"setup\":{\"II-6a\":\"5003\"}", sum / 2, sum - sum / 2);
		struct game *g = field(keys, on);
		assert_int_equal(state(g)->this_event, sum - 1);
		leave(g);
	}
}

static void berezina_13_2_a_austrians(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "turn") ",\"dice\":[6,1,1,1,1],\"steps\":{\"DAN-01\":1},\"setup\":{\"II-6a\":\"5003\",\"DAN-01\":\"5515\",\"DAN-02\":\"5515\","
					     "\"DAN-03\":\"5616\",\"DAN-04\":\"5616\",\"DAN-09\":\"5716\"},\"enter\":{\"DAN-11\":{\"turn\":12,\"at\":\"6012\"}}", on);
	assert_true(gone(g, "DAN-11")); /* out of the reinforcements, too */
	assert_false(gone(g, "DAN-01")); /* hurt */
	assert_true(gone(g, "DAN-02") && gone(g, "DAN-03"));
	assert_false(gone(g, "DAN-04") || gone(g, "DAN-09"));
	leave(g);
	g = field(AT(9, "turn") ",\"dice\":[6,1,1,1,1],\"happened\":[\"A\"],\"setup\":{\"II-6a\":\"5003\",\"DAN-02\":\"5515\"}", on);
	assert_false(gone(g, "DAN-02")); /* once */
	leave(g);
}

static void berezina_13_2_b_high_water(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "turn") ",\"dice\":[6,1,2,1,1],\"exit\":\"1013\",\"setup\":{\"II-6a\":\"2012\",\"L-oud\":\"2012\",\"ENG-elbe\":\"4412\"}", on);
	refused(g, "march II-6a 2013", "13.2");
	play(g, "march L-oud 2013"); /* no combat unit */
	run_to_row(g, ROW_ENGINEER);
	dice_are(g, (const int[]){6, 1, 1, 1, 0});
	play(g, "build ENG-elbe 1");
	assert_int_equal(state(g)->half[2][EAST][0], 1); /* BB becomes B */
	now(g)->dice.forced = 0;
	for (int turn = 10; turn <= 12; turn++) {
		dice_are(g, (const int[]){1, 1, 1, 0});
		run_to_turn(g, turn);
		assert_int_equal(bz_wadeable(state(g), 1, true), turn == 12); /* this turn and two more */
		run_to_row(g, ROW_ENGINEER);
	}
	leave(g);
	g = field(AT(9, "engineer") ",\"dice\":[5],\"setup\":{\"ENG-elbe\":\"2012\",\"LAN-jg1\":\"2013\"}", NULL);
	state(g)->thaw = 9;
	play(g, "build ENG-elbe 1");
	assert_int_equal(state(g)->half[1][EAST][0], 0); /* B becomes nothing */
	leave(g);
}

static void berezina_13_2_c_a_full_magazine(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "turn") ",\"dice\":[6,2,2,6,6],\"setup\":{\"IV-13\":\"5003\"}", on);
	assert_int_equal(steps_of(g, "IV-13"), 0);
	assert_int_equal(now(g)->dice.drawn, 3);
	leave(g);
	g = field(AT(1, "turn") ",\"dice\":[6,2,2],\"setup\":{\"IV-13\":\"5003\"}", on);
	run_to_row(g, ROW_FRENCH);
	dice_are(g, (const int[]){1, 6, 6, 0}); /* no event on turn 2, and the checks of turn 2 are left out */
	play(g, "done");
	assert_int_equal(now(g)->header.turn, 2);
	assert_int_equal(steps_of(g, "IV-13"), 0);
	leave(g);
}

/* D: the admiral looks south. */
static void berezina_13_2_d_the_feint(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "turn") ",\"dice\":[6,2,3,1,1,6],\"crossing\":4,\"exit\":\"1013\",\"rolls\":8,\"setup\":{\"II-6a\":\"5003\"}", on);
	assert_int_equal(state(g)->danube, 0);
	assert_int_equal(now(g)->header.track[TRACK_ROLLS], 8); /* no roll this turn */
	assert_int_equal(state(g)->happened[EVENT_D], 1);	 /* and one less for all later ones */
	leave(g);
	g = field(AT(9, "turn") ",\"dice\":[6,2,3,1,1],\"danube\":1,\"tchlaplatz\":1,\"crossing\":4,\"track\":13,\"exit\":\"1013\",\"setup\":{\"II-6a\":\"3822\","
				"\"LAN-ajit\":\"3818\",\"DAN-12\":\"3819\",\"R-lang\":\"3817\",\"R-tchi\":\"3819\",\"TCH-tver\":\"3815\",\"R-tchl\":\"3815\"}", on);
	assert_int_equal(state(g)->happened[EVENT_D], 0);
	play(g, "done");
	run_russians(g);
	stands(g, "LAN-ajit", "3818");
	stands(g, "DAN-12", "3819");
	assert_true(apart(g, "TCH-tver", "II-6a") < 7); /* Tchlaplatz is not deceived */
	leave(g);
}

/* D in the turn in which the Avant Garde comes: it releases all Russians (11.2), and they march at once. */
static void berezina_13_2_d_the_avant_garde_wakes_the_deceived(void **unused)
{
	(void)unused;
	struct game *g = field(AT(16, "french") ",\"tchlaplatz\":1,\"contact\":4,\"crossing\":4,\"track\":13,\"exit\":\"1013\",\"setup\":{\"II-6a\":\"3822\","
				      "\"LAN-ajit\":\"3818\",\"DAN-12\":\"3819\",\"R-lang\":\"3817\",\"R-tchi\":\"3819\"}", on);
	state(g)->this_event = EVENT_D + 1;
	state(g)->happened[EVENT_D] = 1;
	state(g)->arrived[CORPS_AVG] = 16;
	assert_int_equal(state(g)->danube, 0);
	play(g, "done");
	run_russians(g);
	assert_int_equal(state(g)->danube, 1);
	assert_true(apart(g, "LAN-ajit", "II-6a") < 4 && apart(g, "DAN-12", "II-6a") < 3);
	leave(g);
}

static void berezina_13_2_e_the_wrong_road(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "turn") ",\"dice\":[6,3,3,1,1],\"setup\":{\"OG-gren\":\"6005\",\"YG-1\":\"5906\",\"II-art\":\"5807\",\"II-6a\":\"5808\","
					     "\"III-16\":\"5005\"}", on);
	assert_int_equal(steps_of(g, "II-6a"), 2); /* the first infantry that is no Guard */
	assert_int_equal(steps_of(g, "OG-gren") + steps_of(g, "YG-1") + steps_of(g, "II-art") + steps_of(g, "III-16"), 0);
	leave(g);
	g = field(AT(9, "turn") ",\"dice\":[6,3,3,1,1],\"setup\":{\"II-6a\":\"5808\",\"L-dav\":\"5808\"}", on);
	assert_int_equal(steps_of(g, "II-6a"), 1); /* a leader is with it */
	leave(g);
	g = field(AT(9, "turn") ",\"dice\":[6,3,3,1,1],\"exit\":\"1013\",\"crossing\":9,\"setup\":{\"II-6a\":\"5816\",\"III-16\":\"5005\"}", on);
	assert_int_equal(steps_of(g, "II-6a"), 0); /* beyond the river */
	assert_int_equal(steps_of(g, "III-16"), 2);
	leave(g);
	g = field(AT(9, "turn") ",\"dice\":[6,3,3,1,1],\"steps\":{\"II-6a\":2},\"setup\":{\"II-6a\":\"5808\",\"III-16\":\"1400\"}", on);
	lost(g, "II-6a");
	assert_false(rabble_at(g, "5808")); /* no stragglers */
	leave(g);
}

/* Inside a hex the order of the checks is the player's, and so is the unit. */
static void berezina_13_2_e_the_player_says_which_of_the_hex(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "turn") ",\"dice\":[6,3,3,1,1],\"setup\":{\"II-6a\":\"5808\",\"II-6b\":\"5808\",\"L-dav\":\"5808\",\"III-16\":\"5005\","
					     "\"OG-gren\":\"6005\"}", on);
	row_is(g, ROW_ASTRAY, FRENCH);
	refused(g, "lose III-16", "13.2");
	refused(g, "lose OG-gren", "13.2");
	assert_true(offered(g, "lose II-6a"));
	play(g, "lose II-6b");
	assert_int_equal(steps_of(g, "II-6b"), 1); /* a leader is with it */
	assert_int_equal(steps_of(g, "II-6a"), 0);
	assert_int_equal(now(g)->header.turn, 9);
	leave(g);
}

/* [3.4] With two players the Russian is told where somebody takes the wrong road before a step is lost there, not who. */
static void berezina_13_2_e_is_shown_to_the_enemy(void **unused)
{
	(void)unused;
	for (int two = 0; two < 2; two++) {
		struct game *g = field(two ? AT(9, "turn") ",\"dice\":[1],\"two_player\":true,\"setup\":{\"II-6a\":\"5808\",\"III-16\":\"5005\",\"GC-chas\":\"5808\"}"
					   : AT(9, "turn") ",\"dice\":[1],\"setup\":{\"II-6a\":\"5808\",\"III-16\":\"5005\"}", on);
		int known = bz_known_to(&g->s, state(g), piece(g, "II-6a"), RUSSIAN);
		dice_are(g, (const int[]){6, 3, 3, 0});
		events_clear(&g->ev);
		bz_random_event(&g->s, state(g), &g->ev);
		assert_int_equal(steps_of(g, "II-6a"), 2);
		int seen = 0;
		for (int i = 0; i < g->ev.n; i++)
			seen += g->ev.at[i].kind == EVENT_REVEAL && g->ev.at[i].piece == NONE && g->ev.at[i].to == place(g, "5808");
		assert_int_equal(seen, !known);
		assert_true(two || known);
		leave(g);
	}
}

static void berezina_13_2_f_the_cossacks_are_early(void **unused)
{
	(void)unused;
	static const char early[] = AT(9, "turn") ",\"dice\":[6,3,4,1,1],\"setup\":{\"II-6a\":\"3003\"},\"enter\":{\"YER-1\":{\"turn\":14,\"at\":\"5100\"},"
						  "\"YER-3\":{\"turn\":14,\"at\":\"5100\"}}";
	struct game *g = field(early, on);
	play(g, "done");
	run_russians(g);
	assert_true(now(g)->piece[piece(g, "YER-1")].place >= 0);
	assert_true(bz_is_active(ground_of(&g->s), state(g), piece(g, "YER-1")));
	leave(g);
	g = field(AT(14, "turn") ",\"dice\":[6,3,4,1,1],\"setup\":{\"II-6a\":\"3003\"},\"enter\":{\"YER-1\":{\"turn\":14,\"at\":\"5100\"}}", on);
	assert_int_equal(state(g)->hurrah, 0); /* on turn 14 they are still to come: now they come awake */
	play(g, "done");
	assert_true(bz_is_active(ground_of(&g->s), state(g), piece(g, "YER-1")));
	leave(g);
	g = field(AT(16, "turn") ",\"dice\":[6,3,4,1,1],\"arrived\":{\"YER\":14},\"danube\":1,\"setup\":{\"II-6a\":\"3003\",\"YER-1\":\"5100\",\"DAN-12\":\"5515\","
				 "\"DAN-01\":\"5515\"}", on);
	assert_int_equal(bz_allowance(ground_of(&g->s), state(g), piece(g, "DAN-12")), 16); /* 7 and 1 */
	assert_int_equal(bz_allowance(ground_of(&g->s), state(g), piece(g, "DAN-01")), 6);
	leave(g);
}

static void happens(struct game *g, int first, int second)
{
	dice_are(g, (const int[]){6, first, second, 0});
	bz_random_event(&g->s, state(g), &g->ev);
}

/* How many, how far and how long stands in the data. */
static void berezina_13_2_figures(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "french") ",\"contact\":3,\"track\":7,\"danube\":1,\"arrived\":{\"YER\":8,\"AVG\":8},\"setup\":{\"II-6a\":\"5808\",\"DAN-01\":\"5515\","
					       "\"DAN-02\":\"5515\",\"DAN-12\":\"5616\",\"DAN-11\":\"5617\"}", on);
	struct figures *f = &((struct ground *)g->s.own)->figures;
	int points = bz_allowance(ground_of(&g->s), state(g), piece(g, "DAN-12"));
	f->event.austrians = 1;
	f->event.grenadiers = piece(g, "DAN-12");
	happens(g, 1, 1);
	assert_true(gone(g, "DAN-01") && gone(g, "DAN-12"));
	assert_false(gone(g, "DAN-02") || gone(g, "DAN-11"));
	f->event.thaw = 5;
	happens(g, 1, 2);
	assert_int_equal(state(g)->thaw, 14);
	f->event.astray = 1;
	happens(g, 3, 3);
	assert_int_equal(steps_of(g, "II-6a"), 1);
	now(g)->piece[piece(g, "L-dav")].place = (int16_t)place(g, "5808");
	f->event.astray_led = 2;
	happens(g, 3, 3);
	assert_int_equal(steps_of(g, "II-6a"), 3);
	f->event.hurrah = 3;
	happens(g, 3, 4);
	assert_int_equal(bz_allowance(ground_of(&g->s), state(g), piece(g, "DAN-12")), points + 3);
	f->event.stirs = 2;
	happens(g, 5, 5);
	assert_int_equal(box(g), 9);
	leave(g);
}

/* The event is told by its letter and title, and points at no hex. */
static void berezina_13_2_told_without_a_hex(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "turn") ",\"dice\":[1],\"setup\":{\"II-6a\":\"2012\"}", on);
	struct text line;
	dice_are(g, (const int[]){6, 2, 3, 0});
	events_clear(&g->ev);
	bz_random_event(&g->s, state(g), &g->ev);
	int told = 0;
	for (int i = 0; i < g->ev.n; i++)
		if (g->ev.at[i].kind == EVENT_NOTE) {
			words_of(&g->s)->tell(&g->s, &g->ev.at[i], &line);
			told += !strncmp(line.at, "Random event D, The feint is believed:", 38);
			assert_int_equal(g->ev.at[i].to, NONE);
		}
	assert_int_equal(told, 1);
	leave(g);
}

static void berezina_13_2_g_panic(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "turn") ",\"dice\":[6,4,4,1,1],\"bridges\":{\"studianka\":[[4,4]]},\"setup\":{\"II-6a\":\"2012\",\"ENG-elbe\":\"4412\"},"
					     "\"exit\":\"1013\"", on);
	assert_true(rabble_at(g, "2011") || rabble_at(g, "2111")); /* not in a hex with a combat unit */
	leave(g);
	g = field(AT(9, "turn") ",\"dice\":[6,4,4,1,1],\"setup\":{\"ENG-elbe\":\"4412\",\"II-6a\":\"2012\"}", on);
	assert_true(rabble_at(g, "4409"));
	leave(g);
	g = field(AT(9, "turn") ",\"dice\":[6,4,4,1,1],\"road_bridge\":3,\"setup\":{\"ENG-elbe\":\"4412\",\"II-6a\":\"2012\"}", on);
	assert_true(rabble_at(g, "5612")); /* a captured bridge is a French one */
	leave(g);
	g = field(AT(9, "turn") ",\"dice\":[6,4,4,1,1],\"road_bridge\":2,\"setup\":{\"ENG-elbe\":\"4412\",\"II-6a\":\"2012\"}", on);
	assert_true(rabble_at(g, "4409")); /* a Russian one is none */
	leave(g);
	g = field(AT(9, "turn") ",\"dice\":[6,4,4,1,1],\"exit\":\"1013\",\"crossing\":3,\"rabble\":[\"3000\",\"3000\",\"3000\",\"3000\",\"3000\",\"3000\",\"3000\","
				"\"3000\",\"3000\",\"3000\",\"3000\",\"3000\"],\"poor\":[\"II-6b\"],\"setup\":{\"II-6a\":\"5003\",\"II-6b\":\"5004\",\"II-8a\":\"5515\"}", on);
	row_is(g, ROW_PANIC, FRENCH);
	refused(g, "abandon II-6b", "13.2");
	refused(g, "lose II-8a", "13.2"); /* the east bank */
	assert_true(offered(g, "abandon II-6a"));
	play(g, "lose II-6b");
	assert_int_equal(steps_of(g, "II-6b"), 1);
	leave(g);
}

static void berezina_13_2_h_frost(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "turn") ",\"dice\":[6,4,5,1,1,5],\"exit\":\"1013\",\"setup\":{\"II-6a\":\"2012\"}", on);
	assert_int_equal(cost_of(g, "II-6a", "2112"), 4); /* swamp: two points */
	play(g, "march II-6a 2013");
	assert_int_equal(steps_of(g, "II-6a"), 3); /* 5 and 1 for the ice */
	leave(g);
	g = field(AT(9, "french") ",\"happened\":[\"H\"],\"dice\":[4],\"exit\":\"1013\",\"setup\":{\"GC-chas\":\"2012\"}", NULL);
	play(g, "march GC-chas 2013");
	assert_int_equal(steps_of(g, "GC-chas"), 1); /* horses and ice: nothing to or fro, with a line for each */
	int lines = 0;
	for (int i = 0; i < g->ev.n; i++)
		if (g->ev.at[i].rule == CITE_FORD && g->ev.at[i].kind == EVENT_CHECK)
			lines = g->ev.account[g->ev.at[i].account].n;
	assert_int_equal(lines, 2);
	leave(g);
}

static void berezina_13_2_i_the_old_marshal(void **unused)
{
	(void)unused;
	for (int turn = 12; turn <= 15; turn++)
		for (int low = 0; low < 2; low++) {
			struct game *g = scenario("berezina/crossing", NULL);
			now(g)->header.turn = (int16_t)turn;
			state(g)->arrived[CORPS_WIT] = 12;
			state(g)->happened[EVENT_I] = 1;
			dice_are(g, (const int[]){3, 4 - low, 0});
			bz_arrivals_roll(&g->s, state(g), &g->ev);
			assert_int_equal(state(g)->arrived[CORPS_AVG], turn >= 13 && !low ? turn : 0); /* 7 and 2 */
			leave(g);
		}
	struct game *g = field(AT(17, "turn") ",\"dice\":[6,5,5,1,1],\"contact\":3,\"danube\":1,\"track\":7,\"arrived\":{\"AVG\":15,\"MAIN\":16},\"setup\":"
					      "{\"II-6a\":\"5003\"}", on);
	assert_int_equal(box(g), 9); /* one for it, one for the turn */
	leave(g);
}

static void berezina_13_2_j_wittgenstein_is_cautious(void **unused)
{
	(void)unused;
	static const int most[] = {[12] = 0, [13] = 0, [14] = 1, [15] = 2, [16] = 4, [17] = 6};
	for (int turn = 12; turn <= 17; turn++)
		for (int die = 1; die <= 6; die++) {
			struct game *g = scenario("berezina/crossing", NULL);
			now(g)->header.turn = (int16_t)turn;
			state(g)->happened[EVENT_J] = 1;
			state(g)->arrived[CORPS_AVG] = 10;
			state(g)->arrived[CORPS_MAIN] = 11;
			dice_are(g, (const int[]){die, 0});
			bz_arrivals_roll(&g->s, state(g), &g->ev);
			assert_int_equal(state(g)->arrived[CORPS_WIT], die <= most[turn] ? turn : 0);
			leave(g);
		}
	struct game *g = field(AT(17, "turn") ",\"dice\":[6,5,6,1,1],\"arrived\":{\"WIT\":13},\"danube\":1,\"tchlaplatz\":1,\"track\":13,\"setup\":"
					      "{\"II-6a\":\"5003\",\"WIT-03\":\"5008\",\"R-witt\":\"5008\"}", on);
	play(g, "done");
	run_russians(g);
	stands(g, "WIT-03", "5008");
	assert_int_equal(state(g)->happened[EVENT_J], 0);
	leave(g);
}

static void berezina_13_2_k_the_river_freezes(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "turn") ",\"dice\":[6,6,6,1,1],\"exit\":\"1013\",\"setup\":{\"II-6a\":\"2012\",\"ENG-elbe\":\"2013\"},\"rabble\":[\"2011\"]", on);
	assert_int_equal(cost_of(g, "II-6a", "2013"), 4);
	uint32_t drawn = now(g)->dice.drawn;
	play(g, "march II-6a 2013; march II-6a 1914");
	assert_int_equal(now(g)->dice.drawn, drawn);
	assert_int_equal(steps_of(g, "II-6a"), 0);
	leave(g);
}

/* Frozen, the ford carries Rabble as well, when something draws it over. */
static void berezina_13_2_k_rabble_on_the_ice(void **unused)
{
	(void)unused;
	static const char keys[] = AT(9, "french") ",%s\"exit\":\"1013\",\"rabble\":[\"2012\"],\"setup\":{\"ENG-elbe\":\"2014\"}";
	char text[300];
	snprintf(text, sizeof text, keys, "\"happened\":[\"K\"],");
	struct game *g = field(text, NULL);
	play(g, "done");
	assert_int_equal(ground_of(&g->s)->bank[state(g)->rabble[0]], WEST);
	leave(g);
	snprintf(text, sizeof text, keys, "");
	g = field(text, NULL);
	play(g, "done");
	assert_true(rabble_at(g, "2012"));
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(berezina_13_2_only_on_a_six),
		cmocka_unit_test(berezina_13_2_two_dice_for_eleven_events),
		cmocka_unit_test(berezina_13_2_a_austrians),
		cmocka_unit_test(berezina_13_2_b_high_water),
		cmocka_unit_test(berezina_13_2_c_a_full_magazine),
		cmocka_unit_test(berezina_13_2_d_the_feint),
		cmocka_unit_test(berezina_13_2_d_the_avant_garde_wakes_the_deceived),
		cmocka_unit_test(berezina_13_2_e_the_wrong_road),
		cmocka_unit_test(berezina_13_2_e_the_player_says_which_of_the_hex),
		cmocka_unit_test(berezina_13_2_e_is_shown_to_the_enemy),
		cmocka_unit_test(berezina_13_2_f_the_cossacks_are_early),
		cmocka_unit_test(berezina_13_2_figures),
		cmocka_unit_test(berezina_13_2_g_panic),
		cmocka_unit_test(berezina_13_2_told_without_a_hex),
		cmocka_unit_test(berezina_13_2_h_frost),
		cmocka_unit_test(berezina_13_2_i_the_old_marshal),
		cmocka_unit_test(berezina_13_2_j_wittgenstein_is_cautious),
		cmocka_unit_test(berezina_13_2_k_the_river_freezes),
		cmocka_unit_test(berezina_13_2_k_rabble_on_the_ice),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
