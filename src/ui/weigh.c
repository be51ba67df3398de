/* A choice among buttons whose chances are known, such as a battle plan: one of them is looked at, by the cases it may
 * meet, before it is given. */
#include "ui/game.h"

#include <stdio.h>
#include <string.h>

static bool weighed(const struct game *g, int i, struct outlook *out)
{
	const struct order *o = &g->orders.at[i];
	if (!order_by_button(g->scenario, o) || (o->verb != VERB_PLAN && o->verb != VERB_CHOOSE))
		return false;
	memset(out, 0, sizeof *out);
	g->scenario->rules->odds(g->scenario, match_position(g->match), o, out);
	return out->kind != OUTLOOK_UNKNOWN && out->cases > 0;
}

void weigh_choices(struct game *g)
{
	struct outlook other;
	int first = NONE, shown = NONE;
	g->choices = 0;
	if (!g->may_act || !g->scenario->rules->odds || (g->viewer >= 0 && g->viewer != g->prompt.side))
		return;
	for (int i = 0; i < g->orders.n; i++) {
		if (!weighed(g, i, &other))
			continue;
		g->choices++;
		first = first == NONE ? i : first;
		if (g->orders.at[i].number == g->choice)
			shown = i;
	}
	if (first == NONE)
		return;
	shown = shown == NONE ? first : shown;
	g->choice = g->orders.at[shown].number;
	weighed(g, shown, &g->outlook);
}

bool plans_asked(const struct game *g)
{
	return g->choices > 1 && (g->prompt.verbs >> VERB_PLAN & 1);
}

static void look_at(struct ui *u, int number)
{
	struct game *g = u->game;
	g->choice = number;
	g->choice_made = true;
	weigh_choices(g);
	ui_stale(u, PANE_SIDE);
}

static void act_look_at(struct ui *u, struct widget *w)
{
	look_at(u, w->arg);
}

/* The letter printed on a chit, or 0: "A Outflank". */
static char chit_letter(const char *text)
{
	return text[0] >= 'A' && text[0] <= 'Z' && text[1] == ' ' ? text[0] : 0;
}

bool choice_key(struct ui *u, int key)
{
	struct game *g = u->game;
	struct outlook other;
	char text[WORDS];
	for (int i = 0; plans_asked(g) && i < g->orders.n; i++) {
		if (!weighed(g, i, &other))
			continue;
		say_order(g->scenario, &g->orders.at[i], text);
		if (!chit_letter(text) || (chit_letter(text) | 0x20) != key)
			continue;
		g->side_open = true;
		g->tab = TAB_COMBAT;
		u->stale_layout = true;
		ui_stale_all(u);
		look_at(u, g->orders.at[i].number);
		return true;
	}
	return false;
}

/* --- a choice as a chit with its name --- */

enum { CHIT_TALL = 50, NAME_POINTS = 13 };

static int chit_tall(struct ui *u, const struct widget *w, int width)
{
	(void)w;
	(void)width;
	return points(u, CHIT_TALL);
}

static void chit_paint(struct ui *u, const struct widget *w)
{
	char letter[2] = {chit_letter(w->text), 0};
	uint32_t ink = w->on ? PAPER_LIGHT : INK;
	struct text_style s = {.font = FONT_DATA_BOLD, .size = points(u, NAME_POINTS), .ink = ink, .align = 1};
	const char *name = letter[0] ? w->text + 2 : w->text;
	int size = points(u, 24), pad = points(u, 3), inner = w->at.w - 2 * pad, top = w->at.y + pad;
	canvas_fill(u->canvas, w->at, w->on ? WINE : u->hot == w ? PAPER_LIGHT : PAPER_DARK);
	canvas_frame(u->canvas, w->at, w->on ? points(u, 2) : 1, INK);
	if (letter[0]) {
		int wide = canvas_text_width(u->canvas, FONT_TITLE, size, letter);
		canvas_text(u->canvas, FONT_TITLE, size, ink, w->at.x + (w->at.w - wide) / 2, top - points(u, 1), letter);
		top += points(u, 27);
	}
	while (s.size > points(u, 9) && text_height(u->canvas, &s, name, inner) > w->at.y + w->at.h - top)
		s.size--;
	int tall = text_height(u->canvas, &s, name, inner), room = w->at.y + w->at.h - pad - top;
	text_draw(u->canvas, &s, name, w->at.x + pad, top + (room > tall ? (room - tall) / 2 : 0), inner);
	if (u->focus == w && u->focus_seen)
		canvas_frame(u->canvas, w->at, points(u, 3), SEA);
}

