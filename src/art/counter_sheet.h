/* All counters of a game as one atlas per zoom step. */
#ifndef GROGNARD_ART_COUNTER_SHEET_H
#define GROGNARD_ART_COUNTER_SHEET_H

#include "core/base.h"

struct ink_fonts;

/* Reads `pieces` (a pieces.json) and writes counters-<step>.png and .json into `outdir`, and every face
 * 220 px large as view/<id>.png (reverse <id>~, backs back-<side>) into its folder view, which must be there. */
bool counter_sheets(const char *pieces, const char *outdir, const struct ink_fonts *fonts, struct error *e);

#endif
