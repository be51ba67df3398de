#include "art/points_panel.h"

#include "art/counter_base.h"
#include "art/sheet_mask.h"
#include "art/sheet_panel.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Plates are drawn as on the large sheets, only smaller. */
#define PLATE .68

enum { MOST_BOXES = 256 };

enum print_kind { PRINT_BOX, PRINT_WELL, PRINT_STEP };

/* One thing to print: a box of a row, a bed for cards, a step of a track. */
struct print {
	struct points_box box;
	enum print_kind kind;
	int number, step, steps;  /* of a track: what it counts, its place on it, how many there are */
	bool turns;               /* the serpent goes on below it */
	const char *label, *text; /* in its upper corner; below or in the middle */
};

static struct box box_read(const cJSON *at)
{
	return (struct box){json_number_at(at, 0), json_number_at(at, 1), json_number_at(at, 2), json_number_at(at, 3)};
}

/* The boxes of a row stand side by side, those of a track in rows of so many columns. */
static struct box slot(const cJSON *panel, const cJSON *group, int column, int row)
{
	struct box plate = box_read(json_get(panel, "at")), at = box_read(json_get(group, "at"));
	struct box size = box_read(json_get(group, "box")); /* its first two numbers */
	const cJSON *gap = json_get(group, "gap");
	double g = cJSON_IsNumber(gap) ? gap->valuedouble : 4;
	return (struct box){plate.x + at.x + column * (size.x + g), plate.y + at.y + row * (size.y + g), size.x,
			    size.y};
}

static int steps_of(const cJSON *track)
{
	return json_int_or(track, "high", 0) - json_int_or(track, "low", 0) + 1;
}

static struct print step_of(const cJSON *panel, const cJSON *group, int i)
{
	const cJSON *track = json_get(group, "track");
	int columns = json_int_or(track, "columns", 1), row = i / columns, column = i % columns;
	bool back = json_bool_or(track, "serpent", false) && (row & 1), ends = (i + 1) % columns == 0;
	struct print p = {.kind = PRINT_STEP, .step = i, .steps = steps_of(track), .label = "", .text = ""};
	p.number = json_int_or(track, "low", 0) + i;
	p.turns = json_bool_or(track, "serpent", false) && i + 1 < p.steps && ends;
	snprintf(p.box.id, sizeof p.box.id, "%.20s-%d", json_string_or(track, "id", ""), p.number);
	p.box.at = slot(panel, group, back ? columns - 1 - column : column, row);
	return p;
}

static struct print item_of(const cJSON *panel, const cJSON *group, int i)
{
	const cJSON *boxes = json_get(group, "boxes"), *wells = json_get(group, "wells");
	const cJSON *one = cJSON_GetArrayItem(boxes ? boxes : wells, i);
	struct print p = {.kind = boxes ? PRINT_BOX : PRINT_WELL,
			  .label = json_string_or(one, "number", ""),
			  .text = json_string_or(one, "text", "")};
	snprintf(p.box.id, sizeof p.box.id, "%s", json_string_or(one, "id", ""));
	p.box.at = slot(panel, group, i, 0);
	return p;
}

static int items_of(const cJSON *group)
{
	const cJSON *track = json_get(group, "track"), *boxes = json_get(group, "boxes");
	return track ? steps_of(track) : cJSON_GetArraySize(boxes ? boxes : json_get(group, "wells"));
}

static struct print print_of(const cJSON *panel, const cJSON *group, int i)
{
	return json_get(group, "track") ? step_of(panel, group, i) : item_of(panel, group, i);
}

int points_boxes(const struct board *b, struct points_box *out, int room)
{
	const cJSON *panel, *group;
	int n = 0;
	cJSON_ArrayForEach(panel, json_get(b->json, "panels"))
		cJSON_ArrayForEach(group, json_get(panel, "groups"))
			for (int i = 0; i < items_of(group); i++, n++)
				if (n < room)
					out[n] = print_of(panel, group, i).box;
	return n;
}

static bool within(struct box in, struct box b)
{
	return b.w > 0 && b.h > 0 && b.x >= in.x && b.y >= in.y && b.x + b.w <= in.x + in.w && b.y + b.h <= in.y + in.h;
}

