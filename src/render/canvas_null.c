/* The canvas that shows nothing: measures by a fixed rule and keeps a list of what was drawn. */
#include "render/canvas_ops.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_ITEMS = 8192, MAX_NULL_ATLASES = 16, NULL_SPRITE = 64 };

struct null_canvas {
	struct canvas base;
	char atlas[MAX_NULL_ATLASES][64];
	int atlases;
	int items;
	bool shown; /* the list is that of a finished frame: the next item begins anew */
	struct canvas_item item[MAX_ITEMS];
};

static struct null_canvas *own(struct canvas *c)
{
	return (struct null_canvas *)c;
}

static void keep(struct canvas *c, int kind, struct rect at, uint32_t colour, const char *name)
{
	struct null_canvas *n = own(c);
	if (n->shown)
		n->items = 0;
	n->shown = false;
	if (n->items == MAX_ITEMS)
		return;
	struct canvas_item *item = &n->item[n->items++];
	item->kind = (unsigned)kind;
	item->at = at;
	item->colour = colour;
	snprintf(item->name, sizeof item->name, "%s", name);
}

static const char *null_renderer(const struct canvas *c)
{
	(void)c;
	return "null";
}

static void null_close(struct canvas *c)
{
	free(c);
}

static bool null_resize(struct canvas *c, int width, int height)
{
	c->width = width;
	c->height = height;
	for (int i = 0; i < LAYERS; i++)
		c->valid[i] = false;
	return true;
}

static void null_full_screen(struct canvas *c, bool on)
{
	(void)c;
	(void)on;
}

static void null_set_clip(struct canvas *c, const struct rect *r)
{
	(void)c;
	(void)r;
}

static void null_clear(struct canvas *c, uint32_t colour)
{
	keep(c, DRAWN_FILL, (struct rect){0, 0, c->width, c->height}, colour, "");
}

static void null_fill(struct canvas *c, struct rect r, uint32_t colour)
{
	keep(c, DRAWN_FILL, r, colour, "");
}

/* What encloses n points. */
static struct rect bounds(const float *xy, int n)
{
	float left = xy[0], top = xy[1], right = left, low = top;
	for (int i = 1; i < n; i++) {
		left = fminf(left, xy[2 * i]);
		right = fmaxf(right, xy[2 * i]);
		top = fminf(top, xy[2 * i + 1]);
		low = fmaxf(low, xy[2 * i + 1]);
	}
	return (struct rect){(int)left, (int)top, (int)ceilf(right - left), (int)ceilf(low - top)};
}

static void null_polygon(struct canvas *c, const float *xy, int n, uint32_t colour)
{
	keep(c, DRAWN_POLYGON, bounds(xy, n), colour, "");
}

static void null_pattern(struct canvas *c, const float *xy, int n, atlas_id a, const char *sprite, uint8_t alpha)
{
	(void)a;
	keep(c, DRAWN_POLYGON, bounds(xy, n), alpha, sprite);
}

static void null_taper(struct canvas *c, const float *xy, int n, float from, float to, uint32_t colour)
{
	(void)from;
	(void)to;
	keep(c, DRAWN_LINE, bounds(xy, n), colour, "");
}

static atlas_id null_atlas(struct canvas *c, const char *name, struct error *e)
{
	struct null_canvas *n = own(c);
	for (int i = 0; i < n->atlases; i++)
		if (!strcmp(n->atlas[i], name))
			return i;
	if (n->atlases == MAX_NULL_ATLASES) {
		error_set(e, NULL, name, NULL, "too many atlases");
		return NONE;
	}
	snprintf(n->atlas[n->atlases], sizeof n->atlas[0], "%s", name);
	return n->atlases++;
}

static bool null_atlas_warm(struct canvas *c, atlas_id a)
{
	(void)c;
	(void)a;
	return false;
}

static bool null_sprite_size(struct canvas *c, atlas_id a, const char *sprite, int *w, int *h)
{
	(void)c;
	(void)sprite;
	*w = *h = NULL_SPRITE;
	return a != NONE;
}

static bool null_sprite(struct canvas *c, atlas_id a, const char *sprite, struct rect to, uint8_t alpha)
{
	keep(c, DRAWN_SPRITE, to, alpha, sprite);
	return a != NONE;
}

static bool null_turned(struct canvas *c, atlas_id a, const char *sprite, struct rect to, float degrees)
{
	(void)degrees;
	return null_sprite(c, a, sprite, to, 255);
}

