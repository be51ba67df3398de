/* Where groups and commanders go. */
#include "ai/gamble/own.h"

#include <limits.h>

/* --- who goes --- */

static bool fresh(const struct gb_eye *v, int piece)
{
	return !set_has(&v->g->p.used, piece) && gb_march_spares(v->s, v->g, piece) && !(v->g->p.piece[piece].flags & FLAG_TRIED);
}

/* A city that counts, one with a depot in enemy land, or where the next one has to stand, is not left empty. */
static bool needs_guard(const struct gb_eye *v, int place)
{
	if (gb_eye_holds(v, place) || v->gate[place] || place == v->link)
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
	if (gb_march_keeps(v->s, v->g, v->side, place, who))
		return;
	int least = NONE; /* [8.4] one stays where a group went past cavalry */
	for (int i = set_next(who, 0); i >= 0; i = set_next(who, i + 1))
		if (set_has(&v->own->fighters, i) && (least == NONE || gb_worth(v, i) < gb_worth(v, least)))
			least = i;
	if (least != NONE)
		set_drop(who, least);
}

static int fighters_in(const struct gb_eye *v, const struct set *who)
{
	struct set some = *who;
	set_keep(&some, &v->own->fighters);
	return set_count(&some);
}

/* --- how good a hex is for a group --- */

/* STRANDED: tenths of a hex farther, where there is no bread; OVER_NEED: tenths for each point of strength beyond what is needed;
 * WORTH_PART: per cent of what the goal is worth. */
enum { STRANDED = 26, OVER_NEED = 39, WORTH_PART = 41 };
enum { ATTRITION_MANY = 18, ATTRITION_ONE = 8, FORCED = 13 };

/* [8.5, 8.6] What the march costs on average. */
static int attrition(const struct gb_eye *v, const struct set *who, int steps)
{
	bool winter = gb_winter(v->s, v->g, v->side);
	const struct gb_figures *f = gb_figures(v->s);
	int normal = winter ? f->march.winter : f->march.normal, free = winter ? f->march.attrition_winter : f->march.attrition;
	if (steps < free || v->left < 2)
		return 0; /* in the last turn cities count alone */
	int more = (steps > normal ? steps - normal : 0) + winter + (v->side == FRENCH && v->g->p.header.turn >= f->march.french_from);
	return ((fighters_in(v, who) > 1 ? ATTRITION_MANY : ATTRITION_ONE) * (1 + more) / 6 + (steps > normal ? FORCED : 0)) * v->care / 100 * v->t.bread / 100;
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

enum { CROWD = 22 }; /* tenths */

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
			cost += CROWD * v->v.units[to] * v->v.units[to] / 10;
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
		return v->n->arrived / 2 + (might - x->need) * OVER_NEED / 10 - v->n->slope / 10;
	if (!way)
		return v->n->arrived + x->worth * WORTH_PART / 100;
	return -v->n->slope * (10 * way + (gb_fed(v, place) ? 0 : STRANDED)) / 100 +
	       (!x->prey && !enemy && way <= v->own->figures.march.forced && gb_fed(v, place) ? v->n->leap : 0);
}

/* Units of a group that make its coming worth more: a city without bread is held by one as well as by four. */
static int wanted_there(const struct gb_eye *v, int n, int place)
{
	bool barren = v->own->points[place] && !gb_friendly(v->s, v->g, v->side, place) && !gb_fed(v, place);
	return barren ? int_min(n, 1) : n;
}

/* [7.6] What a group that joins those on a hex adds to what they may lose without a train. */
static int foragers(const struct gb_eye *v, const struct set *who, int place)
{
	struct set there, all;
	if (v->side != FRENCH)
		return 0;
	set_clear(&there);
	if (v->v.side[place] == v->side) /* most hexes are empty */
		for (int i = gb_next_fighter(v->s, v->g, place, v->side, 0); i >= 0; i = gb_next_fighter(v->s, v->g, place, v->side, i + 1))
			if (!set_has(who, i))
				set_add(&there, i);
	all = there;
	set_join(&all, who);
	return gb_forage(v, &all, place) - gb_forage(v, &there, place);
}

enum { FRENCH_RAID = 55, RUSSIAN_RAID = 150, FOUND_ALONE = 20 };

