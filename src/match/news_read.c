/* News of a game from bytes that may be anything. Whatever is read is in the range of the scenario, so that no screen and no
 * words need look again. */
#include "match/message_own.h"

#include "core/memory.h"
#include "match/tale.h"

#include <stdlib.h>
#include <string.h>

/* What is read lies in blocks that are given back at once. */
struct block {
	struct block *next;
	_Alignas(16) uint8_t at[];
};

struct reading {
	const struct scenario *s;
	struct unpacking u;
	struct block *blocks;
	int pieces, places, cites, texts, page_count;
};

static void *room(struct reading *r, int n, size_t size)
{
	struct block *b = memory_grown(NULL, 1, sizeof *b + (size_t)n * size);
	b->next = r->blocks;
	r->blocks = b;
	return memset(b->at, 0, (size_t)n * size);
}

static void blocks_free(struct block *b)
{
	while (b) {
		struct block *next = b->next;
		free(b);
		b = next;
	}
}

static int words_in(const char *const *list)
{
	int n = 0;
	while (list && list[n])
		n++;
	return n;
}

static int64_t number(struct reading *r, int64_t low, int64_t high, const char *what)
{
	return unpack_number(&r->u, low, high, what);
}

static int16_t noun(struct reading *r, int n, const char *what)
{
	return (int16_t)number(r, NONE, n - 1, what);
}

static int16_t any(struct reading *r, const char *what)
{
	return (int16_t)number(r, INT16_MIN, INT16_MAX, what);
}

/* --- accounts and events --- */

static void read_line(struct reading *r, struct line *l)
{
	int kind = (int)number(r, 0, LINE_NOTE << 1 | 1, "line of an account");
	l->ledger = kind & 1;
	l->op = (uint8_t)(kind >> 1);
	l->num = any(r, "numerator");
	l->den = (int16_t)number(r, 1, INT16_MAX, "denominator");
	l->piece = noun(r, r->pieces, "piece of an account");
	l->place = noun(r, r->places, "place of an account");
	l->text = noun(r, r->texts, "text of an account");
	l->rule = noun(r, r->cites, "rule of an account");
}

static void read_table(struct reading *r, struct account *a)
{
	a->table = noun(r, r->s->tables, "table");
	const struct table *t = a->table >= 0 ? &r->s->table[a->table] : NULL;
	a->column = noun(r, t ? t->columns : 0, "column");
	a->row = noun(r, t ? t->rows : 0, "row of a table");
	a->result = noun(r, t ? t->results : 0, "result");
}

static void read_account(struct reading *r, struct account *a)
{
	a->kind = (uint8_t)number(r, 0, UINT8_MAX, "kind of account");
	a->seen = (uint8_t)number(r, 0, SEEN_ALL, "who sees an account");
	a->side = (int8_t)number(r, NOBODY, SIDE_1, "side of an account");
	a->place = noun(r, r->places, "place of an account");
	read_table(r, a);
	a->n = unpack_count(&r->u, MAX_LINES, "lines of an account");
	for (int i = 0; i < a->n; i++)
		read_line(r, &a->at[i]);
	a->dice = unpack_count(&r->u, MAX_DICE, "dice of an account");
	for (int i = 0; i < a->dice; i++) {
		a->die[i].side = (uint8_t)number(r, 0, UINT8_MAX, "side of a die");
		a->die[i].value = (uint8_t)number(r, 0, UINT8_MAX, "die");
		a->die[i].drm = (int8_t)number(r, INT8_MIN, INT8_MAX, "modifier");
		a->die[i].why = noun(r, r->cites, "rule of a die");
	}
}

static void read_accounts(struct reading *r, struct heard *h)
{
	struct account a;
	h->accounts = unpack_count(&r->u, INT16_MAX, "accounts");
	const uint8_t **list = room(r, h->accounts, sizeof *list);
	h->account = list;
	for (int k = 0; k < h->accounts; k++) {
		memset(&a, 0, sizeof a);
		read_account(r, &a);
		uint8_t *packed = room(r, 1, account_packed(&a));
		account_pack(&a, packed);
		list[k] = packed;
	}
}

