#include "render/spot.h"

#include <math.h>
#include <string.h>

enum { CORNERS = 32, AROUND = 6, LIT_MOST = 256 };

void spot_disc(const struct scene *sc, int place, float grow, float *x, float *y, float *r)
{
	scene_centre(sc, place, x, y);
	*r = fmaxf((sheet_disc(&sc->s->board, place) + grow) * sc->eye.percent / 100, 7);
}

static void circle(float x, float y, float r, float *xy, int corners)
{
	for (int i = 0; i < corners; i++) {
		xy[2 * i] = x + r * cosf(6.2831853f * (float)i / (float)CORNERS);
		xy[2 * i + 1] = y + r * sinf(6.2831853f * (float)i / (float)CORNERS);
	}
}

static void outline_road(struct scene *sc, int from, int to, uint32_t colour, float thick)
{
	float at[ROAD_MOST][2];
	int n = road_line(&sc->sheet, &sc->s->board, from, to, at);
	for (int i = 0; i < n; i++)
		camera_to_screen(&sc->eye, at[i][0], at[i][1], &at[i][0], &at[i][1]);
	canvas_ribbon(sc->c, at[0], n, thick, colour);
}

void spots_outline(struct scene *sc, const struct places *in, uint32_t colour, float thick)
{
	const struct board *b = &sc->s->board;
	float x, y, r, xy[2 * (CORNERS + 1)];

	for (int i = 0; i < b->count; i++) {
		if (!places_has(in, i) || !scene_sees(sc, i))
			continue;
		for (int k = 0; k < b->at[i].links; k++)
			if (b->at[i].link[k].to > i && places_has(in, b->at[i].link[k].to))
				outline_road(sc, i, b->at[i].link[k].to, (colour & 0xffffff00u) | (colour & 255) / 2, thick);
		spot_disc(sc, i, AROUND, &x, &y, &r);
		circle(x, y, r, xy, CORNERS + 1);
		canvas_ribbon(sc->c, xy, CORNERS + 1, thick, colour);
	}
}

/* Where the lit discs leave a row of the screen free, from left to right. */
struct gap {
	float from, to;
};

static int gaps_at(const struct scene *sc, const int *place, int lit, float line, struct gap *out)
{
	int n = 0;
	for (int i = 0; i < lit; i++) {
		float x, y, r;
		spot_disc(sc, place[i], 2 * AROUND, &x, &y, &r);
		if (fabsf(line - y) >= r)
			continue;
		float half = sqrtf(r * r - (line - y) * (line - y));
		int at = n++;
		for (; at > 0 && out[at - 1].from > x - half; at--)
			out[at] = out[at - 1];
		out[at] = (struct gap){x - half, x + half};
	}
	return n;
}

static void fill_row(struct scene *sc, float from, float to, int line, uint32_t colour)
{
	int a = (int)ceilf(from - 0.5f), z = (int)ceilf(to - 0.5f);
	if (z > a)
		canvas_fill(sc->c, (struct rect){a, line, z - a, 1}, colour);
}

void spots_dim(struct scene *sc, const struct places *in, uint32_t colour)
{
	const struct rect *a = &sc->eye.area;
	int place[LIT_MOST], lit = 0;
	struct gap gap[LIT_MOST];
	float left, top, right, low;

	for (int i = 0; i < sc->s->board.count && lit < LIT_MOST; i++)
		if (places_has(in, i) && scene_sees(sc, i))
			place[lit++] = i;
	camera_to_screen(&sc->eye, 0, 0, &left, &top);
	camera_to_screen(&sc->eye, sc->sheet.width, sc->sheet.height, &right, &low);
	left = fmaxf(left, (float)a->x);
	right = fminf(right, (float)(a->x + a->w));
	for (int line = (int)fmaxf(top, (float)a->y); (float)line < fminf(low, (float)(a->y + a->h)); line++) {
		int n = gaps_at(sc, place, lit, (float)line + 0.5f, gap);
		float from = left;
		for (int i = 0; i < n; i++) {
			fill_row(sc, from, fminf(gap[i].from, right), line, colour);
			from = fmaxf(from, gap[i].to);
		}
		fill_row(sc, from, right, line, colour);
	}
}

void spot_fill(struct scene *sc, int place, uint32_t colour)
{
	float x, y, r, xy[2 * CORNERS];
	spot_disc(sc, place, AROUND, &x, &y, &r);
	circle(x, y, r, xy, CORNERS);
	canvas_polygon(sc->c, xy, CORNERS, colour);
}

void spot_rule(struct scene *sc, int place, bool rising, uint32_t colour)
{
	float x, y, r, lean = rising ? -0.7071f : 0.7071f;
	spot_disc(sc, place, AROUND, &x, &y, &r);
	for (float off = -r + 3; off < r; off += 5) {
		float half = sqrtf(fmaxf(r * r - off * off, 0));
		/* Lines in the direction (1, lean), moved aside by `off`. */
		float mx = x - lean * off, my = y + 0.7071f * off;
		const float xy[4] = {mx - 0.7071f * half, my - lean * half, mx + 0.7071f * half, my + lean * half};
		canvas_ribbon(sc->c, xy, 2, 1.6f, colour);
	}
}
