/* How a side without a person plays; it sees an imagined position only. */
#ifndef GROGNARD_RULES_AREA1812_COUNSEL_H
#define GROGNARD_RULES_AREA1812_COUNSEL_H

#include "rules/area1812/area1812.h"

enum { MARCH_GAIN = 8, FORCE_GAIN = 90 }; /* what a march, a forced march must better at least */

int ar_counsel_march(const struct scenario *s, const struct campaign *c, int side, const struct orders *list);
int ar_counsel_force(const struct scenario *s, const struct campaign *c, int side, const struct orders *list);
/* A chit, by the odds against each of the enemy's. */
int ar_counsel_plan(const struct scenario *s, const struct campaign *c, int side, const struct orders *list, uint64_t *state);
/* Expected gain of fighting it out now, in hundredths of a corps, for `side`. */
int ar_counsel_fight(const struct scenario *s, const struct campaign *c, int side);

#endif
