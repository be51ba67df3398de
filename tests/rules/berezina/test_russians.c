/* Releases and duties of the Russians: Tchlaplatz (6.3.3), the Danube (6.3.4), mandatory retreats (6.3.6). */
#include "turns.h"

#include "words/words.h"

#include <string.h>

static bool awake(const char *setup, const char *more)
{
	char keys[300];
	snprintf(keys, sizeof keys, AT(9, "french") ",\"exit\":\"1013\",\"setup\":{\"TCH-tver\":\"1914\",\"R-tchl\":\"1715\",%s}%s", setup, more);
	struct game *g = field(keys, NULL);
	bool tch = state(g)->tch;
	leave(g);
	return tch;
}

static void berezina_6_3_3_what_wakes_tchlaplatz(void **unused)
{
	(void)unused;
	assert_false(awake("\"II-6a\":\"2012\"", ""));
	assert_true(awake("\"II-6a\":\"5613\"", ""));	      /* the west bank anywhere */
	assert_true(awake("\"L-oud\":\"5613\",\"II-6a\":\"3000\"", ""));
	assert_true(awake("\"II-6a\":\"3000\"", ",\"rabble\":[\"5613\"]"));
	assert_true(awake("\"II-6a\":\"1913\"", ""));
	assert_false(awake("\"II-6a\":\"5612\",\"LAN-jg1\":\"5613\"", "")); /* next to Langeron only */
	struct game *g = field(AT(9, "french") ",\"setup\":{\"TCH-tver\":\"2013\",\"II-6a\":\"2012\"}", NULL);
	assert_true(state(g)->tch); /* across the ford */
	leave(g);
}

/* Awake, his men keep to their bank until a French combat unit has crossed. */
static void berezina_6_3_3_he_does_not_cross_first(void **unused)
{
	(void)unused;
	static const char keys[] = AT(9, "russian") ",\"tchlaplatz\":1,\"track\":13,%s\"setup\":{\"TCH-tver\":\"2013\",\"R-tchl\":\"2013\",\"II-6a\":\"2308\"}";
	char text[300];
	snprintf(text, sizeof text, keys, "");
	struct game *g = field(text, NULL);
	run_russians(g);
	assert_int_equal(ground_of(&g->s)->bank[now(g)->piece[piece(g, "TCH-tver")].place], WEST);
	leave(g);
	snprintf(text, sizeof text, keys, "\"crossing\":8,\"dice\":[1,1],");
	g = field(text, NULL);
	run_russians(g);
	assert_int_equal(ground_of(&g->s)->bank[now(g)->piece[piece(g, "TCH-tver")].place], EAST);
	leave(g);
}

/* --- 6.3.4 --- */

/* Is the Army of the Danube released by this die? */
static bool released(const char *setup, const char *more, int rolls, int die)
{
	char keys[500];
	snprintf(keys, sizeof keys, AT(9, "turn") ",\"exit\":\"1013\",\"contact\":3,\"crossing\":8,\"tchlaplatz\":1,\"rolls\":%d,\"dice\":[1,1,%d],\"setup\":{%s}%s",
		 rolls, die, setup, more);
	struct game *g = field(keys, NULL);
	bool danube = state(g)->danube;
	assert_int_equal(now(g)->header.track[TRACK_ROLLS], rolls + 1);
	leave(g);
	return danube;
}

static const char host[] = "\"II-6a\":\"2016\",\"II-6b\":\"2017\",\"II-8a\":\"2015\",\"II-8b\":\"2014\"";

static void berezina_6_3_4_die_and_roll(void **unused)
{
	(void)unused;
	for (int rolls = 0; rolls < 9; rolls++)
		for (int die = 1; die <= 6; die++)
			assert_int_equal(released(host, "", rolls, die), die >= (rolls < 3 ? 6 : rolls < 6 ? 5 : 4));
}

