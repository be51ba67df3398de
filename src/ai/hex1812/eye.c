/* Who can be where: own units now, the enemy after his next march; what draws an army on. */
#include "ai/hex1812/own.h"

#include <string.h>

/* These, what draws an army on below and what units are worth were set all at once, by games of the player against itself with each figure
 * a little more on one side and a little less on the other. */
static const struct temper usual[SIDES] = {
	[FRENCH] = {.risk = 60, .boldness = 68, .pull = 112, .hold = 80, .bread = 81},
	[RUSSIAN] = {.risk = 79, .boldness = 55, .pull = 89, .hold = 77, .bread = 110},
};

static const struct temper tempers[TEMPERS] = {
	[TEMPER_HAMMER] = {.risk = 35, .boldness = 20, .pull = 100, .hold = 60, .bread = 100},
	[TEMPER_REFUSE] = {.risk = 110, .boldness = 150, .pull = 60, .hold = 75, .bread = 100},
	[TEMPER_GARRISON] = {.risk = 60, .boldness = 60, .pull = 60, .hold = 250, .bread = 100},
	[TEMPER_BREAD] = {.risk = 60, .boldness = 80, .pull = 70, .hold = 120, .bread = 250},
	[TEMPER_CORRIDOR] = {.risk = 60, .boldness = 60, .pull = 160, .hold = 120, .bread = 160},
};

static void count_regions(struct eye *v)
{
	for (int i = 0; i < v->s->pieces; i++) {
		int at = v->c->p.piece[i].place, r = at < 0 ? REGIONS : v->g->region[at];
		if (r >= REGIONS)
			continue;
		bool own = v->s->piece[i].side == v->side;
		if (hx_is_corps(v->s, i))
			(own ? v->corps : v->foes)[r]++;
		else if (own && hx_arm(v->s, i) == ARM_SUPPLY)
			v->wagons[r]++;
		else if (own && hx_arm(v->s, i) == ARM_DEPOT)
			v->depots[r]++;
	}
}

void hx_eye_open(struct eye *v, const struct scenario *s, const struct campaign *c, int side, int temper)
{
	memset(v, 0, sizeof *v);
	v->s = s;
	v->g = ground_of(s);
	v->c = c;
	v->side = side;
	v->foe = 1 - side;
	v->t = temper > TEMPER_USUAL && temper < TEMPERS ? tempers[temper] : usual[side];
	v->left = s->last_turn - c->p.header.turn + 1;
	for (int i = 0; i < ODDS_COLUMNS; i++)
		table_chances(&s->table[v->g->crt], i, 0, v->ways[i]);
	count_regions(v);
}

/* May it still march in this phase? The same question whether somebody is in hand or not. */
static bool fresh(const struct campaign *c, int piece)
{
	return !set_has(&c->p.used, piece) && !hx_is_disrupted(c, piece) && !set_has(&c->spent, piece) && !set_has(&c->tight, piece);
}

static void own_reach(struct eye *v)
{
	static const uint8_t arms[] = {ARM_INF, ARM_CAV, ARM_LEADER, ARM_SUPPLY};
	struct hx_reach r;
	for (size_t k = 0; k < sizeof arms; k++)
		for (int i = v->g->first[v->side]; i < v->g->last[v->side] && v->men < MEN; i++) {
			int at = v->c->p.piece[i].place;
			if (at < 0 || hx_arm(v->s, i) != arms[k])
				continue;
			int m = v->men++;
			v->man[m] = (int16_t)i;
			v->can[at] |= BIT(m);
			if (!fresh(v->c, i))
				continue;
			v->free |= BIT(m);
			hx_reach(v->s, v->c, i, at, hx_allowance(v->s, v->c, i) - v->c->p.piece[i].used, &r);
			for (int n = 0; n < r.n; n++)
				v->can[r.at[n]] |= BIT(m);
		}
}

static void foe_reach(struct eye *v)
{
	struct hx_reach r;
	for (int i = v->g->first[v->foe]; i < v->g->last[v->foe]; i++) {
		int at = v->c->p.piece[i].place, arm = hx_arm(v->s, i);
		if (at < 0 || set_has(&v->c->doomed, i) || (arm != ARM_LEADER && !hx_fights(v->s, i)) || hx_is_disrupted(v->c, i))
			continue;
		hx_reach(v->s, v->c, i, at, hx_allowance(v->s, v->c, i), &r);
		for (int n = 0; n < r.n; n++) {
			if (arm != ARM_LEADER)
				v->come[r.at[n]] = (uint16_t)(v->come[r.at[n]] + v->s->piece[i].strength);
			else if (hx_bonus(v->s, i, true) > v->lead[r.at[n]])
				v->lead[r.at[n]] = (uint8_t)hx_bonus(v->s, i, true);
		}
	}
}

/* --- what draws an army on --- */

/* The French have to come, the Russians can wait. Whoever sees all that draws him fall off slowly goes nowhere for sure. */
enum { FRENCH_SLOPE = 115, RUSSIAN_SLOPE = 36, PULL_MOST = 1600, PULL_NONE = -4000, ENEMY_BELOW = 380 };

