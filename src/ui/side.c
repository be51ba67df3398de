/* The panel at the right: its tabs, and the strip that opens and closes it. */
#include "ui/game.h"

#include <stdio.h>
#include <string.h>

/* The least a tab has beside its words, and how wide one without words is; points. */
enum { TAB_PAD = 6, ICON_TAB = 23, TAB_LETTERS = 13, TABS_MOST = TABS + 12, GAP = 2 };

/* One of the tabs there are: the common ones, then the pages of the game. The viewer is a picture. */
struct tab {
	char name[40], text[48], icon[24];
	int arg, wide; /* wide: pixels */
	bool alarm;    /* there is something to be seen to */
	bool shown;    /* there is room for it; else it is in the list of the others */
};

static void choose_tab(struct ui *u, int tab)
{
	u->game->tab = tab;
	u->game->tab_by_hand = true;
	u->game->page_came = false;
	u->game->run_shown = u->game->story = NONE;
	ui_stale(u, PANE_SIDE);
	ui_stale(u, PANE_BAR);
}

static void act_tab(struct ui *u, struct widget *w)
{
	choose_tab(u, w->arg);
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
static void sound_alarm(struct game *g, int page, struct tab *tab)
{
	const struct words *words = words_of(g->scenario);
	if (words->pages[page].row != NONE)
		return;
	chart_clear(g->chart);
	words->page(g->scenario, page, NULL, 0, g->seat->known, g->seat->viewer, g->chart);
	tab->alarm = g->chart->head.alarm > 0;
	if (tab->alarm)
		snprintf(tab->text, sizeof tab->text, "%.30s: %d", words->pages[page].name, g->chart->head.alarm);
}

static struct tab *tab_add(struct tab *out, int *n, int arg, const char *name, const char *text, const char *icon)
{
	struct tab *t = &out[*n < TABS_MOST ? (*n)++ : TABS_MOST - 1];
	*t = (struct tab){.arg = arg};
	text_copy(t->name, sizeof t->name, name);
	text_copy(t->text, sizeof t->text, text);
	text_copy(t->icon, sizeof t->icon, icon);
	return t;
}

/* Without the sign before the letter of the shortcut. */
static const char *plain(const char *text, char out[48])
{
	size_t n = 0;
	for (; *text && n + 1 < 48; text++)
		if (*text != '&')
			out[n++] = *text;
	out[n] = 0;
	return out;
}

static int tabs(struct ui *u, struct tab out[TABS_MOST])
{
	struct game *g = u->game;
	const struct page *page = words_of(g->scenario)->pages;
	int n = 0;
	tab_add(out, &n, TAB_LOG, "tab-log", "&Log", "");
	tab_add(out, &n, TAB_FORCES, "tab-forces", "&Forces", "");
	tab_add(out, &n, TAB_VICTORY, "tab-victory", "&Victory", "");
	tab_add(out, &n, TAB_COMBAT, "tab-combat", "&Combat", "");
	for (int i = 0; i < page_count(g); i++) {
		char name[40];
		snprintf(name, sizeof name, "page-%.30s", page[i].name);
		if (!page[i].in_victory)
			sound_alarm(g, i, tab_add(out, &n, TABS + i, name, page[i].name, ""));
	}
	tab_add(out, &n, TAB_VIEWER, "tab-viewer", "Vie&wer", style_has(&u->style, u->canvas, "eye") ? "eye" : "");
	for (int i = 0; i < n; i++) {
		char text[48];
		int wide = canvas_text_width(u->canvas, FONT_DATA_BOLD, points(u, TAB_LETTERS), plain(out[i].text, text));
		out[i].wide = out[i].icon[0] ? points(u, ICON_TAB) : wide + points(u, TAB_PAD);
	}
	return n;
}

/* Shows those that fit into the row. What is open comes first, then what is to be seen to, then the others in their order. */
static void fit_tabs(struct ui *u, struct tab *tab, int n, int room, int more)
{
	int all = 0, gap = points(u, GAP);
	for (int i = 0; i < n; i++)
		all += tab[i].wide + gap;
	room = all > room ? room - more : room;
	for (int rank = 0; rank < 3; rank++)
		for (int i = 0; i < n; i++) {
			bool turn = rank == 0 ? tab[i].arg == u->game->tab : rank == 1 ? tab[i].alarm : true;
			if (!turn || tab[i].shown || tab[i].wide + gap > room)
				continue;
			tab[i].shown = true;
			room -= tab[i].wide + gap;
		}
}

static void other_tab(struct ui *u, struct dialog *d)
{
	choose_tab(u, d->items.at[d->chosen].id);
}

/* The tabs for which there is no room. */
static void act_more(struct ui *u, struct widget *w)
{
	struct tab tab[TABS_MOST];
	int n = tabs(u, tab);
	struct dialog *d = dialog_open(u, DIALOG_POPUP, "");
	d->x = w->at.x;
	d->y = w->at.y + w->at.h;
	d->yes = other_tab;
	for (int i = 0; i < n; i++) {
		char text[48];
		if (widget_find(u->pane[PANE_SIDE].root, tab[i].name))
			continue;
		struct item *it = items_add(&d->items, plain(tab[i].text, text));
		text_copy(it->name, sizeof it->name, tab[i].name);
		it->id = tab[i].arg;
	}
	u->focus_seen = false;
	ui_settle(u);
}

static void build_tabs(struct ui *u, struct widget *row, int room)
{
	struct tab tab[TABS_MOST];
	int n = tabs(u, tab), left = 0, more = points(u, ICON_TAB + GAP);
	fit_tabs(u, tab, n, room, more);
	for (int i = 0; i < n; i++) {
		char text[48];
		left += !tab[i].shown;
		if (!tab[i].shown)
			continue;
		struct widget *w = widget_new(row, ROLE_TAB, tab[i].name, tab[i].text);
		text_copy(w->icon, sizeof w->icon, tab[i].icon);
		if (tab[i].icon[0])
			widget_tip(w, plain(tab[i].text, text));
		w->on = u->game->tab == tab[i].arg;
		w->arg = tab[i].arg;
		w->ink = tab[i].alarm ? WINE : 0;
		w->wide = tab[i].wide * 100 / u->style.percent;
		w->size = TAB_LETTERS;
		w->grow = 1;
		w->act = act_tab;
		w->narrowest = 20;
	}
	if (!left)
		return;
	struct widget *w = widget_new(row, ROLE_TAB, "tab-more", "\u2026");
	widget_tip(w, "More pages");
	w->wide = ICON_TAB;
	w->act = act_more;
}

void build_side(struct ui *u, struct widget *root)
{
	struct game *g = u->game;
	root->skin = g->side_open ? SKIN_PANEL : SKIN_BAR;
	root->pad = g->side_open ? 14 : 3;
	root->gap = 6;
	struct widget *row = widget_new(root, ROLE_ROW, "tabs", "");
	row->gap = GAP;
	struct widget *fold = widget_button(row, "fold", g->side_open ? "\u203a" : "\u2039", act_fold);
	widget_tip(fold, g->side_open ? "Fold the panel away (F9)" : "Open the panel (F9)");
	fold->wide = 24;
	fold->quiet = true;
	fold->align = 1;
	if (!g->side_open)
		return;
	build_tabs(u, row, ui_pane_area(u, PANE_SIDE).w - points(u, 2 * (int)root->pad + fold->wide + GAP));
	struct widget *body = widget_new(root, ROLE_COLUMN, "side-body", "");
	body->grow = 1;
	body->gap = 6;
	build_tab(u, body);
	if (g->tab != TAB_VIEWER && u->height >= points(u, 620)) {
		struct widget *low = widget_new(root, ROLE_COLUMN, "viewer-strip", "");
		low->tall = u->height >= points(u, 760) ? 156 : 128;
		build_viewer(u, low, true);
	}
}
