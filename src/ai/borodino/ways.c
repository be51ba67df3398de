/* Distances over the ground: a first-in-first-out search in which a hex may be bettered more than once, for steps cost from
 * one point to three. */
#include "ai/borodino/own.h"

#include <string.h>

void bo_way_fill(const struct field *f, uint8_t far[HEXES], const int16_t *from, int n)
{
	int16_t queue[HEXES];
	bool waits[HEXES] = {false};
	int head = 0, held = 0;
	memset(far, FAR_AWAY, HEXES);
	for (int i = 0; i < n; i++) {
		far[from[i]] = 0;
		if (!waits[from[i]])
			queue[held++] = from[i];
		waits[from[i]] = true;
	}
	while (held) {
		int at = queue[head];
		head = (head + 1) % HEXES;
		held--;
		waits[at] = false;
		for (int d = 0; d < DIRECTIONS; d++) {
			int to = f->to[at][d], cost = to < 0 ? 0 : f->cost[to][(d + 3) % DIRECTIONS];
			if (!cost || far[at] + cost >= far[to])
				continue;
			far[to] = (uint8_t)(far[at] + cost);
			if (!waits[to])
				queue[(head + held++) % HEXES] = (int16_t)to;
			waits[to] = true;
		}
	}
}
