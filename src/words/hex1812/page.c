/* Pages beside the log: dice of attrition and forced marches, supply, the points. */
#include "words/hex1812/own.h"

#include "rules/larder/muster.h"

#include <stdio.h>

#define ASKS (ROW_BIT(ROW_ORDER) | ROW_BIT(ROW_SOURCE) | ROW_BIT(ROW_SHARE) | ROW_BIT(ROW_KEEP) | ROW_BIT(ROW_TRACK) | ROW_BIT(ROW_EXPEND))

enum { PAGE_FORECAST, PAGE_SUPPLY, PAGE_ATTRITION, PAGE_MARCHES, PAGE_POINTS, PAGES };

const struct page hx_pages[] = {
	[PAGE_FORECAST] = {"Forecast", NONE, CHAPTER_NONE, PAGE_STAYS, false, ASKS},
	[PAGE_SUPPLY] = {"Supply", ROW_SUPPLY, CHAPTER_SUPPLY, PAGE_COMES, false, 0},
	[PAGE_ATTRITION] = {"Attrition", ROW_ATTRITION, CHAPTER_PHASE, PAGE_COMES_LOST, false, 0},
	[PAGE_MARCHES] = {"Marches", ROW_MARCH, CHAPTER_PHASE, PAGE_COMES_LOST, false, 0},
	[PAGE_POINTS] = {"Points", NONE, CHAPTER_NONE, PAGE_STAYS, true, 0},
	[PAGES] = {NULL, NONE, CHAPTER_NONE, PAGE_STAYS, false, 0},
};

/* --- attrition and forced marches: die by die --- */

static void lost_row(const struct scenario *s, const struct event *e, struct chart *out)
{
	struct chart_row *r = chart_add(out, CHART_REMARK);
	r->mark = CHART_BAD;
	r->piece = e->piece;
	r->place = e->from;
	snprintf(r->note, sizeof r->note, "%.30s%s%.40s is lost", s->piece[e->piece].name, e->from >= 0 ? " in " : "",
		 e->from >= 0 ? hx_place(s, e->from).at : "");
}

/* [reading 5] Nobody is left whom the die could take. */
static void lapsed_row(const struct scenario *s, const struct event *e, struct chart *out)
{
	struct text told;
	hx_tell(s, e, &told);
	struct chart_row *r = chart_add(out, CHART_REMARK);
	text_copy(r->note, sizeof r->note, told.at);
}

/* Lost by a forced march. Who is overrun at 500 percent [Combat K] made none and threw no die, and battles are told elsewhere. */
static bool on_the_march(int rule)
{
	return rule == CITE_FORCED || rule == CITE_FORCED_G || rule == CITE_FORCED_H;
}

/* "French attrition": both sides have one in a turn. It is told as it begins and with each die: others may fall in between. */
static void dice_head(const struct scenario *s, const struct event *e, const char *words, struct chart *out)
{
	char title[64];
	if ((e->kind != EVENT_PHASE && e->kind != EVENT_RESULT) || e->side < 0)
		return;
	snprintf(title, sizeof title, "%.31s %.24s", s->side_name[e->side & 1], words);
	chart_title(out, title);
	chart_column(out, "of", 4, false, false);
	chart_column(out, "die", 1, false, true);
	chart_column(out, "result", 3, false, false);
}

static void page_dice(const struct scenario *s, const char *words, const struct heard *h, int i, bool marches, struct chart *out)
{
	const struct event *e = &h->at[i];
	struct account own, *a = &own;
	dice_head(s, e, words, out);
	if (e->kind == EVENT_ELIMINATE && e->piece >= 0 && (marches ? on_the_march(e->rule) : e->rule == CITE_ATTRITION))
		lost_row(s, e, out);
	if (e->kind == EVENT_NOTE && (e->number == TEXT_NO_INF || e->number == TEXT_NO_CAV) && !marches)
		lapsed_row(s, e, out);
	if (e->kind != EVENT_RESULT || !heard_account_of(h, i, a) || a->table == NONE || !a->dice ||
	    a->kind != (marches ? ACCOUNT_FORCE : ACCOUNT_ATTRITION))
		return;
	struct chart_row *r = chart_add(out, CHART_PLAIN);
	r->place = a->place;
	r->piece = e->piece;
	r->rule = e->rule;
	chart_hit(r, a->table, a->row, a->column);
	chart_cell(r, 0, e->piece >= 0 ? s->piece[e->piece].name : s->side_name[a->side & 1]);
	snprintf(r->cell[1], sizeof r->cell[1], "%d", a->die[0].value);
	chart_cell(r, 2, result_words(s, s->table[a->table].result[a->result]));
}

/* --- points --- */

static void page_points(const struct scenario *s, const struct campaign *c, struct chart *out)
{
	const struct ground *g = ground_of(s);
	const int16_t *track = c->p.header.track;
	muster_page(out);
	for (int i = 0; i < g->held; i++)
		muster_held(out, g->hold[i], hx_place(s, g->hold[i]).at, c->control >> i & 1, g->worth[i], CITE_FORTRESS_G);
	if (track[TRACK_NAPOLEON])
		chart_total(out, MUSTER_POINTS, "Napoleon is lost", g->napoleon_worth, CITE_VICTORY_A);
	if (track[TRACK_SIEGES])
		chart_total(out, MUSTER_POINTS, "Besieged fortresses", track[TRACK_SIEGES], CITE_FORTRESS_F);
	chart_total(out, MUSTER_POINTS, "Victory Points", track[TRACK_POINTS], CITE_VICTORY_A);
	chart_total(out, MUSTER_POINTS, "Asked for this turn", g->index[c->p.header.turn], CITE_VICTORY_B);
}

void hx_page(const struct scenario *s, int page, const struct heard *h, int event, const struct position *p, enum side viewer,
	     struct chart *out)
{
	if (page == PAGE_FORECAST)
		hx_page_forecast(s, campaign_of(p), viewer, out);
	else if (page == PAGE_SUPPLY && h)
		hx_page_supply(s, campaign_of(p), h, event, out);
	else if (page == PAGE_ATTRITION && h)
		page_dice(s, "attrition", h, event, false, out);
	else if (page == PAGE_MARCHES && h)
		page_dice(s, "forced marches", h, event, true, out);
	else if (page == PAGE_POINTS)
		page_points(s, campaign_of(p), out);
}
