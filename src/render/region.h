/* Areas with borders on the screen: filled, ruled, outlined. Every pixel belongs to one area at most, the one that
 * holds its middle, so that neighbours fill up to each other without seam or overlap. */
#ifndef GROGNARD_RENDER_REGION_H
#define GROGNARD_RENDER_REGION_H

#include "render/scene.h"

/* How an area is filled: the kinds can be told apart without their colour. */
enum fill { FILL_WHOLE, FILL_ROWS, FILL_COLUMNS, FILL_GRID };

/* Whether the board has areas with borders. Without them the functions below must not be called. */
static inline bool region_board(const struct scene *sc)
{
	return sc->s->board.outline != NULL;
}

/* The part of the screen an area covers at most. */
struct rect region_box(const struct scene *sc, int place);
void region_fill(struct scene *sc, int place, enum fill how, uint32_t colour);
/* All of the sheet but the areas of `in`. */
void region_fill_but(struct scene *sc, const struct places *in, uint32_t colour);
/* The borders of the areas of `in`, but not those between two of them. */
void region_outline(struct scene *sc, const struct places *in, uint32_t colour, float thick);

#endif
