#include "art/area_draw.h"

#include "art/area_plan.h"
#include "art/sheet_town.h"

#include <stdio.h>
#include <string.h>

/* Hand colouring: a thin wash all over, and the brush drawn once more along the border. */
static void tint_area(cairo_t *cr, const struct path *area, unsigned rgb)
{
	static const double width[] = {88, 56, 28};
	cairo_save(cr);
	path_trace(cr, area);
	ink_colour(cr, rgb, .46);
	cairo_fill_preserve(cr);
	cairo_clip(cr);
	for (int i = 0; i < 3; i++) {
		path_trace(cr, area);
		cairo_set_line_width(cr, width[i]);
		ink_colour(cr, ink_blend(rgb, 0x3a2a18, .12), .13);
		cairo_stroke(cr);
	}
	cairo_restore(cr);
}

void draw_area_tints(cairo_t *cr, const struct sheet *s, const struct box *view)
{
	cairo_save(cr);
	paths_trace(cr, &s->beyond);
	ink_colour(cr, 0xd9cfb2, .75);
	cairo_fill(cr);
	for (int i = 0; i < s->board->count; i++)
		if (box_meets(&s->area[i].box, view) && !(s->board->at[i].kind & KIND_OFF_LIMITS))
			tint_area(cr, &s->area[i], state_tint(area_state(s->board, i), s->shade[i]));
	cairo_restore(cr);
}

void stroke_border(cairo_t *cr, enum border_kind kind)
{
	static const double part[] = {15, 9}, state[] = {26, 8, 4, 8};
	cairo_path_t *line = cairo_copy_path(cr);
	cairo_save(cr);
	cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
	if (kind == BORDER_STATE) {
		for (int k = 1; k <= 4; k++) {
			cairo_set_line_width(cr, 7.0 * k);
			ink_colour(cr, 0xb4403c, .10);
			cairo_stroke_preserve(cr);
		}
		cairo_set_line_width(cr, 4.4);
		ink_colour(cr, 0x6b1d1e, .95);
		cairo_stroke(cr);
		cairo_append_path(cr, line);
		cairo_set_line_width(cr, 1.5);
		cairo_set_dash(cr, state, 4, 0);
		ink_colour(cr, 0xf3dcb8, .9);
		cairo_stroke(cr);
	} else if (kind == BORDER_PART) {
		cairo_set_line_width(cr, 3);
		cairo_set_dash(cr, part, 2, 0);
		ink_colour(cr, 0x3a2416, .92);
		cairo_stroke(cr);
	} else {
		cairo_set_line_width(cr, kind == BORDER_RIM ? 5.5 : 3.4);
		ink_colour(cr, 0x3a2416, .92);
		cairo_stroke(cr);
	}
	cairo_restore(cr);
	cairo_path_destroy(line);
}

void draw_area_borders(cairo_t *cr, const struct sheet *s, const struct box *view)
{
	static const enum border_kind order[] = {BORDER_PART, BORDER_AREA, BORDER_STATE, BORDER_RIM};
	for (int k = 0; k < 4; k++)
		for (int i = 0; i < s->border_count; i++) {
			struct box b = box_grow(s->borders[i].line.box, 20);
			if (s->borders[i].kind != order[k] || !box_meets(&b, view))
				continue;
			path_trace(cr, &s->borders[i].line);
			stroke_border(cr, order[k]);
		}
}

void draw_town_dot(cairo_t *cr)
{
	cairo_arc(cr, 0, 0, 8, 0, 2 * INK_PI);
	ink_colour(cr, 0xb04a39, 1);
	cairo_fill_preserve(cr);
	ink_colour(cr, 0x2a140e, 1);
	cairo_set_line_width(cr, 2.4);
	cairo_stroke(cr);
}

void draw_seat(cairo_t *cr, const struct ink_fonts *f, int points, bool fortress)
{
	char text[8];
	struct ink_style style = {.face = FACE_SERIF_BOLD, .size = 40, .align = .5, .rgb = 0x5b1f1b};
	cairo_save(cr);
	cairo_scale(cr, .8, .8);
	if (fortress)
		draw_fortress(cr);
	cairo_restore(cr);
	if (!fortress) {
		for (int i = 0; i < 2; i++) {
			cairo_arc(cr, 0, 0, i ? 27 : 35, 0, 2 * INK_PI);
			ink_colour(cr, i ? 0xeadbb5 : 0xd9a94a, 1);
			cairo_fill_preserve(cr);
			ink_colour(cr, 0x2f2015, 1);
			cairo_set_line_width(cr, i ? 1.4 : 2.6);
			cairo_stroke(cr);
		}
	}
	snprintf(text, sizeof text, "%d", points);
	ink_text(cr, f, &style, 0, 14, text);
}

static void at(cairo_t *cr, struct point p)
{
	cairo_save(cr);
	cairo_translate(cr, p.x, p.y);
}

void draw_area_seats(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f, const struct box *view)
{
	const cJSON *one;
	struct box near = box_grow(*view, 60);
	cJSON_ArrayForEach(one, json_get(s->board->json, "labels"))
	{
		const char *style = json_string_or(one, "style", "");
		const cJSON *x = cJSON_GetArrayItem(json_get(one, "at"), 0), *y = cJSON_GetArrayItem(json_get(one, "at"), 1);
		if ((strcmp(style, "town") != 0 && strcmp(style, "city") != 0) || !cJSON_IsNumber(x) || !cJSON_IsNumber(y))
			continue;
		struct point p = sheet_point(s, x->valuedouble, y->valuedouble);
		struct box b = {p.x, p.y, 1, 1};
		if (!box_meets(&b, &near))
			continue;
		at(cr, p);
		if (*style == 'c')
			draw_houses(cr, .27, 0, sheet_hash(p, 61), false);
		else
			draw_town_dot(cr);
		cairo_restore(cr);
	}
	for (int i = 0; i < s->board->count; i++) {
		struct point p;
		if (!area_seat(s, i, &p))
			continue;
		struct box b = {p.x, p.y, 1, 1};
		if (!box_meets(&b, &near))
			continue;
		at(cr, p);
		draw_seat(cr, f, area_points(s->board, i), s->board->at[i].kind & KIND_FORTRESS);
		cairo_restore(cr);
	}
}
