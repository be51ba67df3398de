/* Pages beside the log: what towns and citadels are worth now, and what a recovery phase brought. */
#include "words/napoleon1807/own.h"

#include <stdio.h>

enum { PAGE_TOWNS, PAGE_RECOVERY = N7_PAGE_RECOVERY, PAGES };

const struct page n7_pages[] = {
	[PAGE_TOWNS] = {"Towns", NONE, CHAPTER_NONE, PAGE_STAYS, true, 0},
	[PAGE_RECOVERY] = {"Recovery", ROW_RECOVERY, CHAPTER_PHASE, PAGE_COMES_LOST, false, ROW_BIT(ROW_REST)},
	[PAGES] = {NULL, NONE, CHAPTER_NONE, PAGE_STAYS, false, 0},
};

enum { CELL = sizeof ((struct chart_row *)0)->cell[0] };

/* --- [Victory control] [Victory at the end] --- */

static const char *holder(const struct scenario *s, int side)
{
	return side == FRENCH || side == RUSSIAN ? s->side_name[side] : "nobody";
}

static struct chart_row *town(const struct scenario *s, struct chart *out, int place, int side, int points, int cite, const char *group)
{
	struct chart_row *row = chart_add(out, CHART_PLAIN);
	row->place = (int16_t)place;
	row->side = (int8_t)side;
	row->rule = (int16_t)cite;
	snprintf(row->group, sizeof row->group, "%s", group);
	chart_cell(row, 0, s->board.at[place].name);
	chart_cell(row, 1, holder(s, side));
	snprintf(row->cell[3], CELL, "%d", points);
	return row;
}

/* [Victory] The marker, and who wins where. */
static void marker(const struct scenario *s, const struct n7_position *n, n7_mask corps, struct chart *out)
{
	const struct n7_own *own = n7_own(s);
	int now = n->p.header.track[TRACK_VP], end = n7_end_marker(s, n, corps);
	struct {
		const char *name, *now;
		char points[CELL];
	} row[] = {{.name = "now"}, {.name = "if it ended now", .now = n7_who_wins(s, end)}, {.name = "French win"}, {.name = "a draw"}, {.name = "Russians win"}};
	bool over = n->p.header.result.over;
	if (over) {
		row[1].name = "at the end";
		row[1].now = n7_who_won(n);
	}
	snprintf(row[0].points, CELL, "%d", now);
	snprintf(row[1].points, CELL, "%d", end);
	snprintf(row[2].points, CELL, "0 to %d", own->french_at_most);
	snprintf(row[3].points, CELL, "%d to %d", own->french_at_most + 1, own->russian_at_least - 1);
	snprintf(row[4].points, CELL, "%d to %d", own->russian_at_least, own->figures.victory.russian);
	for (size_t i = over ? 1 : 0; i < sizeof row / sizeof *row; i++) {
		struct chart_row *r = chart_add(out, CHART_PLAIN);
		r->rule = CITE_VICTORY;
		r->mark = i == 1 ? CHART_GOOD : CHART_UNMARKED;
		snprintf(r->group, sizeof r->group, "Victory marker");
		chart_cell(r, 0, row[i].name);
		chart_cell(r, 2, row[i].now ? row[i].now : "");
		chart_cell(r, 3, row[i].points);
	}
}

static void page_towns(const struct scenario *s, const struct n7_position *n, enum side viewer, struct chart *out)
{
	const struct n7_own *own = n7_own(s);
	n7_mask corps = n7_corps_seen(s, n, (int)viewer);
	snprintf(out->head.title, sizeof out->head.title, "Towns and citadels");
	snprintf(out->head.foot, sizeof out->head.foot, "Towns count when their flag changes, citadels at the end of the scenario.");
	chart_column(out, "place", 5, false, false);
	chart_column(out, "whose", 4, false, false);
	chart_column(out, "now", 4, false, false);
	chart_column(out, "points", 3, false, true);
	marker(s, n, corps, out);
	for (int i = 0; i < own->towns; i++)
		town(s, out, own->town_at[i], n->control[i], own->town_points[i], CITE_VICTORY_CONTROL, "Fortified towns");
	for (int i = 0; i < own->fortresses; i++) {
		int taker = n7_earns(s, n, i, corps);
		struct chart_row *row = town(s, out, own->fortress_at[i], n->citadel[i], own->fortress_points[i], CITE_VICTORY_END, "Citadels");
		chart_cell(row, 2, taker == NOBODY ? "" : n->siege[i] == taker ? "besieged" : taker == FRENCH ? "French in it" : "Russians in it");
		row->mark = taker == NOBODY ? CHART_UNMARKED : CHART_GOOD;
	}
	for (int i = 0; i < own->objectives; i++) {
		const struct n7_objective *o = &own->objective[i];
		struct chart_row *row = town(s, out, o->place, o->side, o->points, CITE_VICTORY_END, "Objectives at the end");
		bool held = n7_alone(s, n, o->place, corps) == o->side;
		chart_cell(row, 2, held ? "held" : "");
		row->mark = held ? CHART_GOOD : CHART_UNMARKED;
	}
}

