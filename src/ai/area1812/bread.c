/* Supply in the judgement. */
#include "ai/area1812/judge.h"

enum { AHEAD = 3, LATE = 7 };

/* What a corps without supply costs at the die of a turn, in hundredths of a corps. */
static int risk(const struct scene *v, int turn)
{
	int faces = 0;
	for (int die = 1; die <= 6; die++)
		faces += supply_starves(&v->g->charts, turn, die);
	return 100 * faces / 6;
}

/* Does a region still feed corps of the side after this turn, as far as it can tell? */
static bool feeds(const struct scene *v, const struct ar_forecast *f, int side, int region)
{
	return (f->after[region] != DEPLETED_FULL || (side == FRENCH && ar_region(v->g, v->c, side, region, ARM_DP))) &&
	       !ar_region_corps(v->g, v->c, 1 - side, region);
}

/* All regions that do, a bit each. */
static uint64_t feeding(const struct scene *v, const struct ar_forecast *f, int side)
{
	uint64_t all = 0;
	for (int r = 0; r < v->g->regions; r++)
		all |= (uint64_t)feeds(v, f, side, r) << r;
	return all;
}

/* Turns that a stack can go on eating: where it is, next door, and beyond. `fed`: regions that feed. */
static int store(const struct scene *v, const struct ar_forecast *f, uint64_t fed, int place)
{
	int own = v->g->region[place], turns = f->after[own] != DEPLETED_FULL, beyond = 0;
	bool next = false;
	for (int i = 0; i < v->g->links[place]; i++) {
		int to = v->g->to[place][i];
		if (v->g->region[to] == own || !(fed >> v->g->region[to] & 1))
			continue;
		next = true;
		for (int k = 0; k < v->g->links[to]; k++) {
			int r = v->g->region[v->g->to[to][k]];
			beyond += r != own && fed >> r & 1;
		}
	}
	return turns + next + (next && beyond) + (next && beyond > 2);
}

/* Can it stay where it is as long as it likes? */
static bool rests(const struct scene *v, const struct ar_forecast *f, int side, int region, int corps)
{
	int turn = v->c->p.header.turn + 1;
	bool with = ar_region(v->g, v->c, side, region, ARM_SU) && !ar_region(v->g, v->c, 1 - side, region, ARMS);
	return f->after[region] != DEPLETED_FULL &&
	       supply_depletes(&v->g->charts, turn, with, corps, (enum depleted)f->after[region]) == f->after[region];
}

/* Whoever eats up the land has to march on, and starves where there is nowhere to march to. */
static int tomorrow(const struct scene *v, const struct ar_forecast *f, int side)
{
	int sum = 0, starves = risk(v, v->c->p.header.turn + 1) * v->corps / 100;
	int need = v->left - 1 < AHEAD ? v->left - 1 : AHEAD;
	uint64_t fed = feeding(v, f, side);
	for (int i = 0; i < v->stacks[side]; i++) {
		int at = v->stack[side][i], r = v->g->region[at], n = ar_corps(v->c, side, at);
		n -= side == FRENCH ? v->g->figures.supply.depot_feeds * ar_region(v->g, v->c, side, r, ARM_DP) : 0;
		if (n <= 0 || rests(v, f, side, r, n))
			continue;
		int lacks = need - store(v, f, fed, at);
		sum -= n * (v->n->strays + (lacks > 0 ? starves * lacks * v->n->starve_next / (100 * AHEAD) : 0));
	}
	return sum;
}

int ar_judge_bread(const struct scene *v, int side)
{
	struct ar_forecast f;
	int sum = 0, starves = risk(v, v->c->p.header.turn) * v->corps / 100 * v->n->starve / 100 + v->n->starve_more;
	ar_forecast(v->s, v->c, side, &f);
	for (int r = 0; r < v->g->regions; r++)
		if (f.after[r] > v->c->depleted[r] && ar_region_corps(v->g, v->c, side, r))
			sum -= (v->c->p.header.turn >= LATE ? v->n->eaten_late : v->n->eaten) * (f.after[r] - v->c->depleted[r]);
	sum -= starves * f.starving;
	if (v->left > 1)
		sum += tomorrow(v, &f, side);
	return sum;
}