static void act_lay(struct ui *u, struct widget *w)
{
	char order[64];
	text_copy(order, sizeof order, w->word);
	ui_order(u, order);
}

/* What an order means, in a sentence. */
static void explained(const struct game *g, const struct order *o, struct text *out)
{
	out->at[0] = 0;
	if (g->scenario->rules->explain)
		g->scenario->rules->explain(g->scenario, o, out);
}

static void choice_chit(struct ui *u, struct widget *root, const struct order *o)
{
	struct game *g = u->game;
	char text[WORDS], order[64];
	struct text own;
	explained(g, o, &own);
	say_order(g->scenario, o, text);
	order_print(g->scenario, o, order, sizeof order);
	struct widget *column = widget_new(root, ROLE_COLUMN, "choice", ""), *w;
	column->gap = 3;
	column->grow = 1;
	column->wide = 60; /* all alike */
	w = widget_new(column, ROLE_CUSTOM, NULL, text);
	snprintf(w->name, sizeof w->name, "weigh-%d", o->number);
	w->stop = true;
	w->on = o->number == g->choice;
	w->arg = o->number;
	w->act = act_look_at;
	w->custom_tall = chit_tall;
	w->custom_paint = chit_paint;
	widget_tip(w, own.at[0] ? own.at : text);
	w = widget_button(column, NULL, o->verb == VERB_PLAN ? "Lay" : "Choose", act_lay);
	w->tall = 24;
	w->font = FONT_DATA_BOLD;
	w->align = 1;
	w->main = g->choice_made && o->number == g->choice;
	snprintf(w->name, sizeof w->name, "plan-%.56s", order);
	text_copy(w->word, sizeof w->word, order);
}

/* The chits side by side; below them what the one that is looked at means. */
static void choice_chits(struct ui *u, struct widget *root)
{
	struct game *g = u->game;
	struct outlook other;
	struct text own;
	struct widget *row = widget_new(root, ROLE_ROW, "choices", "");
	row->gap = 5;
	own.at[0] = 0;
	for (int i = 0; i < g->orders.n; i++) {
		if (!weighed(g, i, &other))
			continue;
		choice_chit(u, row, &g->orders.at[i]);
		if (g->orders.at[i].number == g->choice)
			explained(g, &g->orders.at[i], &own);
	}
	if (own.at[0])
		widget_label(root, FONT_BODY, 14, own.at);
	widget_label(root, FONT_BODY_ITALIC, 13, plans_asked(g) ?
		     "Click a chit, or press its letter, to look at it; Lay, or Space, decides." :
		     "Click a choice to look at it; the button below it decides.")->ink = INK_SOFT;
}

void build_choices(struct ui *u, struct widget *root)
{
	struct game *g = u->game;
	char place[WORDS];
	if (g->prompt.place >= 0) {
		struct widget *title = widget_label(root, FONT_TITLE, 17, say_place(g->scenario, g->prompt.place, place));
		title->ink = WINE;
	}
	if (g->choices > 1)
		choice_chits(u, root);
	if (g->outlook.sum.n) {
		account_ledgers(u, root, &g->outlook.sum, false);
		widget_new(root, ROLE_RULE, "rule", "");
	}
	account_chances(u, root, &g->outlook);
	if (g->outlook.sum.column >= 0)
		account_table(u, root, &g->outlook.sum);
}
