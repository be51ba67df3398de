/* What pointer, wheel and keys do to a single widget. */
#include "ui/inner.h"

#include <string.h>

static void set_caret(struct ui *u, struct widget *w, int x)
{
	char before[256];
	int best = 0, least = 1 << 30, pad = points(u, 7), n = (int)strlen(w->buffer);
	for (int i = 0; i <= n && i < 255; i++) {
		if (((unsigned char)w->buffer[i] & 0xC0) == 0x80)
			continue;
		text_copy(before, (size_t)i + 1, w->buffer);
		int d = w->at.x + pad + canvas_text_width(u->canvas, FONT_DATA, points(u, w->size), before) - x;
		d = d < 0 ? -d : d;
		if (d < least)
			least = d, best = i;
	}
	w->caret = best;
	w->chosen = false;
}

static void slide_to(struct ui *u, struct widget *w, int value)
{
	value = value < w->low ? w->low : value > w->high ? w->high : value;
	if (value == w->value || w->off)
		return;
	w->value = value;
	u->dirty = true;
	if (w->act)
		w->act(u, w);
}

static void slide(struct ui *u, struct widget *w, int x)
{
	int knob = points(u, 14), room = w->at.w - knob, range = w->high - w->low;
	if (room <= 0 || range <= 0)
		return;
	int64_t along = x - w->at.x - knob / 2;
	slide_to(u, w, w->low + (int)((along * range * 2 + room) / (2 * (int64_t)room)));
}

/* The grip of a scroll bar moved to y. */
static void scroll_to(struct ui *u, struct widget *w, int y)
{
	int most = w->content - w->at.h;
	if (most <= 0 || w->at.h <= 0)
		return;
	int knob = (int)((int64_t)w->at.h * w->at.h / w->content);
	int room = w->at.h - knob > 0 ? w->at.h - knob : 1;
	int64_t place = (int64_t)(y - w->at.y - knob / 2) * most / room;
	w->scroll = place < 0 ? 0 : place > most ? most : (int)place;
	u->dirty = u->stale_layout = true;
}

bool widget_on_bar(struct ui *u, const struct widget *w, int x)
{
	return (w->role == ROLE_LIST || w->role == ROLE_SCROLL) && w->content > w->at.h &&
	       x >= w->at.x + w->at.w - points(u, 13);
}

static void select_item(struct ui *u, struct widget *w, int item, enum pick how)
{
	w->selected = item;
	u->dirty = true;
	if (how == PICK_SELECT)
		list_show(u, w, item);
	if (w->pick)
		w->pick(u, w, item, how);
}

static bool press_link(struct ui *u, struct widget *w, int x, int y)
{
	struct text_style s;
	char link[LINK_ROOM];
	int pad = points(u, w->pad);
	if (w->role != ROLE_LABEL || !w->markup)
		return false;
	widget_style(u, w, &s);
	if (!text_link_at(u->canvas, &s, w->text, w->at.x + pad, w->at.y + pad, w->at.w - 2 * pad, x, y, link))
		return false;
	open_help(u, link[0] == '#' ? link + 1 : link);
	return true;
}

bool widget_press(struct ui *u, struct widget *w, int x, int y, int button)
{
	if (widget_on_bar(u, w, x) && button == BUTTON_LEFT) {
		u->grab = w;
		scroll_to(u, w, y);
		return true;
	}
	if (w->role == ROLE_LIST) {
		int item = list_item_at(u, w, x, y);
		ui_focus(u, w);
		if (item >= 0)
			select_item(u, w, item, button == BUTTON_RIGHT ? PICK_MENU : PICK_SELECT);
		return true;
	}
	if (button != BUTTON_LEFT)
		return w->stop;
	if (press_link(u, w, x, y))
		return true;
	if (!w->stop && !(w->role == ROLE_CUSTOM && w->act))
		return false;
	u->grab = w;
	u->dirty = true;
	ui_focus(u, w);
	if (w->role == ROLE_FIELD)
		set_caret(u, w, x);
	if (w->role == ROLE_SLIDER)
		slide(u, w, x);
	if (w->hold && !w->off)
		w->hold(u, w);
	return true;
}

