/* Geometry of a hex board: axial coordinates, distances, and the straight line between two hexes.
 *
 * q counts columns and r goes down a column; a third coordinate, -q-r, makes all six directions alike. Knows no
 * terrain and no pieces: what blocks a line is the game's affair.
 */
#ifndef GROGNARD_CORE_HEX_H
#define GROGNARD_CORE_HEX_H

#include "core/board.h"

struct hex {
	int16_t q, r;
};

/* Where a place of a hex board lies. */
struct hex hex_of(const struct board *b, int place);

/* The place there, or NONE beyond the edge. */
int hex_place(const struct board *b, struct hex at);

/* The next hex in direction 0..5 of the sheet (as board_step), on the board or beyond it. */
struct hex hex_beside(const struct board *b, struct hex at, int direction);

/* Distance in hexes. */
static inline int hex_distance(struct hex a, struct hex b)
{
	int q = a.q - b.q, r = a.r - b.r, s = q + r;
	q = q < 0 ? -q : q;
	r = r < 0 ? -r : r;
	s = s < 0 ? -s : s;
	return (q + r + s) / 2;
}

/* A walk along the straight line between the centres of two hexes. */
struct hex_line {
	struct hex from, to;
	struct hex at; /* where the line has come to */
	int far[3];    /* how far it goes across each of the three pairs of hexsides */
	bool untold;   /* `at` lies at the end of a hexside and was not given yet */
};

/* Begins the walk in `from`. */
struct hex_line hex_line_begin(struct hex from, struct hex to);

/* The next hexes, without the start and the end: 1 when the line runs through out[0], 2 when it runs along the hexside
 * between out[0] and out[1], 0 at the end. A hex touched in a corner alone does not count. */
int hex_line_next(struct hex_line *line, struct hex out[2]);

#endif
