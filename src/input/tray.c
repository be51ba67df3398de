/* The tray of arriving units over the lower edge of the map: they are taken from here as from the map. */
#include "input/own.h"

#include <string.h>

enum { SIDE_MOST = 62, SIDE_LEAST = 34, GAP = 7, EDGE = 15, HEAD = 24, AWAY = 12 };

static int arriving(struct table_view *t)
{
	struct tray *y = &t->tray;

	y->n = 0;
	for (int i = 0; i < t->view.counters && y->n < TRAY_MOST; i++) {
		const struct counter *k = &t->view.counter[i];
		if (k->box == BOX_ARRIVING && k->place < 0 && k->piece != NONE && t->may_act && own_piece(t, k->piece))
			y->counter[y->n++] = i;
	}
	return y->n;
}

#define SUBTITLE "drag onto the map"

static const char *title_of(const struct table_view *t)
{
	bool comes = strstr(t->view.phase, "Reinforcements") != NULL;
	return t->prompt.verbs >> VERB_REST & 1 && !comes ? "Set-up" : "Arriving";
}

static int columns_for(int width, int side, int n)
{
	int columns = (width - 2 * EDGE + GAP) / (side + GAP);
	return columns < 1 ? 1 : columns > n ? n : columns;
}

void tray_lay(struct table_view *t)
{
	struct tray *y = &t->tray;
	const struct rect *a = &t->scene.eye.area;
	int n = arriving(t), side = SIDE_MOST, columns, rows, room = a->w - 2 * AWAY;

	y->frame = (struct rect){0, 0, 0, 0};
	if (!n || a->w < 200 || a->h < 160)
		return;
	if (t->overview.w)
		room -= t->overview.w + 2 * AWAY;
	for (;; side -= 4) {
		columns = columns_for(room, side, n);
		rows = (n + columns - 1) / columns;
		if (rows * (side + GAP) <= a->h / 4 || side - 4 < SIDE_LEAST)
			break;
	}
	y->frame.w = columns * (side + GAP) - GAP + 2 * EDGE;
	int least = 2 * EDGE + 16 + canvas_text_width(t->c, FONT_TITLE, 16, title_of(t)) +
		    canvas_text_width(t->c, FONT_BODY_ITALIC, 14, SUBTITLE);
	y->frame.w = y->frame.w < least ? least : y->frame.w;
	y->frame.h = rows * (side + GAP) - GAP + 2 * EDGE + HEAD;
	y->frame.x = a->x + a->w - AWAY - y->frame.w;
	y->frame.y = a->y + a->h - AWAY - y->frame.h;
	for (int i = 0; i < n; i++)
		y->face[i] = (struct rect){y->frame.x + EDGE + i % columns * (side + GAP),
					   y->frame.y + EDGE + HEAD + i / columns * (side + GAP), side, side};
}

int tray_hit(const struct table_view *t, int x, int y)
{
	for (int i = 0; t->tray.frame.w && i < t->tray.n; i++) {
		const struct rect *r = &t->tray.face[i];
		if (x >= r->x && y >= r->y && x < r->x + r->w && y < r->y + r->h)
			return t->tray.counter[i];
	}
	return NONE;
}

bool tray_covers(const struct table_view *t, int x, int y)
{
	const struct rect *r = &t->tray.frame;
	return r->w && x >= r->x && y >= r->y && x < r->x + r->w && y < r->y + r->h;
}

void tray_draw(struct table_view *t)
{
	const struct tray *y = &t->tray;
	struct rect shade = y->frame;

	if (!y->frame.w)
		return;
	shade.x += 3;
	shade.y += 4;
	canvas_fill(t->c, shade, 0x1d160e50);
	canvas_slice(t->c, t->scene.signs[0], "panel", y->frame);
	const char *title = title_of(t);
	canvas_text(t->c, FONT_TITLE, 16, 0x2b2013ff, y->frame.x + EDGE + 1, y->frame.y + EDGE - 3, title);
	canvas_text(t->c, FONT_BODY_ITALIC, 14, 0x5b4630ff,
		    y->frame.x + EDGE + 8 + canvas_text_width(t->c, FONT_TITLE, 16, title), y->frame.y + EDGE - 1,
		    SUBTITLE);
	for (int i = 0; i < y->n; i++) {
		const struct counter *k = &t->view.counter[y->counter[i]];
		const struct rect *r = &y->face[i];
		float cx = (float)r->x + (float)r->w / 2, cy = (float)r->y + (float)r->h / 2;
		if (t->hand == HAND_DRAGS && t->lift.piece == k->piece)
			continue;
		scene_counter(&t->scene, k, cx, cy, (float)r->w, 255);
		if (k->piece == t->selected)
			scene_ring(&t->scene, cx, cy, (float)r->w, 0xf2c230ff, 2);
	}
}
