/* The panels of a hex sheet that has its own places for them, on ground out of play or in a band below the map: title, key,
 * turn record, charts. The map's "plates" say where: of "title", "key", "record", "charts" the upper left corner, of
 * "compass" the middle, in px of the plan. A turn of the record prints an "index" on a shield or what "trains" the two sides
 * have; "record_note" stands below. "record_again" has the "turns" of a second year, in a row below the others behind its "title" and "note". */
#ifndef GROGNARD_ART_HEX_PANEL_H
#define GROGNARD_ART_HEX_PANEL_H

#include "art/sheet_plan.h"

/* Are "plates", "record" and "charts" such that they can be drawn? True when the map has no plates. */
bool hex_panels_check(const struct board *b, struct error *e);
/* False when the map has no plates. */
bool plan_hex_panels(struct sheet *s);
void draw_hex_panels(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f, const struct box *view);

/* Turns on the record (0: none), those of a second year behind the others; the number of the first, from which they are counted on; and where
 * the marker of the i-th lies. */
int hex_turns(const struct sheet *s, int *first);
struct point hex_turn(const struct sheet *s, int i);

#endif
