/* Who comes when and where (11.2, 11.4). */
#include "turns.h"

#include <string.h>

/* --- the dice at the start of a turn; the scenario itself rolls them --- */

static int wittgenstein_comes(int turn, int die)
{
	struct game *g = scenario("berezina/crossing", NULL);
	now(g)->header.turn = (int16_t)turn;
	dice_are(g, (const int[]){die, 1, 1, 0});
	bz_arrivals_roll(&g->s, state(g), &g->ev);
	int comes = state(g)->arrived[CORPS_WIT];
	leave(g);
	return comes;
}

static void berezina_11_2_wittgenstein_by_turn_and_die(void **unused)
{
	(void)unused;
	static const int most[] = {[11] = 0, [12] = 1, [13] = 2, [14] = 4, [15] = 6};
	for (int turn = 11; turn <= 15; turn++)
		for (int die = 1; die <= 6; die++)
			assert_int_equal(wittgenstein_comes(turn, die), die <= most[turn] ? turn : 0);
}

static int avant_garde_comes(int turn, int one, int two)
{
	struct game *g = scenario("berezina/crossing", NULL);
	now(g)->header.turn = (int16_t)turn;
	state(g)->arrived[CORPS_WIT] = 12;
	dice_are(g, (const int[]){one, two, 0});
	bz_arrivals_roll(&g->s, state(g), &g->ev);
	int comes = state(g)->arrived[CORPS_AVG];
	assert_int_equal(state(g)->arrived[CORPS_MAIN], 0);
	leave(g);
	return comes;
}

static void berezina_11_2_the_main_army_needs_nine(void **unused)
{
	(void)unused;
	assert_int_equal(avant_garde_comes(14, 6, 6), 0);
	for (int one = 1; one <= 6; one++)
		for (int two = 1; two <= 6; two++) {
			assert_int_equal(avant_garde_comes(15, one, two), one + two >= 9 ? 15 : 0);
			assert_int_equal(avant_garde_comes(20, one, two), one + two >= 9 ? 20 : 0);
		}
}

static void berezina_11_2_the_rest_comes_a_turn_later(void **unused)
{
	(void)unused;
	struct game *g = scenario("berezina/crossing", NULL);
	now(g)->header.turn = 17;
	state(g)->arrived[CORPS_WIT] = 12;
	state(g)->arrived[CORPS_AVG] = 16;
	bz_arrivals_roll(&g->s, state(g), &g->ev);
	assert_int_equal(state(g)->arrived[CORPS_MAIN], 17);
	assert_int_equal(now(g)->dice.drawn, 0);
	leave(g);
}

/* --- the entry dice --- */

static void enters_at(const char *formation, int corps, const char *unit, const char *french, int die, const char *hex)
{
	char keys[400];
	snprintf(keys, sizeof keys, AT(15, "russian") ",\"exit\":\"1013\",\"arrived\":{\"%s\":15},\"dice\":[%d],\"setup\":{\"II-6a\":\"%s\"},"
						      "\"enter\":{\"%s\":{\"turn\":25,\"at\":\"6019\"}}", formation, die, french, unit);
	struct game *g = field(keys, NULL);
	assert_int_equal(state(g)->entry[corps], place(g, hex));
	leave(g);
}

static void berezina_11_2_entry_of_wittgenstein(void **unused)
{
	(void)unused;
	static const char *const hexes[] = {"1400", "1400", "3000", "3000", "4200", "4200"};
	for (int die = 1; die <= 6; die++)
		enters_at("WIT", CORPS_WIT, "WIT-01", "2009", die, hexes[die - 1]);
}

/* Of two or three hexes the one nearest to a French combat unit, ties the lower. */
static void berezina_11_2_entry_of_the_avant_garde(void **unused)
{
	(void)unused;
	static const struct {
		const char *french, *hexes[6];
	} rows[] = {{"3005", {"3000", "3000", "5100", "5100", "6012", "6012"}},
		    {"4205", {"4200", "4200", "5100", "5100", "6012", "6012"}},
		    {"5907", {"4200", "4200", "6005", "6005", "6012", "6012"}},
		    {"5920", {"4200", "4200", "6005", "6005", "6019", "6019"}},
		    {"5425", {"4200", "4200", "6005", "6005", "5428", "5428"}}};
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		for (int die = 1; die <= 6; die++)
			enters_at("AVG", CORPS_AVG, "AVG-1", rows[i].french, die, rows[i].hexes[die - 1]);
}

