/* Commanders, cossacks, reinforcements, winter quarters, victory (12 to 14, 16.13), and the set-up. */
#include "campaign.h"

#include "words/words.h"

#include <string.h>

/* [12.1] Three hexes, to troops or a city of his own, through no enemy stack. [12.2] By turns, each once. */
static void gamble_12_1_commanders_ride(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 1, "FR-Davout 2208; FR-I-1 2308; FR-Ney 2308; RU-1V-1 1708; RU-Constantine 1708");
	begins(g, ROW_COMMANDERS, FRENCH);
	play(g, "take FR-Davout");
	assert_true(offered(g, "march FR-Davout 2308"));
	assert_true(offered(g, "march FR-Davout 2207"));
	refused(g, "march FR-Davout 2209", "12.1");
	play(g, "march FR-Davout 2308");
	row_is(g, ROW_COMMANDERS, RUSSIAN);
	play(g, "done");
	row_is(g, ROW_COMMANDERS, FRENCH);
	refused(g, "take FR-Davout", "12.1");
	play(g, "done");
	assert_int_not_equal(frame_now(now(g))->row, ROW_COMMANDERS);
	leave(g);
}

/* [13.1] Example 16: a lone French unit in the open: a six on turn 6, a five as well on turn 7. */
static void gamble_13_1_cossacks(void **unused)
{
	(void)unused;
	for (int turn = 6; turn <= 7; turn++) {
		struct game *g = war(NULL, turn, "FR-I-1 1009; FR-I-2 1008; FR-I-3 0909; FR-I-4 0909");
		depot(g, FRENCH, "1008");
		dice(g, "5");
		begins(g, ROW_COSSACKS, RUSSIAN);
		assert_int_equal(disrupted(g, "FR-I-1"), turn == 7);
		assert_int_equal(told(g, ACCOUNT_COSSACKS, 0, TEXT_COSSACKS), turn == 7 ? 5 : 6); /* what the report says was needed */
		assert_true(!disrupted(g, "FR-I-2") && !disrupted(g, "FR-I-3"));
		leave(g);
	}
}

/* What is said of where a piece comes in or may be set up. */
static void comes(struct game *g, int piece, const char *where)
{
	struct text out;
	words_of(&g->s)->comes(&g->s, now(g), piece, &out);
	assert_string_equal(out.at, where);
}

/* [13.2] [13.3] Turn 2: Austrians at Lemberg, the Danube army at Kiev; never next to an enemy. */
static void gamble_13_3_arrivals(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 2, "FR-V-1 1316");
	const char *const due[] = {"FR-Aus-1", "RU-Dan-1", "FR-Schwarzenberg"};
	for (int i = 0; i < 3; i++)
		now(g)->piece[piece(g, due[i])].place = AT_LATER;
	begins(g, ROW_ARRIVE, FRENCH);
	row_is(g, ROW_ARRIVE, FRENCH);
	comes(g, piece(g, "FR-Aus-1"), "at Lemberg or next to it, not on or next to an enemy");
	comes(g, piece(g, "RU-Dan-1"), "at Kiev or next to it, not on or next to an enemy");
	play(g, "take FR-Aus-1");
	refused(g, "put FR-Aus-1 2208", "13.3");
	play(g, "put FR-Aus-1 2217; rest");
	stands(g, "FR-Schwarzenberg", "2217");
	row_is(g, ROW_ARRIVE, RUSSIAN);
	play(g, "take RU-Dan-1");
	refused(g, "put RU-Dan-1 1317", "13.3");
	play(g, "put RU-Dan-1 1318");
	leave(g);
}

/* [6.1] [13.3] The rest goes where a depot feeds it, past the city of its gate where none does; with no such hex left, to that city all the same. */
static void gamble_13_3_the_rest_is_fed(void **unused)
{
	(void)unused;
	for (int fed = 0; fed < 2; fed++) {
		struct game *g = war(NULL, 2, "RU-1I-1 1806");
		now(g)->piece[piece(g, "RU-Dan-1")].place = AT_LATER;
		if (fed)
			depot(g, RUSSIAN, "1813"); /* five hexes from 1416, six from Kiev */
		begins(g, ROW_ARRIVE, RUSSIAN);
		play(g, "rest");
		stands(g, "RU-Dan-1", fed ? "1416" : "1317");
		leave(g);
	}
}

