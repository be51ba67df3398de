/* The Combat Phase: which attacks, who slips away before them, who goes where, who is lost. */
#include "ai/hex1812/own.h"

#include <limits.h>

static int attackers_worth(const struct eye *v, const struct hx_clash *clash)
{
	int sum = 0;
	for (int k = 0; k < clash->froms; k++)
		for (int i = hx_top(v->c, clash->from[k]); i != NONE; i = hx_below(v->c, i))
			if (hx_fights(v->s, i) && hx_can_attack(v->s, v->c, i))
				sum += hx_worth(v, i);
	return sum;
}

static int promise_of(const struct eye *v, const struct hx_clash *clash)
{
	struct hx_sum sum;
	int value = 0, worth = attackers_worth(v, clash);
	hx_clash_add(v->s, v->c, clash, &sum, NULL);
	for (int k = 0; k < clash->tos; k++)
		value += hx_promise(v, clash->side, &sum, worth / clash->tos, clash->to[k]);
	return value;
}

/* Out of a fortress everybody around is attacked, as the law has it; else the one hex. */
static void clash_from(const struct eye *v, int from, int to, struct hx_clash *out)
{
	*out = (struct hx_clash){.side = v->side, .froms = 1, .from = {(int16_t)from}};
	bool rivers = v->g->side[from][hx_direction(v->s, from, to)] & SIDE_RIVER;
	for (int d = 0; d < DIRECTIONS; d++) {
		int at = v->g->to[from][d];
		bool meant = at == to || (hx_is_fortress(v->s, from) && (rivers || !(v->g->side[from][d] & SIDE_RIVER)));
		if (at != NONE && meant && hx_owner(v->s, v->c, at) == v->foe)
			out->to[out->tos++] = (int16_t)at;
	}
}

/* All who stand round a fortress together. */
static void clash_joint(const struct eye *v, int to, struct hx_clash *out)
{
	*out = (struct hx_clash){.side = v->side, .tos = 1, .to = {(int16_t)to}};
	for (int d = 0; d < DIRECTIONS; d++) {
		int at = v->g->to[to][d];
		if (at != NONE && hx_owner(v->s, v->c, at) == v->side && !hx_is_fortress(v->s, at) && hx_attackers(v->s, v->c, at))
			out->from[out->froms++] = (int16_t)at;
	}
}

/* What is gained by this order, or by joining the others round a fortress. */
static int attack_value(const struct eye *v, const struct order *o)
{
	struct hx_clash clash;
	int from = v->c->p.piece[o->piece].place;
	clash_from(v, from, o->place, &clash);
	int value = promise_of(v, &clash);
	if (!hx_is_fortress(v->s, o->place) || hx_is_fortress(v->s, from))
		return value;
	clash_joint(v, o->place, &clash);
	int joint = promise_of(v, &clash);
	return joint > value ? joint : value;
}

/* Whose loss costs the enemy most: out of a fortress all who fall together. */
int hx_counsel_victim(const struct eye *v, const struct orders *list)
{
	int best = 0, most = INT_MIN;
	for (int i = 0; i < list->n; i++) {
		struct hx_clash clash;
		int value = 0;
		clash_from(v, frame_now(&v->c->p)->place, list->at[i].place, &clash);
		for (int k = 0; k < clash.tos; k++)
			value += hx_worth_on(v, clash.to[k]) + (hx_controls(v->s, v->c, v->side, clash.to[k]) ? 0 : hx_worth_hold(v, clash.to[k]));
		if (value > most) {
			most = value;
			best = i;
		}
	}
	return best;
}

/* The most promising attack; a stack that must attack takes its best, however poor. */
int hx_counsel_declare(struct eye *v, const struct orders *list)
{
	int best = NONE, most = 0, end = orders_like(list, v->c->attacks ? VERB_COMMIT : VERB_DONE, NONE, NONE, NONE);
	for (int i = 0; i < list->n; i++) {
		const struct order *o = &list->at[i];
		if (o->verb != VERB_DECLARE && o->verb != VERB_JOIN)
			continue;
		bool owes = hx_owes(v->s, v->c, v->c->p.piece[o->piece].place);
		int value = attack_value(v, o) + (owes ? 100000 : 0);
		if (value > most) {
			most = value;
			best = i;
		}
	}
	if (best != NONE)
		return best;
	return end != NONE ? end : 0;
}

/* --- retreats --- */

