/* The Morale Effects Phase and the Joint Combat Phases as tables, row by row from their events. */
#include "words/berezina/own.h"

#include <stdio.h>
#include <string.h>

static const char *const faces[STEPS] = {"unhurt", "one loss", "reduced", "reduced, one loss"};

/* Steps a piece has lost when event `i` comes. */
static int steps_at(const struct position *p, const struct heard *h, int i, int piece)
{
	int steps = p->piece[piece].steps;
	for (int k = 0; k < i; k++)
		if (h->at[k].kind == EVENT_RESULT && h->at[k].piece == piece)
			steps = h->at[k].number;
	return steps;
}

/* Does event `e` begin something new, so that what follows is not its predecessor's doing? */
static bool begins(const struct event *e)
{
	return e->kind == EVENT_CHECK || e->kind == EVENT_ATTACK || e->kind == EVENT_PHASE || e->kind == EVENT_TURN;
}

static void remark(const struct scenario *s, const struct event *e, struct chart *out)
{
	struct text words;
	struct chart_row *r;
	berezina_tell(s, e, &words);
	if (!words.at[0])
		return;
	r = chart_add(out, CHART_REMARK);
	r->place = e->to >= 0 ? e->to : e->from;
	if (e->rule >= 0 && e->rule < CITES)
		snprintf(r->note, sizeof r->note, "%.180s [%s](#%s)", words.at, CITE(e->rule), CITE(e->rule));
	else
		snprintf(r->note, sizeof r->note, "%.200s", words.at);
}

static void add_words(char *out, size_t size, const char *words)
{
	size_t used = strlen(out);
	snprintf(out + used, size - used, "%s%s", used ? ", " : "", words);
}

/* --- the checks of 5.1 --- */

enum { SUM_CHECKED, SUM_TREASURE, SUM_STEPS, SUM_LOST, SUM_RABBLE, SUM_LOOSE };

static void morale_head(struct chart *out)
{
	static const char *const sums[] = {"checked", "treasures", "steps", "units lost", "Rabble", "out of command"};
	chart_title(out, "Morale Effects");
	chart_column(out, "Unit", 44, false, false);
	chart_column(out, "Hex", 20, true, false);
	chart_column(out, "CR", 7, false, true);
	chart_column(out, "Dice", 10, false, true);
	chart_column(out, "Leader", 9, true, true);
	chart_column(out, "Sum", 8, false, true);
	chart_column(out, "Result", 13, false, false);
	chart_column(out, "What it lost", 26, false, false);
	for (out->head.sums = 0; out->head.sums <= SUM_LOOSE; out->head.sums++)
		snprintf(out->head.sum[out->head.sums], sizeof out->head.sum[0], "%s", sums[out->head.sums]);
}

/* [3.4] Of a unit below the top of a stack the enemy hears what it loses and where, not its check nor its name. */
static bool of_hidden(const struct event *e)
{
	return e->piece < 0 && e->side == FRENCH && (e->rule == CITE_FMET || e->rule == CITE_AFMET) &&
	       (e->kind == EVENT_LAPSE || e->kind == EVENT_RESULT || e->kind == EVENT_ELIMINATE);
}

/* What a unit that lies open has lost by event `i` and those that it caused; counts it. */
static void losses(const struct position *p, const struct heard *h, int i, int piece, struct chart *out, char *words,
		   size_t size)
{
	int steps = steps_at(p, h, i, piece);
	bool more = true;
	for (int k = i; k < h->n && more; k++) {
		const struct event *e = &h->at[k];
		if (k > i && (begins(e) || of_hidden(e)))
			break;
		if (e->kind == EVENT_LAPSE && e->piece == piece) {
			add_words(words, size, "treasure");
			out->sum[SUM_TREASURE]++;
		} else if (e->kind == EVENT_RESULT && e->piece == piece) {
			out->sum[SUM_STEPS] = (int16_t)(out->sum[SUM_STEPS] + e->number - steps);
			steps = e->number;
			bool last = true;
			for (int n = k + 1; n < h->n && !begins(&h->at[n]); n++)
				last &= h->at[n].kind != EVENT_RESULT || h->at[n].piece != piece;
			if (last)
				add_words(words, size, faces[steps & 3]);
		} else if (e->kind == EVENT_ELIMINATE && e->piece == piece) {
			add_words(words, size, "eliminated");
			out->sum[SUM_LOST]++;
		} else if (e->kind == EVENT_MARKER && e->number == TEXT_RABBLE) {
			add_words(words, size, "Rabble");
			out->sum[SUM_RABBLE]++;
		}
		/* under 13.1 each loss is an event of its own choice */
		more = h->at[i].kind == EVENT_CHECK || e->kind == EVENT_RESULT || e->kind == EVENT_ELIMINATE;
	}
}

