#include "art/hex_panel.h"

#include "art/area_chart.h"
#include "art/area_panel.h"
#include "art/sheet_key.h"
#include "art/sheet_mask.h"
#include "art/sheet_panel.h"

#include <stdio.h>
#include <string.h>

enum { TITLE_W = 1060, TITLE_H = 470, COMPASS_R = 150, BOX_W = 206, BOX_H = 184, LOW_H = 88, COLUMNS = 10, HEAD = 86, SIDE = 36, FOOT = 54,
       MOST_TURNS = 40 };

static const cJSON *plates_of(const struct board *b)
{
	return json_get(b->json, "plates");
}

static const cJSON *record_of(const struct board *b)
{
	return json_get(b->json, "record");
}

/* The turns of a second year, in a row of their own; NULL: there is none. */
static const cJSON *again_of(const struct board *b)
{
	return json_get(json_get(b->json, "record_again"), "turns");
}

static bool turn_check(const struct board *b, const cJSON *turn, struct error *e)
{
	static const char *const kinds[] = {"turn#", "date$", "index#", "trains[#", "winter?", "french[$", "russian[$", NULL};
	const char *date;
	int number, index;
	if (json_get(turn, "trains") && cJSON_GetArraySize(json_get(turn, "trains")) != SIDES)
		return error_set(e, b->file, "record", NULL, "\"trains\" must be two numbers");
	return json_kinds(turn, kinds, b->file, "record", e) &&
	       json_need_int(turn, "turn", 1, 95, b->file, "record", &number, e) &&
	       json_need_string(turn, "date", b->file, "record", &date, e) &&
	       (!json_get(turn, "index") || json_need_int(turn, "index", 0, 99, b->file, "record", &index, e));
}

bool hex_panels_check(const struct board *b, struct error *e)
{
	static const char *const names[] = {"title", "key", "record", "charts", "compass"};
	const cJSON *plates = plates_of(b), *turn;
	if (!plates)
		return true;
	for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
		const cJSON *at = json_need_array(plates, names[i], b->file, "plates", e);
		if (!at)
			return false;
		if (cJSON_GetArraySize(at) != 2)
			return error_set(e, b->file, "plates", NULL, "\"%s\" must be two numbers", names[i]);
	}
	const cJSON *record = json_need_array(b->json, "record", b->file, "", e);
	const char *note;
	if (!record || !json_need_string(b->json, "record_note", b->file, "", &note, e))
		return false;
	if (cJSON_GetArraySize(record) < 1 || cJSON_GetArraySize(record) > MOST_TURNS)
		return error_set(e, b->file, "record", NULL, "must have 1 to %d turns", MOST_TURNS);
	cJSON_ArrayForEach(turn, record) if (!turn_check(b, turn, e)) return false;
	if (cJSON_GetArraySize(again_of(b)) >= COLUMNS)
		return error_set(e, b->file, "record_again", NULL, "must have at most %d turns", COLUMNS - 1);
	cJSON_ArrayForEach(turn, again_of(b)) if (!turn_check(b, turn, e)) return false;
	return area_charts_check(b, e);
}

static struct box plate(const struct sheet *s, const char *name, double w, double h)
{
	const cJSON *at = json_get(plates_of(s->board), name);
	return (struct box){json_number_at(at, 0), json_number_at(at, 1), w, h};
}

static int rows_of(const struct sheet *s)
{
	return (cJSON_GetArraySize(record_of(s->board)) + COLUMNS - 1) / COLUMNS;
}

