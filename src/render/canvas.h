/* The opaque drawing surface, with an SDL and a null implementation. Everything above draws through it; nothing
 * above includes SDL. Coordinates are pixels of the output; colours are 0xRRGGBBAA.
 *
 * The null canvas measures text by a fixed rule, keeps the draw list (for tests) and shows nothing.
 */
#ifndef GROGNARD_RENDER_CANVAS_H
#define GROGNARD_RENDER_CANVAS_H

#include "core/base.h"

struct canvas;

struct rect {
	int x, y, w, h;
};

/* Is the pixel in it? */
static inline bool rect_has(struct rect r, int x, int y)
{
	return x >= r.x && y >= r.y && x < r.x + r.w && y < r.y + r.h;
}

/* Does all of it lie in the outer one? */
static inline bool rect_within(struct rect r, struct rect outer)
{
	return r.x >= outer.x && r.y >= outer.y && r.x + r.w <= outer.x + outer.w && r.y + r.h <= outer.y + outer.h;
}

/* Have they a pixel in common? */
static inline bool rect_touches(struct rect a, struct rect b)
{
	return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

enum font {
	FONT_BODY,       /* Linux Libertine: long texts */
	FONT_BODY_BOLD,
	FONT_BODY_ITALIC,
	FONT_TITLE,      /* Old Standard bold: headings */
	FONT_TITLE_ITALIC,
	FONT_DATA,       /* Roboto Condensed: numbers, tables, buttons */
	FONT_DATA_BOLD,
	FONTS
};

/* A picture file cut into named sprites (an atlas with its JSON index). Number >= 0, or NONE. */
typedef int atlas_id;

struct canvas_options {
	int width, height;   /* window, in points */
	bool full_screen, maximised;
	bool hidden;         /* no window is needed: screenshot, test */
	bool beside;         /* tiles and pages of atlases may be read beside the loop, by a thread */
	const char *renderer; /* NULL: best; "software", "opengl" ... */
	const char *title;
	const char *data;    /* folder with art/ and fonts/ */
};

/* Opens a window (or an off-screen surface under the dummy driver). NULL with `e` filled. */
struct canvas *canvas_open(const struct canvas_options *o, struct error *e);
/* Draws nothing, needs no display. */
struct canvas *canvas_open_null(int width, int height);
void canvas_close(struct canvas *c);

void canvas_size(const struct canvas *c, int *width, int *height);
bool canvas_resize(struct canvas *c, int width, int height);
void canvas_full_screen(struct canvas *c, bool on);
/* Pixels of the screen that the window is on, and how many of them make an inch (0: not known). Without a window: its own. */
void canvas_screen(const struct canvas *c, int *width, int *height, float *dpi);
/* Does the window fill the screen because it was made as large as that goes? */
bool canvas_maximised(const struct canvas *c);

void canvas_clear(struct canvas *c, uint32_t colour);
void canvas_fill(struct canvas *c, struct rect r, uint32_t colour);
void canvas_frame(struct canvas *c, struct rect r, int thickness, uint32_t colour);
void canvas_line(struct canvas *c, int x0, int y0, int x1, int y1, int thickness, uint32_t colour);
/* A filled convex polygon of n <= 32 points x0 y0 x1 y1 ... */
void canvas_polygon(struct canvas *c, const float *xy, int n, uint32_t colour);
/* The same filled with a tileable sprite (hatching). */
void canvas_polygon_pattern(struct canvas *c, const float *xy, int n, atlas_id atlas, const char *sprite,
			    uint8_t alpha);

/* An open line of n >= 2 points with soft edges, for long and crooked borders. */
void canvas_ribbon(struct canvas *c, const float *xy, int n, float thick, uint32_t colour);
/* The same, growing evenly from one thickness at its beginning to another at its end. */
void canvas_taper(struct canvas *c, const float *xy, int n, float from, float to, uint32_t colour);

/* Opens art/<name>.png with art/<name>.json, or the folder art/<name> of index.json and pages 00.webp ..., once; what is
 * drawn of it is read then. NONE with `e` when missing. */
atlas_id canvas_atlas(struct canvas *c, const char *name, struct error *e);
/* Reads a page of an atlas ahead of its first drawing, which then does not stall; true when it did read. False when all
 * are there, or when more would drive out others. */
bool canvas_atlas_warm(struct canvas *c, atlas_id a);
bool canvas_sprite_size(struct canvas *c, atlas_id a, const char *sprite, int *w, int *h);
/* Draws at its own size with the upper left corner at x, y; false when there is no such sprite. */
bool canvas_sprite(struct canvas *c, atlas_id a, const char *sprite, int x, int y, uint8_t alpha);
bool canvas_sprite_in(struct canvas *c, atlas_id a, const char *sprite, struct rect to, uint8_t alpha);
/* The same turned by so many degrees to the right round the middle of `to`. */
bool canvas_sprite_turned(struct canvas *c, atlas_id a, const char *sprite, struct rect to, float degrees);
/* Nine-slice: corners as drawn, sides stretched. */
void canvas_slice(struct canvas *c, atlas_id a, const char *sprite, struct rect to);
/* A single picture file (cover, overview), scaled well into `to` and kept at that size. */
bool canvas_picture(struct canvas *c, const char *file, struct rect to, uint8_t alpha);
/* Is it still being read beside the loop, to be w x h? Then something stands in for it, until canvas_came says that a picture
 * asked for so since the last canvas_present may be there: draw once more. False: canvas_picture draws it without waiting, or
 * nobody reads beside the loop. */
bool canvas_picture_comes(struct canvas *c, const char *file, int w, int h);
bool canvas_came(const struct canvas *c);
/* A tile of a sheet: opaque, kept within a budget (least recently used go first), scaled quickly. It is kept w x h px
 * large, averaged where its file is larger; 0, 0: as large as that. `from`: the part of it in pixels of what is kept, NULL
 * for all. `ready` says whether drawing it costs no reading. Files: absolute, or below <data>/art. */
bool canvas_tile(struct canvas *c, const char *file, int w, int h, const struct rect *from, struct rect to);
bool canvas_tile_ready(const struct canvas *c, const char *file, int w, int h);
/* Sees to it that a tile is kept, or read beside the loop and `ready` some picture later, if it is asked for in each till then.
 * False when nobody reads beside the loop. */
bool canvas_tile_comes(struct canvas *c, const char *file, int w, int h);
/* From now on at most so many pages of atlases are read (at first as many as are drawn). Sprites of further ones are
 * drawn from pages for another size, where these are there, and canvas_unfinished is true: draw once more. With less than
 * ALL_READS they are read beside the loop where that can be, whatever the number. */
enum { ALL_READS = 1000000 };
void canvas_allow_reads(struct canvas *c, int pages);
bool canvas_unfinished(const struct canvas *c);
/* Size of a picture file in pixels; false when it is missing. */
bool canvas_picture_size(struct canvas *c, const char *file, int *w, int *h);

/* Text: UTF-8, one line, upper left corner; size in pixels. Returns the width. */
int canvas_text(struct canvas *c, enum font f, int size, uint32_t colour, int x, int y, const char *text);
int canvas_text_width(struct canvas *c, enum font f, int size, const char *text);
int canvas_line_height(struct canvas *c, enum font f, int size);

/* Clipping nests up to 16 deep. */
void canvas_clip(struct canvas *c, struct rect r);
void canvas_unclip(struct canvas *c);

/* Cached layers 0..3, opaque and as large as the screen (a layer begins with what it held: who shows a part of it covers that): between begin and end drawing goes to a screen-sized picture; canvas_layer_draw shows it.
 * canvas_layer_valid is false after a resize, a lost target or canvas_layer_spoil. */
bool canvas_layer_begin(struct canvas *c, int layer);
void canvas_layer_end(struct canvas *c);
bool canvas_layer_valid(const struct canvas *c, int layer);
void canvas_layer_spoil(struct canvas *c, int layer);
void canvas_layer_draw(struct canvas *c, int layer);

/* Fills what is in `outer` and not in `inner`. */
void canvas_fill_round(struct canvas *c, struct rect outer, struct rect inner, uint32_t colour);

void canvas_present(struct canvas *c);
/* PNG of what was drawn last. */
bool canvas_shot(struct canvas *c, const char *path, struct error *e);
/* A picture of its own size, beside the screen: between begin and end all drawing goes to it, and canvas_size says how large
 * it is. The end writes it as PNG. False with `e`: there is none (nothing was begun), or it could not be written. No layer
 * may be drawn on meanwhile. */
bool canvas_paper_begin(struct canvas *c, int width, int height, struct error *e);
bool canvas_paper_end(struct canvas *c, const char *path, struct error *e);

/* What a hand did, free of SDL. */
enum input_kind {
	INPUT_NONE, INPUT_MOTION, INPUT_PRESS, INPUT_RELEASE, INPUT_WHEEL, INPUT_KEY, INPUT_TEXT, INPUT_RESIZE,
	INPUT_EXPOSE, INPUT_QUIT, INPUT_TICK,
	INPUT_WAKE,   /* canvas_wake was called: somebody who works beside the loop has something to tell */
	INPUT_KEY_UP  /* let go, or the window no longer has the keyboard */
};
enum { BUTTON_LEFT = 1, BUTTON_MIDDLE, BUTTON_RIGHT };
enum { MOD_SHIFT = 1, MOD_CTRL = 2, MOD_ALT = 4 };
enum key { /* printable keys are their lower-case character */
	KEY_ESCAPE = 27, KEY_ENTER = 13, KEY_TAB = 9, KEY_SPACE = 32, KEY_BACKSPACE = 8,
	KEY_UP = 256, KEY_DOWN, KEY_LEFT, KEY_RIGHT, KEY_HOME, KEY_END, KEY_PAGE_UP, KEY_PAGE_DOWN, KEY_DELETE,
	KEY_F1, KEY_F2, KEY_F3, KEY_F4, KEY_F5, KEY_F6, KEY_F7, KEY_F8, KEY_F9, KEY_F10, KEY_F11, KEY_F12,
	KEY_PAD_0, KEY_PAD_1, KEY_PAD_2, KEY_PAD_3, KEY_PAD_4, KEY_PAD_5, KEY_PAD_6, KEY_PAD_7, KEY_PAD_8, KEY_PAD_9,
	KEY_INSERT
};
struct input {
	enum input_kind kind;
	int x, y, dx, dy; /* pointer; wheel: dy steps (up positive), dx sideways */
	int button, clicks;
	int key;
	bool again;       /* the key is held down and repeats */
	unsigned mods;    /* MOD_ bits */
	char text[32];
	int width, height; /* resize */
};

/* A font that was looked for and not found: its file, else NULL. Text in that font is drawn in the next best. */
const char *canvas_missing_font(const struct canvas *c);
/* A picture file that was to be drawn and is damaged (or a tile of a map, and is missing), else NULL. */
const char *canvas_broken_picture(const struct canvas *c);
/* Pixels per point: 1 except on high-density screens. */
float canvas_density(const struct canvas *c);
/* Name of what draws: "software", "opengl" ..., "null". */
const char *canvas_renderer(const struct canvas *c);

/* What the null canvas drew since the last canvas_present; the SDL canvas keeps none (n = 0). */
struct canvas_item {
	enum { DRAWN_FILL, DRAWN_FRAME, DRAWN_LINE, DRAWN_POLYGON, DRAWN_SPRITE, DRAWN_PICTURE, DRAWN_TEXT } kind;
	struct rect at; /* of lines and polygons: what encloses them */
	uint32_t colour;
	char name[64]; /* sprite, file or text, cut at the end */
};
const struct canvas_item *canvas_drawn(const struct canvas *c, int *n);

/* Next event: waits up to `wait_ms` (-1 for ever, 0 not at all); false when there was none. The null canvas never waits,
 * and has no event but INPUT_WAKE. */
bool canvas_input(struct canvas *c, struct input *in, int wait_ms);
/* Ends the waiting of canvas_input with one INPUT_WAKE, however often it is called before that is read. May be called on
 * any thread while the canvas is open. */
void canvas_wake(struct canvas *c);
/* Milliseconds of the program's clock; canvas_advance sets a virtual clock (tests) from then on. */
uint32_t canvas_now(const struct canvas *c);
void canvas_advance(struct canvas *c, uint32_t ms);

#endif
