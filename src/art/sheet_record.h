/* The turn record of a sheet: a box for each turn, with who arrives. */
#ifndef GROGNARD_ART_SHEET_RECORD_H
#define GROGNARD_ART_SHEET_RECORD_H

#include "art/sheet_plan.h"

/* Size of the record of this board; false when none is printed on it. */
bool record_size(const struct board *b, double *w, double *h);
void draw_record(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f, struct box b);

#endif
