/* The names of places at the small steps of the zoom, where those that are printed on the sheet cannot be read: over the
 * sheet, none over another or over a counter; where there is no room for one it is left out. */
#include "render/scene.h"

#include <math.h>
#include <string.h>

enum { NAMES_MOST = 160, LETTERS = 13, ROOM = 3 };

#define NAMES_BELOW 45.0f /* percent: there the letters of a sheet are less than eight pixels high */
#define NAME_INK 0x2b2013ff
#define NAME_HALO 0xf6ecd0d0

static bool touches(const struct rect *a, const struct rect *b)
{
	return a->x < b->x + b->w && b->x < a->x + a->w && a->y < b->y + b->h && b->y < a->y + a->h;
}

/* Of other names, and of counters. */
static bool free_of(const struct scene *sc, const struct rect *r, const struct rect *taken, int n)
{
	float x, y, w, h;

	scene_front(sc, &w, &h);
	for (int i = 0; i < sc->lying; i++) {
		camera_to_screen(&sc->eye, sc->lie[i].x, sc->lie[i].y, &x, &y);
		struct rect face = {(int)(x - w / 2), (int)(y - h / 2), (int)w, (int)h};
		if (touches(r, &face))
			return false;
	}
	for (int i = 0; i < n; i++)
		if (touches(r, &taken[i]))
			return false;
	return true;
}

/* Of several places with one name the first has it. */
static bool named_before(const struct board *b, int place)
{
	for (int i = 0; i < place; i++)
		if (!strcmp(b->at[i].name, b->at[place].name))
			return true;
	return false;
}

static void letters(struct scene *sc, struct rect r, const char *name)
{
	static const int halo[8][2] = {{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}};

	for (int i = 0; i < 8; i++)
		canvas_text(sc->c, FONT_TITLE, LETTERS, NAME_HALO, r.x + halo[i][0], r.y + halo[i][1], name);
	canvas_text(sc->c, FONT_TITLE, LETTERS, NAME_INK, r.x, r.y, name);
}

int scene_names(struct scene *sc)
{
	const struct board *b = &sc->s->board;
	struct rect taken[NAMES_MOST];
	int n = 0, tall = canvas_line_height(sc->c, FONT_TITLE, LETTERS);
	float x, y, away = (float)scene_side(sc) * 0.5f;

	if (sc->eye.percent >= NAMES_BELOW)
		return 0;
	for (int i = 0; i < b->count && n < NAMES_MOST; i++) {
		const char *name = b->at[i].name;
		if (!name[0] || b->at[i].missing || !scene_sees(sc, i) || named_before(b, i))
			continue;
		scene_centre(sc, i, &x, &y);
		int w = canvas_text_width(sc->c, FONT_TITLE, LETTERS, name);
		const float left = x - (float)w / 2, above = y - away - (float)tall, middle = y - (float)tall / 2;
		const float at[6][2] = {{left, y + away}, {left, above}, {x + away, middle}, {x - away - (float)w, middle},
					{x + away / 2, y + away / 2}, {x - away / 2 - (float)w, y + away / 2}};
		for (int k = 0; k < 6; k++) {
			struct rect r = {(int)lroundf(at[k][0]), (int)lroundf(at[k][1]), w, tall};
			struct rect clear = {r.x - ROOM, r.y, r.w + 2 * ROOM, r.h};
			if (!free_of(sc, &clear, taken, n))
				continue;
			taken[n++] = clear;
			letters(sc, r, name);
			break;
		}
	}
	return n;
}
