/* Pages beside the log. */
#include "words/gamble/own.h"

#include <stdio.h>

enum { PAGE_FORECAST, PAGE_DEPOTS, PAGE_SUPPLY, PAGE_MARCHES, PAGE_COSSACKS, PAGE_POINTS, PAGES };

#define ASKS_DEPOTS (ROW_BIT(ROW_CONVERT) | ROW_BIT(ROW_SHORTAGE) | ROW_BIT(ROW_DEPOTS) | ROW_BIT(ROW_SETUP_DEPOTS))

const struct page gb_pages[] = {
	[PAGE_FORECAST] = {"Forecast", NONE, CHAPTER_NONE, PAGE_STAYS, false, ROW_BIT(ROW_ALLOT)},
	[PAGE_DEPOTS] = {"Depots", NONE, CHAPTER_NONE, PAGE_STAYS, false, ASKS_DEPOTS},
	[PAGE_SUPPLY] = {"Supply", ROW_SUPPLY, CHAPTER_SUPPLY, PAGE_COMES_LOST, false, 0},
	[PAGE_MARCHES] = {"Attrition", ROW_MOVE, CHAPTER_PHASE, PAGE_STAYS, false, 0},
	[PAGE_COSSACKS] = {"Cossacks", ROW_COSSACKS, CHAPTER_PHASE, PAGE_COMES_LOST, false, 0},
	[PAGE_POINTS] = {"Points", NONE, CHAPTER_NONE, PAGE_STAYS, true, 0},
	[PAGES] = {NULL, NONE, CHAPTER_NONE, PAGE_STAYS, false, 0},
};

/* --- dice of marches and cossacks --- */

/* "die 5, +1 winter: 6" as the account has it; nothing where the die alone counts. */
static void sum_note(const struct account *a, char *note, size_t size)
{
	int n = 0, sum = a->dice ? a->die[0].value : 0;
	size_t used = a->dice ? (size_t)snprintf(note, size, "die %d", sum) : 0;
	for (int i = 0; a->dice && i < a->n && used + 60 < size; i++) {
		const struct line *l = &a->at[i];
		if (l->op != LINE_ADD || l->text < 0 || l->text >= TEXTS || l->text == TEXT_DIE)
			continue;
		used += (size_t)snprintf(note + used, size - used, ", %+d %s", l->num, gb_texts[l->text]);
		sum += l->num;
		n++;
	}
	if (n && used + 8 < size)
		snprintf(note + used, size - used, ": %d", sum);
	else if (!n)
		note[0] = 0;
}

/* [13.1] What cossacks need. */
static void need_note(const struct account *a, char *note, size_t size)
{
	for (int i = 0; i < a->n; i++)
		if (a->at[i].text == TEXT_COSSACKS && a->at[i].num > 0)
			snprintf(note, size, a->at[i].num < 6 ? "%d or more is a hit" : "only a %d is a hit", a->at[i].num);
}

static void page_dice(const struct scenario *s, const char *words, int rule, const struct heard *h, int i, struct chart *out)
{
	const struct event *e = &h->at[i];
	struct account a;
	chart_title(out, words);
	chart_column(out, "in", 5, false, false);
	chart_column(out, "die", 1, false, true);
	chart_column(out, "result", 5, false, false);
	if (e->kind == EVENT_ELIMINATE && e->rule == rule && e->piece >= 0) {
		struct chart_row *lost = chart_add(out, CHART_REMARK);
		lost->mark = CHART_BAD;
		lost->piece = e->piece;
		lost->place = e->from;
		snprintf(lost->note, sizeof lost->note, "%.60s is lost", s->piece[e->piece].name);
	}
	if (e->kind != EVENT_CHECK || e->rule != rule || !heard_account_of(h, i, &a))
		return;
	struct chart_row *r = chart_add(out, CHART_PLAIN);
	r->piece = e->piece;
	r->place = e->to >= 0 ? e->to : e->from;
	r->rule = (int16_t)rule;
	chart_hit(r, a.table, a.row, a.column);
	chart_cell(r, 0, gb_place_called(s, r->place).at);
	snprintf(r->cell[1], sizeof r->cell[1], "%d", a.dice ? a.die[0].value : 0);
	if (a.table != NONE && e->number >= 0 && e->number < s->table[a.table].results)
		chart_cell(r, 2, result_words(s, s->table[a.table].result[e->number]));
	else
		chart_cell(r, 2, e->number ? "a hit" : "nothing");
	sum_note(&a, r->note, sizeof r->note);
	need_note(&a, r->note, sizeof r->note);
}

/* --- 14.7 points --- */

static void city_row(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int place, struct chart *out)
{
	int side = v->side[place] != NOBODY ? v->side[place] : gb_friendly(s, g, FRENCH, place) ? FRENCH : RUSSIAN;
	struct chart_row *r = chart_add(out, CHART_PLAIN);
	r->place = (int16_t)place;
	r->rule = CITE_14_7;
	r->mark = side == FRENCH ? CHART_GOOD : CHART_UNMARKED;
	chart_cell(r, 0, gb_place_called(s, place).at);
	snprintf(r->cell[1 + side], sizeof r->cell[0], "%d", gb_own(s)->points[place]);
}

static void total_row(struct chart *out, const char *words, int french, int russian)
{
	struct chart_row *r = chart_add(out, CHART_TOTAL);
	r->rule = CITE_14_7;
	chart_cell(r, 0, words);
	if (french != NONE)
		snprintf(r->cell[1], sizeof r->cell[1], "%d", french);
	snprintf(r->cell[2], sizeof r->cell[2], "%d", russian);
}

static void page_points(const struct scenario *s, const struct gamble *g, struct chart *out)
{
	struct gb_survey v;
	int bonus = g->p.header.track[TRACK_BONUS];
	chart_title(out, "Victory points, if the game ended now");
	chart_column(out, "city", 5, false, false);
	chart_column(out, "French", 2, false, true);
	chart_column(out, "Russian", 2, false, true);
	gb_survey(s, g, &v);
	total_row(out, "In all", gb_territory(s, g, FRENCH), gb_territory(s, g, RUSSIAN) + bonus);
	total_row(out, "Success in battle", NONE, bonus);
	for (int i = 0; i < gb_own(s)->places; i++)
		if (gb_own(s)->points[i])
			city_row(s, g, &v, i, out);
	snprintf(out->head.foot, sizeof out->head.foot, g->state & STATE_INDEPENDENCE ?
		 "Independence was declared: the French win only if they hold every one of these cities." :
		 "A tie is a French victory. Napoleon lost is a Russian victory at once.");
}

void gb_page(const struct scenario *s, int page, const struct heard *h, int event, const struct position *p, enum side viewer,
	     struct chart *out)
{
	const struct gamble *g = gamble_of(p);
	bool sees = viewer == (enum side)FRENCH || viewer == (enum side)RUSSIAN;
	if (page == PAGE_FORECAST && sees && !p->header.result.over)
		gb_page_forecast(s, g, (int)viewer, out);
	else if (page == PAGE_DEPOTS && sees && !p->header.result.over)
		gb_page_depots(s, g, (int)viewer, out);
	else if (page == PAGE_SUPPLY && h)
		gb_page_supply(s, g, (int)viewer, h, event, out);
	else if (page == PAGE_MARCHES && h)
		page_dice(s, "March attrition", CITE_8_5, h, event, out);
	else if (page == PAGE_COSSACKS && h)
		page_dice(s, "Cossacks", CITE_13_1, h, event, out);
	else if (page == PAGE_POINTS)
		page_points(s, g, out);
}
