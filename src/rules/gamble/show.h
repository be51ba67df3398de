/* Where cards lie and what numbers stand on counters: for show and for the words. */
#ifndef GROGNARD_RULES_GAMBLE_SHOW_H
#define GROGNARD_RULES_GAMBLE_SHOW_H

#include "rules/gamble/gamble.h"

enum { GB_PILE_HAND, GB_PILE_LAID = 2, GB_PILE_DECK = 4, GB_PILE_DISCARD = 6, GB_PILES }; /* hands and laid cards: + side; decks: + 0 or 1 */
/* Counters like it in the tray; combat units of the group in hand; of a closed stack its disrupted units and its counters. */
enum { GB_FIGURE_LEFT, GB_FIGURE_GROUP, GB_FIGURE_DISRUPTED, GB_FIGURE_HEIGHT };

/* May the side know what this piece on the map is? Trains and dummies of the other side lie face down (7.4). */
bool gb_knows(const struct scenario *s, const struct gamble *g, int piece, enum side viewer);
/* [16.1] The title of the card laid this turn that does this (OP_, with one of the bits of `arg`; 0: whatever it is), "the card" where none lies
 * there any more. */
const char *gb_card_that(const struct scenario *s, const struct gamble *g, int kind, unsigned arg);
/* [16.1] Marks whom a card of this turn keeps from marching, or from attack and support, as far as the viewer may know. */
void gb_show_held(const struct scenario *s, const struct gamble *g, enum side viewer, struct view *out);

#endif
