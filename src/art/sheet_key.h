/* The terrain key: a sample, a name, the cost to enter and the effect on combat of each kind of ground. */
#ifndef GROGNARD_ART_SHEET_KEY_H
#define GROGNARD_ART_SHEET_KEY_H

#include "art/sheet_plan.h"

/* Whether the "key" of the map file can be drawn: `columns` side by side, and `rows`, each with a `sample` to draw and
 * the texts `name`, `cost` and `combat`. A map without one has no key. */
bool key_check(const struct board *b, struct error *e);

/* Size of the key of this board; false when it has none. */
bool key_size(const struct board *b, double *w, double *h);
void draw_key(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f, struct box b);

#endif
