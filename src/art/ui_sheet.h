/* The interface art as one atlas per scale. */
#ifndef GROGNARD_ART_UI_SHEET_H
#define GROGNARD_ART_UI_SHEET_H

#include "core/base.h"

/* Writes ui-1.png, ui-2.png and their indexes into `outdir`. */
bool ui_sheets(const char *outdir, struct error *e);

#endif
