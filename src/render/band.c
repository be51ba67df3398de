/* Bands along the inside of an area's border, on boards of hexes whose hexes name their area: how far it is used up. */
#include "render/scene.h"

#include <math.h>
#include <string.h>

enum { HALF = 1, WHOLE = 2 };

static const uint32_t fill[] = {0, 0xd9a03a80, 0xa34a2c94}, rule[] = {0, 0x6a4a109e, 0x4a160cb0};
static const uint32_t worn = 0x5c5346; /* the ground of an area that is used up wholly */

/* How far the area of each hex is used up, as the markers say. */
struct worn_map {
	const struct view_marker *of[VIEW_MARKERS];
	int n;
};

static int level_of(const struct worn_map *m, const struct board *b, int place)
{
	for (int i = 0; i < m->n && b->at[place].area[0]; i++)
		if (!strcmp(b->at[m->of[i]->place].area, b->at[place].area))
			return m->of[i]->extent;
	return 0;
}

/* The part of a line within a convex shape; false when there is none. */
static bool clipped(const float *xy, int n, float ax, float ay, float bx, float by, float out[4])
{
	float from = 0, to = 1;
	for (int i = 0; i < n; i++) {
		const float *p = xy + 2 * i, *q = xy + 2 * ((i + 1) % n);
		float nx = p[1] - q[1], ny = q[0] - p[0]; /* inward, corners clockwise on the screen */
		float a = (ax - p[0]) * nx + (ay - p[1]) * ny, b = (bx - p[0]) * nx + (by - p[1]) * ny;
		if (a < 0 && b < 0)
			return false;
		if (a < 0)
			from = fmaxf(from, a / (a - b));
		else if (b < 0)
			to = fminf(to, a / (a - b));
	}
	out[0] = ax + from * (bx - ax);
	out[1] = ay + from * (by - ay);
	out[2] = ax + to * (bx - ax);
	out[3] = ay + to * (by - ay);
	return from < to;
}

/* Slanting lines on a grid of the sheet, so that those of neighbours meet. */
static void hatch(struct scene *sc, const float *xy, int n, float gap, float slant, uint32_t colour)
{
	float low = 1e9f, high = -1e9f, x0, y0, top = 1e9f, below = -1e9f;
	camera_to_screen(&sc->eye, 0, 0, &x0, &y0);
	for (int i = 0; i < n; i++) {
		float at = xy[2 * i] - x0 + slant * (xy[2 * i + 1] - y0);
		low = fminf(low, at);
		high = fmaxf(high, at);
		top = fminf(top, xy[2 * i + 1]);
		below = fmaxf(below, xy[2 * i + 1]);
	}
	for (float at = ceilf(low / gap) * gap; at < high; at += gap) {
		float part[4];
		if (clipped(xy, n, x0 + at - slant * (top - y0), top, x0 + at - slant * (below - y0), below, part))
			scene_line(sc, part[0], part[1], part[2], part[3], 1.4f, colour);
	}
}

static void piece(struct scene *sc, const float *xy, int n, int level, float gap)
{
	canvas_polygon(sc->c, xy, n, fill[level]);
	hatch(sc, xy, n, gap, 1, rule[level]);
	if (level == WHOLE)
		hatch(sc, xy, n, gap, -1, rule[level]);
}

static bool is_border(const struct board *b, int place, int side)
{
	int to = board_step(b, place, side);
	return to == NONE || strcmp(b->at[to].area, b->at[place].area) != 0;
}

/* A strip along each side that is a border, and between two strips that meet at a corner of two hexes of the area the
 * wedge up to the side they share. */
static void band_in(struct scene *sc, int place, int level)
{
	const struct board *b = &sc->s->board;
	float xy[12], cx, cy, gap = fmaxf(8.5f * sc->eye.percent / 100 * sc->sheet.radius / 54, 5);
	scene_hex(sc, place, 1, xy);
	scene_centre(sc, place, &cx, &cy);
	if (level == WHOLE)
		canvas_polygon(sc->c, xy, 6, worn << 8 | 0x34);
	for (int d = 0; d < 6; d++) {
		const float *p = xy + 2 * d, *q = xy + 2 * ((d + 1) % 6);
		int before = (d + 5) % 6, after = (d + 1) % 6;
		if (!is_border(b, place, d))
			continue;
		const float strip[8] = {p[0], p[1], q[0], q[1], (q[0] + cx) / 2, (q[1] + cy) / 2, (p[0] + cx) / 2, (p[1] + cy) / 2};
		piece(sc, strip, 4, level, gap);
		if (!is_border(b, place, before)) {
			const float *o = xy + 2 * before;
			const float wedge[6] = {p[0], p[1], strip[6], strip[7], (p[0] + o[0]) / 2, (p[1] + o[1]) / 2};
			piece(sc, wedge, 3, level, gap);
		}
		if (!is_border(b, place, after)) {
			const float *o = xy + 2 * ((after + 1) % 6);
			const float wedge[6] = {q[0], q[1], (q[0] + o[0]) / 2, (q[1] + o[1]) / 2, strip[4], strip[5]};
			piece(sc, wedge, 3, level, gap);
		}
	}
}

void scene_bands(struct scene *sc, const struct view *v)
{
	const struct board *b = &sc->s->board;
	struct worn_map m = {.n = 0};
	for (int i = 0; i < v->markers && b->kind == BOARD_HEX; i++)
		if (v->marker[i].extent >= HALF && v->marker[i].extent <= WHOLE && v->marker[i].place >= 0 &&
		    v->marker[i].place < b->count)
			m.of[m.n++] = &v->marker[i];
	for (int i = 0; i < b->count && m.n; i++) {
		int level = b->at[i].missing || !scene_sees(sc, i) ? 0 : level_of(&m, b, i);
		if (level)
			band_in(sc, i, level);
	}
}
