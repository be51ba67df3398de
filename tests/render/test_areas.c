/* Areas on the screen: which one lies under a point, what is filled, how dozens of counters stand in one. */
#include "check.h"
#include "core/outline.h"
#include "render/badge.h"
#include "render/heap.h"
#include "render/region.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct scenario s;
static struct scene sc;
static struct view v;

/* A scenario without rules: the board and a few corps of each side. */
static void add_pieces(const char *side, const char *type, int n, int8_t of)
{
	for (int i = 1; i <= n; i++) {
		struct print *p = &s.piece[s.pieces++];
		snprintf(p->id, sizeof p->id, "%s-%.2s-%02d", side, type, i);
		snprintf(p->type, sizeof p->type, "%s", type);
		p->side = of;
	}
}

static int open_scene(void **state)
{
	char path[512];
	struct error e = {0};

	memset(&s, 0, sizeof s);
	snprintf(path, sizeof path, "%s/maps/area1812.json", getenv("GROGNARD_DATA"));
	if (!board_load(&s.board, path, &e))
		return -1;
	snprintf(s.game, sizeof s.game, "area1812");
	snprintf(s.side_id[0], sizeof s.side_id[0], "french");
	snprintf(s.side_id[1], sizeof s.side_id[1], "russian");
	add_pieces("FR", "infantry", 12, 0);
	add_pieces("FR", "cavalry", 8, 0);
	add_pieces("FR", "wagon", 2, 0);
	add_pieces("RU", "infantry", 6, 1);
	add_pieces("RU", "cavalry", 3, 1);
	scene_open(&sc, canvas_open_null(1280, 800), &s, "/nowhere");
	camera_area(&sc.eye, (struct rect){0, 0, 1280, 800});
	*state = NULL;
	return 0;
}

static int close_scene(void **state)
{
	(void)state;
	canvas_close(sc.c);
	board_free(&s.board);
	return 0;
}

static struct counter *put(const char *id, int place)
{
	struct counter *k = &v.counter[v.counters++];
	memset(k, 0, sizeof *k);
	k->piece = (int16_t)scenario_piece(&s, id);
	assert_int_not_equal(k->piece, NONE);
	k->place = (int16_t)place;
	k->side = s.piece[k->piece].side;
	k->height = (uint8_t)v.counters;
	return k;
}

static void put_many(const char *kind, int n, int place)
{
	for (int i = 1; i <= n; i++) {
		char id[20];
		snprintf(id, sizeof id, "%s-%02d", kind, i);
		put(id, place);
	}
}

static int place_on_screen(float x, float y)
{
	float u, w;
	camera_to_sheet(&sc.eye, x, y, &u, &w);
	return sheet_place_at(&sc.sheet, &s.board, u, w);
}

/* Looks at the middle of an area at a step of zoom. */
static void look(int place, int step)
{
	float x, y;
	sheet_centre(&sc.sheet, &s.board, place, &x, &y);
	camera_step(&sc.eye, step);
	camera_centre(&sc.eye, x, y);
}

static void the_middle_of_an_area_is_in_it(void **unused)
{
	(void)unused;
	for (int i = 0; i < s.board.count; i++)
		for (int step = 0; step < ZOOM_STEPS; step++) {
			float x, y;
			look(i, step);
			scene_centre(&sc, i, &x, &y);
			assert_int_equal(place_on_screen(x, y), i);
		}
}

