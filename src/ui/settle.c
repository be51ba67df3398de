/* What is stale is built anew and laid out; scroll places, selections and the focus are carried over by name. */
#include "ui/inner.h"

#include "ui/reading.h"

#include <string.h>

static void (*const builders[PANES])(struct ui *, struct widget *) = {
	[PANE_LAUNCHER] = build_launcher, [PANE_BAR] = build_bar, [PANE_TIME] = build_time, [PANE_SIDE] = build_side,
	[PANE_WINDOW] = build_window,
};

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
		if (*at[i] && widget_within(root, *at[i]) && *at[i] != root) {
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
	p->turned = u->game ? u->game->seat->turned : 0;
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

/* What it asked was answered: until the report of that is read, and the next question stands here, it asks nothing. */
static void hush_bar(struct ui *u)
{
	static const char *const asks[] = {"ask", "why-not", "orders", "now-head", "now", "warning"};
	struct pane *p = &u->pane[PANE_BAR];
	if (p->turned == u->game->seat->turned || !queue_reads(u))
		return;
	for (size_t i = 0; i < sizeof asks / sizeof *asks; i++) {
		struct widget *w = widget_find(p->root, asks[i]);
		u->stale_layout |= w && !w->hidden;
		if (w)
			w->hidden = true;
	}
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
	if (holds && u->pane[PANE_BAR].used && u->pane[PANE_BAR].stale)
		hush_bar(u);
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
	if (top && !odds_up(u) && (!u->focus || (ui_modal(u) && !widget_within(top, u->focus))))
		u->focus = first_stop(top);
	if (u->stale_layout)
		place_all(u);
}
