/* What a Russian piece goes for: the classes of targets, and the ford that is to be bridged (6.3.1, 6.3.3). */
#include "rules/berezina/plan.h"

#include <string.h>

/* [6.3.1] The firing hexes of a class, each with the lowest French hex that makes it one. Without crossings only those of
 * its own bank count: no other is ever reached. */
static void targets_find(struct mind *m, int class)
{
	const struct ground *g = m->g;
	int own = g->bank[m->start];
	memset(m->target, 0xff, sizeof m->target);
	m->targets = 0;
	for (int i = 0; i < m->lay->stands[FRENCH]; i++) {
		int foe = m->lay->stand[FRENCH][i];
		if ((g->bank[foe] == own) != (class == 1) || (class == 2 && !g->by_river[foe]))
			continue;
		for (int d = 0; d < DIRECTIONS; d++) {
			int at = g->to[foe][d];
			if (at < 0 || m->lay->units[FRENCH][at] || (class < 3 && g->bank[at] != own))
				continue;
			m->targets += m->target[at] == NONE;
			if (m->target[at] == NONE || foe < m->target[at])
				m->target[at] = (int16_t)foe;
		}
	}
}

/* [6.1.5] Stragglers close a hex to all but who stands there. */
static bool no_rabble(const struct mind *m, int at)
{
	return !m->lay->rabble[at] || at == m->start;
}

static bool any_room(const struct mind *m)
{
	for (int i = 0; i < m->lay->stands[FRENCH]; i++)
		for (int d = 0; d < DIRECTIONS; d++) {
			int at = m->g->to[m->lay->stand[FRENCH][i]][d];
			if (at >= 0 && m->target[at] != NONE && no_rabble(m, at) && bz_mind_room(m, at))
				return true;
		}
	return false;
}

/* The cheapest firing hexes with room; the cheapest full one, or NONE, for when there are none. */
static int firing(struct mind *m, int16_t goal[PLAN_ENDS], int *full_at)
{
	int n = 0, cost = 0, seen = 0;
	bool roomy = any_room(m);
	*full_at = NONE;
	for (int k = 0, at; n < PLAN_ENDS && seen < m->targets; k++) {
		if (n && k == m->w->n)
			break; /* all of that cost are in */
		at = bz_mind_hex(m, k);
		if (at == NONE || (n && m->w->cost[at] > cost))
			break;
		if (m->target[at] == NONE)
			continue;
		seen++;
		if (!no_rabble(m, at))
			continue;
		if (bz_mind_room(m, at)) {
			cost = m->w->cost[at];
			goal[n++] = (int16_t)at;
		} else if (*full_at == NONE) {
			*full_at = at;
			if (!roomy)
				break;
		}
	}
	return n;
}

/* The hexes with room nearest by `far`, and of those the cheapest. */
int bz_plan_nearest(struct mind *m, const uint8_t far[HEXES], int16_t goal[PLAN_ENDS])
{
	int n = 0, best = 1 << 30, least = NOT_THERE;
	bool crosses = m->w->how & (WALK_BRIDGE | WALK_FORD);
	for (int at = 0; at < HEXES; at++)
		if (far[at] < least && bz_mind_room(m, at) && !m->lay->units[FRENCH][at] &&
		    (crosses || m->g->bank[at] == m->g->bank[m->start]))
			least = far[at];
	for (int k = 0, at; (at = bz_mind_hex(m, k)) != NONE; k++) {
		int key = far[at] * 16384 + m->w->cost[at];
		if (best < (least + 1) * 16384 && m->w->cost[at] > best - least * 16384)
			break; /* nearer there is none, cheaper neither */
		if (far[at] == NOT_THERE || !bz_mind_room(m, at))
			continue;
		if (key < best) {
			best = key;
			n = 0;
		}
		if (key == best && n < PLAN_ENDS)
			goal[n++] = (int16_t)at;
	}
	return n;
}

/* All firing hexes are full: the hex with room nearest to that target. */
static int behind(struct mind *m, int foe, int16_t goal[PLAN_ENDS])
{
	uint8_t far[HEXES];
	for (int at = 0; at < HEXES; at++)
		far[at] = (uint8_t)bz_distance(m->g, at, foe);
	return bz_plan_nearest(m, far, goal);
}

/* [6.3.1] Over the river only by a bridge, or by a ford that can be waded; [6.3.3] Tchlaplatz not before the French have crossed. */
static bool class_allowed(const struct mind *m, int class)
{
	if (class < 3)
		return true;
	if (m->g->more[m->piece].formation == CORPS_TCH && !m->c->crossing)
		return false;
	bool any = false;
	for (int f = 0; f < FORDS; f++)
		any |= class == 3 ? bz_ford_bridged(m->c, f) : bz_wadeable(m->c, f, true);
	return any;
}

bool bz_plan_aim(struct mind *m, int class, struct plan *out)
{
	static const unsigned ways[] = {0, 0, 0, WALK_BRIDGE, WALK_BRIDGE | WALK_FORD};
	int16_t goal[PLAN_ENDS], target[PLAN_ENDS];
	int full_at;
	if (!class_allowed(m, class))
		return false;
	targets_find(m, class);
	if (!m->targets)
		return false;
	bz_mind_search(m, ways[class], FAR_LIMIT);
	int n = firing(m, goal, &full_at);
	if (!n && full_at == NONE)
		return false;
	out->kind = n ? PLAN_FIRE : PLAN_FULL;
	out->class = class;
	if (!n)
		n = behind(m, m->target[full_at], goal);
	for (int i = 0; i < n; i++)
		target[i] = m->target[out->kind == PLAN_FULL ? full_at : goal[i]];
	bz_plan_finish(m, goal, target, n, out);
	return true;
}

/* The ford nearest to the French engineers [reading 41]; [3.4] with two players to those whom the Russians see. */
void bz_plan_guard(struct mind *m, struct plan *out)
{
	const struct ground *g = m->g;
	int best_ford = NONE, best = 999, bank = g->bank[m->start];
	for (int pass = 0; pass < 2 && best_ford == NONE; pass++)
		for (int f = 0; f < FORDS; f++)
			for (int i = g->first[FRENCH]; i < g->last[FRENCH]; i++) {
				if (!g->more[i].unit || !on_map(m->c, i) ||
				    (!pass && (!g->more[i].engineer || !bz_known_to(m->s, m->c, i, RUSSIAN))))
					continue;
				int at = m->c->p.piece[i].place;
				int near = bz_distance(g, at, g->ford[f][EAST]), other = bz_distance(g, at, g->ford[f][WEST]);
				near = other < near ? other : near;
				if (near < best) {
					best = near;
					best_ford = f;
				}
			}
	out->kind = PLAN_NONE;
	out->class = 0;
	if (best_ford == NONE && !m->entering)
		return;
	bz_mind_search(m, 0, FAR_LIMIT);
	int16_t goal[PLAN_ENDS];
	int n = 0;
	if (best_ford == NONE)
		goal[n++] = (int16_t)m->start;
	else
		n = behind(m, g->ford[best_ford][bank], goal);
	bz_plan_finish(m, goal, NULL, n, out);
}
