#include "marches.h"

void run_row(struct game *g, int row, int side)
{
	struct position *p = now(g);
	while (p->depth)
		frame_pop(p);
	p->header.phasing = (int8_t)side;
	frame_push(p, row, (enum side)side);
	events_clear(&g->ev);
	phases_run(&g->s, p, &g->ev);
}

struct game *marches(int turn, int side, const char *units)
{
	struct game *g = scenario("hex1812/1-invasion", NULL);
	for (int i = 0; i < g->s.pieces; i++)
		if (now(g)->piece[i].place != AT_POOL)
			hx_put(&g->s, state(g), i, AT_LOST);
	state(g)->want_inf = state(g)->want_cav = 0;
	now(g)->header.turn = (int16_t)turn;
	now(g)->header.phasing = (int8_t)side;
	units_stand(g, units);
	run_row(g, ROW_MARCH, side);
	return g;
}

int points_to(struct game *g, const char *id, const char *to)
{
	struct hx_reach r;
	int i = piece(g, id), at = now(g)->piece[i].place;
	hx_reach(&g->s, state(g), i, at, hx_allowance(&g->s, state(g), i) - now(g)->piece[i].used, &r);
	return r.cost[hex(g, to)];
}
