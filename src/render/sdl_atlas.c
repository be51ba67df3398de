/* Atlases of the SDL canvas: their pages are read when first drawn and kept within a budget. */
#include "render/sdl_canvas.h"

#include "core/json.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { LARGEST_PICTURE = 16384, MOST_PAGES = 1024 };

static int by_name(const void *a, const void *b)
{
	return strcmp(((const struct sprite_at *)a)->name, ((const struct sprite_at *)b)->name);
}

/* Four whole numbers of pixels: as many as all pages have together at the most, so that sums of two stay an int. */
static bool read_rect(const cJSON *json, int out[4])
{
	int n = 0;
	const cJSON *item;

	cJSON_ArrayForEach(item, json) {
		if (n == 4 || !cJSON_IsNumber(item) || item->valuedouble != item->valueint || item->valueint < 0 ||
		    item->valueint >= MOST_PAGES * LARGEST_PICTURE)
			return false;
		out[n++] = item->valueint;
	}
	return n == 4;
}

static int at_page(const struct sdl_atlas *a, int y)
{
	return y > 0 ? y / a->rows : 0;
}

static bool read_index(struct sdl_atlas *a, const cJSON *json, const char *path, struct error *e)
{
	const cJSON *sprites = json_get(json, "sprites"), *slices = json_get(json, "slices"), *item;
	int count = cJSON_GetArraySize(sprites), at[4];

	if (count < 1)
		return error_set(e, path, "sprites", NULL, "the atlas has no sprites");
	a->rows = a->folder ? json_int_or(json, "page", 0) : LARGEST_PICTURE;
	if (a->rows < 64 || a->rows > LARGEST_PICTURE)
		return error_set(e, path, "page", NULL, "must be a number from 64 to %d", LARGEST_PICTURE);
	a->sprite = calloc((size_t)count, sizeof *a->sprite);
	if (!a->sprite)
		return error_set(e, path, NULL, NULL, "out of memory");
	cJSON_ArrayForEach(item, sprites) {
		struct sprite_at *s = &a->sprite[a->sprites];
		if (!read_rect(item, at) || at[1] / a->rows >= MOST_PAGES || !item->string || strlen(item->string) >= sizeof s->name)
			return error_set(e, path, item->string, NULL, "a sprite is [x, y, width, height], in pixels");
		snprintf(s->name, sizeof s->name, "%s", item->string);
		s->at = (struct rect){at[0], at[1], at[2], at[3]};
		s->border[0] = NONE;
		if (read_rect(json_get(slices, s->name), at))
			memcpy(s->border, at, sizeof s->border);
		a->sprites++;
		a->pages = at_page(a, s->at.y) >= a->pages ? at_page(a, s->at.y) + 1 : a->pages;
	}
	a->page = calloc((size_t)a->pages + 1, sizeof *a->page);
	if (!a->page)
		return error_set(e, path, NULL, NULL, "out of memory");
	qsort(a->sprite, (size_t)a->sprites, sizeof *a->sprite, by_name);
	return true;
}

/* The file of a page; the only one of an atlas that is one picture has the atlas's name. */
static void page_path(const struct sdl_canvas *s, const struct sdl_atlas *a, int page, char *path, size_t size)
{
	if (a->folder)
		snprintf(path, size, "%s/art/%s/%02d.webp", s->data, a->name, page);
	else
		snprintf(path, size, "%s/art/%s.png", s->data, a->name);
}

static void index_path(const struct sdl_canvas *s, const struct sdl_atlas *a, char *path, size_t size)
{
	snprintf(path, size, a->folder ? "%s/art/%s/index.json" : "%s/art/%s.json", s->data, a->name);
}

static bool open_index(struct sdl_canvas *s, struct sdl_atlas *a, struct error *e)
{
	char path[400];
	cJSON *json;
	bool ok;

	index_path(s, a, path, sizeof path);
	json = json_read(path, e);
	ok = json && read_index(a, json, path, e);
	cJSON_Delete(json);
	if (ok)
		return true;
	sdl_note_broken(s, path);
	free(a->sprite);
	free(a->page);
	return false;
}

/* An atlas that is one picture is wanted as a whole, and soon: it is read beside the loop while the first picture is prepared. */
static void read_ahead(struct sdl_canvas *s, const struct sdl_atlas *a)
{
	SDL_Surface *early = NULL;
	char path[400];

	if (a->folder || !s->reader)
		return;
	page_path(s, a, 0, path, sizeof path);
	if (sdl_reader_get(s->reader, path, 0, 0, true, s->tick, &early) == READING_DONE)
		SDL_FreeSurface(early);
}

