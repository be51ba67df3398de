/* Drawing of trees, tufts, fields and rocks. */
#include "art/sheet_plant.h"

#include "art/sheet_winter.h"

#include <math.h>
#include <stdlib.h>

static void shadow(cairo_t *cr, double x, double y, double s)
{
	for (int i = 0; i < 3; i++) {
		double l = s * (1.05 - .3 * i), yy = y - i * .22 * s;
		cairo_move_to(cr, x, yy);
		cairo_line_to(cr, x + l, yy);
	}
	cairo_set_line_width(cr, .085 * s);
	ink_colour(cr, INK_BROWN, .55);
	cairo_stroke(cr);
}

static void crown(cairo_t *cr, const struct plant *p)
{
	static const unsigned greens[] = {0xa9b07c, 0x9aa56f, 0xb3b487, 0x8f9c69};
	struct pcg rnd = pcg_start(p->seed);
	double s = p->size, x = p->at.x, y = p->at.y - s * .7;
	unsigned base = greens[pcg_below(&rnd, 4)];
	int lobes = 6 + pcg_below(&rnd, 3);
	double turn = pcg_range(&rnd, 0, INK_PI);
	shadow(cr, x + s * .45, y + s * .95, s * 1.1);
	for (int i = 0; i < lobes; i++) {
		double a = turn + 2 * INK_PI * i / lobes, b = turn + 2 * INK_PI * (i + 1) / lobes;
		double out = s * pcg_range(&rnd, 1.22, 1.42), in = s * .86;
		double ca = a + (b - a) * .12, cb = b - (b - a) * .12;
		if (i == 0)
			cairo_move_to(cr, x + in * cos(a), y + in * sin(a));
		cairo_curve_to(cr, x + out * cos(ca), y + out * sin(ca), x + out * cos(cb), y + out * sin(cb),
			       x + in * cos(b), y + in * sin(b));
	}
	cairo_close_path(cr);
	cairo_pattern_t *light = cairo_pattern_create_radial(x - .4 * s, y - .45 * s, .1 * s, x, y, 1.25 * s);
	unsigned lit = ink_blend(base, 0xffffff, .22), dark = ink_blend(base, 0x1c2410, .34);
	cairo_pattern_add_color_stop_rgb(light, 0, (lit >> 16) / 255.0, (lit >> 8 & 255) / 255.0, (lit & 255) / 255.0);
	cairo_pattern_add_color_stop_rgb(light, 1, (dark >> 16) / 255.0, (dark >> 8 & 255) / 255.0,
					 (dark & 255) / 255.0);
	cairo_set_source(cr, light);
	cairo_fill_preserve(cr);
	cairo_pattern_destroy(light);
	cairo_set_line_width(cr, .125 * s);
	ink_colour(cr, 0x33301c, .88);
	cairo_stroke(cr);
	for (int i = 0; i < 3; i++) {
		double r = s * (.88 - .26 * i), a = .25 * INK_PI + pcg_range(&rnd, -.2, .2);
		cairo_new_sub_path(cr);
		cairo_arc(cr, x - .06 * s, y - .06 * s, r, a - .62 + .1 * i, a + .62 - .1 * i);
	}
	cairo_set_line_width(cr, .085 * s);
	ink_colour(cr, 0x33301c, .6);
	cairo_stroke(cr);
}

