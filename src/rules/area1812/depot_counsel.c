/* Depots and stripped land: whatever makes the position better. */
#include "rules/area1812/counsel.h"

enum { DEPOT_GAIN = 25, STRIP_GAIN = 5 }; /* what it must better at least: a depot costs an area for good */

/* Mean judgement after the order has been played for one supply unit. */
static int after(const struct mind *m, const struct order *o)
{
	int sum = 0;
	for (int k = 0; k < m->n; k++) {
		struct campaign at = m->guess[k];
		int place = at.p.piece[o->piece].place, r = land_of(m->s)->region[place];
		if (o->verb == VERB_DEPOT) {
			at.at[FRENCH][place][ARM_DP]++;
			at.alive[FRENCH][ARM_DP]++;
		}
		at.depleted[r] = DEPLETED_FULL;
		sum += ar_judge(m->s, &at.p, (enum side)m->side);
	}
	return sum / m->n;
}

int ar_counsel_depot(const struct mind *m, const struct orders *list)
{
	int best = ar_mind_judge(m) + (m->side == FRENCH ? DEPOT_GAIN : STRIP_GAIN), chosen = ar_order_find(list, VERB_DONE, NONE);
	for (int i = 0; i < list->n; i++) {
		if (list->at[i].verb != VERB_STRIP && list->at[i].verb != VERB_DEPOT)
			continue;
		int value = after(m, &list->at[i]);
		if (value > best) {
			best = value;
			chosen = i;
		}
	}
	return chosen;
}
