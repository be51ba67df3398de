/* The interface as a whole: it is opened and closed, gets what happened, and is asked how it stands. */
#include "ui/inner.h"

#include "ui/reading.h"

#include <stdlib.h>

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

struct widget *ui_top_root(const struct ui *u)
{
	return u->dialogs ? u->dialog[u->dialogs - 1]->root : NULL;
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
	case INPUT_WHEEL:
		return pointer_wheel(u, in);
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
