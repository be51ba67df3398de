/* Battles tried out on copies of the position. */
#ifndef GROGNARD_AI_AREA1812_TRIAL_H
#define GROGNARD_AI_AREA1812_TRIAL_H

#include "ai/area1812/own.h"

/* The usual decision in a battle: an index into `list`. */
int ar_habit(const struct ar_nature *n, const struct scenario *s, const struct campaign *c, const struct orders *list);
/* Judgement for `side` after the battle of this position, begun with this order; a mean over the dice. `their`: the chit
 * of the other side where it is not laid or not open (PLAN_, or NONE). Nothing that counts when the effort is tired. */
int ar_trial(struct effort *effort, const struct scenario *s, const struct campaign *c, int side, const struct order *o, int their);

#endif
