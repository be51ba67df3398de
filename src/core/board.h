/* The map: places (hexes, areas or points), the links between neighbours with their hexside features, roads, names.
 *
 * A board is read once from maps/<game>.json and never changes in play. Places are numbered 0..count-1; hexes
 * column by column, areas and points in the order of the file. Knows no pieces, no sides, no screen. All six games share
 * the words for terrain and hexsides below; a map with any other word is refused.
 */
#ifndef GROGNARD_CORE_BOARD_H
#define GROGNARD_CORE_BOARD_H

#include "core/base.h"
#include "core/json.h"

/* Terrain of a hex ("t" in map.json). */
enum terrain {
	TERRAIN_CLEAR,
	TERRAIN_WOODS,
	TERRAIN_FOREST,
	TERRAIN_MARSH,
	TERRAIN_SWAMP,
	TERRAIN_ROUGH,
	TERRAIN_MOUNTAIN,
	TERRAIN_TOWN,
	TERRAIN_REDOUBT,
	TERRAIN_SEA,
	TERRAIN_LAKE,
	TERRAINS
};

/* Features of a hexside or link: bits. A bridge or a ford implies the river. */
enum {
	EDGE_RIVER = 1,
	EDGE_BRIDGE = 2,
	EDGE_FORD = 4,
	EDGE_STREAM = 8,
	EDGE_REDOUBT = 16,  /* from the redoubt hex (EDGE_FRONT_OUT) to a front hex */
	EDGE_ROAD = 32,     /* a road joins the two: on point-to-point boards every link that is no trail */
	EDGE_TRAIL = 64,
	EDGE_FRONT_OUT = 128, /* seen from inside the redoubt; the link back has EDGE_REDOUBT alone */
	EDGE_SUB_AREA = 256 /* the two are parts of one area: a dashed line between them */
};

/* Kinds of a place ("k" in map.json): bits. */
enum {
	KIND_TOWN = 1,
	KIND_CITY = 2,
	KIND_FORTRESS = 4,
	KIND_REDOUBT = 8,
	KIND_FORD = 16,
	KIND_ENTRY = 32,
	KIND_EXIT = 64,
	KIND_EARTHWORKS = 128,
	KIND_COAST = 256,
	KIND_CITADEL = 512,
	KIND_FORTIFIED = 1024,
	KIND_OPEN = 2048,
	KIND_WOODED = 4096,
	KIND_OFF_LIMITS = 8192,
	KIND_FALLBACK_ENTRY = 16384 /* where arrivals come in when they may by no other place */
};

/* One way out of a place. Hex boards: direction 0..5 = N, NE, SE, S, SW, NW on the printed sheet. */
struct link {
	int16_t to;       /* NONE beyond the board's edge (hex boards keep six slots, in direction order) */
	uint16_t feature; /* EDGE_ bits */
	int16_t first;    /* point-to-point boards: its drawn line bends at board.corner[first] and after; see board_line */
	int8_t bends;     /* how often; less than 0: that often, and the corners stand in the order of the way back */
};

struct place {
	char id[12];     /* "2313", "KON" */
	char name[48];   /* UTF-8; empty when it has none */
	char area[12];   /* the region it belongs to (of a sub-area: the area it is a part of), or empty */
	uint8_t terrain; /* enum terrain */
	uint8_t links;   /* how many of link[] are used: 6 on hex boards */
	int8_t elevation;
	int8_t column, row; /* hex boards: printed numbers */
	uint16_t kind;      /* KIND_ bits */
	bool missing;       /* a grid position that is no hex, or out of play; never entered */
	bool road;          /* some road runs through it */
	float x, y;         /* centre. Hex boards: in hex radii from the centre of the upper left grid position,
			       y down. Other boards: fractions of the sheet, 0..1 */
	struct link link[MAX_LINKS];
};

/* The border of an area: corner[first .. first + count - 1] of the board, one closed line, and its bounds. Areas
 * that touch have the same corners along their common border. Fractions of the sheet. */
struct outline {
	int first, count;
	float left, top, right, bottom;
};

/* Areas may have borders; points have none: they are discs on a net of drawn links. */
enum board_kind { BOARD_HEX, BOARD_AREAS, BOARD_POINTS };

/* The most corners a drawn link may have between its two ends. */
enum { MAX_BENDS = 14 };

struct board {
	char id[32];
	char sheet[48];   /* the folder of art/ that its sheet lies in: its id, and what a scenario dresses it in, "null-snow" */
	char title[96];
	enum board_kind kind;
	int count;
	int columns, rows, first_column, first_row; /* hex boards */
	bool down_odd;    /* odd columns sit half a hex lower on the sheet */
	bool grows_left;  /* column numbers grow to the left of the sheet */
	char top[8];      /* compass direction of the sheet's upper edge: "north", "east" ... */
	int hex_metres;
	struct place *at; /* `count` of them, owned by the board */
	struct outline *outline; /* by place; NULL unless the areas have borders ("poly"). Owned by the board */
	float (*corner)[2];      /* x, y of all borders, or of all drawn links; owned by the board */
	int16_t *beyond;         /* by corner of a border: which linked area lies beyond the side to the next, or NONE; owned by the board */
	int corners;
	cJSON *json;      /* the whole file, for what only one game or only the art needs; owned by the board */
	char file[256];
};

/* Reads a board. Checks: edges join neighbours, roads are chains of neighbours, no two places are joined twice, every
 * name resolves, what is a fraction of the sheet lies on it.
 * False with `e` filled on any fault; then nothing needs freeing. */
bool board_load(struct board *b, const char *path, struct error *e);

/* Frees what board_load allocated; safe on a zeroed board. */
void board_free(struct board *b);

/* The place with this id ("2313"), or NONE. */
int board_find(const struct board *b, const char *id);

/* What a place is called in a sentence to a player: its name first, then the printed code, "Moscow (R57)"; the code alone
 * where it has no name of its own; on a board of points, whose sheet has no codes, the name alone. "nowhere" for anything that is no place of this board, NONE among it. */
struct called {
	char at[64];
};
struct called board_called(const struct board *b, int place);

/* Neighbour of a hex in direction 0..5 (N, NE, SE, S, SW, NW), or NONE beyond the edge. */
static inline int board_step(const struct board *b, int place, int direction)
{
	return b->at[place].link[direction].to;
}

/* The slot of the link from `a` to `b2`, or NONE when they are no neighbours. */
int board_link(const struct board *b, int a, int b2);

/* The drawn line of the link in slot `link` of a place of a point-to-point board: from the middle of the place to that
 * of its neighbour, both included, in fractions of the sheet. Returns how many points it has, 2 where it is straight. */
int board_line(const struct board *b, int place, int link, float at[MAX_BENDS + 2][2]);

/* Whether places are surfaces with borders: the one question about the geometry of boards that are no hex grid. */
static inline bool board_has_borders(const struct board *b)
{
	return b->outline != NULL;
}

/* Distance in hexes (hex boards), or in links (the others), MAX_PLACES when no way leads there; never negative. */
int board_distance(const struct board *b, int a, int b2);

/* What the ground of a hex is, for a player: "clear", "forest"; a fortress is ground of its own, "fortress". */
const char *board_terrain(const struct place *p);

/* What a point is, for a player: "Citadel", "Fortified town", "Woods", "Open ground". */
const char *board_ground(const struct place *p);

/* The words used in files and messages. */
const char *terrain_name(enum terrain t);

#endif
