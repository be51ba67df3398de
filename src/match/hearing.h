/* How a chronicle is filled: for the sources of seats. How many orders were heard is known here and told to nobody: of the
 * enemy's it would say how much he does unseen. */
#ifndef GROGNARD_MATCH_HEARING_H
#define GROGNARD_MATCH_HEARING_H

#include "match/chronicle.h"

/* For the side of a seat, which may be NOBODY: only what both may see. `open`: all of it, whoever may see it (the game
 * is over, or no person plays in it). A program without memory ends, here and below. */
struct chronicle *chronicle_new(const struct scenario *s, enum side side, bool open);
void chronicle_free(struct chronicle *c);

/* Forgets everything, to be told again from the set-up on, and is `open` from now on or not. */
void chronicle_clear(struct chronicle *c, bool open);

/* --- order by order, where the match is --- */

/* One order of the record, as a side comes to hear of it; the set-up is heard first. Sources count hearings, the set-up
 * not among them, so that they can say how many of them stand. */
struct hearing {
	const struct order *order; /* NULL: the set-up */
	bool starts;               /* nothing was half done before it */
	uint8_t seals;             /* SEAL_ bits */
	bool redone;
	bool person;               /* by a person */
	int16_t turn;              /* before it, and so the next two */
	int8_t phasing;
	uint8_t row;
	const char *back;          /* what was taken back before it, see chronicle_back; "" or NULL: nothing */
	const struct events *events;   /* all of them: the chronicle sieves */
	const struct position *before; /* as this side knew it, for the pages of the game; NULL: the game has none */
};

/* Tells the chronicle what came next; what had been undone is cut off first. */
void chronicle_hear(struct chronicle *c, const struct hearing *h);

/* Undo and redo: so many hearings stand played, of those there have been. */
void chronicle_mark(struct chronicle *c, int hearings);

/* Cuts off all but the first so many hearings. */
void chronicle_cut(struct chronicle *c, int hearings);

/* Hearings there have been; those before moment `at` (0..length), where decision `at` begins. */
int chronicle_hearings(const struct chronicle *c);
int chronicle_hearings_before(const struct chronicle *c, int at);

/* --- decision by decision, elsewhere: as another chronicle of the same side has heard them --- */

/* Decision i (0..length; NONE: the set-up) is this; whatever was told of it, and of those after it, is forgotten. What it
 * brought to runs is told by itself: `run` holds the run of each event (chronicle_run_of), or is NULL: none belongs to
 * any. All is copied. A chronicle is filled so or by hearings, from one clearing to the next. */
void chronicle_take(struct chronicle *c, int i, const struct heard *h, const char *back, const int16_t *run);

/* Run i (0..runs) is this; of its rows the first `keep` stay, then come those of `r`. Runs after it are forgotten. */
void chronicle_take_run(struct chronicle *c, int i, int keep, const struct run *r);

/* There are so many decisions, of which `now` stand played, and so many runs, of which `open` goes on (or NONE): no more
 * than there were; others are forgotten. */
void chronicle_take_end(struct chronicle *c, int length, int now, int runs, int open);

#endif
