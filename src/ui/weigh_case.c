/* Case by case, or choice by choice: what it comes to, and how. */
#include "ui/weigh_own.h"

#include <stdio.h>
#include <string.h>

/* One side in a line: "Attacker, French: 7 infantry corps, 3 cavalry corps", or the guesses. */
static void side_line(struct ui *u, struct widget *root, int ledger)
{
	struct game *g = u->game;
	const struct account *a = &g->outlook.sum;
	int side = ledger ? side_other((enum side)a->side) : a->side;
	char text[WORDS * 3], icon[24];
	size_t used;
	bool guessed = false;
	struct widget *row = widget_new(root, ROLE_ROW, ledger ? "side-1" : "side-0", "");
	row->gap = 6;
	side_icon(g->scenario, side, icon);
	if (style_has(&u->style, u->canvas, icon))
		text_copy(widget_new(row, ROLE_ICON, "flag", "")->icon, 24, icon);
	used = (size_t)snprintf(text, sizeof text, "%s, %s", ledger ? "Defender" : "Attacker", say_side(g->scenario, side));
	for (int i = 0, n = 0; i < a->n && used + 80 < sizeof text; i++) {
		if (a->at[i].ledger != ledger)
			continue;
		guessed |= a->at[i].op == LINE_NOTE;
		used += (size_t)snprintf(text + used, sizeof text - used, n++ ? ", " : ": ");
		char who[WORDS];
		if (a->at[i].piece != NONE) { /* "Kutusov 2" */
			used += (size_t)snprintf(text + used, sizeof text - used, "%.40s %d", say_piece_short(g->scenario, a->at[i].piece, who),
						 a->at[i].num);
			continue;
		}
		if (a->at[i].op != LINE_NOTE)
			used += (size_t)snprintf(text + used, sizeof text - used, "%d ", a->at[i].num);
		used += (size_t)snprintf(text + used, sizeof text - used, "%.60s", say_text(g->scenario, a->at[i].text));
	}
	struct widget *label = widget_label(row, guessed ? FONT_BODY_ITALIC : FONT_DATA_BOLD, 14, text);
	label->grow = 1;
	label->ink = guessed ? INK_SOFT : INK;
	if (guessed)
		build_guesses(u, root);
}

static void how(struct widget *root, const char *words)
{
	char text[WORDS];
	text_copy(text, sizeof text, words);
	if (text[0] >= 'a' && text[0] <= 'z')
		text[0] = (char)(text[0] - 32);
	if (text[0])
		widget_label(root, FONT_BODY_ITALIC, 13, text)->ink = INK_SOFT;
}

void odds_warnings(struct widget *root, const struct outlook *o)
{
	for (int i = 0; i < o->warnings; i++)
		if (o->warn[i].words.at[0]) {
			struct widget *w = widget_label(root, FONT_BODY, 14, o->warn[i].words.at);
			w->ink = WINE;
			text_copy(w->name, sizeof w->name, "warned");
		}
}

/* The results that come up in any of its cases, a bit each. */
static uint32_t results_in(const struct outlook *o)
{
	uint32_t out = 0;
	for (int k = 0; k < o->cases; k++)
		for (int i = 0; i < o->on[k].n; i++)
			out |= UINT32_C(1) << (o->on[k].at[i].result & 31);
	return out;
}

/* The codes that came up, in words; of the board those of all its rows. */
static void legend(struct ui *u, struct widget *root, bool on_board)
{
	const struct scenario *s = u->game->scenario;
	const struct outlook *o = &u->game->outlook;
	const struct table *t = &s->table[o->sum.table];
	struct outlook other;
	uint32_t seen = results_in(o);
	char text[WORDS * 4] = "";
	size_t used = 0;
	for (int i = 0; on_board && i < u->game->seat->orders.n; i++)
		if (weighed(u->game, i, &other))
			seen |= results_in(&other);
	for (int r = 0; r < t->results && r < 32; r++) {
		const char *words = result_words(s, t->result[r]);
		if (seen >> r & 1 && strlen(t->result[r]) <= 6 && strcmp(words, t->result[r]) && used + 80 < sizeof text)
			used += (size_t)snprintf(text + used, sizeof text - used, "%s**%s** %s", used ? "; " : "", t->result[r], words);
	}
	if (!text[0])
		return;
	struct widget *w = widget_label(root, FONT_BODY, 13, text);
	text_copy(w->name, sizeof w->name, "codes");
	w->markup = true;
	w->ink = INK_SOFT;
}

