/* === 6.1, 6.2, 7.2, 7.7, 7.8 === Routes of supply, chains of depots, how many trains there are. */
#include "rules/gamble/gamble.h"

#include <string.h>

/* [6.2, 14.6] May a route of the side pass through: no enemy troops, no enemy city, no difficult ground; a friendly stack opens the second. */
static bool passes(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int side, int place)
{
	if (!gb_passable(s, side, place) || (v->side[place] == 1 - side && v->units[place]))
		return false;
	return v->side[place] == side || !gb_own(s)->city[place] || gb_friendly(s, g, side, place);
}

/* Hexes that a route of the side may pass through. [6.2] None next to enemy cavalry that a friendly stack does not hold: looked at from where the
 * cavalry stands, as gb_cavalry_near looks at it from the hex. [reading 36] The ends of a route are not passed through. */
static void open_to(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int side, bool *open)
{
	const struct gb_own *own = gb_own(s);
	bool changed = gb_bridges_changed(g);
	for (int i = 0; i < own->places; i++)
		open[i] = passes(s, g, v, side, i);
	for (int i = 0; i < own->places; i++)
		for (int d = 0; d < DIRECTIONS && v->horse[i] && v->side[i] == 1 - side; d++) {
			int to = own->to[i][d];
			if (to != NONE && open[to] && v->side[to] != side && !(side == RUSSIAN && own->rough[to]) &&
			    !gb_river_bars(s, g, changed, i, d))
				open[to] = false;
		}
}

/* Goes out from the hexes with steps 0, at most `range` far, through open ones. [6.2] No river without a bridge is crossed; `swims`: yet here. */
static void flow(const struct scenario *s, const struct gamble *g, const bool *open, int range, bool swims, uint8_t *steps, int16_t *from)
{
	const struct gb_own *own = gb_own(s);
	int16_t queue[PLACES * 2];
	int first = 0, last = 0;
	bool changed = gb_bridges_changed(g);
	for (int i = 0; i < own->places; i++)
		if (!steps[i])
			queue[last++] = (int16_t)i;
	while (first < last) {
		int at = queue[first++];
		if (steps[at] >= range || (steps[at] && !open[at]))
			continue;
		for (int d = 0; d < DIRECTIONS; d++) {
			int to = own->to[at][d];
			if (to == NONE || steps[to] <= steps[at] + 1 || (!swims && gb_river_bars(s, g, changed, at, d)))
				continue;
			steps[to] = (uint8_t)(steps[at] + 1);
			if (from)
				from[to] = (int16_t)at;
			queue[last++] = (int16_t)to;
		}
	}
}

static void spread(const struct scenario *s, const struct gamble *g, const bool *open, int range, uint8_t *steps, int16_t *from)
{
	flow(s, g, open, range, false, steps, from);
}

/* [6.2] Five hexes, three in winter. */
int gb_unit_range(const struct scenario *s, const struct gamble *g, int side)
{
	return gb_winter(s, g, side) ? gb_figures(s)->supply.winter : gb_figures(s)->supply.range;
}

/* [7.8] Between depots five hexes; three for the French in winter [reading 8]. */
static int depot_range(const struct scenario *s, const struct gamble *g, int side)
{
	return side == FRENCH && gb_winter(s, g, side) ? gb_figures(s)->supply.winter : gb_figures(s)->supply.range;
}

void gb_ranges(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int side, struct gb_supply *out)
{
	const struct gb_own *own = gb_own(s);
	bool open[PLACES];
	open_to(s, g, v, side, open);
	memset(out->steps, FAR, sizeof out->steps);
	memset(out->austrian, FAR, sizeof out->austrian);
	memset(out->from, 0xff, sizeof out->from);
	for (int i = 0; i < own->places; i++)
		if (v->depot[i] == side)
			out->steps[i] = 0;
	spread(s, g, open, gb_unit_range(s, g, side), out->steps, out->from);
	if (side != FRENCH)
		return;
	/* [1.1] The southern edge of Austria feeds Austrians as a depot does. */
	for (int i = 0; i < own->sources[2]; i++)
		if (v->side[own->source[2][i]] != RUSSIAN || !v->units[own->source[2][i]])
			out->austrian[own->source[2][i]] = 0;
	spread(s, g, open, gb_unit_range(s, g, side), out->austrian, NULL);
}

void gb_ranges_free(const struct scenario *s, const struct gamble *g, int side, bool swims, struct gb_supply *out)
{
	struct gb_survey v;
	bool open[PLACES];
	gb_survey(s, g, &v);
	memset(out->steps, FAR, sizeof out->steps);
	memset(out->from, 0xff, sizeof out->from);
	for (int i = 0; i < gb_own(s)->places; i++) {
		open[i] = gb_passable(s, side, i);
		if (v.depot[i] == side)
			out->steps[i] = 0;
	}
	flow(s, g, open, FAR - 1, swims, out->steps, out->from);
}

void gb_ranges_now(const struct scenario *s, const struct gamble *g, int side, struct gb_supply *out)
{
	struct gb_survey v;
	gb_survey(s, g, &v);
	gb_ranges(s, g, &v, side, out);
}

