/* Arrows on the map, in the colour of who moves. They lie above the overlays and under all counters and tokens; only the
 * wedge of an attack on a neighbour lies on the rims of the two. */
#ifndef GROGNARD_RENDER_ARROW_H
#define GROGNARD_RENDER_ARROW_H

#include "render/scene.h"

enum march_look {
	MARCH_GOES,     /* a ribbon that grows, a mark at each step */
	MARCH_RETREATS, /* broken, with an open head */
	MARCH_PLANNED   /* what is only meant yet: as it goes, without its beginning */
};

/* The way that somebody went. */
struct march {
	const int16_t *place; /* where it begins, the places on the way, where it ends */
	int n;
	const char *nation;   /* whose colour it has */
	int8_t side;          /* whose marks: lozenges or beads */
	uint8_t look;         /* enum march_look */
	int16_t number;       /* of the march in its turn, in a ring where it begins; or NONE */
};
void scene_march(struct scene *sc, const struct march *m);

/* All arrows of the view that lie under the counters. */
void scene_arrows(struct scene *sc, const struct view *v);
/* Those that lie on them: attacks on neighbouring hexes. */
void scene_wedges(struct scene *sc, const struct view *v);

/* An attack by a counter of the view (an index) that is being built or stands; `under`: whether the part under the counters
 * is to be drawn, or that above them. */
void scene_attack(struct scene *sc, const struct view *v, int counter, int place, bool under);

/* The axis along which who stands at `from` would retreat. */
void scene_axis(struct scene *sc, int from, int to, int side);

/* The colour of the arrows of a nation: "france"; of others that of the side. */
uint32_t scene_nation_colour(const char *nation, int side);

#endif
