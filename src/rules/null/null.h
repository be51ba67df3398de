/* The template game: The Two Villages. Small, but with one of everything that a game of this program may need:
 * a table of phases, a secret (which counter is the general), a secret double choice (the plans), a reaction (the
 * defender's card), a card pile, a combat table with its account, dice, victory. Between them its three scenarios use
 * every word of core/view.h, which a test holds. It is built, tested and fuzzed with every build and hidden from
 * players. To make a new game copy this folder, keep what it needs, and go down the list.
 *
 * The game: each side has five counters, one of them its general. A turn: both draw up to two cards; both choose a plan
 * in secret; they march and assault; the defender may lay a card, then one die decides. Who loses his general loses the
 * game; after the last turn the side with more counters (or points) wins. What else there is a scenario switches on
 * (enum null_switch), each word a rule of scenarios/null/help.md:
 *   duel    areas, heaps: face-down counters, each marches once, a march onto an enemy is an assault
 *   ford    hexes, piles: free set-up, arrivals, points of march, stacks, supply, an assault that is built up, retreats
 *   valley  points, blocks: the sides take turns, cards are played to a point, bridges break, an axis, an exit
 *
 * Checklist for a new game
 *   data
 *   [ ] maps/<game>.json: the board. Every word of terrain and edges is one of core/board.h.
 *   [ ] scenarios/<game>/game.json: sides, options, turns; pieces.json; tables.json; cards.json if it has cards; help.md; one
 *       file per scenario, which names its map where it is not maps/<game>.json. What scenarios differ in is data.
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
 *   [ ] what is given piece by piece before anything happens only builds: TAKE, WITH, ATTACK_PLACE do so everywhere, others
 *       where the row says so (builds). Rows in which the sides take turns say so too (alternates).
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
 *   the rest (view.c, query.c, odds.c)
 *   [ ] show: the order of counters tells nothing, nor does that of a stack. Cards pile by pile; what stands between two
 *       places is an arrow or a marker with its far end. odds: cases where a secret matters. query: only what is known.
 *   [ ] sound: every invariant. src/words/null: tell says one line per event in the program's own words;
 *       showings, badges, figures, piles and pages are tables there. src/ai/null: judge
 *       says how good a position is.
 */
#ifndef GROGNARD_RULES_NULL_NULL_H
#define GROGNARD_RULES_NULL_NULL_H

#include "core/deck.h"
#include "rules/phases.h"

/* Rows of the table of phases. Their numbers stand in positions: new ones come at the end. */
enum null_row { NULL_TURN, NULL_PLAN, NULL_MOVE, NULL_ASSAULT, NULL_END, NULL_SETUP, NULL_SUPPLY, NULL_COMBAT, NULL_RETREAT,
		NULL_ADVANCE, NULL_OPERATIONS, NULL_ROWS };

/* What a scenario switches on, by its list "with"; null_switches has the words and what needs what. */
enum null_switch { NULL_OPEN = 1, NULL_BLOCKS = 2, NULL_STACKS = 4, NULL_RIVERS = 8, NULL_FREE_SETUP = 16, NULL_POINTS = 32,
		   NULL_BUILT = 64, NULL_FED = 128, NULL_TURNS = 256, NULL_EVENTS = 512 };

/* The game's own verbs. */
enum { VERB_PLAY = VERB_COMMON, VERB_EXIT };

/* The game's own events: a unit loses a point. */
enum { EVENT_HURT = EVENT_COMMON };

/* Where a card is: values of position.card[]. 0 means that the game has no such card. */
enum { NULL_PILE = 1, NULL_HAND_0, NULL_HAND_1, NULL_DISCARD, NULL_LAID_0, NULL_LAID_1 };

/* Named choices, in the order of rules.choices: two plans, two ways to assault. */
enum { NULL_STORM, NULL_HOLD, NULL_PLANS, NULL_PROBE = NULL_PLANS, NULL_PRESS, NULL_CHOICES };

