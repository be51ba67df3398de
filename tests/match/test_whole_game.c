/* The chapter of a whole game, and of a turn: their rows, losses and sentences add up to what was heard. */
#include "chapters.h"

#include "match/rows.h"
#include "rules/napoleon1807/n7.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct chart chart;

/* Where blocks lose points a battle costs points, and both sides count the same, though one may not know which block lost them. */
static void losses_are_counted_as_the_game_counts_them(void **unused)
{
	(void)unused;
	struct match *m = play_match("napoleon1807/eylau", 12);
	struct seat *seat = play_seat(m, SIDE_0), *other = play_seat(m, SIDE_1);
	struct chapter all;
	uint64_t state = 5;
	int lost[SIDES], theirs[SIDES];
	play_some(m, 1500, &state);
	chapter_game(seat, &all);
	chapter_toll(seat, &all, lost);
	chapter_game(other, &all);
	chapter_toll(other, &all, theirs);
	assert_true(lost[0] > 0 && lost[1] > 0);
	for (int side = 0; side < SIDES; side++) {
		assert_int_equal(lost[side], seat->known->header.track[TRACK_LOST + side]);
		assert_int_equal(theirs[side], lost[side]);
	}
	/* whoever sees all counts them unit by unit: that comes to the same */
	struct seat *umpire = play_seat(m, NOBODY);
	struct rows rows;
	int units[SIDES] = {0};
	chapter_game(umpire, &all);
	assert_int_equal(all.leaves, GAME_DICE); /* no die fell */
	leaf_rows(umpire, &all, GAME_LOSSES, &chart, &rows);
	for (int i = 0; i < rows.n; i++) {
		const struct chart_row *r = rows_at(&rows, i);
		if (r->style == CHART_PLAIN)
			units[seat->scenario->piece[r->piece].side] += atoi(r->cell[1]);
	}
	assert_memory_equal(units, lost, sizeof units);
	seat_close(umpire);
	assert_string_equal(chapter_lost_of(seat, 1), "strength point");
	assert_string_equal(chapter_lost_of(seat, 2), "strength points");
	seat_close(other);
	seat_close(seat);
	match_free(m);
}

static int number(const char *cell)
{
	return (int)strtol(cell, NULL, 10);
}

/* Is it the row of a kind of those who are no combat units? They stand below the sum. */
static bool is_helper(const struct words *w, const struct chart_row *r)
{
	for (const struct helper *h = w->helpers; h && h->type; h++)
		if (h->called && !strcmp(r->cell[0] + 1, strchr(h->called, '|') + 2)) /* "Leaders" */
			return true;
	return false;
}

static void the_rows_of_a_game_add_up(void **unused)
{
	(void)unused;
	for (int g = 1; play_games[g]; g++) {
		struct match *m = play_match(play_games[g], 9);
		struct seat *seat = play_seat(m, SIDE_0);
		struct chapter ch;
		struct rows rows;
		uint64_t state = 9;
		int dice[SIDES] = {0}, lost[SIDES], cells[SIDES] = {0}, thrown = 0;
		play_some(m, 600, &state);
		chapter_game(seat, &ch);
		chapters_sound(seat, &ch);
		assert_int_equal(ch.over, seat->prompt.result.over);
		struct spot at = chapters_first(seat);
		do {
			const struct event *e = spot_event(seat, at);
			for (int k = 0; k < 4 && e->side >= 0; k++)
				dice[e->side] += e->dice[k] != 0;
		} while (spot_next(seat, &at));
		assert_int_equal(ch.leaves, dice[0] + dice[1] ? GAME_LEAVES : GAME_DICE);
		leaf_rows(seat, &ch, GAME_DICE, &chart, &rows);
		for (int side = 0; side < SIDES; side++) {
			int faces = 0, told = 0;
			for (int i = 0; i < rows.n; i++) { /* one row, or one for each kind of throw */
				const struct chart_row *r = rows_at(&rows, i);
				bool own = !strcmp(r->group[0] ? r->group : r->cell[0], seat->scenario->side_name[side]);
				told += own ? number(r->cell[1]) : 0;
				for (int k = 2; k < CHART_CELLS; k++)
					faces += own ? number(r->cell[k]) : 0;
			}
			assert_int_equal(told, dice[side]);
			assert_int_equal(faces, dice[side]);
		}
		leaf_rows(seat, &ch, GAME_TURNS, &chart, &rows);
		assert_true(rows.n > 0);
		for (int i = 0; i < rows.n; i++)
			for (int side = 0; side < SIDES; side++)
				cells[side] += number(rows_at(&rows, i)->cell[rows.head->columns - 2 + side]);
		struct chapter played = ch;
		played.from = (struct spot){0, 0};
		chapter_toll(seat, &played, lost);
		assert_int_equal(cells[0], lost[0]);
		assert_int_equal(cells[1], lost[1]);
		for (int i = 0; i < rows.n; i++)
			assert_true(rows_at(&rows, i)->note[0] != 0);
		leaf_rows(seat, &ch, GAME_DICE, &chart, &rows);
		for (int i = 0; i < rows.n; i++)
			thrown += number(rows_at(&rows, i)->cell[1]);
		leaf_rows(seat, &ch, GAME_THROWS, &chart, &rows);
		for (int i = 0; i < rows.n; i++)
			thrown -= number(rows_at(&rows, i)->cell[2]);
		assert_int_equal(thrown, 0);
		/* a die for a corps without supply has cost it or not, however the area came out */
		for (int i = 0; i < rows.n; i++)
			if (strstr(rows_at(&rows, i)->cell[0], "for corps without supply"))
				assert_true(!strcmp(rows_at(&rows, i)->cell[6], "Unit lost") || !strcmp(rows_at(&rows, i)->cell[6], "No effect"));
		assert_int_equal(ch.leaf[GAME_MAP].kind, LEAF_MAP);
		leaf_rows(seat, &ch, GAME_LOSSES, &chart, &rows);
		assert_true(rows.n >= 2);
		for (int i = 0, units = 0; i < rows.n; i++) {
			const struct chart_row *r = rows_at(&rows, i);
			if (r->style == CHART_TOTAL)
				assert_int_equal(number(r->cell[1]), units);
			units = r->style == CHART_TOTAL || is_helper(seat->words, r) ? 0 : units + number(r->cell[1]);
		}
		leaf_rows(seat, &ch, GAME_END, &chart, &rows);
		assert_true(rows.n > 0);
		seat_close(seat);
		match_free(m);
	}
}