static bool null_slice(struct canvas *c, atlas_id a, const char *sprite, struct rect to)
{
	return null_sprite(c, a, sprite, to, 255);
}

static bool null_picture(struct canvas *c, const char *file, struct rect to, uint8_t alpha)
{
	keep(c, DRAWN_PICTURE, to, alpha, file);
	return true;
}

static bool null_tile(struct canvas *c, const char *file, int w, int h, const struct rect *from, struct rect to)
{
	(void)from;
	(void)w;
	(void)h;
	return null_picture(c, file, to, 255);
}

static bool null_tile_comes(struct canvas *c, const char *file, int w, int h)
{
	(void)c;
	(void)file;
	(void)w;
	(void)h;
	return false;
}

static bool null_came(const struct canvas *c)
{
	(void)c;
	return false;
}

static bool null_tile_ready(const struct canvas *c, const char *file, int w, int h)
{
	(void)c;
	(void)file;
	(void)w;
	(void)h;
	return true;
}

static bool null_picture_size(struct canvas *c, const char *file, int *w, int *h)
{
	(void)c;
	(void)file;
	*w = *h = 512;
	return true;
}

/* Half a size for each character, whatever it is. */
static int null_text_width(struct canvas *c, enum font f, int size, const char *text)
{
	int characters = 0;
	(void)c;
	(void)f;
	for (; *text; text++)
		characters += ((unsigned char)*text & 0xc0) != 0x80;
	return characters * ((size + 1) / 2);
}

static int null_text(struct canvas *c, enum font f, int size, uint32_t colour, int x, int y, const char *text)
{
	int width = null_text_width(c, f, size, text);
	keep(c, DRAWN_TEXT, (struct rect){x, y, width, size}, colour, text);
	return width;
}

static int null_line_height(struct canvas *c, enum font f, int size)
{
	(void)c;
	(void)f;
	return size + size / 4;
}

static const char *null_missing_font(const struct canvas *c)
{
	(void)c;
	return NULL;
}

static bool null_layer_begin(struct canvas *c, int layer)
{
	(void)c;
	(void)layer;
	return true;
}

static void null_layer_end(struct canvas *c)
{
	(void)c;
}

static void null_layer_draw(struct canvas *c, int layer)
{
	(void)c;
	(void)layer;
}

static void null_present(struct canvas *c)
{
	own(c)->shown = true;
}

static bool null_shot(struct canvas *c, const char *path, struct error *e)
{
	(void)c;
	return error_set(e, path, NULL, NULL, "there is no picture without a display");
}

static bool null_paper_begin(struct canvas *c, int width, int height, struct error *e)
{
	(void)c;
	(void)width;
	(void)height;
	(void)e;
	return true;
}

static void null_paper_end(struct canvas *c)
{
	(void)c;
}

static bool null_input(struct canvas *c, struct input *in, int wait_ms)
{
	(void)wait_ms;
	if (!atomic_exchange(&c->woken, false))
		return false;
	in->kind = INPUT_WAKE;
	return true;
}

/* The flag is all. */
static void null_wake(struct canvas *c)
{
	(void)c;
}

static uint32_t null_now(const struct canvas *c)
{
	return c->clock;
}

static const struct canvas_item *null_drawn(const struct canvas *c, int *n)
{
	const struct null_canvas *nc = (const struct null_canvas *)c;
	*n = nc->items;
	return nc->item;
}

static const struct canvas_ops null_ops = {
	null_renderer, null_close, null_resize, null_full_screen, null_set_clip, null_clear, null_fill, null_polygon,
	null_pattern, null_taper, null_atlas, null_atlas_warm, null_sprite_size, null_sprite, null_turned, null_slice, null_picture, null_tile_comes, null_came, null_tile, null_tile_ready, null_tile_comes,
	null_picture_size, null_text, null_text_width, null_line_height, null_missing_font, null_layer_begin,
	null_layer_end, null_layer_draw, null_present, null_shot, null_paper_begin, null_paper_end,
	null_input, null_wake, null_now, null_drawn
};

struct canvas *canvas_open_null(int width, int height)
{
	struct null_canvas *n = calloc(1, sizeof *n);
	if (!n)
		return NULL;
	n->base.ops = &null_ops;
	n->base.width = width;
	n->base.height = height;
	n->base.density = 1;
	n->base.layer = NONE;
	return &n->base;
}
