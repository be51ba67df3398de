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

/* Puts the name of a river of the map's own list ("decor") along it, near a point, `gap` px off its water; sizes in hex
 * radii, of the great rivers and of the others. Every ribbon of that name gets one. */
struct river_names {
	double great, other, great_spacing, spacing, gap;
};
void label_drawn_river(struct sheet *s, const struct ink_fonts *f, const char *text, struct point near,
		       const struct river_names *how);

/* Sizes in hex radii. */
struct ink_style label_style(const struct sheet *s, enum ink_face face, double size, double spacing, unsigned rgb);

/* Is that the name of a place of the board, which the screen writes itself at the small steps? */
bool label_names_place(const struct sheet *s, const char *text);
/* Are the names of places printed on the step that is drawn? */
bool names_printed(cairo_t *cr, const struct sheet *s);

void draw_labels(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f, const struct box *view);

#endif
