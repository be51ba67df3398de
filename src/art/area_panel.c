#include "art/area_panel.h"

#include "art/area_draw.h"
#include "art/area_plan.h"
#include "art/sheet_mask.h"
#include "art/sheet_panel.h"
#include "art/sheet_record.h"

#include <stdio.h>
#include <string.h>

enum { TITLE_W = 1000, TITLE_H = 450, KEY_W = 560, KEY_ROW = 50, KEY_ROWS = 13, KEY_HEAD = 86, GAP = 46 };
enum { BOX_W = 214, BOX_H = 236, HEAD = 92, SIDE = 36, TURNS = 13 };
enum { CHART_W = 1800, ROW = 36 };

void plan_area_panels(struct sheet *s)
{
	struct box in = s->inner;
	double high = KEY_HEAD + KEY_ROWS * KEY_ROW + 50, wide = TURNS * BOX_W + 2 * SIDE;
	double gap = (s->w - wide - CHART_W) / 3, band = s->map_h + 6;
	s->cartouche = (struct box){in.x + GAP, in.y + GAP, TITLE_W, TITLE_H};
	s->compass = area_point(s, .068, .375);
	s->compass_radius = 140;
	s->legend = (struct box){in.x + in.w - GAP - KEY_W, in.y + in.h - GAP - high, KEY_W, high};
	s->record = (struct box){gap, band, wide, HEAD + BOX_H + 76};
	s->charts = (struct box){2 * gap + wide, band, CHART_W, HEAD + BOX_H + 76};
	mask_box(&s->avoid, box_grow(s->cartouche, 10));
	mask_box(&s->avoid, box_grow(s->legend, 10));
	mask_box(&s->avoid, (struct box){s->compass.x - 190, s->compass.y - 220, 380, 420});
}

enum sample {
	SAMPLE_PRUSSIA, SAMPLE_WARSAW, SAMPLE_AUSTRIA, SAMPLE_RUSSIA, SAMPLE_STATE, SAMPLE_AREA, SAMPLE_PART, SAMPLE_FORT,
	SAMPLE_CITY, SAMPLE_ENTRY, SAMPLE_MARSH, SAMPLE_BEYOND, SAMPLE_RIVER
};

static const char *const key_text[KEY_ROWS] = {
	"Prussia", "Duchy of Warsaw", "Austria", "Russia", "Frontier", "Border of an area", "Border of a sub-area",
	"Fortress, Victory Points", "Moscow, Victory Points", "Entry if all fortresses are lost", "No unit may enter",
	"Out of play", "River (no effect)",
};

static void sample_line(cairo_t *cr, enum border_kind kind)
{
	cairo_move_to(cr, -56, 8);
	cairo_curve_to(cr, -20, -18, 16, 22, 56, -8);
	stroke_border(cr, kind);
}

static void sample_entry(cairo_t *cr)
{
	cairo_move_to(cr, -15, -14);
	cairo_line_to(cr, 15, 0);
	cairo_line_to(cr, -15, 14);
	cairo_line_to(cr, -7, 0);
	cairo_close_path(cr);
	ink_colour(cr, 0x3f6b3c, 1);
	cairo_fill(cr);
}

static void sample_marsh(cairo_t *cr, const struct dress *d)
{
	ink_colour(cr, d->marsh.rgb, d->marsh.alpha * 1.6);
	cairo_paint(cr);
	for (int i = -2; i <= 2; i++)
		for (int k = -4; k <= 4; k += 2) {
			cairo_move_to(cr, k * 14 + (i & 1) * 12 - 9, i * 8);
			cairo_rel_line_to(cr, 17, 0);
		}
	cairo_set_line_width(cr, 1.4);
	ink_colour(cr, d->marsh_rule.rgb, .8);
	cairo_stroke(cr);
}

