#include "render/arrow.h"

#include "render/way.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* All lengths are pixels of a sheet of hexes with a radius of 76, at 100 percent. */
enum { PAPER = 0xf6ecd000, PAPER_ALPHA = 0xeb, CREAM = 0xf8f0d8ff, INK = 0x2b2013ff };
static const float paper_rim = 5.2f, dark_rim = 1.8f, start_gap = 15, least_scale = 0.6f;

static const struct {
	const char *nation;
	uint32_t colour;
} nations[] = {{"france", 0x2a56b0ff}, {"russia", 0x2f7d33ff}, {"poland", 0xa3286eff}, {"austria", 0x8a7434ff},
	       {"prussia", 0x4a5564ff}};

uint32_t scene_nation_colour(const char *nation, int side)
{
	for (size_t i = 0; i < sizeof nations / sizeof *nations; i++)
		if (!strcmp(nations[i].nation, nation))
			return nations[i].colour;
	return nations[side == 1].colour;
}

static float scale_of(const struct scene *sc)
{
	return fmaxf(sc->sheet.radius * sc->eye.percent / 100 / 76, least_scale);
}

static uint32_t darker(uint32_t colour)
{
	uint32_t r = (colour >> 24) * 45 / 100, g = (colour >> 16 & 255) * 45 / 100, b = (colour >> 8 & 255) * 45 / 100;
	return r << 24 | g << 16 | b << 8 | 255;
}

/* One way being drawn: where its ribbon begins and ends, how wide it is there. */
struct pen {
	struct scene *sc;
	const struct way *w;
	float k, from, to, thin, wide;
	uint32_t colour;
};

static void ribbon(const struct pen *p, float from, float to, float more, uint32_t colour)
{
	float xy[2 * WAY_POINTS], all = fmaxf(p->to - p->from, 1);
	int n = way_part(p->w, from, to, xy);
	float at = p->thin + (p->wide - p->thin) * (from - p->from) / all, end = p->thin + (p->wide - p->thin) * (to - p->from) / all;
	if (n)
		canvas_taper(p->sc->c, xy, n, at * p->k + more * p->k, end * p->k + more * p->k, colour);
}

/* Light rim, dark edge, colour; `dash` and `gap` 0: unbroken. */
static void shaft(const struct pen *p, float dash, float gap, uint32_t fill)
{
	const uint32_t colour[3] = {PAPER | PAPER_ALPHA, darker(p->colour), fill};
	const float more[3] = {paper_rim, dark_rim, 0};
	for (int layer = 0; layer < 3; layer++) {
		if (dash <= 0) {
			ribbon(p, p->from, p->to, more[layer], colour[layer]);
			continue;
		}
		for (float at = p->from; at < p->to; at += (dash + gap) * p->k)
			ribbon(p, at, fminf(at + dash * p->k, p->to), more[layer], colour[layer]);
	}
}

/* The two halves of a barbed head with its tip at x, y; convex each. */
static void barbs(struct scene *sc, const float tip[4], float length, float wide, float notch, uint32_t colour)
{
	float x = tip[0], y = tip[1], ux = tip[2], uy = tip[3], inner = length - notch;
	for (int side = -1; side <= 1; side += 2) {
		float nx = -uy * wide / 2 * (float)side, ny = ux * wide / 2 * (float)side;
		const float xy[6] = {x, y, x - ux * length + nx, y - uy * length + ny, x - ux * inner, y - uy * inner};
		canvas_polygon(sc->c, xy, 3, colour);
	}
	/* Their common edge has no seam. */
	scene_line(sc, x - ux * length * 0.1f, y - uy * length * 0.1f, x - ux * inner, y - uy * inner, 1.5f, colour);
}

/* The same three layers; each rim stands all round by half of its width. */
static void head(struct scene *sc, const float tip[4], float k, float length, float wide, float notch, uint32_t colour,
		 uint32_t fill)
{
	const uint32_t colours[3] = {PAPER | PAPER_ALPHA, darker(colour), fill};
	const float more[3] = {paper_rim / 2, dark_rim / 2, 0};
	for (int layer = 0; layer < 3; layer++) {
		float m = more[layer] * k * 1.6f;
		const float at[4] = {tip[0] + tip[2] * m, tip[1] + tip[3] * m, tip[2], tip[3]};
		barbs(sc, at, length * k + 2 * m, wide * k + 2 * m, notch * k, colours[layer]);
	}
}

