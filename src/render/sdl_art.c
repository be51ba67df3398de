/* Atlases, pictures and tiles of the SDL canvas: read when first drawn, kept within a budget. */
#include "render/sdl_canvas.h"

#include "core/json.h"

#include <SDL_image.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { SHARE_MOST = 64 }; /* points of a picture that are made one, across or down */

static int by_name(const void *a, const void *b)
{
	return strcmp(((const struct sprite_at *)a)->name, ((const struct sprite_at *)b)->name);
}

static bool read_rect(const cJSON *json, int out[4])
{
	int n = 0;
	const cJSON *item;

	cJSON_ArrayForEach(item, json) {
		if (n == 4 || !cJSON_IsNumber(item))
			return false;
		out[n++] = item->valueint;
	}
	return n == 4;
}

static bool read_index(struct sdl_atlas *a, const cJSON *json, const char *path, struct error *e)
{
	const cJSON *sprites = json_get(json, "sprites"), *slices = json_get(json, "slices"), *item;
	int count = cJSON_GetArraySize(sprites), at[4];

	if (count < 1)
		return error_set(e, path, "sprites", NULL, "the atlas has no sprites");
	a->sprite = calloc((size_t)count, sizeof *a->sprite);
	if (!a->sprite)
		return error_set(e, path, NULL, NULL, "out of memory");
	cJSON_ArrayForEach(item, sprites) {
		struct sprite_at *s = &a->sprite[a->sprites];
		if (!read_rect(item, at) || !item->string || strlen(item->string) >= sizeof s->name)
			return error_set(e, path, item->string, NULL, "a sprite is [x, y, width, height]");
		snprintf(s->name, sizeof s->name, "%s", item->string);
		s->at = (struct rect){at[0], at[1], at[2], at[3]};
		s->border[0] = NONE;
		if (read_rect(json_get(slices, s->name), at))
			memcpy(s->border, at, sizeof s->border);
		a->sprites++;
	}
	qsort(a->sprite, (size_t)a->sprites, sizeof *a->sprite, by_name);
	return true;
}

/* The first file that cannot be read: the program tells of it. */
static void note_broken(struct sdl_canvas *s, const char *path)
{
	if (!*s->base.broken)
		snprintf(s->base.broken, sizeof s->base.broken, "%.255s", path);
}

atlas_id sdl_atlas_open(struct canvas *c, const char *name, struct error *e)
{
	struct sdl_canvas *s = sdl_own(c);
	struct sdl_atlas *a;
	char path[400];
	cJSON *json;
	bool ok;

	for (int i = 0; i < s->atlases; i++)
		if (!strcmp(s->atlas[i].name, name))
			return i;
	snprintf(path, sizeof path, "%s/art/%s.json", s->data, name);
	bool indexed = !access(path, R_OK);
	snprintf(path, sizeof path, "%s/art/%s.png", s->data, name);
	if (s->atlases == MAX_ATLASES || access(path, R_OK)) {
		if (indexed)
			note_broken(s, path);
		error_set(e, path, NULL, NULL, s->atlases == MAX_ATLASES ? "too many atlases" : "this picture is missing");
		return NONE;
	}
	snprintf(path, sizeof path, "%s/art/%s.json", s->data, name);
	json = json_read(path, e);
	if (!json) {
		note_broken(s, path);
		return NONE;
	}
	a = &s->atlas[s->atlases];
	memset(a, 0, sizeof *a);
	snprintf(a->name, sizeof a->name, "%s", name);
	ok = read_index(a, json, path, e);
	cJSON_Delete(json);
	if (!ok) {
		note_broken(s, path);
		free(a->sprite);
		return NONE;
	}
	return s->atlases++;
}

static const struct sprite_at *find(struct sdl_canvas *s, atlas_id a, const char *sprite)
{
	struct sprite_at key;
	size_t length = strlen(sprite);

	if (a < 0 || a >= s->atlases || length >= sizeof key.name)
		return NULL;
	memcpy(key.name, sprite, length + 1);
	return bsearch(&key, s->atlas[a].sprite, (size_t)s->atlas[a].sprites, sizeof key, by_name);
}

/* Atlases not drawn for longest give way to the one that is read now. */
static void make_room(struct sdl_canvas *s, size_t bytes)
{
	for (;;) {
		size_t sum = bytes;
		struct sdl_atlas *oldest = NULL;
		for (int i = 0; i < s->atlases; i++) {
			struct sdl_atlas *a = &s->atlas[i];
			if (!a->texture)
				continue;
			sum += a->bytes;
			if (a->used != s->tick && (!oldest || a->used < oldest->used))
				oldest = a;
		}
		if (sum <= ATLAS_BUDGET || !oldest)
			return;
		SDL_DestroyTexture(oldest->texture);
		oldest->texture = NULL;
	}
}

