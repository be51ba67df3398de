/* Where a level of the computer's play is offered: for a scenario and a side of it where games have proven it better than the level
 * below. What was played for that stands in assets/balance.md.
 */
#ifndef GROGNARD_AI_PROOFS_H
#define GROGNARD_AI_PROOFS_H

#include "core/scenario.h"

struct proof {
	const char *player;         /* its id; NULL ends the table */
	const char *game, *scenario;
	unsigned sides;             /* a bit each */
};

/* All that has been proven. A row is added where the sequential test of 0 against 40 Elo with 5 % errors has found for the level in
 * pairs with changed seats, and a side where it also made more points than the level below makes there against itself. */
extern const struct proof proofs_all[];

/* The sides of this scenario, a bit each, for which the player is proven; of the scenario game and id are enough. */
unsigned proof_sides(const char *player, const struct scenario *s);

#endif
