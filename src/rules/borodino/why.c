/* Why a unit cannot march to a hex: each of the rules that may bar it, in its own words. */
#include "rules/borodino/borodino.h"

static const char *hexes(int n)
{
	return n == 1 ? "hex" : "hexes";
}

/* Whose zone lies on the hex; NONE: a redoubt's alone. */
static int holder(const struct field *f, const struct battle *b, int side, int at)
{
	for (int d = 0; d < DIRECTIONS; d++) {
		int foe = f->side[at][d] & SIDE_ZOC ? unit_at(b, f->to[at][d]) : NONE;
		if (foe != NONE && !is_side(f, side, foe))
			return foe;
	}
	return NONE;
}

bool bo_held_reason(const struct scenario *s, const struct battle *b, int piece, struct error *e)
{
	const struct field *f = field_of(s);
	int foe = e ? holder(f, b, s->piece[piece].side, b->p.piece[piece].place) : NONE;
	if (!e)
		return false;
	if (foe != NONE)
		return error_set(e, NULL, NULL, CITE(CITE_ZOC_D), "%s is in the zone of control of %s and may not move",
				 bo_unit(s, b, piece).at, bo_unit(s, b, foe).at);
	return error_set(e, NULL, NULL, CITE(CITE_REDOUBT_C), "%s began this phase in the zone of control of a redoubt and may not move",
			 bo_unit(s, b, piece).at);
}

static bool night_reason(const struct scenario *s, const struct battle *b, int piece, int to, struct error *e)
{
	int side = s->piece[piece].side, near = bo_nearest_enemy(s, b, side, to);
	int start = bo_nearest_enemy(s, b, side, b->p.piece[piece].place);
	if (start > figures_of(s)->night.near && near < figures_of(s)->night.near)
		return error_set(e, NULL, NULL, CITE(CITE_NIGHT_A),
				 "%s is %d %s from the enemy: at night %s may come no nearer than three",
				 bo_hex(s, to).at, near, hexes(near), bo_unit(s, b, piece).at);
	if (start <= figures_of(s)->night.near && near <= start)
		return error_set(e, NULL, NULL, CITE(CITE_NIGHT_A),
				 "%s starts %d %s from the enemy and %s is no farther: at night it may only go away from "
				 "him",
				 bo_unit(s, b, piece).at, start, hexes(start), bo_hex(s, to).at);
	return true;
}

/* The first hex on a way whose zone stops the unit; `to` itself does not count. */
static int stop_on(const struct scenario *s, const struct battle *b, int piece, const struct ways *w, int to)
{
	int stop = NONE;
	for (int at = w->from[to]; at != NONE && w->from[at] != NONE; at = w->from[at])
		if (bo_stops(s, b, piece, at))
			stop = at;
	return stop;
}

/* [Zones of Control C] It would get there, but for a zone on the way. */
static bool stop_reason(const struct scenario *s, const struct battle *b, int piece, int to, int stop, struct error *e)
{
	int foe = holder(field_of(s), b, s->piece[piece].side, stop);
	if (foe == NONE)
		return error_set(e, NULL, NULL, CITE(CITE_REDOUBT_C),
				 "%s cannot go on to %s: it must stop in %s, in the zone of control of a redoubt",
				 bo_unit(s, b, piece).at, bo_hex(s, to).at, bo_hex(s, stop).at);
	return error_set(e, NULL, NULL, CITE(CITE_ZOC_C),
			 "%s cannot go on to %s: it must stop in %s, in the zone of control of %s",
			 bo_unit(s, b, piece).at, bo_hex(s, to).at, bo_hex(s, stop).at, bo_unit(s, b, foe).at);
}

/* Points that fords take more on this way. */
static int at_fords(const struct field *f, const struct ways *w, int to)
{
	int sum = 0;
	for (int at = to; w->from[at] != NONE; at = w->from[at]) {
		int d = bo_direction_to(f, w->from[at], at);
		if (f->side[w->from[at]][d] & SIDE_FORD)
			sum += f->cost[w->from[at]][d];
	}
	return sum;
}

/* [Movement 3, Movement 9] The way costs more than it has. */
static bool points_reason(const struct scenario *s, const struct battle *b, int piece, int to, const struct ways *w,
			  struct error *e)
{
	struct text ford = {""};
	int dear = at_fords(field_of(s), w, to);
	if (dear)
		text_set(&ford, " (%d of them at a ford)", dear);
	return error_set(e, NULL, NULL, CITE(CITE_MOVEMENT_9), "%s cannot reach %s: the way there costs %d points%s, and it "
			 "has %d",
			 bo_unit(s, b, piece).at, bo_hex(s, to).at, w->cost[to], ford.at, s->piece[piece].move);
}

/* Between neighbours: a side that this unit may not cross. */
static bool side_reason(const struct scenario *s, const struct battle *b, int piece, int to, int round, struct error *e)
{
	const struct field *f = field_of(s);
	int from = b->p.piece[piece].place, d = bo_direction_to(f, from, to);
	bool front = d != NONE && f->side[from][d] & SIDE_FRONT;
	struct text way = {""};
	if (d == NONE || (f->side[from][d] & SIDE_PASS && !front))
		return true;
	if (round > s->piece[piece].move)
		text_set(&way, ", and the way round costs %d points", round);
	if (front)
		return error_set(e, NULL, NULL, CITE(CITE_REDOUBT_B),
				 "the front of a redoubt lies between %s and %s: the French never cross it while moving%s",
				 bo_unit(s, b, piece).at, bo_hex(s, to).at, way.at);
	if (f->side[from][d] & SIDE_RIVER)
		return error_set(e, NULL, NULL, CITE(CITE_TERRAIN),
				 "a river without bridge or ford lies between %s and %s%s", bo_unit(s, b, piece).at,
				 bo_hex(s, to).at, way.at);
	return error_set(e, NULL, NULL, CITE(CITE_TERRAIN),
			 "no road leads from %s to %s, and woods are entered and left by their road only%s",
			 bo_unit(s, b, piece).at, bo_hex(s, to).at, way.at);
}

