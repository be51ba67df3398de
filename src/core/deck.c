#include "core/deck.h"

int deck_next(const struct position *p, int pile, int from)
{
	for (int i = from; i < MAX_CARDS; i++)
		if (p->card[i] == pile)
			return i;
	return NONE;
}

int deck_count(const struct position *p, int pile)
{
	int n = 0;
	for (int i = 0; i < MAX_CARDS; i++)
		n += p->card[i] == pile;
	return n;
}

int deck_draw(struct position *p, int pile, int to)
{
	int left = deck_count(p, pile), card = NONE;
	if (!left)
		return NONE;
	for (int roll = dice_roll(&p->dice, left); roll > 0; roll--)
		card = deck_next(p, pile, card + 1);
	p->card[card] = (uint8_t)to;
	return card;
}

int deck_move(struct position *p, int pile, int to)
{
	int n = 0;
	for (int i = deck_next(p, pile, 0); i >= 0; i = deck_next(p, pile, i + 1), n++)
		p->card[i] = (uint8_t)to;
	return n;
}
