/* How each kind of widget looks. */
#include "ui/inner.h"

#include <stdio.h>
#include <string.h>

static struct rect shrunk(struct rect r, int d)
{
	struct rect in = {r.x + d, r.y + d, r.w - 2 * d, r.h - 2 * d};
	return in;
}

static void paint_sheet(struct ui *u, struct rect r, int line, uint32_t ink)
{
	style_fill(&u->style, u->canvas, "paper", r, PAPER);
	canvas_frame(u->canvas, r, line, ink);
}

static void paint_skin(struct ui *u, const struct widget *w)
{
	struct canvas *c = u->canvas;
	switch ((enum skin)w->skin) {
	case SKIN_PANEL:
		style_slice(&u->style, c, "panel", w->at, PAPER, INK_SOFT);
		break;
	case SKIN_FRAME:
		style_shadow(&u->style, c, w->at);
		style_slice(&u->style, c, "frame", w->at, INK, GOLD);
		paint_sheet(u, shrunk(w->at, points(u, 13)), points(u, 1), 0x1a0f08ffu);
		break;
	case SKIN_BAR:
		paint_sheet(u, w->at, points(u, 1), 0x2a1c12ffu);
		canvas_frame(c, shrunk(w->at, points(u, 3)), 1, 0x6d584080u);
		break;
	case SKIN_PAGE:
		paint_sheet(u, w->at, 1, INK_SOFT);
		break;
	case SKIN_INSET:
		canvas_fill(c, w->at, 0x8a663026u);
		canvas_frame(c, w->at, 1, 0x6d584070u);
		break;
	case SKIN_LINE:
		canvas_fill(c, w->at, 0x3b2a1cb0u);
		break;
	case SKIN_LEATHER:
		style_fill(&u->style, c, "leather", w->at, INK);
		break;
	case SKIN_TOOLTIP:
		style_slice(&u->style, c, "tooltip", w->at, PAPER_LIGHT, INK);
		break;
	case SKIN_NONE:
		break;
	}
}

void widget_ring(struct ui *u, const struct widget *w, struct rect r)
{
	if (u->focus != w || !u->focus_seen)
		return;
	int d = points(u, 2);
	struct rect out = {r.x - d, r.y - d, r.w + 2 * d, r.h + 2 * d};
	if (style_has(&u->style, u->canvas, "focus")) {
		canvas_slice(u->canvas, u->style.atlas, "focus", out);
		return;
	}
	canvas_frame(u->canvas, out, points(u, 2), SEA);
}

/* Underlines the mnemonic of a text drawn at x, y. */
static void paint_mnemonic(struct ui *u, const struct widget *w, int x, int y, uint32_t ink)
{
	char before[128];
	size_t i = 0;
	int size = points(u, w->size);
	if (!w->mnemonic)
		return;
	while (w->text[i] && (w->text[i] | 0x20) != w->mnemonic && w->text[i] != w->mnemonic)
		i++;
	if (!w->text[i] || i + 1 >= sizeof before)
		return;
	text_copy(before, i + 1, w->text);
	int x0 = x + canvas_text_width(u->canvas, (enum font)w->font, size, before);
	memcpy(before, w->text + i, 1);
	before[1] = 0;
	int wide = canvas_text_width(u->canvas, (enum font)w->font, size, before);
	int line = y + canvas_line_height(u->canvas, (enum font)w->font, size) - points(u, 2);
	canvas_line(u->canvas, x0, line, x0 + wide, line, 1, ink);
}

static int middle_of(struct ui *u, const struct widget *w, enum font f, int size)
{
	return w->at.y + (w->at.h - canvas_line_height(u->canvas, f, size)) / 2;
}

