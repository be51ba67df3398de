#include "art/area_plan.h"

#include "art/sheet_field.h"
#include "art/sheet_river.h"
#include "core/outline.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { OUT_OF_PLAY = -2 };

static const struct {
	const char *name;
	unsigned tint[4];
} states[STATES] = {
	{"Prussia", {0x8397ad, 0x94a3b0, 0x768ca6, 0x8b9bb6}},
	{"Duchy of Warsaw", {0xcc93a0, 0xd6a3ad, 0xc086a0, 0xc99aa8}},
	{"Austria", {0xdcbd5c, 0xe3c877, 0xcfae54, 0xe0b96a}},
	{"Russia", {0x97aa72, 0xb0ae70, 0x86a583, 0xc0b681}},
};

enum state state_named(const char *country)
{
	for (int i = 0; i < STATES; i++)
		if (!strcmp(states[i].name, country))
			return (enum state)i;
	return STATES;
}

enum state area_state(const struct board *b, int place)
{
	const cJSON *area = json_get(json_get(b->json, "areas"), b->at[place].id);
	enum state state = state_named(json_string_or(area, "country", ""));
	return state == STATES ? STATE_RUSSIA : state;
}

unsigned state_tint(enum state state, int shade)
{
	return states[state].tint[shade & 3];
}

bool area_seat(const struct sheet *s, int place, struct point *at)
{
	const cJSON *area = json_get(json_get(s->board->json, "areas"), s->board->at[place].id);
	const cJSON *seat = json_get(area, "fort_at");
	if (!seat)
		return false;
	*at = sheet_spot(s, seat);
	return true;
}

int area_points(const struct board *b, int place)
{
	return json_int_or(json_get(json_get(b->json, "areas"), b->at[place].id), "vp", 0);
}

/* One side of an outline, upper end first, so that both areas have the same. */
struct flank {
	float ax, ay, bx, by;
	int owner, index;
};

static int by_ends(const void *a, const void *b)
{
	const struct flank *p = a, *q = b;
	const float d[4] = {p->ax - q->ax, p->ay - q->ay, p->bx - q->bx, p->by - q->by};
	for (int i = 0; i < 4; i++)
		if (d[i] < 0 || d[i] > 0)
			return d[i] < 0 ? -1 : 1;
	return p->owner - q->owner;
}

static struct flank side_of(const float p[2], const float q[2], int owner, int index)
{
	bool turn = p[1] > q[1] || (p[1] >= q[1] && p[0] > q[0]);
	if (turn)
		return (struct flank){q[0], q[1], p[0], p[1], owner, index};
	return (struct flank){p[0], p[1], q[0], q[1], owner, index};
}

/* All sides of all areas and of the land out of play. */
static struct flank *collect(const struct board *b, int *count)
{
	const cJSON *list = json_get(json_get(b->json, "decor"), "land_out_of_play"), *ring;
	int room = b->corners, n = 0;
	cJSON_ArrayForEach(ring, list) room += cJSON_GetArraySize(ring);
	struct flank *at = ink_memory(NULL, (size_t)room, sizeof *at);
	for (int i = 0; i < b->count; i++)
		for (int k = 0; k < b->outline[i].count; k++) {
			int first = b->outline[i].first, next = (k + 1) % b->outline[i].count;
			at[n++] = side_of(b->corner[first + k], b->corner[first + next], i, k);
		}
	cJSON_ArrayForEach(ring, list)
	{
		int size = cJSON_GetArraySize(ring);
		for (int k = 0; k < size; k++) {
			const cJSON *a = cJSON_GetArrayItem(ring, k), *c = cJSON_GetArrayItem(ring, (k + 1) % size);
			float p[2] = {(float)json_number_at(a, 0), (float)json_number_at(a, 1)};
			float q[2] = {(float)json_number_at(c, 0), (float)json_number_at(c, 1)};
			at[n++] = side_of(p, q, OUT_OF_PLAY, k);
		}
	}
	qsort(at, (size_t)n, sizeof *at, by_ends);
	*count = n;
	return at;
}

static enum border_kind kind_between(const struct board *b, int i, int other)
{
	if (other == OUT_OF_PLAY)
		return BORDER_RIM;
	if (b->at[i].area[0] && !strcmp(b->at[i].area, b->at[other].area))
		return BORDER_PART;
	return area_state(b, i) != area_state(b, other) ? BORDER_STATE : BORDER_AREA;
}

