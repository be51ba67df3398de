/* Rivers and streams along hexsides. */
#ifndef GROGNARD_ART_SHEET_RIVER_H
#define GROGNARD_ART_SHEET_RIVER_H

#include "art/sheet_plan.h"

/* Along the hexsides of the board. */
void plan_rivers(struct sheet *s);

/* Rivers that the map gives as lines: a list of {"rank": great, river or brook, "line": [[x, y] ...]} from source to
 * mouth. Px at their source and mouth, by rank; short ones stay narrower. `wavers`: small bends are added. */
struct river_widths {
	double from[3], to[3];
};
void plan_drawn_rivers(struct sheet *s, const cJSON *list, const struct river_widths *widths, bool wavers);
/* Whether a point lies in the sea. */
bool sheet_at_sea(const struct sheet *s, struct point p);

/* Where rivers reach the sea: their water runs out over the shore line and fades. After the sea. */
void draw_mouths(cairo_t *cr, const struct sheet *s);
void draw_rivers(cairo_t *cr, const struct sheet *s, const struct box *view);

/* The two ends of the hexside in direction `d` of a hex. */
void sheet_side(const struct sheet *s, int place, int d, struct point *a, struct point *b);

#endif
