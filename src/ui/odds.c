/* The odds of an attack that is being built, in the dialog that will tell what came of it, or on the page of the combat. */
#include "ui/reading.h"

#include "core/memory.h"

#include <stdio.h>
#include <stdlib.h>

/* "10": what defends while nobody attacks yet; "24, 14 or 10" where that hangs on who will. */
static const char *say_defence(const struct account *a, char out[WORDS])
{
	char sum[WORDS];
	size_t used = 0;
	int left = 0;
	text_copy(out, WORDS, "0");
	for (int i = 0; i < a->n; i++)
		left += a->at[i].op == LINE_SUM && a->at[i].ledger;
	for (int i = 0; i < a->n && used < WORDS; i++) {
		if (a->at[i].op != LINE_SUM || !a->at[i].ledger)
			continue;
		const char *next = --left > 1 ? ", " : left ? " or " : "";
		used += (size_t)snprintf(out + used, WORDS - used, "%.20s%s", say_number(a->at[i].num, a->at[i].den, sum), next);
	}
	return out;
}

void odds_ratio(struct ui *u, struct widget *root, const struct account *a)
{
	const struct scenario *s = u->game->scenario;
	char sum[2][WORDS] = {"0", "0"}, defence[WORDS], text[WORDS * 3];
	bool attacked = a->column >= 0;
	for (int i = 0; i < a->n; i++) {
		attacked |= !a->at[i].ledger;
		if (a->at[i].op == LINE_SUM)
			say_number(a->at[i].num, a->at[i].den, sum[a->at[i].ledger & 1]);
	}
	const char *column = a->table >= 0 && a->table < s->tables && a->column >= 0 ?
			     s->table[a->table].column[a->column] : "";
	if (attacked)
		snprintf(text, sizeof text, "%s to %s%s%s", sum[0], sum[1], column[0] ? ": column " : "", column);
	else /* nobody attacks it yet */
		snprintf(text, sizeof text, "Defends with %s", say_defence(a, defence));
	struct widget *w = widget_label(root, FONT_TITLE, 18, text);
	w->align = 1;
	w->ink = WINE;
	text_copy(w->name, sizeof w->name, "odds");
}

enum { LINES_BELOW = 10, ACROSS_LEAST = 1100 }; /* lines of both sums that stand above a table; points of a window in which they stand side by side */

bool odds_across(const struct ui *u)
{
	return u->game->outlook_on && !plans_asked(u->game) && u->game->outlook.sum.n > LINES_BELOW && u->width >= points(u, ACROSS_LEAST);
}

void build_odds(struct ui *u, struct widget *root, bool narrow)
{
	const struct outlook *o = &u->game->outlook;
	odds_ratio(u, root, &o->sum);
	if (o->cases == 1 && o->on[0].how[0])
		widget_label(root, FONT_BODY_ITALIC, 14, o->on[0].how)->ink = INK_SOFT;
	if (o->guesses) {
		widget_label(root, FONT_DATA_BOLD, 14, "What you take the closed enemy for")->ink = WINE;
		build_guesses(u, root);
	}
	struct widget *chances = widget_new(root, ROLE_COLUMN, "chances", "");
	chances->gap = 2;
	account_chances(u, chances, o);
	odds_warnings(root, o);
	account_ledgers(u, root, &o->sum, !narrow); /* first: of a low window or long sums the table is what has to be scrolled */
	account_table_low(u, root, &o->sum);
}

static bool is_odds(const struct dialog *d)
{
	const struct reading *r = reading_of(d);
	return r && r->odds;
}

bool odds_up(const struct ui *u)
{
	return is_odds(dialog_top(u));
}

/* Where the attack is aimed at. */
static int aim(const struct game *g)
{
	if (g->outlook_on && g->outlook.sum.place >= 0)
		return g->outlook.sum.place;
	return g->seat->prompt.place;
}

static void odds_title(const struct game *g, int place, struct dialog *d)
{
	char text[WORDS];
	snprintf(d->title, sizeof d->title, "%s %.100s", plans_asked(g) ? "Plans for" : "Attack on", say_place(g->scenario, place, text));
}