static void draw_sample(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f, enum sample kind)
{
	const struct dress *d = s->dress;
	switch (kind) {
	case SAMPLE_STATE:
		sample_line(cr, BORDER_STATE);
		break;
	case SAMPLE_AREA:
		sample_line(cr, BORDER_AREA);
		break;
	case SAMPLE_PART:
		sample_line(cr, BORDER_PART);
		break;
	case SAMPLE_FORT:
	case SAMPLE_CITY:
		cairo_scale(cr, .62, .62);
		draw_seat(cr, f, kind == SAMPLE_FORT ? 1 : 5, kind == SAMPLE_FORT);
		break;
	case SAMPLE_ENTRY:
		sample_entry(cr);
		break;
	case SAMPLE_MARSH:
		sample_marsh(cr, d);
		break;
	case SAMPLE_BEYOND:
		ink_colour(cr, 0xd9cfb2, 1);
		cairo_paint(cr);
		break;
	case SAMPLE_RIVER:
		cairo_move_to(cr, -56, 4);
		cairo_curve_to(cr, -20, -16, 16, 18, 56, -6);
		ink_colour(cr, d->water_line.rgb, 1);
		cairo_set_line_width(cr, 9);
		cairo_stroke_preserve(cr);
		ink_colour(cr, d->water.rgb, 1);
		cairo_set_line_width(cr, 5.5);
		cairo_stroke(cr);
		break;
	default:
		ink_colour(cr, state_tint((enum state)kind, 0), .78);
		cairo_paint(cr);
		break;
	}
}

static void heading(cairo_t *cr, const struct ink_fonts *f, double x, double y, const char *text)
{
	struct ink_style head = {.face = FACE_SERIF, .size = 34, .spacing = 5, .align = .5, .rgb = 0x24170e};
	ink_text(cr, f, &head, x, y, text);
}

static void draw_area_key(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f)
{
	struct box b = s->legend;
	struct ink_style text = {.face = FACE_SERIF, .size = 27, .rgb = 0x24170e};
	draw_plate(cr, b, 34);
	heading(cr, f, b.x + b.w / 2, b.y + 62, "KEY");
	for (int i = 0; i < KEY_ROWS; i++) {
		double y = b.y + KEY_HEAD + i * KEY_ROW;
		cairo_save(cr);
		cairo_rectangle(cr, b.x + 54, y + 5, 108, KEY_ROW - 10);
		cairo_save(cr);
		cairo_clip_preserve(cr);
		ink_colour(cr, s->dress->sample, .75);
		cairo_fill(cr);
		cairo_translate(cr, b.x + 108, y + KEY_ROW / 2.0);
		draw_sample(cr, s, f, (enum sample)i);
		cairo_restore(cr);
		cairo_rectangle(cr, b.x + 54, y + 5, 108, KEY_ROW - 10);
		cairo_set_line_width(cr, 1.6);
		ink_colour(cr, INK_BROWN, .9);
		cairo_stroke(cr);
		cairo_restore(cr);
		ink_text_fit(cr, f, &text, b.x + 184, y + KEY_ROW / 2.0 + 9, b.w - 216, key_text[i]);
	}
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
	struct ink_style units = {.face = FACE_SERIF_BOLD, .size = 25, .align = .5, .rgb = rgb};
	struct ink_style lead = {.face = FACE_SERIF_ITALIC, .size = 21, .align = .5, .rgb = rgb};
	ink_text(cr, f, &units, x, y, text);
	char names[64] = "";
	const cJSON *one;
	cJSON_ArrayForEach(one, json_get(who, "leaders"))
		if (cJSON_IsString(one))
			snprintf(names + strlen(names), sizeof names - strlen(names), "%s%s", *names ? ", " : "",
				 one->valuestring);
	ink_text_fit(cr, f, &lead, x, y + (*text ? 24 : 8), BOX_W - 16, names);
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
	struct ink_style big = {.face = FACE_SERIF_BOLD, .size = 46, .rgb = 0x24170e};
	struct ink_style date = {.face = FACE_SERIF_ITALIC, .size = 25, .align = .5, .rgb = 0x24170e};
	struct ink_style index = {.face = FACE_SERIF_BOLD, .size = 27, .align = .5, .rgb = 0x5b1f1b};
	snprintf(text, sizeof text, "%d", json_int_or(turn, "turn", 0));
	ink_text(cr, f, &big, x + 14, y + 46, text);
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
	ink_text_fit(cr, f, &date, x + BOX_W / 2.0, y + 86, BOX_W - 12, json_string_or(turn, "date", ""));
	cairo_move_to(cr, x + 14, y + 102);
	cairo_line_to(cr, x + BOX_W - 14, y + 102);
	cairo_set_line_width(cr, .8);
	ink_colour(cr, INK_BROWN, .4);
	cairo_stroke(cr);
	arrivals(cr, f, json_get(turn, "french"), x + BOX_W / 2.0, y + 134, 0x2c4680);
	arrivals(cr, f, json_get(turn, "russian"), x + BOX_W / 2.0, y + 198, 0x2f5a2b);
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
	heading(cr, f, b.x + b.w / 2, b.y + 64, "TURN RECORD");
	cJSON_ArrayForEach(turn, json_get(s->board->json, "record"))
		draw_turn(cr, f, turn, b.x + SIDE + BOX_W * i++, b.y + HEAD);
	struct ink_style note = {.face = FACE_SERIF_ITALIC, .size = 25, .align = .5, .rgb = 0x3b2a1c};
	ink_text(cr, f, &note, b.x + b.w / 2, b.y + HEAD + BOX_H + 42,
		 "Shield: Victory Points Index.  Blue: French, green: Russian reinforcements (ic infantry corps, cc cavalry corps).  "
		 "Grey: winter.");
}

