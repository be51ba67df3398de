#include "render/region.h"

#include <math.h>
#include <stdlib.h>

enum { MAX_CORNERS = 512, MAX_CUTS = 64, LIT_CUTS = 512 };

/* The border of an area in pixels of the screen. */
struct shape {
	struct rect hole; /* patterns leave it out; no width: none */
	int n;
	float xy[MAX_CORNERS][2];
};

static void to_screen(const struct scene *sc, const float corner[2], float out[2])
{
	const struct sheet *s = &sc->sheet;
	camera_to_screen(&sc->eye, s->origin_x + corner[0] * s->map_w, s->origin_y + corner[1] * s->map_h, &out[0],
			 &out[1]);
}

/* What is written on the sheet stays legible under patterns. */
static struct rect plate_of(const struct scene *sc, int place)
{
	const struct sheet *s = &sc->sheet;
	float x, y, k = sc->eye.percent / 100;

	if (place >= SHEET_PLATES || s->words[place].w <= 0)
		return (struct rect){0, 0, 0, 0};
	camera_to_screen(&sc->eye, s->words[place].x, s->words[place].y, &x, &y);
	return (struct rect){(int)floorf(x), (int)floorf(y), (int)ceilf(s->words[place].w * k) + 1,
			     (int)ceilf(s->words[place].h * k) + 1};
}

static void shape_of(const struct scene *sc, int place, struct shape *out)
{
	const struct board *b = &sc->s->board;
	const struct outline *o = &b->outline[place];

	out->hole = (struct rect){0, 0, 0, 0};
	out->n = o->count < MAX_CORNERS ? o->count : MAX_CORNERS;
	for (int i = 0; i < out->n; i++)
		to_screen(sc, b->corner[o->first + i], out->xy[i]);
}

struct rect region_box(const struct scene *sc, int place)
{
	const struct outline *o = &sc->s->board.outline[place];
	const float from[2] = {o->left, o->top}, to[2] = {o->right, o->bottom};
	float a[2], z[2];

	to_screen(sc, from, a);
	to_screen(sc, to, z);
	return (struct rect){(int)floorf(a[0]), (int)floorf(a[1]), (int)ceilf(z[0] - a[0]) + 2, (int)ceilf(z[1] - a[1]) + 2};
}

static int by_value(const void *a, const void *b)
{
	const float *p = a, *q = b;
	return *p < *q ? -1 : *p > *q;
}

/* Where a line of the screen enters and leaves the shape, in order: along x at the height `at`, or (`down`) along y. */
static int cuts(const struct shape *s, float at, bool down, float *out, int most)
{
	int n = 0, along = down, across = !down;

	for (int i = 0, j = s->n - 1; i < s->n && n < most; j = i++) {
		const float *p = s->xy[i], *q = s->xy[j];
		if ((p[across] > at) != (q[across] > at))
			out[n++] = p[along] + (at - p[across]) / (q[across] - p[across]) * (q[along] - p[along]);
	}
	n &= ~1;
	qsort(out, (size_t)n, sizeof *out, by_value);
	return n;
}

/* From the first pixel whose middle lies beyond `from` to the last before `to`. */
static void run(struct scene *sc, float from, float to, int line, bool down, uint32_t colour)
{
	int a = (int)ceilf(from - 0.5f), z = (int)ceilf(to - 0.5f);

	if (z > a)
		canvas_fill(sc->c, down ? (struct rect){line, a, 1, z - a} : (struct rect){a, line, z - a, 1}, colour);
}

/* A run in two parts, before the hole and behind it. */
static void run_round(struct scene *sc, const struct rect *hole, float from, float to, int line, bool down, uint32_t colour)
{
	int across = down ? hole->x : hole->y, wide = down ? hole->w : hole->h;
	float low = (float)(down ? hole->y : hole->x), high = low + (float)(down ? hole->h : hole->w);

	if (line < across || line >= across + wide || high <= from || low >= to) {
		run(sc, from, to, line, down, colour);
		return;
	}
	if (from < low)
		run(sc, from, low, line, down, colour);
	if (high < to)
		run(sc, high, to, line, down, colour);
}