static void tip_of(const struct pen *p, float far, float tip[4])
{
	way_at(p->w, far, &tip[0], &tip[1], &tip[2], &tip[3]);
}

/* An open chevron of two lines. */
static void chevron(const struct pen *p, const float tip[4])
{
	const uint32_t colour[3] = {PAPER | PAPER_ALPHA, darker(p->colour), p->colour};
	const float more[3] = {paper_rim, dark_rim, 0};
	float ux = tip[2], uy = tip[3], l = 17 * p->k, h = 10 * p->k;
	float xy[6] = {tip[0] - ux * l - uy * h, tip[1] - uy * l + ux * h, tip[0], tip[1],
		       tip[0] - ux * l + uy * h, tip[1] - uy * l - ux * h};
	for (int layer = 0; layer < 3; layer++)
		canvas_ribbon(p->sc->c, xy, 3, (3.4f + more[layer]) * p->k, colour[layer]);
}

static void disc(struct scene *sc, float x, float y, float r, uint32_t colour)
{
	float xy[40];
	for (int i = 0; i < 20; i++) {
		xy[2 * i] = x + r * cosf(6.2831853f * (float)i / 20);
		xy[2 * i + 1] = y + r * sinf(6.2831853f * (float)i / 20);
	}
	canvas_polygon(sc->c, xy, 20, colour);
}

static void lozenge(struct scene *sc, const float tip[4], float half, uint32_t colour)
{
	float x = tip[0], y = tip[1], ux = tip[2] * half, uy = tip[3] * half;
	const float xy[8] = {x + ux * 1.35f, y + uy * 1.35f, x - uy, y + ux, x - ux * 1.35f, y - uy * 1.35f, x + uy, y - ux};
	canvas_polygon(sc->c, xy, 4, colour);
}

/* A mark at each place on the way: a lozenge of the one side, a bead of the other. */
static void steps(const struct pen *p, const struct march *m)
{
	float tip[4];
	for (int i = 1; i + 1 < m->n; i++) {
		float far = way_near(p->sc, p->w, m->place[i]), half = 4.6f * p->k;
		if (far < p->from + half || far > p->to - half)
			continue;
		tip_of(p, far, tip);
		if (m->side == SIDE_1) {
			disc(p->sc, tip[0], tip[1], half, darker(p->colour));
			disc(p->sc, tip[0], tip[1], half - 1.2f * p->k, CREAM);
		} else {
			lozenge(p->sc, tip, half + 0.8f * p->k, darker(p->colour));
			lozenge(p->sc, tip, half - 0.8f * p->k, CREAM);
		}
	}
}

static void arc(struct scene *sc, float x, float y, float r, float from, float to, float thick, uint32_t colour)
{
	float xy[2 * 25];
	int n = (int)ceilf((to - from) / 0.27f) + 1;
	n = n > 25 ? 25 : n;
	for (int i = 0; i < n; i++) {
		float a = from + (to - from) * (float)i / (float)(n - 1);
		xy[2 * i] = x + r * cosf(a);
		xy[2 * i + 1] = y + r * sinf(a);
	}
	canvas_ribbon(sc->c, xy, n, thick, colour);
}

/* Where it began: a ring, broken for the one side and full for the other, with the number of the march. */
static void origin(const struct pen *p, const struct march *m)
{
	float x = p->w->at[0][0], y = p->w->at[0][1], r = 11 * p->k, part = m->side == SIDE_1 ? 6.2831853f : 0.52f;
	int size = (int)lroundf(14 * p->k);
	char text[12];
	disc(p->sc, x, y, r + 2 * p->k, PAPER | PAPER_ALPHA);
	for (float at = 0; at < 6.2f; at += m->side == SIDE_1 ? 7 : 0.785398f)
		arc(p->sc, x, y, r, at, at + part, fmaxf(1.8f * p->k, 1.2f), p->colour);
	if (m->number == NONE || size < 9)
		return;
	snprintf(text, sizeof text, "%d", m->number);
	int w = canvas_text_width(p->sc->c, FONT_DATA_BOLD, size, text);
	canvas_text(p->sc->c, FONT_DATA_BOLD, size, INK, (int)lroundf(x) - w / 2,
		    (int)lroundf(y) - canvas_line_height(p->sc->c, FONT_DATA_BOLD, size) / 2, text);
}