/* On both sides of every border, two pixels off it at full size, the area is the one that is drawn there. */
static void a_border_parts_two_areas(void **unused)
{
	(void)unused;
	int parted = 0;
	for (int i = 0; i < s.board.count; i++) {
		const struct outline *o = &s.board.outline[i];
		look(i, 4);
		for (int k = 0; k < o->count; k++) {
			const float *p = s.board.corner[o->first + k], *q = s.board.corner[o->first + (k + 1) % o->count];
			float mx = (p[0] + q[0]) / 2, my = (p[1] + q[1]) / 2, x, y;
			float dx = (q[0] - p[0]) * sc.sheet.map_w, dy = (q[1] - p[1]) * sc.sheet.map_h, l = hypotf(dx, dy);
			if (l < 12)
				continue; /* too short: two pixels aside another border may run */
			camera_to_screen(&sc.eye, sc.sheet.origin_x + mx * sc.sheet.map_w,
					 sc.sheet.origin_y + my * sc.sheet.map_h, &x, &y);
			int a = place_on_screen(x - dy / l * 2, y + dx / l * 2), b = place_on_screen(x + dy / l * 2, y - dx / l * 2);
			assert_true((a == i) != (b == i));
			parted++;
		}
	}
	assert_true(parted > 2000);
}

static bool within(const struct rect *r, int x, int y)
{
	return x >= r->x && y >= r->y && x < r->x + r->w && y < r->y + r->h;
}

static bool filled(int x, int y)
{
	int n;
	const struct canvas_item *item = canvas_drawn(sc.c, &n);
	for (int i = 0; i < n; i++)
		if (item[i].kind == DRAWN_FILL && within(&item[i].at, x, y))
			return true;
	return false;
}

/* What lights up is what a click there would mean, pixel for pixel. */
static void what_is_filled_is_what_is_picked(void **unused)
{
	(void)unused;
	int i = board_find(&s.board, "R53b"), right = 0, wrong = 0;
	look(i, 1);
	canvas_present(sc.c);
	region_fill(&sc, i, FILL_WHOLE, 0xff0000ff);
	struct rect box = region_box(&sc, i);
	for (int y = box.y - 2; y < box.y + box.h + 2; y += 3)
		for (int x = box.x - 2; x < box.x + box.w + 2; x += 3) {
			bool in = place_on_screen((float)x + .5f, (float)y + .5f) == i;
			right += in;
			wrong += in != filled(x, y);
		}
	assert_true(right > 100);
	assert_in_range(wrong, 0, 2); /* a border within a thousandth of a pixel's middle */
}

static void all_but_the_lit_areas_are_dimmed(void **unused)
{
	(void)unused;
	struct places lit = {{0}};
	int i = board_find(&s.board, "R44"), k = board_find(&s.board, "R51");
	places_add(&lit, i);
	places_add(&lit, k);
	look(i, 0);
	canvas_present(sc.c);
	scene_dim(&sc, &lit);
	for (int at = 0; at < s.board.count; at++) {
		float x, y;
		scene_centre(&sc, at, &x, &y);
		if (x < 0 || y < 0 || x >= 1280 || y >= 800)
			continue;
		assert_int_equal(filled((int)x, (int)y), at != i && at != k);
	}
}

static int heap_at(int place, int side, const char *type, float *x, float *y)
{
	*x = *y = 0;
	for (int i = 0; i < sc.lying; i++) {
		const struct lying *l = &sc.lie[i];
		if (l->place != place || l->height != l->stack - 1 || v.counter[l->counter].side != side ||
		    strcmp(s.piece[l->piece].type, type) != 0)
			continue;
		*x = l->x;
		*y = l->y;
		return l->count;
	}
	return 0;
}

/* Ten corps and more: one heap for each kind with its number, none upon another, the sides apart. */
static void heaps_tell_their_numbers(void **unused)
{
	(void)unused;
	int at = board_find(&s.board, "FW9");
	float x[5], y[5], size = scene_counter_size(&sc);
	view_clear(&v, LIE_HEAP);
	put_many("FR-in", 9, at);
	put_many("FR-ca", 6, at);
	put_many("FR-wa", 2, at);
	put_many("RU-in", 4, at);
	put_many("RU-ca", 1, at);
	scene_lay(&sc, &v, NULL, NULL);
	assert_int_equal(heap_at(at, 0, "infantry", &x[0], &y[0]), 9);
	assert_int_equal(heap_at(at, 0, "cavalry", &x[1], &y[1]), 6);
	assert_int_equal(heap_at(at, 0, "wagon", &x[2], &y[2]), 2);
	assert_int_equal(heap_at(at, 1, "infantry", &x[3], &y[3]), 4);
	assert_int_equal(heap_at(at, 1, "cavalry", &x[4], &y[4]), 1);
	for (int i = 0; i < 5; i++)
		for (int k = 0; k < i; k++)
			assert_true(fabsf(x[i] - x[k]) > size * .8f || fabsf(y[i] - y[k]) > size * .8f);
	for (int own = 0; own < 3; own++)
		for (int other = 3; other < 5; other++)
			assert_true(x[own] < x[other]);
}

