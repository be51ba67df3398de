/* Who crosses elsewhere than the army, for whoever looks farther than the usual way. Once the Army of the Danube has gone north to the bridges
 * (6.3.4) the ford of Borissow lies open, and from its far end an exit is one march away (10.1): Davout, who comes in last and from there,
 * is too late for the bridges. Late in the queue horse wades by Veselovo, which is as near to the chosen exit, and leaves the bridges to
 * the others (6.4, 8.3). */
#include "ai/berezina/own.h"

enum { VESELOVO = 0, BORISSOW_EXIT = 4 };
enum { DAVOUT = 14, QUEUES = 15, HIGH_TIME = 20 };    /* turns: he comes in; horse leaves the queue; I Corps wades though Russians are near */
enum { CLEAR = 4, CLEAR_WEST = 3, CLEAR_EAST = 5 };   /* so many hexes, or fewer, from a ford to the next Russian are too near */
enum { SOUTHERN = 20 };                               /* so far from its ford, and farther, I Corps goes home with the army */

static void begin(const struct counsel *army, int ford, struct counsel *way)
{
	*way = *army;
	way->ford = ford;
	way->bridged = bz_ford_bridged(army->c, ford);
	way->opened = way->apart = true;
	way->sappers = way->waiting = 0;
	way->over = 1;
}

static void look_south(const struct counsel *army, struct counsel *way)
{
	begin(army, FORD_BORISSOW, way);
	way->exit = army->g->exit[BORISSOW_EXIT];
	way->bridged |= bz_bridge_open(army->g, army->c, FORD_BORISSOW, ROAD_BRIDGE, FRENCH);
	way->wades = army->near[army->g->ford[FORD_BORISSOW][WEST]] > CLEAR || army->c->p.header.turn >= HIGH_TIME;
	bz_counsel_home(way);
}

static void look_north(const struct counsel *army, struct counsel *way)
{
	const int16_t *ford = army->g->ford[VESELOVO];
	begin(army, VESELOVO, way);
	way->wades = army->near[ford[WEST]] > CLEAR_WEST && army->near[ford[EAST]] > CLEAR_EAST;
	bz_counsel_home(way);
}

/* I Corps, but for those who have crossed with the army. */
static bool goes_south(const struct counsel *k, int piece)
{
	int at = k->c->p.piece[piece].place;
	return k->g->more[piece].formation == CORPS_I && k->c->p.header.turn >= DAVOUT &&
	       (at < 0 || k->g->bank[at] == EAST || bz_distance(k->g, at, k->g->ford[FORD_BORISSOW][WEST]) < SOUTHERN);
}

static bool goes_north(const struct counsel *k, const struct counsel *way, int piece)
{
	const struct print_more *m = &k->g->more[piece];
	int at = k->c->p.piece[piece].place;
	return m->unit && m->cavalry && at >= 0 && k->g->bank[at] == EAST && k->opened && k->c->p.header.turn >= QUEUES && way->wades &&
	       way->home[at] < k->home[at];
}

const struct counsel *bz_counsel_of(const struct counsel *army, int piece)
{
	if (army->way[0] && goes_south(army, piece))
		return army->way[0];
	return army->way[1] && goes_north(army, army->way[1], piece) ? army->way[1] : army;
}

void bz_counsel_part(struct counsel *army, struct counsel way[WAYS])
{
	const struct ground *g = army->g;
	if (army->c->p.header.turn < DAVOUT)
		return;
	look_south(army, &way[0]);
	look_north(army, &way[1]);
	army->way[0] = &way[0];
	army->way[1] = &way[1];
	for (int i = g->first[FRENCH]; i < g->last[FRENCH]; i++) {
		int at = army->c->p.piece[i].place;
		army->waiting -= g->more[i].unit && (at == PLACE_LATER || (at >= 0 && g->bank[at] == EAST)) && goes_south(army, i);
	}
}
