/* Where the counsel wants the leaders: with their corps in reach (5.2), on the hex where they help most. */
#include "ai/berezina/own.h"

enum { IN_REACH = 100, FIGHTS = 40, ALONE = 500, HOMEWARD = 10, FIRST = 6, CHECKED = 24, SPARED = 10, AT_FORD = 2 };
enum { AWAY = 18, AT_LAST = 20, NEAR_EAST = 6, NEAR_WEST = 3 };

static bool serves(const struct counsel *k, int leader, int unit)
{
	const struct print_more *m = k->g->more;
	if (!m[unit].unit || !on_map(k->c, unit) || m[unit].engineer)
		return false;
	if (leader != k->g->napoleon)
		return m[unit].formation == m[leader].formation;
	return m[unit].formation == CORPS_OG ||
	       bz_distance(k->g, k->c->p.piece[unit].place, k->g->ford[k->ford][EAST]) <= AT_FORD;
}

/* Units within his three points from this hex. */
static int reached(const struct counsel *k, int leader, int at)
{
	const struct ground *g = k->g;
	struct walk w;
	int n = 0;
	w.s = k->s;
	w.c = k->c;
	w.lay = &k->lay;
	w.side = FRENCH;
	w.limit = g->command;
	w.how = WALK_BRIDGE | WALK_FREE_ROAD | WALK_PAST;
	bz_walk_find(&w, at, 0);
	for (int i = g->first[FRENCH]; i < g->last[FRENCH]; i++)
		n += serves(k, leader, i) && w.cost[k->c->p.piece[i].place] != NONE &&
		     (k->opened || bz_distance(g, k->c->p.piece[i].place, g->ford[k->ford][EAST]) > AT_FORD);
	return n;
}

/* What his company is worth to this unit: a bonus when it is checked (5.1: the first in order), or when it fires. */
static int company(const struct counsel *k, int leader, int unit)
{
	const struct ground *g = k->g;
	int at = k->c->p.piece[unit].place, before = 0;
	for (int i = g->first[FRENCH]; i < g->last[FRENCH]; i++)
		before += g->more[i].unit && k->c->p.piece[i].place / MAP_ROWS > at / MAP_ROWS;
	return (before < FIRST ? CHECKED : SPARED) + (k->fire[at] ? FIGHTS * g->more[leader].bonus : 0);
}

bool bz_counsel_emperor_leaves(const struct counsel *k)
{
	const int16_t *ford = k->g->ford[k->ford];
	int turn = k->c->p.header.turn;
	return k->opened && turn >= AWAY &&
	       (turn >= AT_LAST || k->near[ford[EAST]] < NEAR_EAST || k->near[ford[WEST]] < NEAR_WEST);
}

int bz_counsel_lead(const struct counsel *k, int leader, int at)
{
	const struct ground *g = k->g;
	int here = 0, worth_here = 0, all = 0, turn = k->c->p.header.turn;
	for (int i = g->first[FRENCH]; i < g->last[FRENCH]; i++)
		if (serves(k, leader, i)) {
			all++;
			here += k->c->p.piece[i].place == at;
			worth_here += k->c->p.piece[i].place == at ? company(k, leader, i) : 0;
		}
	int from = k->c->p.piece[leader].place;
	if ((from < 0 || g->bank[from] == EAST) && g->bank[at] == WEST && !k->bridged && !k->over)
		return -10 * FAR_FROM_HOME;
	bool leaves = !all || (leader == g->napoleon && bz_counsel_emperor_leaves(k)) || turn + bz_counsel_turns(k, leader, at) >= 25;
	int worth = -(leaves ? HOMEWARD : 1) * k->home[at];
	if (!k->lay.units[FRENCH][at])
		worth -= k->near[at] < 9 ? ALONE : 0;
	if (leaves)
		return worth;
	if (!here && at != k->c->p.piece[leader].place)
		return worth - 2 * ALONE;
	return worth + worth_here + IN_REACH * reached(k, leader, at);
}
