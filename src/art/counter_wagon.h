/* The pictures of the supply wagon and the depot. */
#ifndef GROGNARD_ART_COUNTER_WAGON_H
#define GROGNARD_ART_COUNTER_WAGON_H

#include "art/counter_style.h"

#include <cairo.h>
#include <stdbool.h>

/* A cream plate (y 19-67 of the unit square) with a covered wagon, or with a pyramid of barrels. */
void counter_wagon(cairo_t *cr, const struct counter_style *style);
void counter_depot(cairo_t *cr, const struct counter_style *style);

/* The plate paled and struck through: no wagon after all. */
void counter_struck(cairo_t *cr);

#endif
