/* The shelf of the launcher. A box is its printed lid seen from the front with a strip of its right side and of its upper
 * side; below it, on the edge of the board, a plate of brass says which it is.
 */
#include "ui/shelf.h"

#include <stdio.h>
#include <string.h>

enum {
	GAP = 26, WIDEST = 90, /* between boxes, points */
	EDGE = 48,         /* beside the first and the last */
	ABOVE = 14,        /* of the wall, over the chosen box */
	BOARD = 12,        /* the upper side of the board, and */
	FRONT = 34,        /* its front edge, which has the plates */
	PLATE_PAD = 8,     /* in a plate, beside the name */
	LEAST_LETTERS = 11, /* pixels */
	LEAST = 16, LEAST_WINDOW = 320, LOW_WINDOW = 560, MIDDLE_WINDOW = 760, HIGH_WINDOW = 1000,
	SMALLER = 93,      /* percent: how much smaller those look that are not chosen: they stand further back */
	DEEP = 6,          /* percent of its width: how much of its sides is seen */
	SMALL_WIDE = 360   /* pixels of the smaller picture of a lid */
};

#define WALL_TOP 0x24160dffu
#define WALL_FOOT 0x4b301cffu
#define BOARD_BACK 0x6e4a2bffu
#define BOARD_LIP 0xa97a4cffu
#define EDGE_TOP 0x855a35ffu
#define EDGE_FOOT 0x4a2f1bffu
#define BOX_TOP 0xd9c8a2ffu
#define LID_PAPER 0xdccfb2ffu
#define LID_SKY 0xb7a98cffu
#define BOX_SIDE 0x84694affu
#define BRASS 0xd2ab59ffu
#define BRASS_DULL 0x9c7d45ffu

bool shelf_fits(const struct ui *u)
{
	return u->height >= points(u, LEAST_WINDOW);
}

/* The width of the chosen box, pixels: as high as the window allows, as wide as all of them leave room for. */
static int box_wide(const struct ui *u, int n)
{
	int share = u->height < points(u, LOW_WINDOW) ? 25 : u->height < points(u, MIDDLE_WINDOW) ? 26 : u->height < points(u, HIGH_WINDOW) ? 35 : 42;
	int high = u->height * share / 100, room = u->width - 2 * points(u, EDGE) - (n - 1) * points(u, GAP);
	int wide = high * 3 / 4, most = room * 100 / (100 + DEEP) / (n > 0 ? n : 1);
	wide = wide < most ? wide : most;
	return wide > LEAST ? wide : LEAST;
}

static int shelf_tall(struct ui *u, const struct widget *w, int width)
{
	int wide = box_wide(u, w->arg);
	(void)width;
	return points(u, ABOVE) + wide * 4 / 3 + wide * DEEP / 100 + points(u, BOARD + FRONT);
}

static int place_wide(struct ui *u, const struct widget *w)
{
	int wide = box_wide(u, w->up->arg);
	return wide + wide * DEEP / 100;
}

static int place_tall(struct ui *u, const struct widget *w, int width)
{
	return shelf_tall(u, w->up, width);
}

static uint32_t between(uint32_t a, uint32_t b, int at, int of)
{
	uint32_t out = 0;
	for (int shift = 0; shift < 32; shift += 8) {
		int x = a >> shift & 255, y = b >> shift & 255;
		out |= (uint32_t)(x + (y - x) * at / (of > 0 ? of : 1)) << shift;
	}
	return out;
}

static void shade(struct canvas *c, struct rect r, uint32_t top, uint32_t foot)
{
	int step = r.h > 120 ? 3 : 1;
	for (int y = 0; y < r.h; y += step) {
		struct rect line = {r.x, r.y + y, r.w, y + step < r.h ? step : r.h - y};
		canvas_fill(c, line, between(top, foot, y, r.h));
	}
}

/* Long thin streaks along the wood, always the same ones. */
static void grain(struct canvas *c, struct rect r, int thick, uint32_t seed)
{
	for (int y = r.y + thick; y < r.y + r.h - thick; y += 2 * thick) {
		for (int x = r.x; x < r.x + r.w;) {
			seed = seed * 1664525u + 1013904223u;
			int wide = 60 + (int)(seed >> 24) * 3 * thick, gap = (int)(seed >> 16 & 255) * thick;
			struct rect line = {x, y, x + wide < r.x + r.w ? wide : r.x + r.w - x, thick};
			canvas_fill(c, line, seed >> 12 & 1 ? 0x1a0f081cu : 0xf3d6a012u);
			x += wide + gap;
		}
	}
}

