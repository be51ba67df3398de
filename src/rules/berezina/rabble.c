/* Rabble moves by itself, two hexes towards the nearest exit, bridge or engineer (6.2). */
#include "rules/berezina/berezina.h"

#include <string.h>

bool bz_bridge_of_french(const struct ground *g, const struct crossing *c, int at)
{
	return g->ford_at[at] != NONE &&
	       (bz_bridge_up(c, g->ford_at[at], 0) || bz_bridge_up(c, g->ford_at[at], 1) ||
		(bz_bridge_up(c, g->ford_at[at], ROAD_BRIDGE) && c->road != ROAD_RUSSIAN));
}

/* [6.2] Does the ground let Rabble go from `at` in direction d? Over the river only by a bridge, whoever else crosses it this turn. */
static bool leads_on(const struct scenario *s, const struct crossing *c, int at, int d)
{
	const struct ground *g = ground_of(s);
	if (g->to[at][d] < 0)
		return false;
	if (!(g->side[at][d] & SIDE_RIVER))
		return true;
	if (!(g->side[at][d] & SIDE_FORD))
		return false;
	return bz_bridge_of_french(g, c, at) || (c->happened[EVENT_K] && !bz_ford_bridged(c, g->ford_at[at]));
}

/* [6.2, 3.2.1] It never enters a Russian zone. */
static bool barred(const struct lay *lay, int at)
{
	return lay->units[RUSSIAN][at] || lay->leaders[RUSSIAN][at] || lay->zone[RUSSIAN][at];
}

/* [8.3] The bridge of this ford that carries one more French piece this turn, or NONE. */
static int open_bridge(const struct ground *g, const struct crossing *c, int ford)
{
	for (int n = 0; n < BRIDGES; n++)
		if (bz_bridge_open(g, c, ford, n, FRENCH))
			return n;
	return NONE;
}

/* [8.3] May it take the step now? Over a bridge that has carried its five it goes next turn. */
static bool rabble_step(const struct scenario *s, const struct crossing *c, const struct lay *lay, int at, int d)
{
	const struct ground *g = ground_of(s);
	if (!leads_on(s, c, at, d) || barred(lay, g->to[at][d]))
		return false;
	return !(g->side[at][d] & SIDE_RIVER) || !bz_ford_bridged(c, g->ford_at[at]) || open_bridge(g, c, g->ford_at[at]) != NONE;
}

/* Where Rabble of the east bank waits for engineers: by them, or at the ford nearest to those who are across. */
static int near_bank(const struct ground *g, int at)
{
	int best = 0;
	if (g->bank[at] == EAST)
		return at;
	for (int f = 1; f < FORDS; f++)
		if (bz_distance(g, at, g->ford[f][WEST]) < bz_distance(g, at, g->ford[best][WEST]))
			best = f;
	return g->ford[best][EAST];
}

/* [6.2] West of the river or on a bridge the exits; else bridges, also begun ones; without any, the engineers. */
static int objectives(const struct scenario *s, const struct crossing *c, int at, int16_t goal[32])
{
	const struct ground *g = ground_of(s);
	int n = 0;
	if (g->bank[at] == WEST || bz_bridge_of_french(g, c, at)) {
		for (int i = 0; i < EXITS; i++)
			goal[n++] = g->exit[i];
		return n;
	}
	for (int f = 0; f < FORDS; f++) {
		bool begun = bz_bridge_of_french(g, c, g->ford[f][EAST]);
		for (int k = 0; k < PONTOONS; k++)
			begun |= c->half[f][EAST][k] || c->half[f][WEST][k];
		if (begun)
			goal[n++] = g->ford[f][EAST];
	}
	int bridges = n;
	for (int i = g->first[FRENCH]; !bridges && i < g->last[FRENCH]; i++)
		if (g->more[i].engineer && on_map(c, i))
			goal[n++] = (int16_t)(c->happened[EVENT_K] ? c->p.piece[i].place : near_bank(g, c->p.piece[i].place));
	return n;
}

