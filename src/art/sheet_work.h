/* Redoubts: earthworks with ditch, rampart and glacis, and their marked fronts. */
#ifndef GROGNARD_ART_SHEET_WORK_H
#define GROGNARD_ART_SHEET_WORK_H

#include "art/sheet_plan.h"

enum { SMALL_WORK = 2 };

/* The strength that is printed on a redoubt, as "redoubts" of the map has it for the rules too; that of a small work where it has none. */
int work_strength(const struct board *b, int place);
void draw_works(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f, const struct box *view);

/* One earthwork at the origin, salient upward; the stronger, the larger. Also for the key. */
void draw_work(cairo_t *cr, int strength, bool snow);

#endif
