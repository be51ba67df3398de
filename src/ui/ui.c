/* The interface as a whole: panes and dialogs, building what is stale, focus, dispatch of input. */
#include "ui/inner.h"

#include "ui/reading.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void (*const builders[PANES])(struct ui *, struct widget *) = {
	[PANE_LAUNCHER] = build_launcher, [PANE_BAR] = build_bar, [PANE_TIME] = build_time, [PANE_SIDE] = build_side,
	[PANE_WINDOW] = build_window,
};

static const char *const pane_names[PANES] = {"launcher", "bar", "time", "side", "window"};

struct ui *ui_open(struct canvas *c, const char *data, const char *saves, struct config *config,
		   const struct ui_calls *calls, struct error *e)
{
	struct ui *u = calloc(1, sizeof *u);
	if (!u) {
		error_set(e, NULL, NULL, NULL, "there is not enough memory for the interface");
		return NULL;
	}
	u->canvas = c;
	u->config = config;
	u->calls = *calls;
	text_copy(u->data, sizeof u->data, data);
	text_copy(u->saves, sizeof u->saves, saves);
	style_open(&u->style, c, config->scale);
	canvas_size(c, &u->width, &u->height);
	for (int i = 0; i < PANES; i++)
		u->pane[i].root = widget_new(NULL, i == PANE_SIDE || i == PANE_LAUNCHER || i == PANE_WINDOW ? ROLE_COLUMN : ROLE_SCROLL, pane_names[i], "");
	u->px = u->py = -1;
	u->dirty = true;
	return u;
}

void ui_close(struct ui *u)
{
	if (!u)
		return;
	dialog_close_all(u);
	u->busy = 0;
	dialog_bury(u);
	for (int i = 0; i < PANES; i++)
		widget_free(u->pane[i].root);
	widget_free(u->hint.card);
	game_close(u);
	launcher_close(u);
	free(u);
}

void ui_stale(struct ui *u, enum pane_id pane)
{
	u->pane[pane].stale = true;
	u->dirty = true;
}

void ui_stale_all(struct ui *u)
{
	for (int i = 0; i < PANES; i++)
		u->pane[i].stale = true;
	for (int i = 0; i < u->dialogs; i++)
		u->dialog[i]->stale = true;
	u->dirty = true;
}

struct widget *ui_top_root(const struct ui *u)
{
	return u->dialogs ? u->dialog[u->dialogs - 1]->root : NULL;
}

/* Keeps scroll places and selections of a tree about to be built anew. */
static void keep(struct ui *u, struct widget *root)
{
	for (struct widget *w = root; w; w = widget_walk(root, w)) {
		if ((w->role != ROLE_SCROLL && w->role != ROLE_LIST) || w == root)
			continue;
		int slot = NONE;
		for (int i = 0; i < KEPT; i++)
			if (!strcmp(u->kept[i].name, w->name))
				slot = i;
		if (slot < 0) {
			slot = u->kept_next;
			u->kept_next = (u->kept_next + 1) % KEPT;
		}
		text_copy(u->kept[slot].name, sizeof u->kept[slot].name, w->name);
		u->kept[slot].scroll = w->scroll;
		u->kept[slot].selected = w->selected;
	}
}

static void give_back(struct ui *u, struct widget *root)
{
	for (struct widget *w = root; w; w = widget_walk(root, w)) {
		if ((w->role != ROLE_SCROLL && w->role != ROLE_LIST) || w == root || w->scroll)
			continue;
		for (int i = 0; i < KEPT; i++)
			if (!strcmp(u->kept[i].name, w->name)) {
				w->scroll = u->kept[i].scroll;
				if (w->selected == NONE && w->items && u->kept[i].selected < w->items->n)
					w->selected = u->kept[i].selected;
			}
	}
}

static bool inside(const struct widget *root, const struct widget *w)
{
	for (; w; w = w->up)
		if (w == root)
			return true;
	return false;
}

