/* The drawn sheet of areas agrees with the board: tints where the states are, water where no land is, plates and names
 * where they belong and none upon another. */
#include "art/area_label.h"
#include "art/area_plan.h"
#include "art/sheet_draw.h"
#include "art/sheet_river.h"
#include "check.h"
#include "core/outline.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const double scale = .125;

static struct board board;
static struct sheet sheet;
static struct ink_fonts fonts;
static uint32_t *pixels;
static int width, height;

static int draw_once(void **state)
{
	char path[512];
	struct error e = {0};

	(void)state;
	snprintf(path, sizeof path, "%s/maps/area1812.json", getenv("GROGNARD_DATA"));
	if (!board_load(&board, path, &e) || !ink_fonts_open(&fonts, NULL, &e))
		return -1;
	sheet_plan(&sheet, &board, &fonts);
	width = (int)(sheet.w * scale);
	height = (int)(sheet.h * scale);
	pixels = calloc((size_t)width * (size_t)height, sizeof *pixels);
	sheet_draw(&sheet, &fonts, scale, 0, 0, width, height, pixels, width);
	return 0;
}

static int forget(void **state)
{
	(void)state;
	free(pixels);
	plan_free(&sheet);
	ink_fonts_close(&fonts);
	board_free(&board);
	return 0;
}

/* Mean colour of a few pixels round a point of the map. */
static void colour_at(double x, double y, double out[3])
{
	struct point p = sheet_point(&sheet, x, y);
	int cx = (int)(p.x * scale), cy = (int)(p.y * scale), n = 0;
	out[0] = out[1] = out[2] = 0;
	for (int v = cy - 1; v <= cy + 1; v++)
		for (int u = cx - 1; u <= cx + 1; u++, n++)
			for (int k = 0; k < 3; k++)
				out[k] += pixels[v * width + u] >> (16 - 8 * k) & 255;
	for (int k = 0; k < 3; k++)
		out[k] /= n;
}

static const struct outline *bounds(int i)
{
	return &board.outline[i];
}

/* The tint of the state: the mean over points all over the area, names and rivers and all. */
static void mean_of(int place, double out[3])
{
	const struct outline *o = bounds(place);
	int n = 0;
	memset(out, 0, 3 * sizeof *out);
	for (int i = 1; i < 24; i++)
		for (int k = 1; k < 24; k++) {
			float x = o->left + (o->right - o->left) * (float)i / 24, y = o->top + (o->bottom - o->top) * (float)k / 24;
			double c[3];
			if (board_area_at(&board, x, y) != place)
				continue;
			colour_at((double)x, (double)y, c);
			for (int j = 0; j < 3; j++)
				out[j] += c[j];
			n++;
		}
	assert_true(n > 60);
	for (int j = 0; j < 3; j++)
		out[j] /= n;
}

static void areas_wear_the_tint_of_their_state(void **unused)
{
	(void)unused;
	for (int i = 0; i < board.count; i++) {
		double c[3];
		if (board.at[i].kind & KIND_OFF_LIMITS)
			continue;
		mean_of(i, c);
		enum state state = area_state(&board, i);
		bool pink = c[0] - c[1] > 18 && c[1] - c[2] < 30, blue = c[0] - c[2] < 22;
		bool yellow = c[0] - c[2] > 62 && c[0] - c[1] > 8, green = c[1] - c[2] > 18 && c[0] - c[1] < 22;
		bool good = state == STATE_PRUSSIA ? blue : state == STATE_WARSAW ? pink : state == STATE_AUSTRIA ? yellow
													       : green;
		if (!good)
			fail_msg("%s: %.0f %.0f %.0f", board.at[i].id, c[0], c[1], c[2]);
	}
}

static void the_sea_is_water(void **unused)
{
	(void)unused;
	static const double at[][2] = {{.13, .42}, {.19, .25}, {.30, .25}, {.42, .06}, {.12, .47}};
	for (size_t i = 0; i < sizeof at / sizeof *at; i++) {
		double c[3];
		colour_at(at[i][0], at[i][1], c);
		assert_int_equal(board_area_at(&board, (float)at[i][0], (float)at[i][1]), NONE);
		if (c[0] - c[2] > 38)
			fail_msg("%.2f %.2f: %.0f %.0f %.0f", at[i][0], at[i][1], c[0], c[1], c[2]);
	}
}

static struct box plate_box(int i)
{
	return area_plate(&sheet, i);
}

static void each_area_has_its_plate(void **unused)
{
	(void)unused;
	for (int i = 0; i < board.count; i++) {
		struct point p = sheet.plate[i];
		float x = (float)((p.x - sheet.origin.x) / sheet.inner.w), y = (float)((p.y - sheet.origin.y) / sheet.inner.h);
		if (board_area_at(&board, x, y) != i)
			fail_msg("the plate of %s lies elsewhere", board.at[i].id);
		for (int k = 0; k < i; k++) {
			struct box a = plate_box(i), b = plate_box(k);
			assert_false(box_meets(&a, &b));
		}
	}
}

