/* Distances, lines of sight, who stands where, and what a counter is worth at this moment. */
#include "rules/berezina/berezina.h"

#include <string.h>

bool bz_hexside(const struct ground *g, int a, int b, unsigned feature)
{
	for (int d = 0; d < DIRECTIONS; d++)
		if (g->to[a][d] == b)
			return g->side[a][d] & feature;
	return false;
}

/* [3.2.1, 3.2.2] Every combat unit projects its zone, whatever it has lost; those of both sides lie over one another. */
static void unit_lay(const struct ground *g, struct lay *lay, int side, int at)
{
	if (lay->units[side][at]++)
		return;
	lay->stand[side][lay->stands[side]++] = (int16_t)at;
	for (int k = 0; k < DIRECTIONS && g->zone_to[at][k] >= 0; k++)
		lay->zone[side][g->zone_to[at][k]] = 1;
}

/* [3.2.1] Leaders and stragglers have no zone. */
void bz_lay_make(const struct scenario *s, const struct crossing *c, struct lay *lay)
{
	const struct ground *g = ground_of(s);
	memset(lay, 0, offsetof(struct lay, stand));
	for (int side = 0; side < 2; side++)
		for (int i = g->first[side]; i < g->last[side]; i++) {
			int at = c->p.piece[i].place;
			if (at < 0)
				continue;
			if (g->more[i].unit)
				unit_lay(g, lay, side, at);
			else
				lay->leaders[side][at]++;
		}
	for (int i = 0; i < RABBLE; i++)
		if (c->rabble[i] >= 0)
			lay->rabble[c->rabble[i]]++;
}

static bool blocks(const struct scenario *s, struct hex h, int high)
{
	const struct ground *g = ground_of(s);
	int at = hex_place(&s->board, h);
	return at == NONE || g->land[at] == LAND_WOODS || g->land[at] == LAND_TOWN || g->height[at] > high;
}

/* [7.4.1] Woods, towns and heights above both ends block; along a hexside only when both hexes do [reading 22]. The ends
 * themselves and pieces never block. */
bool bz_sight(const struct scenario *s, int from, int to)
{
	const struct ground *g = ground_of(s);
	struct hex_line line = hex_line_begin(g->point[from], g->point[to]);
	struct hex by[2];
	int high = g->height[from] > g->height[to] ? g->height[from] : g->height[to];
	for (int n; (n = hex_line_next(&line, by));)
		if (blocks(s, by[0], high) && blocks(s, by[n - 1], high))
			return false;
	return true;
}

int bz_nearest_unit(const struct scenario *s, const struct crossing *c, int side, int at)
{
	const struct ground *g = ground_of(s);
	int best = 99;
	for (int i = g->first[side]; i < g->last[side]; i++) {
		int n = g->more[i].unit && on_map(c, i) ? bz_distance(g, at, c->p.piece[i].place) : 99;
		if (n < best)
			best = n;
	}
	return best;
}

bool bz_is_night(const struct ground *g, const struct crossing *c)
{
	return g->night[c->p.header.turn & 31];
}

/* [7.4.2, 13.3] In the dark guns reach one hex. */
int bz_gun_range(const struct scenario *s, const struct crossing *c)
{
	const struct ground *g = ground_of(s);
	return bz_is_night(g, c) || (g->faux[c->p.header.turn & 31] && scenario_value(s, "longer_nights")) ? 1 : g->figures.fire.range;
}

/* [2.2.4, 7.3.1] The letter of the face that lies up; Russians without one have that of the track, a letter worse when turned. */
int bz_rating_of(const struct ground *g, const struct crossing *c, int piece)
{
	int letter = g->more[piece].rating[c->p.piece[piece].steps >= 2];
	if (letter < RATING_TRACK)
		return letter;
	int now = g->box[c->p.header.track[TRACK_BOX]].rating + letter - RATING_TRACK;
	return now > RATING_D ? RATING_D : now;
}

