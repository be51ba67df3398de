/* Two players for whole games in tests: each sees what its side may know, and picks from that. */
#ifndef GROGNARD_TESTS_PLAYERS_H
#define GROGNARD_TESTS_PLAYERS_H

#include "ai/player.h"

struct players {
	const struct scenario *s;
	const struct player *player[SIDES];
	void *own[SIDES];
	uint64_t seed;
	union any_position known; /* what the last one asked was shown */
	struct orders list;       /* and its orders */
};

/* Players by name, anew for each game of a scenario. */
void players_open(struct players *p, const struct scenario *s, const char *const name[SIDES], uint64_t seed);
void players_close(struct players *p);

/* The order, an index into `list`, of whoever is to decide in this position. `number`: orders given before. Fails when
 * the player sees other orders than there are. */
int players_order(struct players *p, const struct position *truth, const struct orders *list, int number);

#endif
