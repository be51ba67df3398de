#include "art/hex_region.h"

#include "art/area_draw.h"
#include "art/area_plan.h"
#include "art/sheet_label.h"
#include "art/sheet_mask.h"
#include "art/sheet_river.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Ground out of play on a hex sheet. */
enum { REGION_BEYOND = NONE, TINTS = 4 };

static const cJSON *regions_of(const struct board *b)
{
	return json_get(b->json, "regions");
}

static bool has_regions(const struct board *b)
{
	const cJSON *first = regions_of(b) ? regions_of(b)->child : NULL;
	return b->kind == BOARD_HEX && first && json_get(first, "country");
}

bool regions_check(const struct board *b, struct error *e)
{
	const cJSON *one;
	const char *name, *country, *box;
	if (!has_regions(b))
		return true;
	cJSON_ArrayForEach(one, regions_of(b)) {
		if (!json_need_string(one, "name", b->file, one->string, &name, e) ||
		    !json_need_string(one, "country", b->file, one->string, &country, e) ||
		    (json_get(one, "box") && !json_need_string(one, "box", b->file, one->string, &box, e)))
			return false;
		int place = board_find(b, json_string_or(one, "box", ""));
		if (json_get(one, "box") && (place == NONE || strcmp(b->at[place].area, one->string) != 0))
			return error_set(e, b->file, one->string, NULL, "\"box\" must be one of its hexes");
		if (state_named(country) == STATES)
			return error_set(e, b->file, one->string, NULL, "there is no colour for \"%s\"", country);
	}
	return true;
}

static enum state state_of_region(const struct sheet *s, int region)
{
	return state_named(json_string_or(cJSON_GetArrayItem(regions_of(s->board), region), "country", ""));
}

static void find_regions(struct sheet *s)
{
	const struct board *b = s->board;
	s->region = ink_memory(NULL, (size_t)b->count, sizeof *s->region);
	s->regions = cJSON_GetArraySize(regions_of(b));
	for (int i = 0; i < b->count; i++) {
		const cJSON *one;
		int number = 0;
		s->region[i] = REGION_BEYOND;
		cJSON_ArrayForEach(one, regions_of(b)) {
			if (!b->at[i].missing && !strcmp(one->string, b->at[i].area))
				s->region[i] = number;
			number++;
		}
	}
}

/* Greedy: the first of four tints that no neighbour of the same country wears, else that of the fewest. */
static void choose_shades(struct sheet *s)
{
	const struct board *b = s->board;
	s->shade = ink_memory(NULL, (size_t)s->regions + 1, sizeof *s->shade);
	for (int r = 0; r < s->regions; r++) {
		int worn[TINTS] = {0};
		for (int i = 0; i < b->count; i++)
			for (int d = 0; d < 6 && s->region[i] == r; d++) {
				int to = board_step(b, i, d), other = to == NONE ? REGION_BEYOND : s->region[to];
				if (other != REGION_BEYOND && other < r && state_of_region(s, other) == state_of_region(s, r))
					worn[s->shade[other]]++;
			}
		int best = r % TINTS;
		for (int k = 0; k < TINTS; k++)
			if (worn[k] < worn[best])
				best = k;
		s->shade[r] = best;
	}
}

/* --- borders --- */

struct flank {
	struct point a, b;
	enum border_kind kind;
	bool used;
};

static bool same_point(struct point a, struct point b)
{
	return fabs(a.x - b.x) < 3 && fabs(a.y - b.y) < 3;
}

/* Adds to the end of the line as long as one goes on there. */
static void follow(struct path *line, struct flank *all, int n, enum border_kind kind)
{
	for (bool more = true; more;) {
		struct point end = line->at[line->count - 1];
		more = false;
		for (int i = 0; i < n && !more; i++) {
			bool at_a = same_point(all[i].a, end);
			if (all[i].used || all[i].kind != kind || (!at_a && !same_point(all[i].b, end)))
				continue;
			all[i].used = more = true;
			struct point to = at_a ? all[i].b : all[i].a;
			path_add(line, to.x, to.y);
		}
	}
}

static void turn_round(struct path *p)
{
	for (int i = 0, k = p->count - 1; i < k; i++, k--) {
		struct point t = p->at[i];
		p->at[i] = p->at[k];
		p->at[k] = t;
	}
}