/* Reads it. One that is not `needed` may be absent: something else is drawn then. */
static SDL_Surface *read_picture(struct sdl_canvas *s, const char *path, bool needed)
{
	bool absent = access(path, R_OK) != 0;
	SDL_Surface *pixels = absent ? NULL : IMG_Load(path);

	if (!pixels && (needed || !absent))
		note_broken(s, path);
	return pixels;
}

static SDL_Surface *atlas_pixels(struct sdl_canvas *s, const struct sdl_atlas *a)
{
	char path[400];
	snprintf(path, sizeof path, "%s/art/%s.png", s->data, a->name);
	return read_picture(s, path, true);
}

static SDL_Texture *atlas_texture(struct sdl_canvas *s, struct sdl_atlas *a)
{
	SDL_Surface *pixels;

	a->used = s->tick;
	if (a->texture || a->broken)
		return a->texture;
	pixels = atlas_pixels(s, a);
	if (pixels) {
		a->bytes = (size_t)pixels->w * (size_t)pixels->h * 4;
		make_room(s, a->bytes);
		a->texture = sdl_upload(s, pixels, false);
	}
	a->broken = !a->texture;
	return a->texture;
}

SDL_Surface *sdl_sprite_pixels(struct sdl_canvas *s, atlas_id a, const char *sprite, struct rect *at)
{
	const struct sprite_at *found = find(s, a, sprite);
	SDL_Surface *pixels, *converted = NULL;

	if (!found)
		return NULL;
	*at = found->at;
	pixels = atlas_pixels(s, &s->atlas[a]);
	if (pixels && at->x >= 0 && at->y >= 0 && at->w > 0 && at->h > 0 && at->x + at->w <= pixels->w &&
	    at->y + at->h <= pixels->h)
		converted = SDL_ConvertSurfaceFormat(pixels, SDL_PIXELFORMAT_ARGB8888, 0);
	SDL_FreeSurface(pixels);
	return converted;
}

bool sdl_atlas_warm(struct canvas *c, atlas_id a)
{
	struct sdl_canvas *s = sdl_own(c);
	if (a < 0 || a >= s->atlases || s->atlas[a].texture || s->atlas[a].broken)
		return false;
	return atlas_texture(s, &s->atlas[a]) != NULL;
}

bool sdl_sprite_size(struct canvas *c, atlas_id a, const char *sprite, int *w, int *h)
{
	const struct sprite_at *found = find(sdl_own(c), a, sprite);

	*w = found ? found->at.w : 0;
	*h = found ? found->at.h : 0;
	return found != NULL;
}

static bool copy(struct sdl_canvas *s, atlas_id a, struct rect from, struct rect to, uint8_t alpha)
{
	SDL_Texture *t = atlas_texture(s, &s->atlas[a]);
	SDL_Rect src = {from.x, from.y, from.w, from.h}, dst = {to.x, to.y, to.w, to.h};

	if (!t)
		return false;
	if (from.w <= 0 || from.h <= 0 || to.w <= 0 || to.h <= 0)
		return true;
	SDL_SetTextureAlphaMod(t, alpha);
	return !SDL_RenderCopy(s->renderer, t, &src, &dst);
}

bool sdl_sprite(struct canvas *c, atlas_id a, const char *sprite, struct rect to, uint8_t alpha)
{
	const struct sprite_at *found = find(sdl_own(c), a, sprite);
	return found && copy(sdl_own(c), a, found->at, to, alpha);
}

