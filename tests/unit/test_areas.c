/* Boards of areas: borders, neighbours, the area at a point. */
#include "core/outline.h"
#include "help.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void load(struct board *b)
{
	char path[512];
	struct error e = {0};
	snprintf(path, sizeof path, "%s/maps/area1812.json", help_data());
	if (!board_load(b, path, &e))
		fail_msg("%s: %s", e.place, e.reason);
	assert_non_null(b->outline);
}

static const float *corner_of(const struct board *b, int place, int i)
{
	const struct outline *o = &b->outline[place];
	return b->corner[o->first + i % o->count];
}

/* Whether the two have a side in common, seen from `a`. */
static bool share_a_side(const struct board *b, int a, int b2)
{
	for (int i = 0; i < b->outline[a].count; i++)
		for (int k = 0; k < b->outline[b2].count; k++)
			if (!memcmp(corner_of(b, a, i), corner_of(b, b2, k + 1), 2 * sizeof(float)) &&
			    !memcmp(corner_of(b, a, i + 1), corner_of(b, b2, k), 2 * sizeof(float)))
				return true;
	return false;
}

static bool same_way_round(const struct board *b, int place)
{
	double sum = 0;
	for (int i = 0; i < b->outline[place].count; i++) {
		const float *p = corner_of(b, place, i), *q = corner_of(b, place, i + 1);
		sum += (double)p[0] * (double)q[1] - (double)q[0] * (double)p[1];
	}
	return sum > 0;
}

static void areas_are_neighbours_where_they_share_a_border(void **unused)
{
	(void)unused;
	struct board b;
	load(&b);
	assert_int_equal(b.count, 73);
	int links = 0;
	for (int i = 0; i < b.count; i++) {
		assert_true(same_way_round(&b, i));
		for (int k = 0; k < b.count; k++) {
			if (k == i)
				continue;
			bool off = (b.at[i].kind | b.at[k].kind) & KIND_OFF_LIMITS, linked = board_link(&b, i, k) != NONE;
			if (linked != (share_a_side(&b, i, k) && !off))
				fail_msg("%s and %s: link %d", b.at[i].id, b.at[k].id, linked);
			links += linked;
		}
	}
	assert_int_equal(links, 2 * 181);
	board_free(&b);
}

/* A step over the middle of a side leads into the area that is said to lie beyond it. */
static void beyond_a_side_lies_the_neighbour(void **unused)
{
	(void)unused;
	struct board b;
	int sides = 0;
	load(&b);
	for (int place = 0; place < b.count; place++)
		for (int i = 0; i < b.outline[place].count; i++) {
			const float *p = corner_of(&b, place, i), *q = corner_of(&b, place, i + 1);
			float dx = q[0] - p[0], dy = q[1] - p[1], out = 1e-4f / hypotf(dx, dy); /* all go the same way round: to the left is outside */
			int beyond = b.beyond[b.outline[place].first + i];
			int there = board_area_at(&b, (p[0] + q[0]) / 2 + dy * out, (p[1] + q[1]) / 2 - dx * out);
			if (beyond != NONE && there != beyond)
				fail_msg("beyond side %d of %s lies %s", i, b.at[place].id, there == NONE ? "nothing" : b.at[there].id);
			if (beyond == NONE && there != NONE && board_link(&b, place, there) != NONE)
				fail_msg("beyond side %d of %s lies %s after all", i, b.at[place].id, b.at[there].id);
			sides += beyond != NONE;
		}
	assert_true(sides > 1000 && sides % 2 == 0);
	board_free(&b);
}

static void parts_of_one_area_say_so(void **unused)
{
	(void)unused;
	struct board b;
	load(&b);
	int parts = 0;
	for (int i = 0; i < b.count; i++) {
		parts += b.at[i].area[0] != 0;
		for (int k = 0; k < b.at[i].links; k++) {
			const struct link *l = &b.at[i].link[k];
			bool sisters = b.at[i].area[0] && !strcmp(b.at[i].area, b.at[l->to].area);
			assert_int_equal(sisters, (l->feature & EDGE_SUB_AREA) != 0);
		}
	}
	assert_int_equal(parts, 17);
	assert_string_equal(b.at[board_find(&b, "R40c")].area, "R40");
	board_free(&b);
}

/* The name comes before the code; nothing is said of what is no place. */
static void a_place_is_called_by_its_name_first(void **unused)
{
	(void)unused;
	struct board b;
	load(&b);
	assert_string_equal(board_called(&b, board_find(&b, "R57")).at, "Moscow (R57)");
	snprintf(b.at[0].name, sizeof b.at[0].name, "%s", b.at[0].id);
	assert_string_equal(board_called(&b, 0).at, b.at[0].id);
	b.at[0].name[0] = 0;
	assert_string_equal(board_called(&b, 0).at, b.at[0].id);
	memset(b.at[0].name, 'n', sizeof b.at[0].name - 1);
	memset(b.at[0].id, 'i', sizeof b.at[0].id - 1);
	assert_int_equal(strlen(board_called(&b, 0).at), sizeof b.at[0].name + sizeof b.at[0].id - 2 + 3);
	assert_string_equal(board_called(&b, NONE).at, "nowhere");
	assert_string_equal(board_called(&b, b.count).at, "nowhere");
	board_free(&b);
}

