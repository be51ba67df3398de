/* The terrain key. */
#include "art/sheet_key.h"

#include "art/area_draw.h"
#include "art/sheet_panel.h"
#include "art/sheet_plant.h"
#include "art/sheet_town.h"
#include "art/sheet_winter.h"
#include "art/sheet_work.h"

#include <math.h>
#include <string.h>

enum sample {
	SAMPLE_CLEAR,
	SAMPLE_WOODS,
	SAMPLE_WOODS_ROAD,
	SAMPLE_TOWN,
	SAMPLE_REDOUBT,
	SAMPLE_FRONT,
	SAMPLE_STREAM,
	SAMPLE_RIVER,
	SAMPLE_BRIDGE,
	SAMPLE_PONTOON,
	SAMPLE_FORD,
	SAMPLE_SWAMP,
	SAMPLE_ROAD,
	SAMPLE_TRAIL,
	SAMPLE_HEIGHT,
	SAMPLE_ENTRY,
	SAMPLE_EXIT,
	SAMPLE_BURNT,
	SAMPLE_ROUGH,
	SAMPLE_FORTRESS,
	SAMPLE_BORDER,
	SAMPLE_FRONTIER,
	SAMPLE_HALF,
	SAMPLE_FULL,
	SAMPLE_MOUNTAIN,
	SAMPLE_WATER
};

static const char *const samples[] = {
	[SAMPLE_CLEAR] = "clear", [SAMPLE_WOODS] = "woods", [SAMPLE_WOODS_ROAD] = "woods_road", [SAMPLE_TOWN] = "town",
	[SAMPLE_REDOUBT] = "works", [SAMPLE_FRONT] = "front", [SAMPLE_STREAM] = "stream", [SAMPLE_RIVER] = "river",
	[SAMPLE_BRIDGE] = "bridge", [SAMPLE_PONTOON] = "pontoon", [SAMPLE_FORD] = "ford", [SAMPLE_SWAMP] = "swamp",
	[SAMPLE_ROAD] = "road", [SAMPLE_TRAIL] = "trail", [SAMPLE_HEIGHT] = "height", [SAMPLE_ENTRY] = "entry",
	[SAMPLE_EXIT] = "exit", [SAMPLE_BURNT] = "burnt", [SAMPLE_ROUGH] = "rough", [SAMPLE_FORTRESS] = "fortress",
	[SAMPLE_BORDER] = "border", [SAMPLE_FRONTIER] = "frontier", [SAMPLE_HALF] = "half", [SAMPLE_FULL] = "full",
	[SAMPLE_MOUNTAIN] = "mountain", [SAMPLE_WATER] = "water",
};

struct row {
	enum sample sample;
	const char *name, *cost, *combat;
};

enum { ROW = 75, HEAD = 118, FOOT = 40, WIDTH = 840, NARROW = 760, MOST_ROWS = 24, MOST_COLUMNS = 4, MOST_BYTES = 127 };

static int sample_named(const char *word)
{
	return word_find(samples, (int)(sizeof samples / sizeof *samples), word);
}

static const cJSON *rows_of(const struct board *b)
{
	return json_get(json_get(b->json, "key"), "rows");
}

static int columns_of(const struct board *b)
{
	return json_int_or(json_get(b->json, "key"), "columns", 1);
}

static struct row row_read(const cJSON *item)
{
	return (struct row){(enum sample)sample_named(json_string_or(item, "sample", "")), json_string_or(item, "name", ""),
			    json_string_or(item, "cost", ""), json_string_or(item, "combat", "")};
}

static bool row_check(const struct board *b, const cJSON *item, struct error *e)
{
	static const char *const texts[] = {"name", "cost", "combat"};
	const char *word;
	if (!json_need_string(item, "sample", b->file, "key", &word, e))
		return false;
	if (sample_named(word) == NONE)
		return error_set(e, b->file, "key", NULL, "there is no sample \"%s\" to draw", word);
	for (int i = 0; i < 3; i++) {
		const char *text;
		if (!json_need_string(item, texts[i], b->file, word, &text, e))
			return false;
		if (strlen(text) > MOST_BYTES)
			return error_set(e, b->file, word, NULL, "\"%s\" is longer than %d bytes", texts[i], MOST_BYTES);
	}
	return true;
}

