#include "match/chronicle_own.h"
#include "core/memory.h"
#include "match/loss.h"

#include <stdlib.h>
#include <string.h>

void decision_begin(struct chronicle *c, struct decision *d)
{
	memset(d, 0, sizeof *d);
	d->heard.serial = ++c->serial;
	d->heard.side = d->heard.phasing = NOBODY;
	d->back = NONE;
}

void decision_drop(struct decision *d)
{
	tale_free(&d->tale);
	free(d->order);
	free(d->run);
}

struct chronicle *chronicle_new(const struct scenario *s, enum side side, bool open)
{
	struct chronicle *c = memory_grown(NULL, 1, sizeof *c);
	memset(c, 0, sizeof *c);
	c->s = s;
	c->side = side;
	c->last = NOBODY;
	runs_start(&c->runs, s);
	decision_begin(c, &c->setup);
	chronicle_clear(c, open);
	return c;
}

void chronicle_clear(struct chronicle *c, bool open)
{
	chronicle_cut(c, 0);
	decision_drop(&c->setup);
	decision_begin(c, &c->setup);
	runs_free(&c->runs);
	runs_start(&c->runs, c->s);
	c->open = open;
}

void chronicle_free(struct chronicle *c)
{
	if (!c)
		return;
	chronicle_cut(c, 0);
	decision_drop(&c->setup);
	runs_free(&c->runs);
	free(c->at);
	free(c->step);
	free(c);
}

/* --- hearing --- */

/* Whose bits an event must have to be told. */
static unsigned mask_of(const struct chronicle *c)
{
	return c->open ? 0 : c->side == NOBODY ? SEEN_ALL : 1u << c->side;
}

/* May the side know the orders of this one, and how many they are? */
static bool knows_orders(const struct chronicle *c, enum side by)
{
	return c->open || by == c->side || !rules_hides(c->s);
}

static bool sees_any(const struct chronicle *c, const struct events *ev)
{
	unsigned mask = mask_of(c);
	for (int i = 0; i < ev->n; i++)
		if (tale_tells(ev, i, mask))
			return true;
	return false;
}

/* Is what begins with this order to be counted as a decision? Not what the enemy does unseen; and not the end of a phase
 * of his in which he did nothing more: whether he was asked at all may depend on what he hides. */
static bool counts(const struct chronicle *c, const struct hearing *h)
{
	enum side by = (enum side)h->order->side;
	if (knows_orders(c, by))
		return true;
	return sees_any(c, h->events) && !(h->starts && h->order->verb == VERB_DONE && c->last == (int)by);
}

/* Does a decision begin with it? Half done ones of both sides may lie in each other. */
static bool starts(const struct chronicle *c, const struct hearing *h)
{
	return h->starts || c->last != (int)h->order->side;
}

static struct decision *last_of(struct chronicle *c, int decisions)
{
	return decisions ? &c->at[decisions - 1] : &c->setup;
}

struct decision *chronicle_next(struct chronicle *c)
{
	if (c->decisions == c->room) {
		c->room = c->room ? 2 * c->room : 64;
		c->at = memory_grown(c->at, c->room, sizeof *c->at);
	}
	struct decision *d = &c->at[c->decisions++];
	decision_begin(c, d);
	return d;
}

static void count_decision(struct chronicle *c, const struct hearing *h)
{
	struct decision *d = chronicle_next(c);
	d->begin = c->begin;
	d->made = c->steps - 1;
	d->heard.side = (int8_t)h->order->side;
	d->heard.phasing = h->phasing;
	d->heard.row = h->row;
	d->heard.turn = h->turn;
	d->heard.person = h->person;
	c->begun = true;
}

struct step *chronicle_step(struct chronicle *c)
{
	if (c->steps == c->step_room) {
		c->step_room = c->step_room ? 2 * c->step_room : 64;
		c->step = memory_grown(c->step, c->step_room, sizeof *c->step);
	}
	return &c->step[c->steps++];
}

/* Remembers how far all has come, and that one more is heard. */
static struct step *push_step(struct chronicle *c)
{
	struct decision *d = last_of(c, c->decisions);
	struct step *k = chronicle_step(c);
	*k = (struct step){.decisions = c->decisions, .orders = d->heard.orders, .n = d->tale.n,
			   .accounts = d->tale.accounts, .begin = c->begin, .seals = d->heard.seals,
			   .redone = d->heard.redone, .begun = c->begun, .last = c->last,
			   .runs = runs_mark(&c->runs)};
	c->mark = c->steps;
	return k;
}

