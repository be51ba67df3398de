#include "core/event.h"

#include <string.h>

void events_clear(struct events *list)
{
	list->n = list->accounts = 0;
}

struct event *events_add(struct events *list, enum event_kind kind, enum side side)
{
	int i = list->n < MAX_EVENTS ? list->n++ : MAX_EVENTS - 1;
	struct event *ev = &list->at[i];
	memset(ev, 0, sizeof *ev);
	ev->kind = (uint8_t)kind;
	ev->side = (int8_t)side;
	ev->seen = SEEN_ALL;
	ev->account = NONE;
	ev->piece = ev->from = ev->to = ev->number = ev->rule = NONE;
	return ev;
}

int events_account(struct events *list)
{
	int i = list->accounts < MAX_ACCOUNTS ? list->accounts++ : MAX_ACCOUNTS - 1;
	struct account *a = &list->account[i];
	memset(a, 0, sizeof *a);
	a->seen = SEEN_ALL;
	a->place = a->table = a->column = a->row = a->result = NONE;
	return i;
}

void account_line(struct account *a, int ledger, enum line_op op, int num, int den, int piece, int place, int text,
		  int rule)
{
	if (a->n == MAX_LINES)
		return;
	struct line *l = &a->at[a->n++];
	l->ledger = (uint8_t)ledger;
	l->op = (uint8_t)op;
	l->num = (int16_t)num;
	l->den = (int16_t)den;
	l->piece = (int16_t)piece;
	l->place = (int16_t)place;
	l->text = (int16_t)text;
	l->rule = (int16_t)rule;
}
