#include "art/counter_symbol.h"

#include "art/counter_base.h"
#include "art/ink.h"

const char *counter_symbol_letter(enum counter_kind kind)
{
	switch (kind) {
	case COUNTER_LIGHT:
		return "L";
	case COUNTER_GRENADIER:
		return "G";
	case COUNTER_MILITIA:
		return "M";
	case COUNTER_COSSACK:
		return "C";
	default:
		return NULL;
	}
}

static void line(cairo_t *cr, double x0, double y0, double x1, double y1)
{
	cairo_move_to(cr, x0, y0);
	cairo_line_to(cr, x1, y1);
	cairo_stroke(cr);
}

static void disc(cairo_t *cr, double x, double y, double radius)
{
	cairo_new_path(cr);
	cairo_arc(cr, x, y, radius, 0, 2 * INK_PI);
	cairo_fill(cr);
}

/* The slash of the mounted arms, from the lower left to the upper right. */
static void slash(cairo_t *cr, const struct counter_box *b)
{
	line(cr, b->x, b->y + b->h, b->x + b->w, b->y);
}

static void cross(cairo_t *cr, const struct counter_box *b)
{
	slash(cr, b);
	line(cr, b->x, b->y, b->x + b->w, b->y + b->h);
}

static void upper_half(cairo_t *cr, const struct counter_box *b)
{
	cairo_move_to(cr, b->x, b->y + b->h);
	cairo_line_to(cr, b->x, b->y);
	cairo_line_to(cr, b->x + b->w, b->y);
	cairo_close_path(cr);
	cairo_fill(cr);
}

/* The bridge of the engineers. */
static void bridge(cairo_t *cr, const struct counter_box *b)
{
	double top = b->y + b->h * .32, foot = b->y + b->h * .72;
	for (int i = 0; i < 3; i++)
		line(cr, b->x + b->w * (.25 + .25 * i), top, b->x + b->w * (.25 + .25 * i), foot);
	line(cr, b->x + b->w * .25, top, b->x + b->w * .75, top);
}

/* A field-coloured disc that keeps a letter or a star clear of the lines below it. */
static void clearing(cairo_t *cr, const struct counter_box *b, const struct counter_style *style, double radius)
{
	ink_colour(cr, style->box, 1);
	disc(cr, b->x + b->w / 2, b->y + b->h / 2, radius);
	ink_colour(cr, style->symbol, 1);
}

static void arm(cairo_t *cr, const struct counter_box *b, enum counter_kind kind, const struct counter_style *style)
{
	double cx = b->x + b->w / 2, cy = b->y + b->h / 2, unit = b->h / 35;

	switch (kind) {
	case COUNTER_INFANTRY:
		cross(cr, b);
		break;
	case COUNTER_LIGHT:
	case COUNTER_GRENADIER:
	case COUNTER_MILITIA:
		cross(cr, b);
		clearing(cr, b, style, 9.2 * unit);
		break;
	case COUNTER_CAVALRY:
	case COUNTER_COSSACK:
		slash(cr, b);
		break;
	case COUNTER_HEAVY:
		upper_half(cr, b);
		break;
	case COUNTER_ARTILLERY:
		disc(cr, cx, cy, 7.2 * unit);
		break;
	case COUNTER_HORSE_ARTILLERY:
		slash(cr, b);
		disc(cr, cx, cy, 7.2 * unit);
		break;
	case COUNTER_ENGINEER:
		bridge(cr, b);
		break;
	default:
		break;
	}
}

/* The guard's star: beside the symbol where the middle is taken by the arm itself. */
static void guard_star(cairo_t *cr, const struct counter_box *b, enum counter_kind kind,
		       const struct counter_style *style)
{
	double unit = b->h / 35, x = b->x + b->w / 2, y = b->y + b->h / 2, radius = 10.5 * unit;

	if (kind == COUNTER_INFANTRY || kind == COUNTER_LIGHT || kind == COUNTER_GRENADIER) {
		clearing(cr, b, style, 12.4 * unit);
	} else {
		x = b->x + 10.5 * unit;
		y = b->y + 10.5 * unit;
		radius = 8 * unit;
	}
	ink_colour(cr, kind == COUNTER_HEAVY ? style->box : style->symbol, 1);
	counter_star_path(cr, x, y + unit * .6, radius);
	cairo_fill(cr);
}

static void outline(cairo_t *cr, const struct counter_box *b, const struct counter_style *style, bool dashed)
{
	const double dash[] = {6, 3};

	cairo_rectangle(cr, b->x, b->y, b->w, b->h);
	if (dashed) {
		ink_colour(cr, style->box, 1);
		cairo_set_line_width(cr, b->line);
		cairo_stroke_preserve(cr);
		cairo_set_dash(cr, dash, 2, 0);
	}
	ink_colour(cr, style->symbol, 1);
	cairo_set_line_width(cr, b->line);
	cairo_stroke(cr);
	cairo_set_dash(cr, dash, 0, 0);
}

void counter_symbol(cairo_t *cr, const struct counter_box *b, const struct counter_piece *piece,
		    const struct counter_style *style, bool dashed)
{
	double half = b->line / 2;

	for (int i = 0; i < 3; i++) {
		ink_rounded(cr, b->x - half + .5, b->y - half + .9, b->w + b->line + i * .7, b->h + b->line + i * .7, 1);
		ink_colour(cr, 0x140a04, .12);
		cairo_fill(cr);
	}
	cairo_rectangle(cr, b->x, b->y, b->w, b->h);
	ink_colour(cr, style->box, 1);
	cairo_fill(cr);
	cairo_save(cr);
	cairo_rectangle(cr, b->x, b->y, b->w, b->h);
	cairo_clip(cr);
	ink_colour(cr, style->symbol, 1);
	cairo_set_line_width(cr, b->line);
	arm(cr, b, piece->kind, style);
	if (piece->guard)
		guard_star(cr, b, piece->kind, style);
	cairo_restore(cr);
	outline(cr, b, style, dashed);
}
