/* The pages that are read off the position: bridges and victory points. */
#include "words/berezina/own.h"

#include <stdio.h>
#include <string.h>

const struct page berezina_pages[] = {
	[PAGE_BRIDGES] = {"Bridges", NONE, CHAPTER_NONE, PAGE_STAYS, false, 0},
	[PAGE_VICTORY] = {"Points", NONE, CHAPTER_NONE, PAGE_STAYS, true, 0},
	[PAGE_MORALE] = {"Morale", ROW_CHECKS, CHAPTER_PHASE, PAGE_COMES, false, 0},
	[PAGE_FIRE] = {"Fire", ROW_FIRE, CHAPTER_PHASE, PAGE_STAYS, false, 0},
	[PAGES] = {NULL, NONE, CHAPTER_NONE, PAGE_STAYS, false, 0},
};

void berezina_page(const struct scenario *s, int page, const struct heard *h, int event, const struct position *p,
		   enum side viewer, struct chart *out)
{
	const struct crossing *c = crossing_of(p);
	if (page == PAGE_BRIDGES)
		bz_page_bridges(s, c, (int)viewer, out);
	else if (page == PAGE_VICTORY)
		bz_page_victory(s, c, out);
	else if (page == PAGE_MORALE && h)
		bz_page_morale(s, p, h, event, out);
	else if (page == PAGE_FIRE && h)
		bz_page_fire(s, p, h, event, (int)viewer, out);
}

/* --- bridges --- */

/* "one end 1 in 6, both 1 in 6" */
static void say_chances(const int *ways, int results, const char *const *words, char *out, size_t size)
{
	size_t used = 0;
	int of = 0;
	out[0] = 0;
	for (int r = 0; r < results; r++)
		of += ways[r];
	for (int r = 0; r < results && used + 40 < size; r++)
		if (words[r] && ways[r])
			used += (size_t)snprintf(out + used, size - used, "%s%s %d in %d", used ? ", " : "", words[r], ways[r], of);
}

static void half_cell(int level, char out[40])
{
	static const char *const sprite[] = {"\u2013", "@bridge-b", "@bridge-bb", "@bridge-bbb", "@bridge-finis"};
	snprintf(out, 40, "%s", sprite[level < 0 || level > HALF_FINIS ? 0 : level]);
}

static const char *half_word(int level)
{
	static const char *const words[] = {"nothing", "B", "BB", "BBB, waits for the marker", "finished"};
	return words[level < 0 || level > HALF_FINIS ? 0 : level];
}

/* [9.0] What the roll at the end of the turn may do to a bridge: "one end breaks 1 in 6"; "" where it does nothing. */
static void say_break(const struct scenario *s, const struct crossing *c, int f, int n, char *out, size_t size)
{
	static const char *const words[] = {NULL, "one end breaks", "both break"};
	const struct ground *g = ground_of(s);
	const struct table *t = &s->table[g->table[TABLE_BREAKDOWN]];
	int ways[TABLE_MAX_RESULTS];
	table_chances(t, 0, bz_break_drm(g, c, f, n), ways);
	say_chances(ways, t->results, words, out, size);
}

void bz_say_risk(const struct scenario *s, const struct crossing *c, const struct order *o, char *out, size_t size)
{
	const struct ground *g = ground_of(s);
	bool known = o->piece >= 0 && o->piece < s->pieces && o->place < s->board.count;
	int from = known ? c->p.piece[o->piece].place : NONE, n = o->number / 2 - 1;
	int f = known && o->place >= 0 && g->ford_at[o->place] != NONE ? g->ford_at[o->place] : from >= 0 ? g->ford_at[from] : NONE;
	char risk[120];
	out[0] = 0;
	if (f == NONE || n < 0 || n >= PONTOONS)
		return;
	struct crossing then = *c;
	then.crossed[f][n]++;
	say_break(s, &then, f, n, risk, sizeof risk);
	snprintf(out, size, " (%d of %d: %s)", then.crossed[f][n], g->figures.bridge.most, risk[0] ? risk : "cannot break so far");
}

static void bridge_row(const struct scenario *s, const struct crossing *c, int f, int n, struct chart *out)
{
	static const char *const fords[FORDS] = {"Veselovo", "Studianka", "The middle ford", "Borissow"};
	const struct ground *g = ground_of(s);
	struct chart_row *r = chart_add(out, CHART_PLAIN);
	char risk[120] = "";
	bool up = bz_bridge_up(c, f, n), room = c->crossed[f][n] < g->figures.bridge.most;
	r->place = g->ford[f][EAST];
	snprintf(r->group, sizeof r->group, "%.20s, %.8s/%.8s", fords[f], s->board.at[g->ford[f][EAST]].id,
		 s->board.at[g->ford[f][WEST]].id);
	snprintf(r->cell[0], sizeof r->cell[0], "Bridge %d", n + 1);
	half_cell(c->half[f][EAST][n], r->cell[1]);
	half_cell(c->half[f][WEST][n], r->cell[2]);
	if (up || c->crossed[f][n])
		snprintf(r->cell[3], sizeof r->cell[3], "%d of %d", c->crossed[f][n], g->figures.bridge.most);
	if (c->crossed_french[f][n] && up)
		say_break(s, c, f, n, risk, sizeof risk);
	if (up && room)
		snprintf(r->note, sizeof r->note, "Carries both sides [8.3](#8.3). ");
	else if (up)
		snprintf(r->note, sizeof r->note, "Full this turn [8.3](#8.3). ");
	else if (c->half[f][EAST][n] || c->half[f][WEST][n])
		snprintf(r->note, sizeof r->note, "East: %s; west: %s [8.1](#8.1). ", half_word(c->half[f][EAST][n]),
			 half_word(c->half[f][WEST][n]));
	size_t used = strlen(r->note);
	if (up)
		snprintf(r->note + used, sizeof r->note - used, "%s [9.0](#9.0)",
			 !c->crossed_french[f][n] ? "No breakdown roll yet"
						  : risk[0] ? risk : "It cannot break this turn");
	r->mark = up ? (room ? CHART_GOOD : CHART_STOP) : CHART_UNMARKED;
}

