/* The report of a battle, and the sheet at the end of the game. */
#include "ui/game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool one_sided(const struct account *a)
{
	for (int i = 0; i < a->n; i++)
		if (a->at[i].ledger)
			return false;
	return true;
}

void report_title(const struct scenario *s, const struct account *a, bool check, char out[WORDS])
{
	const char *table = a->table >= 0 && a->table < s->tables ? s->table[a->table].title : "";
	size_t n = strlen(table);
	const char *sum = "";
	for (int i = 0; i < a->n; i++)
		if (a->at[i].op == LINE_SUM && !a->at[i].ledger)
			sum = say_text(s, a->at[i].text);
	if (check && !a->dice && sum[0])
		snprintf(out, WORDS, "%s", sum); /* nothing was rolled: a reckoning */
	else if (check)
		snprintf(out, WORDS, "Report of a check");
	else if (n > 6 && one_sided(a))
		snprintf(out, WORDS, "%.*s", (int)(strcmp(table + n - 6, " Table") ? n : n - 6), table);
	else
		snprintf(out, WORDS, "Report of a battle");
}

void open_report(struct ui *u, const struct account *a, const char *title)
{
	struct dialog *d = dialog_open(u, DIALOG_REPORT, "");
	char place[WORDS];
	d->account = *a;
	if (a->place >= 0 && u->game)
		snprintf(d->title, sizeof d->title, "%s at %.80s", title, say_place(u->game->scenario, a->place, place));
	else
		text_copy(d->title, sizeof d->title, title);
}

static void outcome(struct ui *u, struct widget *root, const struct account *a)
{
	const struct scenario *s = u->game->scenario;
	char sum[2][WORDS] = {"", ""}, text[WORDS * 4];
	for (int i = 0; i < a->n; i++)
		if (a->at[i].op == LINE_SUM)
			say_number(a->at[i].num, a->at[i].den, sum[a->at[i].ledger & 1]);
	struct widget *row = widget_new(root, ROLE_ROW, "outcome", "");
	row->gap = 14;
	widget_new(row, ROLE_SPACE, "left", "")->grow = 1;
	account_dice(u, row, a);
	struct widget *words = widget_new(row, ROLE_COLUMN, "outcome-words", "");
	const struct table *t = a->table >= 0 && a->table < s->tables ? &s->table[a->table] : NULL;
	if (t && a->result >= 0 && a->result < t->results) {
		struct widget *w = widget_label(words, FONT_TITLE, 21, result_words(s, t->result[a->result]));
		w->ink = WINE;
		text_copy(w->name, sizeof w->name, "result");
	}
	bool column = t && a->column >= 0 && a->column < t->columns;
	if (sum[0][0] && sum[1][0])
		snprintf(text, sizeof text, "%s against %s%s%s", sum[0], sum[1], column ? ": column " : "",
			 column ? t->column[a->column] : "");
	else
		snprintf(text, sizeof text, "%s", sum[0]);
	if (text[0])
		widget_label(words, FONT_DATA, 15, text);
	widget_new(row, ROLE_SPACE, "right", "")->grow = 1;
}

static void act_follow(struct ui *u, struct widget *w)
{
	char order[128];
	text_copy(order, sizeof order, w->word);
	dialog_close(u);
	ui_order(u, order);
}

/* What is asked now, with its buttons. */
static void follow_up(struct ui *u, struct widget *root, struct widget *buttons)
{
	struct game *g = u->game;
	if (g->ended || g->prompt.side < 0 || match_now(g->match) < match_length(g->match))
		return;
	char text[400];
	snprintf(text, sizeof text, "%s: %s", say_side(g->scenario, g->prompt.side), g->prompt.ask.at);
	struct widget *w = widget_label(root, FONT_BODY, 16, text);
	w->align = 1;
	text_copy(w->name, sizeof w->name, "next");
	for (int i = 0; i < g->orders.n && g->may_act && g->prompt.depth; i++) {
		const struct order *o = &g->orders.at[i];
		char order[64], words[WORDS];
		if (!order_by_button(g->scenario, o) || o->verb == VERB_DONE)
			continue;
		say_order(g->scenario, o, words);
		order_print(g->scenario, o, order, sizeof order);
		struct widget *b = widget_button(buttons, NULL, words, act_follow);
		snprintf(b->name, sizeof b->name, "follow-%.54s", order);
		text_copy(b->word, sizeof b->word, order);
	}
}