/* What points into a tree, by name, while it is built anew. */
struct held {
	char name[3][64];
	int caret;
	bool was_off;
};

static void hold(struct ui *u, struct widget *root, struct held *h)
{
	struct widget **at[3] = {&u->focus, &u->hot, &u->grab};
	memset(h, 0, sizeof *h);
	for (int i = 0; i < 3; i++)
		if (*at[i] && inside(root, *at[i]) && *at[i] != root) {
			text_copy(h->name[i], sizeof h->name[i], (*at[i])->name);
			if (i == 0) {
				h->caret = (*at[i])->caret;
				h->was_off = (*at[i])->off;
			}
			*at[i] = NULL;
		}
	keep(u, root);
}

static void let_go(struct ui *u, struct widget *root, const struct held *h)
{
	struct widget **at[3] = {&u->focus, &u->hot, &u->grab};
	for (int i = 0; i < 3; i++)
		if (h->name[i][0])
			*at[i] = widget_find(root, h->name[i]);
	if (h->name[0][0] && u->focus && u->focus->role == ROLE_FIELD)
		u->focus->caret = h->caret;
	if (h->name[0][0] && u->focus && u->focus->off && !h->was_off) /* or it would swallow Space */
		u->focus = NULL;
	give_back(u, root);
}

static void rebuild_pane(struct ui *u, enum pane_id i)
{
	struct held h;
	struct pane *p = &u->pane[i];
	hold(u, p->root, &h);
	widget_clear(p->root);
	if (p->used)
		builders[i](u, p->root);
	let_go(u, p->root, &h);
	p->stale = p->of_another = false;
	u->stale_layout = true;
}

static void rebuild_dialog(struct ui *u, struct dialog *d)
{
	struct held h;
	hold(u, d->root, &h);
	widget_clear(d->root);
	dialog_build(u, d);
	let_go(u, d->root, &h);
	d->stale = false;
	u->stale_layout = true;
}

/* The first widget of a dialog that should have the focus: a field, else the main button, else the first. */
static struct widget *first_stop(struct widget *root)
{
	struct widget *first = NULL, *main = NULL;
	for (struct widget *w = root; w; w = widget_walk(root, w)) {
		if (!w->stop || w->off || w->hidden)
			continue;
		if (w->role == ROLE_FIELD || (w->role == ROLE_LIST && w->main))
			return w;
		if (w->main && !main)
			main = w;
		if (!first)
			first = w;
	}
	return main ? main : first;
}

struct rect ui_pane_area(const struct ui *u, enum pane_id pane)
{
	struct rect whole = {0, 0, u->width, u->height};
	struct ui *any = (struct ui *)(uintptr_t)u;
	if (pane == PANE_LAUNCHER || !u->game)
		return whole;
	int bar = widget_tall(any, u->pane[PANE_BAR].root, u->width);
	bar = bar > u->height * 45 / 100 ? u->height * 45 / 100 : bar;
	int open = u->width >= points(u, 1600) ? 440 : 368, side = points(u, u->game->side_open ? open : 30);
	if (side > u->width * 3 / 4)
		side = u->width * 3 / 4;
	int time = u->height > points(u, 320) ? points(u, 40) : 0;
	struct rect top = {0, 0, u->width, bar};
	struct rect right = {u->width - side, bar, side, u->height - bar};
	struct rect low = {0, u->height - time, u->width - side, time};
	struct rect map = {0, bar, u->width - side, u->height - bar - time};
	bool across = u->pane[PANE_WINDOW].used && window_open(u->game) && map.w < points(u, 520);
	if (across) /* over the map alone it would have no room */
		map.w = u->width;
	struct rect window = pane == PANE_WINDOW || across ? window_area(u, map) : low;
	if (pane == PANE_WINDOW) /* below the bar, over the map */
		return window;
	if (across) {
		right.y += window.h;
		right.h -= window.h;
	}
	return pane == PANE_BAR ? top : pane == PANE_SIDE ? right : low;
}

