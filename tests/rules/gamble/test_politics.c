/* The political dimension, and the second year that it may reach into (16.8 to 16.13). */
#include "campaign.h"

#include "words/words.h"

#include <string.h>

/* A politics row as at the beginning of a turn, over a frame that waits. */
static void turn_begins(struct game *g, int row)
{
	if (!now(g)->depth)
		frame_push(now(g), ROW_ORDER, SIDE_0)->count = 1;
	begins(g, row, FRENCH);
}

static bool turned(struct game *g, const char *at)
{
	return gb_friendly(&g->s, state(g), FRENCH, hex(g, at));
}

/* [16.8] Till turn 5 on a 3, till turn 9 on a 5, later not at all; once; in the second year its turns 8 and 9 count. Looked at when the
 * marches are over, so before anybody can be thrown out of Kiev again. */
static void gamble_16_8_rising_by_turns(void **unused)
{
	(void)unused;
	static const struct { int turn; const char *die; bool rises; } all[] = {
		{5, "2", false}, {5, "3", true}, {6, "4", false}, {9, "5", true}, {10, "6", false},
		{17, "4", false}, {17, "5", true}, {18, "6", true}, {19, "6", false},
	};
	for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
		struct game *g = long_war("advanced=1", all[i].turn, "FR-V-1 1317; RU-3X-1 0407; RU-1V-1 1318");
		state(g)->state |= all[i].turn > 16 ? STATE_TWO_YEARS : 0;
		dice(g, all[i].die);
		combat_begins(g, RUSSIAN, 1, 1);
		row_is(g, ROW_ORDER, RUSSIAN);
		assert_int_equal(state(g)->state & STATE_UPRISING, all[i].rises ? STATE_UPRISING : 0);
		assert_int_equal(now(g)->piece[piece(g, "RU-3X-1")].place == AT_GONE, all[i].rises);
		assert_true(state(g)->state & STATE_KIEV_ROLLED);
		leave(g);
	}
}

/* [16.13] The 3rd Army was removed from play by the rising (16.8): in 1813 its units may be among those who return. What a rising of 1813 takes
 * does not. */
static void gamble_16_13_third_army_returns(void **unused)
{
	(void)unused;
	for (int later = 0; later < 2; later++) {
		struct game *g = long_war("advanced=1", later ? 17 : 7, "FR-V-1 1317; RU-3X-1 0407; RU-1V-1 0407");
		state(g)->state |= later ? STATE_TWO_YEARS | STATE_QUARTERS_ASKED : 0;
		for (int i = 0; i < g->s.pieces; i++)
			if (gb_own(&g->s)->army[i] == 3 && now(g)->piece[i].place == AT_GONE)
				now(g)->piece[i].place = AT_LATER;
		dice(g, "6");
		gb_rising(&g->s, state(g), &g->ev);
		assert_int_equal(now(g)->piece[piece(g, "RU-3X-1")].place, AT_GONE);
		state(g)->state |= STATE_TWO_YEARS | STATE_QUARTERS_ASKED;
		now(g)->header.turn = 18;
		dice(g, "6");
		begins(g, ROW_END, FRENCH);
		assert_int_equal(frame_now(now(g))->row == ROW_RETURN, !later);
		if (!later) {
			play(g, "take RU-3X-1; put RU-3X-1 0407");
			stands(g, "RU-3X-1", "0407");
		}
		leave(g);
	}
}

/* [16.9] A city of western Russia in which French units stand is theirs from then on, whoever comes back; not one beyond the Dvina, nor one
 * farther east, nor one that nobody has entered. */
static void gamble_16_9_cities_go_over(void **unused)
{
	(void)unused;
	struct game *g = war("advanced=1", 5, "FR-V-1 1317; FR-I-1 1808; FR-Ney 1610; FR-I-2 1904; FR-I-3 1008; RU-1V-1 0407; RU-1V-2 0407");
	assert_false(turned(g, "1808"));
	state(g)->state |= STATE_UPRISING;
	state(g)->uprising_turn = 4;
	turn_begins(g, ROW_POLITICS);
	row_is(g, ROW_POLITICS, FRENCH);
	play(g, "choose 7");
	assert_true(turned(g, "1808") && turned(g, "1610") && turned(g, "1317"));
	assert_false(turned(g, "1904") || turned(g, "1008") || turned(g, "2113"));
	/* [1.1] no longer an enemy city on the way, and a place for a depot, with nobody in it */
	now(g)->piece[piece(g, "FR-I-1")].place = (int16_t)hex(g, "2113");
	gb_watch(&g->s, state(g), NULL);
	assert_true(turned(g, "1808") && turned(g, "2113"));
	assert_false(gb_friendly(&g->s, state(g), RUSSIAN, hex(g, "1808")));
	leave(g);
}