bool key_check(const struct board *b, struct error *e)
{
	const cJSON *key = json_get(b->json, "key"), *item;
	int columns;
	if (!key)
		return true;
	const cJSON *rows = json_need_array(key, "rows", b->file, "key", e);
	if (!rows || !json_need_int(key, "columns", 1, MOST_COLUMNS, b->file, "key", &columns, e))
		return false;
	int n = cJSON_GetArraySize(rows);
	if (n < columns || n > MOST_ROWS)
		return error_set(e, b->file, "key", NULL, "must have %d to %d rows, not %d", columns, MOST_ROWS, n);
	cJSON_ArrayForEach(item, rows) if (!row_check(b, item, e)) return false;
	return true;
}

bool key_size(const struct board *b, double *w, double *h)
{
	int rows = cJSON_GetArraySize(rows_of(b)), n = columns_of(b);
	if (!rows)
		return false;
	*w = n > 1 ? n * NARROW + 40 : WIDTH;
	*h = HEAD + FOOT + (rows + n - 1) / n * ROW;
	return true;
}

static void band(cairo_t *cr, double width, unsigned rgb)
{
	cairo_move_to(cr, -60, 6);
	cairo_curve_to(cr, -25, -12, 10, 16, 60, -4);
	cairo_set_line_width(cr, width);
	ink_colour(cr, rgb, 1);
	cairo_stroke(cr);
}

static void sample_woods(cairo_t *cr, const struct dress *d, bool road)
{
	ink_colour(cr, d->woods.rgb, d->woods.alpha);
	cairo_paint(cr);
	for (int row = 0; row < 6; row++)
		for (int i = 0; i < 9; i++) {
			double x = -58 + i * 14.5 + (row & 1) * 7, y = -22 + row * 11;
			if (road && fabs(y - 3) < 13)
				continue;
			struct plant p = {{x, y}, 7.4, (uint32_t)(row * 31 + i * 7 + 5),
					  i > 5 ? PLANT_CONIFER : PLANT_CROWN};
			if (d->snow)
				p.kind = (i * 7 + row * 3) % 5 < 3 ? PLANT_BARE : PLANT_FIR;
			draw_plant(cr, &p);
		}
	if (road) {
		band(cr, 5.6, 0x3a2717);
		band(cr, 2.9, 0xf3e7cb);
	}
}

static void sample_river(cairo_t *cr, const struct dress *d, double width)
{
	band(cr, width + 4, d->water_line.rgb);
	band(cr, width, d->water.rgb);
	for (int i = 0; i < 6 && d->snow; i++) {
		cairo_save(cr);
		cairo_translate(cr, -48 + 19 * i, 3.4 - 2 * (i & 1) - (i < 2 ? 4 : 0) - (i > 3 ? 1 : 0));
		draw_floe(cr, 4.2, (uint32_t)i + 3);
		cairo_restore(cr);
	}
}

static void sample_crossing(cairo_t *cr, const struct dress *d, enum sample s)
{
	sample_river(cr, d, 10);
	cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
	if (s == SAMPLE_FORD) {
		double dot[2] = {0, 4.7};
		cairo_set_dash(cr, dot, 2, 0);
		for (int side = -1; side <= 1; side += 2) {
			cairo_move_to(cr, side * 4.2, -16);
			cairo_line_to(cr, side * 4.2, 18);
		}
		cairo_set_line_width(cr, 2.8);
		ink_colour(cr, 0x2a1b10, 1);
		cairo_stroke(cr);
		return;
	}
	for (int i = -1; s == SAMPLE_PONTOON && i <= 1; i++) {
		cairo_save(cr);
		cairo_translate(cr, 0, i * 5.6 + 1);
		cairo_scale(cr, 10, 2.3);
		cairo_arc(cr, 0, 0, 1, 0, 2 * INK_PI);
		cairo_restore(cr);
		ink_colour(cr, 0xd9b67c, 1);
		cairo_fill_preserve(cr);
		ink_colour(cr, 0x2a1b10, 1);
		cairo_set_line_width(cr, 1.3);
		cairo_stroke(cr);
	}
	double l = s == SAMPLE_PONTOON ? 14 : 12;
	cairo_rectangle(cr, -3.4, -l + 1, 6.8, 2 * l);
	ink_colour(cr, 0xf3e7cb, 1);
	cairo_fill(cr);
	for (int side = -1; side <= 1; side += 2) {
		cairo_move_to(cr, side * 6.4, -l - 2);
		cairo_line_to(cr, side * 3.4, -l + 1);
		cairo_line_to(cr, side * 3.4, l + 1);
		cairo_line_to(cr, side * 6.4, l + 4);
	}
	cairo_set_line_width(cr, 2);
	ink_colour(cr, 0x2a1b10, 1);
	cairo_stroke(cr);
}

