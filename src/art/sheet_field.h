/* Organic outlines out of hexes: a smooth membership field and its contour lines; the sea's distance field. */
#ifndef GROGNARD_ART_SHEET_FIELD_H
#define GROGNARD_ART_SHEET_FIELD_H

#include "art/sheet_plan.h"

/* Values on a square grid with `step` px between points; the first point is (x, y) on the sheet. */
struct field {
	float *at;
	int w, h;
	double step, x, y;
};

struct field field_make(const struct sheet *s, double step);
void field_free(struct field *f);
double field_at(const struct field *f, double x, double y); /* bilinear, clamped at the edges */

/* Closed outlines of the region above `level`, the region on one fixed side; appended to `out`. */
void field_contour(const struct field *f, double level, struct paths *out);

/* The lines engravers put along a shore, wider and wider apart, from a field that is above .5 on the sea; the field
 * is used up. With `round` px above 0 the outer lines lose their angles: far out the distance is blurred by so much. */
void plan_waterlines(struct sheet *s, struct field *f, double round);

/* Plans woods, marsh and sea, and the lines that follow the shore. */
void plan_terrain(struct sheet *s);

#endif
