/* Towns: clusters of red houses turned with the road; fortresses. */
#ifndef GROGNARD_ART_SHEET_TOWN_H
#define GROGNARD_ART_SHEET_TOWN_H

#include "art/sheet_plan.h"

void draw_towns(cairo_t *cr, const struct sheet *s, const struct box *view);

/* One cluster of houses of this radius (in hex radii) at the origin; also for the key. */
void draw_houses(cairo_t *cr, double reach, double turn, uint32_t seed, bool snow);

/* The trace of a fortress at the origin: .6 hex radii large. */
void draw_fortress(cairo_t *cr);

/* 1 for a city, 2 a town, 3 a village where the map tells by the style of its name; else 0. */
int town_rank(const struct sheet *s, int place);

#endif
