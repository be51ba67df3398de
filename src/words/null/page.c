/* Pages beside the log: what the villages are worth now, what the assaults brought, who was fed. */
#include "words/null/own.h"

#include <stdio.h>

const struct page null_pages[PAGES + 1] = {
	[PAGE_VILLAGES] = {"Villages", NONE, CHAPTER_NONE, PAGE_STAYS, true, 0},
	[PAGE_ASSAULTS] = {"Assaults", NULL_COMBAT, CHAPTER_PHASE, PAGE_STAYS, false, UINT64_C(1) << NULL_COMBAT},
	[PAGE_SUPPLY] = {"Supply", NULL_SUPPLY, CHAPTER_SUPPLY, PAGE_STAYS, false, 0},
	[PAGES] = {NULL, NONE, CHAPTER_NONE, PAGE_STAYS, false, 0},
};

enum { CELL = sizeof ((struct chart_row *)0)->cell[0] };

/* --- 9.2 villages: read off the position --- */

static void villages(const struct scenario *s, const struct position *p, struct chart *out)
{
	chart_title(out, "Villages and points");
	chart_column(out, "village", 5, false, false);
	chart_column(out, "held by", 4, false, false);
	chart_column(out, "points", 2, false, true);
	for (int i = 0; i < MAX_MARKERS; i++) {
		const struct marker *m = &p->marker[i];
		if (m->place < 0 || m->kind != MARK_TOWN)
			continue;
		struct chart_row *row = chart_add(out, CHART_PLAIN);
		row->place = m->place;
		row->rule = CITE_TOWNS;
		chart_cell(row, 0, null_place_name(s, m->place));
		chart_cell(row, 1, m->side < SIDES ? s->side_name[m->side] : "nobody");
		snprintf(row->cell[2], CELL, "%d", m->value);
	}
	for (int side = 0; null_own(s)->with && side < SIDES; side++) {
		struct chart_row *row = chart_add(out, CHART_TOTAL);
		chart_cell(row, 0, s->side_name[side]);
		snprintf(row->cell[2], CELL, "%d", null_points(s, p, (enum side)side));
	}
}

/* --- 5.1 assaults: what each brought --- */

static void assaults(const struct scenario *s, const struct heard *h, int event, struct chart *out)
{
	const struct event *e = &h->at[event];
	struct account a;
	chart_title(out, "Assaults");
	chart_column(out, "place", 5, false, false);
	chart_column(out, "die", 2, false, true);
	chart_column(out, "column", 3, false, true);
	chart_column(out, "result", 5, false, false);
	out->head.sums = 1;
	snprintf(out->head.sum[0], sizeof out->head.sum[0], "assaults");
	if (e->kind != EVENT_RESULT || !heard_account_of(h, event, &a))
		return;
	const struct table *t = &s->table[null_own(s)->table];
	struct chart_row *row = chart_add(out, CHART_PLAIN);
	row->piece = e->piece;
	row->place = e->to;
	row->rule = CITE_ASSAULT;
	row->mark = e->number == RESULT_DEFENDER_LOST ? CHART_GOOD : e->number == RESULT_ATTACKER_LOST ? CHART_BAD : CHART_UNMARKED;
	chart_hit(row, null_own(s)->table, a.row, a.column);
	out->sum[0] = 1;
	chart_cell(row, 0, null_place_name(s, e->to));
	snprintf(row->cell[1], CELL, "%d", a.dice ? a.die[0].value : 0);
	snprintf(row->cell[2], CELL, "%.20s", t->column[a.column]);
	chart_cell(row, 3, t->result[e->number]);
}

/* --- 6.1 supply: counter by counter --- */

static void supply(const struct scenario *s, const struct heard *h, int event, struct chart *out)
{
	const struct event *e = &h->at[event];
	struct account a;
	chart_title(out, "Supply");
	chart_column(out, "counter", 5, false, false);
	chart_column(out, "place", 5, false, false);
	chart_column(out, "steps", 2, false, true);
	chart_column(out, "", 3, false, false);
	out->head.sums = 2;
	snprintf(out->head.sum[0], sizeof out->head.sum[0], "fed");
	snprintf(out->head.sum[1], sizeof out->head.sum[1], "hungry");
	if (e->kind != EVENT_CHECK || e->piece == NONE)
		return;
	struct chart_row *row = chart_add(out, CHART_PLAIN);
	row->piece = e->piece;
	row->place = e->to;
	row->rule = CITE_SUPPLY;
	row->mark = e->number ? CHART_UNMARKED : CHART_BAD;
	out->sum[e->number ? 0 : 1] = 1;
	snprintf(row->group, sizeof row->group, "%.30s", s->side_name[e->side & 1]);
	chart_cell(row, 0, s->piece[e->piece].name);
	chart_cell(row, 1, null_place_name(s, e->to));
	if (heard_account_of(h, event, &a) && a.n && a.at[0].op == LINE_BASE)
		snprintf(row->cell[2], CELL, "%d", a.at[0].num);
	chart_cell(row, 3, e->number ? "fed" : "hungry");
}

void null_page(const struct scenario *s, int page, const struct heard *h, int event, const struct position *p,
	       enum side viewer, struct chart *out)
{
	(void)viewer;
	if (page == PAGE_VILLAGES)
		villages(s, p, out);
	else if (page == PAGE_ASSAULTS && h)
		assaults(s, h, event, out);
	else if (page == PAGE_SUPPLY && h)
		supply(s, h, event, out);
}
