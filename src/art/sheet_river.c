/* Rivers and streams along hexsides.
 *
 * The hexsides with water form a graph over the hex corners. It is cut into long lines, the greater waters first, so
 * that every tributary ends on the line it flows into. */
#include "art/sheet_river.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct corner {
	struct point at;
	int side[3], other[3]; /* sides that meet here and the corner at their other end */
	int sides, hexes;
	bool joined; /* lies on a line already made */
};

struct bank {
	int a, b;
	enum line_rank rank;
	bool used;
};

struct net {
	struct corner *corner;
	struct bank *side;
	int corners, sides, room;
};

void sheet_side(const struct sheet *s, int place, int d, struct point *a, struct point *b)
{
	*a = sheet_corner(s, place, (d + 4) % 6);
	*b = sheet_corner(s, place, (d + 5) % 6);
}

static int hexes_at(const struct sheet *s, struct point p)
{
	int n = 0;
	for (int i = 0; i < 6; i++) {
		double a = (i + .5) * INK_PI / 3;
		n += sheet_on_board(s, p.x + 20 * cos(a), p.y + 20 * sin(a));
	}
	/* Two samples at most fall into one hex. */
	return n >= 6 ? 3 : n >= 3 ? 2 : 1;
}

static int corner_of(struct net *n, const struct sheet *s, struct point p)
{
	for (int i = 0; i < n->corners; i++)
		if (hypot(n->corner[i].at.x - p.x, n->corner[i].at.y - p.y) < 5)
			return i;
	struct corner *c = &n->corner[n->corners];
	memset(c, 0, sizeof *c);
	c->at = p;
	c->hexes = hexes_at(s, p);
	return n->corners++;
}

static void add_side(struct net *n, const struct sheet *s, int place, int d, enum line_rank rank)
{
	if (n->sides == n->room) {
		n->room = n->room ? n->room * 2 : 256;
		n->side = ink_memory(n->side, (size_t)n->room, sizeof *n->side);
		n->corner = ink_memory(n->corner, 2 * (size_t)n->room + 2, sizeof *n->corner);
	}
	struct point a, b;
	sheet_side(s, place, d, &a, &b);
	int ends[2] = {corner_of(n, s, a), corner_of(n, s, b)};
	n->side[n->sides] = (struct bank){ends[0], ends[1], rank, false};
	for (int i = 0; i < 2; i++) {
		struct corner *c = &n->corner[ends[i]];
		c->side[c->sides] = n->sides;
		c->other[c->sides++] = ends[!i];
	}
	n->sides++;
}

static struct net collect(const struct sheet *s)
{
	const struct board *b = s->board;
	struct net n = {0};
	for (int i = 0; i < b->count; i++)
		for (int d = 0; d < 3; d++) {
			int to = board_step(b, i, d);
			unsigned f = b->at[i].link[d].feature;
			if (to == NONE || !(f & (EDGE_RIVER | EDGE_STREAM)))
				continue;
			bool rim = s->outside[i] != s->outside[to];
			enum line_rank rank = !(f & EDGE_RIVER) ? LINE_BROOK : rim ? LINE_GREAT : LINE_RIVER;
			add_side(&n, s, i, d, rank);
		}
	return n;
}

/* Breadth first over unused sides of a rank; `from` of each corner reached. The farthest corner. */
static int farthest(const struct net *n, int start, enum line_rank rank, int *from, int *queue)
{
	int head = 0, tail = 0;
	for (int i = 0; i < n->corners; i++)
		from[i] = -2;
	from[start] = -1;
	queue[tail++] = start;
	while (head < tail) {
		int at = queue[head++];
		const struct corner *c = &n->corner[at];
		if (c->joined && at != start)
			continue;
		for (int i = 0; i < c->sides; i++) {
			const struct bank *e = &n->side[c->side[i]];
			if (e->used || e->rank != rank || from[c->other[i]] != -2)
				continue;
			from[c->other[i]] = at;
			queue[tail++] = c->other[i];
		}
	}
	return queue[tail - 1];
}

