/* Convex polygons with soft edges. The polygon's coverage is worked out once and kept as a white texture (or one
 * filled with a pattern), because the same few shapes - hexes, arrow heads - are drawn hundreds of times. */
#include "render/sdl_canvas.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROWS = 8 }; /* scan lines per pixel */

/* Adds the part [x0, x1) of a scan line to the row of sums, 1/ROWS for a whole pixel. */
static void add_span(float *sum, int w, float x0, float x1)
{
	x0 = x0 < 0 ? 0 : x0;
	x1 = x1 > (float)w ? (float)w : x1;
	if (x1 <= x0)
		return;
	int a = (int)x0, b = (int)x1;
	const float whole = 1.0f / ROWS;
	if (a == b) {
		sum[a] += (x1 - x0) * whole;
		return;
	}
	sum[a] += ((float)a + 1 - x0) * whole;
	for (int x = a + 1; x < b; x++)
		sum[x] += whole;
	if (b < w)
		sum[b] += (x1 - (float)b) * whole;
}

/* Where the scan line at y enters and leaves the polygon; false when it misses. */
static bool span_at(const float *xy, int n, float y, float *x0, float *x1)
{
	*x0 = 1e9f;
	*x1 = -1e9f;
	for (int i = 0; i < n; i++) {
		int j = (i + 1) % n;
		float ya = xy[2 * i + 1], yb = xy[2 * j + 1];
		if ((ya <= y) == (yb <= y))
			continue;
		float x = xy[2 * i] + (y - ya) / (yb - ya) * (xy[2 * j] - xy[2 * i]);
		*x0 = x < *x0 ? x : *x0;
		*x1 = x > *x1 ? x : *x1;
	}
	return *x1 > *x0;
}

static void paint_row(uint32_t *out, const float *sum, int w, const uint32_t *pattern, int pattern_w, int phase)
{
	for (int x = 0; x < w; x++) {
		float cover = sum[x] > 1 ? 1 : sum[x];
		uint32_t base = pattern ? pattern[(x + phase) % pattern_w] : 0xffffffffu;
		uint32_t alpha = (uint32_t)((float)(base >> 24) * cover + 0.5f);
		out[x] = alpha << 24 | (base & 0xffffff);
	}
}

static SDL_Surface *cover(const struct sdl_shape *k, const struct sdl_pattern *p)
{
	int w = k->w, h = k->h;
	SDL_Surface *to = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_ARGB8888);
	float *sum = calloc((size_t)w + 1, sizeof *sum);

	for (int y = 0; to && sum && y < h; y++) {
		const uint32_t *row = NULL;
		float x0, x1;
		memset(sum, 0, (size_t)w * sizeof *sum);
		for (int i = 0; i < ROWS; i++)
			if (span_at(k->xy, k->n, (float)y + ((float)i + 0.5f) / ROWS, &x0, &x1))
				add_span(sum, w, x0, x1);
		if (p)
			row = (const uint32_t *)((uint8_t *)p->pixels->pixels + (y + k->phase_y) % p->h * p->pixels->pitch);
		paint_row((uint32_t *)((uint8_t *)to->pixels + y * to->pitch), sum, w, row, p ? p->w : 1, k->phase_x);
	}
	free(sum);
	return to;
}

static void drop_shape(struct sdl_canvas *s, struct sdl_shape *shape)
{
	if (shape->texture)
		SDL_DestroyTexture(shape->texture);
	*shape = s->shape[--s->shapes];
}

static struct sdl_shape *find_shape(struct sdl_canvas *s, const struct sdl_shape *like)
{
	for (int i = 0; i < s->shapes; i++) {
		struct sdl_shape *k = &s->shape[i];
		if (k->n == like->n && k->atlas == like->atlas && k->w == like->w && k->h == like->h &&
		    k->phase_x == like->phase_x && k->phase_y == like->phase_y &&
		    !memcmp(k->xy, like->xy, (size_t)like->n * 2 * sizeof *k->xy) && !strcmp(k->sprite, like->sprite))
			return k;
	}
	return NULL;
}

static uint32_t pixel_at(const struct sdl_pattern *p, int x, int y)
{
	return ((const uint32_t *)((uint8_t *)p->pixels->pixels + (y + p->h) % p->h * p->pixels->pitch))[(x + p->w) % p->w];
}

/* Whether moving by (1, dy) leaves the picture as it is, within what antialiasing leaves of it. */
static bool slants(const struct sdl_pattern *p, int dy)
{
	for (int y = 0; y < p->h; y++)
		for (int x = 0; x < p->w; x++) {
			int a = (int)(pixel_at(p, x, y) >> 24), b = (int)(pixel_at(p, x + 1, y + dy) >> 24);
			if (abs(a - b) > 24)
				return false;
		}
	return true;
}

