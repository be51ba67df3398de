/* Redoubts: earthworks with ditch, rampart and glacis, and their marked fronts. */
#ifndef GROGNARD_ART_SHEET_WORK_H
#define GROGNARD_ART_SHEET_WORK_H

#include "art/sheet_plan.h"

void draw_works(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f, const struct box *view);

/* One earthwork at the origin, salient upward; the stronger, the larger. Also for the key. */
void draw_work(cairo_t *cr, int strength, bool snow);

#endif
