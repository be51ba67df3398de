/* A whole sheet: its plan, and drawing any part of it at any scale. */
#ifndef GROGNARD_ART_SHEET_DRAW_H
#define GROGNARD_ART_SHEET_DRAW_H

#include "art/sheet_plan.h"

/* Plans everything. The board must outlive the sheet. Free with plan_free. */
void sheet_plan(struct sheet *s, const struct board *b, const struct ink_fonts *f);

/* Draws pixels (x, y, w, h) of the sheet at `scale` into 32 bit pixels, aged. Several threads may do so at once,
 * each with its own fonts. */
void sheet_draw(const struct sheet *s, const struct ink_fonts *f, double scale, int x, int y, int w, int h,
		uint32_t *pixels, int stride);

#endif
