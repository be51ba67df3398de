#include "art/ui_soldier.h"

#include "art/ink.h"

#include <math.h>

/* The whole man as one shape in a box 10 high, feet at (0, 0). */
static void body(cairo_t *cr, double stride)
{
	cairo_move_to(cr, -.9 - stride, 0);
	cairo_line_to(cr, -.75, -4.2);
	cairo_curve_to(cr, -1.5, -4.6, -1.7, -6.6, -1.15, -7.3);
	cairo_line_to(cr, -.35, -7.6);
	cairo_line_to(cr, .35, -7.6);
	cairo_line_to(cr, 1.15, -7.3);
	cairo_curve_to(cr, 1.7, -6.6, 1.5, -4.6, .75, -4.2);
	cairo_line_to(cr, .95 + stride, 0);
	cairo_line_to(cr, .25 + stride * .6, 0);
	cairo_line_to(cr, 0, -3.4);
	cairo_line_to(cr, -.2 - stride * .6, 0);
	cairo_close_path(cr);
}

/* Head and shako, in ink whatever the coat. */
static void head(cairo_t *cr)
{
	cairo_rectangle(cr, -.5, -8.5, 1, 1.1);
	cairo_move_to(cr, -.68, -8.2);
	cairo_line_to(cr, -.85, -9.8);
	cairo_line_to(cr, .85, -9.8);
	cairo_line_to(cr, .68, -8.2);
	cairo_close_path(cr);
}

/* The pack with its rolled coat, the cross-belts and the plume: what a man carries, in the colours of his army. */
static void equipment(cairo_t *cr, unsigned ink)
{
	cairo_rectangle(cr, -.95, -6.9, 1.9, 1.7);
	ink_colour(cr, 0x8a5a30, 1);
	cairo_fill_preserve(cr);
	ink_colour(cr, ink, 1);
	cairo_set_line_width(cr, .14);
	cairo_stroke(cr);
	ink_rounded(cr, -1.05, -7.45, 2.1, .62, .3);
	ink_colour(cr, 0xb9ad94, 1);
	cairo_fill_preserve(cr);
	ink_colour(cr, ink, 1);
	cairo_stroke(cr);
	cairo_set_line_width(cr, .22);
	ink_colour(cr, 0xf2ead6, .95);
	cairo_move_to(cr, -.45, -6.8);
	cairo_line_to(cr, -.45, -5.2);
	cairo_move_to(cr, .45, -6.8);
	cairo_line_to(cr, .45, -5.2);
	cairo_stroke(cr);
	cairo_move_to(cr, -.62, -4.1);
	cairo_line_to(cr, -.7, -1.2);
	cairo_move_to(cr, .62, -4.1);
	cairo_line_to(cr, .76, -1.2);
	ink_colour(cr, 0xece4d0, .85);
	cairo_set_line_width(cr, .42);
	cairo_stroke(cr);
	cairo_rectangle(cr, -.14, -10.9, .28, 1.2);
	ink_colour(cr, 0xb3352b, 1);
	cairo_fill(cr);
	cairo_rectangle(cr, -.8, -9.75, 1.6, .22);
	ink_colour(cr, 0xd9b45c, .9);
	cairo_fill(cr);
}

static void musket(cairo_t *cr, unsigned ink, double lean)
{
	cairo_move_to(cr, 1.15, -5.2);
	cairo_line_to(cr, 1.35 + lean, -10.4);
	ink_colour(cr, ink, 1);
	cairo_set_line_width(cr, .36);
	cairo_stroke(cr);
	cairo_move_to(cr, 1.35 + lean, -10.4);
	cairo_line_to(cr, 1.43 + lean * 1.25, -12.6);
	ink_colour(cr, ink_blend(ink, 0xfff0d0, .55), 1);
	cairo_set_line_width(cr, .2);
	cairo_stroke(cr);
}

void ui_soldier(cairo_t *cr, double x, double y, double height, unsigned colour, uint32_t seed, bool detailed)
{
	struct pcg random = pcg_start(seed * 7919u + (uint32_t)lround(x * 16));
	double tall = height * pcg_range(&random, .95, 1.05) / 10;

	cairo_save(cr);
	cairo_translate(cr, x, y);
	cairo_scale(cr, tall, tall);
	musket(cr, colour, pcg_range(&random, -.1, .35));
	body(cr, pcg_range(&random, 0, .7));
	if (detailed) {
		ink_colour(cr, ink_blend(colour, 0x2b4478, .65), 1);
		cairo_fill_preserve(cr);
		ink_colour(cr, colour, 1);
		cairo_set_line_width(cr, .16);
		cairo_stroke(cr);
		ink_rounded(cr, -.62, -8.35, 1.24, 1.2, .3);
		ink_colour(cr, ink_blend(colour, 0x8a5a3a, .6), 1);
		cairo_fill(cr);
	}
	head(cr);
	ink_colour(cr, colour, 1);
	cairo_fill(cr);
	if (detailed)
		equipment(cr, colour);
	cairo_restore(cr);
}

