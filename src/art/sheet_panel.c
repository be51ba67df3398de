/* Title cartouche, terrain key and compass, put where they cover nothing that is played on. */
#include "art/sheet_panel.h"

#include "art/area_panel.h"
#include "art/hex_panel.h"
#include "art/points_panel.h"
#include "art/sheet_key.h"
#include "art/sheet_mask.h"
#include "art/sheet_record.h"
#include "art/sheet_winter.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CELL = 20, TITLE_W = 1060, TITLE_H = 470, COMPASS_R = 150 };

/* What must not be covered, in squares of 20 px: 0 free, more = worse. */
struct costs {
	float *at;
	int w, h;
};

static struct costs count_costs(const struct sheet *s)
{
	struct costs c = {NULL, (int)(s->w / CELL), (int)(s->h / CELL)};
	c.at = ink_memory(NULL, (size_t)(c.w * c.h), sizeof *c.at);
	for (int i = 0; i < c.w * c.h; i++) {
		double x = (i % c.w + .5) * CELL, y = (i / c.w + .5) * CELL;
		int place = sheet_place_at(s, x, y);
		enum terrain t = place == NONE ? TERRAIN_CLEAR : (enum terrain)s->board->at[place].terrain;
		bool free_ground = place == NONE || s->outside[place] || t == TERRAIN_SEA;
		c.at[i] = free_ground ? 0 : 1;
		if (free_ground && mask_at(&s->avoid, x, y))
			c.at[i] = .5f;
	}
	return c;
}

static double cost_of(const struct costs *c, struct box b)
{
	double sum = 0;
	for (int y = (int)(b.y / CELL); y <= (int)((b.y + b.h) / CELL); y++)
		for (int x = (int)(b.x / CELL); x <= (int)((b.x + b.w) / CELL); x++)
			sum += x < c->w && y < c->h ? (double)c->at[y * c->w + x] : 10;
	return sum;
}

/* The best place for a panel: covers least, then nearest to a corner of the sheet. It is then taken. */
static struct box settle(const struct sheet *s, struct costs *c, double w, double h)
{
	struct box best = {0, 0, w, h}, in = box_grow(s->inner, -46);
	double least = 1e18;
	for (double y = in.y; y + h <= in.y + in.h; y += CELL)
		for (double x = in.x; x + w <= in.x + in.w; x += CELL) {
			double dx = fmin(x - in.x, in.x + in.w - x - w), dy = fmin(y - in.y, in.y + in.h - y - h);
			double bad = 50 * cost_of(c, (struct box){x - 24, y - 24, w + 48, h + 48}) + .1 * (dx * 1.6 + dy);
			if (bad < least) {
				least = bad;
				best.x = x;
				best.y = y;
			}
		}
	for (int y = (int)((best.y - 40) / CELL); y <= (int)((best.y + h + 40) / CELL); y++)
		for (int x = (int)((best.x - 40) / CELL); x <= (int)((best.x + w + 40) / CELL); x++)
			if (x >= 0 && y >= 0 && x < c->w && y < c->h)
				c->at[y * c->w + x] = 5;
	return best;
}

/* Side by side in the band below the map. */
static void plan_below(struct sheet *s)
{
	double w = 0, h = 0, r = COMPASS_R * 1.62, rw = 0, rh = 0;
	key_size(s->board, &w, &h);
	record_size(s->board, &rw, &rh);
	double gap = (s->w - TITLE_W - w - rw - 2 * r) / 5, x = gap, middle = s->map_h + (s->h - s->map_h) / 2 - 40;
	s->cartouche = (struct box){x, middle - TITLE_H / 2.0, TITLE_W, TITLE_H};
	x += TITLE_W + gap;
	s->legend = (struct box){x, middle - h / 2, w, h};
	x += w + gap;
	s->record = (struct box){x, middle - rh / 2, rw, rh};
	x += rw + gap;
	s->compass = (struct point){x + r, middle};
	s->compass_radius = COMPASS_R;
}

