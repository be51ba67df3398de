/* Supply, marches and the end of turns of the Invasion of Russia, over war.h. */
#ifndef GROGNARD_TESTS_GAMBLE_CAMPAIGN_H
#define GROGNARD_TESTS_GAMBLE_CAMPAIGN_H

#include "war.h"

/* A row of the sequence of play begins for a side. */
void begins(struct game *g, int row, int side);
/* A genuine train of a side lies face down there. */
void train(struct game *g, int side, const char *at);
/* Hexes from there to the nearest depot of a side; FAR without. */
int range_of(struct game *g, int side, const char *at);
/* A hex so many hexes from where the group in hand stands. */
const char *reached(struct game *g, int steps);
/* Counters of a side face down or up on stacks there, depots not counted. */
int counters(struct game *g, int side, const char *at);

#endif
