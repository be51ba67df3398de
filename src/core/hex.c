#include "core/hex.h"

#include <stdlib.h>

/* Columns in front of this one that lie in the same axial row, rounded down. */
static int shift(const struct board *b, int column)
{
	int low = ((column & 1) != 0) == b->down_odd;
	return (column - low + 2) / 2 - 1;
}

struct hex hex_of(const struct board *b, int place)
{
	const struct place *p = &b->at[place];
	return (struct hex){p->column, (int16_t)(p->row - shift(b, p->column))};
}

int hex_place(const struct board *b, struct hex at)
{
	int column = at.q - b->first_column, row = at.r + shift(b, at.q) - b->first_row;
	if (column < 0 || column >= b->columns || row < 0 || row >= b->rows)
		return NONE;
	return column * b->rows + row;
}

struct hex hex_beside(const struct board *b, struct hex at, int direction)
{
	static const struct hex right[6] = {{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}};
	static const struct hex left[6] = {{0, -1}, {-1, 0}, {-1, 1}, {0, 1}, {1, 0}, {1, -1}};
	struct hex by = b->grows_left ? left[direction] : right[direction];
	return (struct hex){(int16_t)(at.q + by.q), (int16_t)(at.r + by.r)};
}

/* The three pairs of opposite hexsides: over the k-th to the hex at over[k], or to the one opposite. A hex reaches from
 * its centre one unit to either side across each pair, and its neighbour lies two units off. */
static const struct hex over[3] = {{1, -1}, {0, 1}, {-1, 0}};

static void across(struct hex h, int out[3])
{
	int s = -h.q - h.r;
	out[0] = h.q - h.r;
	out[1] = h.r - s;
	out[2] = s - h.q;
}

static struct hex moved(struct hex h, int pair, int way)
{
	return (struct hex){(int16_t)(h.q + way * over[pair].q), (int16_t)(h.r + way * over[pair].r)};
}

struct hex_line hex_line_begin(struct hex from, struct hex to)
{
	struct hex_line line = {.at = from, .from = from, .to = to};
	across((struct hex){(int16_t)(to.q - from.q), (int16_t)(to.r - from.r)}, line.far);
	return line;
}

/* The pairs of hexsides over which the line leaves its hex: two of them when it does so through a corner. */
static int leaves(const struct hex_line *line, int pair[2])
{
	int here[3], n = 0, best = 0, best_of = 1; /* best / best_of: the part of the line gone by then */
	across((struct hex){(int16_t)(line->at.q - line->from.q), (int16_t)(line->at.r - line->from.r)}, here);
	for (int k = 0; k < 3; k++) {
		int of = abs(line->far[k]), gone = 1 + (line->far[k] < 0 ? -here[k] : here[k]);
		if (!of || (n && gone * best_of > best * of))
			continue;
		if (!n || gone * best_of < best * of)
			n = 0;
		best = gone;
		best_of = of;
		pair[n++] = k;
	}
	return n;
}

int hex_line_next(struct hex_line *line, struct hex out[2])
{
	int pair[2], left = hex_distance(line->at, line->to);
	if (line->untold && left) {
		line->untold = false;
		out[0] = line->at;
		return 1;
	}
	if (left < 2)
		return 0;
	int n = leaves(line, pair), third = 3 - pair[0] - (n > 1 ? pair[1] : 0);
	for (int k = 0; k < n; k++)
		out[k] = moved(line->at, pair[k], line->far[pair[k]] < 0 ? -1 : 1);
	if (n == 1) {
		line->at = out[0];
	} else if (!line->far[third]) {
		line->at = moved(out[0], pair[1], line->far[pair[1]] < 0 ? -1 : 1);
		line->untold = true;
		return 2;
	} else {
		/* of the two hexes beyond the corner, the one on the side to which the line leans */
		struct hex leant = moved(out[0], third, line->far[third] < 0 ? -1 : 1);
		line->at = out[0] = hex_distance(leant, out[1]) ? out[0] : out[1];
	}
	return 1;
}