/* [Imperial Guard B] What binds it may be lifted at once, where his losses allow it. */
static const char *may_be_released(const struct scenario *s, const struct battle *b, int piece)
{
	return bo_can_release(s, b, piece, NULL) ? "; your losses allow you to release it" : "";
}

/* Nothing leads there, however many points it had. */
static bool closed_reason(const struct scenario *s, const struct battle *b, int piece, int to, struct error *e)
{
	if (bo_guard_bound(s, b, piece))
		return error_set(e, NULL, NULL, CITE(CITE_GUARD_A),
				 "%s is Guard, not released: every way to %s leads within four hexes of the enemy%s",
				 bo_unit(s, b, piece).at, bo_hex(s, to).at, may_be_released(s, b, piece));
	if (is_night(s, b))
		return error_set(e, NULL, NULL, CITE(CITE_NIGHT_A),
				 "every way from %s to %s leads too near to the enemy for the night",
				 bo_unit(s, b, piece).at, bo_hex(s, to).at);
	return error_set(e, NULL, NULL, CITE(CITE_TERRAIN), "no way leads from %s to %s", bo_unit(s, b, piece).at,
			 bo_hex(s, to).at);
}

/* It could march, but not to this hex. */
static bool way_reason(const struct scenario *s, const struct battle *b, int piece, int to, struct error *e)
{
	const struct field *f = field_of(s);
	struct ways w;
	bo_ways_find(s, b, piece, &w);
	int work = f->redoubt[to], stop = w.cost[to] < 0 ? NONE : stop_on(s, b, piece, &w, to);
	if (!side_reason(s, b, piece, to, w.cost[to], e))
		return false;
	if (s->piece[piece].side == FRENCH && work != NONE && !(b->destroyed >> work & 1) && w.cost[to] >= 0)
		return error_set(e, NULL, NULL, CITE(CITE_REDOUBT_B),
				 stop == NONE ? "%s is entered from behind only: that way costs %s %d points, and it has %d"
					      : "%s is entered from behind only, and %s has to stop in an enemy zone on "
						"that way of %d points (it has %d)",
				 bo_hex(s, to).at, bo_unit(s, b, piece).at, w.cost[to], s->piece[piece].move);
	if (w.cost[to] < 0)
		return closed_reason(s, b, piece, to, e);
	if (w.cost[to] > s->piece[piece].move || stop == NONE)
		return points_reason(s, b, piece, to, &w, e);
	return stop_reason(s, b, piece, to, stop, e);
}

/* [Movement 5, Movement 6, Redoubts B] Somebody stands in the hex: an enemy, or one of its own side. */
static bool taken_reason(const struct scenario *s, const struct battle *b, int piece, int unit, struct error *e)
{
	int to = b->p.piece[unit].place, work = field_of(s)->redoubt[to];
	bool stands = work != NONE && !(b->destroyed >> work & 1);
	if (s->piece[unit].side == s->piece[piece].side)
		return error_set(e, NULL, NULL, CITE(CITE_MOVEMENT_6), "%s stands in %s: %s must end its march in an empty hex",
				 bo_name(s, unit).at, bo_hex(s, to).at, bo_unit(s, b, piece).at);
	return error_set(e, NULL, NULL, CITE(CITE_MOVEMENT_5), "%s stands in %s: no march enters an enemy's hex%s",
			 bo_name(s, unit).at, bo_hex(s, to).at,
			 stands && s->piece[piece].side == FRENCH
				 ? ", nor do the French pass the front of a redoubt but by combat (Redoubts B)"
				 : "");
}

bool bo_far_reason(const struct scenario *s, const struct battle *b, int piece, int to, struct error *e)
{
	const struct field *f = field_of(s);
	int side = s->piece[piece].side, unit = unit_at(b, to);
	if (!e)
		return false;
	if (!(f->hex[to] & HEX_ENTERABLE))
		return error_set(e, NULL, NULL, CITE(CITE_TERRAIN), "%s is %s: no unit may enter", bo_hex(s, to).at,
				 f->hex[to] & HEX_OUT ? "out of play" : "woods without a road");
	if (unit == piece)
		return error_set(e, NULL, NULL, CITE(CITE_MOVEMENT), "%s stands there already: let it go instead",
				 bo_unit(s, b, piece).at);
	if (unit != NONE)
		return taken_reason(s, b, piece, unit, e);
	if (bo_guard_bound(s, b, piece) && bo_nearest_enemy(s, b, side, to) <= figures_of(s)->guard.far)
		return error_set(e, NULL, NULL, CITE(CITE_GUARD_A),
				 "%s is Guard, not released: it may not move to within four hexes of the enemy%s",
				 bo_unit(s, b, piece).at, may_be_released(s, b, piece));
	if (is_night(s, b) && !night_reason(s, b, piece, to, e))
		return false;
	return way_reason(s, b, piece, to, e);
}
