/* Grounds: paper panels, the leather of the window, tooltips, rules and hatchings. */
#include "art/counter_base.h"
#include "art/ink.h"
#include "art/ui_item.h"
#include "art/ui_texture.h"

enum { OXBLOOD = 0x5b1f1b, GOLD = 0xc9a04a };

static void lozenge(cairo_t *cr, double x, double y, double rx, double ry)
{
	cairo_move_to(cr, x - rx, y);
	cairo_line_to(cr, x, y - ry);
	cairo_line_to(cr, x + rx, y);
	cairo_line_to(cr, x, y + ry);
	cairo_close_path(cr);
}

/* A frame whose corners are cut out by quarter circles, as on a title page. */
static void hollow_frame(cairo_t *cr, double x, double y, double w, double h, double r)
{
	cairo_new_sub_path(cr);
	cairo_arc_negative(cr, x, y, r, INK_PI / 2, 0);
	cairo_arc_negative(cr, x + w, y, r, INK_PI, INK_PI / 2);
	cairo_arc_negative(cr, x + w, y + h, r, INK_PI * 1.5, INK_PI);
	cairo_arc_negative(cr, x, y + h, r, 0, -INK_PI / 2);
	cairo_close_path(cr);
}

/* Old paper is darkest where it was touched: along its edges. */
static void browned_edges(const struct ui_brush *b, double reach, double alpha)
{
	for (int i = 0; i < 10; i++) {
		double t = reach * (i + .5) / 10;
		ink_rounded(b->cr, t / 2, t / 2, b->w - t, b->h - t, 3);
		cairo_set_line_width(b->cr, t);
		ink_colour(b->cr, 0x6b4a24, alpha / 10);
		cairo_stroke(b->cr);
	}
}

static void panel(const struct ui_brush *b, const void *what)
{
	cairo_t *cr = b->cr;
	(void)what;

	ink_rounded(cr, 0, 0, b->w, b->h, 3);
	cairo_clip(cr);
	ui_paper(b, INK_PAPER, b->w - 56, b->h - 56);
	browned_edges(b, 22, .42);
	ink_colour(cr, INK_BROWN, .9);
	cairo_rectangle(cr, 6.25, 6.25, b->w - 12.5, b->h - 12.5);
	cairo_set_line_width(cr, 2.5);
	cairo_stroke(cr);
	hollow_frame(cr, 10.5, 10.5, b->w - 21, b->h - 21, 9);
	cairo_set_line_width(cr, 1);
	cairo_stroke(cr);
	ink_colour(cr, OXBLOOD, .95);
	for (int i = 0; i < 4; i++) {
		lozenge(cr, i & 1 ? b->w - 11.6 : 11.6, i & 2 ? b->h - 11.6 : 11.6, 3.4, 3.4);
		cairo_fill(cr);
	}
	ink_rounded(cr, .5, .5, b->w - 1, b->h - 1, 2.5);
	ink_colour(cr, 0x2a1c10, .8);
	cairo_set_line_width(cr, 1);
	cairo_stroke(cr);
}

/* A gold line pressed into leather: light, with its shadow above. */
static void tooled(cairo_t *cr, double x, double y, double w, double h, double radius, double line)
{
	ink_rounded(cr, x, y - .8, w, h, radius);
	ink_colour(cr, 0x0d0704, .6);
	cairo_set_line_width(cr, line + .6);
	cairo_stroke(cr);
	ink_rounded(cr, x, y, w, h, radius);
	ink_colour(cr, GOLD, .85);
	cairo_set_line_width(cr, line);
	cairo_stroke(cr);
}

static void leaf_corner(cairo_t *cr, double x, double y, double turn)
{
	cairo_save(cr);
	cairo_translate(cr, x, y);
	cairo_rotate(cr, turn);
	for (int i = -1; i <= 1; i++) {
		cairo_save(cr);
		cairo_rotate(cr, INK_PI / 4 + i * .62);
		cairo_move_to(cr, 0, 0);
		cairo_curve_to(cr, 3, -3, 7, -2.4, i ? 9.5 : 12, 0);
		cairo_curve_to(cr, 7, 2.4, 3, 3, 0, 0);
		cairo_restore(cr);
	}
	ink_colour(cr, GOLD, .85);
	cairo_fill(cr);
	cairo_restore(cr);
}

static void frame(const struct ui_brush *b, const void *what)
{
	(void)what;
	ui_leather(b, 0x3d2718, b->w - 56, b->h - 56);
	for (int i = 0; i < 6; i++) {
		cairo_rectangle(b->cr, 0, 0, b->w, b->h);
		cairo_set_line_width(b->cr, 2 + 2.4 * i);
		ink_colour(b->cr, 0x0d0704, .14);
		cairo_stroke(b->cr);
	}
	tooled(b->cr, 7, 7, b->w - 14, b->h - 14, 3, 1.8);
	tooled(b->cr, 11, 11, b->w - 22, b->h - 22, 1.5, .7);
	leaf_corner(b->cr, 13.5, 13.5, 0);
	leaf_corner(b->cr, b->w - 13.5, 13.5, INK_PI / 2);
	leaf_corner(b->cr, b->w - 13.5, b->h - 13.5, INK_PI);
	leaf_corner(b->cr, 13.5, b->h - 13.5, INK_PI * 1.5);
}