static void berezina_6_3_4_what_counts(void **unused)
{
	(void)unused;
	assert_false(released("\"II-6a\":\"2016\",\"II-6b\":\"2017\",\"II-8a\":\"2015\"", "", 3, 5)); /* a raid */
	assert_false(released("\"II-6a\":\"2016\",\"II-6b\":\"2017\",\"II-8a\":\"2015\",\"ENG-elbe\":\"2014\"", "", 3, 5));
	assert_true(released("\"II-6a\":\"2016\",\"II-6b\":\"2017\",\"II-8a\":\"2015\",\"II-8b\":\"4515\"", "", 3, 4)); /* near 5514 */
	assert_false(released("\"II-6a\":\"2016\",\"II-6b\":\"2017\",\"II-8a\":\"2015\",\"II-8b\":\"4315\"", "", 3, 4));
	assert_true(released(host, ",\"bridges\":{\"studianka\":[[4,4]]}", 3, 4));
	assert_false(released(host, ",\"bridges\":{\"studianka\":[[4,3]]}", 3, 3));
	assert_false(released(host, ",\"happened\":[\"D\"]", 3, 5));
	assert_true(released(host, ",\"happened\":[\"D\"]", 3, 6));
}

/* The turn after the crossing, and on, even if nobody is left beyond the river. */
static void berezina_6_3_4_when_it_is_rolled(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "turn") ",\"dice\":[1,1,6],\"crossing\":9,\"exit\":\"1013\",\"setup\":{\"II-6a\":\"2016\"}", NULL);
	assert_int_equal(now(g)->dice.drawn, 2);
	leave(g);
	g = field(AT(9, "turn") ",\"dice\":[1,1,6],\"crossing\":4,\"exit\":\"1013\",\"setup\":{\"II-6a\":\"3000\"}", NULL);
	assert_int_equal(now(g)->header.track[TRACK_ROLLS], 1);
	leave(g);
	g = field(AT(9, "turn") ",\"dice\":[1,1,6],\"exit\":\"1013\",\"setup\":{\"II-6a\":\"3000\"}", NULL);
	assert_int_equal(now(g)->dice.drawn, 2); /* nobody has crossed */
	leave(g);
}

/* A leader on the west bank wakes Tchlaplatz and starts the clock, but for the Danube he has not crossed. */
static void berezina_6_3_4_a_combat_unit_must_cross(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "french") ",\"setup\":{\"L-oud\":\"2013\",\"II-6a\":\"3000\"}", NULL);
	assert_int_equal(state(g)->crossing, 0);
	assert_int_equal(state(g)->exit, NONE);
	row_is(g, ROW_FRENCH, FRENCH);
	leave(g);
	g = field(AT(9, "french") ",\"dice\":[1],\"setup\":{\"ENG-elbe\":\"2012\"}", NULL);
	play(g, "march ENG-elbe 2013");
	assert_int_equal(state(g)->crossing, 9); /* engineers count here, but not for the choice of the exit */
	assert_int_not_equal(frame_now(now(g))->row, ROW_EXIT);
	leave(g);
}

/* --- 6.3.6 --- */

static const char duty[] = AT(9, "fire1") ",\"danube\":%d,\"tchlaplatz\":1,\"exit\":\"1013\",\"dice\":[6,6],\"steps\":{\"LAN-jg1\":3,\"LAN-jg2\":%d},"
					  "\"setup\":{\"OG-gren\":\"5004\",\"OG-chas\":\"5004\",\"LAN-jg1\":\"5005\",\"LAN-jg2\":\"5005\","
					  "\"LAN-asta\":\"5007\",\"LAN-tart\":\"5204\",\"R-lang\":\"5007\",\"DAN-12\":\"4907\",\"R-tchi\":\"4907\"}";

static struct game *fought(int danube, int steps)
{
	char keys[600];
	snprintf(keys, sizeof keys, duty, danube, steps);
	struct game *g = field(keys, NULL);
	play(g, "take OG-gren; fire LAN-jg1; take OG-chas; fire LAN-jg2");
	return g;
}

