/* Writing a sheet. The largest step is drawn by cairo. Smaller ones are averaged from it where it is of 100 % or more,
 * else drawn, too, as are those on which places are not named; those the program makes from it when it shows them
 * (sheet_step_from) are not written. Two threads share the rows of tiles. */
#include "art/sheet_out.h"

#include "art/sheet_index.h"
#include "art/webp.h"

#include <errno.h>
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { THREADS = 2, OVERVIEW = 320 };

struct picture {
	uint32_t *at;
	int w, h;
	double scale;
};

/* One piece of work shared by the threads: rows of tiles of one picture. */
struct job {
	const struct sheet *sheet;
	const char *dir, *fonts;
	struct picture *to;
	const struct picture *from; /* averaged from it, or drawn when NULL */
	int percent;                /* 0: no tiles are written */
	int next;
	bool failed;
	struct error error;
	pthread_mutex_t lock;
};

static struct picture picture_make(const struct sheet *s, double scale)
{
	struct picture p = {NULL, (int)floor(s->w * scale), (int)floor(s->h * scale), scale};
	p.at = ink_memory(NULL, (size_t)p.w * (size_t)p.h, sizeof *p.at);
	return p;
}

/* Which source pixels make one pixel, and how much the first and last count. */
struct span {
	int first, last;
	double head, tail;
};

static struct span span_of(int i, double ratio, int limit)
{
	double a = i * ratio, b = (i + 1) * ratio;
	struct span s = {(int)a, (int)ceil(b) - 1, 0, 0};
	s.head = fmin(b, s.first + 1) - a;
	s.tail = b - s.last;
	if (s.last >= limit)
		s.last = limit - 1;
	return s;
}

static double weight(const struct span *s, int i)
{
	return i == s->first ? s->head : i == s->last ? s->tail : 1;
}

static uint32_t averaged(const struct picture *p, const struct span *u, const struct span *v)
{
	double sum[3] = {0, 0, 0}, all = 0;
	for (int y = v->first; y <= v->last; y++) {
		const uint32_t *row = p->at + (long)y * p->w;
		double wy = weight(v, y);
		for (int x = u->first; x <= u->last; x++) {
			double w = wy * weight(u, x);
			uint32_t c = row[x];
			sum[0] += w * (c >> 16 & 255);
			sum[1] += w * (c >> 8 & 255);
			sum[2] += w * (c & 255);
			all += w;
		}
	}
	return (uint32_t)(sum[0] / all + .5) << 16 | (uint32_t)(sum[1] / all + .5) << 8 | (uint32_t)(sum[2] / all + .5);
}

static void shrink_rows(const struct picture *from, struct picture *to, int y, int rows)
{
	double ratio = from->scale / to->scale;
	struct span *u = ink_memory(NULL, (size_t)to->w, sizeof *u);
	for (int x = 0; x < to->w; x++)
		u[x] = span_of(x, ratio, from->w);
	for (int i = y; i < y + rows; i++) {
		struct span v = span_of(i, ratio, from->h);
		for (int x = 0; x < to->w; x++)
			to->at[(long)i * to->w + x] = averaged(from, &u[x], &v);
	}
	free(u);
}

static bool tiles_of_row(const struct job *j, int row, int y, int h, struct error *e)
{
	for (int x = 0, col = 0; x < j->to->w; x += TILE, col++) {
		char path[512];
		snprintf(path, sizeof path, "%s/sheet-%d/%02d-%02d.webp", j->dir, j->percent, col, row);
		int w = j->to->w - x < TILE ? j->to->w - x : TILE;
		if (!webp_write(path, j->to->at + (long)y * j->to->w + x, j->to->w, w, h, WEBP_GROUND, e))
			return false;
	}
	return true;
}

static int next_row(struct job *j)
{
	pthread_mutex_lock(&j->lock);
	int row = j->failed ? -1 : j->next++;
	pthread_mutex_unlock(&j->lock);
	return row >= 0 && row * TILE < j->to->h ? row : -1;
}

static void *work(void *data)
{
	struct job *j = data;
	struct ink_fonts fonts = {0};
	struct error e = {.reason = ""};
	bool good = j->from || ink_fonts_open(&fonts, j->fonts, &e);
	for (int row; good && (row = next_row(j)) >= 0;) {
		int y = row * TILE, h = j->to->h - y < TILE ? j->to->h - y : TILE;
		if (j->from)
			shrink_rows(j->from, j->to, y, h);
		else
			sheet_draw(j->sheet, &fonts, j->to->scale, 0, y, j->to->w, h,
				   j->to->at + (long)y * j->to->w, j->to->w);
		good = !j->percent || tiles_of_row(j, row, y, h, &e);
	}
	if (!good) {
		pthread_mutex_lock(&j->lock);
		j->failed = true;
		j->error = e;
		pthread_mutex_unlock(&j->lock);
	}
	ink_fonts_close(&fonts);
	return NULL;
}

static bool run(struct job *j, struct error *e)
{
	pthread_t thread[THREADS];
	int started = 0;
	j->next = 0;
	j->failed = false;
	pthread_mutex_init(&j->lock, NULL);
	while (started < THREADS - 1 && pthread_create(&thread[started], NULL, work, j) == 0)
		started++;
	work(j);
	for (int i = 0; i < started; i++)
		pthread_join(thread[i], NULL);
	pthread_mutex_destroy(&j->lock);
	if (j->failed && e)
		*e = j->error;
	return !j->failed;
}

static bool make_dir(const char *path, struct error *e)
{
	if (mkdir(path, 0777) == 0 || errno == EEXIST)
		return true;
	return error_set(e, path, NULL, NULL, "%s", strerror(errno));
}

static bool write_overview(const struct sheet *s, const struct picture *from, const char *dir, struct error *e)
{
	struct picture small = picture_make(s, OVERVIEW / s->w);
	shrink_rows(from, &small, 0, small.h);
	char path[512];
	snprintf(path, sizeof path, "%s/overview.webp", dir);
	bool good = webp_write(path, small.at, small.w, small.w, small.h, WEBP_GROUND, e);
	free(small.at);
	return good;
}

static bool write_step(struct job *j, const struct picture *full, int percent, struct picture *kept,
		       struct error *e)
{
	char path[512];
	snprintf(path, sizeof path, "%s/sheet-%d", j->dir, percent);
	if (!make_dir(path, e))
		return false;
	struct picture p = picture_make(j->sheet, j->sheet->scale * percent / 100.0);
	j->percent = percent;
	j->to = &p;
	j->from = full;
	bool good = run(j, e);
	if (kept && good)
		*kept = p;
	else
		free(p.at);
	return good;
}

bool sheet_write(const struct sheet *s, const char *dir, const char *fonts, const int *percent, int steps,
		 struct error *e)
{
	struct job j = {.sheet = s, .dir = dir, .fonts = fonts};
	if (!make_dir(dir, e))
		return false;
	int first = 0;
	for (int i = 1; i < steps; i++)
		first = percent[i] > percent[first] ? i : first;
	struct picture kept = {0};
	bool good = write_step(&j, NULL, percent[first], &kept, e);
	for (int i = 0; i < steps && good; i++)
		if (i != first && !sheet_step_from(percent, steps, percent[i]))
			good = write_step(&j, percent[first] >= 100 && percent[i] >= SHEET_NAMES_FROM ? &kept : NULL, percent[i], NULL, e);
	good = good && write_overview(s, &kept, dir, e) && sheet_index_write(s, dir, percent, steps, e);
	free(kept.at);
	return good;
}