/* A table of short words: the first row and column are heads. */
struct chart {
	const char *title, *note;
	int columns, rows;
	double width, first; /* of the whole, of the first column */
	const char *cell[8][8];
};

static const struct chart charts[] = {
	{"Attrition", "the enemy names the areas", 7, 3, 520, 112,
	 {{"die", "1", "2", "3", "4", "5", "6"},
	  {"French", "–", "cc", "cc", "ic", "ic", "ic cc"},
	  {"Russian", "–", "–", "–", "–", "cc", "ic"}}},
	{"Forced March", "a die for each corps", 2, 4, 290, 90,
	 {{"die", ""}, {"1, 2", "arrives"}, {"3, 4", "stays"}, {"5, 6", "is lost"}}},
	{"Unsupplied", "a die for each corps", 2, 3, 290, 130,
	 {{"turns", "is lost on"}, {"1–8", "4, 5, 6"}, {"9–13", "3, 4, 5, 6"}}},
	{"Depletion", "corps that draw on the area", 5, 6, 560, 250,
	 {{"turns 1–8, supply unit", "0–4", "5–6", "7–14", "15+"},
	  {"turns 1–8, without", "0–2", "3", "4–7", "8+"},
	  {"turns 9–13, supply unit", "0–2", "3", "4–7", "8+"},
	  {"turns 9–13, without", "0–1", "2", "3–4", "5+"},
	  {"becomes, from fresh", "–", "–", "50%", "100%"},
	  {"becomes, from 50%", "50%", "100%", "100%", "100%"}}},
};

static void draw_chart(cairo_t *cr, const struct ink_fonts *f, const struct chart *c, double x, double y)
{
	struct ink_style title = {.face = FACE_SERIF_BOLD, .size = 28, .align = .5, .rgb = 0x24170e};
	struct ink_style text = {.face = FACE_SERIF, .size = 25, .align = .5, .rgb = 0x24170e};
	struct ink_style note = {.face = FACE_SERIF_ITALIC, .size = 22, .align = .5, .rgb = 0x3b2a1c};
	double each = (c->width - c->first) / (c->columns - 1), row = ROW;
	ink_text(cr, f, &title, x + c->width / 2, y, c->title);
	for (int i = 0; i < c->rows; i++)
		for (int k = 0; k < c->columns; k++) {
			double left = k ? x + c->first + (k - 1) * each : x, wide = k ? each : c->first, top = y + 16 + i * row;
			cairo_rectangle(cr, left, top, wide, row);
			ink_colour(cr, k && i ? 0xfaf3de : 0xe6d8b4, 1);
			cairo_fill_preserve(cr);
			ink_colour(cr, INK_BROWN, .75);
			cairo_set_line_width(cr, 1.2);
			cairo_stroke(cr);
			ink_text_fit(cr, f, &text, left + wide / 2, top + 27, wide - 8, c->cell[i][k]);
		}
	ink_text_fit(cr, f, &note, x + c->width / 2, y + 16 + c->rows * row + 28, c->width, c->note);
}

static void draw_charts(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f)
{
	struct box b = s->charts;
	double x = b.x + SIDE, gap = 0;
	int n = (int)(sizeof charts / sizeof *charts);
	for (int i = 0; i < n; i++)
		gap += charts[i].width;
	gap = (b.w - 2 * SIDE - gap) / (n - 1);
	draw_plate(cr, b, 34);
	heading(cr, f, b.x + b.w / 2, b.y + 64, "CHARTS");
	for (int i = 0; i < n; i++) {
		draw_chart(cr, f, &charts[i], x, b.y + HEAD + 18);
		x += charts[i].width + gap;
	}
}

void draw_area_panels(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f, const struct box *view)
{
	struct box key = box_grow(s->legend, 20), record = box_grow(s->record, 20), all = box_grow(s->charts, 20);
	if (box_meets(&key, view))
		draw_area_key(cr, s, f);
	if (box_meets(&record, view))
		draw_turns(cr, s, f);
	if (box_meets(&all, view))
		draw_charts(cr, s, f);
}
