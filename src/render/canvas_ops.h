/* What an implementation of the canvas provides; render only. canvas.c keeps what both share: clipping, the clock,
 * the validity of layers. */
#ifndef GROGNARD_RENDER_CANVAS_OPS_H
#define GROGNARD_RENDER_CANVAS_OPS_H

#include "render/canvas.h"

#include <stdatomic.h>

enum { MAX_CLIPS = 16, LAYERS = 4 };

struct canvas_ops {
	const char *(*renderer)(const struct canvas *c);
	void (*close)(struct canvas *c);
	bool (*resize)(struct canvas *c, int width, int height);
	void (*full_screen)(struct canvas *c, bool on);
	void (*set_clip)(struct canvas *c, const struct rect *r); /* NULL: none */
	void (*clear)(struct canvas *c, uint32_t colour);
	void (*fill)(struct canvas *c, struct rect r, uint32_t colour);
	void (*polygon)(struct canvas *c, const float *xy, int n, uint32_t colour);
	void (*pattern)(struct canvas *c, const float *xy, int n, atlas_id a, const char *sprite, uint8_t alpha);
	void (*taper)(struct canvas *c, const float *xy, int n, float from, float to, uint32_t colour);
	atlas_id (*atlas)(struct canvas *c, const char *name, struct error *e);
	bool (*atlas_warm)(struct canvas *c, atlas_id a);
	bool (*sprite_size)(struct canvas *c, atlas_id a, const char *sprite, int *w, int *h);
	bool (*sprite)(struct canvas *c, atlas_id a, const char *sprite, struct rect to, uint8_t alpha);
	bool (*turned)(struct canvas *c, atlas_id a, const char *sprite, struct rect to, float degrees);
	bool (*slice)(struct canvas *c, atlas_id a, const char *sprite, struct rect to);
	bool (*picture)(struct canvas *c, const char *file, struct rect to, uint8_t alpha);
	bool (*picture_comes)(struct canvas *c, const char *file, int w, int h);
	bool (*came)(const struct canvas *c);
	bool (*tile)(struct canvas *c, const char *file, int w, int h, const struct rect *from, struct rect to);
	bool (*tile_ready)(const struct canvas *c, const char *file, int w, int h);
	bool (*tile_comes)(struct canvas *c, const char *file, int w, int h);
	bool (*picture_size)(struct canvas *c, const char *file, int *w, int *h);
	int (*text)(struct canvas *c, enum font f, int size, uint32_t colour, int x, int y, const char *text);
	int (*text_width)(struct canvas *c, enum font f, int size, const char *text);
	int (*line_height)(struct canvas *c, enum font f, int size);
	const char *(*missing_font)(const struct canvas *c);
	bool (*layer_begin)(struct canvas *c, int layer);
	void (*layer_end)(struct canvas *c);
	void (*layer_draw)(struct canvas *c, int layer);
	void (*present)(struct canvas *c);
	bool (*shot)(struct canvas *c, const char *path, struct error *e);
	bool (*paper_begin)(struct canvas *c, int width, int height, struct error *e);
	void (*paper_end)(struct canvas *c);
	bool (*input)(struct canvas *c, struct input *in, int wait_ms); /* clears `woken` when it returns INPUT_WAKE */
	void (*wake)(struct canvas *c); /* on any thread; `woken` is set */
	uint32_t (*now)(const struct canvas *c);
	const struct canvas_item *(*drawn)(const struct canvas *c, int *n);
};

struct canvas {
	const struct canvas_ops *ops;
	int width, height;
	int screen_width, screen_height; /* while a picture of another size is drawn */
	float density;
	int screen_w, screen_h; /* 0: there is no window */
	float dpi;
	bool maximised;
	struct rect clip[MAX_CLIPS];
	int clips;
	bool valid[LAYERS];
	int layer; /* being drawn, or NONE */
	int reads;       /* how many pages of atlases may still be read */
	bool unfinished; /* something stood in for a page that was not */
	char broken[256]; /* the first picture that could not be read */
	bool virtual_clock;
	uint32_t clock;
	atomic_bool woken; /* an INPUT_WAKE is on its way */
};

#endif
