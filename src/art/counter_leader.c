#include "art/counter_leader.h"

#include "art/counter_base.h"
#include "art/ink.h"

#include <stdbool.h>

/* The choices that make a face, each taken from its own bits of the seed. */
struct face {
	uint32_t hair;
	uint32_t sash;
	unsigned hat;
	bool whiskers, moustache, order, sash_left, grey;
};

enum { HAT_PLAIN, HAT_LACED, HAT_PLUMED, HAT_NONE, HATS };

static struct face face_of(uint32_t seed)
{
	static const uint32_t hairs[] = {0x2b1d12, 0x4a3018, 0x6b4a24, 0xb9b2a4};
	static const uint32_t sashes[] = {0xb3272d, 0x2f5fa8, 0xb3272d, 0x2f7a45};
	struct face f = {.hair = hairs[seed & 3], .sash = sashes[seed >> 2 & 3]};

	f.hat = (seed >> 4 & 7) < 2 ? HAT_PLAIN : (seed >> 4 & 7) < 4 ? HAT_LACED : (seed >> 4 & 7) < 7 ? HAT_PLUMED : HAT_NONE;
	f.whiskers = seed >> 8 & 1;
	f.moustache = (seed >> 9 & 3) == 0;
	f.order = seed >> 11 & 1;
	f.sash_left = seed >> 12 & 1;
	f.grey = (seed & 3) == 3;
	return f;
}

static void fill(cairo_t *cr, uint32_t colour)
{
	ink_colour(cr, colour, 1);
	cairo_fill_preserve(cr);
	ink_colour(cr, 0x1a100a, .8);
	cairo_set_line_width(cr, .7);
	cairo_stroke(cr);
}

static void oval(cairo_t *cr, double x, double y, double rx, double ry)
{
	cairo_new_path(cr);
	cairo_save(cr);
	cairo_translate(cr, x, y);
	cairo_scale(cr, rx, ry);
	cairo_arc(cr, 0, 0, 1, 0, 2 * INK_PI);
	cairo_restore(cr);
}

static void ground(cairo_t *cr)
{
	cairo_pattern_t *p = cairo_pattern_create_radial(44, 28, 4, 50, 36, 34);

	counter_stop(p, 0, 0xfdf6e2, 1);
	counter_stop(p, .6, 0xefdfb8, 1);
	counter_stop(p, 1, 0xcdb27c, 1);
	oval(cr, 50, 36, 30, 31.5);
	cairo_set_source(cr, p);
	cairo_fill(cr);
	cairo_pattern_destroy(p);
}

static void rim(cairo_t *cr)
{
	oval(cr, 50, 36, 30, 31.5);
	ink_colour(cr, 0x4a3208, 1);
	cairo_set_line_width(cr, 4.6);
	cairo_stroke_preserve(cr);
	ink_colour(cr, 0xb98a2e, 1);
	cairo_set_line_width(cr, 3.6);
	cairo_stroke_preserve(cr);
	ink_colour(cr, 0xf0d27c, 1);
	cairo_set_line_width(cr, 1.6);
	cairo_stroke(cr);
}

static void shoulders_path(cairo_t *cr)
{
	cairo_move_to(cr, 22, 72);
	cairo_curve_to(cr, 23, 57, 30, 53.5, 42, 51);
	cairo_line_to(cr, 58, 51);
	cairo_curve_to(cr, 70, 53.5, 77, 57, 78, 72);
	cairo_close_path(cr);
}

/* A broad ribbon over one shoulder, inside the coat. */
static void sash(cairo_t *cr, const struct face *f)
{
	double from = f->sash_left ? 62 : 38, to = f->sash_left ? 38 : 62, w = f->sash_left ? -6 : 6;

	cairo_save(cr);
	shoulders_path(cr);
	cairo_clip(cr);
	cairo_move_to(cr, from - w, 50);
	cairo_line_to(cr, from, 50);
	cairo_line_to(cr, to + w * .6, 74);
	cairo_line_to(cr, to - w * .6, 74);
	cairo_close_path(cr);
	fill(cr, f->sash);
	cairo_restore(cr);
}

