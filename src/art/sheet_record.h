/* The turn record of a sheet: a box for each turn, with who arrives. */
#ifndef GROGNARD_ART_SHEET_RECORD_H
#define GROGNARD_ART_SHEET_RECORD_H

#include "art/sheet_plan.h"

/* Whether the "turn_record" of the map file can be drawn: `turns`, the `hours` of a day with their light (day, twilight,
 * night), `first_day` and `month`, `arrivals` by turn, and a `note`. A map without one has no record. */
bool record_check(const struct board *b, struct error *e);

/* Size of the record of this board; false when none is printed on it. */
bool record_size(const struct board *b, double *w, double *h);
void draw_record(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f, struct box b);

#endif