static void use_side(struct net *n, int a, int b)
{
	for (int i = 0; i < n->corner[a].sides; i++)
		if (n->corner[a].other[i] == b)
			n->side[n->corner[a].side[i]].used = true;
}

static struct point jittered(struct point p)
{
	double k = .14 * HEX_RADIUS;
	return (struct point){p.x + k * (sheet_hash(p, 21) / 4294967295.0 - .5),
			      p.y + k * (sheet_hash(p, 22) / 4294967295.0 - .5)};
}

/* The point of a finished line that a tributary ends on. */
static struct point snapped(const struct sheet *s, struct point p)
{
	struct point best = p;
	double least = HEX_RADIUS, d;
	for (int i = 0; i < s->river_count; i++) {
		int k = path_nearest(&s->rivers[i].line, p.x, p.y, &d);
		if (d < least) {
			least = d;
			best = s->rivers[i].line.at[k];
		}
	}
	return best;
}

/* From the rim of the board out past the frame. */
static struct point beyond(const struct sheet *s, struct point p)
{
	double left = p.x, right = s->w - p.x, top = p.y, low = s->map_h - p.y;
	double least = fmin(fmin(left, right), fmin(top, low));
	if (least >= left)
		return (struct point){p.x - 140, p.y + 12};
	if (least >= right)
		return (struct point){p.x + 140, p.y - 12};
	return (struct point){p.x + 12, top <= least ? p.y - 140 : p.y + 140};
}

static void reverse(struct path *p)
{
	for (int i = 0, j = p->count - 1; i < j; i++, j--) {
		struct point t = p->at[i];
		p->at[i] = p->at[j];
		p->at[j] = t;
	}
}

static void waver(struct path *p)
{
	struct path q = path_resample(p, 3);
	for (int i = 0; i < q.count; i++) {
		struct point d = path_direction(&q, i, 2), o = q.at[i];
		double fade = ink_clamp(fmin(i, q.count - 1 - i) / 8.0, 0, 1);
		double n = 2 * noise_fbm(3, o.x * 2.2 / HEX_RADIUS, o.y * 2.2 / HEX_RADIUS, 23) - 1;
		q.at[i].x -= d.y * n * .05 * HEX_RADIUS * fade;
		q.at[i].y += d.x * n * .05 * HEX_RADIUS * fade;
	}
	path_free(p);
	*p = q;
}

/* How much of its width a water has so many px from an end that lies open on the sheet: it runs out, to `least` of it, over
 * so many hex radii. */
static double run_out(double px, double least, double radii)
{
	return least + (1 - least) * ink_smoothstep(0, radii * HEX_RADIUS, px);
}

/* Widths grow from the source. Where an end lies open inside the board it is narrow, but the last hexside is to be seen: rules
 * ask for it. */
static void set_widths(const struct dress *dress, struct ribbon *r, const bool open[2], double share)
{
	const double from[] = {.13, dress->river_from, .026}, to[] = {.23, dress->river_to, .058};
	r->half = ink_memory(NULL, (size_t)r->line.count, sizeof *r->half);
	for (int i = 0; i < r->line.count; i++) {
		double t = (double)i / r->line.count;
		struct point p = r->line.at[i];
		double w = ink_mix(from[r->rank], ink_mix(from[r->rank], to[r->rank], share), pow(t, .8));
		w *= .84 + .34 * noise_fbm(2, p.x * 1.4 / HEX_RADIUS, p.y * 1.4 / HEX_RADIUS, 24);
		if (open[0])
			w *= run_out(i * 3.0, .25, .9);
		if (open[1])
			w *= run_out((r->line.count - 1 - i) * 3.0, .25, .9);
		r->half[i] = w * HEX_RADIUS / 2;
	}
}