/* [7.8, 8.7] A depot that is overrun is a train fewer for the rest of the war: the French live on theirs. Commanders are found alone. */
static int prize(const struct gb_eye *v, int place)
{
	if (v->v.depot[place] == v->foe)
		return v->side == FRENCH ? FRENCH_RAID : RUSSIAN_RAID;
	return v->v.side[place] == v->foe ? FOUND_ALONE : 0;
}

/* Per cent of the might of those who stand there; a point of a city; tenths for each hex that a depot there would be nearer; per cent of the
 * pull for each unit, and for any. */
enum { MIGHT_PART = 34, TAKE = 57, PROGRESS = 23, EACH_UNIT = 20, ANY_UNIT = 54 };

/* What it is worth to a group that comes from somewhere to stand there. */
static int stand(const struct gb_eye *v, const struct set *who, int from, int goal, int place)
{
	int might = gb_might(v, who) + (place != from && v->v.side[place] == v->side ? gb_might_on(v, place, v->side) * MIGHT_PART / 100 : 0);
	int n = fighters_in(v, who), danger = gb_risk(v, place, n, might) * (set_has(who, v->own->napoleon) ? 2 : 1);
	int value = pull(v, goal, place, might) * (ANY_UNIT + EACH_UNIT * wanted_there(v, n, place)) / 100 - danger - gb_hunger(v, who, place) * v->t.bread / 100;
	if (v->own->points[place] && !gb_friendly(v->s, v->g, v->side, place) && v->v.side[place] != v->side)
		value += TAKE * v->own->points[place];
	if (v->own->city[place] && gb_fed(v, place) && v->v.depot[place] != v->side)
		value += PROGRESS * gb_progress(v, place) / 10; /* a depot could stand there next */
	if (set_has(who, v->own->napoleon))
		value -= gb_forsaken(v, place, n);
	return value + prize(v, place) - crowded(v, who, from, place) - foragers(v, who, place) * v->want / 100;
}

/* [8.2, 8.3, 8.4] As if the group were in hand. */
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

/* [14.7] A city of the enemy that counts and that nobody holds for us. */
static bool to_be_taken(const struct gb_eye *v, int place)
{
	return v->own->points[place] && v->v.side[place] != v->side && !gb_friendly(v->s, v->g, v->side, place);
}

/* [6.2] Who leaves an enemy city to nobody shuts the line behind himself: what is fed then. `then`: room for it. */
static const struct gb_eye *when_left(const struct gb_eye *v, int place, const struct set *who, struct gb_eye *then)
{
	if (!v->own->city[place] || gb_friendly(v->s, v->g, v->side, place) || v->v.depot[place] == v->side)
		return v;
	for (int i = gb_next(v->s, v->g, place, v->side, 0); i >= 0; i = gb_next(v->s, v->g, place, v->side, i + 1))
		if (!set_has(who, i))
			return v;
	struct gb_survey without = v->v;
	without.side[place] = NOBODY;
	without.units[place] = without.good[place] = without.commanders[place] = without.horse[place] = 0;
	*then = *v;
	gb_ranges(v->s, v->g, &without, v->side, &then->supply);
	return then;
}

/* Where a group would go to, if that is more than was found so far. */
static void plan_for(const struct gb_eye *v, int place, const struct set *who, bool raid, struct gb_plan *out)
{
	struct gb_reach reach;
	struct gb_eye left;
	int goal = v->aim[place], stay = stand(v, who, place, goal, place);
	const struct gb_eye *then = when_left(v, place, who, &left);
	reach_of(v, who, &reach);
	for (int at = 0; at < v->own->places; at++) {
		if (!reach.steps[at] || reach.steps[at] == FAR || (raid && !to_be_taken(v, at)))
			continue;
		int gain = stand(then, who, place, goal, at) - attrition(v, who, reach.steps[at]) - stay;
		if (gain > out->gain)
			*out = (struct gb_plan){gain, at, *who};
	}
}

enum { LARGE = 3 };

