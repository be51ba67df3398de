#include "art/atlas.h"

#include "art/webp.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* Room between sprites, so that scaling never mixes neighbours. */
enum { GAP = 2, NAME_BYTES = 64, PAGE = 512 };

struct sprite {
	char name[NAME_BYTES];
	int x, y, w, h;
	int order;
	int border[4];
	bool sliced;
	atlas_draw *draw;
	const void *what;
};

struct atlas {
	struct sprite *sprites;
	int count, room;
	int width, height;
	int page;          /* rows of a page, 0: all is one picture */
};

struct atlas *atlas_new(void)
{
	return calloc(1, sizeof(struct atlas));
}

void atlas_free(struct atlas *atlas)
{
	if (!atlas)
		return;
	free(atlas->sprites);
	free(atlas);
}

static struct sprite *find(struct atlas *atlas, const char *name)
{
	for (int i = 0; i < atlas->count; i++) {
		if (!strcmp(atlas->sprites[i].name, name))
			return &atlas->sprites[i];
	}
	return NULL;
}

static bool grow(struct atlas *atlas)
{
	int room = atlas->room ? atlas->room * 2 : 64;
	struct sprite *larger = realloc(atlas->sprites, (size_t)room * sizeof *larger);
	if (!larger)
		return false;
	atlas->sprites = larger;
	atlas->room = room;
	return true;
}

bool atlas_add(struct atlas *atlas, const char *name, int w, int h, atlas_draw *draw, const void *what,
	       struct error *e)
{
	struct sprite *s;

	if (strlen(name) >= NAME_BYTES)
		return error_set(e, NULL, name, NULL, "the name of the sprite is too long");
	if (find(atlas, name))
		return error_set(e, NULL, name, NULL, "the name of the sprite is used twice");
	if (atlas->count == atlas->room && !grow(atlas))
		return error_set(e, NULL, name, NULL, "out of memory");
	s = &atlas->sprites[atlas->count];
	memset(s, 0, sizeof *s);
	snprintf(s->name, sizeof s->name, "%s", name);
	s->w = w;
	s->h = h;
	s->draw = draw;
	s->what = what;
	s->order = atlas->count++;
	return true;
}

bool atlas_slice(struct atlas *atlas, const char *name, const int border[4], struct error *e)
{
	struct sprite *s = find(atlas, name);
	if (!s)
		return error_set(e, NULL, name, NULL, "no such sprite to slice");
	memcpy(s->border, border, sizeof s->border);
	s->sliced = true;
	return true;
}

/* Tall ones first, so that rows waste little; equal ones keep their order. */
static int by_height(const void *left, const void *right)
{
	const struct sprite *a = left, *b = right;
	if (a->h != b->h)
		return b->h - a->h;
	return a->order - b->order;
}

static int by_order(const void *left, const void *right)
{
	const struct sprite *a = left, *b = right;
	return a->order - b->order;
}

/* How wide it is: about a square when it is one picture, else a page, which holds the largest sprite. */
static int width_of(struct atlas *atlas)
{
	long area = 0;
	int limit = 64, widest = 0, side = PAGE;

	for (int i = 0; i < atlas->count; i++) {
		area += (long)(atlas->sprites[i].w + GAP) * (atlas->sprites[i].h + GAP);
		if (atlas->sprites[i].w > widest)
			widest = atlas->sprites[i].w;
		while (atlas->page && side < atlas->sprites[i].h + 2 * GAP)
			side += 16;
	}
	while (atlas->page ? limit < side : (long)limit * limit < area + area / 16)
		limit += 16;
	while (limit < widest + 2 * GAP)
		limit += 16;
	if (atlas->page)
		atlas->page = side;
	return limit;
}

/* Row below row. No row crosses from one page to the next. */
static void pack(struct atlas *atlas)
{
	int limit = width_of(atlas), x = GAP, y = GAP, row = 0;

	qsort(atlas->sprites, (size_t)atlas->count, sizeof *atlas->sprites, by_height);
	for (int i = 0; i < atlas->count; i++) {
		struct sprite *s = &atlas->sprites[i];
		if (x + s->w + GAP > limit) {
			x = GAP;
			y += row + GAP;
			row = 0;
		}
		if (atlas->page && y % atlas->page + s->h + GAP > atlas->page) {
			y += atlas->page - y % atlas->page + GAP;
			x = GAP;
			row = 0;
		}
		s->x = x;
		s->y = y;
		x += s->w + GAP;
		row = s->h > row ? s->h : row;
	}
	atlas->width = limit;
	atlas->height = y + row + GAP;
	qsort(atlas->sprites, (size_t)atlas->count, sizeof *atlas->sprites, by_order);
}

static bool webp_named(const char *path)
{
	size_t n = strlen(path);
	return n > 5 && !strcmp(path + n - 5, ".webp");
}

