/* === 6 Supply === Before the plans every counter looks for a way home. */
#include "rules/null/null.h"

static void check(const struct scenario *s, struct position *p, int piece, const int16_t *steps, const int16_t *from,
		  struct events *ev)
{
	struct piece *k = &p->piece[piece];
	struct account scratch, *a = account_open(ev, &scratch, ACCOUNT_SUPPLY, s->piece[piece].side, k->place);
	int n = steps[k->place];
	bool fed = n != NONE && n <= NULL_SUPPLY_REACH;
	k->flags = (uint16_t)(fed ? k->flags & ~FLAG_HUNGRY : k->flags | FLAG_HUNGRY);
	if (!fed && k->fatigue < NULL_FATIGUE)
		k->fatigue++;
	if (n == NONE)
		account_line(a, 0, LINE_NOTE, 0, 1, piece, NONE, TEXT_UNFED, CITE_SUPPLY);
	else
		account_line(a, 0, LINE_BASE, n, 1, piece, from[k->place], fed ? TEXT_FED : TEXT_UNFED, CITE_SUPPLY);
	struct event *at = event_note(ev, EVENT_CHECK, s->piece[piece].side, piece, NONE, k->place, fed, CITE_SUPPLY);
	event_account(ev, at, a);
}

/* [6.1] Whoever is more than three steps from a home, or cut off from it, is hungry and tires ([6.2]). */
void null_supply_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	int16_t steps[MAX_PLACES], from[MAX_PLACES];
	event_note(ev, EVENT_PHASE, NOBODY, NONE, NONE, NONE, NULL_SUPPLY, NONE);
	for (int side = 0; side < SIDES; side++) {
		null_supply(s, p, side, steps, from);
		for (int i = 0; i < s->pieces; i++)
			if (s->piece[i].side == side && p->piece[i].place >= 0)
				check(s, p, i, steps, from, ev);
	}
	phase_goto(p, NULL_PLAN, SIDE_0);
}
