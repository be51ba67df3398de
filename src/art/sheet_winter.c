#include "art/sheet_winter.h"

#include <math.h>
#include <stdlib.h>

enum { SNOW = 0xf9fcfe, SHADE = 0x7f98ab, BARK = 0x4a3d33 };

static void foot(cairo_t *cr, double x, double y, double s)
{
	cairo_save(cr);
	cairo_translate(cr, x + .55 * s, y + .05 * s);
	cairo_scale(cr, 1.15 * s, .30 * s);
	cairo_new_sub_path(cr);
	cairo_arc(cr, 0, 0, 1, 0, 2 * INK_PI);
	cairo_restore(cr);
	ink_colour(cr, SHADE, .50);
	cairo_fill(cr);
}

/* A limb that leaves the trunk at `from` (share of the height) and bends upward. */
static void limb(cairo_t *cr, const struct plant *p, double from, double lean, double reach)
{
	double s = p->size, x = p->at.x, y = p->at.y - from * 2.2 * s;
	double tip = p->at.x + lean * s, top = y - reach * s;
	cairo_move_to(cr, x, y);
	cairo_curve_to(cr, x + .35 * lean * s, y - .15 * reach * s, tip - .12 * lean * s, y - .5 * reach * s, tip, top);
	cairo_move_to(cr, x + .5 * lean * s, y - .38 * reach * s);
	cairo_line_to(cr, x + 1.02 * lean * s, y - .30 * reach * s - .12 * s);
}

static void bare(cairo_t *cr, const struct plant *p)
{
	struct pcg rnd = pcg_start(p->seed);
	double s = p->size, x = p->at.x, y = p->at.y, h = 2.2 * s;
	foot(cr, x, y, s);
	/* The haze of twigs, then the limbs that can be told apart. */
	cairo_save(cr);
	cairo_translate(cr, x, y - .64 * h);
	cairo_scale(cr, 1.02 * s, .92 * s);
	cairo_new_sub_path(cr);
	cairo_arc(cr, 0, 0, 1, 0, 2 * INK_PI);
	cairo_restore(cr);
	ink_colour(cr, 0x857a74, .30);
	cairo_fill(cr);
	cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
	cairo_move_to(cr, x, y);
	cairo_line_to(cr, x + pcg_range(&rnd, -.1, .1) * s, y - .98 * h);
	ink_colour(cr, BARK, .95);
	cairo_set_line_width(cr, .20 * s);
	cairo_stroke(cr);
	for (int i = 0; i < 3; i++)
		for (int side = -1; side <= 1; side += 2)
			limb(cr, p, .28 + .2 * i + pcg_range(&rnd, -.05, .05),
			     side * (.95 - .2 * i) * pcg_range(&rnd, .8, 1.1), (.95 - .2 * i) * pcg_range(&rnd, .7, 1));
	cairo_set_line_width(cr, .105 * s);
	ink_colour(cr, BARK, .85);
	cairo_stroke(cr);
	/* Snow in the forks. */
	for (int i = 0; i < 2; i++) {
		cairo_move_to(cr, x - .08 * s, y - (.36 + .22 * i) * h);
		cairo_line_to(cr, x - (.42 - .1 * i) * s, y - (.47 + .22 * i) * h);
	}
	cairo_set_line_width(cr, .10 * s);
	ink_colour(cr, SNOW, .95);
	cairo_stroke(cr);
}

/* One storey of a fir: dark needles, and snow on all but its hem. */
static void storey(cairo_t *cr, struct point top, double half, double deep, unsigned needles, struct pcg *rnd)
{
	cairo_move_to(cr, top.x, top.y);
	cairo_line_to(cr, top.x + half, top.y + deep);
	cairo_curve_to(cr, top.x + .4 * half, top.y + .9 * deep, top.x - .4 * half, top.y + .9 * deep, top.x - half,
		       top.y + deep);
	cairo_close_path(cr);
	ink_colour(cr, needles, 1);
	cairo_fill_preserve(cr);
	cairo_set_line_width(cr, .13 * half);
	ink_colour(cr, 0x1d2b2d, .9);
	cairo_stroke(cr);
	double l = pcg_range(rnd, .62, .78), r = pcg_range(rnd, .46, .62);
	cairo_move_to(cr, top.x, top.y);
	cairo_line_to(cr, top.x + r * half, top.y + r * deep);
	cairo_line_to(cr, top.x + .22 * half, top.y + .52 * deep);
	cairo_line_to(cr, top.x + .02 * half, top.y + .80 * deep);
	cairo_line_to(cr, top.x - .30 * half, top.y + .62 * deep);
	cairo_line_to(cr, top.x - l * half, top.y + .98 * l * deep);
	cairo_close_path(cr);
	ink_colour(cr, SNOW, .97);
	cairo_fill(cr);
}

