/* Battles of the hex game of 1812: units on an empty map, a Combat Phase about to begin. */
#ifndef GROGNARD_TESTS_HEX1812_BATTLEFIELD_H
#define GROGNARD_TESTS_HEX1812_BATTLEFIELD_H

#include "rules/field.h"
#include "rules/hex1812/combat.h"

/* The units stand as said, "FR-ic-01 6034; RU-ic-01 6035"; a unit with a * behind its hex is disrupted. Fortresses belong to
 * their countries. The Combat Phase of the side is declared in this turn. */
struct game *battlefield(int turn, int side, const char *units);
/* Puts units on the map as battlefield() does. */
void units_stand(struct game *g, const char *units);
struct campaign *state(struct game *g);
/* Hex by its number. */
int hex(struct game *g, const char *id);
/* The coming die shows this. */
void dice(struct game *g, int value);
void lost(struct game *g, const char *piece);
bool disrupted(struct game *g, const char *piece);
/* All that can attack on these hexes against all on those: strengths and percent. */
void odds_are(struct game *g, const char *from, const char *to, int attack, int defence, int percent);
/* Where the unit would retreat to, in the order of the board: "6033 6135". */
void ends_are(struct game *g, const char *piece, enum hx_drive drive, const char *hexes);
/* The chances that the screen shows for an order that could be given: "De 4, Drs 2". */
void chances_are(struct game *g, const char *order, const char *chances);

#endif