static void act_quiet(struct ui *u, struct widget *w)
{
	u->config->quiet = w->on;
	if (u->calls.settings)
		u->calls.settings(u->calls.who);
}

void build_report(struct ui *u, struct dialog *d)
{
	if (!u->game)
		return;
	struct widget *body = widget_new(d->root, ROLE_SCROLL, "report", "");
	body->grow = 1;
	body->gap = 10;
	account_ledgers(u, body, &d->account, u->width > points(u, 640));
	if (d->account.n)
		widget_new(body, ROLE_RULE, "rule", "");
	outcome(u, body, &d->account);
	account_table(u, body, &d->account);
	struct widget *row = dialog_buttons(d->root);
	struct widget *b = dialog_close_button(row, "&Go on");
	b->main = true;
	b->font = FONT_DATA_BOLD;
	text_copy(b->key, sizeof b->key, "Enter");
	follow_up(u, body, row);
	struct widget *quiet = widget_new(row, ROLE_CHECK, "quiet", "&No reports by themselves");
	quiet->on = u->config->quiet;
	quiet->act = act_quiet;
}

void open_end(struct ui *u)
{
	dialog_open(u, DIALOG_END, over_words(u->game));
}

static void act_look_back(struct ui *u, struct widget *w)
{
	(void)w;
	dialog_close(u);
	if (u->game) {
		u->game->tab = TAB_VICTORY;
		ui_stale(u, PANE_SIDE);
	}
}

static void act_to_launcher(struct ui *u, struct widget *w)
{
	(void)w;
	dialog_close(u);
	if (u->calls.leave)
		u->calls.leave(u->calls.who);
}

void build_end(struct ui *u, struct dialog *d)
{
	struct game *g = u->game;
	if (!g)
		return;
	const struct result *r = &match_position(g->match)->header.result;
	const char *level = "";
	for (int i = 0; g->scenario->rules->levels && r->level >= 0 && g->scenario->rules->levels[i]; i++)
		if (i == r->level)
			level = g->scenario->rules->levels[i];
	struct widget *body = widget_new(d->root, ROLE_SCROLL, "end", "");
	body->grow = 1;
	body->gap = 8;
	char text[WORDS];
	if (r->winner < 0)
		snprintf(text, sizeof text, "A draw");
	else
		snprintf(text, sizeof text, "Victory: %s", say_side(g->scenario, r->winner));
	struct widget *w = widget_label(body, FONT_TITLE, 30, text);
	w->align = 1;
	w->ink = WINE;
	text_copy(w->name, sizeof w->name, "winner");
	if (level[0]) {
		w = widget_label(body, FONT_TITLE_ITALIC, 20, level);
		w->align = 1;
		text_copy(w->name, sizeof w->name, "level");
	}
	widget_new(body, ROLE_RULE, "rule", "");
	for (int i = 0; i < g->view.lines; i++)
		widget_label(body, FONT_BODY, 16, g->view.line[i])->align = 1;
	for (int i = 0; i < g->view.tracks; i++) {
		const struct track *t = &g->view.track[i];
		snprintf(text, sizeof text, "%s%s%s: %s", t->name, t->side >= 0 ? ", " : "",
			 t->side >= 0 ? say_side(g->scenario, t->side) : "", t->value);
		widget_label(body, FONT_DATA, 14, text)->align = 1;
	}
	struct widget *row = dialog_buttons(d->root);
	struct widget *b = widget_button(row, "look-back", "&Look back at the game", act_look_back);
	b->main = b->cancel = true;
	text_copy(b->key, sizeof b->key, "Enter");
	widget_button(row, "to-launcher", "&Another game", act_to_launcher);
}
