/* Going back past what cannot be had again is asked about: by who plays alone himself, of two by the other. */
#include "ui/inner.h"

#include "core/memory.h"

#include <string.h>

static void answer(struct ui *u, bool yes)
{
	bool ask_again = dialog_top(u)->number == 0;
	dialog_close(u);
	if (u->calls.back)
		u->calls.back(u->calls.who, yes, ask_again);
}

static void act_agree(struct ui *u, struct widget *w)
{
	(void)w;
	answer(u, true);
}

static void act_refuse(struct ui *u, struct widget *w)
{
	(void)w;
	answer(u, false);
}

static void act_ask_no_more(struct ui *u, struct widget *w)
{
	dialog_top(u)->number = w->on;
}

void build_back(struct ui *u, struct dialog *d)
{
	(void)u;
	struct widget *body = widget_new(d->root, ROLE_SCROLL, "message-body", "");
	body->grow = 1;
	struct widget *w = widget_label(body, FONT_BODY, 16, d->text ? d->text : "");
	text_copy(w->name, sizeof w->name, "message");
	if (d->chosen) {
		w = widget_new(d->root, ROLE_CHECK, "ask-no-more", "&Not again in this game");
		w->on = d->number != 0;
		w->act = act_ask_no_more;
	}
	bool own = !d->deaf;
	struct widget *row = dialog_buttons(d->root);
	w = widget_button(row, "yes", d->word, act_agree);
	w->main = own;
	w->no_space = true; /* it was meant for what came before the question */
	w->no_enter = !own; /* and where another is asked the keys are still under the fingers of him who asks */
	text_copy(w->key, sizeof w->key, own ? "Enter" : "Alt+A");
	w = dialog_close_button(row, own ? "Cancel" : "&Refuse");
	w->no_space = w->no_enter = !own;
	w->act = act_refuse;
}

void ui_ask_back(struct ui *u, const char *title, const char *text, const char *yes, bool may_stop)
{
	struct dialog *d = dialog_open(u, DIALOG_BACK, title);
	d->text = memory_text(text);
	d->chosen = may_stop;
	text_copy(d->word, sizeof d->word, yes);
	ui_settle(u);
}

void ui_ask_other(struct ui *u, const char *text)
{
	struct dialog *d = dialog_open(u, DIALOG_BACK, "Do you agree?");
	d->text = memory_text(text);
	d->chosen = false;
	d->deaf = true;
	text_copy(d->word, sizeof d->word, "&Agree");
	ui_settle(u);
}
