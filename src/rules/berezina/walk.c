/* The cheapest way over the ground, in half points: one search for both sides, leaders and the command check. */
#include "rules/berezina/berezina.h"

#include <string.h>

/* [6.1.3] The hex by the road, or by the open country with streams and heights. */
static int dry_cost(const struct walk *w, const struct pace *way, bool road)
{
	return road && way->road ? way->road : way->land[w->c->happened[EVENT_H]];
}

/* [8.3, 6.4] By a finished bridge for a point more, while it has room; else by the ford. A bridged ford is not waded. */
static int water_cost(const struct walk *w, int at, const struct pace *way, bool road)
{
	const struct crossing *c = w->c;
	int ford = ground_of(w->s)->ford_at[at];
	bool unit = !(w->how & WALK_LEADER);
	if (bz_ford_bridged(c, ford)) {
		bool open = false;
		for (int n = 0; n < BRIDGES && w->how & WALK_BRIDGE; n++)
			open |= bz_bridge_up(c, ford, n) &&
				!(n == ROAD_BRIDGE && w->side == FRENCH && c->road == ROAD_RUSSIAN) &&
				(!unit || !(w->how & WALK_CAP) || c->crossed[ford][n] < ground_of(w->s)->figures.bridge.most);
		return open ? dry_cost(w, way, road) + ground_of(w->s)->bridge : NONE;
	}
	if (!(w->how & WALK_FORD) || !bz_wadeable(c, ford, unit))
		return NONE;
	const struct ground *g = ground_of(w->s);
	return dry_cost(w, way, false) + (c->happened[EVENT_K] ? g->wade_frozen : g->wade);
}

/* The price of a step that nothing forbids, or NONE over a river that is closed. */
static int price(const struct walk *w, int at, const struct pace *way, bool road)
{
	int cost = way->ford ? water_cost(w, at, way, road) : dry_cost(w, way, road);
	bool pushes = w->how & WALK_LEADER && !(w->how & WALK_PAST) && w->lay->rabble[way->to];
	return cost != NONE && pushes ? cost + ground_of(w->s)->rabble : cost;
}

/* What a step must know of the hex that it enters. */
enum { HEX_SHUT = 1, HEX_ZONE = 2, HEX_SPOILT = 4, HEX_DEAR = 8 };

/* What of that matters to this walk, as masks. */
struct bars {
	uint8_t crowd, zone, spoilt, dear;
};

/* [3.1.2] Own units spoil roads for units. [6.1.5] Stragglers stop all but French leaders, who pay for pushing through. */
static struct bars bars_of(const struct walk *w)
{
	bool leader = w->how & WALK_LEADER, past = w->how & WALK_PAST, pushes = leader && w->side == FRENCH;
	return (struct bars){.crowd = past || pushes ? 0 : HEX_SHUT,
			     .zone = w->how & WALK_ZONES ? HEX_ZONE : 0,
			     .spoilt = leader || w->how & WALK_FREE_ROAD ? 0 : HEX_SPOILT,
			     .dear = past || !pushes ? 0 : HEX_DEAR};
}

/* [6.1.4] Units of the enemy close a hex, his leaders and friends do not. [3.2.4, 3.2.2] A zone of the enemy counts unless own
 * units stand in the hex; own zones cancel nothing. */
static inline uint8_t hex_look(const struct lay *lay, int side, struct bars bars, int at)
{
	bool own = lay->units[side][at], crowd = lay->rabble[at];
	return (uint8_t)((lay->units[1 - side][at] ? HEX_SHUT : 0) | (crowd ? bars.crowd | bars.dear : 0) |
			 (lay->zone[1 - side][at] && !own ? bars.zone : 0) | (own ? bars.spoilt : 0));
}

uint8_t bz_walk_look(const struct walk *w, int to)
{
	return hex_look(w->lay, w->side, bars_of(w), to);
}

/* [3.2.4] Never straight from one zone of the enemy into another. */
int bz_walk_step_into(const struct walk *w, int at, int d, uint8_t look)
{
	const struct pace *way = &ground_of(w->s)->pace[at][d];
	if (way->to < 0 || look & HEX_SHUT || (look & HEX_ZONE && w->lay->zone[1 - w->side][at]))
		return NONE;
	return price(w, at, way, !(look & HEX_SPOILT));
}

int bz_walk_step(const struct walk *w, int at, int d)
{
	int to = ground_of(w->s)->pace[at][d].to;
	return to < 0 ? NONE : bz_walk_step_into(w, at, d, bz_walk_look(w, to));
}

/* [3.2.4] Does the way end in this hex, when it was entered from `before`? In a zone of the enemy, and beyond the river. */
static bool ends(const struct walk *w, int at, int before)
{
	const struct ground *g = ground_of(w->s);
	if (!(w->how & WALK_STOP) || before == NONE)
		return false;
	return w->lay->zone[1 - w->side][at] ||
	       (!(w->how & WALK_LEADER) && g->bank[at] != g->bank[before]);
}

/* The look of all hexes at once. */
static void hexes_look(struct walk *w)
{
	struct bars bars = bars_of(w);
	for (int i = 0; i < HEXES; i++)
		w->hex[i] = hex_look(w->lay, w->side, bars, i);
}

void bz_walk_begin(struct walk *w, int start, int spent)
{
	memset(w->cost, 0xff, sizeof w->cost);
	hexes_look(w);
	w->n = w->spread = 0;
	w->start = start;
	w->cost[start] = (int16_t)spent;
	w->from[start] = NONE;
	path_begin(&w->queue, HEXES, ground_of(w->s)->dearest, spent);
	path_add(&w->queue, start, spent);
}

static void go_on(struct walk *w, int at)
{
	const struct pace *way = ground_of(w->s)->pace[at], *end = way + DIRECTIONS;
	int spent = w->cost[at], frozen = w->c->happened[EVENT_H];
	int closed = HEX_SHUT | (w->lay->zone[1 - w->side][at] ? HEX_ZONE : 0);
	for (; way < end; way++) {
		int to = way->to;
		if (to < 0 || (uint16_t)w->cost[to] <= spent + 1 || w->hex[to] & closed)
			continue;
		bool road = way->road && !(w->hex[to] & HEX_SPOILT);
		int step = road ? way->road : way->land[frozen];
		if (way->ford || w->hex[to] & HEX_DEAR)
			step = price(w, at, way, !(w->hex[to] & HEX_SPOILT));
		int cost = spent + step;
		if (step == NONE || cost > w->limit || (uint16_t)w->cost[to] <= cost)
			continue;
		w->cost[to] = (int16_t)cost;
		w->from[to] = (int16_t)at;
		path_add(&w->queue, to, cost);
	}
}

bool bz_walk_more(struct walk *w)
{
	int16_t taken[HEXES];
	for (; w->spread < w->n; w->spread++) /* the last cost goes on only when it is not enough */
		if (!ends(w, w->at[w->spread], w->from[w->at[w->spread]]))
			go_on(w, w->at[w->spread]);
	int n = path_take(&w->queue, taken);
	for (int i = 0; i < n; i++)
		if (w->cost[taken[i]] == w->queue.now) /* else it was reached cheaper meanwhile */
			w->at[w->n++] = taken[i];
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

int bz_walk_route(const struct walk *w, int to, int16_t way[HEXES], uint8_t on_way[HEXES])
{
	const struct ground *g = ground_of(w->s);
	int n = 0, at = w->start;
	memset(on_way, 0, HEXES);
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
