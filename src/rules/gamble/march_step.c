/* [4.1, 8.4, 15.2, 16.1] Where a group may march: cavalry beside it, friends who hold a hex open, room, and how far it comes. */
#include "rules/gamble/march.h"

#include <string.h>

/* --- ground and zones --- */

int gb_march_holder(const struct scenario *s, const struct gamble *g, int side, int place, int from)
{
	int i = gb_next(s, g, place, side, from);
	while (i >= 0 && (set_has(&g->p.hand, i) || set_has(&g->p.used, i)))
		i = gb_next(s, g, place, side, i + 1);
	return i;
}

bool gb_march_keeps(const struct scenario *s, const struct gamble *g, int side, int place, const struct set *group)
{
	const struct gb_own *own = gb_own(s);
	int wanted = !set_meets(group, &own->commanders) + !set_meets(group, &own->fighters), hold = 0, stay = 0;
	for (int i = gb_next(s, g, place, side, 0); i >= 0; i = gb_next(s, g, place, side, i + 1)) {
		hold += gb_holding(g, i);
		stay += gb_holding(g, i) && !set_has(group, i);
	}
	return !hold || stay > wanted;
}

bool gb_march_spares(const struct scenario *s, const struct gamble *g, int piece)
{
	struct set one;
	set_clear(&one);
	set_add(&one, piece);
	return gb_march_keeps(s, g, s->piece[piece].side, g->p.piece[piece].place, &one);
}

/* [8.4, reading 19] Does the hex stop the group, being next to enemy cavalry? */
static bool stops(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int side, int place)
{
	return gb_cavalry_near(s, g, v, side, place, true) && gb_march_holder(s, g, side, place, 0) == NONE;
}

/* [8.7, 8.8] Enemy depots, trains and commanders alone: something happens on entering. */
static bool met(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int side, int place)
{
	return v->side[place] == 1 - side || gb_next_counter(s, g, place, 1 - side, 0) != NONE;
}

/* [15.2] What a hex holds with so many trains more than lie there; two trains at most. */
static int room_with(const struct scenario *s, const struct gamble *g, int place, int more)
{
	const struct gb_figures *f = gb_figures(s);
	return int_min(gb_capacity(s, g, place) + f->stack.train * more, f->stack.holds + f->stack.trains * f->stack.train);
}

/* [4.1, 8.4] May a group of so many OF come to stand there, with so many trains that raise what its last hex holds? */
static bool enters(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int side, int of, int more, int place)
{
	if (!gb_passable(s, side, place) || (v->side[place] == 1 - side && v->units[place]))
		return false;
	return v->of[place] + of <= room_with(s, g, place, more);
}

/* [8.4] Did the group on this hex begin the phase next to enemy cavalry, wherever that has gone since? Before the marches it is as things
 * stand. Who could march has not moved, so the hex says it. */
bool gb_march_watched(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int side, int place)
{
	const struct frame *f = &g->p.frame[0];
	return f->row == ROW_MOVE && f->step != STEP_FRESH ? gb_watched(g, place) : gb_cavalry_near(s, g, v, side, place, true);
}

/* [8.4] Who began the phase next to enemy cavalry goes only into a hex that is free of it first; from one that was entered, none goes on. */
static bool leaves(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int side, int from, int to, bool begun)
{
	if (begun && stops(s, g, v, side, from))
		return false;
	return begun || !gb_march_watched(s, g, v, side, from) || !stops(s, g, v, side, to);
}

bool gb_march_open(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int side, int from, int of, int more, bool begun)
{
	for (int d = 0; d < DIRECTIONS; d++) {
		int to = gb_own(s)->to[from][d];
		if (to != NONE && enters(s, g, v, side, of, more, to) && leaves(s, g, v, side, from, to, begun))
			return true;
	}
	return false;
}

/* --- the group in hand --- */

int gb_march_of(const struct scenario *s, const struct set *group)
{
	int of = 0;
	for (int i = set_next(group, 0); i >= 0; i = set_next(group, i + 1))
		of += gb_own(s)->of[i];
	return of;
}

int gb_march_units(const struct scenario *s, const struct set *group)
{
	int units = 0;
	for (int i = set_next(group, 0); i >= 0; i = set_next(group, i + 1))
		units += gb_fights(s, i);
	return units;
}

/* [15.2] Trains on a hex that raise what it holds. */
static int raising(const struct scenario *s, const struct gamble *g, int side, int place)
{
	const struct set *trains = &gb_own(s)->trains[side];
	int n = 0;
	for (int i = set_next(trains, 0); i >= 0; i = set_next(trains, i + 1))
		n += g->p.piece[i].place == place && g->p.piece[i].flags & FLAG_CAPACITY;
	return n;
}

/* [15.2] They go along when nobody stays: how many go with this group. */
int gb_march_carries(const struct scenario *s, const struct gamble *g, const struct set *group)
{
	int lead = set_next(group, 0), side = s->piece[lead].side, from = g->p.piece[lead].place;
	for (int i = gb_next_fighter(s, g, from, side, 0); i >= 0; i = gb_next_fighter(s, g, from, side, i + 1))
		if (!set_has(group, i))
			return 0;
	return raising(s, g, side, from);
}