atlas_id sdl_atlas_open(struct canvas *c, const char *name, struct error *e)
{
	struct sdl_canvas *s = sdl_own(c);
	struct sdl_atlas *a = &s->atlas[s->atlases];
	char path[400];

	for (int i = 0; i < s->atlases; i++)
		if (!strcmp(s->atlas[i].name, name))
			return i;
	if (s->atlases == MAX_ATLASES) {
		error_set(e, name, NULL, NULL, "too many atlases");
		return NONE;
	}
	memset(a, 0, sizeof *a);
	snprintf(a->name, sizeof a->name, "%s", name);
	snprintf(path, sizeof path, "%s/art/%s", s->data, name);
	a->folder = !access(path, R_OK);
	index_path(s, a, path, sizeof path);
	bool indexed = !access(path, R_OK);
	page_path(s, a, 0, path, sizeof path);
	if (access(path, R_OK)) {
		if (indexed)
			sdl_note_broken(s, path);
		error_set(e, path, NULL, NULL, "this picture is missing");
		return NONE;
	}
	if (!open_index(s, a, e))
		return NONE;
	read_ahead(s, a);
	return s->atlases++;
}

const struct sprite_at *sdl_find(struct sdl_canvas *s, atlas_id a, const char *sprite)
{
	struct sprite_at key;
	size_t length = strlen(sprite);

	if (a < 0 || a >= s->atlases || length >= sizeof key.name)
		return NULL;
	memcpy(key.name, sprite, length + 1);
	return bsearch(&key, s->atlas[a].sprite, (size_t)s->atlas[a].sprites, sizeof key, by_name);
}

/* All that is read of atlases, and the page among it that was not drawn for longest; none of this picture. Single
 * pictures stay: the interface is drawn from them, seldom but then at once. */
static size_t pages_read(struct sdl_canvas *s, struct sdl_page **oldest)
{
	size_t sum = 0;

	*oldest = NULL;
	for (int i = 0; i < s->atlases; i++)
		for (int k = 0; k < s->atlas[i].pages; k++) {
			struct sdl_page *p = &s->atlas[i].page[k];
			if (!p->texture)
				continue;
			sum += p->bytes;
			if (s->atlas[i].folder && p->used != s->tick && (!*oldest || p->used < (*oldest)->used))
				*oldest = p;
		}
	return sum;
}

/* Pages not drawn for longest give way to the one that is read now. */
static void make_room(struct sdl_canvas *s, size_t bytes)
{
	struct sdl_page *oldest;

	while (pages_read(s, &oldest) + bytes > ATLAS_BUDGET && oldest) {
		SDL_DestroyTexture(oldest->texture);
		oldest->texture = NULL;
	}
}

static SDL_Surface *page_pixels(struct sdl_canvas *s, const struct sdl_atlas *a, int page)
{
	SDL_Surface *pixels = NULL;
	char path[400];
	page_path(s, a, page, path, sizeof path);
	if (s->reader && sdl_reader_take(s->reader, path, 0, 0, true, &pixels) && pixels)
		return pixels;
	return sdl_read_picture(s, path, true);
}

static void page_keep(struct sdl_canvas *s, struct sdl_page *p, SDL_Surface *pixels)
{
	if (pixels) {
		p->bytes = (size_t)pixels->w * (size_t)pixels->h * 4;
		make_room(s, p->bytes);
		p->texture = sdl_upload(s, pixels, false);
	}
	p->broken = !p->texture;
}

static SDL_Texture *page_texture(struct sdl_canvas *s, struct sdl_atlas *a, int page)
{
	struct sdl_page *p = &a->page[page];
	SDL_Surface *pixels;

	p->used = s->tick;
	if (p->texture || p->broken)
		return p->texture;
	pixels = page_pixels(s, a, page);
	page_keep(s, p, pixels);
	return p->texture;
}

SDL_Surface *sdl_sprite_pixels(struct sdl_canvas *s, atlas_id a, const char *sprite, struct rect *at)
{
	const struct sprite_at *found = sdl_find(s, a, sprite);
	SDL_Surface *pixels, *converted = NULL;

	if (!found)
		return NULL;
	*at = found->at;
	pixels = page_pixels(s, &s->atlas[a], at_page(&s->atlas[a], at->y));
	at->y %= s->atlas[a].rows;
	if (pixels && at->x >= 0 && at->y >= 0 && at->w > 0 && at->h > 0 && at->x + at->w <= pixels->w &&
	    at->y + at->h <= pixels->h)
		converted = SDL_ConvertSurfaceFormat(pixels, SDL_PIXELFORMAT_ARGB8888, 0);
	SDL_FreeSurface(pixels);
	return converted;
}

bool sdl_atlas_warm(struct canvas *c, atlas_id a)
{
	struct sdl_canvas *s = sdl_own(c);
	struct sdl_page *oldest;
	struct sdl_atlas *atlas = a >= 0 && a < s->atlases ? &s->atlas[a] : NULL;

	if (!atlas || pages_read(s, &oldest) > ATLAS_BUDGET / 4 * 3)
		return false;
	for (int k = 0; k < atlas->pages; k++)
		if (!atlas->page[k].texture && !atlas->page[k].broken && page_texture(s, atlas, k))
			return true;
	return false;
}

