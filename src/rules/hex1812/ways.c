/* Where a unit may retreat to, and by which way (Combat E; Retreat Procedure).
 *
 * A way is a walk that enters no hex twice and goes on until its points are spent. The hexes within reach are numbered
 * and looked at once; then each possible end is searched for by itself, going deeper only while it can still be reached
 * with what points are left. So an end costs some dozen steps; trying all walks of eight points would be a quarter of a
 * million.
 */
#include "rules/hex1812/combat.h"

#include <string.h>

enum { NOWHERE = 255, SHUT = 254 };

/* Bits of a numbered hex. */
enum { AT_ENDS = 1, AT_STOPS = 2, AT_ZONE = 4 };

struct region {
	int n, points, forts;
	uint8_t flags[WAY_HEXES];
	uint8_t next[WAY_HEXES][DIRECTIONS]; /* number of the hex, NOWHERE when it may not be entered from here */
	uint8_t cost[WAY_HEXES][DIRECTIONS];
	int16_t place[WAY_HEXES];
	struct hex point[WAY_HEXES];
	struct hex fort[MAX_FORTRESSES];     /* the nearest fortresses of its side */
};

struct search {
	const struct region *r;
	int goal, zones; /* zones: so many controlled hexes may be entered */
	int n;
	long steps;
	uint64_t been[(WAY_HEXES + 63) / 64];
	uint8_t way[WAY_POINTS + 1];
};

_Static_assert((int)WAY_HEXES < (int)SHUT, "hexes within reach are numbered in a byte");

/* --- what lies within reach --- */

/* [Retreat Procedure] Not through an unbridged river. */
static bool may_cross(const struct ground *g, int from, int d)
{
	return g->to[from][d] >= 0 && g->cost[from][d] && (g->side[from][d] & (SIDE_RIVER | SIDE_BRIDGE)) != SIDE_RIVER;
}

/* [Retreat Procedure] Not onto enemies; [Supply C] a depot alone is gone before a combat unit comes to it. [Combat E] Before combat
 * nor into total zones of the enemy where no friend stands. */
static bool may_enter(const struct scenario *s, const struct campaign *c, int piece, int to, enum hx_drive drive, unsigned zone)
{
	int side = s->piece[piece].side;
	int owner = hx_owner(s, c, to);
	if (owner == (int)side_other((enum side)side) && !(hx_fights(s, piece) && hx_only_depots(s, c, to)))
		return false;
	return drive != DRIVE_BEFORE || owner == side || zone != ZONE_TOTAL;
}

/* Does a combat unit of ours stand there? */
static bool has_combat(const struct scenario *s, const struct campaign *c, int place)
{
	for (int i = hx_top(c, place); i != NONE; i = hx_below(c, i))
		if (hx_fights(s, i))
			return true;
	return false;
}

/* [Retreat Procedure] A friendly fortress ends every retreat by a result; [reading 28] not one before combat.
 * [Combat Results Table rs] Who scatters ends alone, or in such a fortress. [Stacking J, reading 28] Before combat combat
 * units do not end on each other. [reading 29] One or two hexes may end on friends.
 * [Combat D 1] Friends cancel zones in this phase. */
static unsigned flags_of(const struct scenario *s, const struct campaign *c, int piece, int place, enum hx_drive drive,
			 unsigned zone)
{
	int side = s->piece[piece].side;
	unsigned flags = 0;
	bool bare = hx_top(c, place) == NONE || hx_owner(s, c, place) != side; /* an enemy there is a depot that vanishes */
	bool haven = drive != DRIVE_BEFORE && hx_is_fortress(s, place) && hx_controls(s, c, side, place);
	if (haven)
		return AT_ENDS | AT_STOPS;
	if (zone != ZONE_NONE && bare)
		flags |= AT_ZONE;
	if (drive == DRIVE_BEFORE ? !hx_fights(s, piece) || !has_combat(s, c, place)
				  : drive != DRIVE_SCATTER || bare)
		flags |= AT_ENDS;
	return flags;
}

