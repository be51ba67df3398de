/* The drawn links of a board of points, as its sheet has them, in pixels of the sheet. */
#ifndef GROGNARD_RENDER_ROAD_H
#define GROGNARD_RENDER_ROAD_H

#include "core/board.h"

struct sheet;

enum { ROADS = 320, ROAD_POINTS = 4096, ROAD_MOST = 48 };

struct roads {
	int n, points;
	struct road {
		int16_t from, to, first, count; /* point[first] and after, from the one place to the other */
		bool crosses;                   /* water, at x, y by a bridge or ford that runs at this angle */
		float x, y, degrees;
	} road[ROADS];
	float point[ROAD_POINTS][2];
};

/* Reads "roads" of a sheet.json; what is wrong or too much is left out, and those links are taken from the board. */
void roads_read(struct roads *r, const struct board *b, const cJSON *json);

/* The line from a place to a neighbour, both middles included; straight where nothing else is known. Returns how many
 * points were written, at least 2 and at most ROAD_MOST. */
int road_line(const struct sheet *s, const struct board *b, int from, int to, float at[ROAD_MOST][2]);

/* Where something lies on the link: at its bridge or ford, else half way; and the direction from `from` to `to` there,
 * in degrees, 0 to the right, growing downward. */
void road_spot(const struct sheet *s, const struct board *b, int from, int to, float *x, float *y, float *degrees);

#endif
