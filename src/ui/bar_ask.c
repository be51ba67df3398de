/* The middle of the bar: who decides in which phase, what is asked of him, and what both sides have left. */
#include "ui/bar_own.h"

#include <stdio.h>
#include <string.h>

enum { ASK_TALL = 34, WHY_ASK_TALL = 18 }; /* points */
enum { HEAD_LETTERS = 40, WHY_LETTERS = 36, LINE_LETTERS = 60 };

bool computer_decides(const struct game *g)
{
	return !g->may_act && g->seat->prompt.side >= 0 && !by_person(g, g->seat->prompt.side) && !seat_looks_back(g->seat);
}

enum { LEFT_NARROWEST = 240 }; /* points; as wide as it asks up to there: a number is not broken in two lines, the sentence beside it is cut */

void give_and_take(struct ui *u, struct widget *row)
{
	const struct game *g = u->game;
	const struct view *v = &g->seat->view;
	for (int side = 0; side < SIDES && !g->ended; side++) {
		char icon[24];
		bool acts = g->seat->prompt.side == side;
		if (!v->left[side][0])
			continue;
		side_icon(g->scenario, side, icon);
		struct widget *part = widget_new(row, ROLE_ROW, side ? "left-1" : "left-0", ""), *w;
		part->gap = 4;
		part->pad = 2;
		part->skin = acts ? SKIN_INSET : SKIN_NONE;
		if (style_has(&u->style, u->canvas, icon))
			text_copy(widget_new(part, ROLE_ICON, "flag", "")->icon, 24, icon);
		w = widget_label(part, acts ? FONT_DATA_BOLD : FONT_DATA, 14, v->left[side]);
		part->narrowest = w->narrowest = LEFT_NARROWEST;
		w->ink = acts ? WINE : INK_SOFT;
		widget_tip(part, acts ? "is next, with this left" : "has this left");
	}
	if (v->score[0] && u->width >= points(u, 900)) {
		struct widget *w = widget_label(row, FONT_DATA_BOLD, 14, v->score);
		text_copy(w->name, sizeof w->name, "score");
		w->ink = INK_SOFT;
		widget_tip(w, v->stands);
	}
}

void heading(struct ui *u, struct widget *column)
{
	struct game *g = u->game;
	const struct prompt *p = &g->seat->prompt;
	const struct rules *r = g->scenario->rules;
	const char *phase = g->ended ? over_words(g) : g->seat->view.phase, *decides = say_side(g->scenario, p->side);
	char icon[24], text[WORDS];
	struct widget *row = widget_new(column, ROLE_ROW, "phase-row", ""), *w;
	row->gap = 6;
	row->tall = HEAD_TALL;
	side_icon(g->scenario, p->side, icon);
	if (style_has(&u->style, u->canvas, icon))
		text_copy(widget_new(row, ROLE_ICON, "flag", "")->icon, 24, icon);
	bool other = !g->ended && p->side >= 0 && strncmp(phase, decides, strlen(decides)) != 0;
	/* where there is no room for both, who decides comes first */
	bool alone = other && u->width < points(u, 1500) && strlen(decides) + strlen(" to decide:") + strlen(phase) > HEAD_LETTERS;
	bool brief = alone && strlen(decides) + strlen(": ") + strlen(phase) <= HEAD_LETTERS;
	alone = alone && !brief;
	if (other) {
		snprintf(text, sizeof text, brief ? "%s:" : alone ? "%s to decide" : "%s to decide:", decides);
		fitted(row, "decides", FONT_TITLE, 17, HEAD_TALL, text)->ink = WINE;
	}
	if (alone) {
		widget_tip(row->last, phase);
	} else {
		w = fitted(row, "phase", FONT_TITLE, 17, HEAD_TALL, phase);
		w->ink = other ? INK_SOFT : WINE;
	}
	if (g->ended && u->width >= points(u, 900))
		fitted(row, "verdict", FONT_TITLE, 17, HEAD_TALL, won_words(g, text))->ink = WINE;
	const char *rule = g->ended || p->side < 0 || p->row >= r->rows ? "" : say_rule(g->scenario, p->rule);
	struct widget *named = widget_find(row, "phase");
	if (rule[0] && named && text_holds(phase, rule) && u->width < points(u, 1500)) { /* its own words: it is the link itself */
		char tip[WORDS];
		snprintf(tip, sizeof tip, "The rule %.60s", rule);
		named->act = act_help;
		text_copy(named->word, sizeof named->word, rule);
		widget_tip(named, tip);
	} else if (rule[0] && u->width >= points(u, 900)) {
		w = rule_link(row, rule);
		w->size = 13;
	}
	if (!guide_tall(u))
		give_and_take(u, row);
}

