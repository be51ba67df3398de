/* The cheapest way over the ground, in half points: one search for both sides, leaders and the command check. */
#include "rules/berezina/berezina.h"

#include <string.h>

/* The hex by the road, or by the open country with streams and heights. */
static int dry_cost(const struct walk *w, int at, int d, bool road)
{
	const struct ground *g = ground_of(w->s);
	return road && g->by_road[at][d] ? g->by_road[at][d] : g->by_land[w->c->happened[EVENT_H]][at][d];
}

static int water_cost(const struct walk *w, int at, int d, bool road)
{
	const struct ground *g = ground_of(w->s);
	const struct crossing *c = w->c;
	int ford = g->ford_at[at];
	bool unit = !(w->how & WALK_LEADER);
	if (!(g->side[at][d] & SIDE_FORD))
		return NONE;
	if (bz_ford_bridged(c, ford)) {
		bool open = false;
		for (int n = 0; n < BRIDGES && w->how & WALK_BRIDGE; n++)
			open |= bz_bridge_up(c, ford, n) &&
				!(n == ROAD_BRIDGE && w->side == FRENCH && c->road == ROAD_RUSSIAN) &&
				(!unit || !(w->how & WALK_CAP) || c->crossed[ford][n] < CAP);
		return open ? dry_cost(w, at, d, road) + g->bridge : NONE;
	}
	if (!(w->how & WALK_FORD) || !bz_wadeable(c, ford, unit))
		return NONE;
	return dry_cost(w, at, d, false) + (c->happened[EVENT_K] ? g->wade_frozen : g->wade);
}

int bz_walk_step(const struct walk *w, int at, int d)
{
	const struct ground *g = ground_of(w->s);
	const struct lay *lay = w->lay;
	int to = g->to[at][d], foe = 1 - w->side, cost;
	bool leader = w->how & WALK_LEADER;
	if (to < 0 || lay->units[foe][to])
		return NONE;
	if (lay->rabble[to] && !(w->how & WALK_PAST) && !(leader && w->side == FRENCH))
		return NONE;
	if (w->how & WALK_ZONES && lay->zone[foe][at] && lay->zone[foe][to] && !lay->units[w->side][to])
		return NONE;
	bool road = leader || w->how & WALK_FREE_ROAD || !lay->units[w->side][to];
	if (g->side[at][d] & SIDE_RIVER)
		cost = water_cost(w, at, d, road);
	else
		cost = dry_cost(w, at, d, road);
	if (cost != NONE && leader && lay->rabble[to] && !(w->how & WALK_PAST))
		cost += g->rabble;
	return cost;
}

/* Does the way end in this hex, when it was entered from `before`? */
static bool ends(const struct walk *w, int at, int before)
{
	const struct ground *g = ground_of(w->s);
	if (!(w->how & WALK_STOP) || before == NONE)
		return false;
	return w->lay->zone[1 - w->side][at] ||
	       (!(w->how & WALK_LEADER) && g->bank[at] != g->bank[before]);
}

void bz_walk_begin(struct walk *w, int start, int spent)
{
	memset(w->cost, 0xff, sizeof w->cost);
	w->n = 0;
	w->start = start;
	w->cost[start] = (int16_t)spent;
	w->from[start] = NONE;
	path_begin(&w->queue, HEXES, ground_of(w->s)->dearest, spent);
	path_add(&w->queue, start, spent);
}

static void go_on(struct walk *w, int at)
{
	const struct ground *g = ground_of(w->s);
	int spent = w->cost[at];
	for (int d = 0; d < DIRECTIONS; d++) {
		int to = g->to[at][d];
		if (to < 0 || (w->cost[to] != NONE && w->cost[to] <= spent + 1))
			continue;
		int step = bz_walk_step(w, at, d), cost = spent + step;
		if (step == NONE || cost > w->limit || (w->cost[to] != NONE && w->cost[to] <= cost))
			continue;
		w->cost[to] = (int16_t)cost;
		w->from[to] = (int16_t)at;
		path_add(&w->queue, to, cost);
	}
}

bool bz_walk_more(struct walk *w)
{
	int16_t taken[HEXES];
	int n = path_take(&w->queue, taken);
	for (int i = 0; i < n; i++) {
		int at = taken[i];
		if (w->cost[at] != w->queue.now)
			continue; /* reached cheaper meanwhile */
		w->at[w->n++] = (int16_t)at;
		if (!ends(w, at, w->from[at]))
			go_on(w, at);
	}
	return n > 0;
}

void bz_walk_find(struct walk *w, int start, int spent)
{
	bz_walk_begin(w, start, spent);
	while (bz_walk_more(w))
		;
}

/* Marks every hex on some cheapest way to `to`. */
static void mark_ways(const struct walk *w, int to, uint8_t on_way[HEXES])
{
	const struct ground *g = ground_of(w->s);
	int16_t queue[HEXES];
	int n = 0;
	queue[n++] = (int16_t)to;
	on_way[to] = 1;
	for (int i = 0; i < n; i++) {
		int at = queue[i];
		for (int d = 0; d < DIRECTIONS; d++) {
			int before = g->to[at][d];
			if (before < 0 || on_way[before] || w->cost[before] == NONE ||
			    w->cost[before] >= w->cost[at] || ends(w, before, w->from[before]))
				continue;
			int step = bz_walk_step(w, before, (d + 3) % DIRECTIONS);
			if (step == NONE || w->cost[before] + step != w->cost[at])
				continue;
			on_way[before] = 1;
			queue[n++] = (int16_t)before;
		}
	}
}

int bz_walk_route(const struct walk *w, int to, int16_t way[HEXES])
{
	const struct ground *g = ground_of(w->s);
	uint8_t on_way[HEXES] = {0};
	int n = 0, at = w->start;
	if (w->cost[to] == NONE)
		return 0;
	mark_ways(w, to, on_way);
	while (at != to && n < HEXES) {
		int best = NONE;
		for (int d = 0; d < DIRECTIONS; d++) {
			int next = g->to[at][d];
			if (next < 0 || !on_way[next] || w->cost[next] <= w->cost[at])
				continue;
			int step = bz_walk_step(w, at, d);
			if (step != NONE && w->cost[at] + step == w->cost[next] && (best == NONE || next < best))
				best = next;
		}
		if (best == NONE)
			return 0;
		way[n++] = (int16_t)(at = best);
	}
	return n;
}
