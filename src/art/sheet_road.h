/* Roads centre to centre, and the bridges, boats and fords where they meet water. */
#ifndef GROGNARD_ART_SHEET_ROAD_H
#define GROGNARD_ART_SHEET_ROAD_H

#include "art/sheet_plan.h"

/* After plan_rivers. */
void plan_roads(struct sheet *s);
void draw_roads(cairo_t *cr, const struct sheet *s, const struct box *view);
void draw_crossings(cairo_t *cr, const struct sheet *s, const struct box *view);

#endif
