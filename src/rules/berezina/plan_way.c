/* How far a Russian piece comes this turn on its way to a goal, and where it may end (5.4, 6.3.1, 6.3.2). */
#include "rules/berezina/plan.h"

static int dear(const struct ground *g, int at)
{
	return g->works[at] || g->land[at] == LAND_TOWN || g->land[at] == LAND_WOODS ? 0 : 1;
}

static bool army_on_bank(const struct mind *m, int bank)
{
	for (int i = m->g->first[RUSSIAN]; i < m->g->last[RUSSIAN]; i++)
		if (m->g->more[i].unit && on_map(m->c, i) && m->g->bank[m->c->p.piece[i].place] == bank &&
		    bz_army_of(m->g, m->c, i) == m->army)
			return true;
	return false;
}

/* May this step of the way be made now (bridge cap, limits of leaders)? */
static bool may_pass(const struct mind *m, int at, int to)
{
	const struct ground *g = m->g;
	if (m->leader)
		return (!bz_mind_beside_french(m, to) || m->lay->units[RUSSIAN][to]) &&
		       (g->bank[at] == g->bank[to] || army_on_bank(m, g->bank[to]));
	if (g->bank[at] == g->bank[to] || !bz_ford_bridged(m->c, g->ford_at[at]))
		return true;
	for (int n = 0; n < BRIDGES; n++)
		if (bz_bridge_open(m->g, m->c, g->ford_at[at], n, RUSSIAN))
			return true;
	return false;
}

/* How far along the way with the lowest hexes this turn; NONE when not even the start would do [reading 38]. [6.3.2] The first hex is free to who has
 * not moved; for the next ones the points must last. [3.2.4] A French zone ends the march. */
int bz_plan_travel(const struct mind *m, int goal, uint8_t on_way[HEXES])
{
	int16_t way[HEXES];
	int n = bz_walk_route(m->w, goal, way, on_way), at = m->start, spent = m->spent;
	int end = (m->entering ? bz_mind_room(m, at) : true) && bz_mind_covered(m, at) ? at : NONE;
	bool stopped = m->entering && m->lay->zone[FRENCH][at];
	for (int i = 0; i < n && !stopped; i++) {
		int cost = m->w->cost[way[i]] - m->w->cost[at];
		bool free = i == 0 && !m->entering && !m->spent;
		if ((spent + cost > m->points && !free) || !may_pass(m, at, way[i]))
			break;
		spent += cost;
		at = way[i];
		if (bz_mind_room(m, at) && bz_mind_covered(m, at))
			end = at;
		stopped = m->lay->zone[FRENCH][at];
	}
	return end;
}

/* Can it end this turn in this hex, by the cheapest way there? [6.3.2] Beyond its points only where the first hex is free. */
static bool ends_in(const struct mind *m, int at)
{
	uint8_t on_way[HEXES];
	if (m->w->cost[at] > m->points && (m->entering || m->spent || bz_distance(m->g, m->start, at) > 1))
		return false;
	return at != m->start && bz_mind_room(m, at) && bz_mind_covered(m, at) && bz_plan_travel(m, at, on_way) == at;
}

/* [6.3.1] (5) Of all cheapest ways to the goal those that bring it nearest this turn: where they end, first the one with the
 * lowest hexes if it is among them. (6) With two players all of them, for the Russian to choose from; else one. */
static int nearest_ends(const struct mind *m, int goal, int16_t ends[PLAN_ENDS])
{
	const struct walk *w = m->w;
	uint8_t on_way[HEXES];
	int end = bz_plan_travel(m, goal, on_way), n = 0, first = m->spent + m->g->dearest, reach = m->points > first ? m->points : first;
	if (end == NONE)
		return 0;
	ends[n++] = (int16_t)end;
	int nearest = w->cost[end];
	for (int k = 0; k < w->n && w->cost[w->at[k]] <= reach && end != goal; k++) {
		int at = w->at[k], cost = w->cost[at];
		if (!on_way[at] || at == end || cost < nearest || (cost == nearest && !m->g->two_player) || !ends_in(m, at))
			continue;
		n = cost > nearest ? 0 : n;
		nearest = cost;
		if (n < PLAN_ENDS)
			ends[n++] = (int16_t)at;
	}
	return n;
}

static void add_end(struct plan *out, int end, int goal, int target, const int16_t cost[HEXES])
{
	for (int i = 0; i < out->n; i++)
		if (out->end[i] == end)
			return;
	if (out->n == PLAN_ENDS)
		return;
	out->end[out->n] = (int16_t)end;
	out->goal[out->n] = (int16_t)goal;
	out->target[out->n] = (int16_t)target;
	out->spent[out->n] = cost[end];
	out->cost[out->n++] = cost[goal];
}

/* To the cheapest hex with room in the command of a leader, else to the one that is nearest to one. */
static void towards_leader(struct mind *m, struct plan *out)
{
	int16_t goal;
	int best = NONE, hexes = m->g->figures.command.leader_hexes, nearest_yet = INT16_MAX;
	out->kind = PLAN_COMMAND;
	out->class = 0;
	bz_mind_search(m, WALK_BRIDGE, FAR_LIMIT);
	for (int k = 0, at; nearest_yet > hexes && (at = bz_mind_hex(m, k)) != NONE; k++) {
		int near = bz_mind_leader_near(m, at);
		if (bz_mind_room(m, at) && near < nearest_yet) {
			best = at;
			nearest_yet = near;
		}
	}
	if (best == NONE)
		return;
	goal = (int16_t)best;
	m->command = false;
	bz_plan_finish(m, &goal, NULL, 1, out);
}

/* Turns goals of equal worth into the ends of this turn; in a goal already, or without a step, it stays. */
void bz_plan_finish(struct mind *m, const int16_t *goal, const int16_t *target, int n, struct plan *out)
{
	int16_t end[PLAN_ENDS];
	out->n = 0;
	if (n && m->aim == NONE)
		m->aim = goal[0];
	for (int i = 0; i < n; i++)
		if (goal[i] == m->start && !m->entering)
			return;
	for (int pass = 0; pass < 2; pass++)
		for (int i = 0; i < n; i++) {
			if (dear(m->g, goal[i]) != pass)
				continue;
			int ends = nearest_ends(m, goal[i], end);
			if (!ends && m->command) {
				towards_leader(m, out);
				return;
			}
			for (int k = 0; k < ends; k++)
				if (m->entering || end[k] != m->start)
					add_end(out, end[k], goal[i], target ? target[i] : NONE, m->w->cost);
		}
}