/* A point on a border lies in exactly one of the areas that meet there, or, on the coast, in one at most. */
static void borders_leave_no_gap_and_no_overlap(void **unused)
{
	(void)unused;
	struct board b;
	load(&b);
	for (int i = 0; i < b.count; i++)
		for (int k = 0; k < b.outline[i].count; k++) {
			const float *p = corner_of(&b, i, k), *q = corner_of(&b, i, k + 1);
			for (int part = 0; part < 8; part++) {
				float t = (float)part / 8, x = p[0] + (q[0] - p[0]) * t, y = p[1] + (q[1] - p[1]) * t;
				int in = 0;
				for (int n = 0; n < b.count; n++)
					in += outline_holds(&b, n, x, y);
				assert_in_range(in, 0, 1);
			}
		}
	/* Inland, in the middle of Russia, every point lies in an area. */
	for (float y = .35f; y < .64f; y += .0021f)
		for (float x = .36f; x < .9f; x += .0019f)
			assert_int_not_equal(board_area_at(&b, x, y), NONE);
	board_free(&b);
}

static int at(const struct board *b, float x, float y)
{
	return board_area_at(b, x, y);
}

static void a_point_finds_its_area(void **unused)
{
	(void)unused;
	struct board b;
	load(&b);
	assert_int_equal(at(&b, .62963f, .49125f), board_find(&b, "R44"));  /* Smolensk */
	assert_int_equal(at(&b, .84777f, .38131f), board_find(&b, "R57"));  /* Moscow */
	assert_int_equal(at(&b, .35236f, .49948f), board_find(&b, "R22"));  /* Vilna */
	assert_int_equal(at(&b, .4061f, .39716f), board_find(&b, "R31a"));  /* Duenaburg */
	assert_int_equal(at(&b, .49573f, .43302f), board_find(&b, "R31b")); /* Polotsk */
	assert_int_equal(at(&b, .37942f, .72845f), board_find(&b, "PRI"));  /* Pinsk */
	assert_int_equal(at(&b, .1f, .3f), NONE);                           /* the Baltic */
	assert_int_equal(at(&b, -.1f, .5f), NONE);
	assert_int_equal(at(&b, 1.1f, .5f), NONE);
	board_free(&b);
}

/* The tempo of the campaign: marches of one area a turn. */
static void distances_are_counted_in_areas(void **unused)
{
	(void)unused;
	struct board b;
	load(&b);
	int far = board_distance(&b, board_find(&b, "FW9"), board_find(&b, "R44"));
	assert_int_equal(far, 4);
	assert_int_equal(board_distance(&b, board_find(&b, "R44"), board_find(&b, "R57")), 3);
	assert_int_equal(board_distance(&b, board_find(&b, "R24"), board_find(&b, "R44")), 4);
	assert_int_equal(b.at[board_find(&b, "PRI")].links, 0);
	board_free(&b);
}

static bool loads(const char *areas)
{
	char text[800];
	const char *path = help_path("map.json");
	snprintf(text, sizeof text, "{\"id\":\"t\",\"kind\":\"areas\",\"areas\":{%s},\"links\":[]}", areas);
	help_write(path, text, strlen(text));
	struct board b;
	struct error e = {0};
	bool good = board_load(&b, path, &e);
	assert_true(good || e.reason[0]);
	if (good)
		board_free(&b);
	return good;
}

static void borders_are_checked(void **unused)
{
	(void)unused;
	assert_true(loads("\"A\":{\"at\":[0.2,0.3],\"poly\":[[0,0],[1,0],[0,1]]}"));
	assert_true(loads("\"A\":{\"at\":[0.2,0.3]}"));
	assert_false(loads("\"A\":{\"at\":[0.9,0.9],\"poly\":[[0,0],[1,0],[0,1]]}"));
	assert_false(loads("\"A\":{\"at\":[0.2,0.3],\"poly\":[[0,0],[1,0]]}"));
	assert_false(loads("\"A\":{\"at\":[0.2,0.3],\"poly\":[[0,0],[1.5,0],[0,1]]}"));
	assert_false(loads("\"A\":{\"at\":[0.2,0.3],\"poly\":[[0,0],\"x\",[0,1]]}"));
	assert_false(loads("\"A\":{\"at\":[0.2,0.3],\"poly\":[[0,0],[1,0],[0,1]]},\"B\":{\"at\":[0.8,0.8]}"));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(areas_are_neighbours_where_they_share_a_border),
		cmocka_unit_test(beyond_a_side_lies_the_neighbour),
		cmocka_unit_test(parts_of_one_area_say_so),
		cmocka_unit_test(borders_leave_no_gap_and_no_overlap),
		cmocka_unit_test(a_place_is_called_by_its_name_first),
		cmocka_unit_test(a_point_finds_its_area),
		cmocka_unit_test(distances_are_counted_in_areas),
		cmocka_unit_test(borders_are_checked),
	};
	return cmocka_run_group_tests(tests, help_folder_make, help_folder_remove);
}