static void conifer(cairo_t *cr, const struct plant *p)
{
	struct pcg rnd = pcg_start(p->seed);
	double s = p->size * 1.12, x = p->at.x, y = p->at.y, h = 2.15 * s;
	unsigned base = ink_blend(0x87946b, pcg_unit(&rnd) < .5 ? 0x75845e : 0x98a176, pcg_unit(&rnd) * .6);
	shadow(cr, x + .3 * s, y - .02 * s, s * .9);
	static const double zig[][2] = {{0, 1}, {.36, .66}, {.2, .66}, {.54, .36}, {.3, .36}, {.7, .06}};
	cairo_move_to(cr, x, y - h);
	for (int i = 1; i < 6; i++)
		cairo_line_to(cr, x + zig[i][0] * s, y - zig[i][1] * h);
	for (int i = 5; i > 0; i--)
		cairo_line_to(cr, x - zig[i][0] * s, y - zig[i][1] * h);
	cairo_close_path(cr);
	ink_colour(cr, base, 1);
	cairo_fill_preserve(cr);
	cairo_set_line_width(cr, .105 * s);
	cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
	ink_colour(cr, 0x2d2c1a, .92);
	cairo_stroke(cr);
	for (int i = 0; i < 5; i++) {
		double yy = y - h * (.78 - .155 * i), l = s * (.16 + .1 * i);
		cairo_move_to(cr, x + .03 * s, yy - .06 * s);
		cairo_line_to(cr, x + l, yy + .16 * s);
	}
	cairo_set_line_width(cr, .095 * s);
	ink_colour(cr, 0x2d2c1a, .7);
	cairo_stroke(cr);
	cairo_move_to(cr, x, y - .06 * h);
	cairo_line_to(cr, x, y + .06 * h);
	cairo_set_line_width(cr, .16 * s);
	ink_colour(cr, 0x2d2c1a, .9);
	cairo_stroke(cr);
}

/* Boughs that fork in three, each .62 of the last. */
static void boughs(cairo_t *cr, struct point from, double angle, double length, int left, struct pcg *rnd)
{
	for (int i = -1; i <= 1; i++) {
		double a = angle + i * pcg_range(rnd, .5, .78), l = length * pcg_range(rnd, .85, 1.1);
		struct point tip = {from.x + l * sin(a), from.y - l * cos(a)};
		cairo_move_to(cr, from.x, from.y);
		cairo_line_to(cr, tip.x, tip.y);
		if (left > 0)
			boughs(cr, tip, a * .9, .62 * length, left - 1, rnd);
	}
}

static void leafless(cairo_t *cr, const struct plant *p)
{
	struct pcg rnd = pcg_start(p->seed);
	double s = 1.45 * p->size, x = p->at.x, y = p->at.y, lean = pcg_range(&rnd, -.08, .08) * s;
	struct point fork = {x + lean, y - .95 * s};
	shadow(cr, x + .1 * s, y, .8 * s);
	cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
	cairo_move_to(cr, x, y);
	cairo_line_to(cr, fork.x, fork.y);
	cairo_set_line_width(cr, .17 * s);
	ink_colour(cr, 0x3a2c20, .95);
	cairo_stroke(cr);
	boughs(cr, fork, lean / s, .62 * s, 1, &rnd);
	cairo_set_line_width(cr, .085 * s);
	ink_colour(cr, 0x3a2c20, .85);
	cairo_stroke(cr);
}

static void tuft(cairo_t *cr, const struct plant *p)
{
	struct pcg rnd = pcg_start(p->seed);
	double s = p->size, x = p->at.x, y = p->at.y;
	cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
	cairo_move_to(cr, x - s, y);
	cairo_line_to(cr, x + .9 * s, y);
	cairo_move_to(cr, x - .5 * s, y + .28 * s);
	cairo_line_to(cr, x + .6 * s, y + .28 * s);
	cairo_set_line_width(cr, .1 * s);
	ink_colour(cr, 0x4c6a72, .8);
	cairo_stroke(cr);
	for (int i = -2; i <= 2; i++) {
		double lean = i * .3 + pcg_range(&rnd, -.08, .08), h = s * (1.25 - .16 * abs(i));
		cairo_move_to(cr, x + i * .1 * s, y);
		cairo_curve_to(cr, x + i * .1 * s, y - .5 * h, x + lean * s * .7, y - .8 * h, x + lean * s * 1.3,
			       y - h);
	}
	cairo_set_line_width(cr, .13 * s);
	ink_colour(cr, 0x57643a, 1);
	cairo_stroke(cr);
}

