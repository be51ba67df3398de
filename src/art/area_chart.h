/* The charts beside the turn record of a map of areas, from the map's file ("charts"). */
#ifndef GROGNARD_ART_AREA_CHART_H
#define GROGNARD_ART_AREA_CHART_H

#include "art/sheet_plan.h"

/* Every chart has a title, a note, widths, and rows of as many words; false with `e` otherwise. */
bool area_charts_check(const struct board *b, struct error *e);
/* The height of a plate with all of them: beside one another, those with "row" in a new row, those with "below" under the
 * one before. */
double area_charts_height(const struct board *b);
/* Where the sheet has its charts. */
void draw_area_charts(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f);

#endif
