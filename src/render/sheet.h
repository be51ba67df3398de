/* The map's picture: tiles drawn at build time, or plain hexes when there are none. */
#ifndef GROGNARD_RENDER_SHEET_H
#define GROGNARD_RENDER_SHEET_H

#include "core/board.h"
#include "render/camera.h"
#include "render/canvas.h"
#include "render/road.h"

enum { SHEET_PLATES = 256, SHEET_TURNS = 64, SHEET_SLOTS = 8, SHEET_BOXES = 64 };

struct sheet {
	char game[48];
	bool drawn;            /* the tiles are there */
	int names_from;        /* the least step on which the names of places are printed, in percent */
	float radius;          /* of a hex, pixels at 100 percent */
	float origin_x, origin_y;
	float width, height;
	float map_w, map_h;    /* areas and points: of the map whose fractions the board gives; it begins at the origin */
	struct {
		float x, y;
	} turn[SHEET_TURNS];   /* by number of the turn: where its marker lies on a printed record; 0, 0: nowhere */
	struct {
		float x, y;
	} plate[SHEET_PLATES]; /* areas and points, by place: middle of its plate; beside it lie its markers */
	struct {
		char name[24];   /* "victory-12" */
		float x, y, w, h;
	} box[SHEET_BOXES];    /* printed boxes for markers and cards */
	int boxes;
	struct {
		char sprite[20]; /* how the names of the pictures begin that lie there; "value": numbers of overlays */
		float x, y;      /* from the middle of the plate */
	} slot[SHEET_SLOTS];
	int slots;
	struct {
		float x, y, w, h;
	} words[SHEET_PLATES]; /* areas and points, by place: code and name, which patterns leave out; no width: none */
	struct {
		float x, y;
	} seat[SHEET_PLATES];  /* areas, by place: middle of the sign of its fortress or city; 0, 0: it has none */
	struct {
		int8_t columns, rows;
	} heap[SHEET_PLATES]; /* area boards, by place: how many heaps have room beside and below one another */
	struct roads roads;    /* boards of points */
	int tile;
	struct {
		int width, height; /* 0: no such step */
		int from;          /* 0, or the step (in percent) of whose tiles it is made */
	} step[ZOOM_STEPS];
};

/* Reads <data>/art/<game>/sheet.json. Always usable afterwards; false with `e` when the picture is missing and the
 * board will be drawn plainly. */
bool sheet_open(struct sheet *s, const char *data, const struct board *b, struct error *e);

/* Draws what the camera sees. At most `reads` tiles are read from disk, none of them where the canvas reads beside the loop
 * (with ALL_READS all are read at once); where one is still to come a step that is there shows. True when tiles are still to
 * come. */
bool sheet_draw(const struct sheet *s, struct canvas *c, const struct camera *eye, const struct board *b, int reads);

/* Are the names of places printed on what is shown at this zoom? */
bool sheet_names_printed(const struct sheet *s, float percent);

/* Centre of a place in sheet coordinates. */
void sheet_centre(const struct sheet *s, const struct board *b, int place, float *x, float *y);
/* Where the markers of a place lie: beside its plate, or below its middle. */
void sheet_plate(const struct sheet *s, const struct board *b, int place, float *x, float *y);
/* Where a marker (or "value") lies at a place: in the box that is printed for it, else on the code of an area, or below the
 * middle of a hex. Has the sheet such a box? */
bool sheet_has_slot(const struct sheet *s, const char *sprite);
void sheet_slot(const struct sheet *s, const struct board *b, int place, const char *sprite, float *x, float *y);
/* Boards of points: how far the disc or the works of a place reach from its middle, pixels at 100 percent. */
float sheet_disc(const struct board *b, int place);
/* The place at a point of the sheet, or NONE. */
int sheet_place_at(const struct sheet *s, const struct board *b, float x, float y);

#endif
