/* Events and accounts: who is told what. */
#include "rules/area1812/area1812.h"

#include <string.h>

struct event *ar_note(struct events *ev, int kind, int side, int number, int cite)
{
	if (!ev)
		return NULL;
	struct event *e = events_add(ev, (enum event_kind)kind, (enum side)side);
	e->seen = SEEN_ALL;
	e->number = (int16_t)number;
	e->rule = (int16_t)cite;
	return e;
}

struct event *ar_note_place(struct events *ev, int kind, int side, int place, int number, int cite)
{
	struct event *e = ar_note(ev, kind, side, number, cite);
	if (e)
		e->to = (int16_t)place;
	return e;
}

void ar_say(struct events *ev, int side, int place, int text, int cite)
{
	ar_note_place(ev, EVENT_NOTE, side, place, text, cite);
}

static void note_one(struct events *ev, int kind, int side, uint8_t seen, int piece, int from, int to, int cite)
{
	struct event *e = ar_note(ev, kind, side, NONE, cite);
	e->seen = seen;
	e->piece = (int16_t)piece;
	e->from = (int16_t)from;
	e->to = (int16_t)to;
}

void ar_note_unit(const struct scenario *s, const struct campaign *c, struct events *ev, int kind, int piece, int from,
		  int to, int cite)
{
	int side = s->piece[piece].side;
	if (!ev)
		return;
	if (ar_knows(s, c, piece, 1 - side)) {
		note_one(ev, kind, side, SEEN_ALL, piece, from, to, cite);
		return;
	}
	note_one(ev, kind, side, ar_bit(side), piece, from, to, cite);
	if (kind != EVENT_TAKE)
		note_one(ev, kind, side, ar_bit(1 - side), NONE, from, to, cite);
}

struct account *ar_account(struct events *ev, struct account *scratch, int kind, int side, int place)
{
	struct account *a = scratch;
	if (ev)
		a = &ev->account[events_account(ev)];
	else
		memset(scratch, 0, sizeof *scratch);
	a->kind = (uint8_t)kind;
	a->seen = SEEN_ALL;
	a->side = (int8_t)side;
	a->place = (int16_t)place;
	a->table = a->column = a->row = a->result = NONE;
	return a;
}

void ar_result(const struct scenario *s, struct events *ev, struct account *a, int table, int result, int cite)
{
	a->table = (int16_t)land_of(s)->table[table];
	a->result = (int16_t)result;
	struct event *e = ar_note_place(ev, EVENT_RESULT, a->side, a->place, table * RESULT_STEP + result, cite);
	if (e)
		e->account = (int8_t)(a - ev->account);
}

int ar_roll(struct campaign *c, struct events *ev, struct account *a, int side, int drm, int cite)
{
	int die = dice_roll(&c->p.dice, 6);
	struct event *e = ar_note(ev, EVENT_ROLL, side, NONE, cite);
	if (e) {
		e->dice[0] = (uint8_t)die;
		e->seals = true;
	}
	if (a && a->dice < MAX_DICE) {
		a->die[a->dice].side = (uint8_t)side;
		a->die[a->dice].value = (uint8_t)die;
		a->die[a->dice].drm = (int8_t)drm;
		a->die[a->dice++].why = (int16_t)cite;
	}
	return die;
}
