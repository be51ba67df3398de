/* Piles of cards. position.card[] says for each card in which pile it lies: a number of the game's own from 1 on; 0 is no
 * card of this game. A pile is a set: a draw is a roll over what is left, so there is no order to peek at.
 */
#ifndef GROGNARD_CORE_DECK_H
#define GROGNARD_CORE_DECK_H

#include "core/position.h"

/* The first card of a pile from number `from` on, or NONE. Loop: for (i = deck_next(p, pile, 0); i >= 0;
 * i = deck_next(p, pile, i + 1)) */
int deck_next(const struct position *p, int pile, int from);

/* How many cards lie in a pile. */
int deck_count(const struct position *p, int pile);

/* Draws a card of a pile at random and lays it on the pile `to`: one roll of as many faces as cards are left, the cards in
 * the order of their numbers. Returns the card; NONE, without a roll, when the pile is empty. */
int deck_draw(struct position *p, int pile, int to);

/* Lays all cards of a pile on another one. Returns how many. */
int deck_move(struct position *p, int pile, int to);

#endif
