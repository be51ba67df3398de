/* The SDL canvas and its caches; the sdl_*.c files of render only. */
#ifndef GROGNARD_RENDER_SDL_CANVAS_H
#define GROGNARD_RENDER_SDL_CANVAS_H

#include "render/canvas_ops.h"
#include "render/sdl_reader.h"

#include <SDL.h>
#include <SDL_ttf.h>

enum {
	MAX_ATLASES = 24,
	MAX_PICTURES = 640,
	MAX_FONTS_OPEN = 64,
	MAX_LINES_KEPT = 768,
	WIDTHS_KEPT = 4096,         /* a power of two */
	MAX_SHAPES = 128,
	MAX_PATTERNS = 8,
	MAX_STROKES = 256,
	MAX_MIDDLES = 16,
	MAX_TINTS = 12,
	SHAPE_LIMIT = 640,          /* larger polygons are drawn as triangles */
	TILE_BUDGET = 16 << 20,     /* bytes, of a small window */
	SCALED_BUDGET = 12 << 20,
	ATLAS_BUDGET = 24 << 20,
	TEXT_BUDGET = 6 << 20,
	STROKE_BUDGET = 12 << 20,
	MIDDLE_BUDGET = 6 << 20
};

struct sprite_at {
	char name[48];
	struct rect at;
	int border[4]; /* left, top, right, bottom of a slice; -1 first when it is none */
};

struct sdl_page {
	SDL_Texture *texture; /* NULL until first drawn, and after it gave way */
	bool broken;          /* the picture cannot be read: said once */
	size_t bytes;
	uint32_t used;
};

/* One picture with an index beside it, or a folder of pages with an index. */
struct sdl_atlas {
	char name[64];
	bool folder;
	struct sprite_at *sprite; /* sorted by name */
	int sprites;
	int rows;                 /* of a page: a sprite at y is on page y / rows */
	struct sdl_page *page;
	int pages;
};

struct sdl_picture {
	char *file;
	uint32_t hash;
	int w, h;  /* 0, 0: at its own size */
	int wanted_w, wanted_h; /* the size that it stood in for last */
	bool tile; /* of a sheet: opaque */
	SDL_Texture *texture; /* NULL: could not be read, not tried again */
	size_t bytes;
	uint32_t used;
};

struct sdl_font {
	enum font font;
	int size;
	TTF_Font *ttf;
	uint32_t used;
};

struct sdl_line {
	char *text;
	uint32_t hash;
	uint8_t font;
	int16_t size;
	int w, h;
	SDL_Texture *texture;
	uint32_t used;
};

/* How wide a text is, by its hash with font and size; key 0: nothing yet. */
struct sdl_width {
	uint64_t key;
	int w;
};

struct sdl_shape {
	float xy[64];
	int n, atlas, phase_x, phase_y;
	char sprite[24];
	int w, h;
	SDL_Texture *texture;
	uint32_t used;
};

/* A line as a texture of the parts of its box that it touches, see sdl_stroke.c. */
struct sdl_stroke {
	float *xy, from, to;
	uint32_t hash, used, colour;
	int n, w, h, parts;
	size_t bytes;
	SDL_Texture *texture;
	struct stroke_part {
		SDL_Rect at;  /* in the box of the line */
		int x, y;     /* in the texture */
	} *part;
};

/* The middle of a large slice as it was stretched, see sdl_slice.c. */
struct sdl_middle {
	atlas_id atlas;
	int x, y, w, h; /* where it lies in the atlas; how large it is on the screen */
	SDL_Texture *texture; /* NULL: drawn in one picture only so far */
	size_t bytes;
	uint32_t used;
};

/* A plain opaque picture of one colour, see sdl_tint.c. */
struct sdl_tint {
	uint32_t rgb, used;
	SDL_Texture *texture;
};

/* A tileable sprite as pixels. slant 1 or -1: it looks the same moved along that diagonal, so that only one
 * coordinate of its phase matters. */
struct sdl_pattern {
	int atlas, slant, w, h;
	char sprite[24];
	SDL_Surface *pixels;
};

struct sdl_canvas {
	struct canvas base;
	char data[256];
	char missing_font[256];
	SDL_Window *window;
	SDL_Renderer *renderer;
	char renderer_name[32];
	bool software, dummy;
	SDL_Texture *layer[LAYERS], *paper; /* paper: a picture beside the screen, while it is drawn */
	uint32_t tick;
	struct sdl_atlas atlas[MAX_ATLASES];
	int atlases;
	struct sdl_picture picture[MAX_PICTURES];
	int pictures;
	size_t tile_bytes, scaled_bytes;
	struct sdl_font font[MAX_FONTS_OPEN];
	int fonts;
	struct sdl_line line[MAX_LINES_KEPT];
	int lines;
	size_t line_bytes;
	struct sdl_width width[WIDTHS_KEPT];
	struct sdl_shape shape[MAX_SHAPES];
	int shapes;
	struct sdl_pattern pattern[MAX_PATTERNS];
	int patterns;
	struct sdl_stroke stroke[MAX_STROKES];
	int strokes;
	size_t stroke_bytes;
	struct sdl_middle middle[MAX_MIDDLES];
	int middles;
	size_t middle_bytes;
	struct sdl_tint tint[MAX_TINTS];
	int pointer_x, pointer_y;
	uint32_t wake; /* the type of the events of sdl_wake */
	struct sdl_reader *reader; /* NULL: files are read while drawing */
	bool awaits;               /* a picture was asked for that is read beside the loop, */
	uint32_t awaits_since;     /* in this picture, */
	int read_before;           /* when the reader had read so many */
};

