/* Tiles made smaller: every pixel is the mean of the area it covers, parts of pixels counted as parts. */
#include "render/sdl_canvas.h"

#include <stdlib.h>
#include <string.h>

enum { ONE = 256 };

/* Which pixels make one, and how much the first and the last count, of ONE. */
struct span {
	int first, last;
	uint32_t head, tail;
};

static struct span span_of(int i, int from, int to)
{
	int64_t a = (int64_t)i * from * ONE / to, b = (int64_t)(i + 1) * from * ONE / to;
	struct span s = {(int)(a / ONE), (int)((b - 1) / ONE), 0, 0};
	s.head = (uint32_t)((s.first + 1) * (int64_t)ONE - a);
	s.tail = (uint32_t)(b - s.last * (int64_t)ONE);
	if (s.first == s.last)
		s.head = (uint32_t)(b - a);
	return s;
}

static uint32_t weight(const struct span *s, int i)
{
	return i == s->first ? s->head : i == s->last ? s->tail : ONE;
}

/* One row of sums, channel by channel, of the rows of the picture that make one. */
static void sum_rows(const SDL_Surface *from, const struct span *v, uint32_t *sum)
{
	int bytes = from->w * 4;

	memset(sum, 0, (size_t)bytes * sizeof *sum);
	for (int y = v->first; y <= v->last; y++) {
		const uint8_t *row = (const uint8_t *)from->pixels + (long)y * from->pitch;
		uint32_t w = weight(v, y);
		for (int i = 0; i < bytes; i++)
			sum[i] += w * row[i];
	}
}

static uint32_t mean(const uint32_t *sum, const struct span *u, uint64_t area)
{
	uint64_t c[3] = {0, 0, 0};

	for (int x = u->first; x <= u->last; x++) {
		uint32_t w = weight(u, x);
		for (int k = 0; k < 3; k++)
			c[k] += (uint64_t)w * sum[4 * x + k];
	}
	for (int k = 0; k < 3; k++)
		c[k] = (c[k] + area / 2) / area;
	return 0xff000000u | (uint32_t)c[2] << 16 | (uint32_t)c[1] << 8 | (uint32_t)c[0];
}

static uint64_t sum_of(const struct span *s)
{
	return s->first == s->last ? s->head : s->head + s->tail + (uint64_t)(s->last - s->first - 1) * ONE;
}

SDL_Surface *sdl_shrunk(const SDL_Surface *from, int w, int h)
{
	SDL_Surface *to = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_ARGB8888);
	uint32_t *sum = malloc((size_t)from->w * 4 * sizeof *sum);

	for (int y = 0; to && sum && y < h; y++) {
		struct span v = span_of(y, from->h, h);
		uint32_t *out = (uint32_t *)(void *)((uint8_t *)to->pixels + (long)y * to->pitch);
		sum_rows(from, &v, sum);
		for (int x = 0; x < w; x++) {
			struct span u = span_of(x, from->w, w);
			out[x] = mean(sum, &u, sum_of(&u) * sum_of(&v));
		}
	}
	if (!sum) {
		SDL_FreeSurface(to);
		to = NULL;
	}
	free(sum);
	return to;
}
