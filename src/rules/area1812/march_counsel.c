/* Marches of a side without a person: groups are tried on a copy of the position and judged. */
#include "rules/area1812/counsel.h"

#include <limits.h>
#include <string.h>

/* Ways to make a group of what may still march from a place. */
enum { GROUP_ALL, GROUP_INFANTRY, GROUP_CAVALRY, GROUP_BUT_ONE, GROUP_HALF, GROUP_TRAIN, GROUPS_TRIED };

static bool may_go(const struct campaign *c, int piece, int place)
{
	return c->p.piece[piece].place == place && !set_has(&c->p.used, piece);
}

/* Fills the group; false when there is none of that make. Depots go as far as supply units can carry them. */
static bool group_make(const struct scenario *s, const struct campaign *c, int side, int place, int make, struct set *out)
{
	const struct land *g = land_of(s);
	int n[ARMS] = {0}, take[ARMS] = {0};
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

/* The judgement after the group has gone there; INT_MIN where it may not go. */
static int value_of(const struct scenario *s, const struct campaign *c, int side, const struct set *group, int to)
{
	struct campaign copy;
	if (ar_units(c, 1 - side, to) && !has_corps(land_of(s), group))
		return INT_MIN;
	copy = *c;
	for (int i = set_next(group, 0); i >= 0; i = set_next(group, i + 1))
		ar_move(s, &copy, i, to, NULL);
	return ar_judge(s, &copy.p, (enum side)side);
}

static int best_way(const struct scenario *s, const struct campaign *c, int side, int place, const struct set *group, int *to)
{
	const struct land *g = land_of(s);
	int best = INT_MIN;
	for (int i = 0; i < g->links[place]; i++) {
		int value = value_of(s, c, side, group, g->to[place][i]);
		if (value > best) {
			best = value;
			*to = g->to[place][i];
		}
	}
	return best;
}

static int index_of(const struct orders *list, int verb, int piece, int place)
{
	for (int i = 0; i < list->n; i++)
		if (list->at[i].verb == verb && (piece == NONE || list->at[i].piece == piece) &&
		    (place == NONE || list->at[i].place == place))
			return i;
	return NONE;
}

/* With units in hand: march them, or let those join that are still missing in the best group. */
static int go_on(const struct scenario *s, const struct campaign *c, int side, const struct orders *list)
{
	int place = frame_now(&c->p)->place, best = INT_MIN, goal = NONE, to = NONE;
	struct set group, chosen = c->p.hand;
	for (int make = NONE; make < GROUPS_TRIED; make++) {
		if (make == NONE)
			group = c->p.hand;
		else if (!group_make(s, c, side, place, make, &group))
			continue;
		struct set missing = c->p.hand;
		set_less(&missing, &group);
		if (!set_empty(&missing))
			continue;
		int value = best_way(s, c, side, place, &group, &to);
		if (value > best) {
			best = value;
			goal = to;
			chosen = group;
		}
	}
	set_less(&chosen, &c->p.hand);
	for (int i = set_next(&chosen, 0); i >= 0; i = set_next(&chosen, i + 1)) {
		int order = index_of(list, VERB_WITH, i, NONE);
		if (order != NONE)
			return order;
	}
	int order = index_of(list, VERB_MARCH, NONE, goal);
	return order != NONE ? order : index_of(list, VERB_MARCH, NONE, NONE) != NONE ?
	       index_of(list, VERB_MARCH, NONE, NONE) : index_of(list, VERB_WITH, NONE, NONE);
}

int ar_counsel_march(const struct scenario *s, const struct campaign *c, int side, const struct orders *list)
{
	const struct land *g = land_of(s);
	int now = ar_judge(s, &c->p, (enum side)side), best = now + MARCH_GAIN, lead = NONE, to;
	struct set group;
	if (!set_empty(&c->p.hand))
		return go_on(s, c, side, list);
	for (int at = 0; at < g->places; at++) {
		if (!ar_units(c, side, at))
			continue;
		for (int make = 0; make < GROUPS_TRIED; make++) {
			if (!group_make(s, c, side, at, make, &group))
				continue;
			int value = best_way(s, c, side, at, &group, &to);
			if (value <= best)
				continue;
			best = value;
			lead = set_next(&group, 0);
		}
	}
	int order = lead == NONE ? NONE : index_of(list, VERB_TAKE, lead, NONE);
	return order != NONE ? order : index_of(list, VERB_DONE, NONE, NONE);
}

/* Is a third of an arrival worth a third of a loss? Leaders go where it is better. */
int ar_counsel_force(const struct scenario *s, const struct campaign *c, int side, const struct orders *list)
{
	const struct land *g = land_of(s);
	int now = ar_judge(s, &c->p, (enum side)side), held = set_next(&c->p.hand, 0), best = INT_MIN, chosen = NONE, to;
	struct set tried; /* of like corps in one place one is enough */
	set_clear(&tried);
	for (int i = 0; i < list->n; i++) {
		int piece = list->at[i].piece;
		if (list->at[i].verb != VERB_TAKE && list->at[i].verb != VERB_MARCH)
			continue;
		struct set group = {{0}};
		struct campaign dead;
		int at = c->p.piece[piece].place, value;
		bool corps = g->arm[piece] <= ARM_CC;
		if (held == NONE && corps && g->arm[piece] == ARM_IC && set_has(&tried, at))
			continue;
		if (g->arm[piece] == ARM_IC)
			set_add(&tried, at);
		set_add(&group, piece);
		value = held == NONE ? best_way(s, c, side, at, &group, &to) : value_of(s, c, side, &group, list->at[i].place);
		if (value == INT_MIN)
			continue;
		if (corps) {
			dead = *c;
			ar_lose(s, &dead, piece, CITE_FORCED, NULL);
			value = (value + now + ar_judge(s, &dead.p, (enum side)side)) / 3;
		}
		if (value > best) {
			best = value;
			chosen = i;
		}
	}
	if (held != NONE)
		return chosen == NONE ? index_of(list, VERB_MARCH, NONE, NONE) : chosen;
	int gain = c->p.header.turn == s->last_turn || (chosen != NONE && g->arm[list->at[chosen].piece] == ARM_LEADER) ?
		   MARCH_GAIN : FORCE_GAIN;
	return chosen != NONE && best > now + gain ? chosen : index_of(list, VERB_DONE, NONE, NONE);
}
