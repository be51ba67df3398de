/* The cardboard of a counter: shadow, body, bevel, cockade, backs. Everything is drawn in a unit square of 100. */
#ifndef GROGNARD_ART_COUNTER_BASE_H
#define GROGNARD_ART_COUNTER_BASE_H

#include "art/counter_style.h"

#include <cairo.h>

/* Corner radius of every counter, and how far its shadow reaches beyond it, in units. */
#define COUNTER_RADIUS 8.5
#define COUNTER_SHADOW 7.6

/* Adds a colour to a gradient. */
void counter_stop(cairo_pattern_t *pattern, double at, uint32_t colour, double alpha);

/* The soft shadow to the lower right. */
void counter_shadow(cairo_t *cr);

/* The coloured square with its linen; `seed` makes the linen of each counter its own, 0 leaves it out. */
void counter_body(cairo_t *cr, uint32_t colour, uint32_t seed);

/* The framed plate on which a picture stands, from `y` down; takes over the pattern that fills it. */
void counter_plate(cairo_t *cr, const struct counter_style *style, double y, double height, cairo_pattern_t *fill);

/* Light on the upper left edges, shade on the lower right; draw it last. */
void counter_bevel(cairo_t *cr);

/* Three rings and a dark rim, at (x, y). */
void counter_cockade(cairo_t *cr, const struct counter_style *style, double x, double y, double radius);

/* Two laurel branches round (50, 50) that open at the top. */
void counter_wreath(cairo_t *cr, uint32_t colour);

/* The plain reverse: a wreath around the cockade. */
void counter_back(cairo_t *cr, const struct counter_style *style, uint32_t seed);

/* The marks of a disrupted unit: chevrons in two corners. */
void counter_chevrons(cairo_t *cr);

/* An empty place for a counter: dashed outline, nearly transparent. */
void counter_ghost(cairo_t *cr);

/* The path of a five-pointed star. */
void counter_star_path(cairo_t *cr, double x, double y, double radius);

#endif