static void sample_front(cairo_t *cr)
{
	ink_colour(cr, 0x6a6862, .36);
	cairo_paint(cr);
	for (double t = -110; t < 110; t += 6.5) {
		cairo_move_to(cr, t - 40, 40);
		cairo_line_to(cr, t + 40, -40);
	}
	cairo_set_line_width(cr, .8);
	ink_colour(cr, 0x4b4a46, .3);
	cairo_stroke(cr);
	cairo_rectangle(cr, -70, -40, 140, 20);
	ink_colour(cr, 0xeadfb6, 1);
	cairo_fill(cr);
	cairo_rectangle(cr, -70, -23, 140, 3.2);
	for (double x = -60; x < 62; x += 8.4) {
		cairo_move_to(cr, x - 2.8, -20);
		cairo_line_to(cr, x, -13.5);
		cairo_line_to(cr, x + 2.8, -20);
	}
	ink_colour(cr, 0x5b1f1b, .95);
	cairo_fill(cr);
}

static void sample_swamp(cairo_t *cr, const struct dress *d)
{
	ink_colour(cr, d->marsh.rgb, d->marsh.alpha);
	cairo_paint(cr);
	for (int i = 0; i < 7; i++) {
		cairo_move_to(cr, -54 + (i & 1) * 22, -26 + 8 * i);
		cairo_line_to(cr, 4 + (i & 1) * 40, -26 + 8 * i);
	}
	cairo_set_line_width(cr, 1.1);
	ink_colour(cr, d->marsh_rule.rgb, d->marsh_rule.alpha);
	cairo_stroke(cr);
	for (int i = 0; i < 5; i++) {
		struct plant p = {{-42 + i * 21, -4 + 15 * (i & 1)}, 9, (uint32_t)i + 2,
				  d->snow ? PLANT_REEDS : PLANT_TUFT};
		draw_plant(cr, &p);
	}
}

/* Two rows of hachures down a slope. */
static void sample_height(cairo_t *cr, const struct dress *d)
{
	struct pcg rnd = pcg_start(9);
	cairo_rectangle(cr, -60, -40, 120, 40);
	ink_colour(cr, d->height.rgb, d->height.alpha);
	cairo_fill(cr);
	for (int row = 0; row < 2; row++)
		for (double x = -60; x < 60; x += 4.2) {
			double y = -9 + 15 * row + 6 * sin(x / 22), l = pcg_range(&rnd, 10, 13), w = 1.2 - .3 * row;
			cairo_move_to(cr, x - w, y);
			cairo_line_to(cr, x + .25 * w, y + l);
			cairo_line_to(cr, x + w, y);
			cairo_close_path(cr);
		}
	ink_colour(cr, d->hachure.rgb, d->hachure.alpha + .1);
	cairo_fill(cr);
}

static void sample_trail(cairo_t *cr, const struct dress *d)
{
	double dash[2] = {9, 6.5};
	band(cr, 5.2, d->road);
	cairo_set_dash(cr, dash, 2, 0);
	band(cr, 3.2, d->road_line);
}

static void sample_burnt(cairo_t *cr, const struct dress *d)
{
	sample_river(cr, d, 15);
	for (int side = -1; side <= 1; side += 2) {
		cairo_rectangle(cr, -5, side < 0 ? -22 : 13, 10, 10);
		for (int i = 0; i < 2; i++) {
			cairo_new_sub_path(cr);
			cairo_arc(cr, side * 3.4, -3.5 + 8 * i, 2.1, 0, 2 * INK_PI);
		}
	}
	ink_colour(cr, 0x2a1b10, 1);
	cairo_fill(cr);
}

/* The arrows of the frame. */
static void sample_arrow(cairo_t *cr, bool exit)
{
	double way = exit ? 1 : -1;
	cairo_move_to(cr, 0, 20 * way);
	cairo_line_to(cr, -12, -14 * way);
	cairo_line_to(cr, 0, -6 * way);
	cairo_line_to(cr, 12, -14 * way);
	cairo_close_path(cr);
	ink_colour(cr, exit ? 0x9a3a30 : 0x8a2f28, 1);
	cairo_fill_preserve(cr);
	ink_colour(cr, 0x2a1410, 1);
	cairo_set_line_width(cr, 1.4);
	cairo_stroke(cr);
	cairo_rectangle(cr, -60, 22, 120, exit ? 9 : 0);
	ink_colour(cr, 0x9a3a30, 1);
	cairo_fill(cr);
}

