/* Who is left: leaders, trains and depots are no combat units, and the page of losses says what the list of forces does. */
#include "play.h"

#include "match/chapter.h"
#include "match/forces.h"

#include <stdlib.h>
#include <string.h>

static bool fights(const struct print *p)
{
	static const char *const others[] = {"leader", "commander", "supply", "depot", "train", "dummy", "blank"};
	for (size_t i = 0; i < sizeof others / sizeof *others; i++)
		if (!strcmp(p->type, others[i]))
			return false;
	return true;
}

/* What there is to count, one by one. */
static struct forces by_hand(const struct seat *seat, int side)
{
	struct forces m = {0};
	for (int i = 0; i < seat->scenario->pieces; i++) {
		const struct print *p = &seat->scenario->piece[i];
		const struct counter *c = view_find(&seat->view, i);
		if (p->side != side || !fights(p) || !c || c->box == BOX_UNUSED)
			continue;
		m.units++;
		m.points += p->strength;
		m.lost += c->box == BOX_LOST;
		m.points_lost += c->box == BOX_LOST ? p->strength : 0;
	}
	return m;
}

static int cell(const struct chart_row *r, int n)
{
	return atoi(r->cell[n]);
}

/* What is lost of a side by the events of the whole game, as the page of turns tells it. */
static int toll(const struct seat *seat, int side)
{
	struct chapter all;
	int lost[SIDES];
	chapter_game(seat, &all);
	all.from = (struct spot){NONE, 0};
	chapter_toll(seat, &all, lost);
	return lost[side];
}

/* The rows of a side: corps, their sum, and below it who else there is. Returns how many of those are lost. */
static int page_says(const struct seat *seat, int side, const struct forces *m, const struct rows *rows)
{
	int units = 0, points = 0, sums = 0, others = 0, others_lost = 0, uncalled = 0, want = 0;
	for (int i = 0; i < rows->n; i++) {
		const struct chart_row *r = rows_at(rows, i);
		if (strcmp(r->group, seat->scenario->side_name[side]))
			continue;
		if (r->style == CHART_TOTAL) {
			sums++;
			assert_int_equal(cell(r, 1), m->units);
			assert_int_equal(cell(r, 2), m->lost);
			if (seat->words->values) {
				assert_int_equal(cell(r, 3), m->points);
				assert_int_equal(cell(r, 4), m->points_lost);
				assert_int_equal(points, m->points);
			}
			assert_int_equal(units, m->units);
		} else if (sums) {
			others += cell(r, 1);
			others_lost += cell(r, 2);
		} else {
			units += cell(r, 1);
			points += cell(r, 3);
		}
	}
	assert_int_equal(sums, 1);
	for (int i = 0; seat->words->helpers[i].type; i++) {
		want += seat->words->helpers[i].called ? m->helpers[i] - m->helpers_lost[i] : 0;
		uncalled += seat->words->helpers[i].called ? 0 : m->helpers_lost[i];
	}
	assert_int_equal(others - others_lost, want);
	assert_int_equal(m->lost + others_lost + uncalled, toll(seat, side)); /* a depot that went back to its pool too */
	assert_true(others > 0 && others_lost <= others);
	return others_lost;
}

static void leaders_and_trains_are_no_units(void **unused)
{
	(void)unused;
	static const char *const games[] = {"hex1812/1-invasion", "area1812/1-invasion", NULL};
	static struct chart chart;
	int lost = 0;
	for (int g = 0; games[g]; g++) {
		struct match *m = play_match(games[g], 3);
		struct seat *seat = play_seat(m, NOBODY);
		struct chapter all;
		struct rows rows;
		uint64_t state = 3;
		play_some(m, 2000, &state);
		chapter_game(seat, &all);
		leaf_rows(seat, &all, GAME_LOSSES, &chart, &rows);
		for (int side = 0; side < SIDES; side++) {
			struct forces counted = forces_count(seat, (enum side)side, NULL, NULL), hand = by_hand(seat, side);
			assert_int_equal(counted.units, hand.units);
			assert_int_equal(counted.lost, hand.lost);
			assert_int_equal(counted.points, hand.points);
			assert_int_equal(counted.points_lost, hand.points_lost);
			lost += page_says(seat, side, &counted, &rows);
		}
		seat_close(seat);
		match_free(m);
	}
	assert_true(lost > 0);
}

/* Of a number that stands for one turn the page of turns tells what it was then, not what the next turn made of it. */
static void the_index_is_that_of_the_turn(void **unused)
{
	(void)unused;
	static const char *const games[] = {"hex1812/1-invasion", "area1812/3-retreat", NULL};
	static struct chart chart;
	for (int g = 0; games[g]; g++) {
		struct match *m = play_match(games[g], 3);
		struct seat *seat = play_seat(m, NOBODY);
		struct chapter all;
		struct rows rows;
		uint64_t state = 3;
		int column = NONE, row = 0, now = 0;
		play_some(m, 2000, &state);
		chapter_game(seat, &all);
		leaf_rows(seat, &all, GAME_TURNS, &chart, &rows);
		for (int i = 0; i < rows.head->columns; i++)
			column = strstr(rows.head->name[i], "Index of this turn") ? i : column;
		assert_true(column != NONE && rows.n > 2);
		now = seat->now;
		for (int at = 0; at < now; at++) {
			if (at && chronicle_heard(seat->chronicle, at)->turn == chronicle_heard(seat->chronicle, at - 1)->turn)
				continue;
			seat_look(seat, at);
			for (int i = 0; i < seat->view.tracks; i++)
				if (!strcmp(seat->view.track[i].name, "Index of this turn"))
					assert_int_equal(cell(rows_at(&rows, row), column), atoi(seat->view.track[i].value));
			row++;
		}
		assert_int_equal(row, rows.n);
		seat_close(seat);
		match_free(m);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(leaders_and_trains_are_no_units),
		cmocka_unit_test(the_index_is_that_of_the_turn),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