/* [13.3] Who finds no room is named: while something can be done about it, when it is asked where he arrives, and before he is lost. */
static void gamble_13_3_shut_out(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 6, "FR-V-1 1101; RU-1I-1 1806; RU-Barclay 1806");
	const char *const due[] = {"RU-Dan-5", "RU-Fin-2", "RU-Kutuzov"};
	struct order rest = order_make(VERB_REST, RUSSIAN, NONE, NONE, NONE), put;
	struct outlook out;
	struct prompt prompt;
	struct text warning;
	struct view view;
	for (int i = 0; i < 3; i++)
		now(g)->piece[piece(g, due[i])].place = AT_LATER;
	begins(g, ROW_COMMANDERS, FRENCH);
	words_of(&g->s)->warn(&g->s, now(g), (enum side)RUSSIAN, &warning);
	assert_string_equal(warning.at, "Due this turn, no room as it stands: Kutuzov and Finland 2");
	while (frame_now(now(g))->row == ROW_COMMANDERS)
		play(g, "done");
	row_is(g, ROW_ARRIVE, RUSSIAN);
	rules_ask(&g->s, now(g), &prompt);
	assert_string_equal(prompt.ask.at, "Place the reinforcements; no room for Kutuzov and Finland 2: lost");
	refused(g, "take RU-Kutuzov", "13.3");
	assert_non_null(strstr(g->e.reason, "Kutuzov"));
	assert_true(rules_costs(&g->s, now(g), &rest, &out));
	assert_string_equal(out.warn[0].words.at, "Kutuzov and Finland 2 find no room clear of the enemy and never come.");
	put = order_make(VERB_PUT, RUSSIAN, piece(g, "RU-Dan-5"), hex(g, "1317"), NONE);
	play(g, "take RU-Dan-5");
	assert_true(rules_costs(&g->s, now(g), &put, &out));
	g->s.rules->show(&g->s, now(g), (enum side)RUSSIAN, &view);
	for (int i = 0; i < view.counters; i++)
		if (view.counter[i].place == AT_TRAY)
			assert_int_equal(!!(view.counter[i].badges & BADGE_SHUT_OUT), view.counter[i].piece != piece(g, "RU-Dan-5"));
	leave(g);
}

/* [14.7] Example 17: fifteen French points to fourteen; a tie is French as well. */
static void gamble_14_7_victory(void **unused)
{
	(void)unused;
	for (int bonus = 10; bonus <= 12; bonus++) {
		struct game *g = war(NULL, 16, "FR-I-1 2113; FR-I-2 1808; FR-Ney 1610; FR-I-3 2015; FR-I-4 1904; FR-I-5 1208; FR-I-6 1008; FR-IG-1 0407");
		now(g)->header.track[TRACK_BONUS] = (int16_t)bonus;
		begins(g, ROW_END, FRENCH);
		assert_true(now(g)->header.result.over);
		assert_int_equal(now(g)->header.result.score[FRENCH], 15);
		assert_int_equal(now(g)->header.result.score[RUSSIAN], 4 + bonus);
		assert_int_equal(now(g)->header.result.winner, bonus <= 11 ? FRENCH : RUSSIAN);
		leave(g);
	}
}

/* [14.1] The Russians first; each in the hexes of its group; the usual places are legal, and the depots linked. */
static void gamble_14_1_setting_up(void **unused)
{
	(void)unused;
	struct game *g = scenario("gamble/1812", NULL);
	row_is(g, ROW_SETUP, RUSSIAN);
	stands(g, "RU-1I-1", "1806");
	play(g, "take RU-1II-1");
	refused(g, "put RU-1II-1 1806", "14.1");
	play(g, "put RU-1II-1 1709; rest");
	row_is(g, ROW_SETUP_DEPOTS, RUSSIAN);
	refused(g, "name 2207", "7.8");
	play(g, "rest");
	row_is(g, ROW_SETUP, FRENCH);
	play(g, "rest; rest");
	assert_true(gb_sound(&g->s, now(g), &g->e));
	for (int i = set_next(&gb_own(&g->s)->units, 0); i >= 0; i = set_next(&gb_own(&g->s)->units, i + 1))
		assert_true(now(g)->piece[i].place != AT_TRAY);
	leave(g);
}

