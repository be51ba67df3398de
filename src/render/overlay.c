/* Overlays on the map. Every meaning has a shape besides its colour: hatching in two directions, outlines, arrows
 * with casings, numbers on paper. */
#include "render/arrow.h"
#include "render/region.h"
#include "render/spot.h"

#include <math.h>
#include <string.h>

static float unit(const struct scene *sc)
{
	return sc->sheet.radius * sc->eye.percent / 100;
}

enum { BEYOND = 3 }; /* hexes around the board that are dimmed with it */

static void corners(float cx, float cy, float r, float xy[12])
{
	static const float dx[6] = {-0.5f, 0.5f, 1, 0.5f, -0.5f, -1};
	static const float dy[6] = {-0.8660254f, -0.8660254f, 0, 0.8660254f, 0.8660254f, 0};

	for (int i = 0; i < 6; i++) {
		xy[2 * i] = cx + r * dx[i];
		xy[2 * i + 1] = cy + r * dy[i];
	}
}

static const uint32_t dimness = 0x2a1e1084;

/* The margin of the sheet, as hexes that go on beyond the board. */
static void dim_margin(struct scene *sc)
{
	const struct board *b = &sc->s->board;
	float left, top, right, below, xy[12], r = unit(sc);

	if (b->kind != BOARD_HEX || b->columns < 2 || b->rows < 2)
		return;
	/* The first column is the easternmost on some maps. */
	float x0 = b->at[0].x, across = b->at[b->rows].x - x0;
	/* A band of panels may lie below the map. */
	int below_rows = (int)((sc->sheet.height - sc->sheet.origin_y) / (1.7320508f * sc->sheet.radius)) + BEYOND;
	int rows = below_rows > b->rows + BEYOND ? below_rows : b->rows + BEYOND;
	camera_to_screen(&sc->eye, 0, 0, &left, &top);
	camera_to_screen(&sc->eye, sc->sheet.width, sc->sheet.height, &right, &below);
	canvas_clip(sc->c, (struct rect){(int)left, (int)top, (int)(right - left), (int)(below - top)});
	for (int column = -BEYOND; column < b->columns + BEYOND; column++) {
		float y0 = b->at[column & 1 ? b->rows : 0].y;
		for (int row = -BEYOND; row < rows; row++) {
			float sx, sy, x = x0 + across * (float)column, y = y0 + 1.7320508f * (float)row;
			if (column >= 0 && column < b->columns && row >= 0 && row < b->rows)
				continue;
			camera_to_screen(&sc->eye, sc->sheet.origin_x + x * sc->sheet.radius,
					 sc->sheet.origin_y + y * sc->sheet.radius, &sx, &sy);
			corners(sx, sy, r, xy);
			canvas_polygon(sc->c, xy, 6, dimness);
		}
	}
	canvas_unclip(sc->c);
}

void scene_dim(struct scene *sc, const struct places *lit)
{
	float xy[12];

	if (region_board(sc)) {
		region_fill_but(sc, lit, dimness);
		return;
	}
	if (spot_board(sc)) {
		spots_dim(sc, lit, dimness);
		return;
	}
	for (int i = 0; i < sc->s->board.count; i++) {
		if (places_has(lit, i) || !scene_sees(sc, i))
			continue;
		scene_hex(sc, i, 1, xy);
		canvas_polygon(sc->c, xy, 6, dimness);
	}
	dim_margin(sc);
}

void scene_line(struct scene *sc, float x0, float y0, float x1, float y1, float thick, uint32_t colour)
{
	float dx = x1 - x0, dy = y1 - y0, length = hypotf(dx, dy);

	if (length < 0.01f)
		return;
	dx *= thick / 2 / length;
	dy *= thick / 2 / length;
	float xy[8] = {x0 - dy, y0 + dx, x0 + dy, y0 - dx, x1 + dy, y1 - dx, x1 - dy, y1 + dx};
	canvas_polygon(sc->c, xy, 4, colour);
}

/* The edge of a region: sides of hexes whose neighbour is not in it. Direction k has the corners k, k + 1. */
static void edges(struct scene *sc, const struct places *in, uint32_t colour, float thick)
{
	const struct board *b = &sc->s->board;
	float xy[12];

	for (int i = 0; i < b->count; i++) {
		if (!places_has(in, i) || !scene_sees(sc, i))
			continue;
		scene_hex(sc, i, 1, xy);
		for (int k = 0; k < 6; k++) {
			int to = b->kind == BOARD_HEX ? board_step(b, i, k) : NONE;
			int next = (k + 1) % 6;
			if (to != NONE && places_has(in, to))
				continue;
			scene_line(sc, xy[2 * k], xy[2 * k + 1], xy[2 * next], xy[2 * next + 1], thick, colour);
		}
	}
}

void scene_outline(struct scene *sc, const struct places *in, uint32_t colour, float thick)
{
	if (region_board(sc)) {
		region_outline(sc, in, 0x1d160eb0, thick + 2.5f);
		region_outline(sc, in, colour, thick);
		return;
	}
	if (spot_board(sc)) {
		spots_outline(sc, in, 0x1d160eb0, thick + 2.5f);
		spots_outline(sc, in, colour, thick);
		return;
	}
	edges(sc, in, 0x1d160eb0, thick + 2.5f);
	edges(sc, in, colour, thick);
}

