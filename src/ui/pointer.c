/* The mouse over the interface: the widget it is over, presses, drags and lets go. */
#include "ui/inner.h"

#include "ui/reading.h"

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

bool pointer_moves(struct ui *u, const struct input *in)
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

bool pointer_presses(struct ui *u, const struct input *in)
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

bool pointer_releases(struct ui *u, const struct input *in)
{
	struct widget *w = u->grab;
	bool map = u->map_press;
	u->map_press = false;
	if (hint_release(u))
		return true;
	if (!w)
		return !map && ((u->dialogs && ui_modal(u)) || widget_under(u, in->x, in->y));
	u->grab = NULL;
	bool keeps = takes_keys(u) ? widget_within(ui_top_root(u), w) : w->role == ROLE_LIST || !u->game;
	if (!keeps && w->role != ROLE_FIELD) /* the keys are the map's again, or those of the report that lies over it */
		u->focus = NULL;
	widget_release(u, w, in->x, in->y);
	return true;
}

bool pointer_wheel(struct ui *u, const struct input *in)
{
	struct widget *w = widget_under(u, in->x, in->y);
	if (w)
		widget_wheel(u, w, in->dy);
	return w || (u->dialogs && ui_modal(u));
}
