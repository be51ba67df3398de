/* Pages about supply: what it would do now, and what it did, area by area: who drew on what, what that left of the area,
 * who starved. */
#include "words/area1812/own.h"

#include <stdio.h>
#include <string.h>

enum { CELL = sizeof ((struct chart_row *)0)->cell[0], NOTE = sizeof ((struct chart_row *)0)->note };

/* "undepleted", or "undepleted to 50%" */
static void state_cell(char cell[CELL], int before, int after, const char *doubt)
{
	if (before == after)
		snprintf(cell, CELL, "%s%s", supply_state_short(before), doubt);
	else
		snprintf(cell, CELL, "%s to %s%s", supply_state_short(before), supply_state_short(after), doubt);
}

static void area_cell(const struct scenario *s, int place, char cell[CELL])
{
	text_copy(cell, CELL, ar_area(s, place).at);
}

static void remark(char note[NOTE], const char *words)
{
	size_t used = strlen(note);
	snprintf(note + used, NOTE - used, "%s%s", used ? "; " : "", words);
}

/* --- what would be, as far as the viewer knows --- */

static void sources_cell(const struct land *g, const struct ar_forecast *f, int r, char cell[CELL])
{
	char on[24];
	chart_listed(cell, CELL, f->hungry[r], "WITHOUT SUPPLY");
	chart_listed(cell, CELL, f->uses[r], "off the area");
	chart_listed(cell, CELL, f->on_depot[r], f->spent[r] ? "use up a depot" : "on the depot");
	for (int h = 0; h < g->regions; h++)
		if (f->host_of[h] == r + 1) {
			snprintf(on, sizeof on, "on %.11s", g->region_id[h]);
			chart_listed(cell, CELL, f->guests[h], on);
		}
	chart_listed(cell, CELL, f->fed[r], "by the fortress");
}

static void forecast_row(const struct scenario *s, const struct campaign *c, int side, int r,
			 const struct ar_forecast *f, const char *group, struct chart *out)
{
	struct chart_row *row = chart_add(out, CHART_PLAIN);
	int at = ar_part_of(land_of(s), c, side, r);
	char words[64];
	row->place = (int16_t)at;
	row->mark = f->hungry[r] || f->spent[r] ? CHART_BAD : CHART_UNMARKED;
	row->rule = f->hungry[r] ? CITE_UNSUPPLIED : CITE_SUPPLY_H;
	snprintf(row->group, sizeof row->group, "%s", group);
	area_cell(s, at, row->cell[0]);
	state_cell(row->cell[1], c->depleted[r], f->after[r], f->unsure[r] ? "?" : "");
	sources_cell(land_of(s), f, r, row->cell[2]);
	if (f->host_of[r]) {
		snprintf(words, sizeof words, "its supply unit feeds %d of %.11s", f->guests[r],
			 land_of(s)->region_id[f->host_of[r] - 1]);
		remark(row->note, words);
	}
	if (f->unsure[r])
		remark(row->note, "enemies eat here too");
}

static void forecast_foot(const struct ar_forecast *f, int worse, int spent, char *foot, size_t size)
{
	if (f->starving)
		snprintf(foot, size, "%d of %d corps would be without supply", f->starving, f->corps);
	else
		snprintf(foot, size, "All %d corps would be supplied", f->corps);
	chart_listed(foot, size, worse, worse == 1 ? "area depleted further" : "areas depleted further");
	chart_listed(foot, size, spent, spent == 1 ? "depot used up" : "depots used up");
}

void ar_page_forecast(const struct scenario *s, const struct campaign *c, int viewer, struct chart *out)
{
	static const char *const groups[] = {"Without supply", "Depleted further", "As they are"};
	const struct land *g = land_of(s);
	struct ar_forecast f;
	int worse = 0, spent = 0;
	chart_title(out, "If supply came now");
	chart_column(out, "area", 4, false, false);
	chart_column(out, "its state", 4, false, false);
	chart_column(out, "the corps", 5, false, false);
	if ((viewer != FRENCH && viewer != RUSSIAN) || c->p.header.result.over)
		return;
	ar_forecast(s, c, viewer, &f);
	for (int group = 0; group < 3; group++)
		for (int r = 0; r < g->regions; r++) {
			bool changes = f.after[r] != c->depleted[r];
			if ((!ar_region_corps(g, c, viewer, r) && !changes) || group != (f.hungry[r] ? 0 : changes ? 1 : 2))
				continue;
			forecast_row(s, c, viewer, r, &f, groups[group], out);
			worse += changes;
			spent += f.spent[r];
		}
	out->head.alarm = f.starving;
	forecast_foot(&f, worse, spent, out->head.foot, sizeof out->head.foot);
}

/* --- what was --- */

/* The first event that belongs to the area of this one: what follows the area before. */
static int first_of(const struct heard *h, int i)
{
	while (i > 0 && h->at[i - 1].kind != EVENT_CHECK && h->at[i - 1].kind != EVENT_PHASE)
		i--;
	return i;
}

/* The half of the area in which those who were fed stand; of an area in which they stand in several halves all are named. */
static struct text fed_area(const struct scenario *s, const struct heard *h, int i)
{
	int at = NONE;
	for (int k = first_of(h, i); k < i; k++) {
		const struct event *e = &h->at[k];
		if (e->kind != EVENT_REVEAL || e->rule != CITE_SUPPLY_H || e->to < 0)
			continue;
		if (at != NONE && at != e->to)
			return ar_whole_area(s, e->to);
		at = e->to;
	}
	return at == NONE ? ar_whole_area(s, h->at[i].to) : ar_area(s, at);
}