void plan_panels(struct sheet *s)
{
	if (s->board->kind == BOARD_AREAS) {
		plan_area_panels(s);
		return;
	}
	if (s->board->kind == BOARD_POINTS) {
		plan_points_panels(s);
		return;
	}
	if (plan_hex_panels(s))
		return;
	if (s->h > s->map_h) {
		plan_below(s);
		return;
	}
	/* A map too small for them says "none". */
	if (!strcmp(json_string_or(s->board->json, "panels", ""), "none"))
		return;
	struct costs c = count_costs(s);
	double w, h, r = COMPASS_R * 1.62;
	s->cartouche = settle(s, &c, TITLE_W, TITLE_H);
	if (key_size(s->board, &w, &h))
		s->legend = settle(s, &c, w, h);
	struct box b = settle(s, &c, 2 * r, 2 * r);
	s->compass = (struct point){b.x + r, b.y + r};
	s->compass_radius = COMPASS_R;
	mask_box(&s->avoid, box_grow(s->cartouche, 6));
	mask_box(&s->avoid, box_grow(s->legend, 6));
	mask_box(&s->avoid, box_grow(b, -30));
	free(c.at);
}

static void volute(cairo_t *cr, double x, double y, double sx, double sy, double size)
{
	cairo_save(cr);
	cairo_translate(cr, x, y);
	cairo_scale(cr, sx * size, sy * size);
	cairo_move_to(cr, .12, .95);
	cairo_curve_to(cr, .02, .45, .30, .22, .55, .30);
	cairo_curve_to(cr, .80, .38, .74, .68, .54, .66);
	cairo_curve_to(cr, .40, .64, .42, .46, .54, .48);
	cairo_move_to(cr, .95, .12);
	cairo_curve_to(cr, .45, .02, .22, .30, .30, .55);
	cairo_curve_to(cr, .38, .80, .68, .74, .66, .54);
	cairo_move_to(cr, .10, .10);
	cairo_curve_to(cr, .16, .22, .22, .26, .32, .32);
	cairo_restore(cr);
	cairo_set_line_width(cr, size * .055);
	cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
	ink_colour(cr, 0x5b1f1b, 1);
	cairo_stroke(cr);
}

void draw_plate(cairo_t *cr, struct box b, double corner)
{
	cairo_save(cr);
	for (int i = 0; i < 8; i++) {
		ink_rounded(cr, b.x + 7 - 8 + i, b.y + 9 - 8 + i, b.w + 16 - 2 * i, b.h + 16 - 2 * i, 10);
		ink_colour(cr, 0x1c120a, .045);
		cairo_fill(cr);
	}
	cairo_rectangle(cr, b.x, b.y, b.w, b.h);
	ink_colour(cr, 0xf5ebd1, 1);
	cairo_fill_preserve(cr);
	ink_colour(cr, INK_BROWN, 1);
	cairo_set_line_width(cr, 5);
	cairo_stroke(cr);
	struct box in = box_grow(b, -9);
	cairo_rectangle(cr, in.x, in.y, in.w, in.h);
	cairo_set_line_width(cr, 1.4);
	cairo_stroke(cr);
	in = box_grow(b, -18);
	double r = corner, x1 = in.x + in.w, y1 = in.y + in.h;
	cairo_new_sub_path(cr);
	cairo_arc_negative(cr, in.x, in.y, r, INK_PI / 2, 0);
	cairo_arc_negative(cr, x1, in.y, r, INK_PI, INK_PI / 2);
	cairo_arc_negative(cr, x1, y1, r, -INK_PI / 2, -INK_PI);
	cairo_arc_negative(cr, in.x, y1, r, 0, -INK_PI / 2);
	cairo_close_path(cr);
	cairo_set_line_width(cr, 1.4);
	cairo_stroke(cr);
	volute(cr, in.x - 4, in.y - 4, 1, 1, corner * .92);
	volute(cr, x1 + 4, in.y - 4, -1, 1, corner * .92);
	volute(cr, x1 + 4, y1 + 4, -1, -1, corner * .92);
	volute(cr, in.x - 4, y1 + 4, 1, -1, corner * .92);
	cairo_restore(cr);
}

