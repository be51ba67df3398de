/* Roads centre to centre, and the bridges, boats and fords where they meet water. */
#include "art/sheet_road.h"

#include "art/sheet_river.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static struct point waypoint(const struct sheet *s, int place)
{
	struct point p = sheet_centre(s, place);
	enum terrain t = (enum terrain)s->board->at[place].terrain;
	double k = t == TERRAIN_TOWN || t == TERRAIN_REDOUBT ? 0 : .24 * HEX_RADIUS;
	return (struct point){p.x + k * (sheet_hash(p, 31) / 4294967295.0 - .5),
			      p.y + k * (sheet_hash(p, 32) / 4294967295.0 - .5)};
}

static bool at_rim(const struct sheet *s, int place)
{
	for (int d = 0; d < 6; d++)
		if (board_step(s->board, place, d) == NONE)
			return true;
	return false;
}

/* From a hex on the rim straight out past the nearest side of the frame. */
static struct point way_out(const struct sheet *s, struct point p)
{
	double left = p.x, right = s->w - p.x, top = p.y, low = s->map_h - p.y;
	double least = fmin(fmin(left, right), fmin(top, low)), far = 190;
	if (least >= left)
		return (struct point){p.x - far, p.y};
	if (least >= right)
		return (struct point){p.x + far, p.y};
	return (struct point){p.x, least >= top ? p.y - far : p.y + far};
}

/* Small bends that depend on the place only, so that roads still meet where they met. */
static void wander(struct path *p)
{
	for (int i = 0; i < p->count; i++) {
		struct point *q = &p->at[i];
		double x = q->x * 1.15 / HEX_RADIUS, y = q->y * 1.15 / HEX_RADIUS, k = .17 * HEX_RADIUS;
		q->x += k * (noise_fbm(2, x, y, 33) - .5);
		q->y += k * (noise_fbm(2, x, y, 34) - .5);
	}
}

/* Where one road ends and one other takes over, the hex that one goes to next: no kink where they meet. */
static int goes_on(const struct sheet *s, int end, int from)
{
	const struct place *p = &s->board->at[end];
	int next = NONE, roads = 0;
	for (int d = 0; d < 6; d++) {
		if (p->link[d].to == NONE || !(p->link[d].feature & EDGE_ROAD))
			continue;
		roads++;
		if (p->link[d].to != from)
			next = p->link[d].to;
	}
	return roads == 2 && !at_rim(s, end) ? next : NONE;
}

/* Does a line drawn earlier leave the sheet from this hex? */
static bool left_there(const struct sheet *s, int place)
{
	struct point o = way_out(s, waypoint(s, place));
	for (int i = 0; i < s->road_count; i++) {
		const struct path *p = &s->roads[i].line;
		const struct point *a = &p->at[0], *b = &p->at[p->count - 1];
		if (hypot(a->x - o.x, a->y - o.y) < 40 || hypot(b->x - o.x, b->y - o.y) < 40)
			return true;
	}
	return false;
}

/* A road that ends at a ford goes on to the bank, where the map wants it so. */
static void reach_ford(const struct sheet *s, struct path *p, int end, bool ends, bool head)
{
	if (!ends || !json_bool_or(s->board->json, "roads_reach_fords", false))
		return;
	for (int d = 0; d < 6; d++) {
		if (!(s->board->at[end].link[d].feature & EDGE_FORD))
			continue;
		struct point a, b, c = sheet_centre(s, end);
		sheet_side(s, end, d, &a, &b);
		path_add(p, ink_mix(c.x, (a.x + b.x) / 2, .74), ink_mix(c.y, (a.y + b.y) / 2, .74));
		if (!head)
			return;
		struct point new = p->at[p->count - 1];
		memmove(p->at + 1, p->at, (size_t)(p->count - 1) * sizeof *p->at);
		p->at[0] = new;
		return;
	}
}