static void epaulette(cairo_t *cr, double x, double lean)
{
	oval(cr, x, 57.5, 7.2, 3.4);
	fill(cr, 0xdcb04a);
	ink_colour(cr, 0x7a5618, .9);
	cairo_set_line_width(cr, .8);
	for (int i = -2; i <= 2; i++) {
		cairo_move_to(cr, x + i * 2.6, 59);
		cairo_line_to(cr, x + i * 2.6 + lean, 63.5);
		cairo_stroke(cr);
	}
}

static void coat(cairo_t *cr, const struct counter_style *style, const struct face *f)
{
	shoulders_path(cr);
	fill(cr, style->coat);
	cairo_move_to(cr, 44, 51);
	cairo_line_to(cr, 56, 51);
	cairo_line_to(cr, 50, 68);
	cairo_close_path(cr);
	fill(cr, 0xf6efdf);
	sash(cr, f);
	for (int side = -1; side <= 1; side += 2) {
		cairo_move_to(cr, 50 + side * 2.5, 52);
		cairo_line_to(cr, 50 + side * 10, 44.5);
		cairo_line_to(cr, 50 + side * 12, 51.5);
		cairo_line_to(cr, 50 + side * 6, 56);
		cairo_close_path(cr);
		fill(cr, style->facing == style->coat ? 0xdcb04a : style->facing);
		epaulette(cr, 50 + side * 21, side * 1.2);
	}
	if (f->order) {
		oval(cr, f->sash_left ? 64 : 37, 64, 2.6, 2.6);
		fill(cr, 0xf0d27c);
	}
}

/* Stock and neck below the chin. */
static void neck(cairo_t *cr)
{
	cairo_move_to(cr, 44.5, 42);
	cairo_line_to(cr, 44, 53);
	cairo_line_to(cr, 56, 53);
	cairo_line_to(cr, 55.5, 42);
	cairo_close_path(cr);
	fill(cr, 0x2a211b);
	cairo_rectangle(cr, 45, 50.6, 10, 2);
	ink_colour(cr, 0xf6efdf, 1);
	cairo_fill(cr);
}

static void features(cairo_t *cr, const struct face *f)
{
	ink_colour(cr, 0xb9774f, .38);
	cairo_move_to(cr, 50.5, 27);
	cairo_curve_to(cr, 60, 30, 60, 42, 51, 47);
	cairo_curve_to(cr, 55, 40, 53, 34, 50.5, 27);
	cairo_fill(cr);
	ink_colour(cr, 0x3a2214, 1);
	cairo_set_line_width(cr, 1.1);
	for (int side = -1; side <= 1; side += 2) {
		cairo_move_to(cr, 50 + side * 2.1, 32.4);
		cairo_line_to(cr, 50 + side * 6, 31.6);
		cairo_stroke(cr);
		oval(cr, 50 + side * 3.9, 34.7, 1.05, .95);
		cairo_fill(cr);
	}
	cairo_set_line_width(cr, .9);
	ink_colour(cr, 0x7a4a2c, 1);
	cairo_move_to(cr, 50.2, 33.5);
	cairo_line_to(cr, 51.4, 39);
	cairo_line_to(cr, 49.4, 39.4);
	cairo_stroke(cr);
	ink_colour(cr, 0x8c3f30, 1);
	cairo_move_to(cr, 47.3, 42.6);
	cairo_curve_to(cr, 49, 43.4, 51, 43.4, 52.7, 42.6);
	cairo_stroke(cr);
	if (f->moustache) {
		ink_colour(cr, f->hair, 1);
		cairo_set_line_width(cr, 1.7);
		cairo_move_to(cr, 45.6, 42.2);
		cairo_curve_to(cr, 48, 40.2, 52, 40.2, 54.4, 42.2);
		cairo_stroke(cr);
	}
}

