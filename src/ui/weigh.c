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

static void act_look_at(struct ui *u, struct widget *w)
{
	u->game->choice = w->arg;
	weigh_choices(u->game);
	ui_stale(u, PANE_SIDE);
}

static void choice_radios(struct ui *u, struct widget *root)
{
	struct game *g = u->game;
	struct outlook other;
	struct widget *row = widget_new(root, ROLE_FLOW, "choices", "");
	row->gap = 10;
	for (int i = 0; i < g->orders.n; i++) {
		char text[WORDS];
		if (!weighed(g, i, &other))
			continue;
		say_order(g->scenario, &g->orders.at[i], text);
		struct widget *b = widget_new(row, ROLE_RADIO, NULL, text);
		snprintf(b->name, sizeof b->name, "weigh-%d", g->orders.at[i].number);
		b->mnemonic = 0;
		b->on = g->orders.at[i].number == g->choice;
		b->arg = g->orders.at[i].number;
		b->act = act_look_at;
	}
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
		choice_radios(u, root);
	if (g->outlook.sum.n) {
		account_ledgers(u, root, &g->outlook.sum, false);
		widget_new(root, ROLE_RULE, "rule", "");
	}
	account_chances(u, root, &g->outlook);
	if (g->outlook.sum.column >= 0)
		account_table(u, root, &g->outlook.sum);
	widget_label(root, FONT_BODY_ITALIC, 13, "Looking decides nothing; the buttons below do.")->ink = INK_SOFT;
}
