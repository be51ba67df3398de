/* Roads centre to centre, and the bridges, boats and fords where they meet water. */
#ifndef GROGNARD_ART_SHEET_ROAD_H
#define GROGNARD_ART_SHEET_ROAD_H

#include "art/sheet_plan.h"

/* After plan_rivers. */
void plan_roads(struct sheet *s);
/* A new road; the next one may move it. */
struct road *sheet_road_add(struct sheet *s);
/* Crossings where a road meets rivers; one within `reach` px of an earlier one is that one (brooks: at most 20). */
void plan_road_crossings(struct sheet *s, int road, double reach);
void draw_roads(cairo_t *cr, const struct sheet *s, const struct box *view);
void draw_crossings(cairo_t *cr, const struct sheet *s, const struct box *view);

#endif
