/* What an order is worth to the side that gives it: it is played on a copy to the end of its decision (a piece taken up
 * is tried in all places it could march to, an attack with single partners) and the result judged; where a die falls its
 * six faces are tried and averaged. A draw from a deck is a roll of as many faces as it has cards (deck_draw): of those too only the
 * six lowest are tried, the first six cards left in the order of the printed list. That is a sample, and a poor one where
 * they are alike; all of them would cost an order each, and who asks a game's counsel draws in few decisions that come here.
 *
 * A machine with explicit state: each step plays one order at most, so it can be left and resumed anywhere.
 */
#ifndef GROGNARD_AI_SEARCH_H
#define GROGNARD_AI_SEARCH_H

#include "ai/mind.h"

enum { SEARCH_STAGES = 3 };

/* One thing that is going on within the trial of an order. */
struct stage {
	enum { STAGE_FOLLOW, STAGE_FINISH, STAGE_DICE } what;
	union any_position at, next;
	struct orders list;
	int best;
	int tried, limit;            /* FOLLOW: orders tried as the second of the decision, at most so many */
	bool taken;                  /* FOLLOW: a piece was taken up: in all places that the list has */
	int steps, fallen, scanned;  /* FINISH: orders built on, how long nothing was better; of the list, NONE: not listed */
	const struct position *from; /* DICE: the position and the order that draws a die */
	struct order order;
	int face, settled;           /* DICE: settled NONE: not rolled yet */
	long sum;
};

struct search {
	const struct scenario *s;
	const struct mind *mind;
	enum side side;
	uint64_t state;   /* the player's own generator */
	int row;          /* of the decision that is thought about */
	int budget;       /* orders that may still be tried, about */
	long played;      /* rules_play so far */
	bool returned;    /* `value` is that of the stage that has just ended */
	int value, depth;
	struct stage stage[SEARCH_STAGES];
};

/* Does this verb end what is being built? */
bool search_ends(int verb);

/* How good the position is for the side of the search. */
int search_judge(const struct search *q, const struct position *p);

/* Begins to value the order, legal in `p`, which must stay as it is meanwhile. Plays one order. True: `value` has it. */
bool search_begin(struct search *q, const struct position *p, const struct order *o);

/* Goes on with it; plays one order at most. True: `value` has it. */
bool search_step(struct search *q);

#endif
