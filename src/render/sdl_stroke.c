/* Lines with soft edges, as shapes: their coverage is worked out once and kept as a texture in their colour: one that is
 * coloured when it is drawn takes five times as long. Where a line lies on the screen by whole pixels makes no difference to
 * it, so scrolling finds all of them again. The border of an area touches few of the pixels of its box: the texture holds the
 * runs of cells that it touches, packed in shelves. */
#include "render/sdl_canvas.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Pixels of the largest box; pictures in which a stroke was not drawn, after which it may go. */
enum { PATIENCE = 2, STROKE_PIXELS = 4 * 1024 * 1024, CELL = 16, SHELF = 16 * CELL };

/* What is worked out: the line from the upper left corner of its box on, rounded to quarters of a pixel. */
struct outline {
	int n, left, top, w, h;
	float from, to, length;
	float *xy;
	uint32_t hash, colour;
};

static uint32_t mix(uint32_t hash, float value)
{
	int32_t quarters = (int32_t)lroundf(value * 4);
	for (int i = 0; i < 4; i++)
		hash = (hash ^ (uint32_t)(quarters >> (8 * i) & 255)) * 16777619u;
	return hash;
}

/* False when the box is too large to keep, or nobody can see it. */
static bool outline_of(const float *xy, int n, float from, float to, uint32_t colour, struct outline *o)
{
	float x0 = 1e9f, y0 = 1e9f, x1 = -1e9f, y1 = -1e9f, more = fmaxf(from, to) / 2 + 1.5f;
	for (int i = 0; i < n; i++) {
		x0 = fminf(x0, xy[2 * i]);
		x1 = fmaxf(x1, xy[2 * i]);
		y0 = fminf(y0, xy[2 * i + 1]);
		y1 = fmaxf(y1, xy[2 * i + 1]);
	}
	if (!(x1 - x0 < 4000 && y1 - y0 < 4000 && fabsf(x0) < 1e6f && fabsf(y0) < 1e6f))
		return false;
	o->n = n;
	o->left = (int)floorf(x0 - more);
	o->top = (int)floorf(y0 - more);
	o->w = (int)ceilf(x1 + more) - o->left + 1;
	o->h = (int)ceilf(y1 + more) - o->top + 1;
	if (o->w * o->h > STROKE_PIXELS || !(o->xy = malloc((size_t)n * 2 * sizeof *o->xy)))
		return false;
	o->from = from;
	o->to = to;
	o->colour = colour;
	o->hash = mix(mix(2166136261u ^ colour, from), to);
	o->length = 0;
	for (int i = 0; i < 2 * n; i++) {
		o->xy[i] = roundf((xy[i] - (float)(i & 1 ? o->top : o->left)) * 4) / 4;
		o->hash = mix(o->hash, o->xy[i]);
		if (i & 1 && i > 1)
			o->length += hypotf(o->xy[i - 1] - o->xy[i - 3], o->xy[i] - o->xy[i - 2]);
	}
	return true;
}

static float within(float value)
{
	return value < 0 ? 0 : value > 1 ? 1 : value;
}

/* One stretch of the line from thickness to thickness; an end that is cut is square. */
struct stretch {
	float x, y, ux, uy, length, half, grows;
	bool cut_first, cut_last;
};

static float covered(const struct stretch *s, float px, float py)
{
	float dx = px - s->x, dy = py - s->y, along = dx * s->ux + dy * s->uy;
	float on = along < 0 ? 0 : along > s->length ? s->length : along;
	float across = dx - s->ux * on, up = dy - s->uy * on;
	float away = sqrtf(across * across + up * up), cover = within(s->half + s->grows * on - away + 0.5f);
	if (s->cut_first)
		cover *= within(along + 0.5f);
	if (s->cut_last)
		cover *= within(s->length - along + 0.5f);
	return cover;
}

/* How much of each pixel of the box the line covers, and which cells it touches at all. */
struct cover {
	const struct outline *o;
	uint8_t *at, *cell;
	int columns; /* of cells */
};

static void paint_pixel(struct cover *out, const struct stretch *s, int x, int y)
{
	uint8_t *at = &out->at[y * out->o->w + x], cover = (uint8_t)(255 * covered(s, (float)x + 0.5f, (float)y + 0.5f) + 0.5f);
	if (cover > *at) {
		*at = cover;
		out->cell[y / CELL * out->columns + x / CELL] = 1;
	}
}

