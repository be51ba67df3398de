/* Marches of a side without a person: groups are tried on copies of the position and judged. */
#include "ai/area1812/own.h"

#include <limits.h>
#include <string.h>

/* Ways to make a group of what may still march from a place; of two that are worth the same the smaller comes first. */
enum { SOURCES = 3 }; /* what a march, a forced march must better at least */
enum { GROUP_INFANTRY, GROUP_CAVALRY, GROUP_TRAIN, GROUP_HALF, GROUP_BUT_ONE, GROUP_ALL, GROUPS_TRIED };

static bool may_go(const struct campaign *c, int piece, int place)
{
	return c->p.piece[piece].place == place && !set_has(&c->p.used, piece);
}

/* Fills the group; false when there is none of that make. Depots go as far as supply units can carry them. */
static bool group_make(const struct belief *b, int place, int make, struct set *out)
{
	const struct land *g = land_of(b->s);
	const struct campaign *c = &b->guess[0];
	int n[ARMS] = {0}, take[ARMS] = {0}, side = b->side;
	set_clear(out);
	for (int i = g->first[side]; i < g->last[side]; i++)
		n[g->arm[i]] += may_go(c, i, place);
	bool all = make == GROUP_ALL || make == GROUP_BUT_ONE;
	take[ARM_IC] = all ? n[ARM_IC] : make == GROUP_INFANTRY ? 1 : make == GROUP_HALF ? n[ARM_IC] / 2 : 0;
	take[ARM_CC] = all ? n[ARM_CC] : make == GROUP_CAVALRY ? 1 : make == GROUP_HALF ? n[ARM_CC] / 2 : 0;
	take[ARM_SU] = make == GROUP_ALL ? n[ARM_SU] : make == GROUP_TRAIN ? n[ARM_SU] > 0 : all ? n[ARM_SU] : 0;
	take[ARM_DP] = n[ARM_DP] < take[ARM_SU] ? n[ARM_DP] : take[ARM_SU];
	take[ARM_LEADER] = all ? n[ARM_LEADER] : make == GROUP_HALF ? n[ARM_LEADER] / 2 : 0;
	if (make == GROUP_BUT_ONE && n[ARM_IC] + n[ARM_CC] < 3)
		return false;
	if (make == GROUP_BUT_ONE)
		take[n[ARM_IC] > 1 ? ARM_IC : ARM_CC]--;
	if (make == GROUP_HALF && n[ARM_IC] < 4)
		return false;
	if ((make == GROUP_INFANTRY && n[ARM_IC] < 2) || (make == GROUP_CAVALRY && n[ARM_IC] + n[ARM_CC] < 2))
		return false;
	for (int i = g->first[side]; i < g->last[side]; i++)
		if (may_go(c, i, place) && take[g->arm[i]] > 0) {
			take[g->arm[i]]--;
			set_add(out, i);
		}
	return !set_empty(out);
}

static bool has_corps(const struct land *g, const struct set *group)
{
	for (int i = set_next(group, 0); i >= 0; i = set_next(group, i + 1))
		if (g->arm[i] <= ARM_CC)
			return true;
	return false;
}

static void go(const struct belief *b, struct campaign *c, const struct set *group, int to)
{
	for (int i = set_next(group, 0); i >= 0; i = set_next(group, i + 1))
		ar_move(b->s, c, i, to, NULL);
}

/* All that could still march there from other places, the strongest stacks first. */
static void join(const struct belief *b, struct campaign *c, int from, int to)
{
	const struct land *g = land_of(b->s);
	for (int n = 0; n < SOURCES; n++) {
		struct set group;
		int best = 0, at = NONE;
		for (int i = 0; i < g->links[to]; i++) {
			int place = g->to[to][i];
			if (place != from && c->at[b->side][place][ARM_IC] > best &&
			    group_make(b, place, GROUP_ALL, &group)) {
				best = c->at[b->side][place][ARM_IC];
				at = place;
			}
		}
		if (at == NONE)
			return;
		group_make(b, at, GROUP_ALL, &group);
		go(b, c, &group, to);
	}
}

static int mean_after(const struct belief *b, const struct set *group, int from, int to, bool together)
{
	int sum = 0;
	for (int k = 0; k < b->n; k++) {
		struct campaign at = b->guess[k];
		go(b, &at, group, to);
		if (together)
			join(b, &at, from, to);
		sum += ar_judge_in(&b->t, b->s, &at.p, (enum side)b->side);
	}
	return sum / b->n;
}

/* The judgement after the group has gone there, alone or (among enemies) with all who could join it; INT_MIN where it
 * may not go. */
static int value_of(const struct belief *b, const struct set *group, int from, int to, bool basic)
{
	bool enemy = ar_units(&b->guess[0], 1 - b->side, to);
	if (enemy && !has_corps(land_of(b->s), group) && (basic || !ar_corps(&b->guess[0], b->side, to)))
		return INT_MIN;
	int alone = mean_after(b, group, from, to, false);
	int both = basic && enemy ? mean_after(b, group, from, to, true) : alone;
	return both > alone ? both : alone;
}

