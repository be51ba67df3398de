/* The budget of a turn: depots, trains, who rallies. */
#include "ai/gamble/own.h"

/* --- depots --- */

static int nearest_depot(const struct gb_eye *v, int place)
{
	int best = FAR;
	for (int at = 0; at < v->own->places; at++)
		if (v->v.depot[at] == v->side && board_distance(&v->s->board, at, place) < best)
			best = board_distance(&v->s->board, at, place);
	return best;
}

/* Own units that a depot there would feed and no other does, or only from the end of its range. */
static int fed_by(const struct gb_eye *v, int place)
{
	int n = 0, range = gb_winter(v->s, v->g, v->side) ? gb_figures(v->s)->supply.winter : gb_figures(v->s)->supply.range;
	for (int at = 0; at < v->own->places; at++) {
		bool far = v->supply.steps[at] == FAR || v->supply.steps[at] >= range - 1;
		if (v->v.side[at] == v->side && v->v.units[at] && far && board_distance(&v->s->board, at, place) < range)
			n += v->v.units[at];
	}
	return n;
}

/* How many hexes nearer to the goals than any other depot of ours, for the nearest goals. */
static int progress(const struct gb_eye *v, int place)
{
	int most = 0;
	for (int k = 0; k < v->goals; k++) {
		int here = v->goal[k].way[place], other = FAR;
		if (v->goal[k].prey || here == FAR)
			continue;
		for (int at = 0; at < v->own->places; at++)
			if (v->v.depot[at] == v->side && v->goal[k].way[at] < other)
				other = v->goal[k].way[at];
		if (other - here > most)
			most = other - here;
	}
	return int_min(most, 8);
}

static int depots_of(const struct gb_eye *v)
{
	int n = 0;
	for (int at = 0; at < v->own->places; at++)
		n += v->v.depot[at] == v->side;
	return n;
}

enum { FRENCH_DEPOTS = 8, RUSSIAN_DEPOTS = 5, KEPT_APART = 2 };

/* Does a genuine train of ours lie there already? */
static bool has_train(const struct gb_eye *v, int place)
{
	return gb_train(v->s, v->g, place, v->side) != NONE;
}

static int depot_gain(const struct gb_eye *v, int place)
{
	int gain = 9 * fed_by(v, place), nearest = nearest_depot(v, place), risk = v->v.units[place] ? 0 : gb_risk(v, place, 2, 0);
	if (nearest > KEPT_APART)
		gain += v->side == FRENCH ? 9 * progress(v, place) : 3 * progress(v, place);
	if (v->own->points[place] && v->v.units[place] && !gb_friendly(v->s, v->g, v->side, place) && v->left > 2)
		gain += 16;
	if (depots_of(v) >= (v->side == FRENCH ? FRENCH_DEPOTS : RUSSIAN_DEPOTS))
		gain /= 3;
	return gain - risk - 20;
}

/* [7.1] A depot that is about to be lost, where another feeds its stack. */
int gb_counsel_convert(const struct gb_eye *v, const struct orders *list)
{
	for (int i = 0; i < list->n; i++) {
		int at = list->at[i].place, best = FAR;
		if (list->at[i].verb != VERB_NAME)
			continue;
		for (int k = 0; k < v->own->places; k++)
			if (k != at && v->v.depot[k] == v->side && board_distance(&v->s->board, k, at) < best)
				best = board_distance(&v->s->board, k, at);
		if (best <= 3 && gb_risk(v, at, v->v.units[at], gb_might_on(v, at, v->side)) > 25)
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

enum { RALLIED = 14, STARVED = 7 };

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
	const struct gb_figures *f = gb_figures(v->s);
	int n = int_min(v->v.units[place], 6);
	if (v->side != FRENCH || v->g->p.header.turn < f->forage.from || v->left < 2 || gb_friendly(v->s, v->g, FRENCH, place) ||
	    v->v.depot[place] == FRENCH)
		return 0;
	return STARVED * n * n / 6;
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
