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

/* The hexes where the chart brings it in. */
static const int16_t *entries_of(const struct scenario *s, int piece, int *n)
{
	const struct field *f = field_of(s);
	int letter = f->entry_of[piece];
	*n = letter == NONE ? 1 : f->entry[letter].n;
	return letter == NONE ? &s->piece[piece].enter_place : f->entry[letter].at;
}

/* [Reinforcements, reading 2] Arrivals are put on their own entry hexes, at no cost, one after the other. */
int bo_arrival_hexes(const struct scenario *s, const struct battle *b, int piece, int16_t out[160], int *wait)
{
	const struct field *f = field_of(s);
	int side = s->piece[piece].side, n = 0, entries;
	const int16_t *entry = entries_of(s, piece, &entries);
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

/* Must it come in elsewhere than by its own hexes, or not at all? */
static bool led_aside(const struct scenario *s, const struct battle *b, int piece, int16_t out[160], int *n)
{
	int entries, wait;
	const int16_t *entry = entries_of(s, piece, &entries);
	*n = bo_arrival_hexes(s, b, piece, out, &wait);
	bool own = wait != NONE;
	for (int k = 0; k < entries; k++)
		own |= *n && out[0] == entry[k];
	return !own;
}

/* [Reinforcements, reading 2] A unit that has moved does not make room any more: who comes in after it does so as if the enemy held
 * the hex. */
void bo_arrivals_odds(const struct scenario *s, const struct battle *b, int piece, int to, struct outlook *out)
{
	const struct field *f = field_of(s);
	struct battle then = *b;
	int16_t hexes[160];
	int n, aside = 0, side = s->piece[piece].side, first = NONE;
	set_clear(&then.p.hand);
	bo_unit_shift(s, &then, piece, to);
	set_add(&then.p.used, piece);
	for (int i = f->last[side] - 1; i >= f->first[side]; i--) {
		if (!bo_arrives_now(b, s, i) || led_aside(s, b, i, hexes, &n) || !led_aside(s, &then, i, hexes, &n))
			continue;
		first = i;
		aside++;
	}
	if (!aside)
		return;
	led_aside(s, &then, first, hexes, &n);
	struct text who, *words = &outlook_warn(out, CITE_REINFORCEMENTS)->words;
	if (aside == 1)
		text_set(&who, "%s comes", bo_name(s, first).at);
	else
		text_set(&who, "%d units come", aside);
	if (n)
		text_set(words, "%s in at %s this turn, and would have to go aside to %s", who.at, bo_hex(s, to).at, bo_hexes_named(s, hexes, n).at);
	else
		text_set(words, "%s in at %s this turn, and would have to wait", who.at, bo_hex(s, to).at);
}
