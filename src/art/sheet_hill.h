/* Hills in hachures after Lehmann: short tapered strokes down the slope. */
#ifndef GROGNARD_ART_SHEET_HILL_H
#define GROGNARD_ART_SHEET_HILL_H

#include "art/sheet_plan.h"

void plan_hills(struct sheet *s);
void draw_hills(cairo_t *cr, const struct sheet *s, const struct box *view);

#endif
