#include "art/card_scene.h"

#include "art/counter_base.h"
#include "art/ink.h"

#include <math.h>

enum { ENGRAVING = 0x2a1c12, CLOUDS = 4 };

/* A picture being engraved: its box, one of its units (a large picture is 196 high), where the land begins. */
struct plate {
	cairo_t *cr;
	struct box b;
	double unit, line, horizon;
	bool snow;
	struct {
		double x, y, rx, ry;
	} cloud[CLOUDS];
};

static void shade(cairo_t *cr, struct box b, unsigned top, unsigned low)
{
	cairo_pattern_t *p = cairo_pattern_create_linear(0, b.y, 0, b.y + b.h);
	counter_stop(p, 0, top, 1);
	counter_stop(p, 1, low, 1);
	cairo_rectangle(cr, b.x, b.y, b.w, b.h);
	cairo_set_source(cr, p);
	cairo_fill(cr);
	cairo_pattern_destroy(p);
}

/* Level rules, thinner toward the horizon; clouds are where they are left out. */
static void rule_sky(const struct plate *p)
{
	double step = fmax(2.2, 3 * p->unit);
	for (double y = p->b.y + 2; y < p->horizon; y += step) {
		double t = (y - p->b.y) / (p->horizon - p->b.y), x = p->b.x;
		while (x < p->b.x + p->b.w) {
			double to = p->b.x + p->b.w, skip = to;
			for (int i = 0; i < CLOUDS; i++) {
				double dy = (y - p->cloud[i].y) / p->cloud[i].ry;
				double half = fabs(dy) < 1 ? p->cloud[i].rx * sqrt(1 - dy * dy) : 0;
				double left = p->cloud[i].x - half, right = p->cloud[i].x + half;
				if (half > 0 && right > x && left < to) {
					to = fmax(x, left);
					skip = right;
				}
			}
			cairo_move_to(p->cr, x, y);
			cairo_line_to(p->cr, to, y);
			x = fmax(skip, x + 1);
		}
		cairo_set_line_width(p->cr, ink_mix(.95, .35, t) * fmax(.7, p->unit));
		ink_colour(p->cr, ENGRAVING, ink_mix(.62, .38, t));
		cairo_stroke(p->cr);
	}
}

/* A heavy cloud along the upper edge: billows below a flat bank, its foot ruled. */
static void heavy_cloud(const struct plate *p, double x, double wide, double deep)
{
	cairo_t *cr = p->cr;
	double y = p->b.y - 2;
	cairo_save(cr);
	cairo_move_to(cr, x, y);
	for (int i = 0; i < 4; i++) {
		double a = x + wide * (3 - i) / 4 + wide / 4, b = a - wide / 4, low = y + deep * (i & 1 ? 1.25 : 1.0);
		if (!i)
			cairo_line_to(cr, a, y);
		cairo_curve_to(cr, a + .03 * wide, low, b - .03 * wide, low, b, y + (i < 3 ? deep * .55 : 0));
	}
	cairo_close_path(cr);
	ink_colour(cr, 0xe6ddca, 1);
	cairo_fill_preserve(cr);
	ink_colour(cr, ENGRAVING, 1);
	cairo_set_line_width(cr, p->line * .9);
	cairo_stroke_preserve(cr);
	cairo_clip(cr);
	for (double at = y + 2; at < y + deep * 1.2; at += fmax(2, 3 * p->unit)) {
		cairo_move_to(cr, x, at);
		cairo_line_to(cr, x + wide * ink_mix(.5, 1, (at - y) / deep), at);
	}
	cairo_set_line_width(cr, .6 * fmax(.8, p->unit));
	ink_colour(cr, ENGRAVING, .5);
	cairo_stroke(cr);
	cairo_restore(cr);
}

static void hill(const struct plate *p, double high, double phase, unsigned rgb)
{
	cairo_t *cr = p->cr;
	cairo_move_to(cr, p->b.x, p->b.y + p->b.h);
	for (double x = 0; x <= p->b.w; x += 3)
		cairo_line_to(cr, p->b.x + x,
			      p->horizon - high * p->unit * (.55 + .45 * sin(x / p->b.w * 5.2 + phase)));
	cairo_line_to(cr, p->b.x + p->b.w, p->b.y + p->b.h);
	cairo_close_path(cr);
	ink_colour(cr, rgb, 1);
	cairo_fill_preserve(cr);
	ink_colour(cr, ENGRAVING, .55);
	cairo_set_line_width(cr, .8 * fmax(.7, p->unit));
	cairo_stroke(cr);
}

