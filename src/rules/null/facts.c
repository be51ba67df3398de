#include "rules/null/null.h"

#include <string.h>

int null_standing(const struct scenario *s, const struct position *p, int place)
{
	for (int i = 0; i < s->pieces; i++)
		if (p->piece[i].place == place)
			return i;
	return NONE;
}

bool null_general(const struct scenario *s, int piece)
{
	return !strcmp(s->piece[piece].type, "general");
}

bool null_known(const struct scenario *s, const struct position *p, int piece, enum side viewer)
{
	return s->piece[piece].side == viewer || p->piece[piece].known || p->header.result.over;
}

int null_value(const struct scenario *s, int card)
{
	return s->card[card].figure[0];
}

int null_hand(const struct position *p, enum side side)
{
	return deck_count(p, NULL_HAND_0 + side);
}

int null_alive(const struct scenario *s, const struct position *p, enum side side)
{
	int n = 0;
	for (int i = 0; i < s->pieces; i++)
		n += s->piece[i].side == side && p->piece[i].place >= 0;
	return n;
}
