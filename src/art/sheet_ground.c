/* The ground of the sheet: paper, sea, washes, grid, and the veil over what is out of play. */
#include "art/sheet_ground.h"

#include "art/sheet_river.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Where a point lies on the outline of a box, 0..4, clockwise from the upper left. */
static double round_the_box(const struct box *b, struct point p)
{
	double x = ink_clamp((p.x - b->x) / b->w, 0, 1), y = ink_clamp((p.y - b->y) / b->h, 0, 1);
	double d[4] = {y, 1 - x, 1 - y, x};
	int side = 0;
	for (int i = 1; i < 4; i++)
		if (d[i] < d[side])
			side = i;
	double along[4] = {x, y, 1 - x, 1 - y};
	return side + along[side];
}

/* Closes a line that crosses the sheet with corners of the sheet, one way round or the other. */
static struct path close_by_corners(const struct sheet *s, const struct path *line, bool clockwise)
{
	struct box b = {-100, -100, s->w + 200, s->h + 200};
	struct point corner[4] = {{b.x, b.y}, {b.x + b.w, b.y}, {b.x + b.w, b.y + b.h}, {b.x, b.y + b.h}};
	struct path p = {.closed = true};
	for (int i = 0; i < line->count; i += 2)
		path_add(&p, line->at[i].x, line->at[i].y);
	double from = round_the_box(&b, line->at[line->count - 1]), to = round_the_box(&b, line->at[0]);
	for (int i = 1; i <= 4; i++) {
		double k = clockwise ? floor(from) + i : ceil(from) - i;
		double limit = clockwise ? (to < from ? to + 4 : to) : (to > from ? to - 4 : to);
		if (clockwise ? k > limit : k < limit)
			break;
		int c = ((int)k % 4 + 4) % 4;
		path_add(&p, corner[c].x, corner[c].y);
	}
	path_bound(&p);
	return p;
}

void plan_scenery(struct sheet *s)
{
	int inside = NONE;
	for (int i = 0; i < s->board->count && inside == NONE; i++)
		if (s->outside[i] && !s->board->at[i].missing)
			inside = i;
	for (int i = 0; i < s->river_count && inside != NONE; i++) {
		if (s->rivers[i].rank != LINE_GREAT)
			continue;
		for (int way = 0; way < 2; way++) {
			struct path p = close_by_corners(s, &s->rivers[i].line, way);
			if (path_holds(&p, sheet_centre(s, inside)))
				*paths_add(&s->scenery) = p;
			else
				path_free(&p);
		}
	}
}

/* The slow washes, worked out for an eighth of the size and stretched. */
static cairo_surface_t *blotches(const struct dress *d, const struct box *view, double *step)
{
	*step = 8;
	int w = (int)ceil(view->w / *step) + 3, h = (int)ceil(view->h / *step) + 3;
	double x0 = floor(view->x / *step) * *step, y0 = floor(view->y / *step) * *step;
	cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, w, h);
	unsigned char *data = cairo_image_surface_get_data(surface);
	int stride = cairo_image_surface_get_stride(surface);
	for (int y = 0; y < h; y++)
		for (int x = 0; x < w; x++) {
			double px = x0 + x * *step, py = y0 + y * *step, clear = 1, sum[3] = {0, 0, 0};
			for (int i = WASHES - 1; i >= 0; i--) {
				const struct wash *a = &d->wash[i];
				if (a->strength <= 0)
					continue;
				double k = a->strength * ink_smoothstep(a->low, a->high, noise_fbm(a->octaves, px / a->scale,
												 py / a->scale, a->seed));
				for (int c = 0; c < 3; c++)
					sum[c] += (a->rgb >> 8 * c & 255) * k * clear;
				clear *= 1 - k;
			}
			unsigned char *o = data + y * stride + x * 4;
			for (int c = 0; c < 3; c++)
				o[c] = (unsigned char)(sum[c] + .5);
			o[3] = (unsigned char)(255 * (1 - clear) + .5);
		}
	cairo_surface_mark_dirty(surface);
	return surface;
}

void draw_paper(cairo_t *cr, const struct sheet *s, const struct box *view)
{
	ink_colour(cr, s->dress->paper, 1);
	cairo_paint(cr);
	cairo_save(cr);
	cairo_rectangle(cr, s->inner.x, s->inner.y, s->inner.w, s->inner.h);
	cairo_clip(cr);
	ink_colour(cr, s->dress->ground.rgb, s->dress->ground.alpha);
	cairo_paint(cr);
	double step;
	cairo_surface_t *wash = blotches(s->dress, view, &step);
	cairo_translate(cr, floor(view->x / step) * step - step / 2, floor(view->y / step) * step - step / 2);
	cairo_scale(cr, step, step);
	cairo_set_source_surface(cr, wash, 0, 0);
	cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_BILINEAR);
	cairo_paint(cr);
	cairo_surface_destroy(wash);
	cairo_restore(cr);
}

