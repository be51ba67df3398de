/* Title cartouche, terrain key and compass, put where they cover nothing that is played on. */
#ifndef GROGNARD_ART_SHEET_PANEL_H
#define GROGNARD_ART_SHEET_PANEL_H

#include "art/sheet_plan.h"

/* After plan_mask. */
void plan_panels(struct sheet *s);
void draw_panels(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f, const struct box *view);

/* The title with its scale in a box of about 1060 x 470 units; `unit`: px of the sheet for one of them. */
void draw_title(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f, struct box b, double unit);

/* A paper label with double rule, hollow corners and volutes. */
void draw_plate(cairo_t *cr, struct box b, double corner);

#endif
