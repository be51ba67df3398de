/* Depots and stripped land: whatever makes the position better. */
#include "ai/area1812/own.h"

/* Mean judgement after the order has been played for one supply unit. */
static int after(const struct belief *b, const struct order *o)
{
	int sum = 0;
	for (int k = 0; k < b->n; k++) {
		struct campaign at = b->guess[k];
		int place = at.p.piece[o->piece].place, r = land_of(b->s)->region[place];
		if (o->verb == VERB_DEPOT) {
			at.at[FRENCH][place][ARM_DP]++;
			at.alive[FRENCH][ARM_DP]++;
		}
		at.depleted[r] = DEPLETED_FULL;
		sum += ar_judge_in(&b->t, b->s, &at.p, (enum side)b->side);
	}
	return sum / b->n;
}

int ar_counsel_depot(const struct belief *b, const struct orders *list)
{
	/* A depot costs an area for good. */
	int best = ar_belief_judge(b) + ar_nature_of(b->side)->spoil_gain, chosen = ar_order_find(list, VERB_DONE, NONE);
	for (int i = 0; i < list->n; i++) {
		if (list->at[i].verb != VERB_STRIP && list->at[i].verb != VERB_DEPOT)
			continue;
		int value = after(b, &list->at[i]);
		if (value > best) {
			best = value;
			chosen = i;
		}
	}
	return chosen;
}
