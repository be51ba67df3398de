/* Where nothing small may be put, and the trees, tufts and fields that keep off it. */
#ifndef GROGNARD_ART_SHEET_MASK_H
#define GROGNARD_ART_SHEET_MASK_H

#include "art/sheet_plan.h"

/* Marks rivers, roads, towns, earthworks and hex numbers. */
void plan_mask(struct sheet *s);

/* Marks one box, as a placed name does. */
void mask_box(struct mask *m, struct box b);
/* Marks what lies within `half` px of a line, and a disc. */
void mask_line(struct mask *m, const struct path *p, double half);
void mask_disc(struct mask *m, struct point c, double r);

/* Share of the box that is marked, 0..1; parts off the sheet count as marked. */
double mask_share(const struct mask *m, struct box b);

bool mask_at(const struct mask *m, double x, double y);

/* Trees in woods and in the open, tufts in marshes, fields round towns; sorted from back to front. */
void plan_plants(struct sheet *s);

#endif
