/* Where nothing small may be put, and the trees, tufts and fields that keep off it. */
#include "art/sheet_mask.h"

#include "art/sheet_river.h"
#include "art/sheet_town.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* An 8 bit picture at half size that cairo can draw into. */
static cairo_surface_t *half_size(const struct sheet *s, cairo_t **cr)
{
	cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_A8, s->avoid.w, s->avoid.h);
	*cr = cairo_create(surface);
	cairo_scale(*cr, .5, .5);
	cairo_set_source_rgba(*cr, 0, 0, 0, 1);
	return surface;
}

static void take(struct mask *m, cairo_surface_t *surface, cairo_t *cr)
{
	cairo_destroy(cr);
	cairo_surface_flush(surface);
	const unsigned char *data = cairo_image_surface_get_data(surface);
	int stride = cairo_image_surface_get_stride(surface);
	for (int y = 0; y < m->h; y++)
		for (int x = 0; x < m->w; x++)
			m->at[y * m->w + x] |= data[y * stride + x];
	cairo_surface_destroy(surface);
}

/* How far a city's houses reach, by its rank; without one it is a large one. */
static const double city_reach[] = {.55, .62, .44, .34};

static void mark_place(cairo_t *cr, const struct sheet *s, int place)
{
	const struct place *p = &s->board->at[place];
	struct point c = sheet_centre(s, place);
	double r = p->kind & (KIND_FORTRESS | KIND_CITADEL) ? .86
		   : p->terrain == TERRAIN_REDOUBT || p->kind & KIND_REDOUBT ? .78
		   : p->kind & KIND_EARTHWORKS ? .72
		   : p->kind & KIND_CITY ? city_reach[town_rank(s, place) & 3]
		   : p->terrain == TERRAIN_TOWN || p->kind & KIND_TOWN ? .42 : 0;
	if (r > 0) {
		cairo_arc(cr, c.x, c.y, r * HEX_RADIUS, 0, 2 * INK_PI);
		cairo_fill(cr);
	}
	for (int d = 0; d < 6; d++) {
		/* The teeth of a front. */
		if (!(p->link[d].feature & EDGE_FRONT_OUT))
			continue;
		struct point a, b;
		sheet_side(s, place, d, &a, &b);
		cairo_move_to(cr, a.x, a.y);
		cairo_line_to(cr, b.x, b.y);
		cairo_set_line_width(cr, .34 * HEX_RADIUS);
		cairo_stroke(cr);
	}
	if (s->outside[place])
		return;
	cairo_rectangle(cr, c.x - .27 * HEX_RADIUS, c.y - HEX_HALF + .02 * HEX_RADIUS, .54 * HEX_RADIUS,
			.25 * HEX_RADIUS);
	cairo_fill(cr);
}

void plan_mask(struct sheet *s)
{
	cairo_t *cr;
	cairo_surface_t *surface = half_size(s, &cr);
	cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
	for (int i = 0; i < s->river_count; i++) {
		const struct ribbon *r = &s->rivers[i];
		for (int k = 0; k + 4 < r->line.count; k += 4) {
			cairo_move_to(cr, r->line.at[k].x, r->line.at[k].y);
			cairo_line_to(cr, r->line.at[k + 4].x, r->line.at[k + 4].y);
			cairo_set_line_width(cr, 2 * r->half[k] + .2 * HEX_RADIUS);
			cairo_stroke(cr);
		}
	}
	for (int i = 0; i < s->road_count; i++) {
		path_trace(cr, &s->roads[i].line);
		cairo_set_line_width(cr, .3 * HEX_RADIUS);
		cairo_stroke(cr);
	}
	for (int i = 0; i < s->board->count; i++)
		mark_place(cr, s, i);
	take(&s->avoid, surface, cr);
}

void mask_box(struct mask *m, struct box b)
{
	int x0 = (int)fmax(0, floor(b.x / 2)), y0 = (int)fmax(0, floor(b.y / 2));
	int x1 = (int)fmin(m->w, ceil((b.x + b.w) / 2)), y1 = (int)fmin(m->h, ceil((b.y + b.h) / 2));
	for (int y = y0; y < y1; y++)
		for (int x = x0; x < x1; x++)
			m->at[y * m->w + x] = 255;
}

