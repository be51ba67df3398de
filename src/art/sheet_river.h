/* Rivers and streams along hexsides. */
#ifndef GROGNARD_ART_SHEET_RIVER_H
#define GROGNARD_ART_SHEET_RIVER_H

#include "art/sheet_plan.h"

void plan_rivers(struct sheet *s);
void draw_rivers(cairo_t *cr, const struct sheet *s, const struct box *view);

/* The two ends of the hexside in direction `d` of a hex. */
void sheet_side(const struct sheet *s, int place, int d, struct point *a, struct point *b);

#endif