static void field(cairo_t *cr, const struct plant *p)
{
	static const unsigned soils[] = {0xddcf90, 0xc9cf98, 0xe6cf98, 0xd3c48a};
	struct pcg rnd = pcg_start(p->seed);
	double r = p->size, wide = .105 * r;
	int strips = 2 + pcg_below(&rnd, 3);
	cairo_save(cr);
	cairo_translate(cr, p->at.x, p->at.y);
	cairo_rotate(cr, pcg_range(&rnd, -.6, .6));
	double longest = pcg_range(&rnd, .18, .27) * r;
	for (int i = 0; i < strips; i++) {
		double x = (i - strips / 2.0) * wide, l = longest * pcg_range(&rnd, .75, 1);
		cairo_rectangle(cr, x, -l / 2, wide, l);
		ink_colour(cr, soils[pcg_below(&rnd, 4)], .60);
		cairo_fill_preserve(cr);
		cairo_set_line_width(cr, .012 * r);
		ink_colour(cr, 0x6b5a33, .55);
		cairo_stroke(cr);
		bool along = i & 1;
		double gap = .024 * r;
		for (double t = gap; t < (along ? wide : l); t += gap) {
			cairo_move_to(cr, along ? x + t : x, along ? -l / 2 : t - l / 2);
			cairo_line_to(cr, along ? x + t : x + wide, along ? l / 2 : t - l / 2);
		}
		cairo_set_line_width(cr, .009 * r);
		ink_colour(cr, 0x6b5a33, .42);
		cairo_stroke(cr);
	}
	cairo_restore(cr);
}

static void rock(cairo_t *cr, const struct plant *p, bool peak)
{
	struct pcg rnd = pcg_start(p->seed);
	double s = p->size, x = p->at.x, y = p->at.y, h = peak ? 1.1 * s : .6 * s, lean = pcg_range(&rnd, -.15, .15) * s;
	cairo_move_to(cr, x - .6 * s, y);
	cairo_line_to(cr, x - .25 * s, y - .55 * h);
	cairo_line_to(cr, x + lean, y - h);
	cairo_line_to(cr, x + .3 * s, y - .5 * h);
	cairo_line_to(cr, x + .65 * s, y);
	ink_colour(cr, 0xd8c69c, .85);
	cairo_fill_preserve(cr);
	cairo_set_line_width(cr, peak ? 1.5 : 1.2);
	ink_colour(cr, 0x4d3826, .9);
	cairo_stroke(cr);
	for (int i = 0; i < 6; i++) {
		double t = i / 6.0;
		cairo_move_to(cr, x + lean + t * .5 * s, y - h * (1 - t * .85));
		cairo_line_to(cr, x + lean * .3 + t * .45 * s + .06 * s, y - h * (1 - t) * .25);
	}
	cairo_set_line_width(cr, peak ? 1.1 : .9);
	ink_colour(cr, 0x4d3826, .75);
	cairo_stroke(cr);
}

void draw_plant(cairo_t *cr, const struct plant *p)
{
	switch (p->kind) {
	case PLANT_CROWN:
		crown(cr, p);
		break;
	case PLANT_CONIFER:
		conifer(cr, p);
		break;
	case PLANT_LEAFLESS:
		leafless(cr, p);
		break;
	case PLANT_TUFT:
		tuft(cr, p);
		break;
	case PLANT_FIELD:
		field(cr, p);
		break;
	case PLANT_ROUGH:
	case PLANT_PEAK:
		rock(cr, p, p->kind == PLANT_PEAK);
		break;
	case PLANT_BARE:
	case PLANT_FIR:
	case PLANT_REEDS:
	case PLANT_STUBBLE:
	case PLANT_DRIFT:
		draw_winter_plant(cr, p);
		break;
	}
}

/* What lies flat on the ground, under the rest. */
static bool is_flat(const struct plant *p)
{
	return p->kind == PLANT_FIELD || p->kind == PLANT_STUBBLE || p->kind == PLANT_DRIFT;
}

static void draw_some(cairo_t *cr, const struct sheet *s, const struct box *view, bool fields)
{
	cairo_save(cr);
	cairo_set_tolerance(cr, .2);
	for (int i = 0; i < s->plant_count; i++) {
		const struct plant *p = &s->plants[i];
		double reach = is_flat(p) ? .4 * HEX_RADIUS : 3 * p->size;
		struct box b = {p->at.x - reach, p->at.y - reach, 2 * reach, 2 * reach};
		if (is_flat(p) == fields && box_meets(&b, view))
			draw_plant(cr, p);
	}
	cairo_restore(cr);
}

void draw_fields(cairo_t *cr, const struct sheet *s, const struct box *view)
{
	draw_some(cr, s, view, true);
}

void draw_plants(cairo_t *cr, const struct sheet *s, const struct box *view)
{
	draw_some(cr, s, view, false);
}
