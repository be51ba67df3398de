/* A stack spread out beside the map hex: large faces, the name of the ground. */
#include "input/own.h"

#include <stdio.h>
#include <string.h>

enum { FACE_MOST = 92, FACE_CROWD = 60, FACE_LEAST = 72, FACE_TINY = 24, CROWD = 12, GAP = 12, EDGE = 16, HEAD = 30 };

void fan_close(struct table_view *t)
{
	if (t->fan.open)
		touch(t);
	t->fan.open = false;
}

enum { OWN_STACK = 100, HOSTILE = 4, LIT = 2 };

/* What a player may want to see or click: the stack itself before all, who else stands there, and what is lit. */
static int covers(const struct table_view *t, struct rect r)
{
	int n = 0;
	float x, y;

	for (int i = 0; i < t->scene.lying; i++) {
		camera_to_screen(&t->scene.eye, t->scene.lie[i].x, t->scene.lie[i].y, &x, &y);
		bool under = x >= (float)r.x && y >= (float)r.y && x < (float)(r.x + r.w) && y < (float)(r.y + r.h);
		bool hostile = !own_piece(t, t->scene.lie[i].piece);
		n += under ? t->scene.lie[i].place == t->fan.place ? OWN_STACK : hostile ? HOSTILE : 1 : 0;
	}
	for (int i = 0; i < t->seat->orders.n && is_asked(t); i++) {
		if (t->seat->orders.at[i].place < 0)
			continue;
		scene_centre(&t->scene, t->seat->orders.at[i].place, &x, &y);
		n += x >= (float)r.x && y >= (float)r.y && x < (float)(r.x + r.w) && y < (float)(r.y + r.h) ? LIT : 0;
	}
	return n;
}

/* What of the map neither what asks nor the cards of the hand lie over. */
static struct rect room_of(const struct table_view *t)
{
	struct rect room = t->scene.eye.area;
	room.y += t->covered;
	room.h -= t->covered + t->cards.lie.over;
	return room;
}

/* Above the stack, below it, or beside it: wholly on the map, where it covers least. */
static struct rect stands(const struct table_view *t, struct rect of)
{
	const struct rect room = room_of(t), *a = &room;
	struct rect best = t->fan.tray;
	int w = best.w, h = best.h, least = -1, x = of.x + of.w / 2, y = of.y + of.h / 2;
	const int at[4][2] = {{x - w / 2, of.y - GAP - h}, {x - w / 2, of.y + of.h + GAP}, {of.x + of.w + GAP, y - h / 2}, {of.x - GAP - w, y - h / 2}};

	for (int i = 0; i < 4; i++) {
		struct rect r = {at[i][0], at[i][1], w, h};
		r.x = r.x + w > a->x + a->w - 4 ? a->x + a->w - 4 - w : r.x;
		r.y = r.y + h > a->y + a->h - 4 ? a->y + a->h - 4 - h : r.y;
		r.x = r.x < a->x + 4 ? a->x + 4 : r.x;
		r.y = r.y < a->y + 4 ? a->y + 4 : r.y;
		int n = covers(t, r);
		if (least >= 0 && n >= least)
			continue;
		least = n;
		best = r;
	}
	return best;
}

static void lay_tray(struct table_view *t)
{
	struct fan *f = &t->fan;
	const struct rect room = room_of(t), *a = &room;
	/* In an area dozens may stand: more in a row, and smaller. What lies about, where they march, stays in sight. */
	bool crowd = t->view->lie == LIE_HEAP && f->n > CROWD;
	int least = crowd ? pt(t, FACE_CROWD) : pt(t, FACE_LEAST), fits = (a->w - 8 - 2 * pt(t, EDGE) + GAP) / (least + GAP);
	int wide = crowd ? 10 : t->view->lie == LIE_HEAP ? 8 : 6;
	wide = wide > fits ? fits : wide;
	int columns = f->n < wide ? f->n : wide < 1 ? 1 : wide, rows = (f->n + columns - 1) / columns;
	int side = (a->w - 8 - 2 * pt(t, EDGE) + GAP) / columns - GAP;
	bool held;

	int most = crowd ? pt(t, FACE_CROWD) : pt(t, FACE_MOST);
	side = side > most ? most : side < least ? least : side;
	f->tray.w = columns * (side + GAP) - GAP + 2 * pt(t, EDGE);
	f->tray.h = rows * (side + GAP) - GAP + pt(t, HEAD) + 2 * pt(t, EDGE);
	while (f->tray.h > a->h - 8 && side > FACE_TINY) { /* nothing of it is cut off */
		side--;
		columns = (a->w - 8 - 2 * pt(t, EDGE) + GAP) / (side + GAP);
		columns = columns > f->n ? f->n : columns < 1 ? 1 : columns;
		rows = (f->n + columns - 1) / columns;
		f->tray.w = columns * (side + GAP) - GAP + 2 * pt(t, EDGE);
		f->tray.h = rows * (side + GAP) - GAP + pt(t, HEAD) + 2 * pt(t, EDGE);
	}
	f->tray = stands(t, clear_box(t, f->place, &held));
	for (int i = 0; i < f->n; i++)
		f->face[i] = (struct rect){f->tray.x + pt(t, EDGE) + i % columns * (side + GAP),
					   f->tray.y + pt(t, EDGE) + pt(t, HEAD) + i / columns * (side + GAP), side, side};
}

