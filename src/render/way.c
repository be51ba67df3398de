#include "render/way.h"

#include <math.h>
#include <string.h>

enum { STRIDE = 6, KNOTS = 256, ROAD_STRIDE = 70 };

/* What the line must pass. */
struct knots {
	int n;
	float at[KNOTS][2];
};

static void add_knot(struct knots *k, float x, float y)
{
	if (k->n == KNOTS || (k->n && hypotf(x - k->at[k->n - 1][0], y - k->at[k->n - 1][1]) < 0.5f))
		return;
	k->at[k->n][0] = x;
	k->at[k->n++][1] = y;
}

static void add_sheet_knot(const struct scene *sc, float x, float y, struct knots *k)
{
	camera_to_screen(&sc->eye, x, y, &x, &y);
	add_knot(k, x, y);
}

/* A long straight stretch has knots on it, so that what joins it does not bend it off the road. */
static void add_road(const struct scene *sc, int from, int to, struct knots *k)
{
	float at[ROAD_MOST][2];
	int n = road_line(&sc->sheet, &sc->s->board, from, to, at);
	add_sheet_knot(sc, at[0][0], at[0][1], k);
	for (int i = 1; i < n; i++) {
		float dx = at[i][0] - at[i - 1][0], dy = at[i][1] - at[i - 1][1];
		int parts = 1 + (int)(hypotf(dx, dy) / ROAD_STRIDE);
		for (int s = 1; s <= parts; s++)
			add_sheet_knot(sc, at[i - 1][0] + dx * (float)s / (float)parts, at[i - 1][1] + dy * (float)s / (float)parts, k);
	}
}

static bool on_board(const struct scene *sc, int place)
{
	return place >= 0 && place < sc->s->board.count;
}

static void knots_of(const struct scene *sc, const int16_t *place, int n, struct knots *k)
{
	float x, y;
	k->n = 0;
	for (int i = 0; i < n; i++) {
		if (!on_board(sc, place[i]))
			continue;
		if (sc->s->board.kind == BOARD_POINTS && i && on_board(sc, place[i - 1]))
			add_road(sc, place[i - 1], place[i], k);
		scene_centre(sc, place[i], &x, &y);
		add_knot(k, x, y);
	}
}

/* A straight step gets a third knot, beside its middle by a tenth of its length. */
static void bow(struct knots *k)
{
	float dx = k->at[1][0] - k->at[0][0], dy = k->at[1][1] - k->at[0][1];
	memcpy(k->at[2], k->at[1], sizeof k->at[1]);
	k->at[1][0] = k->at[0][0] + dx * 0.5f + dy * 0.1f;
	k->at[1][1] = k->at[0][1] + dy * 0.5f - dx * 0.1f;
	k->n = 3;
}

static void add_point(struct way *w, float x, float y)
{
	if (w->n == WAY_POINTS)
		return;
	float far = w->n ? hypotf(x - w->at[w->n - 1][0], y - w->at[w->n - 1][1]) : 0;
	w->far[w->n] = w->n ? w->far[w->n - 1] + far : 0;
	w->at[w->n][0] = x;
	w->at[w->n++][1] = y;
}

/* Catmull-Rom: through all knots, and each time in the direction of its neighbours. */
static float between(float a, float b, float c, float d, float t)
{
	return 0.5f * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
}

static void smooth(const struct knots *k, struct way *w)
{
	w->n = 0;
	add_point(w, k->at[0][0], k->at[0][1]);
	for (int i = 0; i + 1 < k->n; i++) {
		const float *b = k->at[i], *c = k->at[i + 1], *a = i ? k->at[i - 1] : b, *d = i + 2 < k->n ? k->at[i + 2] : c;
		int steps = (int)ceilf(hypotf(c[0] - b[0], c[1] - b[1]) / STRIDE);
		int left = (WAY_POINTS - w->n) / (k->n - 1 - i); /* a long way is drawn more coarsely, to its end */
		steps = steps > left ? left : steps;
		for (int s = 1; s <= steps; s++) {
			float t = (float)s / (float)steps;
			add_point(w, between(a[0], b[0], c[0], d[0], t), between(a[1], b[1], c[1], d[1], t));
		}
	}
}

bool way_through(const struct scene *sc, const int16_t *place, int n, struct way *out)
{
	struct knots k;
	knots_of(sc, place, n, &k);
	out->n = 0;
	if (k.n < 2)
		return false;
	if (k.n == 2)
		bow(&k);
	smooth(&k, out);
	return way_length(out) > 1;
}

/* The index of the last point at or before `far`. */
static int index_at(const struct way *w, float far)
{
	int i = 0;
	while (i + 2 < w->n && w->far[i + 1] <= far)
		i++;
	return i;
}

void way_at(const struct way *w, float far, float *x, float *y, float *ux, float *uy)
{
	int i = index_at(w, far);
	float dx = w->at[i + 1][0] - w->at[i][0], dy = w->at[i + 1][1] - w->at[i][1], l = fmaxf(hypotf(dx, dy), 0.001f);
	float on = far - w->far[i];
	*ux = dx / l;
	*uy = dy / l;
	*x = w->at[i][0] + *ux * on;
	*y = w->at[i][1] + *uy * on;
}

int way_part(const struct way *w, float from, float to, float *xy)
{
	float ux, uy;
	int n = 1;
	if (to - from < 0.5f || w->n < 2)
		return 0;
	way_at(w, from, &xy[0], &xy[1], &ux, &uy);
	for (int i = index_at(w, from) + 1; i < w->n && w->far[i] < to - 0.25f && n < WAY_POINTS - 1; i++)
		if (w->far[i] > from + 0.25f) {
			xy[2 * n] = w->at[i][0];
			xy[2 * n++ + 1] = w->at[i][1];
		}
	way_at(w, to, &xy[2 * n], &xy[2 * n + 1], &ux, &uy);
	return n + 1;
}

/* Whether a counter that lies at the place covers the point, or nearly. */
static bool covered(const struct scene *sc, int place, float x, float y, float margin)
{
	float w, h;
	scene_front(sc, &w, &h);
	for (int i = 0; i < sc->lying; i++) {
		float cx, cy;
		if (sc->lie[i].place != place)
			continue;
		camera_to_screen(&sc->eye, sc->lie[i].x, sc->lie[i].y, &cx, &cy);
		if (fabsf(x - cx) < w / 2 + margin && fabsf(y - cy) < h / 2 + margin)
			return true;
	}
	return false;
}

float way_end(const struct scene *sc, const struct way *w, int place)
{
	float k = sc->sheet.radius * sc->eye.percent / 100 / 76;
	int i = w->n - 1;
	while (i > 0 && covered(sc, place, w->at[i][0], w->at[i][1], 4 * k))
		i--;
	return i == w->n - 1 ? fmaxf(way_length(w) - 6 * k, 0) : w->far[i];
}

float way_near(const struct scene *sc, const struct way *w, int place)
{
	float x, y, least = 1e9f, at = 0;
	scene_centre(sc, place, &x, &y);
	for (int i = 0; i < w->n; i++) {
		float d = hypotf(w->at[i][0] - x, w->at[i][1] - y);
		if (d < least) {
			least = d;
			at = w->far[i];
		}
	}
	return at;
}
