/* Dispatches: an enemy's player-turn told in rows, each thing once, before what the next turn does by itself. */
#include "play.h"

#include "match/chapter.h"
#include "match/rows.h"
#include "match/source.h"

#include <stdio.h>
#include <string.h>

static struct chart chart;

static int rows_in(const struct rows *r, const char *group)
{
	int n = 0;
	for (int i = 0; i < r->n; i++)
		n += !strcmp(rows_at(r, i)->group, group);
	return n;
}

/* A dispatch for every player-turn of the enemy in which something happened, and none of one's own. */
static void a_dispatch_tells_the_enemys_turn(void **unused)
{
	(void)unused;
	struct match *m = play_match("area1812/1-invasion", 4);
	struct seat *seat = play_seat(m, SIDE_0);
	struct told told;
	struct chapter ch;
	uint64_t state = 4;
	struct chapter last = {0}, before = {0}, beside;
	int leaf, came = 0, marches = 0, points = 0;
	chapter_told(seat, 0, &told);
	for (int i = 0; i < 1500 && play_one(m, &state) && !seat->open; i++)
		while (chapter_news(seat, &told, &ch, &leaf)) {
			struct rows rows;
			char deeds[300];
			if (ch.kind != CHAPTER_DISPATCH)
				continue;
			came++;
			before = last;
			last = ch;
			assert_int_equal(ch.side, SIDE_1);
			assert_true(ch.over);
			for (int k = ch.from.decision; k < ch.to.decision; k++)
				assert_int_equal(chronicle_heard(seat->chronicle, k)->phasing, SIDE_1);
			leaf_rows(seat, &ch, 0, &chart, &rows);
			marches += rows_in(&rows, "Marches");
			points += rows_in(&rows, "Points");
			for (int k = 0; k < rows.n; k++) { /* whose march it is, by his counter or by its back */
				const struct chart_row *r = rows_at(&rows, k);
				assert_true(strcmp(r->group, "Marches") || (r->side == SIDE_1 && r->closed == (r->piece == NONE)));
			}
			chapter_deeds(seat, &ch, deeds, sizeof deeds);
			assert_true(!rows_in(&rows, "Marches") || strstr(deeds, "march"));
			if (!before.leaves)
				continue;
			assert_true(chapter_beside(seat, &last, -1, &beside));
			assert_memory_equal(&beside, &before, sizeof before);
			assert_true(chapter_beside(seat, &before, 1, &beside));
			assert_memory_equal(&beside, &last, sizeof last);
		}
	assert_true(came > 3);
	assert_true(marches > came && points > 0);
	seat_close(seat);
	match_free(m);
}

/* What the next game-turn does by itself, in the middle of the decision that ends a player-turn, is told after its dispatch. */
static void a_dispatch_comes_before_the_next_turn(void **unused)
{
	(void)unused;
	struct match *m = play_match("berezina/crossing", 4);
	struct seat *seat = play_seat(m, SIDE_0);
	match_player(m, SIDE_1, "automaton");
	struct told told;
	struct chapter ch;
	uint64_t state = 4;
	int leaf, page = 0, dispatches = 0, amid = 0;
	chapter_told(seat, 0, &told);
	for (int i = 0; i < 1500 && play_one(m, &state) && !seat->open; i++)
		while (chapter_news(seat, &told, &ch, &leaf)) {
			if (ch.kind == CHAPTER_PHASE)
				page = ch.turn;
			if (ch.kind != CHAPTER_DISPATCH)
				continue;
			assert_true(page <= ch.turn);
			dispatches++;
			amid += ch.to.event > 0;
			for (struct spot at = ch.from; spot_before(at, ch.to); spot_next(seat, &at))
				assert_true(spot_event(seat, at)->kind != EVENT_TURN);
			assert_true(!ch.to.event || spot_event(seat, ch.to)->kind == EVENT_TURN);
		}
	assert_true(page > 3 && dispatches > 1 && amid > 0);
	seat_close(seat);
	match_free(m);
}

/* The seat is told that the enemy did this in a turn of his, in which nothing else changed; the rows of its dispatch. */
static void told_of(struct seat *seat, const struct events *ev, struct rows *rows)
{
	const struct phase *phases = seat->scenario->rules->phases;
	struct order o = order_make(VERB_DONE, SIDE_1, NONE, NONE, NONE);
	struct chapter ch;
	int row = 0;
	while (phases[row].alternates)
		row++;
	struct hearing h = {.order = &o, .starts = true, .phasing = SIDE_1, .row = (uint8_t)row, .turn = 1, .events = ev};
	chronicle_hear(seat_chronicle(seat), &h);
	assert_true(chapter_dispatch(seat, chronicle_length(seat->chronicle) - 1, &ch));
	leaf_rows(seat, &ch, 0, &chart, rows);
}

