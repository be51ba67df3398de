/* Fills that let through what lies below, of the SDL canvas, where the processor draws: it lays a plain opaque picture over a
 * surface in less than half the time that it fills the same with a transparent colour. It rounds otherwise, by one: faint ones, that lie
 * upon each other in shadows, are filled.
 */
#include "render/sdl_canvas.h"

#include <string.h>

enum { TINT_WIDE = 1024, TINT_HIGH = 8, TINT_FROM = 32, TINT_ALPHA = 32 }; /* pixels; narrower and fainter ones are filled */

static SDL_Texture *plain(struct sdl_canvas *s, uint32_t rgb)
{
	SDL_Texture *t = SDL_CreateTexture(s->renderer, SDL_PIXELFORMAT_RGB888, SDL_TEXTUREACCESS_STATIC, TINT_WIDE, TINT_HIGH);
	uint32_t row[TINT_WIDE];

	for (int i = 0; i < TINT_WIDE; i++)
		row[i] = rgb;
	for (int y = 0; t && y < TINT_HIGH; y++)
		SDL_UpdateTexture(t, &(SDL_Rect){0, y, TINT_WIDE, 1}, row, sizeof row);
	if (t)
		SDL_SetTextureBlendMode(t, SDL_BLENDMODE_BLEND);
	return t;
}

/* The one of this colour; else it takes the place of the one that was drawn longest ago. */
static struct sdl_tint *tint_of(struct sdl_canvas *s, uint32_t rgb)
{
	struct sdl_tint *oldest = s->tint;

	for (int i = 0; i < MAX_TINTS; i++) {
		struct sdl_tint *t = &s->tint[i];
		if (t->texture && t->rgb == rgb)
			return t;
		if (!t->texture || (oldest->texture && t->used < oldest->used))
			oldest = t;
	}
	if (oldest->texture)
		SDL_DestroyTexture(oldest->texture);
	*oldest = (struct sdl_tint){rgb, s->tick, plain(s, rgb)};
	return oldest;
}

bool sdl_tint(struct sdl_canvas *s, struct rect r, uint32_t colour)
{
	SDL_Rect all = {0, 0, s->base.width, s->base.height}, at = {r.x, r.y, r.w, r.h};

	if (!s->software || (colour & 255) == 255 || (colour & 255) < TINT_ALPHA || r.w < TINT_FROM)
		return false;
	if (!SDL_IntersectRect(&all, &at, &at))
		return true;
	struct sdl_tint *t = tint_of(s, colour >> 8);
	if (!t->texture)
		return false;
	t->used = s->tick;
	SDL_SetTextureAlphaMod(t->texture, (uint8_t)colour);
	for (int y = 0; y < at.h; y += TINT_HIGH)
		for (int x = 0; x < at.w; x += TINT_WIDE) {
			SDL_Rect from = {0, 0, int_min(TINT_WIDE, at.w - x), int_min(TINT_HIGH, at.h - y)};
			SDL_Rect to = {at.x + x, at.y + y, from.w, from.h};
			SDL_RenderCopy(s->renderer, t->texture, &from, &to);
		}
	return true;
}

void sdl_tint_free(struct sdl_canvas *s)
{
	for (int i = 0; i < MAX_TINTS; i++)
		if (s->tint[i].texture)
			SDL_DestroyTexture(s->tint[i].texture);
	memset(s->tint, 0, sizeof s->tint);
}
