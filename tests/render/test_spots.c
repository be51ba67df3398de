/* Boards of points: what is lit, dimmed, ruled and marked lies on discs and on the drawn roads. */
#include "render/spot.h"
#include "stage.h"

#include <math.h>

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

static bool filled(const struct stage *st, float x, float y)
{
	int n;
	const struct canvas_item *item = canvas_drawn(st->sc.c, &n);
	for (int i = 0; i < n; i++) {
		const struct rect *r = &item[i].at;
		if (item[i].kind == DRAWN_FILL && (int)x >= r->x && (int)x < r->x + r->w && (int)y >= r->y && (int)y < r->y + r->h)
			return true;
	}
	return false;
}

/* Everything but the lit discs. */
static void the_rest_is_dimmed(void **state)
{
	struct stage *st = *state;
	struct places lit = {{0}};
	float x, y, r;
	places_add(&lit, stage_place(st, "VIN"));
	places_add(&lit, stage_place(st, "HOH"));
	stage_clear(st);
	scene_dim(&st->sc, &lit);
	for (int i = 0; i < st->s.board.count; i++) {
		spot_disc(&st->sc, i, 0, &x, &y, &r);
		assert_int_equal(filled(st, x, y), !places_has(&lit, i));
		assert_int_equal(filled(st, x + r * 0.7f, y - r * 0.7f), !places_has(&lit, i));
		assert_true(filled(st, x + r + 20, y + r + 20));
	}
}

/* A ring round each, and the road between two of the set. */
static void lit_places_are_joined(void **state)
{
	struct stage *st = *state;
	struct places in = {{0}};
	places_add(&in, stage_place(st, "VIN"));
	places_add(&in, stage_place(st, "LMI"));
	stage_clear(st);
	scene_outline(&st->sc, &in, 0xf4cf57ff, 3);
	assert_int_equal(stage_drawn(st, DRAWN_LINE, NULL), 4); /* each with its casing */
	places_add(&in, stage_place(st, "HOH"));
	stage_clear(st);
	scene_outline(&st->sc, &in, 0xf4cf57ff, 3);
	assert_int_equal(stage_drawn(st, DRAWN_LINE, NULL), 8);
}

static void overlays_stay_on_the_disc(void **state)
{
	struct stage *st = *state;
	int n, place = stage_place(st, "QUA");
	float x, y, r;
	spot_disc(&st->sc, place, 6, &x, &y, &r);
	stage_clear(st);
	scene_hatch(&st->sc, place, true, false);
	scene_tint(&st->sc, place, 2);
	const struct canvas_item *item = canvas_drawn(st->sc.c, &n);
	assert_true(n > 10);
	for (int i = 1; i < n; i++) {
		assert_true((float)item[i].at.x >= x - r - 2 && (float)(item[i].at.x + item[i].at.w) <= x + r + 3);
		assert_true((float)item[i].at.y >= y - r - 2 && (float)(item[i].at.y + item[i].at.h) <= y + r + 3);
	}
}

/* Half way along the road, or at its bridge where the sheet has one. */
static void marks_lie_on_links(void **state)
{
	struct stage *st = *state;
	int from = stage_place(st, "TAN"), to = stage_place(st, "VIN");
	float x, y, x0, y0, x1, y1, turn, back;
	road_spot(&st->sc.sheet, &st->s.board, from, to, &x, &y, &turn);
	sheet_centre(&st->sc.sheet, &st->s.board, from, &x0, &y0);
	sheet_centre(&st->sc.sheet, &st->s.board, to, &x1, &y1);
	assert_true(hypotf(x - (x0 + x1) / 2, y - (y0 + y1) / 2) < 1);
	assert_true(fabsf(turn - atan2f(y1 - y0, x1 - x0) * 57.29578f) < 0.5f);
	view_mark_link(&st->v, from, to, SIDE_0, "vedette-fr", "a vedette");
	stage_lay(st);
	stage_clear(st);
	scene_markers(&st->sc, &st->v);
	camera_to_screen(&st->sc.eye, x, y, &x0, &y0);
	assert_true(stage_drawn_at(st, DRAWN_SPRITE, x0, y0, 255));
	struct road bridge = {.from = (int16_t)from, .to = (int16_t)to, .crosses = true, .x = 500, .y = 600, .degrees = 30};
	st->sc.sheet.roads.road[0] = bridge;
	st->sc.sheet.roads.n = 1;
	road_spot(&st->sc.sheet, &st->s.board, to, from, &x, &y, &back);
	assert_true(fabsf(x - 500) < 0.1f && fabsf(y - 600) < 0.1f && fabsf(back - 210) < 0.1f);
}

