#include "render/tabletop.h"

enum { PLANK = 116, GRAIN = 30, SHADOW = 9, EDGE = 2, BANDS = 4 };

static uint32_t next(uint32_t grain)
{
	return grain * 1664525u + 1013904223u;
}

/* One plank as wide as r, its upper edge at y, with the grain it always has; what lies beyond r is clipped. */
static void plank(struct canvas *c, struct rect r, int y, int number)
{
	static const uint32_t wood[] = {0x4a3726ff, 0x453323ff, 0x4e3a28ff};
	uint32_t grain = next((uint32_t)number + 7u);

	canvas_fill(c, (struct rect){r.x, y, r.w, PLANK}, wood[number % 3]);
	for (int i = 0; i < GRAIN; i++) {
		grain = next(grain);
		int at = (int)(grain >> 12) % PLANK, from = (int)(grain >> 4) % 2600 - 300, wide = 200 + (int)(grain >> 20) % 700;
		canvas_fill(c, (struct rect){from, y + at, wide, 1}, grain >> 30 & 1 ? 0x1d120a38 : 0x93704a26);
	}
	canvas_fill(c, (struct rect){r.x, y, r.w, 2}, 0x22160cff);
	canvas_fill(c, (struct rect){r.x, y + 2, r.w, 1}, 0x93704a40);
}

static void planks(struct canvas *c, struct rect r)
{
	if (r.w <= 0 || r.h <= 0)
		return;
	canvas_clip(c, r);
	for (int number = r.y / PLANK; number * PLANK < r.y + r.h; number++)
		plank(c, r, number * PLANK, number);
	canvas_unclip(c);
}

void tabletop_draw(struct canvas *c, struct rect area, struct rect sheet)
{
	int right = area.x + area.w, foot = area.y + area.h;
	int x0 = int_between(sheet.x + EDGE, area.x, right), x1 = int_between(sheet.x + sheet.w - EDGE, x0, right);
	int y0 = int_between(sheet.y + EDGE, area.y, foot), y1 = int_between(sheet.y + sheet.h - EDGE, y0, foot);
	const struct rect round[BANDS] = {
		{area.x, area.y, area.w, y0 - area.y}, {area.x, y1, area.w, foot - y1},
		{area.x, y0, x0 - area.x, y1 - y0}, {x1, y0, right - x1, y1 - y0}
	};

	for (int i = 0; i < BANDS; i++)
		planks(c, round[i]);
	for (int i = 0; i < SHADOW; i++) /* light from the upper left, as on the counters */
		canvas_frame(c, (struct rect){sheet.x + 2 - i, sheet.y + 3 - i, sheet.w + 2 * i, sheet.h + 2 * i}, 1,
			     0x140c0600u | (uint32_t)(150 - 150 * i / SHADOW));
}