void ui_rank(cairo_t *cr, const struct ui_rank *r, uint32_t seed)
{
	struct pcg random = pcg_start(seed);

	for (double x = r->from; x < r->to; x += r->gap) {
		double right = pcg_range(&random, -.1, .1) * r->gap, down = pcg_range(&random, -.03, .03) * r->height;
		ui_soldier(cr, x + right, r->y + down, r->height, r->colour, seed, r->detailed);
	}
}

static void cloth(cairo_t *cr, double x, double top, double w, double h)
{
	cairo_move_to(cr, x, top);
	cairo_curve_to(cr, x + w * .3, top - h * .18, x + w * .6, top + h * .2, x + w, top + h * .02);
	cairo_line_to(cr, x + w * .96, top + h * .98);
	cairo_curve_to(cr, x + w * .6, top + h * 1.18, x + w * .3, top + h * .8, x, top + h);
	cairo_close_path(cr);
}

void ui_standard(cairo_t *cr, double x, double y, double height, unsigned ink, bool eagle)
{
	static const unsigned stripes[] = {0x2c4a8c, 0xf6efdf, 0xb3352b};
	double top = y - height, w = height * .44, h = height * .32;

	ink_colour(cr, ink, 1);
	cairo_set_line_width(cr, height * .028);
	cairo_move_to(cr, x, y);
	cairo_line_to(cr, x, top);
	cairo_stroke(cr);
	cairo_save(cr);
	cloth(cr, x, top + height * .05, w, h);
	cairo_clip(cr);
	for (int i = 0; i < 3; i++) {
		cairo_rectangle(cr, x + w * i / 3, top - h, w / 3 + .3, h * 3);
		ink_colour(cr, stripes[i], 1);
		cairo_fill(cr);
	}
	cairo_restore(cr);
	cloth(cr, x, top + height * .05, w, h);
	ink_colour(cr, ink, 1);
	cairo_set_line_width(cr, height * .014);
	cairo_stroke(cr);
	if (!eagle)
		return;
	cairo_save(cr);
	cairo_translate(cr, x, top);
	cairo_scale(cr, height / 66, height / 66);
	cairo_move_to(cr, 0, 0);
	cairo_line_to(cr, -1.4, -2.6);
	cairo_curve_to(cr, -4, -2, -4.6, -5, -4.4, -8);
	cairo_curve_to(cr, -3, -6, -1.6, -5.6, -1.2, -6);
	cairo_curve_to(cr, -1, -8, .6, -8.4, 1.2, -6);
	cairo_curve_to(cr, 1.6, -5.6, 3, -6, 4.4, -8);
	cairo_curve_to(cr, 4.6, -5, 4, -2, 1.4, -2.6);
	cairo_close_path(cr);
	ink_colour(cr, 0xd9b45c, 1);
	cairo_fill_preserve(cr);
	ink_colour(cr, ink, 1);
	cairo_set_line_width(cr, .8);
	cairo_stroke(cr);
	cairo_restore(cr);
}

static void spoked_wheel(cairo_t *cr, double r, unsigned ink)
{
	cairo_arc(cr, 0, 0, r, 0, 2 * INK_PI);
	ink_colour(cr, ink, 1);
	cairo_set_line_width(cr, 3);
	cairo_stroke_preserve(cr);
	ink_colour(cr, 0x8a6a3c, 1);
	cairo_set_line_width(cr, 1.1);
	cairo_stroke(cr);
	ink_colour(cr, ink, 1);
	cairo_set_line_width(cr, 1.1);
	for (int i = 0; i < 7; i++) {
		double a = INK_PI * i / 7 + .1;
		cairo_move_to(cr, -r * cos(a), -r * sin(a));
		cairo_line_to(cr, r * cos(a), r * sin(a));
		cairo_stroke(cr);
	}
	cairo_arc(cr, 0, 0, 2.6, 0, 2 * INK_PI);
	cairo_fill(cr);
}

void ui_gun(cairo_t *cr, double x, double y, double scale, unsigned ink)
{
	cairo_save(cr);
	cairo_translate(cr, x, y);
	cairo_scale(cr, scale, scale);
	ink_colour(cr, ink, 1);
	cairo_set_line_width(cr, 4.6);
	cairo_move_to(cr, 2, -1);
	cairo_line_to(cr, 34, 14);
	cairo_stroke(cr);
	cairo_move_to(cr, 12, -1);
	cairo_line_to(cr, 13, -6);
	cairo_line_to(cr, -25, -21);
	cairo_line_to(cr, -28, -19.6);
	cairo_line_to(cr, -29, -16);
	cairo_line_to(cr, -26.6, -15);
	cairo_line_to(cr, 8, 1);
	cairo_close_path(cr);
	ink_colour(cr, 0x9a7a34, 1);
	cairo_fill_preserve(cr);
	ink_colour(cr, ink, 1);
	cairo_set_line_width(cr, 1.5);
	cairo_stroke(cr);
	cairo_arc(cr, 14.4, -3, 2, 0, 2 * INK_PI);
	cairo_fill(cr);
	cairo_set_line_width(cr, 1);
	cairo_move_to(cr, -8, -14);
	cairo_line_to(cr, -10, -8);
	cairo_stroke(cr);
	spoked_wheel(cr, 13.5, ink);
	cairo_restore(cr);
}
