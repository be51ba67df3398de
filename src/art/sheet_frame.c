/* The frame of the sheet, with what is marked on it: entries and exits. */
#include "art/sheet_frame.h"

#include <math.h>
#include <string.h>

static void rule(cairo_t *cr, const struct box *inner, double out, double width)
{
	struct box b = box_grow(*inner, out);
	cairo_rectangle(cr, b.x, b.y, b.w, b.h);
	cairo_set_line_width(cr, width);
	cairo_stroke(cr);
}

/* Alternating pieces along all four sides; the length is fitted so that corners match. */
static void graduated(cairo_t *cr, const struct box *in)
{
	struct box b = box_grow(*in, 9);
	for (int side = 0; side < 4; side++) {
		bool flat = side < 2;
		double length = flat ? b.w : b.h;
		int pieces = 2 * (int)(length / 114) + 1;
		double each = length / pieces;
		for (int i = 0; i < pieces; i += 2) {
			double t = i * each;
			if (flat)
				cairo_rectangle(cr, b.x + t, (side ? b.y + b.h : b.y) - 4, each, 8);
			else
				cairo_rectangle(cr, (side == 3 ? b.x + b.w : b.x) - 4, b.y + t, 8, each);
		}
	}
	cairo_fill(cr);
}

/* Which side of the frame a hex is nearest to: the point on the frame line, and the way inward. */
static void gate(const struct sheet *s, struct point c, struct point *at, struct point *in)
{
	double left = c.x - s->inner.x, right = s->inner.x + s->inner.w - c.x;
	double top = c.y - s->inner.y, low = s->inner.y + s->inner.h - c.y;
	double least = fmin(fmin(left, right), fmin(top, low));
	*in = least >= low ? (struct point){0, -1} : least >= top ? (struct point){0, 1}
		: least >= left ? (struct point){1, 0} : (struct point){-1, 0};
	*at = (struct point){c.x - in->x * least, c.y - in->y * least};
}

static void arrow(cairo_t *cr, struct point at, struct point way, double size, unsigned rgb)
{
	double w = size * .42;
	struct point side = {-way.y, way.x};
	cairo_move_to(cr, at.x + way.x * size, at.y + way.y * size);
	cairo_line_to(cr, at.x + side.x * w, at.y + side.y * w);
	cairo_line_to(cr, at.x + way.x * size * .22, at.y + way.y * size * .22);
	cairo_line_to(cr, at.x - side.x * w, at.y - side.y * w);
	cairo_close_path(cr);
	ink_colour(cr, rgb, 1);
	cairo_fill_preserve(cr);
	ink_colour(cr, 0x2a1410, 1);
	cairo_set_line_width(cr, 1.4);
	cairo_stroke(cr);
}

/* A lettered disc on the frame and an arrow into the board, beside the road. */
static void draw_entry(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f, const char *letter,
		       const char *hex)
{
	int place = board_find(s->board, hex);
	if (place == NONE)
		return;
	struct point at, in;
	gate(s, sheet_centre(s, place), &at, &in);
	at.x += in.y * .42 * HEX_RADIUS;
	at.y -= in.x * .42 * HEX_RADIUS;
	arrow(cr, (struct point){at.x + in.x * 8, at.y + in.y * 8}, in, 40, 0x8a2f28);
	struct point c = {at.x - in.x * 14, at.y - in.y * 14};
	cairo_arc(cr, c.x, c.y, 23, 0, 2 * INK_PI);
	ink_colour(cr, 0xf7eed6, 1);
	cairo_fill_preserve(cr);
	ink_colour(cr, 0x5b1f1b, 1);
	cairo_set_line_width(cr, 3.2);
	cairo_stroke(cr);
	cairo_arc(cr, c.x, c.y, 19, 0, 2 * INK_PI);
	cairo_set_line_width(cr, 1);
	cairo_stroke(cr);
	struct ink_style style = {.face = FACE_SERIF_BOLD, .size = 29, .align = .5, .rgb = 0x5b1f1b};
	ink_text(cr, f, &style, c.x, c.y + 10, letter);
}