/* Whoever lies face down for the viewer has no name. */
static void name_row(struct chart_row *r, int piece)
{
	r->piece = (int16_t)piece;
	if (piece < 0)
		chart_cell(r, 0, "a hidden unit");
}

static struct chart_row *unit_row(const struct scenario *s, const struct position *p, const struct heard *h, int i,
				  struct chart *out)
{
	const struct event *e = &h->at[i];
	struct chart_row *r = chart_add(out, CHART_PLAIN);
	name_row(r, e->piece);
	r->reverse = e->piece >= 0 && steps_at(p, h, i, e->piece) >= 2;
	r->place = e->from;
	if (e->from >= 0)
		chart_cell(r, 1, board_called(&s->board, e->from).at);
	return r;
}

static void check_row(const struct scenario *s, const struct position *p, const struct heard *h, int i,
		      struct chart *out)
{
	static const char letters[] = "ABCD";
	const struct event *e = &h->at[i];
	struct account own, *a = heard_account_of(h, i, &own) ? &own : NULL;
	struct chart_row *r = unit_row(s, p, h, i, out);
	int natural = e->dice[0] + e->dice[1];
	const struct table *t = &s->table[ground_of(s)->table[TABLE_FMET]];
	bool stops = i + 1 < h->n && h->at[i + 1].kind == EVENT_NOTE && h->at[i + 1].number == TEXT_CHECKS_END;
	snprintf(r->cell[3], sizeof r->cell[3], "%d+%d", e->dice[0], e->dice[1]);
	if (a) {
		snprintf(r->cell[2], sizeof r->cell[2], "%c", letters[a->column & 3]);
		chart_cell(r, 4, a->n ? "\u22121" : "");
		snprintf(r->cell[5], sizeof r->cell[5], "%d", natural - (a->n ? 1 : 0));
	} else {
		snprintf(r->cell[5], sizeof r->cell[5], "%d", natural);
	}
	out->sum[SUM_CHECKED]++;
	if (stops) {
		r->mark = CHART_STOP;
		chart_cell(r, 6, "stop");
		snprintf(r->cell[7], sizeof r->cell[7], "natural %d: the checks end", natural);
		return;
	}
	if (a)
		chart_hit(r, a->table, a->row, a->column);
	snprintf(r->cell[6], sizeof r->cell[6], "%.15s",
		 e->number >= 0 && e->number < t->results ? t->result[e->number] : "?");
	if (e->piece >= 0)
		losses(p, h, i, e->piece, out, r->cell[7], sizeof r->cell[7]);
	if (r->cell[7][0])
		r->mark = CHART_BAD;
	else if (e->number != FMET_NONE && e->piece >= 0)
		chart_cell(r, 7, "nothing left to lose");
}

/* A choice of the French player under 13.1. */
static void choice_row(const struct scenario *s, const struct position *p, const struct heard *h, int i,
		       struct chart *out)
{
	static const char letters[] = "ABCD";
	const struct event *e = &h->at[i];
	struct chart_row *r = unit_row(s, p, h, i, out);
	snprintf(r->cell[2], sizeof r->cell[2], "%c",
		 letters[bz_rating_of(ground_of(s), crossing_of(p), e->piece) & 3]);
	chart_cell(r, 6, e->kind == EVENT_LAPSE ? "T" : "S");
	losses(p, h, i, e->piece, out, r->cell[7], sizeof r->cell[7]);
	r->mark = CHART_BAD;
	out->sum[SUM_CHECKED]++;
}

static void hidden_row(const struct scenario *s, const struct position *p, const struct heard *h, int i, struct chart *out)
{
	const struct event *e = &h->at[i];
	struct chart_row *r = unit_row(s, p, h, i, out);
	bool treasure = e->kind == EVENT_LAPSE, step = e->kind == EVENT_RESULT;
	bool rabble = i + 1 < h->n && h->at[i + 1].kind == EVENT_MARKER && h->at[i + 1].number == TEXT_RABBLE;
	snprintf(r->cell[7], sizeof r->cell[7], "%s%s", treasure ? "treasure" : step ? "a step" : "eliminated", rabble ? ", Rabble" : "");
	out->sum[SUM_RABBLE] = (int16_t)(out->sum[SUM_RABBLE] + rabble);
	r->mark = CHART_BAD;
	out->sum[treasure ? SUM_TREASURE : step ? SUM_STEPS : SUM_LOST]++;
}