void mask_line(struct mask *m, const struct path *p, double half)
{
	struct path even = path_resample(p, 4);
	for (int i = 0; i < even.count; i++)
		mask_box(m, (struct box){even.at[i].x - half, even.at[i].y - half, 2 * half, 2 * half});
	path_free(&even);
}

void mask_disc(struct mask *m, struct point c, double r)
{
	for (double y = -r; y < r; y += 2) {
		double half = sqrt(r * r - y * y);
		mask_box(m, (struct box){c.x - half, c.y + y, 2 * half, 2});
	}
}

bool mask_at(const struct mask *m, double x, double y)
{
	int ix = (int)(x / 2), iy = (int)(y / 2);
	return ix < 0 || iy < 0 || ix >= m->w || iy >= m->h || m->at[iy * m->w + ix] > 100;
}

double mask_share(const struct mask *m, struct box b)
{
	int hit = 0, all = 0;
	for (double y = b.y; y < b.y + b.h; y += 3)
		for (double x = b.x; x < b.x + b.w; x += 3) {
			hit += mask_at(m, x, y);
			all++;
		}
	return all ? (double)hit / all : 1;
}

/* Poisson disc over the marked part of `where`; height counts 1.2 times, as trees are seen from aside. */
struct scatter {
	double apart, cell;
	int w, h;
	struct point *at; /* x < 0 when empty */
};

static bool too_near(const struct scatter *g, struct point p)
{
	int cx = (int)(p.x / g->cell), cy = (int)(p.y / g->cell);
	for (int y = cy - 2; y <= cy + 2; y++)
		for (int x = cx - 2; x <= cx + 2; x++) {
			if (x < 0 || y < 0 || x >= g->w || y >= g->h)
				continue;
			struct point q = g->at[y * g->w + x];
			if (q.x >= 0 && hypot(q.x - p.x, 1.2 * (q.y - p.y)) < g->apart)
				return true;
		}
	return false;
}

typedef void plant_maker(struct sheet *s, struct point p, struct pcg *rnd);

static void scatter(struct sheet *s, const struct mask *where, double apart, double share, uint64_t seed,
		    plant_maker *make)
{
	struct scatter g = {apart, apart / 1.4143, 0, 0, NULL};
	g.w = (int)(s->w / g.cell) + 1;
	g.h = (int)(s->h / g.cell) + 1;
	g.at = ink_memory(NULL, (size_t)(g.w * g.h), sizeof *g.at);
	for (int i = 0; i < g.w * g.h; i++)
		g.at[i].x = -1;
	struct pcg rnd = pcg_start(seed);
	for (int pass = 0; pass < 7; pass++)
		for (int i = 0; i < g.w * g.h; i++) {
			struct point p = {(i % g.w + pcg_unit(&rnd)) * g.cell, (i / g.w + pcg_unit(&rnd)) * g.cell};
			int ix = (int)(p.x / 2), iy = (int)(p.y / 2);
			if (ix >= where->w || iy >= where->h || where->at[iy * where->w + ix] < 128)
				continue;
			if (mask_at(&s->avoid, p.x, p.y) || g.at[i].x >= 0 || too_near(&g, p))
				continue;
			g.at[i] = p;
			if (pcg_unit(&rnd) < share)
				make(s, p, &rnd);
		}
	free(g.at);
}

static bool conifers(struct point p)
{
	return noise_fbm(3, p.x * .8 / HEX_RADIUS, p.y * .8 / HEX_RADIUS, 55) > .53;
}

static void make_tree(struct sheet *s, struct point p, struct pcg *rnd)
{
	struct plant *t = sheet_plant_add(s);
	t->at = p;
	t->seed = pcg_next(rnd);
	t->kind = conifers(p) ? PLANT_CONIFER : PLANT_CROWN;
	t->size = HEX_RADIUS * (t->kind == PLANT_CONIFER ? pcg_range(rnd, .094, .116) : pcg_range(rnd, .088, .112));
	if (s->dress->snow)
		t->kind = t->kind == PLANT_CONIFER || noise_white((int)p.x, (int)p.y, 56) < .16 ? PLANT_FIR : PLANT_BARE;
	else if (s->dress->bare && t->kind == PLANT_CROWN)
		t->kind = PLANT_LEAFLESS;
}