static void paint_button(struct ui *u, const struct widget *w)
{
	struct canvas *c = u->canvas;
	bool down = u->grab == w && u->hot == w;
	const char *sprite = w->off ? "button-off" : down || w->on ? "button-down" :
			     u->hot == w || u->grab == w ? "button-hot" : "button";
	uint32_t fill = w->off ? PAPER : down || w->on ? 0xd3bf90ffu : u->hot == w ? PAPER_LIGHT : 0xead9b2ffu;
	uint32_t ink = w->off ? INK_FAINT : w->ink ? w->ink : INK;
	int size = points(u, w->size), small = points(u, w->size - 2), icon = points(u, 20), gap = points(u, 6);
	if (!w->quiet || u->hot == w || w->on)
		style_slice(&u->style, c, sprite, w->at, fill, w->off ? INK_FAINT : w->main ? WINE : INK_SOFT);
	if (w->main && !w->off) {
		struct rect in = {w->at.x + 2, w->at.y + 2, w->at.w - 4, w->at.h - 4};
		canvas_frame(c, in, 1, WINE);
	}
	int text = w->text[0] ? canvas_text_width(c, (enum font)w->font, size, w->text) : 0;
	int key = w->key[0] ? canvas_text_width(c, FONT_DATA, small, w->key) + points(u, 8) : 0;
	bool has = w->icon[0] && style_has(&u->style, c, w->icon);
	int whole = text + key + (has ? icon + (text ? gap : 0) : 0);
	int x = w->at.x + (w->at.w - whole) / 2, room = w->at.w - points(u, 8);
	if (w->align == 0 && w->quiet && text)
		x = w->at.x + points(u, 8);
	if (whole > room)
		x = w->at.x + points(u, 4);
	if (has) {
		struct rect at = {x, w->at.y + (w->at.h - icon) / 2, icon, icon};
		style_icon(&u->style, c, w->icon, at, w->off ? 90 : 255);
		x += icon + gap;
	}
	int y = middle_of(u, w, (enum font)w->font, size);
	if (text)
		text_line(c, (enum font)w->font, size, ink, x, y, w->at.x + w->at.w - x - points(u, 3), w->text);
	if (text && text <= room)
		paint_mnemonic(u, w, x, y, ink);
	if (key && whole <= room)
		canvas_text(c, FONT_DATA, small, w->off ? INK_FAINT : INK_SOFT, x + text + points(u, 8),
			    middle_of(u, w, FONT_DATA, small), w->key);
	if (!w->text[0] && !has)
		text_line(c, FONT_DATA_BOLD, small, ink, w->at.x + points(u, 4), middle_of(u, w, FONT_DATA, small),
			  w->at.w - points(u, 6), w->name);
	widget_ring(u, w, w->at);
}

/* The words beside the box: in a line, or where they are too long for it in several, `room` pixels wide. */
static void paint_choice(struct ui *u, const struct widget *w, uint32_t ink, int x, int room)
{
	struct text_style s;
	int size = points(u, w->size), y = middle_of(u, w, (enum font)w->font, size);
	if (!room) {
		text_line(u->canvas, (enum font)w->font, size, ink, x, y, w->at.x + w->at.w - x, w->text);
		paint_mnemonic(u, w, x, y, ink);
		return;
	}
	widget_style(u, w, &s);
	s.ink = ink;
	text_draw(u->canvas, &s, w->text, x, w->at.y + points(u, 2), room);
}

static void paint_check(struct ui *u, const struct widget *w)
{
	struct canvas *c = u->canvas;
	bool radio = w->role == ROLE_RADIO;
	int box = points(u, 18), room = widget_check_room(u, w, w->at.w);
	struct rect r = {w->at.x + points(u, 1), w->at.y + (room ? points(u, 3) : (w->at.h - box) / 2), box, box};
	const char *sprite = radio ? (w->on ? "radio-on" : "radio-off") : (w->on ? "check-on" : "check-off");
	if (!style_icon(&u->style, c, sprite, r, w->off ? 110 : 255)) {
		int d = points(u, 2);
		struct rect in = {r.x + d, r.y + d, box - 2 * d, box - 2 * d};
		canvas_fill(c, in, PAPER_LIGHT);
		canvas_frame(c, in, points(u, 1), INK);
		if (w->on && radio) {
			struct rect dot = {r.x + box / 3, r.y + box / 3, box / 3, box / 3};
			canvas_fill(c, dot, WINE);
		} else if (w->on) {
			canvas_line(c, r.x + box / 4, r.y + box / 2, r.x + box * 2 / 5, r.y + box * 3 / 4,
				    points(u, 2), WINE);
			canvas_line(c, r.x + box * 2 / 5, r.y + box * 3 / 4, r.x + box * 4 / 5, r.y + box / 4,
				    points(u, 2), WINE);
		}
	}
	uint32_t ink = w->off ? INK_FAINT : u->hot == w ? WINE : INK;
	paint_choice(u, w, ink, r.x + box + points(u, 6), room);
	struct rect round = {w->at.x, w->at.y, w->at.w + points(u, 4), w->at.h}; /* its words end at the edge of the box: the ring lies beyond */
	widget_ring(u, w, round);
}