/* What is in hand leaves its heap, so that the hand can be counted. */
static void what_is_taken_up_lies_apart(void **unused)
{
	(void)unused;
	int at = board_find(&s.board, "R22"), in_hand = 0;
	view_clear(&v, LIE_HEAP);
	put_many("FR-in", 5, at);
	v.counter[1].badges = v.counter[3].badges = BADGE_IN_HAND;
	scene_lay(&sc, &v, NULL, NULL);
	for (int i = 0; i < sc.lying; i++) {
		const struct lying *l = &sc.lie[i];
		bool held = v.counter[l->counter].badges & BADGE_IN_HAND;
		in_hand += held;
		assert_int_equal(l->count, held ? 2 : 3);
	}
	assert_int_equal(in_hand, 2);
}

/* Counters stand in their own area, also where it is small. */
static void a_heap_stands_in_its_area(void **unused)
{
	(void)unused;
	for (int at = 0; at < s.board.count; at++) {
		float x, y;
		view_clear(&v, LIE_HEAP);
		put_many("RU-in", 3, at);
		scene_lay(&sc, &v, NULL, NULL);
		assert_int_equal(heap_at(at, 1, "infantry", &x, &y), 3);
		assert_int_equal(sheet_place_at(&sc.sheet, &s.board, x, y), at);
	}
}

/* On counters of every size badges keep off the symbol and the values, which lie in the middle. */
static void badges_leave_the_symbol_free(void **unused)
{
	(void)unused;
	for (int side = 20; side <= 200; side++)
		for (int all = 1; all <= 5; all++) {
			struct badge_row row;
			badges_lie((float)side, all, &row);
			assert_in_range(row.shown, 1, all);
			assert_true(row.folded == (all > 1 && side < BADGES_FROM));
			for (int i = 0; i < row.shown; i++) {
				float left = row.x + (float)i * row.step - row.size / 2, low = row.y + row.size / 2;
				assert_true(left > 0.27f * (float)side || low < -0.27f * (float)side);
			}
		}
}

/* The numbers of heaps are drawn by themselves, so that nothing that lies round them is drawn after. */
static void heaps_are_counted_apart(void **unused)
{
	(void)unused;
	int at = board_find(&s.board, "FW9"), n, numbers = 0;
	view_clear(&v, LIE_HEAP);
	put_many("FR-in", 9, at);
	put_many("FR-wa", 1, at);
	scene_lay(&sc, &v, NULL, NULL);
	canvas_present(sc.c);
	heap_counts(&sc);
	const struct canvas_item *item = canvas_drawn(sc.c, &n);
	for (int i = 0; i < n; i++)
		numbers += item[i].kind == DRAWN_TEXT && !strcmp(item[i].name, "9");
	assert_int_equal(numbers, 1);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_middle_of_an_area_is_in_it), cmocka_unit_test(a_border_parts_two_areas),
		cmocka_unit_test(what_is_filled_is_what_is_picked), cmocka_unit_test(all_but_the_lit_areas_are_dimmed),
		cmocka_unit_test(heaps_tell_their_numbers), cmocka_unit_test(what_is_taken_up_lies_apart),
		cmocka_unit_test(a_heap_stands_in_its_area), cmocka_unit_test(badges_leave_the_symbol_free),
		cmocka_unit_test(heaps_are_counted_apart),
	};
	return cmocka_run_group_tests(tests, open_scene, close_scene);
}