/* What a score came from stands under the heading that its game has for it. */
static void a_score_has_the_heading_of_its_game(void **unused)
{
	(void)unused;
	struct match *m = play_match("napoleon1807/friedland", 9);
	struct seat *seat = play_seat(m, SIDE_0);
	struct words own = *seat->words;
	struct chapter ch;
	struct rows rows;
	uint64_t state = 9;
	int headed = 0;
	assert_string_equal(own.scored, "What moved the marker");
	own.scored = "What the points are for";
	seat->words = &own;
	play_some(m, 600, &state);
	chapter_game(seat, &ch);
	leaf_rows(seat, &ch, GAME_END, &chart, &rows);
	for (int i = 0; i < rows.n; i++) {
		const char *group = rows_at(&rows, i)->group;
		headed += !strcmp(group, own.scored);
		assert_true(!group[0] || !strcmp(group, own.scored));
	}
	assert_true(headed >= 2);
	assert_int_equal(rows_at(&rows, rows.n - 1)->style, CHART_TOTAL); /* nothing stands below the sum */
	seat_close(seat);
	match_free(m);
}

/* The longest name that a game tells of, with the longer side, is not cut. */
static void a_number_is_named_whole(void **unused)
{
	(void)unused;
	static struct scenario s = {.side_name = {"French", "Russian"}};
	struct track t = {.name = "Infantry divisions on the map", .side = SIDE_1};
	char cell[CHART_TEXT];
	rows_track(&s, &t, cell);
	assert_string_equal(cell, "Infantry divisions on the map, Russian");
	t.side = NOBODY;
	rows_track(&s, &t, cell);
	assert_string_equal(cell, "Infantry divisions on the map");
}

/* The chapter of a game is over when the game is. */
static void the_game_is_over_at_its_end(void **unused)
{
	(void)unused;
	struct match *m = play_match("null/duel", 3);
	struct seat *seat = play_seat(m, SIDE_0);
	struct chapter ch;
	uint64_t state = 3;
	chapter_game(seat, &ch);
	assert_false(ch.over);
	while (play_one(m, &state))
		;
	chapter_game(seat, &ch);
	assert_true(ch.over);
	seat_close(seat);
	match_free(m);
}

/* A turn in a sentence: places by their names, as those hold them who took them last; battles; losses of both sides. */
static void a_turn_is_told_in_a_sentence(void **unused)
{
	(void)unused;
	struct match *m = play_match("area1812/1-invasion", 4);
	struct seat *seat = play_seat(m, NOBODY);
	uint64_t state = 4;
	int taken = 0, battles = 0, lost = 0;
	play_some(m, 900, &state);
	for (int from = 0, to; from < seat->now; from = to) {
		struct chapter turn = {.from = {from, 0}}, battle;
		char story[480], want[80];
		int toll[SIDES];
		for (to = from; to < seat->now && chronicle_heard(seat->chronicle, to)->turn == chronicle_heard(seat->chronicle, from)->turn;)
			to++;
		turn.to = (struct spot){to, 0};
		chapter_story(seat, &turn, story, sizeof story);
		assert_true(story[0] != 0);
		assert_null(strstr(story + 1, "The "));
		/* in less room fewer places are named, and the losses stand all the same */
		char brief[140];
		size_t lost_at = strlen(story) > 24 ? strlen(story) - 24 : 0;
		chapter_story(seat, &turn, brief, sizeof brief);
		if (strstr(story, " lost") && strlen(brief) > 24)
			assert_string_equal(brief + strlen(brief) - 24, story + lost_at);
		if (chapter_battle(seat, turn.from, turn.to, 1, &battle)) {
			assert_non_null(strstr(story, board_called(&seat->scenario->board, battle.place).at));
			battles++;
		}
		chapter_toll(seat, &turn, toll);
		if (toll[0] && toll[1]) {
			snprintf(want, sizeof want, "%d French and %d Russian unit%s lost", toll[0], toll[1], toll[1] == 1 ? "" : "s");
			assert_non_null(strstr(story, want));
			lost++;
		}
		taken += strstr(story, " take ") != NULL;
	}
	assert_true(taken > 0 && battles > 0 && lost > 0);
	seat_close(seat);
	match_free(m);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(losses_are_counted_as_the_game_counts_them),
		cmocka_unit_test(the_rows_of_a_game_add_up),
		cmocka_unit_test(a_score_has_the_heading_of_its_game),
		cmocka_unit_test(a_number_is_named_whole),
		cmocka_unit_test(the_game_is_over_at_its_end),
		cmocka_unit_test(a_turn_is_told_in_a_sentence),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