static bool group_check(const struct board *b, const cJSON *panel, const cJSON *group, const char *where,
			struct error *e)
{
	const char *heading, *id;
	const cJSON *track = json_get(group, "track");
	int low, high, columns;
	if (!json_need_string(group, "heading", b->file, where, &heading, e))
		return false;
	if (!json_need_array(group, "at", b->file, where, e) || !json_need_array(group, "box", b->file, where, e))
		return false;
	if (track && (!json_need_string(track, "id", b->file, where, &id, e) ||
		      !json_need_int(track, "low", -99, 99, b->file, where, &low, e) ||
		      !json_need_int(track, "high", low, 99, b->file, where, &high, e) ||
		      !json_need_int(track, "columns", 1, 99, b->file, where, &columns, e)))
		return false;
	if (items_of(group) < 1)
		return error_set(e, b->file, where, NULL, "\"%s\" has neither boxes nor wells nor a track", heading);
	for (int i = 0; i < items_of(group); i++) {
		struct points_box box = print_of(panel, group, i).box;
		if (!*box.id)
			return error_set(e, b->file, where, NULL, "a box of \"%s\" has no id", heading);
		if (!within(box_read(json_get(panel, "at")), box.at))
			return error_set(e, b->file, where, NULL, "%s lies outside its panel", box.id);
	}
	return true;
}

static bool ids_differ(const struct board *b, struct error *e)
{
	struct points_box box[MOST_BOXES];
	int n = points_boxes(b, box, MOST_BOXES);
	if (n > MOST_BOXES)
		return error_set(e, b->file, "panels", NULL, "more than %d boxes", MOST_BOXES);
	for (int i = 0; i < n; i++)
		for (int k = 0; k < i; k++)
			if (!strcmp(box[i].id, box[k].id))
				return error_set(e, b->file, "panels", NULL, "two boxes are called %s", box[i].id);
	return true;
}

bool points_panels_check(const struct board *b, struct error *e)
{
	const cJSON *panel, *group;
	struct box sheet = {0, 0, json_int_or(json_get(b->json, "sheet"), "w_in", 0) * 100.0,
			    json_int_or(json_get(b->json, "sheet"), "h_in", 0) * 100.0};
	int number = 0;
	cJSON_ArrayForEach(panel, json_get(b->json, "panels")) {
		char where[32];
		const char *id;
		snprintf(where, sizeof where, "panels[%d]", number++);
		if (!json_need_string(panel, "id", b->file, where, &id, e))
			return false;
		if (!within(sheet, box_read(json_get(panel, "at"))))
			return error_set(e, b->file, where, NULL,
					 "\"at\" must be [x, y, width, height] within the sheet, in px");
		if (strcmp(id, "title") != 0 && !json_need_array(panel, "groups", b->file, where, e))
			return false;
		cJSON_ArrayForEach(group, json_get(panel, "groups"))
			if (!group_check(b, panel, group, where, e))
				return false;
	}
	return ids_differ(b, e);
}

void plan_points_panels(struct sheet *s)
{
	const cJSON *panel, *rose = json_get(s->board->json, "compass");
	cJSON_ArrayForEach(panel, json_get(s->board->json, "panels")) {
		struct box at = box_read(json_get(panel, "at"));
		if (!strcmp(json_string_or(panel, "id", ""), "title"))
			s->cartouche = at;
		mask_box(&s->avoid, box_grow(at, 14));
	}
	s->compass = (struct point){json_number_at(rose, 0), json_number_at(rose, 1)};
	s->compass_radius = json_number_at(rose, 2);
	if (s->compass_radius > 0)
		mask_disc(&s->avoid, s->compass, 1.55 * s->compass_radius);
}

static void edge(cairo_t *cr, double width, double alpha)
{
	ink_colour(cr, INK_BROWN, alpha);
	cairo_set_line_width(cr, width);
	cairo_stroke(cr);
}