static const struct sdl_pattern *get_pattern(struct sdl_canvas *s, int atlas, const char *sprite)
{
	struct sdl_pattern *p;
	struct rect at;
	SDL_Surface *sheet;

	for (int i = 0; i < s->patterns; i++)
		if (s->pattern[i].atlas == atlas && !strcmp(s->pattern[i].sprite, sprite))
			return s->pattern[i].pixels ? &s->pattern[i] : NULL;
	if (s->patterns == MAX_PATTERNS)
		return NULL;
	p = &s->pattern[s->patterns++];
	*p = (struct sdl_pattern){.atlas = atlas};
	snprintf(p->sprite, sizeof p->sprite, "%s", sprite);
	sheet = sdl_sprite_pixels(s, atlas, sprite, &at);
	if (!sheet)
		return NULL;
	p->w = at.w;
	p->h = at.h;
	p->pixels = SDL_CreateRGBSurfaceWithFormat(0, at.w, at.h, 32, SDL_PIXELFORMAT_ARGB8888);
	if (p->pixels) {
		SDL_SetSurfaceBlendMode(sheet, SDL_BLENDMODE_NONE);
		SDL_BlitSurface(sheet, &(SDL_Rect){at.x, at.y, at.w, at.h}, p->pixels, NULL);
		p->slant = p->w != p->h ? 0 : slants(p, 1) ? 1 : slants(p, -1) ? -1 : 0;
	}
	SDL_FreeSurface(sheet);
	return p->pixels ? p : NULL;
}

static struct sdl_shape *make_shape(struct sdl_canvas *s, const struct sdl_shape *like, const struct sdl_pattern *p)
{
	struct sdl_shape *k;

	if (s->shapes == MAX_SHAPES) {
		struct sdl_shape *oldest = &s->shape[0];
		for (int i = 1; i < s->shapes; i++)
			if (s->shape[i].used < oldest->used)
				oldest = &s->shape[i];
		drop_shape(s, oldest);
	}
	k = &s->shape[s->shapes++];
	*k = *like;
	k->texture = sdl_upload(s, cover(k, p), false);
	return k;
}

/* The polygon moved to the origin, rounded to quarters of a pixel; false when it is too large to keep. */
static bool normal_form(const float *xy, int n, struct sdl_shape *out, int *left, int *top)
{
	float x0 = xy[0], y0 = xy[1], x1 = xy[0], y1 = xy[1];

	for (int i = 1; i < n; i++) {
		x0 = fminf(x0, xy[2 * i]);
		x1 = fmaxf(x1, xy[2 * i]);
		y0 = fminf(y0, xy[2 * i + 1]);
		y1 = fmaxf(y1, xy[2 * i + 1]);
	}
	if (!(x1 - x0 < SHAPE_LIMIT && y1 - y0 < SHAPE_LIMIT && fabsf(x0) < 1e6f && fabsf(y0) < 1e6f))
		return false;
	*left = (int)floorf(x0);
	*top = (int)floorf(y0);
	memset(out, 0, sizeof *out);
	out->n = n;
	out->atlas = NONE;
	for (int i = 0; i < n; i++) {
		out->xy[2 * i] = roundf((xy[2 * i] - (float)*left) * 4) / 4;
		out->xy[2 * i + 1] = roundf((xy[2 * i + 1] - (float)*top) * 4) / 4;
	}
	out->w = (int)ceilf(x1 - (float)*left) + 1;
	out->h = (int)ceilf(y1 - (float)*top) + 1;
	return true;
}

static void blit(struct sdl_canvas *s, struct sdl_shape *k, int left, int top, SDL_Color colour)
{
	if (!k || !k->texture)
		return;
	k->used = s->tick;
	SDL_SetTextureColorMod(k->texture, colour.r, colour.g, colour.b);
	SDL_SetTextureAlphaMod(k->texture, colour.a);
	SDL_RenderCopy(s->renderer, k->texture, NULL, &(SDL_Rect){left, top, k->w, k->h});
}

static void fan(struct sdl_canvas *s, const float *xy, int n, SDL_Color colour)
{
	SDL_Vertex v[32];
	int index[90], indices = 0;

	for (int i = 0; i < n; i++)
		v[i] = (SDL_Vertex){{xy[2 * i], xy[2 * i + 1]}, colour, {0, 0}};
	for (int i = 1; i + 1 < n; i++) {
		index[indices++] = 0;
		index[indices++] = i;
		index[indices++] = i + 1;
	}
	SDL_SetRenderDrawBlendMode(s->renderer, SDL_BLENDMODE_BLEND);
	SDL_RenderGeometry(s->renderer, NULL, v, n, index, indices);
}

void sdl_polygon(struct canvas *c, const float *xy, int n, uint32_t colour)
{
	struct sdl_canvas *s = sdl_own(c);
	struct sdl_shape like, *k;
	int left, top;

	if (!normal_form(xy, n, &like, &left, &top)) {
		fan(s, xy, n, sdl_colour(colour));
		return;
	}
	k = find_shape(s, &like);
	blit(s, k ? k : make_shape(s, &like, NULL), left, top, sdl_colour(colour));
}

