/* Places of boards of points on the screen: discs on drawn roads. */
#ifndef GROGNARD_RENDER_SPOT_H
#define GROGNARD_RENDER_SPOT_H

#include "render/scene.h"

static inline bool spot_board(const struct scene *sc)
{
	return sc->s->board.kind == BOARD_POINTS;
}

/* Middle and radius of a place, `grow` pixels at 100 percent larger than what is printed. */
void spot_disc(const struct scene *sc, int place, float grow, float *x, float *y, float *r);
/* Round each disc of the set; the roads between two of them in the same colour. */
void spots_outline(struct scene *sc, const struct places *in, uint32_t colour, float thick);
/* All of the sheet but the discs of the set. */
void spots_dim(struct scene *sc, const struct places *in, uint32_t colour);
/* Filled, whole or ruled one way or the other. */
void spot_fill(struct scene *sc, int place, uint32_t colour);
void spot_rule(struct scene *sc, int place, bool rising, uint32_t colour);

#endif
