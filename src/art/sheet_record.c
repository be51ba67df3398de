#include "art/sheet_record.h"

#include "art/sheet_panel.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BOX_W = 190, BOX_H = 75, HEAD = 108, SIDE = 36, DATE = 150, MOST_HOURS = 8, MOST_TURNS = 48 };

/* What the map file says of the record. */
struct record {
	int turns, columns, day; /* columns: turns of a day; day: the first */
	const char *month, *note;
	const cJSON *hours, *arrivals;
};

static struct record record_read(const struct board *b)
{
	const cJSON *json = json_get(b->json, "turn_record");
	struct record r = {.turns = json_int_or(json, "turns", 0), .day = json_int_or(json, "first_day", 1)};
	r.month = json_string_or(json, "month", "");
	r.note = json_string_or(json, "note", "");
	r.hours = json_get(json, "hours");
	r.arrivals = json_get(json, "arrivals");
	r.columns = cJSON_GetArraySize(r.hours);
	return r;
}

static int rows_of(const struct record *r)
{
	return (r->turns + r->columns - 1) / r->columns;
}

static bool hours_check(const struct board *b, const cJSON *hours, struct error *e)
{
	static const char *const lights[] = {"day", "twilight", "night"};
	const cJSON *item;
	int n = cJSON_GetArraySize(hours);
	if (n < 1 || n > MOST_HOURS)
		return error_set(e, b->file, "hours", NULL, "must be 1 to %d, not %d", MOST_HOURS, n);
	cJSON_ArrayForEach(item, hours) {
		const char *hour, *light;
		if (!json_need_string(item, "hour", b->file, "turn_record", &hour, e) ||
		    !json_need_string(item, "light", b->file, "turn_record", &light, e))
			return false;
		if (strcmp(light, lights[0]) && strcmp(light, lights[1]) && strcmp(light, lights[2]))
			return error_set(e, b->file, "hours", NULL, "\"%s\" is none of day, twilight, night", light);
	}
	return true;
}

bool record_check(const struct board *b, struct error *e)
{
	const cJSON *json = json_get(b->json, "turn_record"), *item;
	const char *text;
	int turns, day;
	if (!json)
		return true;
	const cJSON *hours = json_need_array(json, "hours", b->file, "turn_record", e);
	const cJSON *arrivals = json_need_object(json, "arrivals", b->file, "turn_record", e);
	if (!hours || !arrivals || !hours_check(b, hours, e) ||
	    !json_need_int(json, "turns", 1, MOST_TURNS, b->file, "turn_record", &turns, e) ||
	    !json_need_int(json, "first_day", 1, 31, b->file, "turn_record", &day, e) ||
	    !json_need_string(json, "month", b->file, "turn_record", &text, e) ||
	    !json_need_string(json, "note", b->file, "turn_record", &text, e))
		return false;
	cJSON_ArrayForEach(item, arrivals) {
		char name[12];
		int turn = atoi(item->string);
		snprintf(name, sizeof name, "%d", turn);
		if (turn < 1 || turn > turns || strcmp(name, item->string))
			return error_set(e, b->file, "arrivals", NULL, "\"%s\" is no turn from 1 to %d", item->string,
					 turns);
		if (!cJSON_IsString(item))
			return error_set(e, b->file, "arrivals", NULL, "who comes on turn %d must be a text", turn);
	}
	return true;
}

bool record_size(const struct board *b, double *w, double *h)
{
	struct record r = record_read(b);
	if (!r.turns)
		return false;
	*w = 2 * SIDE + DATE + r.columns * BOX_W;
	*h = HEAD + rows_of(&r) * BOX_H + 50;
	return true;
}

static void moon(cairo_t *cr, double x, double y)
{
	cairo_new_sub_path(cr);
	cairo_arc(cr, x, y, 10, .5, 2 * INK_PI - .9);
	cairo_arc_negative(cr, x + 4.5, y - 1, 8, 2 * INK_PI - .75, .35);
	cairo_close_path(cr);
	ink_colour(cr, 0xf6edc9, 1);
	cairo_fill(cr);
}

static void draw_turn(cairo_t *cr, const struct ink_fonts *f, const struct record *r, int turn, double x, double y)
{
	const cJSON *hour = cJSON_GetArrayItem(r->hours, (turn - 1) % r->columns);
	const char *light = json_string_or(hour, "light", "");
	bool night = !strcmp(light, "night"), twilight = !strcmp(light, "twilight");
	unsigned rgb = night ? 0xe9eef3 : 0x24170e;
	char text[12];
	snprintf(text, sizeof text, "%d", turn);
	const char *arrives = json_string_or(r->arrivals, text, NULL);
	cairo_rectangle(cr, x, y, BOX_W, BOX_H);
	ink_colour(cr, night ? 0x3f5468 : twilight ? 0xd9dfe2 : 0xfbf8ee, 1);
	cairo_fill_preserve(cr);
	ink_colour(cr, INK_BROWN, .9);
	cairo_set_line_width(cr, 1.6);
	cairo_stroke(cr);
	struct ink_style big = {.face = FACE_SERIF_BOLD, .size = 30, .rgb = rgb};
	struct ink_style small = {.face = FACE_SERIF, .size = 20, .align = 1, .rgb = rgb};
	struct ink_style who = {.face = FACE_SERIF_ITALIC, .size = 19, .align = .5, .rgb = night ? 0xf2d9b0 : 0x7a1f1a};
	ink_text(cr, f, &big, x + 12, y + 34, text);
	ink_text(cr, f, &small, x + BOX_W - 12, y + 29, json_string_or(hour, "hour", ""));
	if (night)
		moon(cr, x + 92, y + 23);
	if (arrives)
		ink_text_fit(cr, f, &who, x + BOX_W / 2.0, y + 62, BOX_W - 16, arrives);
}

void draw_record(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f, struct box b)
{
	struct record r = record_read(s->board);
	draw_plate(cr, b, 34);
	struct ink_style head = {.face = FACE_SERIF, .size = 32, .spacing = 5, .align = .5, .rgb = 0x24170e};
	ink_text(cr, f, &head, b.x + b.w / 2, b.y + 66, "TURN RECORD");
	struct ink_style date = {.face = FACE_SERIF_BOLD, .size = 26, .align = .5, .rgb = 0x24170e};
	for (int row = 0; row < rows_of(&r); row++) {
		char text[12];
		double y = b.y + HEAD + row * BOX_H;
		snprintf(text, sizeof text, "%d", r.day + row);
		ink_text(cr, f, &date, b.x + SIDE + DATE / 2.0, y + 38, text);
		struct ink_style month = {.face = FACE_SERIF_ITALIC, .size = 20, .align = .5, .rgb = 0x3b2a1c};
		ink_text(cr, f, &month, b.x + SIDE + DATE / 2.0, y + 61, r.month);
		for (int i = 0; i < r.columns && row * r.columns + i < r.turns; i++)
			draw_turn(cr, f, &r, row * r.columns + i + 1, b.x + SIDE + DATE + i * BOX_W, y);
	}
	struct ink_style note = {.face = FACE_SERIF_ITALIC, .size = 21, .rgb = 0x3b2a1c};
	ink_text(cr, f, &note, b.x + SIDE + DATE + BOX_W + 24, b.y + HEAD + (rows_of(&r) - .4) * BOX_H,
		 r.note);
}