static void add_border(struct sheet *s, int place, int from, int sides, int other)
{
	const struct path *ring = &s->area[place];
	s->borders = ink_memory(s->borders, (size_t)s->border_count + 1, sizeof *s->borders);
	struct border *b = &s->borders[s->border_count++];
	*b = (struct border){.kind = kind_between(s->board, place, other)};
	for (int k = 0; k <= sides; k++) {
		struct point p = ring->at[(from + k) % ring->count];
		path_add(&b->line, p.x, p.y);
	}
	path_bound(&b->line);
}

/* Runs of sides with the same owner beyond: each once, from the area with the lower number. */
static void plan_borders(struct sheet *s)
{
	const struct board *b = s->board;
	int count;
	struct flank *side = collect(b, &count);
	int *beyond = ink_memory(NULL, (size_t)b->corners, sizeof *beyond);
	for (int i = 0; i < b->corners; i++)
		beyond[i] = NONE;
	for (int i = 0; i + 1 < count; i++) {
		struct flank *p = &side[i], *q = &side[i + 1];
		struct flank same = *q;
		same.owner = p->owner;
		if (by_ends(p, &same) != 0)
			continue;
		if (p->owner >= 0)
			beyond[b->outline[p->owner].first + p->index] = q->owner;
		if (q->owner >= 0)
			beyond[b->outline[q->owner].first + q->index] = p->owner;
	}
	for (int i = 0; i < b->count; i++) {
		int n = b->outline[i].count, *o = beyond + b->outline[i].first, start = 0;
		while (start < n && o[start] == o[(start + n - 1) % n])
			start++;
		for (int k = 0, run; k < n; k += run) {
			int other = o[(start + k) % n];
			for (run = 1; k + run < n && o[(start + k + run) % n] == other; run++)
				;
			if (other == OUT_OF_PLAY || other > i)
				add_border(s, i, (start + k) % n, run, other);
		}
	}
	free(beyond);
	free(side);
}

/* Neighbours of one state differ; the parts of an area have one tint. */
static void plan_shades(struct sheet *s)
{
	const struct board *b = s->board;
	s->shade = ink_memory(NULL, (size_t)b->count, sizeof *s->shade);
	for (int i = 0; i < b->count; i++) {
		unsigned taken = 0;
		s->shade[i] = -1;
		for (int k = 0; k < i; k++) {
			bool sisters = b->at[i].area[0] && !strcmp(b->at[i].area, b->at[k].area);
			if (sisters)
				s->shade[i] = s->shade[k];
			for (int n = 0; n < b->count; n++) {
				bool kin = n == i || (b->at[i].area[0] && !strcmp(b->at[n].area, b->at[i].area));
				if (kin && board_link(b, n, k) != NONE)
					taken |= 1u << s->shade[k];
			}
		}
		for (int k = 0; k < 4 && s->shade[i] < 0; k++)
			if (!(taken >> ((k + i) & 3) & 1))
				s->shade[i] = (k + i) & 3;
		if (s->shade[i] < 0)
			s->shade[i] = i & 3;
	}
}

static void plan_land_beyond(struct sheet *s)
{
	const cJSON *list = json_get(json_get(s->board->json, "decor"), "land_out_of_play"), *ring, *p;
	cJSON_ArrayForEach(ring, list)
	{
		struct path *land = paths_add(&s->beyond);
		land->closed = true;
		cJSON_ArrayForEach(p, ring)
		{
			struct point at = sheet_spot(s, p);
			path_add(land, at.x, at.y);
		}
		path_bound(land);
	}
}

bool area_has_panels(const struct board *b)
{
	return strcmp(json_string_or(b->json, "panels", ""), "none") != 0;
}

bool area_size_check(const struct board *b, struct error *e)
{
	const cJSON *size = json_need_object(b->json, "sheet", b->file, "map", e);
	int n;
	return size && json_need_int(size, "width_km", 1, 10000, b->file, "sheet", &n, e) &&
	       json_need_int(size, "height_km", 1, 10000, b->file, "sheet", &n, e) &&
	       (!json_get(size, "width_px") || json_need_int(size, "width_px", 200, 8000, b->file, "sheet", &n, e));
}