static void paint_tab(struct ui *u, const struct widget *w)
{
	struct canvas *c = u->canvas;
	int size = points(u, w->size);
	enum font f = w->on ? FONT_DATA_BOLD : FONT_DATA;
	style_slice(&u->style, c, w->on ? "tab-on" : "tab", w->at, w->on ? PAPER_LIGHT : 0xdccb9fffu, INK_SOFT);
	uint32_t ink = w->on ? WINE : u->hot == w ? WINE_SOFT : w->ink ? w->ink : INK;
	int text = canvas_text_width(c, f, size, w->text), room = w->at.w - points(u, 4), icon = points(u, 18);
	int x = w->at.x + (w->at.w - (text < room ? text : room)) / 2;
	struct rect picture = {w->at.x + (w->at.w - icon) / 2, w->at.y + (w->at.h - icon) / 2, icon, icon};
	if (!w->icon[0] || !style_icon(&u->style, c, w->icon, picture, 255))
		text_line(c, f, size, ink, x, middle_of(u, w, f, size), room, w->text);
	if (w->on) {
		struct rect under = {w->at.x + points(u, 4), w->at.y + w->at.h - points(u, 3), w->at.w - points(u, 8),
				     points(u, 2)};
		canvas_fill(c, under, WINE);
	}
	widget_ring(u, w, w->at);
}

static void paint_link(struct ui *u, const struct widget *w)
{
	int size = points(u, w->size), y = w->at.y;
	int line = canvas_line_height(u->canvas, (enum font)w->font, size);
	uint32_t ink = u->hot == w ? WINE : SEA;
	int wide = text_line(u->canvas, (enum font)w->font, size, ink, w->at.x, y, w->at.w, w->text);
	canvas_line(u->canvas, w->at.x, y + line - 2, w->at.x + wide, y + line - 2, 1, ink);
	widget_ring(u, w, w->at);
}

static void paint_field(struct ui *u, const struct widget *w)
{
	struct canvas *c = u->canvas;
	int size = points(u, w->size), pad = points(u, 7), y = middle_of(u, w, FONT_DATA, size);
	char before[256];
	style_slice(&u->style, c, "field", w->at, PAPER_LIGHT, INK_SOFT);
	canvas_clip(c, w->at);
	int caret = w->caret < (int)strlen(w->buffer) ? w->caret : (int)strlen(w->buffer);
	text_copy(before, (size_t)caret + 1 < sizeof before ? (size_t)caret + 1 : sizeof before, w->buffer);
	int at = canvas_text_width(c, FONT_DATA, size, before), shift = 0;
	if (at > w->at.w - 2 * pad)
		shift = at - (w->at.w - 2 * pad);
	if (w->chosen && u->focus == w && w->buffer[0]) {
		struct rect behind = {w->at.x + pad - shift - 2, y, at + 4, canvas_line_height(c, FONT_DATA, size)};
		canvas_fill(c, behind, 0xc9a86a90u);
	}
	if (w->buffer[0])
		canvas_text(c, FONT_DATA, size, INK, w->at.x + pad - shift, y, w->buffer);
	else if (u->focus != w)
		text_line(c, FONT_DATA, size, INK_FAINT, w->at.x + pad, y, w->at.w - 2 * pad, w->text);
	if (u->focus == w) {
		struct rect bar = {w->at.x + pad + at - shift, y, points(u, 1), canvas_line_height(c, FONT_DATA, size)};
		canvas_fill(c, bar, WINE);
	}
	canvas_unclip(c);
	if (u->focus == w) {
		bool seen = u->focus_seen;
		u->focus_seen = true;
		widget_ring(u, w, w->at);
		u->focus_seen = seen;
	}
}

