/* Reinforcements: where they may be put. */
#include "rules/borodino/borodino.h"

/* [Reinforcements] A unit arrives in the turn the chart gives it, or later if it found no hex. */
bool bo_arrives_now(const struct battle *b, const struct scenario *s, int piece)
{
	const struct print *print = &s->piece[piece];
	return b->p.piece[piece].place == PLACE_LATER && print->side == b->p.header.phasing &&
	       print->enter_turn <= b->p.header.turn;
}

/* The nearest empty hexes of the map's edge outside every enemy zone.
 * [Reinforcements, reading 3] Who finds the enemy on his entry hex comes in by one of these. */
static int nearest_edges(const struct field *f, const struct battle *b, int side, const int16_t *entry, int entries,
			 int16_t *out)
{
	int n = 0, best = 999;
	for (int i = 0; i < f->edges; i++) {
		int at = f->edge[i];
		if (b->occ[at] || zone_against(f, b, side, at))
			continue;
		for (int k = 0; k < entries; k++) {
			int far = bo_hex_distance(f, at, entry[k]);
			if (far > best || (far == best && n && out[n - 1] == at))
				continue;
			if (far < best)
				n = 0;
			best = far;
			out[n++] = (int16_t)at;
		}
	}
	return n;
}

/* [Reinforcements, reading 2] Arrivals are put on their own entry hexes, at no cost, one after the other. */
int bo_arrival_hexes(const struct scenario *s, const struct battle *b, int piece, int16_t out[160], int *wait)
{
	const struct field *f = field_of(s);
	const struct print *print = &s->piece[piece];
	int side = print->side, letter = f->entry_of[piece], n = 0;
	int16_t own[1] = {print->enter_place};
	const int16_t *entry = letter == NONE ? own : f->entry[letter].at;
	int entries = letter == NONE ? 1 : f->entry[letter].n;
	*wait = NONE;
	for (int k = 0; k < entries; k++)
		if (!b->occ[entry[k]])
			out[n++] = entry[k];
	if (n)
		return n;
	for (int k = 0; k < entries; k++) {
		int unit = unit_at(b, entry[k]);
		if (is_side(f, side, unit) && bo_can_take(s, b, unit, NULL)) {
			*wait = unit;
			return 0;
		}
	}
	return nearest_edges(f, b, side, entry, entries, out);
}
