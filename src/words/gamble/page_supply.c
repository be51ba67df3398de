/* Pages about supply: who would be hungry next turn, what hangs on every depot, what General Supply did. */
#include "words/gamble/own.h"

#include <stdio.h>
#include <string.h>

enum { CELL = sizeof ((struct chart_row *)0)->cell[0], NOTE = sizeof ((struct chart_row *)0)->note };

static void place_cell(const struct scenario *s, int place, char cell[CELL])
{
	text_copy(cell, CELL, place < 0 ? "-" : gb_place_called(s, place).at);
}

/* --- who would be hungry --- */

/* "2 disrupted, 1 eliminated", "all on 4 or less", "fed" */
static void fate_cell(const struct gb_fed *k, char cell[CELL])
{
	if (k->hungry)
		snprintf(cell, CELL, "%d OUT OF SUPPLY%s", k->hungry, k->lost == k->hungry ? ": LOST" : "");
	else if (k->die)
		snprintf(cell, CELL, "hungry on %s%d", k->die > 1 ? "1 to " : "", k->die > 6 ? 6 : k->die);
	else
		snprintf(cell, CELL, "fed");
}

static void fed_row(const struct scenario *s, const struct gb_fed *k, const char *group, struct chart *out)
{
	struct chart_row *row = chart_add(out, CHART_PLAIN);
	row->place = k->place;
	row->mark = k->hungry ? CHART_BAD : k->die ? CHART_STOP : CHART_UNMARKED;
	row->rule = k->hungry ? CITE_6_4 : k->die ? CITE_6_3 : CITE_6_1;
	snprintf(row->group, sizeof row->group, "%s", group);
	place_cell(s, k->place, row->cell[0]);
	snprintf(row->cell[1], CELL, "%d", k->units);
	place_cell(s, k->depot, row->cell[2]);
	chart_cell(row, 3, "-");
	if (k->steps != FAR)
		snprintf(row->cell[3], CELL, "%d", k->steps);
	fate_cell(k, row->cell[4]);
	if (k->lost)
		snprintf(row->note, NOTE, "%d of them %s disrupted already and would be eliminated [6.4](#6.4)", k->lost, k->lost == 1 ? "is" : "are");
}

void gb_page_forecast(const struct scenario *s, const struct gamble *g, int side, struct chart *out)
{
	static const char *const groups[] = {"Out of supply", "Foragers: a die each", "In supply"};
	struct gb_forecast f;
	gb_forecast(s, g, side, &f);
	snprintf(out->head.title, sizeof out->head.title, "General Supply of turn %d, as all stand now", f.turn);
	chart_column(out, "stack", 5, false, false);
	chart_column(out, "units", 1, false, true);
	chart_column(out, "fed from", 5, true, false);
	chart_column(out, "hexes", 1, true, true);
	chart_column(out, "", 4, false, false);
	for (int group = 0; group < 3; group++)
		for (int i = 0; i < f.stacks; i++)
			if (group == (f.stack[i].hungry ? 0 : f.stack[i].die ? 1 : 2))
				fed_row(s, &f.stack[i], groups[group], out);
	bool before = frame_now(&g->p)->row == ROW_SETUP; /* [14.1] the first depots come after the units: nothing to be alarmed about yet */
	out->head.alarm = before ? 0 : f.hungry;
	if (before)
		snprintf(out->head.foot, sizeof out->head.foot, "The units are being set up: depots come afterwards");
	else if (f.hungry)
		snprintf(out->head.foot, sizeof out->head.foot, "%d of %d units out of supply, %d of them lost; %d stacks roll for forage",
			 f.hungry, f.units, f.lost, f.dice);
	else
		snprintf(out->head.foot, sizeof out->head.foot, "All %d units have a route; %d stacks roll for forage", f.units, f.dice);
}

/* --- what hangs on a depot --- */

static void store_note(const struct gb_store *d, char note[NOTE])
{
	char alone[80] = "", cut[80] = "";
	if (d->alone)
		snprintf(alone, sizeof alone, "%d unit%s would be out of supply", d->alone, d->alone == 1 ? "" : "s");
	if (d->cut)
		snprintf(cut, sizeof cut, "%d depot%s behind it could not be linked any more", d->cut, d->cut == 1 ? "" : "s");
	if (alone[0] || cut[0])
		snprintf(note, NOTE, "Without it %s%s%s", alone, alone[0] && cut[0] ? ", and " : "", cut);
}

