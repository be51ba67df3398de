/* What is written on a map of areas: plates with code and name, towns, rivers, seas. */
#ifndef GROGNARD_ART_AREA_LABEL_H
#define GROGNARD_ART_AREA_LABEL_H

#include "art/sheet_plan.h"

/* Marks rivers, borders, fortresses and towns, which names keep off. */
void plan_area_mask(struct sheet *s);
/* After plan_area_mask and the panels. Names join the labels of the sheet. */
void plan_area_labels(struct sheet *s, const struct ink_fonts *f);
void draw_area_plates(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f, const struct box *view);

#endif
