/* Costs of ways a second time, straight from the map file: nothing shared with the search of the rules. */
#ifndef GROGNARD_TESTS_BEREZINA_SECOND_H
#define GROGNARD_TESTS_BEREZINA_SECOND_H

#include "scatter.h"

enum { FAR = 9999 };

/* How a way is looked for. */
struct way {
	bool unit, zones, wade, bridges, cap, free_road, past, stop;
	int side, piece, limit, start, spent;
};

const struct place *hex(struct game *g, int at);
/* Combat units of a side in a hex, without this one. */
int units_in(struct game *g, int side, int at, int but);
bool rabble_in(struct game *g, int at);
/* 3.2: a combat unit of this side next to it, not over the Berezina; earthworks keep zones out. */
bool zone_in(struct game *g, int side, int at);
/* Half points of a step, FAR or more when it is forbidden. */
int second_step(struct game *g, const struct way *w, int at, const struct link *l);
/* Cheapest costs to all hexes after Bellman and Ford. */
void second_way(struct game *g, const struct way *w, int cost[HEXES]);

#endif
