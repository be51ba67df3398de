/* How much a game's counsel may try at a time. A counsel that plays orders asks before each; when it may not any more it
 * ends without an answer and is called again, from its beginning, with the same arguments: what it has found by then
 * stands in the notes, in the order in which it is asked for, and what it was busy with goes on where it was.
 *
 * A thing that is being tried is noted by its value when it is done. Where several such values make one of a larger
 * thing, that one takes their place.
 */
#ifndef GROGNARD_AI_EFFORT_H
#define GROGNARD_AI_EFFORT_H

#include "core/order.h"
#include "core/position.h"

enum { EFFORT_NOTES = 1024, EFFORT_POSITIONS = 4 };

struct effort {
	long left;   /* rules_play that may still be played */
	bool tired;  /* it may not go on now: what it returns means nothing */
	int note[EFFORT_NOTES], notes;
	int read;    /* of the notes, since it was called */
	int whole;   /* so many of them, the first, are of larger things */
	/* What it is busy with, its own: all 0 when a thing begins. */
	int step, part;
	long sum;
	bool begun;  /* the larger thing: its positions and orders are laid out */
	int next;
	/* What was meant when this phase was last thought about, kept from question to question where the asker wants quick answers
	 * more than one that depends on the position alone. `meant`: of which phase, as the counsel numbers them; 0: of none. */
	bool keeps;
	uint64_t meant;
	int16_t aim[MAX_PIECES];
	/* It may look at more than it usually does, as the asker wants: at what the other side is likely to do where both decide in secret, at
	 * another way over a river. */
	bool reads;
	union any_position at[EFFORT_POSITIONS]; /* the first for the thing, the others for the larger one */
	struct orders list;
};

/* Another question. */
void effort_begin(struct effort *f);

/* Before the counsel is called: it may play so many orders. */
void effort_go_on(struct effort *f, long plays);

/* May one more order be played? False: it is tired. One whose notes are full is never. */
bool effort_may(struct effort *f);

/* Has the next thing been found before? Its value. */
bool effort_noted(struct effort *f, int *value);

/* Notes the value of the thing that was tried, and returns it. */
int effort_note(struct effort *f, int value);

/* The same for larger things. */
bool effort_whole_noted(struct effort *f, int *value);
int effort_note_whole(struct effort *f, int value);

#endif
