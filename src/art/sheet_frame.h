/* The frame of the sheet, with what is marked on it: entries and exits. */
#ifndef GROGNARD_ART_SHEET_FRAME_H
#define GROGNARD_ART_SHEET_FRAME_H

#include "art/sheet_plan.h"

void draw_frame(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f, const struct box *view);

#endif