/* A red stretch of the frame and an arrow out of the board for each hex that may be left there. */
static void draw_exit(cairo_t *cr, const struct sheet *s, const char *hex)
{
	int place = board_find(s->board, hex);
	if (place == NONE)
		return;
	struct point at, in, out;
	gate(s, sheet_centre(s, place), &at, &in);
	out = (struct point){-in.x, -in.y};
	double half = .75 * HEX_RADIUS;
	double dx = fabs(in.y) * half, dy = fabs(in.x) * half;
	cairo_move_to(cr, at.x - dx + out.x * 9, at.y - dy + out.y * 9);
	cairo_line_to(cr, at.x + dx + out.x * 9, at.y + dy + out.y * 9);
	cairo_set_line_width(cr, 15);
	ink_colour(cr, 0x9a3a30, 1);
	cairo_stroke(cr);
	/* Beside the middle, where a road may run. */
	double k = .40 * HEX_RADIUS;
	arrow(cr, (struct point){at.x + fabs(in.y) * k + in.x * 34, at.y + fabs(in.x) * k + in.y * 34}, out, 30,
	      0x9a3a30);
}

static void draw_exits(cairo_t *cr, const struct sheet *s)
{
	static const char *const keys[] = {"exit_east", "exit_west", "exit_north", "exit_south"};
	for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
		const cJSON *list = json_get(json_get(s->board->json, keys[i]), "hexes"), *one;
		cJSON_ArrayForEach(one, list)
			if (cJSON_IsString(one))
				draw_exit(cr, s, one->valuestring);
	}
	const cJSON *each;
	cJSON_ArrayForEach(each, json_get(s->board->json, "exits"))
		draw_exit(cr, s, json_string_or(each, "hex", ""));
}

/* Entries along an edge: an arrow in the side's colour for each hex, and who comes there, outside the frame. */
static void draw_edge(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f, const cJSON *entry)
{
	const cJSON *list = json_get(entry, "hexes"), *one;
	unsigned rgb = strcmp(json_string_or(entry, "side", ""), "french") ? 0x3c6b3f : 0x2d4b8f;
	struct ink_style style = {.face = FACE_SERIF_ITALIC, .size = 36, .spacing = 2, .align = .5, .rgb = rgb};
	struct point sum = {0, 0}, at, in = {0, 1};
	int n = cJSON_GetArraySize(list), most = 0, used = 0;
	for (int pass = 0; pass < 2; pass++)
		cJSON_ArrayForEach(one, list) {
			int place = cJSON_IsString(one) ? board_find(s->board, one->valuestring) : NONE;
			if (place == NONE)
				continue;
			struct point way;
			gate(s, sheet_centre(s, place), &at, &way);
			/* At a corner some lie nearer to another edge than the rest. */
			if (!pass && most++ == n / 2)
				in = way;
			if (!pass || fabs(way.x - in.x) + fabs(way.y - in.y) > .5)
				continue;
			arrow(cr, (struct point){at.x + in.x * 6, at.y + in.y * 6}, in, 27, rgb);
			sum.x += at.x;
			sum.y += at.y;
			used++;
		}
	if (!used)
		return;
	cairo_save(cr);
	cairo_translate(cr, sum.x / used - in.x * 60, sum.y / used - in.y * 60);
	cairo_rotate(cr, in.x * -INK_PI / 2);
	ink_text(cr, f, &style, 0, 12, json_string_or(entry, "print", ""));
	cairo_restore(cr);
}

static void draw_entries(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f)
{
	const cJSON *list = json_get(s->board->json, "entries"), *one;
	cJSON_ArrayForEach(one, list) {
		const char *hex = json_string_or(one, "hex", "");
		if (json_get(one, "print"))
			draw_edge(cr, s, f, one);
		/* Only entries with a short name of their own: the rest are rules, not print. */
		if (*hex && one->string && strlen(one->string) <= 2)
			draw_entry(cr, s, f, one->string, hex);
	}
}

void draw_frame(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f, const struct box *view)
{
	struct box middle = box_grow(s->inner, -90);
	/* The panels below have no frame. */
	if (view->y > s->map_h)
		return;
	/* A part from the middle of the sheet holds nothing of the frame. */
	if (view->x > middle.x && view->y > middle.y && view->x + view->w < middle.x + middle.w &&
	    view->y + view->h < middle.y + middle.h)
		return;
	cairo_save(cr);
	cairo_set_line_join(cr, CAIRO_LINE_JOIN_MITER);
	ink_colour(cr, INK_BROWN, 1);
	rule(cr, &s->inner, 0, 2.2);
	graduated(cr, &s->inner);
	rule(cr, &s->inner, 18, 1.5);
	rule(cr, &s->inner, 29, 7);
	rule(cr, &s->inner, 38, 1.5);
	draw_exits(cr, s);
	draw_entries(cr, s, f);
	cairo_restore(cr);
}
