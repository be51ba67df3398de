/* The budget of a turn: depots, trains, who rallies. */
#include "ai/gamble/own.h"

/* --- depots --- */

enum { FED = 7, OPENED = 14, NEARER = 4, GARRISON = 12, FEW_DEPOTS = 3, DEPOT = 22, DEPOT_MORE = 7, ENOUGH_APART = 3, BESIDE = 45 };

/* What opens up with a depot there: own units that are fed then, and cities to be taken that come into its range. */
static int opened_by(const struct gb_eye *v, int place)
{
	struct gb_survey with = v->v;
	struct gb_supply then;
	int sum = 0;
	with.depot[place] = (int8_t)v->side;
	gb_ranges(v->s, v->g, &with, v->side, &then);
	for (int at = 0; at < v->own->places; at++) {
		if (v->v.side[at] != v->side || !v->v.units[at] || then.steps[at] > v->range)
			continue;
		sum += FED * (!gb_fed(v, at) ? 2 * v->v.units[at] : v->supply.steps[at] == v->range && then.steps[at] < v->range ? v->v.units[at] : 0) / 2;
	}
	for (int k = 0; k < v->goals; k++) {
		int at = v->goal[k].at;
		if (!v->goal[k].prey && v->supply.steps[at] > v->range && then.steps[at] <= v->range)
			sum += OPENED;
	}
	return sum;
}

static int depots_of(const struct gb_eye *v)
{
	int n = 0;
	for (int at = 0; at < v->own->places; at++)
		n += v->v.depot[at] == v->side;
	return n;
}

/* Does a genuine train of ours lie there already? */
static bool has_train(const struct gb_eye *v, int place)
{
	return gb_train(v->s, v->g, place, v->side) != NONE;
}

/* A city that counts lies near: that one had better have it. */
static bool beside_better(const struct gb_eye *v, int place)
{
	if (v->own->points[place])
		return false;
	for (int at = 0; at < v->own->places; at++)
		if (v->own->points[at] && v->v.depot[at] != v->side && !gb_friendly(v->s, v->g, v->side, at) &&
		    board_distance(&v->s->board, at, place) <= ENOUGH_APART)
			return true;
	return false;
}

static bool somebody_near(const struct gb_eye *v, int place)
{
	for (int at = 0; at < v->own->places; at++)
		if (v->v.side[at] == v->side && v->v.units[at] > 1 && board_distance(&v->s->board, at, place) <= v->range)
			return true;
	return false;
}

/* A depot is a train fewer in every turn to come. */
static int depot_gain(const struct gb_eye *v, int place)
{
	int gain = opened_by(v, place), near = gb_nearest_depot(v, place), more = depots_of(v) - FEW_DEPOTS;
	int risk = v->v.units[place] ? 0 : gb_risk(v, place, 2, 0);
	if ((near >= ENOUGH_APART || v->own->points[place]) && somebody_near(v, place))
		gain += (v->own->points[place] ? 2 : 1) * NEARER * gb_progress(v, place);
	if (gb_eye_holds(v, place) && v->v.units[place])
		gain += GARRISON;
	if (gb_friendly(v->s, v->g, v->side, place) && v->side == FRENCH)
		risk += BESIDE; /* the war is elsewhere */
	return gain - risk - DEPOT - (beside_better(v, place) ? BESIDE : 0) - (more > 0 ? DEPOT_MORE * more : 0);
}

/* Units that live on this depot alone. */
static int hang_on(const struct gb_eye *v, int place)
{
	int n = 0;
	for (int at = 0; at < v->own->places; at++) {
		if (v->v.side[at] != v->side || !v->v.units[at] || board_distance(&v->s->board, at, place) > v->range)
			continue;
		bool other = false;
		for (int k = 0; k < v->own->places; k++)
			other |= k != place && v->v.depot[k] == v->side && board_distance(&v->s->board, at, k) <= v->range - 1;
		n += other ? 0 : v->v.units[at];
	}
	return n;
}

/* [7.1] A depot that is about to be lost, or on which nobody hangs, where another feeds its stack. */
int gb_counsel_convert(const struct gb_eye *v, const struct orders *list)
{
	for (int i = 0; i < list->n; i++) {
		int at = list->at[i].place, near = FAR;
		if (list->at[i].verb != VERB_NAME)
			continue;
		for (int k = 0; k < v->own->places; k++)
			if (k != at && v->v.depot[k] == v->side && board_distance(&v->s->board, k, at) < near)
				near = board_distance(&v->s->board, k, at);
		if (near > v->range - 1 || hang_on(v, at) || v->own->points[at])
			continue;
		if (near <= ENOUGH_APART || gb_risk(v, at, v->v.units[at], gb_might_on(v, at, v->side)) > 25)
			return i;
	}
	return gb_order_find(list, VERB_PASS, NONE, NONE);
}