/* [2.2.6, 6.3] Printed, or read from the box of the track for foot or horse. [5.2, 6.1.6] French out of command have two points
 * less. */
int bz_allowance(const struct ground *g, const struct crossing *c, int piece)
{
	const struct print_more *m = &g->more[piece];
	int points = m->move;
	if (!points) {
		int box = c->p.header.track[TRACK_BOX];
		points = m->cavalry ? g->box[box].cavalry : g->box[box].foot;
		if (m->unit && m->cavalry && c->hurrah)
			points += g->figures.event.hurrah;
	}
	return has(c, piece, IS_LOOSE) ? points - g->penalty : points;
}

/* [6.3.3, 6.3.4, 6.3.5] Who is frozen or waits till his release; [11.2] Wittgenstein is free at once when he comes by 1400. */
bool bz_is_active(const struct ground *g, const struct crossing *c, int piece)
{
	switch (g->more[piece].formation) {
	case CORPS_TCH:
		return c->tch || c->all_active;
	case CORPS_LAN:
	case CORPS_DAN:
		return c->danube || c->all_active;
	case CORPS_WIT:
		return c->danube || c->all_active || c->entry[CORPS_WIT] == g->figures.arrival.wittgenstein_awake;
	case CORPS_YER:
		return c->danube || c->all_active || c->happened[EVENT_F];
	default:
		return true;
	}
}

/* [6.3.5, 11.2] Reinforcements that come before their release walk to where they wait. */
bool bz_is_waiting(const struct ground *g, const struct crossing *c, int piece)
{
	int f = g->more[piece].formation;
	return (f == CORPS_DAN || f == CORPS_WIT || f == CORPS_YER) && !bz_is_active(g, c, piece);
}

/* [5.4] The three armies; each of Yermaloff's units belongs to the one that it follows this turn. */
int bz_army_of(const struct ground *g, const struct crossing *c, int piece)
{
	if (g->more[piece].formation != CORPS_YER)
		return g->more[piece].army;
	int k = 0;
	for (int i = piece - 1; i >= 0 && g->more[i].formation == CORPS_YER; i--)
		k++;
	return c->attach[k & 3];
}

/* [8.1] A bridge carries when both halves are finished. */
bool bz_bridge_up(const struct crossing *c, int ford, int n)
{
	if (n < PONTOONS)
		return c->half[ford][EAST][n] == HALF_FINIS && c->half[ford][WEST][n] == HALF_FINIS;
	return ford == FORD_BORISSOW && c->road >= ROAD_RUSSIAN;
}

/* [8.2] Earthworks belong to the side whose unit was last in them [reading 29]. */
void bz_works_note(const struct scenario *s, struct crossing *c)
{
	const struct ground *g = ground_of(s);
	for (int k = 0; k < 2; k++)
		for (int i = 0; i < s->pieces; i++)
			if (g->more[i].unit && c->p.piece[i].place == g->works_hex[k])
				c->holds_works[k] = (uint8_t)s->piece[i].side;
}

/* [8.3] Five pieces a turn; [8.2] the Russian bridge is closed to the French. */
bool bz_bridge_open(const struct ground *g, const struct crossing *c, int ford, int n, int side)
{
	return bz_bridge_up(c, ford, n) && c->crossed[ford][n] < g->figures.bridge.most &&
	       !(n == ROAD_BRIDGE && side == FRENCH && c->road == ROAD_RUSSIAN);
}

bool bz_ford_bridged(const struct crossing *c, int ford)
{
	return bz_bridge_up(c, ford, 0) || bz_bridge_up(c, ford, 1) || bz_bridge_up(c, ford, ROAD_BRIDGE);
}

bool bz_wadeable(const struct crossing *c, int ford, bool unit)
{
	return !bz_ford_bridged(c, ford) && (!unit || c->p.header.turn > c->thaw);
}