/* The end of the line is where it joins another; at the rim of the land it goes on beyond. */
static void tie_end(const struct sheet *s, struct path *p, const struct corner *c)
{
	struct point *last = &p->at[p->count - 1];
	if (c->joined) {
		*last = snapped(s, *last);
	} else if (c->hexes < 3) {
		struct point o = beyond(s, *last);
		path_add(p, o.x, o.y);
	}
}

static void add_ribbon(struct sheet *s, struct net *n, int end, const int *from, enum line_rank rank)
{
	struct path p = {0};
	int first = end, last = end;
	for (int at = end; at >= 0; at = from[at]) {
		struct point q = jittered(n->corner[at].at);
		path_add(&p, q.x, q.y);
		if (from[at] >= 0)
			use_side(n, at, from[at]);
		last = at;
	}
	/* The mouth is where it joins; without one, where it leaves the sheet. */
	const struct corner *c = n->corner;
	bool back = c[first].joined != c[last].joined ? c[first].joined : c[first].hexes < 3 && c[last].hexes == 3;
	if (back) {
		reverse(&p);
		int t = first;
		first = last;
		last = t;
	}
	bool first_rim = c[first].hexes < 3, last_rim = c[last].hexes < 3;
	reverse(&p);
	tie_end(s, &p, &c[first]);
	reverse(&p);
	tie_end(s, &p, &c[last]);
	double hexes = path_length(&p) / HEX_RADIUS;
	path_chaikin(&p, 3);
	waver(&p);
	path_bound(&p);
	s->rivers = ink_memory(s->rivers, (size_t)s->river_count + 1, sizeof *s->rivers);
	struct ribbon *r = &s->rivers[s->river_count];
	*r = (struct ribbon){.line = p, .rank = rank};
	const bool open[2] = {!first_rim && !c[first].joined, !last_rim && !c[last].joined};
	set_widths(s->dress, r, open, ink_clamp(hexes / 12, .35, 1));
	s->river_count++;
	for (int at = end; at >= 0; at = from[at])
		n->corner[at].joined = true;
}

void plan_rivers(struct sheet *s)
{
	struct net n = collect(s);
	int *from = ink_memory(NULL, (size_t)n.corners, sizeof *from);
	int *queue = ink_memory(NULL, (size_t)n.corners + 1, sizeof *queue);
	for (int rank = LINE_GREAT; rank <= LINE_BROOK; rank++)
		for (int i = 0; i < n.sides; i++) {
			/* Longest first: again and again over the same component until it is used up. */
			while (!n.side[i].used && (int)n.side[i].rank == rank) {
				enum line_rank r = (enum line_rank)rank;
				int start = n.corner[n.side[i].a].joined ? n.side[i].b : n.side[i].a;
				int far = farthest(&n, start, r, from, queue);
				/* From the mouth up to the farthest source, where there is a mouth. */
				for (int k = 0; k < n.corners; k++)
					if (from[k] != -2 && n.corner[k].joined) {
						far = k;
						break;
					}
				int end = farthest(&n, far, r, from, queue);
				add_ribbon(s, &n, end, from, r);
			}
		}
	free(from);
	free(queue);
	free(n.corner);
	free(n.side);
}

/* Is the sea so near that a water flows into it? */
static bool near_sea(const struct sheet *s, struct point p)
{
	bool near = sheet_at_sea(s, p);
	for (int i = 0; i < 8 && !near; i++)
		near = sheet_at_sea(s, (struct point){p.x + 50 * cos(i * INK_PI / 4), p.y + 50 * sin(i * INK_PI / 4)});
	return near;
}

/* Does a drawn water end in nothing there: in no other one, in no sea, and on the sheet? */
static bool ends_open(const struct sheet *s, const struct ribbon *r, struct point p)
{
	double d;
	for (int i = 0; i < s->river_count; i++) {
		if (&s->rivers[i] == r || s->rivers[i].line.count < 2)
			continue;
		path_nearest(&s->rivers[i].line, p.x, p.y, &d);
		if (d < 12)
			return false;
	}
	return p.x > 4 && p.y > 4 && p.x < s->w - 4 && p.y < s->map_h - 4 && !near_sea(s, p);
}

