/* Pictures and tiles of the SDL canvas: read when first drawn, kept within a budget. */
#include "render/sdl_canvas.h"

#include <SDL_image.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

void sdl_note_broken(struct sdl_canvas *s, const char *path)
{
	if (!*s->base.broken)
		snprintf(s->base.broken, sizeof s->base.broken, "%.255s", path);
}

SDL_Surface *sdl_read_picture(struct sdl_canvas *s, const char *path, bool needed)
{
	bool absent = access(path, R_OK) != 0;
	SDL_Surface *pixels = absent ? NULL : IMG_Load(path);

	if (!pixels && (needed || !absent))
		sdl_note_broken(s, path);
	return pixels;
}

static struct sdl_picture *find_picture(struct sdl_canvas *s, const char *file, int w, int h, bool tile)
{
	uint32_t hash = text_hash(file);

	for (int i = 0; i < s->pictures; i++) {
		struct sdl_picture *p = &s->picture[i];
		if (p->hash == hash && p->w == w && p->h == h && p->tile == tile && !strcmp(p->file, file))
			return p;
	}
	return NULL;
}

static void drop_picture(struct sdl_canvas *s, struct sdl_picture *p)
{
	*(p->tile ? &s->tile_bytes : &s->scaled_bytes) -= p->bytes;
	if (p->texture)
		SDL_DestroyTexture(p->texture);
	free(p->file);
	*p = s->picture[--s->pictures];
}

/* A window's worth of tiles covers up to twice as much, for those at its edges are cut: room for little more. */
static size_t tile_budget(const struct sdl_canvas *s)
{
	size_t window = (size_t)s->base.width * (size_t)s->base.height * 4;
	return window * 5 / 2 > TILE_BUDGET ? window * 5 / 2 : TILE_BUDGET;
}

/* Drops what was drawn longest ago until `bytes` more of its kind fit. What is on the screen now stays. */
static void picture_room(struct sdl_canvas *s, bool tile, size_t bytes)
{
	size_t budget = tile ? tile_budget(s) : SCALED_BUDGET;

	while (s->pictures == MAX_PICTURES || (tile ? s->tile_bytes : s->scaled_bytes) + bytes > budget) {
		struct sdl_picture *oldest = NULL;
		for (int i = 0; i < s->pictures; i++) {
			struct sdl_picture *p = &s->picture[i];
			if (p->tile == tile && (!oldest || p->used < oldest->used))
				oldest = p;
		}
		if (!oldest || (oldest->used == s->tick && s->pictures < MAX_PICTURES))
			return;
		drop_picture(s, oldest);
	}
}

static void picture_path(const struct sdl_canvas *s, const char *file, char *path, size_t size)
{
	if (*file == '/')
		snprintf(path, size, "%s", file);
	else
		snprintf(path, size, "%s/art/%s", s->data, file);
}

/* Box filter: the mean of all pixels that fall on one; enlarging repeats the nearest. Straight alpha. */
static SDL_Surface *scaled(SDL_Surface *from, int w, int h)
{
	SDL_Surface *to = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_ARGB8888);

	if (!to)
		return NULL;
	for (int y = 0; y < h; y++) {
		int y0 = (int)((int64_t)y * from->h / h), y1 = (int)((int64_t)(y + 1) * from->h / h);
		uint32_t *out = (uint32_t *)((uint8_t *)to->pixels + y * to->pitch);
		y1 = y1 > y0 ? y1 : y0 + 1;
		for (int x = 0; x < w; x++) {
			int x0 = (int)((int64_t)x * from->w / w), x1 = (int)((int64_t)(x + 1) * from->w / w);
			uint64_t sum[4] = {0, 0, 0, 0}, n = 0;
			x1 = x1 > x0 ? x1 : x0 + 1;
			for (int v = y0; v < y1; v++) {
				const uint32_t *row = (const uint32_t *)((uint8_t *)from->pixels + v * from->pitch);
				for (int u = x0; u < x1; u++, n++) {
					uint32_t a = row[u] >> 24;
					sum[3] += a;
					sum[2] += (row[u] >> 16 & 255) * a;
					sum[1] += (row[u] >> 8 & 255) * a;
					sum[0] += (row[u] & 255) * a;
				}
			}
			uint64_t a = sum[3] ? sum[3] : 1;
			out[x] = (uint32_t)(sum[3] / n) << 24 | (uint32_t)(sum[2] / a) << 16 |
				 (uint32_t)(sum[1] / a) << 8 | (uint32_t)(sum[0] / a);
		}
	}
	return to;
}