static void fir(cairo_t *cr, const struct plant *p)
{
	struct pcg rnd = pcg_start(p->seed);
	double s = p->size * 1.16, x = p->at.x, y = p->at.y, h = 2.3 * s;
	unsigned needles = ink_blend(0x4a6663, 0x33504f, pcg_unit(&rnd));
	foot(cr, x, y, s);
	cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
	cairo_move_to(cr, x, y - .1 * h);
	cairo_line_to(cr, x, y + .05 * h);
	cairo_set_line_width(cr, .17 * s);
	ink_colour(cr, BARK, .95);
	cairo_stroke(cr);
	storey(cr, (struct point){x, y - .60 * h}, .80 * s, .55 * h, needles, &rnd);
	storey(cr, (struct point){x, y - .82 * h}, .62 * s, .46 * h, needles, &rnd);
	storey(cr, (struct point){x, y - h}, .42 * s, .36 * h, needles, &rnd);
}

/* Dry reeds standing in the ice of a marsh. */
static void reeds(cairo_t *cr, const struct plant *p)
{
	struct pcg rnd = pcg_start(p->seed);
	double s = p->size, x = p->at.x, y = p->at.y;
	cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
	cairo_save(cr);
	cairo_translate(cr, x, y + .12 * s);
	cairo_scale(cr, 1.25 * s, .34 * s);
	cairo_new_sub_path(cr);
	cairo_arc(cr, 0, 0, 1, 0, 2 * INK_PI);
	cairo_restore(cr);
	ink_colour(cr, SNOW, .9);
	cairo_fill_preserve(cr);
	ink_colour(cr, 0x6f93a6, .6);
	cairo_set_line_width(cr, .07 * s);
	cairo_stroke(cr);
	for (int i = -2; i <= 2; i++) {
		double lean = i * .26 + pcg_range(&rnd, -.1, .1), h = s * (1.3 - .16 * abs(i));
		cairo_move_to(cr, x + i * .14 * s, y);
		cairo_curve_to(cr, x + i * .14 * s, y - .5 * h, x + lean * s * .7, y - .8 * h, x + lean * s * 1.2, y - h);
	}
	cairo_set_line_width(cr, .12 * s);
	ink_colour(cr, 0x86713f, .95);
	cairo_stroke(cr);
}

/* A field under thin snow: furrows show through. */
static void stubble(cairo_t *cr, const struct plant *p)
{
	struct pcg rnd = pcg_start(p->seed);
	double r = p->size, w = pcg_range(&rnd, .24, .36) * r, h = pcg_range(&rnd, .17, .25) * r;
	cairo_save(cr);
	cairo_translate(cr, p->at.x, p->at.y);
	cairo_rotate(cr, pcg_range(&rnd, -.6, .6));
	cairo_rectangle(cr, -w / 2, -h / 2, w, h);
	ink_colour(cr, pcg_unit(&rnd) < .5 ? 0xe4dccb : 0xd7dcdf, .7);
	cairo_fill_preserve(cr);
	cairo_set_line_width(cr, .010 * r);
	ink_colour(cr, 0x6d675f, .5);
	cairo_stroke(cr);
	for (double y = -h / 2 + .03 * r; y < h / 2 - .01 * r; y += .034 * r)
		for (double x = -w / 2 + .012 * r; x < w / 2 - .03 * r;) {
			double l = pcg_range(&rnd, .02, .08) * r;
			cairo_move_to(cr, x, y);
			cairo_line_to(cr, fmin(x + l, w / 2 - .01 * r), y);
			x += l + pcg_range(&rnd, .012, .05) * r;
		}
	cairo_set_line_width(cr, .012 * r);
	ink_colour(cr, 0x7a6f60, .6);
	cairo_stroke(cr);
	cairo_restore(cr);
}

/* Wind-blown snow: a few long, flat curves. */
static void drift(cairo_t *cr, const struct plant *p)
{
	struct pcg rnd = pcg_start(p->seed);
	double s = p->size, x = p->at.x, y = p->at.y;
	cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
	for (int i = 0; i < 3; i++) {
		double l = s * pcg_range(&rnd, .9, 1.7), dx = s * pcg_range(&rnd, -.5, .3), dy = i * .26 * s;
		cairo_move_to(cr, x + dx, y + dy);
		cairo_curve_to(cr, x + dx + .3 * l, y + dy - .16 * s, x + dx + .7 * l, y + dy - .14 * s, x + dx + l,
			       y + dy + .03 * s);
	}
	cairo_set_line_width(cr, .075 * s);
	ink_colour(cr, SHADE, .50);
	cairo_stroke(cr);
}

