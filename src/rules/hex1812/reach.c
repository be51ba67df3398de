/* Where a unit can go within an allowance: the cheapest ways, past zones, friends and enemies (Movement; Zones of Control). */
#include "rules/hex1812/hex1812.h"

#include <string.h>

/* What a search knows of the unit and the map. */
struct search {
	const struct scenario *s;
	const struct ground *g;
	const struct campaign *c;
	int piece, side, start;
	bool horse, fights;
	uint8_t zone[PLACES];
};

static int enemy_zone(const struct search *w, int place)
{
	return w->zone[place];
}

/* [Zones of Control B] Infantry and others stop in any zone, cavalry in total ones. */
static bool stops(const struct search *w, int zone)
{
	return zone > (w->horse ? ZONE_PARTIAL : ZONE_NONE);
}

/* [Movement D] Not onto enemies. [Combat M] The doomed are passed at a cost, [Combat L] depots alone by combat units as if they
 * were not there. NONE: barred; else what it costs beside. */
static int past_enemies(const struct search *w, int to)
{
	int extra = 0;
	for (int i = hx_top(w->c, to); i != NONE; i = hx_below(w->c, i)) {
		if (w->s->piece[i].side == w->side)
			continue;
		if (set_has(&w->c->doomed, i))
			extra = w->g->figures.cost.eliminated;
		else if (!w->fights || hx_arm(w->s, i) != ARM_DEPOT)
			return NONE;
	}
	return extra;
}

/* [Stacking I, Stacking K] Combat units pay for leaving combat units of their side. [Zones of Control C, reading 11] Cavalry pays for
 * leaving a partial zone, but not the hex where it began the phase. NONE: it may go no further. */
static int leave(const struct search *w, int from, bool begins)
{
	int points = 0, zone = enemy_zone(w, from);
	if (stops(w, zone) && !begins)
		return NONE;
	if (w->fights && hx_fighters(w->s, w->c, from, w->piece))
		points += w->g->figures.cost.leave_friend;
	if (w->horse && zone == ZONE_PARTIAL && from != w->start)
		points += w->g->figures.cost.leave_zone;
	return points;
}

/* [Zones of Control B] Who begins the phase in a zone that stops him goes only where none is; cavalry where none is total. */
static bool may_break(const struct search *w, int from, int to)
{
	return !stops(w, enemy_zone(w, from)) || !stops(w, enemy_zone(w, to));
}

/* Points of a step, or NONE. `left`: of leaving `from`. [Movement E] */
static int step(const struct search *w, int from, int d, int left)
{
	int to = w->g->to[from][d], extra;
	if (to == NONE || !may_break(w, from, to) || (extra = past_enemies(w, to)) == NONE)
		return NONE;
	return w->g->cost[from][d] + left + extra;
}

static void begin(struct search *w, const struct scenario *s, const struct campaign *c, int piece)
{
	w->s = s;
	w->g = ground_of(s);
	w->c = c;
	w->piece = piece;
	w->side = s->piece[piece].side;
	w->horse = hx_arm(s, piece) == ARM_CAV;
	w->fights = hx_fights(s, piece);
	w->start = set_has(&c->p.hand, piece) ? c->march.start : c->p.piece[piece].place;
}

void hx_reach_on(const struct scenario *s, const struct campaign *c, int piece, int points, struct hx_reach *out)
{
	struct search w;
	int16_t bucket[REACH_POINTS + 1][PLACES];
	int many[REACH_POINTS + 1] = {0}, sources = out->n;
	begin(&w, s, c, piece);
	hx_zones(s, c, 1 - w.side, w.zone);
	memset(out->cost, FAR, sizeof out->cost);
	for (int i = 0; i < sources; i++) {
		out->cost[out->at[i]] = 0;
		bucket[0][many[0]++] = out->at[i];
	}
	out->n = 0;
	points = int_min(points, REACH_POINTS);
	for (int spent = 0; spent <= points; spent++)
		for (int k = 0; k < many[spent]; k++) {
			int from = bucket[spent][k];
			if (out->cost[from] != spent)
				continue;
			out->at[out->n++] = (int16_t)from;
			int left = leave(&w, from, !spent && from == w.start);
			for (int d = 0; d < DIRECTIONS && left != NONE; d++) {
				int price = step(&w, from, d, left), to = w.g->to[from][d];
				if (price == NONE || spent + price > points || spent + price >= out->cost[to])
					continue;
				out->cost[to] = (uint8_t)(spent + price);
				out->way[to] = (uint8_t)d;
				bucket[spent + price][many[spent + price]++] = (int16_t)to;
			}
		}
}

void hx_reach(const struct scenario *s, const struct campaign *c, int piece, int from, int points, struct hx_reach *out)
{
	out->n = 1;
	out->at[0] = (int16_t)from;
	hx_reach_on(s, c, piece, points, out);
}

bool hx_stops(const struct scenario *s, const struct campaign *c, int piece, int place)
{
	enum hx_zone zone = hx_zone(s, c, 1 - s->piece[piece].side, place);
	return zone > (hx_arm(s, piece) == ARM_CAV ? ZONE_PARTIAL : ZONE_NONE);
}

bool hx_faces(const struct scenario *s, const struct campaign *c, int side, int place)
{
	const struct ground *g = ground_of(s);
	for (int d = 0; d < DIRECTIONS; d++) {
		int at = g->to[place][d];
		for (int i = at == NONE ? NONE : hx_top(c, at); i != NONE; i = hx_below(c, i))
			if (s->piece[i].side != side && !set_has(&c->doomed, i))
				return true;
	}
	return false;
}

/* [Stacking J, Stacking K] Combat units end alone, or where they can attack; the others anywhere. */
bool hx_may_end(const struct scenario *s, const struct campaign *c, int piece, int place)
{
	return !hx_fights(s, piece) || !hx_fighters(s, c, place, piece) || hx_faces(s, c, s->piece[piece].side, place);
}

/* The hexes around first: nearly always one of them will do. Only when none does all ways are looked at. */
bool hx_can_march(const struct scenario *s, const struct campaign *c, int piece, int points)
{
	struct search w;
	const struct ground *g = ground_of(s);
	int from = c->p.piece[piece].place;
	bool onward = false;
	begin(&w, s, c, piece);
	w.zone[from] = (uint8_t)hx_zone(s, c, 1 - w.side, from);
	int left = leave(&w, from, from == w.start);
	for (int d = 0; d < DIRECTIONS && left != NONE; d++) {
		int to = g->to[from][d];
		if (to == NONE)
			continue;
		w.zone[to] = w.zone[from] ? (uint8_t)hx_zone(s, c, 1 - w.side, to) : ZONE_NONE;
		int price = step(&w, from, d, left);
		if (price == NONE || price > points)
			continue;
		if (hx_may_end(s, c, piece, to))
			return true;
		onward = true;
	}
	if (!onward)
		return false;
	struct hx_reach reach;
	hx_reach(s, c, piece, from, points, &reach);
	for (int i = 1; i < reach.n; i++)
		if (hx_may_end(s, c, piece, reach.at[i]))
			return true;
	return false;
}