/* Slanting lines across a hex, rising or falling. */
static void hex_rule(struct scene *sc, int place, bool rising, uint32_t colour)
{
	float x, y, r = unit(sc), slant = rising ? 1.0f : -1.0f;

	scene_centre(sc, place, &x, &y);
	for (int i = -2; i <= 2; i++) {
		float at = (float)i * r * 0.34f, reach = r * (0.62f - 0.11f * (float)(i < 0 ? -i : i));
		scene_line(sc, x + at - reach * 0.6f, y + slant * reach * 0.6f, x + at + reach * 0.6f, y - slant * reach * 0.6f, 2,
			   colour);
	}
}

void scene_hatch(struct scene *sc, int place, bool friendly, bool deep)
{
	const char *name = friendly ? "hatch-friend" : "hatch-enemy";
	float xy[12];
	int w, h;

	if (!scene_sees(sc, place))
		return;
	if (region_board(sc)) {
		region_fill(sc, place, friendly ? FILL_ROWS : FILL_COLUMNS, friendly ? 0x2d4b8f90 : 0x9c2f1c90);
		return;
	}
	if (spot_board(sc)) {
		spot_rule(sc, place, friendly, friendly ? 0x2d4b8fc0 : 0x9c2f1cc0);
		return;
	}
	scene_hex(sc, place, 0.97f, xy);
	if (deep)
		canvas_polygon(sc->c, xy, 6, friendly ? 0x2d4b8f58 : 0x9c2f1c58);
	if (sc->signs[0] != NONE && canvas_sprite_size(sc->c, sc->signs[0], name, &w, &h)) {
		canvas_polygon_pattern(sc->c, xy, 6, sc->signs[0], name, 235);
		return;
	}
	canvas_polygon(sc->c, xy, 6, friendly ? 0x2d4b8f30 : 0x9c2f1c30);
	hex_rule(sc, place, friendly, friendly ? 0x2d4b8fd0 : 0x9c2f1cd0);
}

void scene_wash(struct scene *sc, const struct places *in, uint32_t colour)
{
	float xy[12];

	for (int i = 0; i < sc->s->board.count; i++) {
		if (!places_has(in, i) || !scene_sees(sc, i))
			continue;
		if (region_board(sc)) {
			region_fill(sc, i, FILL_WHOLE, colour);
		} else if (spot_board(sc)) {
			spot_fill(sc, i, colour);
		} else {
			scene_hex(sc, i, 1, xy);
			canvas_polygon(sc->c, xy, 6, colour);
		}
	}
}

void scene_slot(const struct scene *sc, int place, const char *sprite, float *x, float *y)
{
	float sx, sy;

	sheet_slot(&sc->sheet, &sc->s->board, place, sprite, &sx, &sy);
	camera_to_screen(&sc->eye, sx, sy, x, y);
}

void scene_tint(struct scene *sc, int place, int level)
{
	float xy[12];

	if (level <= 0 || !scene_sees(sc, place))
		return;
	if (region_board(sc)) {
		region_fill(sc, place, FILL_WHOLE, level > 1 ? 0x8f2a1c38 : 0xd9901840);
		region_fill(sc, place, level > 1 ? FILL_GRID : FILL_ROWS, level > 1 ? 0x6b1d145c : 0x9c641058);
		return;
	}
	if (spot_board(sc)) {
		spot_fill(sc, place, level > 1 ? 0x8f2a1c60 : 0xd9901860);
		spot_rule(sc, place, true, level > 1 ? 0x6b1d14a0 : 0x9c6410a0);
		if (level > 1)
			spot_rule(sc, place, false, 0x6b1d14a0);
		return;
	}
	scene_hex(sc, place, 0.97f, xy);
	canvas_polygon(sc->c, xy, 6, level > 1 ? 0x8f2a1c48 : 0xd9901850);
	hex_rule(sc, place, true, level > 1 ? 0x6b1d1470 : 0x9c641070);
	if (level > 1)
		hex_rule(sc, place, false, 0x6b1d1470);
}

void scene_light(struct scene *sc, const struct places *in)
{
	static const uint32_t light = 0xf4cf5740;
	float xy[12];

	for (int i = 0; i < sc->s->board.count; i++) {
		if (!places_has(in, i) || !scene_sees(sc, i))
			continue;
		if (region_board(sc)) {
			region_fill(sc, i, FILL_WHOLE, light);
		} else if (spot_board(sc)) {
			spot_fill(sc, i, light);
		} else {
			scene_hex(sc, i, 1, xy);
			canvas_polygon(sc->c, xy, 6, light);
		}
	}
}

