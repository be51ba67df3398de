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

/* Is it for this side that the place is one of the aim? Who has enough of it to win keeps that, and leaves the rest alone. */
static bool wanted(const struct scenario *s, const struct position *p, int side, int place)
{
	const struct words *w = words_of(s);
	if (w->enough && w->enough(s, p, side) && !(w->holds && w->holds(s, p, side, place)))
		return false;
	return !w->aims || w->aims(s, p, side, place);
}

/* Could an enemy whom the side may know of attack the place, or come there, with his next move? */
static bool threatened(const struct scenario *s, const struct position *p, int side, int place)
{
	struct overlay o;
	bool any = false;
	overlay_clear(&o, QUERY_THREAT);
	s->rules->query(s, p, (enum side)side, QUERY_THREAT, NONE, place, &o);
	for (int i = 0; i < s->board.count && !any; i++)
		any = o.value[i] > 0;
	for (int i = 0; i < s->pieces && !any; i++)
		any = o.verdict[i] == 1;
	return any;
}

/* Are the units sent there at this stage: 0, to what is not held, or is and would be lost as it stands empty; 1, to what is held by some and
 * threatened? Nobody is sent to what is safe. */
static bool worth_going(const struct look *k, int side, int place, int stage)
{
	const struct words *w = k->w;
	bool stands = now_unit_in(k->s, k->p, side, place);
	if (!wanted(k->s, k->p, side, place) || stands != (stage == 1))
		return false;
	if (!stands && (!w->holds || !w->holds(k->s, k->p, side, place) || (w->stood && w->stood(k->s, side, place))))
		return true;
	return threatened(k->s, k->p, side, place);
}

void now_find_ways(const struct look *k, int side, struct way_to *w)
{
	const struct scenario *s = k->s;
	int16_t queue[MAX_PLACES];
	int n = 0;
	memset(w->far, 0xff, sizeof w->far);
	memset(w->aim, 0xff, sizeof w->aim);
	for (int stage = 0; stage <= 1 && !n && side >= 0; stage++)
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

/* Is the place one of the aim of the side? */
static bool aim_of(const struct scenario *s, const struct position *p, int side, int place)
{
	bool aim = false;
	for (int i = 0; i < s->aims; i++)
		aim |= s->aim_place[i] == place;
	return aim && wanted(s, p, side, place);
}

bool now_company(const struct scenario *s, const struct position *p, int piece, bool held)
{
	for (int i = 0; i < s->pieces; i++)
		if (i != piece && p->piece[i].place == p->piece[piece].place && s->piece[i].side == s->piece[piece].side &&
		    (held || !set_has(&p->hand, i)) && !helper_of(s, i))
			return true;
	return false;
}

/* Does no combat unit of its side stand there but this one, and those who go with it? */
static bool alone_there(const struct scenario *s, const struct position *p, int piece)
{
	return !now_company(s, p, piece, false);
}

bool now_keeps_aim(const struct look *k, int piece)
{
	return (!k->w->leaves || k->edges) && aim_of(k->s, k->p, k->s->piece[piece].side, k->p->piece[piece].place) && alone_there(k->s, k->p, piece);
}

bool now_would_empty(const struct scenario *s, const struct position *p, int piece)
{
	const struct words *w = words_of(s);
	int at = p->piece[piece].place, side = s->piece[piece].side;
	return at >= 0 && side >= 0 && w->holds && !helper_of(s, piece) && aim_of(s, p, side, at) && alone_there(s, p, piece) && w->holds(s, p, side, at) &&
	       threatened(s, p, side, at);
}

void now_say_empty(const struct scenario *s, const struct position *p, int piece, struct text *out)
{
	char where[NAME];
	text_set(out, "%s would be left empty, and the enemy can reach it", now_place_name(s, p->piece[piece].place, where));
}
