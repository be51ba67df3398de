/* Decisions in a battle but for the chit: every order that differs from the others is tried to the battle's end. */
#include "rules/area1812/trial.h"

#include <limits.h>

enum { CHITS = 4 };

/* While the enemy's chit is closed it may be any of his four. */
static int value_of(const struct mind *m, const struct order *o)
{
	int sum = 0, n = 0;
	for (int k = 0; k < m->n; k++) {
		const struct ar_battle *b = &m->guess[k].battle;
		int first = b->phasing == m->side ? PLAN_E : PLAN_A;
		for (int i = 0; i < (b->chits ? 1 : CHITS); i++, n++)
			sum += ar_trial(m->s, &m->guess[k], m->side, o, first + i);
	}
	return sum / n;
}

/* Corps of one arm are all alike. */
static bool like_before(const struct mind *m, const struct orders *list, int i)
{
	const struct land *g = land_of(m->s);
	const struct order *o = &list->at[i];
	for (int k = 0; k < i; k++)
		if (o->piece != NONE && list->at[k].verb == o->verb && list->at[k].piece != NONE &&
		    g->arm[list->at[k].piece] == g->arm[o->piece] && g->arm[o->piece] < ARM_LEADER)
			return true;
	return false;
}

static int best_of(const struct mind *m, const struct orders *list)
{
	int best = INT_MIN, chosen = 0;
	for (int i = 0; i < list->n; i++) {
		if (list->at[i].verb == VERB_REST || like_before(m, list, i))
			continue;
		int value = value_of(m, &list->at[i]);
		if (value > best) {
			best = value;
			chosen = i;
		}
	}
	return chosen;
}

/* Does everybody go who may, or nobody? The trial lets the rest follow the first one or stay with him. */
static int retire(const struct mind *m, const struct orders *list)
{
	int go = ar_order_find(list, VERB_RETIRE, NONE), stand = ar_order_find(list, VERB_STAND, NONE);
	if (stand == NONE)
		return go != NONE ? go : ar_order_find(list, VERB_COMMIT, NONE);
	if (go == NONE)
		return stand;
	struct mind all = *m;
	for (int k = 0; k < m->n; k++) {
		struct orders left = *list;
		for (int i = go; i != NONE && phases_play(m->s, &all.guess[k].p, &left.at[i], NULL, NULL);
		     i = ar_order_find(&left, VERB_RETIRE, NONE))
			phases_orders(m->s, &all.guess[k].p, &left);
	}
	struct order commit = order_make(VERB_COMMIT, m->side, NONE, NONE, NONE);
	return value_of(&all, &commit) > value_of(m, &list->at[stand]) ? go : stand;
}

int ar_counsel_battle(const struct mind *m, const struct orders *list)
{
	if (list->n == 1)
		return 0;
	return frame_now(&m->guess[0].p)->row == ROW_RETIRE ? retire(m, list) : best_of(m, list);
}
