/* What taking orders back loses, in words: "a die of 5, the Russian answer". */
#ifndef GROGNARD_MATCH_LOSS_H
#define GROGNARD_MATCH_LOSS_H

#include "rules/rules.h"

struct loss {
	bool thrown;       /* a die, whether or not it was seen */
	bool drawn;        /* a card, the same */
	bool shown;        /* something hidden */
	int dice;          /* seen; die[] holds the first of them */
	uint8_t die[3];
	unsigned answered; /* a bit for each other side that has decided since */
};

/* Adds an order's seals (SEAL_ bits). */
void loss_seals(struct loss *l, uint8_t seals);

/* Adds the dice of an event. */
void loss_dice(struct loss *l, const uint8_t dice[4]);

/* In at most 90 bytes; "" when nothing is lost. */
void loss_say(const struct scenario *s, const struct loss *l, struct text *out);

#endif
