/* The numbers on flat counters that change in play, each on a plate at its corner. */
#ifndef GROGNARD_RENDER_FIGURE_H
#define GROGNARD_RENDER_FIGURE_H

#include "render/scene.h"

/* Those of a counter with its middle at cx, cy, `side` pixels large: picture and number; the number alone on small ones,
 * nothing on the smallest. */
void figures_draw(struct scene *sc, const struct counter *k, float cx, float cy, float side, uint8_t alpha);

#endif
