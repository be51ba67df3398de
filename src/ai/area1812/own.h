/* How a side without a person plays. It decides from what its side sees alone: closed stacks of the enemy are guessed
 * (guess.c), so that all positions with one view give one decision. */
#ifndef GROGNARD_AI_AREA1812_OWN_H
#define GROGNARD_AI_AREA1812_OWN_H

#include "ai/mind.h"
#include "rules/area1812/area1812.h"

enum { GUESSES = 3 };

/* The one idea to decide by: per cent that parts of the judgement count. */
struct temper {
	int ground; /* points and who weighs more around them */
	int mass;   /* corps that stand together */
	int bread;  /* of the own side */
	int peril;  /* battles that the enemy could seek next */
	int chance; /* and those that this side could seek */
};
/* 0 is the usual one; so is any number beyond the last. */
const struct temper *ar_temper(int number);
extern const char *const ar_temper_names[];

/* What the side thinks the position may be: `n` guesses, of equal weight. */
struct belief {
	const struct scenario *s;
	int side, n;
	const struct temper *t;
	struct campaign guess[GUESSES];
};

int ar_judge(const struct scenario *s, const struct position *p, enum side side);
/* The same in a temper of that side. */
int ar_judge_in(const struct temper *t, const struct scenario *s, const struct position *p, enum side side);
/* Mean judgement for the side of the guesses. */
int ar_belief_judge(const struct belief *b);

/* Each returns an index into `list`. */
int ar_counsel_march(const struct belief *b, const struct orders *list);
int ar_counsel_force(const struct belief *b, const struct orders *list);
int ar_counsel_depot(const struct belief *b, const struct orders *list);
/* A chit: the battle is fought with every pair of chits against guessed stacks, and one is drawn from the best mixture
 * of them. */
int ar_counsel_plan(const struct belief *b, const struct orders *list, uint64_t *state, struct effort *effort);
/* Any other decision in a battle: each order is tried and the battle fought to its end with every die. */
int ar_counsel_battle(const struct belief *b, const struct orders *list, struct effort *effort);
/* How many counters a stack should show, or NONE to leave all as they are. */
int ar_counsel_markers(const struct belief *b, const struct orders *list);

/* The first order with this verb and (unless NONE) number; or NONE. */
int ar_order_find(const struct orders *list, int verb, int number);

#endif
