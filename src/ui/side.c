/* The panel at the right: its tabs, and the strip that opens and closes it. */
#include "ui/game.h"

#include <stdio.h>
#include <string.h>

static const struct {
	const char *name, *text;
} tabs[TABS] = {{"tab-log", "&Log"}, {"tab-forces", "&Forces"}, {"tab-arrivals", "&Arrivals"},
		{"tab-victory", "&Victory"}, {"tab-combat", "&Combat"}, {"tab-viewer", "Vie&wer"}};

static void act_tab(struct ui *u, struct widget *w)
{
	u->game->tab = w->arg;
	u->game->tab_by_hand = true;
	u->game->run_shown = u->game->story = NONE;
	ui_stale(u, PANE_SIDE);
	ui_stale(u, PANE_BAR);
}

static void act_fold(struct ui *u, struct widget *w)
{
	(void)w;
	u->game->side_open = !u->game->side_open;
	u->game->side_by_hand = true;
	u->stale_layout = true;
	ui_stale_all(u);
}

static void build_tab(struct ui *u, struct widget *root)
{
	if (u->game->tab >= TABS) {
		build_page(u, root, u->game->tab - TABS);
		return;
	}
	switch ((enum side_tab)u->game->tab) {
	case TAB_LOG:
		build_log(u, root);
		break;
	case TAB_FORCES:
		build_forces(u, root);
		break;
	case TAB_ARRIVALS:
		build_arrivals(u, root);
		break;
	case TAB_VICTORY:
		build_victory(u, root);
		break;
	case TAB_COMBAT:
		build_planner(u, root);
		break;
	case TAB_VIEWER:
	case TABS:
		build_viewer(u, root, false);
		break;
	}
}

/* The tab of a page that is read off the position says how much there is to be seen to. */
static void sound_alarm(struct game *g, int page, struct widget *tab)
{
	const struct words *words = words_of(g->scenario);
	char text[48];
	if (words->pages[page].row != NONE)
		return;
	chart_clear(g->chart);
	words->page(g->scenario, page, NULL, 0, g->seat->known, g->seat->viewer, g->chart);
	if (!g->chart->head.alarm)
		return;
	snprintf(text, sizeof text, "%.30s: %d", words->pages[page].name, g->chart->head.alarm);
	widget_text(tab, text);
	tab->ink = WINE;
}

/* The pages of the game have tabs of their own below. */
static void page_tabs(struct ui *u, struct widget *root)
{
	struct game *g = u->game;
	struct widget *row = NULL;
	for (int i = 0; i < page_count(g); i++) {
		char name[40];
		if (words_of(g->scenario)->pages[i].in_victory)
			continue;
		if (!row)
			row = widget_new(root, ROLE_ROW, "page-tabs", "");
		row->gap = 2;
		snprintf(name, sizeof name, "page-%.30s", words_of(g->scenario)->pages[i].name);
		struct widget *w = widget_new(row, ROLE_TAB, name, words_of(g->scenario)->pages[i].name);
		w->on = g->tab == TABS + i;
		w->arg = TABS + i;
		w->grow = 1;
		w->act = act_tab;
		sound_alarm(g, i, w);
	}
}

void build_side(struct ui *u, struct widget *root)
{
	struct game *g = u->game;
	root->skin = g->side_open ? SKIN_PANEL : SKIN_BAR;
	root->pad = g->side_open ? 14 : 3;
	root->gap = 6;
	struct widget *row = widget_new(root, ROLE_ROW, "tabs", "");
	row->gap = 2;
	struct widget *fold = widget_button(row, "fold", g->side_open ? "\u203a" : "\u2039", act_fold);
	widget_tip(fold, g->side_open ? "Fold the panel away (F9)" : "Open the panel (F9)");
	fold->wide = 24;
	fold->quiet = true;
	fold->align = 1;
	if (!g->side_open)
		return;
	for (int i = 0; i < TABS; i++) {
		struct widget *w = widget_new(row, ROLE_TAB, tabs[i].name, tabs[i].text);
		w->on = (int)g->tab == i;
		w->arg = i;
		w->grow = 1;
		w->act = act_tab;
		w->narrowest = 20;
	}
	page_tabs(u, root);
	struct widget *body = widget_new(root, ROLE_COLUMN, "side-body", "");
	body->grow = 1;
	body->gap = 6;
	build_tab(u, body);
	if (g->tab != TAB_VIEWER && u->height >= points(u, 620)) {
		struct widget *low = widget_new(root, ROLE_COLUMN, "viewer-strip", "");
		low->tall = 128;
		build_viewer(u, low, true);
	}
}
