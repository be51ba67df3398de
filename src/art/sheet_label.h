/* Names: of towns, works, rivers, roads, woods. Each is put where it covers least. */
#ifndef GROGNARD_ART_SHEET_LABEL_H
#define GROGNARD_ART_SHEET_LABEL_H

#include "art/sheet_plan.h"

/* After plan_mask and plan_panels. Marks the names in the avoid mask. */
void plan_labels(struct sheet *s, const struct ink_fonts *f);
void draw_labels(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f, const struct box *view);

#endif