static void chain(struct sheet *s, struct flank *all, int n)
{
	s->borders = ink_memory(NULL, (size_t)n + 1, sizeof *s->borders);
	for (int i = 0; i < n; i++) {
		if (all[i].used)
			continue;
		struct border *b = &s->borders[s->border_count++];
		*b = (struct border){.kind = all[i].kind};
		all[i].used = true;
		path_add(&b->line, all[i].a.x, all[i].a.y);
		path_add(&b->line, all[i].b.x, all[i].b.y);
		follow(&b->line, all, n, b->kind);
		turn_round(&b->line);
		follow(&b->line, all, n, b->kind);
		path_bound(&b->line);
	}
}

/* Between two regions, and where the land goes on beyond the map; the shore needs none. */
static bool border_between(const struct sheet *s, int a, int b, enum border_kind *kind)
{
	int p = s->region[a], q = s->region[b];
	if (p == q)
		return false;
	if (p == REGION_BEYOND || q == REGION_BEYOND) {
		*kind = BORDER_RIM;
		return s->board->at[p == REGION_BEYOND ? a : b].terrain != TERRAIN_SEA;
	}
	*kind = state_of_region(s, p) == state_of_region(s, q) ? BORDER_AREA : BORDER_STATE;
	return true;
}

static void plan_borders(struct sheet *s)
{
	const struct board *b = s->board;
	struct flank *all = ink_memory(NULL, (size_t)b->count * 3, sizeof *all);
	int n = 0;
	for (int i = 0; i < b->count; i++)
		for (int d = 0; d < 3; d++) {
			int to = board_step(b, i, d);
			enum border_kind kind;
			if (to == NONE || !border_between(s, i, to, &kind))
				continue;
			all[n] = (struct flank){.kind = kind};
			sheet_side(s, i, d, &all[n].a, &all[n].b);
			n++;
		}
	chain(s, all, n);
	free(all);
}

void plan_regions(struct sheet *s)
{
	if (!has_regions(s->board))
		return;
	find_regions(s);
	choose_shades(s);
	plan_borders(s);
}

/* --- names --- */

static struct point name_of_region(const struct sheet *s, int place)
{
	struct point c = sheet_centre(s, place);
	return (struct point){c.x, c.y - .06 * HEX_RADIUS};
}

static bool worth_of(const struct sheet *s, int place, int *points, struct point *at)
{
	struct point c = sheet_centre(s, place);
	*points = json_int_or(json_get(json_get(s->board->json, "hexes"), s->board->at[place].id), "vp", 0);
	*at = (struct point){c.x + .60 * HEX_RADIUS, c.y - .40 * HEX_RADIUS};
	return *points > 0;
}

void plan_region_names(struct sheet *s)
{
	const cJSON *one;
	struct point at;
	int points;
	if (!s->region)
		return;
	for (int i = 0; i < s->board->count; i++)
		if (worth_of(s, i, &points, &at))
			mask_disc(&s->avoid, at, .24 * HEX_RADIUS);
	cJSON_ArrayForEach(one, regions_of(s->board)) {
		int place = board_find(s->board, json_string_or(one, "box", ""));
		if (place == NONE)
			continue;
		struct point p = name_of_region(s, place);
		struct label *l = sheet_label_add(s);
		snprintf(l->text, sizeof l->text, "%s %s", one->string, json_string_or(one, "name", ""));
		l->style = label_style(s, FACE_SERIF_BOLD, .32, .005, 0x6b2219);
		l->at = p;
		/* Name and token below it. */
		double half = .09 * HEX_RADIUS * (double)strlen(l->text);
		mask_box(&s->avoid, (struct box){p.x - half, p.y - .32 * HEX_RADIUS, 2 * half, .40 * HEX_RADIUS});
		mask_box(&s->avoid, (struct box){p.x - .48 * HEX_RADIUS, p.y, .96 * HEX_RADIUS, .80 * HEX_RADIUS});
	}
}

/* --- drawing --- */

