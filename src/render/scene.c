#include "render/badge.h"
#include "render/block.h"
#include "render/figure.h"
#include "render/heap.h"
#include "render/region.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { COUNTER_SIDE = 105, COUNTER_PAD = 8, FACE_SIDE = 220, FACE_WHOLE = 254 }; /* as drawn, at 100 percent and large */

void scene_open(struct scene *sc, struct canvas *c, const struct scenario *s, const char *data)
{
	struct error e = {0};

	memset(sc, 0, sizeof *sc);
	sc->c = c;
	sc->s = s;
	if (!sheet_open(&sc->sheet, data, &s->board, &e))
		snprintf(sc->notice, sizeof sc->notice,
			 "The picture of the map is not there, so the hexes are drawn plainly. (%.200s)", e.file);
	camera_open(&sc->eye, sc->sheet.width, sc->sheet.height);
	snprintf(sc->data, sizeof sc->data, "%s", data);
	for (int i = 0; i < ZOOM_STEPS; i++)
		sc->counters[i] = sc->block_atlas[i] = NONE;
	sc->signs[0] = canvas_atlas(c, "ui-1", NULL);
	sc->signs[1] = canvas_atlas(c, "ui-2", NULL);
}

static atlas_id counters_at(struct scene *sc, int step)
{
	char name[64];
	if (!sc->looked[step]) {
		sc->looked[step] = true;
		snprintf(name, sizeof name, "%s/counters-%d", sc->s->game, camera_percent_of(step));
		sc->counters[step] = canvas_atlas(sc->c, name, NULL);
	}
	return sc->counters[step];
}

void scene_look_for_blocks(struct scene *sc)
{
	char name[64];
	for (int i = 0; i < ZOOM_STEPS && !sc->blocks_looked; i++) {
		snprintf(name, sizeof name, "%s/blocks-%d", sc->s->game, camera_percent_of(i));
		sc->block_atlas[i] = canvas_atlas(sc->c, name, NULL);
		block_read(&sc->block[i], sc->data, sc->s->game, camera_percent_of(i));
	}
	sc->blocks_looked = true;
}

bool scene_warm(struct scene *sc)
{
	for (int i = 0; i < ZOOM_STEPS; i++)
		if (canvas_atlas_warm(sc->c, sc->lies == LIE_BLOCK ? sc->block_atlas[i] : counters_at(sc, i)))
			return true;
	return false;
}

static int lie_order(const void *a, const void *b)
{
	const struct lying *l = a, *r = b;
	if (l->place != r->place)
		return l->place < r->place ? -1 : 1;
	if (l->heap != r->heap)
		return l->heap < r->heap ? -1 : 1;
	return l->height != r->height ? (l->height < r->height ? -1 : 1) : l->counter - r->counter;
}

/* Lower counters peep out below on the right. High stacks are pressed together. All of a stack are as deep as its middle: no other stack comes
 * between them. */
static void offset_stack(struct lying *first, int n)
{
	float step = n > 1 ? fminf(6, 18.0f / (float)(n - 1)) : 0;

	for (int i = 0; i < n; i++) {
		float away = ((float)(n - 1) / 2 - (float)i) * step;
		first[i].depth = first[i].y;
		first[i].x += away;
		first[i].y += away;
		first[i].stack = n;
		first[i].height = i;
	}
}

static int screen_order(const void *a, const void *b)
{
	const struct lying *l = a, *r = b;
	if (l->place == r->place && l->heap == r->heap)
		return l->height - r->height;
	if (l->depth < r->depth || l->depth > r->depth)
		return l->depth < r->depth ? -1 : 1;
	return l->place != r->place ? l->place - r->place : l->heap - r->heap;
}

/* Which of those at its place it lies with. */
static int heap_at(const struct scene *sc, const struct counter *k)
{
	return sc->lies == LIE_HEAP ? heap_of(sc, k) : sc->lies == LIE_BLOCK ? k->side == 1 : 0;
}

static void lay_place(struct scene *sc, const struct view *v, struct lying *first, int n)
{
	if (sc->lies == LIE_HEAP)
		heap_lay(sc, v, first, n);
	else if (sc->lies == LIE_BLOCK)
		block_lay(sc, first, n);
	else
		offset_stack(first, n);
}

