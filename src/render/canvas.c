#include "render/canvas_ops.h"

#include <math.h>
#include <stdlib.h>

void canvas_close(struct canvas *c)
{
	if (c)
		c->ops->close(c);
}

void canvas_size(const struct canvas *c, int *width, int *height)
{
	*width = c->width;
	*height = c->height;
}

bool canvas_resize(struct canvas *c, int width, int height)
{
	return c->ops->resize(c, width, height);
}

void canvas_full_screen(struct canvas *c, bool on)
{
	c->ops->full_screen(c, on);
}

void canvas_screen(const struct canvas *c, int *width, int *height, float *dpi)
{
	*width = c->screen_w ? c->screen_w : c->width;
	*height = c->screen_h ? c->screen_h : c->height;
	*dpi = c->dpi;
}

bool canvas_maximised(const struct canvas *c)
{
	return c->maximised;
}

const char *canvas_renderer(const struct canvas *c)
{
	return c->ops->renderer(c);
}

float canvas_density(const struct canvas *c)
{
	return c->density;
}

void canvas_clear(struct canvas *c, uint32_t colour)
{
	c->ops->clear(c, colour);
}

void canvas_fill(struct canvas *c, struct rect r, uint32_t colour)
{
	if (r.w > 0 && r.h > 0)
		c->ops->fill(c, r, colour);
}

void canvas_frame(struct canvas *c, struct rect r, int t, uint32_t colour)
{
	canvas_fill(c, (struct rect){r.x, r.y, r.w, t}, colour);
	canvas_fill(c, (struct rect){r.x, r.y + r.h - t, r.w, t}, colour);
	canvas_fill(c, (struct rect){r.x, r.y + t, t, r.h - 2 * t}, colour);
	canvas_fill(c, (struct rect){r.x + r.w - t, r.y + t, t, r.h - 2 * t}, colour);
}

void canvas_line(struct canvas *c, int x0, int y0, int x1, int y1, int thickness, uint32_t colour)
{
	float dx = (float)(x1 - x0), dy = (float)(y1 - y0);
	float length = sqrtf(dx * dx + dy * dy), half = (float)thickness / 2;

	if (x0 == x1 || y0 == y1) {
		struct rect r = {x0 < x1 ? x0 : x1, y0 < y1 ? y0 : y1, abs(x1 - x0), abs(y1 - y0)};
		r.x -= x0 == x1 ? thickness / 2 : 0;
		r.y -= y0 == y1 ? thickness / 2 : 0;
		r.w = x0 == x1 ? thickness : r.w;
		r.h = y0 == y1 ? thickness : r.h;
		canvas_fill(c, r, colour);
		return;
	}
	dx *= half / length;
	dy *= half / length;
	float xy[8] = {(float)x0 - dy, (float)y0 + dx, (float)x0 + dy, (float)y0 - dx,
		       (float)x1 + dy, (float)y1 - dx, (float)x1 - dy, (float)y1 + dx};
	canvas_polygon(c, xy, 4, colour);
}

void canvas_polygon(struct canvas *c, const float *xy, int n, uint32_t colour)
{
	if (n >= 3 && n <= 32)
		c->ops->polygon(c, xy, n, colour);
}

void canvas_ribbon(struct canvas *c, const float *xy, int n, float thick, uint32_t colour)
{
	canvas_taper(c, xy, n, thick, thick, colour);
}

void canvas_taper(struct canvas *c, const float *xy, int n, float from, float to, uint32_t colour)
{
	if (n >= 2 && from > 0 && to > 0)
		c->ops->taper(c, xy, n, from, to, colour);
}

void canvas_polygon_pattern(struct canvas *c, const float *xy, int n, atlas_id atlas, const char *sprite,
			    uint8_t alpha)
{
	if (n >= 3 && n <= 32)
		c->ops->pattern(c, xy, n, atlas, sprite, alpha);
}

atlas_id canvas_atlas(struct canvas *c, const char *name, struct error *e)
{
	return c->ops->atlas(c, name, e);
}

bool canvas_atlas_warm(struct canvas *c, atlas_id a)
{
	return c->ops->atlas_warm(c, a);
}