static void shelf_paint(struct ui *u, const struct widget *w)
{
	struct canvas *c = u->canvas;
	struct rect r = w->at;
	int front = points(u, FRONT), board = points(u, BOARD), line = points(u, 1);
	struct rect wall = {r.x, r.y, r.w, r.h - front - board};
	struct rect top = {r.x, wall.y + wall.h, r.w, board}, lip = {r.x, top.y + top.h, r.w, points(u, 2)};
	struct rect edge = {r.x, lip.y + lip.h, r.w, front - lip.h}, under = {r.x, r.y + r.h - line, r.w, line};
	shade(c, wall, WALL_TOP, WALL_FOOT);
	grain(c, wall, 2 * line, 7);
	shade(c, top, BOARD_BACK, EDGE_TOP);
	grain(c, top, line, 11);
	canvas_fill(c, lip, BOARD_LIP);
	shade(c, edge, EDGE_TOP, EDGE_FOOT);
	grain(c, edge, line, 13);
	canvas_fill(c, under, 0x120a05ffu);
	for (int i = 0; i < 4; i++) { /* the shadow of the ceiling */
		struct rect dark = {r.x, r.y, r.w, points(u, 3 * (i + 1))};
		canvas_fill(c, dark, 0x0c060330u);
	}
}

/* Where the front of the box is: the chosen one stands nearer. */
static struct rect box_front(struct ui *u, const struct widget *w)
{
	int wide = box_wide(u, w->up->arg), foot = w->at.y + w->at.h - points(u, FRONT);
	struct rect r = {w->at.x, foot - wide * 4 / 3 - points(u, 2), wide, wide * 4 / 3};
	if (w->on)
		return r;
	struct rect back = {r.x, r.y, r.w * SMALLER / 100, r.h * SMALLER / 100};
	back.x += (r.w - back.w) / 2;
	back.y = foot - back.h - points(u, BOARD) * 2 / 3;
	return back;
}

/* The shadow on the board and the wall, and the two sides that are seen. */
static void box_body(struct ui *u, struct rect r)
{
	struct canvas *c = u->canvas;
	int d = r.w * DEEP / 100, step = points(u, 1);
	for (int i = 5; i > 0; i--) { /* beside the lid and below it: the lid covers the rest */
		struct rect dark = {r.x - i * step, r.y + 4 * step, r.w + d + 2 * i * step + 3 * step, r.h - 2 * step + i * step / 2};
		int foot = r.y + r.h, low = dark.y + dark.h - foot, high = foot - dark.y, right = dark.x + dark.w - r.x - r.w;
		canvas_fill(c, (struct rect){dark.x, dark.y, i * step, low < 0 ? dark.h : high}, 0x0c060326u);
		canvas_fill(c, (struct rect){r.x + r.w, dark.y, right, low < 0 ? dark.h : high}, 0x0c060326u);
		canvas_fill(c, (struct rect){dark.x, foot, dark.w, low}, 0x0c060326u);
	}
	float x0 = (float)r.x, x1 = (float)(r.x + r.w), y0 = (float)r.y, y1 = (float)(r.y + r.h), k = (float)d;
	float up[] = {x0, y0, x0 + k, y0 - k * .6f, x1 + k, y0 - k * .6f, x1, y0};
	float side[] = {x1, y0, x1 + k, y0 - k * .6f, x1 + k, y1 - k * .6f, x1, y1};
	float fold[] = {x1, y0 + k, x1 + k, y0 + k * .4f, x1 + k, y0 + k * .4f + (float)step, x1, y0 + k + (float)step};
	canvas_polygon(c, up, 4, BOX_TOP);
	canvas_polygon(c, side, 4, BOX_SIDE);
	canvas_polygon(c, fold, 4, 0x2a1c1280u); /* where the lid ends */
}

enum lid { LID_ABSENT, LID_COMES, LID_DRAWN };

static enum lid printed(struct ui *u, const struct widget *w, const char *picture, struct rect r)
{
	char file[64];
	snprintf(file, sizeof file, "%.40s/%s.webp", w->name, picture);
	if (picture_comes(u, file, r))
		return LID_COMES;
	return canvas_picture(u->canvas, file, r, 255) ? LID_DRAWN : LID_ABSENT;
}

/* The printed lid; a plain one with the title where it cannot be read. Till it is read the paper it is printed on, so that
 * nothing flashes when it comes. */
