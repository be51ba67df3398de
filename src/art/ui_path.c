#include "art/ui_path.h"

#include "art/counter_base.h"
#include "art/ink.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* The state while a drawing is read. */
struct reader {
	cairo_t *cr;
	const struct ui_pen *pen;
	unsigned colour;
	double alpha;
	double n[6];
};

static int wanted(char command)
{
	static const struct {
		char command;
		int numbers;
	} table[] = {{'M', 2}, {'L', 2}, {'C', 6}, {'O', 3}, {'A', 5}, {'N', 5}, {'R', 4},
		     {'H', 3}, {'G', 3}, {'*', 3}, {'W', 1}, {'P', 1}, {'D', 2}, {'E', 1}};
	for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
		if (table[i].command == command)
			return table[i].numbers;
	}
	return 0;
}

static void hexagon(cairo_t *cr, double x, double y, double r)
{
	cairo_new_sub_path(cr);
	for (int i = 0; i < 6; i++)
		cairo_line_to(cr, x + r * cos(i * INK_PI / 3), y + r * sin(i * INK_PI / 3));
	cairo_close_path(cr);
}

static void cog(cairo_t *cr, double x, double y, double r)
{
	cairo_new_sub_path(cr);
	for (int i = 0; i < 32; i++) {
		double a = INK_PI * (i + .5) / 16, d = i % 4 < 2 ? r : r * .74;
		cairo_line_to(cr, x + d * cos(a), y + d * sin(a));
	}
	cairo_close_path(cr);
}

static void outline(struct reader *r, char command)
{
	cairo_t *cr = r->cr;
	const double *n = r->n;

	switch (command) {
	case 'M':
		cairo_move_to(cr, n[0], n[1]);
		break;
	case 'L':
		cairo_line_to(cr, n[0], n[1]);
		break;
	case 'C':
		cairo_curve_to(cr, n[0], n[1], n[2], n[3], n[4], n[5]);
		break;
	case 'Z':
		cairo_close_path(cr);
		break;
	case 'O':
		cairo_new_sub_path(cr);
		cairo_arc(cr, n[0], n[1], n[2], 0, 2 * INK_PI);
		cairo_close_path(cr);
		break;
	case 'A':
		cairo_arc(cr, n[0], n[1], n[2], n[3] * INK_PI / 180, n[4] * INK_PI / 180);
		break;
	case 'N':
		cairo_arc_negative(cr, n[0], n[1], n[2], n[3] * INK_PI / 180, n[4] * INK_PI / 180);
		break;
	case 'R':
		cairo_rectangle(cr, n[0], n[1], n[2], n[3]);
		break;
	case 'H':
		hexagon(cr, n[0], n[1], n[2]);
		break;
	case 'G':
		cog(cr, n[0], n[1], n[2]);
		break;
	case '*':
		counter_star_path(cr, n[0], n[1], n[2]);
		break;
	default:
		break;
	}
}

/* Lines that lean a little, over the right part of what is clipped. */
static void rule(struct reader *r, double share)
{
	double x0, y0, x1, y1;
	cairo_clip_extents(r->cr, &x0, &y0, &x1, &y1);
	double lean = .18 * (y1 - y0), from = x1 - share * (x1 - x0);
	for (double x = from; x < x1 + lean; x += r->pen->rule) {
		cairo_move_to(r->cr, x, y0);
		cairo_line_to(r->cr, x - lean, y1);
	}
	ink_colour(r->cr, r->pen->ink, .72);
	cairo_set_line_width(r->cr, .9 * r->pen->bold);
	cairo_stroke(r->cr);
}

static void engrave(struct reader *r, double share)
{
	cairo_t *cr = r->cr;
	cairo_path_t *shape = cairo_copy_path(cr);
	ink_colour(cr, r->colour, r->alpha);
	cairo_fill(cr);
	if (share > 0 && r->pen->rule > 0) {
		cairo_save(cr);
		cairo_append_path(cr, shape);
		cairo_clip(cr);
		rule(r, share);
		cairo_restore(cr);
	}
	cairo_append_path(cr, shape);
	ink_colour(cr, r->pen->ink, 1);
	cairo_stroke(cr);
	cairo_path_destroy(shape);
}

static void paint(struct reader *r, char command)
{
	cairo_t *cr = r->cr;

	switch (command) {
	case 'S':
		ink_colour(cr, r->colour, r->alpha);
		cairo_stroke(cr);
		break;
	case 'F':
		ink_colour(cr, r->colour, r->alpha);
		cairo_fill(cr);
		break;
	case 'T':
		ink_colour(cr, r->colour, r->alpha * .22);
		cairo_fill_preserve(cr);
		break;
	case 'B':
		ink_colour(cr, r->pen->fill, 1);
		cairo_fill_preserve(cr);
		break;
	case 'E':
		engrave(r, r->n[0]);
		break;
	case 'X':
		cairo_new_path(cr);
		break;
	case 'W':
		cairo_set_line_width(cr, r->n[0] * r->pen->bold);
		break;
	case 'P':
		r->alpha = r->n[0];
		break;
	case 'D':
		cairo_set_dash(cr, r->n, r->n[0] > 0 ? 2 : 0, 0);
		break;
	default:
		break;
	}
}

/* Whether another number stands next, so that L and C go on. */
static bool number_next(const char *at)
{
	while (*at == ' ')
		at++;
	return *at && strchr("-.0123456789", *at);
}

static const char *command(struct reader *r, const char *at)
{
	char letter = *at++, *end;

	if (letter == 'K') {
		r->colour = (unsigned)strtoul(at, &end, 16);
		return end;
	}
	do {
		for (int i = 0; i < wanted(letter); i++) {
			r->n[i] = strtod(at, &end);
			at = end;
		}
		outline(r, letter);
		paint(r, letter);
	} while (wanted(letter) && number_next(at));
	return at;
}

void ui_path(cairo_t *cr, const struct ui_pen *pen, const char *drawing)
{
	struct reader r = {.cr = cr, .pen = pen, .colour = pen->ink, .alpha = 1};

	cairo_save(cr);
	cairo_new_path(cr);
	cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
	cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
	cairo_set_line_width(cr, 1.8 * pen->bold);
	while (*drawing) {
		if (*drawing == ' ')
			drawing++;
		else
			drawing = command(&r, drawing);
	}
	cairo_new_path(cr);
	cairo_restore(cr);
}
