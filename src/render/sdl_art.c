/* Pictures and tiles of the SDL canvas: read when first drawn, kept within a budget. */
#include "render/sdl_canvas.h"

#include <SDL_image.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { SHARE_MOST = 64 }; /* points of a picture that are made one, across or down */

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

/* A window's worth of tiles covers up to twice as much, for those at its edges are cut; the coarsest step
 * lies beside them. */
static size_t tile_budget(const struct sdl_canvas *s)
{
	size_t window = (size_t)s->base.width * (size_t)s->base.height * 4;
	return window * 3 > TILE_BUDGET ? window * 3 : TILE_BUDGET;
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

/* Which of `from` points fall on one of `to`, and with what weight: the mean of all that it covers, parts of the outer ones
 * counted as parts; enlarged, the two nearest mixed. */
struct share {
	int first, n;
	float weight[SHARE_MOST];
};

static struct share share_of(int at, int to, int from)
{
	struct share s = {0};
	float scale = (float)from / (float)to, low = (float)at * scale, high = low + scale, sum = 0;

	if (scale < 1) { /* between the middles of two points */
		low = (low + high) / 2 - .5f;
		high = low + 1;
	}
	low = low < 0 ? 0 : low;
	high = high > (float)from ? (float)from : high;
	s.first = (int)low;
	for (int i = s.first; i < from && (float)i < high && s.n < SHARE_MOST; i++) {
		float left = low > (float)i ? low : (float)i, right = high < (float)i + 1 ? high : (float)i + 1;
		sum += s.weight[s.n++] = right - left;
	}
	for (int i = 0; i < s.n; i++)
		s.weight[i] /= sum;
	return s;
}

/* One line of `from`, `w` wide, as floats with the colours multiplied by alpha, added into `sum` with a weight. */
static void add_line(const SDL_Surface *from, int y, const struct share *across, int w, float weight, float *sum)
{
	const uint32_t *row = (const uint32_t *)((const uint8_t *)from->pixels + y * from->pitch);

	for (int x = 0; x < w; x++, sum += 4) {
		for (int i = 0; i < across[x].n; i++) {
			uint32_t p = row[across[x].first + i];
			float a = across[x].weight[i] * weight * (float)(p >> 24);
			sum[3] += a;
			sum[2] += a * (float)(p >> 16 & 255);
			sum[1] += a * (float)(p >> 8 & 255);
			sum[0] += a * (float)(p & 255);
		}
	}
}

static SDL_Surface *scaled(SDL_Surface *from, int w, int h)
{
	SDL_Surface *to = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_ARGB8888);
	struct share *across = malloc((size_t)w * sizeof *across);
	float *sum = malloc((size_t)w * 4 * sizeof *sum);

	for (int x = 0; across && x < w; x++)
		across[x] = share_of(x, w, from->w);
	for (int y = 0; to && across && sum && y < h; y++) {
		struct share down = share_of(y, h, from->h);
		uint32_t *out = (uint32_t *)((uint8_t *)to->pixels + y * to->pitch);
		memset(sum, 0, (size_t)w * 4 * sizeof *sum);
		for (int i = 0; i < down.n; i++)
			add_line(from, down.first + i, across, w, down.weight[i], sum);
		for (int x = 0; x < w; x++) {
			const float *s = sum + 4 * x, a = s[3] > 0 ? s[3] : 1;
			out[x] = (uint32_t)(s[3] + .5f) << 24 | (uint32_t)(s[2] / a + .5f) << 16 |
				 (uint32_t)(s[1] / a + .5f) << 8 | (uint32_t)(s[0] / a + .5f);
		}
	}
	free(across);
	free(sum);
	return to;
}

SDL_Surface *sdl_fit(SDL_Surface *pixels, int w, int h, bool opaque)
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

/* Keeps a picture that was read, freed here; NULL pixels: it could not be. NULL when memory is out. */
static struct sdl_picture *keep_picture(struct sdl_canvas *s, const char *file, int w, int h, bool tile, SDL_Surface *pixels)
{
	struct sdl_picture *p;
	size_t bytes = pixels ? (size_t)pixels->w * (size_t)pixels->h * 4 : 0;

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

/* The picture at this size (0, 0: its own), read when it is not there. NULL when memory is out. */
static struct sdl_picture *load_picture(struct sdl_canvas *s, const char *file, int w, int h, bool tile)
{
	struct sdl_picture *p = find_picture(s, file, w, h, tile);
	SDL_Surface *pixels;
	char path[512];

	if (p)
		return p;
	picture_path(s, file, path, sizeof path);
	pixels = sdl_read_picture(s, path, tile);
	if (pixels && w)
		pixels = sdl_fit(pixels, w, h, tile);
	return keep_picture(s, file, w, h, tile, pixels);
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

/* Keeps what the reader has read; asks it for what it has not. False: it is not there yet. */
static bool fetch(struct sdl_canvas *s, const char *file, int w, int h, bool tile)
{
	SDL_Surface *pixels = NULL;
	struct sdl_picture *p;
	char path[512];

	picture_path(s, file, path, sizeof path);
	if (sdl_reader_get(s->reader, path, w, h, tile, s->tick, &pixels) == READING_COMES)
		return false;
	if (!pixels && (tile || !access(path, R_OK)))
		sdl_note_broken(s, path);
	p = keep_picture(s, file, w, h, tile, pixels);
	if (p)
		p->used = s->tick;
	return true;
}

/* The same picture at another size, drawn last of these. */
static struct sdl_picture *other_size(struct sdl_canvas *s, const char *file)
{
	uint32_t hash = text_hash(file);
	struct sdl_picture *best = NULL;