void scene_lay(struct scene *sc, const struct view *v, const struct set *skip, const struct set *above)
{
	sc->lying = 0;
	sc->lies = v->lie;
	if (v->lie == LIE_BLOCK)
		scene_look_for_blocks(sc);
	for (int i = 0; i < v->counters; i++) {
		const struct counter *k = &v->counter[i];
		struct lying *l = &sc->lie[sc->lying];
		if (k->place < 0 || k->place >= sc->s->board.count)
			continue;
		if (skip && k->piece != NONE && set_has(skip, k->piece))
			continue;
		*l = (struct lying){.counter = i, .place = k->place, .piece = k->piece, .height = k->height};
		sheet_centre(&sc->sheet, &sc->s->board, k->place, &l->x, &l->y);
		l->heap = heap_at(sc, k);
		if (above && k->piece != NONE && v->lie != LIE_BLOCK && set_has(above, k->piece))
			l->height += MAX_COUNTERS;
		sc->lying++;
	}
	qsort(sc->lie, (size_t)sc->lying, sizeof *sc->lie, lie_order);
	for (int i = 0, n; i < sc->lying; i += n) {
		for (n = 1; i + n < sc->lying && sc->lie[i + n].place == sc->lie[i].place; n++)
			;
		lay_place(sc, v, &sc->lie[i], n);
	}
	qsort(sc->lie, (size_t)sc->lying, sizeof *sc->lie, screen_order);
}

float scene_counter_size(const struct scene *sc)
{
	return COUNTER_SIDE * sc->sheet.radius / 76;
}

int scene_side(const struct scene *sc)
{
	return (int)lroundf(scene_counter_size(sc) * sc->eye.percent / 100);
}

void scene_front(const struct scene *sc, float *w, float *h)
{
	*w = *h = (float)scene_side(sc);
	if (sc->lies == LIE_BLOCK)
		*h = *w * BLOCK_FRONT_HIGH / BLOCK_FRONT_WIDE;
}

void scene_centre(const struct scene *sc, int place, float *sx, float *sy)
{
	float x, y;
	sheet_centre(&sc->sheet, &sc->s->board, place, &x, &y);
	camera_to_screen(&sc->eye, x, y, sx, sy);
}

void scene_stand(const struct scene *sc, int counter, int place, float *sx, float *sy)
{
	scene_centre(sc, place, sx, sy);
	for (int i = 0; i < sc->lying && (sc->lies == LIE_HEAP || sc->lies == LIE_BLOCK); i++)
		if (sc->lie[i].counter == counter)
			camera_to_screen(&sc->eye, sc->lie[i].x, sc->lie[i].y, sx, sy);
}

bool scene_pile(const struct scene *sc, int place, float *left, float *middle, float *right)
{
	const struct lying *top = NULL;
	float half = (float)scene_side(sc) / 2, x, y, last = 0;

	for (int i = 0; i < sc->lying && sc->s->board.kind == BOARD_HEX && sc->lies != LIE_HEAP && sc->lies != LIE_BLOCK; i++) {
		if (sc->lie[i].place != place)
			continue;
		top = !top || sc->lie[i].height > top->height ? &sc->lie[i] : top;
		camera_to_screen(&sc->eye, sc->lie[i].x, sc->lie[i].y, &x, &y);
		last = x + half > last ? x + half : last;
	}
	if (!top)
		return false;
	camera_to_screen(&sc->eye, top->x, top->y, &x, middle);
	*left = x - half;
	*right = last;
	return true;
}

void scene_hex(const struct scene *sc, int place, float grow, float xy[12])
{
	static const float dx[6] = {-0.5f, 0.5f, 1, 0.5f, -0.5f, -1};
	static const float dy[6] = {-0.8660254f, -0.8660254f, 0, 0.8660254f, 0.8660254f, 0};
	float cx, cy, r = sc->sheet.radius * sc->eye.percent / 100 * grow;

	scene_centre(sc, place, &cx, &cy);
	for (int i = 0; i < 6; i++) {
		xy[2 * i] = cx + r * dx[i];
		xy[2 * i + 1] = cy + r * dy[i];
	}
}

bool scene_sees(const struct scene *sc, int place)
{
	const struct rect *a = &sc->eye.area;
	float x, y, r = sc->sheet.radius * sc->eye.percent / 100;

	if (region_board(sc)) {
		struct rect b = region_box(sc, place);
		return b.x + b.w > a->x && b.y + b.h > a->y && b.x < a->x + a->w && b.y < a->y + a->h;
	}
	scene_centre(sc, place, &x, &y);
	return x + r > (float)a->x && y + r > (float)a->y && x - r < (float)(a->x + a->w) && y - r < (float)(a->y + a->h);
}