/* Boxes: piece.place. */
enum { NULL_LOST = -2, NULL_EXITED = -3, NULL_LATER = -4, NULL_UNUSED = -5, NULL_WAITING = -6 };

/* Bits of piece.flags. */
enum { FLAG_ATTACKS = 1, FLAG_RETREATS = 2, FLAG_FROZEN = 4, FLAG_HUNGRY = 8, FLAGS = 15 };

/* Kinds of position.marker: a village and who holds it; a broken bridge; works; where the last march of a side went. A slot
 * of the table without a place is free. */
enum { MARK_TOWN = 1, MARK_BROKEN, MARK_WORKS, MARK_AXIS };

/* What a card does when it is played to a point. */
enum { CARD_WORKS = 1, CARD_BRIDGE };

enum { NULL_HAND_LIMIT = 2, NULL_STACK_LIMIT = 3, NULL_TOWNS = 8, NULL_ZONE = 40, NULL_FOOT_POINTS = 3, NULL_HORSE_POINTS = 5,
       NULL_SUPPLY_REACH = 3, NULL_WEARY = 2, NULL_FATIGUE = 8, NULL_ALARM = 2 };

/* Indices into rules.cites and words.texts. */
enum { CITE_DRAW, CITE_PLAN, CITE_MARCH, CITE_ASSAULT, CITE_CARD, CITE_VICTORY, CITE_SETUP, CITE_STACK, CITE_GROUND, CITE_POINTS,
       CITE_FROZEN, CITE_ARRIVAL, CITE_SUPPLY, CITE_BUILT, CITE_RETREAT, CITE_ADVANCE, CITE_FATIGUE, CITE_TURNS, CITE_EVENT,
       CITE_AXIS, CITE_EXIT, CITE_TOWNS, CITE_GROUP, CITE_POINT_LOST, CITE_WALLS, CITES };
enum { TEXT_STRENGTH, TEXT_STORM, TEXT_HOLD, TEXT_CARD, TEXT_DIFFERENCE, TEXT_HIDDEN, TEXT_MAY_CARD, TEXT_IF_STRENGTH,
       TEXT_IF_PLAN, TEXT_SHUFFLE, TEXT_SUPPORT, TEXT_NO_HORSE, TEXT_WEARY, TEXT_HUNGRY, TEXT_TOWN, TEXT_WORKS, TEXT_AXIS,
       TEXT_PROBE, TEXT_FED, TEXT_UNFED, TEXT_BRIDGES, TEXT_MENDED, TEXT_PASSES, TEXTS };

/* Degrees of victory, indices into rules.levels. */
enum { LEVEL_DRAW, LEVEL_COUNTERS, LEVEL_GENERAL, LEVEL_POINTS };

/* Results of the assault table, in the order of tables.json. */
enum { RESULT_ATTACKER_LOST, RESULT_REPULSED, RESULT_DEFENDER_LOST };

/* A counter's own badge, its numbers and the piles of cards: indices into the tables of words. */
enum { BADGE_HUNGRY = BADGE_COMMON };
enum { NULL_FIGURE_FOOT, NULL_FIGURE_HORSE, NULL_FIGURE_FATIGUE, NULL_FIGURE_MARCH, NULL_FIGURES };
enum { NULL_PILE_HAND, NULL_PILE_DECK = 2, NULL_PILE_DISCARD, NULL_PILE_LAID, NULL_PILES = 6 };

/* Kinds of account. */
enum { ACCOUNT_ASSAULT, ACCOUNT_SUPPLY };

struct null_position {
	struct position common;
	int8_t plan[SIDES];  /* NULL_STORM ..., or NONE before it is chosen */
	uint8_t shown;       /* SEEN_ bits: whose plan is known to both */
	uint8_t spare[5];
};

struct null_town {
	int16_t place, points;
	int8_t side; /* who holds it at first, or NOBODY */
};