/* [14.1] The Russians begin with 11 depots at most, the French with 14. */
static void gamble_14_1_depots_at_the_start(void **unused)
{
	(void)unused;
	struct game *g = scenario("gamble/1812", NULL);
	play(g, "rest");
	for (int i = 0; i < 2; i++) {
		int side = i ? FRENCH : RUSSIAN, n = 0;
		row_is(g, ROW_SETUP_DEPOTS, side);
		for (bool more = true; more;) {
			more = false;
			rules_orders(&g->s, now(g), &g->list);
			for (int k = 0; k < g->list.n && !more; k++)
				if (g->list.at[k].verb == VERB_NAME && frame_now(now(g))->row == ROW_SETUP_DEPOTS) {
					struct order o = g->list.at[k];
					assert_true(rules_play(&g->s, now(g), &o, NULL, &g->e));
					more = true;
					n++;
				}
		}
		assert_int_equal(n, side == FRENCH ? 14 : 11);
		if (!i)
			play(g, "rest");
	}
	leave(g);
}

/* The refusal of a place far back says how many must stand near the border, and the tray where the unit may go. */
static void refuses_far_back(struct game *g, int piece, struct order put)
{
	struct text comes;
	for (put.place = 0; put.place < g->s.board.count; put.place++)
		if (g->s.board.at[put.place].column == 3 && !g->s.board.at[put.place].missing && !rules_allow(&g->s, now(g), &put, &g->e) &&
		    strstr(g->e.reason, "no more of its kind"))
			break;
	assert_in_range(put.place, 0, g->s.board.count - 1);
	assert_non_null(strstr(g->e.reason, "within 7 hexes of the western border 10 infantry, 3 cavalry, 1 artillery must stand"));
	assert_string_equal(g->e.rule, "14.1");
	words_of(&g->s)->comes(&g->s, now(g), piece, &comes);
	assert_non_null(strstr(comes.at, "within 7 hexes"));
}

/* [14.1] Free set-up: at least ten infantry, three cavalry and one artillery stay near the border. */
static void gamble_14_1_free_setup(void **unused)
{
	(void)unused;
	struct game *g = scenario("gamble/1812", "free_setup=1");
	int back = 0, infantry = 0;
	for (int i = 0; i < g->s.pieces; i++)
		infantry += g->s.piece[i].side == RUSSIAN && g->s.piece[i].arm == KIND_INF && now(g)->piece[i].place == AT_TRAY;
	for (int i = 0; i < g->s.pieces; i++) {
		if (g->s.piece[i].side != RUSSIAN || g->s.piece[i].arm != KIND_INF || now(g)->piece[i].place != AT_TRAY)
			continue;
		struct order take = order_make(VERB_TAKE, RUSSIAN, i, NONE, NONE), put = order_make(VERB_PUT, RUSSIAN, i, NONE, NONE);
		assert_true(rules_play(&g->s, now(g), &take, NULL, &g->e));
		put.place = NONE;
		rules_orders(&g->s, now(g), &g->list);
		for (int k = 0; k < g->list.n && put.place == NONE; k++)
			if (g->s.board.at[g->list.at[k].place].column <= 3)
				put.place = g->list.at[k].place;
		back += put.place != NONE;
		if (put.place == NONE)
			refuses_far_back(g, i, put);
		if (put.place == NONE)
			put = g->list.at[0];
		assert_true(rules_play(&g->s, now(g), &put, NULL, &g->e));
	}
	assert_int_equal(back, infantry - 10);
	struct prompt ask;
	rules_ask(&g->s, now(g), &ask);
	assert_non_null(strstr(ask.ask.at, "Within 7 hexes of the western border: 10 infantry, 3 cavalry, 1 artillery; still owed: 3 cavalry, 1 artillery"));
	leave(g);
}

/* [16.7, 14.1] In the free set-up, too, the Cavalry Reserve stands where 16.7 says, with Murat and Grouchy; nobody else takes its hexes before it
 * stands, and all of it finds room. */