void draw_winter_plant(cairo_t *cr, const struct plant *p)
{
	if (p->kind == PLANT_BARE)
		bare(cr, p);
	else if (p->kind == PLANT_FIR)
		fir(cr, p);
	else if (p->kind == PLANT_REEDS)
		reeds(cr, p);
	else if (p->kind == PLANT_STUBBLE)
		stubble(cr, p);
	else
		drift(cr, p);
}

void draw_floe(cairo_t *cr, double radius, uint32_t seed)
{
	struct pcg rnd = pcg_start(seed);
	int corners = 5 + pcg_below(&rnd, 3);
	double turn = pcg_range(&rnd, 0, 2 * INK_PI), flat = pcg_range(&rnd, .62, .9), far[8];
	for (int i = 0; i < corners; i++)
		far[i] = radius * pcg_range(&rnd, .78, 1.12);
	for (int layer = 0; layer < 2; layer++) {
		double o = layer ? 0 : .16 * radius;
		cairo_new_sub_path(cr);
		for (int i = 0; i < corners; i++) {
			double a = turn + 2 * INK_PI * i / corners;
			cairo_line_to(cr, o + far[i] * cos(a), 1.3 * o + flat * far[i] * sin(a));
		}
		cairo_close_path(cr);
		ink_colour(cr, layer ? 0xf4f9fc : 0x22404f, layer ? 1 : .55);
		cairo_fill(cr);
	}
	cairo_move_to(cr, -.45 * radius, .05 * radius);
	cairo_line_to(cr, .1 * radius, -.12 * radius);
	cairo_line_to(cr, .38 * radius, .1 * radius);
	cairo_set_line_width(cr, .10 * radius);
	ink_colour(cr, 0x9dbccb, .9);
	cairo_stroke(cr);
}

/* Fast ice: a white hem within each bank, ragged at its inner side. */
static void hem(cairo_t *cr, const struct ribbon *r)
{
	for (int side = -1; side <= 1; side += 2) {
		for (int k = 0; k < r->line.count; k++) {
			struct point d = path_direction(&r->line, k, 2), p = r->line.at[k];
			double h = side * r->half[k] * .90;
			cairo_line_to(cr, p.x - d.y * h, p.y + d.x * h);
		}
		for (int k = r->line.count - 1; k >= 0; k--) {
			struct point d = path_direction(&r->line, k, 2), p = r->line.at[k];
			double n = noise_fbm(2, p.x / 11, p.y / 11, side > 0 ? 71 : 72);
			double h = side * r->half[k] * ink_clamp(1.12 - .86 * n, .45, .9);
			cairo_line_to(cr, p.x - d.y * h, p.y + d.x * h);
		}
		cairo_close_path(cr);
	}
	ink_colour(cr, 0xdcebf2, .96);
	cairo_fill(cr);
}

static void floes(cairo_t *cr, const struct ribbon *r, const struct box *view)
{
	struct pcg rnd = pcg_start(sheet_hash(r->line.at[0], 73));
	for (int k = 4; k < r->line.count - 4;) {
		struct point p = r->line.at[k], d = path_direction(&r->line, k, 2);
		double half = r->half[k], off = pcg_range(&rnd, -.48, .48) * half;
		double size = half * pcg_range(&rnd, .20, .46);
		uint32_t seed = pcg_next(&rnd);
		struct box b = {p.x - 40, p.y - 40, 80, 80};
		k += 1 + (int)(half * pcg_range(&rnd, .35, 1.05) / 3);
		if (!box_meets(&b, view))
			continue;
		cairo_save(cr);
		cairo_translate(cr, p.x - d.y * off, p.y + d.x * off);
		draw_floe(cr, size, seed);
		cairo_restore(cr);
	}
}

void draw_ice(cairo_t *cr, const struct sheet *s, const struct box *view)
{
	for (int i = 0; i < s->river_count; i++) {
		const struct ribbon *r = &s->rivers[i];
		struct box b = box_grow(r->line.box, 40);
		if (!box_meets(&b, view))
			continue;
		if (r->rank == LINE_BROOK) {
			/* Frozen over. */
			path_trace(cr, &r->line);
			cairo_set_line_width(cr, .018 * HEX_RADIUS);
			ink_colour(cr, 0xf0f7fa, .85);
			cairo_stroke(cr);
			continue;
		}
		hem(cr, r);
		floes(cr, r, view);
	}
}

