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

/* The rows of a side: corps, their sum, and below it who else there is. Returns how many of those are lost. */
static int page_says(const struct seat *seat, int side, const struct forces *m, const struct rows *rows)
{
	int units = 0, points = 0, sums = 0, others = 0, others_lost = 0, want = 0;
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
	for (int i = 0; seat->words->helpers[i].type; i++)
		want += seat->words->helpers[i].called ? m->helpers[i] : 0;
	assert_int_equal(others, want);
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

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(leaders_and_trains_are_no_units),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