bool canvas_sprite_size(struct canvas *c, atlas_id a, const char *sprite, int *w, int *h)
{
	return c->ops->sprite_size(c, a, sprite, w, h);
}

bool canvas_sprite(struct canvas *c, atlas_id a, const char *sprite, int x, int y, uint8_t alpha)
{
	int w, h;

	if (!canvas_sprite_size(c, a, sprite, &w, &h))
		return false;
	return c->ops->sprite(c, a, sprite, (struct rect){x, y, w, h}, alpha);
}

bool canvas_sprite_in(struct canvas *c, atlas_id a, const char *sprite, struct rect to, uint8_t alpha)
{
	return c->ops->sprite(c, a, sprite, to, alpha);
}

bool canvas_sprite_turned(struct canvas *c, atlas_id a, const char *sprite, struct rect to, float degrees)
{
	return c->ops->turned(c, a, sprite, to, degrees);
}

void canvas_slice(struct canvas *c, atlas_id a, const char *sprite, struct rect to)
{
	if (to.w <= 0 || to.h <= 0 || c->ops->slice(c, a, sprite, to))
		return;
	/* No art: a plain sheet of paper with an edge. */
	canvas_fill(c, to, 0xf3e7c9ff);
	canvas_frame(c, to, 1, 0x5b4630ff);
}

bool canvas_picture(struct canvas *c, const char *file, struct rect to, uint8_t alpha)
{
	return c->ops->picture(c, file, to, alpha);
}

bool canvas_picture_comes(struct canvas *c, const char *file, int w, int h)
{
	return c->ops->picture_comes(c, file, w, h);
}

bool canvas_came(const struct canvas *c)
{
	return c->ops->came(c);
}

bool canvas_tile(struct canvas *c, const char *file, int w, int h, const struct rect *from, struct rect to)
{
	return c->ops->tile(c, file, w, h, from, to);
}

bool canvas_tile_ready(const struct canvas *c, const char *file, int w, int h)
{
	return c->ops->tile_ready(c, file, w, h);
}

bool canvas_tile_comes(struct canvas *c, const char *file, int w, int h)
{
	return c->ops->tile_comes(c, file, w, h);
}

void canvas_allow_reads(struct canvas *c, int pages)
{
	c->reads = pages;
	c->unfinished = false;
}

bool canvas_unfinished(const struct canvas *c)
{
	return c->unfinished;
}

bool canvas_picture_size(struct canvas *c, const char *file, int *w, int *h)
{
	return c->ops->picture_size(c, file, w, h);
}

int canvas_text(struct canvas *c, enum font f, int size, uint32_t colour, int x, int y, const char *text)
{
	if (!text || !*text || size < 1)
		return 0;
	return c->ops->text(c, f, size < 400 ? size : 400, colour, x, y, text);
}

int canvas_text_width(struct canvas *c, enum font f, int size, const char *text)
{
	if (!text || !*text || size < 1)
		return 0;
	return c->ops->text_width(c, f, size < 400 ? size : 400, text);
}

int canvas_line_height(struct canvas *c, enum font f, int size)
{
	if (size < 1)
		return 0;
	return c->ops->line_height(c, f, size < 400 ? size : 400);
}

const char *canvas_broken_picture(const struct canvas *c)
{
	return *c->broken ? c->broken : NULL;
}

const char *canvas_missing_font(const struct canvas *c)
{
	return c->ops->missing_font(c);
}

static struct rect meet(struct rect a, struct rect b)
{
	int x = a.x > b.x ? a.x : b.x, y = a.y > b.y ? a.y : b.y;
	int right = a.x + a.w < b.x + b.w ? a.x + a.w : b.x + b.w;
	int below = a.y + a.h < b.y + b.h ? a.y + a.h : b.y + b.h;
	return (struct rect){x, y, right > x ? right - x : 0, below > y ? below - y : 0};
}

void canvas_clip(struct canvas *c, struct rect r)
{
	if (c->clips > 0)
		r = meet(r, c->clip[(c->clips < MAX_CLIPS ? c->clips : MAX_CLIPS) - 1]);
	if (c->clips < MAX_CLIPS)
		c->clip[c->clips] = r;
	c->clips++;
	c->ops->set_clip(c, &r);
}