/* What load keeps in scenario.own: no position ever changes it. */
struct null_own {
	int table;                /* index of the assault table */
	int zero_column;          /* its column for a difference of 0 */
	unsigned with;            /* NULL_OPEN | ... */
	int towns;
	struct null_town town[NULL_TOWNS];
	struct set zone[SIDES];   /* places of the free set-up */
	struct set home[SIDES];   /* places that feed */
	struct set garrison;      /* pieces that are frozen at first */
	int16_t exit[SIDES];      /* places, or NONE */
	uint8_t event[MAX_CARDS]; /* CARD_WORKS ..., or 0 */
};

/* Who fights whom. */
struct null_assault {
	struct set attackers, defenders;
	int place;
	int lead, target; /* the strongest of each: who is lost first */
	int card, choice; /* laid by the defender; NULL_PROBE or NULL_PRESS; or NONE */
	int sum[2], column;
};

static inline const struct null_own *null_own(const struct scenario *s)
{
	return s->own;
}

/* Has the scenario switched any of these on? */
static inline bool null_with(const struct scenario *s, unsigned switches)
{
	return null_own(s)->with & switches;
}

static inline struct null_position *null_at(struct position *p)
{
	return (struct null_position *)(void *)p;
}

static inline const struct null_position *null_see(const struct position *p)
{
	return (const struct null_position *)(const void *)p;
}

extern const struct phase null_phases[NULL_ROWS];

/* --- what a scenario is read from (load.c) --- */
bool null_load(struct scenario *s, struct error *e);

/* --- facts (facts.c) --- */

/* The first counter in a place, or NONE. */
int null_standing(const struct scenario *s, const struct position *p, int place);
/* The next counter of `side` (NOBODY: of any) in a place, from number `from` on, or NONE. */
int null_next(const struct scenario *s, const struct position *p, int place, int side, int from);
int null_count(const struct scenario *s, const struct position *p, int place, int side);
bool null_general(const struct scenario *s, int piece);
bool null_horse(const struct scenario *s, int piece);
/* May `viewer` know which counter this is? */
bool null_known(const struct scenario *s, const struct position *p, int piece, enum side viewer);
/* Its strength now: printed, or the points that it has left. */
int null_strength(const struct scenario *s, const struct position *p, int piece);
/* What a card adds to the defender's strength. */
int null_value(const struct scenario *s, int card);
/* Cards in a hand: how many, open to both. */
int null_hand(const struct position *p, enum side side);
/* Counters of a side on the board. */
int null_alive(const struct scenario *s, const struct position *p, enum side side);
/* Can anybody stand there? Not on water and mountains, where the scenario has rivers and ground. */
bool null_solid(const struct scenario *s, int place);
/* The neighbour in slot `link` of a place when one may go there, or NONE: beyond the edge, water, a mountain, a river without
 * a bridge or ford, a broken bridge. Rivers and ground count where the scenario says so. */
int null_way(const struct scenario *s, const struct position *p, int place, int link);
/* The same of two places. */
bool null_joined(const struct scenario *s, const struct position *p, int from, int to);
/* May so many counters of a side come to stand there? Not among enemies, nor more than a place holds. */
bool null_room(const struct scenario *s, const struct position *p, int place, int side, int more);
/* Is an enemy of the side next to it? */
bool null_near(const struct scenario *s, const struct position *p, int place, int side);
/* How many steps from the nearest home of a side to each place along which no enemy stands, or NONE: `steps` has room for
 * board.count numbers. `from` (may be NULL): which home. */
void null_supply(const struct scenario *s, const struct position *p, int side, int16_t *steps, int16_t *from);
/* The marker of this kind at (and to) a place, `other` and `side` NONE where they do not matter; or NONE. */
int null_marked(const struct position *p, int kind, int place, int other, int side);
/* Points of a side: counters, villages held, counters that left by the exit. */
int null_points(const struct scenario *s, const struct position *p, enum side side);

/* --- small changes (facts.c) --- */

/* Lays a marker on a free slot. */
void null_mark(struct position *p, int kind, int side, int place, int other, int value);
void null_unmark(struct position *p, int marker);
/* Whoever comes to stand in a village holds it. */
void null_hold(const struct scenario *s, struct position *p, int place, int side, struct events *ev);

