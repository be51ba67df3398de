/* Where a French piece should make for: all for the crossing, engineers to work on a bridge; then for the exit. */
#include "words/berezina/own.h"

enum { FORD_STUDIANKA = 1, UNBRIDGED = 1000 }; /* the fords before it, too, have a road on both banks; farther than any ford */

/* [8.1] Is there work in the hex of the ford on this bank? The first bridge comes before the second. */
static bool has_work(const struct crossing *c, int ford, int bank)
{
	for (int n = 0; n < PONTOONS; n++)
		if (c->half[ford][EAST][n] < HALF_DONE || c->half[ford][WEST][n] < HALF_DONE)
			return c->half[ford][bank][n] < HALF_DONE;
	return false;
}

/* The nearest ford over which a bridge leads; without any the nearest of the two from which roads go on to the west. */
static int ford_from(const struct ground *g, const struct crossing *c, int at)
{
	int best = NONE, least = 0;
	for (int f = 0; f < FORDS; f++) {
		bool bridged = bz_bridge_of_french(g, c, g->ford[f][EAST]);
		int far = bz_distance(g, at, g->ford[f][EAST]) + (bridged ? 0 : UNBRIDGED);
		if ((!bridged && f > FORD_STUDIANKA) || (best != NONE && far >= least))
			continue;
		best = f;
		least = far;
	}
	return best;
}

/* [8.1] Bridges are built in the hexes of a ford alone: that of the own bank, or the other where this half is done; NONE: all is done. */
static int work_place(const struct ground *g, const struct crossing *c, int at)
{
	int ford = ford_from(g, c, at), bank = g->bank[at] == WEST ? WEST : EAST, other = bank == WEST ? EAST : WEST;
	return has_work(c, ford, bank) ? g->ford[ford][bank] : has_work(c, ford, other) ? g->ford[ford][other] : NONE;
}

/* From `at` to the east end of the ford that is nearest to where the piece stands, and from there on to the exit. */
static int way_out(const struct ground *g, const struct crossing *c, int from, int at, int *aim)
{
	int exit = c->exit == NONE ? 0 : g->exit_at[c->exit], ford = ford_from(g, c, from);
	*aim = g->bank[at] == WEST ? g->exit[exit] : g->ford[ford][EAST];
	return g->bank[at] == WEST ? g->homeward[exit][at] : g->homeward[exit][g->ford[ford][WEST]] + 1 + bz_distance(g, at, *aim);
}

/* [10.1] All exits, until the army has chosen one. */
bool berezina_aims(const struct scenario *s, const struct position *p, int place)
{
	const struct crossing *c = crossing_of(p);
	(void)s;
	return c->exit == NONE || c->exit == place;
}

int berezina_far(const struct scenario *s, const struct position *p, int piece, int place, int *aim)
{
	const struct ground *g = ground_of(s);
	const struct crossing *c = crossing_of(p);
	int from = p->piece[piece].place >= 0 ? p->piece[piece].place : place;
	*aim = NONE;
	if (s->piece[piece].side != FRENCH)
		return NONE;
	if (!g->more[piece].engineer)
		return way_out(g, c, from, place, aim);
	*aim = work_place(g, c, from);
	return *aim == NONE ? NONE : bz_distance(g, place, *aim);
}