static void open_odds(struct ui *u)
{
	struct dialog *d = dialog_open(u, DIALOG_CHAPTER, "");
	struct reading *r = memory_zeroed(sizeof *r);
	*r = (struct reading){.came = true, .odds = true, .place = aim(u->game)};
	d->more = r;
	odds_title(u->game, r->place, d);
}

void odds_stale(struct ui *u)
{
	if (odds_up(u))
		dialog_top(u)->stale = u->dirty = true;
	ui_stale(u, PANE_SIDE);
}

/* Another attack than the one it tells of. */
static void aim_anew(struct game *g, struct dialog *d, struct reading *r)
{
	r->place = aim(g);
	r->stands.w = 0;
	odds_title(g, r->place, d);
}

/* Is this one of several attacks that are all declared before they are carried out? */
static bool declares(const struct game *g)
{
	return g->may_act && words_declares(g->scenario, g->seat->prompt.row);
}

/* Can another still be declared beside it? Then to be done with this one is not to carry all of them out. */
static bool others_open(const struct game *g)
{
	for (int i = 0; declares(g) && i < g->seat->orders.n; i++)
		if (g->seat->orders.at[i].verb != VERB_COMMIT)
			return true;
	return false;
}

void odds_follow(struct ui *u)
{
	struct game *g = u->game;
	struct reading *r = reading_of(dialog_top(u));
	bool asked = g->outlook_on || plans_asked(g);
	bool wanted = asked && g->may_act && !g->waits && !u->config->quiet && aim(g) >= 0;
	if (!asked || (declares(g) && aim(g) != g->odds_shut_at))
		g->odds_shut = false;
	bool gives_way = r && r->came && !r->odds && (r->passed || g->seat->draft->n > 0); /* the hand is at something else */
	if (wanted && !g->odds_shut && (!u->dialogs || gives_way)) {
		if (r)
			dialog_drop(u);
		open_odds(u);
	} else if (r && r->odds && !wanted) {
		dialog_drop(u);
	} else if (r && r->odds && r->place != aim(g)) {
		aim_anew(g, dialog_top(u), r);
	}
}

static void act_shut(struct ui *u, struct widget *w)
{
	(void)w;
	u->game->odds_shut = true;
	u->game->odds_shut_at = aim(u->game);
	dialog_close(u);
	ui_stale(u, PANE_SIDE);
}

static void act_commit(struct ui *u, struct widget *w)
{
	struct order order = w->order;
	ui_order_asked(u, &order);
}

/* What may be put into it stands beside its chances. */
static void spend_buttons(struct ui *u, struct widget *root)
{
	struct game *g = u->game;
	struct widget *flow = widget_new(root, ROLE_FLOW, "odds-spend", "");
	flow->gap = 4;
	for (int i = 0; g->may_act && i < g->seat->orders.n; i++)
		if (g->seat->orders.at[i].verb == VERB_SPEND)
			order_button(u, flow, &g->seat->orders.at[i]);
}

/* What Enter gives: the attack is carried out, or stands declared where others may follow. True: no other button closes the window. */
static bool main_button(const struct game *g, struct widget *row)
{
	struct order first;
	char text[WORDS];
	struct widget *b;
	bool stands = others_open(g);
	if (plans_asked(g) || (!stands && !default_order(g, &first)))
		return false;
	if (stands) {
		b = widget_button(row, "odds-stands", "Declared: &go on", act_shut);
		widget_tip(b, "This attack stands declared. Others can still be declared before all are carried out.");
	} else {
		say_order(g, &first, text);
		b = widget_button(row, NULL, text, act_commit);
		order_on(g, b, "", &first);
	}
	b->main = true;
	b->font = FONT_DATA_BOLD;
	text_copy(b->key, sizeof b->key, "Enter");
	return stands;
}

void odds_dialog(struct ui *u, struct dialog *d)
{
	struct game *g = u->game;
	struct widget *body = widget_new(d->root, ROLE_SCROLL, "odds-body", ""), *row;
	body->grow = 1;
	body->gap = 7;
	if (plans_asked(g))
		build_choices(u, body, false);
	else
		build_odds(u, body, !odds_across(u));
	spend_buttons(u, d->root);
	row = dialog_buttons(d->root);
	if (!main_button(g, row))
		widget_button(row, "odds-shut", "C&lose", act_shut)->quiet = true;
	report_quiet(u, row);
}
