/* Organic outlines out of hexes. */
#include "art/sheet_field.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct field field_make(const struct sheet *s, double step)
{
	struct field f = {.step = step, .x = -8 * step, .y = -8 * step};
	f.w = (int)ceil(s->w / step) + 17;
	f.h = (int)ceil(s->h / step) + 17;
	f.at = ink_memory(NULL, (size_t)f.w * (size_t)f.h, sizeof *f.at);
	memset(f.at, 0, (size_t)f.w * (size_t)f.h * sizeof *f.at);
	return f;
}

void field_free(struct field *f)
{
	free(f->at);
	f->at = NULL;
}

double field_at(const struct field *f, double x, double y)
{
	double gx = ink_clamp((x - f->x) / f->step, 0, f->w - 1.001), gy = ink_clamp((y - f->y) / f->step, 0, f->h - 1.001);
	int ix = (int)gx, iy = (int)gy;
	const float *p = f->at + (size_t)iy * (size_t)f->w + ix;
	double top = ink_mix((double)p[0], (double)p[1], gx - ix);
	double low = ink_mix((double)p[f->w], (double)p[f->w + 1], gx - ix);
	return ink_mix(top, low, gy - iy);
}

/* Where a contour runs: `next` leads from each cut grid line to the following one. A grid line is numbered
 * 2 * point + (0: to the right, 1: down). */
struct tracing {
	const struct field *f;
	float level;
	int *next;
};

static float value(const struct tracing *t, int x, int y)
{
	/* The rim counts as outside, so that every line closes. */
	if (x <= 0 || y <= 0 || x >= t->f->w - 1 || y >= t->f->h - 1)
		return -1;
	return t->f->at[(size_t)y * (size_t)t->f->w + (size_t)x] - t->level;
}

static void link_cell(struct tracing *t, int x, int y)
{
	float v[4] = {value(t, x, y), value(t, x + 1, y), value(t, x + 1, y + 1), value(t, x, y + 1)};
	int point = y * t->f->w + x;
	int side[4] = {2 * point, 2 * (point + 1) + 1, 2 * (point + t->f->w), 2 * point + 1};
	bool in[4];
	for (int i = 0; i < 4; i++)
		in[i] = v[i] > 0;
	/* Side i lies between corners i and i + 1. A line enters where the walk round the cell goes in -> out. */
	for (int i = 0; i < 4; i++) {
		if (!in[i] || in[(i + 1) & 3])
			continue;
		int k = i;
		do
			k = (k + 3) & 3;
		while (!(!in[k] && in[(k + 1) & 3]));
		t->next[side[i]] = side[k];
	}
}

static struct point cut_at(const struct tracing *t, int side)
{
	int point = side / 2, x = point % t->f->w, y = point / t->f->w, across = side & 1;
	float a = value(t, x, y), b = across ? value(t, x, y + 1) : value(t, x + 1, y);
	double k = ink_clamp((double)(a / (a - b)), .02, .98);
	return (struct point){t->f->x + t->f->step * (x + (across ? 0 : k)),
			      t->f->y + t->f->step * (y + (across ? k : 0))};
}

void field_contour(const struct field *f, double level, struct paths *out)
{
	size_t sides = 2 * (size_t)f->w * (size_t)f->h;
	struct tracing t = {f, (float)level, ink_memory(NULL, sides, sizeof(int))};
	for (size_t i = 0; i < sides; i++)
		t.next[i] = -1;
	for (int y = 0; y + 1 < f->h; y++)
		for (int x = 0; x + 1 < f->w; x++)
			link_cell(&t, x, y);
	for (size_t i = 0; i < sides; i++) {
		if (t.next[i] < 0)
			continue;
		struct path *p = paths_add(out);
		p->closed = true;
		int at = (int)i;
		while (at >= 0 && t.next[at] >= 0) {
			struct point q = cut_at(&t, at);
			path_add(p, q.x, q.y);
			int go = t.next[at];
			t.next[at] = -1;
			at = go;
		}
		if (p->count < 12) {
			path_free(p);
			out->count--;
			continue;
		}
		path_chaikin(p, 1);
		path_bound(p);
	}
	free(t.next);
}

