/* The budget of a turn: depots, trains, who rallies. */
#include "ai/gamble/own.h"

#include <limits.h>

/* --- depots: NEARER and DEPOT_MORE in tenths, FEEDS and THERE in per cent --- */

enum { THERE = 89, CHAINED = 10, ROAD = 56 };

enum { FEEDS = 151, OPENED = 11, NEARER = 63, GARRISON = 10, FEW_DEPOTS = 6, DEPOT = 25, DEPOT_MORE = 49, EMPTY = 39, AT_HOME = 24, FEW_TRAINS = 5, SCARCE = 6, SETTLED = 5, ENOUGH_APART = 2, BESIDE = 43 };

/* How the own side is fed when the depot on a hex is whose: its own, or nobody's. */
static void fed_with(const struct gb_eye *v, int place, int whose, struct gb_supply *out)
{
	struct gb_survey with = v->v;
	with.depot[place] = (int8_t)whose;
	gb_ranges(v->s, v->g, &with, v->side, out);
}

/* What hunger costs the army in the next General Supply when it is fed so: where it stands and where it is going. */
static int hunger(const struct gb_eye *v, const struct gb_supply *then)
{
	const struct set *all = &v->own->fighters_of[v->side];
	int sum = 0;
	for (int i = set_next(all, 0); i >= 0 && v->left > 1; i = set_next(all, i + 1)) {
		int at = v->g->p.piece[i].place;
		if (at < 0)
			continue;
		bool austrian = v->own->nation[i] == NATION_AUSTRIAN;
		bool here = then->steps[at] <= v->range || (austrian && then->austrian[at] <= v->range);
		bool there = then->steps[v->heads[at]] <= v->range || (austrian && then->austrian[v->heads[at]] <= v->range);
		sum += gb_starving(v, i) * (100 * !here + THERE * !there) / 200;
	}
	return sum;
}

