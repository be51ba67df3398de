/* Points, lines and the smoothing of lines. Knows no map. */
#ifndef GROGNARD_ART_SHEET_SHAPE_H
#define GROGNARD_ART_SHEET_SHAPE_H

#include <cairo.h>
#include <stdbool.h>

struct point {
	double x, y;
};

struct box {
	double x, y, w, h;
};

struct path {
	struct point *at;
	int count, room;
	bool closed;
	struct box box; /* set by path_bound */
};

struct paths {
	struct path *at;
	int count, room;
};

void path_add(struct path *p, double x, double y);
void path_free(struct path *p);
void path_bound(struct path *p);
struct path *paths_add(struct paths *p);
void paths_free(struct paths *p);

/* Corner cutting, `times` over; ends of open lines stay. */
void path_chaikin(struct path *p, int times);

/* A new line with a point every `step` (the last one at the end). */
struct path path_resample(const struct path *p, double step);

/* Catmull-Rom through all points. */
struct path path_spline(const struct path *p, int pieces);

double path_length(const struct path *p);

/* The index of the point of `p` nearest to (x, y), its distance in *distance (may be NULL). */
int path_nearest(const struct path *p, double x, double y, double *distance);

/* Whether the point lies within a closed line. */
bool path_holds(const struct path *p, struct point q);

/* Unit direction of the line at point i, over +-span points. */
struct point path_direction(const struct path *p, int i, int span);

/* Adds it to the path of `cr`; nothing is drawn. */
void path_trace(cairo_t *cr, const struct path *p);
void paths_trace(cairo_t *cr, const struct paths *p);

bool box_meets(const struct box *a, const struct box *b);
struct box box_grow(struct box b, double by);

#endif