/* What the number of an event is an index into, for the kinds that all games share; a game's own look for themselves. */
static void check_number(struct reading *r, const struct event *e)
{
	int n = e->kind == EVENT_PHASE ? r->s->rules->rows : e->kind == EVENT_CARD ? r->s->cards
		: e->kind == EVENT_NOTE ? r->texts : INT16_MAX + 1;
	if (n <= INT16_MAX && (e->number < NONE || e->number >= n))
		unpack_fault(&r->u, "event", "speaks of what there is not");
}

static void read_nouns(struct reading *r, struct event *e, unsigned what, int accounts)
{
	e->account = e->piece = e->from = e->to = e->number = e->rule = e->way = e->by = NONE;
	if (what & SAYS_ACCOUNT)
		e->account = noun(r, accounts, "account of an event");
	if (what & SAYS_PIECE)
		e->piece = noun(r, r->pieces, "piece of an event");
	if (what & SAYS_FROM)
		e->from = (int16_t)number(r, INT16_MIN, r->places - 1, "place of an event");
	if (what & SAYS_TO)
		e->to = (int16_t)number(r, INT16_MIN, r->places - 1, "place of an event");
	if (what & SAYS_NUMBER)
		e->number = any(r, "number of an event");
	if (what & SAYS_RULE)
		e->rule = noun(r, r->cites, "rule of an event");
	check_number(r, e);
}

struct ways {
	int16_t *at;
	int n, room;
};

/* The ways of a decision lie one after the other. */
static void read_way(struct reading *r, struct event *e, struct ways *w)
{
	int n = unpack_count(&r->u, MAX_WAYS, "way of a march");
	if (r->u.bad || w->n + 1 + n > INT16_MAX) {
		unpack_fault(&r->u, "way of a march", "too many places");
		return;
	}
	if (w->n + 1 + n > w->room) {
		w->room = 2 * w->room + 1 + n;
		w->at = memory_grown(w->at, w->room, sizeof *w->at);
	}
	e->way = (int16_t)w->n;
	w->at[w->n++] = (int16_t)n;
	for (int i = 0; i < n; i++)
		w->at[w->n++] = (int16_t)number(r, 0, r->places - 1, "way of a march");
}

static void read_event(struct reading *r, struct event *e, int accounts, struct ways *ways)
{
	e->kind = (uint8_t)number(r, 0, UINT8_MAX, "kind of event");
	int who = (int)number(r, 0, 31, "who sees an event");
	e->side = (int8_t)((who & 3) - 1);
	e->seen = (uint8_t)(who >> 2 & 3);
	e->seals = who >> 4;
	if (e->side > SIDE_1)
		unpack_fault(&r->u, "side of an event", "there is none");
	unsigned what = (unsigned)number(r, 0, 511, "what an event says");
	read_nouns(r, e, what, accounts);
	if (what & SAYS_WAY)
		read_way(r, e, ways);
	for (int i = 0; what & SAYS_DICE && i < 4; i++)
		e->dice[i] = (uint8_t)number(r, 0, UINT8_MAX, "die of an event");
	if (what & SAYS_BY)
		e->by = noun(r, r->pieces, "doer of an event");
}

static void read_events(struct reading *r, struct heard *h)
{
	struct ways ways = {0};
	h->n = unpack_count(&r->u, INT16_MAX, "events");
	struct event *list = room(r, h->n, sizeof *list);
	for (int i = 0; i < h->n && !r->u.bad; i++)
		read_event(r, &list[i], h->accounts, &ways);
	int16_t *way = room(r, ways.n, sizeof *way);
	if (ways.n)
		memcpy(way, ways.at, (size_t)ways.n * sizeof *way);
	free(ways.at);
	h->at = list;
	h->way = way;
}

/* --- decisions --- */

static void read_order(struct reading *r, struct heard_order *o)
{
	o->order.verb = (uint8_t)number(r, 0, UINT8_MAX, "verb");
	o->order.side = (uint8_t)number(r, SIDE_0, SIDE_1, "side of an order");
	o->order.piece = noun(r, r->pieces, "piece of an order");
	o->order.place = noun(r, r->places, "place of an order");
	o->order.number = any(r, "number of an order");
	o->first = (int)number(r, 0, INT16_MAX, "first event of an order");
	int bits = (int)number(r, 0, (1 << (SEAL_BITS + 1)) - 1, "seals of an order");
	o->seals = (uint8_t)(bits & ((1 << SEAL_BITS) - 1));
	o->redone = bits >> SEAL_BITS;
	if (!verb_at(r->s, o->order.verb))
		unpack_fault(&r->u, "verb", "the game has no such verb");
}

