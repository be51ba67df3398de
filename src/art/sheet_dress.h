/* What a sheet wears: the colours of its ground, water, roads and print. A map asks for its dress by name ("dress");
 * without one it wears summer, or green on a map of points. Colours, and what season it is. Maps of hexes and areas
 * have "summer" and "winter", maps of points "green", "mud" and "snow". */
#ifndef GROGNARD_ART_SHEET_DRESS_H
#define GROGNARD_ART_SHEET_DRESS_H

#include "core/board.h"

struct tint {
	unsigned rgb;
	double alpha;
};

/* A slow wash of colour: as strong as fractal noise of that many octaves and that scale (px) rises from low to high. */
struct wash {
	unsigned rgb;
	double strength, scale, low, high;
	int octaves;
	uint32_t seed;
};

enum { WASHES = 4 };

struct dress {
	const char *name;
	bool snow;                           /* lies on trees, roofs and plates */
	bool bare;                           /* trees without leaves */
	bool frozen;                         /* rivers and shores under ice */
	unsigned paper;                      /* the bare sheet, and the halo of names */
	struct tint ground;                  /* over the paper within the frame */
	struct wash wash[WASHES];            /* the last ones below; strength 0: none */
	struct tint woods, woods_edge, woods_rim;
	struct tint marsh, marsh_edge, marsh_rule;
	struct tint water_glow, water_line, water, water_thread;
	unsigned sea, sea_wash, sea_line, shore;
	double river_from, river_to;         /* width of a river at its source and mouth, in hex radii */
	unsigned road_line, road, great_road;
	struct tint rut;                     /* two in every road; alpha 0: none */
	struct tint hachure;
	struct tint height;                  /* each level once more; alpha 0: none */
	unsigned print;                      /* grid and hex numbers */
	double grid;                         /* weight of the grid under the plants */
	unsigned woods_name, woods_halo;
	unsigned sample;                     /* ground of the key's little pictures */
	double tone_add[3], tone_by[3];      /* age: what ink and paper have turned to, red, green, blue */
	double warmth;                       /* how brown stains are */
};

/* Whether the dress the map asks for exists; false with `e` when not. */
bool dress_check(const struct board *b, struct error *e);

const struct dress *dress_of(const struct board *b);

#endif