/* What a membership shape is made of. */
struct membership {
	unsigned kinds; /* bits by enum terrain */
	double spread, noise, scale;
	uint32_t seed;
	double broad; /* slow swing of the edge, so that long straight edges do not look ruled */
};

static bool belongs(const struct sheet *s, const struct membership *m, int column, int row)
{
	int place = sheet_cell(s, column, row);
	return place != NONE && (m->kinds >> s->board->at[place].terrain & 1);
}

static float membership_at(const struct sheet *s, const struct membership *m, double x, double y)
{
	int c0 = (int)floor((x - s->origin.x) / (1.5 * HEX_RADIUS) + .5);
	struct point zero = sheet_cell_centre(s, c0, 0);
	int r0 = (int)floor((y - zero.y) / (2 * HEX_HALF) + .5), in = 0;
	for (int c = c0 - 2; c <= c0 + 2; c++)
		for (int r = r0 - 2; r <= r0 + 2; r++)
			in += belongs(s, m, c, r);
	if (in == 0 || in == 25)
		return in ? 1 : 0;
	double sum = 0, all = 0, k = 1 / (HEX_RADIUS * HEX_RADIUS * m->spread * m->spread);
	for (int c = c0 - 2; c <= c0 + 2; c++)
		for (int r = r0 - 2; r <= r0 + 2; r++) {
			struct point p = sheet_cell_centre(s, c, r);
			double w = exp(-((p.x - x) * (p.x - x) + (p.y - y) * (p.y - y)) * k);
			all += w;
			if (belongs(s, m, c, r))
				sum += w;
		}
	double n = noise_fbm(4, x * m->scale / HEX_RADIUS, y * m->scale / HEX_RADIUS, m->seed);
	double swing = m->broad > 0 ? noise_fbm(2, x * .62 / HEX_RADIUS, y * .62 / HEX_RADIUS, m->seed + 5) - .5 : 0;
	return (float)(sum / all + m->noise * (n - .5) + m->broad * swing);
}

static bool any_of(const struct sheet *s, unsigned kinds)
{
	for (int i = 0; i < s->board->count; i++)
		if (kinds >> s->board->at[i].terrain & 1)
			return true;
	return false;
}

static struct field membership(const struct sheet *s, const struct membership *m)
{
	struct field f = field_make(s, 4);
	for (int y = 0; y < f.h; y++)
		for (int x = 0; x < f.w; x++)
			f.at[(size_t)y * (size_t)f.w + (size_t)x] =
				membership_at(s, m, f.x + x * f.step, f.y + y * f.step);
	return f;
}

/* Chamfer distance (weights 1, sqrt 2, knight's move) to the outside of `f` > .5, in px, in place. */
static void distance_from_shore(struct field *f)
{
	static const struct {
		int x, y;
		float d;
	} way[] = {{-1, 0, 1.f}, {0, -1, 1.f}, {-1, -1, 1.414f}, {1, -1, 1.414f},
		   {-2, -1, 2.236f}, {-1, -2, 2.236f}, {1, -2, 2.236f}, {2, -1, 2.236f}};
	size_t n = (size_t)f->w * (size_t)f->h;
	for (size_t i = 0; i < n; i++)
		f->at[i] = f->at[i] > .5f ? 1e6f : 0;
	for (int pass = 0; pass < 2; pass++) {
		int sign = pass ? -1 : 1;
		for (int k = 0; k < f->w * f->h; k++) {
			int i = pass ? f->w * f->h - 1 - k : k, x = i % f->w, y = i / f->w;
			for (int j = 0; j < 8; j++) {
				int u = x + sign * way[j].x, v = y + sign * way[j].y;
				if (u < 0 || v < 0 || u >= f->w || v >= f->h)
					continue;
				f->at[i] = fminf(f->at[i], f->at[v * f->w + u] + way[j].d);
			}
		}
	}
	for (size_t i = 0; i < n; i++)
		f->at[i] *= (float)f->step;
}

