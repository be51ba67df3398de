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

/* One more sentence of a note. */
static void add_note(char note[NOTE], const char *words)
{
	size_t used = strlen(note);
	snprintf(note + used, NOTE - used, "%s%s", used ? ". " : "", words);
}

/* [6.2] Why there is no route. */
static void say_why(const struct scenario *s, const struct gb_why *w, char note[NOTE])
{
	char words[160], depot[CELL];
	place_cell(s, w->depot, depot);
	if (w->bar == BAR_NONE)
		return;
	if (w->bar == BAR_NO_DEPOT)
		snprintf(words, sizeof words, "No depot can be reached [6.2](#6.2)");
	else if (w->bar == BAR_RANGE)
		snprintf(words, sizeof words, "The nearest depot, %s, is %d hexes off, %d are allowed [6.2](#6.2)", depot, w->away, w->range);
	else
		snprintf(words, sizeof words, "%s the way to %s [6.2](#6.2)", w->bar == BAR_RIVER ? "A river without a bridge bars" : "Enemy troops, their cavalry or a city of theirs bar", depot);
	add_note(note, words);
}

/* [6.4] To whom it happens otherwise than to others. */
static void say_fates(const struct gb_fed *k, char note[NOTE])
{
	char words[100];
	if (k->lost) {
		snprintf(words, sizeof words, "%d of them %s disrupted already and would be eliminated [6.4](#6.4)", k->lost, k->lost == 1 ? "is" : "are");
		add_note(note, words);
	}
	if (k->same) {
		snprintf(words, sizeof words, "%d of them %s disrupted already and would stay so [6.4](#6.4)", k->same, k->same == 1 ? "is" : "are");
		add_note(note, words);
	}
	if (k->spared)
		add_note(note, "Who is in order in Riga stays so [6.4](#6.4)");
}

static void fed_row(const struct scenario *s, const struct gb_routes *r, const struct gb_fed *k, const char *group, struct chart *out)
{
	struct gb_why why;
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
	if (!k->hungry && k->die && k->die != k->units)
		add_note(row->note, "A card changes the number [16.1](#16.1)");
	if (!k->hungry)
		return;
	gb_forecast_why(r, k->place, &why);
	say_why(s, &why, row->note);
	say_fates(k, row->note);
}