	for (int i = 0; i < s->pictures; i++) {
		struct sdl_picture *p = &s->picture[i];
		if (p->hash == hash && !p->tile && p->texture && !strcmp(p->file, file) && (!best || p->used > best->used))
			best = p;
	}
	return best;
}

/* While its size changes from picture to picture it is stretched; read at a size that was wanted twice, beside the loop. NULL:
 * it is there, or to be read at once. */
static struct sdl_picture *stand_in(struct sdl_canvas *s, const char *file, int w, int h)
{
	bool patient = s->reader && s->base.reads != ALL_READS && !find_picture(s, file, w, h, false);
	struct sdl_picture *other = patient ? other_size(s, file) : NULL;

	if (!other)
		return NULL;
	bool rests = other->wanted_w == w && other->wanted_h == h;
	other->wanted_w = w;
	other->wanted_h = h;
	return rests && fetch(s, file, w, h, false) ? NULL : other;
}

bool sdl_picture(struct canvas *c, const char *file, struct rect to, uint8_t alpha)
{
	struct sdl_canvas *s = sdl_own(c);

	if (to.w <= 0 || to.h <= 0 || to.w > 8192 || to.h > 8192)
		return false;
	struct sdl_picture *other = stand_in(s, file, to.w, to.h);
	s->base.unfinished |= other != NULL;
	return show(s, other ? other : load_picture(s, file, to.w, to.h, false), NULL, to, alpha);
}

bool sdl_tile(struct canvas *c, const char *file, int w, int h, const struct rect *from, struct rect to)
{
	return show(sdl_own(c), load_picture(sdl_own(c), file, w, h, true), from, to, 255);
}

bool sdl_tile_ready(const struct canvas *c, const char *file, int w, int h)
{
	return find_picture((struct sdl_canvas *)(uintptr_t)c, file, w, h, true) != NULL;
}

bool sdl_tile_comes(struct canvas *c, const char *file, int w, int h)
{
	struct sdl_canvas *s = sdl_own(c);
	struct sdl_picture *p = find_picture(s, file, w, h, true);

	if (p)
		p->used = s->tick;
	if (p || !s->reader)
		return s->reader != NULL;
	fetch(s, file, w, h, true);
	return true;
}

bool sdl_picture_comes(struct canvas *c, const char *file, int w, int h)
{
	struct sdl_canvas *s = sdl_own(c);

	if (!s->reader || w <= 0 || h <= 0 || w > 8192 || h > 8192 || find_picture(s, file, w, h, false))
		return false;
	if (!s->awaits || s->awaits_since != s->tick) {
		s->awaits = true;
		s->awaits_since = s->tick;
		s->read_before = sdl_reader_count(s->reader);
	}
	return !fetch(s, file, w, h, false);
}

bool sdl_came(const struct canvas *c)
{
	const struct sdl_canvas *s = (const struct sdl_canvas *)c;
	return s->awaits && sdl_reader_count(s->reader) != s->read_before;
}

static int bytes3(const uint8_t *at)
{
	return at[0] | at[1] << 8 | at[2] << 16;
}

/* The size as the head of a WebP file names it, of each of its three kinds; false when it is none of them. */
static bool webp_size(const uint8_t head[30], int *w, int *h)
{
	if (memcmp(head, "RIFF", 4) || memcmp(head + 8, "WEBPVP8", 7))
		return false;
	switch (head[15]) {
	case ' ': /* a key frame: its tag, three bytes to begin, then 14 bits each */
		*w = bytes3(head + 26) & 0x3fff;
		*h = bytes3(head + 27) >> 8 & 0x3fff;
		return !memcmp(head + 23, "\x9d\x01\x2a", 3);
	case 'L':
		*w = 1 + (bytes3(head + 21) & 0x3fff);
		*h = 1 + (bytes3(head + 22) >> 6 & 0x3fff);
		return head[20] == 0x2f;
	case 'X':
		*w = 1 + bytes3(head + 24);
		*h = 1 + bytes3(head + 27);
		return true;
	default:
		return false;
	}
}

bool sdl_picture_size(struct canvas *c, const char *file, int *w, int *h)
{
	char path[512];
	uint8_t head[30];
	SDL_Surface *pixels;

	picture_path(sdl_own(c), file, path, sizeof path);
	FILE *in = fopen(path, "rb");
	bool told = in && fread(head, sizeof head, 1, in) == 1 && webp_size(head, w, h);
	if (in)
		fclose(in);
	if (told)
		return true;
	*w = *h = 0;
	pixels = in ? IMG_Load(path) : NULL;
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
