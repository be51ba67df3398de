/* [Playing cards] Draw piles, hands, discards. A pile is a set: a draw is a roll over what is left. */
#include "rules/napoleon1807/n7.h"

int n7_hand(const struct n7_position *n, int side)
{
	return deck_count(&n->p, CARD_HAND + side);
}

void n7_discard(const struct scenario *s, struct n7_position *n, int card)
{
	int side = s->card[card].side;
	n->p.card[card] = (uint8_t)(side == NOBODY ? CARD_APART : CARD_DISCARD + side);
	set_drop(&n->seen, card);
}

/* [Playing cards] [reading 34] An empty pile is made anew from the discards. */
void n7_replenish(struct n7_position *n, int side, struct events *ev)
{
	if (deck_count(&n->p, CARD_DECK + side) || !deck_move(&n->p, CARD_DISCARD + side, CARD_DECK + side))
		return;
	event_note(ev, EVENT_NOTE, side, NONE, NONE, NONE, TEXT_SHUFFLED, CITE_CARDS);
}

/* [Winter Quarters] It has come up: it lies beside the board, and the next card replaces it. */
static void lay_aside(struct n7_position *n, int side, int card, struct events *ev)
{
	n->p.card[card] = CARD_ASIDE;
	struct event *at = event_note(ev, EVENT_CARD, side, NONE, NONE, NONE, card, CITE_EVENT + EV_WINTER_QUARTERS);
	if (at)
		at->seals = true;
}

/* The next card of a pile that is no Winter Quarters, onto the pile `to`; NONE where there is none. */
static int next_card(const struct scenario *s, struct n7_position *n, int side, int to, struct events *ev)
{
	for (;;) {
		n7_replenish(n, side, ev);
		int card = deck_draw(&n->p, CARD_DECK + side, to);
		if (card == NONE || n7_own(s)->event[card] != EV_WINTER_QUARTERS)
			return card;
		lay_aside(n, side, card, ev);
	}
}

int n7_turn_over(const struct scenario *s, struct n7_position *n, int side, int cite, struct events *ev)
{
	int card = next_card(s, n, side, CARD_DISCARD + side, ev);
	struct event *at = card == NONE ? NULL : event_note(ev, EVENT_CARD, side, NONE, NONE, NONE, card, cite);
	if (at)
		at->seals = true;
	return card;
}

int n7_draw_card(const struct scenario *s, struct n7_position *n, int side, struct events *ev)
{
	int card = next_card(s, n, side, CARD_HAND + side, ev);
	if (card == NONE)
		return NONE;
	struct event mine = event_make(EVENT_DRAWN, side, NONE, NONE, NONE, card, CITE_DRAW);
	struct event his = event_make(EVENT_DRAWN, side, NONE, NONE, NONE, NONE, CITE_DRAW);
	mine.seals = his.seals = true;
	event_note_hidden(ev, mine, his);
	return card;
}
