/* Answers for the overlays of the map. */
#include "rules/borodino/borodino.h"

/* The position by the clock of the side's next movement; false when it moves no more.
 * [Night Movement A] The French who come after the Russian player-turn move by the hour of theirs: at dawn freely.
 * [Turns of Play] So does who is in his own Combat Phase: his movement of this turn is over. */
static bool next_hour(const struct scenario *s, const struct battle *now, int side, struct battle *then)
{
	int phasing = now->p.header.phasing;
	*then = *now;
	if (now->p.header.result.over)
		return false;
	if (side == phasing ? frame_now(&now->p)->row != ROW_MOVE : side == FRENCH) {
		then->p.header.turn++;
		then->begun = 0;
	}
	return then->p.header.turn <= s->last_turn;
}

static void query_reach(const struct scenario *s, const struct battle *now, int piece, struct overlay *out)
{
	struct battle then, *b = &then;
	struct reach r;
	if (piece < 0 || piece >= s->pieces || !on_map(now, piece) || !next_hour(s, now, s->piece[piece].side, &then) ||
	    bo_is_frozen(s, b, piece, NULL))
		return;
	bo_reach_find(s, b, piece, 0, &r);
	for (int i = 0; i < r.n; i++) {
		if (b->occ[r.at[i]] && i)
			continue;
		out->value[r.at[i]] = (int16_t)(r.cost[r.at[i]] - 1);
	}
	for (int i = 0; i < r.n; i++)
		out->from[r.at[i]] = r.from[r.at[i]];
}

static void query_zones(const struct scenario *s, const struct battle *b, int side, struct overlay *out)
{
	const struct field *f = field_of(s);
	for (int i = 0; i < HEXES; i++) {
		int bits = 0;
		if (in_zone_of(b, side, i) || (side == RUSSIAN && f->fronts[i] & b->live))
			bits |= 1;
		if (zone_against(f, b, side, i))
			bits |= 2;
		if (bits)
			out->value[i] = (int16_t)bits;
	}
}

/* Hexes a unit could attack from where it stands: 1 adjacent, 2 by bombardment. */
static void query_fire(const struct scenario *s, const struct battle *b, int piece, struct overlay *out)
{
	const struct field *f = field_of(s);
	if (piece < 0 || piece >= s->pieces || !on_map(b, piece))
		return;
	int at = b->p.piece[piece].place, side = s->piece[piece].side;
	bool guns = s->piece[piece].arm == ARM_ART;
	for (int d = 0; d < DIRECTIONS; d++) {
		int to = f->to[at][d];
		if (to < 0 || (guns ? f->hex[to] & HEX_WOODS : !(f->side[at][d] & SIDE_CROSS)))
			continue;
		out->value[to] = 1;
	}
	for (int k = 0; guns && k < f->fires[at]; k++)
		out->value[f->fire[at][k].to] = (int16_t)bo_hex_distance(f, at, f->fire[at][k].to);
	for (int i = f->first[1 - side]; i < f->last[1 - side]; i++)
		if (on_map(b, i) && out->value[b->p.piece[i].place] > 0)
			out->verdict[i] = 1;
}

/* Could a unit standing in `from` attack `to`? */
static bool hits(const struct scenario *s, int piece, int from, int to)
{
	const struct field *f = field_of(s);
	bool guns = s->piece[piece].arm == ARM_ART;
	int d = bo_direction_to(f, from, to);
	if (d != NONE)
		return guns ? !(f->hex[to] & HEX_WOODS) : (f->side[from][d] & SIDE_CROSS) != 0;
	for (int k = 0; guns && k < f->fires[from]; k++)
		if (f->fire[from][k].to == to)
			return true;
	return false;
}

/* One who could attack from here. */
static void count_at(struct overlay *out, int at)
{
	out->value[at] = (int16_t)(out->value[at] < 0 ? 1 : out->value[at] + 1);
}

/* [Redoubts I] A redoubt attacks the French in its front hexes, with its garrison or by itself. */
static void redoubts_threaten(const struct field *f, const struct battle *b, int place, struct overlay *out)
{
	for (unsigned left = f->fronts[place] & b->live; left; left &= left - 1) {
		int at = f->redoubt_at[__builtin_ctz(left)];
		count_at(out, at);
		out->from[at] = (int16_t)place;
	}
}

/* Who of the other side could, after his own movement, attack this place, and from where. At night nobody does, nor when
 * the game is over before he moves again. */
static void query_threat(const struct scenario *s, const struct battle *now, int side, int place, struct overlay *out)
{
	const struct field *f = field_of(s);
	int foe = 1 - side;
	struct battle then, *b = &then;
	struct reach r;
	if (!next_hour(s, now, foe, &then) || is_night(s, b))
		return;
	if (foe == RUSSIAN)
		redoubts_threaten(f, b, place, out);
	for (int i = f->first[foe]; i < f->last[foe]; i++) {
		if (!on_map(b, i) || bo_hex_distance(f, b->p.piece[i].place, place) > s->piece[i].move + f->figures.artillery.range)
			continue;
		r.n = 0;
		if (!bo_is_frozen(s, b, i, NULL))
			bo_reach_find(s, b, i, 0, &r);
		int here = b->p.piece[i].place;
		if (!r.n && hits(s, i, here, place)) {
			out->verdict[i] = 1;
			out->value[here] = 1;
		}
		for (int k = 0; k < r.n; k++) {
			int at = r.at[k];
			if ((b->occ[at] && at != here) || !hits(s, i, at, place))
				continue;
			out->verdict[i] = 1;
			count_at(out, at);
		}
	}
}

static void query_duty(const struct scenario *s, const struct battle *b, struct overlay *out)
{
	const struct field *f = field_of(s);
	struct duty d;
	if (b->p.header.result.over || frame_now(&b->p)->row == ROW_MOVE)
		return;
	bo_duty_find(s, b, &d);
	for (int i = 0; i < s->pieces; i++) {
		if (!on_map(b, i))
			continue;
		int unit = i - f->first[s->piece[i].side];
		bool own = s->piece[i].side == d.side;
		if (set_has(own ? &b->p.used : &b->attacked, i))
			out->verdict[i] = 3;
		else if (own ? d.engaged >> unit & 1 : d.engaged_enemies >> unit & 1)
			out->verdict[i] = own ? 1 : 2;
	}
}

void borodino_query(const struct scenario *s, const struct position *p, enum side side, enum query q, int piece,
		    int place, struct overlay *out)
{
	const struct battle *b = battle_of(p);
	overlay_clear(out, q);
	if (q == QUERY_REACH)
		query_reach(s, b, piece, out);
	else if (q == QUERY_ZOC && (side == SIDE_0 || side == SIDE_1))
		query_zones(s, b, side, out);
	else if (q == QUERY_FIRE)
		query_fire(s, b, piece, out);
	else if (q == QUERY_DUTY)
		query_duty(s, b, out);
	if (q != QUERY_THREAT)
		return;
	int target = side;
	if (piece >= 0 && piece < s->pieces && on_map(b, piece)) {
		target = s->piece[piece].side;
		place = p->piece[piece].place;
	}
	if (place >= 0 && place < HEXES && (target == FRENCH || target == RUSSIAN))
		query_threat(s, b, target, place, out);
}
