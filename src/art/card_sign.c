#include "art/card_sign.h"

#include "art/counter_base.h"
#include "art/ink.h"

#include <math.h>
#include <stdio.h>

enum { WHITE = 0xfdf6e4, OUTLINE = 0x24170e };

unsigned card_kind_colour(enum card_kind kind)
{
	static const unsigned colours[] = {0x9c2b24, 0x2f5590, 0x3f7040, 0x7a5a22};
	return colours[kind];
}

static void polygon(cairo_t *cr, const double (*at)[2], int n, double x, double y, double r)
{
	cairo_new_path(cr);
	for (int i = 0; i < n; i++)
		cairo_line_to(cr, x + r * at[i][0], y + r * at[i][1]);
	cairo_close_path(cr);
}

static void line(cairo_t *cr, double x0, double y0, double x1, double y1)
{
	cairo_move_to(cr, x0, y0);
	cairo_line_to(cr, x1, y1);
	cairo_stroke(cr);
}

static void stroke_mark(cairo_t *cr, double x, double y, double r)
{
	static const double lozenge[4][2] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
	polygon(cr, lozenge, 4, x, y, r);
	cairo_fill(cr);
	ink_colour(cr, card_kind_colour(CARD_RED), 1);
	cairo_set_line_width(cr, .24 * r);
	line(cr, x, y - .46 * r, x, y + .1 * r);
	cairo_arc(cr, x, y + .44 * r, .14 * r, 0, 2 * INK_PI);
	cairo_fill(cr);
}

static void clock_face(cairo_t *cr, double x, double y, double r)
{
	cairo_arc(cr, x, y, .9 * r, 0, 2 * INK_PI);
	cairo_fill(cr);
	ink_colour(cr, card_kind_colour(CARD_BLUE), 1);
	cairo_set_line_width(cr, .2 * r);
	line(cr, x, y + .06 * r, x, y - .56 * r);
	line(cr, x, y, x + .4 * r, y + .24 * r);
}

static void chevrons(cairo_t *cr, double x, double y, double r)
{
	static const double shield[5][2] = {{-.86, -.86}, {.5, -.86}, {1, 0}, {.5, .86}, {-.86, .86}};
	polygon(cr, shield, 5, x, y, r);
	cairo_fill(cr);
	ink_colour(cr, card_kind_colour(CARD_GREEN), 1);
	cairo_set_line_width(cr, .2 * r);
	for (int i = 0; i < 2; i++) {
		double at = x + (i * .52 - .5) * r;
		cairo_move_to(cr, at, y - .44 * r);
		cairo_line_to(cr, at + .44 * r, y);
		cairo_line_to(cr, at, y + .44 * r);
		cairo_stroke(cr);
	}
}

void card_sign_kind(cairo_t *cr, enum card_kind kind, double x, double y, double r)
{
	cairo_save(cr);
	cairo_new_path(cr);
	cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
	cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
	ink_colour(cr, WHITE, 1);
	if (kind == CARD_RED)
		stroke_mark(cr, x, y, r);
	else if (kind == CARD_BLUE)
		clock_face(cr, x, y, r);
	else if (kind == CARD_GREEN)
		chevrons(cr, x, y, r);
	cairo_restore(cr);
}

void card_sign_loss(cairo_t *cr, double x, double y, double r)
{
	cairo_save(cr);
	ink_rounded(cr, x - r, y - r, 2 * r, 2 * r, .3 * r);
	ink_colour(cr, 0xb4332c, 1);
	cairo_fill_preserve(cr);
	ink_colour(cr, 0x4a1310, 1);
	cairo_set_line_width(cr, .2 * r);
	cairo_stroke(cr);
	cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
	ink_colour(cr, WHITE, 1);
	cairo_set_line_width(cr, .34 * r);
	line(cr, x - .46 * r, y - .46 * r, x + .46 * r, y + .46 * r);
	line(cr, x + .46 * r, y - .46 * r, x - .46 * r, y + .46 * r);
	cairo_restore(cr);
}