/* Level strokes, longer and heavier toward the front. */
static void strokes(const struct plate *p, int many, unsigned rgb, double alpha, struct pcg *rnd)
{
	for (int i = 0; i < many; i++) {
		double t = pow(pcg_unit(rnd), .8), y = ink_mix(p->horizon + 4 * p->unit, p->b.y + p->b.h - 2, t);
		double x = p->b.x + pcg_range(rnd, -.05, 1) * p->b.w,
		       l = (6 + 26 * t) * p->unit * pcg_range(rnd, .5, 1.3);
		cairo_move_to(p->cr, x, y);
		cairo_line_to(p->cr, x + l, y + pcg_range(rnd, -.5, .5) * p->unit);
		cairo_set_line_width(p->cr, ink_mix(.45, 1.15, t) * fmax(.65, p->unit));
		ink_colour(p->cr, rgb, alpha);
		cairo_stroke(p->cr);
	}
}

static void grass(const struct plate *p, int many, struct pcg *rnd)
{
	for (int i = 0; i < many; i++) {
		double t = pcg_unit(rnd), y = ink_mix(p->horizon + 14 * p->unit, p->b.y + p->b.h - 3, t);
		double x = p->b.x + pcg_unit(rnd) * p->b.w, s = (2 + 4 * t) * p->unit;
		for (int k = -1; k <= 1; k++) {
			cairo_move_to(p->cr, x, y);
			cairo_line_to(p->cr, x + .6 * k * s, y - s);
		}
	}
	cairo_set_line_width(p->cr, .7 * fmax(.7, p->unit));
	ink_colour(p->cr, 0x5a5a34, .9);
	cairo_stroke(p->cr);
}

static void road(const struct plate *p)
{
	cairo_t *cr = p->cr;
	double low = p->b.y + p->b.h, m = p->b.x + p->b.w * .56;
	cairo_move_to(cr, m - 3 * p->unit, p->horizon + 2);
	cairo_curve_to(cr, m + 20 * p->unit, p->horizon + .3 * (low - p->horizon), m - .42 * p->b.w, low - 20 * p->unit,
		       m - .5 * p->b.w, low + 4);
	cairo_line_to(cr, m + .24 * p->b.w, low + 4);
	cairo_curve_to(cr, m + .02 * p->b.w, low - 20 * p->unit, m + 44 * p->unit, p->horizon + .3 * (low - p->horizon),
		       m + 3 * p->unit, p->horizon + 2);
	cairo_close_path(cr);
	ink_colour(cr, 0xefe0b8, 1);
	cairo_fill_preserve(cr);
	ink_colour(cr, ENGRAVING, .5);
	cairo_set_line_width(cr, .8 * fmax(.7, p->unit));
	cairo_stroke(cr);
}

/* Small waves from a little below the horizon to the front. */
static void waves(const struct plate *p)
{
	cairo_t *cr = p->cr;
	double top = p->horizon + 16 * p->unit, step = 7.5 * p->unit;
	shade(cr, (struct box){p->b.x, top, p->b.w, p->b.y + p->b.h - top}, 0xa9bfd0, 0x86a5c0);
	cairo_move_to(cr, p->b.x, top);
	cairo_line_to(cr, p->b.x + p->b.w, top);
	ink_colour(cr, ENGRAVING, .7);
	cairo_set_line_width(cr, .9 * fmax(.7, p->unit));
	cairo_stroke(cr);
	int row = 0;
	for (double y = top + step; y < p->b.y + p->b.h + step; y += step, row++)
		for (double x = p->b.x - (row & 1 ? 9 : 0) * p->unit; x < p->b.x + p->b.w; x += 26 * p->unit) {
			double u = p->unit;
			cairo_move_to(cr, x, y);
			cairo_rel_curve_to(cr, 5 * u, -4 * u, 9 * u, -4 * u, 14 * u, 0);
		}
	ink_colour(cr, 0x2f5590, .75);
	cairo_set_line_width(cr, .9 * fmax(.7, p->unit));
	cairo_stroke(cr);
}

static void ground(const struct plate *p, enum card_ground kind, struct pcg *rnd)
{
	struct box b = {p->b.x, p->horizon, p->b.w, p->b.y + p->b.h - p->horizon};
	hill(p, 26, 1.1, p->snow ? 0xe8edf0 : 0xcfd2ac);
	hill(p, 13, 3.4, p->snow ? 0xf0f3f4 : 0xd9d3a0);
	shade(p->cr, b, p->snow ? 0xf3f5f5 : 0xe2d6a4, p->snow ? 0xe3eaee : 0xcdb67e);
	if (kind == GROUND_WATER) {
		waves(p);
		return;
	}
	if (kind == GROUND_ROAD)
		road(p);
	strokes(p, p->snow ? 26 : 74, p->snow ? 0x6f8798 : 0x5a4526, .62, rnd);
	if (!p->snow)
		grass(p, 12, rnd);
}

