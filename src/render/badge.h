/* Where badges lie on a counter: on its edge, so that they hide neither its symbol nor its values. */
#ifndef GROGNARD_RENDER_BADGE_H
#define GROGNARD_RENDER_BADGE_H

#include "render/scene.h"

enum { LETTERS_FROM = 38, BADGES_FROM = 46 }; /* pixels of a counter's side: from here on two letters, several badges fit */

/* A row from the upper right corner on; all in pixels from the middle of the counter. */
struct badge_row {
	float x, y;   /* the middle of the first */
	float step;   /* from each to the next, along x */
	float size;   /* across */
	int shown;    /* so many of them */
	bool folded;  /* one that has their number stands for all */
};

/* `all` badges, 0 or more, on a counter of `side` pixels. */
void badges_lie(float side, int all, struct badge_row *out);

#endif
