#include "art/points_plan.h"

#include "art/sheet_field.h"
#include "art/sheet_mask.h"
#include "art/sheet_river.h"
#include "art/sheet_road.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Px: an inch of the sheet; from its edge to the frame; how far water wavers; the rounding of the outer lines of the
 * water; the width of a spit. */
enum { INCH = 100, FRAME = 44, WAVE = 20, ROUND = 28, SPIT = 19 };

enum point_kind point_kind(const struct place *p)
{
	if (p->kind & KIND_CITADEL)
		return POINT_CITADEL;
	if (p->kind & (KIND_FORTIFIED | KIND_FORTRESS))
		return POINT_FORTIFIED;
	return p->kind & KIND_WOODED ? POINT_WOODED : POINT_OPEN;
}

double point_reach(const struct place *p)
{
	static const double reach[] = {27, 27, 31, 40};
	return reach[point_kind(p)];
}

int point_worth(const struct board *b, int place)
{
	return json_int_or(json_get(json_get(b->json, "points"), b->at[place].id), "vp", 0);
}

bool point_worth_at(const struct sheet *s, int place, struct point *at)
{
	struct point c = sheet_centre(s, place);
	double reach = point_reach(&s->board->at[place]);
	*at = (struct point){c.x + .92 * reach, c.y - .92 * reach};
	return point_worth(s->board, place) != 0;
}

static double inches(const struct board *b, const char *key)
{
	return json_int_or(json_get(b->json, "sheet"), key, 0);
}

static bool rivers_check(const struct board *b, struct error *e)
{
	const cJSON *one, *at;
	cJSON_ArrayForEach(one, json_get(json_get(b->json, "decor"), "rivers")) {
		const char *name;
		if (!json_need_string(one, "name", b->file, "rivers", &name, e))
			return false;
		if (cJSON_GetArraySize(json_get(one, "line")) < 2)
			return error_set(e, b->file, name, NULL, "\"line\" must have two points or more");
		cJSON_ArrayForEach(at, json_get(one, "line"))
			if (cJSON_GetArraySize(at) != 2)
				return error_set(e, b->file, name, NULL, "\"line\" holds what is no [x, y]");
	}
	return true;
}

bool points_check(const struct board *b, struct error *e)
{
	const cJSON *size = json_need_object(b->json, "sheet", b->file, "map", e);
	int w, h;
	if (!size || !json_need_int(size, "w_in", 4, 48, b->file, "sheet", &w, e) ||
	    !json_need_int(size, "h_in", 4, 48, b->file, "sheet", &h, e))
		return false;
	for (int i = 0; i < b->count; i++) {
		const struct place *p = &b->at[i];
		double x = (double)p->x * w * INCH, y = (double)p->y * h * INCH, far = point_reach(p) + FRAME;
		if (x < far || y < far || x > w * INCH - far || y > h * INCH - far)
			return error_set(e, b->file, p->id, NULL, "the point lies on the frame of the sheet");
		for (int k = 0; k < i; k++) {
			const struct place *q = &b->at[k];
			double d = hypot((double)q->x * w * INCH - x, (double)q->y * h * INCH - y);
			if (d < point_reach(p) + point_reach(q) + 8)
				return error_set(e, b->file, p->id, NULL, "the point lies on %s", q->id);
		}
	}
	return rivers_check(b, e);
}

void plan_points_grid(struct sheet *s, const struct board *b)
{
	memset(s, 0, sizeof *s);
	s->board = b;
	s->dress = dress_of(b);
	s->scale = 1;
	s->w = inches(b, "w_in") * INCH;
	s->h = s->map_h = inches(b, "h_in") * INCH;
	s->span = (struct point){s->w, s->h};
	s->inner = (struct box){FRAME, FRAME, s->w - 2 * FRAME, s->h - 2 * FRAME};
	s->road_line = .100;
	s->road_fill = .0605;
	s->outside = ink_memory(NULL, (size_t)b->count, sizeof *s->outside);
	memset(s->outside, 0, (size_t)b->count * sizeof *s->outside);
	plan_blank_mask(s);
}

static const cJSON *decor(const struct sheet *s, const char *key)
{
	return json_get(json_get(s->board->json, "decor"), key);
}