bool sdl_sprite_size(struct canvas *c, atlas_id a, const char *sprite, int *w, int *h)
{
	const struct sprite_at *found = sdl_find(sdl_own(c), a, sprite);

	*w = found ? found->at.w : 0;
	*h = found ? found->at.h : 0;
	return found != NULL;
}

/* Is the page there, or has it come from beside the loop? */
static bool page_comes(struct sdl_canvas *s, const struct sdl_atlas *a, int page)
{
	SDL_Surface *pixels = NULL;
	char path[400];

	page_path(s, a, page, path, sizeof path);
	if (sdl_reader_get(s->reader, path, 0, 0, true, s->tick, &pixels) == READING_COMES)
		return false;
	if (!pixels)
		sdl_note_broken(s, path);
	page_keep(s, &a->page[page], pixels);
	return true;
}

/* May a page be drawn from, and read for that? Where many are wanted at once they come one by one, or beside the loop. */
static bool may_read(struct sdl_canvas *s, const struct sdl_atlas *a, int page)
{
	if (a->page[page].texture || a->page[page].broken)
		return true;
	if (s->reader && s->base.reads != ALL_READS)
		return page_comes(s, a, page);
	if (s->base.reads > 0) {
		s->base.reads--;
		return true;
	}
	return false;
}

SDL_Texture *sdl_page_of(struct sdl_canvas *s, atlas_id a, struct rect from, SDL_Rect *part)
{
	*part = (SDL_Rect){from.x, from.y % s->atlas[a].rows, from.w, from.h};
	return page_texture(s, &s->atlas[a], at_page(&s->atlas[a], from.y));
}

bool sdl_copy(struct sdl_canvas *s, atlas_id a, struct rect from, struct rect to, uint8_t alpha)
{
	SDL_Rect src, dst = {to.x, to.y, to.w, to.h};
	SDL_Texture *t = sdl_page_of(s, a, from, &src);

	if (!t)
		return false;
	if (from.w <= 0 || from.h <= 0 || to.w <= 0 || to.h <= 0)
		return true;
	SDL_SetTextureAlphaMod(t, alpha);
	return !SDL_RenderCopy(s->renderer, t, &src, &dst);
}

/* Until its page is read a sprite of the same name from the same pieces drawn for another size stands in, if it is there. */
static bool stand_in(struct sdl_canvas *s, atlas_id a, const char *sprite, struct rect to, uint8_t alpha)
{
	const char *dash = strrchr(s->atlas[a].name, '-');
	size_t stem = dash ? (size_t)(dash - s->atlas[a].name) + 1 : 0;

	for (int i = 0; stem && i < s->atlases; i++) {
		const struct sprite_at *found = NULL;
		if (i != a && !strncmp(s->atlas[i].name, s->atlas[a].name, stem))
			found = sdl_find(s, i, sprite);
		if (found && s->atlas[i].page[at_page(&s->atlas[i], found->at.y)].texture &&
		    sdl_copy(s, i, found->at, to, alpha))
			return true;
	}
	return false;
}

bool sdl_sprite(struct canvas *c, atlas_id a, const char *sprite, struct rect to, uint8_t alpha)
{
	struct sdl_canvas *s = sdl_own(c);
	const struct sprite_at *found = sdl_find(s, a, sprite);

	if (!found)
		return false;
	if (!may_read(s, &s->atlas[a], at_page(&s->atlas[a], found->at.y))) {
		s->base.unfinished = true;
		if (stand_in(s, a, sprite, to, alpha))
			return true;
	}
	return sdl_copy(s, a, found->at, to, alpha);
}

bool sdl_turned(struct canvas *c, atlas_id a, const char *sprite, struct rect to, float degrees)
{
	struct sdl_canvas *s = sdl_own(c);
	const struct sprite_at *found = sdl_find(s, a, sprite);
	SDL_Texture *t = found ? page_texture(s, &s->atlas[a], at_page(&s->atlas[a], found->at.y)) : NULL;

	if (!t)
		return false;
	SDL_Rect src = {found->at.x, found->at.y % s->atlas[a].rows, found->at.w, found->at.h}, dst = {to.x, to.y, to.w, to.h};
	SDL_SetTextureAlphaMod(t, 255);
	return !SDL_RenderCopyEx(s->renderer, t, &src, &dst, degrees, NULL, SDL_FLIP_NONE);
}

void sdl_atlas_free(struct sdl_canvas *s)
{
	for (int i = 0; i < s->atlases; i++) {
		for (int k = 0; k < s->atlas[i].pages; k++)
			if (s->atlas[i].page[k].texture)
				SDL_DestroyTexture(s->atlas[i].page[k].texture);
		free(s->atlas[i].page);
		free(s->atlas[i].sprite);
	}
	s->atlases = 0;
}
