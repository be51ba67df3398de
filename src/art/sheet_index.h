/* The description of a drawn sheet, sheet.json: its size and steps, and where on it things are that the screen draws
 * upon: plates and boxes of areas, names, boxes and roads of points. */
#ifndef GROGNARD_ART_SHEET_INDEX_H
#define GROGNARD_ART_SHEET_INDEX_H

#include "art/sheet_plan.h"

/* Writes `dir`/sheet.json. */
bool sheet_index_write(const struct sheet *s, const char *dir, const int *percent, int steps, struct error *e);

/* The step whose tiles a step is made from when it is shown, 0 where it has tiles of its own: what is more than half the
 * largest is as good made smaller from that as kept, and takes no room. */
int sheet_step_from(const int *percent, int steps, int of);

#endif
