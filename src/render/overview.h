/* A whole map in small: its picture, and the counters on it as marks of their side. */
#ifndef GROGNARD_RENDER_OVERVIEW_H
#define GROGNARD_RENDER_OVERVIEW_H

#include "render/canvas.h"

/* The picture of a map, art/<map>/overview.webp, or plain paper where there is none. */
void overview_sheet(struct canvas *c, const char *map, struct rect r);

/* The mark of a counter with its middle at x, y: the first side has squares, the second lozenges. */
void overview_mark(struct canvas *c, int x, int y, int side);

#endif