static void put_capitals(char *text, size_t size)
{
	char *upper = g_utf8_strup(text, -1);
	snprintf(text, size, "%s", upper);
	g_free(upper);
}

/* "The Battle of Borodino: Napoleon in Russia 1812" in three lines. */
static void split_title(const char *title, char *above, char *main, char *below, size_t size)
{
	static const char *const lead[] = {"The Battle of ", "The ", "Napoleon at the ", NULL};
	const char *colon = strchr(title, ':');
	size_t n = colon ? (size_t)(colon - title) : strlen(title), skip = 0;
	*above = 0;
	for (int i = 0; lead[i] && !skip; i++)
		if (strncmp(title, lead[i], strlen(lead[i])) == 0) {
			skip = strlen(lead[i]);
			snprintf(above, size, "%.*s", (int)skip - 1, title);
		}
	snprintf(main, size, "%.*s", (int)(n - skip), title + skip);
	snprintf(below, size, "%s", colon ? colon + 1 + (colon[1] == ' ') : "");
	put_capitals(main, size);
	put_capitals(below, size);
}

static void swelled_rule(cairo_t *cr, double x, double y, double half)
{
	cairo_move_to(cr, x - half, y);
	cairo_curve_to(cr, x - half / 2, y - .5, x - 30, y - 3, x, y - 3);
	cairo_curve_to(cr, x + 30, y - 3, x + half / 2, y - .5, x + half, y);
	cairo_curve_to(cr, x + half / 2, y + .5, x + 30, y + 3, x, y + 3);
	cairo_curve_to(cr, x - 30, y + 3, x - half / 2, y + .5, x - half, y);
	ink_colour(cr, 0x5b1f1b, 1);
	cairo_fill(cr);
	cairo_move_to(cr, x - 15, y);
	cairo_line_to(cr, x, y - 9);
	cairo_line_to(cr, x + 15, y);
	cairo_line_to(cr, x, y + 9);
	cairo_close_path(cr);
	cairo_fill(cr);
}

/* Alternating bar with figures in paces of ground. A hex is 2 half heights wide from side to side. */
static void scale_bar(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f, double x, double y, double px)
{
	/* Without a scale of its own a map has none. */
	if (s->board->kind != BOARD_HEX && !json_get(json_get(s->board->json, "sheet"), "width_km"))
		return;
	double hex = 2 * HEX_HALF, metres = s->board->hex_metres > 0 ? s->board->hex_metres : 1;
	if (s->board->kind != BOARD_HEX)
		metres = json_int_or(json_get(s->board->json, "sheet"), "width_km", 1) * 1000.0 * hex / s->span.x;
	bool kilometres = metres >= 1000;
	double unit = kilometres ? pow(10, floor(log10(metres * 2.5))) : 400;
	if (s->board->kind == BOARD_AREAS)
		unit = 50000;
	double each = unit / metres * hex / px;
	int pieces = (int)ink_clamp(floor(560 / each), 2, 6);
	double left = x - pieces * each / 2;
	struct ink_style style = {.face = FACE_SERIF, .size = 22, .align = .5, .rgb = 0x24170e};
	for (int i = 0; i <= pieces; i++) {
		char text[24];
		snprintf(text, sizeof text, "%.0f", kilometres ? unit * i / 1000 : unit * i);
		ink_text(cr, f, &style, left + i * each, y - 9, text);
		if (i == pieces)
			break;
		cairo_rectangle(cr, left + i * each, y, each, 9);
		ink_colour(cr, i & 1 ? 0xf5ebd1 : INK_BROWN, 1);
		cairo_fill_preserve(cr);
		ink_colour(cr, INK_BROWN, 1);
		cairo_set_line_width(cr, 1.6);
		cairo_stroke(cr);
	}
	style.face = FACE_SERIF_ITALIC;
	ink_text(cr, f, &style, x, y + 36, kilometres ? "kilometres" : "metres");
}

