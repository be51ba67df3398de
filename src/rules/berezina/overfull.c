/* Hexes with more units than two: allowed while a side moves (3.1.1), paid for when its phase ends (3.1.4). */
#include "rules/berezina/berezina.h"

#include <stdio.h>

/* [3.1.1] More than two units of a side in a hex; leaders and stragglers do not count. */
int bz_overfull(const struct lay *lay, int side, int16_t hexes[MAX_PIECES])
{
	int n = 0;
	for (int i = 0; i < lay->stands[side]; i++)
		if (lay->units[side][lay->stand[side][i]] > STACK)
			hexes[n++] = lay->stand[side][i];
	return n;
}

void bz_overfull_words(const struct scenario *s, const struct lay *lay, int side, struct text *out)
{
	enum { NAMED = 8 };
	int16_t hexes[MAX_PIECES];
	int n = bz_overfull(lay, side, hexes);
	size_t used = 0;
	out->at[0] = 0;
	for (int i = 0; i < n && i < NAMED; i++)
		used += (size_t)snprintf(out->at + used, sizeof out->at - used, "%s%.8s", i ? ", " : "", s->board.at[hexes[i]].id);
	if (n > NAMED)
		snprintf(out->at + used, sizeof out->at - used, " and %d more", n - NAMED);
}

int bz_surplus(const struct lay *lay, int side)
{
	int16_t hexes[MAX_PIECES];
	int n = bz_overfull(lay, side, hexes), sum = 0;
	for (int i = 0; i < n; i++)
		sum += lay->units[side][hexes[i]] - STACK;
	return sum;
}

void bz_overfull_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct lay lay;
	(void)ev;
	bz_lay_make(s, crossing_of(p), &lay);
	if (!bz_surplus(&lay, FRENCH))
		phase_goto(p, ROW_RABBLE, SIDE_0);
}

void bz_overfull_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	struct lay lay;
	struct text hexes;
	bz_lay_make(s, crossing_of(p), &lay);
	bz_overfull_words(s, &lay, FRENCH, &hexes);
	out->verbs = VERB(VERB_REMOVE);
	out->left = (int16_t)bz_surplus(&lay, FRENCH);
	int16_t over[MAX_PIECES];
	out->place = bz_overfull(&lay, FRENCH, over) ? over[0] : NONE;
	text_set(&out->ask, "More than two units in %.120s: which is lost? %d to go", hexes.at, out->left);
}

/* [3.1.4] The units of a hex that holds too many, when the phase has ended: their owner says which are eliminated. */
void bz_overfull_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct ground *g = ground_of(s);
	struct lay lay;
	bz_lay_make(s, crossing_of(p), &lay);
	for (int i = g->first[FRENCH]; i < g->last[FRENCH]; i++)
		if (g->more[i].unit && p->piece[i].place >= 0 && lay.units[FRENCH][p->piece[i].place] > STACK)
			orders_add(out, order_make(VERB_REMOVE, FRENCH, i, NONE, NONE));
}

bool bz_overfull_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	return phase_listed(s, p, o, CITE_VIOLATION,
		      "the phase has ended: of each hex with more than two combat units those over two are lost, by your choice", e);
}

void bz_overfull_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	phase_again(p);
	bz_lose_piece(s, crossing_at(p), o->piece, CITE_VIOLATION, ev);
}
