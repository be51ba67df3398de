/* A stack spread out beside the map hex: large faces, the name of the ground. */
#include "input/own.h"

#include <stdio.h>
#include <string.h>

enum { FACE_MOST = 150, FACE_MANY = 92, FACE_CROWD = 60, FACE_LEAST = 72, CROWD = 12, GAP = 12, EDGE = 16, HEAD = 30 };

void fan_close(struct table_view *t)
{
	if (t->fan.open)
		touch(t);
	t->fan.open = false;
}

static void lay_tray(struct table_view *t)
{
	struct fan *f = &t->fan;
	const struct rect *a = &t->scene.eye.area;
	/* In an area dozens may stand: more in a row, and smaller. What lies about, where they march, stays in sight. */
	bool crowd = t->view->lie == LIE_HEAP && f->n > CROWD;
	int least = crowd ? FACE_CROWD : FACE_LEAST, fits = (a->w - 8 - 2 * EDGE + GAP) / (least + GAP);
	int wide = crowd ? 10 : t->view->lie == LIE_HEAP ? 8 : 6;
	wide = wide > fits ? fits : wide;
	int columns = f->n < wide ? f->n : wide < 1 ? 1 : wide, rows = (f->n + columns - 1) / columns;
	int side = (a->w - 8 - 2 * EDGE + GAP) / columns - GAP, half = scene_side(&t->scene);
	float x, y;

	int most = crowd ? FACE_CROWD : t->view->lie == LIE_HEAP ? FACE_MANY : FACE_MOST;
	side = side > most ? most : side < least ? least : side;
	f->tray.w = columns * (side + GAP) - GAP + 2 * EDGE;
	f->tray.h = rows * (side + GAP) - GAP + HEAD + 2 * EDGE;
	scene_centre(&t->scene, f->place, &x, &y);
	f->tray.x = (int)x - f->tray.w / 2;
	f->tray.y = (int)y - half * 3 / 4 - f->tray.h;
	if (f->tray.y < a->y + 4)
		f->tray.y = (int)y + half * 3 / 4;
	if (f->tray.y + f->tray.h > a->y + a->h - 4) {
		f->tray.y = a->y + a->h - 4 - f->tray.h;
		f->tray.y = f->tray.y < a->y ? a->y : f->tray.y;
	}
	f->tray.x = f->tray.x + f->tray.w > a->x + a->w - 4 ? a->x + a->w - 4 - f->tray.w : f->tray.x;
	f->tray.x = f->tray.x < a->x + 4 ? a->x + 4 : f->tray.x;
	for (int i = 0; i < f->n; i++)
		f->face[i] = (struct rect){f->tray.x + EDGE + i % columns * (side + GAP),
					   f->tray.y + EDGE + HEAD + i / columns * (side + GAP), side, side};
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

int fan_hit(const struct table_view *t, int x, int y)
{
	for (int i = 0; t->fan.open && i < t->fan.n; i++) {
		const struct rect *r = &t->fan.face[i];
		if (x >= r->x && y >= r->y && x < r->x + r->w && y < r->y + r->h)
			return t->fan.counter[i];
	}
	return NONE;
}

static void heading(const struct table_view *t, char *out, size_t size)
{
	const struct place *p = &t->s->board.at[t->fan.place];
	char ground[32];

	snprintf(ground, sizeof ground, "%s", terrain_name((enum terrain)p->terrain));
	if (t->s->board.kind != BOARD_HEX)
		snprintf(out, size, "%s \302\267 %s", p->id, p->name);
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
	int w = canvas_text_width(t->c, FONT_TITLE, 17, text);
	canvas_text(t->c, FONT_TITLE, 17, 0x2b2013ff, f->tray.x + (f->tray.w - w) / 2, f->tray.y + EDGE, text);
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
