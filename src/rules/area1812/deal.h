/* What the files of a deal share: deal.c lays out the counters and hands out the units, piles.c says which
 * counter is what, fit.c keeps the corps within what may be where. */
#ifndef GROGNARD_RULES_AREA1812_DEAL_H
#define GROGNARD_RULES_AREA1812_DEAL_H

#include "rules/area1812/apportion.h"
#include "rules/area1812/area1812.h"

/* A closed counter as it is seen, and what it is dealt to be. */
struct slot {
	int8_t place, arm; /* ARMS: not yet dealt */
	uint8_t corps;     /* of a pile */
};

struct deal {
	const struct scenario *s;
	const struct land *g;
	struct campaign *c;
	int side, viewer;
	uint64_t *state;
	uint8_t room[PLACES][MOSTS];    /* closed corps that may be in a place at most, by MOST_, or UNBOUND */
	struct set told_at;             /* places whose closed counters the viewer knows: nothing is dealt there */
	int16_t unit[ARMS][MAX_PIECES]; /* what is closed, by arm */
	int units[ARMS];
	uint8_t corps[PLACES];          /* closed corps in truth: read only where both know how many they are */
	int16_t coming[MAX_PIECES];     /* reinforcements that are placed now: the first `wait` of them wait in the tray */
	int comes, wait;
	struct slot slot[MAX_PIECES];
	int slots;
	struct ward ward[MOST_WARDS];   /* the last: all that was not counted */
	int first[MOST_WARDS + 1];      /* where its slots begin; after the last ward: their number */
	int wards, told;                /* told: corps of the others together */
};

/* What a counter may be beside a unit that is no corps. */
enum pile_kind { ANY_PILE, FOOT_PILE, HORSE_PILE, NO_PILE, PILE_KINDS };
enum pile_kind ar_kind_of(const struct deal *d, int place);

/* [reading 44] Has the side begun to name its sources? The Russians do so first: until they have done the French have named
 * nothing, and are known as before. */
static inline bool ar_declares(const struct deal *d)
{
	return d->c->stage && (d->side == RUSSIAN || d->c->side == FRENCH);
}

/* While supply is decided a fortress feeds a corps or has none to feed: that is declared of whoever lies closed there. */
bool ar_told_by_fortress(const struct deal *d, int place);

/* Deals the counters of a ward whose shares are known: piles of corps, and ARM_SU for what is no corps yet to be named. */
void ar_deal_ward(struct deal *d, int w);

/* Moves corps about in a dealt ward until no place holds more than there is room for. False when that cannot be done. */
bool ar_fit_ward(struct deal *d, int w);

#endif