static void box_lid(struct ui *u, const struct widget *w, struct rect r)
{
	enum lid lid = r.w > SMALL_WIDE ? printed(u, w, "cover-2", r) : LID_ABSENT;
	if (lid == LID_ABSENT)
		lid = printed(u, w, "cover", r);
	if (lid == LID_DRAWN)
		return;
	if (lid == LID_COMES) {
		struct rect field = {r.x + r.w / 8, r.y + r.w / 8, r.w * 3 / 4, r.w * 3 / 4};
		canvas_fill(u->canvas, r, LID_PAPER);
		canvas_fill(u->canvas, field, LID_SKY);
		return;
	}
	canvas_fill(u->canvas, r, WINE);
	struct rect in = {r.x + points(u, 6), r.y + points(u, 6), r.w - points(u, 12), r.h - points(u, 12)};
	canvas_frame(u->canvas, in, points(u, 2), GOLD);
	struct text_style s = {FONT_TITLE, r.w / 9, PAPER, PAPER, false, 1};
	text_draw(u->canvas, &s, w->text, in.x + points(u, 4), in.y + in.h / 3, in.w - points(u, 8));
}

/* What a name on its plate may take. */
static int plate_room(struct ui *u, const struct widget *w)
{
	return w->at.w + points(u, w->up->gap) - points(u, 6) - 2 * points(u, PLATE_PAD);
}

int shelf_letters(struct ui *u, const struct widget *shelf)
{
	int size = points(u, 15);
	for (const struct widget *w = shelf->first; w; w = w->next)
		while (size >= LEAST_LETTERS && w->role != ROLE_SPACE &&
		       canvas_text_width(u->canvas, FONT_TITLE, size, w->text) > plate_room(u, w))
			size--;
	return size >= LEAST_LETTERS ? size : 0;
}

/* Brass on the edge of the board, with the name; none where half a name would stand there: the lid has it in large letters. */
static void plate(struct ui *u, const struct widget *w, struct rect front)
{
	struct canvas *c = u->canvas;
	int wide, pad = points(u, PLATE_PAD), size = shelf_letters(u, w->up), room = plate_room(u, w);
	if (!size)
		return;
	wide = canvas_text_width(c, FONT_TITLE, size, w->text);
	int line = canvas_line_height(c, FONT_TITLE, size), tall = points(u, 22);
	struct rect r = {front.x + (front.w - wide) / 2 - pad, w->at.y + w->at.h - points(u, FRONT - 2) + (points(u, FRONT - 2) - tall) / 2,
			 wide + 2 * pad, tall};
	struct rect dark = {r.x, r.y + points(u, 2), r.w, r.h}, light = {r.x, r.y, r.w, points(u, 1)};
	canvas_fill(c, dark, 0x0c060360u);
	shade(c, r, w->on ? BRASS : BRASS_DULL, w->on ? 0xa37c32ffu : 0x6f562cffu);
	canvas_fill(c, light, 0xfff0c070u);
	canvas_frame(c, r, points(u, 1), 0x2a1c1290u);
	text_line(c, FONT_TITLE, size, w->on ? 0x2a1608ffu : 0x241509ffu, r.x + pad, r.y + (r.h - line) / 2, room + 1, w->text);
}

static void box_paint(struct ui *u, const struct widget *w)
{
	struct rect r = box_front(u, w);
	bool hot = u->hot == w;
	box_body(u, r);
	box_lid(u, w, r);
	if (!w->on && !hot)
		canvas_fill(u->canvas, r, 0x1a0f0838u); /* further back there is less light */
	canvas_frame(u->canvas, r, points(u, w->on ? 2 : 1), w->on ? BRASS : hot ? PAPER : 0x120a05c0u);
	plate(u, w, r);
	widget_ring(u, w, r);
}

static void margin(struct widget *shelf)
{
	widget_new(shelf, ROLE_SPACE, "beside", "")->grow = 1;
}

struct widget *shelf_new(struct ui *u, struct widget *root, int n)
{
	struct widget *w = widget_new(root, ROLE_ROW, "games", "");
	int wide = box_wide(u, n), left = u->width - n * (wide + wide * DEEP / 100), gap = left / (n + 1) * 100 / u->style.percent;
	w->arg = n;
	w->gap = gap < GAP ? GAP : gap > WIDEST ? WIDEST : gap;
	w->custom_paint = shelf_paint;
	w->custom_tall = shelf_tall;
	margin(w);
	return w;
}

struct widget *shelf_box(struct widget *shelf, const char *id, const char *title, bool on, int arg,
			 void (*act)(struct ui *, struct widget *))
{
	struct widget *w = widget_new(shelf, ROLE_RADIO, id, title);
	w->on = on;
	w->arg = arg;
	w->act = act;
	w->custom_paint = box_paint;
	w->custom_wide = place_wide;
	w->custom_tall = place_tall;
	return w;
}

void shelf_end(struct widget *shelf)
{
	margin(shelf);
}