void draw_title(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f, struct box b, double unit)
{
	char above[96], main[96], below[96];
	split_title(s->board->title, above, main, below, sizeof main);
	draw_plate(cr, b, 74);
	double x = b.x + b.w / 2;
	struct ink_style style = {.face = FACE_SERIF_ITALIC, .size = 46, .align = .5, .rgb = 0x24170e};
	ink_text(cr, f, &style, x, b.y + 92, above);
	style = (struct ink_style){.face = FACE_SERIF_BOLD, .size = 122, .spacing = 13, .align = .5, .rgb = 0x24170e};
	ink_text_fit(cr, f, &style, x, b.y + 208, b.w - 170, main);
	swelled_rule(cr, x, b.y + 254, 330);
	style = (struct ink_style){.face = FACE_SERIF, .size = 40, .spacing = 6, .align = .5, .rgb = 0x24170e};
	ink_text_fit(cr, f, &style, x, b.y + 321, b.w - 200, below);
	scale_bar(cr, s, f, x, b.y + 382, unit);
}

static void ray(cairo_t *cr, double angle, double length, double width, unsigned dark)
{
	for (int side = -1; side <= 1; side += 2) {
		cairo_save(cr);
		cairo_rotate(cr, angle);
		cairo_move_to(cr, 0, 0);
		cairo_line_to(cr, width, side * width);
		cairo_line_to(cr, length, 0);
		cairo_close_path(cr);
		cairo_restore(cr);
		ink_colour(cr, side < 0 ? 0xf7eed6 : dark, 1);
		cairo_fill_preserve(cr);
		ink_colour(cr, 0x2a1b10, 1);
		cairo_set_line_width(cr, 1.3);
		cairo_stroke(cr);
	}
}

/* At the origin, pointing up, one unit high. */
static void fleur(cairo_t *cr)
{
	cairo_move_to(cr, 0, -1);
	cairo_curve_to(cr, .34, -.62, .22, -.36, .09, -.2);
	cairo_curve_to(cr, .22, -.58, .62, -.62, .62, -.34);
	cairo_curve_to(cr, .62, -.16, .42, -.14, .40, -.28);
	cairo_curve_to(cr, .30, -.22, .22, -.14, .12, -.02);
	cairo_line_to(cr, .16, .22);
	cairo_line_to(cr, -.16, .22);
	cairo_line_to(cr, -.12, -.02);
	cairo_curve_to(cr, -.22, -.14, -.30, -.22, -.40, -.28);
	cairo_curve_to(cr, -.42, -.14, -.62, -.16, -.62, -.34);
	cairo_curve_to(cr, -.62, -.62, -.22, -.58, -.09, -.2);
	cairo_curve_to(cr, -.22, -.36, -.34, -.62, 0, -1);
	cairo_close_path(cr);
	ink_colour(cr, 0x5b1f1b, 1);
	cairo_fill(cr);
	cairo_rectangle(cr, -.26, -.02, .52, .09);
	cairo_fill(cr);
}

static void rings(cairo_t *cr, double r)
{
	static const double at[] = {.70, .665, .40}, width[] = {2.2, 1, 1.4};
	for (int i = 0; i < 3; i++) {
		cairo_arc(cr, 0, 0, at[i] * r, 0, 2 * INK_PI);
		cairo_set_line_width(cr, width[i]);
		ink_colour(cr, 0x3b2a1c, .95);
		cairo_stroke(cr);
	}
	for (int i = 0; i < 72; i++) {
		double a = i * INK_PI / 36, in = (i % 6 ? .635 : .60) * r;
		cairo_move_to(cr, in * cos(a), in * sin(a));
		cairo_line_to(cr, .665 * r * cos(a), .665 * r * sin(a));
	}
	cairo_set_line_width(cr, 1);
	cairo_stroke(cr);
}

/* Where north is on the sheet, as an angle of the screen. */
static double north_of(const struct board *b)
{
	static const char *const top[] = {"north", "east", "south", "west"};
	for (int i = 0; i < 4; i++)
		if (strcmp(b->top, top[i]) == 0)
			return -INK_PI / 2 - i * INK_PI / 2;
	return -INK_PI / 2;
}

