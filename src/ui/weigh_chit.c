/* A choice as a chit with its name. */
#include "ui/weigh_own.h"

#include <stdio.h>
#include <string.h>

enum { CHIT_TALL = 50, CHIT_LOW = 45, LINE_OF_GUESSES = 2 }; /* more guesses than that take a line that the chits must spare */
enum { NAME_POINTS = 13 };

static void act_look_at(struct ui *u, struct widget *w)
{
	choice_look(u, w->arg);
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
	if (key == KEY_ENTER && ui_lays(u)) { /* the framed one is chosen by the first, and laid by the next, which is its button's */
		choice_look(u, g->choice);
		return true;
	}
	for (int i = 0; plans_asked(g) && i < g->seat->orders.n; i++) {
		if (!weighed(g, i, &other))
			continue;
		say_order(g, &g->seat->orders.at[i], text);
		if (!chit_letter(text) || (chit_letter(text) | 0x20) != key)
			continue;
		if (!odds_up(u)) {
			g->side_open = true;
			g->tab = TAB_COMBAT;
			u->stale_layout = true;
			ui_stale_all(u);
		}
		choice_look(u, g->seat->orders.at[i].number);
		ui_focus(u, NULL); /* Space lays it, whatever was pressed before */
		return true;
	}
	return false;
}

static int chit_tall(struct ui *u, const struct widget *w, int width)
{
	(void)w;
	(void)width;
	return points(u, u->game->outlook.guesses > LINE_OF_GUESSES ? CHIT_LOW : CHIT_TALL);
}

static void chit_paint(struct ui *u, const struct widget *w)
{
	char letter[2] = {chit_letter(w->text), 0};
	uint32_t ink = w->on ? PAPER_LIGHT : INK;
	struct text_style s = {.font = FONT_DATA_BOLD, .size = points(u, NAME_POINTS), .ink = ink, .align = 1};
	const char *name = letter[0] ? w->text + 2 : w->text;
	int size = points(u, 24), pad = points(u, 3), inner = w->at.w - 2 * pad, top = w->at.y + pad;
	canvas_fill(u->canvas, w->at, w->on ? WINE : u->hot == w ? PAPER_LIGHT : PAPER_DARK);
	canvas_frame(u->canvas, w->at, w->value ? points(u, 2) : 1, w->value && !w->on ? WINE : INK);
	if (letter[0]) {
		int wide = canvas_text_width(u->canvas, FONT_TITLE, size, letter);
		canvas_text(u->canvas, FONT_TITLE, size, ink, w->at.x + (w->at.w - wide) / 2, top - points(u, 1), letter);
		top += points(u, 27);
	}
	while (s.size > points(u, 9) && text_height(u->canvas, &s, name, inner) > w->at.y + w->at.h - top)
		s.size--;
	while (s.size > points(u, 8) && !strchr(name, ' ') && canvas_text_width(u->canvas, s.font, s.size, name) > inner)
		s.size--;
	int tall = text_height(u->canvas, &s, name, inner), room = w->at.y + w->at.h - pad - top;
	text_draw(u->canvas, &s, name, w->at.x + pad, top + (room > tall ? (room - tall) / 2 : 0), inner);
	if (u->focus == w && u->focus_seen)
		canvas_frame(u->canvas, w->at, points(u, 3), SEA);
}

void act_lay(struct ui *u, struct widget *w)
{
	struct order order = w->order;
	ui_order(u, &order);
}

/* What an order means, in a sentence. */
static void explained(const struct game *g, const struct order *o, struct text *out)
{
	out->at[0] = 0;
	if (words_of(g->scenario)->explain)
		words_of(g->scenario)->explain(g->scenario, o, out);
}

void choice_chit(struct ui *u, struct widget *both, const struct order *o)
{
	struct game *g = u->game;
	char text[WORDS];
	struct text own;
	explained(g, o, &own);
	say_order(g, o, text);
	struct widget *w = widget_new(both, ROLE_CUSTOM, NULL, text);
	snprintf(w->name, sizeof w->name, "weigh-%d", o->number);
	w->stop = true;
	w->value = o->number == g->choice;    /* what is told below is of it */
	w->on = w->value && g->choice_made;   /* and Space lays it */
	w->arg = o->number;
	w->act = act_look_at;
	w->custom_tall = chit_tall;
	w->custom_paint = chit_paint;
	widget_tip(w, own.at[0] ? own.at : text);
	if (both->role == ROLE_ROW)
		w->wide = w->narrowest = CHIT_WIDE;
	w = widget_button(both, NULL, "Lay", act_lay);
	w->tall = 24;
	w->font = FONT_DATA_BOLD;
	w->align = 1;
	w->main = g->choice_made && o->number == g->choice;
	order_on(g, w, "plan-", o);
}

void choice_chits(struct ui *u, struct widget *root)
{
	struct game *g = u->game;
	struct outlook other;
	struct widget *row = widget_new(root, ROLE_ROW, "choices", "");
	row->gap = 5;
	row->kept = true;
	for (int i = 0; i < g->seat->orders.n; i++) {
		if (!weighed(g, i, &other))
			continue;
		struct widget *column = widget_new(row, ROLE_COLUMN, "choice", "");
		column->gap = 3;
		column->grow = 1;
		column->wide = 60; /* all alike */
		choice_chit(u, column, &g->seat->orders.at[i]);
	}
	widget_label(root, FONT_BODY_ITALIC, 13,
		     "Click a chit, or press its letter, to look at it; then Space lays it, or Lay at once.")->ink = INK_SOFT;
}
