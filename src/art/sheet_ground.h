/* The ground of the sheet: paper, sea, washes, grid, and the veil over what is out of play. */
#ifndef GROGNARD_ART_SHEET_GROUND_H
#define GROGNARD_ART_SHEET_GROUND_H

#include "art/sheet_plan.h"

/* Outline of the scenery beyond a great river. After plan_rivers. */
void plan_scenery(struct sheet *s);

void draw_paper(cairo_t *cr, const struct sheet *s, const struct box *view);
void draw_sea(cairo_t *cr, const struct sheet *s, const struct box *view);
void draw_washes(cairo_t *cr, const struct sheet *s, const struct box *view);
void draw_fronts(cairo_t *cr, const struct sheet *s, const struct box *view);
void draw_grid(cairo_t *cr, const struct sheet *s, const struct box *view, double alpha);
void draw_veil(cairo_t *cr, const struct sheet *s);
void draw_numbers(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f, const struct box *view);

/* The six sides of a hex, shrunk toward its centre by `inset` px. */
void trace_hex(cairo_t *cr, const struct sheet *s, int place, double inset);

#endif
