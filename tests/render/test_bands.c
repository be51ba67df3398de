/* Bands along the border of an area of hexes: within the area, heavier when all of it is used up, none without a marker. */
#include "stage.h"

#include <stdio.h>

static const char *const area[] = {"0303", "0304", "0403", "0404"};

static int open_hexes(void **state)
{
	struct stage *st = stage_open("null-hex", LIE_PILE);
	for (int i = 0; i < 4; i++)
		snprintf(st->s.board.at[stage_place(st, area[i])].area, sizeof st->s.board.at[0].area, "A1");
	*state = st;
	return 0;
}

static int close_stage(void **state)
{
	stage_close(*state);
	return 0;
}

/* How many shapes are drawn when a marker speaks of the area so; none reaches beyond the four hexes. */
static int drawn_with(struct stage *st, int extent)
{
	float xy[12], left = 1e9f, top = 1e9f, right = 0, below = 0;
	int n;
	st->v.markers = 0;
	view_mark_area(&st->v, stage_place(st, area[1]), 50, NOBODY, "depleted-50", "", extent);
	stage_clear(st);
	scene_bands(&st->sc, &st->v);
	for (int i = 0; i < 4; i++) {
		scene_hex(&st->sc, stage_place(st, area[i]), 1, xy);
		left = xy[10] < left ? xy[10] : left;
		top = xy[1] < top ? xy[1] : top;
		right = xy[4] > right ? xy[4] : right;
		below = xy[7] > below ? xy[7] : below;
	}
	const struct canvas_item *item = canvas_drawn(st->sc.c, &n);
	for (int i = 1; i < n; i++) {
		assert_true((float)item[i].at.x >= left - 3 && (float)(item[i].at.x + item[i].at.w) <= right + 4);
		assert_true((float)item[i].at.y >= top - 3 && (float)(item[i].at.y + item[i].at.h) <= below + 4);
	}
	return stage_drawn(st, DRAWN_POLYGON, NULL);
}

static void a_band_runs_inside_the_border(void **state)
{
	int half = drawn_with(*state, 1), all = drawn_with(*state, 2);
	assert_int_equal(drawn_with(*state, 0), 0);
	assert_true(half > 4 * 3);
	assert_true(all > half + half / 2); /* lines both ways, and the ground */
}

static void an_area_is_more_than_the_hex_of_its_marker(void **state)
{
	struct stage *st = *state;
	int n = drawn_with(st, 1);
	for (int i = 0; i < 4; i++)
		st->s.board.at[stage_place(st, area[i])].area[1] = (char)('1' + i);
	assert_true(drawn_with(st, 1) < n);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(a_band_runs_inside_the_border, open_hexes, close_stage),
		cmocka_unit_test_setup_teardown(an_area_is_more_than_the_hex_of_its_marker, open_hexes, close_stage),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
