/* One order: the only thing that changes a position. Its text form is "verb piece place number", nouns that are
 * absent left out: "march FR-I-2 2313", "card Ambush", "done". Printed and parsed here and nowhere else.
 */
#ifndef GROGNARD_CORE_ORDER_H
#define GROGNARD_CORE_ORDER_H

#include "core/base.h"

struct scenario;

/* How a hand says a verb on the screen. */
enum gesture {
	GESTURE_PIECE,  /* click a piece (a drag begins with it) */
	GESTURE_DROP,   /* drop the piece in hand on a place, or click the place */
	GESTURE_PLACE,  /* click a place */
	GESTURE_BUTTON, /* a button, the number says which option */
	GESTURE_CARD,
	GESTURE_NUMBER  /* pick a number */
};

/* What kind of thing a noun of the verb is. */
enum noun { NOUN_NONE, NOUN_PIECE, NOUN_PLACE, NOUN_NUMBER, NOUN_CARD }; /* a card stands in `number` */

struct verb {
	const char *name;
	uint8_t gesture;              /* enum gesture */
	uint8_t piece, place, number; /* enum noun; NOUN_NONE when the verb has no such noun */
	bool builds;                  /* never seals: no dice, no reveal, no change of side */
};

/* The verbs that all games share; a game's own follow from VERB_COMMON on. */
enum {
	VERB_TAKE,    /* piece: into the hand */
	VERB_WITH,    /* piece: one more for what is in hand */
	VERB_MARCH,   /* piece place */
	VERB_PUT,     /* piece place */
	VERB_SEND,    /* piece place: a place for the enemy's or a retreating stack */
	VERB_RETREAT, /* piece place */
	VERB_ADVANCE, /* piece place */
	VERB_ATTACK,  /* piece: choose a target */
	VERB_ATTACK_PLACE, /* "assault" place */
	VERB_FIRE,    /* piece */
	VERB_LOSE,    /* piece */
	VERB_HIT,     /* piece number */
	VERB_NAME,    /* place */
	VERB_CARD,    /* number: a card */
	VERB_SPEND,   /* number */
	VERB_CHOOSE,  /* number: one of named options */
	VERB_PLAN,    /* number: the same in secret */
	VERB_RELEASE, /* piece */
	VERB_REST,
	VERB_COMMIT,
	VERB_HALT,
	VERB_STAND,
	VERB_PASS,
	VERB_DONE,
	VERB_COMMON
};

/* The bit of a verb in prompt.verbs and in what a row builds. */
#define VERB(v) (UINT64_C(1) << (v))

struct order {
	uint8_t verb, side;
	int16_t piece, place, number; /* NONE when absent */
};

struct orders {
	int n;
	struct order at[MAX_ORDERS];
};

/* An order with the given nouns. */
static inline struct order order_make(int verb, int side, int piece, int place, int number)
{
	struct order o = {(uint8_t)verb, (uint8_t)side, (int16_t)piece, (int16_t)place, (int16_t)number};
	return o;
}

static inline bool order_same(const struct order *a, const struct order *b)
{
	return a->verb == b->verb && a->side == b->side && a->piece == b->piece && a->place == b->place &&
	       a->number == b->number;
}

/* Does an order say no: pass, stand, be done? */
static inline bool order_declines(const struct order *o)
{
	return o->verb == VERB_PASS || o->verb == VERB_STAND || o->verb == VERB_DONE;
}

/* Appends to a list. The caller keeps within MAX_ORDERS (asserted). */
void orders_add(struct orders *list, struct order o);

/* The index of this very order, or NONE. */
int orders_find(const struct orders *list, const struct order *o);

/* The index of the first order with that verb and those nouns, NONE for any; NONE when there is none. */
int orders_like(const struct orders *list, int verb, int piece, int place, int number);

/* The verb with this number in the scenario's game; NULL when there is none. */
const struct verb *verb_at(const struct scenario *s, int verb);

/* Writes the text form into `out` (64 bytes are always enough) and returns its length. */
int order_print(const struct scenario *s, const struct order *o, char *out, size_t size);

/* Reads the text form for `side`. Pieces by id or aka, places by id, cards by id or number. On error the reason names the
 * word. */
bool order_parse(const struct scenario *s, const char *text, enum side side, struct order *o, struct error *e);

#endif