static void drawn_widths(const struct sheet *s, struct ribbon *r, double from, double to, bool mouth)
{
	double all = r->line.count > 1 ? r->line.count - 1 : 1, share = ink_clamp(all * 3 / 900, .3, 1);
	bool open[2] = {ends_open(s, r, r->line.at[0]), !mouth && ends_open(s, r, r->line.at[r->line.count - 1])};
	r->half = ink_memory(NULL, (size_t)r->line.count, sizeof *r->half);
	for (int i = 0; i < r->line.count; i++) {
		struct point p = r->line.at[i];
		double w = ink_mix(from, ink_mix(from, to, share), pow(i / all, .8));
		w *= .86 + .28 * noise_fbm(2, p.x / 50, p.y / 50, 24);
		if (open[0])
			w *= run_out(i * 3.0, .03, 1.5);
		if (open[1])
			w *= run_out((r->line.count - 1 - i) * 3.0, .03, 1.5);
		r->half[i] = w / 2;
	}
}

static enum line_rank rank_named(const char *word)
{
	return !strcmp(word, "great") ? LINE_GREAT : !strcmp(word, "river") ? LINE_RIVER : LINE_BROOK;
}

void plan_drawn_rivers(struct sheet *s, const cJSON *list, const struct river_widths *widths, bool wavers)
{
	const cJSON *one, *p;
	s->rivers = ink_memory(s->rivers, (size_t)cJSON_GetArraySize(list) + 1, sizeof *s->rivers);
	cJSON_ArrayForEach(one, list)
	{
		struct ribbon *r = &s->rivers[s->river_count++];
		*r = (struct ribbon){.rank = rank_named(json_string_or(one, "rank", "brook"))};
		cJSON_ArrayForEach(p, json_get(one, "line"))
		{
			struct point at = sheet_spot(s, p);
			path_add(&r->line, at.x, at.y);
		}
		path_chaikin(&r->line, 2);
		struct path even = path_resample(&r->line, 3);
		path_free(&r->line);
		r->line = even;
		if (wavers)
			waver(&r->line);
		path_bound(&r->line);
	}
	struct ribbon *r = s->rivers;
	cJSON_ArrayForEach(one, list) /* when all lie: where one ends in another is known */
	{
		drawn_widths(s, r, widths->from[r->rank], widths->to[r->rank], json_bool_or(one, "mouth", false));
		r++;
	}
}

/* The line along the bank, and what shines beside it, run out with the water. */
static double rim(const struct ribbon *r, int i, double wider)
{
	return wider * ink_clamp(r->half[i] / (.009 * HEX_RADIUS), 0, 1);
}

static void trace_ribbon(cairo_t *cr, const struct ribbon *r, double wider)
{
	const struct path *p = &r->line;
	cairo_new_sub_path(cr);
	for (int i = 0; i < p->count; i++) {
		struct point d = path_direction(p, i, 2);
		double h = r->half[i] + rim(r, i, wider);
		cairo_line_to(cr, p->at[i].x - d.y * h, p->at[i].y + d.x * h);
	}
	for (int i = p->count - 1; i >= 0; i--) {
		struct point d = path_direction(p, i, 2);
		double h = r->half[i] + rim(r, i, wider);
		cairo_line_to(cr, p->at[i].x + d.y * h, p->at[i].y - d.x * h);
	}
	cairo_close_path(cr);
}

static void pass(cairo_t *cr, const struct sheet *s, const struct box *view, double wider, double least)
{
	cairo_new_path(cr);
	for (int i = 0; i < s->river_count; i++) {
		const struct ribbon *r = &s->rivers[i];
		struct box b = box_grow(r->line.box, 40);
		if (!box_meets(&b, view))
			continue;
		double by = r->rank == LINE_BROOK ? fmin(wider, least) : wider;
		trace_ribbon(cr, r, by);
		cairo_fill(cr);
	}
}

