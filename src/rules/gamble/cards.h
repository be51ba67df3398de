/* The event cards (16.1) as lists of operations, and the rows in which somebody decides about one of them. */
#ifndef GROGNARD_RULES_GAMBLE_CARDS_H
#define GROGNARD_RULES_GAMBLE_CARDS_H

#include "core/deck.h"
#include "rules/gamble/gamble.h"

/* What an operation does. `side`, n, arg, low .. high: as said. `skip`: how many operations after it are left out when its condition
 * does not hold. */
enum gb_op_kind {
	OP_END,
	OP_TRAINS,          /* side has n trains more this turn */
	OP_COMMANDS,        /* side has n commands more this turn */
	OP_BAN,             /* side: arg BAN_ bits */
	OP_ALLOW,           /* arg: ALLOW_ bits */
	OP_JEROME,          /* VIII Corps may force march from next turn on */
	OP_ATTRITION,       /* side: n on attrition dice */
	OP_HORSE_ATTRITION, /* the same for stacks with cavalry */
	OP_SPARE,           /* side: n stacks need not roll for attrition */
	OP_LONGER,          /* side: n stacks may go one hex more; arg 1: and need not roll */
	OP_CHAOS,           /* n: the die with which the three army chiefs move */
	OP_COSSACKS,        /* n more faces that hit */
	OP_FORAGE,          /* n units more at the next forage check */
	OP_FORAGE_SAFE,     /* its dice all succeed */
	OP_MOSCOW,          /* the stack in Moscow is out of supply at n or less */
	OP_RAISE,           /* side: a commander has CR +1; arg 1: not Napoleon */
	OP_RETURN,          /* side: one eliminated unit (arg WHO_) comes back; n WHERE_ */
	OP_RALLY,           /* side: up to n disrupted units (arg WHO_) in supply rally; low 1: in Moscow only, supplied or not */
	OP_DEPOT,           /* side: a depot in Russia for nothing */
	OP_DEPOT_LOST,      /* side chooses a French depot in Russia; arg DEPOT_ bits */
	OP_STRIKE,          /* side chooses among its own: see low (lowest die of a stack, 0: no die), arg WHO_, n STRIKE_ kind */
	OP_REMOVE,          /* units of arg WHO_ leave; n of them, 0: all */
	OP_BUILD,           /* side: a river hexside beside its units is bridged; n turns, 0: the game */
	OP_BREAK,           /* side: a bridge beside its units is broken; arg 1: in Russia, for the game; else burnt */
	OP_WORKS,           /* side: a hex on the Dvina counts as fortified */
	OP_BAR,             /* side: an enemy stack may neither attack nor support */
	OP_LOOK,            /* side: the enemy shows one closed stack (15.1), another one each time */
	OP_EITHER,          /* side chooses: the first of the next two, or the second */
	OP_IF,              /* condition arg COND_ */
	OP_SKIP,            /* skip always */
	OP_ROLL             /* a die from low to high of who lays the card; arg 1: of the other side */
};

enum { WHO_INF = 1, WHO_CAV = 2, WHO_ART = 4, WHO_ANY = 7, WHO_NOT_VETERAN = 8, WHO_FRENCH = 16, WHO_POLISH = 32, WHO_PRUSSIAN = 64,
       WHO_AUSTRIAN = 128, WHO_FOREIGN = 256, WHO_NOT_POLISH = 512, WHO_NOT_AUSTRIAN = 1024, WHO_NEAR_CITY = 2048, WHO_GOOD = 4096 };
enum { WHERE_LITHUANIA, WHERE_WEST, WHERE_CENTRE, WHERE_MOSCOW, WHERE_PETERSBURG, WHERE_DEPOTS };
enum { DEPOT_BARE = 1 /* without a combat unit */, DEPOT_LASTING = 2 };
enum { BLOW_CAMP /* four or more outside a city: disrupts */, BLOW_FROST /* outside a city */, BLOW_HOSPITAL /* three in a city in Russia */,
       BLOW_THREE /* three units, one a stack */, BLOW_TWO /* disrupts two */ };
