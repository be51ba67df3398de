/* What stands at a point: a disc with houses, the same in a wreath of trees, a fortified town, a citadel. */
#ifndef GROGNARD_ART_POINTS_PLACE_H
#define GROGNARD_ART_POINTS_PLACE_H

#include "art/points_plan.h"

/* All points of the sheet, from back to front. */
void draw_points(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f, const struct box *view);

#endif