static void axes_and_bridges_are_drawn(void **state)
{
	static const char *const sprites[] = {"axis", "bridge"};
	struct stage *st = *state;
	for (int i = 0; i < 2; i++) {
		st->v.markers = 0;
		view_mark_link(&st->v, stage_place(st, "BLA"), stage_place(st, "FER"), SIDE_0, sprites[i], "");
		stage_lay(st);
		stage_clear(st);
		scene_markers(&st->sc, &st->v);
		assert_true(stage_drawn(st, DRAWN_LINE, NULL) > 4);
		assert_int_equal(stage_drawn(st, DRAWN_SPRITE, NULL), 0);
	}
}

/* As the map's drawing writes them; what is wrong is left out. */
static void roads_are_read(void **state)
{
	static const char text[] =
		"{\"roads\": [{\"link\": [\"UMI\", \"TAN\"], \"line\": [10, 20, 30, 40, 50, 60], \"crossing\": [31, 41, 53.8]},"
		"{\"link\": [\"UMI\", \"XXX\"], \"line\": [1, 2, 3, 4]}, {\"link\": [\"UMI\", \"BLA\"], \"line\": [1, 2]}, 7]}";
	struct stage *st = *state;
	struct roads *r = &st->sc.sheet.roads;
	struct error e = {0};
	float at[ROAD_MOST][2];
	cJSON *json = json_parse(text, sizeof text - 1, "sheet.json", &e);
	assert_non_null(json);
	roads_read(r, &st->s.board, json);
	cJSON_Delete(json);
	assert_int_equal(r->n, 1);
	int umi = stage_place(st, "UMI"), tan = stage_place(st, "TAN");
	assert_int_equal(road_line(&st->sc.sheet, &st->s.board, umi, tan, at), 3);
	assert_true(fabsf(at[0][0] - 10) < 0.1f && fabsf(at[2][1] - 60) < 0.1f);
	assert_int_equal(road_line(&st->sc.sheet, &st->s.board, tan, umi, at), 3);
	assert_true(fabsf(at[0][0] - 50) < 0.1f && fabsf(at[2][1] - 20) < 0.1f);
}

/* A disc and a little round it. */
static void points_are_hit(void **state)
{
	struct stage *st = *state;
	const struct board *b = &st->s.board;
	for (int i = 0; i < b->count; i++) {
		float x, y;
		sheet_centre(&st->sc.sheet, b, i, &x, &y);
		assert_int_equal(sheet_place_at(&st->sc.sheet, b, x, y), i);
		assert_int_equal(sheet_place_at(&st->sc.sheet, b, x + sheet_disc(b, i), y), i);
		int far = sheet_place_at(&st->sc.sheet, b, x, y - 90);
		assert_true(far != i);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(the_rest_is_dimmed, open_points, close_stage),
		cmocka_unit_test_setup_teardown(lit_places_are_joined, open_points, close_stage),
		cmocka_unit_test_setup_teardown(overlays_stay_on_the_disc, open_points, close_stage),
		cmocka_unit_test_setup_teardown(marks_lie_on_links, open_points, close_stage),
		cmocka_unit_test_setup_teardown(axes_and_bridges_are_drawn, open_points, close_stage),
		cmocka_unit_test_setup_teardown(roads_are_read, open_points, close_stage),
		cmocka_unit_test_setup_teardown(points_are_hit, open_points, close_stage),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
