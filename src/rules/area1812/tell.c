/* Events and accounts: who is told what. */
#include "rules/area1812/area1812.h"

void ar_note_unit(const struct scenario *s, const struct campaign *c, struct events *ev, int kind, int piece, int from,
		  int to, int cite)
{
	int side = s->piece[piece].side;
	event_note_piece(ev, event_make(kind, side, piece, from, to, NONE, cite), ar_knows(s, c, piece, 1 - side));
}

struct event *ar_result(const struct scenario *s, struct events *ev, struct account *a, int table, int result, int cite)
{
	a->table = (int16_t)land_of(s)->table[table];
	a->result = (int16_t)result;
	struct event *told = event_note(ev, EVENT_RESULT, a->side, NONE, NONE, a->place, table * RESULT_STEP + result, cite);
	event_account(ev, told, a);
	return told;
}

int ar_roll(struct campaign *c, struct events *ev, struct account *a, int side, int drm, int cite)
{
	int die = event_roll(&c->p, ev, side, 6, 1, cite);
	account_die(a, side, die, drm, cite);
	return die;
}
