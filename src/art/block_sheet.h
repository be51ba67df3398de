/* All blocks of a game as one atlas per zoom step. */
#ifndef GROGNARD_ART_BLOCK_SHEET_H
#define GROGNARD_ART_BLOCK_SHEET_H

#include "art/counter_piece.h"

struct ink_fonts;

/* Writes blocks-<step>/ (see atlas_write_pages) into `outdir`, and fronts and backs 2.1 times as large as at 100 % into its folder
 * view as block-<id>.webp and block-back-<side>.webp.
 * Sprites: <id> the front, back/<side>; the same with "!" of a block that has acted; "fatigue", a disc.
 * The index tells "side" (the width of the front), "anchor" (the middle of its foot in the sprite), "size" (of the
 * numbers), "disc" (radius), and for "upright" and "acted" blocks where the screen writes: "foot" and "horse", the middles
 * of the numbers, "track", the middles of the first and the last disc. */
bool block_sheets(const struct counter_list *list, const char *outdir, const struct ink_fonts *fonts, struct error *e);

#endif
