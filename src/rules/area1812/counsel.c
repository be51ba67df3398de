/* How a side without a person decides: marches by the judgement, chits by the odds, the rest by simple sense. */
#include "rules/area1812/counsel.h"

#include <limits.h>

static int find(const struct orders *list, int verb, int number)
{
	for (int i = 0; i < list->n; i++)
		if (list->at[i].verb == verb && (number == NONE || list->at[i].number == number))
			return i;
	return NONE;
}

/* How a place is liked by a stack that has to go there: points, friends, bread; no enemies about. */
static int refuge(const struct scenario *s, const struct campaign *c, int side, int place)
{
	const struct land *g = land_of(s);
	int r = g->region[place], worth = 20 * ar_corps(c, side, place) - 40 * c->depleted[r];
	worth += 30 * (ar_region(g, c, side, r, ARM_SU) > 0) + 15 * g->vp[place];
	for (int i = 0; i < g->links[place]; i++)
		worth -= 12 * ar_corps(c, 1 - side, g->to[place][i]);
	return worth;
}

/* Best (or worst) of the places in the list for a side. */
static int by_refuge(const struct scenario *s, const struct campaign *c, int side, const struct orders *list, int sign)
{
	int best = INT_MIN, chosen = 0;
	for (int i = 0; i < list->n; i++) {
		int worth = list->at[i].place == NONE ? INT_MIN + 1 : sign * refuge(s, c, side, list->at[i].place);
		if (worth > best) {
			best = worth;
			chosen = i;
		}
	}
	return chosen;
}

/* The place where most of what is wanted is thought to stand. */
static int attrition(const struct campaign *c, int side, const struct orders *list)
{
	int best = -1, chosen = 0;
	for (int i = 0; i < list->n; i++) {
		const uint8_t *n = c->at[1 - side][list->at[i].place];
		int worth = (c->want_ic ? n[ARM_IC] * 4 : 0) + (c->want_cc ? n[ARM_CC] * 4 : 0) +
			    (n[ARM_IC] == c->want_ic && n[ARM_CC] == c->want_cc ? 2 : 0);
		if (worth > best) {
			best = worth;
			chosen = i;
		}
	}
	return chosen;
}

/* A lonely Russian supply unit burns the land before the French; a French one behind the army keeps a depot. */
static int depots(const struct scenario *s, const struct campaign *c, int side, const struct orders *list)
{
	const struct land *g = land_of(s);
	for (int i = 0; i < list->n; i++) {
		const struct order *o = &list->at[i];
		if (o->verb != VERB_STRIP && o->verb != VERB_DEPOT)
			continue;
		int at = c->p.piece[o->piece].place, r = g->region[at], near = 99;
		for (int k = 0; k < g->places; k++)
			if (ar_corps(c, 1 - side, k) && g->distance[at][k] < near)
				near = g->distance[at][k];
		int corps = ar_region_corps(g, c, side, r);
		if (o->verb == VERB_STRIP && !corps && near <= 1)
			return i;
		if (o->verb == VERB_DEPOT && corps && corps <= 3 && c->p.header.turn >= 7 && !ar_region(g, c, side, r, ARM_DP))
			return i;
	}
	return find(list, VERB_DONE, NONE);
}

/* All who may go do, where the stack has to, or fighting it out would be too dear. */
static int retire(const struct campaign *c, int side, const struct orders *list)
{
	int at = c->battle.place, mine = c->at[side][at][ARM_IC], his = c->at[1 - side][at][ARM_IC];
	bool goes = !mine || his >= 3 * mine;
	if (goes && find(list, VERB_RETIRE, NONE) != NONE)
		return find(list, VERB_RETIRE, NONE);
	int end = goes ? VERB_COMMIT : VERB_STAND;
	return find(list, end, NONE) != NONE ? find(list, end, NONE) : find(list, VERB_COMMIT, NONE) != NONE ?
	       find(list, VERB_COMMIT, NONE) : 0;
}

