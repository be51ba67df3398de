/* Counters of one place side by side: how boards of areas lay them out, where dozens stand together. */
#ifndef GROGNARD_RENDER_HEAP_H
#define GROGNARD_RENDER_HEAP_H

#include "render/scene.h"

/* Tells counters apart that may not share a heap: by side, kind, and what has been done with them. */
int heap_of(const struct scene *sc, const struct counter *k);
/* `n` counters of one place, ordered by heap: each heap gets a cell, the sides stand left and right. Sets x, y, stack,
 * height and count of each. */
void heap_lay(const struct scene *sc, const struct view *v, struct lying *first, int n);
/* The number of counters in a heap, on a disc in its lower right corner. */
void heap_count(struct scene *sc, int count, float cx, float cy, float side);
/* The numbers of counters in all heaps of more than one, on discs at their lower right corners. Over everything on the map. */
void heap_counts(struct scene *sc);

#endif
