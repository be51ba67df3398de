/* Where the keys go: the widget that has the focus, the next one for Tab, and what Enter, Esc and Alt do wherever it is. */
#include "ui/inner.h"

#include "ui/reading.h"

struct widget *first_stop(struct widget *root)
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

bool takes_keys(const struct ui *u)
{
	return u->dialogs && !odds_up(u);
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

bool key_pressed(struct ui *u, const struct input *in)
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