static void make_lone_tree(struct sheet *s, struct point p, struct pcg *rnd)
{
	if (p.x < s->inner.x + 12 || p.y < s->inner.y + 14 || p.x > s->inner.x + s->inner.w - 16 ||
	    p.y > s->inner.y + s->inner.h - 12)
		return;
	make_tree(s, p, rnd);
	/* Now and then a small group. */
	int more = pcg_unit(rnd) < .35 ? 1 + pcg_below(rnd, 3) : 0;
	for (int i = 0; i < more; i++) {
		struct point q = {p.x + pcg_range(rnd, 7, 17) * (i & 1 ? -1 : 1), p.y + pcg_range(rnd, -9, 10)};
		if (!mask_at(&s->avoid, q.x, q.y))
			make_tree(s, q, rnd);
	}
}

static void make_tuft(struct sheet *s, struct point p, struct pcg *rnd)
{
	struct plant *t = sheet_plant_add(s);
	*t = (struct plant){p, .12 * HEX_RADIUS, pcg_next(rnd), s->dress->snow ? PLANT_REEDS : PLANT_TUFT};
}

static void make_drift(struct sheet *s, struct point p, struct pcg *rnd)
{
	struct plant *t = sheet_plant_add(s);
	*t = (struct plant){p, .24 * HEX_RADIUS, pcg_next(rnd), PLANT_DRIFT};
}

static bool is_town(const struct place *p)
{
	return p->terrain == TERRAIN_TOWN ||
	       p->kind & (KIND_TOWN | KIND_CITY | KIND_FORTRESS | KIND_OPEN | KIND_FORTIFIED | KIND_CITADEL);
}

static void fields_near(struct sheet *s, int place, const struct mask *busy, struct pcg *rnd)
{
	struct point c = sheet_centre(s, place);
	int wanted = s->board->kind == BOARD_POINTS ? pcg_below(rnd, 3) : 4 + pcg_below(rnd, 3);
	for (int tries = 0; tries < 120 && wanted > 0; tries++) {
		double a = pcg_range(rnd, 0, 2 * INK_PI), far = pcg_range(rnd, .5, 1.25) * HEX_RADIUS;
		struct point p = {c.x + far * cos(a), c.y + far * sin(a)};
		double reach = .17 * HEX_RADIUS;
		struct box b = {p.x - reach, p.y - reach, 2 * reach, 2 * reach};
		if (mask_share(&s->avoid, b) > .02 || mask_share(busy, b) > 0)
			continue;
		struct plant *f = sheet_plant_add(s);
		*f = (struct plant){p, HEX_RADIUS, pcg_next(rnd), s->dress->snow ? PLANT_STUBBLE : PLANT_FIELD};
		mask_box(&s->avoid, b);
		wanted--;
	}
}

/* Boulders and peaks: a few to the hex. */
static void rocks_in(struct sheet *s, int place, struct pcg *rnd)
{
	bool peak = s->board->at[place].terrain == TERRAIN_MOUNTAIN;
	struct point c = sheet_centre(s, place);
	/* The smaller the hexes, the wider the country: rough ground is hills there. */
	bool small = s->scale < .9, hills = peak || small;
	int wanted = peak && small ? 14 : hills ? 7 : 9;
	for (int tries = small ? 12 * wanted : wanted; tries > 0 && wanted > 0; tries--) {
		double a = pcg_range(rnd, 0, 2 * INK_PI), far = sqrt(pcg_unit(rnd)) * .82 * HEX_RADIUS;
		struct point p = {c.x + far * cos(a), c.y + far * sin(a)};
		if (mask_at(&s->avoid, p.x, p.y))
			continue;
		wanted--;
		struct plant *t = sheet_plant_add(s);
		*t = (struct plant){p, HEX_RADIUS * (peak && small ? pcg_range(rnd, .28, .46) : hills ? pcg_range(rnd, .2, .32) : pcg_range(rnd, .09, .16)),
				    pcg_next(rnd), hills ? PLANT_PEAK : PLANT_ROUGH};
	}
}

