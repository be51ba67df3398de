/* Where everything lies: natural width first, then height for a width, then places. All in pixels. */
#include "ui/inner.h"

#include <string.h>

enum { BUTTON_POINTS = 28, BOX_POINTS = 26 }; /* BOX_POINTS: of a check or radio button, with the gap before its words */

void widget_style(const struct ui *u, const struct widget *w, struct text_style *s)
{
	s->font = (enum font)w->font;
	s->size = points(u, w->size);
	s->ink = w->ink ? w->ink : INK;
	s->link = SEA;
	s->markup = w->markup;
	s->align = w->align;
}

static int letters_wide(struct ui *u, const struct widget *w, const char *text)
{
	return canvas_text_width(u->canvas, (enum font)w->font, points(u, w->size), text);
}

/* The widest line of a label that may hold line breaks. */
static int label_wide(struct ui *u, const struct widget *w)
{
	char line[512];
	int widest = 0;
	for (const char *t = w->text; *t;) {
		size_t n = strcspn(t, "\n");
		text_copy(line, n + 1 < sizeof line ? n + 1 : sizeof line, t);
		int wide = letters_wide(u, w, line);
		if (n >= sizeof line)
			wide = wide * (int)n / (int)sizeof line;
		widest = wide > widest ? wide : widest;
		t += n + (t[n] == '\n');
	}
	return widest + 2;
}

static int children_wide(struct ui *u, struct widget *w)
{
	int sum = 0, widest = 0, n = 0;
	for (struct widget *c = w->first; c; c = c->next) {
		if (c->hidden)
			continue;
		int wide = widget_wide(u, c);
		sum += wide + (n++ ? points(u, w->gap) : 0);
		widest = wide > widest ? wide : widest;
	}
	bool across = w->role == ROLE_ROW || w->role == ROLE_FLOW;
	return (across ? sum : widest) + 2 * points(u, w->pad) + (w->role == ROLE_SCROLL ? points(u, BAR_POINTS) : 0);
}

static int button_wide(struct ui *u, struct widget *w)
{
	int wide = w->text[0] ? letters_wide(u, w, w->text) : 0;
	if (w->key[0])
		wide += points(u, 8) + canvas_text_width(u->canvas, FONT_DATA, points(u, w->size - 2), w->key);
	if (w->icon[0])
		wide += points(u, 20) + (w->text[0] ? points(u, 6) : 0);
	if (w->role == ROLE_CHECK || w->role == ROLE_RADIO)
		return wide + points(u, BOX_POINTS);
	if (w->role == ROLE_LINK)
		return wide + 2;
	return wide + points(u, w->role == ROLE_TAB ? 15 : w->text[0] ? 24 : 12);
}

int widget_wide(struct ui *u, struct widget *w)
{
	if (w->wide)
		return points(u, w->wide);
	if (w->custom_wide)
		return w->custom_wide(u, w);
	switch (w->role) {
	case ROLE_COLUMN:
	case ROLE_ROW:
	case ROLE_FLOW:
	case ROLE_SCROLL:
		return children_wide(u, w);
	case ROLE_LABEL:
		return label_wide(u, w);
	case ROLE_BUTTON:
	case ROLE_CHECK:
	case ROLE_RADIO:
	case ROLE_TAB:
	case ROLE_LINK:
		return button_wide(u, w);
	case ROLE_FIELD:
	case ROLE_SLIDER:
		return points(u, 140);
	case ROLE_LIST:
		return points(u, 220);
	case ROLE_CUSTOM:
		return points(u, 60);
	case ROLE_ICON:
		return points(u, 20);
	case ROLE_PICTURE:
	case ROLE_RULE:
	case ROLE_SPACE:
		break;
	}
	return points(u, 8);
}

/* The least a child may be pressed to when a row is too narrow. */
static int least_wide(struct ui *u, struct widget *c, int natural)
{
	if (c->narrowest)
		return natural < points(u, c->narrowest) ? natural : points(u, c->narrowest);
	switch (c->role) {
	case ROLE_LABEL:
	case ROLE_COLUMN:
	case ROLE_FLOW:
	case ROLE_ROW:
	case ROLE_SCROLL:
	case ROLE_LIST:
	case ROLE_FIELD:
	case ROLE_SLIDER:
		return natural < points(u, 40) ? natural : points(u, 40);
	case ROLE_BUTTON:
	case ROLE_CHECK:
	case ROLE_RADIO:
	case ROLE_TAB:
	case ROLE_ICON:
	case ROLE_PICTURE:
	case ROLE_RULE:
	case ROLE_SPACE:
	case ROLE_CUSTOM:
		break;
	case ROLE_LINK:
		return natural < points(u, 120) ? natural : points(u, 120);
	}
	return natural < points(u, 24) ? natural : points(u, 24);
}

