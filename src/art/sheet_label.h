/* Names: of towns, works, rivers, roads, woods. Each is put where it covers least. */
#ifndef GROGNARD_ART_SHEET_LABEL_H
#define GROGNARD_ART_SHEET_LABEL_H

#include "art/sheet_plan.h"

/* After plan_mask and plan_panels. Marks the names in the avoid mask. */
void plan_labels(struct sheet *s, const struct ink_fonts *f);
/* Puts a straight name round a point, where it covers least: `down` and `aside` px away from it at least. */
void label_put_round(struct sheet *s, const struct ink_fonts *f, struct label *l, struct point c, double down,
		     double aside);

/* The box of a name w x h that touches a ring round a point with the side or corner that faces it, in this direction. */
struct box label_beside(struct point c, double ring, double angle, double w, double h);

/* Puts a name along a line, near its point `middle`, `gap` px off it. False when the line is too short. */
bool label_put_along(struct sheet *s, const struct ink_fonts *f, struct label *l, const struct path *line, int middle,
		     double gap);

/* Sizes in hex radii. */
struct ink_style label_style(const struct sheet *s, enum ink_face face, double size, double spacing, unsigned rgb);

void draw_labels(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f, const struct box *view);

#endif
