/* Points on the screen: where they are and which one lies under a point, with and without a drawn sheet. */
#include "check.h"
#include "files.h"
#include "render/sheet.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static struct board board;

static int open_board(void **state)
{
	char path[512];
	struct error e = {0};
	(void)state;
	snprintf(path, sizeof path, "%s/maps/null-points.json", getenv("GROGNARD_DATA"));
	return board_load(&board, path, &e) ? 0 : -1;
}

static int close_board(void **state)
{
	(void)state;
	board_free(&board);
	return 0;
}

/* Each point is found where it is, nothing far from all of them. */
static void points_are_found(const struct sheet *s)
{
	for (int i = 0; i < board.count; i++) {
		float x, y;
		sheet_centre(s, &board, i, &x, &y);
		assert_true(fabsf(x - board.at[i].x * s->map_w) < .5f && fabsf(y - board.at[i].y * s->map_h) < .5f);
		assert_int_equal(sheet_place_at(s, &board, x, y), i);
		assert_int_equal(sheet_place_at(s, &board, x + 20, y - 20), i);
	}
	assert_int_equal(sheet_place_at(s, &board, s->map_w * .97f, s->map_h * .03f), NONE);
}

static void a_plain_board_has_its_points(void **unused)
{
	(void)unused;
	struct sheet s;
	struct error e = {0};
	assert_false(sheet_open(&s, "/nowhere", &board, &e));
	assert_false(s.drawn);
	assert_true(s.map_w > 0 && s.map_h > 0);
	points_are_found(&s);
}

/* The description that the map's drawing writes: its size, the plates, where the turn marker lies. */
static void a_drawn_board_has_its_points(void **unused)
{
	(void)unused;
	static const char text[] =
		"{\"radius\": 76, \"origin\": [0, 0], \"width\": 1700, \"height\": 1300, \"tile\": 512, \"map\": [1700, 1300],"
		"\"plates\": {\"UMI\": [190.1, 425, 51.2, 417.1, 103.9, 20.7]}, \"turns\": [[1, 137, 1066]],"
		"\"steps\": [{\"percent\": 50, \"width\": 850, \"height\": 650}]}";
	char folder[] = "/tmp/grognard-points-XXXXXX", path[160];
	struct sheet s;
	struct error e = {0};
	float x, y;
	assert_non_null(mkdtemp(folder));
	snprintf(path, sizeof path, "%s/art", folder);
	assert_int_equal(mkdir(path, 0777), 0);
	snprintf(path, sizeof path, "%s/art/null-points", folder);
	assert_int_equal(mkdir(path, 0777), 0);
	snprintf(path, sizeof path, "%s/art/null-points/sheet.json", folder);
	files_put(path, text, sizeof text - 1);
	if (!sheet_open(&s, folder, &board, &e))
		fail_msg("%s: %s", e.place, e.reason);
	files_remove(folder);
	assert_true(s.drawn && fabsf(s.map_w - 1700) < .5f && fabsf(s.map_h - 1300) < .5f);
	points_are_found(&s);
	int mill = board_find(&board, "UMI");
	sheet_plate(&s, &board, mill, &x, &y);
	assert_true(fabsf(x - 190.1f) < .1f && fabsf(y - 425) < .1f);
	assert_true(fabsf(s.words[mill].w - 103.9f) < .1f);
	assert_true(fabsf(s.turn[1].x - 137) < .1f);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_plain_board_has_its_points),
		cmocka_unit_test(a_drawn_board_has_its_points),
	};
	return cmocka_run_group_tests(tests, open_board, close_board);
}
