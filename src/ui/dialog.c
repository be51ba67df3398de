/* The stack of windows over the game; messages, questions, the popup of choices. */
#include "ui/inner.h"

#include "core/memory.h"
#include "ui/reading.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { POPUP_WIDEST = 720, POPUP_LINES = 14 };

static void build_message(struct ui *u, struct dialog *d);
static void build_confirm(struct ui *u, struct dialog *d);
static void build_popup(struct ui *u, struct dialog *d);

static const struct {
	void (*build)(struct ui *, struct dialog *);
	int wide, tall; /* points; tall 0: as the content asks */
} kinds[DIALOGS] = {
	[DIALOG_MESSAGE] = {build_message, 440, 0}, [DIALOG_CONFIRM] = {build_confirm, 440, 0},
	[DIALOG_CHAPTER] = {build_chapter, 0, 0},   [DIALOG_SAVE] = {build_save, 480, 0},
	[DIALOG_LOAD] = {build_load, 1080, 680},     [DIALOG_HELP] = {build_help, 960, 800},
	[DIALOG_ABOUT] = {build_about, 760, 640},   [DIALOG_SETTINGS] = {build_settings, 520, 0},
	[DIALOG_MENU] = {build_menu, 300, 0},       [DIALOG_POPUP] = {build_popup, 0, 0},
	[DIALOG_BACK] = {build_back, 460, 0},       [DIALOG_STANDING] = {build_standing, 560, 0},
	[DIALOG_RENAME] = {build_rename, 480, 0},     [DIALOG_REVIEW] = {build_review, 620, 0},
	[DIALOG_OPPONENT] = {build_opponent, 480, 0}, [DIALOG_ELSEWHERE] = {build_elsewhere, 480, 0},
};

static void dialog_free(struct dialog *d)
{
	if (d->drop)
		d->drop(d);
	widget_free(d->root);
	items_free(&d->items);
	free(d->orders);
	free(d->more);
	free(d->text);
	free(d);
}

struct dialog *dialog_top(const struct ui *u)
{
	return u->dialogs ? u->dialog[u->dialogs - 1] : NULL;
}

struct dialog *dialog_open(struct ui *u, enum dialog_kind kind, const char *title)
{
	struct dialog *d = memory_zeroed(sizeof *d);
	if (u->dialogs == MAX_DIALOGS)
		dialog_close(u);
	d->kind = kind;
	d->chosen = NONE;
	d->about = NONE;
	d->stale = true;
	text_copy(d->title, sizeof d->title, title);
	d->root = widget_new(NULL, ROLE_COLUMN, "dialog", title);
	u->dialog[u->dialogs++] = d;
	u->hint.text[0] = 0;
	u->grab = u->hot = u->focus = NULL;
	u->dirty = u->stale_layout = true;
	return d;
}

void dialog_drop(struct ui *u)
{
	if (!u->dialogs)
		return;
	struct dialog *d = u->dialog[--u->dialogs];
	d->next_closed = u->closed;
	u->closed = d;
	u->focus = u->hot = u->grab = NULL;
	u->dirty = true;
	if (d->kind == DIALOG_CHAPTER)
		ui_stale_all(u);
}

void dialog_close(struct ui *u)
{
	bool popup = u->dialogs && dialog_top(u)->kind == DIALOG_POPUP;
	dialog_drop(u);
	if (!u->dialogs && u->game && !popup && !queue_next(u))
		odds_follow(u);
}

void dialog_close_all(struct ui *u)
{
	while (u->dialogs)
		dialog_drop(u);
}

void dialog_bury(struct ui *u)
{
	while (u->closed) {
		struct dialog *d = u->closed;
		u->closed = d->next_closed;
		dialog_free(d);
	}
}

void dialog_escape(struct ui *u)
{
	struct widget *root = ui_top_root(u);
	for (struct widget *w = root; w; w = widget_walk(root, w))
		if (w->cancel && w->act) {
			w->act(u, w);
			return;
		}
	dialog_close(u);
}

static void act_close(struct ui *u, struct widget *w)
{
	(void)w;
	dialog_close(u);
}

