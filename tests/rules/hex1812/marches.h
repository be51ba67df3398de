/* Movement in the hex game of 1812: units on an empty map, a Movement Phase that has begun. */
#ifndef GROGNARD_TESTS_HEX1812_MARCHES_H
#define GROGNARD_TESTS_HEX1812_MARCHES_H

#include "battlefield.h"

/* The units stand as battlefield() has them; the Movement Phase of the side runs. */
struct game *marches(int turn, int side, const char *units);
/* Points that a march to the hex costs the unit in hand or on the map; FAR when it cannot come there. */
int points_to(struct game *g, const char *piece, const char *hex);
/* The row runs now, as if it had been come to. */
void run_row(struct game *g, int row, int side);

#endif
