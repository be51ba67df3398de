#include "campaign.h"

void begins(struct game *g, int row, int side)
{
	struct position *p = now(g);
	events_clear(&g->ev);
	frame_push(p, row, (enum side)side);
	phases_run(&g->s, p, &g->ev);
}

void train(struct game *g, int side, const char *at)
{
	int who = gb_boxed(state(g), &gb_own(&g->s)->trains[side], AT_POOL);
	now(g)->piece[who].place = (int16_t)hex(g, at);
}

int range_of(struct game *g, int side, const char *at)
{
	struct gb_survey v;
	struct gb_supply supply;
	gb_survey(&g->s, state(g), &v);
	gb_ranges(&g->s, state(g), &v, side, &supply);
	return supply.steps[hex(g, at)];
}

const char *reached(struct game *g, int steps)
{
	struct gb_survey v;
	struct gb_reach reach;
	gb_survey(&g->s, state(g), &v);
	gb_march_reach(&g->s, state(g), &v, &reach);
	for (int at = 0; at < PLACES; at++)
		if (reach.steps[at] == steps)
			return g->s.board.at[at].id;
	fail_msg("nothing is %d hexes away", steps);
	return NULL;
}

int counters(struct game *g, int side, const char *at)
{
	int n = 0, place = hex(g, at);
	for (int i = gb_next_counter(&g->s, state(g), place, side, 0); i >= 0; i = gb_next_counter(&g->s, state(g), place, side, i + 1))
		n += !(now(g)->piece[i].flags & FLAG_DEPOT);
	return n;
}