/* [15.2, 4.1] The group stands where only its own trains make room: they do so where it ends its march. */
bool gb_march_must_end(const struct scenario *s, const struct gamble *g, const struct gb_survey *v)
{
	const struct gb_figures *f = gb_figures(s);
	int lead = gb_march_lead(g), at = g->p.piece[lead].place, others = raising(s, g, s->piece[lead].side, at) - g->carried;
	return g->carried && v->of[at] > f->stack.holds + f->stack.train * int_min(others, f->stack.trains);
}

int gb_march_normal(const struct scenario *s, const struct gamble *g)
{
	const struct gb_figures *f = gb_figures(s);
	return (gb_winter(s, g, frame_now(&g->p)->side) ? f->march.winter : f->march.normal) + g->stretch;
}

/* [16.1] VIII Corps does not force march before the card of Jerome; a card may keep a whole side from it. */
static bool never_forced(const struct scenario *s, const struct gamble *g)
{
	int lead = gb_march_lead(g);
	if (lead == NONE || !gb_cards(s))
		return false;
	if (g->effects.ban[s->piece[lead].side] & BAN_FORCED_MARCH)
		return true;
	int corps = gb_corps(s, FRENCH, "VIII");
	for (int i = lead; i >= 0 && !(g->effects.lasting & LASTING_JEROME); i = set_next(&g->p.hand, i + 1))
		if (gb_fights(s, i) && s->piece[i].side == FRENCH && gb_own(s)->corps[i] == corps)
			return true;
	return false;
}

bool gb_at_drissa(const struct scenario *s, const struct gamble *g, int piece)
{
	int at = g->p.piece[piece].place;
	return g->effects.ban[s->piece[piece].side] & BAN_MOVE_DRISSA && at >= 0 && board_distance(&s->board, at, board_find(&s->board, "1507")) <= 1;
}

/* [16.1] Cards that keep units where they are: VIII Corps, Drissa, Napoleon. */
bool gb_march_kept(const struct scenario *s, const struct gamble *g, int piece)
{
	unsigned ban = g->effects.ban[s->piece[piece].side];
	if (ban & BAN_MOVE_VIII && gb_fights(s, piece) && gb_own(s)->corps[piece] == gb_corps(s, FRENCH, "VIII"))
		return true;
	if (ban & BAN_MOVE_NAPOLEON && piece == gb_own(s)->napoleon)
		return true;
	return gb_at_drissa(s, g, piece);
}

/* [8.4] Five by forced march. */
int gb_march_most(const struct scenario *s, const struct gamble *g)
{
	int most = gb_figures(s)->march.forced;
	return never_forced(s, g) ? int_min(gb_march_normal(s, g), most) : most;
}

void gb_march_reach(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, struct gb_reach *out)
{
	const struct gb_own *own = gb_own(s);
	int lead = gb_march_lead(g), first = 0, last = 0;
	int16_t queue[PLACES];
	memset(out->steps, FAR, sizeof out->steps);
	memset(out->from, 0xff, sizeof out->from);
	if (lead == NONE)
		return;
	int side = s->piece[lead].side, start = g->p.piece[lead].place, of = gb_march_of(s, &g->p.hand), left = gb_march_most(s, g) - g->march;
	int more = g->march ? g->carried : gb_march_carries(s, g, &g->p.hand);
	queue[last++] = (int16_t)start;
	out->steps[start] = 0;
	while (first < last) {
		int at = queue[first++];
		bool begun = at != start || g->march, ends = at == start ? g->march && gb_march_must_end(s, g, v) : !enters(s, g, v, side, of, 0, at);
		if (out->steps[at] >= left || ends || (at != start && met(s, g, v, side, at)))
			continue;
		for (int d = 0; d < DIRECTIONS; d++) {
			int to = own->to[at][d];
			if (to == NONE || out->steps[to] != FAR || !enters(s, g, v, side, of, more, to) || !leaves(s, g, v, side, at, to, begun))
				continue;
			out->steps[to] = (uint8_t)(out->steps[at] + 1);
			out->from[to] = (int16_t)at;
			queue[last++] = (int16_t)to;
		}
	}
}

bool gb_march_refuse(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int place, struct error *e)
{
	int lead = gb_march_lead(g), side = s->piece[lead].side, of = gb_march_of(s, &g->p.hand), left = gb_march_most(s, g) - g->march;
	int away = board_distance(&s->board, g->p.piece[lead].place, place);
	int room = room_with(s, g, place, g->march ? g->carried : gb_march_carries(s, g, &g->p.hand));
	struct called where = gb_place(s, place);
	if (!gb_passable(s, side, place))
		return error_set(e, NULL, NULL, CITE(CITE_14_6), gb_own(s)->dead[place] ? "nobody marches over the ground of %s" :
				 "%s is forest, marsh or rough ground: the French never go there", where.at);
	if (v->side[place] == 1 - side && v->units[place])
		return error_set(e, NULL, NULL, CITE(CITE_8_4), "enemy troops stand in %s, and no march enters their hex", where.at);
	if (away > left)
		return error_set(e, NULL, NULL, CITE(CITE_8_4), "%s is %d hexes away, and the group may go %d", where.at, away, left);
	if (v->of[place] + of > room)
		return error_set(e, NULL, NULL, CITE(CITE_4_1), "%s holds %d OF: %d stand there, and the group has %d", where.at, room, v->of[place], of);
	return error_set(e, NULL, NULL, CITE(CITE_8_4), "no way of %d hexes leads to %s: enemies, their cavalry, ground or full hexes are in it", left, where.at);
}