/* Of eight lines every one, or the first `of`. */
static void fill_lines(struct scene *sc, const struct shape *s, struct rect box, bool down, int of, uint32_t colour)
{
	const struct rect *a = &sc->eye.area;
	int first = down ? box.x : box.y, last = first + (down ? box.w : box.h);
	int low = down ? a->x : a->y, high = low + (down ? a->w : a->h);
	float x[MAX_CUTS];

	for (int line = first < low ? low : first; line < last && line < high; line++) {
		if ((line & 7) >= of)
			continue;
		int n = cuts(s, (float)line + 0.5f, down, x, MAX_CUTS);
		for (int i = 0; i < n; i += 2)
			run_round(sc, &s->hole, x[i], x[i + 1], line, down, colour);
	}
}

void region_fill(struct scene *sc, int place, enum fill how, uint32_t colour)
{
	struct shape s;
	struct rect box = region_box(sc, place);

	shape_of(sc, place, &s);
	if (how == FILL_WHOLE)
		fill_lines(sc, &s, box, false, 8, colour);
	s.hole = plate_of(sc, place);
	if (how == FILL_ROWS || how == FILL_GRID)
		fill_lines(sc, &s, box, false, 2, colour);
	if (how == FILL_COLUMNS || how == FILL_GRID)
		fill_lines(sc, &s, box, true, 2, colour);
}

/* The cuts of all lit areas at one height, in order; those of neighbours lie upon each other and leave no gap. */
static int lit_cuts(const struct scene *sc, const struct shape *s, const int *place, int lit, int y, float *out)
{
	int n = 0;

	for (int i = 0; i < lit; i++) {
		struct rect box = region_box(sc, place[i]);
		if (y < box.y || y >= box.y + box.h || n + MAX_CUTS > LIT_CUTS)
			continue;
		n += cuts(&s[i], (float)y + 0.5f, false, out + n, MAX_CUTS);
	}
	qsort(out, (size_t)n, sizeof *out, by_value);
	return n;
}

enum { MAX_LIT = 128 };

void region_fill_but(struct scene *sc, const struct places *in, uint32_t colour)
{
	const struct rect *a = &sc->eye.area;
	float left, top, right, low, x[LIT_CUTS];
	int place[MAX_LIT], lit = 0;
	struct shape *s;

	for (int i = 0; i < sc->s->board.count && lit < MAX_LIT; i++)
		if (places_has(in, i))
			place[lit++] = i;
	s = malloc((size_t)(lit + 1) * sizeof *s);
	if (!s)
		return;
	for (int i = 0; i < lit; i++)
		shape_of(sc, place[i], &s[i]);
	camera_to_screen(&sc->eye, 0, 0, &left, &top);
	camera_to_screen(&sc->eye, sc->sheet.width, sc->sheet.height, &right, &low);
	left = fmaxf(left, (float)a->x);
	right = fminf(right, (float)(a->x + a->w));
	for (int y = (int)fmaxf(top, (float)a->y); (float)y < fminf(low, (float)(a->y + a->h)); y++) {
		int n = lit_cuts(sc, s, place, lit, y, x);
		float from = left;
		for (int i = 0; i + 1 < n; i += 2) {
			run(sc, from, fminf(x[i], right), y, false, colour);
			from = fmaxf(from, x[i + 1]);
		}
		run(sc, from, right, y, false, colour);
	}
	free(s);
}

/* Whether the side from corner `i` of a place is the border to another of the set. */
static bool inner_side(const struct scene *sc, const struct places *in, int place, int i)
{
	const struct board *b = &sc->s->board;
	int to = b->beyond[b->outline[place].first + i];
	return to != NONE && places_has(in, to);
}

static void outline_place(struct scene *sc, const struct places *in, int place, uint32_t colour, float thick)
{
	struct shape s;
	float run_of[2 * MAX_CORNERS + 2];
	int n = 0;

	shape_of(sc, place, &s);
	for (int i = 0; i <= s.n; i++) {
		bool ends = i == s.n || inner_side(sc, in, place, i);
		if (i < s.n && (!ends || n)) {
			run_of[2 * n] = s.xy[i][0];
			run_of[2 * n + 1] = s.xy[i][1];
			n++;
		}
		if (!ends)
			continue;
		if (i == s.n && n) {
			run_of[2 * n] = s.xy[0][0];
			run_of[2 * n + 1] = s.xy[0][1];
			n++;
		}
		if (n > 1)
			canvas_ribbon(sc->c, run_of, n, thick, colour);
		n = 0;
	}
}

void region_outline(struct scene *sc, const struct places *in, uint32_t colour, float thick)
{
	for (int i = 0; i < sc->s->board.count; i++)
		if (places_has(in, i) && scene_sees(sc, i))
			outline_place(sc, in, i, colour, thick);
}