static void danube_row(const struct scenario *s, const struct heard *h, int i, struct chart *out)
{
	const struct event *e = &h->at[i];
	struct account own, *a = heard_account_of(h, i, &own) ? &own : NULL;
	struct chart_row *r = chart_add(out, CHART_REMARK);
	size_t used;
	const char *rule = CITE(CITE_DANUBE);
	r->mark = e->number ? CHART_STOP : CHART_UNMARKED;
	used = (size_t)snprintf(r->note, sizeof r->note, "Army of the Danube: %s.", e->number ? "released" : "it stays");
	if (a)
		used += (size_t)snprintf(r->note + used, sizeof r->note - used, " Die %d", a->die[0].value);
	for (int k = 0; a && k < a->n && used < sizeof r->note - 60; k++)
		used += (size_t)snprintf(r->note + used, sizeof r->note - used, ", %+d %.40s", a->at[k].num,
					 berezina_texts[a->at[k].text]);
	if (a && used < sizeof r->note - 60)
		used += (size_t)snprintf(r->note + used, sizeof r->note - used, ": %d in column %s",
					 a->die[0].value + a->die[0].drm, s->table[a->table].column[a->column]);
	if (used < sizeof r->note - 24)
		snprintf(r->note + used, sizeof r->note - used, " [%s](#%s)", rule, rule);
}

static void die_row(const struct scenario *s, const struct event *e, struct chart *out)
{
	struct chart_row *r = chart_add(out, CHART_REMARK);
	chart_hit(r, ground_of(s)->table[TABLE_AFMET], e->dice[0] - 1, 0);
	snprintf(r->note, sizeof r->note, "Die %d: so many treasures are to be abandoned, then so many steps lost, by no unit more than one; a treasure "
		 "that nobody has left is a step more [13.1](#13.1)", e->dice[0]);
}

static void loose_row(const struct scenario *s, const struct event *e, struct chart *out)
{
	struct chart_row *r = chart_add(out, CHART_PLAIN);
	name_row(r, e->piece);
	r->place = e->from;
	r->mark = CHART_BAD;
	snprintf(r->group, sizeof r->group, "Out of command this turn (5.2)");
	if (e->from >= 0)
		chart_cell(r, 1, board_called(&s->board, e->from).at);
	chart_cell(r, 7, "2 movement points");
	out->sum[SUM_LOOSE]++;
}

void bz_page_morale(const struct scenario *s, const struct position *p, const struct heard *h, int i,
		    struct chart *out)
{
	const struct event *e = &h->at[i];
	bool other = scenario_value(s, "alternative_morale");
	morale_head(out);
	if (e->kind == EVENT_CHECK && e->rule == CITE_FMET)
		check_row(s, p, h, i, out);
	else if (e->kind == EVENT_CHECK && e->rule == CITE_DANUBE)
		danube_row(s, h, i, out);
	else if (e->kind == EVENT_NOTE && e->number == TEXT_LOOSE)
		loose_row(s, e, out);
	else if (e->kind == EVENT_ROLL && other && e->rule == CITE_AFMET)
		die_row(s, e, out);
	else if (e->rule == CITE_AFMET && e->piece >= 0 &&
		 (e->kind == EVENT_LAPSE || e->kind == EVENT_RESULT || e->kind == EVENT_ELIMINATE))
		choice_row(s, p, h, i, out);
	else if (of_hidden(e))
		hidden_row(s, p, h, i, out);
	else if (e->kind == EVENT_TRACK || (e->kind == EVENT_NOTE && e->number != TEXT_CHECKS_END) || e->kind == EVENT_RELEASE ||
		 (e->kind == EVENT_MOVE && e->rule == CITE_STEPS))
		remark(s, e, out);
}

/* --- the shots of 7.0 --- */

enum { SUM_FRENCH, SUM_FRENCH_HITS, SUM_RUSSIAN, SUM_RUSSIAN_HITS, SUM_GONE };

static void fire_head(struct chart *out)
{
	static const char *const sums[] = {"French shots", "French hits", "Russian shots", "Russian hits", "units lost"};
	chart_title(out, "Joint Combat");
	chart_column(out, "Fires", 50, false, false);
	chart_column(out, "At", 50, false, false);
	chart_column(out, "Needs", 12, false, true);
	chart_column(out, "Die", 8, false, true);
	chart_column(out, "", 9, false, true);
	for (out->head.sums = 0; out->head.sums <= SUM_GONE; out->head.sums++)
		snprintf(out->head.sum[out->head.sums], sizeof out->head.sum[0], "%s", sums[out->head.sums]);
}