bool plan_hex_panels(struct sheet *s)
{
	double w = 0, h = 0;
	if (!plates_of(s->board))
		return false;
	int rows = rows_of(s);
	s->cartouche = plate(s, "title", TITLE_W, TITLE_H);
	if (key_size(s->board, &w, &h))
		s->legend = plate(s, "key", w, h);
	s->record = plate(s, "record", COLUMNS * BOX_W + 2 * SIDE, HEAD + rows * BOX_H + (again_of(s->board) ? LOW_H : 0) + FOOT);
	s->charts = plate(s, "charts", s->record.w, area_charts_height(s->board));
	struct box compass = plate(s, "compass", 0, 0);
	s->compass = (struct point){compass.x, compass.y};
	s->compass_radius = COMPASS_R;
	const struct box all[] = {s->cartouche, s->legend, s->record, s->charts};
	for (size_t i = 0; i < sizeof all / sizeof *all; i++)
		mask_box(&s->avoid, box_grow(all[i], 10));
	mask_disc(&s->avoid, s->compass, 1.6 * COMPASS_R);
	return true;
}

/* "2 x 5-5, 3-6" and below it who leads them. */
static void arrivals(cairo_t *cr, const struct ink_fonts *f, const cJSON *lines, double x, double y, unsigned rgb)
{
	const cJSON *one;
	int i = 0;
	cJSON_ArrayForEach(one, lines) {
		struct ink_style style = {.face = i ? FACE_SERIF_ITALIC : FACE_SERIF_BOLD, .size = i ? 22 : 26, .align = .5, .rgb = rgb};
		ink_text_fit(cr, f, &style, x, y + 23 * i++, BOX_W - 16, one->valuestring);
	}
}

/* The index on a shield. */
static void shield(cairo_t *cr, const struct ink_fonts *f, double x, double y, int index)
{
	struct ink_style style = {.face = FACE_SERIF_BOLD, .size = 28, .align = .5, .rgb = 0x5b1f1b};
	char text[12];
	cairo_move_to(cr, x - 22, y - 20);
	cairo_line_to(cr, x + 22, y - 20);
	cairo_line_to(cr, x + 22, y + 6);
	cairo_line_to(cr, x, y + 24);
	cairo_line_to(cr, x - 22, y + 6);
	cairo_close_path(cr);
	ink_colour(cr, 0xe9c877, 1);
	cairo_fill_preserve(cr);
	ink_colour(cr, 0x3a2416, 1);
	cairo_stroke(cr);
	snprintf(text, sizeof text, "%d", index);
	ink_text(cr, f, &style, x, y + 8, text);
}

/* How many trains each side has, in its colour. */
static void wagons(cairo_t *cr, const struct ink_fonts *f, double x, double y, const cJSON *trains)
{
	static const unsigned rgb[SIDES] = {0x2c4680, 0x2f5a2b};
	struct ink_style style = {.face = FACE_SERIF_BOLD, .size = 28, .align = .5, .rgb = 0xf7eed6};
	for (int i = 0; i < SIDES; i++) {
		char text[12];
		double left = x + 52 * (i - 1);
		snprintf(text, sizeof text, "%d", (int)json_number_at(trains, i));
		ink_rounded(cr, left - 22, y - 20, 46, 38, 6);
		ink_colour(cr, rgb[i], 1);
		cairo_fill(cr);
		ink_text(cr, f, &style, left + 1, y + 9, text);
	}
}

