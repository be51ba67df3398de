/* How a side without a person plays. It decides from what its side sees alone: closed stacks of the enemy are guessed
 * (guess.c), so that all positions with one view give one decision. */
#ifndef GROGNARD_RULES_AREA1812_COUNSEL_H
#define GROGNARD_RULES_AREA1812_COUNSEL_H

#include "rules/area1812/area1812.h"

enum { GUESSES = 3 };

/* What the side thinks the position may be: `n` guesses, of equal weight. */
struct mind {
	const struct scenario *s;
	int side, n;
	struct campaign guess[GUESSES];
};

/* Deals the closed stacks of the enemy of `side` anew. False, and the position as it is, when all lies open. Does not
 * read where a closed unit stands. */
bool ar_guess(const struct scenario *s, const struct campaign *c, int side, uint64_t *state, struct campaign *out);
/* Mean judgement for the side of the guesses. */
int ar_mind_judge(const struct mind *m);

/* Each returns an index into `list`. */
int ar_counsel_march(const struct mind *m, const struct orders *list);
int ar_counsel_force(const struct mind *m, const struct orders *list);
int ar_counsel_depot(const struct mind *m, const struct orders *list);
/* A chit: the battle is fought with every pair of chits against guessed stacks, and one is drawn from the best mixture
 * of them. */
int ar_counsel_plan(const struct mind *m, const struct orders *list, uint64_t *state);
/* Any other decision in a battle: each order is tried and the battle fought to its end with every die. */
int ar_counsel_battle(const struct mind *m, const struct orders *list);
/* How many counters a stack should show, or NONE to leave all as they are. */
int ar_counsel_markers(const struct mind *m, const struct orders *list);

/* The first order with this verb and (unless NONE) number; or NONE. */
int ar_order_find(const struct orders *list, int verb, int number);

#endif
