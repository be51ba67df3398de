/* What a side has heard of one decision: orders, events and accounts at their length, and what ends taking it back.
 * Filled where a game is played (match/chronicle.h), read by whoever tells of it, known to neither.
 */
#ifndef GROGNARD_CORE_HEARD_H
#define GROGNARD_CORE_HEARD_H

#include "core/event.h"
#include "core/order.h"

/* Why taking back ends at an order. The one definition: match/play.c sets them. */
enum {
	SEAL_DIE = 1,    /* it threw a die */
	SEAL_SHOWN = 2,  /* it showed something hidden: an event that seals */
	SEAL_ANSWER = 4, /* the other side decides after it */
	SEAL_CARD = 8,   /* it drew a card */
	SEAL_CHANCE = SEAL_DIE | SEAL_CARD,
	SEAL_BITS = 4
};

/* An order of a decision, when the side that hears it may know it. */
struct heard_order {
	struct order order;
	int first;      /* its first event */
	uint8_t seals;  /* SEAL_ bits; 0: it can be taken back for nothing */
	bool redone;    /* it rolled a die that had been rolled before and was taken back */
};

/* One decision heard. Valid until more is heard. */
struct heard {
	uint32_t serial;  /* of this telling of it: another one when it was cut off and something else came in its place */
	int8_t side;      /* who decided; NOBODY: the set-up */
	int8_t phasing;   /* enum side; before it */
	uint8_t row;      /* of the table of phases; before it */
	uint8_t seals;    /* SEAL_ bits of all its orders, and of the unseen decisions after it */
	bool redone;      /* any of its orders is */
	bool person;      /* a person decided: who plays the side now may be another */
	int16_t turn;     /* before it */
	int orders;       /* 0: the side may not know them */
	const struct heard_order *order;
	int n;            /* events the side may see */
	const int16_t *way; /* of marches: event.way is an index into it: how many places, then the places */
	const struct event *at; /* event.account: an index for heard_account; NONE where the account is closed to the side */
	int accounts;
	const uint8_t *const *account; /* packed: see heard_account */
};

/* Account k at its full size; false when there is none. */
bool heard_account(const struct heard *h, int k, struct account *out);

/* The account that event `event` speaks of; false when it speaks of none that may be known. */
bool heard_account_of(const struct heard *h, int event, struct account *out);

/* An account at its length: its bytes, packed and back. */
size_t account_packed(const struct account *a);
void account_pack(const struct account *a, uint8_t *out);
void account_unpack(const uint8_t *from, struct account *out);
size_t account_length(const uint8_t *packed); /* bytes of one that is packed */

#endif