static bool tells_winner(const struct view *v)
{
	for (int i = 0; i < v->lines; i++)
		if (strstr(v->line[i], "would win") || strstr(v->line[i], "win only"))
			return true;
	return false;
}

/* [16.9] What is said of who would win: after independence all cities that count, not points. */
static void gamble_16_9_who_would_win(void **unused)
{
	(void)unused;
	static const char *const cities[] = {"0407", "1101", "1008", "1208", "1808", "1610", "2113", "1317", "1904", "2015", "2412", "2217", "2407"};
	static const char *const units[] = {"FR-I-1", "FR-I-2", "FR-I-3", "FR-I-4", "FR-I-5", "FR-II-1", "FR-II-2", "FR-II-3", "FR-III-1", "FR-III-2",
					    "FR-V-1", "FR-V-2", "FR-V-3"};
	for (int all = 0; all < 2; all++) {
		struct game *g = war("advanced=1", 14, "RU-1V-1 0914");
		static struct view v;
		for (int i = 0; i < 12 + all; i++)
			now(g)->piece[piece(g, units[i])].place = (int16_t)hex(g, cities[i]);
		now(g)->header.track[TRACK_BONUS] = 0;
		state(g)->state |= STATE_KIEV_ROLLED | STATE_UPRISING | STATE_INDEPENDENCE;
		state(g)->uprising_turn = 3;
		begins(g, ROW_COMMANDERS, FRENCH);
		g->s.rules->show(&g->s, now(g), SIDE_0, &v);
		assert_true(!strncmp(v.stands, all ? "French" : "Russian", 6));
		assert_true(tells_winner(&v));
		now(g)->header.result.over = 1; /* who has won stands above */
		g->s.rules->show(&g->s, now(g), SIDE_0, &v);
		assert_false(tells_winner(&v));
		leave(g);
	}
}

/* [16.9] "The following turn" is the first of 1813 when winter quarters lie between. */
static void gamble_16_9_after_the_winter(void **unused)
{
	(void)unused;
	struct game *g = long_war("advanced=1", 7, "FR-V-1 1317; RU-1V-1 0407");
	state(g)->state |= STATE_UPRISING | STATE_KIEV_ROLLED | STATE_TWO_YEARS | STATE_QUARTERS_ASKED;
	state(g)->uprising_turn = 7;
	dice(g, "1 1");
	begins(g, ROW_SECOND_YEAR, RUSSIAN);
	row_is(g, ROW_RETURN, RUSSIAN); /* somebody of the 3rd Army might */
	play(g, "done");
	while (frame_now(now(g))->row == ROW_QUARTERS_PLACE)
		play(g, "rest");
	assert_int_equal(now(g)->header.turn, 17);
	row_is(g, ROW_POLITICS, FRENCH);
	leave(g);
}

/* [16.11] In the second year as well, from its turn 11 on: 16.13 does not lift it. */
static void gamble_16_11_in_the_second_year(void **unused)
{
	(void)unused;
	for (int turn = 19; turn <= 20; turn++) {
		struct game *g = long_war("advanced=1", turn, "FR-V-1 1808; FR-I-1 1808; RU-1V-1 0407");
		state(g)->state |= STATE_TWO_YEARS;
		gb_desertion(&g->s, state(g));
		assert_int_equal(now(g)->depth > 0, turn == 20);
		leave(g);
	}
}

