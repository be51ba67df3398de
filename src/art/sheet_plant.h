/* Drawing of trees, tufts, fields and rocks. */
#ifndef GROGNARD_ART_SHEET_PLANT_H
#define GROGNARD_ART_SHEET_PLANT_H

#include "art/sheet_plan.h"

void draw_plant(cairo_t *cr, const struct plant *p);

/* Fields lie under everything; the rest stands on the ground. */
void draw_fields(cairo_t *cr, const struct sheet *s, const struct box *view);
void draw_plants(cairo_t *cr, const struct sheet *s, const struct box *view);

#endif
