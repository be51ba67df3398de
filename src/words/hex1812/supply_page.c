/* Pages about supply: what it would do now, and what it did, area by area. */
#include "words/hex1812/own.h"

#include <stdio.h>
#include <string.h>

enum { CELL = sizeof ((struct chart_row *)0)->cell[0], NOTE = sizeof ((struct chart_row *)0)->note };

static void state_cell(char cell[CELL], int before, int after)
{
	if (before == after)
		snprintf(cell, CELL, "%s", supply_state_short(before));
	else
		snprintf(cell, CELL, "%s to %s", supply_state_short(before), supply_state_short(after));
}

static void area_cell(const struct ground *g, int region, char cell[CELL])
{
	snprintf(cell, CELL, "%.24s (%.8s)", g->region_name[region], g->region_id[region]);
}

/* --- what would be --- */

/* Where those who are fed find it: all that are there less those without, by fortress, land and depot; the others next door. */
static void sources_cell(const struct scenario *s, const struct campaign *c, const struct hx_forecast *f, int r, int hungry, char cell[CELL])
{
	const struct ground *g = ground_of(s);
	int all = 0, fort = 0, small = 0;
	for (int side = 0; side < 2; side++) {
		int units = hx_count(s, c, side, r, LARDER_UNITS), corps = hx_count(s, c, side, r, LARDER_CORPS);
		int divisions = hx_divisions(s, c, side, r);
		all += units;
		small += divisions;
		fort += hx_count(s, c, side, r, LARDER_FED) + units - corps - divisions;
	}
	int land = c->depleted[r] == DEPLETED_FULL ? 0 : f->uses[r] + small;
	land = land > all - hungry - fort - f->on_depot[r] ? all - hungry - fort - f->on_depot[r] : land;
	chart_listed(cell, CELL, land, "off the area");
	chart_listed(cell, CELL, f->on_depot[r], f->spent[r] ? "use up a depot" : "on the depot");
	chart_listed(cell, CELL, fort, "in a fortress");
	for (int h = 0; h < g->regions; h++)
		if (f->host_of[h] == r + 1) {
			char on[24];
			snprintf(on, sizeof on, "on %.11s", g->region_id[h]);
			chart_listed(cell, CELL, all - hungry - fort - land - f->on_depot[r], on);
			return;
		}
}

static void forecast_row(const struct scenario *s, const struct campaign *c, const struct hx_forecast *f, int r, const char *group,
			 struct chart *out)
{
	struct chart_row *row = chart_add(out, CHART_PLAIN);
	int hungry[2];
	for (int side = 0; side < 2; side++)
		hungry[side] = f->hungry[side][r] + f->small[side][r];
	struct larder l = hx_larder(s, c);
	row->place = (int16_t)l.law->seat(s, &c->p, larder_count(&l, FRENCH, r, LARDER_UNITS) ? FRENCH : RUSSIAN, r);
	row->mark = hungry[0] + hungry[1] ? CHART_BAD : CHART_UNMARKED;
	row->rule = hungry[0] + hungry[1] ? CITE_UNSUPPLIED : CITE_SUPPLY_H;
	snprintf(row->group, sizeof row->group, "%s", group);
	area_cell(ground_of(s), r, row->cell[0]);
	state_cell(row->cell[1], c->depleted[r], f->after[r]);
	for (int side = 0; side < 2; side++) {
		char words[40];
		snprintf(words, sizeof words, "%.20s", s->side_name[side]);
		chart_listed(row->cell[2], CELL, hx_count(s, c, side, r, LARDER_UNITS), words);
		snprintf(words, sizeof words, "%.20s WITHOUT", s->side_name[side]);
		chart_listed(row->cell[3], CELL, hungry[side], words);
	}
	sources_cell(s, c, f, r, hungry[0] + hungry[1], row->cell[3]);
}

void hx_page_forecast(const struct scenario *s, const struct campaign *truth, enum side viewer, struct chart *out)
{
	static const char *const groups[] = {"Without supply", "Depleted further", "As they are"};
	const struct ground *g = ground_of(s);
	struct hx_forecast f;
	struct campaign ahead, *c = &ahead;
	hx_bury(s, truth, c);
	chart_title(out, "If supply came now");
	chart_column(out, "area", 4, false, false);
	chart_column(out, "its state", 4, false, false);
	chart_column(out, "combat units", 3, false, false);
	chart_column(out, "supply", 5, false, false);
	if (c->p.header.result.over)
		return;
	hx_forecast(s, c, &f);
	for (int group = 0; group < 3; group++)
		for (int r = 0; r < g->regions; r++) {
			bool hungry = f.hungry[0][r] + f.small[0][r] + f.hungry[1][r] + f.small[1][r], changes = f.after[r] != c->depleted[r];
			bool there = hx_count(s, c, FRENCH, r, LARDER_UNITS) + hx_count(s, c, RUSSIAN, r, LARDER_UNITS);
			if ((there || changes) && group == (hungry ? 0 : changes ? 1 : 2))
				forecast_row(s, c, &f, r, groups[group], out);
		}
	bool own = viewer == (enum side)FRENCH || viewer == (enum side)RUSSIAN; /* the red line beside it counts his units too */
	out->head.alarm = own ? f.without[viewer] : f.without[0] + f.without[1];
	snprintf(out->head.foot, sizeof out->head.foot, "Without supply: %d of %d French, %d of %d Russian combat units", f.without[FRENCH],
		 f.units[FRENCH], f.without[RUSSIAN], f.units[RUSSIAN]);
}

