#include "art/emblem.h"

#include "art/counter_base.h"
#include "art/ink.h"

#include <math.h>
#include <string.h>

/* A bee seen from above, `s` px long: body and two wings. */
static void bee(cairo_t *cr, double x, double y, double s)
{
	cairo_save(cr);
	cairo_translate(cr, x, y);
	cairo_scale(cr, s, s);
	for (int side = -1; side <= 1; side += 2) {
		cairo_move_to(cr, 0, -.12);
		cairo_curve_to(cr, side * .24, -.34, side * .52, -.10, side * .44, .18);
		cairo_curve_to(cr, side * .30, .14, side * .12, .06, 0, -.12);
	}
	cairo_new_sub_path(cr);
	cairo_move_to(cr, 0, -.46);
	cairo_curve_to(cr, .22, -.40, .16, .22, 0, .52);
	cairo_curve_to(cr, -.16, .22, -.22, -.40, 0, -.46);
	cairo_restore(cr);
}

static void bees(cairo_t *cr, struct box b, double step)
{
	int row = 0;
	for (double y = b.y + step * .5; y < b.y + b.h; y += step * .86, row++)
		for (double x = b.x + (row & 1 ? step : step * .5); x < b.x + b.w; x += step)
			bee(cr, x, y, step * .52);
	cairo_fill(cr);
}

static void lattice(cairo_t *cr, struct box b, double step)
{
	for (double t = -b.h; t < b.w; t += step) {
		cairo_move_to(cr, b.x + t, b.y);
		cairo_line_to(cr, b.x + t + b.h, b.y + b.h);
		cairo_move_to(cr, b.x + t, b.y + b.h);
		cairo_line_to(cr, b.x + t + b.h, b.y);
	}
	cairo_set_line_width(cr, fmax(.5, step * .07));
	cairo_stroke(cr);
}

static void rays(cairo_t *cr, struct box b, double step)
{
	double x = b.x + b.w / 2, y = b.y + b.h / 2, far = hypot(b.w, b.h) / 2;
	int n = 36;
	for (int i = 0; i < n; i++) {
		cairo_move_to(cr, x, y);
		cairo_line_to(cr, x + far * cos(2 * INK_PI * i / n), y + far * sin(2 * INK_PI * i / n));
	}
	for (double r = step * 2; r < far; r += step * 2) {
		cairo_new_sub_path(cr);
		cairo_arc(cr, x, y, r, 0, 2 * INK_PI);
	}
	cairo_set_line_width(cr, fmax(.5, step * .07));
	cairo_stroke(cr);
}

/* Four-pointed stars in staggered rows. */
static void stars(cairo_t *cr, struct box b, double step)
{
	int row = 0;
	for (double y = b.y + step * .4; y < b.y + b.h; y += step * .8, row++)
		for (double x = b.x + (row & 1 ? step : step * .5); x < b.x + b.w; x += step) {
			cairo_new_sub_path(cr);
			for (int k = 0; k < 8; k++) {
				double a = k * INK_PI / 4, r = step * (k & 1 ? .07 : .26);
				cairo_line_to(cr, x + r * cos(a), y + r * sin(a));
			}
			cairo_close_path(cr);
		}
	cairo_fill(cr);
}

void emblem_ground(cairo_t *cr, struct box b, enum emblem_pattern pattern, double step, unsigned rgb, double alpha)
{
	cairo_save(cr);
	cairo_rectangle(cr, b.x, b.y, b.w, b.h);
	cairo_clip(cr);
	ink_colour(cr, rgb, alpha);
	if (pattern == EMBLEM_BEES)
		bees(cr, b, step);
	else if (pattern == EMBLEM_LATTICE)
		lattice(cr, b, step);
	else if (pattern == EMBLEM_STARS)
		stars(cr, b, step);
	else
		rays(cr, b, step);
	cairo_restore(cr);
}

/* One unit wide, standing on y = 0. */
static void crown(cairo_t *cr)
{
	cairo_move_to(cr, -.42, 0);
	cairo_line_to(cr, -.5, -.42);
	cairo_line_to(cr, -.22, -.2);
	cairo_line_to(cr, 0, -.58);
	cairo_line_to(cr, .22, -.2);
	cairo_line_to(cr, .5, -.42);
	cairo_line_to(cr, .42, 0);
	cairo_close_path(cr);
	static const double ball[3][2] = {{-.5, -.46}, {0, -.62}, {.5, -.46}};
	for (int i = 0; i < 3; i++) {
		cairo_new_sub_path(cr);
		cairo_arc(cr, ball[i][0], ball[i][1], .075, 0, 2 * INK_PI);
	}
	cairo_fill(cr);
	cairo_rectangle(cr, -.43, .06, .86, .09);
	cairo_fill(cr);
}

void emblem_draw(cairo_t *cr, const struct ink_fonts *f, double x, double y, double r, const char *letter, unsigned rgb)
{
	struct ink_style style = {.face = FACE_SERIF_BOLD, .size = .86 * r, .align = .5, .rgb = rgb};
	/* The wreath of the counters has a radius of about 42 round (50, 50). */
	cairo_save(cr);
	cairo_translate(cr, x, y + .06 * r);
	cairo_scale(cr, r / 44, r / 44);
	cairo_translate(cr, -50, -50);
	counter_wreath(cr, rgb);
	cairo_restore(cr);
	cairo_save(cr);
	cairo_translate(cr, x, y - .56 * r);
	cairo_scale(cr, .54 * r, .54 * r);
	ink_colour(cr, rgb, 1);
	crown(cr);
	cairo_restore(cr);
	double high = ink_measure(f, &style, "N").h, wide = ink_measure(f, &style, letter).width;
	double shrink = wide > .94 * r ? .94 * r / wide : 1;
	style.size *= shrink;
	ink_text(cr, f, &style, x, y + .08 * r + high * shrink / 2, letter);
}

enum emblem_pattern emblem_pattern_of(const struct counter_style *style)
{
	return !strcmp(style->nation, "france")	  ? EMBLEM_STARS
	       : !strcmp(style->nation, "russia") ? EMBLEM_LATTICE
						  : EMBLEM_RAYS;
}

const char *emblem_letter_of(const struct counter_style *style)
{
	return !strcmp(style->nation, "france") ? "N" : !strcmp(style->nation, "russia") ? "AI" : style->letters;
}
