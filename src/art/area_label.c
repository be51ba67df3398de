#include "art/area_label.h"

#include "art/area_plan.h"
#include "art/sheet_label.h"
#include "art/sheet_mask.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Px at 100 %: the ground of one heap, the code of an area with the boxes beside it, the name under them. */
enum { CELL = 111, CODE_W = 118, CODE_H = 50, SLOT = 60, SLOT_GAP = 4, NAME_DROP = 62, NAME_DEEP = 9 };

static struct point label_at(const struct sheet *s, const cJSON *one)
{
	const cJSON *at = json_get(one, "at"), *x = cJSON_GetArrayItem(at, 0), *y = cJSON_GetArrayItem(at, 1);
	if (!cJSON_IsNumber(x) || !cJSON_IsNumber(y))
		return (struct point){-1000, -1000};
	return sheet_point(s, x->valuedouble, y->valuedouble);
}

void plan_area_mask(struct sheet *s)
{
	for (int i = 0; i < s->river_count; i++)
		mask_line(&s->avoid, &s->rivers[i].line, s->rivers[i].rank == LINE_BROOK ? 3 : 6);
	for (int i = 0; i < s->border_count; i++)
		mask_line(&s->avoid, &s->borders[i].line, s->borders[i].kind == BORDER_STATE ? 9 : 5);
	for (int i = 0; i < s->sea.count; i++)
		mask_line(&s->avoid, &s->sea.at[i], 5);
	const cJSON *one;
	cJSON_ArrayForEach(one, json_get(s->board->json, "labels"))
	{
		const char *style = json_string_or(one, "style", "");
		if (!strcmp(style, "town") || !strcmp(style, "city"))
			mask_disc(&s->avoid, label_at(s, one), *style == 'c' ? 22 : 13);
	}
	for (int i = 0; i < s->board->count; i++) {
		struct point seat;
		if (area_seat(s, i, &seat))
			mask_disc(&s->avoid, seat, SEAT_REACH);
	}
}

/* How many towns and fortresses, other than the one at `own`, a box would cover. */
static int seats_in(const struct sheet *s, struct box b, struct point own)
{
	const cJSON *one;
	struct box reach = box_grow(b, 5);
	int n = 0;
	cJSON_ArrayForEach(one, json_get(s->board->json, "labels"))
	{
		const char *style = json_string_or(one, "style", "");
		struct point c = label_at(s, one);
		if ((strcmp(style, "town") != 0 && strcmp(style, "city") != 0) || hypot(c.x - own.x, c.y - own.y) < 2)
			continue;
		n += c.x > reach.x && c.y > reach.y && c.x < reach.x + reach.w && c.y < reach.y + reach.h;
	}
	return n;
}

static struct ink_style name_style(const struct sheet *s)
{
	struct ink_style style = label_style(s, FACE_SERIF, .425, .022, 0x4a1f1a);
	style.halo_alpha = .75;
	return style;
}

static bool has_boxes(const struct sheet *s, int place)
{
	return !(s->board->at[place].kind & KIND_OFF_LIMITS);
}

/* French Control is of fortresses and cities. */
static bool has_control(const struct sheet *s, int place)
{
	struct point seat;
	return area_seat(s, place, &seat);
}

struct box area_heap(const struct sheet *s, int place)
{
	const cJSON *area = json_get(json_get(s->board->json, "areas"), s->board->at[place].id), *heap = json_get(area, "heap");
	const cJSON *across = cJSON_GetArrayItem(heap, 0), *down = cJSON_GetArrayItem(heap, 1);
	double w = CELL * (cJSON_IsNumber(across) ? across->valueint : 1), h = CELL * (cJSON_IsNumber(down) ? down->valueint : 1);
	struct point c = sheet_centre(s, place);
	return (struct box){c.x - w / 2, c.y - h / 2, w, h};
}

struct box area_plate(const struct sheet *s, int place)
{
	struct point c = s->plate[place];
	if (!has_boxes(s, place))
		return (struct box){c.x - 1, c.y - 1, 2, 2};
	double left = CODE_W / 2.0 + (has_control(s, place) ? SLOT + SLOT_GAP : 0), right = CODE_W / 2.0 + SLOT_GAP + SLOT;
	return (struct box){c.x - left, c.y - SLOT / 2.0, left + right, SLOT};
}

static struct box words_box(const struct sheet *s, const struct ink_fonts *f, int place)
{
	struct ink_style style = name_style(s);
	struct ink_extent x = ink_measure(f, &style, s->board->at[place].name);
	struct point c = s->plate[place];
	if (!has_boxes(s, place))
		return (struct box){c.x - x.width * .65, c.y - 30, x.width * 1.3, 50};
	double half = fmax(CODE_W / 2.0, x.width / 2);
	return (struct box){c.x - half - 4, c.y - CODE_H / 2.0 - 2, 2 * half + 8, CODE_H / 2.0 + NAME_DROP + NAME_DEEP + 4};
}

