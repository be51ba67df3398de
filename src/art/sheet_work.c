/* Redoubts: earthworks with ditch, rampart and glacis, and their marked fronts. */
#include "art/sheet_work.h"

#include "art/sheet_river.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* The crest, in hex radii, salient upward, open behind. */
static const struct point fleche[] = {{-.27, .30}, {-.35, .12}, {0, -.29}, {.35, .12}, {.27, .30}};
static const struct point redoubt[] = {{-.10, .33}, {-.34, .33}, {-.40, -.04}, {0, -.36}, {.40, -.04}, {.34, .33},
				       {.10, .33}};
static const struct point lunette[] = {{-.36, .38}, {-.46, .02}, {-.20, -.22}, {0, -.40}, {.20, -.22}, {.46, .02},
				       {.36, .38}};

static struct path crest_of(int strength, double scale)
{
	const struct point *p = strength >= 4 ? lunette : strength == 3 ? redoubt : fleche;
	int n = strength >= 3 ? 7 : 5;
	struct path line = {0};
	for (int i = 0; i < n; i++)
		path_add(&line, p[i].x * scale * HEX_RADIUS, (p[i].y * scale + (scale - 1) * -.02) * HEX_RADIUS);
	return line;
}

static void stroke_path(cairo_t *cr, const struct path *p, double width, unsigned rgb, double alpha)
{
	path_trace(cr, p);
	cairo_set_line_width(cr, width * HEX_RADIUS);
	ink_colour(cr, rgb, alpha);
	cairo_stroke(cr);
}

/* Strokes outward from the ditch, thinning out. */
static void glacis(cairo_t *cr, const struct path *crest)
{
	struct path even = path_resample(crest, .04 * HEX_RADIUS);
	struct pcg rnd = pcg_start(2718);
	for (int i = 0; i < even.count; i++) {
		struct point d = path_direction(&even, i, 1), p = even.at[i];
		double nx = d.y, ny = -d.x, wide = .015 * HEX_RADIUS;
		double from = .14 * HEX_RADIUS, to = from + pcg_range(&rnd, .09, .16) * HEX_RADIUS;
		cairo_move_to(cr, p.x + nx * from - d.x * wide, p.y + ny * from - d.y * wide);
		cairo_line_to(cr, p.x + nx * to, p.y + ny * to);
		cairo_line_to(cr, p.x + nx * from + d.x * wide, p.y + ny * from + d.y * wide);
		cairo_close_path(cr);
	}
	ink_colour(cr, 0x4d3826, .85);
	cairo_fill(cr);
	path_free(&even);
}

/* Gaps for the guns in the two faces. */
static void embrasures(cairo_t *cr, const struct path *crest, int strength)
{
	struct path even = path_resample(crest, .02 * HEX_RADIUS);
	int guns = strength >= 4 ? 8 : strength == 3 ? 6 : 4, span = even.count;
	for (int i = 0; i < guns; i++) {
		int k = (int)(span * (.22 + .56 * i / (guns - 1)));
		struct point d = path_direction(&even, k, 1), p = even.at[k];
		double h = .056 * HEX_RADIUS;
		cairo_move_to(cr, p.x - d.y * h, p.y + d.x * h);
		cairo_line_to(cr, p.x + d.y * h, p.y - d.x * h);
	}
	cairo_set_line_width(cr, .03 * HEX_RADIUS);
	ink_colour(cr, 0x2f2015, 1);
	cairo_stroke(cr);
	path_free(&even);
}

void draw_work(cairo_t *cr, int strength, bool snow)
{
	struct path crest = crest_of(strength, 1), ditch = crest_of(strength, 1.2);
	cairo_save(cr);
	cairo_set_line_join(cr, CAIRO_LINE_JOIN_MITER);
	cairo_set_line_cap(cr, CAIRO_LINE_CAP_BUTT);
	path_trace(cr, &crest);
	cairo_close_path(cr);
	ink_colour(cr, snow ? 0xeef3f6 : 0xe8d9ae, .9);
	cairo_fill(cr);
	glacis(cr, &ditch);
	stroke_path(cr, &ditch, .155, 0x2f2015, 1);
	stroke_path(cr, &ditch, .115, snow ? 0xa9bcc8 : 0x9c8f6e, 1);
	stroke_path(cr, &ditch, .05, snow ? 0x6f8797 : 0x6d6248, .75);
	stroke_path(cr, &crest, .155, 0x2f2015, 1);
	stroke_path(cr, &crest, .105, snow ? 0xf8f4e8 : 0xefe0b8, 1);
	stroke_path(cr, &crest, .018, 0x6b5233, .9);
	embrasures(cr, &crest, strength);
	if (strength >= 4) {
		/* The gorge closed by a palisade. */
		double dot[2] = {2.2, 2.6};
		cairo_set_dash(cr, dot, 2, 0);
		cairo_move_to(cr, crest.at[0].x, crest.at[0].y);
		cairo_line_to(cr, crest.at[crest.count - 1].x, crest.at[crest.count - 1].y);
		cairo_set_line_width(cr, .05 * HEX_RADIUS);
		ink_colour(cr, 0x2f2015, 1);
		cairo_stroke(cr);
	}
	cairo_restore(cr);
	path_free(&crest);
	path_free(&ditch);
}

