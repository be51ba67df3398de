/* Title cartouche, terrain key and compass, put where they cover nothing that is played on. */
#ifndef GROGNARD_ART_SHEET_PANEL_H
#define GROGNARD_ART_SHEET_PANEL_H

#include "art/sheet_plan.h"

/* After plan_mask. */
void plan_panels(struct sheet *s);
void draw_panels(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f, const struct box *view);

/* A paper label with double rule, hollow corners and volutes. */
void draw_plate(cairo_t *cr, struct box b, double corner);

#endif