void sdl_pattern(struct canvas *c, const float *xy, int n, atlas_id a, const char *sprite, uint8_t alpha)
{
	struct sdl_canvas *s = sdl_own(c);
	struct sdl_shape like, *k;
	const struct sdl_pattern *p;
	int left, top;

	if (a == NONE || strlen(sprite) >= sizeof like.sprite || !normal_form(xy, n, &like, &left, &top))
		return;
	p = get_pattern(s, a, sprite);
	if (!p)
		return;
	like.atlas = a;
	strcpy(like.sprite, sprite);
	/* The pattern runs on from hex to hex: its phase is that of the screen. */
	like.phase_x = (left % p->w + p->w) % p->w;
	like.phase_y = (top % p->h + p->h) % p->h;
	if (p->slant) {
		like.phase_x = ((like.phase_x - p->slant * like.phase_y) % p->w + p->w) % p->w;
		like.phase_y = 0;
	}
	k = find_shape(s, &like);
	blit(s, k ? k : make_shape(s, &like, p), left, top, (SDL_Color){255, 255, 255, alpha});
}

/* Four rails along the line, the outer two clear, so that the edges are soft; the corners are mitred. */
enum { RAILS = 4, RIBBON_PART = 64 };

static void rails_at(const float *xy, int n, int i, float thick, SDL_Color colour, SDL_Vertex *out)
{
	static const float share[RAILS] = {-1, -1, 1, 1};
	int before = i > 0 ? i - 1 : i, after = i + 1 < n ? i + 1 : i;
	float ax = xy[2 * i] - xy[2 * before], ay = xy[2 * i + 1] - xy[2 * before + 1];
	float bx = xy[2 * after] - xy[2 * i], by = xy[2 * after + 1] - xy[2 * i + 1];
	float la = hypotf(ax, ay), lb = hypotf(bx, by);

	ax = la > 0 ? ax / la : 0;
	ay = la > 0 ? ay / la : 0;
	bx = lb > 0 ? bx / lb : 0;
	by = lb > 0 ? by / lb : 0;
	float dx = ax + bx, dy = ay + by, l = hypotf(dx, dy);
	float straight = l > 0.01f ? 2 / l : 1; /* of a unit step along: how far the mitre reaches */
	float nx = l > 0.01f ? -dy / l : -ay, ny = l > 0.01f ? dx / l : ax;
	straight = la > 0 && lb > 0 ? fminf(straight, 1.6f) : 1;
	for (int k = 0; k < RAILS; k++) {
		bool clear = k == 0 || k == RAILS - 1;
		float far = share[k] * (thick / 2 + (clear ? 0.5f : -0.5f)) * straight;
		out[k] = (SDL_Vertex){{xy[2 * i] + nx * far, xy[2 * i + 1] + ny * far}, colour, {0, 0}};
		if (clear)
			out[k].color.a = 0;
	}
}

static float length_of(const float *xy, int n)
{
	float sum = 0;
	for (int i = 1; i < n; i++)
		sum += hypotf(xy[2 * i] - xy[2 * i - 2], xy[2 * i + 1] - xy[2 * i - 1]);
	return sum;
}

void sdl_taper(struct canvas *c, const float *xy, int n, float from, float to, uint32_t colour)
{
	struct sdl_canvas *s = sdl_own(c);
	SDL_Vertex v[RAILS * RIBBON_PART];
	int index[18 * RIBBON_PART];
	float grows, far = 0;

	from = fmaxf(from, 1.2f);
	to = fmaxf(to, 1.2f);
	if (sdl_stroke(s, xy, n, from, to, colour))
		return;
	grows = (to - from) / fmaxf(length_of(xy, n), 0.01f);
	SDL_SetRenderDrawBlendMode(s->renderer, SDL_BLENDMODE_BLEND);
	for (int first = 0; first + 1 < n; first += RIBBON_PART - 1) {
		int count = n - first < RIBBON_PART ? n - first : RIBBON_PART, indices = 0;
		for (int i = 0; i < count; i++) {
			const float *p = xy + 2 * (first + i);
			far += i ? hypotf(p[0] - p[-2], p[1] - p[-1]) : 0;
			rails_at(xy, n, first + i, from + grows * far, sdl_colour(colour), v + RAILS * i);
		}
		for (int i = 0; i + 1 < count; i++)
			for (int k = 0; k + 1 < RAILS; k++) {
				int a = RAILS * i + k, corner[6] = {a, a + 1, a + RAILS, a + 1, a + RAILS + 1, a + RAILS};
				memcpy(index + indices, corner, sizeof corner);
				indices += 6;
			}
		SDL_RenderGeometry(s->renderer, NULL, v, RAILS * count, index, indices);
	}
}

void sdl_shape_free(struct sdl_canvas *s)
{
	while (s->shapes > 0)
		drop_shape(s, &s->shape[s->shapes - 1]);
	while (s->patterns > 0)
		SDL_FreeSurface(s->pattern[--s->patterns].pixels);
}