/* A division and the least commander of a stack: for a city that does not feed more. */
static bool detachment(const struct gb_eye *v, int place, const struct set *all, struct set *out)
{
	int least = INT_MAX, unit = NONE, leader = spare_commander(v, place);
	set_clear(out);
	if (fighters_in(v, all) < 2 || leader == NONE || !set_has(all, leader))
		return false;
	for (int i = set_next(all, 0); i >= 0; i = set_next(all, i + 1))
		if (gb_fights(v->s, i) && v->own->kind[i] != KIND_ART && gb_worth(v, i) < least) {
			least = gb_worth(v, i);
			unit = i;
		}
	if (unit == NONE)
		return false;
	set_add(out, unit);
	set_add(out, leader);
	return true;
}

void gb_plan_march(const struct gb_eye *v, int place, struct gb_plan *out)
{
	struct set all, few;
	*out = (struct gb_plan){.to = NONE};
	group_of(v, place, &all);
	for (int i = gb_next_fighter(v->s, v->g, place, v->side, 0); i >= 0; i = gb_next_fighter(v->s, v->g, place, v->side, i + 1))
		if (gb_disrupted(v->g, i) && fresh(v, i))
			return;
	if (!led(v, &all))
		return;
	plan_for(v, place, &all, false, out);
	if (detachment(v, place, &all, &few))
		plan_for(v, place, &few, fighters_in(v, &all) < LARGE || v->v.commanders[place] < 2, out);
}

/* --- the row --- */

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
	int best = NONE, most = v->n->moves_for;
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
	return best != NONE ? best : orders_like(list, VERB_PASS, NONE, NONE, NONE);
}

/* The group is in hand: the rest of it, then the hex. */
static int go(const struct gb_eye *v, const struct orders *list)
{
	int lead = set_next(&v->g->p.hand, 0), from = v->g->p.piece[lead].place, best = NONE, most = INT_MIN;
	struct gb_plan plan;
	gb_plan_march(v, from, &plan);
	if (plan.to == NONE || !set_has(&plan.who, lead))
		group_of(v, from, &plan.who);
	for (int i = 0; i < list->n; i++)
		if (list->at[i].verb == VERB_WITH && set_has(&plan.who, list->at[i].piece))
			return i;
	struct gb_reach reach;
	struct gb_eye left;
	const struct gb_eye *then = when_left(v, from, &v->g->p.hand, &left);
	reach_of(v, &v->g->p.hand, &reach);
	for (int i = 0; i < list->n; i++) {
		if (list->at[i].verb != VERB_MARCH)
			continue;
		int to = list->at[i].place;
		int value = stand(then, &v->g->p.hand, from, v->aim[from], to) - attrition(v, &v->g->p.hand, reach.steps[to]);
		if (value > most) {
			most = value;
			best = i;
		}
	}
	return best != NONE ? best : list->n - 1;
}

/* [8.2] The train to throw away: on the stack that gains least by marching. */
static int thrown(const struct gb_eye *v, const struct orders *list)
{
	int best = NONE, least = INT_MAX;
	for (int i = 0; i < list->n; i++) {
		struct gb_plan plan;
		if (list->at[i].verb != VERB_NAME)
			continue;
		gb_plan_march(v, list->at[i].place, &plan);
		if (plan.gain < least) {
			least = plan.gain;
			best = i;
		}
	}
	return best;
}

int gb_counsel_march(struct gb_eye *v, const struct orders *list)
{
	int train = thrown(v, list);
	if (train != NONE)
		return train;
	int halt = orders_like(list, VERB_HALT, NONE, NONE, NONE);
	if (halt != NONE)
		return halt;
	int chosen = set_empty(&v->g->p.hand) ? begin(v, list) : go(v, list);
	return chosen != NONE ? chosen : 0;
}

/* --- reinforcements [13.3] and winter quarters [16.13] --- */

enum { COMPANY = 15, LEADER = 47 };

/* Where a newcomer is of use: troops with a commander, a commander with troops that have none; near what is to be gone for, and fed. */
static int welcome(const struct gb_eye *v, int who, int place)
{
	int near = FAR, value = 0;
	for (int k = 0; k < v->goals; k++)
		near = int_min(near, v->goal[k].way[place]);
	bool led = v->v.commanders[place] > 0, leads = gb_is_commander(v->s, who);
	if (v->v.side[place] == v->side)
		value += (v->v.units[place] ? COMPANY : 0) + (led != leads ? LEADER : 0);
	return value - 2 * int_min(near, 30) - (gb_fed(v, place) ? 0 : COMPANY) + (v->own->city[place] ? 3 : 0);
}