/* Begins beside the middle of its first place and ends before the counters at its last one. */
static struct pen pen_of(struct scene *sc, const struct way *w, int to, uint32_t colour)
{
	struct pen p = {.sc = sc, .w = w, .k = scale_of(sc), .colour = colour};
	p.from = fminf(start_gap * sc->sheet.radius * sc->eye.percent / 100 / 76, way_length(w) / 4);
	p.to = way_end(sc, w, to);
	return p;
}

static bool in_sight(const struct scene *sc, const struct way *w)
{
	const struct rect *a = &sc->eye.area;
	float x0 = 1e9f, y0 = 1e9f, x1 = -1e9f, y1 = -1e9f;
	for (int i = 0; i < w->n; i++) {
		x0 = fminf(x0, w->at[i][0]);
		x1 = fmaxf(x1, w->at[i][0]);
		y0 = fminf(y0, w->at[i][1]);
		y1 = fmaxf(y1, w->at[i][1]);
	}
	return x1 > (float)a->x - 30 && y1 > (float)a->y - 30 && x0 < (float)(a->x + a->w) + 30 && y0 < (float)(a->y + a->h) + 30;
}

static void goes(struct pen *p, const struct march *m)
{
	float tip[4], end = p->to, long_head = 25 * p->k;
	p->thin = 2.8f;
	p->wide = 8.2f;
	p->to = fmaxf(end - long_head * 0.75f, p->from + 1);
	shaft(p, 0, 0, p->colour);
	steps(p, m);
	tip_of(p, end, tip);
	head(p->sc, tip, p->k, 25, 21, 7.5f, p->colour, p->colour);
	if (m->look == MARCH_GOES)
		origin(p, m);
}

static void retreats(struct pen *p)
{
	float tip[4], end = p->to;
	p->thin = 3.6f;
	p->wide = 4.6f;
	p->to = fmaxf(end - 9 * p->k, p->from + 1);
	shaft(p, 16, 8, p->colour);
	tip_of(p, end, tip);
	chevron(p, tip);
}

void scene_march(struct scene *sc, const struct march *m)
{
	struct way w;
	if (m->n < 2 || !way_through(sc, m->place, m->n, &w) || !in_sight(sc, &w))
		return;
	struct pen p = pen_of(sc, &w, m->place[m->n - 1], scene_nation_colour(m->nation, m->side));
	if (p.to < p.from + 4)
		return; /* the counters leave no room for it */
	if (m->look == MARCH_RETREATS)
		retreats(&p);
	else
		goes(&p, m);
}

/* --- what stands --- */

/* A number on a light plate. */
static void pill(struct scene *sc, float x, float y, float k, const char *text)
{
	int size = (int)fmaxf(roundf(16 * k), 13), w = canvas_text_width(sc->c, FONT_DATA_BOLD, size, text);
	int tall = size + (int)(5 * k), wide = w + tall * 2 / 3;
	for (int rim = 1; rim >= 0; rim--) {
		int a = wide / 2 + rim * 2, b = tall / 2 + rim * 2;
		float xy[64], r = (float)b;
		for (int i = 0; i < 32; i++) {
			float turn = 6.2831853f * ((float)i + 0.5f) / 32, mid = cosf(turn) > 0 ? (float)(a - b) : (float)(b - a);
			xy[2 * i] = x + mid + r * cosf(turn);
			xy[2 * i + 1] = y + r * sinf(turn);
		}
		canvas_polygon(sc->c, xy, 32, rim ? INK : CREAM);
	}
	canvas_text(sc->c, FONT_DATA_BOLD, size, INK, (int)lroundf(x) - w / 2,
		    (int)lroundf(y) - canvas_line_height(sc->c, FONT_DATA_BOLD, size) / 2, text);
}