/* Where in the row at y the line as a whole, were it endless, comes within `most`: what lies further away it does not cover. */
static void near_line(const struct stretch *s, int y, float most, int *x0, int *x1)
{
	float slope = fabsf(s->uy);
	if (slope < 0.05f)
		return;
	float middle = s->x + ((float)y + 0.5f - s->y) * s->ux / s->uy, reach = most / slope;
	int first = (int)floorf(middle - reach), last = (int)ceilf(middle + reach);
	*x0 = first > *x0 ? first : *x0;
	*x1 = last < *x1 ? last : *x1;
}

static void paint(struct cover *out, const struct stretch *s)
{
	const struct outline *o = out->o;
	float most = fmaxf(s->half, s->half + s->grows * s->length) + 1;
	float ex = s->x + s->ux * s->length, ey = s->y + s->uy * s->length;
	int left = (int)floorf(fminf(s->x, ex) - most), right = (int)ceilf(fmaxf(s->x, ex) + most);
	int y0 = (int)floorf(fminf(s->y, ey) - most), y1 = (int)ceilf(fmaxf(s->y, ey) + most);
	for (int y = y0 < 0 ? 0 : y0; y <= y1 && y < o->h; y++) {
		int x0 = left, x1 = right;
		near_line(s, y, most, &x0, &x1);
		for (int x = x0 < 0 ? 0 : x0; x <= x1 && x < o->w; x++)
			paint_pixel(out, s, x, y);
	}
}

static void paint_all(struct cover *out)
{
	const struct outline *o = out->o;
	const float *last = o->xy + 2 * (o->n - 1);
	bool closed = hypotf(last[0] - o->xy[0], last[1] - o->xy[1]) < 0.5f;
	float far = 0, grows = (o->to - o->from) / 2 / fmaxf(o->length, 0.01f);
	for (int i = 0; i + 1 < o->n; i++) {
		const float *p = o->xy + 2 * i;
		struct stretch s = {.x = p[0], .y = p[1], .length = hypotf(p[2] - p[0], p[3] - p[1]), .half = o->from / 2 + grows * far,
				    .grows = grows, .cut_first = i == 0 && !closed, .cut_last = i + 2 == o->n && !closed};
		if (s.length < 0.01f)
			continue;
		s.ux = (p[2] - p[0]) / s.length;
		s.uy = (p[3] - p[1]) / s.length;
		paint(out, &s);
		far += s.length;
	}
}

/* The cells that the line touches, in runs; where each lies in the texture, and how high that is. */
static int parts_find(const struct cover *c, struct stroke_part *out, int *high)
{
	const struct outline *o = c->o;
	int n = 0, x = 0, y = 0;
	for (int top = 0; top < o->h; top += CELL)
		for (int left = 0, run = 0; left < o->w; left += CELL) {
			run = c->cell[top / CELL * c->columns + left / CELL] ? run + 1 : 0;
			if (!run)
				continue;
			int w = o->w - left < CELL ? o->w - left : CELL, h = o->h - top < CELL ? o->h - top : CELL;
			if (x + CELL > SHELF) {
				x = run = 0;
				y += CELL;
			}
			if (run > 1)
				out[n - 1].at.w += w;
			else
				out[n++] = (struct stroke_part){{left, top, w, h}, x, y};
			run = run ? run : 1;
			x += CELL;
		}
	*high = y + CELL;
	return n;
}

static void copy_part(const uint8_t *cover, const struct outline *o, const struct stroke_part *p, SDL_Surface *to)
{
	uint32_t rgb = o->colour >> 8, alpha = o->colour & 255;
	for (int y = 0; y < p->at.h; y++) {
		const uint8_t *from = cover + (p->at.y + y) * o->w + p->at.x;
		uint32_t *row = (uint32_t *)(void *)((uint8_t *)to->pixels + (p->y + y) * to->pitch) + p->x;
		for (int x = 0; x < p->at.w; x++)
			row[x] = (from[x] * alpha + 127) / 255 << 24 | rgb;
	}
}

