/* How good a position is: points won, how far home the army still is, bridges, losses of both sides. */
#include "rules/berezina/berezina.h"

enum { POINT = 600, FAR = 700 };

static int home_exit(const struct ground *g, const struct crossing *c)
{
	return c->exit != NONE ? g->exit_at[c->exit] : g->exit_at[g->exit[0]];
}

static int way_home(const struct ground *g, const struct crossing *c, int at)
{
	int best = g->homeward[home_exit(g, c)][at];
	return best == NONE ? FAR : best > FAR ? FAR : best;
}

static int unit_worth(const struct ground *g, const struct crossing *c, int i)
{
	if (g->more[i].leader)
		return i == g->napoleon ? 12 : 4;
	return 2 + (STEPS - c->p.piece[i].steps) + (g->more[i].treasure && !has(c, i, IS_POOR));
}

/* Engineers belong to a ford, best at Studianka, one on each bank. */
static int engineers_worth(const struct scenario *s, const struct crossing *c)
{
	const struct ground *g = ground_of(s);
	int sum = 0, work = 1;
	for (int i = g->first[FRENCH]; i < g->last[FRENCH]; i++)
		if (g->more[i].engineer && on_map(c, i))
			sum -= 12 * bz_distance(g, c->p.piece[i].place, g->ford[work][EAST]);
	for (int f = 0; f < FORDS; f++)
		for (int n = 0; n < PONTOONS; n++) {
			sum += 150 * (c->half[f][EAST][n] + c->half[f][WEST][n]);
			if (bz_bridge_up(c, f, n))
				sum += 6000;
		}
	return sum;
}

static int french_worth(const struct scenario *s, const struct crossing *c)
{
	const struct ground *g = ground_of(s);
	struct result now;
	int sum = 0;
	bz_score_now(s, c, &now);
	sum += POINT * now.score[FRENCH];
	for (int i = g->first[FRENCH]; i < g->last[FRENCH]; i++) {
		int at = c->p.piece[i].place;
		if (at < 0 || (!g->more[i].unit && !g->more[i].leader))
			continue;
		int worth = unit_worth(g, c, i);
		sum += 120 * worth;
		if (!g->more[i].engineer)
			sum -= worth * way_home(g, c, at) / 3;
		if (g->bank[at] == WEST)
			sum += 40 * worth;
		if (has(c, i, IS_LOOSE))
			sum -= 5;
	}
	return sum + engineers_worth(s, c);
}

static int russian_worth(const struct scenario *s, const struct crossing *c)
{
	const struct ground *g = ground_of(s);
	int sum = 0;
	for (int i = g->first[RUSSIAN]; i < g->last[RUSSIAN]; i++) {
		if (!g->more[i].unit)
			continue;
		if (c->p.piece[i].place == PLACE_LOST)
			sum -= 600;
		else
			sum -= 120 * c->p.piece[i].steps;
	}
	return sum;
}

int berezina_judge(const struct scenario *s, const struct position *p, enum side side)
{
	const struct crossing *c = crossing_of(p);
	int sum = french_worth(s, c) - russian_worth(s, c);
	if (p->header.result.over)
		sum = POINT * 100 * p->header.result.score[FRENCH];
	return side == SIDE_0 ? sum : -sum;
}
