/* The tools at the right end of the bar: going back, what the map can show, saving, help, the menu. Where there is no room
 * for all of them, what can be shown folds into one menu and the rest is in the menu of the game. */
#include "ui/game.h"

#include <stdio.h>
#include <string.h>

enum { SHOWN_MOST = 14, MANY_TOOLS = 7 };

/* What the map can show; `what`: a query, or one of these. */
enum { SHOW_COUNTERS = -1, SHOW_NEARER = -2, SHOW_FARTHER = -3, SHOW_WHOLE = -4, SHOW_SMALL = -5, SHOW_AIMS = -6 };

struct tool {
	int what;
	const char *name, *icon, *words;
	char key[8];
};

static struct tool *tool_add(struct tool out[SHOWN_MOST], int *n, int what, const char *name, const char *icon,
			     const char *words, const char *key)
{
	struct tool *at = &out[*n < SHOWN_MOST ? (*n)++ : SHOWN_MOST - 1];
	*at = (struct tool){.what = what, .name = name, .icon = icon, .words = words};
	text_copy(at->key, sizeof at->key, key);
	return at;
}

static bool counters_hidden(const struct ui *u)
{
	return u->calls.counters_hidden && u->calls.counters_hidden(u->calls.who);
}

static int tools(const struct ui *u, struct tool out[SHOWN_MOST])
{
	const struct game *g = u->game;
	int n = 0;
	for (const struct showing *at = showings_of(g->scenario); at->words; at++) {
		char key[2] = {(char)(at->key >= 'a' && at->key <= 'z' ? at->key - 32 : at->key), 0};
		if (at->icon)
			tool_add(out, &n, at->query, at->name, at->icon, at->words, key);
	}
	tool_add(out, &n, SHOW_COUNTERS, "hide", "eye-off", counters_hidden(u) ? "Show the counters" : "Hide the counters", "H");
	tool_add(out, &n, SHOW_FARTHER, "zoom-out", "zoom-out", "Zoom out", "-");
	tool_add(out, &n, SHOW_NEARER, "zoom-in", "zoom-in", "Zoom in", "+");
	return n;
}

void toggle_counters(struct ui *u)
{
	if (u->calls.hide_counters)
		u->calls.hide_counters(u->calls.who);
	ui_stale(u, PANE_BAR);
}

static void show(struct ui *u, int what)
{
	if (what >= 0)
		ui_overlay(u, (enum query)what);
	else if (what == SHOW_COUNTERS)
		toggle_counters(u);
	else if (what == SHOW_AIMS)
		aims_turn(u);
	else if (what == SHOW_SMALL)
		toggle_small_map(u);
	else if (u->calls.zoom)
		u->calls.zoom(u->calls.who, what == SHOW_NEARER ? 1 : what == SHOW_FARTHER ? -1 : 0);
}

static void act_show(struct ui *u, struct widget *w)
{
	show(u, w->arg);
}

static void shown(struct ui *u, struct dialog *d)
{
	show(u, d->items.at[d->chosen].id);
}

static void act_shows(struct ui *u, struct widget *w)
{
	struct tool all[SHOWN_MOST];
	int n = tools(u, all);
	if (u->game->scenario->aims)
		tool_add(all, &n, SHOW_AIMS, "aims", "", "Stars on the places it is all about", "O");
	tool_add(all, &n, SHOW_SMALL, "small-map", "", "The small map in the corner", "M");
	tool_add(all, &n, SHOW_WHOLE, "whole", "", "The whole map", "Home");
	struct dialog *d = dialog_open(u, DIALOG_POPUP, "");
	d->x = w->at.x;
	d->y = w->at.y + w->at.h;
	d->yes = shown;
	for (int i = 0; i < n; i++) {
		struct item *it = items_add(&d->items, all[i].words);
		it->id = all[i].what;
		text_copy(it->right, sizeof it->right, all[i].key);
		text_copy(it->name, sizeof it->name, all[i].name);
		text_copy(it->icon, sizeof it->icon, all[i].icon);
	}
}

static void act_undo(struct ui *u, struct widget *w)
{
	(void)w;
	if (u->calls.undo)
		u->calls.undo(u->calls.who);
}

static void act_redo(struct ui *u, struct widget *w)
{
	(void)w;
	if (u->calls.redo)
		u->calls.redo(u->calls.who);
}

static void act_undo_turn(struct ui *u, struct widget *w)
{
	(void)w;
	if (u->calls.undo_turn)
		u->calls.undo_turn(u->calls.who);
}

static void act_save(struct ui *u, struct widget *w)
{
	(void)w;
	open_save(u);
}

static void act_menu(struct ui *u, struct widget *w)
{
	(void)w;
	open_game_menu(u);
}

static struct widget *tool(struct widget *row, const char *name, const char *icon, const char *tip,
			   void (*act)(struct ui *, struct widget *))
{
	struct widget *w = widget_button(row, name, "", act);
	text_copy(w->icon, sizeof w->icon, icon);
	widget_tip(w, tip);
	w->quiet = true;
	w->wide = 30;
	w->narrowest = 26;
	return w;
}

static void map_tools(struct ui *u, struct widget *row, bool folded)
{
	struct tool all[SHOWN_MOST];
	char tip[80];
	if (folded) {
		struct widget *w = tool(row, "show", "eye", "What the map can show", act_shows);
		w->wide = 0;
		widget_text(w, "Sh&ow");
		return;
	}
	int n = tools(u, all);
	for (int i = 0; i < n; i++) {
		snprintf(tip, sizeof tip, "%s (%s)", all[i].words, all[i].key);
		struct widget *w = tool(row, all[i].name, all[i].icon, tip, act_show);
		w->arg = all[i].what;
		w->on = all[i].what == SHOW_COUNTERS && counters_hidden(u);
	}
}

void build_tools(struct ui *u, struct widget *root)
{
	const struct seat *seat = u->game->seat;
	bool back = seat->at > 0 || seat->draft->n > 0 || u->game->open; /* not all that was done is known to all */
	struct tool all[SHOWN_MOST];
	/* Whatever is asked: no tool goes away from under the pointer, and with all the buttons of an attack there is room to read. */
	bool folded = u->width < points(u, tools(u, all) > MANY_TOOLS ? 1600 : 1440), few = u->width < points(u, 900);
	struct widget *row = widget_new(root, ROLE_FLOW, "tools", "");
	row->gap = 2;
	row->narrowest = u->width < points(u, 450) ? 60 : 1000; /* what is asked gives way first */
	tool(row, "undo", "undo", "Undo (Ctrl+Z)", act_undo)->off = !back;
	if (!few)
		tool(row, "redo", "redo", "Redo (Ctrl+Shift+Z)", act_redo)->off = !in_the_past(u->game);
	struct widget *w;
	if (u->width >= points(u, 1280)) {
		w = tool(row, "take-back", "undo", "Take back my whole turn", act_undo_turn);
		w->off = seat->at == 0 && !u->game->open;
		w->wide = 0;
		widget_text(w, "Turn");
	}
	if (!few) {
		w = tool(row, "advise", "", "A hint: what the computer would order here (Ctrl+H)", act_advise);
		w->off = !u->game->may_act;
		w->wide = 0;
		widget_text(w, "Hint");
	}
	map_tools(u, row, folded);
	if (!folded)
		tool(row, "save", "save", "Save (Ctrl+S)", act_save);
	if (!few)
		tool(row, "help", "help", "Rules help (F1)", act_help);
	w = tool(row, "menu", "menu", "Menu: save, load, settings, help, leave (F10)", act_menu);
	w->wide = 0;
	widget_text(w, "&Menu");
}