/* Slanting rain, or flakes of three crossed strokes. */
static void weather(const struct plate *p, enum card_sky sky, struct pcg *rnd)
{
	cairo_t *cr = p->cr;
	for (int i = 0; i < (sky == SKY_RAIN ? 60 : 34); i++) {
		double x = p->b.x + pcg_unit(rnd) * p->b.w, y = p->b.y + pcg_range(rnd, .18, .95) * p->b.h,
		       l = (sky == SKY_RAIN ? 15 : 3) * p->unit;
		if (sky == SKY_RAIN) {
			cairo_move_to(cr, x, y);
			cairo_line_to(cr, x - .42 * l, y + l);
			continue;
		}
		for (int k = 0; k < 3; k++) {
			double a = k * INK_PI / 3;
			cairo_move_to(cr, x - l * cos(a), y - l * sin(a));
			cairo_line_to(cr, x + l * cos(a), y + l * sin(a));
		}
	}
	cairo_set_line_width(cr, .9 * fmax(.7, p->unit));
	ink_colour(cr, ENGRAVING, sky == SKY_RAIN ? .6 : .8);
	cairo_stroke(cr);
}

/* A few level strokes to the right of what stands on the ground. */
static void foot(const struct plate *p, double x, double y, double half)
{
	for (int i = 0; i < 3; i++) {
		cairo_move_to(p->cr, x - half * (.7 - .15 * i), y + (1.2 + 2.2 * i) * p->unit);
		cairo_line_to(p->cr, x + half * (1.25 - .22 * i), y + (1.2 + 2.2 * i) * p->unit);
	}
	cairo_set_line_width(p->cr, .8 * fmax(.7, p->unit));
	ink_colour(p->cr, ENGRAVING, .6);
	cairo_stroke(p->cr);
}

static void corners(const struct plate *p)
{
	cairo_pattern_t *g =
		cairo_pattern_create_radial(p->b.x + p->b.w / 2, p->b.y + p->b.h / 2, p->b.h * .45, p->b.x + p->b.w / 2,
					    p->b.y + p->b.h / 2, hypot(p->b.w, p->b.h) * .56);
	counter_stop(g, 0, 0x7a5a30, 0);
	counter_stop(g, 1, 0x7a5a30, .30);
	cairo_set_source(p->cr, g);
	cairo_rectangle(p->cr, p->b.x, p->b.y, p->b.w, p->b.h);
	cairo_fill(p->cr);
	cairo_pattern_destroy(g);
}

static void sky(struct plate *p, enum card_sky kind, struct pcg *rnd)
{
	bool dull = kind != SKY_CLEAR;
	shade(p->cr, (struct box){p->b.x, p->b.y, p->b.w, p->b.h}, dull ? 0xd8d0bd : 0xe3dcc4, 0xf3ead2);
	for (int i = 0; i < CLOUDS; i++) {
		p->cloud[i].x = p->b.x + (i + pcg_range(rnd, .2, .8)) / CLOUDS * p->b.w;
		p->cloud[i].y = ink_mix(p->b.y, p->horizon, pcg_range(rnd, .2, .75));
		p->cloud[i].rx = pcg_range(rnd, 26, 52) * p->unit;
		p->cloud[i].ry = pcg_range(rnd, 8, 15) * p->unit;
	}
	rule_sky(p);
	for (int i = 0; dull && i < 2; i++)
		heavy_cloud(p, p->b.x + (i ? .5 : -.06) * p->b.w, (i ? .58 : .5) * p->b.w,
			    pcg_range(rnd, 22, 30) * p->unit);
}

void card_scene_draw(cairo_t *cr, const struct card_scene *s, struct box b, double line, uint32_t seed)
{
	struct plate p = {
		.cr = cr, .b = b, .unit = fmin(b.h, .75 * b.w) / 196, .line = line, .horizon = b.y + .52 * b.h};
	struct pcg rnd = pcg_start(seed);
	p.snow = s->ground == GROUND_SNOW;
	cairo_save(cr);
	cairo_rectangle(cr, b.x, b.y, b.w, b.h);
	cairo_clip(cr);
	sky(&p, s->sky, &rnd);
	ground(&p, s->ground, &rnd);
	for (int i = 0; i < s->motifs; i++) {
		double x = b.x + s->motif[i].x * b.w, y = b.y + s->motif[i].y * b.h,
		       scale = s->motif[i].scale * 1.96 * p.unit;
		if (s->motif[i].y > .56 && s->ground != GROUND_WATER)
			foot(&p, x, y, s->motif[i].motif->wide * scale / 2);
		card_motif_draw(cr, s->motif[i].motif, x, y, scale, s->motif[i].flip, line);
	}
	if (s->sky >= SKY_RAIN)
		weather(&p, s->sky, &rnd);
	corners(&p);
	cairo_restore(cr);
	cairo_rectangle(cr, b.x, b.y, b.w, b.h);
	ink_colour(cr, ENGRAVING, 1);
	cairo_set_line_width(cr, fmax(.9, 1.6 * p.unit));
	cairo_stroke(cr);
}