static void place_all(struct ui *u)
{
	for (int i = 0; i < PANES; i++)
		if (u->pane[i].used)
			widget_place(u, u->pane[i].root, ui_pane_area(u, (enum pane_id)i));
	for (int i = 0; i < u->dialogs; i++)
		dialog_place(u, u->dialog[i]);
	u->stale_layout = false;
	u->dirty = true;
}

void ui_settle(struct ui *u)
{
	if (u->busy)
		return;
	dialog_bury(u);
	bool holds = queue_holds(u);
	for (int i = 0; i < PANES; i++)
		if (u->pane[i].stale && !(holds && u->pane[i].root->first && !u->pane[i].of_another))
			rebuild_pane(u, (enum pane_id)i);
	for (int i = 0; i < u->dialogs; i++)
		if (u->dialog[i]->stale)
			rebuild_dialog(u, u->dialog[i]);
	bool placed = u->stale_layout;
	if (u->stale_layout)
		place_all(u);
	for (int i = 0; placed && i < u->dialogs; i++)
		if (u->dialog[i]->kind == DIALOG_HELP) {
			help_reveal(u->dialog[i]);
			u->stale_layout = true;
		}
	struct widget *top = ui_top_root(u);
	if (top && !odds_up(u) && (!u->focus || (ui_modal(u) && !inside(top, u->focus))))
		u->focus = first_stop(top);
	if (u->stale_layout)
		place_all(u);
}

void ui_focus(struct ui *u, struct widget *w)
{
	if (u->focus != w)
		u->dirty = true;
	u->focus = w;
	if (w && w->role == ROLE_LIST && w->selected < 0 && w->items && w->items->n && u->focus_seen)
		w->selected = 0;
	if (w)
		widget_reveal(u, w);
}

/* What keys are for, one after the other from i = 0 on: the top dialog alone, or the panes; NULL: it is not in use. */
static struct widget *keyed_root(struct ui *u, int i)
{
	struct widget *top = ui_top_root(u);
	if (top)
		return i ? NULL : top;
	return u->pane[i].used ? u->pane[i].root : NULL;
}

/* The widgets Tab goes through, in order. */
static struct widget *step_stop(struct ui *u, int step)
{
	struct widget *first = NULL, *last = NULL, *before = NULL, *after = NULL;
	bool passed = false;
	for (int i = 0; i < PANES; i++) {
		struct widget *root = keyed_root(u, i);
		for (struct widget *w = root; w; w = widget_walk(root, w)) {
			bool among = w->role == ROLE_TAB || w->role == ROLE_RADIO;
			if (!w->stop || w->hidden || (among && !w->on && w != u->focus))
				continue;
			if (w == u->focus) {
				passed = true;
				continue;
			}
			first = first ? first : w;
			last = w;
			if (!passed)
				before = w;
			else if (!after)
				after = w;
		}
	}
	return step > 0 ? (after ? after : first) : before ? before : last;
}

void ui_focus_step(struct ui *u, int step)
{
	u->focus_seen = true;
	struct widget *w = step_stop(u, step);
	if (w)
		ui_focus(u, w);
}

static struct widget *widget_under(struct ui *u, int x, int y)
{
	struct widget *top = ui_top_root(u), *found = top ? widget_at(top, x, y) : NULL;
	if (found || (u->dialogs && ui_modal(u)))
		return found;
	for (int i = PANES - 1; i >= 0; i--) {
		struct widget *w = u->pane[i].used ? widget_at(u->pane[i].root, x, y) : NULL;
		if (w)
			return w;
	}
	return NULL;
}

/* By its title the dialog of a chapter is dragged. */
static struct widget *title_of(struct ui *u)
{
	return reading_of(dialog_top(u)) ? widget_find(ui_top_root(u), "title") : NULL;
}

