/* Where a unit can go within an allowance: the cheapest ways, past zones, friends and enemies (Movement; Zones of Control). */
#include "rules/hex1812/hex1812.h"

#include <string.h>

/* Hexes reached with so many points, some of them cheaper since. */
struct wave {
	int n;
	int16_t at[PLACES];
};

/* What a search knows of the unit and the map. */
struct search {
	const struct scenario *s;
	const struct ground *g;
	const struct campaign *c;
	uint8_t *there; /* by hex: REACH_ bits */
	int piece, side, start, goal;
	bool horse, fights;
};

/* [Zones of Control B] Infantry and others stop in any zone, cavalry in total ones. */
static inline bool stops(const struct search *w, unsigned there)
{
	return (there & REACH_ZONE) > (w->horse ? ZONE_PARTIAL : ZONE_NONE);
}

/* What another piece means for the march on the hex where it stands. [Movement D] Nobody goes onto enemies. [Combat M] The doomed are
 * passed at a cost, [Combat L] depots alone by combat units as if they were not there. */
static unsigned stands(const struct search *w, int i)
{
	bool doomed = set_has(&w->c->doomed, i);
	unsigned bits = hx_fights(w->s, i) && i != w->piece && !doomed ? REACH_COMPANY : 0;
	if (w->s->piece[i].side == w->side)
		return bits;
	return bits | (doomed ? REACH_DOOMED : w->fights && hx_arm(w->s, i) == ARM_DEPOT ? 0 : REACH_BARRED);
}

/* The columns in reach, once for a search: one look at every piece is less than looks at the hexes that the search comes by. */
static void look(struct search *w, struct hx_span span)
{
	const struct ground *g = w->g;
	const struct piece *piece = w->c->p.piece;
	int enemy = 1 - w->side;
	memset(w->there, 0, PLACES);
	for (int i = g->first[enemy]; i < g->last[enemy]; i++) {
		int at = piece[i].place;
		if (!hx_span_has(span, at))
			continue;
		unsigned zone = hx_exerts(w->s, w->c, i);
		w->there[at] |= (uint8_t)stands(w, i);
		for (int d = 0; d < DIRECTIONS && zone; d++)
			if (g->open[at] >> d & 1)
				w->there[g->to[at][d]] |= (uint8_t)zone;
	}
	for (int i = g->begin[w->side][KIND_IC]; i < g->end[w->side][KIND_CD]; i++)
		if (hx_span_has(span, piece[i].place))
			w->there[piece[i].place] |= (uint8_t)stands(w, i);
}

/* The same for one hex; its zone only where one is asked for. */
static void look_at(struct search *w, int place, bool zone)
{
	unsigned bits = zone ? (unsigned)hx_zone(w->s, w->c, 1 - w->side, place) : ZONE_NONE;
	for (int i = hx_top(w->c, place); i != NONE; i = hx_below(w->c, i))
		bits |= stands(w, i);
	w->there[place] = (uint8_t)bits;
}

/* [Stacking I, Stacking K] Combat units pay for leaving combat units of their side. [Zones of Control C, reading 11] Cavalry pays for
 * leaving a partial zone, but not the hex where it began the phase. NONE: it may go no further. */
static int leave(const struct search *w, int from, bool begins)
{
	unsigned there = w->there[from];
	int points = 0;
	if (stops(w, there) && !begins)
		return NONE;
	if (w->fights && there & REACH_COMPANY)
		points += w->g->figures.cost.leave_friend;
	if (w->horse && (there & REACH_ZONE) == ZONE_PARTIAL && from != w->start)
		points += w->g->figures.cost.leave_zone;
	return points;
}

/* What `to` costs beside its ground. */
static inline int extra(const struct search *w, unsigned to)
{
	return to & REACH_DOOMED ? w->g->figures.cost.eliminated : 0;
}

/* [Zones of Control B] Who begins the phase in a zone that stops him goes only where none is; cavalry where none is total. */
static inline bool barred(const struct search *w, unsigned from, unsigned to)
{
	return to & REACH_BARRED || (stops(w, from) && stops(w, to));
}

static void begin(struct search *w, const struct scenario *s, const struct campaign *c, int piece, int goal, uint8_t *there)
{
	w->s = s;
	w->g = ground_of(s);
	w->c = c;
	w->there = there;
	w->piece = piece;
	w->goal = goal;
	w->side = s->piece[piece].side;
	w->horse = hx_arm(s, piece) == ARM_CAV;
	w->fights = hx_fights(s, piece);
	w->start = set_has(&c->p.hand, piece) ? c->march.start : c->p.piece[piece].place;
}