/* From bank to bank in a zigzag, every few samples. */
static void cracks(cairo_t *cr, const struct ribbon *r)
{
	struct pcg rnd = pcg_start(sheet_hash(r->line.at[0], 74));
	for (int k = 3; k < r->line.count - 3; k += 7 + pcg_below(&rnd, 5)) {
		struct point p = r->line.at[k], d = path_direction(&r->line, k, 2);
		double h = r->half[k] * .92, way = pcg_unit(&rnd) < .5 ? 1 : -1;
		for (int i = 0; i <= 3; i++) {
			double across = h * (i / 1.5 - 1), along = way * (i & 1 ? 1.8 : -1.4) * pcg_range(&rnd, .5, 1.3);
			double x = p.x - d.y * across + d.x * along, y = p.y + d.x * across + d.y * along;
			if (i)
				cairo_line_to(cr, x, y);
			else
				cairo_move_to(cr, x, y);
		}
	}
	cairo_set_line_width(cr, .9);
	ink_colour(cr, 0x6d8ea0, 1);
	cairo_stroke(cr);
}

void draw_frozen_rivers(cairo_t *cr, const struct sheet *s, const struct box *view)
{
	cairo_save(cr);
	cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
	for (int i = 0; i < s->river_count; i++) {
		const struct ribbon *r = &s->rivers[i];
		struct box b = box_grow(r->line.box, 40);
		if (!box_meets(&b, view))
			continue;
		for (int k = 0; k + 2 < r->line.count; k += 2) {
			cairo_move_to(cr, r->line.at[k].x, r->line.at[k].y);
			cairo_line_to(cr, r->line.at[k + 2].x, r->line.at[k + 2].y);
			cairo_set_line_width(cr, 1.1 * r->half[k]);
			ink_colour(cr, SNOW, .75);
			cairo_stroke(cr);
		}
		cracks(cr, r);
	}
	cairo_restore(cr);
}

/* As far as the fifth line of the water: the whole of a narrow bay. */
void draw_frozen_shores(cairo_t *cr, const struct sheet *s)
{
	cairo_save(cr);
	cairo_set_fill_rule(cr, CAIRO_FILL_RULE_EVEN_ODD);
	paths_trace(cr, &s->sea);
	paths_trace(cr, &s->waterline[4]);
	ink_colour(cr, 0xf6fafb, .72);
	cairo_fill(cr);
	cairo_restore(cr);
}

void draw_snow_cap(cairo_t *cr, struct box b, uint32_t seed)
{
	struct pcg rnd = pcg_start(seed);
	double x0 = b.x - 9, x1 = b.x + b.w + 9, y = b.y + 3;
	for (double x = x0 + 40; x < x1 - 40; x += pcg_range(&rnd, 18, 150)) {
		double l = pcg_range(&rnd, 14, 44), w = 3.4;
		cairo_move_to(cr, x - w, y);
		cairo_line_to(cr, x, y + l);
		cairo_line_to(cr, x + w, y);
		cairo_close_path(cr);
	}
	ink_colour(cr, 0xd5e6ef, .95);
	cairo_fill_preserve(cr);
	cairo_set_line_width(cr, 1);
	ink_colour(cr, 0x5f8197, .8);
	cairo_stroke(cr);
	for (int layer = 0; layer < 2; layer++) {
		struct pcg same = pcg_start(seed + 1);
		double lift = layer ? 0 : 4;
		cairo_move_to(cr, x0, y + lift);
		cairo_curve_to(cr, x0 - 6, y - 14 + lift, x0 + 14, y - 22 + lift, x0 + 40, y - 22 + lift);
		for (double x = x0 + 40; x < x1 - 40;) {
			double to = fmin(x + pcg_range(&same, 70, 190), x1 - 40), up = pcg_range(&same, 15, 31);
			cairo_curve_to(cr, x + .3 * (to - x), y - up + lift, x + .7 * (to - x), y - up + lift, to,
				       y - 21 + lift);
			x = to;
		}
		cairo_curve_to(cr, x1 - 14, y - 22 + lift, x1 + 6, y - 14 + lift, x1, y + lift);
		for (double x = x1; x > x0;) {
			double to = fmax(x - pcg_range(&same, 26, 74), x0), down = pcg_range(&same, 4, 17);
			cairo_curve_to(cr, x - .2 * (x - to), y + down + lift, x - .8 * (x - to), y + down + lift, to,
				       y + lift);
			x = to;
		}
		cairo_close_path(cr);
		ink_colour(cr, layer ? SNOW : 0x6d8ca1, layer ? 1 : .75);
		cairo_fill(cr);
	}
}