struct road *sheet_road_add(struct sheet *s)
{
	s->roads = ink_memory(s->roads, (size_t)s->road_count + 1, sizeof *s->roads);
	return &s->roads[s->road_count++];
}

/* One stretch of a road that no earlier road has drawn: hexes first..last of the chain. */
static void add_stretch(struct sheet *s, const int *chain, int length, int first, int last, bool wide,
			bool trail, int number)
{
	struct path p = {0}, bent;
	int before = first > 0 ? chain[first - 1] : goes_on(s, chain[0], chain[1]);
	int after = last < length - 1 ? chain[last + 1] : goes_on(s, chain[length - 1], chain[length - 2]);
	bool out_first = first == 0 && at_rim(s, chain[0]) && length > 1 && !(trail && left_there(s, chain[0]));
	bool out_last = last == length - 1 && at_rim(s, chain[length - 1]) && length > 1 &&
			!(trail && left_there(s, chain[length - 1]));
	/* Neighbours beyond the stretch only bend its ends the right way; their pieces are dropped again. */
	int drop_head = before != NONE, drop_tail = after != NONE;
	if (out_first) {
		struct point o = way_out(s, waypoint(s, chain[0]));
		path_add(&p, o.x, o.y);
	}
	for (int i = first - drop_head; i <= last + drop_tail; i++) {
		struct point q = waypoint(s, i < first ? before : i > last ? after : chain[i]);
		path_add(&p, q.x, q.y);
	}
	if (out_last) {
		struct point o = way_out(s, waypoint(s, chain[length - 1]));
		path_add(&p, o.x, o.y);
	}
	enum { PIECES = 14 };
	reach_ford(s, &p, chain[0], first == 0 && !out_first && before == NONE, true);
	reach_ford(s, &p, chain[length - 1], last == length - 1 && !out_last && after == NONE,
		   false);
	bent = path_spline(&p, PIECES);
	wander(&bent);
	struct road *r = sheet_road_add(s);
	*r = (struct road){.wide = wide, .trail = trail, .number = number};
	for (int i = drop_head * PIECES; i < bent.count - drop_tail * PIECES; i++)
		path_add(&r->line, bent.at[i].x, bent.at[i].y);
	path_bound(&r->line);
	path_free(&p);
	path_free(&bent);
}

/* Listed by the map, or one that runs right across the sheet. */
static bool is_great(const struct sheet *s, int number, int first, int last)
{
	const cJSON *list = json_get(s->board->json, "great_roads"), *one;
	cJSON_ArrayForEach(one, list)
		if (cJSON_IsNumber(one) && one->valueint == number)
			return true;
	return !list && at_rim(s, first) && at_rim(s, last);
}

static void add_road(struct sheet *s, const cJSON *list, bool trail, int number, bool *drawn)
{
	int chain[256], length = 0;
	const cJSON *one;
	cJSON_ArrayForEach(one, list) {
		int place = cJSON_IsString(one) ? board_find(s->board, one->valuestring) : NONE;
		if (place != NONE && length < 256)
			chain[length++] = place;
	}
	if (length < 2)
		return;
	bool wide = !trail && is_great(s, number, chain[0], chain[length - 1]);
	int first = -1;
	for (int i = 0; i + 1 < length; i++) {
		int way = board_link(s->board, chain[i], chain[i + 1]);
		int back = board_link(s->board, chain[i + 1], chain[i]);
		bool old = way == NONE || back == NONE || drawn[chain[i] * 6 + way];
		if (!old) {
			drawn[chain[i] * 6 + way] = drawn[chain[i + 1] * 6 + back] = true;
			if (first < 0)
				first = i;
		}
		if (first >= 0 && (old || i + 2 == length)) {
			add_stretch(s, chain, length, first, old ? i : i + 1, wide, trail, number);
			first = -1;
		}
	}
}

