/* The picture of the stragglers: four figures in rags on a road of snow. */
#ifndef GROGNARD_ART_COUNTER_RABBLE_H
#define GROGNARD_ART_COUNTER_RABBLE_H

#include "art/counter_style.h"

#include <cairo.h>

/* A pale plate (y 19-79 of the unit square) with the crowd. */
void counter_rabble(cairo_t *cr, const struct counter_style *style);

#endif
