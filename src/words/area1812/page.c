/* Pages beside the log: what supply would do now, what it did last, the points. And orders and units in words. */
#include "words/area1812/own.h"

#include "rules/larder/muster.h"

#include <stdio.h>
#include <string.h>

#define ASKS (ROW_BIT(ROW_ORDER) | ROW_BIT(ROW_SOURCE) | ROW_BIT(ROW_SHARE) | ROW_BIT(ROW_KEEP) | ROW_BIT(ROW_TRACK) | ROW_BIT(ROW_EXPEND))

enum { PAGE_FORECAST, PAGE_SUPPLY, PAGE_ENEMY, PAGE_ATTRITION, PAGE_MARCHES, PAGE_POINTS, PAGES };

const struct page ar_pages[] = {
	[PAGE_FORECAST] = {"Forecast", NONE, CHAPTER_NONE, PAGE_STAYS, false, ASKS},
	[PAGE_SUPPLY] = {"Supply", ROW_SUPPLY, CHAPTER_SUPPLY, PAGE_COMES, false, 0},
	[PAGE_ENEMY] = {"Enemy", NONE, CHAPTER_NONE, PAGE_STAYS, false, 0},
	[PAGE_ATTRITION] = {"Attrition", ROW_ATTRITION, CHAPTER_PHASE, PAGE_COMES_LOST, false, 0},
	[PAGE_MARCHES] = {"Marches", ROW_FORCE, CHAPTER_PHASE, PAGE_COMES_LOST, false, 0},
	[PAGE_POINTS] = {"Points", NONE, CHAPTER_NONE, PAGE_STAYS, true, 0},
	[PAGES] = {NULL, NONE, CHAPTER_NONE, PAGE_STAYS, false, 0},
};

/* --- attrition and forced marches: die by die --- */

/* "Infantry Corps, Vilna (R22) to Drissa (R33)": whose die event i is, as far as it is seen: who went or is lost, and for a forced march
 * where from and where to. */
static void say_marcher(const struct scenario *s, const struct account *a, const struct heard *h, int i, struct text *out)
{
	int who = NONE, to = h->at[i].from >= 0 ? h->at[i].to : NONE;
	for (int k = i + 1; k < h->n && h->at[k].kind != EVENT_RESULT; k++) {
		const struct event *e = &h->at[k];
		if (e->rule != CITE_FORCED || e->from != a->place || (e->kind != EVENT_MOVE && e->kind != EVENT_ELIMINATE))
			continue;
		who = e->piece;
	}
	text_set(out, "%s%s%s", who != NONE ? s->piece[who].name : "", who != NONE && a->place >= 0 ? ", " : "",
		 a->place >= 0 ? CALLED(s, a->place) : "the army as a whole");
	struct text from = *out;
	if (to >= 0)
		text_set(out, "%s to %s", from.at, CALLED(s, to));
}

/* `cite`: the rule by which its dice take losses; what is lost otherwise meanwhile stands elsewhere. */
static void page_dice(const struct scenario *s, const char *words, int cite, const struct heard *h, int i, struct chart *out)
{
	const struct event *e = &h->at[i];
	struct account own, *a = &own;
	chart_title(out, words);
	chart_column(out, "of", 4, false, false);
	chart_column(out, "die", 1, false, true);
	chart_column(out, "result", 3, false, false);
	bool spared = e->kind == EVENT_NOTE && (e->number == TEXT_NO_IC || e->number == TEXT_NO_CC || e->number == TEXT_NONE_THERE);
	if ((e->kind == EVENT_ELIMINATE || spared) && e->rule == cite) {
		struct chart_row *r = chart_add(out, CHART_REMARK);
		struct text told;
		r->mark = spared ? CHART_UNMARKED : CHART_BAD;
		r->piece = e->piece;
		r->place = e->from;
		ar_tell(s, e, &told);
		snprintf(r->note, sizeof r->note, "%.160s [%s](#%s)", told.at, CITE(e->rule), CITE(e->rule));
	}
	if (e->kind != EVENT_RESULT || !heard_account_of(h, i, a))
		return;
	struct chart_row *r = chart_add(out, CHART_PLAIN);
	r->place = a->place;
	r->rule = e->rule;
	chart_hit(r, a->table, a->row, a->column);
	struct text who;
	say_marcher(s, a, h, i, &who);
	chart_cell(r, 0, who.at);
	snprintf(r->group, sizeof r->group, "%.39s", s->side_name[a->side & 1]);
	snprintf(r->cell[1], sizeof r->cell[1], "%d", a->die[0].value);
	chart_cell(r, 2, result_words(s, s->table[a->table].result[a->result]));
}

/* --- what is known of the enemy --- */