static void berezina_11_2_entry_of_the_main_army(void **unused)
{
	(void)unused;
	static const struct {
		const char *french, *hexes[6];
	} rows[] = {{"5105", {"5100", "5100", "5100", "4200", "4200", "4200"}}, {"5907", {"6005", "6005", "6005", "6012", "6012", "6012"}}};
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		for (int die = 1; die <= 6; die++)
			enters_at("MAIN", CORPS_MAIN, "MAIN-01", rows[i].french, die, rows[i].hexes[die - 1]);
}

static void berezina_11_2_french_in_the_entry_hex(void **unused)
{
	(void)unused;
	struct game *g = field(AT(15, "russian") ",\"danube\":1,\"tchlaplatz\":1,\"setup\":{\"II-6a\":\"1400\",\"II-6b\":\"1300\"},\"arrived\":{\"WIT\":15},\"dice\":[1],"
						 "\"enter\":{\"WIT-01\":{\"turn\":25,\"at\":\"6019\"}}", NULL);
	assert_int_equal(bz_is_active(ground_of(&g->s), state(g), piece(g, "WIT-01")), true);
	run_russians(g);
	stands(g, "WIT-01", "1500"); /* the nearest free one on that edge, and beside the French it stops */
	leave(g);
}

/* The fourteenth worked example in full: the die of turn 13, the entry die, and all of them at 1400, active. */
static void berezina_11_2_fourteenth_example(void **unused)
{
	(void)unused;
	struct game *g = scenario("berezina/crossing", NULL);
	play(g, "rest");
	now(g)->header.turn = 12;
	now(g)->piece[piece(g, "LAN-hart")].place = PLACE_OUT; /* it would fire and use up the dice */
	now(g)->piece[piece(g, "ENG-elbe")].place = (int16_t)place(g, "1411");
	for (int i = 0; i < g->s.pieces; i++) /* nobody else is to come */
		if (now(g)->piece[i].place == PLACE_LATER && ground_of(&g->s)->more[i].formation != CORPS_WIT)
			now(g)->piece[i].place = PLACE_OUT;
	run_to_row(g, ROW_ENGINEER);
	dice_are(g, (const int[]){2, 1, 1, 1, 0});
	play(g, "done");
	assert_int_equal(state(g)->arrived[CORPS_WIT], 13);
	run_to_turn(g, 13);
	run_to_row(g, ROW_RUSSIAN);
	assert_int_equal(state(g)->entry[CORPS_WIT], place(g, "1400"));
	run_russians(g);
	int in = 0;
	for (int i = 0; i < g->s.pieces; i++) {
		if (ground_of(&g->s)->more[i].formation != CORPS_WIT || !ground_of(&g->s)->more[i].unit)
			continue;
		assert_true(bz_is_active(ground_of(&g->s), state(g), i));
		in += now(g)->piece[i].place >= 0;
	}
	assert_true(in > 10); /* the leaders keep the pace of the foot, so that it comes in within their command */
	leave(g);
}

/* [6.3.5] From 3000 and 4200 they walk to Borissow and wait while the Danube does not move. */
static void berezina_11_2_wittgenstein_waits_at_borissow(void **unused)
{
	(void)unused;
	struct game *g = field(AT(15, "russian") ",\"arrived\":{\"WIT\":15},\"dice\":[5],\"setup\":{\"ENG-elbe\":\"1411\"},\"enter\":{"
						 "\"WIT-03\":{\"turn\":25,\"at\":\"6019\"},\"WIT-10\":{\"turn\":25,\"at\":\"6019\"},"
						 "\"R-witt\":{\"turn\":25,\"at\":\"6019\"}}", NULL);
	assert_false(bz_is_active(ground_of(&g->s), state(g), piece(g, "WIT-03")));
	for (int turn = 16; turn <= 19; turn++) {
		dice_are(g, (const int[]){1, 1, 0});
		run_to_turn(g, turn);
	}
	static const char *const town[] = {"5511", "5610", "5611", "5612", "5711", "5712"};
	int near[2] = {99, 99};
	for (int i = 0; i < 6; i++)
		for (int k = 0; k < 2; k++) {
			int at = now(g)->piece[piece(g, k ? "WIT-10" : "WIT-03")].place;
			assert_int_equal(ground_of(&g->s)->bank[at], EAST);
			int far = bz_distance(ground_of(&g->s), at, place(g, town[i]));
			near[k] = far < near[k] ? far : near[k];
		}
	assert_true(near[0] <= 1 && near[1] <= 1);
	leave(g);
}

