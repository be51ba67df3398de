/* The page on which a game that is over is looked at once more: how far it is, and the phases that cost most. */
#include "ui/game.h"

#include <stdio.h>
#include <string.h>

static void act_show(struct ui *u, struct widget *w)
{
	int which = w->arg;
	dialog_close_all(u);
	if (u->calls.review_show)
		u->calls.review_show(u->calls.who, which);
}

static void build_entry(struct widget *body, const struct review_entry *e, int i)
{
	char name[24];
	widget_new(body, ROLE_RULE, "rule", "");
	struct widget *w = widget_label(body, FONT_TITLE, 17, e->title);
	w->ink = WINE;
	snprintf(name, sizeof name, "review-%d", i + 1);
	text_copy(w->name, sizeof w->name, name);
	w = widget_label(body, FONT_BODY, 15, e->plans);
	snprintf(name, sizeof name, "review-plans-%d", i + 1);
	text_copy(w->name, sizeof w->name, name);
	w = widget_label(body, FONT_BODY_ITALIC, 14, e->text);
	w->ink = INK_SOFT;
	snprintf(name, sizeof name, "review-worth-%d", i + 1);
	text_copy(w->name, sizeof w->name, name);
	snprintf(name, sizeof name, "review-show-%d", i + 1);
	w = widget_button(body, name, "Show on the map", act_show);
	w->arg = i;
	w->quiet = true;
}

void build_review(struct ui *u, struct dialog *d)
{
	const struct review_page *page = &u->game->review;
	struct widget *body = widget_new(d->root, ROLE_SCROLL, "review-body", "");
	body->grow = 1;
	body->gap = 7;
	char intro[520];
	snprintf(intro, sizeof intro,
		 "The Captain looks at every phase of %s again, with what could be known then, and plays out what was ordered and "
		 "plans of his own in the same worlds with the same dice. What fell out badly by luck alone is no mistake here. The points he "
		 "compares them in are his own reckoning: units, supply and ground count in it too, so they are not the score.",
		 page->both ? "both sides" : "yours");
	struct widget *w = widget_label(body, FONT_BODY, 15, intro);
	text_copy(w->name, sizeof w->name, "review-intro");
	if (page->permille != NONE)
		progress_bar(body, page->permille);
	for (int i = 0; i < page->n; i++)
		build_entry(body, &page->at[i], i);
	if (page->permille == NONE && !page->n)
		widget_label(body, FONT_BODY_ITALIC, 16,
			     page->both ? "No phase was clearly worse than what he would have done."
					: "No phase of yours was clearly worse than what he would have done.");
	dialog_close_button(dialog_buttons(d->root), "Close")->main = true;
}

void ui_review(struct ui *u, const struct review_page *page, bool opens)
{
	struct game *g = u->game;
	struct dialog *top = dialog_top(u);
	if (!g || (!opens && !memcmp(&g->review, page, sizeof *page)))
		return;
	g->review = *page;
	if (opens)
		dialog_open(u, DIALOG_REVIEW, "Review of the game");
	else if (top && top->kind == DIALOG_REVIEW)
		top->stale = true;
	u->dirty = u->stale_layout = true;
	ui_settle(u);
}

void act_review(struct ui *u, struct widget *w)
{
	(void)w;
	if (u->calls.review)
		u->calls.review(u->calls.who);
}
