/* Writing a sheet: tiles for each zoom step, their description, a small picture of the whole. */
#ifndef GROGNARD_ART_SHEET_OUT_H
#define GROGNARD_ART_SHEET_OUT_H

#include "art/sheet_draw.h"

enum { MAX_STEPS = 8, TILE = 512 };

/* Draws and writes everything into `dir` (made when missing). `fonts` is the font directory or NULL. */
bool sheet_write(const struct sheet *s, const char *dir, const char *fonts, const int *percent, int steps,
		 struct error *e);

#endif
