/* What is hidden, and what the player takes for it. */
#include "ui/weigh_own.h"

#include <stdio.h>

static void act_guess(struct ui *u, struct widget *w)
{
	struct game *g = u->game;
	for (int i = 0; i < g->outlook.guesses; i++)
		g->guess[i] = g->outlook.guess[i].value;
	g->guess[w->arg] = (int16_t)(g->guess[w->arg] + w->arg2);
	g->guessed = true;
	g->guessed_at = g->seat->turned;
	g->guessed_on = g->seat->prompt.place;
	if (g->outlook_on)
		game_look_ahead(g);
	else
		weigh_choices(g);
	odds_stale(u);
}

enum { STEP_TALL = 25 }; /* points */

static void step_button(struct widget *row, int i, int step, bool off)
{
	char name[32];
	snprintf(name, sizeof name, "guess-%d-%s", i, step > 0 ? "more" : "less");
	struct widget *b = widget_button(row, name, step > 0 ? "+" : "\u2212", act_guess);
	b->arg = i;
	b->arg2 = step;
	b->off = off;
	b->wide = b->narrowest = 26;
	b->tall = STEP_TALL;
	b->align = 1;
}

/* "infantry corps (0 to 3)"; "cavalry corps (with 1 infantry corps: 0)": a range that others set is not told as its own. */
static void say_guess(const struct game *g, int i, char *out, size_t size)
{
	const struct guess *x = &g->outlook.guess[i], *before = &g->outlook.guess[i - (i > 0)];
	char with[80] = "", range[32] = "no other number can be";
	if (x->follows && i == 1)
		snprintf(with, sizeof with, "with %d %.60s: ", before->value, say_text(g->scenario, before->text));
	else if (x->follows)
		snprintf(with, sizeof with, "with these numbers: ");
	if (x->low < x->high)
		snprintf(range, sizeof range, "%d to %d", x->low, x->high);
	else if (x->follows)
		snprintf(range, sizeof range, "only %d", x->low);
	snprintf(out, size, "%.80s (%s%s)", say_text(g->scenario, x->text), with, range);
	text_capital(out);
}

void build_guesses(struct ui *u, struct widget *root)
{
	const struct outlook *o = &u->game->outlook;
	bool across = choices_as_board(u);
	if (across && o->guesses) {
		root = widget_new(root, ROLE_FLOW, "guesses", "");
		root->gap = 10;
	}
	for (int i = 0; i < o->guesses; i++) {
		const struct guess *x = &o->guess[i];
		char text[WORDS];
		struct widget *row = widget_new(root, ROLE_ROW, "guess", "");
		row->gap = 6;
		say_guess(u->game, i, text, sizeof text);
		widget_label(row, FONT_DATA, 14, text)->grow = !across;
		step_button(row, i, -1, x->value <= x->low);
		snprintf(text, sizeof text, "%d", x->value);
		struct widget *n = widget_label(row, FONT_DATA_BOLD, 16, text);
		n->align = 1;
		n->wide = n->narrowest = 24;
		n->ink = WINE;
		step_button(row, i, 1, x->value >= x->high);
	}
}