enum { ROW_MAX = 64 };

/* A flow that was pressed breaks its line, and needs no more than the widest of them: the rest is for those who grow. Returns how much. */
static int unused_by_flow(struct ui *u, const struct widget *w, int *share)
{
	int gap = points(u, w->gap), x = 0, widest = 0, had = *share;
	for (struct widget *c = w->first; c; c = c->next) {
		int wide = c->hidden ? 0 : widget_wide(u, c);
		if (c->hidden)
			continue;
		wide = wide > had ? had : wide;
		x = x && x + wide > had ? 0 : x;
		widest = x + wide > widest ? x + wide : widest;
		x += wide + gap;
	}
	*share = widest && widest < had ? widest : had;
	return had - *share;
}

/* What pressed flows leave goes to those who grow. */
static void share_rest(struct ui *u, struct widget *w, int n, int grow, int share[ROW_MAX])
{
	int i = 0, rest = 0;
	for (struct widget *c = w->first; c && i < n && grow; c = c->next)
		if (!c->hidden) {
			rest += c->role == ROLE_FLOW && !c->wide ? unused_by_flow(u, c, &share[i]) : 0;
			i++;
		}
	i = 0;
	for (struct widget *c = w->first; c && i < n && rest; c = c->next)
		if (!c->hidden)
			share[i++] += rest * c->grow / grow;
}

/* Shares `width` among the visible children of a row. Returns how many there are. */
static int share_row(struct ui *u, struct widget *w, int width, int share[ROW_MAX])
{
	int n = 0, sum = 0, grow = 0, spare = 0;
	for (struct widget *c = w->first; c && n < ROW_MAX; c = c->next) {
		if (c->hidden)
			continue;
		share[n] = widget_wide(u, c);
		sum += share[n];
		grow += c->grow;
		spare += share[n] - least_wide(u, c, share[n]);
		n++;
	}
	int room = width - 2 * points(u, w->pad) - (n > 1 ? (n - 1) * points(u, w->gap) : 0);
	int left = room - sum, i = 0, over = -left;
	for (struct widget *c = w->first; c && i < n; c = c->next) {
		if (c->hidden)
			continue;
		if (left > 0 && c->grow)
			share[i] += left * c->grow / grow;
		else if (over > 0 && spare > 0) {
			int can = share[i] - least_wide(u, c, share[i]);
			share[i] -= over >= spare ? can : (int)((int64_t)over * can / spare);
		}
		i++;
	}
	if (over > 0)
		share_rest(u, w, n, grow, share);
	return n;
}

/* Walks the lines of a flow; with `place` puts the children. Returns the height. */
static int flow(struct ui *u, struct widget *w, int x0, int y0, int width, bool place)
{
	int gap = points(u, w->gap), x = 0, y = 0, line = 0;
	for (struct widget *c = w->first; c; c = c->next) {
		if (c->hidden)
			continue;
		int wide = widget_wide(u, c);
		wide = wide > width ? width : wide;
		if (x && x + wide > width) {
			x = 0;
			y += line + gap;
			line = 0;
		}
		int tall = widget_tall(u, c, wide);
		if (place) {
			struct rect r = {x0 + x, y0 + y, wide, tall};
			widget_place(u, c, r);
		}
		line = tall > line ? tall : line;
		x += wide + gap;
	}
	return y + line;
}

static int column_tall(struct ui *u, struct widget *w, int width)
{
	int sum = 0, n = 0;
	for (struct widget *c = w->first; c; c = c->next)
		if (!c->hidden)
			sum += widget_tall(u, c, width) + (n++ ? points(u, w->gap) : 0);
	return sum;
}

static int row_tall(struct ui *u, struct widget *w, int width)
{
	int share[ROW_MAX], n = share_row(u, w, width, share), i = 0, tallest = 0;
	for (struct widget *c = w->first; c && i < n; c = c->next) {
		if (c->hidden)
			continue;
		int tall = widget_tall(u, c, share[i++]);
		tallest = tall > tallest ? tall : tallest;
	}
	return tallest + 2 * points(u, w->pad);
}

int widget_check_room(struct ui *u, const struct widget *w, int width)
{
	int room = width - points(u, BOX_POINTS);
	return room >= points(u, 40) && letters_wide(u, w, w->text) > room ? room : 0;
}

static int check_tall(struct ui *u, const struct widget *w, int width)
{
	struct text_style s;
	int room = widget_check_room(u, w, width), one = points(u, 24);
	if (!room)
		return one;
	widget_style(u, w, &s);
	return text_height(u->canvas, &s, w->text, room) + points(u, 4);
}