/* [5.4] Leaders who have ridden ahead shut nobody out: who comes in goes after them. */
static void berezina_11_2_in_without_a_leader_near(void **unused)
{
	(void)unused;
	struct game *g = field(AT(18, "russian") ",\"track\":12,\"danube\":1,\"setup\":{\"R-kutu\":\"5009\",\"MAIN-01\":\"5009\","
						 "\"II-6a\":\"2609\",\"II-6b\":\"2609\"},\"enter\":{\"MAIN-07\":{\"turn\":18,\"at\":\"6005\"}}", NULL);
	run_russians(g);
	assert_true(now(g)->piece[piece(g, "MAIN-07")].place >= 0);
	leave(g);
	/* far ahead: at the edge of his command is where he is bound for, whatever there is to be fired at */
	g = field(AT(18, "russian") ",\"track\":12,\"danube\":1,\"setup\":{\"R-kutu\":\"4009\",\"MAIN-01\":\"4009\","
				    "\"II-6a\":\"2609\",\"II-6b\":\"2609\"},\"enter\":{\"MAIN-07\":{\"turn\":18,\"at\":\"6005\"}}", NULL);
	struct plan plan;
	bz_plan_find(&g->s, state(g), piece(g, "MAIN-07"), &plan);
	assert_int_equal(plan.kind, PLAN_COMMAND);
	assert_int_equal(plan.n, 1);
	assert_int_equal(bz_distance(ground_of(&g->s), plan.goal[0], place(g, "4009")), 4);
	run_russians(g);
	assert_true(now(g)->piece[piece(g, "MAIN-07")].place >= 0);
	leave(g);
}

/* [11.2, 5.4] The whole way that he wants is full of units which stay where they are; beside it hexes are free, and one of those
 * takes it in. Kutusov has ridden on along the way, so that going after him leads into the same full hexes. */
static void berezina_11_2_in_beside_a_full_way(void **unused)
{
	(void)unused;
	struct game *g = field(AT(18, "russian") ",\"track\":6,\"setup\":{\"R-kutu\":\"5009\",\"MAIN-01\":\"5009\",\"II-6a\":\"2609\","
						 "\"LAN-jg1\":\"6005\",\"LAN-jg2\":\"6005\",\"LAN-ajit\":\"5905\",\"LAN-asta\":\"5905\","
						 "\"LAN-grec\":\"5806\",\"LAN-bram\":\"5806\",\"LAN-alex\":\"6006\",\"LAN-eup\":\"6006\","
						 "\"TCH-jg\":\"5907\",\"TCH-tver\":\"5907\",\"TCH-pavl\":\"5906\",\"TCH-kalm\":\"5906\"},"
						 "\"enter\":{\"MAIN-07\":{\"turn\":18,\"at\":\"6005\"}}", NULL);
	assert_false(bz_is_active(ground_of(&g->s), state(g), piece(g, "LAN-jg1")));
	run_russians(g);
	stands(g, "LAN-jg1", "6005");
	assert_true(now(g)->piece[piece(g, "MAIN-07")].place >= 0);
	leave(g);
}

/* Who finds every hex in reach full tries again when all others have marched on. */
static void berezina_11_2_in_when_others_have_made_room(void **unused)
{
	(void)unused;
	struct game *g = field(AT(18, "russian") ",\"danube\":1,\"setup\":{\"II-6a\":\"5116\",\"R-kutu\":\"5912\","
						 "\"MAIN-01\":\"6012\",\"MAIN-02\":\"6012\",\"MAIN-03\":\"6013\",\"MAIN-04\":\"6013\","
						 "\"MAIN-05\":\"5911\",\"MAIN-06\":\"5911\",\"MAIN-07\":\"5912\",\"MAIN-08\":\"5912\","
						 "\"MAIN-09\":\"5913\",\"MAIN-10\":\"5913\",\"MAIN-11\":\"6014\",\"MAIN-12\":\"6014\"},"
						 "\"enter\":{\"DAN-01\":{\"turn\":18,\"at\":\"6012\"}}", NULL);
	run_russians(g);
	assert_true(now(g)->piece[piece(g, "DAN-01")].place >= 0);
	leave(g);
}

