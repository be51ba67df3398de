/* What keys do when no widget wants them: shortcuts of a game, and of the program. */
#include "ui/game.h"

#include <string.h>

/* The same key again takes the overlay away. */
void ui_overlay(struct ui *u, enum query q)
{
	struct game *g = u->game;
	int held = g->may_act ? set_next(&g->seat->prompt.hand, 0) : NONE, piece = held >= 0 ? held : g->last_piece;
	bool off = u->calls.overlay_shown && u->calls.overlay_shown(u->calls.who) == (int)q;
	int place = piece >= 0 ? game_sees(g, piece) : g->hover_place;
	if (!u->calls.overlay)
		return;
	if (off)
		u->calls.overlay(u->calls.who, QUERIES, NONE, NONE);
	else
		u->calls.overlay(u->calls.who, q, piece, place);
}

void aims_turn(struct ui *u)
{
	u->config->aims = !u->config->aims;
	ui_config_changed(u);
	ui_stale(u, PANE_SIDE);
}

void toggle_small_map(struct ui *u)
{
	u->config->small_map = !u->config->small_map;
	ui_config_changed(u);
}

static bool control_key(struct ui *u, const struct input *in)
{
	switch (in->key) {
	case 'z':
		if ((in->mods & MOD_SHIFT) && u->calls.redo && u->game)
			u->calls.redo(u->calls.who);
		else if (!(in->mods & MOD_SHIFT) && u->calls.undo && u->game)
			u->calls.undo(u->calls.who);
		return true;
	case 'y':
		if (u->calls.redo && u->game)
			u->calls.redo(u->calls.who);
		return true;
	case 'h':
		act_advise(u, NULL);
		return true;
	case 'd':
		if (u->calls.decide && u->game)
			u->calls.decide(u->calls.who);
		return true;
	case 's':
		open_save(u);
		return true;
	case 'o':
		open_load(u);
		return true;
	case 'q':
		if (u->calls.quit)
			u->calls.quit(u->calls.who);
		return true;
	default:
		return false;
	}
}

static bool program_key(struct ui *u, const struct input *in)
{
	switch (in->key) {
	case KEY_F1:
		open_help(u, u->game && u->hint.rule[0] ? u->hint.rule : NULL);
		return true;
	case KEY_F11:
		u->config->full_screen = !u->config->full_screen;
		ui_config_changed(u);
		return true;
	default:
		return false;
	}
}

static void fold(struct ui *u, int tab)
{
	struct game *g = u->game;
	if (tab == NONE || (g->side_open && g->tab == tab))
		g->side_open = !g->side_open;
	else
		g->side_open = true;
	if (tab != NONE)
		g->tab = tab;
	g->side_by_hand = true;
	u->stale_layout = true;
	ui_stale_all(u);
}

static bool confirm_default(struct ui *u)
{
	struct order o;
	if (u->game->drawn != u->game->seat->turned) /* it was pressed at what the screen showed before */
		return true;
	if (!u->game->may_act && !u->game->ended && u->calls.skip) {
		u->calls.skip(u->calls.who);
		return true;
	}
	if (!default_order(u->game, &o)) {
		bool why = order_missing(u->game) != NONE && u->game->seat->prompt.why_not.at[0];
		if (why)
			ui_hint(u, -1, -1, u->game->seat->prompt.why_not.at, "");
		return why || bar_all_of(u) || bar_open_choices(u);
	}
	if (!forgotten_halt(u, &o))
		order_lone(u, &o);
	return true;
}

static bool game_key(struct ui *u, const struct input *in)
{
	if (choice_key(u, in->key) || time_key(u, in))
		return true;
	switch (in->key) {
	case KEY_SPACE: /* Enter is the map's: it acts at the cursor there */
		return confirm_default(u);
	case KEY_TAB:
		if (u->calls.next_piece)
			u->calls.next_piece(u->calls.who, in->mods & MOD_SHIFT ? -1 : 1);
		return true;
	case KEY_ESCAPE:
		if (!u->focus)
			return false;
		ui_focus(u, NULL);
		return true;
	case KEY_F6:
		ui_focus_step(u, in->mods & MOD_SHIFT ? -1 : 1);
		return true;
	case KEY_F9:
		fold(u, NONE);
		return true;
	case KEY_F10:
		open_game_menu(u);
		return true;
	case 'h':
		toggle_counters(u);
		return true;
	case 'm':
		toggle_small_map(u);
		return true;
	case 'l':
		fold(u, TAB_LOG);
		return true;
	case 'o':
		aims_turn(u);
		return true;
	case '+':
	case '=':
	case '-':
		if (u->calls.zoom)
			u->calls.zoom(u->calls.who, in->key == '-' ? -1 : 1);
		return true;
	default:
		return false;
	}
}

/* The keys go to the field in which something can be sought: of the window on top, else of the page beside the map. */
static bool to_find(struct ui *u)
{
	struct widget *root = u->dialogs ? ui_top_root(u) : u->pane[PANE_SIDE].root;
	for (struct widget *w = root; w; w = widget_walk(root, w))
		if (w->role == ROLE_FIELD && !strncmp(w->name, "find-", 5)) {
			u->focus_seen = true;
			ui_focus(u, w);
			return true;
		}
	return false;
}

bool ui_shortcut(struct ui *u, const struct input *in)
{
	if (program_key(u, in) || (in->mods & MOD_CTRL && in->key == 'f' && to_find(u)))
		return true;
	if (in->key == KEY_F10 && u->dialogs && dialog_top(u)->kind == DIALOG_MENU) { /* the key that opened it */
		dialog_close(u);
		return true;
	}
	if (!u->game && !u->dialogs && in->mods & MOD_CTRL && (in->key == 'o' || in->key == 'q')) /* the launcher has no others */
		return control_key(u, in);
	if (ui_modal(u))
		return false;
	if (in->mods & MOD_CTRL)
		return control_key(u, in);
	if ((in->mods & MOD_ALT) || !u->game)
		return false;
	return game_key(u, in);
}