bool gb_supplied(const struct scenario *s, const struct gamble *g, const struct gb_supply *supply, int piece)
{
	return gb_fed_at(s, supply, piece, g->p.piece[piece].place);
}

bool gb_fed_at(const struct scenario *s, const struct gb_supply *supply, int piece, int at)
{
	return supply->steps[at] != FAR || (gb_own(s)->nation[piece] == NATION_AUSTRIAN && supply->austrian[at] != FAR);
}

/* [1.1, 7.8, reading 28] Where chains begin: the edge; Kiev and St Petersburg while no French are in them; [16.13] a city of the French. */
static void sources(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int side, uint8_t *steps)
{
	const struct gb_own *own = gb_own(s);
	for (int i = 0; i < own->sources[side]; i++) {
		int at = own->source[side][i];
		bool city = at == own->kiev || at == own->petersburg;
		bool enemy = v->side[at] == 1 - side && (city || v->units[at]);
		if (gb_passable(s, side, at) && !enemy)
			steps[at] = 0;
	}
	if (side == FRENCH && g->source != NONE)
		steps[g->source] = 0;
}

/* Where a way began. */
static int origin(const int16_t *from, int at)
{
	while (from[at] != NONE)
		at = from[at];
	return at;
}

/* [7.8] Depots that hang together with a source are sources of the next link. */
void gb_chain(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int side, bool *reach, int16_t *hangs)
{
	const struct gb_own *own = gb_own(s);
	uint8_t steps[PLACES], linked[PLACES] = {0};
	int16_t from[PLACES], link[PLACES];
	bool open[PLACES];
	open_to(s, g, v, side, open);
	memset(steps, FAR, sizeof steps);
	memset(from, 0xff, sizeof from);
	memset(link, 0xff, sizeof link);
	sources(s, g, v, side, steps);
	for (bool more = true; more;) {
		more = false;
		spread(s, g, open, depot_range(s, g, side), steps, from);
		for (int i = 0; i < own->places; i++)
			if (v->depot[i] == side && steps[i] != FAR && !linked[i]) {
				link[i] = (int16_t)origin(from, i);
				linked[i] = 1;
				steps[i] = 0;
				from[i] = NONE;
				more = true;
			}
	}
	for (int i = 0; i < own->places; i++) {
		reach[i] = steps[i] != FAR;
		if (hangs)
			hangs[i] = (int16_t)(linked[i] ? link[i] : reach[i] ? origin(from, i) : NONE);
	}
}

/* [7.3, 7.7] A city of one's own, or an enemy one with a unit in it; not under siege; never the French in Moscow or St Petersburg.
 * [reading 25] One depot in a city. */
bool gb_depot_site(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int side, int place)
{
	const struct gb_own *own = gb_own(s);
	if (!own->city[place] || !gb_passable(s, side, place) || v->depot[place] != NOBODY || v->side[place] == 1 - side)
		return false;
	if (side == FRENCH && (place == own->moscow || place == own->petersburg))
		return false;
	if (v->side[place] == NOBODY && !gb_friendly(s, g, side, place))
		return false;
	if (g->effects.ban[side] & BAN_DEPOT_RUSSIA && own->russia[place])
		return false;
	return !gb_besieged(s, g, v, place);
}

bool gb_may_depot(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, const bool *reach, int side, int place)
{
	return reach[place] && gb_depot_site(s, g, v, side, place);
}

/* [7.3, 16.13] */
int gb_table(const struct scenario *s, const struct gamble *g, int side)
{
	return gb_own(s)->table[side][g->p.header.turn];
}

/* [16.7] What the horses of the Cavalry Reserve eat, from turn 3 on; not in the second year. */
static int reserve_costs(const struct scenario *s, const struct gamble *g, int side)
{
	const struct gb_figures *f = gb_figures(s);
	int lost = g->p.header.track[TRACK_RESERVE];
	if (side != FRENCH || !gb_reserve(s) || g->p.header.turn < f->reserve.less_from || g->state & STATE_TWO_YEARS)
		return 0;
	return lost <= f->reserve.few ? f->reserve.few_less : lost <= f->reserve.some ? f->reserve.some_less : 0;
}

/* [7.2, 8.7, 16.1, 16.7, reading 1] The table's figure is the number of counters: those on the map are among them. */
int gb_trains(const struct scenario *s, const struct gamble *g, int side)
{
	const struct set *trains = &gb_own(s)->trains[side];
	int n = gb_table(s, g, side) - g->lost[side] + g->trains_turn[side] - reserve_costs(s, g, side);
	for (int i = set_next(trains, 0); i >= 0; i = set_next(trains, i + 1))
		n -= g->p.piece[i].place >= 0;
	return n;
}

/* [7.4] Whatever was taken off the figure. Equal figures do not occur; the French would begin. */
int gb_first(const struct scenario *s, const struct gamble *g)
{
	return gb_table(s, g, RUSSIAN) > gb_table(s, g, FRENCH) ? RUSSIAN : FRENCH;
}
