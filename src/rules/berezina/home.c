/* How far it is home: from every hex off the map by an exit, and along a bank to a ford. */
#include "rules/berezina/berezina.h"

#include <stdlib.h>
#include <string.h>

/* [6.1.2] Half points from every hex to `goal`, where `last` more are paid: each step costs what the hex costs that it enters, on the
 * way there. NONE where no way leads. */
static void way_to(const struct walk *w, struct path_queue *queue, int goal, int last, int16_t cost[HEXES])
{
	const struct ground *g = ground_of(w->s);
	int16_t taken[HEXES];
	int n;
	memset(cost, 0xff, HEXES * sizeof *cost);
	cost[goal] = (int16_t)last;
	path_begin(queue, HEXES, PATH_STEP, last);
	path_add(queue, goal, last);
	while ((n = path_take(queue, taken)))
		for (int i = 0; i < n; i++)
			for (int d = 0; d < DIRECTIONS && cost[taken[i]] == queue->now; d++) {
				int from = g->to[taken[i]][d], step = from < 0 ? NONE : bz_walk_step(w, from, (d + 3) % DIRECTIONS);
				if (step == NONE || (cost[from] != NONE && cost[from] <= queue->now + step))
					continue;
				cost[from] = (int16_t)(queue->now + step);
				path_add(queue, from, cost[from]);
			}
}

/* [10.1] Over dry land and the two northern fords, where no Russian army stands; a judgement, not a rule. Bridged fords are closed to
 * this search, which knows wading only. */
bool bz_home_make(const struct scenario *s, struct ground *g)
{
	struct crossing open = {.half = {[2] = {{HALF_FINIS}, {HALF_FINIS}}}, .road = ROAD_RUSSIAN, .thaw = -1};
	struct lay *lay = calloc(1, sizeof *lay);
	struct walk *w = calloc(1, sizeof *w);
	if (lay && w) {
		w->s = s;
		w->c = &open;
		w->lay = lay;
		for (int frozen = 0; frozen < 2; frozen++) {
			open.happened[EVENT_H] = (uint8_t)frozen;
			w->how = WALK_FORD;
			for (int i = 0; i < EXITS; i++)
				way_to(w, &w->queue, g->exit[i], bz_exit_cost(g, g->exit[i]), g->homeward[frozen][i]);
			w->how = 0;
			for (int i = 0; i < FORDS; i++)
				for (int bank = EAST; bank <= WEST; bank++)
					way_to(w, &w->queue, g->ford[i][bank], 0, g->fordward[frozen][i][bank]);
		}
	}
	bool made = lay && w;
	free(lay);
	free(w);
	return made;
}

int bz_home(const struct ground *g, const struct crossing *c, int exit, int at)
{
	return g->homeward[c->happened[EVENT_H] != 0][exit][at];
}

int bz_to_ford(const struct ground *g, const struct crossing *c, int ford, int bank, int at)
{
	return g->fordward[c->happened[EVENT_H] != 0][ford][bank][at];
}