/* `high`: of its box; who comes has room below its date in one of BOX_H alone. */
static void draw_turn(cairo_t *cr, const struct ink_fonts *f, const cJSON *turn, double x, double y, double high)
{
	struct ink_style big = {.face = FACE_SERIF_BOLD, .size = 42, .rgb = 0x24170e};
	struct ink_style date = {.face = FACE_SERIF_ITALIC, .size = 26, .align = .5, .rgb = 0x24170e};
	char text[12];
	cairo_rectangle(cr, x, y, BOX_W, high);
	ink_colour(cr, json_bool_or(turn, "winter", false) ? 0xdde6ea : 0xfaf3de, 1);
	cairo_fill_preserve(cr);
	ink_colour(cr, INK_BROWN, .9);
	cairo_set_line_width(cr, 1.6);
	cairo_stroke(cr);
	snprintf(text, sizeof text, "%d", json_int_or(turn, "turn", 0));
	ink_text(cr, f, &big, x + 12, y + 42, text);
	if (json_get(turn, "index"))
		shield(cr, f, x + BOX_W - 34, y + 28, json_int_or(turn, "index", 0));
	if (json_get(turn, "trains"))
		wagons(cr, f, x + BOX_W - 34, y + 28, json_get(turn, "trains"));
	ink_text_fit(cr, f, &date, x + BOX_W / 2.0, y + 72, BOX_W - 12, json_string_or(turn, "date", ""));
	if (high < BOX_H)
		return;
	cairo_move_to(cr, x + 14, y + 82);
	cairo_line_to(cr, x + BOX_W - 14, y + 82);
	cairo_set_line_width(cr, .8);
	ink_colour(cr, INK_BROWN, .4);
	cairo_stroke(cr);
	arrivals(cr, f, json_get(turn, "french"), x + BOX_W / 2.0, y + 106, 0x2c4680);
	arrivals(cr, f, json_get(turn, "russian"), x + BOX_W / 2.0, y + 154, 0x2f5a2b);
}

/* Below the others, behind the name of the year. */
static void draw_again(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f)
{
	double x = s->record.x + SIDE, y = s->record.y + HEAD + BOX_H * rows_of(s);
	struct ink_style year = {.face = FACE_SERIF_BOLD, .size = 42, .align = .5, .rgb = 0x24170e};
	struct ink_style of = {.face = FACE_SERIF_ITALIC, .size = 26, .align = .5, .rgb = 0x24170e};
	const cJSON *again = json_get(s->board->json, "record_again"), *turn;
	if (!again_of(s->board))
		return;
	ink_text(cr, f, &year, x + BOX_W / 2.0, y + 42, json_string_or(again, "title", ""));
	ink_text_fit(cr, f, &of, x + BOX_W / 2.0, y + 72, BOX_W - 12, json_string_or(again, "note", ""));
	cJSON_ArrayForEach(turn, again_of(s->board))
		draw_turn(cr, f, turn, x += BOX_W, y, LOW_H);
}

static void draw_turns(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f)
{
	struct box b = s->record;
	struct ink_style note = {.face = FACE_SERIF_ITALIC, .size = 25, .align = .5, .rgb = 0x3b2a1c};
	const cJSON *turn;
	int i = 0;
	draw_plate(cr, b, 34);
	draw_area_heading(cr, f, b.x + b.w / 2, b.y + 64, "TURN RECORD");
	cJSON_ArrayForEach(turn, record_of(s->board)) {
		draw_turn(cr, f, turn, b.x + SIDE + BOX_W * (i % COLUMNS), b.y + HEAD + BOX_H * (i / COLUMNS), BOX_H);
		i++;
	}
	draw_again(cr, s, f);
	ink_text_fit(cr, f, &note, b.x + b.w / 2, b.y + b.h - 29, b.w - 2 * SIDE,
		     json_string_or(s->board->json, "record_note", ""));
}

int hex_turns(const struct sheet *s, int *first)
{
	*first = json_int_or(cJSON_GetArrayItem(record_of(s->board), 0), "turn", 1);
	return plates_of(s->board) ? cJSON_GetArraySize(record_of(s->board)) + cJSON_GetArraySize(again_of(s->board)) : 0;
}

struct point hex_turn(const struct sheet *s, int i)
{
	int again = i - cJSON_GetArraySize(record_of(s->board)), row = again < 0 ? i / COLUMNS : rows_of(s), column = again < 0 ? i % COLUMNS : again + 1;
	return (struct point){s->record.x + SIDE + BOX_W * (column + .5), s->record.y + HEAD + BOX_H * row + 32};
}

void draw_hex_panels(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f, const struct box *view)
{
	struct box record = box_grow(s->record, 20), charts = box_grow(s->charts, 20);
	if (!plates_of(s->board))
		return;
	if (box_meets(&record, view))
		draw_turns(cr, s, f);
	if (box_meets(&charts, view))
		draw_area_charts(cr, s, f);
}
