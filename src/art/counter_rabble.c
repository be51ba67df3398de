#include "art/counter_rabble.h"

#include "art/counter_base.h"
#include "art/ink.h"

enum { OUTLINE = 0x24170e, SKIN = 0xdcae88 };

/* One straggler: where he stands, his size, his rags, and what is wound round his head. */
struct straggler {
	double x, y, size;
	uint32_t cloak, scarf;
	double lean;
	int staff; /* -1 left hand, 1 right, 0 none */
};

static void filled(cairo_t *cr, uint32_t colour, double width)
{
	ink_colour(cr, colour, 1);
	cairo_fill_preserve(cr);
	ink_colour(cr, OUTLINE, 1);
	cairo_set_line_width(cr, width);
	cairo_stroke(cr);
}

static void disc(cairo_t *cr, double x, double y, double r)
{
	cairo_new_path(cr);
	cairo_arc(cr, x, y, r, 0, 2 * INK_PI);
}

static void plate(cairo_t *cr, const struct counter_style *style)
{
	cairo_pattern_t *p = cairo_pattern_create_linear(0, 19, 0, 80);

	counter_stop(p, 0, 0xb9c8d3, 1);
	counter_stop(p, .62, 0xe6ecef, 1);
	counter_stop(p, 1, 0xf8fafb, 1);
	counter_plate(cr, style, 20, 62, p);
	cairo_move_to(cr, 11, 67);
	cairo_curve_to(cr, 32, 62, 60, 70, 89, 64);
	ink_colour(cr, 0x8ba3b4, .8);
	cairo_set_line_width(cr, 1.1);
	cairo_stroke(cr);
}

/* His shadow on the snow, and legs wrapped in sacking. */
static void legs(cairo_t *cr)
{
	ink_colour(cr, 0x7f98ab, .55);
	cairo_save(cr);
	cairo_scale(cr, 1, .22);
	disc(cr, 4, 0, 10);
	cairo_restore(cr);
	cairo_fill(cr);
	ink_colour(cr, 0x4a3a2a, 1);
	cairo_set_line_width(cr, 3.4);
	cairo_move_to(cr, -2.6, -8);
	cairo_line_to(cr, -4.4, 0);
	cairo_move_to(cr, 2.2, -8);
	cairo_line_to(cr, 3.6, -.6);
	cairo_stroke(cr);
}

/* The cloak, its hem in tatters. */
static void cloak(cairo_t *cr, const struct straggler *s)
{
	cairo_move_to(cr, s->lean - 3, -27);
	cairo_curve_to(cr, s->lean - 9, -24, -9, -14, -9.5, -6);
	cairo_line_to(cr, -6, -8);
	cairo_line_to(cr, -3.4, -4.6);
	cairo_line_to(cr, 0, -7.6);
	cairo_line_to(cr, 3.6, -4.2);
	cairo_line_to(cr, 6, -7.8);
	cairo_line_to(cr, 9.2, -5.6);
	cairo_curve_to(cr, 9, -14, s->lean + 8.4, -24, s->lean + 3, -27);
	cairo_close_path(cr);
	filled(cr, s->cloak, 1.3);
	cairo_move_to(cr, s->lean, -25);
	cairo_curve_to(cr, s->lean + 1, -18, 1, -14, .6, -9);
	ink_colour(cr, OUTLINE, .55);
	cairo_set_line_width(cr, .9);
	cairo_stroke(cr);
}

/* A shawl over hat and ears. */
static void head(cairo_t *cr, const struct straggler *s)
{
	disc(cr, s->lean * 1.35, -30.5, 4.7);
	filled(cr, SKIN, 1.1);
	cairo_move_to(cr, s->lean * 1.35 - 5.4, -28.4);
	cairo_curve_to(cr, s->lean * 1.35 - 6.6, -38.4, s->lean * 1.35 + 6.6, -38.4, s->lean * 1.35 + 5.4, -28.4);
	cairo_curve_to(cr, s->lean * 1.35 + 3.6, -32.6, s->lean * 1.35 - 3.6, -32.6, s->lean * 1.35 - 5.4, -28.4);
	cairo_close_path(cr);
	filled(cr, s->scarf, 1.1);
}

static void staff(cairo_t *cr, const struct straggler *s)
{
	cairo_move_to(cr, s->staff * 10.6, -24);
	cairo_line_to(cr, s->staff * 11.4, 1);
	ink_colour(cr, 0x5b3a1e, 1);
	cairo_set_line_width(cr, 1.9);
	cairo_stroke(cr);
	disc(cr, s->staff * 10.2, -15.4, 2);
	filled(cr, SKIN, .8);
}

static void one(cairo_t *cr, const struct straggler *s)
{
	cairo_save(cr);
	cairo_translate(cr, s->x, s->y);
	cairo_scale(cr, s->size, s->size);
	legs(cr);
	cloak(cr, s);
	head(cr, s);
	if (s->staff)
		staff(cr, s);
	cairo_restore(cr);
}

void counter_rabble(cairo_t *cr, const struct counter_style *style)
{
	static const struct straggler crowd[] = {
		{27, 62, .86, 0x6d7a86, 0x8a3b33, 1.5, 0},
		{71, 61, .84, 0x7a5a3c, 0xcbb98f, -1, 0},
		{38, 73, 1.05, 0x8c5b34, 0xd9d3c2, 2, 1},
		{62, 75, 1.08, 0x44587a, 0xa8482f, 1, -1},
		{50, 67, .8, 0x9a8f7e, 0x49566b, 0, 0},
		{21, 76, .92, 0x5b4a3c, 0xb9a26a, 2, -1},
		{81, 76, .94, 0x87786a, 0x3b3f4d, -2, 1},
	};
	static const int order[] = {1, 0, 4, 2, 3, 5, 6};

	plate(cr, style);
	cairo_save(cr);
	ink_rounded(cr, 10.2, 21.2, 79.6, 59.6, 3);
	cairo_clip(cr);
	for (int i = 0; i < 7; i++)
		one(cr, &crowd[order[i]]);
	cairo_restore(cr);
}
