/* The portrait medallion of a leader. No likeness: hat, hair, whiskers and orders differ by name. */
#ifndef GROGNARD_ART_COUNTER_LEADER_H
#define GROGNARD_ART_COUNTER_LEADER_H

#include "art/counter_style.h"

#include <cairo.h>

/* Draws the medallion around (50, 36) of the unit square; `seed` (a hash of the name) chooses the face. */
void counter_portrait(cairo_t *cr, const struct counter_style *style, uint32_t seed);

#endif
