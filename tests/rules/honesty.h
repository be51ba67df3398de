/* How often does a piece stand where it truly stands in what a side imagines, and how often by chance? Chance is measured
 * between two imagined positions, neither of which knows the truth: a deal that leans towards the truth keeps more.
 */
#ifndef GROGNARD_TESTS_RULES_HONESTY_H
#define GROGNARD_TESTS_RULES_HONESTY_H

#include "rules/field.h"

struct shares {
	long of;     /* hidden pieces looked at, once for each imagined position */
	long kept;   /* of these: stands in its true place */
	long chance; /* of these: stands where another imagined position has it */
};

/* Adds what SIDE_0, SIDE_1 and NOBODY imagine of the position now, from `seeds` seeds each. */
void shares_add(struct game *g, int seeds, struct shares *out);
/* Plays a game with random orders (or those that `pick` names) to its end and looks at every `every`-th position. */
void shares_play(struct game *g, uint64_t seed, int every, int (*pick)(struct game *g, uint64_t *state), struct shares *out);
/* No more pieces are kept than chance keeps and `percent` of all; and enough were looked at to say so. */
void shares_fair(const struct shares *shares, int percent);

#endif
