/* The Combat Phase: which attack is ordered with how many commands, who comes to help, who is hit, who goes where. */
#include "ai/gamble/own.h"

#include <limits.h>

/* The attack that promises most: from where, on whom, with how many commands. */
struct attack {
	int value, from, to, spent;
};

enum { COMMAND = 12 }; /* tenths */

/* [10.2] A command more is worth it where it makes the order surer. */
static int spend_for(const struct gb_eye *v, int from, int promise, int *spent)
{
	int best = INT_MIN;
	for (int n = 0; n <= v->g->cc[v->side]; n++) {
		int needs = gb_order_needs(v->s, v->g, from, v->side, n);
		int value = promise * (needs > 6 ? 0 : 7 - needs) / 6 - COMMAND * n / 10;
		if (value > best) {
			best = value;
			*spent = n;
		}
	}
	return best;
}

static void weigh(const struct gb_eye *v, int from, int to, struct attack *best)
{
	int spent = 0;
	if (!gb_may_attack(v->s, v->g, v->side, from, NULL) || !gb_may_target(v->s, v->g, v->side, from, to))
		return;
	int promise = gb_promise(v, from, to), value = spend_for(v, from, promise, &spent);
	if (promise > v->t.boldness && value > best->value)
		*best = (struct attack){value, from, to, spent};
}

/* `from` NONE: whoever may. */
static struct attack best_attack(const struct gb_eye *v, int only)
{
	struct attack best = {0, NONE, NONE, 0};
	for (int from = 0; from < v->own->places; from++) {
		if (v->v.side[from] != v->side || !v->v.good[from] || (only != NONE && from != only))
			continue;
		for (int d = 0; d < DIRECTIONS; d++)
			if (v->own->to[from][d] != NONE)
				weigh(v, from, v->own->to[from][d], &best);
	}
	return best;
}

int gb_counsel_order(const struct gb_eye *v, const struct orders *list)
{
	const struct frame *f = frame_now(&v->g->p);
	struct attack a = best_attack(v, f->place);
	struct gb_fight draft;
	int found = NONE;
	if (f->place == NONE) {
		for (int i = 0; i < list->n && a.from != NONE && found == NONE; i++)
			if (list->at[i].verb == VERB_TAKE && v->g->p.piece[list->at[i].piece].place == a.from)
				found = i;
		if (found == NONE)
			found = orders_like(list, VERB_PASS, NONE, NONE, NONE);
	} else if (!gb_order_draft(v->s, v->g, &draft)) {
		found = orders_like(list, VERB_ATTACK_PLACE, NONE, a.to, NONE);
	} else {
		int spent = 0;
		spend_for(v, f->place, gb_promise(v, draft.from, draft.to), &spent);
		for (int i = 0; i < list->n && f->number == NONE && spent; i++)
			if (list->at[i].verb == VERB_SPEND && list->at[i].number == spent)
				found = i;
		if (found == NONE)
			found = orders_like(list, VERB_COMMIT, NONE, NONE, NONE);
	}
	return found != NONE ? found : 0;
}

/* [10.3, 10.5] Whoever has units in good order and no river that eats them up. */
int gb_counsel_support(const struct gb_eye *v, const struct orders *list)
{
	for (int i = 0; i < list->n; i++)
		if (list->at[i].verb == VERB_NAME && v->v.good[list->at[i].place] > (v->g->fight.side == v->side ? 1 : 0))
			return i;
	int done = orders_like(list, VERB_DONE, NONE, NONE, NONE);
	return done != NONE ? done : 0;
}

/* [10.3] One, and one more where a city that counts is at stake. */
int gb_counsel_pledge(const struct gb_eye *v, const struct orders *list)
{
	int want = v->own->points[v->g->fight.to] ? 2 : 1;
	return int_min(want, list->n - 1);
}

/* Disrupted units go last while others can bear it, except where they are to be lost in any case. */
int gb_counsel_lose(const struct gb_eye *v, const struct orders *list)
{
	int best = orders_like(list, VERB_DONE, NONE, NONE, NONE), least = INT_MAX;
	if (best != NONE && list->n > 1 && frame_now(&v->g->p)->row == ROW_HITS)
		return best;
	for (int i = 0; i < list->n; i++) {
		int piece = list->at[i].piece;
		if ((list->at[i].verb != VERB_HIT && list->at[i].verb != VERB_LOSE) || piece < 0)
			continue;
		bool dies = list->at[i].verb == VERB_LOSE || gb_disrupted(v->g, piece);
		int worth = gb_worth(v, piece) + (dies ? 100 : 0);
		if (worth < least) {
			least = worth;
			best = i;
		}
	}
	return best != NONE ? best : 0;
}

/* [11.11] Back to where there is bread and no enemy; a stack that is still in good order stands. */
int gb_counsel_withdraw(const struct gb_eye *v, const struct orders *list)
{
	int stand = orders_like(list, VERB_STAND, NONE, NONE, NONE), best = NONE, most = INT_MIN, at = v->g->fight.to;
	if (stand != NONE && 2 * v->v.good[at] >= v->v.units[at] && gb_eye_holds(v, at))
		return stand;
	if (stand != NONE && v->v.good[at] > v->v.units[at] - v->v.good[at])
		return stand;
	for (int i = 0; i < list->n; i++) {
		int to = list->at[i].place;
		if (list->at[i].verb != VERB_SEND)
			continue;
		int value = (v->supply.steps[to] == FAR ? -30 : -2 * v->supply.steps[to]) - gb_risk(v, to, 3, 4) + (v->own->city[to] ? 6 : 0);
		if (value > most) {
			most = value;
			best = i;
		}
	}
	return best != NONE ? best : stand != NONE ? stand : 0;
}

/* [11.12, 11.19] Commanders belong where most of the stack is: one goes with those who advance, the others, and the emperor in any case
 * (14.7), only where more advance than stay. */
static bool follows(const struct gb_eye *v, int piece, int from, int to)
{
	if (!gb_is_commander(v->s, piece) || v->v.units[to] > v->v.units[from])
		return true;
	return piece != v->own->napoleon && !v->v.commanders[to];
}

/* [11.12] Into cities that count, and where there is supply and no greater enemy; never out of a city that has to be held. */
int gb_counsel_advance(const struct gb_eye *v, const struct orders *list)
{
	int to = v->g->fight.to, from = v->g->fight.from, done = orders_like(list, VERB_DONE, NONE, NONE, NONE);
	bool city = v->own->points[to] && !gb_friendly(v->s, v->g, v->side, to);
	bool last = gb_eye_holds(v, from) && v->v.units[from] < 2;
	if (!last && (city || v->v.depot[to] == v->foe || (v->supply.steps[to] != FAR && !gb_eye_holds(v, from) && !gb_risk(v, to, 2, gb_might_on(v, from, v->side)))))
		for (int i = 0; i < list->n; i++)
			if (list->at[i].verb == VERB_ADVANCE && follows(v, list->at[i].piece, from, to))
				return i;
	return done != NONE ? done : 0;
}
