/* The key of a map of areas: its signs and what they mean, from the map's file ("signs"). */
#ifndef GROGNARD_ART_AREA_KEY_H
#define GROGNARD_ART_AREA_KEY_H

#include "art/sheet_plan.h"

/* Every sign has a sample that can be drawn and a name; false with `e` otherwise. */
bool area_key_check(const struct board *b, struct error *e);
/* Px at 100 %. */
void area_key_size(const struct board *b, double *w, double *h);
/* Where the sheet has its legend. */
void draw_area_key(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f);

#endif
