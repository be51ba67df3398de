#include "core/event.h"

#include "core/position.h"

#include <assert.h>
#include <string.h>

void events_clear(struct events *list)
{
	list->n = list->accounts = list->ways = 0;
}

struct event event_make(int kind, int side, int piece, int from, int to, int number, int rule)
{
	struct event ev;
	memset(&ev, 0, sizeof ev);
	ev.kind = (uint8_t)kind;
	ev.side = (int8_t)side;
	ev.seen = SEEN_ALL;
	ev.account = ev.way = ev.by = NONE;
	ev.piece = (int16_t)piece;
	ev.from = (int16_t)from;
	ev.to = (int16_t)to;
	ev.number = (int16_t)number;
	ev.rule = (int16_t)rule;
	return ev;
}

struct event *event_add(struct events *list, struct event ev)
{
	if (!list)
		return NULL;
	struct event *at = &list->at[list->n < MAX_EVENTS ? list->n++ : MAX_EVENTS - 1];
	*at = ev;
	return at;
}

struct event *event_note(struct events *list, int kind, int side, int piece, int from, int to, int number, int rule)
{
	return event_add(list, event_make(kind, side, piece, from, to, number, rule));
}

void event_note_hidden(struct events *list, struct event named, struct event unnamed)
{
	named.seen = side_bit(named.side);
	unnamed.seen = side_bit(side_other((enum side)named.side));
	unnamed.way = NONE;
	event_add(list, named);
	event_add(list, unnamed);
}

void event_note_piece(struct events *list, struct event named, bool open)
{
	struct event unnamed = named;
	unnamed.piece = NONE;
	if (open)
		event_add(list, named);
	else
		event_note_hidden(list, named, unnamed);
}

int event_roll(struct position *p, struct events *list, int side, int faces, int n, int rule)
{
	uint8_t dice[4] = {0};
	int sum = 0;
	assert(n >= 1 && n <= 4);
	for (int i = 0; i < n; i++)
		sum += dice[i] = (uint8_t)dice_roll(&p->dice, faces);
	struct event *ev = event_note(list, EVENT_ROLL, side, NONE, NONE, NONE, sum, rule);
	if (ev) {
		memcpy(ev->dice, dice, sizeof dice);
		ev->seals = true;
	}
	return sum;
}

void event_way(struct events *list, struct event *ev, const int16_t *places, int n)
{
	if (!list || !ev || n < 2 || list->ways + 1 + n > MAX_WAYS)
		return;
	ev->way = (int16_t)list->ways;
	list->way[list->ways++] = (int16_t)n;
	memcpy(&list->way[list->ways], places, (size_t)n * sizeof *places);
	list->ways += n;
}

void event_step(struct events *list, struct event *ev)
{
	if (ev)
		event_way(list, ev, (int16_t[]){ev->from, ev->to}, 2);
}

const int16_t *event_way_of(const struct events *list, const struct event *ev, int *n)
{
	*n = ev->way == NONE ? 0 : list->way[ev->way];
	return ev->way == NONE ? NULL : &list->way[ev->way + 1];
}

void account_clear(struct account *a)
{
	memset(a, 0, sizeof *a);
	a->seen = SEEN_ALL;
	a->place = a->table = a->column = a->row = a->result = NONE;
}

struct account *account_open(struct events *list, struct account *scratch, int kind, int side, int place)
{
	struct account *a = scratch;
	if (list)
		a = &list->account[list->accounts < MAX_ACCOUNTS ? list->accounts++ : MAX_ACCOUNTS - 1];
	account_clear(a);
	a->kind = (uint8_t)kind;
	a->side = (int8_t)side;
	a->place = (int16_t)place;
	return a;
}

void event_account(const struct events *list, struct event *ev, const struct account *a)
{
	if (ev)
		ev->account = (int16_t)(a - list->account);
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

int account_sum(const struct account *a, int text)
{
	int n = 0;
	for (int i = 0; i < a->n; i++)
		n += a->at[i].text == text ? a->at[i].num : 0;
	return n;
}

void account_die(struct account *a, int side, int value, int drm, int why)
{
	if (!a || a->dice == MAX_DICE)
		return;
	a->die[a->dice].side = (uint8_t)side;
	a->die[a->dice].value = (uint8_t)value;
	a->die[a->dice].drm = (int8_t)drm;
	a->die[a->dice++].why = (int16_t)why;
}