/* Steps from `from`, [Movement E] each at the price of its ground and of leaving, into what can be paid for and was not reached cheaper. */
static void spread(const struct search *given, int from, int spent, int points, struct hx_reach *out, struct wave *wave)
{
	const struct search w = *given; /* none of what is written below is part of it */
	const struct ground *g = w.g;
	unsigned here = w.there[from];
	for (int d = 0; d < DIRECTIONS; d++) {
		int to = g->to[from][d];
		if (to == NONE)
			continue;
		int sum = spent + g->cost[from][d] + extra(&w, w.there[to]);
		if (sum >= out->cost[to] || sum > points || barred(&w, here, w.there[to]))
			continue;
		if (w.goal != NONE && sum + hex_distance(g->point[to], g->point[w.goal]) > points)
			continue;
		out->cost[to] = (uint8_t)sum;
		out->way[to] = (uint8_t)d;
		wave[sum].at[wave[sum].n++] = (int16_t)to;
	}
}

/* Outwards by cost, a wave for each: every step costs a point at least. With a goal it passes over what lies
 * too far from it, and ends when the cheapest way there is known: nothing that comes later could be cheaper. */
static void flood(const struct search *w, int points, struct hx_reach *out)
{
	struct wave wave[REACH_POINTS + 1];
	int sources = out->n;
	for (int spent = 0; spent <= REACH_POINTS; spent++)
		wave[spent].n = 0;
	memset(out->cost, FAR, sizeof out->cost);
	for (int i = 0; i < sources; i++) {
		out->cost[out->at[i]] = 0;
		wave[0].at[wave[0].n++] = out->at[i];
	}
	out->n = 0;
	for (int spent = 0; spent <= points; spent++)
		for (int k = 0; k < wave[spent].n; k++) {
			int from = wave[spent].at[k];
			if (w->goal != NONE && out->cost[w->goal] <= spent + 1)
				return;
			if (out->cost[from] != spent)
				continue;
			out->at[out->n++] = (int16_t)from;
			int left = leave(w, from, !spent && from == w->start);
			if (left != NONE && spent + left < points)
				spread(w, from, spent + left, points, out, wave);
		}
}

static void search(const struct scenario *s, const struct campaign *c, int piece, int points, int goal, struct hx_reach *out)
{
	struct search w;
	struct hx_span span = {PLACES - 1, 0};
	points = int_min(points, REACH_POINTS);
	begin(&w, s, c, piece, goal, out->there);
	for (int i = 0; i < out->n; i++) {
		struct hx_span one = hx_span_of(w.g, out->at[i], points + 1);
		span.first = one.first < span.first ? one.first : span.first;
		span.last = one.last > span.last ? one.last : span.last;
	}
	look(&w, span);
	flood(&w, points, out);
}

void hx_reach_on(const struct scenario *s, const struct campaign *c, int piece, int points, struct hx_reach *out)
{
	search(s, c, piece, points, NONE, out);
}

void hx_reach_to(const struct scenario *s, const struct campaign *c, int piece, int from, int points, int goal, struct hx_reach *out)
{
	out->n = 1;
	out->at[0] = (int16_t)from;
	search(s, c, piece, points, goal, out);
}

void hx_reach(const struct scenario *s, const struct campaign *c, int piece, int from, int points, struct hx_reach *out)
{
	hx_reach_to(s, c, piece, from, points, NONE, out);
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

/* [Disruption A, Disruption B] A combat unit there that will still be disrupted when combat begins; NONE. Those whose time ends with this
 * phase will not. */
int hx_idle_in_combat(const struct scenario *s, const struct campaign *c, int place)
{
	for (int i = hx_top(c, place); i != NONE; i = hx_below(c, i))
		if (hx_fights(s, i) && hx_is_disrupted(c, i) && !set_has(&c->doomed, i) &&
		    !(c->p.piece[i].fatigue == hx_time_now(c, false) && c->p.piece[i].foot < c->p.header.turn))
			return i;
	return NONE;
}

bool hx_all_attack(const struct scenario *s, const struct campaign *c, int side, int place)
{
	return hx_faces(s, c, side, place) && hx_idle_in_combat(s, c, place) == NONE;
}

/* [Stacking J, Stacking K] Combat units end alone, or where all of them can attack; the others anywhere. [Disruption A] Who will be
 * disrupted when his forced march ends is no attacker either. */
bool hx_may_end(const struct scenario *s, const struct campaign *c, int piece, int place)
{
	return !hx_fights(s, piece) || !hx_fighters(s, c, place, piece) ||
	       (!set_has(&c->weary, piece) && hx_all_attack(s, c, s->piece[piece].side, place));
}

/* The hexes around first: nearly always one of them will do. Only when none does all ways are looked at. */
bool hx_can_part(const struct scenario *s, const struct campaign *c, int piece, int points)
{
	struct search w;
	uint8_t there[PLACES];
	const struct ground *g = ground_of(s);
	int from = c->p.piece[piece].place;
	bool onward = false;
	begin(&w, s, c, piece, NONE, there);
	look_at(&w, from, true);
	int left = leave(&w, from, from == w.start);
	for (int d = 0; d < DIRECTIONS && left != NONE; d++) {
		int to = g->to[from][d];
		if (to == NONE)
			continue;
		look_at(&w, to, stops(&w, there[from]));
		if (barred(&w, there[from], there[to]) || left + g->cost[from][d] + extra(&w, there[to]) > points)
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
