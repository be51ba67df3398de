/* What stands beside the areas: title and compass on the sea, the key on land out of play, turns and charts below. */
#ifndef GROGNARD_ART_AREA_PANEL_H
#define GROGNARD_ART_AREA_PANEL_H

#include "art/sheet_plan.h"

/* After plan_area_mask: the panels keep names off themselves. */
void plan_area_panels(struct sheet *s);
/* Key, turn record and charts; title and compass are those of every sheet. */
void draw_area_panels(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f, const struct box *view);

#endif