bool sheet_at_sea(const struct sheet *s, struct point p)
{
	bool in = false;
	for (int i = 0; i < s->sea.count; i++)
		in ^= path_holds(&s->sea.at[i], p);
	return in;
}

/* The water of a ribbon from a little before the point where it enters the sea, fading out beyond it. */
static void draw_mouth(cairo_t *cr, const struct dress *d, const struct ribbon *r, int shore)
{
	const struct path *p = &r->line;
	struct point u = path_direction(p, shore, 4), at = p->at[shore];
	double red = (d->water.rgb >> 16) / 255.0, green = (d->water.rgb >> 8 & 255) / 255.0, blue = (d->water.rgb & 255) / 255.0;
	int first = shore > 5 ? shore - 5 : 0, last = shore + 12 < p->count ? shore + 12 : p->count - 1;
	cairo_pattern_t *fade = cairo_pattern_create_linear(at.x, at.y, at.x + 26 * u.x, at.y + 26 * u.y);
	cairo_pattern_add_color_stop_rgba(fade, 0, red, green, blue, d->water.alpha);
	cairo_pattern_add_color_stop_rgba(fade, 1, red, green, blue, 0);
	cairo_new_path(cr);
	for (int side = -1; side <= 1; side += 2)
		for (int i = first; i <= last; i++) {
			int k = side < 0 ? i : last + first - i;
			struct point e = path_direction(p, k, 2);
			/* Inland just within the banks, then spreading. */
			double h = side * (k < shore ? r->half[k] - .3 : r->half[k] + .5 * (k - shore));
			cairo_line_to(cr, p->at[k].x - e.y * h, p->at[k].y + e.x * h);
		}
	cairo_close_path(cr);
	cairo_set_source(cr, fade);
	cairo_fill(cr);
	cairo_pattern_destroy(fade);
}

void draw_mouths(cairo_t *cr, const struct sheet *s)
{
	for (int i = 0; i < s->river_count; i++) {
		const struct path *p = &s->rivers[i].line;
		int k = p->count - 1;
		if (!sheet_at_sea(s, p->at[k]))
			continue;
		while (k > 0 && sheet_at_sea(s, p->at[k]))
			k--;
		draw_mouth(cr, s->dress, &s->rivers[i], k + 1);
	}
}

void draw_rivers(cairo_t *cr, const struct sheet *s, const struct box *view)
{
	const struct dress *d = s->dress;
	cairo_save(cr);
	cairo_set_fill_rule(cr, CAIRO_FILL_RULE_WINDING);
	ink_colour(cr, d->water_glow.rgb, d->water_glow.alpha);
	pass(cr, s, view, .11 * HEX_RADIUS, .06 * HEX_RADIUS);
	ink_colour(cr, d->water_line.rgb, d->water_line.alpha);
	pass(cr, s, view, .026 * HEX_RADIUS, .019 * HEX_RADIUS);
	ink_colour(cr, d->water.rgb, d->water.alpha);
	pass(cr, s, view, 0, 0);
	/* A thread of light along the middle of the wide ones. */
	cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
	for (int i = 0; i < s->river_count; i++) {
		const struct ribbon *r = &s->rivers[i];
		if (r->rank == LINE_BROOK || !box_meets(&r->line.box, view))
			continue;
		for (int side = -1; side <= 1; side += 2) {
			for (int k = 0; k < r->line.count; k++) {
				struct point u = path_direction(&r->line, k, 2), p = r->line.at[k];
				double h = side * r->half[k] * .55;
				cairo_line_to(cr, p.x - u.y * h, p.y + u.x * h);
			}
			cairo_new_sub_path(cr);
		}
		cairo_set_line_width(cr, .011 * HEX_RADIUS);
		ink_colour(cr, d->water_thread.rgb, d->water_thread.alpha);
		cairo_stroke(cr);
	}
	cairo_restore(cr);
}