static int first_of(const struct scenario *s, enum side side)
{
	int piece = 0;
	while (s->piece[piece].side != side)
		piece++;
	return piece;
}

/* The cell names this place, or says this when there is none. */
static void names_place(const struct seat *seat, const char *cell, int place, const char *otherwise)
{
	assert_string_equal(cell, place == NONE ? otherwise : board_called(&seat->scenario->board, place).at);
}

/* A place is told as it is held in the end, once, and won or lost as the reader sees it. */
static void a_place_is_told_as_it_is_held_in_the_end(void **unused)
{
	(void)unused;
	static struct events ev;
	struct match *m = play_match("area1812/1-invasion", 4);
	struct seat *seat = play_seat(m, SIDE_0);
	struct rows rows;
	events_clear(&ev);
	event_note(&ev, EVENT_CHANGE, SIDE_1, NONE, NONE, 2, NONE, NONE);
	event_note(&ev, EVENT_CHANGE, SIDE_1, NONE, NONE, 0, NONE, NONE);
	event_note(&ev, EVENT_CHANGE, SIDE_0, NONE, NONE, 2, NONE, NONE);
	event_note(&ev, EVENT_CHANGE, SIDE_1, NONE, NONE, NONE, NONE, NONE);
	told_of(seat, &ev, &rows);
	assert_int_equal(rows_in(&rows, "Places"), 2);
	for (int k = 0; k < rows.n; k++) {
		const struct chart_row *r = rows_at(&rows, k);
		if (strcmp(r->group, "Places"))
			continue;
		assert_int_equal(r->side, r->place ? SIDE_0 : SIDE_1);
		assert_int_equal(r->mark, r->place ? CHART_GOOD : CHART_BAD);
		assert_true(r->place == 0 || r->place == 2);
		names_place(seat, r->cell[0], r->place, NULL);
		assert_string_equal(r->cell[2], r->place ? "won" : "taken by the Russians");
	}
	seat_close(seat);
	match_free(m);
}

/* Losses told in the same words are one line with their number; the rule is linked where there is one, the first of the list as well. */
static void losses_of_the_same_words_are_one_line(void **unused)
{
	(void)unused;
	static struct events ev;
	struct match *m = play_match("area1812/1-invasion", 4);
	struct seat *seat = play_seat(m, SIDE_0);
	struct rows rows;
	int piece = first_of(seat->scenario, SIDE_1), n = 0;
	events_clear(&ev);
	event_note(&ev, EVENT_MOVE, SIDE_1, piece, 3, 4, NONE, NONE);
	for (int i = 0; i < 2; i++)
		event_note(&ev, EVENT_ELIMINATE, SIDE_1, piece, 3, NONE, 1, 0);
	event_note(&ev, EVENT_ELIMINATE, SIDE_1, piece, 5, NONE, 1, NONE);
	told_of(seat, &ev, &rows);
	for (int k = 0; k < rows.n; k++) {
		const struct chart_row *r = rows_at(&rows, k);
		if (strcmp(r->group, "Losses"))
			continue;
		assert_int_equal(strstr(r->note, ", 2 times") != NULL, !n);
		assert_null(strstr(r->note, ", 1 times"));
		assert_int_equal(strstr(r->note, seat->scenario->rules->cites[0]) != NULL, !n);
		assert_int_equal(strchr(r->note, '[') != NULL, !n);
		assert_int_equal(r->place, n ? 5 : 3);
		n++;
	}
	assert_int_equal(n, 2);
	seat_close(seat);
	match_free(m);
}

