/* Places tinted by a value, on hexes: the hex itself, ruled once or crosswise, and nothing beyond it. */
#include "stage.h"

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

/* How many shapes a tint of this level draws; each lies in the hex. */
static int drawn_in(struct stage *st, int place, int level)
{
	float xy[12];
	int n;
	scene_hex(&st->sc, place, 1, xy);
	stage_clear(st);
	scene_tint(&st->sc, place, level);
	assert_int_equal(stage_drawn(st, DRAWN_FRAME, NULL), 0);
	const struct canvas_item *item = canvas_drawn(st->sc.c, &n);
	for (int i = 1; i < n; i++) {
		assert_true((float)item[i].at.x >= xy[10] - 2 && (float)(item[i].at.x + item[i].at.w) <= xy[4] + 3);
		assert_true((float)item[i].at.y >= xy[1] - 2 && (float)(item[i].at.y + item[i].at.h) <= xy[7] + 3);
	}
	return stage_drawn(st, DRAWN_POLYGON, NULL);
}

static void a_tint_fills_its_hex(void **state)
{
	struct stage *st = *state;
	int place = stage_place(st, "0404"), half = drawn_in(st, place, 1), full = drawn_in(st, place, 2);
	assert_int_equal(drawn_in(st, place, 0), 0);
	assert_true(half > 1);
	assert_int_equal(full, 2 * half - 1); /* one surface, twice as many lines */
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(a_tint_fills_its_hex, open_hexes, close_stage),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
