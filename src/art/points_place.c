#include "art/points_place.h"

#include "art/sheet_plant.h"
#include "art/sheet_town.h"

#include <math.h>
#include <stdio.h>

enum { DISC = 0xf3e6c2, LINE = 0x2f2015, WREATH = 15 };

/* Soft paper round a point, so that it stands clear of its roads. */
static void halo(cairo_t *cr, const struct dress *d, double reach)
{
	for (int i = 0; i < 4; i++) {
		cairo_arc(cr, 0, 0, reach + 5.5 - 1.5 * i, 0, 2 * INK_PI);
		ink_colour(cr, d->paper, .30);
		cairo_fill(cr);
	}
}

static void ring(cairo_t *cr, double radius, double width, unsigned rgb)
{
	cairo_arc(cr, 0, 0, radius, 0, 2 * INK_PI);
	cairo_set_line_width(cr, width);
	ink_colour(cr, rgb, 1);
	cairo_stroke(cr);
}

/* The floor of a place, as pale as its sheet. */
static unsigned floor_of(const struct dress *d)
{
	return ink_blend(DISC, d->paper, .55);
}

static void disc(cairo_t *cr, const struct dress *d, double radius)
{
	cairo_arc(cr, 0, 0, radius, 0, 2 * INK_PI);
	ink_colour(cr, floor_of(d), 1);
	cairo_fill(cr);
	ring(cr, radius, 2.4, LINE);
	ring(cr, radius - 4, .9, LINE);
}

/* A bastioned trace: of each bastion the two flanks, the shoulders and the salient; between them straight curtains. */
static void trace(cairo_t *cr, int bastions, double radius, const double (*corner)[2])
{
	double step = 2 * INK_PI / bastions;
	cairo_new_path(cr);
	for (int i = 0; i < bastions; i++)
		for (int k = 0; k < 5; k++) {
			double a = (i + .5) * step - INK_PI / 2 + corner[k][0] * step, far = corner[k][1] * radius;
			cairo_line_to(cr, far * cos(a), far * sin(a));
		}
	cairo_close_path(cr);
}

static void walls(cairo_t *cr, unsigned fill, double width, unsigned line)
{
	cairo_set_line_join(cr, CAIRO_LINE_JOIN_MITER);
	ink_colour(cr, fill, 1);
	cairo_fill_preserve(cr);
	cairo_set_line_width(cr, width);
	ink_colour(cr, line, 1);
	cairo_stroke(cr);
}

/* Four bastions, two lines. */
static void town_walls(cairo_t *cr, const struct dress *d, double reach)
{
	static const double corner[5][2] = {{-.13, .72}, {-.185, 1.02}, {0, 1.34}, {.185, 1.02}, {.13, .72}};
	static const double inner[5][2] = {{-.15, .66}, {-.165, .90}, {0, 1.12}, {.165, .90}, {.15, .66}};
	trace(cr, 4, reach, corner);
	walls(cr, floor_of(d), 2.6, LINE);
	trace(cr, 4, reach * .92, inner);
	walls(cr, floor_of(d), .9, LINE);
}

/* Eight bastions behind a ditch. */
static void citadel_walls(cairo_t *cr, const struct dress *d, double reach)
{
	static const double ditch[5][2] = {{-.30, .84}, {-.25, .98}, {0, 1.20}, {.25, .98}, {.30, .84}};
	static const double corner[5][2] = {{-.19, .70}, {-.21, .86}, {0, 1.06}, {.21, .86}, {.19, .70}};
	trace(cr, 8, reach * 1.06, ditch);
	walls(cr, d->frozen ? 0xd9e6ec : 0xaebfb6, 1.5, 0x40545a);
	trace(cr, 8, reach, corner);
	walls(cr, 0xeadbb5, 2.8, LINE);
}

static void houses(cairo_t *cr, const struct sheet *s, struct point c, double reach)
{
	double scale = .58;
	cairo_save(cr);
	cairo_scale(cr, scale, scale);
	draw_houses(cr, reach / scale / HEX_RADIUS, (sheet_hash(c, 62) / 4294967295.0 - .5) * INK_PI, sheet_hash(c, 61),
		    s->dress->snow);
	cairo_restore(cr);
}

/* What holding the place is worth, on a disc at its upper right. */
static void draw_worth(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f, int place)
{
	char text[12];
	struct point at;
	struct ink_style style = {.face = FACE_SERIF_BOLD, .size = 17, .align = .5, .rgb = 0x5b1f1b};
	if (!point_worth_at(s, place, &at))
		return;
	snprintf(text, sizeof text, "%d", point_worth(s->board, place));
	cairo_save(cr);
	cairo_translate(cr, at.x, at.y);
	cairo_arc(cr, 0, 0, WORTH_RADIUS, 0, 2 * INK_PI);
	ink_colour(cr, 0xf8efd6, 1);
	cairo_fill(cr);
	ring(cr, WORTH_RADIUS, 1.8, 0x5b1f1b);
	ring(cr, WORTH_RADIUS - 2.6, .7, 0x5b1f1b);
	ink_text(cr, f, &style, 0, 5.8, text);
	cairo_restore(cr);
}

/* The trees round a wooded point that stand behind its disc, or before it. */
static void wreath(cairo_t *cr, const struct sheet *s, struct point c, double reach, bool before)
{
	for (int k = 0; k < WREATH; k++) {
		/* From the back to the front, left and right in turn. */
		double a = -INK_PI / 2 + (k & 1 ? 1 : -1) * ((k + 1) / 2) * 2 * INK_PI / WREATH;
		double far = reach + 5.5 + 3 * (noise_white(k, (int)c.x, 57) - .5);
		struct point p = {far * cos(a), far * sin(a) + 3};
		bool fir = noise_white(k, (int)c.y, 58) < .45;
		struct plant t = {p, fir ? 7.0 : 6.0, sheet_hash(c, 600 + (uint32_t)k),
				  fir ? PLANT_CONIFER : PLANT_CROWN};
		t.kind = s->dress->snow		  ? (fir ? PLANT_FIR : PLANT_BARE)
			 : s->dress->bare && !fir ? PLANT_LEAFLESS
						  : t.kind;
		if ((p.y > 4) == before)
			draw_plant(cr, &t);
	}
}

static void draw_point(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f, int place)
{
	static const double town[] = {.56, .56, .42, .56};
	const struct place *p = &s->board->at[place];
	struct point c = sheet_centre(s, place);
	double reach = point_reach(p);
	enum point_kind kind = point_kind(p);
	cairo_save(cr);
	cairo_translate(cr, c.x, c.y);
	halo(cr, s->dress, reach);
	if (kind == POINT_WOODED)
		wreath(cr, s, c, reach, false);
	if (kind == POINT_CITADEL)
		citadel_walls(cr, s->dress, reach);
	else if (kind == POINT_FORTIFIED)
		town_walls(cr, s->dress, reach);
	else
		disc(cr, s->dress, reach);
	houses(cr, s, c, town[kind] * reach);
	if (kind == POINT_WOODED)
		wreath(cr, s, c, reach, true);
	cairo_restore(cr);
	draw_worth(cr, s, f, place);
}

void draw_points(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f, const struct box *view)
{
	for (int i = 0; i < s->board->count; i++) {
		struct point c = sheet_centre(s, i);
		struct box b = {c.x - 70, c.y - 70, 140, 140};
		if (box_meets(&b, view))
			draw_point(cr, s, f, i);
	}
}