static void berezina_6_3_6_two_hexes_back(void **unused)
{
	(void)unused;
	struct game *g = fought(1, 3);
	run_russians(g);
	assert_int_equal(apart(g, "OG-gren", "LAN-asta"), 5); /* from three */
	assert_int_equal(apart(g, "OG-gren", "LAN-tart"), 4); /* from two */
	assert_int_equal(apart(g, "OG-gren", "R-lang"), 5);   /* and he does not ride back */
	assert_true(apart(g, "OG-gren", "DAN-12") <= 2);      /* another command goes on */
	leave(g);
}

static void berezina_6_3_6_only_for_two_units_destroyed(void **unused)
{
	(void)unused;
	struct game *g = fought(1, 2);
	assert_int_equal(steps_of(g, "LAN-jg2"), 3);
	run_russians(g);
	assert_true(apart(g, "OG-gren", "LAN-asta") < 5);
	leave(g);
}

/* [6.3.6] Losses of the first joint combat count, no others: not those of a later phase, nor those of French units. */
static void berezina_6_3_6_losses_of_the_first_combat_alone(void **unused)
{
	(void)unused;
	static const char *const keys[] = {AT(9, "fire1") ",\"danube\":1,\"setup\":{\"OG-gren\":\"5003\",\"DAN-01\":\"5004\"}",
					   AT(9, "fire2") ",\"danube\":1,\"setup\":{\"OG-gren\":\"5003\",\"DAN-01\":\"5004\"}",
					   AT(9, "french") ",\"danube\":1,\"setup\":{\"OG-gren\":\"5003\",\"DAN-01\":\"5004\"}"};
	for (int i = 0; i < 3; i++) {
		struct game *g = field(keys[i], NULL);
		int danube = ground_of(&g->s)->more[piece(g, "DAN-01")].formation;
		int guard = ground_of(&g->s)->more[piece(g, "OG-gren")].formation;
		bz_lose_piece(&g->s, state(g), piece(g, "DAN-01"), CITE_STEPS, &g->ev);
		bz_lose_piece(&g->s, state(g), piece(g, "OG-gren"), CITE_STEPS, &g->ev);
		assert_int_equal(state(g)->wiped[danube], i == 0);
		assert_int_equal(state(g)->wiped[guard], 0);
		leave(g);
	}
}

static void berezina_6_3_6_frozen_commands_stay(void **unused)
{
	(void)unused;
	struct game *g = fought(0, 3);
	run_russians(g);
	stands(g, "LAN-asta", "5007");
	leave(g);
}

/* "On any game turn": an army that waits for the release of the Danube marches every turn, so it goes back, too. */
static void berezina_6_3_6_who_waits_goes_back(void **unused)
{
	(void)unused;
	struct game *g = field(AT(14, "fire1") ",\"entry\":{\"WIT\":\"3000\"},\"arrived\":{\"WIT\":12},\"dice\":[6,6],"
					       "\"steps\":{\"WIT-01\":3,\"WIT-02\":3},\"setup\":{\"OG-gren\":\"4208\",\"OG-chas\":\"4208\","
					       "\"WIT-01\":\"4207\",\"WIT-02\":\"4207\",\"WIT-06\":\"4306\",\"R-witt\":\"4306\"}", NULL);
	assert_true(bz_is_waiting(ground_of(&g->s), state(g), piece(g, "WIT-06")));
	int unit = apart(g, "OG-gren", "WIT-06"), leader = apart(g, "OG-gren", "R-witt");
	play(g, "take OG-gren; fire WIT-01; take OG-chas; fire WIT-02");
	run_russians(g);
	assert_int_equal(apart(g, "OG-gren", "WIT-06"), unit + 2);
	assert_int_equal(apart(g, "OG-gren", "R-witt"), leader + 2);
	leave(g);
}