static void read_orders(struct reading *r, struct heard *h)
{
	h->orders = unpack_count(&r->u, INT16_MAX, "orders");
	struct heard_order *list = room(r, h->orders, sizeof *list);
	for (int i = 0; i < h->orders && !r->u.bad; i++)
		read_order(r, &list[i]);
	h->order = list;
}

static const char *read_text(struct reading *r, size_t size, const char *what)
{
	char text[sizeof(struct text)];
	unpack_text(&r->u, text, size < sizeof text ? size : sizeof text, what);
	size_t n = strlen(text) + 1;
	return memcpy(room(r, 1, n), text, n);
}

static void check_firsts(struct reading *r, const struct heard *h)
{
	for (int i = 0; i < h->orders; i++)
		if (h->order[i].first > h->n)
			unpack_fault(&r->u, "first event of an order", "comes after the last");
}

static void read_decision(struct reading *r, struct news_decision *d, int runs)
{
	struct heard *h = &d->heard;
	h->serial = (uint32_t)number(r, 0, UINT32_MAX, "serial of a decision");
	h->side = (int8_t)number(r, NOBODY, SIDE_1, "side of a decision");
	h->phasing = (int8_t)number(r, NOBODY, SIDE_1, "side of a decision");
	h->row = (uint8_t)number(r, 0, r->s->rules->rows - 1, "row of a decision");
	h->turn = (int16_t)number(r, int_min(0, r->s->first_turn), r->s->last_turn, "turn of a decision");
	int bits = (int)number(r, 0, (1 << (SEAL_BITS + 3)) - 1, "seals of a decision");
	h->seals = (uint8_t)(bits & ((1 << SEAL_BITS) - 1));
	h->redone = bits >> SEAL_BITS & 1;
	h->person = bits >> (SEAL_BITS + 1) & 1;
	d->back = read_text(r, sizeof(struct text), "what was taken back");
	read_orders(r, h);
	read_accounts(r, h);
	read_events(r, h);
	check_firsts(r, h);
	if (!(bits >> (SEAL_BITS + 2)))
		return;
	int16_t *run = room(r, h->n, sizeof *run);
	for (int i = 0; i < h->n; i++)
		run[i] = noun(r, runs, "run of an event");
	d->run = run;
}

/* --- runs of pages --- */

static void read_head(struct reading *r, struct chart_head *head)
{
	unpack_text(&r->u, head->title, sizeof head->title, "title of a page");
	head->columns = (int)number(r, 0, CHART_CELLS, "columns of a page");
	for (int i = 0; i < head->columns; i++) {
		head->wide[i] = (uint8_t)number(r, 0, UINT8_MAX, "width of a column");
		int bits = (int)number(r, 0, 3, "manner of a column");
		head->spare[i] = bits & 1;
		head->right[i] = bits >> 1;
		unpack_text(&r->u, head->name[i], sizeof head->name[i], "name of a column");
	}
	unpack_text(&r->u, head->foot, sizeof head->foot, "foot of a page");
	head->alarm = (int)number(r, 0, INT16_MAX, "alarm of a page");
	head->sums = (int)number(r, 0, CHART_SUMS, "sums of a page");
	for (int i = 0; i < head->sums; i++)
		unpack_text(&r->u, head->sum[i], sizeof head->sum[i], "name of a sum");
}

