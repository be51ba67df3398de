#include "art/counter_wagon.h"

#include "art/counter_base.h"
#include "art/ink.h"

#include <math.h>

enum { OUTLINE = 0x24170e, WOOD = 0x8f5a2b, CANVAS = 0xfdf8ea };

static void plate(cairo_t *cr, const struct counter_style *style)
{
	cairo_pattern_t *p = cairo_pattern_create_linear(0, 19, 0, 67);

	counter_stop(p, 0, 0xf9f0d8, 1);
	counter_stop(p, 1, 0xe9dab4, 1);
	counter_plate(cr, style, 19, 48, p);
}

static void filled(cairo_t *cr, uint32_t colour)
{
	ink_colour(cr, colour, 1);
	cairo_fill_preserve(cr);
	ink_colour(cr, OUTLINE, 1);
	cairo_stroke(cr);
}

static void wheel(cairo_t *cr, double x, double y, double radius)
{
	cairo_new_path(cr);
	cairo_arc(cr, x, y, radius, 0, 2 * INK_PI);
	ink_colour(cr, OUTLINE, 1);
	cairo_set_line_width(cr, 2.6);
	cairo_stroke_preserve(cr);
	ink_colour(cr, 0xa87440, 1);
	cairo_set_line_width(cr, 1.1);
	cairo_stroke(cr);
	ink_colour(cr, OUTLINE, 1);
	for (int i = 0; i < 5; i++) {
		double a = INK_PI * i / 5 + .3;
		cairo_move_to(cr, x - radius * cos(a), y - radius * sin(a));
		cairo_line_to(cr, x + radius * cos(a), y + radius * sin(a));
	}
	cairo_set_line_width(cr, 1.1);
	cairo_stroke(cr);
	cairo_arc(cr, x, y, 2, 0, 2 * INK_PI);
	cairo_fill(cr);
}

/* The canvas tilt with its hoops. */
static void tilt(cairo_t *cr)
{
	cairo_move_to(cr, 22, 46);
	cairo_curve_to(cr, 17, 38, 19, 27, 26, 25);
	cairo_curve_to(cr, 40, 22, 58, 22, 71, 25);
	cairo_curve_to(cr, 78, 28, 79, 38, 75, 46);
	cairo_close_path(cr);
	cairo_set_line_width(cr, 1.7);
	filled(cr, CANVAS);
	ink_colour(cr, OUTLINE, .8);
	cairo_set_line_width(cr, 1.0);
	for (int i = 0; i < 4; i++) {
		double x = 31 + 11.5 * i, bulge = (i - 1.5) * 2.4;
		cairo_move_to(cr, x, 46);
		cairo_curve_to(cr, x + bulge - 2, 38, x + bulge - 1, 29, x + bulge * .4, 24);
		cairo_stroke(cr);
	}
}

void counter_wagon(cairo_t *cr, const struct counter_style *style)
{
	plate(cr, style);
	tilt(cr);
	cairo_rectangle(cr, 20, 46, 57, 5);
	cairo_set_line_width(cr, 1.3);
	filled(cr, WOOD);
	cairo_move_to(cr, 77, 49);
	cairo_line_to(cr, 87, 54.5);
	ink_colour(cr, OUTLINE, 1);
	cairo_set_line_width(cr, 2);
	cairo_stroke(cr);
	wheel(cr, 31, 54.5, 8.4);
	wheel(cr, 66, 56, 7);
}

static void barrel(cairo_t *cr, double x, double y)
{
	cairo_pattern_t *p = cairo_pattern_create_linear(x, 0, x + 19, 0);

	counter_stop(p, 0, 0x7a4a20, 1);
	counter_stop(p, .4, 0xc18a4c, 1);
	counter_stop(p, 1, 0x6b3f1a, 1);
	cairo_move_to(cr, x + 2.4, y);
	cairo_line_to(cr, x + 16.6, y);
	cairo_curve_to(cr, x + 19.6, y + 5, x + 19.6, y + 13, x + 16.6, y + 18);
	cairo_line_to(cr, x + 2.4, y + 18);
	cairo_curve_to(cr, x - .6, y + 13, x - .6, y + 5, x + 2.4, y);
	cairo_close_path(cr);
	cairo_set_source(cr, p);
	cairo_fill_preserve(cr);
	cairo_pattern_destroy(p);
	ink_colour(cr, OUTLINE, 1);
	cairo_set_line_width(cr, 1.4);
	cairo_stroke(cr);
	for (int i = 0; i < 2; i++) {
		cairo_move_to(cr, x + 1.2, y + 4.6 + 8.8 * i);
		cairo_line_to(cr, x + 17.8, y + 4.6 + 8.8 * i);
	}
	cairo_set_line_width(cr, 2);
	ink_colour(cr, 0x3a2a20, 1);
	cairo_stroke(cr);
	for (int i = 0; i < 2; i++) {
		cairo_move_to(cr, x + 6.6 + 5.8 * i, y);
		cairo_line_to(cr, x + 6.6 + 5.8 * i, y + 18);
	}
	cairo_set_line_width(cr, .7);
	ink_colour(cr, OUTLINE, .7);
	cairo_stroke(cr);
}

void counter_depot(cairo_t *cr, const struct counter_style *style)
{
	plate(cr, style);
	for (int i = 0; i < 3; i++)
		barrel(cr, 20.5 + 20 * i, 45);
	for (int i = 0; i < 2; i++)
		barrel(cr, 30.5 + 20 * i, 25.5);
}

void counter_struck(cairo_t *cr)
{
	cairo_rectangle(cr, 9, 19, 82, 48);
	ink_colour(cr, 0xf3ead2, .62);
	cairo_fill(cr);
	for (int i = 0; i < 2; i++) {
		cairo_move_to(cr, 14, i ? 63 : 23);
		cairo_line_to(cr, 86, i ? 23 : 63);
	}
	cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
	cairo_set_line_width(cr, 4.4);
	ink_colour(cr, 0xa3302a, .92);
	cairo_stroke(cr);
}