static inline struct sdl_canvas *sdl_own(struct canvas *c)
{
	return (struct sdl_canvas *)c;
}

static inline SDL_Color sdl_colour(uint32_t colour)
{
	return (SDL_Color){(uint8_t)(colour >> 24), (uint8_t)(colour >> 16), (uint8_t)(colour >> 8), (uint8_t)colour};
}

static inline uint32_t text_hash(const char *text)
{
	uint32_t h = 2166136261u;
	for (; *text; text++)
		h = (h ^ (uint8_t)*text) * 16777619u;
	return h;
}

/* sdl_atlas.c */
atlas_id sdl_atlas_open(struct canvas *c, const char *name, struct error *e);
bool sdl_atlas_warm(struct canvas *c, atlas_id a);
bool sdl_sprite_size(struct canvas *c, atlas_id a, const char *sprite, int *w, int *h);
bool sdl_sprite(struct canvas *c, atlas_id a, const char *sprite, struct rect to, uint8_t alpha);
bool sdl_turned(struct canvas *c, atlas_id a, const char *sprite, struct rect to, float degrees);
const struct sprite_at *sdl_find(struct sdl_canvas *s, atlas_id a, const char *sprite);
/* Draws a part of the atlas; false when its page cannot be read. */
bool sdl_copy(struct sdl_canvas *s, atlas_id a, struct rect from, struct rect to, uint8_t alpha);
/* The page that a part of the atlas lies on, and where; NULL when it cannot be read. */
SDL_Texture *sdl_page_of(struct sdl_canvas *s, atlas_id a, struct rect from, SDL_Rect *part);
/* The picture of an atlas (or the page of it) as pixels (ARGB8888), the sprite's place in it in `at`; NULL when there is
 * none. The caller frees it. */
SDL_Surface *sdl_sprite_pixels(struct sdl_canvas *s, atlas_id a, const char *sprite, struct rect *at);
void sdl_atlas_free(struct sdl_canvas *s);

/* sdl_slice.c */
bool sdl_slice(struct canvas *c, atlas_id a, const char *sprite, struct rect to);
void sdl_slice_free(struct sdl_canvas *s);

/* sdl_tint.c: false when it is to be filled instead. */
bool sdl_tint(struct sdl_canvas *s, struct rect r, uint32_t colour);
void sdl_tint_free(struct sdl_canvas *s);

/* sdl_art.c: pictures, tiles. */
bool sdl_picture(struct canvas *c, const char *file, struct rect to, uint8_t alpha);
bool sdl_picture_comes(struct canvas *c, const char *file, int w, int h);
bool sdl_came(const struct canvas *c);
bool sdl_picture_size(struct canvas *c, const char *file, int *w, int *h);
bool sdl_tile(struct canvas *c, const char *file, int w, int h, const struct rect *from, struct rect to);
bool sdl_tile_ready(const struct canvas *c, const char *file, int w, int h);
bool sdl_tile_comes(struct canvas *c, const char *file, int w, int h);
/* The pixels, freed, as ARGB8888 of another size: averaged where they are opaque and made smaller. NULL when memory is out. */
SDL_Surface *sdl_fit(SDL_Surface *pixels, int w, int h, bool opaque);
/* Reads it, in whatever format it is; the caller frees it. One that is not `needed` may be absent: something else is
 * drawn then. */
SDL_Surface *sdl_read_picture(struct sdl_canvas *s, const char *path, bool needed);
/* The first file that cannot be read: the program tells of it. */
void sdl_note_broken(struct sdl_canvas *s, const char *path);
void sdl_art_free(struct sdl_canvas *s);

/* sdl_shrink.c: an opaque ARGB8888 picture averaged to a size no larger. NULL when memory is out. */
SDL_Surface *sdl_shrunk(const SDL_Surface *from, int w, int h);

/* sdl_text.c */
int sdl_text(struct canvas *c, enum font f, int size, uint32_t colour, int x, int y, const char *text);
int sdl_text_width(struct canvas *c, enum font f, int size, const char *text);
int sdl_line_height(struct canvas *c, enum font f, int size);
const char *sdl_missing_font(const struct canvas *c);
void sdl_text_free(struct sdl_canvas *s);

/* sdl_shape.c: polygons with soft edges. */
void sdl_polygon(struct canvas *c, const float *xy, int n, uint32_t colour);
void sdl_taper(struct canvas *c, const float *xy, int n, float from, float to, uint32_t colour);
void sdl_pattern(struct canvas *c, const float *xy, int n, atlas_id a, const char *sprite, uint8_t alpha);
void sdl_shape_free(struct sdl_canvas *s);

/* sdl_stroke.c: false when the line is too large to be kept. */
bool sdl_stroke(struct sdl_canvas *s, const float *xy, int n, float from, float to, uint32_t colour);
void sdl_stroke_free(struct sdl_canvas *s);

/* sdl_input.c */
bool sdl_input(struct canvas *c, struct input *in, int wait_ms);
void sdl_wake(struct canvas *c);

/* A texture of the pixels, freed; NULL when there is none to be had. */
SDL_Texture *sdl_upload(struct sdl_canvas *s, SDL_Surface *pixels, bool opaque);

/* On which screen the window is, and how it lies there. */
void sdl_look_round(struct sdl_canvas *s);

#endif
