/* Where groups and commanders go. */
#include "ai/gamble/own.h"

#include <limits.h>

int gb_order_find(const struct orders *list, int verb, int piece, int place)
{
	for (int i = 0; i < list->n; i++)
		if (list->at[i].verb == verb && (piece == NONE || list->at[i].piece == piece) && (place == NONE || list->at[i].place == place))
			return i;
	return NONE;
}

/* --- who goes --- */

static bool fresh(const struct gb_eye *v, int piece)
{
	return !set_has(&v->g->p.used, piece) && !(v->g->p.piece[piece].flags & FLAG_TRIED);
}

/* A city that counts, or one with a depot in enemy land, is not left empty. */
static bool needs_guard(const struct gb_eye *v, int place)
{
	if (gb_eye_holds(v, place) || v->gate[place])
		return true;
	if (gb_friendly(v->s, v->g, v->side, place))
		return v->own->points[place] && v->v.units[place] > 1 && v->dangers;
	return v->v.depot[place] == v->side;
}

/* The least of several, who holds the place as well as a unit does, and eats nothing. */
static int spare_commander(const struct gb_eye *v, int place)
{
	int best = NONE;
	for (int i = gb_next_commander(v->s, v->g, place, v->side, 0); i >= 0; i = gb_next_commander(v->s, v->g, place, v->side, i + 1))
		if (i != v->own->napoleon && (best == NONE || v->own->cr[i] < v->own->cr[best]))
			best = i;
	return best;
}

/* Who stays: the unit that is worth least, cavalry and guns last. NONE: nobody has to. */
static int guard_of(const struct gb_eye *v, int place)
{
	int best = NONE, least = INT_MAX;
	if (!needs_guard(v, place))
		return NONE;
	if (v->v.commanders[place] > 1 && v->v.depot[place] != v->side && !gb_risk(v, place, 1, 1))
		return spare_commander(v, place);
	for (int i = gb_next_fighter(v->s, v->g, place, v->side, 0); i >= 0; i = gb_next_fighter(v->s, v->g, place, v->side, i + 1)) {
		int worth = gb_worth(v, i) + (v->own->kind[i] == KIND_INF ? 0 : 30);
		if (!fresh(v, i))
			return NONE; /* somebody stays in any case */
		if (worth < least) {
			least = worth;
			best = i;
		}
	}
	return best;
}

/* All who can still march, a guard left behind; a commander stays when he is the guard's only company and not needed. */
static void group_of(const struct gb_eye *v, int place, struct set *who)
{
	int guard = guard_of(v, place);
	set_clear(who);
	for (int i = gb_next(v->s, v->g, place, v->side, 0); i >= 0; i = gb_next(v->s, v->g, place, v->side, i + 1))
		if (i != guard && fresh(v, i))
			set_add(who, i);
}

static int fighters_in(const struct gb_eye *v, const struct set *who)
{
	struct set some = *who;
	set_keep(&some, &v->own->fighters);
	return set_count(&some);
}

/* --- how good a hex is for a group --- */

enum { SLOPE = 7, ARRIVED = 40 };

/* [8.5, 8.6] What the march costs on average. */
static int attrition(const struct gb_eye *v, const struct set *who, int steps)
{
	bool winter = gb_winter(v->s, v->g, v->side);
	const struct gb_figures *f = gb_figures(v->s);
	int normal = winter ? f->march.winter : f->march.normal, free = winter ? f->march.attrition_winter : f->march.attrition;
	if (steps < free || v->left < 2)
		return 0; /* in the last turn cities count alone */
	int more = (steps > normal ? steps - normal : 0) + winter + (v->side == FRENCH && v->g->p.header.turn >= f->march.french_from);
	return (fighters_in(v, who) > 1 ? 24 : 9) * (1 + more) / 6 + (steps > normal ? 10 : 0);
}

static int neighbours(const struct gb_eye *v, int from, int place)
{
	int n = 0;
	for (int d = 0; d < DIRECTIONS; d++) {
		int to = v->own->to[place][d];
		n += to != NONE && to != from && v->v.side[to] == v->side && v->v.units[to];
	}
	return n;
}

enum { CROWD = 2 };