void canvas_unclip(struct canvas *c)
{
	if (c->clips > 0)
		c->clips--;
	c->ops->set_clip(c, c->clips ? &c->clip[(c->clips < MAX_CLIPS ? c->clips : MAX_CLIPS) - 1] : NULL);
}

static void clip_again(struct canvas *c)
{
	c->ops->set_clip(c, c->clips ? &c->clip[(c->clips < MAX_CLIPS ? c->clips : MAX_CLIPS) - 1] : NULL);
}

bool canvas_layer_begin(struct canvas *c, int layer)
{
	if (layer < 0 || layer >= LAYERS || c->layer != NONE || !c->ops->layer_begin(c, layer))
		return false;
	c->layer = layer;
	clip_again(c);
	return true;
}

void canvas_layer_end(struct canvas *c)
{
	if (c->layer == NONE)
		return;
	c->ops->layer_end(c);
	c->valid[c->layer] = true;
	c->layer = NONE;
	clip_again(c);
}

bool canvas_layer_valid(const struct canvas *c, int layer)
{
	return layer >= 0 && layer < LAYERS && c->valid[layer];
}

void canvas_layer_spoil(struct canvas *c, int layer)
{
	if (layer >= 0 && layer < LAYERS)
		c->valid[layer] = false;
}

void canvas_layer_draw(struct canvas *c, int layer)
{
	if (canvas_layer_valid(c, layer))
		c->ops->layer_draw(c, layer);
}

void canvas_fill_round(struct canvas *c, struct rect outer, struct rect inner, uint32_t colour)
{
	int x0 = int_min(inner.x > outer.x ? inner.x : outer.x, outer.x + outer.w);
	int y0 = int_min(inner.y > outer.y ? inner.y : outer.y, outer.y + outer.h);
	int x1 = int_min(inner.x + inner.w, outer.x + outer.w), y1 = int_min(inner.y + inner.h, outer.y + outer.h);
	if (x1 <= x0 || y1 <= y0) {
		canvas_fill(c, outer, colour);
		return;
	}
	const struct rect side[] = {{outer.x, outer.y, outer.w, y0 - outer.y}, {outer.x, y1, outer.w, outer.y + outer.h - y1},
				    {outer.x, y0, x0 - outer.x, y1 - y0}, {x1, y0, outer.x + outer.w - x1, y1 - y0}};
	for (int i = 0; i < 4; i++)
		if (side[i].w > 0 && side[i].h > 0)
			canvas_fill(c, side[i], colour);
}

void canvas_present(struct canvas *c)
{
	c->ops->present(c);
}

bool canvas_shot(struct canvas *c, const char *path, struct error *e)
{
	return c->ops->shot(c, path, e);
}

bool canvas_paper_begin(struct canvas *c, int width, int height, struct error *e)
{
	if (width < 1 || height < 1 || c->layer != NONE || !c->ops->paper_begin(c, width, height, e))
		return error_set(e, NULL, NULL, NULL, "a picture of %d by %d cannot be drawn", width, height);
	c->screen_width = c->width;
	c->screen_height = c->height;
	c->width = width;
	c->height = height;
	return true;
}

bool canvas_paper_end(struct canvas *c, const char *path, struct error *e)
{
	bool fine = canvas_shot(c, path, e);
	c->ops->paper_end(c);
	c->width = c->screen_width;
	c->height = c->screen_height;
	return fine;
}

bool canvas_input(struct canvas *c, struct input *in, int wait_ms)
{
	*in = (struct input){0};
	return c->ops->input(c, in, wait_ms);
}

void canvas_wake(struct canvas *c)
{
	if (!atomic_exchange(&c->woken, true))
		c->ops->wake(c);
}

uint32_t canvas_now(const struct canvas *c)
{
	return c->virtual_clock ? c->clock : c->ops->now(c);
}

void canvas_advance(struct canvas *c, uint32_t ms)
{
	c->clock = canvas_now(c) + ms;
	c->virtual_clock = true;
}

const struct canvas_item *canvas_drawn(const struct canvas *c, int *n)
{
	return c->ops->drawn(c, n);
}
