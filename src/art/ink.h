/* Drawing tools shared by everything that is drawn at build time: random numbers, noise, colours, shapes, text.
 *
 * Build-time only; nothing here is linked into the game. No global state: fonts and generators are passed about.
 * The same input gives the same pixels on every run.
 */
#ifndef GROGNARD_ART_INK_H
#define GROGNARD_ART_INK_H

#include "core/base.h"

#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>

#define INK_PI 3.14159265358979323846

/* The ink and paper every sheet is made of. */
enum { INK_BROWN = 0x3b2a1c, INK_PAPER = 0xf1e6ca };

/* PCG32. One generator per layer, so that adding a layer never shifts another. */
struct pcg {
	uint64_t state, step;
};

struct pcg pcg_start(uint64_t seed);
uint32_t pcg_next(struct pcg *p);
double pcg_unit(struct pcg *p);                          /* 0 <= x < 1 */
double pcg_range(struct pcg *p, double low, double high);
int pcg_below(struct pcg *p, int limit);                 /* 0..limit-1 */

/* Value noise on an integer lattice with quintic fade, 0..1. */
double noise_value(double x, double y, uint32_t seed);

/* `octaves` of it: lacunarity 2.03, gain 0.5, normalised to 0..1. */
double noise_fbm(int octaves, double x, double y, uint32_t seed);

/* White noise of one lattice point, 0..1. */
double noise_white(int x, int y, uint32_t seed);

static inline double ink_mix(double a, double b, double t)
{
	return a + (b - a) * t;
}

static inline double ink_clamp(double x, double low, double high)
{
	return x < low ? low : x > high ? high : x;
}

double ink_smoothstep(double low, double high, double x);

/* Sets the source to 0xrrggbb with this alpha. */
void ink_colour(cairo_t *cr, unsigned rgb, double alpha);

/* The colour between two, t = 0 giving a. */
unsigned ink_blend(unsigned a, unsigned b, double t);

/* Path of a rectangle with round corners. */
void ink_rounded(cairo_t *cr, double x, double y, double w, double h, double radius);

/* The faces, each one font file. */
enum ink_face {
	FACE_SERIF,        /* Old Standard: maps, titles */
	FACE_SERIF_ITALIC,
	FACE_SERIF_BOLD,
	FACE_SANS,         /* Roboto Condensed: counters, figures in tables */
	FACE_SANS_BOLD,
	FACE_TEXT,         /* Linux Libertine: long texts */
	FACES
};

/* An own font map over exactly those files, so that no other installed face is ever used instead.
 * Not shared between threads: each thread opens its own. */
struct ink_fonts {
	FcConfig *config;
	PangoFontMap *map;
	PangoContext *context;
};

/* Opens the faces from `dir` (flat); NULL means the places where the Debian packages put them.
 * False with `e` filled when a file is missing or unreadable. */
bool ink_fonts_open(struct ink_fonts *f, const char *dir, struct error *e);
void ink_fonts_close(struct ink_fonts *f);

/* How a line of text looks. Zero is a sensible value of every field but `size`. */
struct ink_style {
	enum ink_face face;
	double size;       /* em, in user units of the target */
	double spacing;    /* added between letters, in user units */
	double align;      /* 0: the point is the left end, .5: the middle, 1: the right end */
	unsigned rgb;
	double alpha;      /* 0 is taken as 1 */
	double halo;       /* how far the halo reaches; 0 for none */
	unsigned halo_rgb;
	double halo_alpha; /* 0 is taken as 1 */
};

struct ink_extent {
	double width;        /* advance width */
	double x, y, w, h;   /* ink box, y relative to the baseline, x to the left end */
};

struct ink_extent ink_measure(const struct ink_fonts *f, const struct ink_style *s, const char *text);

/* Draws with the baseline through (x, y). Returns the advance width. */
double ink_text(cairo_t *cr, const struct ink_fonts *f, const struct ink_style *s, double x, double y,
		const char *text);

/* The same, shrunk until it is no wider than `widest`. */
double ink_text_fit(cairo_t *cr, const struct ink_fonts *f, const struct ink_style *s, double x, double y,
		    double widest, const char *text);

/* A text of several lines, broken between words (within one only where a word is wider than the column). The column's
 * upper left corner is (x, y); `align` sets each line within it. Returns the height. */
double ink_column(cairo_t *cr, const struct ink_fonts *f, const struct ink_style *s, double x, double y, double width,
		  const char *text);

/* The height it would have. */
double ink_column_height(const struct ink_fonts *f, const struct ink_style *s, double width, const char *text);

/* Memory for a build tool: never NULL, ends the program with a message instead. */
void *ink_memory(void *old, size_t count, size_t size);

#endif