/* Where a road crosses a line of water; false when it does not. */
static bool meet(const struct path *road, const struct ribbon *r, int from, int *at_road, int *at_water)
{
	for (int i = from; i + 1 < road->count; i++) {
		struct point a = road->at[i], b = road->at[i + 1];
		for (int k = 0; k + 1 < r->line.count; k++) {
			struct point c = r->line.at[k], d = r->line.at[k + 1];
			if (fabs(c.x - a.x) > 40 || fabs(c.y - a.y) > 40)
				continue;
			double ux = b.x - a.x, uy = b.y - a.y, vx = d.x - c.x, vy = d.y - c.y;
			double det = ux * vy - uy * vx;
			if (fabs(det) < 1e-9)
				continue;
			double t = ((c.x - a.x) * vy - (c.y - a.y) * vx) / det;
			double q = ((c.x - a.x) * uy - (c.y - a.y) * ux) / det;
			if (t >= 0 && t < 1 && q >= 0 && q < 1) {
				*at_road = i;
				*at_water = k;
				return true;
			}
		}
	}
	return false;
}

static struct crossing *crossing_near(struct sheet *s, struct point p, double reach)
{
	for (int i = 0; i < s->crossing_count; i++)
		if (hypot(s->crossings[i].at.x - p.x, s->crossings[i].at.y - p.y) < reach)
			return &s->crossings[i];
	return NULL;
}

static struct crossing *crossing_add(struct sheet *s)
{
	s->crossings = ink_memory(s->crossings, (size_t)s->crossing_count + 1, sizeof *s->crossings);
	struct crossing *c = &s->crossings[s->crossing_count++];
	memset(c, 0, sizeof *c);
	c->road = c->river = NONE;
	return c;
}

static bool listed(const struct sheet *s, const char *key, int a, int b)
{
	const cJSON *list = json_get(s->board->json, key), *pair;
	cJSON_ArrayForEach(pair, list) {
		const cJSON *x = cJSON_GetArrayItem(pair, 0), *y = cJSON_GetArrayItem(pair, 1);
		if (!cJSON_IsString(x) || !cJSON_IsString(y))
			continue;
		int p = board_find(s->board, x->valuestring), q = board_find(s->board, y->valuestring);
		if ((p == a && q == b) || (p == b && q == a))
			return true;
	}
	return false;
}

/* The crossings the board names, whether or not a road leads there. */
static void named_crossing(struct sheet *s, int a, int d)
{
	const struct board *b = s->board;
	int to = board_step(b, a, d);
	struct point p, q, ca = sheet_centre(s, a), cb = sheet_centre(s, to), best = {0, 0};
	sheet_side(s, a, d, &p, &q);
	double mx = (p.x + q.x) / 2, my = (p.y + q.y) / 2, least = 1e9, far;
	double half = 6;
	for (int i = 0; i < s->river_count; i++) {
		int k = path_nearest(&s->rivers[i].line, mx, my, &far);
		if (far < least) {
			least = far;
			best = s->rivers[i].line.at[k];
			half = s->rivers[i].half[k];
		}
	}
	struct crossing *c = crossing_add(s);
	c->kind = b->at[a].link[d].feature & EDGE_FORD ? CROSS_FORD
		  : listed(s, "pontoon_bridges", a, to) ? CROSS_PONTOON
							: CROSS_BRIDGE;
	c->at = best;
	c->half = half;
	double l = hypot(cb.x - ca.x, cb.y - ca.y);
	c->along = (struct point){(cb.x - ca.x) / l, (cb.y - ca.y) / l};
}

