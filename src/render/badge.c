/* Badges on counters: what was done with a unit, what it must do, and how it fares. */
#include "render/badge.h"

#include <math.h>

/* A badge without art: a polygon of its own number of corners and a letter. */
static void plain_badge(struct scene *sc, const struct badge *b, float cx, float cy, float side)
{
	float xy[24], ring[24];
	int size = (int)(side * 0.62f), w = canvas_text_width(sc->c, FONT_DATA_BOLD, size, b->letter);

	for (int i = 0; i < b->corners; i++) {
		float a = 6.2831853f * (float)i / (float)b->corners - 1.5707963f, r = side * 0.5f;
		ring[2 * i] = cx + (r + 1.5f) * cosf(a);
		ring[2 * i + 1] = cy + (r + 1.5f) * sinf(a);
		xy[2 * i] = cx + r * cosf(a);
		xy[2 * i + 1] = cy + r * sinf(a);
	}
	canvas_polygon(sc->c, ring, b->corners, 0xfff8e6ff);
	canvas_polygon(sc->c, xy, b->corners, b->colour);
	canvas_text(sc->c, FONT_DATA_BOLD, size, 0xffffffff, (int)cx - w / 2,
		    (int)cy - canvas_line_height(sc->c, FONT_DATA_BOLD, size) / 2, b->letter);
}

static void one_badge(struct scene *sc, const struct badge *b, float x, float y, float size)
{
	scene_disc(sc, x, y, size * 0.5f + 1.6f, 0x2b2013ff);
	scene_disc(sc, x, y, size * 0.5f + 0.4f, 0xfbf0d6ff);
	if (!scene_sign(sc, b->sprite, x, y, size * 0.92f, 255))
		plain_badge(sc, b, x, y, size * 0.9f);
}

/* The lasting state of a unit stands on the other side of its counter, so that neither crowds out the other. */
static void state_badges(struct scene *sc, unsigned badges, float x, float y, float size)
{
	for (int i = 0; badge_of(sc->s, i); i++) {
		const struct badge *b = badge_of(sc->s, i);
		if (!b->beside || !b->sprite || !badge_shows(sc->s, badges, i))
			continue;
		if (!scene_sign(sc, b->sprite, x, y, size, 255))
			plain_badge(sc, b, x, y, size * 0.9f);
		y += size * 0.86f;
	}
}

/* So many badges on one. */
static void count_badge(struct scene *sc, int n, float x, float y, float size)
{
	scene_disc(sc, x, y, size * 0.5f + 1.6f, 0x2b2013ff);
	scene_disc(sc, x, y, size * 0.5f + 0.4f, 0xf2c230ff);
	scene_number(sc, n, x, y, (int)(size * 0.85f));
}

void badges_lie(float side, int all, struct badge_row *out)
{
	bool small = side < BADGES_FROM, folded = all > 1 && small;
	float share = all > 2 && !folded ? 0.26f : all > 1 && !folded ? 0.3f : 0.36f;
	/* On a small counter it may be larger than its share, to be told from others, but no more than it can be beside the symbol. */
	float least = small ? fmaxf(fminf(13, side * 0.42f), 9) : 13;
	out->shown = folded ? 1 : all > 3 ? 3 : all;
	out->folded = folded;
	out->size = fmaxf(side * share, least);
	out->x = side / 2 - (small ? 0 : out->size * 0.32f);
	out->y = -side / 2 + (small ? 0 : out->size * 0.1f);
	out->step = -out->size * 0.86f;
}

void scene_in_hand(struct scene *sc, float cx, float cy, float side)
{
	scene_ring(sc, cx, cy, side, 0xf2c230ff, fmaxf(2, side * 0.04f));
}

void scene_badges(struct scene *sc, unsigned badges, float cx, float cy, float side)
{
	struct badge_row row;
	int all = 0, shown = 0;
	for (int i = 0; badge_of(sc->s, i); i++)
		all += !badge_of(sc->s, i)->beside && badge_of(sc->s, i)->sprite && badge_shows(sc->s, badges, i);
	badges_lie(side, all, &row);

	if (badges & BADGE_IN_HAND)
		scene_in_hand(sc, cx, cy, side);
	for (int i = 0; badge_of(sc->s, i) && shown < row.shown; i++) {
		const struct badge *b = badge_of(sc->s, i);
		float x = cx + row.x + (float)shown * row.step, y = cy + row.y;
		if (b->beside || !b->sprite || !badge_shows(sc->s, badges, i))
			continue;
		if (row.folded)
			count_badge(sc, all, x, y, row.size);
		else
			one_badge(sc, b, x, y, row.size);
		shown++;
	}
	float size = side < BADGES_FROM ? row.size : fmaxf(side * 0.34f, 14), x = cx - side / 2 + size * 0.1f, y = cy - side / 2 + size * 0.28f;
	if (sc->letters) { /* below them, and off the values of a small counter */
		y += fmaxf(side * 0.26f, 12);
		x -= side < LETTERS_FROM ? 4 : 0;
	}
	state_badges(sc, badges, x, y, size);
}
