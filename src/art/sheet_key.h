/* The terrain key: a sample, a name, the cost to enter and the effect on combat of each kind of ground. */
#ifndef GROGNARD_ART_SHEET_KEY_H
#define GROGNARD_ART_SHEET_KEY_H

#include "art/sheet_plan.h"

/* Size of the key of this board; false when none is known for it. */
bool key_size(const struct board *b, double *w, double *h);
void draw_key(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f, struct box b);

#endif