static void add_order(struct decision *d, const struct hearing *h)
{
	if (d->heard.orders == d->order_room) {
		d->order_room = d->order_room ? 2 * d->order_room : 2;
		d->order = memory_grown(d->order, d->order_room, sizeof *d->order);
	}
	d->order[d->heard.orders++] = (struct heard_order){.order = *h->order, .first = d->tale.n, .seals = h->seals,
							   .redone = h->redone};
}

void decision_settle(struct decision *d)
{
	d->heard.order = d->order;
	d->heard.n = d->tale.n;
	d->heard.at = d->tale.at;
	d->heard.way = d->tale.way;
	d->heard.accounts = d->tale.accounts;
	d->heard.account = (const uint8_t *const *)d->tale.account;
}

/* The pages of the game collect what came after event `first`. */
static void collect(struct chronicle *c, struct decision *d, const struct hearing *h, int first)
{
	int number = d == &c->setup ? NONE : (int)(d - c->at);
	enum side viewer = c->open ? NOBODY : c->side;
	if (d->run_room < d->tale.n) {
		d->run_room = d->tale.room;
		d->run = memory_grown(d->run, d->run_room, sizeof *d->run);
	}
	if (c->steps == 1 && h->order)
		runs_begin_amid(&c->runs, c->s, h->before, number);
	for (int i = first; i < d->heard.n; i++)
		d->run[i] = (int16_t)runs_hear(&c->runs, c->s, viewer, h->before, &d->heard, i, number);
}

/* What the side can know of the seals of an order: of one that it may not know, that it is the other's, and what seals
 * of what it was told. What was drawn unseen is not told. */
static uint8_t seals_seen(const struct chronicle *c, const struct hearing *h)
{
	unsigned mask = mask_of(c);
	uint8_t out = SEAL_ANSWER;
	if (knows_orders(c, (enum side)h->order->side))
		return h->seals;
	for (int i = 0; i < h->events->n; i++) {
		const struct event *e = &h->events->at[i];
		if (e->seals && (e->seen & mask) == mask)
			out |= SEAL_SHOWN | (e->dice[0] ? SEAL_DIE : e->kind == EVENT_CARD ? SEAL_CARD : 0);
	}
	return out;
}

/* What the hearing brings goes to this decision. */
static void add(struct chronicle *c, struct decision *d, const struct hearing *h)
{
	int first = d->tale.n;
	if (h->order && d != &c->setup && c->begun && knows_orders(c, (enum side)h->order->side))
		add_order(d, h);
	if (c->open)
		tale_add_open(&d->tale, h->events);
	else
		tale_add(&d->tale, h->events, mask_of(c));
	if (h->order && d != &c->setup) { /* that something unseen came after the set-up is told to nobody */
		uint8_t seals = seals_seen(c, h);
		d->heard.seals |= seals;
		d->heard.redone |= h->redone && seals & SEAL_CHANCE;
	}
	decision_settle(d);
	if (c->runs.chart && h->before)
		collect(c, d, h, first);
}

/* What was taken back is said with the decision that the hearing belongs to; before the first one, with that. */
static void note_back(const struct chronicle *c, struct decision *d)
{
	int from = c->decisions == 1 ? 0 : c->steps - 1;
	for (int i = from; i < c->steps && d != &c->setup && d->back == NONE; i++)
		if (c->step[i].back)
			d->back = i;
}

void chronicle_hear(struct chronicle *c, const struct hearing *h)
{
	if (!h->order) {
		add(c, &c->setup, h);
		return;
	}
	if (c->mark < c->steps)
		chronicle_cut(c, c->mark);
	struct step *k = push_step(c);
	if (h->back && h->back[0])
		k->back = memory_text(h->back);
	if (starts(c, h)) {
		c->begin = c->steps - 1;
		c->begun = false;
	}
	if (!c->begun && counts(c, h))
		count_decision(c, h);
	struct decision *d = last_of(c, c->decisions);
	note_back(c, d);
	add(c, d, h);
	c->last = (int8_t)h->order->side;
}

/* --- back and forth --- */

void chronicle_mark(struct chronicle *c, int hearings)
{
	c->mark = hearings < 0 ? 0 : hearings > c->steps ? c->steps : hearings;
}