enum { COND_RETURNS /* the operation after it, OP_RETURN, could be done */, COND_MOSCOW, COND_CAPITAL, COND_TURN_11, COND_TURN_13, COND_UNTIL_11, COND_TWO_YEARS, COND_STORES, COND_DANUBE };

struct gb_op {
	uint8_t kind, side;
	int8_t n;
	uint16_t arg;
	uint8_t low, high, skip;
};

/* --- cards.c --- */
/* The operations of a card for who plays it (a single-instruction card has one list), ended by OP_END. */
const struct gb_op *gb_ops(int card, int side);
/* [16.1] Has the card one instruction only, so that it is laid at once? */
bool gb_single(int card);

/* --- effect.c --- */
/* The operation that the running row decides about: of the ROW_EFFECT frame below it; NULL: 16.11 or none. */
const struct gb_op *gb_deciding(const struct position *p);
/* What the running row asks, named after the card that makes it ask: "Black Frost: choose ...". `what` begins with a small letter,
 * which is a capital where no card asks. */
void gb_ask_named(const struct scenario *s, const struct position *p, uint64_t verbs, const char *what, struct prompt *out);
bool gb_holds(const struct scenario *s, const struct gamble *g, int condition);
/* Is it one of the units that an operation speaks of? */
bool gb_one_of(const struct scenario *s, const struct gamble *g, int piece, int side, unsigned who);
/* The piece as nation and type, as options of choose: CHOICE_KIND + what this gives. */
int gb_kind_of(const struct scenario *s, int piece);

/* --- imagine_cards.c --- */
/* Deals the hands anew that the viewer (NOBODY: neither) cannot see. */
void gb_imagine_cards(const struct scenario *s, struct gamble *g, int viewer, uint64_t *state);

/* --- events.c --- */
enum { CARDS_OF_DECK_1 = 18, CARD_NOT_IN_1813 = 24 };
/* The printed number of the turn: those of 1813 begin with 8 again. */
int gb_printed_turn(const struct scenario *s, const struct gamble *g);
/* The marker of a card on a hexside that counts there, or NONE; takes one off. */
int gb_bridge_marked(const struct gamble *g, int place, int other);
void gb_unmark(struct gamble *g, int marker);

/* --- restore.c --- */
/* Could an eliminated unit of those that an OP_RETURN speaks of come back now where it says? */
bool gb_any_returns(const struct scenario *s, const struct gamble *g, const struct gb_op *op);

/* --- strike.c --- */
/* [16.1] Marks who may be struck, by dice where they are due, and opens ROW_STRIKE; false when nobody is concerned. */
bool gb_open_strike(const struct scenario *s, struct gamble *g, const struct gb_op *op, struct events *ev);

/* --- desert.c --- */
/* Units of La Grande Armee leave, the Russian names nation and type, the owner the unit. `who` WHO_; false when there is none. */
bool gb_open_desertion(const struct scenario *s, struct gamble *g, unsigned who);
/* [16.11] From turn 11 on one foreign unit leaves each turn, unless the French are in Moscow or St Petersburg. */
void gb_desertion(const struct scenario *s, struct gamble *g);

void gb_events_enter(const struct scenario *, struct position *, struct events *);
void gb_effect_enter(const struct scenario *, struct position *, struct events *);
PHASE_FUNCTIONS(gb_card)
PHASE_FUNCTIONS(gb_pick)
PHASE_FUNCTIONS(gb_spot)
PHASE_FUNCTIONS(gb_restore)
/* Those of whom one may return now by the card, one of those who are alike; nobody while no card asks. They lie in the tray to choose from. */
void gb_restorable(const struct scenario *s, const struct gamble *g, struct set *out);
PHASE_FUNCTIONS(gb_strikes)
PHASE_FUNCTIONS(gb_revive)
PHASE_FUNCTIONS(gb_desert)
PHASE_FUNCTIONS(gb_yield)
PHASE_FUNCTIONS(gb_span)
PHASE_FUNCTIONS(gb_spare)
PHASE_FUNCTIONS(gb_choice)
PHASE_FUNCTIONS(gb_politics)

#endif