/* [16.13] The Swedes come to St Petersburg or beside it, the others to Moscow and Kiev as well; in the basic game too. */
static void gamble_16_13_swedes(void **unused)
{
	(void)unused;
	struct game *g = long_war(NULL, 7, "RU-1V-1 1101; FR-I-1 2412");
	now(g)->piece[piece(g, "RU-Cau-1")].place = AT_LATER;
	state(g)->state |= STATE_TWO_YEARS;
	begins(g, ROW_QUARTERS_PLACE, RUSSIAN);
	row_is(g, ROW_QUARTERS_PLACE, RUSSIAN);
	play(g, "take RU-Cau-1; put RU-Cau-1 0407; take RU-Swe-1");
	refused(g, "put RU-Swe-1 0407", "16.13");
	play(g, "put RU-Swe-1 1101");
	stands(g, "RU-Swe-1", "1101");
	leave(g);
}

/* [16.13] First who was lost in 1812 comes back, then the reinforcements, then the Swedes: room that is taken is taken. */
static void gamble_16_13_in_their_order(void **unused)
{
	(void)unused;
	struct game *g = long_war(NULL, 7, "RU-1V-1 1101; RU-1V-2 1101; FR-I-1 2412");
	state(g)->state |= STATE_TWO_YEARS;
	gb_eliminate(&g->s, state(g), piece(g, "RU-1V-2"), CITE_11_17, NULL);
	now(g)->piece[piece(g, "RU-Cau-1")].place = AT_LATER;
	dice(g, "1 1");
	begins(g, ROW_QUARTERS_PLACE, RUSSIAN);
	row_is(g, ROW_RETURN, RUSSIAN);
	assert_int_equal(now(g)->piece[piece(g, "RU-Cau-1")].place, AT_LATER);
	play(g, "take RU-1V-2; put RU-1V-2 1101");
	row_is(g, ROW_QUARTERS_PLACE, RUSSIAN);
	assert_false(offered(g, "take RU-Swe-1"));
	play(g, "take RU-Cau-1; put RU-Cau-1 1101");
	row_is(g, ROW_QUARTERS_PLACE, RUSSIAN);
	play(g, "take RU-Swe-1; put RU-Swe-1 1101; rest");
	assert_int_equal(now(g)->header.turn, 17);
	leave(g);
}

/* [16.13] A source in an enemy city is lost when Russians come down-stream of it, be they gone again at the end of the turn. */
static void gamble_16_13_a_source_falls(void **unused)
{
	(void)unused;
	struct game *g = long_war(NULL, 17, "FR-I-1 1208; RU-1V-1 1407; FR-I-2 2412");
	state(g)->state |= STATE_TWO_YEARS;
	state(g)->source = (int16_t)hex(g, "1208");
	combat_begins(g, FRENCH, 4, 3);
	assert_int_equal(state(g)->source, NONE);
	assert_true(noted(g, TEXT_SOURCE_LOST));
	leave(g);
}

/* The box in which a side sees a piece. */
static int box_of(struct game *g, const char *id, int side)
{
	static struct view v;
	g->s.rules->show(&g->s, now(g), (enum side)side, &v);
	const struct counter *k = view_find(&v, piece(g, id));
	assert_non_null(k);
	return k->box;
}

/* [16.13] In 1813 only those come back who were lost in 1812. */
static void gamble_16_13_who_returns(void **unused)
{
	(void)unused;
	struct game *g = long_war(NULL, 7, "RU-1V-1 0407; RU-1V-2 0407; RU-1V-3 0407; FR-I-2 2412");
	gb_eliminate(&g->s, state(g), piece(g, "RU-1V-2"), CITE_11_17, NULL);
	state(g)->state |= STATE_TWO_YEARS | STATE_QUARTERS_ASKED;
	now(g)->header.turn = 18;
	gb_eliminate(&g->s, state(g), piece(g, "RU-1V-3"), CITE_11_17, NULL);
	dice(g, "6");
	begins(g, ROW_END, FRENCH);
	row_is(g, ROW_RETURN, RUSSIAN);
	assert_int_equal(box_of(g, "RU-1V-2", RUSSIAN), BOX_ARRIVING); /* he lies in the tray to be taken from there */
	assert_int_equal(box_of(g, "RU-1V-2", FRENCH), BOX_LOST);
	assert_int_equal(box_of(g, "RU-1V-3", RUSSIAN), BOX_LOST);
	refused(g, "take RU-1V-3", "16.13");
	play(g, "take RU-1V-2; put RU-1V-2 0407");
	assert_int_equal(now(g)->header.turn, 19);
	leave(g);
}