static void put_plate(struct sheet *s, const struct ink_fonts *f, int place)
{
	const cJSON *at = json_get(json_get(json_get(s->board->json, "areas"), s->board->at[place].id), "plate");
	const cJSON *x = cJSON_GetArrayItem(at, 0), *y = cJSON_GetArrayItem(at, 1);
	s->plate[place] = sheet_centre(s, place);
	if (cJSON_IsNumber(x) && cJSON_IsNumber(y))
		s->plate[place] = sheet_point(s, x->valuedouble, y->valuedouble);
	mask_box(&s->avoid, box_grow(area_plate(s, place), 5));
	s->words[place] = words_box(s, f, place);
	/* Trees stand up into what is above them. */
	struct box w = box_grow(s->words[place], 6);
	w.h += 14;
	mask_box(&s->avoid, w);
}

/* How many plates and names of areas a box would touch. */
static int words_in(const struct sheet *s, struct box b)
{
	int n = 0;
	for (int i = 0; i < s->board->count; i++) {
		struct box plate = area_plate(s, i);
		n += box_meets(&b, &plate) || box_meets(&b, &s->words[i]);
	}
	return n;
}

/* The area a town lies in; the nearest seat of a fortress makes it keep farther off. */
static int area_of(const struct sheet *s, struct point c, double *clear)
{
	int in = NONE;
	struct point seat;
	for (int i = 0; i < s->board->count; i++) {
		if (path_holds(&s->area[i], c))
			in = i;
		if (area_seat(s, i, &seat) && hypot(seat.x - c.x, seat.y - c.y) < 4)
			*clear = SEAT_REACH;
	}
	return in;
}

/* A town's name touches its dot; it may lie where troops will stand, but rather on free ground of its own area. */
static double town_cost(const struct sheet *s, int area, struct box b)
{
	struct box in = box_grow(s->inner, -8);
	double bad = 1.6 * mask_share(&s->avoid, b), off = 0;
	if (b.x < in.x || b.y < in.y || b.x + b.w > in.x + in.w || b.y + b.h > in.y + in.h)
		bad += 9;
	if (area == NONE)
		return bad;
	for (int i = 0; i <= 4; i++)
		off += !path_holds(&s->area[area], (struct point){b.x + b.w * i / 4, b.y + b.h / 2});
	struct box heap = area_heap(s, area);
	double w = fmin(b.x + b.w, heap.x + heap.w) - fmax(b.x, heap.x);
	double h = fmin(b.y + b.h, heap.y + heap.h) - fmax(b.y, heap.y);
	double under = w > 0 && h > 0 ? w * h / (b.w * b.h) : 0;
	return bad + .10 * off + .55 * under;
}

static void put_town(struct sheet *s, const struct ink_fonts *f, const cJSON *one, bool city)
{
	struct label *l = sheet_label_add(s);
	struct point c = label_at(s, one);
	double clear = city ? 24 : 13, least = 1e9;
	int area = area_of(s, c, &clear);
	snprintf(l->text, sizeof l->text, "%s", json_string_or(one, "text", ""));
	l->place = label_names_place(s, l->text);
	l->style = city ? label_style(s, FACE_SERIF_BOLD, .43, .012, 0x24170e)
			: label_style(s, FACE_SERIF_ITALIC, .375, .004, 0x24170e);
	struct ink_extent x = ink_measure(f, &l->style, l->text);
	double w = x.width, h = -x.y;
	for (int i = 0; i < 96; i++) {
		double a = (i % 32) * INK_PI / 16, ring = clear + 5 * (i / 32);
		struct box at = label_beside(c, ring, a, w, h), b = {at.x - 3, at.y - 3, w + 6, h + 9};
		double bad = town_cost(s, area, b) + .03 * (i / 32) + .04 * fabs(sin(2 * a)) + .03 * (cos(a) < -.1);
		bad += bad < least ? seats_in(s, b, c) + words_in(s, b) : 0;
		if (bad < least) {
			least = bad;
			l->at = (struct point){at.x + w / 2, at.y + h};
		}
	}
	mask_box(&s->avoid, (struct box){l->at.x - w / 2 - 8, l->at.y - h - 5, w + 16, h + 18});
}

static void put_river(struct sheet *s, const struct ink_fonts *f, const cJSON *one)
{
	static const struct river_names how = {.45, .39, .10, .06, 8};
	label_drawn_river(s, f, json_string_or(one, "text", ""), label_at(s, one), &how);
}

static void put_sea(struct sheet *s, const cJSON *one, bool land)
{
	struct label *l = sheet_label_add(s);
	snprintf(l->text, sizeof l->text, "%s", json_string_or(one, "text", ""));
	for (char *p = l->text; *p; p++)
		*p = (char)toupper((unsigned char)*p);
	l->style = land ? label_style(s, FACE_SERIF, .50, .17, 0x6b5a48)
			: label_style(s, FACE_SERIF_ITALIC, .66, .22, 0x274350);
	l->style.halo_rgb = land ? s->dress->paper : 0xdfe0cf;
	l->at = label_at(s, one);
}

