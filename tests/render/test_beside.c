/* What stands for a hex keeps off what is printed on the counters that lie there: the star of an aim, and markers. */
#include "stage.h"

#include "render/badge.h"

#include <math.h>

static const char place[] = "0303";

static int open_hexes(void **state)
{
	*state = stage_open("null-hex", LIE_PILE);
	return 0;
}

static int open_alone(void **state)
{
	*state = stage_open("null-hex", LIE_ONE);
	return 0;
}

static int close_stage(void **state)
{
	stage_close(*state);
	return 0;
}

/* Over an empty hex it stands where the eye looks for it; a counter that comes there pushes it aside. */
static void a_star_gives_way_to_counters(void **state)
{
	struct stage *st = *state;
	float x, y, r, x0, y0, left, middle, right;
	int at = stage_place(st, place);
	stage_lay(st);
	scene_star(&st->sc, at, &x, &y, &r);
	scene_centre(&st->sc, at, &x0, &y0);
	assert_true(fabsf(x - x0) < 1 && y < y0);
	assert_false(scene_pile(&st->sc, at, &left, &middle, &right));
	for (int n = 0; n < 3; n++)
		stage_put(st, st->s.piece[n].id, place);
	stage_lay(st);
	assert_true(scene_pile(&st->sc, at, &left, &middle, &right));
	scene_star(&st->sc, at, &x, &y, &r);
	assert_true(x < left && x + r < left + (float)scene_side(&st->sc) / 8);
	assert_true(fabsf(y - middle) < 1);
}

/* At the right edge of the pile, beyond all that is printed on the uppermost counter. */
static void a_marker_gives_way_to_counters(void **state)
{
	struct stage *st = *state;
	float x, y, left, middle, right;
	int at = stage_place(st, place);
	for (int n = 0; n < 3; n++)
		stage_put(st, st->s.piece[n].id, place);
	view_mark(&st->v, at, NONE, SIDE_0, "supplied", "a train");
	stage_lay(st);
	assert_true(scene_pile(&st->sc, at, &left, &middle, &right));
	stage_clear(st);
	scene_markers(&st->sc, &st->v);
	scene_centre(&st->sc, at, &x, &y);
	assert_true(right > x);
	assert_false(stage_drawn_at(st, DRAWN_SPRITE, x, y + (float)scene_side(&st->sc) / 3, 255));
	assert_true(stage_drawn_at(st, DRAWN_SPRITE, right + 1, middle, 255));
}

/* Where a counter alone in its hex has its badge, the only one. */
static void badge_at(const struct stage *st, int at, float *x, float *y, float *r)
{
	struct badge_row row;
	badges_lie((float)scene_side(&st->sc), 1, &row);
	scene_centre(&st->sc, at, x, y);
	*x += row.x;
	*y += row.y;
	*r = row.size / 2;
}

/* Where one counter lies to a hex, star and value keep off its badge, off those of its neighbours, and off its strength. */
static void star_and_value_keep_off_badges(void **state)
{
	struct stage *st = *state;
	int at = stage_place(st, place), n = 0;
	float x, y, r, bx, by, br, side = (float)scene_side(&st->sc);
	assert_true(side >= BADGES_FROM);
	stage_put(st, st->s.piece[n++].id, place);
	for (int i = 0; i < st->s.board.at[at].links; i++)
		stage_put(st, st->s.piece[n++].id, st->s.board.at[st->s.board.at[at].link[i].to].id);
	view_mark(&st->v, at, 3, SIDE_0, "redoubt", "a redoubt");
	stage_lay(st);
	scene_star(&st->sc, at, &x, &y, &r);
	stage_clear(st);
	st->sc.signs[0] = st->sc.signs[1] = NONE; /* what has no picture is told by its value on a shield */
	scene_markers(&st->sc, &st->v);
	assert_true(stage_drawn(st, DRAWN_TEXT, "3") == 1);
	for (int i = -1; i < st->s.board.at[at].links; i++) {
		badge_at(st, i < 0 ? at : st->s.board.at[at].link[i].to, &bx, &by, &br);
		assert_true(hypotf(bx - x, by - y) > br + r);
		for (int turn = 0; turn < 8; turn++)
			assert_false(stage_drawn_at(st, DRAWN_POLYGON, bx + br * cosf((float)turn * 0.785f), by + br * sinf((float)turn * 0.785f), 0x2b2013ff));
	}
	scene_centre(&st->sc, at, &x, &y);
	for (int k = -3; k <= 3; k++)
		assert_false(stage_drawn_at(st, DRAWN_POLYGON, x + (float)k * side / 8, y + side * 0.28f, 0x2b2013ff));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(a_star_gives_way_to_counters, open_hexes, close_stage),
		cmocka_unit_test_setup_teardown(a_marker_gives_way_to_counters, open_hexes, close_stage),
		cmocka_unit_test_setup_teardown(star_and_value_keep_off_badges, open_alone, close_stage),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