/* With the board the chances stand there, and how they come about is a line for each. */
static void by_case(struct ui *u, struct widget *root, bool on_board)
{
	struct game *g = u->game;
	const struct outlook *o = &g->outlook;
	struct widget *hows = on_board ? widget_new(root, ROLE_COLUMN, "hows", "") : NULL;
	if (hows)
		hows->gap = 2;
	for (int k = 0; on_board && k < o->cases; k++) {
		struct widget *row = widget_new(hows, ROLE_ROW, "how", ""), *w;
		char text[WORDS];
		snprintf(text, sizeof text, "If %.150s", say_text(g->scenario, o->on[k].if_text));
		row->gap = 8;
		w = widget_label(row, FONT_DATA_BOLD, 13, text);
		w->wide = 160;
		w->ink = WINE;
		how(row, o->on[k].how);
		row->last->grow = 1;
	}
	if (!on_board) {
		side_line(u, root, 0);
		side_line(u, root, 1);
		widget_new(root, ROLE_RULE, "rule", "");
	}
	for (int k = 0; !on_board && k < o->cases; k++) {
		char text[WORDS];
		snprintf(text, sizeof text, "If %.150s", say_text(g->scenario, o->on[k].if_text));
		widget_label(root, FONT_DATA_BOLD, 14, text)->ink = WINE;
		how(root, o->on[k].how);
		account_bar(u, root, o, k, g->seat->prompt.side);
	}
	odds_warnings(root, o);
	legend(u, root, on_board);
}

/* What is chosen stands on the button. */
static struct widget *choose_button(struct ui *u, struct widget *root, const struct order *o, const char *text)
{
	struct widget *w = widget_button(root, NULL, text, act_lay);
	w->mnemonic = 0;
	w->font = FONT_DATA_BOLD;
	order_on(u->game, w, "plan-", o);
	return w;
}

/* A result that is certain and is told in words needs no bar. */
static bool certain(const struct scenario *s, const struct outlook *o)
{
	return o->on[0].n == 1 && o->on[0].how[0] && strlen(s->table[o->sum.table].result[o->on[0].at[0].result]) > 6;
}

/* Open choices one below the other: what each means, its chances, and its button. */
static void side_by_side(struct ui *u, struct widget *root)
{
	struct game *g = u->game;
	for (int i = 0; i < g->seat->orders.n; i++) {
		char text[WORDS];
		if (!weighed(g, i, &g->outlook))
			continue;
		say_choice(g, &g->seat->orders.at[i], text);
		if (g->choices > 1)
			choose_button(u, root, &g->seat->orders.at[i], text);
		else
			widget_label(root, FONT_TITLE, 17, text)->ink = WINE;
		how(root, g->outlook.on[0].how);
		odds_warnings(root, &g->outlook);
		if (!certain(g->scenario, &g->outlook))
			account_chances(u, root, &g->outlook);
		if (g->outlook.sum.n)
			account_ledgers(u, root, &g->outlook.sum, false);
		widget_new(root, ROLE_RULE, "rule", "");
	}
	weigh_choices(g);
}

void choice_lines(struct ui *u, struct widget *root)
{
	struct game *g = u->game;
	for (int i = 0; i < g->seat->orders.n && !plans_asked(g); i++) {
		struct outlook out;
		char name[WORDS], ways[WORDS * 2] = "", text[WORDS * 4];
		if (!g->choices || !weighed(g, i, &out))
			continue;
		say_choice(g, &g->seat->orders.at[i], name);
		if (!certain(g->scenario, &out))
			say_ways(g->scenario, &out, ways, sizeof ways);
		snprintf(text, sizeof text, "**%.60s:** %.120s%s%s", name, out.on[0].how, ways[0] && out.on[0].how[0] ? ": " : "", ways);
		struct widget *w = widget_label(root, FONT_BODY, 14, text);
		w->markup = true;
		w->ink = INK_SOFT;
	}
}

void build_choices(struct ui *u, struct widget *root, bool titled)
{
	struct game *g = u->game;
	char place[WORDS];
	bool cases = g->outlook.cases > 1;
	if (titled && g->seat->prompt.place >= 0) {
		struct widget *title = widget_label(root, FONT_TITLE, 17, say_place(g->scenario, g->seat->prompt.place, place));
		title->ink = WINE;
	}
	bool on_board = !titled && choices_as_board(u);
	if (on_board) {
		side_line(u, root, 0);
		side_line(u, root, 1);
		choice_board(u, root);
	} else if (g->choices > 1 && cases) {
		choice_chits(u, root);
	}
	if (cases)
		by_case(u, root, on_board);
	else
		side_by_side(u, root);
	if (!cases && g->outlook.sum.column >= 0)
		account_table(u, root, &g->outlook.sum);
}
