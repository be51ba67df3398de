#include "match/runs.h"

#include "core/memory.h"
#include "match/tale.h"

#include <stdlib.h>
#include <string.h>

/* The page that collects what happens in this row of the table of phases, or NONE. */
static int page_of_row(const struct scenario *s, int row)
{
	const struct page *p = words_of(s)->pages;
	for (int i = 0; p && p[i].name; i++)
		if (p[i].row == row && row != NONE)
			return i;
	return NONE;
}

void runs_start(struct runs *r, const struct scenario *s)
{
	const struct page *p = words_of(s)->pages;
	bool collects = false;
	memset(r, 0, sizeof *r);
	r->open = NONE;
	for (int i = 0; p && p[i].name; i++)
		collects |= p[i].row != NONE;
	if (collects)
		r->chart = memory_grown(NULL, 1, sizeof *r->chart);
}

void runs_free(struct runs *r)
{
	for (int i = 0; i < r->n; i++)
		free(r->at[i].row);
	free(r->at);
	free(r->chart);
	memset(r, 0, sizeof *r);
	r->open = NONE;
}

struct runs_mark runs_mark(const struct runs *r)
{
	struct runs_mark m = {.n = r->n, .open = r->open};
	const struct run_kept *last = r->n ? &r->at[r->n - 1] : NULL;
	m.rows = last ? last->run.n : 0;
	if (m.rows)
		memcpy(m.sum, last->row[m.rows - 1].sum, sizeof m.sum);
	return m;
}

void runs_back(struct runs *r, const struct runs_mark *to)
{
	while (r->n > to->n)
		free(r->at[--r->n].row);
	r->open = to->open;
	if (!r->n)
		return;
	struct run_kept *last = &r->at[r->n - 1];
	last->run.n = to->rows;
	if (to->rows)
		memcpy(last->row[to->rows - 1].sum, to->sum, sizeof to->sum);
}

struct run_kept *runs_next(struct runs *r)
{
	if (r->n == r->room) {
		r->room = r->room ? 2 * r->room : 16;
		r->at = memory_grown(r->at, r->room, sizeof *r->at);
	}
	return memset(&r->at[r->n++], 0, sizeof *r->at);
}

static void begin(struct runs *r, int page, int turn, int decision)
{
	struct run_kept *k = runs_next(r);
	k->run.page = page;
	k->run.turn = turn;
	k->run.first = decision;
	k->run.nth = 1;
	for (int i = 0; i + 1 < r->n; i++)
		k->run.nth += r->at[i].run.page == page && r->at[i].run.turn == turn;
	r->open = r->n - 1;
}

void runs_begin_amid(struct runs *r, const struct scenario *s, const struct position *before, int decision)
{
	int page = before->depth ? page_of_row(s, frame_now(before)->row) : NONE;
	if (page != NONE && r->open == NONE)
		begin(r, page, before->header.turn, decision);
}

static void begins_or_ends(struct runs *r, const struct scenario *s, const struct position *before,
			   const struct heard *h, int i, int decision)
{
	const struct event *e = &h->at[i];
	int turn = before->header.turn, page = e->kind == EVENT_PHASE ? page_of_row(s, e->number) : NONE;
	const struct run *last = r->open != NONE ? &r->at[r->open].run : NULL;
	for (int k = 0; k <= i; k++)
		if (h->at[k].kind == EVENT_TURN)
			turn = h->at[k].number;
	if (last && page != NONE && words_of(s)->whole_pages >> page & 1 && last->page == page && last->turn == turn)
		return;
	r->open = NONE;
	if (page != NONE)
		begin(r, page, turn, decision);
}

static void add_row(struct run_kept *k, const struct chart_row *row, int decision)
{
	if (k->run.n == k->room) {
		k->room = k->room ? 2 * k->room : 8;
		k->row = memory_grown(k->row, k->room, sizeof *k->row);
	}
	struct run_row *to = &k->row[k->run.n++];
	memset(to, 0, sizeof *to);
	to->row = *row;
	to->decision = decision;
	if (k->run.n > 1)
		memcpy(to->sum, to[-1].sum, sizeof to->sum);
}

int runs_hear(struct runs *r, const struct scenario *s, enum side viewer, const struct position *before,
	      const struct heard *h, int i, int decision)
{
	if (h->at[i].kind == EVENT_PHASE || h->at[i].kind == EVENT_TURN)
		begins_or_ends(r, s, before, h, i, decision);
	if (r->open == NONE)
		return NONE;
	struct run_kept *k = &r->at[r->open];
	chart_clear(r->chart);
	words_of(s)->page(s, k->run.page, h, i, before, viewer, r->chart);
	if (r->chart->head.columns)
		k->run.head = r->chart->head;
	for (int row = 0; row < r->chart->n; row++)
		add_row(k, &r->chart->row[row], decision);
	for (int n = 0; n < CHART_SUMS && k->run.n; n++)
		k->row[k->run.n - 1].sum[n] = (int16_t)(k->row[k->run.n - 1].sum[n] + r->chart->sum[n]);
	return r->open;
}
