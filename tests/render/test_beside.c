/* What stands for a hex keeps off what is printed on the counters that lie there: the star of an aim, and markers. */
#include "stage.h"

#include <math.h>

static const char place[] = "0303";

static int open_hexes(void **state)
{
	*state = stage_open("null-hex", LIE_PILE);
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

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(a_star_gives_way_to_counters, open_hexes, close_stage),
		cmocka_unit_test_setup_teardown(a_marker_gives_way_to_counters, open_hexes, close_stage),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