/* What the ends of a track are tinted with: the more, the nearer. */
static void tint_step(cairo_t *cr, const cJSON *group, const struct print *p)
{
	const cJSON *ends = json_get(json_get(group, "track"), "ends");
	bool both = cJSON_IsString(cJSON_GetArrayItem(ends, 0));
	double along = p->steps > 1 ? (double)p->step / (p->steps - 1) : 0, t = both ? 2 * along - 1 : along;
	const cJSON *nation = cJSON_GetArrayItem(ends, t > 0);
	if (!cJSON_IsString(nation))
		return;
	ink_colour(cr, counter_style_of(nation->valuestring, NULL)->body, .62 * fabs(t) * fabs(t) + .04);
	cairo_fill_preserve(cr);
}

static void cockade(cairo_t *cr, const char *nation, double x, double y, double radius)
{
	counter_cockade(cr, counter_style_of(nation, NULL), x, y, radius);
}

static bool is_draw(const cJSON *group, int number)
{
	const cJSON *one;
	cJSON_ArrayForEach(one, json_get(json_get(group, "track"), "draw"))
		if (cJSON_IsNumber(one) && one->valueint == number)
			return true;
	return false;
}

/* "Neither side": two level strokes in a disc. */
static void draw_sign(cairo_t *cr, double x, double y)
{
	cairo_arc(cr, x, y, 12, 0, 2 * INK_PI);
	ink_colour(cr, 0xfaf3de, 1);
	cairo_fill_preserve(cr);
	edge(cr, 1.4, .9);
	for (int i = -1; i <= 1; i += 2) {
		cairo_move_to(cr, x - 6, y + 3 * i);
		cairo_line_to(cr, x + 6, y + 3 * i);
	}
	edge(cr, 1.6, .9);
}

static void draw_step(cairo_t *cr, const struct ink_fonts *f, const cJSON *group, const struct print *p)
{
	struct box b = p->box.at;
	const cJSON *ends = json_get(json_get(group, "track"), "ends");
	const cJSON *nation = p->step == 0		? cJSON_GetArrayItem(ends, 0)
			      : p->step == p->steps - 1 ? cJSON_GetArrayItem(ends, 1)
							: NULL;
	struct ink_style number = {.face = FACE_SERIF_BOLD, .size = 20, .rgb = 0x24170e};
	char text[12];
	cairo_rectangle(cr, b.x, b.y, b.w, b.h);
	ink_colour(cr, 0xfaf3de, 1);
	cairo_fill_preserve(cr);
	tint_step(cr, group, p);
	edge(cr, 1.3, .85);
	snprintf(text, sizeof text, "%d", p->number);
	ink_text(cr, f, &number, b.x + 6, b.y + 21, text);
	if (cJSON_IsString(nation))
		cockade(cr, nation->valuestring, b.x + b.w - 13, b.y + 14, 7);
	if (is_draw(group, p->number))
		draw_sign(cr, b.x + b.w / 2, b.y + b.h / 2 + 6);
	if (p->turns) {
		cairo_move_to(cr, b.x + b.w / 2 - 6, b.y + b.h - 2);
		cairo_line_to(cr, b.x + b.w / 2 + 6, b.y + b.h - 2);
		cairo_line_to(cr, b.x + b.w / 2, b.y + b.h + 6);
		cairo_close_path(cr);
		ink_colour(cr, 0x5b1f1b, 1);
		cairo_fill(cr);
	}
}

static void draw_box(cairo_t *cr, const struct ink_fonts *f, const struct print *p, const char *side)
{
	struct box b = p->box.at;
	struct ink_style number = {.face = FACE_SERIF_BOLD, .size = 22, .rgb = 0x24170e};
	struct ink_style text = {.face = FACE_SERIF_ITALIC, .size = 15, .align = .5, .rgb = 0x3b2a1c};
	cairo_rectangle(cr, b.x, b.y, b.w, b.h);
	ink_colour(cr, 0xfaf3de, 1);
	cairo_fill_preserve(cr);
	ink_colour(cr, side ? counter_style_of(side, NULL)->body : 0xe3b986, side ? .14 : .12);
	cairo_fill_preserve(cr);
	edge(cr, 1.3, .85);
	ink_text(cr, f, &number, b.x + 6, b.y + 22, p->label);
	ink_text_fit(cr, f, &text, b.x + b.w / 2, b.y + b.h - 7, b.w - 8, p->text);
}

