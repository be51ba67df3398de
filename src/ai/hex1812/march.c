/* Marches: first who is wanted for the best attack that can be brought together, then everybody where he stands best. */
#include "ai/hex1812/own.h"

#include <limits.h>

/* A combat unit of ours beside or on the hex, other than this one. */
static int friends_near(const struct eye *v, int piece, int place)
{
	int n = 0;
	for (int d = -1; d < DIRECTIONS; d++) {
		int at = d < 0 ? place : v->g->to[place][d];
		for (int i = at == NONE ? NONE : hx_top(v->c, at); i != NONE; i = hx_below(v->c, i))
			n += i != piece && v->s->piece[i].side == v->side && hx_fights(v->s, i);
	}
	return n;
}

/* The last turn counts what is held; before it every hold may still be lost again. */
static int hold_value(const struct eye *v, int piece, int place)
{
	if (!hx_fights(v->s, piece) && hx_arm(v->s, piece) != ARM_LEADER)
		return 0;
	int hold = hx_worth_hold(v, place);
	if (!hold)
		return 0;
	if (!hx_controls(v->s, v->c, v->side, place))
		return hold;
	bool others = hx_fighters(v->s, v->c, place, piece) > 0;
	return v->menaced >> v->g->fort[place] & 1 && !others ? hold * v->t.hold / 100 : 0; /* somebody could walk in */
}

enum { POSTED = 592, POST_SLOPE = 40 };

int hx_stand_value(const struct eye *v, int piece, int place)
{
	int arm = hx_arm(v->s, piece), value = 0;
	if (arm == ARM_SUPPLY || arm == ARM_LEADER) {
		int near = friends_near(v, piece, place);
		value += near ? 38 + 6 * near : -54;
		value += v->pull[place] * 32 / 100;
		if (arm == ARM_SUPPLY && v->g->region[place] < REGIONS)
			value += 11 * v->corps[v->g->region[place]] - (v->wagons[v->g->region[place]] > 1 ? 31 : 0);
		return value - hx_risk(v, piece, place) * (near ? 93 : 190) / 100 + hold_value(v, piece, place) / 2;
	}
	if (v->post[piece] != NONE)
		return POSTED - POST_SLOPE * board_distance(&v->s->board, place, v->post[piece]) + hold_value(v, piece, place) -
		       hx_risk(v, piece, place) - hx_hunger_cost(v, piece, place) * v->t.bread / 200;
	value += v->pull[place] * v->t.pull / 100 * v->s->piece[piece].strength / 5;
	value += hold_value(v, piece, place);
	value -= hx_risk(v, piece, place) + hx_hunger_cost(v, piece, place) * v->t.bread / 100;
	if (arm == ARM_INF && hx_faces(v->s, v->c, v->side, place))
		value -= 16; /* in his zone it stays */
	return value;
}

/* The best hex in reach for a free unit, by hexes it can march to; its own included. */
static int best_hex(const struct eye *v, int m, int *gain)
{
	int piece = v->man[m], at = v->c->p.piece[piece].place, stay = hx_stand_value(v, piece, at), best = at, most = stay;
	if (hx_fights(v->s, piece) && hx_fighters(v->s, v->c, at, piece) && !hx_all_attack(v->s, v->c, v->side, at))
		most = stay = -10000; /* [Stacking J] they have to part */
	for (int i = 0; i < v->g->places; i++) {
		if (!(v->can[i] >> m & 1) || i == at || !hx_may_end(v->s, v->c, piece, i) ||
		    (hx_fights(v->s, piece) && hx_fighters(v->s, v->c, i, piece)))
			continue;
		int value = hx_stand_value(v, piece, i);
		if (value > most) {
			most = value;
			best = i;
		}
	}
	*gain = most - stay;
	return best;
}

/* In the strike combat units go first: a leader alone beside the enemy is lost. */
static int striker(const struct eye *v, const struct strike *strike, const struct orders *list)
{
	for (uint64_t left = strike->who; left; left &= left - 1) {
		int i = orders_like(list, VERB_TAKE, v->man[__builtin_ctzll(left)], NONE, NONE);
		if (i != NONE)
			return i;
	}
	return NONE;
}

static int man_of(const struct eye *v, int piece)
{
	for (int m = 0; m < v->men; m++)
		if (v->man[m] == piece)
			return m;
	return NONE;
}

/* Who is in hand goes to the strike, or where it stands best; and halts there. */
static int go(struct eye *v, const struct orders *list)
{
	int lead = v->c->march.lead, m = man_of(v, lead), gain, halt = orders_like(list, VERB_HALT, NONE, NONE, NONE), best = NONE;
	int dash = hx_dash_go(v, list);
	struct strike strike;
	if (dash != NONE || halt != NONE)
		return dash != NONE ? dash : halt;
	hx_strike_find(v, &strike);
	if (m != NONE && strike.who >> m & 1)
		best = orders_like(list, VERB_MARCH, lead, strike.from, NONE);
	if (best == NONE && m != NONE)
		best = orders_like(list, VERB_MARCH, lead, best_hex(v, m, &gain), NONE);
	return best != NONE ? best : orders_like(list, VERB_MARCH, NONE, NONE, NONE);
}

enum { MOVES_FOR = 7 };

/* Before anybody throws dice for a hold, who can walk into one. */
static int walks_in(const struct eye *v, const struct orders *list)
{
	for (int m = 0; m < v->men && hx_dashes(v); m++) {
		int gain, take = v->free >> m & 1 ? orders_like(list, VERB_TAKE, v->man[m], NONE, NONE) : NONE;
		if (take != NONE && hx_dash_wants(v, best_hex(v, m, &gain)))
			return take;
	}
	return NONE;
}

int hx_counsel_march(struct eye *v, const struct orders *list)
{
	struct strike strike;
	hx_eye_look(v);
	if (!set_empty(&v->c->p.hand))
		return go(v, list);
	hx_strike_find(v, &strike);
	int chosen = striker(v, &strike, list), most = MOVES_FOR;
	if (chosen == NONE)
		chosen = walks_in(v, list);
	if (chosen == NONE)
		chosen = hx_dash_take(v, list);
	for (int m = 0; m < v->men && chosen == NONE; m++) {
		int gain, take = v->free >> m & 1 ? orders_like(list, VERB_TAKE, v->man[m], NONE, NONE) : NONE;
		if (take == NONE)
			continue;
		best_hex(v, m, &gain);
		if (gain > most)
			chosen = take;
	}
	if (chosen == NONE)
		chosen = orders_like(list, VERB_DONE, NONE, NONE, NONE);
	return chosen != NONE ? chosen : orders_like(list, VERB_TAKE, NONE, NONE, NONE);
}