void widget_slider(struct ui *u, const struct widget *w)
{
	int knob = points(u, 14), range = w->high > w->low ? w->high - w->low : 1;
	int y = w->at.y + w->at.h / 2;
	struct rect track = {w->at.x + knob / 2, y - points(u, 3), w->at.w - knob, points(u, 6)};
	int x = w->at.x + (int)((int64_t)(w->at.w - knob) * (w->value - w->low) / range);
	struct rect grip = {x, y - points(u, 10), knob, points(u, 20)};
	style_slice(&u->style, u->canvas, "slider-track", track, PAPER_DARK, INK_SOFT);
	if (!style_icon(&u->style, u->canvas, "slider-knob", grip, w->off ? 120 : 255)) {
		canvas_fill(u->canvas, grip, u->hot == w ? PAPER_LIGHT : 0xd3bf90ffu);
		canvas_frame(u->canvas, grip, points(u, 1), WINE);
	}
	widget_ring(u, w, w->at);
}

static void paint_bar(struct ui *u, const struct widget *w)
{
	if (w->content <= w->at.h || w->at.h < points(u, 12))
		return;
	int wide = points(u, 8);
	struct rect track = {w->at.x + w->at.w - wide - points(u, 2), w->at.y + points(u, 2), wide,
			     w->at.h - points(u, 4)};
	int knob = (int)((int64_t)track.h * w->at.h / w->content), least = points(u, 20);
	knob = knob < least ? (least < track.h ? least : track.h) : knob;
	int most = w->content - w->at.h;
	struct rect grip = {track.x, track.y + (int)((int64_t)(track.h - knob) * w->scroll / most), wide, knob};
	style_slice(&u->style, u->canvas, "scroll-track", track, 0xe2d3adffu, CLEAR);
	if (style_has(&u->style, u->canvas, "scroll-knob")) {
		canvas_slice(u->canvas, u->style.atlas, "scroll-knob", grip);
		return;
	}
	canvas_fill(u->canvas, grip, 0xb59a66ffu);
	canvas_frame(u->canvas, grip, 1, INK_SOFT);
}

static void paint_item(struct ui *u, const struct widget *w, const struct item *it, struct rect r, bool chosen)
{
	struct canvas *c = u->canvas;
	struct text_style s;
	widget_style(u, w, &s);
	if (chosen) {
		if (!style_has(&u->style, c, "row-on"))
			canvas_fill(c, r, u->focus == w ? 0xc9a96aa0u : 0xc9a96a60u);
		else
			canvas_slice(c, u->style.atlas, "row-on", r);
		struct rect edge = {r.x, r.y, points(u, 3), r.h};
		canvas_fill(c, edge, WINE);
	}
	int x = r.x + points(u, 7) + it->indent * points(u, INDENT_POINTS), y = r.y + points(u, 2);
	int width = item_room(u, it, r.w), line = canvas_line_height(c, s.font, s.size);
	uint32_t ink = it->style == ITEM_FADED || it->faded ? INK_FAINT : it->style == ITEM_NOTE ? INK_SOFT :
		       it->style == ITEM_HEADING ? WINE : s.ink;
	if (it->icon[0]) {
		int size = points(u, 16);
		struct rect at = {x, y + (line - size) / 2, size, size};
		style_icon(&u->style, c, it->icon, at, it->style == ITEM_FADED || it->faded ? 110 : 255);
		x += points(u, 20);
	}
	if (it->right[0]) {
		int wide = canvas_text_width(c, FONT_DATA, s.size, it->right);
		int top = it->below ? r.y + r.h - points(u, 2) - canvas_line_height(c, FONT_DATA, s.size) : y;
		canvas_text(c, FONT_DATA, s.size, ink, r.x + r.w - wide - points(u, 5),
			    top + (it->style == ITEM_HEADING ? points(u, 4) : 0), it->right);
		width -= it->below ? 0 : wide + points(u, 8);
	}
	s.ink = ink;
	if (it->style == ITEM_HEADING) {
		s.font = FONT_TITLE;
		s.size += points(u, 2);
		y += points(u, 2);
		struct rect rule = {r.x + points(u, 6), r.y + r.h - points(u, 2), r.w - points(u, 12), 1};
		canvas_fill(c, rule, 0x6f1d1b70u);
	} else if (it->style == ITEM_GROUP) {
		s.font = FONT_DATA_BOLD;
	}
	text_draw(c, &s, it->text, x, y, width > 20 ? width : 20);
}