static void gamble_16_7_the_reserve_has_its_hexes(void **unused)
{
	(void)unused;
	static const char *const own[] = {"2309", "2409", "2509", "2510"};
	struct game *g = scenario("gamble/1812", NULL);
	options_set(g, "advanced=1 reserve=1 free_setup=1");
	assert_true(g->s.rules->setup(&g->s, 5, now(g), &g->ev, &g->e));
	play(g, "rest; rest");
	row_is(g, ROW_SETUP, FRENCH);
	play(g, "take FR-I-1");
	says(g, "put FR-I-1 2309", "16.7", "kept for the Cavalry Reserve");
	assert_true(offered(g, "put FR-I-1 2208"));
	play(g, "put FR-I-1 2208; take FR-Res-1");
	says(g, "put FR-Res-1 2208", "16.7", "Cavalry Reserve");
	assert_true(offered(g, "put FR-Res-1 2309"));
	play(g, "put FR-Res-1 2409; rest");
	for (int i = 0; i < g->s.pieces; i++) {
		int at = now(g)->piece[i].place, k = 0;
		if (!gb_reserved(&g->s, i))
			continue;
		assert_true(at >= 0);
		for (; k < 4 && at != hex(g, own[k]); k++)
			;
		assert_true(k < 4);
	}
	leave(g);
}

static int where(struct game *g, const char *id)
{
	return now(g)->piece[piece(g, id)].place;
}

/* [14.1] Who finds his usual place taken comes next to it, not anywhere, and who leads goes with his own. */
static void gamble_14_1_the_rest_stays_together(void **unused)
{
	(void)unused;
	static const char *const guard[] = {"FR-IG-1", "FR-IG-2", "FR-IG-3", "FR-IG-4", "FR-IG-5", "FR-IG-6"};
	struct game *g = scenario("gamble/1812", "free_setup=1");
	play(g, "rest; rest");
	for (size_t i = 0; i < sizeof guard / sizeof *guard; i++) {
		struct order take = order_make(VERB_TAKE, FRENCH, piece(g, guard[i]), NONE, NONE);
		struct order put = order_make(VERB_PUT, FRENCH, piece(g, guard[i]), hex(g, "2210"), NONE);
		assert_true(rules_play(&g->s, now(g), &take, NULL, &g->e) && rules_play(&g->s, now(g), &put, NULL, &g->e));
	}
	play(g, "rest");
	int fifth = where(g, "FR-V-1");
	assert_in_range(board_distance(&g->s.board, fifth, hex(g, "2210")), 1, 2);
	assert_int_equal(where(g, "FR-V-2"), fifth);
	assert_int_equal(where(g, "FR-Poniatowski"), fifth);
	assert_int_equal(where(g, "FR-Napoleon"), hex(g, "2210"));
	assert_int_equal(where(g, "FR-Bessieres"), hex(g, "2210"));
	leave(g);
}

/* [16.13] Once, with eight depots or after turn 7; the losses are foreign, Napoleon may go; 1813 begins with turn 17. */
static void gamble_16_13_winter_quarters(void **unused)
{
	(void)unused;
	struct game *g = scenario("gamble/two-year", NULL);
	struct position *p = now(g);
	play(g, "rest; rest; rest; rest");
	while (p->depth)
		frame_pop(p);
	p->header.turn = 7;
	begins(g, ROW_END, FRENCH);
	row_is(g, ROW_QUARTERS, FRENCH);
	play(g, "choose 1; rest");
	row_is(g, ROW_QUARTERS_SOURCE, FRENCH);
	assert_true(offered(g, "name 2412"));
	/* [16.13] dice 4 and 3: three units; a five: Napoleon stays; two sixes: six Russians come back */
	dice(g, "4 3 5 6 6");
	play(g, "name 2412");
	row_is(g, ROW_QUARTERS_LOSS, FRENCH);
	refused(g, "lose FR-IG-1", "16.13");
	for (int i = 0; i < 3; i++) {
		rules_orders(&g->s, p, &g->list);
		assert_true(rules_play(&g->s, p, &g->list.at[0], &g->ev, &g->e));
	}
	row_is(g, ROW_QUARTERS_PLACE, RUSSIAN);
	play(g, "rest");
	while (frame_now(p)->row == ROW_QUARTERS_PLACE)
		play(g, "rest");
	assert_int_equal(p->header.turn, 17);
	assert_true(state(g)->state & STATE_TWO_YEARS);
	assert_int_equal(gb_table(&g->s, state(g), RUSSIAN), 12);
	assert_int_equal(state(g)->source, hex(g, "2412"));
	leave(g);
}

/* Of nobody who waits beside the map it is said where he comes in; how many wait. */
static int wait_without_words(struct game *g)
{
	int n = 0;
	for (int i = 0; i < g->s.pieces; i++)
		if (now(g)->piece[i].place == AT_TRAY) {
			comes(g, i, "");
			n++;
		}
	return n;
}

