/* What stands beside a sign of the key: drawn here, named in the map's file. */
#include "art/area_key.h"

#include "art/area_draw.h"
#include "art/area_label.h"
#include "art/area_panel.h"
#include "art/area_plan.h"
#include "art/sheet_panel.h"
#include "art/sheet_plant.h"

#include <string.h>

enum { WIDTH = 660, ROW = 54, HEAD = 92, FOOT = 50, SAMPLE_W = 116, MOST = 24, MOST_BYTES = 60 };

enum sample {
	SAMPLE_PRUSSIA, SAMPLE_WARSAW, SAMPLE_AUSTRIA, SAMPLE_RUSSIA, SAMPLE_STATE, SAMPLE_AREA, SAMPLE_PART, SAMPLE_FORT,
	SAMPLE_CITY, SAMPLE_ENTRY, SAMPLE_CONTROL, SAMPLE_DEPLETED, SAMPLE_MARSH, SAMPLE_BEYOND, SAMPLE_RIVER,
	SAMPLE_FOREST
};

static const char *const samples[] = {
	"prussia", "warsaw", "austria", "russia", "frontier", "border", "part", "fortress", "city", "entry", "control",
	"depleted", "closed", "beyond", "river", "forest",
};

static int sample_named(const char *word)
{
	return word_find(samples, (int)(sizeof samples / sizeof *samples), word);
}

static const cJSON *rows_of(const struct board *b)
{
	return json_get(b->json, "signs");
}

bool area_key_check(const struct board *b, struct error *e)
{
	const cJSON *rows = json_need_array(b->json, "signs", b->file, "", e), *one;
	if (!rows)
		return false;
	int n = cJSON_GetArraySize(rows);
	if (n < 1 || n > MOST)
		return error_set(e, b->file, "signs", NULL, "must be 1 to %d, not %d", MOST, n);
	cJSON_ArrayForEach(one, rows)
	{
		const char *sample, *name;
		if (!json_need_string(one, "sample", b->file, "signs", &sample, e) ||
		    !json_need_string(one, "name", b->file, sample, &name, e))
			return false;
		if (sample_named(sample) == NONE)
			return error_set(e, b->file, "signs", NULL, "there is no sample \"%s\" to draw", sample);
		if (strlen(name) > MOST_BYTES)
			return error_set(e, b->file, sample, NULL, "\"name\" is longer than %d bytes", MOST_BYTES);
	}
	return true;
}

void area_key_size(const struct board *b, double *w, double *h)
{
	*w = WIDTH;
	*h = HEAD + cJSON_GetArraySize(rows_of(b)) * ROW + FOOT;
}

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

static void sample_forest(cairo_t *cr, const struct dress *d)
{
	ink_colour(cr, d->woods.rgb, d->woods.alpha);
	cairo_paint(cr);
	for (int row = 0; row < 4; row++)
		for (int i = 0; i < 9; i++) {
			double x = -56 + i * 14 + (row & 1) * 6, y = -14 + row * 12;
			struct plant p = {{x, y}, 7.4, (uint32_t)(row * 31 + i * 7 + 5), i > 4 ? PLANT_CONIFER : PLANT_CROWN};
			draw_plant(cr, &p);
		}
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
		cairo_scale(cr, .54, .54);
		draw_seat(cr, f, kind == SAMPLE_FORT ? 1 : 5, kind == SAMPLE_FORT);
		break;
	case SAMPLE_ENTRY:
		sample_entry(cr);
		break;
	case SAMPLE_CONTROL:
	case SAMPLE_DEPLETED:
		cairo_scale(cr, .72, .72);
		draw_slot(cr, 0, 0, kind == SAMPLE_CONTROL);
		break;
	case SAMPLE_MARSH:
		sample_marsh(cr, d);
		break;
	case SAMPLE_BEYOND:
		ink_colour(cr, 0xd9cfb2, 1);
		cairo_paint(cr);
		break;
	case SAMPLE_FOREST:
		sample_forest(cr, d);
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

static void draw_row(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f, const cJSON *row, double x, double y)
{
	struct ink_style text = {.face = FACE_SERIF, .size = 32, .rgb = 0x24170e};
	struct box b = {x, y + 5, SAMPLE_W, ROW - 10};
	cairo_save(cr);
	cairo_rectangle(cr, b.x, b.y, b.w, b.h);
	cairo_clip_preserve(cr);
	ink_colour(cr, s->dress->sample, .75);
	cairo_fill(cr);
	cairo_translate(cr, b.x + b.w / 2, b.y + b.h / 2);
	draw_sample(cr, s, f, (enum sample)sample_named(json_string_or(row, "sample", "")));
	cairo_restore(cr);
	cairo_rectangle(cr, b.x, b.y, b.w, b.h);
	cairo_set_line_width(cr, 1.6);
	ink_colour(cr, INK_BROWN, .9);
	cairo_stroke(cr);
	ink_text_fit(cr, f, &text, x + SAMPLE_W + 22, y + ROW / 2.0 + 10, WIDTH - SAMPLE_W - 116, json_string_or(row, "name", ""));
}

void draw_area_key(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f)
{
	struct box b = s->legend;
	const cJSON *row;
	double y = b.y + HEAD;
	draw_plate(cr, b, 34);
	draw_area_heading(cr, f, b.x + b.w / 2, b.y + 66, "KEY");
	cJSON_ArrayForEach(row, rows_of(s->board))
	{
		draw_row(cr, s, f, row, b.x + 54, y);
		y += ROW;
	}
}