static void leather(const struct ui_brush *b, const void *what)
{
	(void)what;
	ui_leather(b, 0x3d2718, b->w, b->h);
}

static void paper(const struct ui_brush *b, const void *what)
{
	(void)what;
	ui_paper(b, INK_PAPER, b->w, b->h);
}

static void tooltip(const struct ui_brush *b, const void *what)
{
	(void)what;
	for (int i = 0; i < 4; i++) {
		ink_rounded(b->cr, i * .6, 1 + i * .5, b->w - i * 1.2, b->h - 1 - i, 5);
		ink_colour(b->cr, 0x1c120a, .10);
		cairo_fill(b->cr);
	}
	ink_rounded(b->cr, 2, 1, b->w - 4.5, b->h - 5, 4);
	ink_colour(b->cr, 0xfdf5dd, 1);
	cairo_fill_preserve(b->cr);
	ink_colour(b->cr, INK_BROWN, 1);
	cairo_set_line_width(b->cr, 1.4);
	cairo_stroke(b->cr);
	ink_rounded(b->cr, 4.4, 3.4, b->w - 9.3, b->h - 9.8, 2.4);
	ink_colour(b->cr, INK_BROWN, .35);
	cairo_set_line_width(b->cr, .7);
	cairo_stroke(b->cr);
}

/* Thick in the middle, running out to nothing, with a lozenge on it. */
static void title_rule(const struct ui_brush *b, const void *what)
{
	double m = b->w / 2, y = b->h / 2;
	(void)what;

	for (int side = -1; side <= 1; side += 2) {
		cairo_move_to(b->cr, m + side * 12, y - .5);
		cairo_curve_to(b->cr, m + side * m * .3, y - 2.6, m + side * m * .55, y - .9, m + side * m, y);
		cairo_curve_to(b->cr, m + side * m * .55, y + .9, m + side * m * .3, y + 2.6, m + side * 12, y + .5);
		cairo_close_path(b->cr);
		ink_colour(b->cr, INK_BROWN, 1);
		cairo_fill(b->cr);
	}
	lozenge(b->cr, m, y, 8, 5);
	ink_colour(b->cr, OXBLOOD, 1);
	cairo_fill(b->cr);
	lozenge(b->cr, m, y, 3.6, 2.2);
	ink_colour(b->cr, INK_PAPER, 1);
	cairo_fill(b->cr);
}

/* Direction and rhythm tell friend from enemy, the colour only helps. */
static void hatch(const struct ui_brush *b, const void *what)
{
	bool enemy = what != NULL;

	cairo_set_line_width(b->cr, enemy ? 4 : 2);
	for (int i = -5; i < 10; i++) {
		double x = i * 16;
		ink_colour(b->cr, enemy ? 0x8c2a22 : 0x24488c, .5);
		cairo_move_to(b->cr, enemy ? x : x + 80, -8);
		cairo_line_to(b->cr, enemy ? x + 80 : x, 72);
		cairo_stroke(b->cr);
		if (!enemy) {
			cairo_move_to(b->cr, x + 85, -8);
			cairo_line_to(b->cr, x + 5, 72);
			cairo_stroke(b->cr);
		}
	}
}

static void shade(const struct ui_brush *b, const void *what)
{
	(void)what;
	for (int i = 0; i < 12; i++) {
		double t = i * 1.3;
		ink_rounded(b->cr, t, t, b->w - 2 * t, b->h - 2 * t, 18 - t);
		ink_colour(b->cr, 0x120a05, .048);
		cairo_fill(b->cr);
	}
}

static const struct ui_item items[] = {
	{"panel", 256, 256, {28, 28, 28, 28}, panel, NULL},
	{"frame", 256, 256, {28, 28, 28, 28}, frame, NULL},
	{"paper", 256, 256, {0, 0, 0, 0}, paper, NULL},
	{"leather", 256, 256, {0, 0, 0, 0}, leather, NULL},
	{"panel-shadow", 64, 64, {24, 24, 24, 24}, shade, NULL},
	{"tooltip", 48, 40, {10, 10, 10, 10}, tooltip, NULL},
	{"title-rule", 320, 14, {0, 0, 0, 0}, title_rule, NULL},
	{"hatch-friend", 64, 64, {0, 0, 0, 0}, hatch, NULL},
	{"hatch-enemy", 64, 64, {0, 0, 0, 0}, hatch, "enemy"},
};

const struct ui_item *ui_panel_items(int *count)
{
	*count = (int)(sizeof items / sizeof *items);
	return items;
}
