/* Things to press, pull and tick; and the dice. */
#include "art/counter_base.h"
#include "art/ink.h"
#include "art/ui_item.h"

enum { OXBLOOD = 0x7d2a22, EDGE = 0x3b2a1c };

/* Two colours from top to bottom over the current path, kept. */
static void graded(const struct ui_brush *b, unsigned top, unsigned bottom)
{
	cairo_pattern_t *p = cairo_pattern_create_linear(0, 0, 0, b->h);

	counter_stop(p, 0, top, 1);
	counter_stop(p, 1, bottom, 1);
	cairo_set_source(b->cr, p);
	cairo_fill_preserve(b->cr);
	cairo_pattern_destroy(p);
}

static void stroke(const struct ui_brush *b, unsigned rgb, double alpha, double width)
{
	ink_colour(b->cr, rgb, alpha);
	cairo_set_line_width(b->cr, width);
	cairo_stroke(b->cr);
}

/* The looks of a button. Hot has a second line, down is hollow, off is flat and broken. */
struct look {
	unsigned top, bottom;
	double line;
	unsigned edge;
	double edge_alpha;
	bool raised, inner, sunk, broken;
};

static const struct look plain = {0xfaf1d9, 0xdcc698, 1.4, EDGE, 1, true, false, false, false};
static const struct look hot = {0xfffaea, 0xecd8a8, 2, OXBLOOD, 1, true, true, false, false};
static const struct look down = {0xc9b082, 0xe6d4aa, 1.8, EDGE, 1, false, false, true, false};
static const struct look off = {0xe9ddc0, 0xe9ddc0, 1.2, EDGE, .45, false, false, false, true};

static void button(const struct ui_brush *b, const void *what)
{
	const struct look *l = what;
	const double dash[] = {3, 3};

	if (l->raised) {
		ink_rounded(b->cr, 1.6, 2.4, b->w - 2.4, b->h - 2.6, 5);
		ink_colour(b->cr, 0x1c120a, .35);
		cairo_fill(b->cr);
	}
	ink_rounded(b->cr, 1, 1, b->w - 2.6, b->h - 3, 4.5);
	graded(b, l->top, l->bottom);
	if (l->broken)
		cairo_set_dash(b->cr, dash, 2, 0);
	stroke(b, l->edge, l->edge_alpha, l->line);
	cairo_set_dash(b->cr, dash, 0, 0);
	if (l->inner) {
		ink_rounded(b->cr, 4, 4, b->w - 8.6, b->h - 9, 2.4);
		stroke(b, l->edge, .75, .9);
	} else if (l->raised) {
		ink_rounded(b->cr, 2.4, 2.4, b->w - 5.4, b->h - 5.8, 3.2);
		stroke(b, 0xffffff, .55, 1);
	}
	for (int i = 0; l->sunk && i < 3; i++) {
		cairo_move_to(b->cr, 2.4, b->h - 4);
		cairo_line_to(b->cr, 2.4, 2.4 + i * .3);
		cairo_line_to(b->cr, b->w - 4, 2.4 + i * .3);
		stroke(b, 0x1c120a, .16, 1.4 + i * 1.5);
	}
}

/* The ring of the keyboard's focus: light and dark, so that it shows on any ground. */
static void focus(const struct ui_brush *b, const void *what)
{
	(void)what;
	ink_rounded(b->cr, 2.5, 2.5, b->w - 5, b->h - 5, 6);
	stroke(b, 0xfff6dc, .95, 5);
	ink_rounded(b->cr, 2.5, 2.5, b->w - 5, b->h - 5, 6);
	stroke(b, 0x1f4f96, 1, 2.6);
}

static void field(const struct ui_brush *b, const void *what)
{
	(void)what;
	ink_rounded(b->cr, 1, 1, b->w - 2, b->h - 2, 2.5);
	graded(b, 0xf3e8cc, 0xfffbf0);
	stroke(b, EDGE, .9, 1.3);
	cairo_move_to(b->cr, 2.2, b->h - 3);
	cairo_line_to(b->cr, 2.2, 2.4);
	cairo_line_to(b->cr, b->w - 3, 2.4);
	stroke(b, 0x1c120a, .22, 1.6);
}