int gb_counsel_arrive(const struct gb_eye *v, const struct orders *list)
{
	int best = orders_like(list, VERB_TAKE, NONE, NONE, NONE), most = INT_MIN;
	for (int i = 0; i < list->n; i++)
		if (list->at[i].verb == VERB_PUT && welcome(v, list->at[i].piece, list->at[i].place) > most) {
			most = welcome(v, list->at[i].piece, list->at[i].place);
			best = i;
		}
	return best != NONE ? best : list->n - 1;
}

/* [16.13] The city from which the nearest goal is least far: the chain of 1813 begins there. */
int gb_counsel_source(const struct gb_eye *v, const struct orders *list)
{
	int best = orders_like(list, VERB_DONE, NONE, NONE, NONE), least = INT_MAX;
	for (int i = 0; i < list->n; i++)
		for (int k = 0; k < v->goals && list->at[i].verb == VERB_NAME; k++)
			if (!v->goal[k].prey && v->goal[k].worth > v->n->arrived && v->goal[k].way[list->at[i].place] < least) {
				least = v->goal[k].way[list->at[i].place];
				best = i;
			}
	return best != NONE ? best : 0;
}

/* --- commanders alone [12.1] --- */

enum { LEADERLESS = 11 };

/* [14.7] The emperor belongs where most troops are. */
static int emperor(const struct gb_eye *v, int place)
{
	bool troops = v->v.side[place] == v->side && v->v.units[place];
	int worth = troops ? LEADERLESS * v->v.good[place] - gb_risk(v, place, 4, gb_might_on(v, place, v->side)) : 0;
	return worth - gb_forsaken(v, place, troops ? v->v.good[place] : 0);
}

enum { RIDE = 6 };

/* [12.1] What draws a commander who is not needed: troops without one, the more the nearer. */
static int lonely(const struct gb_eye *v, int place)
{
	int most = 0;
	for (int at = 0; at < v->own->places; at++) {
		if (v->v.side[at] != v->side || v->v.units[at] < 2 || v->v.commanders[at])
			continue;
		int draw = LEADERLESS * int_min(v->v.units[at], 3) - RIDE * board_distance(&v->s->board, place, at);
		most = draw > most ? draw : most;
	}
	return most;
}

enum { HELD = 155, HELD_HUNGRY = 42, HELD_FED = 12 };

/* [6.6, 14.7] A commander needs no bread: he holds a city when those with him have starved. */
static int held_by_him(const struct gb_eye *v, int place, int units)
{
	return v->own->points[place] * (!units ? HELD : v->left < 2 ? 0 : !gb_fed(v, place) ? HELD_HUNGRY : HELD_FED);
}

/* How much a commander is missed on a hex where he is or could be. */
static int wanted(const struct gb_eye *v, int who, int place)
{
	bool here = v->g->p.piece[who].place == place;
	if (who == v->own->napoleon)
		return emperor(v, place);
	bool mine = v->v.side[place] == v->side;
	int others = mine ? v->v.commanders[place] - here : 0, units = mine ? v->v.units[place] : 0;
	int holds = !others && v->own->points[place] && !gb_friendly(v->s, v->g, v->side, place) ? held_by_him(v, place, units) : 0;
	if (!others && units)
		return LEADERLESS * (units + 2) - gb_risk(v, place, 1, units + 2) / 2 + holds;
	if (holds)
		return holds;
	return units + lonely(v, place) - gb_risk(v, place, 1, units) / 4;
}

enum { DOOMED = 200 };

int gb_refuge(const struct gb_eye *v, int who, int place)
{
	return wanted(v, who, place) - (gb_doomed(v, place) ? DOOMED : 0);
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
			bool rest = v->v.side[to] == v->side ? v->v.units[to] : v->own->city[to] && gb_friendly(v->s, v->g, v->side, to);
			if (near && rest && wanted(v, who, to) - stay > most) {
				most = wanted(v, who, to) - stay;
				best = i;
			}
		}
	}
	if (best == NONE)
		best = orders_like(list, VERB_DONE, NONE, NONE, NONE);
	return best != NONE ? best : 0;
}
