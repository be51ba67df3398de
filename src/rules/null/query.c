/* What a side may ask about the position. */
#include "rules/null/null.h"

/* The orders of a counter, as if it were its owner's turn: one step, or as far as its points go. */
static void query_reach(const struct scenario *s, const struct position *p, int piece, struct overlay *out)
{
	int from = p->piece[piece].place, side = s->piece[piece].side;
	if (from < 0 || p->piece[piece].flags & FLAG_FROZEN || (!null_with(s, NULL_POINTS) && set_has(&p->used, piece)))
		return;
	const struct place *here = &s->board.at[from];
	for (int i = 0; i < here->links; i++) {
		int to = null_way(s, p, from, i);
		if (to == NONE)
			continue;
		int price = null_price(s, p, piece, &here->link[i]);
		bool enemy = null_count(s, p, to, side_other((enum side)side)) > 0;
		if (price == NONE || (enemy ? null_with(s, NULL_BUILT) : !null_room(s, p, to, side, 1)))
			continue;
		out->value[to] = (int16_t)price;
		out->from[to] = (int16_t)from;
	}
}

/* Places next to counters of a side: standing is open, so this tells nothing hidden. */
static void query_zones(const struct scenario *s, const struct position *p, enum side viewer, struct overlay *out)
{
	for (int i = 0; i < s->pieces; i++) {
		if (p->piece[i].place < 0)
			continue;
		const struct place *here = &s->board.at[p->piece[i].place];
		int bit = s->piece[i].side == viewer ? 1 : 2;
		for (int k = 0; k < here->links; k++) {
			if (here->link[k].to < 0)
				continue;
			int16_t *value = &out->value[here->link[k].to];
			*value = (int16_t)((*value == NONE ? 0 : *value) | bit);
		}
	}
}

/* Whoever stands next to a place can assault it: its place is told, and who it is where he is known. */
static void query_threat(const struct scenario *s, const struct position *p, enum side viewer, int place,
			 struct overlay *out)
{
	if (place < 0 || place >= s->board.count)
		return;
	const struct place *here = &s->board.at[place];
	for (int i = 0; i < here->links; i++) {
		int at = null_way(s, p, place, i);
		for (int k = at == NONE ? NONE : null_standing(s, p, at); k >= 0; k = null_next(s, p, at, NOBODY, k + 1)) {
			if (s->piece[k].side == viewer)
				continue;
			out->value[at] = 1;
			if (null_known(s, p, k, viewer))
				out->verdict[k] = 1;
		}
	}
}

/* Enemies next to a counter that it could assault. */
static void query_fire(const struct scenario *s, const struct position *p, int piece, struct overlay *out)
{
	int from = p->piece[piece].place;
	if (from < 0 || set_has(&p->free, piece))
		return;
	const struct place *here = &s->board.at[from];
	for (int i = 0; i < here->links; i++) {
		int to = null_way(s, p, from, i);
		if (to != NONE && null_count(s, p, to, side_other((enum side)s->piece[piece].side)))
			out->value[to] = (int16_t)null_count(s, p, to, side_other((enum side)s->piece[piece].side));
	}
}

/* [6.1] 0 within supply, 50 at its last step, 100 beyond it: in percent of hunger. */
static void query_supply(const struct scenario *s, const struct position *p, enum side viewer, struct overlay *out)
{
	int16_t steps[MAX_PLACES];
	if (!null_with(s, NULL_FED) || viewer == NOBODY)
		return;
	null_supply(s, p, viewer, steps, NULL);
	for (int at = 0; at < s->board.count; at++)
		if (null_solid(s, at))
			out->value[at] = (int16_t)(steps[at] == NONE || steps[at] > NULL_SUPPLY_REACH ? 100
						   : steps[at] == NULL_SUPPLY_REACH ? 50 : 0);
}

static bool could_assault(const struct scenario *s, const struct position *p, int piece)
{
	int from = p->piece[piece].place, enemy = side_other((enum side)s->piece[piece].side);
	const struct place *here = &s->board.at[from];
	for (int i = 0; i < here->links; i++) {
		int to = null_way(s, p, from, i);
		if (to != NONE && null_count(s, p, to, enemy))
			return true;
	}
	return false;
}

/* Who must retreat (1), could still assault (2), has assaulted (3). All of it is open. */
static void query_duty(const struct scenario *s, const struct position *p, struct overlay *out)
{
	for (int i = 0; null_with(s, NULL_BUILT) && i < s->pieces; i++) {
		if (p->piece[i].place < 0)
			continue;
		if (p->piece[i].flags & FLAG_RETREATS)
			out->verdict[i] = 1;
		else if (set_has(&p->free, i))
			out->verdict[i] = 3;
		else if (could_assault(s, p, i))
			out->verdict[i] = 2;
	}
}

void null_query(const struct scenario *s, const struct position *p, enum side side, enum query q, int piece, int place,
		struct overlay *out)
{
	overlay_clear(out, q);
	/* Asked about a counter that the side does not know, the answer is empty: it would say where it stands. */
	bool known = piece >= 0 && piece < s->pieces && null_known(s, p, piece, side);
	if (q == QUERY_REACH && known)
		query_reach(s, p, piece, out);
	else if (q == QUERY_ZOC)
		query_zones(s, p, side, out);
	else if (q == QUERY_THREAT)
		query_threat(s, p, side, known ? p->piece[piece].place : place, out);
	else if (q == QUERY_FIRE && known)
		query_fire(s, p, piece, out);
	else if (q == QUERY_SUPPLY)
		query_supply(s, p, side, out);
	else if (q == QUERY_DUTY)
		query_duty(s, p, out);
}
