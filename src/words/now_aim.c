/* How far it is to what is to be won, and who leaves the map there. */
#include "words/now_own.h"

#include <string.h>

bool now_unit_in(const struct scenario *s, const struct position *p, int side, int place)
{
	for (int i = 0; i < s->pieces; i++)
		if (s->piece[i].side == side && p->piece[i].place == place)
			return true;
	return false;
}

/* May the units be sent there at this stage: 0, what is not held yet; 1, where no own unit stands; 2, anything? */
static bool worth_going(const struct look *k, int side, int place, int stage)
{
	const struct words *w = k->w;
	return stage == 2 || (!now_unit_in(k->s, k->p, side, place) && (stage == 1 || !w->holds || !w->holds(k->s, k->p, side, place)));
}

void now_find_ways(const struct look *k, int side, struct way_to *w)
{
	const struct scenario *s = k->s;
	int16_t queue[MAX_PLACES];
	int n = 0;
	memset(w->far, 0xff, sizeof w->far);
	for (int stage = 0; stage <= 2 && !n; stage++)
		for (int i = 0; i < s->aims; i++) {
			int at = s->aim_place[i];
			if (w->far[at] == 0 || !worth_going(k, side, at, stage))
				continue;
			w->far[at] = 0;
			w->aim[at] = (int16_t)at;
			queue[n++] = (int16_t)at;
		}
	w->any = n > 0;
	for (int i = 0; i < n; i++) {
		const struct place *from = &s->board.at[queue[i]];
		for (int d = 0; d < from->links; d++) {
			int to = from->link[d].to;
			if (to == NONE || w->far[to] >= 0)
				continue;
			w->far[to] = (int16_t)(w->far[queue[i]] + 1);
			w->aim[to] = w->aim[queue[i]];
			queue[n++] = (int16_t)to;
		}
	}
}

int now_far(const struct look *k, int piece, int place, int *aim)
{
	const struct words *w = k->w;
	if (w->far)
		return w->far(k->s, k->p, piece, place, aim);
	*aim = k->way->aim[place];
	return k->way->far[place];
}

int now_farness(const struct look *k, int piece, int place)
{
	int aim;
	return now_far(k, piece, place, &aim);
}

bool now_leaves(const struct look *k, const struct order *o)
{
	return k->w->leaves >> o->verb & 1;
}

/* Is the map left by no place of its own, over an edge? */
static bool over_edge(const struct look *k, const struct order *o)
{
	return now_leaves(k, o) && o->piece >= 0 && o->place < 0;
}

int now_first_over_edge(const struct look *k, const struct orders *list)
{
	for (int i = 0; i < list->n; i++)
		if (over_edge(k, &list->at[i]))
			return i;
	return NONE;
}

uint64_t now_edge_verbs(const struct scenario *s)
{
	const struct words *w = words_of(s);
	uint64_t found = 0;
	for (int verb = 0; verb < 64; verb++) {
		const struct verb *v = w->leaves >> verb & 1 ? verb_at(s, verb) : NULL;
		if (v && !v->place)
			found |= VERB(verb);
	}
	return found;
}

int now_far_after(const struct look *k, const struct order *o)
{
	int aim, far = now_far(k, o->piece, o->place, &aim);
	return far >= 0 && now_leaves(k, o) && aim == o->place ? 0 : far;
}

bool now_keeps_aim(const struct look *k, int piece)
{
	int at = k->p->piece[piece].place;
	bool aim = false;
	for (int i = 0; i < k->s->aims && (!k->w->leaves || k->edges); i++)
		aim |= k->s->aim_place[i] == at;
	for (int i = 0; aim && i < k->s->pieces; i++)
		aim = i == piece || k->p->piece[i].place != at || k->s->piece[i].side != k->s->piece[piece].side;
	return aim;
}
