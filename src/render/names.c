/* The names of places at the small steps of the zoom, on which they are not printed for nobody could read them: over the
 * sheet, none over another, over a counter, a star or the sign of a fortress. What is lit to be chosen is named first, then what it is all about, then cities,
 * fortresses and where somebody stands, beside whom the name goes; then the others, on a net of points only where there is air round them.
 * Where there is no room for a name it is left out.
 */
#include "render/badge.h"

#include <math.h>
#include <string.h>

enum { NAMES_MOST = 240, SEATS_MOST = 100, LETTERS = 13, ROOM = 3, RANKS = 4 };

#define SEAT_REACH 40.0f /* of the sign of a fortress or city from its middle, pixels at 100 percent */

#define NAME_INK 0x2b2013ff
#define NAME_HALO 0xf6ecd0d0

struct naming {
	struct scene *sc;
	struct rect sheet;             /* on the screen: no name lies beside it */
	struct rect taken[NAMES_MOST];
	int n, tall;
	float away;                    /* from the middle of a place */
};

static bool touches(const struct rect *a, const struct rect *b)
{
	return a->x < b->x + b->w && b->x < a->x + a->w && a->y < b->y + b->h && b->y < a->y + a->h;
}

/* Of what is taken, and of counters. */
static bool is_free(const struct naming *m, const struct rect *r)
{
	const struct scene *sc = m->sc;
	float x, y, w, h;

	scene_front(sc, &w, &h);
	for (int i = 0; i < sc->lying; i++) {
		camera_to_screen(&sc->eye, sc->lie[i].x, sc->lie[i].y, &x, &y);
		struct rect face = {(int)(x - w / 2), (int)(y - h / 2), (int)w, (int)h};
		if (touches(r, &face))
			return false;
	}
	for (int i = 0; i < m->n; i++)
		if (touches(r, &m->taken[i]))
			return false;
	return r->x >= m->sheet.x && r->y >= m->sheet.y && r->x + r->w <= m->sheet.x + m->sheet.w &&
	       r->y + r->h <= m->sheet.y + m->sheet.h;
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

/* The lower, the sooner it is named: what comes first, aims, then where somebody stands or a town is, then the rest. */
static void rank_all(const struct scene *sc, const struct places *first, uint8_t rank[MAX_PLACES])
{
	const struct scenario *s = sc->s;

	for (int i = 0; i < s->board.count; i++)
		rank[i] = s->board.at[i].kind & (KIND_CITY | KIND_FORTRESS | KIND_CITADEL | KIND_FORTIFIED) ? 2 : 3;
	for (int i = 0; i < sc->lying; i++)
		if (sc->lie[i].place >= 0)
			rank[sc->lie[i].place] = 2;
	for (int i = 0; i < s->aims; i++)
		rank[s->aim_place[i]] = 1;
	for (int i = 0; i < s->board.count && first; i++)
		if (places_has(first, i))
			rank[i] = 0;
}

/* What stands for the place: so much round its middle, and all that lies there. */
struct span {
	float left, top, right, low;
};

static struct span span_of(const struct naming *m, int place)
{
	const struct scene *sc = m->sc;
	float x, y, w, h;

	scene_centre(sc, place, &x, &y);
	struct span s = {x - m->away, y - m->away, x + m->away, y + m->away};
	scene_front(sc, &w, &h);
	for (int i = 0; i < sc->lying; i++) {
		if (sc->lie[i].place != place)
			continue;
		camera_to_screen(&sc->eye, sc->lie[i].x, sc->lie[i].y, &x, &y);
		s.left = fminf(s.left, x - w / 2 - ROOM), s.right = fmaxf(s.right, x + w / 2 + ROOM);
		s.top = fminf(s.top, y - h / 2 - ROOM), s.low = fmaxf(s.low, y + h / 2 + ROOM);
	}
	float left, middle, right, r;
	for (int i = 0; i < sc->s->aims; i++) /* its star stands beside the pile or above it */
		if (sc->s->aim_place[i] == place && scene_pile(sc, place, &left, &middle, &right)) {
			scene_star(sc, place, &x, &y, &r);
			s.left = fminf(s.left, x - r - ROOM);
			s.top = fminf(s.top, y - r - ROOM);
		}
	return s;
}

/* On whichever side of its place there is room. */
static bool name_place(struct naming *m, int place, int rank)
{
	const char *name = m->sc->s->board.at[place].name;
	int w = canvas_text_width(m->sc->c, FONT_TITLE, LETTERS, name), room = rank == RANKS - 1 && m->sc->s->board.kind == BOARD_POINTS ? LETTERS : ROOM;
	const struct span s = span_of(m, place);
	float x = (s.left + s.right) / 2, y = (s.top + s.low) / 2, left = x - (float)w / 2, middle = y - (float)m->tall / 2;
	float lower = (y + s.low) / 2, inner = (s.right - s.left) / 4;
	const float at[6][2] = {{left, s.low}, {left, s.top - (float)m->tall}, {s.right, middle}, {s.left - (float)w, middle},
				{x + inner, lower}, {x - inner - (float)w, lower}};
	for (int k = 0; k < 6; k++) {
		struct rect r = {(int)lroundf(at[k][0]), (int)lroundf(at[k][1]), w, m->tall};
		struct rect clear = {r.x - room, r.y - (room - ROOM) / 2, r.w + 2 * room, r.h + (room - ROOM)};
		if (!is_free(m, &clear))
			continue;
		m->taken[m->n++] = (struct rect){r.x - ROOM, r.y, r.w + 2 * ROOM, r.h};
		letters(m->sc, r, name);
		return true;
	}
	return false;
}

/* Do counters lie alone in their hexes, and so large that above each there is a gap for it? To the left stand badges of the neighbours. */
static bool star_above(const struct scene *sc)
{
	return sc->lies == LIE_ONE && scene_side(sc) >= BADGES_FROM;
}

void scene_star(const struct scene *sc, int place, float *x, float *y, float *r)
{
	float side = (float)scene_side(sc);

	*r = fmaxf(side * 0.24f, 9);
	scene_centre(sc, place, x, y);
	float left, middle, right;
	bool covered = scene_pile(sc, place, &left, &middle, &right);
	if (covered && star_above(sc)) { /* beside its own badges, which stand in the upper corners */
		*r = side * 0.155f;
		*x = left + side * 0.42f;
		*y = middle - side * 0.62f;
		return;
	}
	if (covered) { /* off what is printed on a counter: a tip of it alone reaches over its edge */
		*r = fmaxf(side * 0.2f, 8);
		*x = left - *r * 0.5f;
		*y = middle;
		return;
	}
	*y -= side * 0.5f + *r * 0.35f;
	if (sc->s->board.kind == BOARD_POINTS)
		*x -= side * 0.42f; /* above a point its markers stand */
}

/* No name lies over a star. */
static void keep_stars_free(struct naming *m)
{
	const struct scenario *s = m->sc->s;
	float x, y, r;

	for (int i = 0; i < s->aims; i++) {
		scene_star(m->sc, s->aim_place[i], &x, &y, &r);
		m->taken[m->n++] = (struct rect){(int)(x - r), (int)(y - r), (int)(2 * r), (int)(2 * r)};
	}
}

/* Nor over the sign of a fortress or city, which tells what it is worth. */
static void keep_seats_free(struct naming *m)
{
	const struct sheet *sheet = &m->sc->sheet;
	int r = (int)ceilf(SEAT_REACH * m->sc->eye.percent / 100);
	float x, y;

	for (int i = 0; i < m->sc->s->board.count && i < SHEET_PLATES && m->n < SEATS_MOST; i++) {
		if (sheet->seat[i].x <= 0 || !scene_sees(m->sc, i))
			continue;
		camera_to_screen(&m->sc->eye, sheet->seat[i].x, sheet->seat[i].y, &x, &y);
		m->taken[m->n++] = (struct rect){(int)x - r, (int)y - r, 2 * r, 2 * r};
	}
}

struct places scene_names(struct scene *sc, const struct places *first)
{
	const struct board *b = &sc->s->board;
	struct naming m = {.sc = sc, .tall = canvas_line_height(sc->c, FONT_TITLE, LETTERS), .away = (float)scene_side(sc) * 0.5f};
	uint8_t ranks[MAX_PLACES];
	struct places named = {{0}};
	float x, y;

	if (sheet_names_printed(&sc->sheet, sc->eye.percent))
		return named;
	camera_origin(&sc->eye, &m.sheet.x, &m.sheet.y);
	camera_to_screen(&sc->eye, sc->eye.sheet_w, sc->eye.sheet_h, &x, &y);
	m.sheet.w = (int)x - m.sheet.x;
	m.sheet.h = (int)y - m.sheet.y;
	keep_stars_free(&m);
	keep_seats_free(&m);
	rank_all(sc, first, ranks);
	for (int rank = 0; rank < RANKS; rank++)
		for (int i = 0; i < b->count && m.n < NAMES_MOST; i++)
			if (b->at[i].name[0] && !b->at[i].missing && ranks[i] == rank && scene_sees(sc, i) && !named_before(b, i) && name_place(&m, i, rank))
				places_add(&named, i);
	return named;
}
