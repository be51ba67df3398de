/* An upright wooden block: a sticker with name, portrait and arms on its front, an emblem on its back. Units: px at
 * 100 %. The numbers of its points and its fatigue change in play: the screen draws them where the face leaves room. */
#ifndef GROGNARD_ART_COUNTER_BLOCK_H
#define GROGNARD_ART_COUNTER_BLOCK_H

#include "art/counter_piece.h"
#include "art/counter_style.h"
#include "art/sheet_shape.h"

#include <cairo.h>

struct ink_fonts;

/* The front; its depth upward and to the right; room round the whole for shadow and turning. */
enum { BLOCK_WIDE = 104, BLOCK_HIGH = 82, BLOCK_DEEP = 9, BLOCK_SHEAR = 7, BLOCK_PAD = 12 };
enum { BLOCK_WHOLE_WIDE = BLOCK_WIDE + BLOCK_SHEAR + 2 * BLOCK_PAD, BLOCK_WHOLE_HIGH = BLOCK_HIGH + BLOCK_DEEP + 2 * BLOCK_PAD };

/* Where the screen writes: the middles of the two numbers and their size, the first and the last of the eight discs of
 * fatigue and their radius, the middle of the foot of the front. Within the sprite, whose upper left corner is (0, 0). */
struct block_places {
	struct point figure[2], track[2], foot;
	double size, disc;
};

/* `side_px`: how wide the front is on the screen; small ones show less. `acted`: turned and lying. */
struct block_places block_places(double side_px, bool acted);

void block_front(cairo_t *cr, const struct ink_fonts *f, const struct counter_piece *piece, double side_px, bool acted);
void block_back(cairo_t *cr, const struct ink_fonts *f, const struct counter_style *style, double side_px, bool acted);

/* A disc of fatigue, to be laid on the track: r px, (0, 0) its middle. */
void block_fatigue(cairo_t *cr, double r);

#endif