/* [6.3.6] The log names the command that goes back, and says nothing of one that is frozen and stays. */
static void berezina_6_3_6_told_of_who_goes_back(void **unused)
{
	(void)unused;
	for (int danube = 0; danube < 2; danube++) {
		struct game *g = fought(danube, 3);
		struct text line;
		int told = 0;
		state(g)->wiped[CORPS_LAN] = 2;
		events_clear(&g->ev);
		bz_retreat_duty(&g->s, state(g), ARMY_DANUBE, &g->ev);
		for (int i = 0; i < g->ev.n; i++) {
			words_of(&g->s)->tell(&g->s, &g->ev.at[i], &line);
			assert_int_equal(g->ev.at[i].kind == EVENT_NOTE ? g->ev.at[i].to : NONE, NONE); /* no hex is meant */
			told += !strcmp(line.at, "Langeron's command: two of its units are destroyed, it goes back two hexes");
		}
		assert_int_equal(told, danube);
		leave(g);
	}
}

/* The second joint combat is not the French Combat Phase. */
static void berezina_6_3_6_not_for_the_second_combat(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "fire2") ",\"danube\":1,\"exit\":\"1013\",\"dice\":[6,6],\"steps\":{\"LAN-jg1\":3,\"LAN-jg2\":3},\"setup\":{\"OG-gren\":\"5004\","
					      "\"OG-chas\":\"5004\",\"LAN-jg1\":\"5005\",\"LAN-jg2\":\"5005\",\"LAN-asta\":\"5007\",\"R-lang\":\"5007\"}", NULL);
	play(g, "take OG-gren; fire LAN-jg1; take OG-chas; fire LAN-jg2");
	assert_int_equal(state(g)->wiped[CORPS_LAN], 0);
	leave(g);
}

/* Who cannot go back for zones and the river stays without harm. */
static void berezina_6_3_6_who_cannot_stays(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "fire1") ",\"danube\":1,\"tchlaplatz\":1,\"exit\":\"1013\",\"dice\":[6,6],\"steps\":{\"LAN-jg1\":3,\"LAN-jg2\":3},\"rabble\":[\"1001\"],"
					      "\"setup\":{\"OG-gren\":\"5004\",\"OG-chas\":\"5004\",\"LAN-jg1\":\"5005\",\"LAN-jg2\":\"5005\",\"LAN-asta\":\"1000\","
					      "\"R-lang\":\"5008\",\"II-6a\":\"1200\"}", NULL);
	play(g, "take OG-gren; fire LAN-jg1; take OG-chas; fire LAN-jg2");
	run_russians(g);
	stands(g, "LAN-asta", "1000");
	assert_int_equal(steps_of(g, "LAN-asta"), 0);
	leave(g);
}

/* Yermaloff's four are a command as well (5.4). */
static void berezina_6_3_6_yermaloff(void **unused)
{
	(void)unused;
	static const char keys[] = AT(15, "fire1") ",\"danube\":1,\"tchlaplatz\":1,\"dice\":[6,6],\"steps\":{\"YER-1\":3,\"YER-2\":%d},\"setup\":{\"GC-gren\":\"5004\","
						  "\"GC-chas\":\"5004\",\"YER-1\":\"5005\",\"YER-2\":\"5005\",\"YER-3\":\"5007\",\"WIT-03\":\"4907\",\"R-witt\":\"4907\"}";
	for (int steps = 2; steps <= 3; steps++) {
		char text[500];
		snprintf(text, sizeof text, keys, steps);
		struct game *g = field(text, NULL);
		play(g, "take GC-gren; fire YER-1; take GC-chas; fire YER-2");
		run_russians(g);
		if (steps == 3)
			assert_int_equal(apart(g, "GC-gren", "YER-3"), 5);
		else
			assert_true(apart(g, "GC-gren", "YER-3") < 3);
		leave(g);
	}
}

/* How many are to die and how far the others go back stands in the data. */
static void berezina_6_3_6_figures(void **unused)
{
	(void)unused;
	for (int units = 2; units <= 3; units++)
		for (int hexes = 1; hexes <= 2; hexes++) {
			char keys[600];
			snprintf(keys, sizeof keys, duty, 1, 3);
			struct game *g = field(keys, NULL);
			struct figures *f = &((struct ground *)g->s.own)->figures;
			f->retreat.units = units;
			f->retreat.hexes = hexes;
			play(g, "take OG-gren; fire LAN-jg1; take OG-chas; fire LAN-jg2");
			run_russians(g);
			if (units == 2)
				assert_int_equal(apart(g, "OG-gren", "LAN-asta"), 3 + hexes);
			else
				assert_true(apart(g, "OG-gren", "LAN-asta") < 4);
			leave(g);
		}
}

