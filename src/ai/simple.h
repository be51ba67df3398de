/* The simple player as a part of others: the quick answer that there always is. */
#ifndef GROGNARD_AI_SIMPLE_H
#define GROGNARD_AI_SIMPLE_H

#include "ai/player.h"

enum { SIMPLE_TRIES = 2500, RECRUIT_TRIES = 300 };

/* How it plays. */
struct manner {
	int tries;   /* orders tried a choice, about */
	int temper;  /* of the game's counsel: 0 is the usual way */
	bool alone;  /* the game's counsel is not asked */
	bool loose;  /* whatever is in the best third is as good as the best */
	bool keeps;  /* the counsel may go on with what it meant in this phase, instead of thinking anew at every order */
	bool reads;  /* the counsel looks at more than it usually does: see effort.reads */
};

/* Of what simple_player.open gave; from the next ask on. What was meant is forgotten. */
void simple_manner(void *own, const struct manner *manner);

#endif
