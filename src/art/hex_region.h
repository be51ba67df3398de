/* Supply regions on a hex sheet: hand-coloured ground, borders along hexsides, frontiers, and their names. A map has them
 * when its "regions" say of which "country" each is; hexes name theirs by "area". */
#ifndef GROGNARD_ART_HEX_REGION_H
#define GROGNARD_ART_HEX_REGION_H

#include "art/sheet_plan.h"

/* Are the regions of a map such that they can be drawn: a name and a country in each, and where its name is printed a
 * "box" hex for it? True without any. */
bool regions_check(const struct board *b, struct error *e);

/* Which hex belongs to which, tints, borders. After plan_grid. */
void plan_regions(struct sheet *s);
/* Their names and the worth of fortresses, for which the mask is marked. After plan_mask, before the labels of towns. */
void plan_region_names(struct sheet *s);
void draw_region_tints(cairo_t *cr, const struct sheet *s, const struct box *view);
void draw_region_borders(cairo_t *cr, const struct sheet *s, const struct box *view);
/* Discs with what fortresses and cities are worth. */
void draw_worths(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f, const struct box *view);
/* One such disc at the origin. */
void draw_worth(cairo_t *cr, const struct ink_fonts *f, int points);

#endif
