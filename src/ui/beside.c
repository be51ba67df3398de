#include "ui/beside.h"

struct rect rect_inside(struct rect r, struct rect within)
{
	r.x = int_between(r.x, within.x, within.x + within.w - r.w);
	r.y = int_between(r.y, within.y, within.y + within.h - r.h);
	return r;
}

static struct rect shrunk(struct rect r, int by)
{
	return (struct rect){r.x + by, r.y + by, r.w - 2 * by, r.h - 2 * by};
}

bool beside_place(struct rect within, struct rect place, struct rect off, int w, int h, int gap, struct rect *out)
{
	struct rect room = shrunk(within, gap), clear = shrunk(place, -gap);
	int cx = int_between(place.x + place.w / 2 - w / 2, room.x, room.x + room.w - w);
	int cy = int_between(place.y + place.h / 2 - h / 2, room.y, room.y + room.h - h);
	const struct rect at[EDGES] = {
		[EDGE_RIGHT] = {place.x + place.w + gap, cy, w, h},
		[EDGE_LEFT] = {place.x - gap - w, cy, w, h},
		[EDGE_LOWER] = {cx, place.y + place.h + gap, w, h},
		[EDGE_UPPER] = {cx, place.y - gap - h, w, h},
	};
	for (int i = 0; i < EDGES; i++) {
		*out = rect_inside(at[i], room);
		if (rect_within(*out, room) && !rect_touches(*out, clear) && !rect_touches(*out, off))
			return true;
	}
	return false;
}

bool beside_edge(struct rect within, struct rect map, int w, int h, int gap, enum beside_edge edge, struct rect *out,
		 struct rect *free)
{
	struct rect room = shrunk(within, gap);
	int cx = int_between(map.x + (map.w - w) / 2, room.x, room.x + room.w - w);
	int cy = int_between(map.y + (map.h - h) / 2, room.y, room.y + room.h - h);
	struct rect box = {cx, cy, w, h}, left = map;
	int right = map.x + map.w, low = map.y + map.h;
	switch (edge) {
	case EDGE_RIGHT:
		box.x = room.x + room.w - w;
		left.w = box.x - left.x;
		break;
	case EDGE_LEFT:
		box.x = room.x;
		left.x = box.x + w > map.x ? box.x + w : map.x;
		left.w = right - left.x;
		break;
	case EDGE_LOWER:
		box.y = room.y + room.h - h;
		left.h = box.y - left.y;
		break;
	case EDGE_UPPER:
	case EDGES:
		box.y = room.y;
		left.y = box.y + h > map.y ? box.y + h : map.y;
		left.h = low - left.y;
		break;
	}
	if (left.x + left.w > right)
		left.w = right - left.x;
	if (left.y + left.h > low)
		left.h = low - left.y;
	*out = box;
	*free = shrunk(left, gap);
	return rect_within(box, room) && free->w > 0 && free->h > 0;
}