/* Units that went the same way are one march: those of one name by their number, closed ones as such, shown by the first that is known. */
static void units_of_one_way_are_one_march(void **unused)
{
	(void)unused;
	static struct events ev;
	struct match *m = play_match("area1812/1-invasion", 4);
	struct seat *seat = play_seat(m, SIDE_0);
	struct rows rows;
	int piece = first_of(seat->scenario, SIDE_1), other = piece;
	while (!strcmp(seat->scenario->piece[other].name, seat->scenario->piece[piece].name))
		other++;
	events_clear(&ev);
	event_note(&ev, EVENT_MOVE, SIDE_1, NONE, 3, 0, NONE, NONE);
	event_note(&ev, EVENT_MOVE, SIDE_1, other, 3, 4, NONE, NONE);
	for (int i = 0; i < 2; i++)
		event_note(&ev, EVENT_MOVE, SIDE_1, piece, 3, 0, NONE, NONE);
	event_note(&ev, EVENT_MOVE, SIDE_1, other, 3, 0, NONE, NONE);
	event_note(&ev, EVENT_MOVE, SIDE_1, other, 5, 0, NONE, NONE);
	told_of(seat, &ev, &rows);
	char names[200];
	snprintf(names, sizeof names, "closed unit, 2 %.60s, %.60s", seat->scenario->piece[piece].name, seat->scenario->piece[other].name);
	static const int16_t to[3] = {0, 4, 0};
	int n = 0;
	for (int k = 0; k < rows.n; k++) {
		const struct chart_row *r = rows_at(&rows, k);
		if (strcmp(r->group, "Marches"))
			continue;
		assert_int_equal(r->place, to[n]);
		assert_int_equal(r->piece, n ? other : piece);
		if (!n && strcmp(r->note[0] ? r->note : r->cell[0], names))
			fail_msg("\"%s\", not \"%s\"", r->note[0] ? r->note : r->cell[0], names);
		n++;
	}
	assert_int_equal(n, 3);
	assert_int_equal(rows_in(&rows, "Places"), 0);
	assert_int_equal(rows_in(&rows, "Points"), 0); /* each side's numbers are held against its own */
	seat_close(seat);
	match_free(m);
}

/* The map shows where a march ended; of who left it where he left; the first place of the board is a place like others. */
static void a_march_is_shown_where_it_ended(void **unused)
{
	(void)unused;
	static struct events ev;
	struct match *m = play_match("area1812/1-invasion", 4);
	struct seat *seat = play_seat(m, SIDE_0);
	struct rows rows;
	int piece = first_of(seat->scenario, SIDE_1);
	events_clear(&ev);
	event_note(&ev, EVENT_MOVE, SIDE_1, piece, 3, 0, NONE, NONE);
	event_note(&ev, EVENT_EXIT, SIDE_1, piece, 5, NONE, NONE, NONE);
	event_note(&ev, EVENT_ARRIVE, SIDE_1, piece, NONE, 7, NONE, NONE);
	event_note(&ev, EVENT_MOVE, SIDE_0, first_of(seat->scenario, SIDE_0), 8, 9, NONE, NONE); /* not his */
	event_note(&ev, EVENT_MOVE, SIDE_1, piece, 0, 8, NONE, NONE);
	told_of(seat, &ev, &rows);
	static const int16_t wanted[4] = {0, 5, 7, 8}, from[4] = {3, 5, NONE, 0}, to[4] = {0, NONE, 7, 8};
	int n = 0;
	for (int k = 0; k < rows.n; k++)
		if (!strcmp(rows_at(&rows, k)->group, "Marches")) {
			const struct chart_row *r = rows_at(&rows, k);
			names_place(seat, r->cell[1], from[n], "arrive");
			names_place(seat, r->cell[2], to[n], "off the map");
			assert_int_equal(r->place, wanted[n++]);
		}
	assert_int_equal(n, 4);
	seat_close(seat);
	match_free(m);
}

/* Who goes on where he stopped has made one march, in the rows and in the count. */
static void a_march_in_parts_is_one(void **unused)
{
	(void)unused;
	static struct events ev;
	struct match *m = play_match("berezina/crossing", 4);
	struct seat *seat = play_seat(m, SIDE_0);
	struct rows rows;
	struct chapter ch;
	char deeds[300];
	int piece = first_of(seat->scenario, SIDE_1);
	events_clear(&ev);
	event_note(&ev, EVENT_MOVE, SIDE_1, piece, 3, 0, NONE, NONE);
	event_note(&ev, EVENT_MOVE, SIDE_1, piece + 1, 3, 5, NONE, NONE);
	event_note(&ev, EVENT_MOVE, SIDE_1, piece, 0, 8, NONE, NONE);
	event_note(&ev, EVENT_MOVE, SIDE_1, piece, 8, 9, NONE, NONE);
	told_of(seat, &ev, &rows);
	assert_int_equal(rows_in(&rows, "Marches"), 2);
	for (int k = 0; k < rows.n; k++)
		if (!strcmp(rows_at(&rows, k)->group, "Marches") && rows_at(&rows, k)->piece == piece) {
			names_place(seat, rows_at(&rows, k)->cell[1], 3, "");
			names_place(seat, rows_at(&rows, k)->cell[2], 9, "");
		}
	assert_true(chapter_dispatch(seat, chronicle_length(seat->chronicle) - 1, &ch));
	chapter_deeds(seat, &ch, deeds, sizeof deeds);
	assert_string_equal(deeds, "2 marches");
	seat_close(seat);
	match_free(m);
}