static struct box name_box(const struct label *l)
{
	struct ink_extent x = ink_measure(&fonts, &l->style, l->text);
	return (struct box){l->at.x - x.width / 2, l->at.y + x.y, x.width, -x.y};
}

/* The share of a box that lies in the area. */
static double share_within(int place, struct box b)
{
	int in = 0, all = 0;
	for (double y = b.y + 2; y < b.y + b.h; y += 6)
		for (double x = b.x + 2; x < b.x + b.w; x += 6, all++)
			in += path_holds(&sheet.area[place], (struct point){x, y});
	return (double)in / all;
}

static void heaps_hide_neither_code_nor_fortress(void **unused)
{
	(void)unused;
	for (int i = 0; i < board.count; i++) {
		struct box heap = area_heap(&sheet, i), plate = area_plate(&sheet, i), words = sheet.words[i];
		if (board.at[i].kind & KIND_OFF_LIMITS)
			continue;
		if (box_meets(&heap, &plate) || box_meets(&heap, &words))
			fail_msg("counters in %s lie on its code or name", board.at[i].id);
		if (share_within(i, heap) < .55 || share_within(i, plate) < .8 || share_within(i, words) < .8)
			fail_msg("%s: heap %.2f, plate %.2f, name %.2f within the area", board.at[i].id, share_within(i, heap),
				 share_within(i, plate), share_within(i, words));
		for (int k = 0; k < board.count; k++) {
			struct point p;
			if (!area_seat(&sheet, k, &p))
				continue;
			struct box seat = {p.x - 25, p.y - 25, 50, 50};
			if (box_meets(&heap, &seat) || box_meets(&plate, &seat) || box_meets(&words, &seat))
				fail_msg("the fortress of %s lies under what belongs to %s", board.at[k].id, board.at[i].id);
		}
	}
}

static void no_name_lies_on_another(void **unused)
{
	(void)unused;
	int straight = 0;
	for (int i = 0; i < sheet.label_count; i++) {
		const struct label *l = &sheet.labels[i];
		if (l->curve.count)
			continue;
		struct box a = name_box(l);
		straight++;
		for (int k = 0; k < i; k++) {
			struct box b = name_box(&sheet.labels[k]);
			if (!sheet.labels[k].curve.count && box_meets(&a, &b))
				fail_msg("%s and %s", l->text, sheet.labels[k].text);
		}
		for (int k = 0; k < board.count; k++) {
			struct box b = plate_box(k);
			if (box_meets(&a, &b) || box_meets(&a, &sheet.words[k]))
				fail_msg("%s and the plate of %s", l->text, board.at[k].id);
		}
	}
	assert_true(straight > 80);
}

/* Borders: dashed within an area, and every two neighbours have one between them. */
static void neighbours_have_a_border(void **unused)
{
	(void)unused;
	double length[4] = {0};
	for (int i = 0; i < sheet.border_count; i++)
		length[sheet.borders[i].kind] += path_length(&sheet.borders[i].line);
	for (int kind = 0; kind < 4; kind++)
		assert_true(length[kind] > 1000);
	assert_true(length[BORDER_AREA] > length[BORDER_STATE] && length[BORDER_STATE] > length[BORDER_PART]);
}

/* Where a brook flows into nothing, and where it rises, it runs out to a point; where it flows into another it does not. */
static void waters_run_out_to_a_point(void **unused)
{
	(void)unused;
	int points = 0, full = 0;
	for (int i = 0; i < sheet.river_count; i++) {
		const struct ribbon *r = &sheet.rivers[i];
		int n = r->line.count;
		double middle = r->half[n / 2], ends[2] = {r->half[0], r->half[n - 1]};
		for (int k = 0; k < 2; k++) {
			points += ends[k] < .1 * middle;
			full += ends[k] > .5 * middle;
			assert_true(ends[k] < .1 * middle || ends[k] > .5 * middle);
		}
	}
	assert_true(points > sheet.river_count / 2 && full > sheet.river_count / 2);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(areas_wear_the_tint_of_their_state), cmocka_unit_test(the_sea_is_water),
		cmocka_unit_test(each_area_has_its_plate),	      cmocka_unit_test(heaps_hide_neither_code_nor_fortress),
		cmocka_unit_test(no_name_lies_on_another),
		cmocka_unit_test(neighbours_have_a_border), cmocka_unit_test(waters_run_out_to_a_point),
	};
	return cmocka_run_group_tests(tests, draw_once, forget);
}