void plan_area_grid(struct sheet *s, const struct board *b)
{
	const cJSON *size = json_get(b->json, "sheet");
	double wide = json_int_or(size, "width_km", 1), high = json_int_or(size, "height_km", 1);
	double across = json_int_or(size, "width_px", (int)AREA_MAP_WIDTH);
	memset(s, 0, sizeof *s);
	s->board = b;
	s->dress = dress_of(b);
	s->scale = 1;
	s->inner = (struct box){SHEET_FRAME, SHEET_FRAME, across, round(across * high / wide)};
	s->origin = (struct point){s->inner.x, s->inner.y};
	s->span = (struct point){s->inner.w, s->inner.h};
	s->w = s->inner.w + 2 * SHEET_FRAME;
	s->map_h = s->inner.h + 2 * SHEET_FRAME;
	s->h = s->map_h + (area_has_panels(b) ? AREA_BAND : 0);
	s->outside = ink_memory(NULL, (size_t)b->count, sizeof *s->outside);
	memset(s->outside, 0, (size_t)b->count * sizeof *s->outside);
	s->area = ink_memory(NULL, (size_t)b->count, sizeof *s->area);
	memset(s->area, 0, (size_t)b->count * sizeof *s->area);
	for (int i = 0; i < b->count; i++) {
		const struct outline *o = &b->outline[i];
		s->area[i].closed = true;
		for (int k = 0; k < o->count; k++) {
			const float *c = b->corner[o->first + k];
			struct point p = sheet_point(s, (double)c[0], (double)c[1]);
			path_add(&s->area[i], p.x, p.y);
		}
		path_bound(&s->area[i]);
	}
	plan_blank_mask(s);
	plan_land_beyond(s);
	plan_borders(s);
	plan_shades(s);
}

/* A picture of all land at the step of a field. */
static cairo_surface_t *land_picture(const struct sheet *s, double step)
{
	int w = (int)ceil(s->w / step) + 1, h = (int)ceil(s->h / step) + 1;
	cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_A8, w, h);
	cairo_t *cr = cairo_create(surface);
	cairo_scale(cr, 1 / step, 1 / step);
	cairo_set_source_rgba(cr, 0, 0, 0, 1);
	/* A line as well: no gap may open between two neighbours. */
	cairo_set_line_width(cr, 1.5);
	for (int i = 0; i < s->board->count; i++) {
		path_trace(cr, &s->area[i]);
		cairo_fill_preserve(cr);
		cairo_stroke(cr);
	}
	paths_trace(cr, &s->beyond);
	cairo_fill_preserve(cr);
	cairo_stroke(cr);
	cairo_destroy(cr);
	cairo_surface_flush(surface);
	return surface;
}

/* Beyond the frame land and sea go on as they are at it. */
void plan_area_shores(struct sheet *s)
{
	struct field f = field_make(s, 4);
	cairo_surface_t *land = land_picture(s, f.step);
	const unsigned char *data = cairo_image_surface_get_data(land);
	int stride = cairo_image_surface_get_stride(land);
	struct box in = box_grow(s->inner, -3 * f.step);
	for (int y = 0; y < f.h; y++)
		for (int x = 0; x < f.w; x++) {
			double px = ink_clamp(f.x + (x + .5) * f.step, in.x, in.x + in.w);
			double py = ink_clamp(f.y + (y + .5) * f.step, in.y, in.y + in.h);
			int u = (int)(px / f.step), v = (int)(py / f.step);
			f.at[(size_t)y * (size_t)f.w + (size_t)x] = 1 - (float)data[v * stride + u] / 255;
		}
	/* The values stand for the middles of the picture's squares. */
	f.x += f.step / 2;
	f.y += f.step / 2;
	cairo_surface_destroy(land);
	field_contour(&f, .5, &s->sea);
	plan_waterlines(s, &f, 0);
	field_free(&f);
	for (int i = 0; i < s->board->count; i++) {
		if (!(s->board->at[i].kind & KIND_OFF_LIMITS))
			continue;
		struct path *p = paths_add(&s->marsh);
		p->closed = true;
		for (int k = 0; k < s->area[i].count; k++)
			path_add(p, s->area[i].at[k].x, s->area[i].at[k].y);
		path_bound(p);
	}
}

void plan_area_rivers(struct sheet *s)
{
	static const struct river_widths widths = {{5, 3.6, 2}, {12, 8, 4}};
	plan_drawn_rivers(s, json_get(json_get(s->board->json, "decor"), "rivers"), &widths, false);
}