/* Who decided at a moment looked back at, who sits there now or not; at the present one who is to. */
static const char *who_decided(const struct game *g)
{
	const struct heard *h = seat_looks_back(g->seat) ? chronicle_heard(g->seat->chronicle, g->seat->at) : NULL;
	bool sits = by_person(g, g->seat->prompt.side);
	if (!(h ? h->person : sits))
		return "computer";
	return sits ? "other player" : "person who played it then";
}

/* What is asked, and why it cannot be ended yet. */
static void ask_lines(struct ui *u, struct widget *column)
{
	struct game *g = u->game;
	const struct prompt *p = &g->seat->prompt;
	char text[400], asked[320], why[320] = "";
	struct widget *w;
	say_asked(g, p->ask.at, asked, sizeof asked);
	if (g->ended)
		snprintf(text, sizeof text, "See the victory page, or look back through the game below.");
	else if (computer_decides(g) && ui_waits(u))
		snprintf(text, sizeof text, "%s: the computer goes on when what lies open is closed.", say_side(g->scenario, p->side));
	else if (computer_decides(g))
		snprintf(text, sizeof text, "%s: the computer is deciding.", say_side(g->scenario, p->side));
	else if (g->open && p->open)
		snprintf(text, sizeof text, g->open->n ? "%s" : "%s. Hold Look to answer.", asked);
	else if (g->open)
		snprintf(text, sizeof text, "%s to decide. Hold Look for what only this side may see.", say_side(g->scenario, p->side));
	else if (!g->may_act && p->side >= 0 && p->side != g->seat->side)
		snprintf(text, sizeof text, "%s: the %s decided here.", say_side(g->scenario, p->side), who_decided(g));
	else if (seat_looks_back(g->seat))
		snprintf(text, sizeof text, SEAT_LOOKS_BACK);
	else if (p->of > 0)
		snprintf(text, sizeof text, "%s (%d of %d)", asked, p->left, p->of);
	else
		snprintf(text, sizeof text, "%s", asked);
	if (g->may_act && p->why_not.at[0] && p->verbs & (VERB(VERB_DONE) | VERB(VERB_COMMIT)))
		say_reason(g->scenario, p->why_not.at, why, sizeof why);
	/* what is built can be given: where its question needs both lines, why nothing else can be ended is not told */
	if (strlen(text) > LINE_LETTERS && u->width < points(u, 1500) && orders_like(&g->seat->orders, VERB_COMMIT, NONE, NONE, NONE) != NONE)
		why[0] = 0;
	/* where one line has no room for it, it has those of the question, which it answers */
	bool alone = strlen(why) > WHY_LETTERS && u->width < points(u, 1500) && order_missing(g) != NONE;
	if (!alone) {
		w = fitted(column, "ask", FONT_BODY, 15, why[0] ? WHY_ASK_TALL : ASK_TALL, text);
		widget_tip(w, text);
	}
	if (!why[0])
		return;
	w = fitted(column, "why-not", FONT_BODY_ITALIC, 13, alone ? ASK_TALL : ASK_TALL - WHY_ASK_TALL, why);
	widget_tip(w, alone ? text : why);
	w->ink = INK_SOFT;
}

struct widget *ask_part(struct ui *u, struct widget *row, bool with_heading)
{
	struct widget *column = widget_new(row, ROLE_COLUMN, "ask-part", "");
	column->grow = 1;
	column->narrowest = 150;
	column->wide = 240;
	if (with_heading)
		heading(u, column);
	ask_lines(u, column);
	return column;
}