/* A number on a plate with its middle there. */
static void value_at(struct scene *sc, float x, float y, int size, const char *text, uint32_t paper, uint32_t ink)
{
	int w = canvas_text_width(sc->c, FONT_DATA_BOLD, size, text), h = canvas_line_height(sc->c, FONT_DATA_BOLD, size);
	float half = fmaxf((float)w * 0.5f + 2, (float)h * 0.36f), tall = (float)h * 0.46f;

	x = roundf(x);
	y = roundf(y);
	for (int rim = 1; rim >= 0; rim--) {
		float a = half + tall * 0.3f + (float)rim * 1.5f, b = tall + (float)rim * 1.5f, cut = b * 0.5f;
		const float xy[16] = {x - a + cut, y - b, x + a - cut, y - b, x + a, y - b + cut, x + a, y + b - cut,
				      x + a - cut, y + b, x - a + cut, y + b, x - a, y + b - cut, x - a, y - b + cut};
		canvas_polygon(sc->c, xy, 8, rim ? 0x1d160ed0 : paper);
	}
	canvas_text(sc->c, FONT_DATA_BOLD, size, ink, (int)x - w / 2, (int)y - h / 2, text);
}

void scene_value(struct scene *sc, int place, const char *text, uint32_t paper, uint32_t ink)
{
	float x, y;

	if (!scene_sees(sc, place))
		return;
	if (region_board(sc)) {
		scene_slot(sc, place, "value", &x, &y);
	} else {
		scene_centre(sc, place, &x, &y);
		y += unit(sc) * 0.5f;
	}
	value_at(sc, x, y, (int)fmaxf(10, fminf(unit(sc) * 0.36f, 30)), text, paper, ink);
}

void scene_value_over(struct scene *sc, int place, int size, const char *text, uint32_t paper, uint32_t ink)
{
	float x, y, away = (float)scene_side(sc) + (float)size * 0.75f;

	scene_centre(sc, place, &x, &y);
	y += y - away - (float)size < (float)sc->eye.area.y ? away : -away;
	value_at(sc, x, y, size, text, paper, ink);
}

void scene_frame(struct scene *sc, struct rect r, uint32_t colour, float thick)
{
	int t = (int)lroundf(thick);

	canvas_frame(sc->c, (struct rect){r.x - 1, r.y - 1, r.w + 2, r.h + 2}, 1, 0x1d160ec0);
	canvas_frame(sc->c, r, t < 2 ? 2 : t, colour);
}

void scene_ring(struct scene *sc, float cx, float cy, float side, uint32_t colour, float thick)
{
	int w = (int)lroundf(side + 2 * thick + 2), h = w;
	/* What is ringed is a block, seen from the front. */
	if (sc->lies == LIE_BLOCK)
		h = (int)lroundf(side * BLOCK_FRONT_HIGH / BLOCK_FRONT_WIDE + 2 * thick + 2);
	scene_frame(sc, (struct rect){(int)lroundf(cx) - w / 2, (int)lroundf(cy) - h / 2, w, h}, colour, thick);
}

static void head(struct scene *sc, float x, float y, float ux, float uy, float length, float wide, uint32_t colour)
{
	float xy[6] = {x, y, x - ux * length - uy * wide, y - uy * length + ux * wide,
		       x - ux * length + uy * wide, y - uy * length - ux * wide};
	canvas_polygon(sc->c, xy, 3, colour);
}

static void dashes(struct scene *sc, const float at[4], float thick, uint32_t colour)
{
	float length = hypotf(at[2] - at[0], at[3] - at[1]), dash = fmaxf(8, thick * 2.5f);
	float ux = (at[2] - at[0]) / length, uy = (at[3] - at[1]) / length;

	for (float d = 0; d < length; d += dash * 1.6f) {
		float end = fminf(d + dash, length);
		scene_line(sc, at[0] + ux * d, at[1] + uy * d, at[0] + ux * end, at[1] + uy * end, thick, colour);
	}
}

void scene_threat(struct scene *sc, float x0, float y0, float x1, float y1, float gap)
{
	const uint32_t fill = THREAT, casing = 0xfff4dcff;
	float thick = fmaxf(3, unit(sc) * 0.11f), length = hypotf(x1 - x0, y1 - y0), point = thick * 3;

	if (length < 2 * gap + 4)
		gap = fmaxf(0, length / 2 - 4);
	if (length < 2)
		return;
	float ux = (x1 - x0) / length, uy = (y1 - y0) / length;
	x1 -= ux * gap;
	y1 -= uy * gap;
	const float line[4] = {x0 + ux * gap, y0 + uy * gap, x1 - ux * point * 0.8f, y1 - uy * point * 0.8f};
	dashes(sc, line, thick + 3, casing);
	head(sc, x1 + ux * 2.5f, y1 + uy * 2.5f, ux, uy, point + 4.5f, point * 0.55f + 3, casing);
	dashes(sc, line, thick, fill);
	head(sc, x1, y1, ux, uy, point, point * 0.55f, fill);
}

void scene_route(struct scene *sc, const int *place, int n, const char *nation, int side)
{
	int16_t way[96];
	int most = (int)(sizeof way / sizeof *way);

	for (int i = 0; i < n && i < most; i++)
		way[i] = (int16_t)place[i];
	scene_march(sc, &(struct march){.place = way, .n = n < most ? n : most, .nation = nation, .side = (int8_t)side,
					.look = MARCH_PLANNED, .number = NONE});
}