/* The shore wavers: a river that flows into the sea is led on until it is well within. */
static void reach_sea(const struct sheet *s, struct ribbon *r)
{
	struct point d = path_direction(&r->line, r->line.count - 1, 6);
	for (int step = 0, in = 0; step < 40 && in < 8; step++) {
		struct point last = r->line.at[r->line.count - 1];
		in = sheet_at_sea(s, last) ? in + 1 : 0;
		path_add(&r->line, last.x + 3 * d.x, last.y + 3 * d.y);
		r->half = ink_memory(r->half, (size_t)r->line.count, sizeof *r->half);
		r->half[r->line.count - 1] = r->half[r->line.count - 2];
	}
	path_bound(&r->line);
}

void plan_points_rivers(struct sheet *s)
{
	static const struct river_widths widths = {{17, 11, 7}, {27, 18, 11}};
	const cJSON *one;
	int i = 0;
	plan_drawn_rivers(s, decor(s, "rivers"), &widths, true);
	cJSON_ArrayForEach(one, decor(s, "rivers")) {
		if (json_bool_or(one, "mouth", false))
			reach_sea(s, &s->rivers[i]);
		i++;
	}
}

static void trace_line(cairo_t *cr, const struct sheet *s, const cJSON *line)
{
	const cJSON *one;
	cairo_new_sub_path(cr);
	cJSON_ArrayForEach(one, line) {
		struct point p = sheet_spot(s, one);
		cairo_line_to(cr, p.x, p.y);
	}
}

/* [x, y, half width, half height, degrees]; the halves in fractions of the sheet's width. */
static void trace_lake(cairo_t *cr, const struct sheet *s, const cJSON *lake)
{
	struct point p = sheet_spot(s, lake);
	cairo_save(cr);
	cairo_translate(cr, p.x, p.y);
	cairo_rotate(cr, json_number_at(lake, 4) * INK_PI / 180);
	cairo_scale(cr, fmax(1, json_number_at(lake, 2) * s->span.x), fmax(1, json_number_at(lake, 3) * s->span.x));
	cairo_new_sub_path(cr);
	cairo_arc(cr, 0, 0, 1, 0, 2 * INK_PI);
	cairo_restore(cr);
}

/* A picture of the water, a point for each of the field. */
static cairo_surface_t *picture(const struct field *f, cairo_t **cr)
{
	cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_A8, f->w, f->h);
	*cr = cairo_create(surface);
	cairo_scale(*cr, 1 / f->step, 1 / f->step);
	cairo_translate(*cr, -f->x, -f->y);
	cairo_set_source_rgba(*cr, 0, 0, 0, 1);
	cairo_set_line_cap(*cr, CAIRO_LINE_CAP_ROUND);
	cairo_set_line_join(*cr, CAIRO_LINE_JOIN_ROUND);
	return surface;
}

static double sample(cairo_surface_t *surface, double x, double y)
{
	int w = cairo_image_surface_get_width(surface), h = cairo_image_surface_get_height(surface);
	int u = (int)ink_clamp(x, 0, w - 1), v = (int)ink_clamp(y, 0, h - 1);
	return cairo_image_surface_get_data(surface)[v * cairo_image_surface_get_stride(surface) + u] / 255.0;
}

static cairo_surface_t *water_picture(const struct sheet *s, const struct field *f)
{
	cairo_t *cr;
	cairo_surface_t *surface = picture(f, &cr);
	const cJSON *one;
	cJSON_ArrayForEach(one, decor(s, "sea")) {
		trace_line(cr, s, one);
		cairo_fill(cr);
	}
	cJSON_ArrayForEach(one, decor(s, "lakes")) {
		trace_lake(cr, s, one);
		cairo_fill(cr);
	}
	cairo_destroy(cr);
	cairo_surface_flush(surface);
	return surface;
}

/* Spits are land whatever the shore does. */
static cairo_surface_t *spit_picture(const struct sheet *s, const struct field *f)
{
	cairo_t *cr;
	cairo_surface_t *surface = picture(f, &cr);
	const cJSON *one;
	cJSON_ArrayForEach(one, decor(s, "spits")) {
		trace_line(cr, s, one);
		cairo_set_line_width(cr, SPIT);
		cairo_stroke(cr);
	}
	cairo_destroy(cr);
	cairo_surface_flush(surface);
	return surface;
}