/* Slanting bars across a ribbon of so many pixels, or across a wedge that narrows to nothing at its end. */
static void bars(const struct pen *p, float from, float to)
{
	float all = fmaxf(p->to - p->from, 1);
	for (float at = from; at < to; at += 9 * p->k) {
		float tip[4], half = (p->thin + (p->wide - p->thin) * (at - p->from) / all) * p->k / 2, lean = half * 0.8f;
		tip_of(p, at, tip);
		const float xy[4] = {tip[0] - tip[3] * half - tip[2] * lean, tip[1] + tip[2] * half - tip[3] * lean,
				     tip[0] + tip[3] * half + tip[2] * lean, tip[1] - tip[2] * half + tip[3] * lean};
		canvas_ribbon(p->sc->c, xy, 2, 4 * p->k, p->colour);
	}
}

/* Over a distance: cream with slanting bars, a head with a pale heart. */
static void attack(struct pen *p, int value)
{
	float tip[4], end = p->to;
	char text[12];
	p->thin = 6;
	p->wide = 10.5f;
	p->to = fmaxf(end - 20 * p->k, p->from + 1);
	shaft(p, 0, 0, CREAM);
	bars(p, p->from + 6 * p->k, p->to - 3 * p->k);
	tip_of(p, end, tip);
	head(p->sc, tip, p->k, 27, 25, 7, p->colour, p->colour);
	const float heart[4] = {tip[0] - tip[2] * 7 * p->k, tip[1] - tip[3] * 7 * p->k, tip[2], tip[3]};
	barbs(p->sc, heart, 13 * p->k, 10 * p->k, 3 * p->k, CREAM);
	if (value == NONE)
		return;
	snprintf(text, sizeof text, "%d", value);
	tip_of(p, (p->from + p->to) / 2, tip);
	pill(p->sc, tip[0], tip[1], p->k, text);
}

/* Thin, of turned wood, with two bars across. */
static void axis(struct pen *p)
{
	float tip[4], end = p->to;
	p->thin = p->wide = 5;
	p->to = fmaxf(end - 14 * p->k, p->from + 1);
	shaft(p, 0, 0, p->colour);
	tip_of(p, end, tip);
	head(p->sc, tip, p->k, 19, 17, 4, p->colour, p->colour);
	for (int i = 0; i < 2; i++) {
		tip_of(p, p->from + (8 + 7 * (float)i) * p->k, tip);
		float h = 4.5f * p->k;
		const float xy[4] = {tip[0] - tip[3] * h, tip[1] + tip[2] * h, tip[0] + tip[3] * h, tip[1] - tip[2] * h};
		canvas_ribbon(p->sc->c, xy, 2, 2.2f * p->k, CREAM);
	}
}

/* A route of supply: a row of beads, the number of it at its end. */
static void supply(struct pen *p, int value)
{
	float tip[4];
	char text[12];
	for (float at = p->from; at <= p->to; at += 15 * p->k) {
		tip_of(p, at, tip);
		disc(p->sc, tip[0], tip[1], 4.4f * p->k, PAPER | PAPER_ALPHA);
		disc(p->sc, tip[0], tip[1], 2.9f * p->k, p->colour);
	}
	if (value == NONE)
		return;
	snprintf(text, sizeof text, "%d", value);
	tip_of(p, (p->from + p->to) / 2, tip);
	pill(p->sc, tip[0], tip[1], p->k, text);
}

/* On a board of hexes the attack on a neighbour is a wedge between the two. */
static bool is_wedge(const struct scene *sc, int from, int to)
{
	return sc->s->board.kind == BOARD_HEX && board_link(&sc->s->board, from, to) != NONE;
}

static void one_arrow(struct scene *sc, const struct view_arrow *a, const char *nation)
{
	const int16_t place[2] = {a->from, a->to};
	struct way w;
	if (!way_through(sc, place, 2, &w) || !in_sight(sc, &w))
		return;
	struct pen p = pen_of(sc, &w, a->to, scene_nation_colour(nation, a->side));
	if (p.to < p.from + 4)
		return;
	if (a->kind == ARROW_IS_ATTACK)
		attack(&p, a->value);
	else if (a->kind == ARROW_IS_AXIS)
		axis(&p);
	else
		supply(&p, a->value);
}

