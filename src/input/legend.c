/* What an overlay means: its tints, hatches, outlines and rings in words, in the upper corner of the map. It folds away. */
#include "input/own.h"

#include "input/asked.h"

#include <stdio.h>
#include <string.h>

enum { LINES = 8, EDGE = 17, AWAY = 10, SWATCH = 26, TALL = 21, HEAD = 22, SIGN = 16 };

#define DARK 0x2b2013ff
#define FADED 0x5b4630ff

enum mark_kind { MARK_OUTLINE, MARK_HATCH, MARK_DEEP, MARK_TINT, MARK_RING, MARK_WAY };

struct legend_line {
	enum mark_kind kind;
	int level; /* of the value */
	uint32_t colour;
	const char *words;
};

static int add(struct legend_line out[LINES], int n, enum mark_kind kind, int level, uint32_t colour, const char *words)
{
	if (!words || n == LINES)
		return n;
	out[n] = (struct legend_line){kind, level, colour, words};
	return n + 1;
}

/* `hand`: a unit is lifted, and of zones only the enemy's are drawn. */
static int lines(const struct showing *how, const struct overlay *o, const struct asked *a, bool hand, struct legend_line out[LINES])
{
	int n = 0, first = hand ? 2 : 1;

	if (how->ink & (INK_OUTLINE | INK_WAY))
		n = add(out, n, how->ink & INK_WAY ? MARK_WAY : MARK_OUTLINE, 0,
			how->ink & INK_WAY ? THREAT : asked_beside(a, how->colour), how->means[0]);
	for (int i = 0; i < 2 && how->ink & INK_OUTLINE; i++)
		if (o->band[i])
			n = add(out, n, MARK_OUTLINE, 0, i ? 0xb23a24ff : 0xe0902aff, i ? "with the best luck" : "with luck");
	for (int i = first; i < 3 && how->ink & (INK_HATCH | INK_TINT); i++)
		n = add(out, n, how->ink & INK_HATCH ? MARK_HATCH : MARK_TINT, i, 0, how->means[i]);
	for (int i = first; i < 3 && how->ink & INK_HATCH; i++)
		n = add(out, n, MARK_DEEP, i, 0, how->deep[i]);
	for (int i = 1; i < 4 && how->ink & INK_RING; i++)
		n = add(out, n, MARK_RING, i, how->verdict[i].colour, how->verdict[i].means);
	return n;
}

static void ruled(struct table_view *t, struct rect r, uint32_t colour, bool down)
{
	for (int x = r.x - r.h; x < r.x + r.w; x += 5) {
		int from = x < r.x ? r.x : x, to = x + r.h > r.x + r.w ? r.x + r.w : x + r.h;
		if (down)
			canvas_line(t->c, from, r.y + from - x, to, r.y + to - x, 1, colour);
		else
			canvas_line(t->c, from, r.y + r.h - (from - x), to, r.y + r.h - (to - x), 1, colour);
	}
}

static void swatch(struct table_view *t, const struct legend_line *l, struct rect r)
{
	static const uint32_t hatch[3] = {0, 0x2d4b8fff, 0x9c2f1cff}, tint[3] = {0, 0xd9901870, 0x8f2a1c70};
	static const uint32_t rule[3] = {0, 0x9c6410ff, 0x6b1d14ff};
	int cy = r.y + r.h / 2;

	switch (l->kind) {
	case MARK_OUTLINE:
		canvas_frame(t->c, r, 3, l->colour);
		break;
	case MARK_DEEP:
		canvas_fill(t->c, r, (hatch[l->level] & ~0xffu) | 0x58);
		ruled(t, r, hatch[l->level], l->level == 2);
		canvas_frame(t->c, r, 1, hatch[l->level]);
		break;
	case MARK_HATCH:
		ruled(t, r, hatch[l->level], l->level == 2);
		canvas_frame(t->c, r, 1, hatch[l->level]);
		break;
	case MARK_TINT:
		canvas_fill(t->c, r, tint[l->level]);
		ruled(t, r, rule[l->level], true);
		if (l->level > 1)
			ruled(t, r, rule[l->level], false);
		break;
	case MARK_RING: {
		struct rect face = {r.x + pt(t, 5), r.y, r.h, r.h};
		canvas_fill(t->c, face, 0xd8c9a4ff);
		canvas_frame(t->c, face, 2, l->colour);
		break;
	}
	case MARK_WAY:
		for (int x = r.x; x < r.x + r.w - 8; x += 8) /* in dashes, as on the map */
			canvas_line(t->c, x, cy, x + 5, cy, 3, l->colour);
		canvas_line(t->c, r.x + r.w - 8, cy - 5, r.x + r.w - 2, cy, 3, l->colour);
		canvas_line(t->c, r.x + r.w - 8, cy + 5, r.x + r.w - 2, cy, 3, l->colour);
		break;
	}
}