void plan_points_shores(struct sheet *s)
{
	if (!cJSON_GetArraySize(decor(s, "sea")) && !cJSON_GetArraySize(decor(s, "lakes")))
		return;
	struct field f = field_make(s, 4);
	cairo_surface_t *water = water_picture(s, &f), *spits = spit_picture(s, &f);
	for (int y = 0; y < f.h; y++)
		for (int x = 0; x < f.w; x++) {
			double px = f.x + x * f.step, py = f.y + y * f.step, k = 2 * WAVE / f.step;
			double u = x + k * (noise_fbm(4, px / 68, py / 68, 111) - .5);
			double v = y + k * (noise_fbm(4, px / 68, py / 68, 112) - .5);
			double wet = fmin(sample(water, u, v), 1 - sample(spits, x, y));
			f.at[(size_t)y * (size_t)f.w + (size_t)x] = (float)wet;
		}
	cairo_surface_destroy(water);
	cairo_surface_destroy(spits);
	field_contour(&f, .5, &s->sea);
	for (int i = 0; i < s->sea.count; i++) {
		path_chaikin(&s->sea.at[i], 2);
		path_bound(&s->sea.at[i]);
	}
	plan_waterlines(s, &f, ROUND);
	field_free(&f);
}

/* How wooded a spot is: near a wooded point, by clumps; never close to another point. */
static double woods_at(const struct sheet *s, double x, double y)
{
	double most = 0;
	for (int i = 0; i < s->board->count; i++) {
		struct point c = sheet_centre(s, i);
		double d = hypot(c.x - x, c.y - y);
		bool wooded = point_kind(&s->board->at[i]) == POINT_WOODED;
		if (!wooded && d < 66)
			return 0;
		if (wooded)
			most = fmax(most, exp(-d * d / (98 * 98)));
	}
	return most > .02 ? most + .95 * (noise_fbm(4, x / 62, y / 62, 202) - .5) : 0;
}

void plan_points_woods(struct sheet *s)
{
	struct field f = field_make(s, 4);
	for (int y = 0; y < f.h; y++)
		for (int x = 0; x < f.w; x++)
			f.at[(size_t)y * (size_t)f.w + (size_t)x] =
				(float)woods_at(s, f.x + x * f.step, f.y + y * f.step);
	field_contour(&f, .5, &s->woods);
	field_free(&f);
}

/* Through the corners the map gives; a link without any bows a little, to one side or the other. */
static struct path road_line(const struct sheet *s, int from, int link)
{
	float at[MAX_BENDS + 2][2];
	struct path p = {0}, bent, even;
	int n = board_line(s->board, from, link, at);
	for (int i = 0; i < n; i++) {
		struct point q = sheet_point(s, (double)at[i][0], (double)at[i][1]);
		if (i == 1 && n == 2) {
			struct point a = p.at[0], m = {(a.x + q.x) / 2, (a.y + q.y) / 2};
			double bow = .11 * (sheet_hash(m, 35) / 4294967295.0 - .5);
			path_add(&p, m.x - (q.y - a.y) * bow, m.y + (q.x - a.x) * bow);
		}
		path_add(&p, q.x, q.y);
	}
	bent = path_spline(&p, 16);
	even = path_resample(&bent, 3);
	path_free(&p);
	path_free(&bent);
	path_bound(&even);
	return even;
}

static const cJSON *link_of(const struct sheet *s, int number)
{
	return cJSON_GetArrayItem(json_get(s->board->json, "links"), number);
}

static int end_of(const struct sheet *s, int link, int end)
{
	const cJSON *id = cJSON_GetArrayItem(link_of(s, link), end);
	return cJSON_IsString(id) ? board_find(s->board, id->valuestring) : NONE;
}

static unsigned features_of(const struct sheet *s, int link)
{
	int from = end_of(s, link, 0);
	return s->board->at[from].link[board_link(s->board, from, end_of(s, link, 1))].feature;
}

