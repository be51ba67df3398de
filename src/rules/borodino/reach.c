/* Where a unit can go in the Movement Phase, and at what cost. */
#include "rules/borodino/borodino.h"

#include <string.h>

enum { BUCKET = 256, FAR_COLUMN = 120 };

/* What binds one unit's movement now, looked up once. */
struct bounds {
	const struct scenario *s;
	const struct field *f;
	const struct battle *b;
	int side, start_near;
	bool night, guard;
	uint8_t left;                           /* the redoubt a French unit comes out of, its bit */
	int16_t q[SIDE_PIECES], r[SIDE_PIECES]; /* where the enemy stands, when it matters; the rest far off */
	int guards;                             /* enemy Guard units that it shall not release */
	int16_t guard_at[SIDE_PIECES];
};

/* A front side of a redoubt that still stands.
 * [Redoubts B] It is closed to the French in the Movement Phase, out of the redoubt as into it.
 * [Redoubts D] The other sides are open to them. */
static bool front_closed(const struct field *f, const struct battle *b, int from, int to)
{
	int in = f->redoubt[from], out = f->redoubt[to];
	if (in != NONE && f->fronts[to] >> in & 1 && !(b->destroyed >> in & 1))
		return true;
	return out != NONE && f->fronts[from] >> out & 1 && !(b->destroyed >> out & 1);
}

/* Within three hexes of an enemy Guard unit that it shall not release. */
static bool near_guard(const struct bounds *w, int at)
{
	for (int i = 0; i < w->guards; i++)
		if (bo_hex_distance(w->f, at, w->guard_at[i]) <= w->f->figures.guard.near)
			return true;
	return false;
}

static void find_enemies(struct bounds *w)
{
	int foe = 1 - w->side, first = w->f->first[foe], n = w->f->last[foe] - first;
	for (int i = 0; i < SIDE_PIECES; i++) {
		int at = i < n ? w->b->p.piece[first + i].place : NONE;
		w->q[i] = (int16_t)(at < 0 ? FAR_COLUMN : w->f->point[at].q);
		w->r[i] = (int16_t)(at < 0 ? 0 : w->f->point[at].r);
	}
}

/* Distance to the nearest enemy: a loop of fixed length that compilers turn into vector code. */
static int nearest(const struct bounds *w, int at)
{
	int16_t q0 = w->f->point[at].q, r0 = w->f->point[at].r, best = 99;
	for (int i = 0; i < SIDE_PIECES; i++) {
		int16_t q = (int16_t)(w->q[i] - q0), r = (int16_t)(w->r[i] - r0), sum = (int16_t)(q + r);
		q = (int16_t)(q < 0 ? -q : q);
		r = (int16_t)(r < 0 ? -r : r);
		sum = (int16_t)(sum < 0 ? -sum : sum);
		int16_t most = q > r ? q : r;
		most = most > sum ? most : sum;
		best = best < most ? best : most;
	}
	return best;
}

static void find_guards(struct bounds *w, uint64_t quiet)
{
	for (w->guards = 0; quiet; quiet &= quiet - 1)
		w->guard_at[w->guards++] = w->b->p.piece[w->f->first[1 - w->side] + __builtin_ctzll(quiet)].place;
}

/* [Movement 5] Through friends, never through or onto an enemy.
 * [Imperial Guard A, reading 28] Guard that is not released comes no nearer to an enemy than five hexes, [reading 29]
 * nor goes from one hex within four to another.
 * [Night Movement A, reading 27] At night no nearer than three hexes; who begins within three goes only farther off. */
static bool may_enter(const struct bounds *w, int from, int d, int to)
{
	int unit = unit_at(w->b, to);
	if (unit != NONE && !is_side(w->f, w->side, unit))
		return false;
	if (w->side == FRENCH && w->f->side[from][d] & SIDE_FRONT && front_closed(w->f, w->b, from, to))
		return false;
	if (w->guard && nearest(w, to) <= w->f->figures.guard.far)
		return false;
	if (!w->night)
		return true;
	int near = nearest(w, to);
	return w->start_near > w->f->figures.night.near ? near >= w->f->figures.night.near : near > w->start_near;
}

/* [Zones of Control C, Movement 7] Who enters an enemy zone stops there.
 * [Redoubts C, Redoubts J] A redoubt has its zone again as soon as the French unit is out of it, against that unit too.
 * [Night Movement B, reading 26] At night zones do not stop anybody. */