/* How far it is from each hex to the nearest of these, in hexes; NONE: no way. With `lay` by ways free of Russian zones alone. */
static void spread(const struct scenario *s, const struct crossing *c, const struct lay *lay, const int16_t *goal, int n,
		   int16_t far[HEXES])
{
	const struct ground *g = ground_of(s);
	int16_t queue[HEXES];
	int tail = 0;
	memset(far, 0xff, HEXES * sizeof *far);
	for (int i = 0; i < n; i++)
		if (far[goal[i]] == NONE) {
			far[goal[i]] = 0;
			queue[tail++] = goal[i];
		}
	for (int i = 0; i < tail; i++) {
		int at = queue[i];
		if (lay && barred(lay, at))
			continue; /* never entered, so nothing leads through it */
		for (int d = 0; d < DIRECTIONS; d++) {
			int before = g->to[at][d];
			if (before < 0 || far[before] != NONE || !leads_on(s, c, before, (d + 3) % DIRECTIONS))
				continue;
			far[before] = (int16_t)(far[at] + 1);
			queue[tail++] = (int16_t)before;
		}
	}
}

/* [6.2] Only the nearest objectives stay, whoever stands in between: where Russians are says what is not entered, not where it wants to go. */
static int nearest(const struct scenario *s, const struct crossing *c, int at, int16_t *goal, int n)
{
	int16_t from = (int16_t)at, far[HEXES];
	int least = NONE, kept = 0;
	spread(s, c, NULL, &from, 1, far);
	for (int i = 0; i < n; i++)
		if (far[goal[i]] != NONE && (least == NONE || far[goal[i]] < least))
			least = far[goal[i]];
	for (int i = 0; i < n; i++)
		if (least != NONE && far[goal[i]] == least)
			goal[kept++] = goal[i];
	return kept;
}

/* [6.2] The shortest way in hexes, along roads and trails where that is no longer [reading 43]. */
static int next_hex(const struct scenario *s, const struct crossing *c, const struct lay *lay, const int16_t *far, int at)
{
	const struct ground *g = ground_of(s);
	int best = NONE;
	bool best_road = false;
	for (int d = 0; d < DIRECTIONS; d++) {
		int to = g->to[at][d];
		if (to < 0 || far[at] == NONE || far[to] == NONE || far[to] != far[at] - 1 ||
		    !rabble_step(s, c, lay, at, d))
			continue;
		bool road = g->side[at][d] & (SIDE_ROAD | SIDE_TRAIL);
		if (best == NONE || (road && !best_road) || (road == best_road && to < best)) {
			best = to;
			best_road = road;
		}
	}
	return best;
}

static void cross(struct crossing *c, const struct ground *g, int at)
{
	int ford = g->ford_at[at], n = open_bridge(g, c, ford);
	if (n == NONE)
		return;
	c->crossed[ford][n]++;
	c->crossed_french[ford][n]++;
	c->crossed_rabble[ford][n]++;
}

/* One counter, one hex; false when it stands still. */
static bool creep(const struct scenario *s, struct crossing *c, int i, struct events *ev)
{
	const struct ground *g = ground_of(s);
	struct lay lay;
	int16_t goal[32], far[HEXES];
	int at = c->rabble[i];
	if (g->exit_at[at] != NONE && g->bank[at] == WEST) {
		c->rabble[i] = NONE;
		event_note(ev, EVENT_MARKER, FRENCH, NONE, NONE, at, TEXT_RABBLE_EXIT, CITE_RABBLE);
		return false;
	}
	bz_lay_make(s, c, &lay);
	int n = nearest(s, c, at, goal, objectives(s, c, at, goal));
	spread(s, c, &lay, goal, n, far);
	if (far[at] == NONE) /* no way is free: as near as free steps bring it */
		spread(s, c, NULL, goal, n, far);
	int to = next_hex(s, c, &lay, far, at);
	if (to == NONE)
		return false;
	if (g->bank[to] != g->bank[at])
		cross(c, g, at);
	c->rabble[i] = (int16_t)to;
	event_step(ev, event_note(ev, EVENT_MOVE, FRENCH, NONE, at, to, TEXT_RABBLE, CITE_RABBLE));
	bz_watch_step(s, c, &lay, to, ev);
	return true;
}

/* [6.2] Two hexes each after the French have moved, not at night; [13.3] the longer nights do not stop them. */
void bz_rabble_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct crossing *c = crossing_at(p);
	for (int i = 0; i < RABBLE && !bz_is_night(ground_of(s), c); i++)
		for (int step = 0; step < 2 && c->rabble[i] >= 0; step++)
			if (!creep(s, c, i, ev))
				break;
	phase_goto(p, ROW_FIRE, SIDE_0);
	frame_top(p)->count = 1;
}