/* Cities to be taken that come into the range of a depot when it is fed so. */
static int opened_by(const struct gb_eye *v, const struct gb_supply *then)
{
	int sum = 0;
	for (int k = 0; k < v->goals; k++) {
		int at = v->goal[k].at;
		if (!v->goal[k].prey && v->supply.steps[at] > v->range && then->steps[at] <= v->range)
			sum += OPENED;
	}
	return sum;
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

/* Trains that would be left to allot next turn. */
static int trains_next(const struct gb_eye *v)
{
	int next = v->g->p.header.turn + 1;
	return (next < GB_TURNS ? v->own->table[v->side][next] : 0) - v->g->lost[v->side] - gb_depots(v, v->side);
}

/* A depot is a train fewer in every turn to come; what it feeds it feeds for some turns. */
static int depot_gain(const struct gb_eye *v, int place)
{
	struct gb_supply then;
	fed_with(v, place, v->side, &then);
	int gain = (hunger(v, &v->supply) - hunger(v, &then)) * FEEDS / 100 + opened_by(v, &then), more = gb_depots(v, v->side) - FEW_DEPOTS;
	int near = gb_nearest_depot(v, place), risk = v->v.units[place] ? 0 : gb_risk(v, place, 2, 0), few = FEW_TRAINS - trains_next(v);
	if ((near >= ENOUGH_APART || v->own->points[place]) && somebody_near(v, place))
		gain += (v->own->points[place] ? 2 : 1) * NEARER * gb_progress(v, place) / 10;
	if (gb_eye_holds(v, place) && v->v.units[place])
		gain += GARRISON;
	if (!v->v.units[place])
		gain -= EMPTY; /* it shelters nobody from forage */
	if (v->side == FRENCH && gb_friendly(v->s, v->g, FRENCH, place))
		gain -= AT_HOME;
	if (place == v->link)
		gain += ROAD;
	if (few > 0)
		gain -= SCARCE * few;
	return gain - risk - (beside_better(v, place) ? BESIDE / 3 : 0) - (DEPOT + (more > 0 ? DEPOT_MORE * more / 10 : 0)) * v->care / 100;
}

/* [7.8] What no chain would reach any more: cities to be taken, the next link of the road most of all. */
static int links(const struct gb_eye *v, int place)
{
	struct gb_survey without = v->v;
	bool now[PLACES], then[PLACES];
	int sum = 0;
	without.depot[place] = NOBODY;
	gb_chain(v->s, v->g, &v->v, v->side, now, NULL);
	gb_chain(v->s, v->g, &without, v->side, then, NULL);
	for (int k = 0; k < v->goals; k++)
		if (!v->goal[k].prey && now[v->goal[k].at] && !then[v->goal[k].at])
			sum += CHAINED;
	return sum + (v->link != NONE && now[v->link] && !then[v->link] ? ROAD : 0);
}

/* [7.6] What the stack there would lose by forage without its depot. */
static int shelter(const struct gb_eye *v, int place)
{
	struct gb_eye bare = *v;
	struct set who;
	bare.v.depot[place] = NOBODY;
	set_clear(&who);
	for (int i = gb_next_fighter(v->s, v->g, place, v->side, 0); i >= 0; i = gb_next_fighter(v->s, v->g, place, v->side, i + 1))
		set_add(&who, i);
	return gb_forage(&bare, &who, place);
}

/* What a depot is worth: whom it alone feeds, whom it shelters, what hangs on it. */
static int depot_keeps(const struct gb_eye *v, int place)
{
	struct gb_supply without;
	fed_with(v, place, NOBODY, &without);
	return hunger(v, &without) - hunger(v, &v->supply) + shelter(v, place) + (v->left > SETTLED ? links(v, place) : 0);
}

/* [7.1] A depot that feeds few whom no other feeds, shelters nobody, and from which no chain goes on: it takes a train in every turn. */
int gb_counsel_convert(const struct gb_eye *v, const struct orders *list)
{
	int best = orders_like(list, VERB_PASS, NONE, NONE, NONE), least = v->left > SETTLED ? v->n->converted : 0;
	for (int i = 0; i < list->n; i++) {
		int keeps = list->at[i].verb == VERB_NAME ? depot_keeps(v, list->at[i].place) : INT_MAX;
		if (keeps <= least) {
			least = keeps - 1;
			best = i;
		}
	}
	return best;
}

/* [14.1] The first depots: as many as feed somebody, here or after the first march; no more. */
int gb_counsel_first_depots(const struct gb_eye *v, const struct orders *list)
{
	int best = orders_like(list, VERB_DONE, NONE, NONE, NONE), most = 0;
	for (int i = 0; i < list->n; i++) {
		struct gb_supply with;
		if (list->at[i].verb != VERB_NAME)
			continue;
		fed_with(v, list->at[i].place, v->side, &with);
		int gain = hunger(v, &v->supply) - hunger(v, &with) - DEPOT;
		if (gain > most) {
			most = gain;
			best = i;
		}
	}
	return best != NONE ? best : 0;
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
	int best = orders_like(list, VERB_DONE, NONE, NONE, NONE), most = 0;
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

enum { RALLIED = 14, PURPOSE = 77 };

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

/* What the stack could go for, were it in good order: the more the nearer. */
static int purpose(const struct gb_eye *v, int place)
{
	int most = 0;
	for (int k = 0; k < v->goals; k++) {
		int here = v->goal[k].way[place] != FAR ? v->goal[k].worth / (3 + v->goal[k].way[place]) : 0;
		most = here > most ? here : most;
	}
	return int_min(most, PURPOSE);
}

/* What a train laid there is good for. The first rallies who is disrupted, the next moves the stack. */
static int stack_gain(const struct gb_eye *v, int place)
{
	int sick = disrupted_on(v, place), trains = 0;
	struct gb_plan plan;
	for (int i = gb_next_counter(v->s, v->g, place, v->side, 0); i >= 0; i = gb_next_counter(v->s, v->g, place, v->side, i + 1))
		trains += v->own->kind[i] == KIND_TRAIN && !(v->g->p.piece[i].flags & FLAG_DEPOT);
	int rallied = int_min(sick, ratings_on(v, place));
	if (sick)
		return trains ? 0 : RALLIED * rallied + forage_risk(v, place) + purpose(v, place) / (sick > rallied ? 2 : 1);
	if (trains)
		return 0;
	gb_plan_march(v, place, &plan);
	return plan.gain + forage_risk(v, place) + (plan.gain > v->n->moves_for ? purpose(v, place) : 0);
}

/* [7.8] Cities that a chain reaches by depots that stand or are sure to be set up; trains on stacks may be meant for something else. */
static void sure_links(const struct gb_eye *v, bool *reach)
{
	struct gb_survey with = v->v;
	for (int i = set_next(&v->own->trains[v->side], 0); i >= 0; i = set_next(&v->own->trains[v->side], i + 1)) {
		const struct piece *k = &v->g->p.piece[i];
		if (k->place >= 0 && k->used && !(k->flags & FLAG_DEPOT))
			with.depot[k->place] = (int8_t)v->side;
	}
	gb_chain(v->s, v->g, &with, v->side, reach, NULL);
}

/* [7.4] The best use first, depots and stacks alike; dummies on the strongest of those that get nothing. */
int gb_counsel_allot(struct gb_eye *v, const struct orders *list)
{
	bool reach[PLACES];
	sure_links(v, reach);
	int best = NONE, most = v->n->laid_for, decoy = NONE, strong = 0;
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
		if (v->own->city[at] && reach[at] && v->v.depot[at] != v->side && !has_train(v, at) && depot_gain(v, at) > gain)
			gain = depot_gain(v, at);
		if (gain > most) {
			most = gain;
			best = i;
		}
	}
	if (best != NONE)
		return best;
	int end = orders_like(list, VERB_DONE, NONE, NONE, NONE);
	if (end != NONE && decoy != NONE)
		return decoy;
	if (end == NONE)
		end = orders_like(list, VERB_PASS, NONE, NONE, NONE);
	return end != NONE ? end : 0;
}