/* Russians who are due and still off the map. */
static int left_out(struct game *g)
{
	const struct ground *ground = ground_of(&g->s);
	int n = 0;
	for (int i = ground->first[RUSSIAN]; i < ground->last[RUSSIAN]; i++)
		n += ground->more[i].unit && now(g)->piece[i].place == PLACE_ENTERS;
	return n;
}

/* "To empty hexes within three hexes of the earthworks": each of Tchichagov's units has one of its own, and not the one where the
 * others come in. */
static void berezina_11_2_each_waits_in_a_hex_of_his_own(void **unused)
{
	(void)unused;
	struct game *g = scenario("berezina/crossing", NULL);
	const struct ground *ground = ground_of(&g->s);
	struct lay lay;
	play(g, "rest");
	run_to_turn(g, 10);
	bz_lay_make(&g->s, state(g), &lay);
	for (int i = ground->first[RUSSIAN]; i < ground->last[RUSSIAN]; i++) {
		int at = now(g)->piece[i].place;
		if (!ground->more[i].unit || ground->more[i].formation != CORPS_DAN)
			continue;
		assert_true(at >= 0 && at != place(g, "6012") && ground->bank[at] == WEST);
		assert_int_equal(lay.units[RUSSIAN][at], 1);
		assert_true(bz_distance(ground, at, place(g, "5614")) <= 3 || bz_distance(ground, at, place(g, "5713")) <= 3);
	}
	leave(g);
}

/* Who stands there alone remains; of two the first goes on. */
static void berezina_11_2_of_two_one_goes_on(void **unused)
{
	(void)unused;
	struct game *g = field(AT(8, "russian") ",\"setup\":{\"DAN-01\":\"5814\",\"DAN-02\":\"5814\",\"DAN-03\":\"5914\",\"DAN-04\":\"6012\"},"
						"\"enter\":{\"DAN-05\":{\"turn\":8,\"at\":\"6012\"}}", NULL);
	run_russians(g);
	assert_int_not_equal(now(g)->piece[piece(g, "DAN-01")].place, place(g, "5814"));
	stands(g, "DAN-02", "5814");
	stands(g, "DAN-03", "5914");
	assert_int_not_equal(now(g)->piece[piece(g, "DAN-04")].place, place(g, "6012")); /* nobody waits where they come in */
	leave(g);
}

/* Against French who do nothing all four groups come in; at most three wait where every hex in their reach is full. */
static void berezina_11_2_all_come_in(void **unused)
{
	(void)unused;
	for (int seed = 1; seed <= 3; seed++) {
		struct game *g = scenario("berezina/crossing", NULL);
		assert_true(g->s.rules->setup(&g->s, (uint64_t)seed, now(g), NULL, &g->e));
		play(g, "rest");
		run_to_turn(g, 12);
		assert_int_equal(left_out(g), 0);
		run_to_turn(g, 25);
		assert_true(left_out(g) <= 3);
		leave(g);
	}
}

static void berezina_11_2_yermaloff_on_turn_fourteen(void **unused)
{
	(void)unused;
	struct game *g = scenario("berezina/crossing", NULL);
	for (int i = 0; i < g->s.pieces; i++)
		if (!strncmp(g->s.piece[i].id, "YER-", 4)) {
			assert_int_equal(g->s.piece[i].enter_turn, 14);
			assert_int_equal(g->s.piece[i].enter_place, place(g, "5100"));
		} else if (!strncmp(g->s.piece[i].id, "DAN-", 4) || !strcmp(g->s.piece[i].id, "R-tchi") || !strcmp(g->s.piece[i].id, "R-voin")) {
			assert_int_equal(g->s.piece[i].enter_turn, 3);
			assert_int_equal(g->s.piece[i].enter_place, place(g, "6012"));
		}
	leave(g);
}

/* 11.4 by the printed corps; the Russian leaders of 11.2 belong to their armies. */
static void berezina_11_4_french_corps(void **unused)
{
	(void)unused;
	static const struct {
		int corps, turn;
		const char *hex;
	} rows[] = {{CORPS_OG, 3, "6005"}, {CORPS_III, 6, "6005"}, {CORPS_YG, 7, "6005"}, {CORPS_GC, 8, "6005"}, {CORPS_IVC, 8, "6005"},
		    {CORPS_VIII, 9, "6005"}, {CORPS_IV, 10, "6005"}, {CORPS_IX, 12, "5100"}, {CORPS_I, 14, "6005"}};
	struct game *g = scenario("berezina/crossing", NULL);
	const struct ground *ground = ground_of(&g->s);
	int n = 0;
	for (int i = ground->first[FRENCH]; i < ground->last[FRENCH]; i++)
		for (size_t k = 0; k < sizeof rows / sizeof *rows; k++)
			if ((ground->more[i].unit || ground->more[i].leader) && ground->more[i].formation == rows[k].corps) {
				assert_int_equal(g->s.piece[i].enter_turn, rows[k].turn);
				assert_int_equal(g->s.piece[i].enter_place, place(g, rows[k].hex));
				n++;
			}
	assert_int_equal(n, 67 - 13 - 2 + 9 + 1); /* all but II Corps and engineers; nine leaders, and Ney's stand-in */
	assert_int_equal(g->s.piece[ground->napoleon].enter_turn, 3);
	leave(g);
}