bool widget_drag(struct ui *u, struct widget *w, int x, int y)
{
	if (w->role == ROLE_SLIDER)
		slide(u, w, x);
	else if (w->role == ROLE_LIST || w->role == ROLE_SCROLL)
		scroll_to(u, w, y);
	else
		return false;
	return true;
}

static void run(struct ui *u, struct widget *w)
{
	if (w->off || !w->act)
		return;
	if (w->role == ROLE_CHECK)
		w->on = !w->on;
	u->dirty = true;
	w->act(u, w);
}

void widget_release(struct ui *u, struct widget *w, int x, int y)
{
	u->dirty = true;
	if (!rect_has(widget_seen(w), x, y))
		return;
	if (w->role == ROLE_BUTTON || w->role == ROLE_CHECK || w->role == ROLE_RADIO || w->role == ROLE_TAB ||
	    w->role == ROLE_LINK || w->role == ROLE_CUSTOM)
		run(u, w);
}

static bool list_key(struct ui *u, struct widget *w, const struct input *in)
{
	int n = w->items ? w->items->n : 0, at = w->selected, page = 8;
	switch (in->key) {
	case KEY_UP:
		at = at > 0 ? at - 1 : 0;
		break;
	case KEY_DOWN:
		at = at < n - 1 ? at + 1 : n - 1;
		break;
	case KEY_PAGE_UP:
		at = at > page ? at - page : 0;
		break;
	case KEY_PAGE_DOWN:
		at = at + page < n ? at + page : n - 1;
		break;
	case KEY_HOME:
		at = 0;
		break;
	case KEY_END:
		at = n - 1;
		break;
	case KEY_ENTER:
	case KEY_SPACE:
		if (at < 0 || at >= n || !w->pick)
			return false;
		select_item(u, w, at, in->mods & MOD_SHIFT ? PICK_MENU : PICK_ENTER);
		return true;
	case KEY_DELETE:
		if (at < 0 || at >= n || !w->pick || !w->removes)
			return false;
		select_item(u, w, at, PICK_REMOVE);
		return true;
	default:
		return false;
	}
	if (n && at >= 0)
		select_item(u, w, at, PICK_SELECT);
	return true;
}

static int step_back(const char *text, int at)
{
	do
		at--;
	while (at > 0 && ((unsigned char)text[at] & 0xC0) == 0x80);
	return at < 0 ? 0 : at;
}

static int step_on(const char *text, int at)
{
	if (!text[at])
		return at;
	do
		at++;
	while (((unsigned char)text[at] & 0xC0) == 0x80);
	return at;
}

static void field_changed(struct ui *u, struct widget *w)
{
	u->dirty = true;
	if (w->act)
		w->act(u, w);
}

static void cut_out(struct ui *u, struct widget *w, int from, int to)
{
	if (from == to)
		return;
	memmove(w->buffer + from, w->buffer + to, strlen(w->buffer + to) + 1);
	w->caret = from;
	field_changed(u, w);
}

/* A key while the whole text is chosen: rubbing out takes all of it, any other key only ends the choice. */
static bool chosen_key(struct ui *u, struct widget *w, const struct input *in)
{
	bool rubs = in->key == KEY_BACKSPACE || in->key == KEY_DELETE;
	if (!w->chosen || in->key > KEY_DELETE || (in->key >= KEY_SPACE && in->key < KEY_UP))
		return false;
	w->chosen = false;
	if (rubs)
		cut_out(u, w, 0, (int)strlen(w->buffer));
	return rubs;
}

static bool field_key(struct ui *u, struct widget *w, const struct input *in)
{
	int n = (int)strlen(w->buffer);
	w->caret = w->caret > n ? n : w->caret;
	u->dirty = true;
	if (in->mods == MOD_CTRL && in->key == 'a') {
		w->chosen = n > 0;
		return true;
	}
	if (in->mods & (MOD_CTRL | MOD_ALT))
		return false;
	if (chosen_key(u, w, in))
		return true;
	switch (in->key) {
	case KEY_LEFT:
		w->caret = step_back(w->buffer, w->caret);
		return true;
	case KEY_RIGHT:
		w->caret = step_on(w->buffer, w->caret);
		return true;
	case KEY_HOME:
		w->caret = 0;
		return true;
	case KEY_END:
		w->caret = n;
		return true;
	case KEY_BACKSPACE:
		cut_out(u, w, step_back(w->buffer, w->caret), w->caret);
		return true;
	case KEY_DELETE:
		cut_out(u, w, w->caret, step_on(w->buffer, w->caret));
		return true;
	default:
		return in->key >= KEY_SPACE && in->key < KEY_UP;
	}
}

