/* What a side has heard of a game, decision by decision, as it happened: the log, the reports and the pages are read
 * from here, and nothing is ever told again by playing the truth.
 *
 * A decision is all that one side orders until nothing is half done any more, or until the other side is asked in the
 * midst of it. It is heard with the orders the side may know (its own; all where nothing is hidden), the events and
 * accounts it may see, at their length, and what ends taking it back. Undo and redo move a mark; a new order cuts off
 * what came after it. How many small decisions the enemy takes unseen is his secret: one of which a side sees nothing
 * belongs to the one heard before it.
 *
 * Filled by a source (seat.h) and read by everybody else. Knows no match and no particular game.
 */
#ifndef GROGNARD_MATCH_CHRONICLE_H
#define GROGNARD_MATCH_CHRONICLE_H

#include "core/heard.h"
#include "words/words.h"

struct chronicle;

/* What a page of the game has collected of one run of its phase. */
struct run_row {
	struct chart_row row;
	int decision;           /* NONE: the set-up */
	int16_t sum[CHART_SUMS]; /* after this row */
};
struct run {
	int page, turn, nth;    /* the nth of its page in this turn, from 1 */
	int first;              /* the decision it began in; NONE: the set-up */
	struct chart_head head;
	int n;
	const struct run_row *row;
};

/* For the side of a seat, which may be NOBODY: only what both may see. `open`: all of it, whoever may see it (the game
 * is over, or no person plays in it). A program without memory ends, here and below. */
struct chronicle *chronicle_new(const struct scenario *s, enum side side, bool open);
void chronicle_free(struct chronicle *c);

/* --- read --- */

int chronicle_length(const struct chronicle *c); /* decisions heard */
int chronicle_now(const struct chronicle *c);    /* of these, how many stand played: less after undo */

/* Decision i (0 <= i < length), or the set-up (NONE; all of it empty until it is heard). NULL beyond these. */
const struct heard *chronicle_heard(const struct chronicle *c, int i);

/* Account k (0 <= k < accounts) of decision i (NONE: the set-up) at its full size; false when there is none. */
bool chronicle_account(const struct chronicle *c, int i, int k, struct account *out);

/* What was taken back past a seal before decision i (or in its course) went on: "a die of 5"; "" when nothing was. */
const char *chronicle_back(const struct chronicle *c, int i);

/* Decisions by one of `sides` (a bit for each side, 1 << side): the last one before decision `i`, or NONE; the first one
 * after it, or the length. */
int chronicle_before(const struct chronicle *c, int i, unsigned sides);
int chronicle_after(const struct chronicle *c, int i, unsigned sides);

/* The first decision of the player-turn that decision i belongs to (0 <= i <= length: the length is of the last). */
int chronicle_turn(const struct chronicle *c, int i);

/* SEAL_ bits of the decisions from..to-1, and in words what would be lost with them: "a die of 5, the Russian answer"
 * ("" when nothing seals; `words` may be NULL). */
uint8_t chronicle_seals(const struct chronicle *c, int from, int to, struct text *words);

/* Runs of the pages that collect (struct page with a row), in the order they began, and the one that goes on, or NONE. */
int chronicle_runs(const struct chronicle *c);
int chronicle_run_open(const struct chronicle *c);
const struct run *chronicle_run(const struct chronicle *c, int i); /* NULL beyond them */
/* The run that event `event` of decision i belongs to, or NONE. */
int chronicle_run_of(const struct chronicle *c, int i, int event);

/* --- filled by sources --- */

/* One order of the record, as a side comes to hear of it; the set-up is heard first. Sources count hearings, the set-up
 * not among them, so that they can say how many of them stand. */
struct hearing {
	const struct order *order; /* NULL: the set-up */
	bool starts;               /* nothing was half done before it */
	uint8_t seals;             /* SEAL_ bits */
	bool redone;
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

/* Forgets everything, to be told again from the set-up on, and is `open` from now on or not. */
void chronicle_clear(struct chronicle *c, bool open);

#endif