static void paint_list(struct ui *u, struct widget *w)
{
	struct rect seen = widget_seen(w);
	style_slice(&u->style, u->canvas, "field", w->at, PAPER_LIGHT, 0x6d584080u);
	canvas_clip(u->canvas, seen);
	int y = w->at.y - w->scroll + points(u, 2), width = list_row_wide(u, w->at.w, w->content > w->at.h);
	for (int i = 0; w->items && i < w->items->n && y < seen.y + seen.h; i++) {
		struct rect r = {w->at.x + 1, y, width, w->items->at[i].tall};
		if (y + r.h > seen.y)
			paint_item(u, w, &w->items->at[i], r, i == w->selected);
		y += w->items->at[i].tall;
	}
	if (w->items && !w->items->n && w->text[0])
		text_line(u->canvas, FONT_BODY_ITALIC, points(u, w->size), INK_SOFT, w->at.x + points(u, 8),
			  w->at.y + points(u, 6), w->at.w - points(u, 16), w->text);
	canvas_unclip(u->canvas);
	paint_bar(u, w);
	widget_ring(u, w, w->at);
}

static void paint_leaf(struct ui *u, struct widget *w)
{
	struct text_style s;
	int pad = points(u, w->pad);
	if (w->custom_paint) {
		w->custom_paint(u, w);
		return;
	}
	switch (w->role) {
	case ROLE_LABEL:
		widget_style(u, w, &s);
		text_draw(u->canvas, &s, w->text, w->at.x + pad, w->at.y + pad, w->at.w - 2 * pad);
		break;
	case ROLE_BUTTON:
		paint_button(u, w);
		break;
	case ROLE_CHECK:
	case ROLE_RADIO:
		paint_check(u, w);
		break;
	case ROLE_TAB:
		paint_tab(u, w);
		break;
	case ROLE_LINK:
		paint_link(u, w);
		break;
	case ROLE_FIELD:
		paint_field(u, w);
		break;
	case ROLE_SLIDER:
		widget_slider(u, w);
		break;
	case ROLE_LIST:
		paint_list(u, w);
		break;
	case ROLE_ICON:
		style_icon(&u->style, u->canvas, w->icon, w->at, w->off ? 100 : 255);
		break;
	case ROLE_RULE:
		style_rule(&u->style, u->canvas, w->at);
		break;
	case ROLE_PICTURE:
		canvas_picture(u->canvas, w->word, w->at, 255);
		break;
	case ROLE_CUSTOM:
	case ROLE_COLUMN:
	case ROLE_ROW:
	case ROLE_FLOW:
	case ROLE_SCROLL:
	case ROLE_SPACE:
		break;
	}
}

void widget_paint(struct ui *u, struct widget *w)
{
	if (w->hidden || w->at.w <= 0 || w->at.h <= 0)
		return;
	paint_skin(u, w);
	paint_leaf(u, w);
	bool clip = w->role == ROLE_SCROLL || !w->up;
	if (clip && w->first)
		canvas_clip(u->canvas, w->up ? widget_seen(w) : w->at);
	struct rect seen = widget_seen(w);
	for (struct widget *c = w->first; c; c = c->next)
		if (c->at.y < seen.y + seen.h && c->at.y + c->at.h > seen.y)
			widget_paint(u, c);
	if (clip && w->first)
		canvas_unclip(u->canvas);
	if (w->role == ROLE_SCROLL)
		paint_bar(u, w);
}