static bool pointer_moves(struct ui *u, const struct input *in)
{
	int was_x = u->px, was_y = u->py;
	u->px = in->x;
	u->py = in->y;
	if (u->map_press || hint_drag(u, in->x, in->y))
		return false;
	if (u->hint.held)
		return true;
	if (u->grab) {
		struct widget *over = widget_under(u, in->x, in->y);
		if (over != u->hot)
			u->dirty = true;
		u->hot = over;
		if (u->dialogs && u->grab == title_of(u))
			chapter_dragged(u, dialog_top(u), in->x - was_x, in->y - was_y);
		else
			widget_drag(u, u->grab, in->x, in->y);
		return true;
	}
	struct widget *w = widget_under(u, in->x, in->y);
	if (w != u->hot) {
		u->hot = w;
		u->hot_since = canvas_now(u->canvas);
		u->tip_shown = false;
		u->dirty = true;
	}
	return w || (u->dialogs && ui_modal(u));
}

static bool pointer_presses(struct ui *u, const struct input *in)
{
	u->px = in->x;
	u->py = in->y;
	u->focus_seen = false;
	if (!ui_modal(u) && hint_press(u, in->x, in->y))
		return true;
	u->tip_shown = false;
	struct widget *w = widget_under(u, in->x, in->y);
	u->hot = w;
	if (!w && u->dialogs && ui_modal(u)) {
		if (dialog_top(u)->kind == DIALOG_POPUP)
			dialog_close(u);
		return true;
	}
	if (!w) {
		u->focus = NULL;
		u->map_press = true;
		return false;
	}
	if (w == title_of(u) && in->button == BUTTON_LEFT) {
		u->grab = w;
		return true;
	}
	if (!widget_press(u, w, in->x, in->y, in->button))
		for (struct widget *p = w->up; p; p = p->up)
			if (widget_on_bar(u, p, in->x) && widget_press(u, p, in->x, in->y, in->button))
				break;
	if (w->role == ROLE_LIST && in->button == BUTTON_LEFT && in->clicks == 2 && w->pick && w->selected >= 0 &&
	    u->grab != w)
		w->pick(u, w, w->selected, PICK_ENTER);
	return true;
}

/* Does the topmost dialog take the keys? The odds of what is being built leave them to the map. */
static bool takes_keys(const struct ui *u)
{
	return u->dialogs && !odds_up(u);
}

static bool pointer_releases(struct ui *u, const struct input *in)
{
	struct widget *w = u->grab;
	bool map = u->map_press;
	u->map_press = false;
	if (hint_release(u))
		return true;
	if (!w)
		return !map && ((u->dialogs && ui_modal(u)) || widget_under(u, in->x, in->y));
	u->grab = NULL;
	bool keeps = takes_keys(u) ? inside(ui_top_root(u), w) : w->role == ROLE_LIST || !u->game;
	if (!keeps && w->role != ROLE_FIELD) /* the keys are the map's again, or those of the report that lies over it */
		u->focus = NULL;
	widget_release(u, w, in->x, in->y);
	return true;
}

/* Enter and Esc of a dialog or the launcher, and Alt+letter everywhere. */
static bool default_key(struct ui *u, const struct input *in)
{
	bool dialog = ui_top_root(u);
	for (int i = 0; i < PANES; i++) {
		struct widget *root = keyed_root(u, i);
		for (struct widget *w = root; w; w = widget_walk(root, w)) {
			bool enter = in->key == KEY_ENTER && !in->mods && w->main && (dialog || !u->game);
			bool letter = (in->mods & MOD_ALT) && w->mnemonic && in->key == w->mnemonic;
			if ((!enter && !letter) || w->off || w->hidden || w->role == ROLE_LIST)
				continue;
			struct input press = {.kind = INPUT_KEY, .key = KEY_ENTER};
			u->focus_seen = true;
			return widget_key(u, w, &press);
		}
	}
	return false;
}