/* Holds to take, empty ones to keep, each with so much more a point, and enemies, those that are disrupted first. */
static const struct {
	int16_t take, take_each, keep, keep_each, broken, enemy;
} drive[SIDES] = {
	[FRENCH] = {.take = 699, .take_each = 145, .keep = 280, .keep_each = 130, .broken = 412, .enemy = 383},
	[RUSSIAN] = {.take = 491, .take_each = 119, .keep = 327, .keep_each = 99, .broken = 478, .enemy = 153},
};

enum { MENACED_FROM = 17 };

/* Holds of ours with an enemy unit so near: whoever walks into an empty one has it. */
static void menaces(struct eye *v)
{
	for (int k = 0; k < v->g->held; k++) {
		int at = v->g->hold[k];
		if (!hx_controls(v->s, v->c, v->side, at))
			continue;
		for (int i = v->g->first[v->foe]; i < v->g->last[v->foe]; i++)
			if (v->c->p.piece[i].place >= 0 && hx_fights(v->s, i) &&
			    board_distance(&v->s->board, v->c->p.piece[i].place, at) <= MENACED_FROM)
				v->menaced |= 1u << k;
	}
}

enum { POST_FROM = 15 };

/* The nearest division that has no post yet, its hex no farther off than this; NONE. */
static int nearest_division(const struct eye *v, int at)
{
	int best = NONE, least = POST_FROM + 1;
	for (int i = v->g->first[v->side]; i < v->g->last[v->side]; i++) {
		int place = v->c->p.piece[i].place, far = place < 0 || v->post[i] != NONE ? least : board_distance(&v->s->board, place, at);
		if (far < least && hx_fights(v->s, i) && !hx_is_corps(v->s, i)) {
			least = far;
			best = i;
		}
	}
	return best;
}

/* [Fortresses G] [Supply F] The French walk away from what they hold, and whoever comes then has it. A division is enough to keep a hold, and
 * a fortress feeds it, while in the eaten land behind the army it would starve: the dearest holds first, each its nearest. */
static void garrisons(struct eye *v)
{
	uint32_t left = 0;
	for (int i = 0; i < v->s->pieces; i++)
		v->post[i] = NONE;
	for (int k = 0; k < v->g->held && v->side == FRENCH; k++)
		if (hx_controls(v->s, v->c, v->side, v->g->hold[k]))
			left |= 1u << k;
	while (left) {
		int best = NONE;
		for (int k = 0; k < v->g->held; k++)
			if (left >> k & 1 && (best == NONE || v->g->worth[k] > v->g->worth[best]))
				best = k;
		left &= ~(1u << best);
		int who = nearest_division(v, v->g->hold[best]);
		if (who != NONE)
			v->post[who] = (int16_t)v->g->hold[best];
	}
}

/* Goals: what could be taken or must be held, and enemies that stand alone. */
static void goals(struct eye *v)
{
	for (int k = 0; k < v->g->held; k++) {
		int at = v->g->hold[k], worth = v->g->worth[k];
		if (!hx_controls(v->s, v->c, v->side, at))
			v->pull[at] = (int16_t)(drive[v->side].take + drive[v->side].take_each * int_min(worth, 5));
		else if (hx_top(v->c, at) == NONE && v->menaced >> k & 1)
			v->pull[at] = (int16_t)(drive[v->side].keep + drive[v->side].keep_each * int_min(worth, 5));
	}
	for (int i = v->g->first[v->foe]; i < v->g->last[v->foe]; i++) {
		int at = v->c->p.piece[i].place;
		if (at >= 0 && v->pull[at] < ENEMY_BELOW)
			v->pull[at] = (int16_t)(hx_is_disrupted(v->c, i) ? drive[v->side].broken : drive[v->side].enemy);
	}
}

/* Falls off with each movement point, over all hexes, by levels of one point: the highest first. */
static void spread(struct eye *v)
{
	enum { LEVELS = (PULL_MOST - PULL_NONE) / RUSSIAN_SLOPE + 1 };
	const int slope = v->side == FRENCH ? FRENCH_SLOPE : RUSSIAN_SLOPE;
	int16_t next[PLACES], first[LEVELS];
	memset(first, NONE, sizeof first);
	for (int i = 0; i < v->g->places; i++) {
		if (!v->pull[i]) {
			v->pull[i] = PULL_NONE;
			continue;
		}
		int level = (PULL_MOST - v->pull[i]) / slope;
		next[i] = first[level];
		first[level] = (int16_t)i;
		v->pull[i] = (int16_t)(PULL_MOST - level * slope);
	}
	for (int level = 0; level < LEVELS; level++)
		for (int at = first[level]; at != NONE; at = first[level]) {
			first[level] = next[at];
			if (v->pull[at] != PULL_MOST - level * slope)
				continue;
			for (int d = 0; d < DIRECTIONS; d++) {
				int to = v->g->to[at][d], cost = to == NONE ? 0 : v->g->cost[to][(d + 3) % DIRECTIONS];
				int then = level + cost;
				if (!cost || then >= LEVELS || PULL_MOST - then * slope <= v->pull[to])
					continue;
				v->pull[to] = (int16_t)(PULL_MOST - then * slope);
				next[to] = first[then];
				first[then] = (int16_t)to;
			}
		}
}

void hx_eye_look(struct eye *v)
{
	own_reach(v);
	foe_reach(v);
	menaces(v);
	garrisons(v);
	goals(v);
	spread(v);
}
