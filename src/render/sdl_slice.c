/* Nine-slices of the SDL canvas. Stretching the middle of a large one costs more than all else of a picture where the
 * processor does it: there one that is drawn in picture after picture is kept as it was stretched.
 */
#include "render/sdl_canvas.h"

#include <stdlib.h>

enum { KEPT_FROM = 128 * 128 }; /* pixels */

static void drop_middle(struct sdl_canvas *s, struct sdl_middle *m)
{
	s->middle_bytes -= m->bytes;
	if (m->texture)
		SDL_DestroyTexture(m->texture);
	*m = s->middle[--s->middles];
}

/* Drops those that the picture before did not have, and if need be the one that was drawn longest ago. */
static void middle_room(struct sdl_canvas *s)
{
	struct sdl_middle *oldest = s->middle;

	for (int i = s->middles - 1; i >= 0; i--)
		if (s->middle[i].used + 1 < s->tick)
			drop_middle(s, &s->middle[i]);
	for (int i = 1; i < s->middles; i++)
		oldest = s->middle[i].used < oldest->used ? &s->middle[i] : oldest;
	if (s->middles == MAX_MIDDLES)
		drop_middle(s, oldest);
}

static bool covers(SDL_Renderer *r, int w, int h)
{
	uint32_t *row = malloc((size_t)w * sizeof *row);
	bool opaque = row != NULL;

	for (int y = 0; opaque && y < h; y++) {
		SDL_Rect line = {0, y, w, 1};
		opaque = !SDL_RenderReadPixels(r, &line, SDL_PIXELFORMAT_ARGB8888, row, w * 4);
		for (int x = 0; opaque && x < w; x++)
			opaque = row[x] >> 24 == 255;
	}
	free(row);
	return opaque;
}

/* Stretches it into a texture of its own, as it would be on the way to the screen. */
static SDL_Texture *stretched(struct sdl_canvas *s, SDL_Texture *from, const SDL_Rect *part, int w, int h)
{
	SDL_Texture *to = SDL_CreateTexture(s->renderer, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_TARGET, w, h);
	SDL_Texture *target = SDL_GetRenderTarget(s->renderer);
	bool clipped = SDL_RenderIsClipEnabled(s->renderer);
	SDL_Rect clip;

	SDL_RenderGetClipRect(s->renderer, &clip);
	if (!to || SDL_SetRenderTarget(s->renderer, to)) {
		SDL_DestroyTexture(to);
		return NULL;
	}
	SDL_RenderSetClipRect(s->renderer, NULL);
	SDL_SetTextureBlendMode(from, SDL_BLENDMODE_NONE);
	SDL_RenderCopy(s->renderer, from, part, NULL);
	SDL_SetTextureBlendMode(from, SDL_BLENDMODE_BLEND);
	SDL_SetTextureBlendMode(to, covers(s->renderer, w, h) ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
	SDL_SetRenderTarget(s->renderer, target);
	SDL_RenderSetClipRect(s->renderer, clipped ? &clip : NULL);
	return to;
}

static struct sdl_middle *middle_of(struct sdl_canvas *s, atlas_id a, struct rect from, int w, int h)
{
	for (int i = 0; i < s->middles; i++) {
		struct sdl_middle *m = &s->middle[i];
		if (m->atlas == a && m->x == from.x && m->y == from.y && m->w == w && m->h == h)
			return m;
	}
	middle_room(s);
	s->middle[s->middles] = (struct sdl_middle){.atlas = a, .x = from.x, .y = from.y, .w = w, .h = h, .used = s->tick};
	return &s->middle[s->middles++];
}

/* Stretches one that the picture before had too. False when it is not kept. */
static bool keep(struct sdl_canvas *s, struct sdl_middle *m, struct rect from)
{
	size_t bytes = (size_t)m->w * (size_t)m->h * 4;
	bool again = m->used + 1 == s->tick, fits = s->middle_bytes + bytes <= MIDDLE_BUDGET;
	SDL_Rect part;

	m->used = s->tick;
	if (m->texture || !again || !fits)
		return m->texture;
	SDL_Texture *page = sdl_page_of(s, m->atlas, from, &part);
	if (!page)
		return false;
	SDL_SetTextureAlphaMod(page, 255);
	m->texture = stretched(s, page, &part, m->w, m->h);
	m->bytes = m->texture ? bytes : 0;
	s->middle_bytes += m->bytes;
	return m->texture;
}

static bool draw_middle(struct sdl_canvas *s, atlas_id a, struct rect from, struct rect to)
{
	bool large = s->software && (int64_t)to.w * to.h >= KEPT_FROM && (to.w != from.w || to.h != from.h);
	struct sdl_middle *m = large ? middle_of(s, a, from, to.w, to.h) : NULL;
	SDL_Rect at = {to.x, to.y, to.w, to.h};

	if (!m || !keep(s, m, from))
		return sdl_copy(s, a, from, to, 255);
	return !SDL_RenderCopy(s->renderer, m->texture, NULL, &at);
}

/* Where three parts of a slice of `size` begin, on the picture and on the screen, when `low` and `high` border it. */
static void cut(int from, int size, int low, int high, int to, int length, int src[4], int dst[4])
{
	int a = low, b = high;

	if (a + b > length) {
		a = length * low / (low + high);
		b = length - a;
	}
	src[0] = from;
	src[1] = from + low;
	src[2] = from + size - high;
	src[3] = from + size;
	dst[0] = to;
	dst[1] = to + a;
	dst[2] = to + length - b;
	dst[3] = to + length;
}

bool sdl_slice(struct canvas *c, atlas_id a, const char *sprite, struct rect to)
{
	struct sdl_canvas *s = sdl_own(c);
	const struct sprite_at *f = sdl_find(s, a, sprite);
	int sx[4], sy[4], dx[4], dy[4];

	if (!f)
		return false;
	if (f->border[0] < 0)
		return sdl_copy(s, a, f->at, to, 255);
	cut(f->at.x, f->at.w, f->border[0], f->border[2], to.x, to.w, sx, dx);
	cut(f->at.y, f->at.h, f->border[1], f->border[3], to.y, to.h, sy, dy);
	for (int i = 0; i < 9; i++) {
		int row = i / 3, column = i % 3;
		struct rect from = {sx[column], sy[row], sx[column + 1] - sx[column], sy[row + 1] - sy[row]};
		struct rect part = {dx[column], dy[row], dx[column + 1] - dx[column], dy[row + 1] - dy[row]};
		if (!(i == 4 ? draw_middle(s, a, from, part) : sdl_copy(s, a, from, part, 255)))
			return false;
	}
	return true;
}

void sdl_slice_free(struct sdl_canvas *s)
{
	while (s->middles)
		drop_middle(s, s->middle);
}