static const struct showing *shown(const struct table_view *t)
{
	const struct showing *how = t->overlay_on ? showing_of(t->s, (int)t->overlay_query) : NULL;
	return how && lifted(t) && !(how->ink & INK_HATCH) ? NULL : how;
}

static struct rect sign_of(const struct table_view *t, struct rect frame)
{
	int side = pt(t, SIGN), edge = pt(t, EDGE);
	return (struct rect){frame.x + frame.w - edge - side, frame.y + edge - pt(t, 2), side, side};
}

void fold_sign(const struct table_view *t, struct rect r, bool folded)
{
	int in = pt(t, 4), cx = r.x + r.w / 2, cy = r.y + r.h / 2, thick = pt(t, 2);
	canvas_frame(t->c, r, 1, FADED);
	canvas_line(t->c, r.x + in, cy, r.x + r.w - in, cy, thick, DARK);
	if (folded)
		canvas_line(t->c, cx, r.y + in, cx, r.y + r.h - in, thick, DARK);
}

/* How wide the words are, in pixels. */
static int words_wide(const struct table_view *t, const char *title, const struct legend_line *line, int n)
{
	int wide = canvas_text_width(t->c, FONT_TITLE, pt(t, 16), title) + pt(t, SIGN + 10);
	for (int i = 0; i < n; i++) {
		int w = pt(t, SWATCH + 8) + canvas_text_width(t->c, FONT_BODY, pt(t, 15), line[i].words);
		wide = w > wide ? w : wide;
	}
	return wide;
}

static void draw_panel(struct table_view *t, struct rect r, const char *title)
{
	struct rect shade = {r.x + 3, r.y + 4, r.w, r.h};
	canvas_fill(t->c, shade, 0x1d160e50);
	canvas_slice(t->c, t->scene.signs[0], "panel", r);
	canvas_text(t->c, FONT_TITLE, pt(t, 16), DARK, r.x + pt(t, EDGE), r.y + pt(t, EDGE - 4), title);
}

/* The counters are hidden: said as long as it lasts. */
static void draw_hidden(struct table_view *t)
{
	static const char words[] = "The counters are hidden: H shows them";
	const struct rect *a = &t->scene.eye.area;
	int y = t->legend.w ? t->legend.y + t->legend.h + AWAY : a->y + AWAY;

	draw_panel(t, (struct rect){a->x + AWAY, y, canvas_text_width(t->c, FONT_TITLE, pt(t, 16), words) + pt(t, 2 * EDGE),
				    pt(t, HEAD - 6 + 2 * EDGE)}, words);
}

static void draw_means(struct table_view *t, const struct asked *a)
{
	const struct showing *how = shown(t);
	const struct rect *area = &t->scene.eye.area;
	struct legend_line line[LINES];
	int n = how ? lines(how, &t->overlay, a, lifted(t), line) : 0, edge = pt(t, EDGE);

	t->legend.w = 0;
	if (!n || area->w < pt(t, 260) || area->h < pt(t, 160))
		return;
	n = t->legend_folded ? 0 : n;
	t->legend = (struct rect){area->x + AWAY, area->y + AWAY, words_wide(t, how->words, line, n) + 2 * edge,
				  pt(t, HEAD + (n ? n * TALL + 2 : 0) - 6) + 2 * edge};
	draw_panel(t, t->legend, how->words);
	fold_sign(t, sign_of(t, t->legend), t->legend_folded);
	for (int i = 0; i < n; i++) {
		int x = t->legend.x + edge, y = t->legend.y + edge + pt(t, HEAD + i * TALL - 4);
		swatch(t, &line[i], (struct rect){x, y + pt(t, 2), pt(t, SWATCH), pt(t, TALL - 6)});
		canvas_text(t->c, FONT_BODY, pt(t, 15), DARK, x + pt(t, SWATCH + 8), y - pt(t, 1), line[i].words);
	}
}

void legend_draw(struct table_view *t, const struct asked *a)
{
	draw_means(t, a);
	if (t->hidden)
		draw_hidden(t);
}

bool legend_press(struct table_view *t, int x, int y)
{
	struct rect r = t->legend;

	if (!r.w || x < r.x || y < r.y || x >= r.x + r.w || y >= r.y + r.h)
		return false;
	struct rect sign = sign_of(t, r);
	if (y < sign.y + pt(t, SIGN + 4))
		t->legend_folded = !t->legend_folded;
	spoil(t);
	return true;
}