static int by_depth(const void *a, const void *b)
{
	const struct plant *p = a, *q = b;
	if (p->at.y < q->at.y || p->at.y > q->at.y)
		return p->at.y < q->at.y ? -1 : 1;
	return p->at.x < q->at.x ? -1 : p->at.x > q->at.x;
}

static struct mask blank_like(const struct mask *m)
{
	struct mask n = {ink_memory(NULL, (size_t)m->w * (size_t)m->h, 1), m->w, m->h};
	memset(n.at, 0, (size_t)n.w * (size_t)n.h);
	return n;
}

/* The inside of a shape, or with `rim` a strip of that width along its outline. */
static struct mask shape_mask(const struct sheet *s, const struct paths *shape, double rim)
{
	struct mask m = blank_like(&s->avoid);
	cairo_t *cr;
	cairo_surface_t *surface = half_size(s, &cr);
	cairo_rectangle(cr, s->inner.x, s->inner.y, s->inner.w, s->inner.h);
	cairo_clip(cr);
	paths_trace(cr, shape);
	cairo_set_line_width(cr, rim);
	if (rim > 0)
		cairo_stroke(cr);
	else
		cairo_fill(cr);
	take(&m, surface, cr);
	return m;
}

void plan_plants(struct sheet *s)
{
	struct mask woods = shape_mask(s, &s->woods, 0), marsh = shape_mask(s, &s->marsh, 0);
	struct mask sea = shape_mask(s, &s->sea, 0), rim = shape_mask(s, &s->woods, .62 * HEX_RADIUS);
	struct pcg rnd = pcg_start(1515);
	bool towns = !board_has_borders(s->board);
	struct mask busy = blank_like(&s->avoid);
	for (size_t i = 0; i < (size_t)busy.w * (size_t)busy.h; i++)
		busy.at[i] = woods.at[i] | sea.at[i];
	for (int i = 0; i < s->board->count && towns; i++)
		if (is_town(&s->board->at[i]) && !s->outside[i])
			fields_near(s, i, &busy, &rnd);
	rnd = pcg_start(4711);
	for (int i = 0; i < s->board->count; i++)
		if (s->board->at[i].terrain == TERRAIN_ROUGH || s->board->at[i].terrain == TERRAIN_MOUNTAIN)
			rocks_in(s, i, &rnd);
	scatter(s, &woods, .185 * HEX_RADIUS, 1, 99, make_tree);
	scatter(s, &marsh, .34 * HEX_RADIUS, s->dress->snow ? .55 : 1, 98, make_tuft);
	/* Stragglers before the edge of the woods. */
	for (size_t i = 0; i < (size_t)rim.w * (size_t)rim.h; i++)
		if (woods.at[i] | marsh.at[i] | sea.at[i])
			rim.at[i] = 0;
	scatter(s, &rim, .24 * HEX_RADIUS, .34, 96, make_tree);
	struct mask open = blank_like(&s->avoid);
	for (size_t i = 0; i < (size_t)open.w * (size_t)open.h; i++)
		open.at[i] = woods.at[i] | marsh.at[i] | sea.at[i] ? 0 : 255;
	scatter(s, &open, 1.05 * HEX_RADIUS, .20, 97, make_lone_tree);
	/* Copses, where the country is not ruled into hexes or areas. */
	for (size_t i = 0; s->board->kind == BOARD_POINTS && i < (size_t)open.w * (size_t)open.h; i++) {
		double x = 2.0 * (double)(i % (size_t)open.w), y = 2.0 * (double)(i / (size_t)open.w);
		rim.at[i] = open.at[i] && noise_fbm(4, x / 95, y / 95, 94) > .595 ? 255 : 0;
	}
	if (s->board->kind == BOARD_POINTS)
		scatter(s, &rim, 25, .6, 94, make_lone_tree);
	if (s->dress->snow)
		scatter(s, &open, .78 * HEX_RADIUS, .42, 95, make_drift);
	qsort(s->plants, (size_t)s->plant_count, sizeof *s->plants, by_depth);
	free(busy.at);
	free(woods.at);
	free(marsh.at);
	free(sea.at);
	free(rim.at);
	free(open.at);
}