static void read_row(struct reading *r, struct run_row *row, int length)
{
	struct chart_row *c = &row->row;
	int bits = (int)number(r, 0, 127, "manner of a row");
	c->style = bits & 3;
	c->mark = bits >> 2 & 3;
	c->reverse = bits >> 4 & 1;
	c->reverse2 = bits >> 5 & 1;
	c->loss = bits >> 6;
	c->side = (int8_t)number(r, NONE, SIDES - 1, "side of a row");
	c->piece = noun(r, r->pieces, "piece of a row");
	c->piece2 = noun(r, r->pieces, "piece of a row");
	c->place = noun(r, r->places, "place of a row");
	c->rule = noun(r, r->cites, "rule of a row");
	c->hit_table = noun(r, r->s->tables, "table of a row");
	c->hit_row = (int16_t)number(r, NONE, UINT8_MAX, "cell of a table");
	c->hit_column = (int16_t)number(r, NONE, UINT8_MAX, "cell of a table");
	int cells = (int)number(r, 0, CHART_CELLS, "cells of a row");
	for (int i = 0; i < cells; i++)
		unpack_text(&r->u, c->cell[i], sizeof c->cell[i], "cell of a row");
	unpack_text(&r->u, c->group, sizeof c->group, "heading of a row");
	unpack_text(&r->u, c->note, sizeof c->note, "note of a row");
	row->decision = (int)number(r, NONE, length - 1, "decision of a row");
	for (int i = 0; i < CHART_SUMS; i++)
		row->sum[i] = any(r, "sum of a page");
}

static void read_run(struct reading *r, struct news_run *out, int length)
{
	struct run *run = &out->run;
	run->page = (int)number(r, 0, r->page_count - 1, "page");
	run->turn = (int)number(r, INT16_MIN, INT16_MAX, "turn of a page");
	run->nth = (int)number(r, 1, INT16_MAX, "number of a page");
	run->first = (int)number(r, NONE, length - 1, "first decision of a page");
	read_head(r, &run->head);
	out->keep = (int)number(r, 0, INT16_MAX, "rows that stay");
	run->n = unpack_count(&r->u, INT16_MAX, "rows");
	struct run_row *row = room(r, run->n, sizeof *row);
	for (int i = 0; i < run->n && !r->u.bad; i++)
		read_row(r, &row[i], length);
	run->row = row;
}

/* --- all of it --- */

static bool same_option(struct reading *r, int i)
{
	return number(r, INT16_MIN, INT16_MAX, "option") == r->s->option[i].value;
}

/* It must be told of the game that is played here. */
static void read_names(struct reading *r, enum side side, struct news *out)
{
	const struct scenario *s = r->s;
	char game[sizeof s->game], id[sizeof s->id];
	unpack_text(&r->u, game, sizeof game, "game");
	unpack_text(&r->u, id, sizeof id, "scenario");
	bool same = !strcmp(game, s->game) && !strcmp(id, s->id) && number(r, 0, MAX_OPTIONS, "options") == s->options;
	for (int i = 0; same && i < s->options; i++)
		same = same_option(r, i);
	if (!same)
		unpack_fault(&r->u, "scenario", "another scenario is played there, or with other options");
	if (number(r, NOBODY, SIDE_1, "side") != (int)side)
		unpack_fault(&r->u, "side", "another side is told of");
	if (number(r, 0, POSITION_BYTES, "size of a position") != (int64_t)s->rules->position_size)
		unpack_fault(&r->u, "size of a position", "another edition of the game is played there");
	out->number = unpack_word(&r->u);
}

static void read_refusal(struct reading *r, struct error *out)
{
	unpack_text(&r->u, out->place, sizeof out->place, "refusal");
	unpack_text(&r->u, out->rule, sizeof out->rule, "refusal");
	unpack_text(&r->u, out->reason, sizeof out->reason, "refusal");
}

static void read_status(struct reading *r, struct news *out)
{
	struct error e;
	out->persons = (uint8_t)number(r, 0, 3, "persons");
	out->past_seal = (enum back)number(r, BACK_FREE, BACK_NEVER, "what it takes to go back");
	out->waiting = number(r, 0, 1, "waiting") != 0;
	out->offer.made = number(r, 0, 1, "offer") != 0;
	if (out->offer.made) {
		out->offer.by = (enum side)number(r, NOBODY, SIDE_1, "who offers");
		out->offer.to = (int)number(r, 0, NEWS_DECISIONS, "offer");
		unpack_text(&r->u, out->offer.what.at, sizeof out->offer.what.at, "offer");
	}
	standings_read(&r->u, &out->standings);
	if (!r->u.bad && !standing_sound(r->s, &out->standings, &e))
		unpack_fault(&r->u, "standing orders", e.reason);
	if (number(r, 0, 1, "refusal"))
		read_refusal(r, &out->refused);
}

