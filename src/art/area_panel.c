#include "art/area_panel.h"

#include "art/area_chart.h"
#include "art/area_key.h"
#include "art/area_plan.h"
#include "art/sheet_mask.h"
#include "art/sheet_panel.h"
#include "art/sheet_record.h"

#include <stdio.h>
#include <string.h>

enum { TITLE_W = 1000, TITLE_H = 450, GAP = 46, CHART_W = 2000 };
enum { BOX_W = 238, BOX_H = 270, HEAD = 98, SIDE = 36, TURNS = 13 };

void plan_area_panels(struct sheet *s)
{
	struct box in = s->inner;
	if (!area_has_panels(s->board))
		return;
	double key_w, key_h, wide = TURNS * BOX_W + 2 * SIDE;
	double gap = (s->w - wide - CHART_W) / 3, band = s->map_h + 6;
	area_key_size(s->board, &key_w, &key_h);
	s->cartouche = (struct box){in.x + GAP, in.y + GAP, TITLE_W, TITLE_H};
	s->compass = sheet_point(s, .068, .375);
	s->compass_radius = 165;
	s->legend = (struct box){in.x + in.w - GAP - key_w, in.y + in.h - GAP - key_h, key_w, key_h};
	s->record = (struct box){gap, band, wide, HEAD + BOX_H + 84};
	s->charts = (struct box){2 * gap + wide, band, CHART_W, HEAD + BOX_H + 84};
	mask_box(&s->avoid, box_grow(s->cartouche, 10));
	mask_box(&s->avoid, box_grow(s->legend, 10));
	mask_box(&s->avoid, (struct box){s->compass.x - 220, s->compass.y - 255, 440, 490});
}

void draw_area_heading(cairo_t *cr, const struct ink_fonts *f, double x, double y, const char *text)
{
	struct ink_style head = {.face = FACE_SERIF, .size = 38, .spacing = 5, .align = .5, .rgb = 0x24170e};
	ink_text(cr, f, &head, x, y, text);
}

/* "2 ic 1 cc" and who leads them. */
static void arrivals(cairo_t *cr, const struct ink_fonts *f, const cJSON *who, double x, double y, unsigned rgb)
{
	int ic = json_int_or(who, "ic", 0), cc = json_int_or(who, "cc", 0);
	char text[64] = "";
	if (ic)
		snprintf(text, sizeof text, "%d ic", ic);
	if (cc)
		snprintf(text + strlen(text), sizeof text - strlen(text), "%s%d cc", ic ? "  " : "", cc);
	struct ink_style units = {.face = FACE_SERIF_BOLD, .size = 30, .align = .5, .rgb = rgb};
	struct ink_style lead = {.face = FACE_SERIF_ITALIC, .size = 25, .align = .5, .rgb = rgb};
	ink_text(cr, f, &units, x, y, text);
	char names[64] = "";
	const cJSON *one;
	cJSON_ArrayForEach(one, json_get(who, "leaders"))
		if (cJSON_IsString(one))
			snprintf(names + strlen(names), sizeof names - strlen(names), "%s%s", *names ? ", " : "",
				 one->valuestring);
	ink_text_fit(cr, f, &lead, x, y + (*text ? 29 : 8), BOX_W - 16, names);
}

static void draw_turn(cairo_t *cr, const struct ink_fonts *f, const cJSON *turn, double x, double y)
{
	bool winter = json_bool_or(turn, "winter", false);
	char text[24];
	cairo_rectangle(cr, x, y, BOX_W, BOX_H);
	ink_colour(cr, winter ? 0xdde6ea : 0xfaf3de, 1);
	cairo_fill_preserve(cr);
	ink_colour(cr, INK_BROWN, .9);
	cairo_set_line_width(cr, 1.6);
	cairo_stroke(cr);
	struct ink_style big = {.face = FACE_SERIF_BOLD, .size = 50, .rgb = 0x24170e};
	struct ink_style date = {.face = FACE_SERIF_ITALIC, .size = 30, .align = .5, .rgb = 0x24170e};
	struct ink_style index = {.face = FACE_SERIF_BOLD, .size = 30, .align = .5, .rgb = 0x5b1f1b};
	snprintf(text, sizeof text, "%d", json_int_or(turn, "turn", 0));
	ink_text(cr, f, &big, x + 14, y + 50, text);
	/* The index on a shield. */
	double sx = x + BOX_W - 36, sy = y + 30;
	cairo_move_to(cr, sx - 22, sy - 20);
	cairo_line_to(cr, sx + 22, sy - 20);
	cairo_line_to(cr, sx + 22, sy + 6);
	cairo_line_to(cr, sx, sy + 24);
	cairo_line_to(cr, sx - 22, sy + 6);
	cairo_close_path(cr);
	ink_colour(cr, 0xe9c877, 1);
	cairo_fill_preserve(cr);
	ink_colour(cr, 0x3a2416, 1);
	cairo_stroke(cr);
	snprintf(text, sizeof text, "%d", json_int_or(turn, "index", 0));
	ink_text(cr, f, &index, sx, sy + 8, text);
	ink_text_fit(cr, f, &date, x + BOX_W / 2.0, y + 98, BOX_W - 12, json_string_or(turn, "date", ""));
	cairo_move_to(cr, x + 14, y + 116);
	cairo_line_to(cr, x + BOX_W - 14, y + 116);
	cairo_set_line_width(cr, .8);
	ink_colour(cr, INK_BROWN, .4);
	cairo_stroke(cr);
	arrivals(cr, f, json_get(turn, "french"), x + BOX_W / 2.0, y + 154, 0x2c4680);
	arrivals(cr, f, json_get(turn, "russian"), x + BOX_W / 2.0, y + 228, 0x2f5a2b);
}

int area_turns(const struct sheet *s, int *first)
{
	const cJSON *list = json_get(s->board->json, "record");
	*first = json_int_or(cJSON_GetArrayItem(list, 0), "turn", 1);
	return cJSON_GetArraySize(list);
}

struct point area_turn(const struct sheet *s, int i)
{
	return (struct point){s->record.x + SIDE + BOX_W * (i + .5), s->record.y + HEAD + 38};
}

static void draw_turns(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f)
{
	struct box b = s->record;
	const cJSON *turn;
	int i = 0;
	draw_plate(cr, b, 34);
	draw_area_heading(cr, f, b.x + b.w / 2, b.y + 66, "TURN RECORD");
	cJSON_ArrayForEach(turn, json_get(s->board->json, "record"))
		draw_turn(cr, f, turn, b.x + SIDE + BOX_W * i++, b.y + HEAD);
	struct ink_style note = {.face = FACE_SERIF_ITALIC, .size = 29, .align = .5, .rgb = 0x3b2a1c};
	ink_text(cr, f, &note, b.x + b.w / 2, b.y + HEAD + BOX_H + 46,
		 "Shield: Victory Points Index.  Blue: French, green: Russian reinforcements (ic infantry corps, cc cavalry corps).  "
		 "Grey: winter.");
}

void draw_area_panels(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f, const struct box *view)
{
	struct box key = box_grow(s->legend, 20), record = box_grow(s->record, 20), all = box_grow(s->charts, 20);
	if (!area_has_panels(s->board))
		return;
	if (box_meets(&key, view))
		draw_area_key(cr, s, f);
	if (box_meets(&record, view))
		draw_turns(cr, s, f);
	if (box_meets(&all, view))
		draw_area_charts(cr, s, f);
}