/* [7.3] [14.1] [16.13] Where armies and those due may be set up is said while they are, not of trains, nor of winter quarters. */
static void gamble_16_13_quarters_are_no_set_up(void **unused)
{
	(void)unused;
	struct game *g = scenario("gamble/two-year", "free_setup=1");
	struct position *p = now(g);
	comes(g, piece(g, "FR-I-1"), "anywhere west of Russia");
	comes(g, piece(g, "FR-Aus-1"), "at Lemberg or next to it, not on or next to an enemy");
	play(g, "rest");
	row_is(g, ROW_SETUP_DEPOTS, RUSSIAN);
	comes(g, piece(g, "FR-I-1"), "anywhere west of Russia");
	play(g, "rest; rest; rest");
	while (frame_now(p)->row == ROW_CONVERT)
		play(g, "pass");
	assert_int_equal(frame_now(p)->row, ROW_ALLOT);
	assert_true(wait_without_words(g) > 0);
	while (frame_now(p)->row == ROW_ALLOT)
		play(g, offered(g, "pass") ? "pass" : "done");
	while (p->depth)
		frame_pop(p);
	p->header.turn = 7;
	begins(g, ROW_END, FRENCH);
	play(g, "choose 1");
	row_is(g, ROW_QUARTERS_PLACE, FRENCH);
	assert_int_equal(p->piece[piece(g, "FR-Aus-1")].place, AT_TRAY);
	assert_true(wait_without_words(g) > 0);
	leave(g);
}

/* [16.13] Half of two dice are the units that the winter takes; each one among them takes a commander as well, never Napoleon. */
static void gamble_16_13_a_commander_for_each_one(void **unused)
{
	(void)unused;
	static const struct { const char *dice; int units, commanders; } rolls[] = {
		{"1 1 5 1 1", 1, 2}, {"1 6 5 1 1", 3, 1}, {"6 1 5 1 1", 3, 1}, {"2 2 5 1 1", 2, 0}, {"6 6 5 1 1", 6, 0},
	};
	for (int k = 0; k < 5; k++) {
		struct game *g = scenario("gamble/two-year", NULL);
		struct position *p = now(g);
		play(g, "rest; rest; rest; rest");
		while (p->depth)
			frame_pop(p);
		p->header.turn = 7;
		begins(g, ROW_END, FRENCH);
		play(g, "choose 1; rest");
		dice(g, rolls[k].dice);
		play(g, "done");
		for (int i = 0; i < rolls[k].units + rolls[k].commanders; i++) {
			row_is(g, ROW_QUARTERS_LOSS, FRENCH);
			rules_orders(&g->s, p, &g->list);
			struct order o = g->list.at[0];
			assert_int_equal(gb_is_commander(&g->s, o.piece), i >= rolls[k].units);
			assert_int_not_equal(o.piece, gb_own(&g->s)->napoleon);
			assert_true(rules_play(&g->s, p, &o, &g->ev, &g->e));
		}
		row_is(g, ROW_QUARTERS_PLACE, RUSSIAN);
		leave(g);
	}
}

/* [16.13] A city is down-stream of another in a later list of a river that names both. */
static void gamble_16_13_down_stream(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 1, "");
	assert_true(gb_downstream(&g->s, hex(g, "1904"), hex(g, "1208")));
	assert_false(gb_downstream(&g->s, hex(g, "1208"), hex(g, "1904")));
	assert_false(gb_downstream(&g->s, hex(g, "2412"), hex(g, "1208")));
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(gamble_12_1_commanders_ride),
		cmocka_unit_test(gamble_13_1_cossacks),
		cmocka_unit_test(gamble_13_3_arrivals),
		cmocka_unit_test(gamble_13_3_shut_out),
		cmocka_unit_test(gamble_13_3_the_rest_is_fed),
		cmocka_unit_test(gamble_14_7_victory),
		cmocka_unit_test(gamble_14_1_setting_up),
		cmocka_unit_test(gamble_14_1_depots_at_the_start),
		cmocka_unit_test(gamble_14_1_free_setup),
		cmocka_unit_test(gamble_14_1_the_rest_stays_together),
		cmocka_unit_test(gamble_16_7_the_reserve_has_its_hexes),
		cmocka_unit_test(gamble_16_13_winter_quarters),
		cmocka_unit_test(gamble_16_13_quarters_are_no_set_up),
		cmocka_unit_test(gamble_16_13_a_commander_for_each_one),
		cmocka_unit_test(gamble_16_13_down_stream),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