/* Of the worst battle that is declared on the hex. */
static int percent_on(const struct eye *v, int place)
{
	int worst = 0;
	for (int k = 0; k < v->c->attacks; k++) {
		struct hx_clash clash;
		struct hx_sum sum;
		if (v->c->attack[k].to != place)
			continue;
		hx_clash_of(v->c, v->c->attack[k].battle, &clash);
		hx_clash_add(v->s, v->c, &clash, &sum, NULL);
		if (!sum.weak && sum.percent > worst)
			worst = sum.percent;
	}
	return worst;
}

enum { END_RISK = 237 }; /* per cent */

/* The end that is safest for one who will be disrupted there. */
static int best_end(const struct eye *v, const struct orders *list)
{
	int best = NONE, most = INT_MIN;
	for (int i = 0; i < list->n; i++) {
		const struct order *o = &list->at[i];
		if (o->verb != VERB_RETREAT)
			continue;
		int value = hx_stand_value(v, o->piece, o->place) - END_RISK * hx_risk(v, o->piece, o->place) / 100;
		if (value > most) {
			most = value;
			best = i;
		}
	}
	return best;
}

enum { GOES_AT = 152, HORSE_GOES_AT = 142 };

int hx_counsel_retire(struct eye *v, const struct orders *list)
{
	hx_eye_look(v);
	int end = best_end(v, list);
	if (end != NONE)
		return end;
	for (int i = 0; i < list->n; i++) {
		int piece = list->at[i].piece;
		if (list->at[i].verb != VERB_TAKE)
			continue;
		int place = v->c->p.piece[piece].place, percent = percent_on(v, place);
		bool horse = hx_arm(v->s, piece) == ARM_CAV, fort = hx_is_fortress(v->s, place);
		if (percent >= (horse ? HORSE_GOES_AT : fort ? 4 * GOES_AT : GOES_AT))
			return i;
	}
	int done = orders_like(list, VERB_DONE, NONE, NONE, NONE);
	return done != NONE ? done : 0;
}

int hx_counsel_retreat(struct eye *v, const struct orders *list)
{
	hx_eye_look(v);
	int end = best_end(v, list);
	if (end != NONE)
		return end;
	int stand = orders_like(list, VERB_STAND, NONE, NONE, NONE);
	return stand != NONE ? stand : 0;
}

/* The surest battle first: its advance and its dead open ways for the others. */
int hx_counsel_resolve(const struct eye *v, const struct orders *list)
{
	int best = 0, most = INT_MIN;
	for (int i = 0; i < list->n; i++) {
		struct hx_clash clash;
		struct hx_sum sum;
		hx_clash_of(v->c, hx_battle_named(v->c, list->at[i].place), &clash);
		hx_clash_add(v->s, v->c, &clash, &sum, NULL);
		if (sum.percent > most) {
			most = sum.percent;
			best = i;
		}
	}
	return best;
}

int hx_counsel_advance(const struct eye *v, const struct orders *list)
{
	for (int i = 0; i < list->n; i++)
		if (list->at[i].verb == VERB_ADVANCE && hx_worth_hold(v, list->at[i].place) &&
		    !hx_controls(v->s, v->c, v->side, list->at[i].place))
			return i;
	return orders_like(list, VERB_DONE, NONE, NONE, NONE);
}

/* [Combat D] A leader without units is lost with his hex: whoever is the last beside one that the enemy can come to is missed like him. */
static int escorted(const struct eye *v, int piece, int at)
{
	bool menaced = false;
	int sum = 0;
	if (!hx_fights(v->s, piece) || hx_fighters(v->s, v->c, at, piece))
		return 0;
	for (int d = 0; d < DIRECTIONS; d++)
		menaced |= v->g->to[at][d] != NONE && v->come[v->g->to[at][d]];
	for (int i = hx_top(v->c, at); i != NONE && menaced; i = hx_below(v->c, i))
		sum += hx_arm(v->s, i) == ARM_LEADER ? hx_worth(v, i) : 0;
	return sum;
}

int hx_counsel_lose(struct eye *v, const struct orders *list)
{
	int best = 0, least = INT_MAX;
	hx_eye_look(v);
	for (int i = 0; i < list->n; i++) {
		int piece = list->at[i].piece, at = piece < 0 ? NONE : v->c->p.piece[piece].place;
		if (list->at[i].verb != VERB_LOSE || at < 0)
			continue;
		int worth = (hx_worth(v, piece) + escorted(v, piece, at)) * 4 - hx_hunger_cost(v, piece, at) - hx_risk(v, piece, at) + v->pull[at] / 20;
		if (worth < least) {
			least = worth;
			best = i;
		}
	}
	return best;
}
