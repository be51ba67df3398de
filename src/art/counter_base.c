#include "art/counter_base.h"

#include "art/ink.h"

#include <math.h>

void counter_stop(cairo_pattern_t *pattern, double at, uint32_t colour, double alpha)
{
	cairo_pattern_add_color_stop_rgba(pattern, at, (colour >> 16 & 255) / 255.0, (colour >> 8 & 255) / 255.0,
					  (colour & 255) / 255.0, alpha);
}

void counter_shadow(cairo_t *cr)
{
	ink_colour(cr, 0x1c120a, .052);
	for (int i = 0; i < 9; i++) {
		double out = 4.0 - 1.1 * i;
		ink_rounded(cr, 2.6 - out, 3.6 - out, 100 + 2 * out, 100 + 2 * out, COUNTER_RADIUS + out * .8);
		cairo_fill(cr);
	}
}

/* Threads of cloth-embossed cardboard, half of them across, half down. */
static void linen(cairo_t *cr, uint32_t seed)
{
	struct pcg random = pcg_start(seed);

	cairo_set_line_width(cr, .35);
	for (int i = 0; i < 150; i++) {
		double x = pcg_range(&random, 0, 100), y = pcg_range(&random, 0, 100);
		double length = pcg_range(&random, 6, 30);
		ink_colour(cr, i % 2 ? 0xffffff : 0x000000, .05);
		cairo_move_to(cr, x, y);
		if (i % 4 < 2)
			cairo_line_to(cr, x + length, y);
		else
			cairo_line_to(cr, x, y + length);
		cairo_stroke(cr);
	}
}

void counter_body(cairo_t *cr, uint32_t colour, uint32_t seed)
{
	cairo_pattern_t *fill = cairo_pattern_create_linear(0, 0, 100, 100);

	counter_stop(fill, 0, ink_blend(colour, 0xffffff, .13), 1);
	counter_stop(fill, .55, colour, 1);
	counter_stop(fill, 1, ink_blend(colour, 0x000000, .10), 1);
	ink_rounded(cr, 0, 0, 100, 100, COUNTER_RADIUS);
	cairo_set_source(cr, fill);
	cairo_fill_preserve(cr);
	cairo_pattern_destroy(fill);
	cairo_save(cr);
	cairo_clip(cr);
	if (seed)
		linen(cr, seed);
	cairo_restore(cr);
}

/* One band of light or shade along two sides; the mitre runs through the other two corners. */
static void bevel_side(cairo_t *cr, bool light)
{
	cairo_save(cr);
	cairo_move_to(cr, 0, 100);
	cairo_line_to(cr, light ? 0 : 100, light ? 0 : 100);
	cairo_line_to(cr, 100, 0);
	cairo_close_path(cr);
	cairo_clip(cr);
	ink_colour(cr, light ? 0xffffff : 0x140a04, .20);
	for (int i = 0; i < 3; i++) {
		ink_rounded(cr, 0, 0, 100, 100, COUNTER_RADIUS);
		cairo_set_line_width(cr, 1.6 + 1.5 * i);
		cairo_stroke(cr);
	}
	cairo_restore(cr);
}

void counter_plate(cairo_t *cr, const struct counter_style *style, double y, double height, cairo_pattern_t *fill)
{
	ink_rounded(cr, 9, y, 82, height, 4);
	cairo_set_source(cr, fill);
	cairo_fill_preserve(cr);
	cairo_pattern_destroy(fill);
	ink_colour(cr, style->symbol, 1);
	cairo_set_line_width(cr, 2.4);
	cairo_stroke(cr);
}

void counter_bevel(cairo_t *cr)
{
	cairo_save(cr);
	ink_rounded(cr, 0, 0, 100, 100, COUNTER_RADIUS);
	cairo_clip(cr);
	bevel_side(cr, true);
	bevel_side(cr, false);
	cairo_restore(cr);
	ink_rounded(cr, .5, .5, 99, 99, COUNTER_RADIUS - .5);
	cairo_set_line_width(cr, 1.0);
	ink_colour(cr, 0x1a100a, .65);
	cairo_stroke(cr);
}

static void disc(cairo_t *cr, double x, double y, double radius, uint32_t colour)
{
	cairo_new_path(cr);
	cairo_arc(cr, x, y, radius, 0, 2 * INK_PI);
	ink_colour(cr, colour, 1);
	cairo_fill(cr);
}

