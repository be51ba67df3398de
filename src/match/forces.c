#include "match/forces.h"

#include <string.h>

/* Which kind of those who are no combat units it is, or NONE. */
static int kind_of(const struct scenario *s, const struct print *p)
{
	const struct helper *h = helper_of(s, (int)(p - s->piece));
	int i = h ? (int)(h - words_of(s)->helpers) : NONE;
	return i < FORCES_HELPERS ? i : NONE;
}

static void count_one(const struct seat *seat, const struct counter *c, const struct print *p, struct forces *m)
{
	int helper = kind_of(seat->scenario, p), points = p->strength > 0 ? p->strength : 0;
	bool lost = c->box == BOX_LOST;
	if (helper == NONE) {
		m->units++;
		m->lost += lost;
		m->points += points;
		m->points_lost += lost ? points : 0;
		return;
	}
	m->helpers[helper] += lost ? 1 : seat_waiting(seat, &seat->view, c);
	m->helpers_lost[helper] += lost;
}

struct forces forces_count(const struct seat *seat, enum side side, const char *formation, const char *name)
{
	struct forces m = {0};
	for (int i = 0; i < seat->scenario->pieces; i++) {
		const struct print *p = &seat->scenario->piece[i];
		const struct counter *c = view_find(&seat->view, i);
		if (p->side == side && c && c->box != BOX_UNUSED && (!formation || !strcmp(p->formation, formation)) &&
		    (!name || !strcmp(p->name, name)))
			count_one(seat, c, p, &m);
	}
	return m;
}
