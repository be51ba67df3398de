/* What a sheet wears: the colours of its ground, water, roads and print. A map asks for its dress by name ("dress");
 * without one it wears the summer dress. Colours only, and whether snow lies. */
#ifndef GROGNARD_ART_SHEET_DRESS_H
#define GROGNARD_ART_SHEET_DRESS_H

#include "core/board.h"

struct tint {
	unsigned rgb;
	double alpha;
};

struct dress {
	const char *name;
	bool snow;
	unsigned paper;                      /* the bare sheet, and the halo of names */
	struct tint ground;                  /* over the paper within the frame */
	unsigned blotch[2];                  /* two slow washes */
	double blotch_strength[2];
	struct tint woods, woods_edge, woods_rim;
	struct tint marsh, marsh_edge, marsh_rule;
	struct tint water_glow, water_line, water, water_thread;
	double river_from, river_to;         /* width of a river at its source and mouth, in hex radii */
	unsigned road_line, road, great_road;
	struct tint hachure;
	struct tint height;                  /* each level once more; alpha 0: none */
	unsigned print;                      /* grid and hex numbers */
	double grid;                         /* weight of the grid under the plants */
	unsigned woods_name, woods_halo;
	unsigned sample;                     /* ground of the key's little pictures */
	double tone_add[3], tone_by[3];      /* age: what ink and paper have turned to, red, green, blue */
	double warmth;                       /* how brown stains are */
};

const struct dress *dress_of(const struct board *b);

#endif
