/* Colours of ink and paper, the interface atlas, and drawing of its parts, with plain drawing where art is missing. */
#ifndef GROGNARD_UI_STYLE_H
#define GROGNARD_UI_STYLE_H

#include "render/canvas.h"

struct style {
	int percent;      /* interface scale */
	atlas_id atlas;   /* or NONE */
	int atlas_scale;  /* 1 or 2 */
};

#define INK 0x3b2a1cffu
#define INK_SOFT 0x6d5840ffu
#define INK_FAINT 0x9a866aff
#define PAPER 0xf1e6caffu
#define PAPER_LIGHT 0xf8f0dcffu
#define PAPER_DARK 0xe2d3adffu
#define WINE 0x6f1d1bffu
#define WINE_SOFT 0x93403aff
#define SEA 0x2a4b5effu
#define GOLD 0xb08a3effu
#define SHADE 0x1a0f0866u
#define CLEAR 0x00000000u

/* At this interface scale; 0: the one that the screen asks for. */
void style_open(struct style *s, struct canvas *c, int percent);
/* The scale that the screen asks for, percent of a point. */
int style_guess(const struct canvas *c);

/* A nine-slice of the atlas, or a plain box of these colours. */
void style_slice(const struct style *s, struct canvas *c, const char *sprite, struct rect r, uint32_t fill,
		 uint32_t line);
/* An icon in a box; false when it could not be drawn. */
bool style_icon(const struct style *s, struct canvas *c, const char *sprite, struct rect r, uint8_t alpha);
bool style_has(const struct style *s, struct canvas *c, const char *sprite);
/* A swelled rule with a lozenge in the middle. */
void style_rule(const struct style *s, struct canvas *c, struct rect r);
/* The picture of a die showing 1..6. */
void style_die(const struct style *s, struct canvas *c, int value, struct rect r);
/* A shadow that fades around a box. */
void style_shadow(const struct style *s, struct canvas *c, struct rect r);
/* Fills a box with a sprite that repeats ("paper", "leather"), or with a colour. */
void style_fill(const struct style *s, struct canvas *c, const char *sprite, struct rect r, uint32_t colour);

#endif