int item_room(const struct ui *u, const struct item *it, int wide)
{
	return wide - points(u, 7) - points(u, 5) - it->indent * points(u, INDENT_POINTS) - (it->icon[0] ? points(u, 20) : 0);
}

/* How tall an item is in a row so wide. What stands at the right end goes below a text that would have to be broken into less than half
 * the room beside it. */
static void measure_item(struct ui *u, const struct widget *w, struct item *it, int width)
{
	struct text_style s;
	int room = item_room(u, it, width);
	widget_style(u, w, &s);
	s.font = it->style == ITEM_HEADING ? FONT_TITLE : it->style == ITEM_GROUP ? FONT_DATA_BOLD : (enum font)w->font;
	if (it->style == ITEM_HEADING)
		s.size += points(u, 2);
	int right = it->right[0] ? canvas_text_width(u->canvas, FONT_DATA, s.size, it->right) + points(u, 8) : 0;
	it->below = right && room - right < room / 2 && canvas_text_width(u->canvas, s.font, s.size, it->text) > room - right;
	if (!it->below)
		room -= right;
	it->tall = text_height(u->canvas, &s, it->text, room > 20 ? room : 20) + points(u, 4) +
		   (it->style == ITEM_HEADING ? points(u, 6) : 0) + (it->below ? canvas_line_height(u->canvas, FONT_DATA, s.size) : 0);
	it->wide = width;
}

/* The height of all items of a list in rows so wide. */
static int items_tall(struct ui *u, const struct widget *w, int width)
{
	int sum = 0;
	for (int i = 0; w->items && i < w->items->n; i++) {
		if (w->items->at[i].wide != width)
			measure_item(u, w, &w->items->at[i], width);
		sum += w->items->at[i].tall;
	}
	return sum + points(u, 4);
}

int list_row_wide(const struct ui *u, int width, bool bar)
{
	return width - (bar ? points(u, BAR_POINTS) : 1);
}

int list_whole(struct ui *u, const struct widget *w, int width)
{
	return items_tall(u, w, list_row_wide(u, width, false));
}

/* The height of a list that shows as many of its items as it may; the room of the bar is left out where there is none. */
static int list_tall(struct ui *u, const struct widget *w, int width)
{
	int tall = points(u, 6);
	if (!w->most || !w->items)
		return points(u, 72);
	if (w->items->n <= w->most)
		return list_whole(u, w, width) + points(u, 2);
	items_tall(u, w, list_row_wide(u, width, true));
	for (int i = 0; i < w->most; i++)
		tall += w->items->at[i].tall;
	return tall;
}

static int content_tall(struct ui *u, struct widget *w, int width)
{
	struct text_style s;
	int pad = points(u, w->pad);
	if (w->custom_tall)
		return w->custom_tall(u, w, width);
	switch (w->role) {
	case ROLE_COLUMN:
		return column_tall(u, w, width - 2 * pad) + 2 * pad;
	case ROLE_SCROLL:
		return column_tall(u, w, width - 2 * pad - points(u, BAR_POINTS)) + 2 * pad;
	case ROLE_ROW:
		return row_tall(u, w, width);
	case ROLE_FLOW:
		return flow(u, w, 0, 0, width - 2 * pad, false) + 2 * pad;
	case ROLE_LABEL:
		widget_style(u, w, &s);
		return text_height(u->canvas, &s, w->text, width - 2 * pad) + 2 * pad;
	case ROLE_LINK:
		return canvas_line_height(u->canvas, (enum font)w->font, points(u, w->size));
	case ROLE_CHECK:
	case ROLE_RADIO:
		return check_tall(u, w, width);
	case ROLE_LIST:
		return list_tall(u, w, width);
	case ROLE_CUSTOM:
		return points(u, 40);
	case ROLE_ICON:
		return points(u, 20);
	case ROLE_RULE:
		return points(u, 14);
	case ROLE_SPACE:
		return 0;
	case ROLE_PICTURE:
		return width * 4 / 3;
	case ROLE_BUTTON:
	case ROLE_TAB:
	case ROLE_FIELD:
	case ROLE_SLIDER:
		break;
	}
	return points(u, BUTTON_POINTS);
}

int widget_tall(struct ui *u, struct widget *w, int width)
{
	if (w->tall)
		return points(u, w->tall);
	if (!w->memo_wide || w->memo_wide != width + 1) {
		w->memo_tall = content_tall(u, w, width);
		w->memo_wide = width + 1;
	}
	return w->memo_tall;
}

/* True for what fills the height of its row. */
static bool stretches(enum role role)
{
	return role == ROLE_COLUMN || role == ROLE_SCROLL || role == ROLE_LIST || role == ROLE_ROW;
}

