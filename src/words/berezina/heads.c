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

/* [6.1.2] Half points to the end of a ford on this bank, over the river where the ford is; NONE: no way leads there. */
static int to_end(const struct ground *g, const struct crossing *c, int ford, int bank, int at)
{
	int here = g->bank[at] == WEST ? WEST : EAST, far = bz_to_ford(g, c, ford, here, at);
	return far == NONE || here == bank ? far : far + g->clear + g->bridge;
}

/* The nearest ford over which a bridge leads; without any the nearest of the two from which roads go on to the west. */
static int ford_from(const struct ground *g, const struct crossing *c, int at)
{
	int best = NONE, least = 0;
	for (int f = 0; f < FORDS; f++) {
		bool bridged = bz_bridge_of_french(g, c, g->ford[f][EAST]);
		int far = to_end(g, c, f, EAST, at);
		if (far == NONE || (!bridged && f > FORD_STUDIANKA))
			continue;
		far += bridged ? 0 : UNBRIDGED;
		if (best != NONE && far >= least)
			continue;
		best = f;
		least = far;
	}
	return best;
}

/* [8.1] Bridges are built in the hexes of a ford alone: that of the own bank, or the other where this half is done. From `from` to there,
 * for who stands in `at`; NONE: all is done. */
static int way_to_work(const struct ground *g, const struct crossing *c, int from, int at, int *aim)
{
	int ford = ford_from(g, c, from), own = g->bank[from] == WEST ? WEST : EAST;
	for (int k = 0; k < 2 && ford != NONE; k++, own = own == WEST ? EAST : WEST)
		if (has_work(c, ford, own)) {
			*aim = g->ford[ford][own];
			return to_end(g, c, ford, own, at);
		}
	return NONE;
}

/* [10.1] The exit of the army; until it is chosen the nearest. */
static int exit_from(const struct ground *g, const struct crossing *c, int at)
{
	int best = 0;
	for (int i = 1; i < EXITS && c->exit == NONE; i++) {
		int far = bz_home(g, c, i, at), least = bz_home(g, c, best, at);
		best = far != NONE && (least == NONE || far < least) ? i : best;
	}
	return c->exit == NONE ? best : g->exit_at[c->exit];
}

/* From `at` to the east end of the ford that is nearest to `from`, where the piece stands, and from there off the map. */
static int way_out(const struct ground *g, const struct crossing *c, int from, int at, int *aim)
{
	int ford = ford_from(g, c, from), exit = exit_from(g, c, ford == NONE ? at : g->ford[ford][WEST]);
	if (g->bank[at] == WEST) {
		*aim = g->exit[exit];
		return bz_home(g, c, exit, at);
	}
	int to = ford == NONE ? NONE : to_end(g, c, ford, WEST, at), on = ford == NONE ? NONE : bz_home(g, c, exit, g->ford[ford][WEST]);
	*aim = to == NONE || on == NONE ? NONE : g->ford[ford][EAST];
	return *aim == NONE ? NONE : to + on;
}

/* [10.1] All exits, until the army has chosen one. */
bool berezina_aims(const struct scenario *s, const struct position *p, int side, int place)
{
	const struct crossing *c = crossing_of(p);
	(void)s, (void)side;
	return c->exit == NONE || c->exit == place;
}

int berezina_far(const struct scenario *s, const struct position *p, int piece, int place, int *aim)
{
	const struct ground *g = ground_of(s);
	const struct crossing *c = crossing_of(p);
	int from = p->piece[piece].place, enters = s->piece[piece].enter_place;
	*aim = NONE;
	if (s->piece[piece].side != FRENCH)
		return NONE;
	if (from < 0) /* [11.4] the whole corps comes in there and takes one way */
		from = enters >= 0 ? enters : place;
	return g->more[piece].engineer ? way_to_work(g, c, from, place, aim) : way_out(g, c, from, place, aim);
}