int scene_hit(const struct scene *sc, int sx, int sy)
{
	float w, h;

	scene_front(sc, &w, &h);
	for (int i = sc->lying - 1; i >= 0; i--) {
		float x, y;
		camera_to_screen(&sc->eye, sc->lie[i].x, sc->lie[i].y, &x, &y);
		if (fabsf((float)sx - x) <= w / 2 && fabsf((float)sy - y) <= h / 2)
			return i;
	}
	return NONE;
}

static void sprite_name(const struct scene *sc, const struct counter *k, char *out, size_t size)
{
	if (k->face == COUNTER_BACK || k->piece == NONE)
		snprintf(out, size, "back/%s", sc->s->side_id[k->side == 1]);
	else
		snprintf(out, size, "%s%s", sc->s->piece[k->piece].face, k->face == COUNTER_REVERSE ? "~" : "");
}

/* Without art: a coloured square with what matters of the printed values. */
static void plain_counter(struct scene *sc, const struct counter *k, float cx, float cy, float side, uint8_t alpha)
{
	static const uint32_t body[2] = {0x2d4b8f00, 0x3c6b3f00};
	struct rect r = {(int)(cx - side / 2), (int)(cy - side / 2), (int)side, (int)side};
	int size = (int)(side * 0.34f), small = (int)(side * 0.17f);
	char text[24];

	canvas_fill(sc->c, r, body[k->side == 1] | alpha);
	canvas_frame(sc->c, r, side > 40 ? 2 : 1, 0x1d160e00u | alpha);
	if (k->piece == NONE || k->face == COUNTER_BACK)
		return;
	const struct print *p = &sc->s->piece[k->piece];
	snprintf(text, sizeof text, "%d-%d%s", p->strength, p->move, k->face == COUNTER_REVERSE ? "~" : "");
	int w = canvas_text_width(sc->c, FONT_DATA_BOLD, size, text);
	canvas_text(sc->c, FONT_DATA_BOLD, size, 0xffffff00u | alpha, (int)cx - w / 2, (int)(cy + side * 0.06f), text);
	if (side < 36)
		return;
	w = canvas_text_width(sc->c, FONT_DATA, small, p->id);
	canvas_text(sc->c, FONT_DATA, small, 0xffffff00u | alpha, (int)cx - w / 2, (int)(cy - side * 0.45f), p->id);
	w = canvas_text_width(sc->c, FONT_DATA, small, p->type);
	canvas_text(sc->c, FONT_DATA, small, 0xffffff00u | alpha, (int)cx - w / 2, (int)(cy - side * 0.2f), p->type);
}

static int best_step(struct scene *sc, float side)
{
	int best = NONE;
	for (int i = 0; i < ZOOM_STEPS; i++) {
		float have = COUNTER_SIDE * (float)camera_percent_of(i) / 100;
		if (counters_at(sc, i) == NONE)
			continue;
		if (best == NONE || have <= side * 1.01f)
			best = i;
	}
	return best;
}

void scene_disc(struct scene *sc, float x, float y, float r, uint32_t colour)
{
	float xy[48];

	for (int i = 0; i < 24; i++) {
		xy[2 * i] = x + r * cosf(6.2831853f * (float)i / 24);
		xy[2 * i + 1] = y + r * sinf(6.2831853f * (float)i / 24);
	}
	canvas_polygon(sc->c, xy, 24, colour);
}

void scene_number(struct scene *sc, int n, float x, float y, int letters)
{
	char text[12];

	snprintf(text, sizeof text, "%d", n);
	canvas_text(sc->c, FONT_DATA_BOLD, letters, 0x2b2013ff, (int)lroundf(x) - canvas_text_width(sc->c, FONT_DATA_BOLD, letters, text) / 2,
		    (int)lroundf(y) - canvas_line_height(sc->c, FONT_DATA_BOLD, letters) / 2, text);
}

