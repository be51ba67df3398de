#include "art/ui_village.h"

#include "art/ink.h"

#include <math.h>

enum { SNOW = 0xf4f4ef, WALL = 0xc9b79c, BRICK = 0xa8705a, TIMBER = 0x4a3626 };

/* The crest on which it stands. */
static double crest(double x)
{
	return 134 - 30 * exp(-pow((x - 205) / 74, 2)) + 9 * sin(x / 70 + .6);
}

static void edge(cairo_t *cr, const struct ui_weather *w, double width)
{
	ink_colour(cr, w->ink, .95);
	cairo_set_line_width(cr, width);
	cairo_stroke(cr);
}

static void body(cairo_t *cr, const struct ui_weather *w, unsigned rgb)
{
	ink_colour(cr, rgb, 1);
	cairo_fill_preserve(cr);
	edge(cr, w, .7);
}

/* The engraver's shade: upright lines on the side away from the light. */
static void shade(cairo_t *cr, const struct ui_weather *w, double x, double y, double wide, double high)
{
	for (double t = wide * .45; t < wide - .4; t += 1.15) {
		cairo_move_to(cr, x + t, y);
		cairo_line_to(cr, x + t, y + high);
	}
	ink_colour(cr, w->ink, .55);
	cairo_set_line_width(cr, .45);
	cairo_stroke(cr);
}

/* A gabled house, `wide` and to its eaves `high`, its roof deep in snow. */
static void house(cairo_t *cr, const struct ui_weather *w, double x, double y, double wide, double high, unsigned wall)
{
	cairo_rectangle(cr, x, y - high, wide, high);
	body(cr, w, wall);
	shade(cr, w, x, y - high, wide, high);
	for (int i = 0; i < 2; i++) {
		cairo_rectangle(cr, x + wide * (.18 + .42 * i), y - high * .68, wide * .16, high * .34);
		ink_colour(cr, w->ink, .85);
		cairo_fill(cr);
	}
	cairo_move_to(cr, x - 1.6, y - high + .4);
	cairo_line_to(cr, x + wide * .24, y - high - wide * .38);
	cairo_line_to(cr, x + wide * .76, y - high - wide * .38);
	cairo_line_to(cr, x + wide + 1.6, y - high + .4);
	cairo_close_path(cr);
	body(cr, w, SNOW);
	cairo_rectangle(cr, x + wide * .62, y - high - wide * .52, 2.2, wide * .2);
	body(cr, w, BRICK);
}

/* A nave with tall windows and a square tower under a steep spire. */
static void church(cairo_t *cr, const struct ui_weather *w, double x, double y)
{
	cairo_rectangle(cr, x, y - 21, 40, 21);
	body(cr, w, WALL);
	shade(cr, w, x, y - 21, 40, 21);
	for (int i = 0; i < 4; i++) {
		double at = x + 6 + 9 * i;
		cairo_move_to(cr, at, y - 5);
		cairo_line_to(cr, at, y - 12.5);
		cairo_curve_to(cr, at, y - 15.5, at + 3, y - 15.5, at + 3, y - 12.5);
		cairo_line_to(cr, at + 3, y - 5);
		cairo_close_path(cr);
		ink_colour(cr, w->ink, .9);
		cairo_fill(cr);
	}
	cairo_move_to(cr, x - 1.5, y - 20.6);
	cairo_line_to(cr, x + 5, y - 34);
	cairo_line_to(cr, x + 36, y - 34);
	cairo_line_to(cr, x + 42, y - 20.6);
	cairo_close_path(cr);
	body(cr, w, SNOW);
	cairo_rectangle(cr, x - 14, y - 42, 15, 42);
	body(cr, w, WALL);
	shade(cr, w, x - 14, y - 42, 15, 42);
	cairo_arc(cr, x - 6.5, y - 33, 2.6, 0, 2 * INK_PI);
	body(cr, w, 0xf6ecd2);
	cairo_rectangle(cr, x - 8, y - 26, 3, 7);
	ink_colour(cr, w->ink, .9);
	cairo_fill(cr);
	cairo_move_to(cr, x - 15.6, y - 41.6);
	cairo_line_to(cr, x - 6.5, y - 72);
	cairo_line_to(cr, x + 2.6, y - 41.6);
	cairo_close_path(cr);
	body(cr, w, ink_blend(w->far, w->ink, .35));
	cairo_move_to(cr, x - 13.6, y - 45);
	cairo_line_to(cr, x - 6.5, y - 70);
	cairo_line_to(cr, x - 9.2, y - 45);
	cairo_close_path(cr);
	ink_colour(cr, SNOW, .95);
	cairo_fill(cr);
	cairo_move_to(cr, x - 6.5, y - 71);
	cairo_line_to(cr, x - 6.5, y - 79);
	cairo_move_to(cr, x - 9, y - 76.4);
	cairo_line_to(cr, x - 4, y - 76.4);
	edge(cr, w, .9);
}