static SDL_Surface *fit(SDL_Surface *pixels, int w, int h, bool opaque)
{
	SDL_Surface *plain = SDL_ConvertSurfaceFormat(pixels, SDL_PIXELFORMAT_ARGB8888, 0), *to = NULL;

	SDL_FreeSurface(pixels);
	if (plain && plain->w == w && plain->h == h)
		return plain;
	if (plain && opaque && plain->w >= w && plain->h >= h)
		to = sdl_shrunk(plain, w, h);
	else if (plain)
		to = scaled(plain, w, h);
	SDL_FreeSurface(plain);
	return to;
}

/* The picture at this size (0, 0: its own), read when it is not there. NULL when memory is out. */
static struct sdl_picture *load_picture(struct sdl_canvas *s, const char *file, int w, int h, bool tile)
{
	struct sdl_picture *p = find_picture(s, file, w, h, tile);
	SDL_Surface *pixels;
	char path[512];
	size_t bytes;

	if (p)
		return p;
	picture_path(s, file, path, sizeof path);
	pixels = sdl_read_picture(s, path, tile);
	if (pixels && w)
		pixels = fit(pixels, w, h, tile);
	bytes = pixels ? (size_t)pixels->w * (size_t)pixels->h * 4 : 0;
	picture_room(s, tile, bytes);
	p = &s->picture[s->pictures];
	*p = (struct sdl_picture){.file = strdup(file), .hash = text_hash(file), .w = w, .h = h, .tile = tile, .bytes = bytes};
	if (!p->file) {
		SDL_FreeSurface(pixels);
		return NULL;
	}
	p->texture = pixels ? sdl_upload(s, pixels, tile) : NULL;
	*(tile ? &s->tile_bytes : &s->scaled_bytes) += bytes;
	s->pictures++;
	return p;
}

static bool show(struct sdl_canvas *s, struct sdl_picture *p, const struct rect *from, struct rect to, uint8_t alpha)
{
	SDL_Rect dst = {to.x, to.y, to.w, to.h}, src = from ? (SDL_Rect){from->x, from->y, from->w, from->h} : dst;

	if (!p || !p->texture)
		return false;
	p->used = s->tick;
	SDL_SetTextureAlphaMod(p->texture, alpha);
	return !SDL_RenderCopy(s->renderer, p->texture, from ? &src : NULL, &dst);
}

bool sdl_picture(struct canvas *c, const char *file, struct rect to, uint8_t alpha)
{
	if (to.w <= 0 || to.h <= 0 || to.w > 8192 || to.h > 8192)
		return false;
	return show(sdl_own(c), load_picture(sdl_own(c), file, to.w, to.h, false), NULL, to, alpha);
}

bool sdl_tile(struct canvas *c, const char *file, int w, int h, const struct rect *from, struct rect to)
{
	return show(sdl_own(c), load_picture(sdl_own(c), file, w, h, true), from, to, 255);
}

bool sdl_tile_ready(const struct canvas *c, const char *file, int w, int h)
{
	return find_picture((struct sdl_canvas *)(uintptr_t)c, file, w, h, true) != NULL;
}

bool sdl_picture_size(struct canvas *c, const char *file, int *w, int *h)
{
	char path[512];
	SDL_Surface *pixels;

	picture_path(sdl_own(c), file, path, sizeof path);
	*w = *h = 0;
	pixels = access(path, R_OK) ? NULL : IMG_Load(path);
	if (!pixels)
		return false;
	*w = pixels->w;
	*h = pixels->h;
	SDL_FreeSurface(pixels);
	return true;
}

void sdl_art_free(struct sdl_canvas *s)
{
	while (s->pictures > 0)
		drop_picture(s, &s->picture[s->pictures - 1]);
}
