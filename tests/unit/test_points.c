/* Point-to-point boards: places and links, drawn lines, distances; what is refused. */
#include "core/board.h"
#include "help.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* A map of three towns in a row and one that no road reaches; `links` in place of its own links. */
static bool read_map(struct board *b, const char *points, const char *links, struct error *e)
{
	char text[4000];
	const char *path = help_path("map.json");
	snprintf(text, sizeof text, "{\"id\":\"t\",\"title\":\"T\",\"kind\":\"points\",\"points\":{%s},\"links\":[%s]}",
		 points, links);
	help_write(path, text, strlen(text));
	return board_load(b, path, e);
}

static const char towns[] =
	"\"A\":{\"at\":[0.1,0.2],\"name\":\"Aach\",\"k\":[\"citadel\"],\"vp\":3},"
	"\"B\":{\"at\":[0.5,0.2],\"k\":[\"wooded\"]},\"C\":{\"at\":[0.9,0.3],\"k\":[\"fortified\"]},"
	"\"D\":{\"at\":[0.5,0.9]}";
static const char roads[] =
	"[\"A\",\"B\",{\"river\":\"Brook\",\"bridge\":true,\"line\":[[0.2,0.1],[0.3,0.15],[0.4,0.3]]}],"
	"[\"C\",\"B\",{\"trail\":true}]";

static void load(struct board *b)
{
	struct error e = {0};
	if (!read_map(b, towns, roads, &e))
		fail_msg("%s: %s", e.place, e.reason);
}

static void places_and_links_are_read(void **unused)
{
	(void)unused;
	struct board b;
	load(&b);
	assert_int_equal(b.kind, BOARD_POINTS);
	assert_int_equal(b.count, 4);
	assert_false(board_has_borders(&b));
	assert_int_equal(board_find(&b, "C"), 2);
	assert_int_equal(board_find(&b, "E"), NONE);
	assert_int_equal(b.at[0].kind, KIND_CITADEL);
	assert_int_equal(b.at[1].kind, KIND_WOODED);
	assert_string_equal(b.at[0].name, "Aach");
	int ab = board_link(&b, 0, 1), bc = board_link(&b, 1, 2);
	assert_int_equal(b.at[0].link[ab].feature, EDGE_RIVER | EDGE_BRIDGE | EDGE_ROAD);
	assert_int_equal(b.at[1].link[bc].feature, EDGE_TRAIL);
	assert_int_equal(board_link(&b, 0, 2), NONE);
	board_free(&b);
}

static void same(const float at[2], double x, double y)
{
	assert_true(fabs((double)at[0] - x) < 1e-6 && fabs((double)at[1] - y) < 1e-6);
}

/* From either end the line begins in the middle of that end. */
static void a_drawn_line_runs_both_ways(void **unused)
{
	(void)unused;
	struct board b;
	float at[MAX_BENDS + 2][2], back[MAX_BENDS + 2][2];
	load(&b);
	assert_int_equal(board_line(&b, 0, board_link(&b, 0, 1), at), 5);
	assert_int_equal(board_line(&b, 1, board_link(&b, 1, 0), back), 5);
	same(at[0], .1, .2);
	same(at[1], .2, .1);
	same(at[3], .4, .3);
	same(at[4], .5, .2);
	for (int i = 0; i < 5; i++)
		assert_memory_equal(at[i], back[4 - i], sizeof at[i]);
	assert_int_equal(board_line(&b, 2, board_link(&b, 2, 1), at), 2);
	same(at[0], .9, .3);
	same(at[1], .5, .2);
	board_free(&b);
}

static void distances_are_counted_in_links(void **unused)
{
	(void)unused;
	struct board b;
	load(&b);
	assert_int_equal(board_distance(&b, 0, 0), 0);
	assert_int_equal(board_distance(&b, 0, 1), 1);
	assert_int_equal(board_distance(&b, 2, 0), 2);
	assert_int_equal(board_distance(&b, 0, 3), MAX_PLACES);
	board_free(&b);
}

static void refused(const char *points, const char *links, const char *place, const char *reason)
{
	struct board b;
	struct error e = {0};
	char line[1024];
	assert_false(read_map(&b, points, links, &e));
	error_print(&e, line, sizeof line);
	if (!strstr(line, "map.json") || !strstr(line, place) || !strstr(line, reason))
		fail_msg("\"%s\" does not say \"%s\" and \"%s\"", line, place, reason);
}

static void a_wrong_map_is_refused(void **unused)
{
	(void)unused;
	refused("", "", "points", "1 to 3072 points");
	refused("\"A\":{\"at\":[0.1,1.2]}", "", "A", "two fractions of the sheet");
	refused("\"A\":{\"at\":[0.1]}", "", "A", "two fractions of the sheet");
	refused("\"A\":{}", "", "A", "two fractions of the sheet");
	refused("\"A\":{\"at\":[0.1,0.2],\"k\":[\"castle\"]}", "", "A", "unknown kind of place");
	refused("\"ABCDEFGHIJKL\":{\"at\":[0.1,0.2]}", "", "ABCDEFGHIJKL", "11 letters");
	refused(towns, "[\"A\",\"X\",{}]", "links[0]", "two different places");
	refused(towns, "[\"A\",\"A\",{}]", "links[0]", "two different places");
	refused(towns, "[\"A\",\"B\",{}],[\"B\",\"A\",{}]", "links[1]", "B and A are joined twice");
	refused(towns, "[\"A\",\"B\",{\"line\":[[0.1,0.1],[2,0.1]]}]", "links[0]", "no point of the sheet");
	refused(towns, "[\"A\",\"B\",{\"line\":7}]", "links[0]", "list of points");
	refused(towns,
		"[\"A\",\"B\",{\"line\":[[0,0],[0,0],[0,0],[0,0],[0,0],[0,0],[0,0],[0,0],[0,0],[0,0],[0,0],[0,0],[0,0],[0,0],[0,0]]}]",
		"links[0]", "more than 14 points");
}

/* A place with more links than there are slots. */
static void too_many_links_are_refused(void **unused)
{
	(void)unused;
	char points[1000] = "\"A\":{\"at\":[0.5,0.5]}", links[1000] = "";
	for (int i = 0; i <= MAX_LINKS; i++) {
		snprintf(points + strlen(points), sizeof points - strlen(points), ",\"P%d\":{\"at\":[0.%d,0.1]}", i,
			 i + 1);
		snprintf(links + strlen(links), sizeof links - strlen(links), "%s[\"A\",\"P%d\",{}]", i ? "," : "", i);
	}
	refused(points, links, "links[8]", "A has more than 8 links");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(places_and_links_are_read),	  cmocka_unit_test(a_drawn_line_runs_both_ways),
		cmocka_unit_test(distances_are_counted_in_links), cmocka_unit_test(a_wrong_map_is_refused),
		cmocka_unit_test(too_many_links_are_refused),
	};
	return cmocka_run_group_tests(tests, help_folder_make, help_folder_remove);
}
