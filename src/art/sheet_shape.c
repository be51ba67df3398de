/* Points, lines and the smoothing of lines. */
#include "art/sheet_shape.h"

#include "art/ink.h"

#include <math.h>
#include <stdlib.h>

void path_add(struct path *p, double x, double y)
{
	if (p->count == p->room) {
		p->room = p->room ? p->room * 2 : 16;
		p->at = ink_memory(p->at, (size_t)p->room, sizeof *p->at);
	}
	p->at[p->count++] = (struct point){x, y};
}

void path_free(struct path *p)
{
	free(p->at);
	*p = (struct path){0};
}

void path_bound(struct path *p)
{
	double x0 = 1e9, y0 = 1e9, x1 = -1e9, y1 = -1e9;
	for (int i = 0; i < p->count; i++) {
		x0 = fmin(x0, p->at[i].x);
		y0 = fmin(y0, p->at[i].y);
		x1 = fmax(x1, p->at[i].x);
		y1 = fmax(y1, p->at[i].y);
	}
	p->box = (struct box){x0, y0, x1 - x0, y1 - y0};
}

struct path *paths_add(struct paths *p)
{
	if (p->count == p->room) {
		p->room = p->room ? p->room * 2 : 16;
		p->at = ink_memory(p->at, (size_t)p->room, sizeof *p->at);
	}
	struct path *new = &p->at[p->count++];
	*new = (struct path){0};
	return new;
}

void paths_free(struct paths *p)
{
	for (int i = 0; i < p->count; i++)
		path_free(&p->at[i]);
	free(p->at);
	*p = (struct paths){0};
}

static void cut_corners(struct path *p)
{
	struct path q = {.closed = p->closed};
	int sides = p->closed ? p->count : p->count - 1;
	if (p->count < 3)
		return;
	if (!p->closed)
		path_add(&q, p->at[0].x, p->at[0].y);
	for (int i = 0; i < sides; i++) {
		struct point a = p->at[i], b = p->at[(i + 1) % p->count];
		if (p->closed || i > 0)
			path_add(&q, ink_mix(a.x, b.x, .25), ink_mix(a.y, b.y, .25));
		if (p->closed || i < sides - 1)
			path_add(&q, ink_mix(a.x, b.x, .75), ink_mix(a.y, b.y, .75));
	}
	if (!p->closed)
		path_add(&q, p->at[p->count - 1].x, p->at[p->count - 1].y);
	free(p->at);
	*p = q;
}

void path_chaikin(struct path *p, int times)
{
	while (times-- > 0)
		cut_corners(p);
}

double path_length(const struct path *p)
{
	double sum = 0;
	for (int i = 1; i < p->count; i++)
		sum += hypot(p->at[i].x - p->at[i - 1].x, p->at[i].y - p->at[i - 1].y);
	return sum;
}

struct path path_resample(const struct path *p, double step)
{
	struct path q = {0};
	double length = path_length(p), walked = 0;
	int pieces = (int)fmax(1, ceil(length / step)), next = 0;
	double each = length / pieces;
	path_add(&q, p->at[0].x, p->at[0].y);
	for (int i = 1; i < p->count; i++) {
		struct point a = p->at[i - 1], b = p->at[i];
		double d = hypot(b.x - a.x, b.y - a.y);
		while (next + 1 < pieces && (next + 1) * each <= walked + d && d > 0) {
			double t = ((next + 1) * each - walked) / d;
			path_add(&q, ink_mix(a.x, b.x, t), ink_mix(a.y, b.y, t));
			next++;
		}
		walked += d;
	}
	path_add(&q, p->at[p->count - 1].x, p->at[p->count - 1].y);
	return q;
}

static double spline(double a, double b, double c, double d, double t)
{
	return .5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
}

struct path path_spline(const struct path *p, int pieces)
{
	struct path q = {0};
	for (int i = 0; i + 1 < p->count; i++) {
		struct point b = p->at[i], c = p->at[i + 1];
		struct point a = i ? p->at[i - 1] : b, d = i + 2 < p->count ? p->at[i + 2] : c;
		for (int k = 0; k < pieces; k++) {
			double t = (double)k / pieces;
			path_add(&q, spline(a.x, b.x, c.x, d.x, t), spline(a.y, b.y, c.y, d.y, t));
		}
	}
	if (p->count)
		path_add(&q, p->at[p->count - 1].x, p->at[p->count - 1].y);
	return q;
}

int path_nearest(const struct path *p, double x, double y, double *distance)
{
	int best = -1;
	double least = 1e18;
	for (int i = 0; i < p->count; i++) {
		double d = hypot(p->at[i].x - x, p->at[i].y - y);
		if (d < least) {
			least = d;
			best = i;
		}
	}
	if (distance)
		*distance = least;
	return best;
}

bool path_holds(const struct path *p, struct point q)
{
	bool in = false;
	for (int i = 0, j = p->count - 1; i < p->count; j = i++) {
		struct point a = p->at[i], b = p->at[j];
		if ((a.y > q.y) != (b.y > q.y) && q.x < (b.x - a.x) * (q.y - a.y) / (b.y - a.y) + a.x)
			in = !in;
	}
	return in;
}

struct point path_direction(const struct path *p, int i, int span)
{
	int a = i - span < 0 ? 0 : i - span, b = i + span >= p->count ? p->count - 1 : i + span;
	double x = p->at[b].x - p->at[a].x, y = p->at[b].y - p->at[a].y, d = hypot(x, y);
	return d > 0 ? (struct point){x / d, y / d} : (struct point){1, 0};
}

void path_trace(cairo_t *cr, const struct path *p)
{
	if (!p->count)
		return;
	cairo_new_sub_path(cr);
	for (int i = 0; i < p->count; i++)
		cairo_line_to(cr, p->at[i].x, p->at[i].y);
	if (p->closed)
		cairo_close_path(cr);
}

void paths_trace(cairo_t *cr, const struct paths *p)
{
	for (int i = 0; i < p->count; i++)
		path_trace(cr, &p->at[i]);
}

bool box_meets(const struct box *a, const struct box *b)
{
	return a->x < b->x + b->w && b->x < a->x + a->w && a->y < b->y + b->h && b->y < a->y + a->h;
}

struct box box_grow(struct box b, double by)
{
	return (struct box){b.x - by, b.y - by, b.w + 2 * by, b.h + 2 * by};
}