/* The one that is on is taller, lighter and open below. */
static void tab(const struct ui_brush *b, const void *what)
{
	bool on = what != NULL;
	double top = on ? 1 : 4;

	cairo_move_to(b->cr, 1, b->h + 1);
	cairo_line_to(b->cr, 1, top + 6);
	cairo_curve_to(b->cr, 1, top + 2, 3, top, 7, top);
	cairo_line_to(b->cr, b->w - 7, top);
	cairo_curve_to(b->cr, b->w - 3, top, b->w - 1, top + 2, b->w - 1, top + 6);
	cairo_line_to(b->cr, b->w - 1, b->h + 1);
	graded(b, on ? 0xfbf3de : 0xd8c59b, on ? INK_PAPER : 0xc4ae80);
	stroke(b, EDGE, on ? 1 : .75, 1.4);
	if (on) {
		cairo_move_to(b->cr, 8, 3.6);
		cairo_line_to(b->cr, b->w - 8, 3.6);
		stroke(b, OXBLOOD, 1, 2.2);
	} else {
		cairo_move_to(b->cr, 0, b->h - .7);
		cairo_line_to(b->cr, b->w, b->h - .7);
		stroke(b, EDGE, 1, 1.4);
	}
}

static void check(const struct ui_brush *b, const void *what)
{
	ink_rounded(b->cr, 2, 2, b->w - 4, b->h - 4, 2);
	graded(b, 0xf3e8cc, 0xfffbf0);
	stroke(b, EDGE, 1, 1.6);
	if (!what)
		return;
	cairo_set_line_cap(b->cr, CAIRO_LINE_CAP_ROUND);
	cairo_move_to(b->cr, 5.4, 10.4);
	cairo_line_to(b->cr, 8.8, 14.2);
	cairo_line_to(b->cr, 15.6, 4.4);
	stroke(b, OXBLOOD, 1, 2.8);
}

static void radio(const struct ui_brush *b, const void *what)
{
	cairo_arc(b->cr, b->w / 2, b->h / 2, b->w / 2 - 2, 0, 2 * INK_PI);
	graded(b, 0xf3e8cc, 0xfffbf0);
	stroke(b, EDGE, 1, 1.6);
	if (!what)
		return;
	cairo_arc(b->cr, b->w / 2, b->h / 2, b->w / 2 - 6, 0, 2 * INK_PI);
	ink_colour(b->cr, OXBLOOD, 1);
	cairo_fill(b->cr);
}

static void track(const struct ui_brush *b, const void *what)
{
	(void)what;
	ink_rounded(b->cr, 1, 1, b->w - 2, b->h - 2, (b->w < b->h ? b->w : b->h) / 2 - 1);
	graded(b, 0xb79f70, 0xd9c596);
	stroke(b, EDGE, .85, 1.2);
}

/* Brass, with three grooves across the way it is pulled. */
static void knob(const struct ui_brush *b, const void *what)
{
	bool scroll = what != NULL;
	double x = b->w / 2, y = b->h / 2;

	ink_rounded(b->cr, 1.8, 2.2, b->w - 2.8, b->h - 2.6, 4);
	ink_colour(b->cr, 0x1c120a, .4);
	cairo_fill(b->cr);
	ink_rounded(b->cr, 1, 1, b->w - 2.8, b->h - 2.8, 3.5);
	graded(b, 0xf2d898, 0xb0843a);
	stroke(b, 0x4a3208, 1, 1.3);
	for (int i = -1; i <= 1; i++) {
		if (scroll) {
			cairo_move_to(b->cr, 4, y + i * 3.2);
			cairo_line_to(b->cr, b->w - 5, y + i * 3.2);
		} else {
			cairo_move_to(b->cr, x - .4 + i * 3.2, 6);
			cairo_line_to(b->cr, x - .4 + i * 3.2, b->h - 7.5);
		}
	}
	stroke(b, 0x4a3208, .8, 1.1);
}

static void row(const struct ui_brush *b, const void *what)
{
	(void)what;
	ink_rounded(b->cr, 1, 1, b->w - 2, b->h - 2, 2);
	ink_colour(b->cr, 0xd9a93c, .32);
	cairo_fill_preserve(b->cr);
	stroke(b, OXBLOOD, .85, 1.3);
	cairo_rectangle(b->cr, 1, 1, 3, b->h - 2);
	ink_colour(b->cr, OXBLOOD, .9);
	cairo_fill(b->cr);
}

