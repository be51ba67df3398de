#include "core/heard.h"

#include <string.h>

/* An account but for its lines and dice, which follow it in a packed one. */
struct head {
	uint8_t kind, seen;
	int8_t side;
	int16_t place, table, column, row, result;
	int16_t n, dice;
};

static size_t bytes_of(int lines, int dice)
{
	return sizeof(struct head) + (size_t)lines * sizeof(struct line) + (size_t)dice * sizeof ((struct account *)0)->die[0];
}

size_t account_packed(const struct account *a)
{
	return bytes_of(a->n, a->dice);
}

size_t account_length(const uint8_t *packed)
{
	struct head head;
	memcpy(&head, packed, sizeof head);
	return bytes_of(head.n, head.dice);
}

void account_pack(const struct account *a, uint8_t *out)
{
	struct head head;
	memset(&head, 0, sizeof head);
	head.kind = a->kind;
	head.seen = a->seen;
	head.side = a->side;
	head.place = a->place;
	head.table = a->table;
	head.column = a->column;
	head.row = a->row;
	head.result = a->result;
	head.n = (int16_t)a->n;
	head.dice = (int16_t)a->dice;
	size_t lines = (size_t)a->n * sizeof a->at[0];
	memcpy(out, &head, sizeof head);
	memcpy(out + sizeof head, a->at, lines);
	memcpy(out + sizeof head + lines, a->die, (size_t)a->dice * sizeof a->die[0]);
}

void account_unpack(const uint8_t *from, struct account *out)
{
	struct head head;
	memcpy(&head, from, sizeof head);
	memset(out, 0, sizeof *out);
	out->kind = head.kind;
	out->seen = head.seen;
	out->side = head.side;
	out->place = head.place;
	out->table = head.table;
	out->column = head.column;
	out->row = head.row;
	out->result = head.result;
	out->n = head.n;
	out->dice = head.dice;
	size_t lines = (size_t)head.n * sizeof out->at[0];
	memcpy(out->at, from + sizeof head, lines);
	memcpy(out->die, from + sizeof head + lines, (size_t)head.dice * sizeof out->die[0]);
}

bool heard_account(const struct heard *h, int k, struct account *out)
{
	if (k < 0 || k >= h->accounts)
		return false;
	account_unpack(h->account[k], out);
	return true;
}

bool heard_account_of(const struct heard *h, int event, struct account *out)
{
	return event >= 0 && event < h->n && heard_account(h, h->at[event].account, out);
}