/* [7.6] Beside two other stacks in enemy land the French forage, train or not; so do those whom it makes the second neighbour of. */
static int crowded(const struct gb_eye *v, const struct set *who, int from, int place)
{
	int cost = neighbours(v, from, place) > 1 ? gb_forage(v, who, place) : 0;
	if (v->side != FRENCH || v->g->p.header.turn + 1 < gb_figures(v->s)->forage.from)
		return 0;
	for (int d = 0; d < DIRECTIONS; d++) {
		int to = v->own->to[place][d];
		bool open = to != NONE && to != from && v->v.side[to] == FRENCH && v->v.depot[to] != FRENCH && !gb_friendly(v->s, v->g, FRENCH, to);
		if (open && neighbours(v, from, to) == 1 && v->v.side[place] != FRENCH)
			cost += CROWD * v->v.units[to] * v->v.units[to];
	}
	return cost;
}

/* The nearer to its goal the better; beside an enemy who is the goal only when strong enough. */
static int pull(const struct gb_eye *v, int goal, int place, int might)
{
	if (goal == NONE)
		return 0;
	const struct gb_goal *x = &v->goal[goal];
	int way = x->way[place] == FAR ? 60 : x->way[place];
	bool enemy = v->v.side[x->at] == v->foe && v->v.units[x->at];
	if (enemy && way <= 1)
		return ARRIVED / 2 + (might - x->need) * 4 - SLOPE;
	return way ? -SLOPE * way : ARRIVED + x->worth / 3;
}

static int stand(const struct gb_eye *v, const struct set *who, int from, int goal, int place)
{
	int might = gb_might(v, who) + (place != from && v->v.side[place] == v->side ? gb_might_on(v, place, v->side) / 2 : 0);
	int n = fighters_in(v, who), danger = gb_risk(v, place, n, might) * (set_has(who, v->own->napoleon) ? 2 : 1);
	int value = pull(v, goal, place, might) * (2 + n) / 4 - danger - gb_hunger(v, who, place);
	if (v->own->points[place] && !gb_friendly(v->s, v->g, v->side, place) && v->v.side[place] != v->side)
		value += 60 * v->own->points[place];
	if (v->v.side[place] == v->foe || v->v.depot[place] == v->foe)
		value += 18; /* commanders and depots that are found alone */
	if (v->own->city[place] && gb_fed(v, place) && v->v.depot[place] != v->side)
		value += (v->own->points[place] ? 2 : 1) * gb_progress(v, place); /* a depot could stand there next */
	return value - crowded(v, who, from, place);
}

/* [8.2 to 8.4] As if the group were in hand. */
static void reach_of(const struct gb_eye *v, const struct set *who, struct gb_reach *reach)
{
	struct gamble trial = *v->g;
	trial.p.hand = *who;
	trial.march = trial.forced = trial.carried = 0;
	gb_march_reach(v->s, &trial, &v->v, reach);
}

static bool led(const struct gb_eye *v, const struct set *who)
{
	return set_meets(who, &v->own->commanders) && set_meets(who, &v->own->fighters);
}

void gb_plan_march(const struct gb_eye *v, int place, struct gb_plan *out)
{
	struct gb_reach reach;
	*out = (struct gb_plan){.to = NONE};
	group_of(v, place, &out->who);
	for (int i = gb_next_fighter(v->s, v->g, place, v->side, 0); i >= 0; i = gb_next_fighter(v->s, v->g, place, v->side, i + 1))
		if (gb_disrupted(v->g, i) && fresh(v, i))
			return;
	if (!led(v, &out->who))
		return;
	int goal = v->aim[place], stay = stand(v, &out->who, place, goal, place);
	reach_of(v, &out->who, &reach);
	for (int at = 0; at < v->own->places; at++) {
		if (!reach.steps[at] || reach.steps[at] == FAR)
			continue;
		int gain = stand(v, &out->who, place, goal, at) - attrition(v, &out->who, reach.steps[at]) - stay;
		if (gain > out->gain) {
			out->gain = gain;
			out->to = at;
		}
	}
}

/* --- the row --- */

enum { MOVES_FOR = 4 };

/* One of the group that may be taken up first. */
static int take_of(const struct orders *list, const struct set *who)
{
	for (int i = 0; i < list->n; i++)
		if (list->at[i].verb == VERB_TAKE && set_has(who, list->at[i].piece))
			return i;
	return NONE;
}

