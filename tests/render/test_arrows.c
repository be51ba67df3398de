/* Arrows: in the colour of who moves, numbered, under the counters or astride a hexside, nothing out of sight. */
#include "render/arrow.h"
#include "stage.h"

#include <math.h>

static int open_hexes(void **state)
{
	*state = stage_open("null-hex", LIE_PILE);
	return 0;
}

static int open_points(void **state)
{
	*state = stage_open("null-points", LIE_BLOCK);
	return 0;
}

static int close_stage(void **state)
{
	stage_close(*state);
	return 0;
}

static uint32_t france(void)
{
	return scene_nation_colour("france", SIDE_0);
}

static void nations_have_colours(void **unused)
{
	(void)unused;
	assert_int_not_equal(france(), scene_nation_colour("russia", SIDE_1));
	assert_int_equal(scene_nation_colour("saxony", SIDE_0), france());
	assert_int_equal(scene_nation_colour("", SIDE_1), scene_nation_colour("russia", SIDE_1));
	assert_int_equal(scene_nation_colour("poland", SIDE_0), scene_nation_colour("poland", SIDE_1));
}

static void march(struct stage *st, const char *from, const char *over, const char *to, int look, int number)
{
	const int16_t place[3] = {(int16_t)stage_place(st, from), (int16_t)stage_place(st, over), (int16_t)stage_place(st, to)};
	stage_clear(st);
	scene_march(&st->sc, &(struct march){place, 3, "france", SIDE_0, (uint8_t)look, (int16_t)number});
}

static void a_march_is_drawn_along_its_way(void **state)
{
	struct stage *st = *state;
	float x, y;
	stage_lay(st);
	march(st, "0302", "0303", "0304", MARCH_GOES, 7);
	scene_centre(&st->sc, stage_place(st, "0303"), &x, &y);
	assert_true(stage_drawn_at(st, DRAWN_LINE, x, y, france()));
	assert_int_equal(stage_drawn(st, DRAWN_TEXT, "7"), 1);
	march(st, "0302", "0303", "0304", MARCH_RETREATS, NONE);
	assert_true(stage_drawn_at(st, DRAWN_LINE, x, y, france()) || stage_drawn(st, DRAWN_LINE, NULL) > 12); /* broken */
	assert_int_equal(stage_drawn(st, DRAWN_TEXT, NULL), 0);
}

static void what_nobody_sees_is_not_drawn(void **state)
{
	struct stage *st = *state;
	stage_lay(st);
	camera_area(&st->sc.eye, (struct rect){0, 0, 200, 200});
	camera_step(&st->sc.eye, 5);
	camera_centre(&st->sc.eye, 150, 150); /* the upper left corner */
	march(st, "0604", "0605", "0606", MARCH_GOES, 1);
	assert_int_equal(stage_drawn(st, DRAWN_LINE, NULL), 0);
}

/* On hexes the attack on a neighbour is a wedge above the counters, one from afar lies under them. */
static void attacks_on_hexes(void **state)
{
	struct stage *st = *state;
	float x0, y0, x1, y1;
	view_point(&st->v, ARROW_IS_ATTACK, stage_place(st, "0304"), stage_place(st, "0404"), SIDE_0, 3);
	stage_lay(st);
	stage_clear(st);
	scene_arrows(&st->sc, &st->v);
	assert_int_equal(stage_drawn(st, DRAWN_POLYGON, NULL), 0);
	scene_wedges(&st->sc, &st->v);
	scene_centre(&st->sc, stage_place(st, "0304"), &x0, &y0);
	scene_centre(&st->sc, stage_place(st, "0404"), &x1, &y1);
	assert_true(stage_drawn_at(st, DRAWN_POLYGON, (x0 + x1) / 2 + (x1 - x0) / 12, (y0 + y1) / 2 + (y1 - y0) / 12, france()));
	assert_int_equal(stage_drawn(st, DRAWN_TEXT, "3"), 1);
	st->v.arrows = 0;
	view_point(&st->v, ARROW_IS_ATTACK, stage_place(st, "0302"), stage_place(st, "0404"), SIDE_0, 2);
	stage_clear(st);
	scene_wedges(&st->sc, &st->v);
	assert_int_equal(stage_drawn(st, DRAWN_POLYGON, NULL), 0);
	scene_arrows(&st->sc, &st->v);
	assert_true(stage_drawn(st, DRAWN_LINE, NULL) > 3);
	assert_int_equal(stage_drawn(st, DRAWN_TEXT, "2"), 1);
}

/* On points all lie on the road, under the blocks. */
static void what_stands_on_points(void **state)
{
	struct stage *st = *state;
	const int kinds[] = {ARROW_IS_ATTACK, ARROW_IS_AXIS, ARROW_IS_SUPPLY};
	for (int i = 0; i < 3; i++) {
		st->v.arrows = 0;
		view_point(&st->v, kinds[i], stage_place(st, "VIN"), stage_place(st, "HOH"), SIDE_1, NONE);
		stage_lay(st);
		stage_clear(st);
		scene_arrows(&st->sc, &st->v);
		assert_true(stage_drawn(st, kinds[i] == ARROW_IS_SUPPLY ? DRAWN_POLYGON : DRAWN_LINE, NULL) > 2);
		scene_wedges(&st->sc, &st->v);
		assert_int_equal(stage_drawn(st, DRAWN_TEXT, NULL), 0);
	}
}

/* A view from anywhere: arrows that join nothing are left out. */
static void arrows_to_nowhere_are_left_out(void **state)
{
	struct stage *st = *state;
	view_point(&st->v, ARROW_IS_ATTACK, NONE, stage_place(st, "HOH"), SIDE_0, 1);
	view_point(&st->v, ARROW_IS_AXIS, stage_place(st, "HOH"), 30000, SIDE_0, 1);
	stage_lay(st);
	stage_clear(st);
	scene_arrows(&st->sc, &st->v);
	scene_wedges(&st->sc, &st->v);
	scene_axis(&st->sc, NONE, 0, SIDE_0);
	assert_int_equal(stage_drawn(st, DRAWN_LINE, NULL), 0);
	assert_int_equal(stage_drawn(st, DRAWN_POLYGON, NULL), 0);
}

static void an_attack_being_built(void **state)
{
	struct stage *st = *state;
	stage_put(st, "BL-2", "0304");
	stage_lay(st);
	for (int under = 0; under < 2; under++) {
		stage_clear(st);
		scene_attack(&st->sc, &st->v, 0, stage_place(st, under ? "0504" : "0404"), under);
		assert_true(stage_drawn(st, DRAWN_POLYGON, NULL) > 0);
		stage_clear(st);
		scene_attack(&st->sc, &st->v, 0, stage_place(st, under ? "0504" : "0404"), !under);
		assert_int_equal(stage_drawn(st, DRAWN_POLYGON, NULL), 0);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(nations_have_colours),
		cmocka_unit_test_setup_teardown(a_march_is_drawn_along_its_way, open_hexes, close_stage),
		cmocka_unit_test_setup_teardown(what_nobody_sees_is_not_drawn, open_hexes, close_stage),
		cmocka_unit_test_setup_teardown(attacks_on_hexes, open_hexes, close_stage),
		cmocka_unit_test_setup_teardown(what_stands_on_points, open_points, close_stage),
		cmocka_unit_test_setup_teardown(arrows_to_nowhere_are_left_out, open_points, close_stage),
		cmocka_unit_test_setup_teardown(an_attack_being_built, open_hexes, close_stage),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
