/* Who stands where, links and markers: asked everywhere, changed nowhere else. */
#include "rules/napoleon1807/n7.h"

int n7_mask_count(n7_mask who)
{
	return __builtin_popcountll(who);
}

int n7_mask_next(n7_mask who, int from)
{
	if (from > 63)
		return NONE;
	who &= ~UINT64_C(0) << (unsigned)from;
	return who ? __builtin_ctzll(who) : NONE;
}

n7_mask n7_set_mask(const struct set *set)
{
	return set->bits[0];
}

struct set n7_mask_set(n7_mask who)
{
	return (struct set){.bits = {who, 0, 0, 0}};
}

/* Those of a mask that stand in an area. */
static n7_mask standing(const struct n7_position *n, n7_mask who, int place)
{
	n7_mask here = 0;
	for (n7_mask left = who; left; left &= left - 1) {
		int i = __builtin_ctzll(left);
		if (n->p.piece[i].place == place)
			here |= n7_bit(i);
	}
	return here;
}

n7_mask n7_blocks(const struct scenario *s, const struct n7_position *n, int place, int side)
{
	return standing(n, n7_own(s)->side[side], place);
}

n7_mask n7_corps(const struct scenario *s, const struct n7_position *n, int place, int side)
{
	return standing(n, n7_own(s)->side[side] & n7_own(s)->corps, place);
}

/* [Stack] */
n7_mask n7_stack(const struct scenario *s, const struct n7_position *n, int place, int side)
{
	return standing(n, n7_own(s)->side[side] & ~n7_own(s)->vedettes, place);
}

int n7_next(const struct scenario *s, const struct n7_position *n, int place, int side, int from)
{
	for (int i = from; i < s->pieces; i++)
		if (n->p.piece[i].place == place && (side == NOBODY || s->piece[i].side == side))
			return i;
	return NONE;
}

bool n7_stands(const struct n7_position *n, n7_mask who, int place)
{
	for (n7_mask left = who; left; left &= left - 1)
		if (n->p.piece[__builtin_ctzll(left)].place == place)
			return true;
	return false;
}

/* [Contested and free areas] [reading 31] Vedettes make no area contested. */
bool n7_contested(const struct scenario *s, const struct n7_position *n, int place)
{
	const struct n7_own *own = n7_own(s);
	return n7_stands(n, own->side[FRENCH] & own->corps, place) && n7_stands(n, own->side[RUSSIAN] & own->corps, place);
}

bool n7_free(const struct scenario *s, const struct n7_position *n, int place, int side)
{
	return !n7_corps(s, n, place, side_other((enum side)side));
}

bool n7_looks_free(const struct scenario *s, const struct n7_position *n, int place, int side)
{
	n7_mask enemies = n7_blocks(s, n, place, side_other((enum side)side));
	for (int i = n7_mask_next(enemies, 0); i != NONE; i = n7_mask_next(enemies, i + 1))
		if (!n7_known(s, n, i, side) || n7_is_corps(s, i))
			return false;
	return true;
}

int n7_slot(const struct scenario *s, int from, int to)
{
	const struct n7_own *own = n7_own(s);
	for (int k = 0; k < own->degree[from]; k++)
		if (own->to[from][k] == to)
			return k;
	return NONE;
}

bool n7_broken(const struct scenario *s, const struct n7_position *n, int place, int slot)
{
	int link = n7_own(s)->link[place][slot];
	return n->broken[link >> 6] >> (link & 63) & 1;
}

void n7_break(const struct scenario *s, struct n7_position *n, int place, int slot, bool down)
{
	int link = n7_own(s)->link[place][slot];
	uint64_t bit = UINT64_C(1) << (link & 63);
	if (down)
		n->broken[link >> 6] |= bit;
	else
		n->broken[link >> 6] &= ~bit;
}

int n7_axis_side(const struct n7_position *n, int place)
{
	return n->axis[place] ? (n->axis[place] - 1) / N7_DEGREES : NOBODY;
}

int n7_axis_slot(const struct n7_position *n, int place)
{
	return n->axis[place] ? (n->axis[place] - 1) % N7_DEGREES : NONE;
}

bool n7_known(const struct scenario *s, const struct n7_position *n, int piece, int viewer)
{
	const struct piece *k = &n->p.piece[piece];
	return s->piece[piece].side == viewer || k->known || (k->place < 0 && k->place != AT_WAITING) || n->p.header.result.over;
}

const char *n7_name(const struct scenario *s, int piece)
{
	return s->piece[piece].name;
}

struct called n7_place(const struct scenario *s, int place)
{
	return board_called(&s->board, place);
}
