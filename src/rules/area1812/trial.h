/* Battles tried out on copies of the position. */
#ifndef GROGNARD_RULES_AREA1812_TRIAL_H
#define GROGNARD_RULES_AREA1812_TRIAL_H

#include "rules/area1812/counsel.h"

/* The usual decision in a battle: an index into `list`. */
int ar_habit(const struct scenario *s, const struct campaign *c, const struct orders *list);
/* Judgement for `side` after the battle of this position, begun with this order; a mean over the dice. `their`: the chit
 * of the other side where it is not laid or not open (PLAN_, or NONE). */
int ar_trial(const struct scenario *s, const struct campaign *c, int side, const struct order *o, int their);

#endif
