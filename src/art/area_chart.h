/* The charts beside the turn record of a map of areas, from the map's file ("charts"). */
#ifndef GROGNARD_ART_AREA_CHART_H
#define GROGNARD_ART_AREA_CHART_H

#include "art/sheet_plan.h"

/* Every chart has a title, a note, widths, and rows of as many words; false with `e` otherwise. */
bool area_charts_check(const struct board *b, struct error *e);
/* Where the sheet has its charts. */
void draw_area_charts(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f);

#endif
