/* Forced marches: by dice to a hold that nobody guards, where it counts at once. In the last turn what is held then is all that
 * counts; before it the French lose a corps in each turn that ends below its index, and a hold that lifts them to it saves it. */
#include "ai/hex1812/own.h"

static bool last_turn(const struct eye *v)
{
	return v->left <= 1;
}

/* Points that the French lack this turn. */
static int missing(const struct eye *v)
{
	return v->g->index[v->c->p.header.turn] - v->c->p.header.track[TRACK_POINTS];
}

bool hx_dashes(const struct eye *v)
{
	return last_turn(v) || (v->side == FRENCH && missing(v) > 0);
}

bool hx_dash_wants(const struct eye *v, int at)
{
	int fort = v->g->fort[at];
	return hx_dashes(v) && fort != NONE && !hx_controls(v->s, v->c, v->side, at) && hx_owner(v->s, v->c, at) != v->foe &&
	       (last_turn(v) || v->g->worth[fort] >= missing(v));
}

static bool takes(const struct eye *v, int piece, int at)
{
	return hx_dash_wants(v, at) && hx_may_end(v->s, v->c, piece, at);
}

/* The dearest hold of those reached; NONE. */
static int dearest(const struct eye *v, int piece, const struct hx_reach *r)
{
	int best = NONE, most = 0;
	for (int i = 0; i < r->n; i++) {
		int at = r->at[i];
		if (r->cost[at] && takes(v, piece, at) && v->g->worth[v->g->fort[at]] > most) {
			most = v->g->worth[v->g->fort[at]];
			best = at;
		}
	}
	return best;
}

/* Where the first of two allowances ends on the way to a hold; NONE, also where one allowance will do. */
static int stop_for(const struct eye *v, int piece)
{
	struct hx_reach one, two;
	int at = v->c->p.piece[piece].place, whole = hx_allowance(v->s, v->c, piece);
	hx_reach(v->s, v->c, piece, at, whole - v->c->p.piece[piece].used, &one);
	two.n = 0;
	if (dearest(v, piece, &one) != NONE)
		return NONE;
	for (int i = 1; i < one.n; i++)
		if (!hx_stops(v->s, v->c, piece, one.at[i]) && hx_may_end(v->s, v->c, piece, one.at[i]))
			two.at[two.n++] = one.at[i];
	if (!two.n)
		return NONE;
	hx_reach_on(v->s, v->c, piece, whole, &two);
	int goal = dearest(v, piece, &two);
	while (goal != NONE && two.cost[goal])
		goal = v->g->to[goal][(two.way[goal] + 3) % DIRECTIONS];
	return goal;
}

/* Leaders first, they are missed least; trains in the last turn only. [Victory Points Table] Never Napoleon: his loss costs more
 * than most holds bring. */
int hx_dash_take(const struct eye *v, const struct orders *list)
{
	static const uint8_t arms[] = {ARM_LEADER, ARM_CAV, ARM_INF, ARM_SUPPLY};
	if (!hx_dashes(v))
		return NONE;
	for (int k = 0; k < (last_turn(v) ? 4 : 3); k++)
		for (int m = 0; m < v->men; m++) {
			int piece = v->man[m];
			if (!(v->free >> m & 1) || hx_arm(v->s, piece) != arms[k] || piece == v->g->napoleon)
				continue;
			int take = orders_like(list, VERB_TAKE, piece, NONE, NONE);
			if (take != NONE && stop_for(v, piece) != NONE)
				return take;
		}
	return NONE;
}

/* The die, where another allowance brings it to a hold. */
static int force(const struct eye *v, int piece, const struct orders *list)
{
	struct hx_reach r;
	int at = v->c->p.piece[piece].place;
	hx_reach(v->s, v->c, piece, at, hx_allowance(v->s, v->c, piece), &r);
	if (dearest(v, piece, &r) == NONE)
		return NONE;
	for (int i = 0; i < list->n; i++)
		if (list->at[i].verb == VERB_CHOOSE && list->at[i].number == CHOICE_FORCE)
			return i;
	return NONE;
}

int hx_dash_go(const struct eye *v, const struct orders *list)
{
	int piece = v->c->march.lead, best = NONE, most = 0;
	if (!hx_dashes(v) || piece == v->g->napoleon)
		return NONE;
	if (v->c->march.leg == 1 && v->c->march.moved)
		return force(v, piece, list);
	if (v->c->march.leg == 1) {
		int stop = stop_for(v, piece);
		return stop == NONE ? NONE : orders_like(list, VERB_MARCH, piece, stop, NONE);
	}
	for (int i = 0; i < list->n && !v->c->march.moved; i++) {
		const struct order *o = &list->at[i];
		if (o->verb == VERB_MARCH && hx_dash_wants(v, o->place) && v->g->worth[v->g->fort[o->place]] > most) {
			most = v->g->worth[v->g->fort[o->place]];
			best = i;
		}
	}
	return best;
}
