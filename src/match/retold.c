/* A chronicle filled with decisions as another one has heard them. Each is one hearing here: how many there were where it
 * was heard is not known. */
#include "match/chronicle_own.h"

#include "core/memory.h"

#include <stdlib.h>
#include <string.h>

static void *copy(const void *from, int n, size_t size)
{
	return n ? memcpy(memory_grown(NULL, n, size), from, (size_t)n * size) : NULL;
}

/* How many numbers its marches take. */
static int ways_of(const struct heard *h)
{
	int n = 0;
	for (int i = 0; i < h->n; i++)
		if (h->at[i].way != NONE && h->at[i].way + 1 + h->way[h->at[i].way] > n)
			n = h->at[i].way + 1 + h->way[h->at[i].way];
	return n;
}

static void copy_decision(struct decision *d, const struct heard *h, const int16_t *run)
{
	struct tale *t = &d->tale;
	d->heard = *h;
	d->order = copy(h->order, h->orders, sizeof *h->order);
	d->order_room = h->orders;
	d->run = run ? copy(run, h->n, sizeof *run) : NULL;
	d->run_room = d->run ? h->n : 0;
	t->at = copy(h->at, h->n, sizeof *h->at);
	t->n = t->room = h->n;
	t->ways = t->way_room = ways_of(h);
	t->way = copy(h->way, t->ways, sizeof *h->way);
	t->account = h->accounts ? memory_grown(NULL, h->accounts, sizeof *t->account) : NULL;
	t->accounts = t->account_room = h->accounts;
	for (int k = 0; k < h->accounts; k++)
		t->account[k] = copy(h->account[k], 1, account_length(h->account[k]));
	decision_settle(d);
}

static void forget_from(struct chronicle *c, int i)
{
	while (c->decisions > i)
		decision_drop(&c->at[--c->decisions]);
	while (c->steps > i)
		free(c->step[--c->steps].back);
}

void chronicle_take(struct chronicle *c, int i, const struct heard *h, const char *back, const int16_t *run)
{
	forget_from(c, i == NONE ? 0 : i);
	if (i == NONE) {
		decision_drop(&c->setup);
		decision_begin(c, &c->setup);
		copy_decision(&c->setup, h, run);
		return;
	}
	struct decision *d = chronicle_next(c);
	struct step *k = chronicle_step(c);
	memset(k, 0, sizeof *k);
	copy_decision(d, h, run);
	d->begin = d->made = i;
	d->back = back[0] ? i : NONE;
	k->back = back[0] ? memory_text(back) : NULL;
}

void chronicle_take_run(struct chronicle *c, int i, int keep, const struct run *r)
{
	struct runs *all = &c->runs;
	while (all->n > i + 1)
		free(all->at[--all->n].row);
	if (i == all->n)
		runs_next(all);
	struct run_kept *to = &all->at[i];
	struct run_row *row = memory_grown(NULL, keep + r->n + 1, sizeof *row);
	if (keep)
		memcpy(row, to->row, (size_t)keep * sizeof *row);
	if (r->n)
		memcpy(row + keep, r->row, (size_t)r->n * sizeof *row);
	free(to->row);
	to->run = *r;
	to->run.n = to->room = keep + r->n;
	to->row = row;
}

void chronicle_take_end(struct chronicle *c, int length, int now, int runs, int open)
{
	forget_from(c, length);
	while (c->runs.n > runs)
		free(c->runs.at[--c->runs.n].row);
	c->runs.open = open;
	c->mark = now;
}