static const char *river_named(const struct sheet *s, int river)
{
	return json_string_or(cJSON_GetArrayItem(decor(s, "rivers"), river), "name", "");
}

const struct crossing *points_crossing(const struct sheet *s, int link)
{
	const char *wanted = json_string_or(cJSON_GetArrayItem(link_of(s, link), 2), "river", "");
	const struct crossing *found = NULL;
	for (int i = 0; i < s->crossing_count; i++) {
		const struct crossing *c = &s->crossings[i];
		if (c->road == link && (!found || !strcmp(river_named(s, c->river), wanted)))
			found = c;
	}
	return found;
}

/* Where a road that crosses no river by the rules meets one under a disc, the town stands on the bank. */
static bool under_disc(const struct sheet *s, struct point p, int place)
{
	struct point c = sheet_centre(s, place);
	return hypot(p.x - c.x, p.y - c.y) < point_reach(&s->board->at[place]);
}

/* The crossings from `first` on, of a link with these features, become bridges or fords. */
static void settle_crossings(struct sheet *s, int first, int from, int to, unsigned feature)
{
	int kept = first;
	for (int k = first; k < s->crossing_count; k++) {
		struct crossing c = s->crossings[k];
		c.kind = feature & EDGE_BRIDGE ? CROSS_PLANKS : CROSS_FORD;
		if (feature & (EDGE_RIVER | EDGE_BRIDGE) || (!under_disc(s, c.at, from) && !under_disc(s, c.at, to)))
			s->crossings[kept++] = c;
	}
	s->crossing_count = kept;
}

void plan_points_roads(struct sheet *s)
{
	int links = cJSON_GetArraySize(json_get(s->board->json, "links"));
	for (int i = 0; i < links; i++) {
		int from = end_of(s, i, 0), to = end_of(s, i, 1), slot = board_link(s->board, from, to),
		    first = s->crossing_count;
		unsigned feature = s->board->at[from].link[slot].feature;
		*sheet_road_add(s) =
			(struct road){.line = road_line(s, from, slot), .trail = feature & EDGE_TRAIL, .number = i};
		plan_road_crossings(s, i, 10);
		settle_crossings(s, first, from, to, feature);
	}
}

bool points_bridges_check(const struct sheet *s, struct error *e)
{
	for (int i = 0; i < s->road_count; i++) {
		const struct crossing *c = points_crossing(s, i);
		bool river = features_of(s, i) & (EDGE_RIVER | EDGE_BRIDGE);
		char place[32];
		snprintf(place, sizeof place, "%s-%s", s->board->at[end_of(s, i, 0)].id,
			 s->board->at[end_of(s, i, 1)].id);
		if (river && !c)
			return error_set(e, s->board->file, place, NULL,
					 "the link has a river, but its road meets none");
		if (!river && c)
			return error_set(e, s->board->file, place, NULL,
					 "the road meets the river %s, but the link has none",
					 river_named(s, c->river));
	}
	return true;
}

void plan_points_mask(struct sheet *s)
{
	for (int i = 0; i < s->river_count; i++)
		mask_line(&s->avoid, &s->rivers[i].line, s->rivers[i].half[s->rivers[i].line.count / 2] + 7);
	for (int i = 0; i < s->road_count; i++) {
		struct path *p = &s->roads[i].line;
		mask_line(&s->avoid, p, .13 * HEX_RADIUS);
		/* Trees stand up into what is above them. */
		struct path below = {0};
		for (int k = 0; k < p->count; k++)
			path_add(&below, p->at[k].x, p->at[k].y + .15 * HEX_RADIUS);
		mask_line(&s->avoid, &below, 4);
		path_free(&below);
	}
	for (int i = 0; i < s->sea.count; i++)
		mask_line(&s->avoid, &s->sea.at[i], 7);
	for (int i = 0; i < s->board->count; i++) {
		struct point at;
		mask_disc(&s->avoid, sheet_centre(s, i), point_reach(&s->board->at[i]) + 6);
		if (point_worth_at(s, i, &at))
			mask_disc(&s->avoid, at, WORTH_RADIUS + 2);
	}
}