/* A front hexside: a heavy line just inside the hex, teeth toward the enemy. */
static void front_side(cairo_t *cr, const struct sheet *s, int place, int d)
{
	struct point a, b, c = sheet_centre(s, place);
	sheet_side(s, place, d, &a, &b);
	double k = .935;
	a = (struct point){c.x + (a.x - c.x) * k, c.y + (a.y - c.y) * k};
	b = (struct point){c.x + (b.x - c.x) * k, c.y + (b.y - c.y) * k};
	double l = hypot(b.x - a.x, b.y - a.y), ux = (b.x - a.x) / l, uy = (b.y - a.y) / l;
	cairo_move_to(cr, a.x, a.y);
	cairo_line_to(cr, b.x, b.y);
	cairo_set_line_width(cr, .042 * HEX_RADIUS);
	ink_colour(cr, 0x5b1f1b, .95);
	cairo_stroke(cr);
	double tooth = .052 * HEX_RADIUS;
	for (int i = 0; i < 9; i++) {
		double t = (i + .5) / 9 * l, x = a.x + ux * t, y = a.y + uy * t;
		cairo_move_to(cr, x - ux * tooth * .7, y - uy * tooth * .7);
		cairo_line_to(cr, x + uy * tooth * 1.5, y - ux * tooth * 1.5);
		cairo_line_to(cr, x + ux * tooth * .7, y + uy * tooth * .7);
		cairo_close_path(cr);
	}
	cairo_fill(cr);
}

static void strength_disc(cairo_t *cr, const struct ink_fonts *f, struct point c, int strength)
{
	char text[12];
	snprintf(text, sizeof text, "%d", strength);
	cairo_arc(cr, c.x, c.y, .135 * HEX_RADIUS, 0, 2 * INK_PI);
	ink_colour(cr, 0xf7eed6, .95);
	cairo_fill_preserve(cr);
	cairo_set_line_width(cr, .022 * HEX_RADIUS);
	ink_colour(cr, 0x5b1f1b, 1);
	cairo_stroke(cr);
	struct ink_style style = {.face = FACE_SERIF_BOLD, .size = .24 * HEX_RADIUS, .align = .5, .rgb = 0x5b1f1b};
	ink_text(cr, f, &style, c.x, c.y + .083 * HEX_RADIUS, text);
}

int work_strength(const struct board *b, int place)
{
	const cJSON *one;
	cJSON_ArrayForEach(one, json_get(b->json, "redoubts"))
		if (!strcmp(json_string_or(one, "hex", ""), b->at[place].id))
			return json_int_or(one, "strength", SMALL_WORK);
	return SMALL_WORK;
}

void draw_works(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f, const struct box *view)
{
	static const double way[6] = {-90, -30, 30, 90, 150, 210};
	for (int i = 0; i < s->board->count; i++) {
		const struct place *p = &s->board->at[i];
		struct point c = sheet_centre(s, i), front = {0, 0};
		struct box b = {c.x - 90, c.y - 90, 180, 180};
		if (p->kind & KIND_EARTHWORKS && box_meets(&b, view)) {
			cairo_save(cr);
			cairo_translate(cr, c.x, c.y);
			draw_work(cr, 4, s->dress->snow);
			cairo_restore(cr);
		}
		if (p->terrain != TERRAIN_REDOUBT || !box_meets(&b, view))
			continue;
		for (int d = 0; d < 6; d++) {
			if (!(p->link[d].feature & EDGE_FRONT_OUT))
				continue;
			front.x += cos(way[d] * INK_PI / 180);
			front.y += sin(way[d] * INK_PI / 180);
			front_side(cr, s, i, d);
		}
		int strength = work_strength(s->board, i);
		double l = hypot(front.x, front.y);
		if (l < .01)
			front = (struct point){0, l = 1};
		cairo_save(cr);
		cairo_translate(cr, c.x, c.y);
		cairo_rotate(cr, atan2(front.y, front.x) + INK_PI / 2);
		draw_work(cr, strength, s->dress->snow);
		cairo_restore(cr);
		struct point at = {c.x - front.x / l * .1 * HEX_RADIUS, c.y - front.y / l * .1 * HEX_RADIUS};
		strength_disc(cr, f, at, strength);
	}
}
