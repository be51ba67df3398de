/* What winter puts on a sheet: bare and snow-laden trees, drifts, ice on the water, snow on roofs and plates. */
#ifndef GROGNARD_ART_SHEET_WINTER_H
#define GROGNARD_ART_SHEET_WINTER_H

#include "art/sheet_plan.h"

/* A plant of one of the winter kinds, PLANT_BARE and after. */
void draw_winter_plant(cairo_t *cr, const struct plant *p);

/* Ice along the banks and floes in the stream. After the water itself. */
void draw_ice(cairo_t *cr, const struct sheet *s, const struct box *view);

/* Rivers frozen over, with cracks, and the ice along the shores of the sea. */
void draw_frozen_rivers(cairo_t *cr, const struct sheet *s, const struct box *view);
void draw_frozen_shores(cairo_t *cr, const struct sheet *s);

/* One floe about the origin; also for the key. */
void draw_floe(cairo_t *cr, double radius, uint32_t seed);

/* Snow lying on the upper edge of a plate, with icicles. */
void draw_snow_cap(cairo_t *cr, struct box b, uint32_t seed);

#endif
