/* Writing a sheet. 100 % and more are drawn by cairo; smaller steps are averaged from 100 %, or drawn straight when
 * no step of 100 % is wanted. Two threads share the rows of tiles. */
#include "art/sheet_out.h"

#include "art/sheet_index.h"

#include <errno.h>
#include <jpeglib.h>
#include <math.h>
#include <pthread.h>
#include <setjmp.h>
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

/* libjpeg's own handler ends the program; come back instead. */
struct jpeg_fault {
	struct jpeg_error_mgr base;
	jmp_buf back;
};

static void jpeg_fail(j_common_ptr info)
{
	struct jpeg_fault *f = (struct jpeg_fault *)info->err;
	longjmp(f->back, 1);
}

static bool jpeg_rows(FILE *file, const uint32_t *pixels, int stride, int w, int h, unsigned char *row)
{
	struct jpeg_compress_struct j;
	struct jpeg_fault fault;
	j.err = jpeg_std_error(&fault.base);
	fault.base.error_exit = jpeg_fail;
	jpeg_create_compress(&j);
	if (setjmp(fault.back)) {
		jpeg_destroy_compress(&j);
		return false;
	}
	jpeg_stdio_dest(&j, file);
	j.image_width = (JDIMENSION)w;
	j.image_height = (JDIMENSION)h;
	j.input_components = 3;
	j.in_color_space = JCS_RGB;
	jpeg_set_defaults(&j);
	jpeg_set_quality(&j, 90, TRUE);
	for (int i = 0; i < 3; i++)
		j.comp_info[i].h_samp_factor = j.comp_info[i].v_samp_factor = 1;
	jpeg_start_compress(&j, TRUE);
	for (int y = 0; y < h; y++) {
		const uint32_t *p = pixels + (long)y * stride;
		for (int x = 0; x < w; x++) {
			row[3 * x] = (unsigned char)(p[x] >> 16);
			row[3 * x + 1] = (unsigned char)(p[x] >> 8);
			row[3 * x + 2] = (unsigned char)p[x];
		}
		JSAMPROW rows[1] = {row};
		jpeg_write_scanlines(&j, rows, 1);
	}
	jpeg_finish_compress(&j);
	jpeg_destroy_compress(&j);
	return true;
}

static bool tile_write(const char *path, const uint32_t *pixels, int stride, int w, int h, struct error *e)
{
	FILE *file = fopen(path, "wb");
	if (!file)
		return error_set(e, path, NULL, NULL, "%s", strerror(errno));
	unsigned char *row = ink_memory(NULL, (size_t)w, 3);
	bool good = jpeg_rows(file, pixels, stride, w, h, row);
	free(row);
	if (fclose(file) || !good)
		return error_set(e, path, NULL, NULL, "cannot be written");
	return true;
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
		snprintf(path, sizeof path, "%s/sheet-%d/%02d-%02d.jpg", j->dir, j->percent, col, row);
		int w = j->to->w - x < TILE ? j->to->w - x : TILE;
		if (!tile_write(path, j->to->at + (long)y * j->to->w + x, j->to->w, w, h, e))
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
	cairo_surface_t *surface = cairo_image_surface_create_for_data((unsigned char *)small.at, CAIRO_FORMAT_RGB24,
								       small.w, small.h, small.w * 4);
	char path[512];
	snprintf(path, sizeof path, "%s/overview.png", dir);
	cairo_status_t status = cairo_surface_write_to_png(surface, path);
	cairo_surface_destroy(surface);
	free(small.at);
	if (status != CAIRO_STATUS_SUCCESS)
		return error_set(e, path, NULL, NULL, "%s", cairo_status_to_string(status));
	return true;
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
	j->from = full && percent < 100 ? full : NULL;
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
	/* The step nearest to 100 % that is no larger comes first: the smaller ones and the overview need it. */
	int base = -1, largest = -1;
	for (int i = 0; i < steps; i++) {
		if (percent[i] == 100)
			base = i;
		if (largest < 0 || (percent[i] > percent[largest] && percent[i] <= 100))
			largest = i;
	}
	struct picture kept = {0};
	int first = base >= 0 ? base : largest;
	bool good = write_step(&j, NULL, percent[first], &kept, e);
	for (int i = 0; i < steps && good; i++)
		if (i != first)
			good = write_step(&j, base >= 0 ? &kept : NULL, percent[i], NULL, e);
	good = good && write_overview(s, &kept, dir, e) && sheet_index_write(s, dir, percent, steps, e);
	free(kept.at);
	return good;
}