/* The mean of 2 n + 1 neighbours along a row (or column), those beyond the end like the last one. */
static void box_blur(float *at, int count, int stride, int n, float *line)
{
	double sum = 0;
	for (int i = 0; i < count; i++)
		line[i] = at[(long)i * stride];
	for (int i = -n; i <= n; i++)
		sum += (double)line[i < 0 ? 0 : i >= count ? count - 1 : i];
	for (int i = 0; i < count; i++) {
		at[(long)i * stride] = (float)(sum / (2 * n + 1));
		int in = i + n + 1, out = i - n;
		sum += (double)line[in >= count ? count - 1 : in] - (double)line[out < 0 ? 0 : out];
	}
}

/* Distances far from the shore become those of a blurred field, as three box blurs of nearly that sigma make it. */
static void round_distances(struct field *f, double sigma)
{
	size_t n = (size_t)f->w * (size_t)f->h;
	float *soft = ink_memory(NULL, n, sizeof *soft), *line = ink_memory(NULL, (size_t)(f->w + f->h), sizeof *line);
	int reach = (int)fmax(1, sigma / f->step);
	memcpy(soft, f->at, n * sizeof *soft);
	for (int pass = 0; pass < 3; pass++) {
		for (int y = 0; y < f->h; y++)
			box_blur(soft + (size_t)y * (size_t)f->w, f->w, 1, reach, line);
		for (int x = 0; x < f->w; x++)
			box_blur(soft + x, f->h, f->w, reach, line);
	}
	for (size_t i = 0; i < n; i++)
		f->at[i] += (soft[i] - f->at[i]) * (float)ink_smoothstep(.4 * HEX_RADIUS, 1.9 * HEX_RADIUS, (double)f->at[i]);
	free(line);
	free(soft);
}

void plan_waterlines(struct sheet *s, struct field *f, double round)
{
	distance_from_shore(f);
	if (round > 0)
		round_distances(f, round);
	for (int y = 0; y < f->h; y++)
		for (int x = 0; x < f->w; x++) {
			float *d = &f->at[(size_t)y * (size_t)f->w + (size_t)x];
			double px = f->x + x * f->step, py = f->y + y * f->step, r = HEX_RADIUS;
			double n = noise_fbm(2, px * 2.2 / r, py * 2.2 / r, 9) - .5;
			*d += (float)(n * .05 * r * ink_clamp((double)*d / (.6 * r), 0, 1));
		}
	double at = .075, gap = .085;
	for (int k = 0; k < 16; k++) {
		field_contour(f, at * HEX_RADIUS, &s->waterline[k]);
		at += gap;
		gap *= 1.13;
	}
}

void plan_terrain(struct sheet *s)
{
	static const struct membership woods = {1u << TERRAIN_WOODS | 1u << TERRAIN_FOREST, .74, .85, 1.9, 202, .62};
	static const struct membership marsh = {1u << TERRAIN_MARSH | 1u << TERRAIN_SWAMP, .74, .75, 1.6, 303, .3};
	static const struct membership sea = {1u << TERRAIN_SEA | 1u << TERRAIN_LAKE, .86, .62, 1.05, 101, 0};
	if (any_of(s, woods.kinds)) {
		struct field f = membership(s, &woods);
		field_contour(&f, .5, &s->woods);
		field_free(&f);
	}
	if (any_of(s, marsh.kinds)) {
		struct field f = membership(s, &marsh);
		field_contour(&f, .5, &s->marsh);
		field_free(&f);
	}
	if (any_of(s, sea.kinds)) {
		struct field f = membership(s, &sea);
		field_contour(&f, .5, &s->sea);
		plan_waterlines(s, &f, 0);
		field_free(&f);
	}
}