bool surface_write(cairo_surface_t *surface, const char *path, struct error *e)
{
	cairo_status_t status = cairo_surface_status(surface);
	bool good = status == CAIRO_STATUS_SUCCESS;

	if (good && webp_named(path)) {
		cairo_surface_flush(surface);
		good = webp_write(path, (const uint32_t *)(const void *)cairo_image_surface_get_data(surface),
				  cairo_image_surface_get_stride(surface) / 4, cairo_image_surface_get_width(surface),
				  cairo_image_surface_get_height(surface), WEBP_PIECE, e);
		cairo_surface_destroy(surface);
		return good;
	}
	if (good)
		status = cairo_surface_write_to_png(surface, path);
	cairo_surface_destroy(surface);
	return status == CAIRO_STATUS_SUCCESS ||
	       error_set(e, path, NULL, NULL, "could not be written (%s)", cairo_status_to_string(status));
}

bool picture_write(const char *path, int w, int h, atlas_draw *draw, const void *what, struct error *e)
{
	cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, w, h);
	cairo_t *cr = cairo_create(surface);

	draw(cr, what);
	cairo_destroy(cr);
	return surface_write(surface, path, e);
}

/* The rows from `top` on as a picture. */
static bool write_rows(struct atlas *atlas, int top, int rows, const char *path, struct error *e)
{
	cairo_surface_t *sheet = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, atlas->width, rows);

	for (int i = 0; i < atlas->count; i++) {
		struct sprite *s = &atlas->sprites[i];
		if (s->y < top || s->y >= top + rows)
			continue;
		cairo_surface_t *part = cairo_surface_create_for_rectangle(sheet, s->x, s->y - top, s->w, s->h);
		cairo_t *cr = cairo_create(part);
		s->draw(cr, s->what);
		cairo_destroy(cr);
		cairo_surface_destroy(part);
	}
	return surface_write(sheet, path, e);
}

/* Names come from data files: quotes and control characters must not break the index. */
static void print_name(FILE *out, const char *name)
{
	fputc('"', out);
	for (; *name; name++) {
		if (*name == '"' || *name == '\\')
			fputc('\\', out);
		if ((unsigned char)*name < 0x20)
			fprintf(out, "\\u%04x", (unsigned)(unsigned char)*name);
		else
			fputc(*name, out);
	}
	fputc('"', out);
}

static void print_index(FILE *out, const struct atlas *atlas, const char *members)
{
	const char *comma = "";

	fprintf(out, "{%s", members);
	if (atlas->page)
		fprintf(out, "\"page\":%d,", atlas->page);
	fprintf(out, "\"sprites\":{");
	for (int i = 0; i < atlas->count; i++) {
		const struct sprite *s = &atlas->sprites[i];
		fprintf(out, "%s\n", i ? "," : "");
		print_name(out, s->name);
		fprintf(out, ":[%d,%d,%d,%d]", s->x, s->y, s->w, s->h);
	}
	fprintf(out, "},\n\"slices\":{");
	for (int i = 0; i < atlas->count; i++) {
		const struct sprite *s = &atlas->sprites[i];
		if (!s->sliced)
			continue;
		fprintf(out, "%s\n", comma);
		print_name(out, s->name);
		fprintf(out, ":[%d,%d,%d,%d]", s->border[0], s->border[1], s->border[2], s->border[3]);
		comma = ",";
	}
	fprintf(out, "}}\n");
}

static bool index_file(const struct atlas *atlas, const char *path, const char *members, struct error *e)
{
	FILE *out = fopen(path, "w");
	bool failed;

	if (!out)
		return error_set(e, path, NULL, NULL, "%s", strerror(errno));
	print_index(out, atlas, members);
	failed = ferror(out) != 0;
	if (fclose(out) || failed)
		return error_set(e, path, NULL, NULL, "could not be written");
	return true;
}

bool atlas_write(struct atlas *atlas, const char *stem, const char *members, struct error *e)
{
	char path[512];

	if (strlen(stem) + 8 > sizeof path)
		return error_set(e, stem, NULL, NULL, "the path is too long");
	pack(atlas);
	snprintf(path, sizeof path, "%s.png", stem);
	if (!write_rows(atlas, 0, atlas->height, path, e))
		return false;
	snprintf(path, sizeof path, "%s.json", stem);
	return index_file(atlas, path, members, e);
}

bool atlas_write_pages(struct atlas *atlas, const char *stem, const char *members, struct error *e)
{
	char path[512];

	if (strlen(stem) + 16 > sizeof path)
		return error_set(e, stem, NULL, NULL, "the path is too long");
	if (mkdir(stem, 0777) && errno != EEXIST)
		return error_set(e, stem, NULL, NULL, "%s", strerror(errno));
	atlas->page = PAGE;
	pack(atlas);
	for (int top = 0, n = 0; top < atlas->height; top += atlas->page, n++) {
		int rows = atlas->height - top < atlas->page ? atlas->height - top : atlas->page;
		snprintf(path, sizeof path, "%s/%02d.webp", stem, n);
		if (!write_rows(atlas, top, rows, path, e))
			return false;
	}
	snprintf(path, sizeof path, "%s/index.json", stem);
	return index_file(atlas, path, members, e);
}
