/* What the files of the sheet share with each other and with nobody else. */
#ifndef GROGNARD_RENDER_SHEET_OWN_H
#define GROGNARD_RENDER_SHEET_OWN_H

#include "render/sheet.h"

enum { SHEET_GROUND = 0x3b3226ff }; /* where a tile cannot be read, and beside a sheet without art */

/* sheet_plain.c: all of it, where there are no tiles; `all` is its rectangle on the screen. */
void sheet_draw_plain(const struct sheet *s, struct canvas *c, const struct camera *eye, const struct board *b, struct rect all);

#endif