static bool key_pressed(struct ui *u, const struct input *in)
{
	u->dirty = true;
	u->tip_shown = false;
	u->hint.text[0] = 0;
	if (in->key != KEY_F1)
		u->hint.rule[0] = 0;
	bool ring = takes_keys(u) || !u->game || u->focus;
	if (in->key == KEY_TAB && !(in->mods & (MOD_CTRL | MOD_ALT)) && ring) {
		ui_focus_step(u, in->mods & MOD_SHIFT ? -1 : 1);
		return true;
	}
	bool by_mouse = u->focus && !u->focus_seen;
	bool chosen = !u->game && !u->dialogs && by_mouse && u->focus->role != ROLE_LIST && u->focus->role != ROLE_FIELD; /* the box of a game, who plays */
	bool clicked = chosen || (by_mouse && u->focus->role == ROLE_CHECK); /* Enter goes on, Space turns the box */
	if (by_mouse && u->focus->role == ROLE_LIST && in->key == KEY_SPACE && u->game && !takes_keys(u))
		u->focus = NULL; /* a line that was only looked at: Space is of the game, Enter of the line */
	u->focus_seen = true;
	if (clicked && in->key == KEY_ENTER && default_key(u, in))
		return true;
	bool deaf = u->focus && u->focus->no_enter && in->key == KEY_ENTER;
	if (u->focus && !deaf && widget_key(u, u->focus, in))
		return true;
	if (default_key(u, in))
		return true;
	if (in->key == KEY_ESCAPE && takes_keys(u)) {
		dialog_escape(u);
		return true;
	}
	if ((in->key == KEY_UP || in->key == KEY_DOWN) && (takes_keys(u) || !u->game)) {
		struct widget *any = u->focus ? u->focus : ui_top_root(u);
		if (!any || !widget_wheel(u, any, in->key == KEY_UP ? 1 : -1))
			ui_focus_step(u, in->key == KEY_UP ? -1 : 1);
		return true;
	}
	return chapter_key(u, in->key) || ui_shortcut(u, in) || (u->dialogs && ui_modal(u));
}

static bool resized(struct ui *u, const struct input *in)
{
	if (in->width > 0 && in->height > 0) {
		u->width = in->width;
		u->height = in->height;
	} else {
		canvas_size(u->canvas, &u->width, &u->height);
	}
	style_open(&u->style, u->canvas, u->config->scale);
	if (u->game)
		game_resized(u);
	ui_stale_all(u);
	return false;
}

static bool dispatch(struct ui *u, const struct input *in)
{
	switch (in->kind) {
	case INPUT_MOTION:
		return pointer_moves(u, in);
	case INPUT_PRESS:
		return pointer_presses(u, in);
	case INPUT_RELEASE:
		return pointer_releases(u, in);
	case INPUT_WHEEL: {
		struct widget *w = widget_under(u, in->x, in->y);
		if (w)
			widget_wheel(u, w, in->dy);
		return w || (u->dialogs && ui_modal(u));
	}
	case INPUT_KEY:
		return key_pressed(u, in);
	case INPUT_TEXT:
		if (u->focus && widget_type(u, u->focus, in->text))
			return true;
		return u->dialogs > 0;
	case INPUT_RESIZE:
		return resized(u, in);
	case INPUT_EXPOSE:
		u->dirty = true;
		return false;
	case INPUT_NONE:
	case INPUT_QUIT:
	case INPUT_TICK:
	case INPUT_WAKE:
	case INPUT_KEY_UP:
		break;
	}
	return false;
}

bool ui_input(struct ui *u, const struct input *in)
{
	ui_settle(u);
	u->busy++;
	bool used = dispatch(u, in);
	u->busy--;
	ui_settle(u);
	return used;
}

bool ui_work(struct ui *u)
{
	bool more = time_shows(u);
	ui_settle(u);
	return more || u->awaits;
}

bool ui_idle(struct ui *u)
{
	return load_idle(u);
}

static bool is_kept(enum pane_id pane)
{
	return pane == PANE_BAR || pane == PANE_TIME || pane == PANE_SIDE;
}

static void paint_panes(struct ui *u, bool kept)
{
	for (int i = 0; i < PANES; i++)
		if (u->pane[i].used && is_kept((enum pane_id)i) == kept)
			widget_paint(u, u->pane[i].root);
}

