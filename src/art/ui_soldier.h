/* Silhouettes for battle pictures: infantry seen from behind, standards, a field gun. */
#ifndef GROGNARD_ART_UI_SOLDIER_H
#define GROGNARD_ART_UI_SOLDIER_H

#include <cairo.h>
#include <stdbool.h>
#include <stdint.h>

/* A row of men from x `from` to `to`, feet at `y`, every `gap`; `detailed` ones show their equipment. */
struct ui_rank {
	double from, to, y;
	double height, gap;
	unsigned colour;
	double alpha;
	bool detailed;
};

/* One man, feet at (x, y); `seed` makes him differ a little from his neighbour. */
void ui_soldier(cairo_t *cr, double x, double y, double height, unsigned colour, uint32_t seed, bool detailed);
void ui_rank(cairo_t *cr, const struct ui_rank *rank, uint32_t seed);

/* A colour on its pole, foot of the pole at (x, y). */
void ui_standard(cairo_t *cr, double x, double y, double height, unsigned ink, bool eagle);

/* A gun pointing to the upper left, the hub of its wheel at (x, y). */
void ui_gun(cairo_t *cr, double x, double y, double scale, unsigned ink);

#endif
