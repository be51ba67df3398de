/* The ground of a map of areas: tints of the states, borders, fortresses and towns. */
#ifndef GROGNARD_ART_AREA_DRAW_H
#define GROGNARD_ART_AREA_DRAW_H

#include "art/sheet_plan.h"

void draw_area_tints(cairo_t *cr, const struct sheet *s, const struct box *view);
void draw_area_borders(cairo_t *cr, const struct sheet *s, const struct box *view);
void draw_area_seats(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f, const struct box *view);

/* One line of the kind along the path of `cr`; also for the key. */
void stroke_border(cairo_t *cr, enum border_kind kind);
/* A fortress with the Victory Points it is worth at the origin, or a city; also for the key. */
void draw_seat(cairo_t *cr, const struct ink_fonts *f, int points, bool fortress);
void draw_town_dot(cairo_t *cr);

#endif
