#include "render/overview.h"

#include <stdio.h>

void overview_sheet(struct canvas *c, const char *map, struct rect r)
{
	char file[64];

	snprintf(file, sizeof file, "%.47s/overview.webp", map);
	if (!*map || !canvas_picture(c, file, r, 255))
		canvas_fill(c, r, 0xd9c797ff);
}

void overview_mark(struct canvas *c, int x, int y, int side)
{
	float xy[8] = {(float)x, (float)y - 4, (float)x + 4, (float)y, (float)x, (float)y + 4, (float)x - 4, (float)y};
	float in[8] = {(float)x, (float)y - 2.75f, (float)x + 2.75f, (float)y, (float)x, (float)y + 2.75f, (float)x - 2.75f, (float)y};

	if (!side) {
		canvas_fill(c, (struct rect){x - 3, y - 3, 6, 6}, 0xfff3d4ff);
		canvas_fill(c, (struct rect){x - 2, y - 2, 4, 4}, 0x1f3f8aff);
		return;
	}
	canvas_polygon(c, xy, 4, 0xfff3d4ff);
	canvas_polygon(c, in, 4, 0x2c5a2fff);
}