void gb_page_depots(const struct scenario *s, const struct gamble *g, int side, struct chart *out)
{
	struct gb_stores stores;
	gb_forecast_depots(s, g, side, &stores);
	snprintf(out->head.title, sizeof out->head.title, "Depots, and what would fall with them");
	chart_column(out, "depot", 5, false, false);
	chart_column(out, "feeds", 2, false, true);
	chart_column(out, "alone", 2, false, true);
	chart_column(out, "chain", 3, false, false);
	chart_column(out, "guard", 2, true, false);
	for (int i = 0; i < stores.n; i++) {
		const struct gb_store *d = &stores.at[i];
		struct chart_row *row = chart_add(out, CHART_PLAIN);
		row->piece = d->piece;
		row->place = d->place;
		row->reverse = true;
		row->rule = CITE_7_8;
		row->mark = d->alone && !d->guarded ? CHART_BAD : CHART_UNMARKED;
		place_cell(s, d->place, row->cell[0]);
		snprintf(row->cell[1], CELL, "%d", d->feeds);
		snprintf(row->cell[2], CELL, "%d", d->alone);
		chart_cell(row, 3, d->linked ? "linked" : "CUT OFF");
		chart_cell(row, 4, d->guarded ? "yes" : "nobody");
		store_note(d, row->note);
	}
	snprintf(out->head.foot, sizeof out->head.foot, "A depot that stands feeds even when its chain is cut; only new depots need the chain.");
}

/* --- what was --- */

enum { SUM_HUNGRY, SUM_LOST, SUM_DICE, SUMS };
static const char *const sums[SUMS] = {"disrupted", "eliminated", "forage dice"};

static void forage_row(const struct scenario *s, const struct heard *h, int i, struct chart *out)
{
	const struct event *e = &h->at[i];
	struct account a;
	struct chart_row *row = chart_add(out, CHART_PLAIN);
	out->sum[SUM_DICE] = 1;
	row->place = e->to >= 0 ? e->to : e->from;
	row->rule = e->rule;
	row->mark = e->number ? CHART_BAD : CHART_UNMARKED;
	place_cell(s, row->place, row->cell[0]);
	if (heard_account_of(h, i, &a) && a.dice && a.n)
		snprintf(row->cell[1], CELL, "die %d, needs more than %d", a.die[0].value, a.at[0].num);
	chart_cell(row, 2, e->number ? "too little" : "enough");
}

static void unit_row(const struct scenario *s, const struct event *e, bool lost, struct chart *out)
{
	struct chart_row *row = chart_add(out, CHART_PLAIN);
	row->piece = e->piece;
	row->place = lost ? e->from : e->to >= 0 ? e->to : e->from;
	row->rule = e->rule;
	row->mark = lost ? CHART_STOP : CHART_BAD;
	row->reverse = true;
	out->sum[lost ? SUM_LOST : SUM_HUNGRY] = 1;
	snprintf(row->group, sizeof row->group, "%.30s", s->side_name[s->piece[e->piece].side & 1]);
	chart_cell(row, 0, s->piece[e->piece].name);
	place_cell(s, row->place, row->cell[1]);
	chart_cell(row, 2, lost ? "eliminated" : "disrupted");
}

void gb_page_supply(const struct scenario *s, const struct heard *h, int i, struct chart *out)
{
	const struct event *e = &h->at[i];
	snprintf(out->head.title, sizeof out->head.title, "General Supply");
	chart_column(out, "unit or stack", 5, false, false);
	chart_column(out, "place, or forage die", 5, false, false);
	chart_column(out, "", 4, false, false);
	for (out->head.sums = 0; out->head.sums < SUMS; out->head.sums++)
		snprintf(out->head.sum[out->head.sums], sizeof out->head.sum[0], "%s", sums[out->head.sums]);
	if (e->kind == EVENT_CHECK && (e->rule == CITE_6_3 || e->rule == CITE_16_1))
		forage_row(s, h, i, out);
	else if (e->kind == EVENT_ELIMINATE && e->piece >= 0)
		unit_row(s, e, true, out);
	else if (e->kind == EVENT_NOTE && e->number == TEXT_DISRUPTED && e->piece >= 0)
		unit_row(s, e, false, out);
}
