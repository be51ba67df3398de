/* A board without tiles: plain hexes, or discs and links. */
#include "render/sheet_own.h"

#include <math.h>

static const float ROOT3 = 1.7320508f;

static uint32_t ground(enum terrain t)
{
	switch (t) {
	case TERRAIN_WOODS:
	case TERRAIN_FOREST:
		return 0xb9c196ff;
	case TERRAIN_MARSH:
	case TERRAIN_SWAMP:
		return 0xbfd0bcff;
	case TERRAIN_ROUGH:
	case TERRAIN_MOUNTAIN:
		return 0xd3bd95ff;
	case TERRAIN_TOWN:
		return 0xd9a58cff;
	case TERRAIN_REDOUBT:
		return 0xd8b878ff;
	case TERRAIN_SEA:
	case TERRAIN_LAKE:
		return 0x9fc0ccff;
	default:
		return 0xeee0b9ff;
	}
}

static void plain_hex(const struct sheet *s, struct canvas *c, const struct camera *eye, const struct board *b, int i)
{
	float x, y, sx, sy, xy[12], r = s->radius * eye->percent / 100;

	sheet_centre(s, b, i, &x, &y);
	camera_to_screen(eye, x, y, &sx, &sy);
	if (sx < (float)eye->area.x - r || sy < (float)eye->area.y - r ||
	    sx > (float)(eye->area.x + eye->area.w) + r || sy > (float)(eye->area.y + eye->area.h) + r)
		return;
	for (int k = 0; k < 6; k++) {
		static const float dx[6] = {-0.5f, 0.5f, 1, 0.5f, -0.5f, -1}, dy[6] = {-1, -1, 0, 1, 1, 0};
		xy[2 * k] = sx + (r - 0.6f) * dx[k];
		xy[2 * k + 1] = sy + (r - 0.6f) * dy[k] * (dy[k] != 0 ? ROOT3 / 2 : 1);
	}
	canvas_polygon(c, xy, 6, ground((enum terrain)b->at[i].terrain));
	if (r > 24) {
		int size = (int)(r / 4.5f), w = canvas_text_width(c, FONT_DATA, size, b->at[i].id);
		canvas_text(c, FONT_DATA, size, 0x6b5637ff, (int)sx - w / 2, (int)(sy - r * 0.84f), b->at[i].id);
	}
}

/* A disc, with a ring more the stronger it is fortified, and its name. */
static void plain_point(const struct sheet *s, struct canvas *c, const struct camera *eye, const struct board *b, int i)
{
	const char *name = b->at[i].name[0] ? b->at[i].name : b->at[i].id;
	float x, y, r = sheet_disc(b, i) * eye->percent / 100, xy[48];
	int size = (int)(22 * eye->percent / 100), rings = b->at[i].kind & (KIND_CITADEL | KIND_FORTIFIED) ? 4 : 2;

	sheet_centre(s, b, i, &x, &y);
	camera_to_screen(eye, x, y, &x, &y);
	for (int ring = 0; ring < rings; ring++) {
		for (int k = 0; k < 24; k++) {
			xy[2 * k] = x + (r - 2.4f * (float)ring) * cosf(6.2831853f * (float)k / 24);
			xy[2 * k + 1] = y + (r - 2.4f * (float)ring) * sinf(6.2831853f * (float)k / 24);
		}
		canvas_polygon(c, xy, 24, ring & 1 ? b->at[i].kind & KIND_WOODED ? 0xc9d0a4ff : 0xf3e6c2ff : 0x2f2015ff);
	}
	if (size >= 9)
		canvas_text(c, FONT_DATA, size, 0x24170eff, (int)(x + r + 4), (int)y - size / 2, name);
}

static void plain_link(const struct sheet *s, struct canvas *c, const struct camera *eye, const struct board *b, int from,
		       int to)
{
	float at[ROAD_MOST][2];
	int n = road_line(s, b, from, to, at);
	for (int i = 0; i < n; i++)
		camera_to_screen(eye, at[i][0], at[i][1], &at[i][0], &at[i][1]);
	canvas_ribbon(c, at[0], n, 3, 0x5b4630ff);
}

static void plain_links(const struct sheet *s, struct canvas *c, const struct camera *eye, const struct board *b)
{
	for (int i = 0; i < b->count; i++)
		for (int k = 0; k < b->at[i].links; k++)
			if (b->at[i].link[k].to > i)
				plain_link(s, c, eye, b, i, b->at[i].link[k].to);
}

void sheet_draw_plain(const struct sheet *s, struct canvas *c, const struct camera *eye, const struct board *b, struct rect all)
{
	canvas_fill(c, eye->area, SHEET_GROUND);
	canvas_fill(c, all, 0x8d7b58ff);
	if (b->kind != BOARD_HEX)
		plain_links(s, c, eye, b);
	for (int i = 0; i < b->count; i++)
		if (b->kind == BOARD_POINTS)
			plain_point(s, c, eye, b, i);
		else if (!b->at[i].missing)
			plain_hex(s, c, eye, b, i);
}