void card_sign_fatigue(cairo_t *cr, double x, double y, double r)
{
	cairo_pattern_t *p = cairo_pattern_create_radial(x - .35 * r, y - .4 * r, .1 * r, x, y, r);
	counter_stop(p, 0, 0xf9c77c, 1);
	counter_stop(p, .55, 0xe89238, 1);
	counter_stop(p, 1, 0xc9660f, 1);
	cairo_new_path(cr);
	cairo_arc(cr, x, y, r, 0, 2 * INK_PI);
	cairo_set_source(cr, p);
	cairo_fill_preserve(cr);
	cairo_pattern_destroy(p);
	ink_colour(cr, 0x5a2a08, 1);
	cairo_set_line_width(cr, fmax(.7, .14 * r));
	cairo_stroke(cr);
}

void card_sign_rest(cairo_t *cr, double x, double y, double r, unsigned rgb)
{
	cairo_save(cr);
	cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
	cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
	ink_colour(cr, rgb, 1);
	cairo_set_line_width(cr, .2 * r);
	cairo_move_to(cr, x + .16 * r, y - r);
	cairo_line_to(cr, x - r, y + .8 * r);
	cairo_line_to(cr, x + r, y + .8 * r);
	cairo_line_to(cr, x - .16 * r, y - r);
	cairo_stroke(cr);
	cairo_move_to(cr, x, y - .1 * r);
	cairo_line_to(cr, x - .42 * r, y + .8 * r);
	cairo_line_to(cr, x + .42 * r, y + .8 * r);
	cairo_close_path(cr);
	cairo_fill(cr);
	cairo_restore(cr);
}

void card_rosette(cairo_t *cr, const struct ink_fonts *f, double x, double y, double r, unsigned rgb, int number)
{
	enum { PLEATS = 28 };
	char text[8];
	struct ink_style style = {.face = FACE_SERIF_BOLD, .size = .98 * r, .align = .5, .rgb = OUTLINE};
	for (int i = 0; i < PLEATS; i++) {
		double a = 2 * INK_PI * i / PLEATS, b = 2 * INK_PI * (i + 1) / PLEATS, tip = (a + b) / 2;
		cairo_move_to(cr, x + .5 * r * cos(a), y + .5 * r * sin(a));
		cairo_line_to(cr, x + .96 * r * cos(a), y + .96 * r * sin(a));
		cairo_line_to(cr, x + r * 1.02 * cos(tip), y + r * 1.02 * sin(tip));
		cairo_line_to(cr, x + .96 * r * cos(b), y + .96 * r * sin(b));
		cairo_line_to(cr, x + .5 * r * cos(b), y + .5 * r * sin(b));
		cairo_close_path(cr);
		ink_colour(cr, i & 1 ? ink_blend(rgb, 0xffffff, .16) : ink_blend(rgb, 0x000000, .30), 1);
		cairo_fill(cr);
	}
	static const struct {
		double r;
		unsigned rgb;
	} rings[] = {{.70, 0x3a2808}, {.68, 0xd9ab45}, {.61, 0x6a4a12}, {.59, 0xfbf2da}};
	cairo_new_path(cr);
	cairo_arc(cr, x, y, .99 * r, 0, 2 * INK_PI);
	ink_colour(cr, OUTLINE, .9);
	cairo_set_line_width(cr, fmax(.8, .04 * r));
	cairo_stroke(cr);
	for (int i = 0; i < 4; i++) {
		cairo_arc(cr, x, y, rings[i].r * r, 0, 2 * INK_PI);
		ink_colour(cr, rings[i].rgb, 1);
		cairo_fill(cr);
	}
	snprintf(text, sizeof text, "%d", number);
	ink_text_fit(cr, f, &style, x, y + .33 * r, .95 * r, text);
}
