/* Forests and heights of a map of areas, which no rule knows: from the map's file ("decor"). */
#ifndef GROGNARD_ART_AREA_SCENERY_H
#define GROGNARD_ART_AREA_SCENERY_H

#include "art/sheet_plan.h"

/* After plan_area_shores. */
void plan_area_woods(struct sheet *s);
/* Heights in hachures; after the names, which they keep off. */
void plan_area_hills(struct sheet *s);

#endif