/* A bed for cards: hollow, with a dashed edge. */
static void draw_well(cairo_t *cr, const struct ink_fonts *f, const struct print *p, const char *side)
{
	static const double dash[] = {6, 3.4};
	struct box b = p->box.at;
	unsigned tint = side ? counter_style_of(side, NULL)->body : 0x9a7a4a;
	struct ink_style text = {
		.face = FACE_SERIF_ITALIC, .size = 18, .align = .5, .rgb = ink_blend(tint, 0x24170e, .35)};
	ink_rounded(cr, b.x, b.y, b.w, b.h, 8);
	ink_colour(cr, ink_blend(0xe6d9b4, tint, .22), 1);
	cairo_fill(cr);
	for (int i = 0; i < 3; i++) {
		ink_rounded(cr, b.x + i, b.y + i, b.w - 2 * i, b.h - 2 * i, 8 - i);
		edge(cr, 1.2, .16);
	}
	cairo_save(cr);
	cairo_set_dash(cr, dash, 2, 0);
	ink_rounded(cr, b.x + 7, b.y + 7, b.w - 14, b.h - 14, 5);
	edge(cr, 1, .55);
	cairo_restore(cr);
	double high = ink_column_height(f, &text, b.w - 24, p->text);
	ink_column(cr, f, &text, b.x + 12, b.y + b.h * .45 - high / 2, b.w - 24, p->text);
	if (side)
		cockade(cr, side, b.x + b.w / 2, b.y + b.h - 24, 7);
}

static void draw_heading(cairo_t *cr, const struct ink_fonts *f, const cJSON *panel, const cJSON *group)
{
	struct box plate = box_read(json_get(panel, "at")), at = box_read(json_get(group, "at"));
	const char *side = json_string_or(group, "side", NULL);
	unsigned rgb = side ? ink_blend(counter_style_of(side, NULL)->body, 0x000000, .12) : 0x24170e;
	struct ink_style head = {.face = FACE_SERIF_BOLD, .size = 20, .rgb = rgb};
	struct ink_style note = {.face = FACE_SERIF_ITALIC, .size = 15.5, .rgb = 0x3b2a1c};
	double x = plate.x + at.x, y = plate.y + at.y - 8;
	if (side) {
		cockade(cr, side, x + 8, y - 6.4, 7.4);
		x += 22;
	}
	x += ink_text(cr, f, &head, x, y, json_string_or(group, "heading", ""));
	ink_text(cr, f, &note, x + 10, y, json_string_or(group, "note", ""));
}

static void draw_group(cairo_t *cr, const struct ink_fonts *f, const cJSON *panel, const cJSON *group)
{
	draw_heading(cr, f, panel, group);
	for (int i = 0; i < items_of(group); i++) {
		struct print p = print_of(panel, group, i);
		if (p.kind == PRINT_STEP)
			draw_step(cr, f, group, &p);
		else if (p.kind == PRINT_BOX)
			draw_box(cr, f, &p, json_string_or(group, "side", NULL));
		else
			draw_well(cr, f, &p, json_string_or(group, "side", NULL));
	}
}

static void draw_small_title(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f)
{
	struct box b = s->cartouche;
	double k = b.w / 1060;
	cairo_save(cr);
	cairo_translate(cr, b.x, b.y);
	cairo_scale(cr, k, k);
	draw_title(cr, s, f, (struct box){0, 0, b.w / k, b.h / k}, k);
	cairo_restore(cr);
}

void draw_points_panels(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f, const struct box *view)
{
	const cJSON *panel, *group;
	cJSON_ArrayForEach(panel, json_get(s->board->json, "panels")) {
		struct box b = box_read(json_get(panel, "at")), seen = box_grow(b, 20);
		if (!box_meets(&seen, view))
			continue;
		if (!strcmp(json_string_or(panel, "id", ""), "title")) {
			draw_small_title(cr, s, f);
			continue;
		}
		cairo_save(cr);
		cairo_scale(cr, PLATE, PLATE);
		draw_plate(cr, (struct box){b.x / PLATE, b.y / PLATE, b.w / PLATE, b.h / PLATE}, 26);
		cairo_restore(cr);
		cJSON_ArrayForEach(group, json_get(panel, "groups"))
			draw_group(cr, f, panel, group);
	}
}
