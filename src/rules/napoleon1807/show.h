/* What a view of Napoleon 1807 names by number: piles of cards, indices into words.piles. Add the side to those with one for each. */
#ifndef GROGNARD_RULES_NAPOLEON1807_SHOW_H
#define GROGNARD_RULES_NAPOLEON1807_SHOW_H

enum n7_shown {
	SHOWN_HAND, SHOWN_HAND_RUSSIAN,
	SHOWN_DECK, SHOWN_DECK_RUSSIAN,
	SHOWN_DISCARD, SHOWN_DISCARD_RUSSIAN,
	SHOWN_LAID, SHOWN_LAID_RUSSIAN, /* the green card of the operation that runs */
	SHOWN_TURN, SHOWN_TURN_RUSSIAN, /* blue cards in force all this turn */
	SHOWN_WEATHER,
	SHOWN_QUARTERS,
	SHOWN_PILES
};

#endif
