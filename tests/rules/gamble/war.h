/* Combats and cards of the Invasion of Russia: units on an empty map, a phase about to begin. */
#ifndef GROGNARD_TESTS_GAMBLE_WAR_H
#define GROGNARD_TESTS_GAMBLE_WAR_H

#include "core/dice.h"
#include "rules/field.h"
#include "rules/gamble/cards.h"
#include "rules/gamble/combat.h"

/* Turn `turn` with these options; only the units named stand: "FR-I-1 1009; RU-1V-1 1008*" (* disrupted, ! force marched, ? forages). No
 * row runs yet. */
struct game *war(const char *options, int turn, const char *units);
/* The same in the scenario of two years, where turns 17 to 25 are those of 1813. */
struct game *long_war(const char *options, int turn, const char *units);
/* The Combat phase begins with these commands, `first` orders the first attack. */
void combat_begins(struct game *g, int first, int french, int russian);
struct gamble *state(struct game *g);
int hex(struct game *g, const char *id);
/* Values of the coming dice, as text: "3 5 6". */
void dice(struct game *g, const char *values);
bool lost(struct game *g, const char *piece);
bool disrupted(struct game *g, const char *piece);
/* A depot of a side stands there. */
void depot(struct game *g, int side, const char *at);
/* A value of the last account of this kind that was told: the last line with this text in a ledger; fails when there is none. */
int told(struct game *g, int kind, int ledger, int text);
/* A note with this text was told last. */
bool noted(struct game *g, int text);
/* The side lays this card (by its number) now, as at the beginning of a turn; rows that it calls are open afterwards. */
void lays(struct game *g, int side, int number);

#endif
