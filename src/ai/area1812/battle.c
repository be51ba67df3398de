/* Decisions in a battle but for the chit: every order that differs from the others is tried to the battle's end. */
#include "ai/area1812/trial.h"

#include <limits.h>
#include <string.h>

enum { CHITS = 4 };

_Static_assert((int)GUESSES < (int)EFFORT_POSITIONS, "a position for each guess, and one for a trial");

/* While the enemy's chit is closed it may be any of his four. */
static int value_of(struct effort *f, const struct belief *b, const struct order *o)
{
	int sum = 0, n = 0;
	for (int k = 0; k < b->n; k++) {
		const struct ar_battle *now = &b->guess[k].battle;
		int first = now->phasing == b->side ? PLAN_E : PLAN_A;
		for (int i = 0; i < (now->chits ? 1 : CHITS); i++, n++)
			sum += ar_trial(f, b->s, &b->guess[k], b->side, o, first + i);
	}
	return sum / n;
}

/* Corps of one arm are all alike. */
static bool like_before(const struct belief *b, const struct orders *list, int i)
{
	const struct land *g = land_of(b->s);
	const struct order *o = &list->at[i];
	for (int k = 0; k < i; k++)
		if (o->piece != NONE && list->at[k].verb == o->verb && list->at[k].piece != NONE &&
		    g->arm[list->at[k].piece] == g->arm[o->piece] && g->arm[o->piece] < ARM_LEADER)
			return true;
	return false;
}

static int best_of(struct effort *f, const struct belief *b, const struct orders *list)
{
	int best = INT_MIN, chosen = 0;
	for (int i = 0; i < list->n; i++) {
		if (list->at[i].verb == VERB_REST || like_before(b, list, i))
			continue;
		int value = value_of(f, b, &list->at[i]);
		if (value > best) {
			best = value;
			chosen = i;
		}
	}
	return chosen;
}

/* Who goes: nobody, the leaders, or all who may. Supply units go with cavalry. */
enum { NOBODY_GOES, LEADERS_GO, ALL_GO, WAYS_OUT };

static bool goes(const struct land *g, const struct order *o, int way)
{
	return o->verb == VERB_RETIRE && (way == ALL_GO || (way == LEADERS_GO && g->arm[o->piece] == ARM_LEADER));
}

static int next_out(const struct belief *b, const struct orders *list, int way)
{
	for (int i = 0; i < list->n; i++)
		if (goes(land_of(b->s), &list->at[i], way))
			return i;
	return NONE;
}

/* The guesses once all have gone who go this way, and the orders that are left. False: one of them may not, or the
 * effort is tired. */
static bool let_go(struct effort *f, const struct belief *b, const struct orders *list, int way, struct belief *all)
{
	for (int k = 0; k < b->n && !f->begun; k++)
		memcpy(&f->at[1 + k], &b->guess[k], sizeof b->guess[k]);
	if (!f->begun)
		f->list = *list;
	f->begun = true;
	for (int i; (i = next_out(b, &f->list, way)) != NONE; f->next = 0) {
		struct order o = f->list.at[i];
		for (; f->next < b->n; f->next++)
			if (!effort_may(f) || !rules_play(b->s, &f->at[1 + f->next].common, &o, NULL, NULL))
				return false;
		rules_orders(b->s, &f->at[1].common, &f->list);
	}
	*all = *b;
	for (int k = 0; k < b->n; k++)
		memcpy(&all->guess[k], &f->at[1 + k], sizeof all->guess[k]);
	return true;
}

/* The value of going so, from where the choice stands now; INT_MIN where that cannot be. */
static int value_of_way(struct effort *f, const struct belief *b, const struct orders *list, int way)
{
	struct belief all;
	int value = INT_MIN;
	if (f->tired || effort_whole_noted(f, &value))
		return value;
	if (let_go(f, b, list, way, &all)) {
		int end = ar_order_find(&f->list, VERB_COMMIT, NONE);
		end = end == NONE ? ar_order_find(&f->list, VERB_STAND, NONE) : end;
		value = end == NONE ? INT_MIN : value_of(f, &all, &f->list.at[end]);
	}
	return f->tired ? INT_MIN : effort_note_whole(f, value);
}

static int retire(struct effort *f, const struct belief *b, const struct orders *list)
{
	int best = INT_MIN, way = ALL_GO;
	for (int i = 0; i < WAYS_OUT; i++) {
		int value = value_of_way(f, b, list, i);
		if (value > best) {
			best = value;
			way = i;
		}
	}
	int out = next_out(b, list, way), commit = ar_order_find(list, VERB_COMMIT, NONE);
	return out != NONE ? out : commit != NONE ? commit : ar_order_find(list, VERB_STAND, NONE);
}

int ar_counsel_battle(const struct belief *b, const struct orders *list, struct effort *effort)
{
	if (list->n == 1)
		return 0;
	return frame_now(&b->guess[0].p)->row == ROW_RETIRE ? retire(effort, b, list) : best_of(effort, b, list);
}