struct widget *dialog_buttons(struct widget *root)
{
	struct widget *outer = widget_new(root, ROLE_ROW, "dialog-foot", "");
	struct widget *row = widget_new(outer, ROLE_FLOW, "dialog-buttons", "");
	row->gap = 8;
	row->grow = 1;
	return row;
}

struct widget *dialog_close_button(struct widget *row, const char *text)
{
	struct widget *b = widget_button(row, "close", text, act_close);
	b->cancel = true;
	text_copy(b->key, sizeof b->key, "Esc");
	return b;
}

void dialog_build(struct ui *u, struct dialog *d)
{
	d->root->skin = d->kind == DIALOG_POPUP ? SKIN_TOOLTIP : SKIN_FRAME;
	bool close = u->height < points(u, d->kind == DIALOG_CHAPTER ? 640 : 400);
	d->root->pad = d->kind == DIALOG_POPUP ? 4 : close ? 17 : 28;
	d->root->gap = 8;
	if (d->title[0]) {
		struct widget *w = widget_label(d->root, FONT_TITLE, 22, d->title);
		w->align = 1;
		text_copy(w->name, sizeof w->name, "title");
		if (!close)
			widget_new(d->root, ROLE_RULE, "rule", "");
	}
	kinds[d->kind].build(u, d);
}

void dialog_place(struct ui *u, struct dialog *d)
{
	int wide = d->kind == DIALOG_CHAPTER ? points(u, chapter_wide(u, d)) :
		   kinds[d->kind].wide ? points(u, kinds[d->kind].wide) : widget_wide(u, d->root);
	int margin = points(u, 8);
	wide = wide > u->width - 2 * margin ? u->width - 2 * margin : wide;
	int tall = kinds[d->kind].tall ? points(u, kinds[d->kind].tall) : widget_tall(u, d->root, wide);
	tall = tall > u->height - 2 * margin ? u->height - 2 * margin : tall;
	struct rect r = {(u->width - wide) / 2, (u->height - tall) / 2, wide, tall};
	if (d->kind == DIALOG_CHAPTER)
		r = chapter_stand(u, d, wide, tall);
	if (d->about != NONE)
		stand_beside(u, d->about, wide, tall, (struct rect){0, 0, u->width, u->height}, &r);
	if (d->kind == DIALOG_POPUP) {
		r.x = d->x + wide > u->width ? u->width - wide : d->x;
		r.y = d->y + tall > u->height ? u->height - tall : d->y;
		r.x = r.x < 0 ? 0 : r.x;
		r.y = r.y < 0 ? 0 : r.y;
	}
	widget_place(u, d->root, r);
}

void dialog_draw(struct ui *u, struct dialog *d)
{
	struct rect whole = {0, 0, u->width, u->height};
	if (d->kind != DIALOG_POPUP && d->kind != DIALOG_CHAPTER && d == dialog_top(u))
		canvas_fill(u->canvas, whole, SHADE);
	else if (d->kind == DIALOG_POPUP || d->kind == DIALOG_CHAPTER)
		style_shadow(&u->style, u->canvas, d->root->at);
	widget_paint(u, d->root);
}

/* A scrolled text with markup. */
static struct widget *body_text(struct widget *root, const char *name, const char *text)
{
	struct widget *body = widget_new(root, ROLE_SCROLL, name, "");
	body->grow = 1;
	struct widget *w = widget_label(body, FONT_BODY, 16, text);
	text_copy(w->name, sizeof w->name, "message");
	return body;
}

struct widget *rule_link(struct widget *parent, const char *rule)
{
	struct widget *w = widget_new(parent, ROLE_LINK, NULL, "");
	widget_text(w, rule);
	snprintf(w->name, sizeof w->name, "rule-%s", rule);
	text_copy(w->word, sizeof w->word, rule);
	w->act = act_help;
	widget_tip(w, "Open the rules at this paragraph");
	return w;
}