/* The wash that darkens toward land: broad strokes of the shore, which need not follow its every turn. */
static void wash_shore(cairo_t *cr, const struct sheet *s)
{
	struct paths broad = {0};
	for (int i = 0; i < s->sea.count; i++) {
		struct path *p = paths_add(&broad);
		*p = path_resample(&s->sea.at[i], .2 * HEX_RADIUS);
		p->closed = true;
	}
	for (int k = 14; k >= 1; k--) {
		paths_trace(cr, k > 2 ? &broad : &s->sea);
		cairo_set_line_width(cr, .22 * k * HEX_RADIUS);
		ink_colour(cr, s->dress->sea_wash, .055);
		cairo_stroke(cr);
	}
	paths_free(&broad);
}

void draw_sea(cairo_t *cr, const struct sheet *s, const struct box *view)
{
	if (!s->sea.count)
		return;
	cairo_save(cr);
	paths_trace(cr, &s->sea);
	ink_colour(cr, s->dress->sea, 1);
	cairo_fill_preserve(cr);
	cairo_save(cr);
	cairo_clip(cr);
	wash_shore(cr, s);
	for (int k = 0; k < 16; k++) {
		double t = 1 - k / 16.0;
		for (int i = 0; i < s->waterline[k].count; i++)
			if (box_meets(&s->waterline[k].at[i].box, view))
				path_trace(cr, &s->waterline[k].at[i]);
		cairo_set_line_width(cr, 2 * (.4 + .9 * t));
		ink_colour(cr, s->dress->sea_line, .18 + .62 * t);
		cairo_stroke(cr);
	}
	cairo_restore(cr);
	paths_trace(cr, &s->sea);
	cairo_set_line_width(cr, .034 * HEX_RADIUS);
	ink_colour(cr, s->dress->shore, .95);
	cairo_stroke(cr);
	cairo_restore(cr);
}

static void inner_edge(cairo_t *cr, const struct paths *p, double width, unsigned rgb, double alpha)
{
	paths_trace(cr, p);
	cairo_set_line_width(cr, width * HEX_RADIUS);
	ink_colour(cr, rgb, alpha);
	cairo_stroke(cr);
}

/* The ruling of a marsh. Each row has its own generator, so that it does not matter which part is drawn. */
static void rule_marsh(cairo_t *cr, const struct sheet *s, const struct box *view)
{
	double gap = .105 * HEX_RADIUS;
	for (int row = (int)(view->y / gap); row * gap < view->y + view->h; row++) {
		struct pcg rnd = pcg_start(4242 + (uint64_t)row);
		for (double x = s->inner.x; x < s->inner.x + s->inner.w;) {
			double l = pcg_range(&rnd, .25, .8) * HEX_RADIUS;
			cairo_move_to(cr, x, row * gap);
			cairo_line_to(cr, x + l, row * gap);
			x += l + pcg_range(&rnd, .12, .4) * HEX_RADIUS;
		}
	}
	cairo_set_line_width(cr, .014 * HEX_RADIUS);
	ink_colour(cr, s->dress->marsh_rule.rgb, s->dress->marsh_rule.alpha);
	cairo_stroke(cr);
}

void draw_washes(cairo_t *cr, const struct sheet *s, const struct box *view)
{
	const struct dress *d = s->dress;
	struct paths near = {0};
	for (int k = 0; k < 2 && d->height.alpha > 0; k++) {
		paths_trace(cr, &s->height[k]);
		ink_colour(cr, d->height.rgb, d->height.alpha);
		cairo_fill(cr);
	}
	for (int i = 0; i < s->woods.count; i++)
		if (box_meets(&s->woods.at[i].box, view))
			*paths_add(&near) = s->woods.at[i];
	cairo_save(cr);
	paths_trace(cr, &near);
	ink_colour(cr, d->woods.rgb, d->woods.alpha);
	cairo_fill_preserve(cr);
	cairo_clip(cr);
	inner_edge(cr, &near, .20, d->woods_edge.rgb, d->woods_edge.alpha);
	inner_edge(cr, &near, .08, d->woods_rim.rgb, d->woods_rim.alpha);
	cairo_restore(cr);
	free(near.at);
	if (!s->marsh.count)
		return;
	cairo_save(cr);
	paths_trace(cr, &s->marsh);
	ink_colour(cr, d->marsh.rgb, d->marsh.alpha);
	cairo_fill_preserve(cr);
	cairo_clip(cr);
	inner_edge(cr, &s->marsh, .16, d->marsh_edge.rgb, d->marsh_edge.alpha);
	rule_marsh(cr, s, view);
	cairo_restore(cr);
}

