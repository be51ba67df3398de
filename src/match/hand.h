/* What a hand means by an order: the one place that knows that a piece is taken up first, and that one which was only
 * just taken up goes back when the order is about another or releases it, and that one who has marched halts before another marches. */
#ifndef GROGNARD_MATCH_HAND_H
#define GROGNARD_MATCH_HAND_H

#include "rules/rules.h"

/* Where an order is given, and how orders are played there. */
struct hand {
	const struct scenario *scenario;
	const struct position *at;
	const struct orders *legal;     /* all that can be ordered there; or NULL when nobody has asked yet */
	const struct order *last;       /* the order given just before, when it can go back without a trace; or NULL */
	const struct position *before;  /* the position before `last` */
	void *who;
	/* Gives back the last `drop` (0 or 1) orders and plays these instead: all of it or nothing. */
	bool (*play)(void *who, int drop, const struct order *orders, int n, struct error *e);
};

/* Plays the order as the hand means it. False with the reason that helps most in `e` (may be NULL). */
bool hand_means(const struct hand *h, const struct order *o, struct error *e);

#endif