void fan_open(struct table_view *t, int place)
{
	struct fan *f = &t->fan;

	f->n = 0;
	f->place = place;
	for (int k = 0; k < t->scene.lying && f->n < FAN_MOST; k++) {
		/* The uppermost of a stack comes first; heaps of an area in their own order. */
		int i = t->view->lie == LIE_HEAP ? k : t->scene.lying - 1 - k;
		if (t->scene.lie[i].place == place)
			f->counter[f->n++] = t->scene.lie[i].counter;
	}
	f->open = f->n > 0;
	if (f->open)
		lay_tray(t);
	touch(t);
}

bool table_fan_box(const struct table_view *t, struct rect *out)
{
	*out = t->fan.tray;
	return t->fan.open;
}

int fan_hit(const struct table_view *t, int x, int y)
{
	for (int i = 0; t->fan.open && i < t->fan.n; i++) {
		if (rect_has(t->fan.face[i], x, y))
			return t->fan.counter[i];
	}
	return NONE;
}

static void heading(const struct table_view *t, char *out, size_t size)
{
	const struct place *p = &t->s->board.at[t->fan.place];
	char ground[32];

	snprintf(ground, sizeof ground, "%s", board_terrain(p));
	if (t->s->board.kind != BOARD_HEX)
		snprintf(out, size, "%s \302\267 %s", t->s->board.kind == BOARD_POINTS ? p->name : p->id,
			 t->s->board.kind == BOARD_POINTS ? board_ground(p) : p->name);
	else if (*p->name)
		snprintf(out, size, "%s \302\267 %s \302\267 %s", p->name, p->id, ground);
	else
		snprintf(out, size, "%s \302\267 %s", p->id, ground);
}

void fan_draw(struct table_view *t)
{
	struct fan *f = &t->fan;
	char text[120];
	struct rect shade = f->tray;

	if (!f->open)
		return;
	shade.x += 4;
	shade.y += 5;
	canvas_fill(t->c, shade, 0x1d160e50);
	canvas_slice(t->c, t->scene.signs[0], "panel", f->tray);
	heading(t, text, sizeof text);
	int w = canvas_text_width(t->c, FONT_TITLE, pt(t, 17), text);
	canvas_text(t->c, FONT_TITLE, pt(t, 17), 0x2b2013ff, f->tray.x + (f->tray.w - w) / 2, f->tray.y + pt(t, EDGE), text);
	for (int i = 0; i < f->n; i++) {
		const struct counter *k = &t->view->counter[f->counter[i]];
		const struct rect *r = &f->face[i];
		scene_face(&t->scene, k, r->x, r->y, r->w);
		scene_badges(&t->scene, k->badges & ~(unsigned)BADGE_IN_HAND, (float)r->x + (float)r->w / 2,
			     (float)r->y + (float)r->h / 2, (float)r->w * 0.92f);
		if (k->badges & BADGE_IN_HAND)
			canvas_frame(t->c, (struct rect){r->x - 4, r->y - 4, r->w + 8, r->h + 8}, 4, 0xf2c230ff);
		else if (k->piece != NONE && k->piece == t->selected)
			canvas_frame(t->c, (struct rect){r->x - 3, r->y - 3, r->w + 6, r->h + 6}, 2, 0xc8941dff);
	}
}