/* [Retreat Procedure 2] The nearest friendly fortresses, several when they are equally near. */
static void find_forts(const struct scenario *s, const struct campaign *c, int side, struct region *r)
{
	const struct ground *g = ground_of(s);
	int best = MAX_PLACES;
	for (int i = 0; i < g->fortresses; i++) {
		struct hex at = g->point[g->fortress[i]];
		int far = hex_distance(r->point[0], at);
		if (!far || far > best || !hx_controls(s, c, side, g->fortress[i]))
			continue;
		r->forts = far < best ? 0 : r->forts;
		best = far;
		r->fort[r->forts++] = at;
	}
}

/* One more hex within reach, its number; SHUT when nobody may enter it. */
static uint8_t add(const struct scenario *s, const struct campaign *c, int piece, int place, enum hx_drive drive, unsigned zone,
		   struct region *r)
{
	if (!may_enter(s, c, piece, place, drive, zone))
		return SHUT;
	r->place[r->n] = (int16_t)place;
	r->point[r->n] = ground_of(s)->point[place];
	r->flags[r->n] = (uint8_t)flags_of(s, c, piece, place, drive, zone);
	return (uint8_t)r->n++;
}

/* [reading 28] Before combat and scattered a unit spends points as on a march, terrain and winter, but neither zones nor
 * friends cost anything. [Combat Results Table r1, Combat Results Table r2, reading 29] One or two hexes are hexes, whatever they cost. */
static void survey(const struct scenario *s, const struct campaign *c, int piece, enum hx_drive drive, struct region *r)
{
	const struct ground *g = ground_of(s);
	uint8_t number[PLACES], zone[PLACES], wave[WAY_HEXES + 1];
	int start = c->p.piece[piece].place;
	bool hexes = drive == DRIVE_ONE || drive == DRIVE_TWO;
	r->points = drive == DRIVE_ONE ? 1 : drive == DRIVE_TWO ? 2 : int_min(hx_allowance(s, c, piece), WAY_POINTS);
	hx_zones_of(s, c, side_other((enum side)s->piece[piece].side), hx_span_of(g, start, r->points + 1), zone);
	memset(number, NOWHERE, sizeof number);
	r->n = 1;
	r->forts = 0;
	r->place[0] = (int16_t)start;
	r->point[0] = g->point[start];
	r->flags[0] = wave[0] = number[start] = 0;
	for (int i = 0; i < r->n; i++) {
		int from = r->place[i];
		bool stops = i && r->flags[i] & AT_STOPS;
		for (int d = 0; d < DIRECTIONS; d++) {
			int to = g->to[from][d];
			r->next[i][d] = NOWHERE;
			r->cost[i][d] = hexes ? 1 : g->cost[from][d];
			if (stops || !may_cross(g, from, d))
				continue;
			if (number[to] == NOWHERE && wave[i] < r->points) {
				wave[r->n] = (uint8_t)(wave[i] + 1);
				number[to] = add(s, c, piece, to, drive, zone[to], r);
			}
			r->next[i][d] = number[to] == SHUT ? NOWHERE : number[to];
		}
	}
	if (drive != DRIVE_BEFORE)
		find_forts(s, c, s->piece[piece].side, r);
}

/* --- a way to one of them --- */

static bool been(const struct search *w, int at)
{
	return w->been[at >> 6] >> (at & 63) & 1;
}

/* [Retreat Procedure, Combat E] The whole allowance is spent. Points may be left over where the next hex costs more than
 * that; not where rivers, enemies or its own way shut a unit in. */
static bool spent(const struct search *w, int at, int left)
{
	const struct region *r = w->r;
	bool dear = false;
	if (!left)
		return true;
	for (int d = 0; d < DIRECTIONS; d++) {
		int to = r->next[at][d];
		if (to == NOWHERE || been(w, to))
			continue;
		if (r->cost[at][d] <= left)
			return false;
		dear = true;
	}
	return dear;
}

/* [Combat E, Retreat Procedure] No hex is entered twice. */
static bool walk(struct search *w, int at, int left, int zones)
{
	const struct region *r = w->r;
	w->steps++;
	w->way[w->n++] = (uint8_t)at;
	w->been[at >> 6] |= UINT64_C(1) << (at & 63);
	if (at == w->goal && (r->flags[at] & AT_STOPS || spent(w, at, left)))
		return true;
	for (int d = 0; d < DIRECTIONS && at != w->goal && (!at || !(r->flags[at] & AT_STOPS)); d++) {
		int to = r->next[at][d];
		if (to == NOWHERE || been(w, to) || r->cost[at][d] > left)
			continue;
		int rest = left - r->cost[at][d], held = zones + !!(r->flags[to] & AT_ZONE);
		if (held <= w->zones && hex_distance(r->point[to], r->point[w->goal]) <= rest && walk(w, to, rest, held))
			return true;
	}
	w->been[at >> 6] &= ~(UINT64_C(1) << (at & 63));
	w->n--;
	return false;
}

