/* Upright wooden blocks: names and numbers to their owner, backs to the other; those that have acted lie. */
#ifndef GROGNARD_RENDER_BLOCK_H
#define GROGNARD_RENDER_BLOCK_H

#include "render/scene.h"

/* Reads where the screen writes on the blocks of a zoom step (blocks-<percent>.json); without it blocks are drawn
 * plainly. */
void block_read(struct block_art *out, const char *data, const char *game, int percent);

/* `n` blocks of one place, each side's behind one another: those in front last. Sets x, y (the middle of the front),
 * stack, height and depth of each. Lowest first, side 0 before side 1. */
void block_lay(const struct scene *sc, struct lying *first, int n);

/* A block with the middle of its front at cx, cy; the front is `wide` pixels wide. */
void block_draw(struct scene *sc, const struct counter *k, float cx, float cy, float wide, uint8_t alpha);

/* The smallest zoom step at which its numbers are written on a block. */
int block_told_step(const struct scene *sc);

/* Its large picture in a square of `side`; false when there is none. */
bool block_face(struct scene *sc, const struct counter *k, int x, int y, int side);

#endif
