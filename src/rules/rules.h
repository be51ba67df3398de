/* The interface of a game. One const struct rules per game; rules_all lists them.
 *
 * A game is a table of phases over a position of plain memory. It never prints, draws, allocates while playing or
 * keeps state outside the position. All functions may be called with any position that came out of setup and play.
 */
#ifndef GROGNARD_RULES_RULES_H
#define GROGNARD_RULES_RULES_H

#include "core/event.h"
#include "core/order.h"
#include "core/outlook.h"
#include "core/overlay.h"
#include "core/position.h"
#include "core/scenario.h"
#include "core/chart.h"
#include "core/view.h"

/* Whose decision it is, and about what. */
struct prompt {
	enum side side;      /* NOBODY: the game is over, see result */
	uint8_t row, depth;  /* row of the table of phases; depth 0: nothing half done */
	bool reaction, secret;
	uint64_t verbs;      /* bit per verb this decision is about, legal now or not */
	struct set hand;
	int16_t place, left, of; /* "2 of 5 hits"; NONE when not counted */
	struct text ask, why_not; /* the question; why `done` is not offered ("" when it is) */
	struct result result;
};

/* A page of the game's own beside the log. */
struct page {
	const char *name; /* "Bridges"; NULL ends the list */
	int row;          /* collects what happens while this row of the table of phases runs; NONE: it is read off
			     the position */
	bool comes;       /* comes by itself when its phase is over */
	bool in_victory;  /* stands on the victory tab and has no tab of its own */
	uint64_t asked;   /* bit per row of the table of phases: comes forward when that row asks */
};

/* One row of the sequence of play. enter: what happens without a decision when the row begins (may push, pop, go
 * on). list: proposes orders. can: accepts one or says why not. act: carries out one that `can` accepted. */
struct phase {
	const char *name;  /* "French Movement" */
	int16_t rule;      /* index into cites */
	void (*enter)(const struct scenario *, struct position *, struct events *);
	void (*ask)(const struct scenario *, const struct position *, struct prompt *);
	void (*list)(const struct scenario *, const struct position *, struct orders *);
	bool (*can)(const struct scenario *, const struct position *, const struct order *, struct error *);
	void (*act)(const struct scenario *, struct position *, const struct order *, struct events *);
	uint64_t builds;   /* bit per verb that only builds in this row, beside the verbs that do so everywhere */
	bool exact;        /* list proposes legal orders only: they need no sifting (rules_check holds it) */
	bool alternates;   /* the sides take turns in this row, and in the rows that it calls */
};

struct rules {
	const char *id;             /* folder name under scenarios/, file under maps/ */
	bool hidden;                /* not offered to players: the template, and a game still being built */
	bool seals;                 /* a saved game of it that is still on is sealed: it holds what one side may not know */
	const struct verb *verbs;   /* the game's own verbs, numbered from VERB_COMMON on; NULL-named entry ends it */
	const char *const *cites;   /* rule numbers as printed ("Combat B"); NULL ends it */
	const char *const *texts;   /* texts of lines and notes; NULL ends it */
	const char *const *levels;  /* names of degrees of victory; NULL ends it */
	const char *const *choices; /* names of options of `choose`, by number; NULL ends it */
	const struct page *pages;   /* NULL: none */
	unsigned overlays;          /* bits of enum query offered beside the usual ones: 1u << QUERY_COMMAND */
	const struct phase *phases;
	int rows;
	size_t position_size;       /* at most POSITION_BYTES */