static int pursuit(const struct scenario *s, const struct campaign *c, int side, const struct orders *list)
{
	const struct table *t = &s->table[land_of(s)->table[TABLE_PURSUIT]];
	int drm, column = ar_chase_column(s, c, c->battle.place, side, &drm, NULL), worth = 0;
	for (int die = 1; die <= 6; die++) {
		int result = table_result(t, column, die + drm);
		worth += result == CHASE_BOTH ? -2 : result == CHASE_NONE ? 0 : result;
	}
	return worth > 0 ? find(list, VERB_CHOOSE, CHOICE_CHASE) : find(list, VERB_STAND, NONE);
}

/* As much cavalry as it takes to finish the stack, if half of it is enough; else none. */
static int bid(const struct campaign *c, int side, const struct orders *list)
{
	const struct ar_battle *b = &c->battle;
	int extra = b->chase == CHASE_TWO ? 2 : 1, cc = c->at[side][b->place][ARM_CC];
	int need = ar_corps(c, 1 - side, b->place) - extra;
	int n = need < 0 ? 0 : 2 * need <= cc + 1 ? need : 0;
	return find(list, VERB_SPEND, n);
}

/* Cavalry first, but one corps of infantry is the stack's life. */
static int lose(const struct scenario *s, const struct campaign *c, int side, const struct orders *list)
{
	int ic = c->at[side][c->battle.place][ARM_IC], cc = c->at[side][c->battle.place][ARM_CC];
	int want = cc && (ic < 3 || cc >= 2) ? ARM_CC : ARM_IC;
	for (int i = 0; i < list->n; i++)
		if (land_of(s)->arm[list->at[i].piece] == want)
			return i;
	return 0;
}

/* The corps whose loss hurts least. */
static int politics(const struct scenario *s, const struct campaign *c, const struct orders *list)
{
	int best = INT_MIN, chosen = 0;
	for (int i = 0; i < list->n; i++) {
		struct campaign copy = *c;
		ar_lose(s, &copy, list->at[i].piece, CITE_POLITICS, NULL);
		int value = ar_judge(s, &copy.p, SIDE_0);
		if (value > best) {
			best = value;
			chosen = i;
		}
	}
	return chosen;
}

static int place_units(const struct scenario *s, const struct campaign *c, int side, const struct orders *list)
{
	if (frame_now(&c->p)->row == ROW_SETUP)
		return find(list, VERB_REST, NONE);
	return set_empty(&c->p.hand) ? find(list, VERB_TAKE, NONE) : by_refuge(s, c, side, list, 1);
}

static int in_battle(const struct scenario *s, const struct campaign *c, int side, const struct orders *list,
		     uint64_t *state)
{
	switch (frame_now(&c->p)->row) {
	case ROW_PLAN:
		return ar_counsel_plan(s, c, side, list, state);
	case ROW_RETIRE:
		return retire(c, side, list);
	case ROW_SEND:
		return by_refuge(s, c, 1 - side, list, -1);
	case ROW_CHOICE:
		return find(list, VERB_CHOOSE, ar_counsel_fight(s, c, side) < -80 ? CHOICE_WITHDRAW : CHOICE_FIGHT);
	case ROW_LOSE:
		return lose(s, c, side, list);
	case ROW_CHASE:
		return pursuit(s, c, side, list);
	case ROW_BID:
		return bid(c, side, list);
	case ROW_WAY:
		return by_refuge(s, c, c->battle.flees, list, c->battle.flees == side ? 1 : -1);
	default:
		return NONE;
	}
}

int ar_counsel(const struct scenario *s, const struct position *p, const struct orders *list, uint64_t *state)
{
	const struct campaign *c = campaign_of(p);
	int side = frame_now(p)->side;
	switch (frame_now(p)->row) {
	case ROW_SETUP:
	case ROW_ARRIVE:
		return place_units(s, c, side, list);
	case ROW_ATTRITION:
		return attrition(c, side, list);
	case ROW_MARCH:
		return ar_counsel_march(s, c, side, list);
	case ROW_FORCE:
		return ar_counsel_force(s, c, side, list);
	case ROW_DEPOT:
		return depots(s, c, side, list);
	case ROW_BATTLES:
		return 0;
	case ROW_ORDER:
	case ROW_KEEP:
	case ROW_SOURCE:
	case ROW_SHARE:
	case ROW_TRACK:
		return find(list, VERB_PASS, NONE);
	case ROW_POLITICS:
		return politics(s, c, list);
	default:
		return in_battle(s, c, side, list, state);
	}
}