/* The lowest die that hits; the account is that of bz_shot_sum. */
static int needs(const struct scenario *s, const struct account *a)
{
	return bz_shot_needs(&s->table[a->table], a->column, a->die[0].drm);
}

static void add_modifiers(const struct account *a, char *out, size_t size)
{
	for (int k = 0; k < a->n; k++) {
		const struct line *l = &a->at[k];
		char words[96];
		if (l->op != LINE_ADD)
			continue;
		snprintf(words, sizeof words, "%+d %.60s [%s](#%s)", l->num, berezina_texts[l->text], CITE(l->rule),
			 CITE(l->rule));
		if (strlen(out) + strlen(words) + 4 < size)
			add_words(out, size, words);
	}
}

/* What the shot did to its target, from the events it caused. */
static const char *effect(const struct position *p, const struct heard *h, int i, char *words, size_t size)
{
	int piece = h->at[i].piece;
	for (int k = i + 1; piece >= 0 && k < h->n && !begins(&h->at[k]); k++) {
		if (h->at[k].piece != piece)
			continue;
		if (h->at[k].kind == EVENT_ELIMINATE)
			snprintf(words, size, "%s \u2192 eliminated [7.3](#7.3)", faces[steps_at(p, h, i, piece) & 3]);
		if (h->at[k].kind == EVENT_RESULT)
			snprintf(words, size, "%s \u2192 %s [7.3](#7.3)", faces[steps_at(p, h, i, piece) & 3],
				 faces[h->at[k].number & 3]);
	}
	return words;
}

static void shot_row(const struct scenario *s, const struct position *p, const struct heard *h, int i, int viewer,
		     struct chart *out)
{
	static const char letters[] = "ABCD";
	const struct event *e = &h->at[i];
	struct account own, *a = heard_account_of(h, i, &own) ? &own : NULL;
	bool open = a && (viewer < 0 || a->seen >> viewer & 1);
	struct chart_row *r = chart_add(out, CHART_PLAIN);
	char words[80] = "";
	r->mark = e->number ? CHART_GOOD : CHART_UNMARKED;
	r->place = e->to;
	name_row(r, open && a->n ? a->at[0].piece : NONE);
	r->piece2 = e->piece;
	r->reverse = r->piece >= 0 && steps_at(p, h, i, r->piece) >= 2;
	r->reverse2 = e->piece >= 0 && steps_at(p, h, i, e->piece) >= 2;
	if (r->piece2 < 0)
		chart_cell(r, 1, "a hidden unit");
	snprintf(r->group, sizeof r->group, "%s%s%c", e->side == FRENCH ? "French" : "Russians", open ? ", rating " : " ",
		 open ? letters[a->column & 3] : ' ');
	if (open)
		snprintf(r->cell[2], sizeof r->cell[2], "%d%s", needs(s, a), needs(s, a) < 6 ? "+" : "");
	snprintf(r->cell[3], sizeof r->cell[3], "%d", e->dice[0]);
	chart_cell(r, 4, e->number ? "hit" : "miss");
	snprintf(r->note, sizeof r->note, "%.60s \u2192 %.60s", e->from >= 0 ? board_called(&s->board, e->from).at : "unseen",
		 e->to >= 0 ? board_called(&s->board, e->to).at : "unseen");
	effect(p, h, i, words, sizeof words);
	if (words[0])
		add_words(r->note, sizeof r->note, words);
	if (open)
		add_modifiers(a, r->note, sizeof r->note);
	out->sum[e->side == FRENCH ? SUM_FRENCH : SUM_RUSSIAN]++;
	if (e->number)
		out->sum[e->side == FRENCH ? SUM_FRENCH_HITS : SUM_RUSSIAN_HITS]++;
}

void bz_page_fire(const struct scenario *s, const struct position *p, const struct heard *h, int i, int viewer,
		  struct chart *out)
{
	const struct event *e = &h->at[i];
	fire_head(out);
	if (e->kind == EVENT_ELIMINATE && e->piece >= 0 && is_unit(ground_of(s), e->piece))
		out->sum[SUM_GONE]++;
	if (e->kind == EVENT_ATTACK)
		shot_row(s, p, h, i, viewer, out);
	else if (e->kind == EVENT_RETREAT || e->kind == EVENT_DISPLACE || e->kind == EVENT_NOTE ||
		 e->kind == EVENT_MARKER || (e->kind == EVENT_MOVE && e->rule == CITE_STEPS) ||
		 (e->kind == EVENT_ELIMINATE && e->piece >= 0 && !is_unit(ground_of(s), e->piece)))
		remark(s, e, out);
}