static bool costs(struct game *g, int verb, const char *at)
{
	static struct outlook out;
	struct order o = order_make(verb, FRENCH, NONE, at ? hex(g, at) : NONE, NONE);
	return rules_costs(&g->s, now(g), &o, &out);
}

/* [16.13] No new source of supply is a choice for good: it is asked about, and called what it is. */
static void gamble_16_13_no_source(void **unused)
{
	(void)unused;
	struct game *g = long_war(NULL, 7, "FR-I-1 2412; RU-1V-1 1101");
	struct text words;
	struct order done = order_make(VERB_DONE, FRENCH, NONE, NONE, NONE);
	state(g)->state |= STATE_TWO_YEARS;
	begins(g, ROW_QUARTERS_SOURCE, FRENCH);
	assert_true(costs(g, VERB_DONE, NULL));
	assert_false(costs(g, VERB_NAME, "2412"));
	words_of(&g->s)->say(&g->s, now(g), &done, &words);
	assert_string_equal(words.at, "No &new source");
	leave(g);
}

/* Is there an event of which the log says this? */
static bool log_says(struct game *g, const char *line)
{
	struct text told;
	for (int i = 0; i < g->ev.n; i++) {
		words_of(&g->s)->tell(&g->s, &g->ev.at[i], &told);
		if (strstr(told.at, line))
			return true;
	}
	return false;
}

/* [16.13] The die for Napoleon is told as his, and what comes of it, that he stays away as well. */
static void gamble_16_13_the_die_for_napoleon(void **unused)
{
	(void)unused;
	for (int die = 4; die <= 5; die++) {
		struct game *g = long_war(NULL, 18, "FR-I-1 2412; RU-1V-1 1101");
		state(g)->state |= STATE_TWO_YEARS | STATE_QUARTERS_ASKED | STATE_NAPOLEON_PARIS;
		dice(g, die == 4 ? "1 4" : "1 5");
		begins(g, ROW_END, FRENCH);
		assert_true(log_says(g, die == 4 ? "The French roll 4 for Napoleon" : "The French roll 5 for Napoleon"));
		assert_int_equal(log_says(g, "Napoleon stays in Paris"), die == 4);
		assert_int_equal(log_says(g, "Napoleon may come back"), die == 5);
		assert_int_equal(frame_now(now(g))->row == ROW_RETURN, die == 5);
		leave(g);
	}
}

/* [16.13] In the winter he leaves the map for a time: it does not say besides that he leaves the game. */
static void gamble_16_13_napoleon_goes_to_paris(void **unused)
{
	(void)unused;
	struct game *g = long_war(NULL, 7, "FR-I-1 2412; FR-Napoleon 2412; RU-1V-1 1101");
	state(g)->state |= STATE_TWO_YEARS | STATE_QUARTERS_ASKED;
	dice(g, "3");
	begins(g, ROW_QUARTERS_LOSS, FRENCH);
	assert_true(state(g)->state & STATE_NAPOLEON_PARIS);
	assert_true(log_says(g, "The French roll 3 for Napoleon") && log_says(g, "leaves the map for now"));
	assert_false(log_says(g, "leaves the game"));
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(gamble_16_8_rising_by_turns),
		cmocka_unit_test(gamble_16_13_third_army_returns),
		cmocka_unit_test(gamble_16_9_cities_go_over),
		cmocka_unit_test(gamble_16_9_who_would_win),
		cmocka_unit_test(gamble_16_9_after_the_winter),
		cmocka_unit_test(gamble_16_11_in_the_second_year),
		cmocka_unit_test(gamble_16_13_swedes),
		cmocka_unit_test(gamble_16_13_in_their_order),
		cmocka_unit_test(gamble_16_13_a_source_falls),
		cmocka_unit_test(gamble_16_13_who_returns),
		cmocka_unit_test(gamble_16_13_no_source),
		cmocka_unit_test(gamble_16_13_the_die_for_napoleon),
		cmocka_unit_test(gamble_16_13_napoleon_goes_to_paris),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
