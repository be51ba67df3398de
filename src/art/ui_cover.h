/* A box cover in the manner of an engraved title page. */
#ifndef GROGNARD_ART_UI_COVER_H
#define GROGNARD_ART_UI_COVER_H

#include "core/base.h"

struct ink_fonts;

/* Draws the cover of the game described by `game` (its game.json) into two files of a folder that is there: cover.webp, 360 x 480,
 * and cover-2.webp, twice as large for large screens. */
bool ui_cover(const char *game, const char *folder, const struct ink_fonts *fonts, struct error *e);

#endif