static void draw_compass(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f)
{
	static const char *const letter[] = {"N", "E", "S", "W"};
	double r = s->compass_radius, north = north_of(s->board);
	cairo_save(cr);
	cairo_translate(cr, s->compass.x, s->compass.y);
	cairo_pattern_t *glow = cairo_pattern_create_radial(0, 0, r * .5, 0, 0, r * 1.55);
	bool cold = s->dress->snow;
	double red = .957, green = cold ? .957 : .918, blue = cold ? .95 : .812;
	cairo_pattern_add_color_stop_rgba(glow, 0, red, green, blue, .92);
	cairo_pattern_add_color_stop_rgba(glow, .6, red, green, blue, .75);
	cairo_pattern_add_color_stop_rgba(glow, 1, red, green, blue, 0);
	cairo_set_source(cr, glow);
	cairo_arc(cr, 0, 0, r * 1.55, 0, 2 * INK_PI);
	cairo_fill(cr);
	cairo_pattern_destroy(glow);
	rings(cr, r);
	for (int i = 0; i < 8; i++)
		ray(cr, north + (i + .5) * INK_PI / 4, .52 * r, .055 * r, 0x4a3a28);
	for (int i = 0; i < 4; i++)
		ray(cr, north + (i + .5) * INK_PI / 2, .66 * r, .085 * r, 0x2f4a58);
	for (int i = 0; i < 4; i++)
		ray(cr, north + i * INK_PI / 2, r, .105 * r, 0x5b1f1b);
	cairo_arc(cr, 0, 0, .06 * r, 0, 2 * INK_PI);
	ink_colour(cr, 0xf7eed6, 1);
	cairo_fill_preserve(cr);
	ink_colour(cr, 0x2a1b10, 1);
	cairo_stroke(cr);
	struct ink_style style = {.face = FACE_SERIF_BOLD, .size = .26 * r, .align = .5, .rgb = 0x24170e};
	for (int i = 0; i < 4; i++) {
		double a = north + i * INK_PI / 2, far = (i ? 1.15 : 1.42) * r;
		ink_text(cr, f, &style, far * cos(a), far * sin(a) + .09 * r, letter[i]);
	}
	cairo_rotate(cr, north + INK_PI / 2);
	cairo_translate(cr, 0, -1.06 * r);
	cairo_scale(cr, .2 * r, .2 * r);
	fleur(cr);
	cairo_restore(cr);
}

static void snow_on_plates(cairo_t *cr, const struct sheet *s, const struct box *view)
{
	const struct box *plate[] = {&s->cartouche, &s->legend, &s->record};
	for (uint32_t i = 0; i < 3; i++) {
		struct box b = box_grow(*plate[i], 60);
		if (plate[i]->w > 0 && box_meets(&b, view))
			draw_snow_cap(cr, *plate[i], 1812 + i);
	}
}

void draw_panels(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f, const struct box *view)
{
	double r = s->compass_radius * 1.7;
	struct box round = {s->compass.x - r, s->compass.y - r, 2 * r, 2 * r};
	struct box title = box_grow(s->cartouche, 20), key = box_grow(s->legend, 20);
	struct box record = box_grow(s->record, 20);
	if (s->board->kind == BOARD_POINTS)
		draw_points_panels(cr, s, f, view);
	else if (s->cartouche.w > 0 && box_meets(&title, view))
		draw_title(cr, s, f, s->cartouche, 1);
	if (s->board->kind == BOARD_AREAS)
		draw_area_panels(cr, s, f, view);
	if (s->board->kind == BOARD_HEX && s->legend.w > 0 && box_meets(&key, view))
		draw_key(cr, s, f, s->legend);
	if (s->board->kind == BOARD_HEX && s->record.w > 0 && s->charts.w <= 0 && box_meets(&record, view))
		draw_record(cr, s, f, s->record);
	if (s->board->kind == BOARD_HEX)
		draw_hex_panels(cr, s, f, view);
	/* The plates of a map of points are too small for it. */
	if (s->dress->snow && s->board->kind != BOARD_POINTS)
		snow_on_plates(cr, s, view);
	if (s->compass_radius > 0 && box_meets(&round, view))
		draw_compass(cr, s, f);
}