bool sdl_turned(struct canvas *c, atlas_id a, const char *sprite, struct rect to, float degrees)
{
	struct sdl_canvas *s = sdl_own(c);
	const struct sprite_at *found = find(s, a, sprite);
	SDL_Texture *t = found ? atlas_texture(s, &s->atlas[a]) : NULL;

	if (!t)
		return false;
	SDL_Rect src = {found->at.x, found->at.y, found->at.w, found->at.h}, dst = {to.x, to.y, to.w, to.h};
	SDL_SetTextureAlphaMod(t, 255);
	return !SDL_RenderCopyEx(s->renderer, t, &src, &dst, degrees, NULL, SDL_FLIP_NONE);
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
	const struct sprite_at *f = find(sdl_own(c), a, sprite);
	int sx[4], sy[4], dx[4], dy[4];

	if (!f)
		return false;
	if (f->border[0] < 0)
		return copy(sdl_own(c), a, f->at, to, 255);
	cut(f->at.x, f->at.w, f->border[0], f->border[2], to.x, to.w, sx, dx);
	cut(f->at.y, f->at.h, f->border[1], f->border[3], to.y, to.h, sy, dy);
	for (int row = 0; row < 3; row++) {
		for (int column = 0; column < 3; column++) {
			struct rect from = {sx[column], sy[row], sx[column + 1] - sx[column], sy[row + 1] - sy[row]};
			struct rect part = {dx[column], dy[row], dx[column + 1] - dx[column], dy[row + 1] - dy[row]};
			if (!copy(sdl_own(c), a, from, part, 255))
				return false;
		}
	}
	return true;
}

static struct sdl_picture *find_picture(struct sdl_canvas *s, const char *file, int w, int h)
{
	uint32_t hash = text_hash(file);

	for (int i = 0; i < s->pictures; i++) {
		struct sdl_picture *p = &s->picture[i];
		if (p->hash == hash && p->w == w && p->h == h && !strcmp(p->file, file))
			return p;
	}
	return NULL;
}

static void drop_picture(struct sdl_canvas *s, struct sdl_picture *p)
{
	*(p->w ? &s->scaled_bytes : &s->tile_bytes) -= p->bytes;
	if (p->texture)
		SDL_DestroyTexture(p->texture);
	free(p->file);
	*p = s->picture[--s->pictures];
}

/* Drops what was drawn longest ago until `bytes` more of its kind fit. */
static void picture_room(struct sdl_canvas *s, bool tile, size_t bytes)
{
	size_t budget = tile ? TILE_BUDGET : SCALED_BUDGET;

	while (s->pictures == MAX_PICTURES || (tile ? s->tile_bytes : s->scaled_bytes) + bytes > budget) {
		struct sdl_picture *oldest = NULL;
		for (int i = 0; i < s->pictures; i++) {
			struct sdl_picture *p = &s->picture[i];
			if ((p->w == 0) == tile && (!oldest || p->used < oldest->used))
				oldest = p;
		}
		if (!oldest)
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

static SDL_Surface *fit(SDL_Surface *pixels, int w, int h)
{
	SDL_Surface *plain = SDL_ConvertSurfaceFormat(pixels, SDL_PIXELFORMAT_ARGB8888, 0), *to = NULL;

	SDL_FreeSurface(pixels);
	if (plain && plain->w == w && plain->h == h)
		return plain;
	if (plain)
		to = scaled(plain, w, h);
	SDL_FreeSurface(plain);
	return to;
}

/* The picture at this size (0, 0: its own, opaque), read when it is not there. NULL when memory is out. */
static struct sdl_picture *load_picture(struct sdl_canvas *s, const char *file, int w, int h)
{
	struct sdl_picture *p = find_picture(s, file, w, h);
	SDL_Surface *pixels;
	char path[512];
	size_t bytes;

	if (p)
		return p;
	picture_path(s, file, path, sizeof path);
	pixels = read_picture(s, path, w == 0);
	if (pixels && w)
		pixels = fit(pixels, w, h);
	bytes = pixels ? (size_t)pixels->w * (size_t)pixels->h * 4 : 0;
	picture_room(s, w == 0, bytes);
	p = &s->picture[s->pictures];
	*p = (struct sdl_picture){.file = strdup(file), .hash = text_hash(file), .w = w, .h = h, .bytes = bytes};
	if (!p->file) {
		SDL_FreeSurface(pixels);
		return NULL;
	}
	p->texture = pixels ? sdl_upload(s, pixels, w == 0) : NULL;
	*(w ? &s->scaled_bytes : &s->tile_bytes) += bytes;
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
	return show(sdl_own(c), load_picture(sdl_own(c), file, to.w, to.h), NULL, to, alpha);
}

bool sdl_tile(struct canvas *c, const char *file, const struct rect *from, struct rect to)
{
	return show(sdl_own(c), load_picture(sdl_own(c), file, 0, 0), from, to, 255);
}

bool sdl_tile_ready(const struct canvas *c, const char *file)
{
	return find_picture((struct sdl_canvas *)(uintptr_t)c, file, 0, 0) != NULL;
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
	for (int i = 0; i < s->atlases; i++) {
		if (s->atlas[i].texture)
			SDL_DestroyTexture(s->atlas[i].texture);
		free(s->atlas[i].sprite);
	}
	s->atlases = 0;
}