static void read_positions(struct reading *r, struct news *out, union any_position *last)
{
	size_t size = r->s->rules->position_size;
	int before = NONE;
	struct error e;
	out->positions = unpack_count(&r->u, out->length + 1, "positions");
	struct news_position *list = room(r, out->positions, sizeof *list);
	for (int i = 0; i < out->positions && !r->u.bad; i++) {
		uint8_t *at = room(r, 1, size);
		list[i].moment = before = (int)number(r, before + 1, out->length, "moment");
		list[i].at = at;
		unpack_change(&r->u, last->bytes, at, size);
		if (!r->u.bad && !r->s->rules->sound(r->s, (const struct position *)(const void *)at, &e))
			unpack_fault(&r->u, "position", e.reason);
		memcpy(last, at, size);
	}
	out->position = list;
}

static void read_game(struct reading *r, struct news *out, union any_position *last)
{
	out->from = (int)number(r, NONE, NEWS_DECISIONS, "first decision told");
	out->length = (int)number(r, out->from < 0 ? 0 : out->from, NEWS_DECISIONS, "number of decisions");
	out->now = (int)number(r, 0, out->length, "decisions that stand");
	int n = out->length - out->from;
	if ((size_t)n > r->u.left)
		unpack_fault(&r->u, "number of decisions", "there are more than the message holds");
	struct news_decision *decision = room(r, r->u.bad ? 0 : n, sizeof *decision);
	for (int i = 0; i < n && !r->u.bad; i++)
		read_decision(r, &decision[i], NEWS_RUNS);
	out->decision = decision;
	out->runs_from = (int)number(r, 0, r->page_count ? NEWS_RUNS : 0, "first run told");
	out->runs = (int)number(r, out->runs_from, r->page_count ? NEWS_RUNS : 0, "number of runs");
	out->run_open = (int)number(r, NONE, out->runs - 1, "run that goes on");
	n = out->runs - out->runs_from;
	struct news_run *run = room(r, n, sizeof *run);
	for (int i = 0; i < n && !r->u.bad; i++)
		read_run(r, &run[i], out->length);
	out->run = run;
	read_positions(r, out, last);
}

static void read_all(struct reading *r, enum side side, struct news *out, union any_position *last)
{
	number(r, NEWS_FORM, NEWS_FORM, "form of the message");
	out->answered = (uint32_t)number(r, 0, UINT32_MAX, "number of the message answered");
	out->version = (uint32_t)number(r, 0, UINT32_MAX, "version");
	int bits = (int)number(r, 0, 7, "what is told");
	out->anew = bits & 1;
	out->open = bits >> 1 & 1;
	out->moved = bits >> 2;
	if (out->anew) {
		read_names(r, side, out);
		memset(last, 0, sizeof *last);
	}
	read_status(r, out);
	if (out->moved && !r->u.bad)
		read_game(r, out, last);
}

static int count_pages(const struct scenario *s)
{
	const struct page *p = words_of(s)->pages;
	int n = 0;
	while (p && p[n].name)
		n++;
	return n;
}

bool news_read(const struct scenario *s, enum side side, const uint8_t *bytes, size_t n, union any_position *last,
	       struct news_read *out, struct error *e)
{
	struct reading r = {.s = s, .u = {.at = bytes, .left = n, .e = e}, .pieces = s->pieces, .places = s->board.count,
			    .cites = words_in(s->rules->cites), .texts = words_in(words_of(s)->texts),
			    .page_count = count_pages(s)};
	union any_position *now = room(&r, 1, sizeof *now);
	memset(out, 0, sizeof *out);
	if (n > NEWS_BYTES)
		unpack_fault(&r.u, "message", "it is longer than any can be");
	memcpy(now, last, sizeof *now);
	read_all(&r, side, &out->news, now);
	out->memory = r.blocks;
	if (unpack_end(&r.u)) {
		memcpy(last, now, sizeof *now);
		return true;
	}
	news_free(out);
	return false;
}

void news_free(struct news_read *read)
{
	blocks_free(read->memory);
	memset(read, 0, sizeof *read);
}