	/* The game's own tables and checks, once, into s->own. */
	bool (*load)(struct scenario *s, struct error *e);
	/* The first position. `p` has position_size bytes. Runs on to the first decision. */
	bool (*setup)(const struct scenario *s, uint64_t seed, struct position *p, struct events *ev, struct error *e);
	void (*show)(const struct scenario *s, const struct position *p, enum side viewer, struct view *out);
	/* A position the same in all that `side` may know, dealt anew in the rest, with new dice. */
	void (*imagine)(const struct scenario *s, const struct position *truth, enum side side, uint64_t seed,
			struct position *out);
	/* Of an order that could be given now, or (NULL) of what is being built so far: the account and the chances. `guess`: what
	 * the player takes for each number that the outlook names as hidden (OUTLOOK_GUESSES of them; those out of range are
	 * brought into it), or NULL. */
	void (*odds)(const struct scenario *s, const struct position *p, const struct order *o, const int16_t *guess,
		     struct outlook *out);
	void (*query)(const struct scenario *s, const struct position *p, enum side side, enum query q, int piece,
		      int place, struct overlay *out);
	/* The printed solitaire system: index into `list`, or NONE; NULL when the game has none. */
	int (*automaton)(const struct scenario *s, const struct position *p, const struct orders *list,
			 struct account *why);
	/* The game's own way to play a side without a printed system: index into `list`, or NONE to leave the choice to
	 * the search of the simple player; NULL when the game has none. `state`: the player's own generator. */
	int (*counsel)(const struct scenario *s, const struct position *p, const struct orders *list, uint64_t *state);
	unsigned automaton_plays;   /* bits of the sides it can play */
	/* How good the position is for `side`: higher is better. */
	int (*judge)(const struct scenario *s, const struct position *p, enum side side);
	/* Invariants: false with the broken one in `e`. */
	bool (*sound)(const struct scenario *s, const struct position *p, struct error *e);
	/* Adds to a page. Read off the position: `ev` NULL, `p` the position now. Collected: what event `i` of `ev` gives
	 * (no row, one, several; the head again each time), `p` the position before the order that caused them. */
	void (*page)(const struct scenario *s, int page, const struct position *p, const struct events *ev, int i,
		     enum side viewer, struct chart *out);
	/* An order that could be given now, in words for a button or menu ("" for the usual words); NULL: none of its own. */
	void (*say)(const struct scenario *s, const struct position *p, const struct order *o, struct text *out);
	/* What an order means, in a sentence ("" where its words say enough); NULL: nothing to explain. */
	void (*explain)(const struct scenario *s, const struct order *o, struct text *out);
	/* Where a unit that is still to arrive may come in ("" if it does not arrive); NULL: what is printed is enough. */
	void (*comes)(const struct scenario *s, const struct position *p, int piece, struct text *out);
	/* What an event is counted as when the other side's turn is summed up, "march|marches" (NULL: it is not);
	 * NULL: marches and attacks. */
	const char *(*tally)(const struct scenario *s, const struct event *ev);
	/* A piece in a few words as it is now, for who may know it; NULL: what is printed is enough. */
	void (*about)(const struct scenario *s, const struct position *p, int piece, enum side viewer, struct text *out);
	/* One event as a line of the log, in the program's own words ("" for events not worth a line). */
	void (*tell)(const struct scenario *s, const struct event *ev, struct text *out);
};

/* All games of the program, NULL at the end. The template game "null" is last and marked hidden from players. */
extern const struct rules *const rules_all[];

/* The game with this id, or NULL. */
const struct rules *rules_find(const char *id);

/* Reads a scenario and lets its game load its own part; arguments and errors as scenario_read. */
bool scenario_load(struct scenario *s, const char *data, const char *name, const char *file, struct error *e);
bool scenario_load_text(struct scenario *s, const char *data, const char *text, size_t size, struct error *e);

/* --- the one engine of the table of phases (phases.c) --- */

/* Whose decision it is and about what: side, row, hand, result, and what the row's ask says. */
void rules_ask(const struct scenario *s, const struct position *p, struct prompt *out);

/* Every legal order, each exactly once: the running row's list, sifted by its can. Empty only when the game is over. */
void rules_orders(const struct scenario *s, const struct position *p, struct orders *out);

/* Checks by the row's can, plays by its act, and enters every row that begins, on to the next decision. A refused order
 * changes not one byte. Appends to `ev`. `ev` and `e` may be NULL. False with the reason and its rule when refused. */
bool rules_play(const struct scenario *s, struct position *p, const struct order *o, struct events *ev, struct error *e);

#endif
