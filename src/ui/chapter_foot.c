/* The foot of a chapter's dialog: what is asked next, going on, and the way to the chapters beside it. */
#include "ui/reading.h"

#include <stdio.h>
#include <string.h>

static void act_follow(struct ui *u, struct widget *w)
{
	struct order order = w->order;
	dialog_close(u);
	ui_order_asked(u, &order);
}

/* Does what is asked now come of this? */
static bool asks_on(const struct game *g, const struct chapter *ch)
{
	return ch->kind == CHAPTER_CHECK || (ch->kind == CHAPTER_BATTLE && !spot_event(g->seat, ch->to));
}

/* What is asked now, with its buttons. */
static void follow_up(struct ui *u, struct widget *root, struct widget *buttons)
{
	struct game *g = u->game;
	const struct prompt *p = &g->seat->prompt;
	char asked[320], text[400];
	if (g->ended || p->side < 0 || in_the_past(g) || queue_holds(u))
		return;
	if (!by_person(g, p->side) || (!g->may_act && g->seat->side != NOBODY)) { /* what is asked is not for him who reads */
		snprintf(text, sizeof text, "%s decide what comes next.", side_they(g->scenario, p->side).at);
		centred(root, FONT_BODY, 15, "next", text);
		return;
	}
	if (!p->ask.at[0]) /* what the other side is asked tells what it has in hand */
		return;
	say_asked(g, p->ask.at, asked, sizeof asked);
	snprintf(text, sizeof text, "%s: %s", say_side(g->scenario, p->side), asked);
	centred(root, FONT_BODY, 15, "next", text);
	choice_lines(u, root);
	for (int i = 0; i < g->seat->orders.n && g->may_act && p->depth; i++) {
		const struct order *o = &g->seat->orders.at[i];
		char words[WORDS];
		if (!order_by_button(g, o) || o->verb == VERB_DONE)
			continue;
		say_order(g, o, words);
		order_on(g, widget_button(buttons, NULL, words, act_follow), "follow-", o);
	}
}

static void act_quiet(struct ui *u, struct widget *w)
{
	u->config->quiet = w->on;
	ui_config_changed(u);
}

void report_quiet(struct ui *u, struct widget *buttons)
{
	struct widget *quiet = widget_new(buttons, ROLE_CHECK, "quiet", "&No reports by themselves");
	quiet->on = u->config->quiet;
	quiet->act = act_quiet;
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

static void act_save(struct ui *u, struct widget *w)
{
	(void)w;
	chapter_save(u, &reading_of(dialog_top(u))->chapter);
}

static void act_picture(struct ui *u, struct widget *w)
{
	(void)w;
	chapter_picture(u, &reading_of(dialog_top(u))->chapter);
}

static struct widget *quiet_button(struct widget *row, const char *name, const char *text,
				   void (*act)(struct ui *, struct widget *), int arg, bool off)
{
	struct widget *b = widget_button(row, name, text, act);
	b->arg = arg;
	b->off = off;
	b->quiet = true;
	return b;
}

static void to_main(struct widget *b)
{
	b->main = true;
	b->font = FONT_DATA_BOLD;
	text_copy(b->key, sizeof b->key, "Enter");
}

/* To the chapters of the same kind before and after, where there are any. */
static void neighbours(struct ui *u, struct widget *row, const struct chapter *ch)
{
	struct chapter other;
	bool battle = ch->kind == CHAPTER_BATTLE;
	bool before = chapter_beside(u->game->seat, ch, -1, &other), after = chapter_beside(u->game->seat, ch, 1, &other);
	if (!before && !after)
		return;
	quiet_button(row, "chapter-before", battle ? "\u00ab Earlier battle" : "\u00ab Earlier", act_chapter_beside, -1, !before);
	quiet_button(row, "chapter-after", battle ? "Later battle \u00bb" : "Later \u00bb", act_chapter_beside, 1, !after);
}

void chapter_foot(struct ui *u, struct dialog *d)
{
	struct reading *r = reading_of(d);
	bool ended = r->chapter.kind == CHAPTER_GAME && u->game->ended, last = r->leaf + 1 >= r->chapter.leaves;
	struct widget *asked = widget_new(d->root, ROLE_COLUMN, "asked", ""), *row = dialog_buttons(d->root), *b;
	asked->gap = 4;
	if (ended) {
		b = widget_button(row, "look-back", "&Look back at the game", act_look_back);
		b->cancel = true;
		to_main(b);
		widget_button(row, "review", "&Review", act_review);
		widget_button(row, "to-launcher", "&Another game", act_to_launcher);
	} else if (last || r->chapter.kind == CHAPTER_GAME) {
		to_main(dialog_close_button(row, "&Go on"));
	} else {
		b = widget_button(row, "leaf-next", "&Next page", act_leaf);
		b->arg = r->leaf + 1;
		to_main(b);
	}
	if (r->came && last && asks_on(u->game, &r->chapter))
		follow_up(u, asked, row);
	if (r->chapter.leaves > 1 && r->chapter.kind != CHAPTER_GAME)
		quiet_button(row, "leaf-back", "\u2039 Back", act_leaf, r->leaf - 1, r->leaf == 0);
	neighbours(u, row, &r->chapter);
	quiet_button(row, "chapter-save", "Save as te&xt", act_save, 0, false);
	if (r->chapter.kind == CHAPTER_GAME)
		quiet_button(row, "chapter-picture", "Save as &picture", act_picture, 0, false);
	if (!ended)
		report_quiet(u, row);
}