void plan_area_labels(struct sheet *s, const struct ink_fonts *f)
{
	const cJSON *list = json_get(s->board->json, "labels"), *one;
	s->plate = ink_memory(NULL, (size_t)s->board->count, sizeof *s->plate);
	s->words = ink_memory(NULL, (size_t)s->board->count, sizeof *s->words);
	for (int i = 0; i < s->board->count; i++)
		put_plate(s, f, i);
	static const char *const order[] = {"sea", "land", "city", "town", "river"};
	for (size_t k = 0; k < sizeof order / sizeof *order; k++)
		cJSON_ArrayForEach(one, list)
		{
			if (strcmp(json_string_or(one, "style", ""), order[k]) != 0)
				continue;
			if (k < 2)
				put_sea(s, one, k == 1);
			else if (k < 4)
				put_town(s, f, one, k == 2);
			else
				put_river(s, f, one);
		}
}

/* A green pennon: Russian reinforcements may enter here. */
static void pennon(cairo_t *cr, double x, double y)
{
	cairo_move_to(cr, x, y - 14);
	cairo_line_to(cr, x + 30, y);
	cairo_line_to(cr, x, y + 14);
	cairo_line_to(cr, x + 8, y);
	cairo_close_path(cr);
	ink_colour(cr, 0x3f6b3c, 1);
	cairo_fill_preserve(cr);
	ink_colour(cr, 0x1d2a18, 1);
	cairo_set_line_width(cr, 1.6);
	cairo_stroke(cr);
}

/* A box for a marker, with a faint picture of what lies there. */
void draw_slot(cairo_t *cr, double x, double y, bool control)
{
	static const double dash[] = {6, 4};
	double half = SLOT / 2.0 - 1.5;
	ink_rounded(cr, x - half, y - half, 2 * half, 2 * half, 6);
	ink_colour(cr, 0xf8f0da, .55);
	cairo_fill_preserve(cr);
	ink_colour(cr, 0x3a2018, .7);
	cairo_set_line_width(cr, 1.8);
	cairo_set_dash(cr, dash, 2, 0);
	cairo_stroke(cr);
	cairo_set_dash(cr, NULL, 0, 0);
	ink_colour(cr, 0x3a2018, .34);
	cairo_set_line_width(cr, 2.4);
	if (control) {
		cairo_move_to(cr, x - 10, y + 16);
		cairo_line_to(cr, x - 10, y - 16);
		cairo_line_to(cr, x + 13, y - 12);
		cairo_line_to(cr, x - 10, y - 1);
	} else {
		/* An ear of corn, crossed out. */
		cairo_move_to(cr, x, y + 17);
		cairo_line_to(cr, x, y - 16);
		for (int i = 0; i < 4; i++)
			for (int side = -1; side <= 1; side += 2) {
				cairo_move_to(cr, x, y + 6 - 7 * i);
				cairo_rel_curve_to(cr, side * 9, 0, side * 9, -7, side * 7, -9);
			}
	}
	cairo_stroke(cr);
}

static void draw_area_plate(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f, int place)
{
	const struct place *p = &s->board->at[place];
	struct point c = s->plate[place];
	struct ink_style code = {.face = FACE_SERIF_BOLD, .size = 41, .align = .5, .rgb = 0x24170e, .spacing = 1};
	struct ink_style name = name_style(s);
	double half = CODE_W / 2.0;
	bool named = names_printed(cr, s);
	if (!has_boxes(s, place)) {
		if (!named)
			return;
		name.rgb = 0x2f5257;
		name.face = FACE_SERIF_ITALIC;
		name.size *= 1.3;
		ink_text(cr, f, &name, c.x, c.y + 10, p->name);
		return;
	}
	draw_slot(cr, c.x + half + SLOT_GAP + SLOT / 2.0, c.y, false);
	if (has_control(s, place))
		draw_slot(cr, c.x - half - SLOT_GAP - SLOT / 2.0, c.y, true);
	ink_rounded(cr, c.x - half, c.y - CODE_H / 2.0, CODE_W, CODE_H, 8);
	ink_colour(cr, 0xf8f0da, .95);
	cairo_fill_preserve(cr);
	ink_colour(cr, 0x3a2018, .95);
	cairo_set_line_width(cr, 2.4);
	cairo_stroke(cr);
	ink_text_fit(cr, f, &code, c.x, c.y + 14, CODE_W - 10, p->id);
	if (named)
		ink_text(cr, f, &name, c.x, c.y + NAME_DROP, p->name);
	if (p->kind & KIND_FALLBACK_ENTRY)
		pennon(cr, c.x - half - 38, c.y);
}

/* Boxes for markers by the beginning of their picture's name; on the code's upper edge, what is passing. */
void write_area_slots(FILE *file)
{
	int aside = CODE_W / 2 + SLOT_GAP + SLOT / 2;
	fprintf(file, " \"slots\": {\"control\": [%d, 0], \"depleted\": [%d, 0], \"battle\": [-30, %d], \"value\": [36, %d]},\n",
		-aside, aside, -SLOT, -CODE_H + 6);
}

void draw_area_plates(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f, const struct box *view)
{
	for (int i = 0; i < s->board->count; i++) {
		struct box b = {s->plate[i].x - 300, s->plate[i].y - 60, 600, 160};
		if (box_meets(&b, view))
			draw_area_plate(cr, s, f, i);
	}
}
