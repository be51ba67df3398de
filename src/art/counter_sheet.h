/* All counters and blocks of a game as one atlas per zoom step. */
#ifndef GROGNARD_ART_COUNTER_SHEET_H
#define GROGNARD_ART_COUNTER_SHEET_H

#include "core/base.h"

struct ink_fonts;

/* A step of zoom: its name in files, and how large things are. NULL after the last. */
struct counter_step {
	const char *name;
	double scale;
};
const struct counter_step *counter_step(int i);

/* Reads `pieces` (a pieces.json) and writes counters-<step>/ (see atlas_write_pages) into `outdir`, and every face
 * 220 px large as view/<id>.webp (reverse <id>~, backs back-<side>) into its folder view, which must be there.
 * Where the file asks for blocks they are written as art/block_sheet.h says. */
bool counter_sheets(const char *pieces, const char *outdir, const struct ink_fonts *fonts, struct error *e);

#endif