bool widget_type(struct ui *u, struct widget *w, const char *text)
{
	if (w->role != ROLE_FIELD)
		return false;
	size_t n = strlen(w->buffer), add = strlen(text);
	if (!add || (unsigned char)text[0] < 32)
		return true;
	if (w->chosen)
		n = 0;
	if (n + add + 1 > (size_t)w->buffer_size)
		return true;
	if (w->chosen)
		w->buffer[0] = 0;
	w->chosen = false;
	if ((size_t)w->caret > n)
		w->caret = (int)n;
	memmove(w->buffer + w->caret + add, w->buffer + w->caret, n - (size_t)w->caret + 1);
	memcpy(w->buffer + w->caret, text, add);
	w->caret += (int)add;
	field_changed(u, w);
	return true;
}

static bool slider_key(struct ui *u, struct widget *w, const struct input *in)
{
	int step = w->arg > 0 ? w->arg : 1;
	switch (in->key) {
	case KEY_LEFT:
	case KEY_DOWN:
		slide_to(u, w, w->value - step);
		return true;
	case KEY_RIGHT:
	case KEY_UP:
		slide_to(u, w, w->value + step);
		return true;
	case KEY_PAGE_UP:
		slide_to(u, w, w->value + 10 * step);
		return true;
	case KEY_PAGE_DOWN:
		slide_to(u, w, w->value - 10 * step);
		return true;
	case KEY_HOME:
		slide_to(u, w, w->low);
		return true;
	case KEY_END:
		slide_to(u, w, w->high);
		return true;
	default:
		return false;
	}
}

/* Left and right among the tabs or radios of one container. */
static bool step_among(struct ui *u, struct widget *w, int key)
{
	int step = key == KEY_LEFT || key == KEY_UP ? -1 : key == KEY_RIGHT || key == KEY_DOWN ? 1 : 0;
	if (!step || !w->up)
		return false;
	struct widget *before = NULL, *found = NULL;
	for (struct widget *c = w->up->first; c; c = c->next) {
		if (c->role != w->role || c->hidden || c->off)
			continue;
		if (step < 0 && c == w)
			found = before;
		if (step > 0 && before == w)
			found = c;
		before = c;
	}
	if (found) {
		ui_focus(u, found);
		run(u, found);
	}
	return true;
}

bool widget_key(struct ui *u, struct widget *w, const struct input *in)
{
	if (w->role == ROLE_FIELD)
		return field_key(u, w, in);
	if (in->mods & (MOD_CTRL | MOD_ALT))
		return false;
	if (w->role == ROLE_LIST)
		return list_key(u, w, in);
	if (w->role == ROLE_SLIDER)
		return slider_key(u, w, in);
	if ((w->role == ROLE_TAB || w->role == ROLE_RADIO) && step_among(u, w, in->key))
		return true;
	if (in->key == KEY_ENTER || (in->key == KEY_SPACE && !w->no_space)) {
		run(u, w);
		return true;
	}
	return false;
}

bool widget_wheel(struct ui *u, struct widget *w, int steps)
{
	for (; w; w = w->up) {
		if ((w->role != ROLE_LIST && w->role != ROLE_SCROLL) || w->content <= w->at.h)
			continue;
		int most = w->content - w->at.h, to = w->scroll - steps * points(u, 48);
		w->scroll = to < 0 ? 0 : to > most ? most : to;
		u->dirty = u->stale_layout = true;
		return true;
	}
	return false;
}

void widget_reveal(struct ui *u, struct widget *w)
{
	for (struct widget *p = w->up; p; p = p->up) {
		if (p->role != ROLE_SCROLL)
			continue;
		if (w->at.y + w->at.h > p->at.y + p->at.h)
			p->scroll += w->at.y + w->at.h - p->at.y - p->at.h + points(u, 4);
		if (w->at.y < p->at.y)
			p->scroll -= p->at.y - w->at.y + points(u, 4);
		u->stale_layout = true;
	}
}