void gb_page_forecast(const struct scenario *s, const struct gamble *g, int side, struct chart *out)
{
	static const char *const groups[] = {"Out of supply", "Foragers: a die each", "In supply"};
	struct gb_forecast f;
	struct gb_routes routes;
	gb_forecast(s, g, side, &f);
	if (!f.turn) {
		snprintf(out->head.title, sizeof out->head.title, "No General Supply comes any more");
		return;
	}
	gb_forecast_routes(s, g, side, &routes);
	snprintf(out->head.title, sizeof out->head.title, "General Supply of turn %d, as all stand now", scenario_turn_number(s, f.turn));
	chart_column(out, "stack", 5, false, false);
	chart_column(out, "units", 1, false, true);
	chart_column(out, "fed from", 5, true, false);
	chart_column(out, "hexes", 1, true, true);
	chart_column(out, "", 4, false, false);
	for (int group = 0; group < 3; group++)
		for (int i = 0; i < f.stacks; i++)
			if (group == (f.stack[i].hungry ? 0 : f.stack[i].die ? 1 : 2))
				fed_row(s, &routes, &f.stack[i], groups[group], out);
	bool before = g->p.depth && frame_now(&g->p)->row == ROW_SETUP; /* [14.1] the first depots come after the units: nothing to be alarmed about yet */
	out->head.alarm = before ? 0 : f.hungry - f.spared;
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

enum { SUM_HUNGRY, SUM_LOST, SUM_SAME, SUM_DICE, SUMS };
static const char *const sums[SUMS] = {"disrupted", "eliminated", "unchanged", "foraging"};

static void side_group(const struct scenario *s, const struct event *e, struct chart_row *row)
{
	snprintf(row->group, sizeof row->group, "%.30s", s->side_name[e->side & 1]);
}

/* Of a closed stack (15.1) the die alone is open: what it needs would tell how many units it has. */
static void forage_row(const struct scenario *s, const struct heard *h, int i, struct chart *out)
{
	const struct event *e = &h->at[i];
	struct account a;
	struct chart_row *row = chart_add(out, CHART_PLAIN);
	out->sum[SUM_DICE] = 1;
	row->place = e->to >= 0 ? e->to : e->from;
	row->rule = e->rule;
	row->mark = e->number ? CHART_BAD : CHART_UNMARKED;
	side_group(s, e, row);
	place_cell(s, row->place, row->cell[0]);
	if (heard_account_of(h, i, &a) && a.dice && a.n)
		snprintf(row->cell[1], CELL, "die %d, needs more than %d", a.die[0].value, a.at[0].num);
	else if (i && h->at[i - 1].kind == EVENT_ROLL)
		snprintf(row->cell[1], CELL, "die %d", h->at[i - 1].dice[0]);
	chart_cell(row, 2, e->number ? "too little" : "enough");
}

static const char in_riga[] = "keeps its order in Riga";

/* `sum`: what comes of it. A unit of a closed stack (15.1) has no name. */
static void unit_row(const struct scenario *s, const struct event *e, int sum, const char *fate, struct chart *out)
{
	bool lost = sum == SUM_LOST;
	struct chart_row *row = chart_add(out, CHART_PLAIN);
	row->piece = e->piece;
	row->place = lost ? e->from : e->to >= 0 ? e->to : e->from;
	row->rule = e->rule;
	row->mark = lost ? CHART_STOP : sum == SUM_HUNGRY ? CHART_BAD : CHART_UNMARKED;
	row->reverse = fate != in_riga;
	out->sum[sum] = 1;
	side_group(s, e, row);
	chart_cell(row, 0, e->piece >= 0 ? s->piece[e->piece].name : "A closed unit");
	place_cell(s, row->place, row->cell[1]);
	chart_cell(row, 2, fate);
}

/* [6.4] Out of supply, and nothing more comes of it: who is disrupted already, and the garrison of Riga. */
static const char *stays(const struct heard *h, int i)
{
	const struct event *next = i + 1 < h->n ? &h->at[i + 1] : NULL;
	bool his = next && next->piece == h->at[i].piece;
	if (his && next->kind == EVENT_NOTE && next->number == TEXT_KEEPS_RIGA)
		return in_riga;
	return his && (next->kind == EVENT_ELIMINATE || (next->kind == EVENT_NOTE && next->number == TEXT_DISRUPTED)) ? NULL : "stays disrupted";
}

/* Is this the first unit of its hex that is told to be out of supply? */
static bool first_there(const struct heard *h, int i, int place)
{
	for (int k = i - 1; k >= 0; k--)
		if (h->at[k].kind == EVENT_NOTE && h->at[k].number == TEXT_OUT_OF_SUPPLY && h->at[k].piece != h->at[i].piece && h->at[k].from == place)
			return false;
	return true;
}

/* [6.2] Why the stack had no route, as its own side knew the map before; said once a hex. */
static void unit_note(const struct scenario *s, const struct gamble *before, int viewer, const struct heard *h, int i, struct chart *out)
{
	struct chart_row *row = &out->row[out->n - 1];
	struct gb_routes routes;
	struct gb_why why;
	if (row->piece < 0 || row->place < 0 || s->piece[row->piece].side != viewer || !first_there(h, i, row->place))
		return;
	gb_forecast_routes(s, before, viewer, &routes);
	gb_forecast_why(&routes, row->place, &why);
	say_why(s, &why, row->note);
}

void gb_page_supply(const struct scenario *s, const struct gamble *before, int viewer, const struct heard *h, int i, struct chart *out)
{
	const struct event *e = &h->at[i];
	int rows = out->n;
	snprintf(out->head.title, sizeof out->head.title, "General Supply");
	chart_column(out, "unit or stack", 5, false, false);
	chart_column(out, "place, or forage die", 5, false, false);
	chart_column(out, "", 4, false, false);
	for (out->head.sums = 0; out->head.sums < SUMS; out->head.sums++)
		snprintf(out->head.sum[out->head.sums], sizeof out->head.sum[0], "%s", sums[out->head.sums]);
	if (e->kind == EVENT_CHECK && (e->rule == CITE_6_3 || e->rule == CITE_16_1))
		forage_row(s, h, i, out);
	else if (e->kind == EVENT_ELIMINATE)
		unit_row(s, e, SUM_LOST, "eliminated", out);
	else if (e->kind == EVENT_NOTE && e->number == TEXT_DISRUPTED)
		unit_row(s, e, SUM_HUNGRY, "disrupted", out);
	else if (e->kind == EVENT_NOTE && e->number == TEXT_OUT_OF_SUPPLY && stays(h, i))
		unit_row(s, e, SUM_SAME, stays(h, i), out);
	if (out->n > rows)
		unit_note(s, before, viewer, h, i, out);
}