static void sample_rough(cairo_t *cr)
{
	for (int i = 0; i < 8; i++) {
		struct plant p = {{-44 + i * 13, -2 + 13 * (i % 3) - 4 * (i & 1)}, 17, (uint32_t)i + 3, PLANT_PEAK};
		draw_plant(cr, &p);
	}
}

static void sample_mountain(cairo_t *cr)
{
	for (int i = 0; i < 5; i++) {
		struct plant p = {{-48 + i * 23, 12 + 7 * (i & 1)}, 38, (uint32_t)i + 11, PLANT_PEAK};
		draw_plant(cr, &p);
	}
}

/* Water with the lines along its shore. */
static void sample_water(cairo_t *cr, const struct dress *d)
{
	ink_colour(cr, d->water.rgb, 1);
	cairo_paint(cr);
	for (int i = 0; i < 4; i++) {
		cairo_move_to(cr, -60, -24 + 13 * i);
		cairo_curve_to(cr, -20, -36 + 13 * i, 20, -12 + 13 * i, 60, -26 + 13 * i);
		cairo_set_line_width(cr, 2.4 - .45 * i);
		ink_colour(cr, d->water_line.rgb, .9 - .15 * i);
		cairo_stroke(cr);
	}
}

static void sample_border(cairo_t *cr, bool frontier)
{
	cairo_move_to(cr, -60, 10);
	cairo_line_to(cr, -30, 10);
	cairo_line_to(cr, -14, -14);
	cairo_line_to(cr, 18, -14);
	cairo_line_to(cr, 34, 10);
	cairo_line_to(cr, 60, 10);
	stroke_border(cr, frontier ? BORDER_STATE : BORDER_AREA);
}

/* What the program lays inside the border of a region that is depleted. */
static void sample_depleted(cairo_t *cr, bool fully)
{
	cairo_rectangle(cr, -60, -14, 120, 28);
	ink_colour(cr, fully ? 0xa34a2c : 0xd9a03a, fully ? .58 : .50);
	cairo_fill(cr);
	cairo_rectangle(cr, -60, -14, 120, 28);
	cairo_clip(cr);
	for (double x = -90; x < 90; x += 9) {
		cairo_move_to(cr, x, 14);
		cairo_rel_line_to(cr, 28, -28);
		if (fully) {
			cairo_move_to(cr, x, -14);
			cairo_rel_line_to(cr, 28, 28);
		}
	}
	cairo_set_line_width(cr, 1.7);
	ink_colour(cr, fully ? 0x4a160c : 0x6a4a10, .62);
	cairo_stroke(cr);
}

static void sample_region(cairo_t *cr, enum sample s)
{
	if (s == SAMPLE_ROUGH)
		sample_rough(cr);
	else if (s == SAMPLE_MOUNTAIN)
		sample_mountain(cr);
	else if (s == SAMPLE_FORTRESS) {
		cairo_scale(cr, .5, .5);
		draw_fortress(cr);
	} else if (s == SAMPLE_BORDER || s == SAMPLE_FRONTIER)
		sample_border(cr, s == SAMPLE_FRONTIER);
	else
		sample_depleted(cr, s == SAMPLE_FULL);
}

static void sample_more(cairo_t *cr, const struct dress *d, enum sample s)
{
	if (s == SAMPLE_WATER) {
		sample_water(cr, d);
		return;
	}
	if (s >= SAMPLE_ROUGH) {
		sample_region(cr, s);
		return;
	}
	if (s == SAMPLE_SWAMP)
		sample_swamp(cr, d);
	else if (s == SAMPLE_HEIGHT)
		sample_height(cr, d);
	else if (s == SAMPLE_TRAIL)
		sample_trail(cr, d);
	else if (s == SAMPLE_BURNT)
		sample_burnt(cr, d);
	else if (s == SAMPLE_ROAD) {
		band(cr, 9.2, d->road_line);
		band(cr, 5.4, d->great_road);
	} else
		sample_arrow(cr, s == SAMPLE_EXIT);
}

