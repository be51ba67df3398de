/* Making, finding and freeing widgets. */
#include "ui/widget.h"

#include "core/memory.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct rect rect_meet(struct rect a, struct rect b)
{
	int x0 = a.x > b.x ? a.x : b.x, y0 = a.y > b.y ? a.y : b.y;
	int x1 = a.x + a.w < b.x + b.w ? a.x + a.w : b.x + b.w;
	int y1 = a.y + a.h < b.y + b.h ? a.y + a.h : b.y + b.h;
	struct rect r = {x0, y0, x1 > x0 ? x1 - x0 : 0, y1 > y0 ? y1 - y0 : 0};
	return r;
}

static bool takes_focus(enum role role)
{
	return role == ROLE_BUTTON || role == ROLE_CHECK || role == ROLE_RADIO || role == ROLE_TAB ||
	       role == ROLE_LINK || role == ROLE_FIELD || role == ROLE_SLIDER || role == ROLE_LIST;
}

void widget_text(struct widget *w, const char *text)
{
	free(w->text);
	w->text = memory_zeroed(strlen(text) + 1);
	w->mnemonic = 0;
	char *out = w->text;
	bool letters = takes_focus(w->role) && w->role != ROLE_FIELD && w->role != ROLE_LIST;
	for (; *text; text++) {
		if (letters && *text == '&' && isalnum((unsigned char)text[1]) && !w->mnemonic)
			w->mnemonic = (char)tolower((unsigned char)text[1]);
		else
			*out++ = *text;
	}
	*out = 0;
	w->memo_wide = 0;
}

struct widget *widget_new(struct widget *parent, enum role role, const char *name, const char *text)
{
	struct widget *w = memory_zeroed(sizeof *w);
	w->role = role;
	w->stop = takes_focus(role);
	w->selected = NONE;
	w->font = FONT_DATA;
	w->size = 13;
	widget_text(w, text ? text : "");
	text_copy(w->name, sizeof w->name, name && *name ? name : w->text);
	if (parent) {
		w->up = parent;
		if (parent->last)
			parent->last->next = w;
		else
			parent->first = w;
		parent->last = w;
	}
	return w;
}

struct widget *widget_label(struct widget *parent, enum font font, int size, const char *text)
{
	struct widget *w = widget_new(parent, ROLE_LABEL, NULL, text);
	w->font = (uint8_t)font;
	w->size = size;
	return w;
}

struct widget *widget_button(struct widget *parent, const char *name, const char *text,
			     void (*act)(struct ui *, struct widget *))
{
	struct widget *w = widget_new(parent, ROLE_BUTTON, name, text);
	w->act = act;
	w->size = 14;
	return w;
}

void widget_tip(struct widget *w, const char *text)
{
	free(w->tip);
	w->tip = memory_text(text);
}

void widget_clear(struct widget *w)
{
	for (struct widget *c = w->first, *next; c; c = next) {
		next = c->next;
		widget_free(c);
	}
	w->first = w->last = NULL;
	w->memo_wide = 0;
}

void widget_free(struct widget *w)
{
	if (!w)
		return;
	widget_clear(w);
	if (w->items_owned && w->items) {
		items_free(w->items);
		free(w->items);
	}
	free(w->text);
	free(w->tip);
	free(w->data);
	free(w);
}

struct widget *widget_walk(const struct widget *root, const struct widget *w)
{
	if (w->first)
		return w->first;
	while (w != root && !w->next)
		w = w->up;
	return w == root ? NULL : w->next;
}

struct widget *widget_find(struct widget *root, const char *name)
{
	for (struct widget *w = root; w; w = widget_walk(root, w))
		if (!strcmp(w->name, name))
			return w;
	return NULL;
}

struct rect widget_seen(const struct widget *w)
{
	struct rect r = w->at;
	for (const struct widget *p = w->up; p; p = p->up)
		r = rect_meet(r, p->at);
	return r;
}

bool widget_within(const struct widget *root, const struct widget *w)
{
	for (; w; w = w->up)
		if (w == root)
			return true;
	return false;
}

bool widget_shown(const struct widget *w)
{
	for (const struct widget *p = w; p; p = p->up)
		if (p->hidden)
			return false;
	struct rect r = widget_seen(w);
	return r.w > 0 && r.h > 0;
}

struct widget *widget_at(struct widget *root, int x, int y)
{
	if (root->hidden || !rect_has(root->at, x, y))
		return NULL;
	struct widget *found = NULL;
	for (struct widget *c = root->first; c; c = c->next) {
		struct widget *inner = widget_at(c, x, y);
		if (inner)
			found = inner;
	}
	if (found)
		return found;
	return root;
}

void items_clear(struct items *l)
{
	for (int i = 0; i < l->n; i++)
		free(l->at[i].text);
	l->n = 0;
}

struct item *items_last(struct items *l, struct item *it)
{
	struct item moved = *it, *last = &l->at[l->n - 1];
	memmove(it, it + 1, (size_t)(last - it) * sizeof *it);
	*last = moved;
	return last;
}

void items_free(struct items *l)
{
	items_clear(l);
	free(l->at);
	l->at = NULL;
	l->room = 0;
}

struct item *items_add(struct items *l, const char *text)
{
	if (l->n == l->room) {
		l->room = l->room ? l->room * 2 : 32;
		l->at = memory_grown(l->at, l->room, sizeof *l->at);
	}
	struct item *it = &l->at[l->n++];
	memset(it, 0, sizeof *it);
	it->text = memory_text(text);
	it->id = it->more = NONE;
	return it;
}

void item_text(struct item *it, const char *text)
{
	if (!strcmp(it->text, text))
		return;
	free(it->text);
	it->text = memory_text(text);
	it->wide = 0; /* to be measured anew */
}
