/* Positions thrown together at random round a ford, to compare the rules with second calculations. */
#ifndef GROGNARD_TESTS_BEREZINA_SCATTER_H
#define GROGNARD_TESTS_BEREZINA_SCATTER_H

#include "field.h"

/* Puts pieces of both sides, Rabble, bridges and events anywhere within `radius` hexes of a ford; stacks and sides
 * stay legal. The position must be of a scenario that begins in the middle of the game.
 */
void scatter_all(struct game *g, uint64_t *state, int radius);
/* 0 to n - 1. */
int pick(uint64_t *state, int n);

#endif
