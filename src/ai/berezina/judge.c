/* How good a position is: points won, how far home the army still is, bridges, losses of both sides. */
#include "ai/berezina/own.h"

enum { POINT = 600, STEP = 500, LOOT = 450, WAY = 4, HURRY = 16, FAR = 160, OTHER = 2, SAPPER = 1500 };

/* To the chosen exit, or a little dearer to the nearest behind the northern fords. */
static int way_home(const struct ground *g, const struct crossing *c, int at)
{
	int best = bz_home(g, c, 0, at);
	if (best == NONE || best > FAR)
		best = FAR;
	if (c->exit == NONE || c->exit == g->exit[0])
		return best;
	int chosen = bz_home(g, c, g->exit_at[c->exit], at);
	return chosen != NONE && chosen < best + OTHER ? chosen : best + OTHER;
}

static int unit_worth(const struct ground *g, const struct crossing *c, int i)
{
	if (g->more[i].leader)
		return i == g->napoleon ? 12 : 5;
	return 2 + (STEPS - c->p.piece[i].steps);
}

/* Engineers belong to the ford of Studianka, one to each bank. */
static int engineers_worth(const struct scenario *s, const struct crossing *c)
{
	const struct ground *g = ground_of(s);
	int sum = 0, work = 1;
	bool bank[2] = {false, false};
	for (int i = g->first[FRENCH]; i < g->last[FRENCH]; i++) {
		int at = c->p.piece[i].place;
		if (!g->more[i].engineer || at < 0)
			continue;
		int far = bz_distance(g, at, g->ford[work][EAST]);
		sum -= 40 * far + (g->bank[at] == WEST && far > 1 ? 2 * SAPPER : 0);
		if (g->ford_at[at] == work && (g->bank[at] == EAST || bz_nearest_unit(s, c, RUSSIAN, at) > 2))
			bank[g->bank[at]] = true;
		sum -= 150 * c->p.piece[i].steps;
	}
	sum += SAPPER * (bank[EAST] + bank[WEST] + (bank[EAST] && bank[WEST]));
	for (int f = 0; f < FORDS; f++)
		for (int n = 0; n < PONTOONS; n++) {
			sum += 300 * (c->half[f][EAST][n] + c->half[f][WEST][n]);
			if (bz_bridge_up(c, f, n))
				sum += 3000;
		}
	return sum;
}

static int piece_worth(const struct scenario *s, const struct crossing *c, int i)
{
	const struct ground *g = ground_of(s);
	int at = c->p.piece[i].place, turn = c->p.header.turn;
	int way = WAY + (turn > HURRY ? (turn - HURRY) * 3 : 0), sum = 0;
	if (at == PLACE_LATER && s->piece[i].enter_place >= 0)
		return is_unit(g, i) ? -way * unit_worth(g, c, i) * (FAR + 20) : -way * FAR;
	if (at < 0)
		return 0;
	if (is_unit(g, i)) {
		sum += STEP * (STEPS - c->p.piece[i].steps) / 2;
		sum += g->more[i].treasure && !has(c, i, IS_POOR) ? LOOT : 0;
	}
	if (!g->more[i].engineer)
		sum -= way * unit_worth(g, c, i) * way_home(g, c, at);
	return sum + (g->bank[at] == WEST ? POINT / 2 : 0);
}

static int french_worth(const struct scenario *s, const struct crossing *c)
{
	const struct ground *g = ground_of(s);
	struct result now;
	int sum = 0;
	bz_score_now(s, c, &now);
	for (int i = g->first[FRENCH]; i < g->last[FRENCH]; i++)
		if (g->more[i].unit || g->more[i].leader)
			sum += piece_worth(s, c, i);
	return sum + POINT * now.score[FRENCH] + engineers_worth(s, c);
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

int bz_judge(const struct scenario *s, const struct position *p, enum side side)
{
	const struct crossing *c = crossing_of(p);
	int sum = french_worth(s, c) - russian_worth(s, c);
	if (p->header.result.over)
		sum = POINT * 100 * p->header.result.score[FRENCH];
	return side == SIDE_0 ? sum : -sum;
}