/* Too small for two letters: the first of the nation's name on a disc at the corner. */
static void nation_initial(struct scene *sc, const char *nation, float x, float y, uint8_t alpha)
{
	char text[2] = {(char)toupper((unsigned char)*nation), 0};
	int size = 11, w = canvas_text_width(sc->c, FONT_DATA_BOLD, size, text);

	scene_disc(sc, x, y, 6.8f, 0x1d160e00u | alpha);
	scene_disc(sc, x, y, 5.8f, 0xfff3d400u | alpha);
	canvas_text(sc->c, FONT_DATA_BOLD, size, 0x2b201300u | alpha, (int)lroundf(x - (float)w / 2),
		    (int)lroundf(y) - canvas_line_height(sc->c, FONT_DATA_BOLD, size) / 2, text);
}

/* Over the cockade; one that is closed tells its side alone. */
static void nation_letters(struct scene *sc, const struct counter *k, int step, struct rect to, uint8_t alpha)
{
	bool closed = k->face == COUNTER_BACK || k->piece == NONE;
	const char *nation = closed ? sc->s->side_nation[k->side == 1] : sc->s->piece[k->piece].nation;
	char name[40];

	if (to.w < LETTERS_FROM) {
		nation_initial(sc, nation, (float)to.x + 6, (float)to.y + 6, alpha);
		return;
	}
	snprintf(name, sizeof name, "letters/%s", nation);
	canvas_sprite_in(sc->c, sc->counters[step], name, to, alpha);
}

static void flat_counter(struct scene *sc, const struct counter *k, float cx, float cy, float side, uint8_t alpha)
{
	int step = best_step(sc, side), w, h;
	char name[48];

	sprite_name(sc, k, name, sizeof name);
	if (step == NONE || !canvas_sprite_size(sc->c, sc->counters[step], name, &w, &h)) {
		plain_counter(sc, k, cx, cy, side, alpha);
		return;
	}
	float grow = side / (COUNTER_SIDE * (float)camera_percent_of(step) / 100);
	if (fabsf(grow - 1) < 0.02f)
		grow = 1;
	w = (int)lroundf((float)w * grow);
	h = (int)lroundf((float)h * grow);
	struct rect to = {(int)lroundf(cx - (float)w / 2), (int)lroundf(cy - (float)h / 2), w, h};
	if (!canvas_sprite_in(sc->c, sc->counters[step], name, to, alpha))
		plain_counter(sc, k, cx, cy, side, alpha);
	if (sc->letters)
		nation_letters(sc, k, step, to, alpha);
}

void scene_counter(struct scene *sc, const struct counter *k, float cx, float cy, float side, uint8_t alpha)
{
	if (sc->lies == LIE_BLOCK) {
		block_draw(sc, k, cx, cy, side, alpha);
		return;
	}
	flat_counter(sc, k, cx, cy, side, alpha);
	figures_draw(sc, k, cx, cy, side, alpha);
}

void scene_face(struct scene *sc, const struct counter *k, int x, int y, int side)
{
	char name[80], file[160];
	int whole = (int)lroundf((float)side * FACE_WHOLE / FACE_SIDE), pad = (whole - side) / 2;

	if (sc->lies == LIE_BLOCK && block_face(sc, k, x, y, side))
		return;
	sprite_name(sc, k, name, sizeof name);
	for (char *slash = name; (slash = strchr(slash, '/'));)
		*slash = '-';
	snprintf(file, sizeof file, "%s/view/%s.webp", sc->s->game, name);
	struct rect to = {x - pad, y - pad, whole, whole};
	if (!canvas_picture(sc->c, file, to, 255)) {
		scene_counter(sc, k, (float)x + (float)side / 2, (float)y + (float)side / 2, (float)side, 255);
		return;
	}
	int step = sc->letters ? best_step(sc, (float)side) : NONE;
	if (step != NONE)
		nation_letters(sc, k, step, to, 255);
	figures_draw(sc, k, (float)x + (float)side / 2, (float)y + (float)side / 2, (float)side, 255);
}

bool scene_sign(struct scene *sc, const char *name, float cx, float cy, float side, uint8_t alpha)
{
	char small[40];
	struct rect to = {(int)lroundf(cx - side / 2), (int)lroundf(cy - side / 2), (int)lroundf(side),
			  (int)lroundf(side)};

	snprintf(small, sizeof small, "%s-small", name);
	if (side <= 40 && sc->signs[0] != NONE && canvas_sprite_in(sc->c, sc->signs[0], small, to, alpha))
		return true;
	for (int i = 0; i < 2; i++)
		if (sc->signs[i] != NONE && canvas_sprite_in(sc->c, sc->signs[i], name, to, alpha))
			return true;
	return false;
}