static const char *nation_of(const struct scene *sc, int side)
{
	return sc->s->side_nation[side == 1];
}

static bool joins_places(const struct scene *sc, const struct view_arrow *a)
{
	int n = sc->s->board.count;
	return a->from >= 0 && a->from < n && a->to >= 0 && a->to < n;
}

void scene_arrows(struct scene *sc, const struct view *v)
{
	for (int i = 0; i < v->arrows; i++) {
		const struct view_arrow *a = &v->arrow[i];
		if (joins_places(sc, a) && !(a->kind == ARROW_IS_ATTACK && is_wedge(sc, a->from, a->to)))
			one_arrow(sc, a, nation_of(sc, a->side));
	}
}

void scene_axis(struct scene *sc, int from, int to, int side)
{
	struct view_arrow a = {.from = (int16_t)from, .to = (int16_t)to, .value = NONE, .side = (int8_t)side, .kind = ARROW_IS_AXIS};
	if (joins_places(sc, &a))
		one_arrow(sc, &a, nation_of(sc, side));
}

/* Astride the hexside, slant-barred with a solid tip. */
static void wedge(struct scene *sc, int from, int to, uint32_t colour, int value)
{
	float x0, y0, x1, y1, k = scale_of(sc);
	char text[12];
	scene_centre(sc, from, &x0, &y0);
	scene_centre(sc, to, &x1, &y1);
	float l = fmaxf(hypotf(x1 - x0, y1 - y0), 1), ux = (x1 - x0) / l, uy = (y1 - y0) / l;
	const float tip[4] = {(x0 + x1) / 2 + ux * 15.5f * k, (y0 + y1) / 2 + uy * 15.5f * k, ux, uy};
	head(sc, tip, k, 31, 30, 10, colour, CREAM);
	for (int i = 0; i < 4; i++) {
		float far = (8 + 5.5f * (float)i) * k, half = far * 15 / 31 - 1, bx = tip[0] - ux * far, by = tip[1] - uy * far;
		const float xy[6] = {bx - uy * half - ux * half * 0.2f, by + ux * half - uy * half * 0.2f, bx + ux * k, by + uy * k,
				     bx + uy * half - ux * half * 0.2f, by - ux * half - uy * half * 0.2f};
		if (i < 3)
			canvas_ribbon(sc->c, xy, 3, 2.4f * k, colour);
	}
	barbs(sc, tip, 11 * k, 10.6f * k, 0, colour);
	if (value == NONE)
		return;
	float w, h;
	scene_front(sc, &w, &h);
	snprintf(text, sizeof text, "%d", value);
	/* beyond the corner of the counter, whose badges stand at the others; on its far side from the attacker */
	pill(sc, x1 + (ux < -0.1f ? -1 : 1) * w * 0.5f, y1 + h * 0.62f, k, text);
}

void scene_wedges(struct scene *sc, const struct view *v)
{
	for (int i = 0; i < v->arrows; i++) {
		const struct view_arrow *a = &v->arrow[i];
		if (joins_places(sc, a) && a->kind == ARROW_IS_ATTACK && is_wedge(sc, a->from, a->to))
			wedge(sc, a->from, a->to, scene_nation_colour(nation_of(sc, a->side), a->side), a->value);
	}
}

void scene_attack(struct scene *sc, const struct view *v, int counter, int place, bool under)
{
	const struct counter *c = &v->counter[counter];
	const char *nation = c->piece == NONE ? nation_of(sc, c->side) : sc->s->piece[c->piece].nation;
	struct view_arrow a = {.from = c->place, .to = (int16_t)place, .value = NONE, .side = c->side, .kind = ARROW_IS_ATTACK};
	if (!joins_places(sc, &a) || is_wedge(sc, a.from, a.to) == under)
		return;
	if (under)
		one_arrow(sc, &a, nation);
	else
		wedge(sc, a.from, a.to, scene_nation_colour(nation, c->side), NONE);
}
