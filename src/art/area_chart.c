/* Charts for reading while one plays, from the map's file. */
#include "art/area_chart.h"

#include "art/area_panel.h"
#include "art/sheet_panel.h"

enum { ROW = 42, HEAD = 98, SIDE = 36, UNDER = 46, MOST = 8, MOST_ROWS = 8 };

static const cJSON *charts_of(const struct board *b)
{
	return json_get(b->json, "charts");
}

static bool chart_check(const struct board *b, const cJSON *chart, struct error *e)
{
	const char *title, *note;
	int width, first;
	if (!json_need_string(chart, "title", b->file, "charts", &title, e) ||
	    !json_need_string(chart, "note", b->file, title, &note, e) ||
	    !json_need_int(chart, "width", 100, 2000, b->file, title, &width, e) ||
	    !json_need_int(chart, "first", 50, width, b->file, title, &first, e))
		return false;
	const cJSON *rows = json_need_array(chart, "rows", b->file, title, e), *row, *cell;
	int n = cJSON_GetArraySize(rows), columns = cJSON_GetArraySize(cJSON_GetArrayItem(rows, 0));
	if (!rows)
		return false;
	if (n < 1 || n > MOST_ROWS || columns < 2)
		return error_set(e, b->file, title, NULL, "must have 1 to %d rows of two cells or more", MOST_ROWS);
	cJSON_ArrayForEach(row, rows)
	{
		if (cJSON_GetArraySize(row) != columns)
			return error_set(e, b->file, title, NULL, "every row must have %d cells", columns);
		cJSON_ArrayForEach(cell, row) if (!cJSON_IsString(cell))
			return error_set(e, b->file, title, NULL, "a cell is no text");
	}
	return true;
}

static double chart_height(const cJSON *chart)
{
	return 16 + ROW * cJSON_GetArraySize(json_get(chart, "rows")) + 32 + UNDER;
}

/* From one chart to the next: beside it; below it where it is "below"; in a new row where it begins one ("row"). */
static struct box chart_place(const struct box *last, double bottom, const cJSON *chart, double left, double gap)
{
	double w = json_int_or(chart, "width", 0), h = chart_height(chart);
	if (json_bool_or(chart, "below", false))
		return (struct box){last->x, last->y + last->h, w, h};
	if (json_bool_or(chart, "row", false))
		return (struct box){left, bottom, w, h};
	return (struct box){last->x + last->w + gap, last->y, w, h};
}

/* Between charts of the row that begins with this one. */
static double row_gap(const cJSON *chart, double width)
{
	int n = 0;
	for (const cJSON *one = chart; one && (one == chart || !json_bool_or(one, "row", false)); one = one->next)
		if (!json_bool_or(one, "below", false)) {
			width -= json_int_or(one, "width", 0);
			n++;
		}
	return n > 1 ? width / (n - 1) : 0;
}

double area_charts_height(const struct board *b)
{
	struct box last = {SIDE, HEAD, 0, 0};
	double bottom = HEAD;
	const cJSON *one;
	cJSON_ArrayForEach(one, charts_of(b)) {
		last = chart_place(&last, bottom, one, SIDE, 0);
		bottom = last.y + last.h > bottom ? last.y + last.h : bottom;
	}
	return bottom;
}

bool area_charts_check(const struct board *b, struct error *e)
{
	const cJSON *list = json_need_array(b->json, "charts", b->file, "", e), *one;
	int n = cJSON_GetArraySize(list);
	if (!list)
		return false;
	if (n < 2 || n > MOST)
		return error_set(e, b->file, "charts", NULL, "must be 2 to %d, not %d", MOST, n);
	cJSON_ArrayForEach(one, list) if (!chart_check(b, one, e)) return false;
	return true;
}

/* The first row and the first column are heads. */
static void draw_cell(cairo_t *cr, const struct ink_fonts *f, struct box b, bool head, const char *word)
{
	struct ink_style text = {.face = FACE_SERIF, .size = 29, .align = .5, .rgb = 0x24170e};
	cairo_rectangle(cr, b.x, b.y, b.w, b.h);
	ink_colour(cr, head ? 0xe6d8b4 : 0xfaf3de, 1);
	cairo_fill_preserve(cr);
	ink_colour(cr, INK_BROWN, .75);
	cairo_set_line_width(cr, 1.2);
	cairo_stroke(cr);
	ink_text_fit(cr, f, &text, b.x + b.w / 2, b.y + 31, b.w - 8, word);
}

static void draw_chart(cairo_t *cr, const struct ink_fonts *f, const cJSON *chart, double x, double y)
{
	struct ink_style title = {.face = FACE_SERIF_BOLD, .size = 32, .align = .5, .rgb = 0x24170e};
	struct ink_style note = {.face = FACE_SERIF_ITALIC, .size = 26, .align = .5, .rgb = 0x3b2a1c};
	const cJSON *rows = json_get(chart, "rows"), *row, *cell;
	double width = json_int_or(chart, "width", 0), first = json_int_or(chart, "first", 0), top = y + 16;
	double each = (width - first) / (cJSON_GetArraySize(cJSON_GetArrayItem(rows, 0)) - 1);
	ink_text(cr, f, &title, x + width / 2, y, json_string_or(chart, "title", ""));
	cJSON_ArrayForEach(row, rows)
	{
		int k = 0;
		cJSON_ArrayForEach(cell, row)
		{
			struct box b = {k ? x + first + (k - 1) * each : x, top, k ? each : first, ROW};
			draw_cell(cr, f, b, !k || top < y + 17, cell->valuestring);
			k++;
		}
		top += ROW;
	}
	ink_text_fit(cr, f, &note, x + width / 2, top + 32, width, json_string_or(chart, "note", ""));
}

void draw_area_charts(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f)
{
	struct box b = s->charts, last = {b.x + SIDE, b.y + HEAD + 20, 0, 0};
	double bottom = last.y, gap = row_gap(charts_of(s->board)->child, b.w - 2 * SIDE);
	const cJSON *one;
	draw_plate(cr, b, 34);
	draw_area_heading(cr, f, b.x + b.w / 2, b.y + 66, "CHARTS");
	cJSON_ArrayForEach(one, charts_of(s->board))
	{
		if (json_bool_or(one, "row", false))
			gap = row_gap(one, b.w - 2 * SIDE);
		last = one == charts_of(s->board)->child
			       ? (struct box){last.x, last.y, json_int_or(one, "width", 0), chart_height(one)}
			       : chart_place(&last, bottom, one, b.x + SIDE, gap);
		bottom = last.y + last.h > bottom ? last.y + last.h : bottom;
		draw_chart(cr, f, one, last.x, last.y);
	}
}
