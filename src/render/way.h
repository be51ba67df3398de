/* Ways over the map as lines of the screen: smooth through the middles of hexes and areas, along the drawn roads of boards
 * of points. Geometry only; arrow.c draws them. */
#ifndef GROGNARD_RENDER_WAY_H
#define GROGNARD_RENDER_WAY_H

#include "render/scene.h"

enum { WAY_POINTS = 640 };

struct way {
	int n;
	float at[WAY_POINTS][2];
	float far[WAY_POINTS]; /* from its beginning, in pixels along the line */
};

/* The way through `n` places, from the first one's middle to the last one's. One step alone bows a little, so that it does
 * not hide what joins the two. False when there is nothing to draw. */
bool way_through(const struct scene *sc, const int16_t *place, int n, struct way *out);

static inline float way_length(const struct way *w)
{
	return w->n ? w->far[w->n - 1] : 0;
}

/* The point so far along the way, and the direction there (a vector of length 1). */
void way_at(const struct way *w, float far, float *x, float *y, float *ux, float *uy);

/* The part between two lengths as a line of its own in `xy` (room for WAY_POINTS). Returns how many points it has, 0 when
 * nothing is left. */
int way_part(const struct way *w, float from, float to, float *xy);

/* Up to where it runs free of the counters that lie at its last place: 4 pixels of the sheet before them, or near the
 * middle where none lies. */
float way_end(const struct scene *sc, const struct way *w, int place);

/* How far along it comes nearest to the middle of a place. */
float way_near(const struct scene *sc, const struct way *w, int place);

#endif
