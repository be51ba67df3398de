/* What an overlay means: its tints, hatches, outlines and rings in words, in the upper corner of the map. It folds away. */
#include "input/own.h"

#include <stdio.h>
#include <string.h>

enum { LINES = 8, EDGE = 15, AWAY = 10, SWATCH = 26, TALL = 21, HEAD = 22, SIGN = 16 };

#define DARK 0x2b2013ff
#define FADED 0x5b4630ff

enum mark_kind { MARK_OUTLINE, MARK_HATCH, MARK_TINT, MARK_RING, MARK_WAY };

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

static int lines(const struct showing *how, const struct overlay *o, struct legend_line out[LINES])
{
	int n = 0;

	if (how->ink & (INK_OUTLINE | INK_WAY))
		n = add(out, n, how->ink & INK_WAY ? MARK_WAY : MARK_OUTLINE, 0, how->ink & INK_WAY ? 0xd5482cff : how->colour,
			how->means[0]);
	for (int i = 0; i < 2 && how->ink & INK_OUTLINE; i++)
		if (o->band[i])
			n = add(out, n, MARK_OUTLINE, 0, i ? 0xb23a24ff : 0xe0902aff, i ? "with the best luck" : "with luck");
	for (int i = 1; i < 3 && how->ink & (INK_HATCH | INK_TINT); i++)
		n = add(out, n, how->ink & INK_HATCH ? MARK_HATCH : MARK_TINT, i, 0, how->means[i]);
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
		struct rect face = {r.x + 5, r.y, r.h, r.h};
		canvas_fill(t->c, face, 0xd8c9a4ff);
		canvas_frame(t->c, face, 2, l->colour);
		break;
	}
	case MARK_WAY:
		canvas_line(t->c, r.x, cy, r.x + r.w - 2, cy, 3, l->colour);
		canvas_line(t->c, r.x + r.w - 8, cy - 5, r.x + r.w - 2, cy, 3, l->colour);
		canvas_line(t->c, r.x + r.w - 8, cy + 5, r.x + r.w - 2, cy, 3, l->colour);
		break;
	}
}

static const struct showing *shown(const struct table_view *t)
{
	bool hand = t->lift.piece != NONE && (t->hand == HAND_DRAGS || t->hand == HAND_HOLDS);
	return t->overlay_on && !hand ? showing_of(t->s, (int)t->overlay_query) : NULL;
}

static struct rect sign_of(struct rect frame)
{
	return (struct rect){frame.x + frame.w - EDGE - SIGN, frame.y + EDGE - 2, SIGN, SIGN};
}

void legend_draw(struct table_view *t)
{
	const struct showing *how = shown(t);
	const struct rect *a = &t->scene.eye.area;
	struct legend_line line[LINES];
	int n = how ? lines(how, &t->overlay, line) : 0, wide = 0;

	t->legend.w = 0;
	if (!n || a->w < 260 || a->h < 160)
		return;
	wide = canvas_text_width(t->c, FONT_TITLE, 16, how->words) + SIGN + 10;
	for (int i = 0; i < n && !t->legend_folded; i++) {
		int w = SWATCH + 8 + canvas_text_width(t->c, FONT_BODY, 15, line[i].words);
		wide = w > wide ? w : wide;
	}
	int tall = HEAD + (t->legend_folded ? 0 : n * TALL + 2);
	t->legend = (struct rect){a->x + AWAY, a->y + AWAY, wide + 2 * EDGE, tall + 2 * EDGE - 6};
	struct rect shade = t->legend, sign = sign_of(t->legend);
	shade.x += 3;
	shade.y += 4;
	canvas_fill(t->c, shade, 0x1d160e50);
	canvas_slice(t->c, t->scene.signs[0], "panel", t->legend);
	canvas_text(t->c, FONT_TITLE, 16, DARK, t->legend.x + EDGE, t->legend.y + EDGE - 4, how->words);
	canvas_frame(t->c, sign, 1, FADED);
	canvas_line(t->c, sign.x + 4, sign.y + SIGN / 2, sign.x + SIGN - 4, sign.y + SIGN / 2, 2, DARK);
	if (t->legend_folded)
		canvas_line(t->c, sign.x + SIGN / 2, sign.y + 4, sign.x + SIGN / 2, sign.y + SIGN - 4, 2, DARK);
	for (int i = 0; i < n && !t->legend_folded; i++) {
		int y = t->legend.y + EDGE + HEAD + i * TALL - 4;
		swatch(t, &line[i], (struct rect){t->legend.x + EDGE, y + 2, SWATCH, TALL - 6});
		canvas_text(t->c, FONT_BODY, 15, DARK, t->legend.x + EDGE + SWATCH + 8, y - 1, line[i].words);
	}
}

bool legend_press(struct table_view *t, int x, int y)
{
	struct rect r = t->legend;

	if (!r.w || x < r.x || y < r.y || x >= r.x + r.w || y >= r.y + r.h)
		return false;
	struct rect sign = sign_of(r);
	if (y < sign.y + SIGN + 4)
		t->legend_folded = !t->legend_folded;
	spoil(t);
	return true;
}