static bool may_go_on(const struct bounds *w, int at)
{
	if (!w->night && (zone_against(w->f, w->b, w->side, at) || w->f->fronts[at] & w->left))
		return false;
	return !near_guard(w, at);
}

static void bounds_find(const struct scenario *s, const struct battle *b, int piece, uint64_t quiet, struct bounds *w)
{
	w->s = s;
	w->f = field_of(s);
	w->b = b;
	w->side = s->piece[piece].side;
	w->night = is_night(s, b);
	w->guard = bo_guard_bound(s, b, piece);
	int work = w->f->redoubt[b->p.piece[piece].place];
	w->left = (uint8_t)(w->side == FRENCH && work != NONE && !(b->destroyed >> work & 1) ? 1u << work : 0);
	if (w->night || w->guard)
		find_enemies(w);
	find_guards(w, quiet);
	w->start_near = w->night ? nearest(w, b->p.piece[piece].place) : 0;
}

/* [Zones of Control D, Movement 8] What the phase began with holds to its end, though a redoubt that is entered has no zone
 * any more, and one that is left has it again; the enemy's units stand still. [reading 2] Arrivals are held where they come
 * in.
 * [Night Movement B] Not at night. Of who has moved, and out of its own Movement Phase, the zones of the moment tell. */
bool bo_is_pinned(const struct scenario *s, const struct battle *b, int piece)
{
	int side = s->piece[piece].side;
	if (is_night(s, b))
		return false;
	bool to_move = side == b->p.header.phasing && frame_now(&b->p)->row == ROW_MOVE && !set_has(&b->p.used, piece);
	return zone_with(field_of(s), b, b->live ^ (to_move ? b->turned : 0u), side, b->p.piece[piece].place);
}

/* [Movement 4] A unit goes from hex to neighbouring hex.
 * [Movement 9, Movement 12] It may spend less than the points printed on it, never more, and saves none.
 * [Zones of Control D, Movement 8] Who begins in an enemy zone does not move.
 * [Night Movement B] At night he does, in either night phase.
 * [7 September French Decisive, reading 4] From an exit hex a French unit may leave the map for one point more. */
void bo_reach_find(const struct scenario *s, const struct battle *b, int piece, uint64_t quiet, struct reach *out)
{
	int16_t bucket[POINTS][BUCKET];
	int n[POINTS] = {0};
	struct bounds w;
	bounds_find(s, b, piece, quiet, &w);
	const struct field *f = w.f;
	int start = b->p.piece[piece].place, points = s->piece[piece].move;
	bool leaves = f->victory == VICTORY_LEVELS && w.side == FRENCH;
	memset(out->cost, 0, sizeof out->cost);
	out->n = 0;
	out->exit = false;
	out->exit_from = NONE;
	if (bo_is_pinned(s, b, piece))
		return;
	out->cost[start] = 1;
	out->from[start] = NONE;
	bucket[0][n[0]++] = (int16_t)start;
	for (int spent = 0; spent <= points; spent++) {
		for (int i = 0; i < n[spent]; i++) {
			int at = bucket[spent][i];
			if (out->cost[at] != spent + 1)
				continue;
			out->at[out->n++] = (int16_t)at;
			if (at != start && !may_go_on(&w, at))
				continue;
			if (leaves && f->hex[at] & HEX_EXIT && spent < points && !out->exit) {
				out->exit = true;
				out->exit_from = at;
			}
			for (int d = 0; d < DIRECTIONS; d++) {
				int cost = f->cost[at][d], to = f->to[at][d], sum = spent + cost;
				if (!cost || sum > points || (out->cost[to] && out->cost[to] <= sum + 1) ||
				    !may_enter(&w, at, d, to))
					continue;
				out->cost[to] = (uint8_t)(sum + 1);
				out->from[to] = (int16_t)at;
				bucket[sum][n[sum]++] = (int16_t)to;
			}
		}
	}
}

void bo_ways_find(const struct scenario *s, const struct battle *b, int piece, struct ways *out)
{
	int16_t queue[HEXES];
	bool waits[HEXES] = {false};
	int first = 0, n = 1;
	struct bounds w;
	bounds_find(s, b, piece, 0, &w);
	for (int i = 0; i < HEXES; i++)
		out->cost[i] = out->from[i] = NONE;
	queue[0] = b->p.piece[piece].place;
	out->cost[queue[0]] = 0;
	for (; n; n--) {
		int at = queue[first];
		first = (first + 1) % HEXES;
		waits[at] = false;
		for (int d = 0; d < DIRECTIONS; d++) {
			int cost = w.f->cost[at][d], to = w.f->to[at][d], sum = out->cost[at] + cost;
			if (!cost || (out->cost[to] >= 0 && out->cost[to] <= sum) || !may_enter(&w, at, d, to))
				continue;
			out->cost[to] = (int16_t)sum;
			out->from[to] = (int16_t)at;
			if (waits[to])
				continue;
			waits[to] = true;
			queue[(first + n - 1) % HEXES] = (int16_t)to;
			n++;
		}
	}
}