/* [7.2] The depot of his on which most units hang. */
int gb_counsel_shortage(const struct gb_eye *v, const struct orders *list)
{
	int best = 0, most = -1;
	for (int i = 0; i < list->n; i++) {
		int n = 0, at = list->at[i].verb == VERB_LOSE ? v->g->p.piece[list->at[i].piece].place : NONE;
		for (int k = 0; at >= 0 && k < v->own->places; k++)
			if (v->v.side[k] == v->foe && board_distance(&v->s->board, at, k) <= gb_figures(v->s)->supply.range)
				n += v->v.units[k];
		if (at >= 0 && n > most) {
			most = n;
			best = i;
		}
	}
	return best;
}

int gb_counsel_depots(const struct gb_eye *v, const struct orders *list)
{
	int best = gb_order_find(list, VERB_DONE, NONE, NONE), most = 0;
	for (int i = 0; i < list->n; i++) {
		int gain = list->at[i].verb == VERB_NAME ? depot_gain(v, list->at[i].place) : 0;
		if (gain > most) {
			most = gain;
			best = i;
		}
	}
	return best != NONE ? best : 0;
}

/* --- trains --- */

enum { RALLIED = 14 };

static int disrupted_on(const struct gb_eye *v, int place)
{
	return v->v.units[place] - v->v.good[place];
}

static int ratings_on(const struct gb_eye *v, int place)
{
	int n = 0;
	for (int i = gb_next_commander(v->s, v->g, place, v->side, 0); i >= 0; i = gb_next_commander(v->s, v->g, place, v->side, i + 1))
		n += gb_rating(v->s, v->g, i);
	return n;
}

/* [7.6] What a stack in enemy land may lose that is given no train. */
static int forage_risk(const struct gb_eye *v, int place)
{
	struct set who;
	set_clear(&who);
	for (int i = gb_next_fighter(v->s, v->g, place, v->side, 0); i >= 0; i = gb_next_fighter(v->s, v->g, place, v->side, i + 1))
		set_add(&who, i);
	return v->g->p.header.turn < gb_figures(v->s)->forage.from ? 0 : gb_forage(v, &who, place);
}

/* What a train laid there is good for. The first rallies who is disrupted, the next moves the stack. */
static int stack_gain(const struct gb_eye *v, int place)
{
	int sick = disrupted_on(v, place), trains = 0;
	struct gb_plan plan;
	for (int i = gb_next_counter(v->s, v->g, place, v->side, 0); i >= 0; i = gb_next_counter(v->s, v->g, place, v->side, i + 1))
		trains += v->own->kind[i] == KIND_TRAIN && !(v->g->p.piece[i].flags & FLAG_DEPOT);
	if (sick)
		return trains ? 0 : RALLIED * int_min(sick, ratings_on(v, place)) + forage_risk(v, place);
	if (trains)
		return 0;
	gb_plan_march(v, place, &plan);
	return plan.gain + forage_risk(v, place);
}

enum { LAID_FOR = 6 };

/* [7.4] The best use first, depots and stacks alike; dummies on the strongest of those that get nothing. */
int gb_counsel_allot(struct gb_eye *v, const struct orders *list)
{
	int best = NONE, most = LAID_FOR, decoy = NONE, strong = 0;
	for (int i = 0; i < list->n; i++) {
		int at = list->at[i].place, gain = 0;
		if (list->at[i].verb != VERB_PUT)
			continue;
		if (v->own->kind[list->at[i].piece] == KIND_DUMMY) {
			if (!has_train(v, at) && gb_might_on(v, at, v->side) > strong) {
				strong = gb_might_on(v, at, v->side);
				decoy = i;
			}
			continue;
		}
		if (v->v.side[at] == v->side && v->v.units[at] && v->v.commanders[at])
			gain = stack_gain(v, at);
		if (v->own->city[at] && v->v.depot[at] != v->side && !has_train(v, at) && depot_gain(v, at) > gain)
			gain = depot_gain(v, at);
		if (gain > most) {
			most = gain;
			best = i;
		}
	}
	if (best != NONE)
		return best;
	int end = gb_order_find(list, VERB_DONE, NONE, NONE);
	if (end != NONE && decoy != NONE)
		return decoy;
	if (end == NONE)
		end = gb_order_find(list, VERB_PASS, NONE, NONE);
	return end != NONE ? end : 0;
}
