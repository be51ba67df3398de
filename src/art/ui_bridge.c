#include "art/ui_bridge.h"

#include "art/ink.h"
#include "art/ui_soldier.h"

#include <math.h>

#define WIDE 300.0

/* The bridge leads from the near bank on the left to the far bank on the right. */
enum { NEAR_X = 128, NEAR_Y = 166, FAR_X = 232, FAR_Y = 127 };

static double far_bank(double x)
{
	return 129 + 2.2 * sin(x / 33) + 1.2 * sin(x / 11 + 2);
}

static double near_bank(double x)
{
	return 160 + 4.5 * sin(x / 52 + .8) + 1.4 * sin(x / 13);
}

static void water(cairo_t *cr, const struct ui_weather *w)
{
	cairo_pattern_t *p = cairo_pattern_create_linear(0, 128, 0, 166);
	unsigned deep = 0x4d6473, pale = ink_blend(0x8fa3ad, w->horizon, .35);

	cairo_pattern_add_color_stop_rgb(p, 0, (pale >> 16) / 255.0, (pale >> 8 & 255) / 255.0, (pale & 255) / 255.0);
	cairo_pattern_add_color_stop_rgb(p, 1, (deep >> 16) / 255.0, (deep >> 8 & 255) / 255.0, (deep & 255) / 255.0);
	cairo_move_to(cr, 0, far_bank(0));
	for (double x = 3; x <= WIDE; x += 3)
		cairo_line_to(cr, x, far_bank(x));
	for (double x = WIDE; x >= 0; x -= 3)
		cairo_line_to(cr, x, near_bank(x));
	cairo_close_path(cr);
	cairo_set_source(cr, p);
	cairo_fill_preserve(cr);
	cairo_pattern_destroy(p);
	ink_colour(cr, w->ink, .85);
	cairo_set_line_width(cr, .8);
	cairo_stroke(cr);
}

static void ice(cairo_t *cr, const struct ui_weather *w, uint32_t seed)
{
	struct pcg random = pcg_start(seed);

	for (int i = 0; i < 90; i++) {
		double t = pcg_unit(&random), x = pcg_range(&random, 0, WIDE);
		double y = ink_mix(far_bank(x) + 2, near_bank(x) - 2.5, t), half = (1.6 + 5 * t) * pcg_range(&random, .6, 1.3);
		double high = half * .3;
		cairo_move_to(cr, x - half, y);
		cairo_line_to(cr, x - half * .5, y - high);
		cairo_line_to(cr, x + half * .6, y - high * .9);
		cairo_line_to(cr, x + half, y + high * .1);
		cairo_line_to(cr, x + half * .3, y + high);
		cairo_line_to(cr, x - half * .6, y + high * .8);
		cairo_close_path(cr);
		ink_colour(cr, 0xf4f8fa, 1);
		cairo_fill_preserve(cr);
		ink_colour(cr, w->ink, .45);
		cairo_set_line_width(cr, .35);
		cairo_stroke(cr);
	}
}

/* The deck at t = 0 (near) to 1 (far), and how large things are there. */
static void at(double t, double *x, double *y, double *size)
{
	*x = ink_mix(NEAR_X, FAR_X, t);
	*y = ink_mix(NEAR_Y, FAR_Y, pow(t, .82));
	*size = ink_mix(1, .40, t);
}

static void trestles(cairo_t *cr, const struct ui_weather *w)
{
	double x, y, size;

	ink_colour(cr, w->ink, .95);
	for (int i = 9; i >= 0; i--) {
		at(.06 + i * .098, &x, &y, &size);
		double drop = 12 * size, wide = 8 * size;
		cairo_set_line_width(cr, 1.5 * size + .2);
		cairo_move_to(cr, x - wide * .5, y + 1);
		cairo_line_to(cr, x - wide * .72, y + drop);
		cairo_move_to(cr, x + wide * .5, y + 1);
		cairo_line_to(cr, x + wide * .72, y + drop * .86);
		cairo_move_to(cr, x - wide * .62, y + drop * .6);
		cairo_line_to(cr, x + wide * .62, y + drop * .5);
		cairo_stroke(cr);
	}
}

static void deck(cairo_t *cr, const struct ui_weather *w)
{
	enum { PIECES = 40 };
	double x, y, size;

	for (int side = -1; side <= 1; side += 2)
		for (int i = 0; i <= PIECES; i++) {
			double t = (double)(side < 0 ? i : PIECES - i) / PIECES;
			at(t, &x, &y, &size);
			cairo_line_to(cr, x + side * 6.4 * size, y + side * 2.4 * size);
		}
	cairo_close_path(cr);
	ink_colour(cr, ink_blend(0xb08a5c, 0xe8ecee, .35), 1);
	cairo_fill_preserve(cr);
	ink_colour(cr, w->ink, .95);
	cairo_set_line_width(cr, .8);
	cairo_stroke(cr);
	for (int i = 1; i < 64; i++) {
		at(i / 64.0, &x, &y, &size);
		cairo_move_to(cr, x - 6 * size, y - 2.2 * size);
		cairo_line_to(cr, x + 6 * size, y + 2.2 * size);
	}
	ink_colour(cr, w->ink, .4);
	cairo_set_line_width(cr, .4);
	cairo_stroke(cr);
}

/* The column: from far to near, so that the nearer stand before the farther. */
static void column(cairo_t *cr, const struct ui_weather *w, uint32_t seed)
{
	struct pcg random = pcg_start(seed);
	double x, y, size;

	for (int i = 0; i < 26; i++) {
		double t = i / 26.0;
		ui_soldier(cr, FAR_X + 4 + 34 * (1 - t), FAR_Y - 9 + 8.5 * t + pcg_range(&random, -.5, .5), 4.6 + .9 * t,
			   ink_blend(w->ink, w->ridge, .12), seed, false);
	}
	for (int i = 0; i < 34; i++) {
		at(1 - i / 34.0, &x, &y, &size);
		double aside = pcg_range(&random, -3, 3) * size;
		ui_soldier(cr, x + aside, y + .4 * aside + 1, 13.5 * size, w->ink, seed + (uint32_t)i, false);
	}
	/* The press before the bridge. */
	for (int row = 0; row < 5; row++)
		for (int i = 0; i < 20; i++) {
			double px = 20 + 5.4 * i + 2.7 * (row & 1) + pcg_range(&random, -1, 1);
			ui_soldier(cr, px, 160 + 4 * row + .06 * px + pcg_range(&random, -.7, .7), 13.2 + .5 * row, w->ink,
				   seed + (uint32_t)(row * 31 + i), false);
		}
}

void ui_bridge(cairo_t *cr, const struct ui_weather *w, uint32_t seed)
{
	water(cr, w);
	if (w->snow)
		ice(cr, w, seed + 60);
	trestles(cr, w);
	deck(cr, w);
	column(cr, w, seed + 61);
	ui_standard(cr, 92, 170, 27, w->ink, false);
}
