/* What is written on a map of points: the names of points, rivers, water and land. */
#ifndef GROGNARD_ART_POINTS_LABEL_H
#define GROGNARD_ART_POINTS_LABEL_H

#include "art/sheet_plan.h"

/* After plan_points_mask and the panels. The names join the labels of the sheet; each point's plate is its middle, its
 * words the box of its name. */
void plan_points_labels(struct sheet *s, const struct ink_fonts *f);

#endif
