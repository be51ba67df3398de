/* Who walks last: the morale checks begin with the easternmost units and end with the first roll of four or less (5.1), so whoever stands
 * them best goes behind all others: the Guard, until it is wanted at the ford. */
#include "ai/berezina/own.h"

enum { OLD_GUARD_UNTIL = 8, CAVALRY_UNTIL = 11, COMING = 2, PER_COLUMN = 200 };

static bool stands_checks(const struct counsel *k, int unit)
{
	return bz_rating_of(k->g, k->c, unit) <= RATING_B;
}

void bz_counsel_tail(struct counsel *k)
{
	const struct ground *g = k->g;
	k->tail = 0;
	for (int i = g->first[FRENCH]; i < g->last[FRENCH]; i++) {
		int at = k->c->p.piece[i].place;
		if (!g->more[i].unit || g->more[i].engineer || stands_checks(k, i))
			continue;
		if (at == PLACE_LATER && k->s->piece[i].enter_turn <= k->c->p.header.turn + COMING)
			at = k->s->piece[i].enter_place;
		if (at >= 0 && at / MAP_ROWS > k->tail)
			k->tail = at / MAP_ROWS;
	}
}

bool bz_counsel_rear(const struct counsel *k, int unit)
{
	const struct print_more *m = &k->g->more[unit];
	int turn = k->c->p.header.turn;
	return m->unit && stands_checks(k, unit) &&
	       ((m->formation == CORPS_OG && turn < OLD_GUARD_UNTIL) || (m->formation == CORPS_GC && turn < CAVALRY_UNTIL));
}

int bz_counsel_unshielded(const struct counsel *k, int unit, int at)
{
	int column = at / MAP_ROWS;
	return column < k->tail && bz_counsel_rear(k, unit) ? PER_COLUMN * (k->tail - column) : 0;
}