static void place_row(struct ui *u, struct widget *w, struct rect r)
{
	int share[ROW_MAX], n = share_row(u, w, r.w, share), i = 0, pad = points(u, w->pad);
	int x = r.x + pad, inner = r.h - 2 * pad;
	for (struct widget *c = w->first; c; c = c->next) {
		if (c->hidden)
			continue;
		if (i >= n)
			break;
		int tall = stretches(c->role) || c->role == ROLE_PICTURE ? inner : widget_tall(u, c, share[i]);
		struct rect at = {x, r.y + pad + (inner - tall) / 2, share[i], tall};
		widget_place(u, c, at);
		x += share[i++] + points(u, w->gap);
	}
}

static void place_column(struct ui *u, struct widget *w, struct rect r, int scroll)
{
	int grow = 0, gap = points(u, w->gap), tall = column_tall(u, w, r.w), left = r.h - tall, squeeze = 0;
	for (struct widget *c = w->first; c; c = c->next)
		if (!c->hidden) {
			grow += c->grow;
			if (c->grow)
				squeeze += widget_tall(u, c, r.w);
		}
	int y = r.y - scroll;
	for (struct widget *c = w->first; c; c = c->next) {
		if (c->hidden)
			continue;
		int h = widget_tall(u, c, r.w);
		if (left > 0 && c->grow)
			h += left * c->grow / grow;
		else if (left < 0 && c->grow && squeeze > 0 && w->role != ROLE_SCROLL) {
			h -= (int)((int64_t)-left * h / squeeze);
			h = h < 0 ? 0 : h;
		}
		struct rect at = {r.x, y, r.w, h};
		if (c->role == ROLE_LINK && widget_wide(u, c) < r.w)
			at.w = widget_wide(u, c);
		widget_place(u, c, at);
		y += h + gap;
	}
}

/* Where all of it is seen there is no bar to leave room for. What is surely too long is not tried so. */
static void list_measure(struct ui *u, struct widget *w)
{
	int lines = w->items ? w->items->n : 0;
	w->content = 0;
	if (lines * points(u, w->size) <= w->at.h)
		w->content = list_whole(u, w, w->at.w);
	if (!w->content || w->content > w->at.h)
		w->content = items_tall(u, w, list_row_wide(u, w->at.w, true));
}

static void clamp_scroll(struct widget *w)
{
	int most = w->content - w->at.h;
	if (w->scroll > most)
		w->scroll = most;
	if (w->scroll < 0)
		w->scroll = 0;
}

void widget_place(struct ui *u, struct widget *w, struct rect r)
{
	int pad = points(u, w->pad);
	struct rect in = {r.x + pad, r.y + pad, r.w - 2 * pad, r.h - 2 * pad};
	w->at = r;
	if (w->role == ROLE_ROW) {
		place_row(u, w, r);
	} else if (w->role == ROLE_FLOW) {
		flow(u, w, in.x, in.y, in.w, true);
	} else if (w->role == ROLE_COLUMN) {
		place_column(u, w, in, 0);
	} else if (w->role == ROLE_SCROLL) {
		in.w -= points(u, BAR_POINTS);
		w->content = column_tall(u, w, in.w) + 2 * pad;
		clamp_scroll(w);
		place_column(u, w, in, w->scroll);
	} else if (w->role == ROLE_LIST) {
		list_measure(u, w);
		clamp_scroll(w);
		list_show(u, w, w->reveal - 1);
		w->reveal = 0;
	}
}

struct rect list_item_rect(struct ui *u, const struct widget *w, int item)
{
	struct rect r = {w->at.x, w->at.y - w->scroll + points(u, 2), w->at.w - points(u, BAR_POINTS), 0};
	for (int i = 0; w->items && i <= item && i < w->items->n; i++) {
		r.y += r.h;
		r.h = w->items->at[i].tall;
	}
	return r;
}

int list_item_at(struct ui *u, const struct widget *w, int x, int y)
{
	int top = w->at.y - w->scroll + points(u, 2);
	if (!rect_has(widget_seen(w), x, y) || x >= w->at.x + w->at.w - points(u, BAR_POINTS))
		return NONE;
	for (int i = 0; w->items && i < w->items->n; i++) {
		if (y >= top && y < top + w->items->at[i].tall)
			return i;
		top += w->items->at[i].tall;
	}
	return NONE;
}

void list_show(struct ui *u, struct widget *w, int item)
{
	if (!w->items || item < 0 || item >= w->items->n)
		return;
	struct rect r = list_item_rect(u, w, item);
	if (r.y + r.h > w->at.y + w->at.h)
		w->scroll += r.y + r.h - w->at.y - w->at.h + points(u, 2);
	if (r.y < w->at.y)
		w->scroll -= w->at.y - r.y;
	clamp_scroll(w);
}
