/* Where Russian formations wait, and who comes in with whom (6.3.5, 11.2). */
#include "rules/berezina/plan.h"

#include <string.h>

/* Hexes from each hex to the waiting area of its formation. */
static const uint8_t *area_far(const struct mind *m)
{
	return m->g->wait_far[m->g->more[m->piece].formation != CORPS_DAN];
}

/* The hex where they come in is no place to wait. */
static bool in_area(const struct mind *m, int at)
{
	return !area_far(m)[at] && at != bz_mind_entry(m->s, m->c, m->piece);
}

/* [6.3.5] Leaders wait with the last unit of the formation that still walks [reading 33]. */
static void wait_leader(struct mind *m, struct plan *out)
{
	int last = NONE;
	for (int pass = 0; pass < 2 && last == NONE; pass++)
		for (int i = m->g->first[RUSSIAN]; i < m->g->last[RUSSIAN]; i++)
			if (m->g->more[i].unit && m->g->more[i].formation == m->g->more[m->piece].formation &&
			    on_map(m->c, i) && (pass || !in_area(m, m->c->p.piece[i].place)))
				last = i;
	if (last == NONE)
		return;
	int16_t goal = m->c->p.piece[last].place;
	m->points = bz_allowance(m->g, m->c, last);
	bz_mind_search(m, 0, FAR_LIMIT);
	for (int k = 0, at; (at = bz_mind_hex(m, k)) != NONE; k++)
		if (at == goal) {
			bz_plan_finish(m, &goal, NULL, 1, out);
			return;
		}
}

/* [6.3.5] A leader who waits does not come in before his men. */
bool bz_plan_stays(const struct mind *m)
{
	if (!m->leader || !bz_is_waiting(m->g, m->c, m->piece))
		return false;
	for (int i = m->g->first[RUSSIAN]; i < m->g->last[RUSSIAN]; i++)
		if (m->g->more[i].unit && m->g->more[i].formation == m->g->more[m->piece].formation &&
		    m->c->p.piece[i].place == PLACE_ENTERS)
			return true;
	return false;
}

/* [11.2] "Empty hexes": without another unit or stragglers [reading 33]. */
static bool own_hex(const struct mind *m, int at)
{
	int others = m->lay->units[RUSSIAN][at] - (m->c->p.piece[m->piece].place == at);
	return in_area(m, at) && !others && !m->lay->units[FRENCH][at] && !m->lay->rabble[at];
}

static bool any_own_hex(const struct mind *m)
{
	const uint8_t *far = area_far(m), *end = far + HEXES;
	for (const uint8_t *at = far; (at = memchr(at, 0, (size_t)(end - at))); at++)
		if (own_hex(m, (int)(at - far)))
			return true;
	return false;
}

/* [6.3.5, 11.2] The cheapest hex of the area that is empty; there he remains. With none left who is in the area stays, who is not
 * goes to the nearest hex outside [reading 33]. */
static void wait_unit(struct mind *m, struct plan *out)
{
	const uint8_t *far = area_far(m);
	uint8_t outside[HEXES];
	int16_t goal[PLAN_ENDS];
	int best = NONE;
	if (!m->entering && own_hex(m, m->start))
		return;
	bool any = any_own_hex(m);
	if (any || m->entering || !in_area(m, m->start))
		bz_mind_search(m, 0, FAR_LIMIT);
	for (int k = 0, at; any && best == NONE && (at = bz_mind_hex(m, k)) != NONE; k++)
		if (own_hex(m, at))
			best = at;
	if (best == NONE && !m->entering && in_area(m, m->start))
		return;
	if (best == NONE) {
		for (int at = 0; at < HEXES; at++)
			outside[at] = far[at] ? far[at] : NOT_THERE;
		best = bz_plan_nearest(m, outside, goal) ? goal[0] : m->start;
	}
	goal[0] = (int16_t)best;
	bz_plan_finish(m, goal, NULL, 1, out);
}

void bz_plan_wait(struct mind *m, struct plan *out)
{
	out->kind = PLAN_WAIT;
	if (m->leader)
		wait_leader(m, out);
	else
		wait_unit(m, out);
}
