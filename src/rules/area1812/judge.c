/* How good a position is: points on the way to the levels, corps, hunger to come, what lies near. */
#include "rules/area1812/area1812.h"

enum { POINT = 400, CORPS = 260, HUNGRY = 130 };

/* The nearest stack with corps of a side, 9 at most. */
static int nearest(const struct land *g, const struct campaign *c, int side, int place)
{
	int best = 9;
	for (int i = 0; i < g->places; i++)
		if (g->distance[place][i] < best && ar_corps(c, side, i))
			best = g->distance[place][i];
	return best;
}

static int ground(const struct land *g, const struct campaign *c)
{
	int sum = 0;
	for (int i = 0; i < g->places; i++) {
		if (!g->vp[i])
			continue;
		int french = nearest(g, c, FRENCH, i), russian = nearest(g, c, RUSSIAN, i);
		sum += g->vp[i] * 12 * (c->control[i] ? -(9 - russian) + (9 - french) / 2 : 9 - french - (9 - russian) / 2);
	}
	return sum;
}

int ar_judge(const struct scenario *s, const struct position *p, enum side side)
{
	const struct campaign *c = campaign_of(p);
	const struct land *g = land_of(s);
	int sum;
	if (p->header.result.over) {
		sum = 100000 * (2 - p->header.result.level) + p->header.result.score[FRENCH];
		return side == SIDE_0 ? sum : -sum;
	}
	struct ar_forecast f;
	sum = POINT * p->header.track[TRACK_POINTS] + CORPS * (ar_total(c, FRENCH) - ar_total(c, RUSSIAN)) + ground(g, c);
	ar_forecast(s, c, FRENCH, &f);
	sum -= HUNGRY * f.starving;
	ar_forecast(s, c, RUSSIAN, &f);
	sum += HUNGRY * f.starving;
	return side == SIDE_0 ? sum : -sum;
}
