/* The tiles of a sheet: those of the step of zoom that is looked at, and what shows while they are still to be read. */
#include "render/sheet_own.h"

#include "render/tabletop.h"

#include <math.h>
#include <stdio.h>

struct pass {
	const struct sheet *s;
	struct canvas *c;
	const struct camera *eye;
	struct rect area; /* what is to be covered */
	int reads;
	bool beside;      /* the others are read beside the loop, if that can be */
	bool missing;
};

static void draw_beneath(const struct pass *p, struct rect hole);

static int coarsest(const struct sheet *s)
{
	int i = 0;
	while (i < ZOOM_STEPS - 1 && !s->step[i].width)
		i++;
	return i;
}

/* A tile of a step: its file, and its place and size on the whole picture of that step. */
struct tile {
	char file[96];
	bool made; /* from the file of a larger step */
	int x, y, w, h;
};

/* A tile that fills `at`, or the part of it inside the area: SDL scales all of what is clipped, so it is cut here. */
static void draw_tile(const struct pass *p, const struct tile *t, struct rect at)
{
	struct rect a = p->area;
	int x0 = at.x > a.x ? at.x : a.x, x1 = at.x + at.w < a.x + a.w ? at.x + at.w : a.x + a.w;
	int y0 = at.y > a.y ? at.y : a.y, y1 = at.y + at.h < a.y + a.h ? at.y + at.h : a.y + a.h;
	int w = t->w, h = t->h, kept_w = t->made ? w : 0, kept_h = t->made ? h : 0;
	if (x1 <= x0 || y1 <= y0)
		return;
	if (at.w == w) {
		if (!canvas_tile(p->c, t->file, kept_w, kept_h, NULL, at))
			canvas_fill(p->c, at, SHEET_GROUND);
		return;
	}
	float kx = (float)w / (float)at.w, ky = (float)h / (float)at.h;
	int u0 = (int)floorf((float)(x0 - at.x) * kx), u1 = (int)ceilf((float)(x1 - at.x) * kx);
	int v0 = (int)floorf((float)(y0 - at.y) * ky), v1 = (int)ceilf((float)(y1 - at.y) * ky);
	struct rect from = {u0, v0, (u1 < w ? u1 : w) - u0, (v1 < h ? v1 : h) - v0};
	struct rect to = {at.x + (int)lroundf((float)u0 / kx), at.y + (int)lroundf((float)v0 / ky), 0, 0};
	to.w = at.x + (int)lroundf((float)(u0 + from.w) / kx) - to.x;
	to.h = at.y + (int)lroundf((float)(v0 + from.h) / ky) - to.y;
	if (!canvas_tile(p->c, t->file, kept_w, kept_h, &from, to))
		canvas_fill(p->c, to, SHEET_GROUND);
}

/* Where tile n of a step of `size` px begins. Tiles of a step made from another cover what that one's cover. */
static int tile_begin(const struct pass *p, int step, int n, int size)
{
	int from = p->s->step[step].from, percent = camera_percent_of(step);
	int at = from ? (n * p->s->tile * percent + from / 2) / from : n * p->s->tile;
	return at < size ? at : size;
}

static struct tile tile_of(const struct pass *p, int step, int column, int row)
{
	int w = p->s->step[step].width, h = p->s->step[step].height, from = p->s->step[step].from;
	struct tile t = {.made = from != 0};
	t.x = tile_begin(p, step, column, w);
	t.y = tile_begin(p, step, row, h);
	t.w = tile_begin(p, step, column + 1, w) - t.x;
	t.h = tile_begin(p, step, row + 1, h) - t.y;
	snprintf(t.file, sizeof t.file, "%s/sheet-%d/%02d-%02d.webp", p->s->game, from ? from : camera_percent_of(step),
		 column, row);
	return t;
}

/* The first tile that reaches beyond `at`, in pixels of the step. */
static int first_tile(const struct pass *p, int step, float at, int size)
{
	int n = (int)floorf(at * (p->s->step[step].from ? (float)p->s->step[step].from / (float)camera_percent_of(step) : 1) /
			    (float)p->s->tile);
	for (n = n > 0 ? n : 0; n > 0 && (float)tile_begin(p, step, n, size) > at; n--)
		;
	return n;
}

static bool is_ready(const struct pass *p, const struct tile *t)
{
	return canvas_tile_ready(p->c, t->file, t->made ? t->w : 0, t->made ? t->h : 0);
}

static bool comes(const struct pass *p, const struct tile *t)
{
	return canvas_tile_comes(p->c, t->file, t->made ? t->w : 0, t->made ? t->h : 0);
}

