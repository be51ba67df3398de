#include "core/outline.h"

#include <stdlib.h>
#include <string.h>

/* Whether the line from `p` to `q` crosses the ray that goes left from (x, y). Both areas of a common border must
 * find the same crossing, whichever way round they have it: so always from the upper end to the lower. */
static bool crosses(const float p[2], const float q[2], float x, float y)
{
	if ((p[1] > y) == (q[1] > y))
		return false;
	const float *up = p[1] < q[1] ? p : q, *low = p[1] < q[1] ? q : p;
	return up[0] + (low[0] - up[0]) * ((y - up[1]) / (low[1] - up[1])) <= x;
}

bool outline_holds(const struct board *b, int place, float x, float y)
{
	const struct outline *o = &b->outline[place];
	bool in = false;
	if (x < o->left || x > o->right || y < o->top || y > o->bottom)
		return false;
	for (int i = 0; i < o->count; i++) {
		int next = i + 1 < o->count ? i + 1 : 0;
		in ^= crosses(b->corner[o->first + i], b->corner[o->first + next], x, y);
	}
	return in;
}

int board_area_at(const struct board *b, float x, float y)
{
	for (int i = 0; b->outline && i < b->count; i++)
		if (outline_holds(b, i, x, y))
			return i;
	return NONE;
}

static bool read_outline(struct board *b, int place, const cJSON *poly, struct error *e)
{
	struct outline *o = &b->outline[place];
	const cJSON *item;
	*o = (struct outline){b->corners, 0, 1, 1, 0, 0};
	cJSON_ArrayForEach(item, poly) {
		float *c = b->corner[b->corners];
		if (!json_spot(item, c))
			return error_set(e, b->file, b->at[place].id, NULL, "\"poly\" holds what is no point of the sheet");
		o->left = c[0] < o->left ? c[0] : o->left;
		o->right = c[0] > o->right ? c[0] : o->right;
		o->top = c[1] < o->top ? c[1] : o->top;
		o->bottom = c[1] > o->bottom ? c[1] : o->bottom;
		b->corners++;
		o->count++;
	}
	return o->count >= 3 || error_set(e, b->file, b->at[place].id, NULL, "\"poly\" has less than three corners");
}

static bool within(const struct outline *o, const float p[2])
{
	return p[0] >= o->left && p[0] <= o->right && p[1] >= o->top && p[1] <= o->bottom;
}

/* Whether this border has the side from `q` to `p`: a neighbour has it the other way round. */
static bool has_side(const struct board *b, const struct outline *o, const float p[2], const float q[2])
{
	if (!within(o, p) || !within(o, q))
		return false;
	for (int i = 0; i < o->count; i++) {
		const float *from = b->corner[o->first + i], *to = b->corner[o->first + (i + 1) % o->count];
		if (!memcmp(from, q, sizeof b->corner[0]) && !memcmp(to, p, sizeof b->corner[0]))
			return true;
	}
	return false;
}

static int beyond_side(const struct board *b, int place, const float p[2], const float q[2])
{
	for (int i = 0; i < b->at[place].links; i++)
		if (has_side(b, &b->outline[b->at[place].link[i].to], p, q))
			return b->at[place].link[i].to;
	return NONE;
}

static void find_beyond(struct board *b)
{
	for (int place = 0; place < b->count; place++) {
		const struct outline *o = &b->outline[place];
		for (int i = 0; i < o->count; i++)
			b->beyond[o->first + i] = (int16_t)beyond_side(b, place, b->corner[o->first + i], b->corner[o->first + (i + 1) % o->count]);
	}
}

bool outlines_read(struct board *b, struct error *e)
{
	const cJSON *areas = json_get(b->json, "areas"), *area;
	int all = 0, i = 0;
	cJSON_ArrayForEach(area, areas) all += cJSON_GetArraySize(json_get(area, "poly"));
	if (all == 0)
		return true;
	b->outline = calloc((size_t)b->count, sizeof *b->outline);
	b->corner = calloc((size_t)all, sizeof *b->corner);
	b->beyond = calloc((size_t)all, sizeof *b->beyond);
	if (!b->outline || !b->corner || !b->beyond)
		return error_set(e, b->file, NULL, NULL, "out of memory");
	cJSON_ArrayForEach(area, areas) if (!read_outline(b, i++, json_get(area, "poly"), e)) return false;
	for (i = 0; i < b->count; i++)
		if (board_area_at(b, b->at[i].x, b->at[i].y) != i)
			return error_set(e, b->file, b->at[i].id, NULL, "\"at\" does not lie within \"poly\"");
	find_beyond(b);
	return true;
}