bool bo_stops(const struct scenario *s, const struct battle *b, int piece, int at)
{
	struct bounds w;
	bounds_find(s, b, piece, 0, &w);
	return !may_go_on(&w, at);
}

/* Has it somewhere to go? A free neighbour answers at once; else the whole reach is looked at. */
static bool has_way(const struct scenario *s, const struct battle *b, int piece)
{
	struct bounds w;
	bounds_find(s, b, piece, 0, &w);
	int at = b->p.piece[piece].place;
	bool through = false;
	for (int d = 0; d < DIRECTIONS; d++) {
		int cost = w.f->cost[at][d], to = w.f->to[at][d];
		if (!cost || cost > s->piece[piece].move || !may_enter(&w, at, d, to))
			continue;
		if (!b->occ[to])
			return true;
		through = true;
	}
	if (!through && !(w.f->hex[at] & HEX_EXIT))
		return false;
	struct reach r;
	bo_reach_find(s, b, piece, 0, &r);
	if (r.exit)
		return true;
	for (int i = 1; i < r.n; i++)
		if (!b->occ[r.at[i]])
			return true;
	return false;
}

/* Why a unit that is not on the map cannot be taken up. */
static bool absent_reason(const struct scenario *s, const struct battle *b, int piece, struct error *e)
{
	struct text name = bo_name(s, piece);
	int16_t hexes[160];
	int n, wait, box = b->p.piece[piece].place;
	if (box == PLACE_LOST || box == PLACE_EXITED)
		return error_set(e, NULL, NULL, CITE(CITE_MOVEMENT), "%s %s", name.at,
				 box == PLACE_LOST ? "has been eliminated" : "has left the map for good");
	if (box != PLACE_LATER)
		return error_set(e, NULL, NULL, CITE(CITE_REINFORCEMENTS), "%s takes no part in this battle", name.at);
	if (!bo_arrives_now(b, s, piece))
		return error_set(e, NULL, NULL, CITE(CITE_REINFORCEMENTS), "%s arrives on turn %d", name.at,
				 s->piece[piece].enter_turn);
	n = bo_arrival_hexes(s, b, piece, hexes, &wait);
	if (n)
		return error_set(e, NULL, NULL, CITE(CITE_REINFORCEMENTS),
				 "%s is not on the map yet: place it in %s first", name.at, bo_hexes_named(s, hexes, n).at);
	if (wait != NONE)
		return error_set(e, NULL, NULL, CITE(CITE_REINFORCEMENTS),
				 "%s must first leave the hex where %s comes in", bo_unit(s, b, wait).at, name.at);
	return error_set(e, NULL, NULL, CITE(CITE_REINFORCEMENTS), "%s finds no hex to come in by this turn", name.at);
}

/* [Movement 1, Turns of Play 3] Only the side whose player-turn it is moves.
 * [Movement 11] A unit that has moved moves no more in this phase.
 * [Zones of Control D, Redoubts C] Whom an enemy unit or a redoubt holds stays; [Night Movement B] not so at night. */
bool bo_can_take(const struct scenario *s, const struct battle *b, int piece, struct error *e)
{
	if (!is_side(field_of(s), b->p.header.phasing, piece))
		return e && error_set(e, NULL, NULL, CITE(CITE_MOVEMENT_1), "%s is not yours to move", bo_unit(s, b, piece).at);
	if (!on_map(b, piece))
		return e ? absent_reason(s, b, piece, e) : false;
	if (set_has(&b->p.used, piece))
		return e && error_set(e, NULL, NULL, CITE(CITE_MOVEMENT_11), "%s has moved already", bo_unit(s, b, piece).at);
	if (bo_is_pinned(s, b, piece))
		return bo_held_reason(s, b, piece, e);
	if (bo_is_frozen(s, b, piece, e))
		return false;
	if (has_way(s, b, piece))
		return true;
	return e && error_set(e, NULL, NULL, CITE(CITE_MOVEMENT), "%s has no hex to go to", bo_unit(s, b, piece).at);
}
