/* The engraving on a card: sky, hills, ground and the figures of its scene, in a box. */
#ifndef GROGNARD_ART_CARD_SCENE_H
#define GROGNARD_ART_CARD_SCENE_H

#include "art/card_data.h"
#include "art/sheet_shape.h"

#include <stdint.h>

/* Fills the box and frames it. `line` px is the width of the figures' outlines; `seed` makes each sky its own. */
void card_scene_draw(cairo_t *cr, const struct card_scene *s, struct box b, double line, uint32_t seed);

#endif