/* A bare tree of forking strokes. */
static void tree(cairo_t *cr, const struct ui_weather *w, struct pcg *random, double x, double y, double high)
{
	cairo_move_to(cr, x, y);
	cairo_line_to(cr, x + high * .03, y - high * .5);
	ink_colour(cr, w->ink, 1);
	cairo_set_line_width(cr, high * .06);
	cairo_stroke(cr);
	for (int i = 0; i < 9; i++) {
		double from = high * (.3 + .045 * i), lean = pcg_range(random, -.42, .42) * high;
		cairo_move_to(cr, x + high * .02, y - from);
		cairo_curve_to(cr, x + lean * .3, y - from - high * .16, x + lean * .8, y - from - high * .2, x + lean, y - from - high * pcg_range(random, .22, .4));
		cairo_set_line_width(cr, high * .02);
		cairo_stroke(cr);
	}
}

/* The wall of the churchyard, with crosses behind it. */
static void churchyard(cairo_t *cr, const struct ui_weather *w, double from, double to, double y)
{
	for (double x = from + 6; x < to - 3; x += 8.5) {
		cairo_move_to(cr, x, y - 4);
		cairo_line_to(cr, x, y - 12);
		cairo_move_to(cr, x - 2.3, y - 9.6);
		cairo_line_to(cr, x + 2.3, y - 9.6);
		edge(cr, w, 1);
	}
	cairo_rectangle(cr, from, y - 6.5, to - from, 6.5);
	body(cr, w, ink_blend(WALL, TIMBER, .25));
	for (double x = from + 2; x < to - 1; x += 4.4)
		for (int row = 0; row < 2; row++) {
			cairo_move_to(cr, x + 2.2 * row, y - 5.2 + 2.8 * row);
			cairo_line_to(cr, x + 2.2 * row + 3, y - 5.2 + 2.8 * row);
		}
	edge(cr, w, .4);
	cairo_rectangle(cr, from - .8, y - 8.3, to - from + 1.6, 2.2);
	body(cr, w, SNOW);
}

void ui_village(cairo_t *cr, const struct ui_weather *w, uint32_t seed)
{
	struct pcg random = pcg_start(seed + 61);
	static const double houses[][3] = {{138, 17, 9}, {157, 15, 8}, {252, 17, 9}, {272, 15, 8}, {288, 17, 9}};

	tree(cr, w, &random, 177, crest(177) + 2, 34);
	tree(cr, w, &random, 246, crest(246) + 2, 30);
	for (size_t i = 0; i < sizeof houses / sizeof *houses; i++)
		house(cr, w, houses[i][0], crest(houses[i][0] + 8) + 4, houses[i][1], houses[i][2], i & 1 ? BRICK : WALL);
	church(cr, w, 200, crest(214) + 3);
	churchyard(cr, w, 176, 250, crest(214) + 8);
	tree(cr, w, &random, 262, crest(262) + 7, 26);
}
