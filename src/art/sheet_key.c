/* The terrain key. */
#include "art/sheet_key.h"

#include "art/sheet_panel.h"
#include "art/sheet_plant.h"
#include "art/sheet_town.h"
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
	SAMPLE_FORD
};

struct row {
	enum sample sample;
	const char *name, *cost, *combat;
};

static const struct row borodino[] = {
	{SAMPLE_CLEAR, "Clear", "1", "no effect"},
	{SAMPLE_WOODS, "Woods", "no", "artillery may not fire into or through"},
	{SAMPLE_WOODS_ROAD, "Woods, road", "1", "along the road only; defender doubled"},
	{SAMPLE_TOWN, "Town", "1", "defender doubled"},
	{SAMPLE_REDOUBT, "Redoubt", "1", "through its front: Russians doubled, its own strength added"},
	{SAMPLE_FRONT, "Redoubt front", "\xe2\x80\x94", "grey hexes; no French entry from here while it stands"},
	{SAMPLE_STREAM, "Stream", "+1", "no effect; a road crosses free"},
	{SAMPLE_RIVER, "River", "no", "artillery fire only"},
	{SAMPLE_BRIDGE, "Bridge", "+0", "infantry and cavalry halved"},
	{SAMPLE_PONTOON, "Bridge of boats", "+0", "as a bridge"},
	{SAMPLE_FORD, "Ford", "+2", "infantry and cavalry halved"},
};

static const struct {
	const char *board;
	const struct row *row;
	int rows;
} keys[] = {{"borodino", borodino, (int)(sizeof borodino / sizeof *borodino)}};

enum { ROW = 75, HEAD = 118, FOOT = 40, WIDTH = 840 };

static int key_of(const struct board *b)
{
	for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
		if (strcmp(keys[i].board, b->id) == 0)
			return (int)i;
	return NONE;
}

bool key_size(const struct board *b, double *w, double *h)
{
	int k = key_of(b);
	if (k == NONE)
		return false;
	*w = WIDTH;
	*h = HEAD + FOOT + keys[k].rows * ROW;
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

static void sample_woods(cairo_t *cr, bool road)
{
	ink_colour(cr, 0xa7b27a, .55);
	cairo_paint(cr);
	for (int row = 0; row < 6; row++)
		for (int i = 0; i < 9; i++) {
			double x = -58 + i * 14.5 + (row & 1) * 7, y = -22 + row * 11;
			if (road && fabs(y - 3) < 13)
				continue;
			struct plant p = {{x, y}, 7.4, (uint32_t)(row * 31 + i * 7 + 5),
					  i > 5 ? PLANT_CONIFER : PLANT_CROWN};
			draw_plant(cr, &p);
		}
	if (road) {
		band(cr, 5.6, 0x3a2717);
		band(cr, 2.9, 0xf3e7cb);
	}
}

static void sample_river(cairo_t *cr, double width)
{
	band(cr, width + 4, 0x2f4650);
	band(cr, width, 0xaac3c4);
}

static void sample_crossing(cairo_t *cr, enum sample s)
{
	sample_river(cr, 10);
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

/* Clipped to its little window, origin in the middle. */
static void draw_sample(cairo_t *cr, enum sample s)
{
	switch (s) {
	case SAMPLE_CLEAR:
		break;
	case SAMPLE_WOODS:
	case SAMPLE_WOODS_ROAD:
		sample_woods(cr, s == SAMPLE_WOODS_ROAD);
		break;
	case SAMPLE_TOWN:
		cairo_scale(cr, .86, .86);
		draw_houses(cr, .33, 0, 12);
		break;
	case SAMPLE_REDOUBT:
		cairo_translate(cr, 0, 3);
		cairo_scale(cr, .66, .66);
		draw_work(cr, 4);
		break;
	case SAMPLE_FRONT:
		sample_front(cr);
		break;
	case SAMPLE_STREAM:
		band(cr, 5.4, 0x2f4650);
		band(cr, 2.8, 0xaac3c4);
		break;
	case SAMPLE_RIVER:
		sample_river(cr, 10);
		break;
	case SAMPLE_BRIDGE:
	case SAMPLE_PONTOON:
	case SAMPLE_FORD:
		sample_crossing(cr, s);
		break;
	}
}

static void draw_row(cairo_t *cr, const struct ink_fonts *f, const struct row *r, double x, double y)
{
	cairo_save(cr);
	cairo_rectangle(cr, x + 36, y + 8, 112, 60);
	cairo_save(cr);
	cairo_clip_preserve(cr);
	ink_colour(cr, 0xe6d9ab, .75);
	cairo_fill(cr);
	cairo_translate(cr, x + 92, y + 38);
	draw_sample(cr, r->sample);
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
	if (ink_measure(f, &what, r->combat).width <= WIDTH - 462) {
		ink_text(cr, f, &what, x + 430, y + 46, r->combat);
		return;
	}
	char text[128];
	size_t n = strlen(r->combat), cut = n * 6 / 10;
	memcpy(text, r->combat, n < sizeof text ? n + 1 : 0);
	while (cut > 0 && text[cut] != ' ')
		cut--;
	text[cut] = 0;
	ink_text_fit(cr, f, &what, x + 430, y + 34, WIDTH - 462, text);
	ink_text_fit(cr, f, &what, x + 430, y + 59, WIDTH - 462, text + cut + 1);
}

void draw_key(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f, struct box b)
{
	int k = key_of(s->board);
	draw_plate(cr, b, 34);
	struct ink_style head = {.face = FACE_SERIF, .size = 32, .spacing = 5, .align = .5, .rgb = 0x24170e};
	ink_text(cr, f, &head, b.x + b.w / 2, b.y + 62, "TERRAIN");
	struct ink_style small = {.face = FACE_SERIF_ITALIC, .size = 21, .align = .5, .rgb = 0x5b1f1b};
	ink_text(cr, f, &small, b.x + 368, b.y + 106, "to enter");
	small.align = 0;
	ink_text(cr, f, &small, b.x + 430, b.y + 106, "combat");
	for (int i = 0; i < keys[k].rows; i++) {
		draw_row(cr, f, &keys[k].row[i], b.x, b.y + HEAD + i * ROW);
		if (i == 0)
			continue;
		cairo_move_to(cr, b.x + 166, b.y + HEAD + i * ROW);
		cairo_line_to(cr, b.x + b.w - 36, b.y + HEAD + i * ROW);
		cairo_set_line_width(cr, .8);
		ink_colour(cr, INK_BROWN, .35);
		cairo_stroke(cr);
	}
}
