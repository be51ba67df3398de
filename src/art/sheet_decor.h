/* Forests and heights of a map of areas or points, which no rule knows: from the map's file ("decor"). */
#ifndef GROGNARD_ART_SHEET_DECOR_H
#define GROGNARD_ART_SHEET_DECOR_H

#include "art/sheet_plan.h"

/* After the shores. */
void plan_decor_woods(struct sheet *s);
/* Heights in hachures; after the names, which they keep off. */
void plan_decor_hills(struct sheet *s);

#endif