void chronicle_cut(struct chronicle *c, int hearings)
{
	if (hearings < 0 || hearings >= c->steps)
		return;
	const struct step k = c->step[hearings];
	while (c->steps > hearings)
		free(c->step[--c->steps].back);
	while (c->decisions > k.decisions)
		decision_drop(&c->at[--c->decisions]);
	struct decision *d = last_of(c, c->decisions);
	if (d->tale.n != k.n || d->heard.orders != k.orders)
		d->heard.serial = ++c->serial;
	tale_cut(&d->tale, k.n, k.accounts);
	d->heard.orders = k.orders;
	d->heard.seals = k.seals;
	d->heard.redone = k.redone;
	if (d->back >= hearings)
		d->back = NONE;
	decision_settle(d);
	c->begin = k.begin;
	c->begun = k.begun;
	c->last = k.last;
	runs_back(&c->runs, &k.runs);
	if (c->mark > hearings)
		c->mark = hearings;
}

int chronicle_hearings(const struct chronicle *c)
{
	return c->steps;
}

int chronicle_hearings_before(const struct chronicle *c, int at)
{
	return at < 0 ? 0 : at >= c->decisions ? c->steps : c->at[at].begin;
}

/* --- reading --- */

int chronicle_length(const struct chronicle *c)
{
	return c->decisions;
}

int chronicle_now(const struct chronicle *c)
{
	int n = c->decisions;
	while (n > 0 && c->at[n - 1].made >= c->mark)
		n--;
	return n;
}

static const struct decision *decision_at(const struct chronicle *c, int i)
{
	return i == NONE ? &c->setup : i >= 0 && i < c->decisions ? &c->at[i] : NULL;
}

const struct heard *chronicle_heard(const struct chronicle *c, int i)
{
	const struct decision *d = decision_at(c, i);
	return d ? &d->heard : NULL;
}

const char *chronicle_back(const struct chronicle *c, int i)
{
	const struct decision *d = decision_at(c, i);
	return d && d->back != NONE ? c->step[d->back].back : "";
}

bool chronicle_account(const struct chronicle *c, int i, int k, struct account *out)
{
	const struct decision *d = decision_at(c, i);
	return d && heard_account(&d->heard, k, out);
}

static bool by_one_of(const struct chronicle *c, int i, unsigned sides)
{
	return c->at[i].heard.side >= 0 && sides >> c->at[i].heard.side & 1;
}

int chronicle_before(const struct chronicle *c, int i, unsigned sides)
{
	for (i = i > c->decisions ? c->decisions - 1 : i - 1; i >= 0; i--)
		if (by_one_of(c, i, sides))
			return i;
	return NONE;
}

int chronicle_after(const struct chronicle *c, int i, unsigned sides)
{
	for (i = i < 0 ? 0 : i + 1; i < c->decisions; i++)
		if (by_one_of(c, i, sides))
			return i;
	return c->decisions;
}

int chronicle_turn(const struct chronicle *c, int i)
{
	if (i >= c->decisions)
		i = c->decisions - 1;
	while (i > 0 && c->at[i - 1].heard.turn == c->at[i].heard.turn &&
	       c->at[i - 1].heard.phasing == c->at[i].heard.phasing)
		i--;
	return i < 0 ? 0 : i;
}

uint8_t chronicle_seals(const struct chronicle *c, int from, int to, struct text *words)
{
	struct loss loss = {0};
	uint8_t seals = 0;
	for (int i = from < 0 ? 0 : from; i < to && i < c->decisions; i++) {
		const struct heard *h = &c->at[i].heard;
		seals |= h->seals;
		for (int k = 0; k < h->n; k++)
			loss_dice(&loss, h->at[k].dice);
		if (c->side != NOBODY && h->side != (int)c->side)
			loss.answered |= 1u << h->side;
	}
	loss_seals(&loss, seals);
	if (words)
		loss_say(c->s, &loss, words);
	return seals;
}

int chronicle_runs(const struct chronicle *c)
{
	return c->runs.n;
}

int chronicle_run_open(const struct chronicle *c)
{
	return c->runs.open;
}

const struct run *chronicle_run(const struct chronicle *c, int i)
{
	if (i < 0 || i >= c->runs.n)
		return NULL;
	c->runs.at[i].run.row = c->runs.at[i].row;
	return &c->runs.at[i].run;
}

int chronicle_run_of(const struct chronicle *c, int i, int event)
{
	const struct decision *d = decision_at(c, i);
	return d && d->run && event >= 0 && event < d->tale.n ? d->run[event] : NONE;
}
