/* Time's work on a finished picture. All noise depends on the place on the sheet only, so parts fit together. */
#include "art/sheet_age.h"

#include "art/ink.h"

#include <math.h>
#include <stdlib.h>

struct spot {
	double x, y, radius, depth;
};

enum { SPOTS = 46, BLOCK = 8 };

/* What is the same for a whole column or block, worked out once. */
struct age {
	const struct dress *dress;
	double w, h;          /* the sheet at 100 % */
	struct spot spot[SPOTS];
	float *fold, *low[2]; /* per pixel column: fold; slow noises for two rows of blocks, interleaved by kind */
	int blocks;
};

static double fold_depth(double q)
{
	if (q > 100)
		return 0;
	return -.085 * exp(-q * q / 3) + .05 * exp(-(q - 3.5) * (q - 3.5) / 8) - .03 * exp(-q * q / 900);
}

static void make_spots(struct age *a)
{
	struct pcg rnd = pcg_start(31337);
	for (int i = 0; i < SPOTS; i++) {
		a->spot[i].x = pcg_unit(&rnd) * a->w;
		a->spot[i].y = pcg_unit(&rnd) * a->h;
		a->spot[i].radius = pcg_range(&rnd, 4, 26);
		a->spot[i].depth = pcg_range(&rnd, .02, .10);
	}
}

/* Slow noises of a row of blocks: stains of 520 and 90 px, two for each block. */
static void slow_row(const struct age *a, float *row, int x, int y, double scale)
{
	for (int b = 0; b < a->blocks; b++) {
		double px = (x + b * BLOCK) / scale, py = y / scale;
		row[2 * b] = (float)(noise_fbm(4, px / 520, py / 520, 11) - .5);
		row[2 * b + 1] = (float)(noise_fbm(3, px / 90, py / 90, 12) - .5);
	}
}

static double spots_at(const struct age *a, double px, double py, const int *near, int count)
{
	double m = 0;
	for (int i = 0; i < count; i++) {
		const struct spot *s = &a->spot[near[i]];
		double d = hypot(px - s->x, py - s->y) / s->radius;
		if (d < 1.4)
			m += s->depth * (1 - ink_smoothstep(.3, 1.4, d));
	}
	return m;
}

static uint32_t toned(const struct dress *d, uint32_t c, double m, double warm)
{
	double r = (c >> 16 & 255) * m, g = (c >> 8 & 255) * (m + .5 * warm), b = (c & 255) * (m + 1.4 * warm);
	r = ink_clamp(d->tone_add[0] + d->tone_by[0] * r, 0, 255);
	g = ink_clamp(d->tone_add[1] + d->tone_by[1] * g, 0, 255);
	b = ink_clamp(d->tone_add[2] + d->tone_by[2] * b, 0, 255);
	return (uint32_t)(r + .5) << 16 | (uint32_t)(g + .5) << 8 | (uint32_t)(b + .5);
}

static void age_row(const struct age *a, uint32_t *row, int w, int x, int y, double scale, double t)
{
	double py = y / scale, fold = fold_depth(fabs(py - a->h / 2));
	int near[SPOTS], count = 0;
	for (int i = 0; i < SPOTS; i++)
		if (fabs(a->spot[i].y - py) < 1.4 * a->spot[i].radius)
			near[count++] = i;
	for (int i = 0; i < w; i++) {
		double px = (x + i) / scale, u = (double)(i % BLOCK) / BLOCK;
		int b = i / BLOCK;
		double n1 = ink_mix(ink_mix((double)a->low[0][2 * b], (double)a->low[0][2 * b + 2], u),
				    ink_mix((double)a->low[1][2 * b], (double)a->low[1][2 * b + 2], u), t);
		double n2 = ink_mix(ink_mix((double)a->low[0][2 * b + 1], (double)a->low[0][2 * b + 3], u),
				    ink_mix((double)a->low[1][2 * b + 1], (double)a->low[1][2 * b + 3], u), t);
		double fibre = noise_value(px / 2.2, py / 9, 13) + noise_value(px / 9, py / 2.2, 14) - 1;
		double m = 1 + .17 * n1 + .045 * n2 + .026 * fibre + .022 * (noise_white(x + i, y, 15) - .5);
		double edge = fmin(fmin(px, a->w - px), fmin(py, a->h - py)) + 60 * n2;
		double warm = .06 * n1;
		if (edge < 1500)
			m -= .045 * exp(-edge / 300);
		if (edge < 600) {
			m -= .13 * exp(-edge / 60);
			warm -= .085 * exp(-edge / 110);
		}
		m += fold + (double)a->fold[i];
		if (count)
			m -= spots_at(a, px, py, near, count);
		row[i] = toned(a->dress, row[i], m, a->dress->warmth * warm);
	}
}

void age_pixels(uint32_t *pixels, int stride, int w, int h, int x, int y, double scale, const struct dress *dress,
		double sheet_w, double sheet_h)
{
	struct age a = {.dress = dress, .w = sheet_w, .h = sheet_h, .blocks = w / BLOCK + 2};
	make_spots(&a);
	a.fold = ink_memory(NULL, (size_t)w, sizeof *a.fold);
	a.low[0] = ink_memory(NULL, 2 * (size_t)a.blocks, sizeof *a.low[0]);
	a.low[1] = ink_memory(NULL, 2 * (size_t)a.blocks, sizeof *a.low[1]);
	for (int i = 0; i < w; i++) {
		double px = (x + i) / scale, q = 0;
		for (int k = 1; k < 4; k++)
			q += fold_depth(fabs(px - sheet_w * k / 4));
		a.fold[i] = (float)q;
	}
	for (int i = 0; i < h; i++) {
		int in = i % BLOCK;
		if (in == 0) {
			slow_row(&a, a.low[0], x, y + i, scale);
			slow_row(&a, a.low[1], x, y + i + BLOCK, scale);
		}
		age_row(&a, pixels + (long)i * stride, w, x, y + i, scale, (double)in / BLOCK);
	}
	free(a.fold);
	free(a.low[0]);
	free(a.low[1]);
}
