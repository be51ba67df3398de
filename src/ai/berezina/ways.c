/* The counsel's view of the ground: how far it is home, and where the Russians are. */
#include "ai/berezina/own.h"

#include <string.h>

enum { STRAGGLERS = 6, BLOCKED = 8, SHUT = 6, HELD = 16 };

/* What steps home must know of the hex in which they end. */
struct end {
	int more; /* what it costs beside its ground */
	uint8_t look;
	bool held;
};

static struct end end_in(const struct counsel *k, const struct walk *w, int to)
{
	bool zone = k->lay.zone[RUSSIAN][to];
	return (struct end){.more = (k->lay.rabble[to] ? STRAGGLERS : 0) + (zone ? BLOCKED : 0),
			    .look = bz_walk_look(w, to),
			    .held = k->lay.units[RUSSIAN][to] || zone};
}

/* Half points of the step from `at` in direction d on the way home, or NONE. */
static int step_home(const struct counsel *k, const struct walk *w, int at, int d, const struct end *end)
{
	const struct ground *g = k->g;
	int step = bz_walk_step_into(w, at, d, end->look);
	if (g->side[at][d] & SIDE_RIVER) {
		if (g->ford_at[at] != k->ford || g->bank[at] != EAST || !(g->side[at][d] & SIDE_FORD))
			return NONE;
		if (step == NONE)
			step = SHUT;
	}
	/* Russians shut no way for ever: an army that saw none would stand still till the last turn. */
	if (step == NONE && g->pace[at][d].to >= 0 && end->held)
		step = HELD;
	if (step == NONE)
		return NONE;
	step += end->more;
	return step < PATH_STEP ? step : PATH_STEP;
}

/* All ways that end in `to`, which is `cost` from the exit. */
static void come_from(struct counsel *k, const struct walk *w, struct path_queue *queue, int to, int cost)
{
	struct end end = end_in(k, w, to);
	for (int d = 0; d < DIRECTIONS; d++) {
		int at = k->g->to[to][d];
		if (at < 0 || cost + end.more >= k->home[at])
			continue; /* whatever the step costs */
		int step = step_home(k, w, at, (d + 3) % DIRECTIONS, &end);
		if (step == NONE || cost + step >= k->home[at])
			continue;
		k->home[at] = (int16_t)(cost + step);
		path_add(queue, at, cost + step);
	}
}

void bz_counsel_home(struct counsel *k)
{
	const struct ground *g = k->g;
	struct walk w;
	struct path_queue queue;
	int16_t taken[HEXES];
	int start = bz_exit_cost(g, k->exit), n;
	w.s = k->s;
	w.c = k->c;
	w.lay = &k->lay;
	w.side = FRENCH;
	w.how = WALK_BRIDGE | WALK_FORD | WALK_FREE_ROAD | WALK_PAST;
	for (int i = 0; i < HEXES; i++)
		k->home[i] = FAR_FROM_HOME;
	k->home[k->exit] = (int16_t)start;
	path_begin(&queue, HEXES, PATH_STEP, start);
	path_add(&queue, k->exit, start);
	while ((n = path_take(&queue, taken)))
		for (int i = 0; i < n; i++)
			if (k->home[taken[i]] == queue.now)
				come_from(k, &w, &queue, taken[i], queue.now);
}

/* Hits of one shot of this rating, in sixths, on open ground. */
static int sixths(int rating)
{
	return rating == RATING_A ? 4 : rating == RATING_B ? 3 : rating == RATING_C ? 2 : 1;
}

void bz_counsel_threat(struct counsel *k)
{
	const struct ground *g = k->g;
	int16_t queue[HEXES];
	int tail = 0;
	memset(k->fire, 0, sizeof k->fire);
	memset(k->near, 99, sizeof k->near);
	for (int i = g->first[RUSSIAN]; i < g->last[RUSSIAN]; i++) {
		int at = k->c->p.piece[i].place;
		if (!g->more[i].unit || at < 0)
			continue;
		for (int d = 0; d < DIRECTIONS; d++)
			if (g->to[at][d] >= 0)
				k->fire[g->to[at][d]] = (uint8_t)(k->fire[g->to[at][d]] + sixths(bz_rating_of(g, k->c, i)));
		if (k->near[at] && bz_is_active(g, k->c, i)) {
			k->near[at] = 0;
			queue[tail++] = (int16_t)at;
		}
	}
	for (int i = 0; i < tail; i++)
		for (int d = 0; d < DIRECTIONS; d++) {
			int to = g->to[queue[i]][d];
			if (to < 0 || g->side[queue[i]][d] & SIDE_RIVER || k->near[to] <= k->near[queue[i]] + 1)
				continue;
			k->near[to] = (uint8_t)(k->near[queue[i]] + 1);
			queue[tail++] = (int16_t)to;
		}
}

int bz_counsel_turns(const struct counsel *k, int piece, int at)
{
	int points = bz_allowance(k->g, k->c, piece);
	if (points < 4)
		points = 4;
	return (k->home[at] + points - 1) / points;
}