/* A place that it is all about is told when it has changed hands, though the game has no event for that. */
static void a_dispatch_tells_who_holds_the_aim(void **unused)
{
	(void)unused;
	int told = 0;
	for (uint64_t seed = 1; seed < 12; seed++) {
		struct match *m = play_match("borodino/schevardino", seed);
		struct seat *seat = play_seat(m, SIDE_1);
		struct told at;
		struct chapter ch;
		struct rows rows;
		uint64_t state = seed;
		int leaf, aim = seat->scenario->aim_place[0];
		match_player(m, SIDE_0, "simple");
		chapter_told(seat, 0, &at);
		for (int i = 0; i < 300 && play_one(m, &state); i++)
			while (chapter_news(seat, &at, &ch, &leaf)) {
				union any_position before, after;
				if (ch.kind != CHAPTER_DISPATCH || !seat_known(seat, ch.from.decision, &before.common) ||
				    !seat_known(seat, chapter_after(&ch), &after.common))
					continue;
				bool was = seat->words->holds(seat->scenario, &before.common, SIDE_1, aim);
				bool is = seat->words->holds(seat->scenario, &after.common, SIDE_1, aim);
				char story[300];
				chapter_story(seat, &ch, story, sizeof story);
				leaf_rows(seat, &ch, 0, &chart, &rows);
				assert_int_equal(rows_in(&rows, "Places"), was != is);
				assert_int_equal(strstr(story, " take ") != NULL, was != is);
				told += was != is;
			}
		seat_close(seat);
		match_free(m);
	}
	assert_true(told > 0);
}

/* Losses are who was lost, whose, and why: not what a table gave. */
static void a_dispatch_counts_only_losses_as_losses(void **unused)
{
	(void)unused;
	struct match *m = play_match("hex1812/1-invasion", 4);
	struct seat *seat = play_seat(m, SIDE_0);
	struct chapter ch;
	uint64_t state = 4;
	int losses = 0;
	for (int i = 0; i < 1500 && play_one(m, &state); i++)
		;
	for (int i = 0; i < seat->now; i++) {
		struct rows rows;
		if (!chapter_dispatch(seat, i, &ch))
			continue;
		i = ch.to.decision;
		leaf_rows(seat, &ch, 0, &chart, &rows);
		for (int k = 0; k < rows.n; k++) {
			const struct chart_row *r = rows_at(&rows, k);
			if (strcmp(r->group, "Losses"))
				continue;
			losses++;
			assert_true(!strncmp(r->note, "Russian", 7) || !strncmp(r->note, "French", 6));
			assert_true(strstr(r->note, " is lost ") || strstr(r->note, " eliminated "));
			assert_true(r->loss);
			assert_int_equal(r->side, r->note[0] == 'F' ? SIDE_0 : SIDE_1);
		}
	}
	assert_true(losses > 0);
	seat_close(seat);
	match_free(m);
}

static void tell_at_length(const struct scenario *s, const struct event *ev, struct text *out)
{
	(void)s;
	(void)ev;
	text_set(out, "%0200d", 7);
}

static const char *tally_all(const struct scenario *s, const struct event *ev)
{
	(void)s;
	(void)ev;
	return "deed|deeds";
}

/* A long line of the log is cut where one sees it, whether it tells of a loss or of a deed. */
static void a_long_line_is_cut_with_an_ellipsis(void **unused)
{
	(void)unused;
	static struct events ev;
	struct match *m = play_match("area1812/1-invasion", 4);
	struct seat *seat = play_seat(m, SIDE_0);
	struct words words = *seat->words;
	struct rows rows;
	int piece = first_of(seat->scenario, SIDE_1), n = 0;
	words.tell = tell_at_length;
	words.tally = tally_all;
	seat->words = &words;
	events_clear(&ev);
	event_note(&ev, EVENT_MOVE, SIDE_1, piece, 3, 4, NONE, NONE);
	event_note(&ev, EVENT_ELIMINATE, SIDE_1, piece, 3, NONE, 1, NONE);
	event_note(&ev, EVENT_NOTE, SIDE_1, NONE, NONE, 4, 1, NONE);
	told_of(seat, &ev, &rows);
	for (int k = 0; k < rows.n; k++) {
		const struct chart_row *r = rows_at(&rows, k);
		if (strcmp(r->group, "Losses") && strcmp(r->group, "On the map"))
			continue;
		assert_int_equal(strlen(r->note), 110);
		assert_string_equal(r->note + 107, "\u2026");
		n++;
	}
	assert_int_equal(n, 2);
	seat_close(seat);
	match_free(m);
}

