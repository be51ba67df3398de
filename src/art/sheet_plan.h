/* The plan of a sheet: where everything on it is, in px at 100 % (hex radius 76).
 *
 * Made once from the board; then only read, so that threads can draw parts of it at any scale. Each kind of thing
 * has its own file, with one function that plans it and one that draws it.
 */
#ifndef GROGNARD_ART_SHEET_PLAN_H
#define GROGNARD_ART_SHEET_PLAN_H

#include "art/ink.h"
#include "art/sheet_dress.h"
#include "art/sheet_shape.h"
#include "core/board.h"

#define HEX_RADIUS 76.0
#define HEX_HALF 65.8179306874 /* half the height */
#define SHEET_FRAME 92.0       /* from the sheet's edge to the frame line */
#define SHEET_PAD 34.0         /* from the frame line to the outermost hexes */
#define SHEET_BAND 640         /* height of the panels below the map, where there are any and the map asks for no other */

/* 8 bit picture of half the sheet's size. Set where nothing small may be put. */
struct mask {
	unsigned char *at;
	int w, h;
};

enum line_rank { LINE_GREAT, LINE_RIVER, LINE_BROOK };

/* A river: its middle line and half width at each point. */
struct ribbon {
	struct path line;
	double *half;
	enum line_rank rank;
};

struct road {
	struct path line;
	bool wide, trail;
	int number; /* in the order of the file */
};

enum crossing_kind { CROSS_BRIDGE, CROSS_PONTOON, CROSS_FORD, CROSS_BURNT, CROSS_PLANKS };

struct crossing {
	enum crossing_kind kind;
	struct point at, along; /* along: unit vector over the water */
	double half;            /* half the width of the water there */
	bool wide;
	int road, river;        /* that cross there; NONE: named by the board alone */
};

enum plant_kind { PLANT_CROWN, PLANT_CONIFER, PLANT_TUFT, PLANT_FIELD, PLANT_ROUGH, PLANT_PEAK,
		  PLANT_BARE, PLANT_FIR, PLANT_REEDS, PLANT_STUBBLE, PLANT_DRIFT, PLANT_LEAFLESS };

struct plant {
	struct point at;
	double size;
	uint32_t seed;
	enum plant_kind kind;
};

/* A name and where it went. Along a line when `curve` has points. */
struct label {
	char text[64];
	struct ink_style style;
	struct point at;
	struct path curve;
	double turn; /* angle of a straight one */
	bool place;  /* the name of a place: the screen writes it itself at the small steps, where these are left out */
};

/* The least step, in percent, on which the names of places are printed. */
enum { SHEET_NAMES_FROM = 45 };

/* A border between areas, or between one and ground out of play. */
enum border_kind { BORDER_PART, BORDER_AREA, BORDER_STATE, BORDER_RIM };

struct border {
	struct path line;
	enum border_kind kind;
};

struct hachure {
	struct point at[4]; /* a tapered stroke */
};

struct sheet {
	const struct board *board;
	const struct dress *dress;
	double w, h;
	double scale; /* px of the picture at 100 % for one of the plan: 1 but on sheets of smaller hexes */
	double map_h; /* height without the band of panels below the map, if there is one */
	struct point origin;
	struct point span;    /* areas and points: of the map whose fractions the board gives; it begins at the origin */
	struct box inner; /* within the frame line */
	int *cell;        /* place at screen column, row */
	bool odd_low;     /* odd screen columns (from 0) sit half a hex lower */
	bool *outside;    /* by place: out of play, scenery */
	struct mask avoid;
	struct paths woods, forest_edge, marsh, sea, waterline[16], scenery;
	struct paths height[2]; /* ground above half a level, above one and a half */
	struct ribbon *rivers;
	int river_count;
	struct road *roads;
	int road_count;
	double road_line, road_fill; /* width of a road with its lines and within them, in hex radii */
	struct crossing *crossings;
	int crossing_count;
	struct plant *plants;
	int plant_count, plant_room;
	struct hachure *hachures;
	int hachure_count, hachure_room;
	struct label *labels;
	int label_count, label_room;
	int *region;            /* hexes in supply regions: by place, its region, NONE outside all; else NULL */
	int regions;
	/* Boards of areas only. */
	struct path *area;      /* by place: its border, closed */
	struct paths beyond;    /* land out of play */
	struct border *borders;
	int border_count;
	int *shade;             /* by place, on hexes by region: one of four tints; neighbours differ */
	struct point *plate;    /* by place: middle of the plate with code and name */
	struct box *words;      /* by place: what the code and the name cover */
	struct box cartouche, legend, record, charts;
	struct point compass;
	double compass_radius;
};

/* Sizes, cells and what is out of play. Hex boards; see plan_area_grid for the others. */
void plan_grid(struct sheet *s, const struct board *b);

/* A clean avoid mask of the sheet's size. */
void plan_blank_mask(struct sheet *s);

/* A point of a map of areas or points, from fractions; the same from the file's own [x, y]. */
struct point sheet_point(const struct sheet *s, double x, double y);
struct point sheet_spot(const struct sheet *s, const cJSON *at);

struct point sheet_centre(const struct sheet *s, int place);
struct point sheet_corner(const struct sheet *s, int place, int corner); /* 0 = right, then clockwise */

/* The place at a screen position; the nearest one for positions beyond the board. */
int sheet_cell(const struct sheet *s, int column, int row);

/* Centre of any grid position, also beyond the board. */
struct point sheet_cell_centre(const struct sheet *s, int column, int row);

/* The hex that holds a point (the nearest one beyond the board). */
int sheet_place_at(const struct sheet *s, double x, double y);

/* True when the point is within the board's hexes. */
bool sheet_on_board(const struct sheet *s, double x, double y);

/* A random generator or noise offset that only depends on a point of the grid, not on who asks. */
uint32_t sheet_hash(struct point p, uint32_t seed);

struct label *sheet_label_add(struct sheet *s);
struct plant *sheet_plant_add(struct sheet *s);

void plan_free(struct sheet *s);

#endif
