/* The template game: The Two Villages. Small, but with one of everything that a game of this program may need:
 * a table of phases, a secret (which counter is the general), a secret double choice (the plans), a reaction (the
 * defender's card), a card pile, a combat table with its account, dice, victory. It is built, tested and fuzzed
 * with every build and hidden from players. To make a new game copy this folder and go down the list.
 *
 * The game: each side has five counters face down on an area board, one of them its general. A turn: both draw up
 * to two cards; both choose a plan in secret; first one side, then the other marches each counter once to a
 * neighbouring area. A march onto an enemy is an assault: the defender may lay a card, then one die decides. Who
 * loses his general loses the game; after the last turn the side with more counters wins.
 *
 * Checklist for a new game
 *   data
 *   [ ] maps/<game>.json: the board. Every word of terrain and edges is one of core/board.h.
 *   [ ] scenarios/<game>/game.json: sides, options, turns; pieces.json; tables.json; cards.json if it has cards; help.md; one
 *       file per scenario.
 *   [ ] one line in src/rules/all.c.
 *   position (null.h)
 *   [ ] struct <game>_position begins with struct position; no pointers; unused bytes zero (position_clear).
 *   [ ] what does not fit the common part: fields at the end, with explicit spare bytes so that there is no padding.
 *   sequence of play (sequence.c)
 *   [ ] one row of the table per phase in the order of the rulebook, each with its rule.
 *   [ ] enter: what happens without a decision, ends by phase_goto or frame_pop. ask, list, can, act for a decision.
 *   [ ] can refuses with the rule and with what would be legal. It never says anything that its side may not know.
 *   [ ] an order is listed only when the decision it begins can be completed; there is always an order.
 *   [ ] no order undoes another; every phase ends; the last turn ends the game.
 *   chance (fight.c)
 *   [ ] every die by event_roll, which tells it and seals; every battle has an account whose lines add up.
 *   secrets (imagine.c, events in fight.c and sequence.c)
 *   [ ] each event says who may see it; where the sides see different things there are two events.
 *   [ ] imagine deals anew all that the side may not know, from open facts alone (rules/deal.h): pieces, hands, plans, dice;
 *       and every other place that names a hidden piece (hand, used, frames) follows or forgets it. NOBODY: both sides.
 *       rules/honest.h holds it; tests/rules/honesty.h measures it. A game without secrets: imagine_open.
 *   [ ] show, ask, orders, odds, query and refusals depend on open facts only; whoever learns something by an order is
 *       told so (reveal, card) before what follows from it. words/secrets.h checks it in random play of every scenario,
 *       tests/rules/sieve.h in a test of the game's own.
 *   the rest (view.c)
 *   [ ] show: the order of counters tells nothing. odds: cases where a secret matters. query: only what is known.
 *   [ ] sound: every invariant. src/words/null: tell says one line per event in the program's own words. src/ai/null: judge
 *       says how good a position is.
 */
#ifndef GROGNARD_RULES_NULL_NULL_H
#define GROGNARD_RULES_NULL_NULL_H

#include "core/deck.h"
#include "rules/phases.h"

/* Rows of the table of phases. */
enum null_row { NULL_TURN, NULL_PLAN, NULL_MOVE, NULL_ASSAULT, NULL_END, NULL_ROWS };

/* Where a card is: values of position.card[]. 0 means that the game has no such card. */
enum { NULL_PILE = 1, NULL_HAND_0, NULL_HAND_1, NULL_DISCARD };

/* Plans, in the order of rules.choices. */
enum { NULL_STORM, NULL_HOLD, NULL_PLANS };

/* Box for lost counters: piece.place. */
enum { NULL_LOST = -2 };

enum { NULL_HAND_LIMIT = 2 };

/* Indices into rules.cites and rules.texts. */
enum { CITE_DRAW, CITE_PLAN, CITE_MARCH, CITE_ASSAULT, CITE_CARD, CITE_VICTORY, CITES };
enum { TEXT_STRENGTH, TEXT_STORM, TEXT_HOLD, TEXT_CARD, TEXT_DIFFERENCE, TEXT_HIDDEN, TEXT_MAY_CARD, TEXT_IF_STRENGTH,
       TEXT_IF_PLAN, TEXT_SHUFFLE, TEXTS };

/* Degrees of victory, indices into rules.levels. */
enum { LEVEL_DRAW, LEVEL_COUNTERS, LEVEL_GENERAL };

/* Results of the assault table, in the order of tables.json. */
enum { RESULT_ATTACKER_LOST, RESULT_REPULSED, RESULT_DEFENDER_LOST };

struct null_position {
	struct position common;
	int8_t plan[SIDES];  /* NULL_STORM ..., or NONE before it is chosen */
	uint8_t shown;       /* SEEN_ bits: whose plan is known to both */
	uint8_t spare[5];
};

/* What load keeps in scenario.own: no position ever changes it. */
struct null_own {
	int table;       /* index of the assault table */
	int zero_column; /* its column for a difference of 0 */
};

static inline const struct null_own *null_own(const struct scenario *s)
{
	return s->own;
}

static inline struct null_position *null_at(struct position *p)
{
	return (struct null_position *)(void *)p;
}

static inline const struct null_position *null_see(const struct position *p)
{
	return (const struct null_position *)(const void *)p;
}

static inline uint8_t null_bit(enum side side)
{
	return side == SIDE_0 ? SEEN_0 : SEEN_1;
}

extern const struct phase null_phases[NULL_ROWS];

/* --- facts (facts.c) --- */

/* The counter in a place, or NONE. */
int null_standing(const struct scenario *s, const struct position *p, int place);
bool null_general(const struct scenario *s, int piece);
/* May `viewer` know which counter this is? */
bool null_known(const struct scenario *s, const struct position *p, int piece, enum side viewer);
/* What a card adds to the defender's strength. */
int null_value(const struct scenario *s, int card);
/* Cards in a hand: how many, open to both. */
int null_hand(const struct position *p, enum side side);
/* Counters of a side on the board. */
int null_alive(const struct scenario *s, const struct position *p, enum side side);

/* --- events (events.c); all of them accept ev NULL --- */

/* An event about a counter: with its name for whoever may know it, without for the other. */
void null_say_piece(const struct scenario *s, const struct position *p, struct events *ev, enum event_kind kind,
		    int piece, int from, int to);

/* --- chance (fight.c) --- */

/* Draws cards up to the limit for both sides. Seals. */
void null_draw(const struct scenario *s, struct position *p, struct events *ev);
/* Decides the assault of the running frame (piece onto target in place), with `card` laid or NONE. */
void null_fight(const struct scenario *s, struct position *p, int card, struct events *ev);
/* Ends the game. */
void null_finish(const struct scenario *s, struct position *p, int winner, int level, struct events *ev);

/* --- what a side may see (view.c, odds.c, imagine.c) --- */
void null_show(const struct scenario *s, const struct position *p, enum side viewer, struct view *out);
void null_query(const struct scenario *s, const struct position *p, enum side side, enum query q, int piece, int place,
		struct overlay *out);
void null_odds(const struct scenario *s, const struct position *p, const struct order *o, const int16_t *guess,
	       struct outlook *out);
void null_imagine(const struct scenario *s, const struct position *truth, enum side side, uint64_t seed,
		  struct position *out);

#endif