static void pip(cairo_t *cr, double x, double y)
{
	cairo_arc(cr, x, y + .5, 4.5, 0, 2 * INK_PI);
	ink_colour(cr, 0xfffdf4, .9);
	cairo_fill(cr);
	cairo_arc(cr, x, y, 4.3, 0, 2 * INK_PI);
	ink_colour(cr, 0x231710, 1);
	cairo_fill(cr);
	cairo_arc(cr, x + .5, y + 1, 2.6, 0, 2 * INK_PI);
	ink_colour(cr, 0x5a4432, .8);
	cairo_fill(cr);
}

static void die(const struct ui_brush *b, const void *what)
{
	/* Bits 0-8: the nine places row by row. */
	static const unsigned pips[] = {0x010, 0x044, 0x054, 0x145, 0x155, 0x16d};
	unsigned shown = pips[*(const char *)what - '1'];
	cairo_pattern_t *p = cairo_pattern_create_radial(16, 14, 4, 24, 24, 32);

	for (int i = 0; i < 5; i++) {
		ink_rounded(b->cr, 2.4 + i * .4, 3.2 + i * .4, 45 - i * .8, 44.4 - i * .8, 9);
		ink_colour(b->cr, 0x1c120a, .11);
		cairo_fill(b->cr);
	}
	counter_stop(p, 0, 0xfffdf3, 1);
	counter_stop(p, .6, 0xf6ead0, 1);
	counter_stop(p, 1, 0xcdb488, 1);
	ink_rounded(b->cr, 1.5, 1.5, 43, 43, 8.5);
	cairo_set_source(b->cr, p);
	cairo_fill_preserve(b->cr);
	cairo_pattern_destroy(p);
	stroke(b, 0x4a3622, .95, 1.3);
	ink_rounded(b->cr, 3.4, 3.4, 39.2, 39.2, 7);
	stroke(b, 0xffffff, .5, 1.2);
	for (int i = 0; i < 9; i++) {
		if (shown >> i & 1)
			pip(b->cr, 23 + (i % 3 - 1) * 11.4, 23 + (i / 3 - 1) * 11.4);
	}
}

static const struct ui_item items[] = {
	{"button", 64, 32, {12, 10, 12, 10}, button, &plain},
	{"button-hot", 64, 32, {12, 10, 12, 10}, button, &hot},
	{"button-down", 64, 32, {12, 10, 12, 10}, button, &down},
	{"button-off", 64, 32, {12, 10, 12, 10}, button, &off},
	{"focus", 40, 40, {10, 10, 10, 10}, focus, NULL},
	{"field", 48, 28, {6, 6, 6, 6}, field, NULL},
	{"row-on", 48, 28, {6, 6, 6, 6}, row, NULL},
	{"tab", 64, 32, {12, 12, 12, 4}, tab, NULL},
	{"tab-on", 64, 32, {12, 12, 12, 4}, tab, "on"},
	{"check-off", 20, 20, {0, 0, 0, 0}, check, NULL},
	{"check-on", 20, 20, {0, 0, 0, 0}, check, "on"},
	{"radio-off", 20, 20, {0, 0, 0, 0}, radio, NULL},
	{"radio-on", 20, 20, {0, 0, 0, 0}, radio, "on"},
	{"slider-track", 48, 10, {6, 4, 6, 4}, track, NULL},
	{"slider-knob", 18, 24, {0, 0, 0, 0}, knob, NULL},
	{"scroll-track", 14, 48, {4, 7, 4, 7}, track, NULL},
	{"scroll-knob", 14, 40, {5, 8, 5, 8}, knob, "scroll"},
	{"die-1", 48, 48, {0, 0, 0, 0}, die, "1"},
	{"die-2", 48, 48, {0, 0, 0, 0}, die, "2"},
	{"die-3", 48, 48, {0, 0, 0, 0}, die, "3"},
	{"die-4", 48, 48, {0, 0, 0, 0}, die, "4"},
	{"die-5", 48, 48, {0, 0, 0, 0}, die, "5"},
	{"die-6", 48, 48, {0, 0, 0, 0}, die, "6"},
};

const struct ui_item *ui_control_items(int *count)
{
	*count = (int)(sizeof items / sizeof *items);
	return items;
}