static int begin(const struct gb_eye *v, const struct orders *list)
{
	bool seen[PLACES] = {false};
	int best = NONE, most = MOVES_FOR;
	for (int i = 0; i < list->n; i++) {
		struct gb_plan plan;
		int at = list->at[i].verb == VERB_TAKE ? v->g->p.piece[list->at[i].piece].place : NONE;
		if (at < 0 || seen[at])
			continue;
		seen[at] = true;
		gb_plan_march(v, at, &plan);
		int take = plan.gain > most ? take_of(list, &plan.who) : NONE;
		if (take != NONE) {
			most = plan.gain;
			best = take;
		}
	}
	return best != NONE ? best : gb_order_find(list, VERB_PASS, NONE, NONE);
}

/* The group is in hand: the rest of it, then the hex. */
static int go(const struct gb_eye *v, const struct orders *list)
{
	int lead = set_next(&v->g->p.hand, 0), from = v->g->p.piece[lead].place, best = NONE, most = INT_MIN;
	struct set who;
	group_of(v, from, &who);
	set_join(&who, &v->g->p.hand);
	for (int i = 0; i < list->n; i++)
		if (list->at[i].verb == VERB_WITH && set_has(&who, list->at[i].piece))
			return i;
	for (int i = 0; i < list->n; i++) {
		if (list->at[i].verb != VERB_MARCH)
			continue;
		struct gb_reach reach;
		reach_of(v, &v->g->p.hand, &reach);
		int to = list->at[i].place;
		int value = stand(v, &v->g->p.hand, from, v->aim[from], to) - attrition(v, &v->g->p.hand, reach.steps[to]);
		if (value > most) {
			most = value;
			best = i;
		}
	}
	return best != NONE ? best : list->n - 1;
}

int gb_counsel_march(struct gb_eye *v, const struct orders *list)
{
	int halt = gb_order_find(list, VERB_HALT, NONE, NONE);
	if (halt != NONE)
		return halt;
	int chosen = set_empty(&v->g->p.hand) ? begin(v, list) : go(v, list);
	return chosen != NONE ? chosen : 0;
}

/* --- commanders alone [12] --- */

enum { LEADERLESS = 12 };

/* [14.7] The emperor belongs where most troops are. */
static int emperor(const struct gb_eye *v, int place)
{
	return v->v.side[place] == v->side ? LEADERLESS * v->v.good[place] - gb_risk(v, place, 4, gb_might_on(v, place, v->side)) : 0;
}

/* How much a commander is missed on a hex where he is or could be. */
static int wanted(const struct gb_eye *v, int who, int place)
{
	bool here = v->g->p.piece[who].place == place;
	if (who == v->own->napoleon)
		return emperor(v, place);
	bool mine = v->v.side[place] == v->side;
	int others = mine ? v->v.commanders[place] - here : 0, units = mine ? v->v.units[place] : 0;
	if (!others && units)
		return LEADERLESS * units - gb_risk(v, place, 1, units + 2) / 2;
	if (!units && !others && v->own->points[place] && !gb_friendly(v->s, v->g, v->side, place))
		return 60 * v->own->points[place];
	return units - gb_risk(v, place, 1, units) / 4;
}

int gb_counsel_commander(struct gb_eye *v, const struct orders *list)
{
	const struct set *hand = &v->g->p.hand;
	int best = NONE, most = LEADERLESS;
	if (!set_empty(hand)) {
		most = INT_MIN;
		for (int i = 0; i < list->n; i++)
			if (list->at[i].verb == VERB_MARCH && wanted(v, list->at[i].piece, list->at[i].place) > most) {
				most = wanted(v, list->at[i].piece, list->at[i].place);
				best = i;
			}
		return best != NONE ? best : 0;
	}
	for (int i = 0; i < list->n; i++) {
		if (list->at[i].verb != VERB_TAKE)
			continue;
		int who = list->at[i].piece, at = v->g->p.piece[who].place, stay = wanted(v, who, at);
		if (who == v->own->napoleon && v->v.good[at] > 2)
			continue;
		for (int to = 0; to < v->own->places; to++) {
			bool near = to != at && board_distance(&v->s->board, at, to) <= gb_figures(v->s)->commander.march;
			if (near && v->v.side[to] == v->side && v->v.units[to] && wanted(v, who, to) - stay > most) {
				most = wanted(v, who, to) - stay;
				best = i;
			}
		}
	}
	if (best == NONE)
		best = gb_order_find(list, VERB_DONE, NONE, NONE);
	return best != NONE ? best : 0;
}
