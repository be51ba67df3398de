/* Hexes: coordinates of the printed maps, distances, and straight lines against points taken along them. */
#include "help.h"

#include "core/hex.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { POINTS = 1499, FAR = 6, MOST = 3 * FAR, MAPS = 2 }; /* a prime: no point lies where a line crosses a hexside */

static const char *const maps[MAPS] = {"borodino", "berezina"};

static void map_load(struct board *b, const char *name)
{
	char path[512];
	struct error e;
	snprintf(path, sizeof path, "%s/maps/%s.json", help_data(), name);
	if (!board_load(b, path, &e))
		fail_msg("%s: %s", e.place, e.reason);
}

static void hexes_are_where_the_map_has_them(void **unused)
{
	(void)unused;
	for (int m = 0; m < MAPS; m++) {
		struct board b;
		map_load(&b, maps[m]);
		for (int i = 0; i < b.count; i++) {
			assert_int_equal(hex_place(&b, hex_of(&b, i)), i);
			for (int d = 0; d < 6; d++) {
				struct hex next = hex_beside(&b, hex_of(&b, i), d);
				assert_int_equal(hex_place(&b, next), board_step(&b, i, d));
				assert_int_equal(hex_distance(next, hex_of(&b, i)), 1);
			}
		}
		board_free(&b);
	}
}

/* Counted from neighbour to neighbour. */
static void distances_check(const struct board *b, int from)
{
	static int16_t far[MAX_PLACES], queue[MAX_PLACES];
	int n = 0;
	memset(far, 0xff, sizeof far);
	far[from] = 0;
	queue[n++] = (int16_t)from;
	for (int i = 0; i < n; i++)
		for (int d = 0; d < 6; d++) {
			int to = board_step(b, queue[i], d);
			if (to == NONE || far[to] >= 0)
				continue;
			far[to] = (int16_t)(far[queue[i]] + 1);
			queue[n++] = (int16_t)to;
		}
	assert_int_equal(n, b->count);
	for (int i = 0; i < n; i++)
		assert_int_equal(board_distance(b, from, i), far[i]);
}

static void distances_are_those_of_the_shortest_way(void **unused)
{
	(void)unused;
	for (int m = 0; m < MAPS; m++) {
		struct board b;
		map_load(&b, maps[m]);
		for (int from = 0; from < b.count; from += 211)
			distances_check(&b, from);
		board_free(&b);
	}
}

struct step {
	int n;
	struct hex at[2];
};

static bool same(struct hex a, struct hex b)
{
	return a.q == b.q && a.r == b.r;
}

static bool same_step(const struct step *a, const struct step *b)
{
	return a->n == b->n && ((same(a->at[0], b->at[0]) && same(a->at[a->n - 1], b->at[a->n - 1])) ||
				(a->n == 2 && same(a->at[0], b->at[1]) && same(a->at[1], b->at[0])));
}

/* Whose hex a point of the plane is: the one whose centre is nearest, or both. */
static struct step owner(double x, double y)
{
	double best = 1e9;
	struct step s = {0};
	for (int q = -FAR; q <= FAR; q++)
		for (int r = -FAR; r <= FAR; r++) {
			double off = hypot(x - 1.5 * q, y - sqrt(3) * (r + q / 2.0));
			if (off > best + 1e-9)
				continue;
			s.n = off < best - 1e-9 ? 0 : s.n;
			best = off;
			s.at[s.n & 1] = (struct hex){(int16_t)q, (int16_t)r};
			s.n++;
		}
	assert_in_range(s.n, 1, 2);
	return s;
}

/* Of a line from (0, 0): what lies between its ends. */
static int points_taken(struct hex to, struct step out[MOST])
{
	int n = 0;
	const struct hex from = {0, 0};
	for (int i = 1; i < POINTS; i++) {
		double t = (double)i / POINTS;
		struct step s = owner(1.5 * t * to.q, sqrt(3) * t * (to.r + to.q / 2.0));
		bool end = s.n == 1 && (same(s.at[0], from) || same(s.at[0], to));
		if (end || (n && same_step(&out[n - 1], &s)))
			continue;
		assert_true(n < MOST);
		out[n++] = s;
	}
	return n;
}

static void a_line_goes_through_the_hexes_under_it(void **unused)
{
	(void)unused;
	for (int q = -FAR; q <= FAR; q++)
		for (int r = -FAR; r <= FAR; r++) {
			struct hex to = {(int16_t)q, (int16_t)r};
			if (hex_distance((struct hex){0, 0}, to) > FAR)
				continue;
			struct step want[MOST], got = {0};
			int n = points_taken(to, want);
			struct hex_line line = hex_line_begin((struct hex){0, 0}, to);
			for (int i = 0; i < n; i++) {
				got.n = hex_line_next(&line, got.at);
				assert_true(got.n && same_step(&got, &want[i]));
			}
			assert_int_equal(hex_line_next(&line, got.at), 0);
		}
}

static void a_line_along_hexsides_takes_both_hexes(void **unused)
{
	(void)unused;
	struct hex_line line = hex_line_begin((struct hex){5, 5}, (struct hex){7, 7});
	static const struct step want[3] = {{2, {{6, 5}, {5, 6}}}, {1, {{6, 6}}}, {2, {{7, 6}, {6, 7}}}};
	struct step got = {0};
	for (int i = 0; i < 3; i++) {
		got.n = hex_line_next(&line, got.at);
		assert_true(same_step(&got, &want[i]));
	}
	assert_int_equal(hex_line_next(&line, got.at), 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(hexes_are_where_the_map_has_them),
		cmocka_unit_test(distances_are_those_of_the_shortest_way),
		cmocka_unit_test(a_line_goes_through_the_hexes_under_it),
		cmocka_unit_test(a_line_along_hexsides_takes_both_hexes),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