/* [11.0, 11.3] */
static void berezina_11_1_set_up(void **unused)
{
	(void)unused;
	struct game *g = scenario("berezina/two-player", NULL);
	row_is(g, ROW_PLACE, RUSSIAN);
	play(g, "take LAN-jg1");
	refused(g, "put LAN-jg1 5612", "11.1");
	assert_false(offered(g, "put LAN-jg1 5113"));
	play(g, "put LAN-jg1 5713; rest");
	bool ford = false, north = false;
	for (int i = 0; i < g->s.pieces; i++) {
		ford |= now(g)->piece[i].place == place(g, "5613") && ground_of(&g->s)->more[i].unit;
		north |= now(g)->piece[i].place == place(g, "2013") && ground_of(&g->s)->more[i].unit;
	}
	assert_true(ford && north); /* the two fords are held */
	row_is(g, ROW_PLACE, FRENCH);
	assert_string_equal(rule_asked(g), "11.3");
	play(g, "take ENG-elbe");
	refused(g, "put ENG-elbe 5510", "11.3"); /* in the town */
	play(g, "put ENG-elbe 5511; take II-6a");
	refused(g, "put II-6a 5613", "11.3");
	leave(g);
}

/* Who comes in does so at the edge of the map: a scenario that says otherwise is refused, and says where. */
static void berezina_11_2_nobody_comes_in_inside_the_map(void **unused)
{
	(void)unused;
	static const char whole[] = "{\"format\":1,\"game\":\"berezina\",\"id\":\"test\"," AT(14, "russian")
				    ",\"enter\":{\"WIT-03\":{\"turn\":15,\"at\":\"1400\"}},\"setup\":{\"LAN-jg1\":\"3020\"}}";
	text_accepted(whole);
	text_refused(whole, "\"1400\"", "\"3020\"", "custom scenario", "WIT-03", "not at the edge of the map");
	struct game *g = field(AT(14, "russian") ",\"entry\":{\"WIT\":\"1400\"},\"setup\":{\"LAN-jg1\":\"3020\"}", NULL);
	state(g)->entry[CORPS_WIT] = (int16_t)place(g, "3020");
	assert_false(g->s.rules->sound(&g->s, now(g), &g->e));
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(berezina_11_2_wittgenstein_by_turn_and_die),
		cmocka_unit_test(berezina_11_2_the_main_army_needs_nine),
		cmocka_unit_test(berezina_11_2_the_rest_comes_a_turn_later),
		cmocka_unit_test(berezina_11_2_entry_of_wittgenstein),
		cmocka_unit_test(berezina_11_2_entry_of_the_avant_garde),
		cmocka_unit_test(berezina_11_2_entry_of_the_main_army),
		cmocka_unit_test(berezina_11_2_french_in_the_entry_hex),
		cmocka_unit_test(berezina_11_2_fourteenth_example),
		cmocka_unit_test(berezina_11_2_wittgenstein_waits_at_borissow),
		cmocka_unit_test(berezina_11_2_in_without_a_leader_near),
		cmocka_unit_test(berezina_11_2_in_beside_a_full_way),
		cmocka_unit_test(berezina_11_2_in_when_others_have_made_room),
		cmocka_unit_test(berezina_11_2_each_waits_in_a_hex_of_his_own),
		cmocka_unit_test(berezina_11_2_of_two_one_goes_on),
		cmocka_unit_test(berezina_11_2_all_come_in),
		cmocka_unit_test(berezina_11_2_yermaloff_on_turn_fourteen),
		cmocka_unit_test(berezina_11_4_french_corps),
		cmocka_unit_test(berezina_11_1_set_up),
		cmocka_unit_test(berezina_11_2_nobody_comes_in_inside_the_map),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