static void two_at_an_open_table_get_no_dispatch(void **unused)
{
	(void)unused;
	struct match *m = play_match("borodino/7-september", 4);
	struct seat *seat = play_seat(m, SIDE_1);
	struct told told;
	struct chapter ch;
	uint64_t state = 4;
	int leaf, alone = 0;
	chapter_told(seat, 0, &told);
	for (int i = 0; i < 400 && play_one(m, &state); i++)
		while (chapter_news(seat, &told, &ch, &leaf))
			assert_int_not_equal(ch.kind, CHAPTER_DISPATCH);
	match_player(m, SIDE_0, "simple");
	chapter_told(seat, 0, &told);
	while (chapter_news(seat, &told, &ch, &leaf))
		alone += ch.kind == CHAPTER_DISPATCH;
	assert_true(alone > 0);
	seat_close(seat);
	match_free(m);
}

/* The seat hears that the enemy decided this, in a row in which the sides take turns or in one that it calls; somebody marches, or nobody. */
static void hear_deed(struct seat *seat, bool alternates, int piece, int from, int to)
{
	const struct phase *phases = seat->scenario->rules->phases;
	struct order o = order_make(alternates ? VERB_COMMIT : VERB_MARCH, SIDE_0, NONE, NONE, NONE);
	static struct events ev;
	int row = 0, rule = 0;
	while (strcmp(seat->scenario->rules->cites[rule], "Movement 2")) /* a march, not who goes by a card */
		rule++;
	while (phases[row].alternates != alternates || (!alternates && !phases[row].steps))
		row++;
	events_clear(&ev);
	event_note(&ev, piece == NONE ? EVENT_NOTE : EVENT_MOVE, SIDE_0, piece, from, to, NONE, rule);
	struct hearing h = {.order = &o, .starts = true, .phasing = SIDE_0, .row = (uint8_t)row, .turn = 1, .events = &ev};
	chronicle_hear(seat_chronicle(seat), &h);
}

/* Where the sides take turns one operation is no dispatch; several are, when nobody answers them any more. */
static void operations_in_a_row_are_a_dispatch(void **unused)
{
	(void)unused;
	for (int deeds = 1; deeds < 3; deeds++) {
		struct match *m = play_match("napoleon1807/eylau", 4);
		struct seat *seat = play_seat(m, SIDE_1);
		struct chapter ch;
		char told[80];
		int lannes = scenario_piece(seat->scenario, "F-LAN"), first = chronicle_length(seat->chronicle);
		for (int i = 0; i < deeds; i++) {
			hear_deed(seat, true, NONE, NONE, 1);
			hear_deed(seat, false, lannes + i, 1, 2);
			hear_deed(seat, true, NONE, NONE, 2);
			hear_deed(seat, false, lannes + i, 2, 3); /* the same march goes on */
		}
		hear_deed(seat, true, NONE, NONE, 1); /* he passes at last */
		assert_int_equal(chapter_dispatch(seat, first, &ch), deeds > 1);
		if (deeds > 1) {
			chapter_deeds(seat, &ch, told, sizeof told);
			assert_string_equal(told, "2 marches");
		}
		seat_close(seat);
		match_free(m);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_dispatch_tells_the_enemys_turn),
		cmocka_unit_test(a_dispatch_comes_before_the_next_turn), cmocka_unit_test(operations_in_a_row_are_a_dispatch),
		cmocka_unit_test(a_place_is_told_as_it_is_held_in_the_end),
		cmocka_unit_test(losses_of_the_same_words_are_one_line),
		cmocka_unit_test(units_of_one_way_are_one_march),
		cmocka_unit_test(a_march_is_shown_where_it_ended),
		cmocka_unit_test(a_march_in_parts_is_one),
		cmocka_unit_test(a_dispatch_tells_who_holds_the_aim),
		cmocka_unit_test(a_dispatch_counts_only_losses_as_losses),
		cmocka_unit_test(a_long_line_is_cut_with_an_ellipsis),
		cmocka_unit_test(two_at_an_open_table_get_no_dispatch),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