/* [Supply H] Those that both sides counted; where nothing was counted those whose food the account tells, by him who may read it. */
static void corps_cell(const struct scenario *s, const struct heard *h, int i, const struct account *a, char cell[CELL])
{
	static const int fed[] = {TEXT_USE_AREA, TEXT_USE_DEPOT, TEXT_DRAW_ON, TEXT_FORT_FEEDS, TEXT_HUNGRY};
	int side = a->seen == side_bit(FRENCH) ? FRENCH : a->seen == side_bit(RUSSIAN) ? RUSSIAN : a->side, n = 0;
	for (int k = first_of(h, i); k < i; k++)
		if (h->at[k].kind == EVENT_REVEAL && h->at[k].rule == CITE_SUPPLY_H)
			chart_listed(cell, CELL, h->at[k].number, s->side_name[h->at[k].side & 1]);
	for (size_t k = 0; k < sizeof fed / sizeof *fed; k++)
		n += account_sum(a, fed[k]);
	if (!cell[0])
		chart_listed(cell, CELL, n, s->side_name[side & 1]);
}

static void drew_cell(const struct scenario *s, const struct account *a, char cell[CELL])
{
	chart_listed(cell, CELL, account_sum(a, TEXT_HUNGRY), "WITHOUT SUPPLY");
	chart_listed(cell, CELL, account_sum(a, TEXT_USE_AREA), "off the area");
	chart_listed(cell, CELL, account_sum(a, TEXT_USE_DEPOT), "on the depot");
	for (int i = 0; i < a->n; i++)
		if (a->at[i].text == TEXT_DRAW_ON) {
			char on[24];
			const struct land *g = land_of(s);
			int r = g->region[a->at[i].place]; /* of an area in halves none is meant */
			snprintf(on, sizeof on, "on %.20s", g->parts[r] == 1 ? s->board.at[a->at[i].place].name : g->region_id[r]);
			chart_listed(cell, CELL, a->at[i].num, on);
		}
	chart_listed(cell, CELL, account_sum(a, TEXT_FORT_FEEDS), "by the fortress");
}

/* "dice 2, 5, lost from 4: 1 infantry lost" */
static void dice_note(const struct land *g, int turn, const struct heard *h, int i, const struct account *a, char note[NOTE])
{
	int dead[ARMS] = {0};
	char dice[64] = "", lost[40] = "", words[120];
	for (int k = 0; k < a->dice && strlen(dice) + 6 < sizeof dice; k++)
		snprintf(dice + strlen(dice), 6, "%s %d", k ? "," : "", a->die[k].value % 10);
	for (int k = first_of(h, i); k < i; k++)
		if (h->at[k].kind == EVENT_ELIMINATE && h->at[k].rule == CITE_UNSUPPLIED && h->at[k].piece >= 0)
			dead[g->arm[h->at[k].piece]]++;
	chart_listed(lost, sizeof lost, dead[ARM_IC], "infantry");
	chart_listed(lost, sizeof lost, dead[ARM_CC], "cavalry");
	snprintf(words, sizeof words, "dice%s, lost from %d: %s", dice, supply_starves_from(&g->charts, turn), lost[0] ? lost : "nobody");
	remark(note, words);
	snprintf(note + strlen(note), NOTE - strlen(note), " lost");
}

static void supply_note(const struct scenario *s, const struct campaign *before, const struct heard *h, int i,
			const struct account *a, char note[NOTE])
{
	const struct land *g = land_of(s);
	char words[96];
	int guests = account_sum(a, TEXT_GUESTS), r = g->region[h->at[i].to];
	if (a->dice)
		dice_note(g, before->p.header.turn, h, i, a, note);
	for (int k = first_of(h, i); k < i; k++)
		if (h->at[k].kind == EVENT_NOTE && h->at[k].number == TEXT_EXPENDED)
			remark(note, "the depot is used up");
	if (guests) {
		snprintf(words, sizeof words, "with %d from next door", guests);
		remark(note, words);
	}
	if (a->table == NONE || (a->result == before->depleted[r] && !guests))
		return;
	snprintf(words, sizeof words, "column %s, %s supply unit", s->table[a->table].column[a->column],
		 account_sum(a, TEXT_WITH) ? "with" : "without");
	remark(note, words);
}

enum { SUM_AREA, SUM_NEXT, SUM_DEPOT, SUM_FORT, SUM_HUNGRY, SUM_HALF, SUM_FULL, SUMS };
static const char *const sums[SUMS] = {"corps off areas", "from next door", "on depots", "by fortresses", "without supply", "now 50% depleted", "now 100% depleted"};

void ar_page_supply(const struct scenario *s, const struct campaign *before, const struct heard *h, int i,
		    struct chart *out)
{
	const struct event *e = &h->at[i];
	chart_title(out, "Supply");
	chart_column(out, "area", 4, false, false);
	chart_column(out, "corps", 3, true, false);
	chart_column(out, "drew on", 5, false, false);
	chart_column(out, "the area", 4, false, false);
	for (out->head.sums = 0; out->head.sums < SUMS; out->head.sums++)
		snprintf(out->head.sum[out->head.sums], sizeof out->head.sum[0], "%s", sums[out->head.sums]);
	struct account own, *a = &own;
	if (e->kind != EVENT_CHECK || e->to < 0 || !heard_account_of(h, i, a))
		return;
	int r = land_of(s)->region[e->to], was = before->depleted[r];
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
	text_copy(row->cell[0], CELL, fed_area(s, h, i).at);
	corps_cell(s, h, i, a, row->cell[1]);
	drew_cell(s, a, row->cell[2]);
	state_cell(row->cell[3], was, a->table == NONE ? was : a->result, "");
	chart_hit(row, a->table, a->row, a->column);
	supply_note(s, before, h, i, a, row->note);
}