static int best_way(const struct belief *b, int place, const struct set *group, bool basic, int *to)
{
	const struct land *g = land_of(b->s);
	int best = INT_MIN;
	for (int i = 0; i < g->links[place]; i++) {
		int value = value_of(b, group, place, g->to[place][i], basic);
		if (value > best) {
			best = value;
			*to = g->to[place][i];
		}
	}
	return best;
}

/* With units in hand: march them, or let those join that are still missing in the best group. */
static int go_on(const struct belief *b, const struct orders *list)
{
	const struct position *p = &b->guess[0].p;
	int place = frame_now(p)->place, best = INT_MIN, goal = NONE, to = NONE;
	struct set group, chosen = p->hand;
	for (int make = NONE; make < GROUPS_TRIED; make++) {
		if (make == NONE)
			group = p->hand;
		else if (!group_make(b, place, make, &group))
			continue;
		struct set missing = p->hand;
		set_less(&missing, &group);
		if (!set_empty(&missing))
			continue;
		int value = best_way(b, place, &group, true, &to);
		if (value > best) {
			best = value;
			goal = to;
			chosen = group;
		}
	}
	set_less(&chosen, &p->hand);
	for (int i = set_next(&chosen, 0); i >= 0; i = set_next(&chosen, i + 1)) {
		int order = orders_like(list, VERB_WITH, i, NONE, NONE);
		if (order != NONE)
			return order;
	}
	int order = orders_like(list, VERB_MARCH, NONE, goal, NONE), any = orders_like(list, VERB_MARCH, NONE, NONE, NONE);
	return order != NONE ? order : any != NONE ? any : orders_like(list, VERB_WITH, NONE, NONE, NONE);
}

int ar_counsel_march(const struct belief *b, const struct orders *list)
{
	const struct land *g = land_of(b->s);
	int best = ar_belief_judge(b) + ar_nature_of(b->side)->march_gain, lead = NONE, to;
	struct set group;
	if (!set_empty(&b->guess[0].p.hand))
		return go_on(b, list);
	for (int at = 0; at < g->places; at++) {
		if (!ar_units(&b->guess[0], b->side, at))
			continue;
		for (int make = 0; make < GROUPS_TRIED; make++) {
			if (!group_make(b, at, make, &group))
				continue;
			int value = best_way(b, at, &group, true, &to);
			if (value <= best)
				continue;
			best = value;
			lead = set_next(&group, 0);
		}
	}
	int order = lead == NONE ? NONE : orders_like(list, VERB_TAKE, lead, NONE, NONE);
	return order != NONE ? order : orders_like(list, VERB_DONE, NONE, NONE, NONE);
}

/* What a corps' attempt is worth: a third each that it arrives, stays, is lost. */
static int gamble(const struct belief *b, int piece, int arrives, int stays)
{
	int lost = 0;
	for (int k = 0; k < b->n; k++) {
		struct campaign at = b->guess[k];
		ar_lose(b->s, &at, piece, CITE_FORCED, NULL);
		lost += ar_judge_in(&b->t, b->s, &at.p, (enum side)b->side) / b->n;
	}
	return (arrives + stays + lost) / 3;
}

/* Of like corps in one place one is enough. */
static bool tried_before(const struct land *g, const struct campaign *c, const struct orders *list, int i)
{
	int piece = list->at[i].piece;
	for (int k = 0; k < i; k++) {
		int other = list->at[k].piece;
		if (list->at[k].verb == VERB_TAKE && g->arm[other] == g->arm[piece] && g->arm[piece] <= ARM_CC &&
		    c->p.piece[other].place == c->p.piece[piece].place)
			return true;
	}
	return false;
}

/* Is a third of an arrival worth a third of a loss? Leaders go where it is better. */
int ar_counsel_force(const struct belief *b, const struct orders *list)
{
	const struct land *g = land_of(b->s);
	const struct campaign *c = &b->guess[0];
	const struct ar_nature *n = ar_nature_of(b->side);
	int now = ar_belief_judge(b), held = set_next(&c->p.hand, 0), best = INT_MIN, chosen = NONE, to;
	for (int i = 0; i < list->n; i++) {
		int piece = list->at[i].piece, at;
		bool take = list->at[i].verb == VERB_TAKE;
		if (!take && list->at[i].verb != VERB_MARCH)
			continue;
		if (take && tried_before(g, c, list, i))
			continue;
		struct set group = {{0}};
		set_add(&group, piece);
		at = c->p.piece[piece].place;
		int value = take ? best_way(b, at, &group, false, &to) : value_of(b, &group, at, list->at[i].place, false);
		if (value == INT_MIN)
			continue;
		if (take && g->arm[piece] <= ARM_CC)
			value = gamble(b, piece, value, now) - n->force_gain + n->march_gain;
		if (value > best) {
			best = value;
			chosen = i;
		}
	}
	if (held != NONE)
		return chosen == NONE ? orders_like(list, VERB_MARCH, NONE, NONE, NONE) : chosen;
	return chosen != NONE && best > now + n->march_gain ? chosen : orders_like(list, VERB_DONE, NONE, NONE, NONE);
}
