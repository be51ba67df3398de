#include "core/outline.h"

#include <stdlib.h>

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

bool outlines_read(struct board *b, struct error *e)
{
	const cJSON *areas = json_get(b->json, "areas"), *area;
	int all = 0, i = 0;
	cJSON_ArrayForEach(area, areas) all += cJSON_GetArraySize(json_get(area, "poly"));
	if (all == 0)
		return true;
	b->outline = calloc((size_t)b->count, sizeof *b->outline);
	b->corner = calloc((size_t)all, sizeof *b->corner);
	if (!b->outline || !b->corner)
		return error_set(e, b->file, NULL, NULL, "out of memory");
	cJSON_ArrayForEach(area, areas) if (!read_outline(b, i++, json_get(area, "poly"), e)) return false;
	for (i = 0; i < b->count; i++)
		if (board_area_at(b, b->at[i].x, b->at[i].y) != i)
			return error_set(e, b->file, b->at[i].id, NULL, "\"at\" does not lie within \"poly\"");
	return true;
}
