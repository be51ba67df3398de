/* What is said and shown of a game: its log, its buttons, its pages, its names. One const struct words per game.
 *
 * Words know the law of their own game and nothing of matches, seats and screens. They change nothing: all functions
 * may be called with any position that came out of setup, play and imagine. What they say of a position imagined for a
 * side is the same as of the truth (secrets.h).
 */
#ifndef GROGNARD_WORDS_WORDS_H
#define GROGNARD_WORDS_WORDS_H

#include "core/chart.h"
#include "rules/rules.h"

/* A page of the game's own beside the log. */
struct page {
	const char *name; /* "Bridges"; NULL ends the list */
	int row;          /* collects what happens while this row of the table of phases runs; NONE: it is read off
			     the position */
	bool comes;       /* comes by itself when its phase is over */
	bool in_victory;  /* stands on the victory tab and has no tab of its own */
	uint64_t asked;   /* bit per row of the table of phases: comes forward when that row asks */
};

/* Every member but id and tell may be NULL: then the usual words do. */
struct words {
	const char *id;             /* of the game, as in struct rules */
	const char *over;           /* "The campaign is over"; NULL: "The battle is over" */
	const char *const *texts;   /* texts of lines of accounts and of notes; NULL ends it */
	unsigned overlays;          /* bits of enum query offered beside the usual ones: 1u << QUERY_COMMAND */
	const struct page *pages;   /* a page without a name ends it */
	/* One event as a line of the log ("" for events not worth a line). */
	void (*tell)(const struct scenario *s, const struct event *ev, struct text *out);
	/* An order that could be given now, in words for a button or menu ("" for the usual words). */
	void (*say)(const struct scenario *s, const struct position *p, const struct order *o, struct text *out);
	/* What an order means, in a sentence ("" where its words say enough). */
	void (*explain)(const struct scenario *s, const struct order *o, struct text *out);
	/* Where a unit that is still to arrive may come in ("" if it does not arrive); NULL: what is printed is enough. */
	void (*comes)(const struct scenario *s, const struct position *p, int piece, struct text *out);
	/* A piece in a few words as it is now, for who may know it; NULL: what is printed is enough. */
	void (*about)(const struct scenario *s, const struct position *p, int piece, enum side viewer, struct text *out);
	/* What an event is counted as when the other side's turn is summed up, "march|marches" (NULL: it is not);
	 * no function: marches and attacks. */
	const char *(*tally)(const struct scenario *s, const struct event *ev);
	/* Adds to a page. Read off the position: `ev` NULL, `p` the position now. Collected: what event `i` of `ev` gives
	 * (no row, one, several; the head again each time), `p` the position before the order that caused them. */
	void (*page)(const struct scenario *s, int page, const struct position *p, const struct events *ev, int i,
		     enum side viewer, struct chart *out);
};

/* The words of the scenario's game. Every game of the program has some. */
const struct words *words_of(const struct scenario *s);

#endif
