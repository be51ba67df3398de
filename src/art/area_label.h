/* What is written on a map of areas: plates with code and name, towns, rivers, seas. */
#ifndef GROGNARD_ART_AREA_LABEL_H
#define GROGNARD_ART_AREA_LABEL_H

#include "art/sheet_plan.h"

#include <stdio.h>

/* Marks rivers, borders, fortresses and towns, which names keep off. */
void plan_area_mask(struct sheet *s);
/* After plan_area_mask and the panels. Names join the labels of the sheet. */
void plan_area_labels(struct sheet *s, const struct ink_fonts *f);
/* The ground where the counters of an area stand; its code with the boxes beside it. Px at 100 %. */
struct box area_heap(const struct sheet *s, int place);
struct box area_plate(const struct sheet *s, int place);
/* Where, seen from the plate's middle, the markers lie: a member of sheet.json. */
void write_area_slots(FILE *file);
/* The box of a marker of French Control or of depletion; also for the key. */
void draw_slot(cairo_t *cr, double x, double y, bool control);
void draw_area_plates(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f, const struct box *view);

#endif
