/* All counters of a game as one atlas per zoom step. */
#ifndef GROGNARD_ART_COUNTER_SHEET_H
#define GROGNARD_ART_COUNTER_SHEET_H

#include "core/base.h"

struct ink_fonts;

/* Reads `pieces` (a pieces.json) and writes counters-<step>.png and .json into `outdir`. */
bool counter_sheets(const char *pieces, const char *outdir, const struct ink_fonts *fonts, struct error *e);

#endif