void plan_road_crossings(struct sheet *s, int number, double reach)
{
	const struct road *road = &s->roads[number];
	for (int i = 0; i < s->river_count; i++) {
		const struct ribbon *r = &s->rivers[i];
		int from = 0, at, water;
		while (meet(&road->line, r, from, &at, &water)) {
			from = at + 1;
			struct point p = r->line.at[water];
			struct crossing *c = crossing_near(s, p, r->rank == LINE_BROOK ? fmin(20, reach) : reach);
			if (!c)
				c = crossing_add(s);
			c->at = p;
			c->half = r->half[water];
			c->along = path_direction(&road->line, at, 1);
			c->wide |= road->wide;
			c->road = number;
			c->river = i;
			if (c->kind == CROSS_FORD && road->wide)
				c->kind = CROSS_BURNT;
		}
	}
}

void plan_roads(struct sheet *s)
{
	const struct board *b = s->board;
	bool *drawn = ink_memory(NULL, (size_t)b->count * 6, sizeof *drawn);
	memset(drawn, 0, (size_t)b->count * 6 * sizeof *drawn);
	const cJSON *list = json_get(b->json, "roads"), *one;
	int number = 0;
	cJSON_ArrayForEach(one, list)
		add_road(s, one, false, number++, drawn);
	list = json_get(b->json, "trails");
	cJSON_ArrayForEach(one, list)
		add_road(s, one, true, number++, drawn);
	free(drawn);
	for (int i = 0; i < b->count; i++)
		for (int d = 0; d < 3; d++)
			if (board_step(b, i, d) != NONE && b->at[i].link[d].feature & (EDGE_BRIDGE | EDGE_FORD))
				named_crossing(s, i, d);
	for (int i = 0; i < s->road_count; i++)
		plan_road_crossings(s, i, .75 * HEX_RADIUS);
}

static void pass(cairo_t *cr, const struct sheet *s, const struct box *view, bool wide, bool trail, double width)
{
	for (int i = 0; i < s->road_count; i++) {
		struct box b = box_grow(s->roads[i].line.box, 20);
		if (s->roads[i].wide == wide && s->roads[i].trail == trail && box_meets(&b, view))
			path_trace(cr, &s->roads[i].line);
	}
	cairo_set_line_width(cr, width * HEX_RADIUS);
	cairo_stroke(cr);
}

/* A beaten path: dashes on a pale bed. */
static void draw_trails(cairo_t *cr, const struct sheet *s, const struct box *view)
{
	double dash[2] = {.115 * HEX_RADIUS, .085 * HEX_RADIUS};
	ink_colour(cr, s->dress->road, .85);
	pass(cr, s, view, false, true, .062);
	cairo_save(cr);
	cairo_set_line_cap(cr, CAIRO_LINE_CAP_BUTT);
	cairo_set_dash(cr, dash, 2, 0);
	ink_colour(cr, s->dress->road_line, .95);
	pass(cr, s, view, false, true, .042);
	cairo_restore(cr);
}

/* Two ruts in every road: wheels in mud. */
static void draw_ruts(cairo_t *cr, const struct sheet *s, const struct box *view)
{
	for (int i = 0; i < s->road_count; i++) {
		const struct path *p = &s->roads[i].line;
		struct box b = box_grow(p->box, 20);
		for (int side = -1; side <= 1 && !s->roads[i].trail && box_meets(&b, view); side += 2) {
			cairo_new_sub_path(cr);
			for (int k = 0; k < p->count; k++) {
				struct point d = path_direction(p, k, 1);
				cairo_line_to(cr, p->at[k].x - d.y * side * .95, p->at[k].y + d.x * side * .95);
			}
		}
	}
	cairo_set_line_width(cr, .75);
	ink_colour(cr, s->dress->rut.rgb, s->dress->rut.alpha);
	cairo_stroke(cr);
}

void draw_roads(cairo_t *cr, const struct sheet *s, const struct box *view)
{
	const struct dress *d = s->dress;
	cairo_save(cr);
	cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
	cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
	draw_trails(cr, s, view);
	ink_colour(cr, d->road_line, 1);
	pass(cr, s, view, false, false, s->road_line);
	pass(cr, s, view, true, false, .122);
	ink_colour(cr, d->road, 1);
	pass(cr, s, view, false, false, s->road_fill);
	ink_colour(cr, d->great_road, 1);
	pass(cr, s, view, true, false, .072);
	if (d->rut.alpha > 0)
		draw_ruts(cr, s, view);
	cairo_restore(cr);
}