/* [8.1] "nothing 4 in 6, B 2 in 6" */
static void say_work(const struct scenario *s, const struct crossing *c, int column, char *out, size_t size)
{
	static const char *const words[] = {"nothing", "B", "BB"};
	int ways[TABLE_MAX_RESULTS];
	bz_build_chances(s, c, column, ways);
	say_chances(ways, s->table[ground_of(s)->table[TABLE_ENGINEERING]].results, words, out, size);
}

void bz_say_build(const struct scenario *s, const struct crossing *c, const struct order *o, struct text *out)
{
	const struct ground *g = ground_of(s);
	int at = c->p.piece[o->piece].place, ford = at < 0 ? NONE : g->ford_at[at], n = o->number - 1;
	char chances[120];
	if (ford == NONE || n < 0 || n >= PONTOONS) {
		text_set(out, "%s: work on bridge %d", s->piece[o->piece].name, o->number);
		return;
	}
	say_work(s, c, bz_build_column(s, c, o->piece), chances, sizeof chances);
	text_set(out, "%.60s: work on bridge %d (now %s): %s", s->piece[o->piece].name, o->number,
		 half_word(c->half[ford][g->bank[at]][n]), chances);
}

static void engineer_row(const struct scenario *s, const struct crossing *c, int i, struct chart *out)
{
	const struct ground *g = ground_of(s);
	const struct table *t = &s->table[g->table[TABLE_ENGINEERING]];
	int at = c->p.piece[i].place;
	struct chart_row *r;
	if (at < 0)
		return;
	r = chart_add(out, CHART_PLAIN);
	r->piece = (int16_t)i;
	r->reverse = c->p.piece[i].steps >= 2;
	r->place = (int16_t)at;
	snprintf(r->group, sizeof r->group, "Engineers");
	snprintf(r->cell[1], sizeof r->cell[1], "%.8s", s->board.at[at].id);
	int column = bz_build_column(s, c, i), far = bz_nearest_unit(s, c, RUSSIAN, at);
	char chances[120];
	say_work(s, c, column, chances, sizeof chances);
	if (g->ford_at[at] == NONE)
		snprintf(r->note, sizeof r->note, "Not in a ford hex: no work here [8.1](#8.1)");
	else
		snprintf(r->note, sizeof r->note, "Nearest Russian at %d, column %s: %s [8.1](#8.1)", far,
			 t->column[column], chances);
}

static void borissow_row(const struct scenario *s, const struct crossing *c, struct chart *out)
{
	static const char *const states[] = {"none", "comes next turn", "Russian", "captured: French", "stands"};
	const struct ground *g = ground_of(s);
	struct chart_row *r = chart_add(out, CHART_PLAIN);
	bool letter = g->box[c->p.header.track[TRACK_BOX]].rating <= RATING_B;
	bool works = c->holds_works[0] == RUSSIAN && c->holds_works[1] == RUSSIAN;
	r->place = g->ford[FORD_BORISSOW][WEST];
	snprintf(r->group, sizeof r->group, "The bridge at Borissow");
	chart_cell(r, 0, states[c->road <= ROAD_INTACT ? c->road : 0]);
	if (c->road >= ROAD_RUSSIAN) {
		half_cell(HALF_FINIS, r->cell[1]);
		half_cell(HALF_FINIS, r->cell[2]);
		snprintf(r->cell[3], sizeof r->cell[3], "%d of %d", c->crossed[FORD_BORISSOW][ROAD_BRIDGE],
			 g->figures.bridge.most);
		snprintf(r->note, sizeof r->note, "It never breaks [8.2](#8.2)");
	} else if (c->road == ROAD_NONE) {
		snprintf(r->note, sizeof r->note, "%s [8.2](#8.2)",
			 !letter ? "No roll before the Russian track shows B"
			 : !works ? "No roll while the French hold an earthworks hex"
				  : "Two dice at the end of the turn: 3 in 36");
	}
}

void bz_page_bridges(const struct scenario *s, const struct crossing *c, int viewer, struct chart *out)
{
	const struct ground *g = ground_of(s);
	chart_title(out, "Bridges");
	chart_column(out, "", 30, false, false);
	chart_column(out, "East", 16, false, false);
	chart_column(out, "West", 16, false, false);
	chart_column(out, "Crossed", 18, false, true);
	for (int f = 0; f < FORDS; f++)
		for (int n = 0; n < PONTOONS; n++)
			bridge_row(s, c, f, n, out);
	for (int i = g->first[FRENCH]; i < g->last[FRENCH]; i++)
		if (g->more[i].engineer && bz_known_to(s, c, i, viewer)) /* 3.4 */
			engineer_row(s, c, i, out);
	borissow_row(s, c, out);
}