static void draw_or_wait(struct pass *p, const struct tile *t, struct rect at)
{
	bool ready = is_ready(p, t);

	if (!ready && p->beside && comes(p, t))
		ready = is_ready(p, t);
	else if (!ready)
		ready = p->reads-- > 0;
	if (ready) {
		draw_tile(p, t, at);
		return;
	}
	p->missing = true;
	draw_beneath(p, at);
}

/* Keeps what is there, and asks for the rest. */
static void keep_tile(struct pass *p, const struct tile *t, struct rect at)
{
	(void)at;
	comes(p, t);
}

/* Notes what is not there. */
static void miss_tile(struct pass *p, const struct tile *t, struct rect at)
{
	(void)at;
	p->missing |= !is_ready(p, t);
}

/* All visible tiles of one step, as they lie scaled to the camera. */
static void each_tile(struct pass *p, int step, void (*tile)(struct pass *, const struct tile *, struct rect))
{
	float k = p->eye->percent / (float)camera_percent_of(step);
	int ox, oy, w = p->s->step[step].width, h = p->s->step[step].height;

	camera_origin(p->eye, &ox, &oy);
	int first_x = first_tile(p, step, (float)(p->area.x - ox) / k, w);
	int first_y = first_tile(p, step, (float)(p->area.y - oy) / k, h);
	for (int row = first_y; tile_begin(p, step, row, h) < h; row++) {
		for (int column = first_x; tile_begin(p, step, column, w) < w; column++) {
			struct tile t = tile_of(p, step, column, row);
			int x0 = ox + (int)lroundf((float)t.x * k), x1 = ox + (int)lroundf((float)(t.x + t.w) * k);
			int y0 = oy + (int)lroundf((float)t.y * k), y1 = oy + (int)lroundf((float)(t.y + t.h) * k);
			if (y0 >= p->area.y + p->area.h)
				return;
			if (x0 >= p->area.x + p->area.w)
				break;
			tile(p, &t, (struct rect){x0, y0, x1 - x0, y1 - y0});
		}
	}
}

static float apart(int step, float percent)
{
	return fabsf(logf((float)camera_percent_of(step) / percent));
}

/* The step nearest to what the camera asks for that is there in all of the hole; the coarsest, read at once, when none is. */
static int step_beneath(const struct pass *p, struct rect hole)
{
	int best = NONE;

	for (int i = 0; i < ZOOM_STEPS; i++) {
		struct pass look = {p->s, p->c, p->eye, hole, 0, false, false};
		if (!p->s->step[i].width || (best != NONE && apart(i, p->eye->percent) >= apart(best, p->eye->percent)))
			continue;
		each_tile(&look, i, miss_tile);
		best = look.missing ? best : i;
	}
	return best == NONE ? coarsest(p->s) : best;
}

/* What shows where a tile is still to be read, so that no hole does. */
static void draw_beneath(const struct pass *p, struct rect hole)
{
	struct pass beneath = {p->s, p->c, p->eye, hole, ALL_READS, false, false};
	each_tile(&beneath, step_beneath(p, hole), draw_or_wait);
}

/* The coarsest step stays at hand, as far as a zoom outwards can come to see it: that shows it first. */
static void keep_coarsest(const struct pass *p)
{
	struct rect a = p->area;
	struct pass around = {p->s, p->c, p->eye, {a.x - 3 * a.w, a.y - 3 * a.h, 7 * a.w, 7 * a.h}, 0, true, false};
	each_tile(&around, coarsest(p->s), keep_tile);
}

static int nearest_step(const struct sheet *s, float percent)
{
	int best = NONE;

	for (int i = 0; i < ZOOM_STEPS; i++) {
		if (!s->step[i].width)
			continue;
		if (best == NONE || apart(i, percent) < apart(best, percent))
			best = i;
	}
	return best;
}

bool sheet_names_printed(const struct sheet *s, float percent)
{
	int step = nearest_step(s, percent);
	return (step == NONE ? percent : (float)camera_percent_of(step)) >= (float)s->names_from;
}

bool sheet_draw(const struct sheet *s, struct canvas *c, const struct camera *eye, const struct board *b, int reads)
{
	struct pass p = {s, c, eye, eye->area, reads, reads != ALL_READS, false};
	int step = nearest_step(s, eye->percent), ox, oy;

	camera_origin(eye, &ox, &oy);
	struct rect all = {ox, oy, (int)(s->width * eye->percent / 100), (int)(s->height * eye->percent / 100)};
	if (!s->drawn || step == NONE) {
		sheet_draw_plain(s, c, eye, b, all);
		return false;
	}
	/* The tiles cover the rest, but for parts of a pixel at the edges. */
	tabletop_draw(c, eye->area, all);
	each_tile(&p, step, draw_or_wait);
	if (p.beside)
		keep_coarsest(&p);
	return p.missing;
}