/* --- events (events.c); all of them accept ev NULL --- */

/* An event about a counter: with its name for whoever may know it, without for the other. */
void null_say_piece(const struct scenario *s, const struct position *p, struct events *ev, enum event_kind kind,
		    int piece, int from, int to);
/* Turns a counter face up for both. Seals when it was face down. */
void null_reveal(const struct scenario *s, struct position *p, int piece, struct events *ev);

/* --- chance (fight.c) --- */

/* Draws cards up to the limit for both sides. Seals. */
void null_draw(const struct scenario *s, struct position *p, struct events *ev);
/* Who takes part in the assault of the running frame, or would in one of `group` on a place. */
void null_fighters(const struct scenario *s, const struct position *p, const struct frame *f, struct null_assault *out);
void null_gather(const struct scenario *s, const struct position *p, const struct set *group, int place,
		 struct null_assault *out);
/* Adds it up, line by line, without what the plans give; `card` and `choice` included. */
void null_add_up(const struct scenario *s, const struct position *p, struct null_assault *a, struct account *out);
/* The column of the table for its sums. */
int null_column(const struct scenario *s, int difference);
/* Decides the assault of the running frame, with `card` laid or NONE. */
void null_fight(const struct scenario *s, struct position *p, int card, struct events *ev);
/* Takes a counter off the board; the game is over when it was a general. */
void null_lose(const struct scenario *s, struct position *p, int piece, struct events *ev);
/* Ends the game. */
void null_finish(const struct scenario *s, struct position *p, int winner, int level, struct events *ev);

/* --- marches (march.c) --- */

/* What a step costs a counter, or NONE when it has not so many points left. */
int null_price(const struct scenario *s, const struct position *p, int piece, const struct link *way);
/* May the counter be taken up, alone or as one more of a group of `held`? */
bool null_can_take(const struct scenario *s, const struct position *p, int piece, int side, int held, struct error *e);
/* May the group that is in hand go there? */
bool null_can_march(const struct scenario *s, const struct position *p, int place, struct error *e);
/* The group in hand goes to a neighbour, or assaults it. */
void null_march(const struct scenario *s, struct position *p, int place, struct events *ev);
/* The orders of a group in hand, and those that take up its first. */
void null_list_group(const struct scenario *s, const struct position *p, struct orders *out);
bool null_can_group(const struct scenario *s, const struct position *p, const struct order *o, struct error *e);
void null_group(const struct scenario *s, struct position *p, const struct order *o, struct events *ev);

PHASE_FUNCTIONS(null_move)
PHASE_FUNCTIONS(null_setup)
PHASE_FUNCTIONS(null_combat)
PHASE_FUNCTIONS(null_retreat)
PHASE_FUNCTIONS(null_advance)
PHASE_FUNCTIONS(null_operations)
void null_supply_enter(const struct scenario *s, struct position *p, struct events *ev);

/* May a counter of an assault that is being built take part? (combat.c) */
bool null_can_assault(const struct scenario *s, const struct position *p, int piece, int place);
/* Do enemies of the side stand there, and can one of its counters assault them? */
bool null_target(const struct scenario *s, const struct position *p, int side, int place);
/* May a card be played to a place by this side? (operations.c) */
bool null_can_play(const struct scenario *s, const struct position *p, int side, int card, int place, struct error *e);

/* --- invariants (sound.c) --- */
bool null_sound(const struct scenario *s, const struct position *p, struct error *e);

/* --- what a side may see (view.c, query.c, odds.c, imagine.c) --- */
void null_show(const struct scenario *s, const struct position *p, enum side viewer, struct view *out);
void null_query(const struct scenario *s, const struct position *p, enum side side, enum query q, int piece, int place,
		struct overlay *out);
void null_odds(const struct scenario *s, const struct position *p, const struct order *o, const int16_t *guess,
	       struct outlook *out);
void null_imagine(const struct scenario *s, const struct position *truth, enum side side, uint64_t seed,
		  struct position *out);

#endif
