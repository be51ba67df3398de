/* Lets games of the Berezina run on by themselves. */
#ifndef GROGNARD_TESTS_BEREZINA_TURNS_H
#define GROGNARD_TESTS_BEREZINA_TURNS_H

#include "field.h"

/* The French do nothing, the Russians do what the printed player does, until the French Movement Phase of this turn. */
void run_to_turn(struct game *g, int turn);
/* The same until this row of the sequence of play. */
void run_to_row(struct game *g, int row);
/* The same to the end of the first joint combat, if that runs, and of the Russian Movement Phase. */
void run_russians(struct game *g);
/* Hexes between two pieces. */
int apart(struct game *g, const char *one, const char *other);
/* Half points of the cheapest way of a piece to a hex, NONE without one. */
int cost_of(struct game *g, const char *id, const char *hex);
/* Does Rabble stand in this hex? */
bool rabble_at(struct game *g, const char *hex);
/* The number of a hex. */
int place(struct game *g, const char *hex);
/* Counts the events of this kind about a piece (NULL: about any) in the last order. */
int count_events(struct game *g, int kind, const char *id);

#endif
