/* The cards of the view on a strip of walnut at the foot of the map: where each lies, and which is under a point. Own
 * piles left, the own hand in the middle, what is the enemy's right. Knows the view and the words for piles only.
 */
#ifndef GROGNARD_INPUT_CARDS_H
#define GROGNARD_INPUT_CARDS_H

#include "render/canvas.h"
#include "words/words.h"

enum { CARD_PILES = 16, CARD_SLOTS = VIEW_CARDS + CARD_PILES };

enum card_lies {
	CARD_IN_HAND, /* in the hand of who looks */
	CARD_ON_PILE, /* the uppermost of a pile; no card at all: the pile is empty */
	CARD_IN_FAN,  /* in another hand */
	CARD_LAID     /* in force */
};

struct card_slot {
	struct rect at;
	int shows;    /* so many pixels of it, from its left edge, are to be seen: there the next one begins */
	int card;     /* of the scenario; NONE: a back, or an empty pile */
	int count;    /* cards of its pile */
	int key;      /* in the own hand its number, from 1; else 0 */
	uint8_t pile; /* index into words.piles */
	uint8_t lies; /* CARD_IN_HAND ... */
};

struct cards {
	struct rect strip; /* w 0: there are no cards, or no room for them */
	int over;          /* so far the cards stand out above it */
	int wide, high;    /* of a card of the own hand */
	int rule;          /* x of the rule between what is mine and what is the enemy's, or NONE */
	bool named;        /* there is room for the names of piles */
	int n;
	struct card_slot slot[CARD_SLOTS]; /* in the order of drawing */
};

/* Height of the strip in an area of the window of this size; 0 when the view has no cards or there is no room. */
int cards_high(const struct view *v, struct rect area);

/* Lays them at the foot of the area. `own`: whose hand lies in the middle (SIDE_0 or SIDE_1). */
void cards_lay(struct cards *k, const struct scenario *s, const struct view *v, int own, struct rect area);

/* The number of the key that raises a card of that hand, from 1; 0 when it is not there, or has none. */
int cards_number(const struct scenario *s, const struct view *v, int own, int card);

/* The uppermost at a point, or NONE. */
int cards_at(const struct cards *k, int x, int y);

/* Height of a card so wide. */
int card_high(int wide);

/* The cards of one pile side by side, to be read, above the strip. */
struct card_spread {
	int pile;                  /* NONE: none is open */
	struct rect frame, body;   /* the sheet they lie on, and the part of it that scrolls */
	int scroll, content;
	int n;
	struct rect at[VIEW_CARDS];
	int16_t card[VIEW_CARDS];  /* NONE: a back */
};

/* Lays the pile that is open; closes it when it holds nothing any more. `area`: the map above the strip. */
void spread_lay(struct card_spread *y, const struct view *v, const struct cards *k, struct rect area);

/* The card at a point: index into `at`, or NONE. */
int spread_at(const struct card_spread *y, int px, int py);

/* Where the large picture of a card lies: above `below`, its middle near x; `area`: the map above the strip. */
struct rect card_large(struct rect area, int x, int below);

#endif