/* Fills in texture and parts; without memory there are none. */
static void render(struct sdl_canvas *s, const struct outline *o, struct sdl_stroke *out)
{
	struct cover cover = {.o = o, .columns = o->w / CELL + 1};
	size_t cells = (size_t)cover.columns * (size_t)(o->h / CELL + 1), pixels = (size_t)o->w * (size_t)o->h;
	SDL_Surface *to = NULL;
	int high = 0;
	cover.at = calloc(pixels + cells, 1);
	cover.cell = cover.at ? cover.at + pixels : NULL;
	out->part = malloc(cells * sizeof *out->part);
	if (cover.at && out->part) {
		paint_all(&cover);
		out->parts = parts_find(&cover, out->part, &high);
		struct stroke_part *less = realloc(out->part, (size_t)(out->parts + 1) * sizeof *less);
		out->part = less ? less : out->part;
		to = SDL_CreateRGBSurfaceWithFormat(0, SHELF, high, 32, SDL_PIXELFORMAT_ARGB8888);
		for (int i = 0; to && i < out->parts; i++)
			copy_part(cover.at, o, &out->part[i], to);
	}
	free(cover.at);
	out->texture = to ? sdl_upload(s, to, false) : NULL;
	out->bytes = (size_t)SHELF * (size_t)high * 4 + (size_t)out->parts * sizeof *out->part;
}

static void drop(struct sdl_canvas *s, struct sdl_stroke *k)
{
	if (k->texture)
		SDL_DestroyTexture(k->texture);
	free(k->xy);
	free(k->part);
	s->stroke_bytes -= k->bytes;
	*k = s->stroke[--s->strokes];
}

/* Those of a zoom that is past give way, and if need be the one that was drawn longest ago. */
static void make_room(struct sdl_canvas *s, size_t bytes)
{
	for (int i = s->strokes - 1; i >= 0; i--)
		if (s->tick - s->stroke[i].used > PATIENCE)
			drop(s, &s->stroke[i]);
	while (s->strokes && (s->strokes == MAX_STROKES || s->stroke_bytes + bytes > STROKE_BUDGET)) {
		struct sdl_stroke *oldest = &s->stroke[0];
		for (int i = 1; i < s->strokes; i++)
			if (s->stroke[i].used < oldest->used)
				oldest = &s->stroke[i];
		drop(s, oldest);
	}
}

static struct sdl_stroke *find(struct sdl_canvas *s, const struct outline *o)
{
	for (int i = 0; i < s->strokes; i++) {
		struct sdl_stroke *k = &s->stroke[i];
		if (k->hash == o->hash && k->colour == o->colour && k->n == o->n && k->w == o->w && k->h == o->h &&
		    fabsf(k->from - o->from) + fabsf(k->to - o->to) < 0.01f &&
		    !memcmp(k->xy, o->xy, (size_t)o->n * 2 * sizeof *o->xy))
			return k;
	}
	return NULL;
}

/* Takes over the points of the outline. */
static struct sdl_stroke *keep(struct sdl_canvas *s, struct outline *o)
{
	struct sdl_stroke made = {.xy = o->xy, .from = o->from, .to = o->to, .hash = o->hash, .colour = o->colour, .n = o->n, .w = o->w, .h = o->h};
	render(s, o, &made);
	make_room(s, made.bytes);
	s->stroke[s->strokes] = made;
	s->stroke_bytes += made.bytes;
	o->xy = NULL;
	return &s->stroke[s->strokes++];
}

bool sdl_stroke(struct sdl_canvas *s, const float *xy, int n, float from, float to, uint32_t colour)
{
	struct outline o = {0};
	if (!outline_of(xy, n, from, to, colour, &o))
		return false;
	struct sdl_stroke *k = find(s, &o);
	k = k ? k : keep(s, &o);
	free(o.xy);
	k->used = s->tick;
	for (int i = 0; k->texture && i < k->parts; i++) {
		const struct stroke_part *p = &k->part[i];
		SDL_RenderCopy(s->renderer, k->texture, &(SDL_Rect){p->x, p->y, p->at.w, p->at.h},
			       &(SDL_Rect){o.left + p->at.x, o.top + p->at.y, p->at.w, p->at.h});
	}
	return true;
}

void sdl_stroke_free(struct sdl_canvas *s)
{
	while (s->strokes)
		drop(s, &s->stroke[s->strokes - 1]);
}
