/* What a side has heard of a game, decision by decision, as it happened: the log, the reports and the pages are read
 * from here, and nothing is ever told again by playing the truth.
 *
 * A decision is all that one side orders until nothing is half done any more, until the other side is asked in the midst of
 * it, or until a row is asked whose orders are decisions of their own (struct phase: single). It is heard with the orders the side may know (its own; all where nothing is hidden), the events and
 * accounts it may see, at their length, and what ends taking it back. Undo and redo move a mark; a new order cuts off
 * what came after it. How many small decisions the enemy takes unseen is his secret: one of which a side sees nothing
 * belongs to the one heard before it.
 *
 * Read here by everybody, filled by the source of a seat (hearing.h). Knows no match and no particular game.
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

#endif