/* Clipped to its little window, origin in the middle. */
static void draw_sample(cairo_t *cr, const struct dress *d, enum sample s)
{
	switch (s) {
	case SAMPLE_CLEAR:
		break;
	case SAMPLE_WOODS:
	case SAMPLE_WOODS_ROAD:
		sample_woods(cr, d, s == SAMPLE_WOODS_ROAD);
		break;
	case SAMPLE_TOWN:
		cairo_scale(cr, .86, .86);
		draw_houses(cr, .33, 0, 12, d->snow);
		break;
	case SAMPLE_REDOUBT:
		cairo_translate(cr, 0, 3);
		cairo_scale(cr, .66, .66);
		draw_work(cr, 4, d->snow);
		break;
	case SAMPLE_FRONT:
		sample_front(cr);
		break;
	case SAMPLE_STREAM:
		band(cr, 5.4, d->water_line.rgb);
		band(cr, 2.8, d->snow ? 0xdcebf2 : d->water.rgb);
		break;
	case SAMPLE_RIVER:
		sample_river(cr, d, d->snow ? 15 : 10);
		break;
	case SAMPLE_BRIDGE:
	case SAMPLE_PONTOON:
	case SAMPLE_FORD:
		sample_crossing(cr, d, s);
		break;
	default:
		sample_more(cr, d, s);
		break;
	}
}

static void draw_row(cairo_t *cr, const struct ink_fonts *f, const struct dress *d, const struct row *r, double x,
		     double y, double width)
{
	cairo_save(cr);
	cairo_rectangle(cr, x + 36, y + 8, 112, 60);
	cairo_save(cr);
	cairo_clip_preserve(cr);
	ink_colour(cr, d->sample, .75);
	cairo_fill(cr);
	cairo_translate(cr, x + 92, y + 38);
	draw_sample(cr, d, r->sample);
	cairo_restore(cr);
	cairo_rectangle(cr, x + 36, y + 8, 112, 60);
	cairo_set_line_width(cr, 1.6);
	ink_colour(cr, INK_BROWN, .9);
	cairo_stroke(cr);
	cairo_restore(cr);
	struct ink_style name = {.face = FACE_SERIF_BOLD, .size = 23, .rgb = 0x24170e};
	struct ink_style cost = {.face = FACE_SERIF, .size = 25, .align = .5, .rgb = 0x24170e};
	struct ink_style what = {.face = FACE_SERIF_ITALIC, .size = 22, .rgb = 0x3b2a1c};
	ink_text_fit(cr, f, &name, x + 166, y + 46, 168, r->name);
	ink_text(cr, f, &cost, x + 368, y + 46, r->cost);
	/* Too long for a line: broken at the middle blank. */
	if (ink_measure(f, &what, r->combat).width <= width - 462) {
		ink_text(cr, f, &what, x + 430, y + 46, r->combat);
		return;
	}
	char text[MOST_BYTES + 1];
	size_t n = strlen(r->combat), cut = n * 6 / 10;
	memcpy(text, r->combat, n + 1);
	while (cut > 0 && text[cut] != ' ')
		cut--;
	text[cut] = 0;
	ink_text_fit(cr, f, &what, x + 430, y + 34, width - 462, text);
	ink_text_fit(cr, f, &what, x + 430, y + 59, width - 462, text + cut + 1);
}

void draw_key(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f, struct box b)
{
	const cJSON *rows = rows_of(s->board), *item;
	draw_plate(cr, b, 34);
	struct ink_style head = {.face = FACE_SERIF, .size = 32, .spacing = 5, .align = .5, .rgb = 0x24170e};
	ink_text(cr, f, &head, b.x + b.w / 2, b.y + 62, "TERRAIN");
	struct ink_style small = {.face = FACE_SERIF_ITALIC, .size = 21, .align = .5, .rgb = 0x5b1f1b};
	int n = columns_of(s->board), each = (cJSON_GetArraySize(rows) + n - 1) / n, at = 0;
	double width = n > 1 ? NARROW : b.w;
	cJSON_ArrayForEach(item, rows) {
		int i = at++;
		double x = b.x + i / each * width, y = b.y + HEAD + i % each * ROW;
		struct row row = row_read(item);
		draw_row(cr, f, s->dress, &row, x, y, width);
		if (i % each == 0) {
			small.align = .5;
			ink_text(cr, f, &small, x + 368, b.y + 106, "to enter");
			small.align = 0;
			ink_text(cr, f, &small, x + 430, b.y + 106, "combat");
			continue;
		}
		cairo_move_to(cr, x + 166, y);
		cairo_line_to(cr, x + width - 36, y);
		cairo_set_line_width(cr, .8);
		ink_colour(cr, INK_BROWN, .35);
		cairo_stroke(cr);
	}
}