/* --- what was --- */

static void drew_cell(const struct scenario *s, const struct account *a, char cell[CELL])
{
	const struct ground *g = ground_of(s);
	chart_listed(cell, CELL, account_sum(a, TEXT_HUNGRY), "WITHOUT SUPPLY");
	chart_listed(cell, CELL, account_sum(a, TEXT_USE_AREA), "off the area");
	chart_listed(cell, CELL, account_sum(a, TEXT_USE_DEPOT), "on depots");
	for (int i = 0; i < a->n; i++)
		if (a->at[i].text == TEXT_DRAW_ON) {
			char on[24];
			snprintf(on, sizeof on, "on %.11s", g->region_id[g->region[a->at[i].place]]);
			chart_listed(cell, CELL, a->at[i].num, on);
		}
	chart_listed(cell, CELL, account_sum(a, TEXT_FORT_FEEDS), "by a fortress");
	if (!cell[0]) /* [Supply H] only corps deplete */
		snprintf(cell, CELL, "divisions, free");
}

/* Was the unit of this die lost by it? */
static bool starved(const struct heard *h, int roll)
{
	const struct event *next = roll + 1 < h->n ? &h->at[roll + 1] : NULL;
	return next && next->kind == EVENT_ELIMINATE && next->rule == CITE_UNSUPPLIED && next->piece == h->at[roll].piece;
}

/* [Unsupplied Chart] Whose die it was, and what came of it. */
static void die_row(const struct scenario *s, const struct heard *h, int roll, int from, struct chart *out)
{
	const struct event *e = &h->at[roll];
	struct chart_row *row = chart_add(out, CHART_PLAIN);
	bool lost = starved(h, roll);
	row->piece = e->piece;
	row->place = e->from;
	row->rule = e->rule;
	row->loss = lost;
	row->mark = lost ? CHART_BAD : CHART_UNMARKED;
	chart_cell(row, 0, e->piece >= 0 && e->piece < s->pieces ? hx_unit(s, e->piece).at : "A unit");
	snprintf(row->cell[1], CELL, "die %d, lost from %d", e->dice[0], from);
	chart_cell(row, 2, lost ? "lost" : "stays");
}

/* The dice of the area that event `check` sums up: they fell since the area before. */
static void dice_rows(const struct scenario *s, const struct heard *h, int check, int from, struct chart *out)
{
	int first = check;
	while (first > 0 && h->at[first - 1].kind != EVENT_CHECK && h->at[first - 1].kind != EVENT_PHASE)
		first--;
	for (int i = first; i < check; i++)
		if (h->at[i].kind == EVENT_ROLL && h->at[i].rule == CITE_UNSUPPLIED)
			die_row(s, h, i, from, out);
}

enum { SUM_AREA, SUM_NEXT, SUM_DEPOT, SUM_FORT, SUM_HUNGRY, SUM_HALF, SUM_FULL, SUMS };
static const char *const sums[SUMS] = {"corps off areas", "from next door", "on depots", "by fortresses", "without supply", "now 50% depleted", "now 100% depleted"};

void hx_page_supply(const struct scenario *s, const struct campaign *before, const struct heard *h, int i, struct chart *out)
{
	const struct event *e = &h->at[i];
	struct account own, *a = &own;
	chart_title(out, "Supply");
	chart_column(out, "area", 4, false, false);
	chart_column(out, "drew on", 5, false, false);
	chart_column(out, "the area", 4, false, false);
	for (out->head.sums = 0; out->head.sums < SUMS; out->head.sums++)
		snprintf(out->head.sum[out->head.sums], sizeof out->head.sum[0], "%s", sums[out->head.sums]);
	if (e->kind != EVENT_CHECK || e->to < 0 || !heard_account_of(h, i, a))
		return;
	int r = ground_of(s)->region[e->to], was = before->depleted[r];
	out->sum[SUM_AREA] = (int16_t)account_sum(a, TEXT_USE_AREA);
	out->sum[SUM_NEXT] = (int16_t)account_sum(a, TEXT_DRAW_ON);
	out->sum[SUM_DEPOT] = (int16_t)account_sum(a, TEXT_USE_DEPOT);
	out->sum[SUM_FORT] = (int16_t)account_sum(a, TEXT_FORT_FEEDS);
	out->sum[SUM_HUNGRY] = (int16_t)account_sum(a, TEXT_HUNGRY);
	out->sum[SUM_HALF] = a->table != NONE && a->result != was && a->result == DEPLETED_HALF;
	out->sum[SUM_FULL] = a->table != NONE && a->result != was && a->result == DEPLETED_FULL;
	struct chart_row *row = chart_add(out, CHART_PLAIN);
	row->place = e->to;
	row->rule = CITE_SUPPLY_H;
	row->mark = a->dice ? CHART_BAD : CHART_UNMARKED;
	area_cell(ground_of(s), r, row->cell[0]);
	drew_cell(s, a, row->cell[1]);
	state_cell(row->cell[2], was, a->table == NONE ? was : a->result);
	chart_hit(row, a->table, a->row, a->column);
	dice_rows(s, h, i, supply_starves_from(&ground_of(s)->charts, before->p.header.turn), out);
}
