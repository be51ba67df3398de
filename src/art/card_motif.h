/* The figures of the engravings on cards: soldiers, guns, wagons, weather. Each is a drawing of art/ui_path.h. */
#ifndef GROGNARD_ART_CARD_MOTIF_H
#define GROGNARD_ART_CARD_MOTIF_H

#include <cairo.h>
#include <stdbool.h>

/* A figure `wide` units wide and about 100 high, its feet on y = 100; higher parts may have y below 0. */
struct card_motif {
	const char *name;
	double wide;
	const char *drawing;
};

/* NULL when there is none of that name. */
const struct card_motif *card_motif_named(const char *name);

/* Draws it with the middle of its foot at (x, y), `scale` px for a unit; `line` px is the width of its outlines. */
void card_motif_draw(cairo_t *cr, const struct card_motif *motif, double x, double y, double scale, bool flip,
		     double line);

#endif
