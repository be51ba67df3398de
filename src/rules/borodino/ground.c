/* Units on the ground: who stands where, whose zones lie where, which redoubts are live. */
#include "rules/borodino/borodino.h"

int bo_nearest_enemy(const struct scenario *s, const struct battle *b, int side, int at)
{
	const struct field *f = field_of(s);
	int foe = 1 - side, best = 99;
	for (int i = f->first[foe]; i < f->last[foe]; i++) {
		if (!on_map(b, i))
			continue;
		int d = bo_hex_distance(f, at, b->p.piece[i].place);
		if (d < best)
			best = d;
	}
	return best;
}

int bo_direction_to(const struct field *f, int a, int b)
{
	for (int d = 0; d < DIRECTIONS; d++)
		if (f->to[a][d] == b)
			return d;
	return NONE;
}

/* [Redoubts J] While a French unit stands in a redoubt it has neither zone nor strength; both return once he is out.
 * [Redoubts A] So a French unit in a redoubt gains nothing from it. */
void bo_redoubts_look(const struct scenario *s, struct battle *b)
{
	const struct field *f = field_of(s);
	b->live = 0;
	for (int i = 0; i < REDOUBTS; i++) {
		int unit = unit_at(b, f->redoubt_at[i]);
		if (unit != NONE)
			b->held = (uint8_t)(is_side(f, RUSSIAN, unit) ? b->held | 1u << i : b->held & ~(1u << i));
		if (!(b->destroyed >> i & 1) && !(unit != NONE && is_side(f, FRENCH, unit)))
			b->live = (uint8_t)(b->live | 1u << i);
	}
}

/* [Zones of Control] A unit controls the hexes next to its own.
 * [Zones of Control A] It does so at all times, whoever's turn it is: the zones of both sides are always kept.
 * [Zones of Control E] Several units may control one hex: they are counted.
 * [Zones of Control G] Zones pass a hexside both ways or not at all, so neighbours hold each other. */
static void zone_add(const struct field *f, struct battle *b, int side, int at, int sign)
{
	int one = side == FRENCH ? sign : sign * 16;
	for (int d = 0; d < DIRECTIONS; d++)
		if (f->side[at][d] & SIDE_ZOC)
			b->zoc[f->to[at][d]] = (uint8_t)(b->zoc[f->to[at][d]] + one);
}

void bo_unit_put(const struct scenario *s, struct battle *b, int piece, int at)
{
	const struct field *f = field_of(s);
	b->p.piece[piece].place = (int16_t)at;
	b->occ[at] = (uint8_t)(piece + 1);
	zone_add(f, b, s->piece[piece].side, at, 1);
	if (f->redoubt[at] != NONE)
		bo_redoubts_look(s, b);
}

void bo_unit_lift(const struct scenario *s, struct battle *b, int piece, int to)
{
	const struct field *f = field_of(s);
	int at = b->p.piece[piece].place;
	b->p.piece[piece].place = (int16_t)to;
	b->occ[at] = 0;
	zone_add(f, b, s->piece[piece].side, at, -1);
	if (f->redoubt[at] != NONE)
		bo_redoubts_look(s, b);
}

void bo_unit_shift(const struct scenario *s, struct battle *b, int piece, int to)
{
	bo_unit_lift(s, b, piece, NONE);
	bo_unit_put(s, b, piece, to);
}

void bo_unit_kill(const struct scenario *s, struct battle *b, int piece, int rule, struct events *ev)
{
	int side = s->piece[piece].side, at = b->p.piece[piece].place;
	bo_unit_lift(s, b, piece, PLACE_LOST);
	b->p.header.track[TRACK_LOSSES + side] =
		(int16_t)(b->p.header.track[TRACK_LOSSES + side] + s->piece[piece].strength);
	event_note(ev, EVENT_ELIMINATE, side, piece, at, NONE, s->piece[piece].strength, rule);
}