/* All in a frame whose x axis runs over the water. */
static void draw_bridge(cairo_t *cr, const struct crossing *c)
{
	double l = c->half + .09 * HEX_RADIUS, w = (c->wide ? .058 : .04) * HEX_RADIUS;
	cairo_rectangle(cr, -l, -w, 2 * l, 2 * w);
	ink_colour(cr, c->wide ? 0xf6e3b0 : 0xf3e7cb, 1);
	cairo_fill(cr);
	double wing = .05 * HEX_RADIUS;
	for (int side = -1; side <= 1; side += 2) {
		cairo_move_to(cr, -l - wing, side * (w + wing));
		cairo_line_to(cr, -l, side * w);
		cairo_line_to(cr, l, side * w);
		cairo_line_to(cr, l + wing, side * (w + wing));
	}
	cairo_set_line_width(cr, (c->half < 4 ? .024 : .034) * HEX_RADIUS);
	ink_colour(cr, 0x2a1b10, 1);
	cairo_stroke(cr);
}

/* A deck of planks as wide as the road, between two parapets with splayed ends. */
static void draw_planks(cairo_t *cr, const struct crossing *c, unsigned deck)
{
	double l = c->half + 4, w = 4.6;
	cairo_rectangle(cr, -l, -w, 2 * l, 2 * w);
	ink_colour(cr, deck, 1);
	cairo_fill(cr);
	for (double x = -l + 1.7; x < l; x += 3.4) {
		cairo_move_to(cr, x, -w);
		cairo_line_to(cr, x, w);
	}
	cairo_set_line_width(cr, .9);
	ink_colour(cr, 0x3a2717, .75);
	cairo_stroke(cr);
	for (int side = -1; side <= 1; side += 2) {
		cairo_move_to(cr, -l - 5, side * (w + 4.4));
		cairo_curve_to(cr, -l - 3, side * (w + 1.4), -l - 1, side * w, -l + 2, side * w);
		cairo_line_to(cr, l - 2, side * w);
		cairo_curve_to(cr, l + 1, side * w, l + 3, side * (w + 1.4), l + 5, side * (w + 4.4));
	}
	cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
	cairo_set_line_width(cr, 2.6);
	ink_colour(cr, 0x2a1b10, 1);
	cairo_stroke(cr);
}

static void draw_pontoon(cairo_t *cr, const struct crossing *c)
{
	double l = c->half + .10 * HEX_RADIUS, boat = .17 * HEX_RADIUS, gap = .088 * HEX_RADIUS;
	int boats = (int)fmax(2, floor(2 * c->half / gap));
	for (int i = 0; i < boats; i++) {
		double x = (i - (boats - 1) / 2.0) * gap, b = .034 * HEX_RADIUS;
		cairo_move_to(cr, x, -boat);
		cairo_curve_to(cr, x + b * 1.3, -boat * .6, x + b * 1.3, boat * .6, x, boat);
		cairo_curve_to(cr, x - b * 1.3, boat * .6, x - b * 1.3, -boat * .6, x, -boat);
		cairo_close_path(cr);
	}
	ink_colour(cr, 0xd9b67c, 1);
	cairo_fill_preserve(cr);
	ink_colour(cr, 0x2a1b10, 1);
	cairo_set_line_width(cr, .018 * HEX_RADIUS);
	cairo_stroke(cr);
	double w = .042 * HEX_RADIUS;
	cairo_rectangle(cr, -l, -w, 2 * l, 2 * w);
	ink_colour(cr, 0xf0dcaa, 1);
	cairo_fill_preserve(cr);
	ink_colour(cr, 0x2a1b10, 1);
	cairo_set_line_width(cr, .02 * HEX_RADIUS);
	cairo_stroke(cr);
	for (double x = -l + 3; x < l; x += 3.4) {
		cairo_move_to(cr, x, -w);
		cairo_line_to(cr, x, w);
	}
	cairo_set_line_width(cr, .008 * HEX_RADIUS);
	cairo_stroke(cr);
}

