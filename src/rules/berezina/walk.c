/* The cheapest way over the ground, in half points: one search for both sides, leaders and the command check. */
#include "rules/berezina/berezina.h"

#include <string.h>

static int land_cost(const struct ground *g, const struct crossing *c, int at)
{
	switch (g->land[at]) {
	case LAND_WOODS:
		return g->woods;
	case LAND_SWAMP:
		return c->happened[EVENT_H] ? g->swamp_frozen : g->swamp;
	case LAND_TOWN:
		return g->town;
	default:
		return g->clear;
	}
}

/* The hex by the road, or by the open country with streams and heights. */
static int dry_cost(const struct walk *w, int at, int d, bool road)
{
	const struct ground *g = ground_of(w->s);
	int to = g->to[at][d], sides = g->side[at][d], up = g->height[to] - g->height[at];
	if (road && sides & (SIDE_ROAD | SIDE_TRAIL))
		return g->land[to] == LAND_TOWN ? g->town : sides & SIDE_ROAD ? g->road : g->trail;
	return land_cost(g, w->c, to) + (sides & SIDE_STREAM ? g->stream : 0) + (up > 0 ? up * g->up : 0);
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
	if (leader && lay->leaders[foe][to])
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

struct heap {
	int n;
	uint32_t at[HEXES * DIRECTIONS + 8];
};

static void heap_add(struct heap *h, uint32_t key)
{
	int i = h->n++;
	while (i && h->at[(i - 1) / 2] > key) {
		h->at[i] = h->at[(i - 1) / 2];
		i = (i - 1) / 2;
	}
	h->at[i] = key;
}

static uint32_t heap_take(struct heap *h)
{
	uint32_t top = h->at[0], last = h->at[--h->n];
	int i = 0;
	for (;;) {
		int k = 2 * i + 1;
		if (k >= h->n)
			break;
		if (k + 1 < h->n && h->at[k + 1] < h->at[k])
			k++;
		if (h->at[k] >= last)
			break;
		h->at[i] = h->at[k];
		i = k;
	}
	h->at[i] = last;
	return top;
}

void bz_walk_find(struct walk *w, int start, int spent)
{
	const struct ground *g = ground_of(w->s);
	struct heap heap;
	uint8_t shut[HEXES] = {0};
	memset(w->cost, 0xff, sizeof w->cost);
	memset(w->from, 0xff, sizeof w->from);
	w->n = heap.n = 0;
	w->cost[start] = (int16_t)spent;
	heap_add(&heap, (uint32_t)spent << 12 | (uint32_t)start);
	while (heap.n) {
		int at = (int)(heap_take(&heap) & 4095);
		if (shut[at])
			continue;
		shut[at] = 1;
		w->at[w->n++] = (int16_t)at;
		if (ends(w, at, w->from[at]))
			continue;
		for (int d = 0; d < DIRECTIONS; d++) {
			int to = g->to[at][d];
			if (to < 0 || shut[to])
				continue;
			int step = bz_walk_step(w, at, d);
			int cost = w->cost[at] + step;
			if (step == NONE || cost > w->limit || (w->cost[to] != NONE && w->cost[to] <= cost))
				continue;
			w->cost[to] = (int16_t)cost;
			w->from[to] = (int16_t)at;
			heap_add(&heap, (uint32_t)cost << 12 | (uint32_t)to);
		}
	}
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
	int n = 0, at = w->at[0];
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
