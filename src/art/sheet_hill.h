/* Hills in hachures after Lehmann: short tapered strokes down the slope. */
#ifndef GROGNARD_ART_SHEET_HILL_H
#define GROGNARD_ART_SHEET_HILL_H

#include "art/sheet_field.h"

void plan_hills(struct sheet *s);
/* Strokes down the slopes of a field of heights, whose greatest is `top`. */
void plan_hachures(struct sheet *s, const struct field *f, double top);
void draw_hills(cairo_t *cr, const struct sheet *s, const struct box *view);

#endif