static void head(cairo_t *cr, const struct face *f)
{
	oval(cr, 50, 31, 10.6, 11.4);
	fill(cr, f->hair);
	cairo_move_to(cr, 41.2, 28);
	cairo_curve_to(cr, 40.6, 40, 44, 47.4, 50, 47.6);
	cairo_curve_to(cr, 56, 47.4, 59.4, 40, 58.8, 28);
	cairo_curve_to(cr, 56, 23, 44, 23, 41.2, 28);
	cairo_close_path(cr);
	fill(cr, 0xecc49c);
	features(cr, f);
	ink_colour(cr, f->hair, 1);
	for (int side = -1; side <= 1 && f->whiskers; side += 2) {
		cairo_move_to(cr, 50 + side * 9.4, 29);
		cairo_line_to(cr, 50 + side * 8.3, 41.5);
		cairo_line_to(cr, 50 + side * 6.1, 38.5);
		cairo_line_to(cr, 50 + side * 7, 29);
		cairo_close_path(cr);
		cairo_fill(cr);
	}
}

/* Locks over the forehead of those who carry their hat under the arm. */
static void hair(cairo_t *cr, const struct face *f)
{
	cairo_move_to(cr, 39.8, 33);
	cairo_curve_to(cr, 37.5, 18, 45, 15.5, 50, 15.8);
	cairo_curve_to(cr, 56, 15.5, 62.5, 18, 60.2, 33);
	cairo_curve_to(cr, 58.5, 28, 56, 26.5, 53.5, 26.8);
	cairo_curve_to(cr, 50, 24.5, 47, 28.4, 44, 27.2);
	cairo_curve_to(cr, 42, 28, 41, 30, 39.8, 33);
	cairo_close_path(cr);
	fill(cr, f->hair);
}

static void hat_path(cairo_t *cr)
{
	cairo_move_to(cr, 27.5, 27.6);
	cairo_curve_to(cr, 34, 24, 36, 10.5, 50, 10);
	cairo_curve_to(cr, 64, 10.5, 66, 24, 72.5, 27.6);
	cairo_curve_to(cr, 63, 29.6, 58, 26.4, 50, 26.4);
	cairo_curve_to(cr, 42, 26.4, 37, 29.6, 27.5, 27.6);
	cairo_close_path(cr);
}

static void plume(cairo_t *cr, uint32_t colour)
{
	cairo_move_to(cr, 31, 24);
	cairo_curve_to(cr, 35, 11, 43, 6.4, 50, 6.6);
	cairo_curve_to(cr, 57, 6.4, 65, 11, 69, 24);
	cairo_curve_to(cr, 63, 14.6, 57, 12.4, 50, 12.4);
	cairo_curve_to(cr, 43, 12.4, 37, 14.6, 31, 24);
	cairo_close_path(cr);
	fill(cr, colour);
}

static void hat(cairo_t *cr, const struct counter_style *style, const struct face *f)
{
	if (f->hat == HAT_NONE) {
		hair(cr, f);
		return;
	}
	hat_path(cr);
	fill(cr, 0x1d1814);
	if (f->hat == HAT_LACED) {
		cairo_save(cr);
		hat_path(cr);
		cairo_clip(cr);
		hat_path(cr);
		ink_colour(cr, 0xdcb04a, 1);
		cairo_set_line_width(cr, 3.2);
		cairo_stroke(cr);
		cairo_restore(cr);
	}
	if (f->hat == HAT_PLUMED)
		plume(cr, style->plume == 0x1c1712 ? 0x3f6b3a : style->plume);
	cairo_new_path(cr);
	cairo_move_to(cr, 57, 13.5);
	cairo_line_to(cr, 55.4, 24);
	ink_colour(cr, 0xdcb04a, 1);
	cairo_set_line_width(cr, 1.3);
	cairo_stroke(cr);
	oval(cr, 57, 14, 2.4, 2.4);
	fill(cr, style->cockade[0]);
	oval(cr, 57, 14, 1.1, 1.1);
	ink_colour(cr, style->cockade[1], 1);
	cairo_fill(cr);
}

void counter_portrait(cairo_t *cr, const struct counter_style *style, uint32_t seed)
{
	struct face f = face_of(seed);

	cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
	ground(cr);
	cairo_save(cr);
	oval(cr, 50, 36, 30, 31.5);
	cairo_clip(cr);
	neck(cr);
	coat(cr, style, &f);
	head(cr, &f);
	hat(cr, style, &f);
	cairo_restore(cr);
	rim(cr);
	cairo_set_line_join(cr, CAIRO_LINE_JOIN_MITER);
}