void counter_cockade(cairo_t *cr, const struct counter_style *style, double x, double y, double radius)
{
	disc(cr, x, y, radius, 0x1a100a);
	disc(cr, x, y, radius * .9, style->cockade[0]);
	disc(cr, x, y, radius * .62, style->cockade[1]);
	disc(cr, x, y, radius * .33, style->cockade[2]);
}

void counter_star_path(cairo_t *cr, double x, double y, double radius)
{
	cairo_new_sub_path(cr);
	for (int i = 0; i < 10; i++) {
		double angle = INK_PI * (i / 5.0 - .5), r = i % 2 ? radius * .42 : radius;
		cairo_line_to(cr, x + r * cos(angle), y + r * sin(angle));
	}
	cairo_close_path(cr);
}

/* A leaf pointing along `angle` from (x, y). */
static void leaf(cairo_t *cr, double x, double y, double angle, double length)
{
	cairo_save(cr);
	cairo_translate(cr, x, y);
	cairo_rotate(cr, angle);
	cairo_move_to(cr, 0, 0);
	cairo_curve_to(cr, length * .3, -length * .34, length * .75, -length * .24, length, 0);
	cairo_curve_to(cr, length * .75, length * .24, length * .3, length * .34, 0, 0);
	cairo_restore(cr);
	cairo_fill(cr);
}

void counter_wreath(cairo_t *cr, uint32_t colour)
{
	ink_colour(cr, colour, .8);
	for (int side = -1; side <= 1; side += 2) {
		for (int i = 0; i < 9; i++) {
			double a = INK_PI * (.5 + side * (.06 + .088 * i));
			double x = 50 + 29 * cos(a), y = 50 + 29 * sin(a);
			leaf(cr, x, y, a + side * INK_PI * .32, 12.5);
			leaf(cr, x, y, a + side * INK_PI * .68, 12.5);
		}
		cairo_new_path(cr);
		if (side < 0)
			cairo_arc_negative(cr, 50, 50, 29, INK_PI * .5, -INK_PI * .28);
		else
			cairo_arc(cr, 50, 50, 29, INK_PI * .5, INK_PI * 1.28);
		cairo_set_line_width(cr, 1.6);
		cairo_stroke(cr);
	}
}

void counter_back(cairo_t *cr, const struct counter_style *style, uint32_t seed)
{
	counter_body(cr, ink_blend(style->body, 0x000000, .10), seed);
	ink_rounded(cr, 7, 7, 86, 86, 5);
	ink_colour(cr, style->box, .75);
	cairo_set_line_width(cr, 1.6);
	cairo_stroke(cr);
	ink_rounded(cr, 10.4, 10.4, 79.2, 79.2, 3);
	cairo_set_line_width(cr, .7);
	cairo_stroke(cr);
	counter_wreath(cr, style->box);
	counter_cockade(cr, style, 50, 50, 15);
	counter_bevel(cr);
}

/* Two slanted bars in the corner whose outer point is (x, y); `dx` points inward. */
static void chevron(cairo_t *cr, double x, double y, double dx)
{
	for (int i = 0; i < 2; i++) {
		double near = dx * (17 + 16 * i), far = dx * (25 + 16 * i);
		cairo_move_to(cr, x + near, y);
		cairo_line_to(cr, x + far, y);
		cairo_line_to(cr, x, y + far);
		cairo_line_to(cr, x, y + near);
		cairo_close_path(cr);
	}
}

void counter_chevrons(cairo_t *cr)
{
	cairo_save(cr);
	ink_rounded(cr, 0, 0, 100, 100, COUNTER_RADIUS);
	cairo_clip(cr);
	chevron(cr, 0, 0, 1);
	chevron(cr, 100, 100, -1);
	ink_colour(cr, 0xf2d16b, 1);
	cairo_fill_preserve(cr);
	ink_colour(cr, 0x4a3208, .55);
	cairo_set_line_width(cr, .8);
	cairo_stroke(cr);
	cairo_restore(cr);
}

void counter_ghost(cairo_t *cr)
{
	const double dash[] = {9, 5};

	ink_rounded(cr, 2, 2, 96, 96, COUNTER_RADIUS - 1);
	ink_colour(cr, 0xfff6dc, .26);
	cairo_fill_preserve(cr);
	ink_colour(cr, 0xfff6dc, .75);
	cairo_set_line_width(cr, 4.4);
	cairo_stroke_preserve(cr);
	ink_colour(cr, 0x3b2a1c, .85);
	cairo_set_line_width(cr, 2.6);
	cairo_set_dash(cr, dash, 2, 0);
	cairo_stroke(cr);
	cairo_set_dash(cr, dash, 0, 0);
}
