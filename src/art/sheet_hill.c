/* Hills in hachures after Lehmann: short tapered strokes down the slope. */
#include "art/sheet_hill.h"

#include "art/sheet_field.h"
#include "art/sheet_mask.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Heights that history knows and the rules do not: drawn small, as decoration. */
static const struct {
	const char *board, *hex;
	double reach;
} knolls[] = {{"borodino", "3514", .78}, {"borodino", "2618", .92}, {"borodino", "2215", .84}};

static double knoll_height(const struct sheet *s, double x, double y)
{
	double best = 0;
	for (size_t i = 0; i < sizeof knolls / sizeof *knolls; i++) {
		if (strcmp(knolls[i].board, s->board->id) != 0)
			continue;
		int place = board_find(s->board, knolls[i].hex);
		if (place == NONE)
			continue;
		struct point c = sheet_centre(s, place);
		double d = hypot(x - c.x, (y - c.y) * 1.08) / (knolls[i].reach * HEX_RADIUS);
		/* A flat top, then an even slope. */
		if (d < 1.8)
			best = fmax(best, .66 * (1 - ink_smoothstep(.62, 1.35, d)));
	}
	return best;
}

static double elevation(const struct sheet *s, double x, double y)
{
	int c0 = (int)floor((x - s->origin.x) / (1.5 * HEX_RADIUS) + .5), any = 0;
	struct point zero = sheet_cell_centre(s, c0, 0);
	int r0 = (int)floor((y - zero.y) / (2 * HEX_HALF) + .5);
	double sum = 0, all = 0;
	for (int c = c0 - 2; c <= c0 + 2; c++)
		for (int r = r0 - 2; r <= r0 + 2; r++) {
			int place = sheet_cell(s, c, r);
			int e = place == NONE ? 0 : s->board->at[place].elevation;
			struct point p = sheet_cell_centre(s, c, r);
			double w = exp(-((p.x - x) * (p.x - x) + (p.y - y) * (p.y - y)) /
				       (.55 * HEX_RADIUS * HEX_RADIUS));
			any |= e;
			sum += w * e;
			all += w;
		}
	return any ? sum / all : 0;
}

static double height_at(const struct sheet *s, double x, double y)
{
	double h = fmax(elevation(s, x, y), knoll_height(s, x, y));
	if (h <= 0)
		return 0;
	double swing = .78 + .44 * noise_fbm(3, x * 1.15 / HEX_RADIUS, y * 1.15 / HEX_RADIUS, 404);
	/* A second level swings no wider than the first, or its flat top would break out in slopes. */
	h = h > 1 ? h + swing - 1 : h * swing;
	double tier = floor(h), rest = h - tier;
	return tier + (rest > .9 ? .9 + .55 * (rest - .9) : rest);
}

static struct point downhill(const struct field *f, struct point p, double *slope)
{
	double gx = (field_at(f, p.x + 4, p.y) - field_at(f, p.x - 4, p.y)) / 8;
	double gy = (field_at(f, p.x, p.y + 4) - field_at(f, p.x, p.y - 4)) / 8, g = hypot(gx, gy);
	*slope = g * HEX_RADIUS;
	return g > 1e-9 ? (struct point){-gx / g, -gy / g} : (struct point){0, 0};
}

static void add_hachure(struct sheet *s, const struct field *f, struct point from, double level, struct pcg *rnd)
{
	double slope;
	struct point d = downhill(f, from, &slope), p = from;
	if (slope < (level > .6 ? .54 : .36) || mask_at(&s->avoid, from.x, from.y))
		return;
	double lit = (d.x + d.y) * .7071, start = field_at(f, p.x, p.y), drop = .15 * pcg_range(rnd, .8, .98);
	double wide = ink_clamp((.010 + .022 * slope) * (1 + .55 * lit), .006, .045) * HEX_RADIUS, run = 0;
	while (run < .42 * HEX_RADIUS && field_at(f, p.x, p.y) > start - drop) {
		double ignored;
		struct point q = downhill(f, p, &ignored);
		p.x += 2.4 * q.x;
		p.y += 2.4 * q.y;
		run += 2.4;
	}
	if (s->hachure_count == s->hachure_room) {
		s->hachure_room = s->hachure_room ? s->hachure_room * 2 : 1024;
		s->hachures = ink_memory(s->hachures, (size_t)s->hachure_room, sizeof *s->hachures);
	}
	struct hachure *h = &s->hachures[s->hachure_count++];
	double a = wide / 2, b = wide * .14;
	h->at[0] = (struct point){from.x - d.y * a, from.y + d.x * a};
	h->at[1] = (struct point){p.x - d.y * b, p.y + d.x * b};
	h->at[2] = (struct point){p.x + d.y * b, p.y - d.x * b};
	h->at[3] = (struct point){from.x + d.y * a, from.y - d.x * a};
}

void plan_hills(struct sheet *s)
{
	struct field f = field_make(s, 4);
	double top = 0;
	for (int y = 0; y < f.h; y++)
		for (int x = 0; x < f.w; x++) {
			double h = height_at(s, f.x + x * f.step, f.y + y * f.step);
			f.at[(size_t)y * (size_t)f.w + (size_t)x] = (float)h;
			top = fmax(top, h);
		}
	plan_hachures(s, &f, top);
	for (int k = 0; k < 2 && s->dress->height.alpha > 0; k++)
		field_contour(&f, k + .5, &s->height[k]);
	field_free(&f);
}

void plan_hachures(struct sheet *s, const struct field *f, double top)
{
	static const double steps[] = {.27, .42, .57, .72};
	struct pcg rnd = pcg_start(777);
	for (int tier = 0; tier < top; tier++)
		for (int k = 0; k < 4; k++) {
			struct paths lines = {0};
			field_contour(f, tier + steps[k], &lines);
			for (int i = 0; i < lines.count; i++) {
				struct path even = path_resample(&lines.at[i], .052 * HEX_RADIUS);
				for (int j = 0; j < even.count; j++) {
					struct point p = even.at[j];
					p.x += pcg_range(&rnd, -.8, .8);
					p.y += pcg_range(&rnd, -.8, .8);
					if (pcg_unit(&rnd) > .04)
						add_hachure(s, f, p, steps[k], &rnd);
				}
				path_free(&even);
			}
			paths_free(&lines);
		}
	/* Only now, or one stroke would keep off the next. */
	for (int i = 0; i < s->hachure_count; i++) {
		struct point p = s->hachures[i].at[0], q = s->hachures[i].at[2];
		mask_box(&s->avoid, (struct box){fmin(p.x, q.x) - 2, fmin(p.y, q.y) - 2, fabs(p.x - q.x) + 4,
						 fabs(p.y - q.y) + 4});
	}
}

void draw_hills(cairo_t *cr, const struct sheet *s, const struct box *view)
{
	for (int i = 0; i < s->hachure_count; i++) {
		const struct hachure *h = &s->hachures[i];
		struct box b = {h->at[0].x - 40, h->at[0].y - 40, 80, 80};
		if (!box_meets(&b, view))
			continue;
		cairo_move_to(cr, h->at[0].x, h->at[0].y);
		for (int k = 1; k < 4; k++)
			cairo_line_to(cr, h->at[k].x, h->at[k].y);
		cairo_close_path(cr);
	}
	ink_colour(cr, s->dress->hachure.rgb, s->dress->hachure.alpha);
	cairo_fill(cr);
}