/* What its uppermost counter tells of a stack: beside its own badges that somebody below it is in hand, where he has no frame himself. */
static unsigned badges_of_stack(const struct scene *sc, const struct view *v, int top)
{
	const struct lying *l = &sc->lie[top];
	unsigned badges = v->counter[l->counter].badges;

	if (sc->lies == LIE_BLOCK)
		return badges & ~(unsigned)BADGE_IN_HAND;
	for (int i = 1; i < l->stack && l->height == l->stack - 1 && i <= top; i++)
		badges |= v->counter[sc->lie[top - i].counter].badges & BADGE_IN_HAND;
	return badges;
}

/* The colour of the first badge of the game's own without a picture: a block has a frame in its place; 0: there is none. */
static uint32_t badge_frame(const struct scene *sc, unsigned badges)
{
	const struct badge *b;
	for (int i = 0; (b = badge_of(sc->s, i)); i++)
		if (1u << i >= BADGE_COMMON && !b->sprite && badge_shows(sc->s, badges, i))
			return b->colour;
	return 0;
}

/* Has a block a frame: is it in hand, lit, or has it a badge that is one? */
static bool framed(const struct scene *sc, const struct counter *k, const struct set *lit)
{
	return sc->lies == LIE_BLOCK &&
	       (k->badges & BADGE_IN_HAND || (lit && k->piece != NONE && set_has(lit, k->piece)) || badge_frame(sc, k->badges));
}

/* Has every block of its stack one? */
static bool all_framed(const struct scene *sc, const struct view *v, const struct counter *of, const struct set *lit)
{
	for (int i = 0; i < sc->lying; i++) {
		const struct counter *k = &v->counter[sc->lie[i].counter];
		if (k->place == of->place && k->side == of->side && !framed(sc, k, lit))
			return false;
	}
	return true;
}

static void frame_block(struct scene *sc, const struct counter *k, const struct set *lit, float x, float y, float side)
{
	bool asked = lit && k->piece != NONE && set_has(lit, k->piece);
	if (k->badges & BADGE_IN_HAND)
		scene_in_hand(sc, x, y, side);
	else
		scene_ring(sc, x, y, side, asked ? LIT_COLOUR : badge_frame(sc, k->badges), fmaxf(2, side * 0.05f));
}

/* Where it lies on the screen; false: beyond the edge. */
static bool on_screen(const struct scene *sc, const struct lying *l, float side, float *x, float *y)
{
	const struct rect *a = &sc->eye.area;

	camera_to_screen(&sc->eye, l->x, l->y, x, y);
	return *x + side >= (float)a->x && *y + side >= (float)a->y && *x - side <= (float)(a->x + a->w) && *y - side <= (float)(a->y + a->h);
}

/* Blocks of a stack stand one before the other: where all have a frame, those before one hide his frame as they hide him; where some have,
 * theirs lie over the whole stack. */
void scene_counters(struct scene *sc, const struct view *v, const struct set *lit)
{
	float side = (float)scene_side(sc), x, y;

	for (int i = 0; i < sc->lying; i++) {
		const struct counter *k = &v->counter[sc->lie[i].counter];
		if (!on_screen(sc, &sc->lie[i], side, &x, &y))
			continue;
		scene_counter(sc, k, x, y, side, 255);
		if (framed(sc, k, lit) && all_framed(sc, v, k, lit))
			frame_block(sc, k, lit, x, y, side);
	}
	for (int i = 0; i < sc->lying; i++) {
		const struct counter *k = &v->counter[sc->lie[i].counter];
		if (framed(sc, k, lit) && on_screen(sc, &sc->lie[i], side, &x, &y) && !all_framed(sc, v, k, lit))
			frame_block(sc, k, lit, x, y, side);
	}
}

void scene_counter_badges(struct scene *sc, const struct view *v)
{
	float side = (float)scene_side(sc), w, h, x, y;

	scene_front(sc, &w, &h);
	for (int i = 0; i < sc->lying; i++) {
		const struct lying *l = &sc->lie[i];
		bool shows = l->height == l->stack - 1 || v->counter[l->counter].badges & (BADGE_ATTACKS | BADGE_TARGET);
		if (shows && on_screen(sc, l, side, &x, &y))
			scene_badges(sc, badges_of_stack(sc, v, i), x, y + (w - h) / 2, side);
	}
}