/* The panes round the map cover what lies under them: while the map alone moves they are shown as they were drawn last. */
static void show_panes(struct ui *u)
{
	bool stands = u->game && canvas_layer_valid(u->canvas, UI_LAYER) && !u->dirty && !u->awaits;
	u->awaits = false;
	if (!stands && (!u->game || !canvas_layer_begin(u->canvas, UI_LAYER))) {
		paint_panes(u, true);
		return;
	}
	if (!stands) {
		paint_panes(u, true);
		canvas_layer_end(u->canvas);
	}
	for (int i = 0; i < PANES; i++) {
		if (!u->pane[i].used || !is_kept((enum pane_id)i))
			continue;
		canvas_clip(u->canvas, u->pane[i].root->at);
		canvas_layer_draw(u->canvas, UI_LAYER);
		canvas_unclip(u->canvas);
	}
}

bool ui_draw(struct ui *u)
{
	ui_settle(u);
	show_panes(u);
	paint_panes(u, false);
	for (int i = 0; i < u->dialogs; i++)
		dialog_draw(u, u->dialog[i]);
	hint_draw(u);
	if (u->game)
		u->game->drawn = u->game->seat->turned;
	u->dirty = false;
	u->patient = u->patient && u->awaits;
	return u->hot && u->hot->tip && !u->tip_shown;
}

bool picture_comes(struct ui *u, const char *file, struct rect r)
{
	bool comes = u->patient && canvas_picture_comes(u->canvas, file, r.w, r.h);
	u->awaits = u->awaits || comes;
	return comes;
}

bool ui_dirty(const struct ui *u)
{
	bool tip = u->hot && u->hot->tip && !u->tip_shown && canvas_now(u->canvas) - u->hot_since >= TIP_DELAY;
	return u->dirty || u->stale_layout || tip || (u->awaits && canvas_came(u->canvas));
}

/* What came last may stay open while the game goes on; before the last nothing goes on. */
bool ui_modal(const struct ui *u)
{
	const struct reading *r = reading_of(dialog_top(u));
	return !u->game || queue_holds(u) || (u->dialogs > 0 && !(r && r->came && u->dialogs == 1));
}

bool ui_lays(const struct ui *u)
{
	return u->game && odds_up(u) && plans_asked(u->game);
}

bool ui_waits(const struct ui *u)
{
	return (u->dialogs > 0 && !odds_up(u)) || !u->game || queue_holds(u);
}

bool ui_stands_open(const struct ui *u)
{
	return u->dialogs > 0 || ui_waits(u);
}

int ui_percent(const struct ui *u)
{
	return u->style.percent;
}

struct rect ui_map_area(const struct ui *u)
{
	struct rect bar = ui_pane_area(u, PANE_BAR), side = ui_pane_area(u, PANE_SIDE);
	struct rect time = ui_pane_area(u, PANE_TIME);
	struct rect r = {0, bar.h, u->width - side.w, u->height - bar.h - time.h};
	if (!u->game) {
		struct rect none = {0, 0, 0, 0};
		return none;
	}
	return r;
}

int ui_asks_over(const struct ui *u)
{
	return u->game && u->pane[PANE_WINDOW].used && window_open(u->game) ? window_area(u, ui_map_area(u)).h : 0;
}

void ui_look(struct ui *u, int piece, int place)
{
	if (u->calls.look)
		u->calls.look(u->calls.who, piece, place);
}

void act_look_there(struct ui *u, struct widget *w)
{
	ui_look(u, NONE, w->arg);
}

void ui_config_changed(struct ui *u)
{
	if (u->calls.settings)
		u->calls.settings(u->calls.who);
}

void ui_order(struct ui *u, const struct order *o)
{
	if (queue_holds(u)) { /* what was heard comes first */
		if (u->calls.skip)
			u->calls.skip(u->calls.who);
		queue_next(u);
		return;
	}
	if (u->calls.order)
		u->calls.order(u->calls.who, o);
}