/* Is there a way to that end with at most so many controlled hexes? Then it stands in w->way. */
static bool reaches(struct search *w, int goal, int zones)
{
	w->goal = goal;
	w->zones = zones;
	w->n = 0;
	memset(w->been, 0, sizeof w->been);
	return w->r->flags[goal] & AT_ENDS && walk(w, 0, w->r->points, 0);
}

/* --- all ends that may be chosen --- */

/* How far an end lies from the nearest fortress, 0 where there is none to go to. */
static int astray(const struct region *r, int at, int fort)
{
	return r->forts ? hex_distance(r->point[at], r->fort[fort]) : 0;
}

/* [Retreat Procedure 2] Of the ends that can be reached those nearest to that fortress. */
static void nearest_ends(struct search *w, int fort, int zones, bool *in)
{
	const struct region *r = w->r;
	bool any = false;
	for (int far = 0, most = 0; far <= most && !any; far++) {
		for (int i = 1; i < r->n; i++) {
			int here = astray(r, i, fort);
			most = here > most ? here : most;
			if (here == far && (in[i] || reaches(w, i, zones)))
				in[i] = any = true;
		}
	}
}

/* The ends, marked in `in`; returns how many controlled hexes a way to them may enter, or NONE without any.
 * [Retreat Procedure 1] By a result first of all through as few controlled hexes as can be. [reading 28] Before combat
 * there is a free choice. */
static int mark_ends(struct search *w, enum hx_drive drive, bool *in)
{
	const struct region *r = w->r;
	bool any = false;
	memset(in, 0, WAY_HEXES * sizeof *in);
	if (drive == DRIVE_BEFORE) {
		for (int i = 1; i < r->n; i++)
			any |= in[i] = reaches(w, i, WAY_POINTS);
		return any ? WAY_POINTS : NONE;
	}
	for (int zones = 0; zones <= r->points; zones++) {
		for (int fort = 0; fort < r->forts || !fort; fort++)
			nearest_ends(w, fort, zones, in);
		for (int i = 1; i < r->n; i++)
			any |= in[i];
		if (any)
			return zones;
	}
	return NONE;
}

void hx_ends(const struct scenario *s, const struct campaign *c, int piece, enum hx_drive drive, struct hx_ends *out)
{
	struct region r;
	struct search w = {.r = &r};
	bool in[WAY_HEXES];
	survey(s, c, piece, drive, &r);
	mark_ends(&w, drive, in);
	out->n = 0;
	out->steps = w.steps;
	for (int i = 1; i < r.n; i++)
		if (in[i])
			out->at[out->n++] = r.place[i];
}

bool hx_has_way(const struct scenario *s, const struct campaign *c, int piece, enum hx_drive drive)
{
	struct region r;
	struct search w = {.r = &r};
	survey(s, c, piece, drive, &r);
	for (int i = r.n - 1; i > 0; i--)
		if (reaches(&w, i, WAY_POINTS))
			return true;
	return false;
}

bool hx_way_to(const struct scenario *s, const struct campaign *c, int piece, enum hx_drive drive, int end, struct hx_way *out)
{
	struct region r;
	struct search w = {.r = &r};
	bool in[WAY_HEXES];
	int goal = 1, zones = WAY_POINTS;
	survey(s, c, piece, drive, &r);
	while (goal < r.n && r.place[goal] != end)
		goal++;
	if (goal == r.n)
		return false;
	/* [reading 28] Before combat no end depends on the others. */
	if (drive != DRIVE_BEFORE && ((zones = mark_ends(&w, drive, in)) == NONE || !in[goal]))
		return false;
	if (!reaches(&w, goal, zones))
		return false;
	out->n = w.n;
	for (int k = 0; k < w.n; k++)
		out->at[k] = r.place[w.way[k]];
	return true;
}
