/* Standing orders are carried out where the truth is. */
#include "match/inside.h"

#include <stdlib.h>
#include <string.h>

bool match_stand(struct match *m, enum side side, const struct standings *list, struct error *e)
{
	if (side != SIDE_0 && side != SIDE_1)
		return error_set(e, NULL, NULL, NULL, "only a side has standing orders");
	if (!standing_sound(m->scenario, list, e))
		return false;
	m->standing[side] = *list;
	autosave_anew(m);
	match_told_all(m);
	return true;
}

const struct standings *match_standing(const struct match *m, enum side side)
{
	return &m->standing[side];
}

void match_set_aide(struct match *m, match_aide *fn, void *who)
{
	m->aide = fn;
	m->aide_who = who;
}

/* The answer for who decides now: an index into the list, or NONE. */
static int answer(const struct match *m, const struct orders *list)
{
	bool aide;
	int i = standing_order(&m->standing[m->ask.side], &m->ask, list, &aide);
	return aide && m->aide ? m->aide(m->aide_who, m, m->ask.side, list) : i;
}

void match_stand_by(struct match *m)
{
	if (m->standing_aside || (!m->standing[SIDE_0].n && !m->standing[SIDE_1].n))
		return;
	bool march_over = standing_march_over(m->scenario, &m->at.common), lapsed = false;
	for (int side = 0; side < SIDES; side++)
		lapsed |= standing_lapse(&m->standing[side], m->at.common.header.turn, march_over);
	if (lapsed) { /* a game that is loaded again must not begin the next march with it */
		autosave_anew(m);
		match_told_all(m);
	}
	struct orders *list = malloc(sizeof *list);
	m->standing_aside = true;
	while (list && m->ask.side != NOBODY && m->standing[m->ask.side].n) {
		match_orders(m, list);
		int i = answer(m, list);
		if (i < 0 || i >= list->n || !match_play(m, &list->at[i], 1, NULL))
			break;
	}
	m->standing_aside = false;
	free(list);
}