/* With two players their owner says where each goes back to: two hexes, or one where there are not two. */
static void berezina_6_3_6_the_second_player_chooses(void **unused)
{
	(void)unused;
	char keys[640];
	int used = snprintf(keys, sizeof keys, duty, 1, 3);
	snprintf(keys + used, sizeof keys - (size_t)used, ",\"two_player\":true");
	struct game *g = field(keys, NULL);
	play(g, "take OG-gren; fire LAN-jg1; take OG-chas; fire LAN-jg2");
	row_is(g, ROW_BACK, RUSSIAN);
	refused(g, "retreat LAN-asta 5008", "6.3.6"); /* one hex, and two are to be had */
	refused(g, "retreat LAN-asta 5005", "6.3.6");
	refused(g, "retreat DAN-12 4909", "6.3.6"); /* another command */
	rules_orders(&g->s, now(g), &g->list);
	int asta = 0, at = NONE, first = NONE;
	for (int i = 0; i < g->list.n; i++)
		if (g->list.at[i].piece == piece(g, "LAN-asta")) {
			first = asta++ ? first : g->list.at[i].place;
			at = g->list.at[i].place;
		}
	assert_true(asta > 1);
	struct game *alone = fought(1, 3); /* the first is where the printed Russians go */
	run_russians(alone);
	assert_int_equal(first, now(alone)->piece[piece(alone, "LAN-asta")].place);
	leave(alone);
	char text[64];
	snprintf(text, sizeof text, "retreat LAN-asta %s", g->s.board.at[at].id);
	play(g, text);
	stands(g, "LAN-asta", g->s.board.at[at].id);
	snprintf(text, sizeof text, "5007 5008 %s", g->s.board.at[at].id);
	went(g, "LAN-asta", text);
	assert_int_equal(apart(g, "OG-gren", "LAN-asta"), 5);
	refused(g, "retreat LAN-asta 5007", "6.3.6"); /* once */
	while (frame_now(now(g))->row == ROW_BACK) {
		rules_orders(&g->s, now(g), &g->list);
		struct order o = g->list.at[g->s.rules->automaton(&g->s, now(g), &g->list, NULL)];
		assert_true(rules_play(&g->s, now(g), &o, &g->ev, &g->e));
	}
	assert_int_equal(apart(g, "OG-gren", "LAN-tart"), 4);
	assert_int_equal(apart(g, "OG-gren", "R-lang"), 5);
	leave(g);
}

/* Whatever it costs; from the second hex on the points must last. */
static void berezina_6_3_2_the_first_hex_is_free(void **unused)
{
	(void)unused;
	static const char keys[] = AT(9, "russian") ",\"danube\":1,\"tchlaplatz\":1,\"dice\":[1,1],\"setup\":{\"LAN-jg1\":\"%s\",\"R-lang\":\"5614\","
						    "\"OG-gren\":\"5509\"}";
	char text[300];
	snprintf(text, sizeof text, keys, "5613");
	struct game *g = field(text, NULL);
	run_russians(g);
	stands(g, "LAN-jg1", "5612"); /* a town beyond a ford: four points, it has three */
	leave(g);
	snprintf(text, sizeof text, keys, "5614");
	g = field(text, NULL);
	run_russians(g);
	stands(g, "LAN-jg1", "5613"); /* a second hex must be paid for */
	leave(g);
}

