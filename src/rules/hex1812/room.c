/* Changing places: who may march onto a friend that will make room (Stacking J). */
#include "rules/hex1812/hex1812.h"

bool hx_may_take(const struct campaign *c, int piece)
{
	return c->p.piece[piece].place >= 0 && !set_has(&c->p.used, piece) && !hx_is_disrupted(c, piece) && !set_has(&c->spent, piece) &&
	       !set_has(&c->tight, piece);
}

/* The one combat unit on a hex beside this one; NONE where there is none or more. */
static int companion(const struct scenario *s, const struct campaign *c, int piece, int place)
{
	if (hx_fighters(s, c, place, piece) != 1)
		return NONE;
	int i = hx_top(c, place);
	while (i == piece || !hx_fights(s, i) || set_has(&c->doomed, i))
		i = hx_below(c, i);
	return i;
}

/* [Stacking J, reading 12] Only when the phase ends may none stand stacked: one may come onto a friend who has not marched yet, if that one
 * can go on to a hex of its own from there. What the march itself changes is the hex that it leaves. */
bool hx_may_trade(const struct scenario *s, const struct campaign *c, int piece, int place)
{
	int other = hx_fights(s, piece) ? companion(s, c, piece, place) : NONE;
	if (other == NONE || s->piece[other].side != s->piece[piece].side || !hx_may_take(c, other))
		return false;
	struct campaign then = *c;
	hx_put(s, &then, piece, place);
	return hx_can_part(s, &then, other, hx_allowance(s, c, other) - c->p.piece[other].used);
}

bool hx_can_march(const struct scenario *s, const struct campaign *c, int piece, int points)
{
	struct hx_reach r;
	if (hx_can_part(s, c, piece, points))
		return true;
	if (!hx_fights(s, piece))
		return false;
	hx_reach(s, c, piece, c->p.piece[piece].place, points, &r);
	for (int i = 1; i < r.n; i++)
		if (hx_may_trade(s, c, piece, r.at[i]))
			return true;
	return false;
}

/* [Stacking J, reading 12] The hex where somebody has come onto a friend who has still to make room; NONE. Nobody else marches
 * before that, or the way out could be taken. */
int hx_crowd(const struct scenario *s, const struct campaign *c)
{
	const struct ground *g = ground_of(s);
	int side = c->p.header.phasing;
	for (int i = g->begin[side][KIND_IC]; i < g->end[side][KIND_CD]; i++) {
		int at = c->p.piece[i].place, other = at >= 0 && set_has(&c->p.used, i) ? companion(s, c, i, at) : NONE;
		if (other != NONE && !set_has(&c->spent, i) && hx_may_take(c, other) && !hx_all_attack(s, c, side, at) &&
		    hx_can_march(s, c, other, hx_allowance(s, c, other) - c->p.piece[other].used))
			return at;
	}
	return NONE;
}
