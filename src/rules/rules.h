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
#include "core/prompt.h"
#include "core/scenario.h"
#include "core/view.h"

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
	uint64_t costs;    /* bit per verb that throws away something of one's own in this row: a person is asked whether he means it */
	bool exact;        /* list proposes legal orders only: they need no sifting (rules_check holds it) */
	bool each;         /* everything listed has its turn: only the order is asked, and the printed one can be taken */
	bool alternates;   /* the sides take turns in this row, and in the rows that it calls */
	bool setup;        /* an army is laid out here: who waits beside the map does not arrive */
	bool steps;        /* units march here one step an order: who is sent farther is given the orders step by step */
	bool single;       /* part of what is half done, yet each order is a decision of its own: undo goes back to it alone */
	bool battle;       /* it belongs to a battle that has begun (EVENT_ATTACK), as do the rows that it calls: none is over before it is closed */
	bool window;       /* a chance that is opened by what both can see: most want to be asked only where they can take it */
};

/* For sets of rows of a table of phases: a bit each. */
#define ROW_BIT(row) (UINT64_C(1) << (row))

struct rules {
	const char *id;             /* folder name under scenarios/, file under maps/ */
	bool hidden;                /* not offered to players: the template, and a game still being built */
	const struct verb *verbs;   /* the game's own verbs, numbered from VERB_COMMON on; NULL-named entry ends it */
	const char *const *cites;   /* rule numbers as printed ("Combat B"); NULL ends it */
	const char *const *levels;  /* names of degrees of victory; NULL ends it */
	const char *const *choices; /* names of options of `choose`, by number; NULL ends it */
	const struct phase *phases;
	int rows;
	size_t position_size;       /* at most POSITION_BYTES */

	/* May one side not know all? NULL: never. Then saved games of it that are still on are sealed, and two persons at
	 * one screen change places under cover. */
	bool (*hides)(const struct scenario *s);
	/* The game's own tables and checks, once, into s->own. */
	bool (*load)(struct scenario *s, struct error *e);
	/* The first position. `p` has position_size bytes. Runs on to the first decision. */
	bool (*setup)(const struct scenario *s, uint64_t seed, struct position *p, struct events *ev, struct error *e);
	void (*show)(const struct scenario *s, const struct position *p, enum side viewer, struct view *out);
	/* A position the same in all that `side` may know, dealt anew in the rest, with new dice; for NOBODY both sides are
	 * dealt. Sound, from open facts and the seed alone: positions that look the same to the side give the same bytes, so
	 * imagining twice is imagining once. No memory is allocated. What the games share is in deal.h. */
	void (*imagine)(const struct scenario *s, const struct position *truth, enum side side, uint64_t seed,
			struct position *out);
	/* Of an order that could be given now, or (NULL) of what is being built so far: the account and the chances. In a row of
	 * `steps` also of a march over several steps to a place in reach: what it costs in all, and where it could be stopped. `guess`: what
	 * the player takes for each number that the outlook names as hidden (OUTLOOK_GUESSES of them; those out of range are
	 * brought into it), or NULL. */
	void (*odds)(const struct scenario *s, const struct position *p, const struct order *o, const int16_t *guess,
		     struct outlook *out);
	void (*query)(const struct scenario *s, const struct position *p, enum side side, enum query q, int piece,
		      int place, struct overlay *out);
	bool duties; /* units may owe attacks, or have to be attacked: QUERY_DUTY tells which */
	/* The printed solitaire system: index into `list`, or NONE; NULL when the game has none. */
	int (*automaton)(const struct scenario *s, const struct position *p, const struct orders *list,
			 struct account *why);
	unsigned automaton_plays;   /* bits of the sides it can play */
	/* How much an event takes from the side it tells of, in what the game counts losses in (words.lost_of names it); NULL: an eliminated
	 * unit is one. */
	int (*lost)(const struct scenario *s, const struct event *ev);
	/* Invariants: false with the broken one in `e`. */
	bool (*sound)(const struct scenario *s, const struct position *p, struct error *e);
};

/* All games of the program, NULL at the end. The template game "null" is last and marked hidden from players. */
extern const struct rules *const rules_all[];

/* The game with this id, or NULL. */
const struct rules *rules_find(const char *id);

/* Reads a scenario and lets its game load its own part; arguments and errors as scenario_read. */
bool scenario_load(struct scenario *s, const char *data, const char *name, const char *file, struct error *e);
bool scenario_load_text(struct scenario *s, const char *data, const char *text, size_t size, struct error *e);

/* For rules.hides: a game in which one side never knows all. */
bool hides_always(const struct scenario *s);

/* May one side not know all of this scenario? */
bool rules_hides(const struct scenario *s);

/* --- the one engine of the table of phases (phases.c) --- */

/* Whose decision it is and about what: side, row, hand, result, and what the row's ask says. */
void rules_ask(const struct scenario *s, const struct position *p, struct prompt *out);

/* What an order that could be given now would bring (rules.odds), and whether it may lose something of one's own for good or
 * throws it away (struct phase, costs): then a person is asked first. */
bool rules_costs(const struct scenario *s, const struct position *p, const struct order *o, struct outlook *out);

/* Adds what the event takes to the losses of its side: see rules.lost. */
void rules_add_lost(const struct scenario *s, const struct event *ev, int lost[SIDES]);

/* Every legal order, each exactly once: the running row's list, sifted by its can. Empty only when the game is over. */
void rules_orders(const struct scenario *s, const struct position *p, struct orders *out);

/* Could any order, even one with nonsense for nouns, be played now? If not, `e` (may be NULL) says why, with the rule. */
bool rules_allow(const struct scenario *s, const struct position *p, const struct order *o, struct error *e);

/* Checks by the row's can, plays by its act, and enters every row that begins, on to the next decision. A refused order
 * changes not one byte. Appends to `ev`. `ev` and `e` may be NULL. False with the reason and its rule when refused. */
bool rules_play(const struct scenario *s, struct position *p, const struct order *o, struct events *ev, struct error *e);

/* The same without a check, for an order that is known to be legal: it comes from the list of this very position, or was
 * accepted in it before. Of any other order nothing may be expected. */
void rules_carry_out(const struct scenario *s, struct position *p, const struct order *o, struct events *ev);

#endif