static void add_hex(cairo_t *cr, const struct sheet *s, int place)
{
	for (int i = 0; i < 6; i++) {
		struct point p = sheet_corner(s, place, i);
		if (i)
			cairo_line_to(cr, p.x, p.y);
		else
			cairo_move_to(cr, p.x, p.y);
	}
	cairo_close_path(cr);
}

/* Which region colours a hex: its own, or, under the water's edge, that of the land beside it. */
static int coloured_by(const struct sheet *s, int place)
{
	if (s->region[place] != REGION_BEYOND || s->board->at[place].terrain != TERRAIN_SEA)
		return s->region[place];
	for (int d = 0; d < 6; d++) {
		int to = board_step(s->board, place, d);
		if (to != NONE && s->region[to] != REGION_BEYOND)
			return s->region[to];
	}
	return REGION_BEYOND;
}

static bool near_view(const struct sheet *s, int place, const struct box *view)
{
	struct point c = sheet_centre(s, place);
	struct box b = {c.x - HEX_RADIUS, c.y - HEX_RADIUS, 2 * HEX_RADIUS, 2 * HEX_RADIUS};
	return box_meets(&b, view);
}

/* One fill for all hexes of a tint, so that no seam shows between them. */
void draw_region_tints(cairo_t *cr, const struct sheet *s, const struct box *view)
{
	if (!s->region)
		return;
	for (int state = 0; state < STATES; state++)
		for (int shade = 0; shade < TINTS; shade++) {
			cairo_new_path(cr);
			for (int i = 0; i < s->board->count; i++) {
				int r = coloured_by(s, i);
				if (r != REGION_BEYOND && s->shade[r] == shade && (int)state_of_region(s, r) == state &&
				    near_view(s, i, view))
					add_hex(cr, s, i);
			}
			ink_colour(cr, state_tint((enum state)state, shade), state == STATE_RUSSIA ? .24 : .40);
			cairo_fill(cr);
		}
	cairo_new_path(cr);
	cairo_rectangle(cr, s->inner.x, s->inner.y, s->inner.w, s->inner.h);
	for (int i = 0; i < s->board->count; i++)
		if (coloured_by(s, i) != REGION_BEYOND && near_view(s, i, view))
			add_hex(cr, s, i);
	cairo_set_fill_rule(cr, CAIRO_FILL_RULE_EVEN_ODD);
	ink_colour(cr, 0xd9cfb2, .72);
	cairo_fill(cr);
	cairo_set_fill_rule(cr, CAIRO_FILL_RULE_WINDING);
}

void draw_region_borders(cairo_t *cr, const struct sheet *s, const struct box *view)
{
	static const enum border_kind order[] = {BORDER_AREA, BORDER_RIM, BORDER_STATE};
	for (int k = 0; k < 3 && s->region; k++)
		for (int i = 0; i < s->border_count; i++) {
			struct box b = box_grow(s->borders[i].line.box, 20);
			if (s->borders[i].kind != order[k] || !box_meets(&b, view))
				continue;
			path_trace(cr, &s->borders[i].line);
			stroke_border(cr, order[k]);
		}
}

void draw_worth(cairo_t *cr, const struct ink_fonts *f, int points)
{
	char text[8];
	snprintf(text, sizeof text, "%d", points);
	struct ink_style style = {.face = FACE_SERIF_BOLD, .size = .30 * HEX_RADIUS, .align = .5, .rgb = 0x5b1f1b};
	cairo_new_path(cr);
	cairo_arc(cr, 0, 0, .19 * HEX_RADIUS, 0, 2 * INK_PI);
	ink_colour(cr, 0xf7eed6, 1);
	cairo_fill_preserve(cr);
	ink_colour(cr, 0x5b1f1b, 1);
	cairo_set_line_width(cr, .03 * HEX_RADIUS);
	cairo_stroke(cr);
	ink_text(cr, f, &style, 0, .105 * HEX_RADIUS, text);
}

void draw_worths(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f, const struct box *view)
{
	for (int i = 0; i < s->board->count && s->region; i++) {
		struct point at;
		int points;
		if (!worth_of(s, i, &points, &at) || !near_view(s, i, view))
			continue;
		cairo_save(cr);
		cairo_translate(cr, at.x, at.y);
		draw_worth(cr, f, points);
		cairo_restore(cr);
	}
}
