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
		if (a->at[i].op == LINE_SUM && !a->at[i].ledger && !sum[0]) /* what comes after it is compared with it */
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

/* "6 against 3 = 200%: column 200-299%" */
static void say_odds(const struct account *a, const struct table *t, char *out, size_t size)
{
	const struct line *sum[2] = {NULL, NULL};
	char number[2][WORDS], percent[24] = "";
	bool column = t && a->column >= 0 && a->column < t->columns;
	out[0] = 0;
	for (int i = 0; i < a->n; i++)
		if (a->at[i].op == LINE_SUM) {
			sum[a->at[i].ledger & 1] = &a->at[i];
			say_number(a->at[i].num, a->at[i].den, number[a->at[i].ledger & 1]);
		}
	if (sum[0] && sum[1] && sum[1]->num > 0 && t && t->columns && strchr(t->column[0], '%'))
		snprintf(percent, sizeof percent, " = %d%%", 100 * sum[0]->num * sum[1]->den / (sum[1]->num * sum[0]->den));
	if (sum[0] && sum[1])
		snprintf(out, size, "%.40s against %.40s%s%s%s", number[0], number[1], percent, column ? ": column " : "",
			 column ? t->column[a->column] : "");
	else if (sum[0] && (column || a->dice)) /* a reckoning without dice has said it all */
		snprintf(out, size, "%s%s", column ? "Column " : number[0], column ? t->column[a->column] : "");
}

/* Is anything added to the die? */
static bool modified(const struct account *a)
{
	for (int i = 0; i < a->n; i++)
		if (a->at[i].op == LINE_ADD)
			return true;
	return false;
}

/* "Die 3, +3 -2 -1: row 3", where the modifiers of one die are known one by one. */
static void say_die(const struct account *a, const struct table *t, char *out, size_t size)
{
	bool summed[2] = {false, false};
	size_t used;
	out[0] = 0;
	if (!modified(a) || a->dice != 1 || !t || a->row < 0 || a->row >= t->rows)
		return;
	used = (size_t)snprintf(out, size, "Die %d", a->die[0].value);
	for (int i = 0; i < a->n; i++) {
		const struct line *l = &a->at[i];
		summed[l->ledger & 1] |= l->op == LINE_SUM || t->columns < 6; /* a pursuit has one sum for both */
		if (l->op == LINE_ADD && summed[l->ledger & 1] && used + 8 < size)
			used += (size_t)snprintf(out + used, size - used, " %+d", l->num);
	}
	snprintf(out + used, size - used, ": row %s", t->row[a->row]);
}

void account_outcome(struct ui *u, struct widget *root, const struct account *a)
{
	const struct scenario *s = u->game->scenario;
	char text[WORDS * 4];
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
	say_odds(a, t, text, sizeof text);
	if (text[0])
		widget_label(words, FONT_DATA, 15, text);
	say_die(a, t, text, sizeof text);
	if (text[0])
		widget_label(words, FONT_DATA, 15, text);
	widget_new(row, ROLE_SPACE, "right", "")->grow = 1;
}

static void act_follow(struct ui *u, struct widget *w)
{
	struct order order = w->order;
	dialog_close(u);
	ui_order_asked(u, &order);
}

void report_follow_up(struct ui *u, struct widget *root, struct widget *buttons)
{
	struct game *g = u->game;
	if (g->ended || g->seat->prompt.side < 0 || in_the_past(g))
		return;
	if (!g->seat->prompt.ask.at[0]) /* what the other side is asked tells what it has in hand */
		return;
	char text[400];
	snprintf(text, sizeof text, "%s: %s", say_side(g->scenario, g->seat->prompt.side), g->seat->prompt.ask.at);
	struct widget *w = widget_label(root, FONT_BODY, 16, text);
	w->align = 1;
	text_copy(w->name, sizeof w->name, "next");
	choice_lines(u, root);
	for (int i = 0; i < g->seat->orders.n && g->may_act && g->seat->prompt.depth; i++) {
		const struct order *o = &g->seat->orders.at[i];
		char words[WORDS];
		if (!order_by_button(g->scenario, o) || o->verb == VERB_DONE)
			continue;
		say_order(g, o, words);
		order_on(g, widget_button(buttons, NULL, words, act_follow), "follow-", o);
	}
}

static void act_quiet(struct ui *u, struct widget *w)
{
	u->config->quiet = w->on;
	if (u->calls.settings)
		u->calls.settings(u->calls.who);
}

void report_quiet(struct ui *u, struct widget *buttons)
{
	struct widget *quiet = widget_new(buttons, ROLE_CHECK, "quiet", "&No reports by themselves");
	quiet->on = u->config->quiet;
	quiet->act = act_quiet;
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
	account_outcome(u, body, &d->account);
	account_table(u, body, &d->account);
	struct widget *row = dialog_buttons(d->root);
	struct widget *b = dialog_close_button(row, "&Go on");
	b->main = true;
	b->font = FONT_DATA_BOLD;
	text_copy(b->key, sizeof b->key, "Enter");
	report_follow_up(u, body, row);
	report_quiet(u, row);
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
	const struct result *r = &g->seat->known->header.result;
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
	for (int i = 0; i < g->seat->view.lines; i++)
		widget_label(body, FONT_BODY, 16, g->seat->view.line[i])->align = 1;
	for (int i = 0; i < g->seat->view.tracks; i++) {
		const struct track *t = &g->seat->view.track[i];
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
