#include "match/tale.h"

#include "core/memory.h"
#include "core/heard.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void tale_free(struct tale *t)
{
	tale_cut(t, 0, 0);
	free(t->at);
	free(t->account);
	free(t->way);
	memset(t, 0, sizeof *t);
}

void tale_cut(struct tale *t, int n, int accounts)
{
	if (n < t->n)
		t->n = n;
	while (t->accounts > accounts)
		free(t->account[--t->accounts]);
	t->ways = 0;
	for (int i = t->n - 1; i >= 0 && !t->ways; i--)
		if (t->at[i].way != NONE)
			t->ways = t->at[i].way + 1 + t->way[t->at[i].way];
}

void tale_account(const struct tale *t, int k, struct account *out)
{
	account_unpack(t->account[k], out);
}

static int add_account(struct tale *t, const struct account *a)
{
	if (t->accounts == t->account_room) {
		t->account_room = t->account_room ? 2 * t->account_room : 2;
		t->account = memory_grown(t->account, t->account_room, sizeof *t->account);
	}
	uint8_t *packed = memory_grown(NULL, 1, account_packed(a));
	account_pack(a, packed);
	t->account[t->accounts] = packed;
	return t->accounts++;
}

/* The places of a march, as many as an index can reach. */
static int16_t add_way(struct tale *t, const struct events *from, const struct event *ev)
{
	int places, at = t->ways;
	const int16_t *way = event_way_of(from, ev, &places);
	if (!way || at + 1 + places > INT16_MAX)
		return NONE;
	if (at + 1 + places > t->way_room) {
		t->way_room = 2 * t->way_room + 1 + places;
		t->way = memory_grown(t->way, t->way_room, sizeof *t->way);
	}
	t->way[at] = (int16_t)places;
	memcpy(t->way + at + 1, way, (size_t)places * sizeof *way);
	t->ways += 1 + places;
	return (int16_t)at;
}

/* The event that one side alone is told, with a name, in place of which the other is told this one, which comes after it; NULL: there is
 * none. */
static const struct event *told_to_one(const struct events *ev, int i)
{
	const struct event *e = &ev->at[i];
	if (e->piece != NONE || (e->side != SIDE_0 && e->side != SIDE_1) || e->seen != side_bit(side_other((enum side)e->side)))
		return NULL;
	for (int k = i - 1; k >= 0; k--) {
		const struct event *n = &ev->at[k];
		if (n->kind == e->kind && n->side == e->side && n->seen == side_bit(e->side) && n->from == e->from && n->to == e->to)
			return n;
	}
	return NULL;
}

/* Where all lies open: does it say the same once more without its names? */
static bool told_by_name(const struct events *ev, int i)
{
	const struct event *named = told_to_one(ev, i);
	return named && (named->piece != NONE || named->kind == EVENT_SECRET || (named->number != NONE && ev->at[i].number == NONE));
}

/* What each side is told in a way of its own both know. */
bool tale_tells(const struct events *ev, int i, unsigned mask)
{
	return (ev->at[i].seen & mask) == mask || (mask == SEEN_ALL && told_to_one(ev, i));
}

static void add(struct tale *t, const struct events *more, unsigned mask, bool once)
{
	int16_t to[MAX_ACCOUNTS];
	for (int i = 0; i < more->accounts; i++)
		to[i] = (int16_t)(mask ? NONE : add_account(t, &more->account[i]));
	for (int i = 0; i < more->n; i++) {
		struct event e = more->at[i];
		int a = e.account;
		if (!tale_tells(more, i, mask) || (once && told_by_name(more, i)))
			continue;
		if (a >= 0 && (more->account[a].seen & mask) == mask && to[a] == NONE)
			to[a] = (int16_t)add_account(t, &more->account[a]);
		e.account = a >= 0 ? to[a] : NONE;
		e.way = add_way(t, more, &more->at[i]);
		if (t->n == t->room) {
			t->room = t->room ? 2 * t->room : 4;
			t->at = memory_grown(t->at, t->room, sizeof *t->at);
		}
		t->at[t->n++] = e;
	}
}

void tale_add(struct tale *t, const struct events *more, unsigned mask)
{
	add(t, more, mask, false);
}

void tale_add_open(struct tale *t, const struct events *more)
{
	add(t, more, 0, true);
}

void tale_events(const struct tale *t, int first, int account, struct events *out)
{
	events_clear(out);
	for (int k = account; k < t->accounts && out->accounts < MAX_ACCOUNTS; k++)
		tale_account(t, k, &out->account[out->accounts++]);
	for (int i = first; i < t->n && out->n < MAX_EVENTS; i++) {
		struct event *e = &out->at[out->n++];
		*e = t->at[i];
		e->way = NONE;
		if (t->at[i].way != NONE)
			event_way(out, e, t->way + t->at[i].way + 1, t->way[t->at[i].way]);
		if (e->account != NONE)
			e->account = (int16_t)(e->account - account);
	}
}
