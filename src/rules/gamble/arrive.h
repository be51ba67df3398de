/* === 13.3 === Who comes and finds no room: for prompts, warnings and what is shown. */
#ifndef GROGNARD_RULES_GAMBLE_ARRIVE_H
#define GROGNARD_RULES_GAMBLE_ARRIVE_H

#include "rules/gamble/gamble.h"

/* [13.3] Units and commanders of the side that wait to be placed and find no room any more: they never come. */
void gb_shut_out(const struct scenario *s, const struct gamble *g, int side, struct set *out);
/* [13.2] [13.3] The same of those who are due at the end of this turn, as everything stands now. [16.12] Not of the Swedes, whom a die brings. */
void gb_due_shut_out(const struct scenario *s, const struct gamble *g, int side, struct set *out);
/* "Kutuzov", "Kutuzov and von Steinheil", "Kutuzov, von Steinheil and 2 more"; `names` (at least 1) are named. "" of an empty set. */
void gb_called_all(const struct scenario *s, const struct set *who, int names, struct text *out);
/* What an order of this row loses for good: those for whom no room will be left when it is carried out. */
void gb_arrive_odds(const struct scenario *s, const struct gamble *g, const struct order *o, struct outlook *out);

#endif