void trace_hex(cairo_t *cr, const struct sheet *s, int place, double inset)
{
	struct point c = sheet_centre(s, place);
	double k = 1 - inset / HEX_HALF;
	cairo_new_sub_path(cr);
	for (int i = 0; i < 6; i++) {
		struct point p = sheet_corner(s, place, i);
		cairo_line_to(cr, c.x + (p.x - c.x) * k, c.y + (p.y - c.y) * k);
	}
	cairo_close_path(cr);
}

static bool is_front(const struct sheet *s, int place)
{
	for (int d = 0; d < 6; d++) {
		int to = board_step(s->board, place, d), way = to == NONE ? NONE : board_link(s->board, to, place);
		if (way != NONE && s->board->at[to].link[way].feature & EDGE_FRONT_OUT)
			return true;
	}
	return false;
}

/* The grey hexes in front of a redoubt: a flat tone, pooled at its edge, with fine ruling. */
void draw_fronts(cairo_t *cr, const struct sheet *s, const struct box *view)
{
	for (int i = 0; i < s->board->count; i++) {
		struct point c = sheet_centre(s, i);
		struct box b = {c.x - HEX_RADIUS, c.y - HEX_RADIUS, 2 * HEX_RADIUS, 2 * HEX_RADIUS};
		if (!box_meets(&b, view) || !is_front(s, i))
			continue;
		cairo_save(cr);
		trace_hex(cr, s, i, 1.5);
		ink_colour(cr, 0x6a6862, .25);
		cairo_fill_preserve(cr);
		cairo_clip(cr);
		trace_hex(cr, s, i, 1.5);
		cairo_set_line_width(cr, .16 * HEX_RADIUS);
		ink_colour(cr, 0x56544f, .20);
		cairo_stroke(cr);
		for (double t = -2 * HEX_RADIUS; t < 2 * HEX_RADIUS; t += 6.5) {
			cairo_move_to(cr, c.x + t - HEX_RADIUS, c.y + HEX_RADIUS);
			cairo_line_to(cr, c.x + t + HEX_RADIUS, c.y - HEX_RADIUS);
		}
		cairo_set_line_width(cr, .8);
		ink_colour(cr, 0x4b4a46, .26);
		cairo_stroke(cr);
		cairo_restore(cr);
	}
}

void draw_grid(cairo_t *cr, const struct sheet *s, const struct box *view, double alpha)
{
	const struct board *b = s->board;
	cairo_save(cr);
	for (int i = 0; i < b->count; i++) {
		struct point c = sheet_centre(s, i), p, q;
		struct box box = {c.x - 80, c.y - 80, 160, 160};
		if (!box_meets(&box, view))
			continue;
		for (int d = 0; d < 6; d++) {
			int to = board_step(b, i, d);
			/* Each side once, and none between two hexes that are out of play. */
			if (to != NONE && (to < i || (s->outside[i] && s->outside[to])))
				continue;
			if (to == NONE && s->outside[i])
				continue;
			sheet_side(s, i, d, &p, &q);
			cairo_move_to(cr, p.x, p.y);
			cairo_line_to(cr, q.x, q.y);
		}
	}
	cairo_set_line_width(cr, .0185 * HEX_RADIUS);
	cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
	ink_colour(cr, s->dress->print, alpha);
	cairo_stroke(cr);
	cairo_restore(cr);
}

void draw_veil(cairo_t *cr, const struct sheet *s)
{
	if (!s->scenery.count)
		return;
	cairo_save(cr);
	cairo_rectangle(cr, s->inner.x, s->inner.y, s->inner.w, s->inner.h);
	cairo_clip(cr);
	paths_trace(cr, &s->scenery);
	ink_colour(cr, 0xece1c2, .60);
	cairo_fill(cr);
	cairo_restore(cr);
}

void draw_numbers(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f, const struct box *view)
{
	/* On small hexes larger, so that they can be read. */
	struct ink_style style = {.face = FACE_SERIF, .size = fmax(.165 * HEX_RADIUS, 9.5 / s->scale), .spacing = .4, .align = .5,
				  .rgb = s->dress->print, .alpha = .84, .halo = .024 * HEX_RADIUS,
				  .halo_rgb = s->dress->paper, .halo_alpha = .8};
	for (int i = 0; i < s->board->count; i++) {
		struct point c = sheet_centre(s, i);
		struct box b = {c.x - 40, c.y - HEX_HALF, 80, 40};
		if (s->outside[i] || !box_meets(&b, view))
			continue;
		ink_text(cr, f, &style, c.x, c.y - HEX_HALF + .172 * HEX_RADIUS, s->board->at[i].id);
	}
}