/* Open units of the enemy in a region, by arm; *closed: counters that are seen of the others. */
static void open_units(const struct scenario *s, const struct campaign *c, int viewer, int r, int n[ARMS], int *closed)
{
	const struct land *g = land_of(s);
	*closed = 0;
	for (int i = 0; i < g->parts[r] && !c->p.header.result.over; i++)
		*closed += c->backs[1 - viewer][g->part[r][i]];
	memset(n, 0, ARMS * sizeof *n);
	for (int i = g->first[1 - viewer]; i < g->last[1 - viewer]; i++) {
		int at = c->p.piece[i].place;
		if (at < 0 || g->region[at] != r)
			continue;
		if (ar_knows(s, c, i, viewer))
			n[g->arm[i]]++;
	}
}

static void enemy_row(const struct scenario *s, const struct campaign *c, int viewer, int r, struct chart *out)
{
	const struct land *g = land_of(s);
	int n[ARMS], at = g->part[r][0], counted = c->counted[1 - viewer][r];
	int closed;
	for (int i = g->parts[r] - 1; i >= 0; i--)
		at = ar_units(c, 1 - viewer, g->part[r][i]) ? g->part[r][i] : at;
	open_units(s, c, viewer, r, n, &closed);
	struct chart_row *row = chart_add(out, CHART_PLAIN);
	row->place = (int16_t)at;
	chart_cell(row, 0, ar_area(s, at).at);
	if (counted != NONE)
		snprintf(row->cell[1], sizeof row->cell[1], "%d", counted);
	else if (!closed)
		snprintf(row->cell[1], sizeof row->cell[1], "%d", n[ARM_IC] + n[ARM_CC]);
	else
		chart_cell(row, 1, "?");
	if (closed)
		snprintf(row->cell[2], sizeof row->cell[2], "%s%d closed counter%s", counted != NONE ? "counted, " : "", closed,
			 closed == 1 ? "" : "s");
	else
		snprintf(row->cell[2], sizeof row->cell[2], "%d infantry, %d cavalry%s%s", n[ARM_IC], n[ARM_CC],
			 n[ARM_SU] + n[ARM_DP] ? ", supply" : "", n[ARM_LEADER] ? ", leaders" : "");
}

static void page_enemy(const struct scenario *s, const struct campaign *c, int viewer, struct chart *out)
{
	const struct land *g = land_of(s);
	chart_title(out, "What is known of the enemy");
	chart_column(out, "area", 4, false, false);
	chart_column(out, "corps", 1, false, true);
	chart_column(out, "stack", 4, false, false);
	if (viewer != FRENCH && viewer != RUSSIAN)
		return;
	for (int r = 0; r < g->regions; r++)
		if (ar_region(g, c, 1 - viewer, r, ARMS))
			enemy_row(s, c, viewer, r, out);
	snprintf(out->head.foot, sizeof out->head.foot, "On the map: %d infantry and %d cavalry corps",
		 ar_told_alive(s, c, 1 - viewer, ARM_IC, viewer), ar_told_alive(s, c, 1 - viewer, ARM_CC, viewer));
}

/* --- points --- */

static void page_points(const struct scenario *s, const struct campaign *c, struct chart *out)
{
	const struct land *g = land_of(s);
	const int16_t *track = c->p.header.track;
	int due = ar_battles_due(s, c);
	muster_page(out);
	for (int i = 0; i < g->places; i++)
		if (g->vp[i])
			muster_held(out, i, CALLED(s, i), c->control[i], g->vp[i], CITE_CONTROL);
	if (ar_optional(s))
		chart_total(out, MUSTER_POINTS, "Turns of victory less turns of defeat", track[TRACK_VICTORIES], CITE_VICTORIES);
	if (track[TRACK_NAPOLEON])
		chart_total(out, MUSTER_POINTS, "Napoleon is lost", g->napoleon_worth, CITE_NAPOLEON);
	chart_total(out, MUSTER_POINTS, "Victory Points", track[TRACK_POINTS], CITE_CONTROL);
	if (due)
		chart_total(out, MUSTER_POINTS, "The battles of this turn will count", due, CITE_VICTORIES);
	chart_total(out, MUSTER_POINTS, "Asked for this turn", g->index[c->p.header.turn], CITE_POLITICS);
}

void ar_page(const struct scenario *s, int page, const struct heard *h, int event, const struct position *p,
	     enum side viewer, struct chart *out)
{
	struct campaign copy;
	const struct campaign *c = ar_seen_by(s, campaign_of(p), (int)viewer, &copy);
	if (page == PAGE_FORECAST)
		ar_page_forecast(s, c, (int)viewer, out);
	else if (page == PAGE_SUPPLY && h)
		ar_page_supply(s, campaign_of(p), h, event, out);
	else if (page == PAGE_ATTRITION && h)
		page_dice(s, "Attrition", CITE_ATTRITION, h, event, out);
	else if (page == PAGE_MARCHES && h)
		page_dice(s, "Forced marches", CITE_FORCED, h, event, out);
	else if (page == PAGE_ENEMY)
		page_enemy(s, c, (int)viewer, out);
	else if (page == PAGE_POINTS)
		page_points(s, campaign_of(p), out);
}