/* --- [Recovery] --- */

/* [Recovery 1] [Recovery 3] The viewer's corps that are tired by anything, the worst first, and what becomes of each without a card. */
static void page_tired(const struct scenario *s, const struct position *p, enum side viewer, struct chart *out)
{
	const struct n7_figures *f = n7_figures(s);
	if ((viewer != (enum side)FRENCH && viewer != (enum side)RUSSIAN) || p->header.result.over || frame_now(p)->row != ROW_REST)
		return;
	chart_column(out, "tired now", 5, false, false);
	chart_column(out, "fatigue", 2, false, true);
	chart_column(out, "without a card", 5, false, false);
	for (int fatigue = f->fatigue.most; fatigue > 0; fatigue--)
		for (int i = 0; i < s->pieces; i++) {
			const struct piece *k = &p->piece[i];
			if (s->piece[i].side != (int)viewer || k->place < 0 || !n7_is_corps(s, i) || k->fatigue != fatigue)
				continue;
			struct chart_row *row = chart_add(out, CHART_PLAIN);
			row->piece = (int16_t)i;
			row->place = k->place;
			row->side = (int8_t)viewer;
			row->rule = CITE_RECOVERY_3;
			row->mark = fatigue >= f->fatigue.tired ? CHART_BAD : CHART_UNMARKED;
			chart_cell(row, 0, s->piece[i].name);
			snprintf(row->cell[1], CELL, "%d", fatigue);
			chart_cell(row, 2, fatigue >= f->fatigue.tired ? "loses a point" : "stays so");
		}
}

static void page_recovery(const struct scenario *s, const struct event *e, struct chart *out)
{
	snprintf(out->head.title, sizeof out->head.title, "Recovery");
	chart_column(out, "corps", 5, false, false);
	chart_column(out, "", 4, false, false);
	chart_column(out, "by", 5, true, false);
	out->head.sums = 2;
	snprintf(out->head.sum[0], sizeof out->head.sum[0], "fatigue recovered");
	snprintf(out->head.sum[1], sizeof out->head.sum[1], "points lost");
	bool points = e->kind == EVENT_EASED || e->kind == EVENT_TIRED || e->kind == EVENT_POINT || e->kind == EVENT_GAIN;
	if ((!points && e->kind != EVENT_ELIMINATE) || e->piece < 0)
		return;
	struct chart_row *row = chart_add(out, CHART_PLAIN);
	row->piece = e->piece;
	row->place = e->from;
	row->rule = e->rule;
	row->side = e->side;
	row->loss = e->kind == EVENT_ELIMINATE || e->kind == EVENT_POINT;
	row->mark = row->loss ? CHART_BAD : e->kind == EVENT_TIRED ? CHART_UNMARKED : CHART_GOOD;
	chart_cell(row, 0, s->piece[e->piece].name);
	if (e->kind == EVENT_EASED || e->kind == EVENT_TIRED)
		snprintf(row->cell[1], CELL, "%s%d fatigue", e->kind == EVENT_EASED ? "-" : "+", e->number);
	else if (e->kind == EVENT_ELIMINATE)
		chart_cell(row, 1, "eliminated");
	else
		snprintf(row->cell[1], CELL, "%s1 %s", e->kind == EVENT_GAIN ? "+" : "-", e->number == ARM_HORSE ? "cavalry" : "infantry");
	chart_cell(row, 2, e->rule >= 0 && e->rule < CITES ? n7_cites[e->rule] : "");
	out->sum[0] = e->kind == EVENT_EASED ? e->number : 0;
	out->sum[1] = e->kind == EVENT_POINT;
}

void n7_page(const struct scenario *s, int page, const struct heard *h, int event, const struct position *p, enum side viewer,
	     struct chart *out)
{
	if (page == PAGE_TOWNS)
		page_towns(s, n7_of(p), viewer, out);
	else if (page == PAGE_RECOVERY && h)
		page_recovery(s, &h->at[event], out);
	else if (page == PAGE_RECOVERY)
		page_tired(s, p, viewer, out);
}
