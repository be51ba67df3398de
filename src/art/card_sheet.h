/* All cards of a game: an atlas for each size in the hand, and every face and back large as a picture of its own. */
#ifndef GROGNARD_ART_CARD_SHEET_H
#define GROGNARD_ART_CARD_SHEET_H

#include "core/base.h"

struct ink_fonts;

/* Reads `cards` (a cards.json) and writes cards-<width>/ (see atlas_write_pages) into `outdir` for the widths 120 and 70, and into
 * its folder view, which must be there, card-<id>.webp and card-back-<id>.webp, 360 x 504, and the same 313 x 438 as
 * card-<id>-313.webp and card-back-<id>-313.webp.
 * Sprites: <id>, back/<id>, and of every card's size shadow, glow, veil, gap. The index tells "width", "height" of a
 * card and the "pad" round it in its sprite. A text that does not fit its card is refused. */
bool card_sheets(const char *cards, const char *outdir, const struct ink_fonts *fonts, struct error *e);

#endif
