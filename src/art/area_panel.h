/* What stands beside the areas: title and compass on the sea, the key on land out of play, turns and charts below. */
#ifndef GROGNARD_ART_AREA_PANEL_H
#define GROGNARD_ART_AREA_PANEL_H

#include "art/sheet_plan.h"

/* After plan_area_mask: the panels keep names off themselves. */
void plan_area_panels(struct sheet *s);
/* How many turns the record has and the number of its first; where the marker lies in the box of the i-th. */
int area_turns(const struct sheet *s, int *first);
struct point area_turn(const struct sheet *s, int i);
/* The head of a panel, its middle at x. */
void draw_area_heading(cairo_t *cr, const struct ink_fonts *f, double x, double y, const char *text);
/* Key, turn record and charts; title and compass are those of every sheet. */
void draw_area_panels(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f, const struct box *view);

#endif
