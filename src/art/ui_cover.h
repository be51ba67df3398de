/* A box cover in the manner of an engraved title page. */
#ifndef GROGNARD_ART_UI_COVER_H
#define GROGNARD_ART_UI_COVER_H

#include "core/base.h"

struct ink_fonts;

/* Draws the cover of the game described by `game` (its game.json) into the file `out`, 360 x 480. See surface_write. */
bool ui_cover(const char *game, const char *out, const struct ink_fonts *fonts, struct error *e);

#endif