static void draw_ford(cairo_t *cr, const struct crossing *c, bool snow)
{
	double l = c->half + (snow ? .17 : .13) * HEX_RADIUS, w = (snow ? .095 : .055) * HEX_RADIUS;
	double dot[2] = {0, .062 * HEX_RADIUS};
	cairo_rectangle(cr, -c->half, -w, 2 * c->half, 2 * w);
	ink_colour(cr, snow ? 0xc9dce5 : 0xe3ddc0, snow ? .92 : .75);
	cairo_fill(cr);
	cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
	cairo_set_dash(cr, dot, 2, 0);
	for (int side = -1; side <= 1; side += 2) {
		cairo_move_to(cr, -l, side * w);
		cairo_line_to(cr, l, side * w);
	}
	cairo_set_line_width(cr, .036 * HEX_RADIUS);
	ink_colour(cr, 0x2a1b10, 1);
	cairo_stroke(cr);
}

/* What fire has left of a bridge: the ends, and charred piles in the water between them. */
static void draw_burnt(cairo_t *cr, const struct crossing *c)
{
	double l = c->half + .12 * HEX_RADIUS, w = .072 * HEX_RADIUS, end = .16 * HEX_RADIUS;
	cairo_rectangle(cr, -c->half, -1.5 * w, 2 * c->half, 3 * w);
	ink_colour(cr, 0x6b8b9e, 1);
	cairo_fill(cr);
	for (int side = -1; side <= 1; side += 2) {
		double x = side * l, in = -side;
		cairo_move_to(cr, x, -w);
		cairo_line_to(cr, x + in * end, -w);
		cairo_line_to(cr, x + in * end * .7, -.2 * w);
		cairo_line_to(cr, x + in * end * 1.15, .3 * w);
		cairo_line_to(cr, x + in * end * .8, w);
		cairo_line_to(cr, x, w);
	}
	ink_colour(cr, 0x6e5a48, 1);
	cairo_fill_preserve(cr);
	cairo_set_line_width(cr, .026 * HEX_RADIUS);
	ink_colour(cr, 0x1a120c, 1);
	cairo_stroke(cr);
	for (int i = -2; i <= 2; i++)
		for (int side = -1; side <= 1; side += 2) {
			cairo_new_sub_path(cr);
			cairo_arc(cr, i * .2 * c->half * 1.6, side * w * .8, .024 * HEX_RADIUS, 0, 2 * INK_PI);
		}
	ink_colour(cr, 0x1a120c, 1);
	cairo_fill(cr);
}

void draw_crossings(cairo_t *cr, const struct sheet *s, const struct box *view)
{
	for (int i = 0; i < s->crossing_count; i++) {
		const struct crossing *c = &s->crossings[i];
		struct box b = {c->at.x - 60, c->at.y - 60, 120, 120};
		if (!box_meets(&b, view))
			continue;
		cairo_save(cr);
		cairo_translate(cr, c->at.x, c->at.y);
		cairo_rotate(cr, atan2(c->along.y, c->along.x));
		if (c->kind == CROSS_BRIDGE)
			draw_bridge(cr, c);
		else if (c->kind == CROSS_PONTOON)
			draw_pontoon(cr, c);
		else if (c->kind == CROSS_PLANKS)
			draw_planks(cr, c, s->dress->road);
		else if (c->kind == CROSS_BURNT)
			draw_burnt(cr, c);
		else
			draw_ford(cr, c, s->dress->snow);
		cairo_restore(cr);
	}
}