static void build_message(struct ui *u, struct dialog *d)
{
	(void)u;
	body_text(d->root, "message-body", d->text ? d->text : "");
	if (d->rule[0]) {
		struct widget *row = widget_new(d->root, ROLE_ROW, "rule-row", "");
		row->gap = 6;
		widget_label(row, FONT_DATA, 14, "Rule:");
		rule_link(row, d->rule);
	}
	struct widget *row = dialog_buttons(d->root);
	struct widget *b = dialog_close_button(row, "OK");
	text_copy(b->key, sizeof b->key, "Enter");
	text_copy(b->name, sizeof b->name, "ok");
	b->main = true;
}

static void act_yes(struct ui *u, struct widget *w)
{
	struct dialog *d = dialog_top(u);
	(void)w;
	if (!d)
		return;
	void (*yes)(struct ui *, struct dialog *) = d->yes;
	dialog_close(u);
	if (yes)
		yes(u, d); /* closed dialogs live until the next settling */
}

static void act_other(struct ui *u, struct widget *w)
{
	struct dialog *d = dialog_top(u);
	(void)w;
	dialog_close(u);
	d->other(u, d); /* closed dialogs live until the next settling */
}

static void act_stop(struct ui *u, struct widget *w)
{
	dialog_top(u)->stop = w->on;
}

static void build_confirm(struct ui *u, struct dialog *d)
{
	(void)u;
	body_text(d->root, "message-body", d->text ? d->text : "");
	if (d->may_stop) {
		struct widget *w = widget_new(d->root, ROLE_CHECK, "ask-no-more", "Do &not ask again");
		w->on = d->stop;
		w->act = act_stop;
	}
	struct widget *row = dialog_buttons(d->root);
	struct widget *b = widget_button(row, "yes", d->word, act_yes);
	b->main = !d->costs;
	b->no_space = d->may_stop; /* the key that was pressed at what came before the question */
	if (b->main)
		text_copy(b->key, sizeof b->key, "Enter");
	if (d->other)
		widget_tip(widget_button(row, "go-there", "&Go there", act_other), "Shows the first of it on the map");
	b = dialog_close_button(row, "Cancel");
	b->main = d->costs;
	b->no_space = d->costs; /* the key that was pressed at what came before the question neither agrees nor takes it away unread */
}

void dialog_confirm(struct ui *u, const char *title, const char *text, const char *yes_text,
		    void (*yes)(struct ui *, struct dialog *))
{
	struct dialog *d = dialog_open(u, DIALOG_CONFIRM, title);
	d->text = memory_text(text);
	text_copy(d->word, sizeof d->word, yes_text);
	d->yes = yes;
}

static void pick_popup(struct ui *u, struct widget *w, int item, enum pick how)
{
	struct dialog *d = dialog_top(u);
	if (!d || (how == PICK_SELECT && u->grab != w && u->focus_seen))
		return;
	d->chosen = item;
	dialog_close(u);
	if (d->orders) {
		if (u->game)
			ui_order_asked(u, &d->orders[item]); /* closed dialogs live until the next settling */
	} else if (d->yes) {
		d->yes(u, d);
	}
}

static void build_popup(struct ui *u, struct dialog *d)
{
	struct widget *list = widget_new(d->root, ROLE_LIST, "popup", "");
	int widest = points(u, 120), most = points(u, POPUP_WIDEST), lines = 0;
	for (int i = 0; i < d->items.n; i++) {
		const struct item *it = &d->items.at[i];
		int wide = canvas_text_width(u->canvas, FONT_DATA, points(u, 14), it->text) + points(u, 34);
		if (it->right[0])
			wide += canvas_text_width(u->canvas, FONT_DATA, points(u, 14), it->right) + points(u, 16);
		wide += it->icon[0] ? points(u, 20) : 0;
		lines += 1 + wide / most; /* what is longer goes on in a second line */
		widest = wide > widest ? wide : widest;
	}
	widest = widest > most ? most : widest;
	list->size = 14;
	list->items = &d->items;
	list->pick = pick_popup;
	list->main = true;
	list->selected = d->chosen >= 0 ? d->chosen : 0;
	list->reveal = list->selected + 1;
	list->grow = 1;
	list->wide = widest * 100 / u->style.percent + 1;
	list->tall = (lines > POPUP_LINES ? POPUP_LINES : lines) * 24 + 6;
}
