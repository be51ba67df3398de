/* Ways as lines: through the middles of hexes, along the drawn roads, up to the counters at their end. */
#include "render/way.h"
#include "stage.h"

#include <math.h>

static struct stage *hex, *points;

static int open_both(void **state)
{
	(void)state;
	hex = stage_open("null-hex", LIE_PILE);
	points = stage_open("null-points", LIE_BLOCK);
	return 0;
}

static int close_both(void **state)
{
	(void)state;
	stage_close(hex);
	stage_close(points);
	return 0;
}

static int ways(const struct stage *st, const char *const *id, int16_t *place)
{
	int n = 0;
	for (; id[n]; n++)
		place[n] = (int16_t)stage_place(st, id[n]);
	return n;
}

/* How near the line comes to a point of the screen. */
static float nearest(const struct way *w, float x, float y)
{
	float least = 1e9f;
	for (int i = 0; i < w->n; i++)
		least = fminf(least, hypotf(w->at[i][0] - x, w->at[i][1] - y));
	return least;
}

static void a_way_passes_all_its_places(void **unused)
{
	(void)unused;
	static const char *const id[] = {"0102", "0103", "0203", "0204", "0304", NULL};
	int16_t place[8];
	struct way w;
	int n = ways(hex, id, place);
	assert_true(way_through(&hex->sc, place, n, &w));
	for (int i = 0; i < n; i++) {
		float x, y;
		scene_centre(&hex->sc, place[i], &x, &y);
		assert_true(nearest(&w, x, y) < 4);
		if (i == 0)
			assert_true(hypotf(w.at[0][0] - x, w.at[0][1] - y) < 0.5f);
		if (i == n - 1)
			assert_true(hypotf(w.at[w.n - 1][0] - x, w.at[w.n - 1][1] - y) < 0.5f);
	}
	for (int i = 1; i < w.n; i++) /* no jumps, and the lengths add up */
		assert_true(w.far[i] - w.far[i - 1] < 12 && w.far[i] >= w.far[i - 1]);
	assert_true(way_length(&w) > 4 * 120.0f && way_length(&w) < 5 * 140.0f);
}

/* One step bows, the one way and the other way on different sides. */
static void a_single_step_bows(void **unused)
{
	(void)unused;
	static const char *const there[] = {"0304", "0404", NULL}, *const back[] = {"0404", "0304", NULL};
	int16_t place[4];
	struct way a, b;
	float x, y, u, v, p, q, ux, uy;
	assert_true(way_through(&hex->sc, place, ways(hex, there, place), &a));
	assert_true(way_through(&hex->sc, place, ways(hex, back, place), &b));
	way_at(&a, way_length(&a) / 2, &x, &y, &ux, &uy);
	way_at(&b, way_length(&b) / 2, &u, &v, &ux, &uy);
	scene_centre(&hex->sc, stage_place(hex, "0304"), &p, &q);
	assert_true(hypotf(x - u, y - v) > 20 && hypotf(x - u, y - v) < 30); /* a tenth of 131.6 to either side */
}

static void on_points_it_follows_the_road(void **unused)
{
	(void)unused;
	static const char *const id[] = {"UMI", "VIN", NULL}; /* a drawn line with three corners */
	int16_t place[4];
	float line[MAX_BENDS + 2][2];
	struct way w;
	const struct board *b = &points->s.board;
	assert_true(way_through(&points->sc, place, ways(points, id, place), &w));
	int n = board_line(b, place[0], board_link(b, place[0], place[1]), line);
	assert_int_equal(n, 5);
	for (int i = 0; i < n; i++) {
		float x, y;
		camera_to_screen(&points->sc.eye, line[i][0] * points->sc.sheet.map_w, line[i][1] * points->sc.sheet.map_h, &x, &y);
		assert_true(nearest(&w, x, y) < 4);
	}
}

/* A straight road stays straight though the next one turns off. */
static void a_straight_road_stays_straight(void **unused)
{
	(void)unused;
	static const char *const id[] = {"UMI", "TAN", "BRI", NULL};
	int16_t place[4];
	float x0, y0, x1, y1, x, y, ux, uy;
	struct way w;
	assert_true(way_through(&points->sc, place, ways(points, id, place), &w));
	scene_centre(&points->sc, place[0], &x0, &y0);
	scene_centre(&points->sc, place[1], &x1, &y1);
	way_at(&w, hypotf(x1 - x0, y1 - y0) / 2, &x, &y, &ux, &uy);
	assert_true(hypotf(x - (x0 + x1) / 2, y - (y0 + y1) / 2) < 4);
}

static void it_ends_before_the_counters(void **unused)
{
	(void)unused;
	static const char *const id[] = {"0302", "0303", "0304", NULL};
	int16_t place[4];
	struct way w;
	float x, y, ux, uy, cx, cy;
	assert_true(way_through(&hex->sc, place, ways(hex, id, place), &w));
	stage_lay(hex);
	assert_true(way_length(&w) - way_end(&hex->sc, &w, place[2]) < 10); /* nobody is there */
	stage_put(hex, "BL-3", "0304");
	stage_lay(hex);
	way_at(&w, way_end(&hex->sc, &w, place[2]), &x, &y, &ux, &uy);
	scene_centre(&hex->sc, place[2], &cx, &cy);
	float off = fmaxf(fabsf(x - cx), fabsf(y - cy)), half = (float)scene_side(&hex->sc) / 2;
	assert_true(off >= half + 3 && off < half + 12);
}

static void parts_of_a_way_join(void **unused)
{
	(void)unused;
	static const char *const id[] = {"UMI", "TAN", "BRI", NULL};
	int16_t place[4];
	struct way w;
	float xy[2 * WAY_POINTS], x, y, ux, uy;
	assert_true(way_through(&points->sc, place, ways(points, id, place), &w));
	int n = way_part(&w, 30, 100, xy);
	assert_true(n > 5);
	way_at(&w, 30, &x, &y, &ux, &uy);
	assert_true(hypotf(xy[0] - x, xy[1] - y) < 0.01f);
	way_at(&w, 100, &x, &y, &ux, &uy);
	assert_true(hypotf(xy[2 * n - 2] - x, xy[2 * n - 1] - y) < 0.01f);
	float sum = 0;
	for (int i = 1; i < n; i++)
		sum += hypotf(xy[2 * i] - xy[2 * i - 2], xy[2 * i + 1] - xy[2 * i - 1]);
	assert_true(fabsf(sum - 70) < 1);
	assert_int_equal(way_part(&w, 50, 50, xy), 0);
}

/* Places that are none, and no step at all. */
static void what_is_no_way_is_none(void **unused)
{
	(void)unused;
	const int16_t none[3] = {NONE, 30000, -5}, same[2] = {3, 3};
	struct way w;
	assert_false(way_through(&hex->sc, none, 3, &w));
	assert_false(way_through(&hex->sc, same, 2, &w));
	assert_false(way_through(&hex->sc, same, 0, &w));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_way_passes_all_its_places),
		cmocka_unit_test(a_single_step_bows),
		cmocka_unit_test(on_points_it_follows_the_road),
		cmocka_unit_test(a_straight_road_stays_straight),
		cmocka_unit_test(it_ends_before_the_counters),
		cmocka_unit_test(parts_of_a_way_join),
		cmocka_unit_test(what_is_no_way_is_none),
	};
	return cmocka_run_group_tests(tests, open_both, close_both);
}