/* [6.3] There is no end of the phase before all have gone. */
static void berezina_6_3_who_is_free_must_move(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "russian") ",\"tchlaplatz\":1,\"contact\":3,\"track\":5,\"setup\":{\"TCH-tver\":\"1914\",\"TCH-pavl\":\"1914\",\"LAN-ajit\":\"5515\","
						"\"II-6a\":\"3024\"},\"exit\":\"1013\"", NULL);
	row_is(g, ROW_RUSSIAN, RUSSIAN);
	refused(g, "done", "6.3.1");
	refused(g, "pass", "6.3.1");
	run_russians(g);
	assert_true(now(g)->piece[piece(g, "TCH-tver")].place != place(g, "1914"));
	assert_true(now(g)->piece[piece(g, "TCH-pavl")].place != place(g, "1914"));
	stands(g, "LAN-ajit", "5515"); /* frozen */
	leave(g);
}

/* [6.3.1] Where one piece alone comes next it is named. */
static void berezina_6_3_1_who_moves_next_is_named(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "russian") ",\"tchlaplatz\":1,\"contact\":3,\"track\":5,\"setup\":{\"TCH-tver\":\"1914\",\"R-tchl\":\"1914\",\"II-6a\":\"2308\"}", NULL);
	struct prompt ask;
	struct orders list;
	int takes = 0;
	rules_ask(&g->s, now(g), &ask);
	rules_orders(&g->s, now(g), &list);
	for (int i = 0; i < list.n; i++)
		takes += list.at[i].verb == VERB_TAKE;
	assert_int_equal(takes, 1);
	assert_non_null(strstr(ask.ask.at, " moves next"));
	assert_non_null(strstr(ask.ask.at, g->s.piece[list.at[0].piece].name));
	leave(g);
}

/* [6.3] The hex in which its march ends is shown with what the way there costs, not the way to whom it is bound for. */
static void berezina_6_3_the_reach_says_what_the_march_costs(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "french") ",\"tchlaplatz\":1,\"contact\":3,\"crossing\":3,\"exit\":\"1013\",\"setup\":{\"II-6a\":\"1415\",\"TCH-jg\":\"3018\",\"R-tchl\":\"3018\"}", NULL);
	static struct overlay reach;
	int unit = piece(g, "TCH-jg"), shown = 0, points = bz_allowance(ground_of(&g->s), state(g), unit);
	g->s.rules->query(&g->s, now(g), SIDE_0, QUERY_REACH, unit, NONE, &reach);
	for (int i = 0; i < HEXES; i++) {
		shown += reach.value[i] != NONE;
		assert_true(reach.value[i] == NONE || (reach.value[i] > 0 && reach.value[i] <= points));
	}
	assert_true(shown > 0);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(berezina_6_3_the_reach_says_what_the_march_costs),
		cmocka_unit_test(berezina_6_3_3_what_wakes_tchlaplatz),
		cmocka_unit_test(berezina_6_3_3_he_does_not_cross_first),
		cmocka_unit_test(berezina_6_3_4_die_and_roll),
		cmocka_unit_test(berezina_6_3_4_what_counts),
		cmocka_unit_test(berezina_6_3_4_when_it_is_rolled),
		cmocka_unit_test(berezina_6_3_4_a_combat_unit_must_cross),
		cmocka_unit_test(berezina_6_3_6_two_hexes_back),
		cmocka_unit_test(berezina_6_3_6_only_for_two_units_destroyed),
		cmocka_unit_test(berezina_6_3_6_figures),
		cmocka_unit_test(berezina_6_3_6_the_second_player_chooses),
		cmocka_unit_test(berezina_6_3_6_losses_of_the_first_combat_alone),
		cmocka_unit_test(berezina_6_3_6_frozen_commands_stay),
		cmocka_unit_test(berezina_6_3_6_who_waits_goes_back),
		cmocka_unit_test(berezina_6_3_6_told_of_who_goes_back),
		cmocka_unit_test(berezina_6_3_6_not_for_the_second_combat),
		cmocka_unit_test(berezina_6_3_6_who_cannot_stays),
		cmocka_unit_test(berezina_6_3_6_yermaloff),
		cmocka_unit_test(berezina_6_3_2_the_first_hex_is_free),
		cmocka_unit_test(berezina_6_3_1_who_moves_next_is_named),
		cmocka_unit_test(berezina_6_3_who_is_free_must_move),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
