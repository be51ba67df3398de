#include "art/counter_face.h"

#include "art/counter_base.h"
#include "art/counter_leader.h"
#include "art/counter_rabble.h"
#include "art/counter_symbol.h"
#include "art/counter_text.h"
#include "art/counter_wagon.h"
#include "art/ink.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* The places of a face, which move with the detail. A size of 0 leaves the text out. */
struct plan {
	struct counter_box box;
	double mark_size, mark_y;
	double side_size, side_gap, side_long;
	double value_size, value_y, value_wide;
	double cockade, cockade_at;
	double letter;
};

static const struct plan plans[] = {
	[DETAIL_BARE] = {{14, 12, 72, 36, 5.4}, 0, 0, 0, 0, 0, 52, 74.5, 92, 0, 0, 27},
	[DETAIL_SMALL] = {{20, 19.5, 60, 34, 3.8}, 17, 10.6, 0, 0, 0, 48, 76, 92, 7.4, 11.8, 20},
	[DETAIL_BOLD] = {{23.5, 21.5, 53, 33, 3.2}, 18.5, 12, 19, 12.2, 36, 42, 76.5, 88, 6.8, 11.2, 17},
	[DETAIL_FULL] = {{23, 20.5, 54, 35, 2.9}, 15.5, 11.6, 15, 12.2, 37, 40, 77, 86, 6.3, 11.5, 15},
};

/* What a face is drawn with. */
struct pen {
	cairo_t *cr;
	const struct ink_fonts *fonts;
	const struct counter_style *style;
	uint32_t body, text;
	const struct plan *plan;
	unsigned flags;
};

enum counter_detail counter_detail_of(int side_px)
{
	if (side_px < 33)
		return DETAIL_BARE;
	if (side_px < 45)
		return DETAIL_SMALL;
	return side_px < 70 ? DETAIL_BOLD : DETAIL_FULL;
}

/* The guard of the French wears red, that of others the colour of its nation and the star alone. */
static const struct counter_style *style_of(const struct counter_piece *piece)
{
	const struct counter_style *style = counter_style_of(piece->nation, piece->side);
	if (piece->guard && !strcmp(style->nation, "france"))
		return counter_style_of("guard", NULL);
	return style;
}

/* Where the body shows the army a unit marches with, the field of its symbol shows its own nation: a style of both. */
static struct counter_style mixed_style(const struct counter_piece *piece)
{
	struct counter_style style = *counter_style_of(piece->nation, piece->side);
	const struct counter_style *army = counter_style_of(piece->body, piece->side);
	style.body = army->body;
	style.text = army->text;
	counter_field_of(piece->guard && !strcmp(style.nation, "france") ? "guard" : style.nation, &style.box, &style.symbol);
	return style;
}

/* The pale band of a reduced unit, so that the step lost is a shape and not only a tint. */
static void band(const struct pen *p)
{
	double top = p->plan->box.y + 1, bottom = p->plan->box.y + p->plan->box.h - 1;

	ink_colour(p->cr, 0xf7eed8, 1);
	cairo_rectangle(p->cr, 0, top, 100, bottom - top);
	cairo_fill(p->cr);
	ink_colour(p->cr, p->style->symbol, .8);
	cairo_set_line_width(p->cr, 1.1);
	cairo_move_to(p->cr, 0, top);
	cairo_line_to(p->cr, 100, top);
	cairo_move_to(p->cr, 0, bottom);
	cairo_line_to(p->cr, 100, bottom);
	cairo_stroke(p->cr);
}

static void print(const struct pen *p, const char *text, double size, double wide, double x, double y, double turn)
{
	struct counter_text t = {p->fonts, size, wide, x, y, turn, p->text, COUNTER_SANS};
	if (size > 0 && *text)
		counter_text(p->cr, &t, text);
}

/* A white field behind the size tells a unit that is a mere shell of its strength. */
static void size_mark(const struct pen *p, const struct counter_piece *piece)
{
	const struct plan *plan = p->plan;
	double w = plan->mark_size * (.62 + .58 * (double)strlen(piece->size)), h = plan->mark_size * .92;

	if (!piece->shell || plan->mark_size <= 0 || !*piece->size) {
		print(p, piece->size, plan->mark_size, 44, 50, plan->mark_y, 0);
		return;
	}
	struct counter_text t = {p->fonts, plan->mark_size * .94, 44, 50, plan->mark_y, 0, p->style->symbol, COUNTER_SANS};
	ink_rounded(p->cr, 50 - w / 2, plan->mark_y - h / 2, w, h, 1.6);
	ink_colour(p->cr, 0xffffff, 1);
	cairo_fill(p->cr);
	counter_text(p->cr, &t, piece->size);
}

/* A corps is known by its symbol alone, so that it may be large. */
static void marker(const struct pen *p, const struct counter_piece *piece)
{
	bool bare = p->plan->mark_size <= 0;
	struct counter_box box = bare ? (struct counter_box){11, 18, 78, 60, p->plan->box.line}
				      : (struct counter_box){14, 29, 72, 54, p->plan->box.line * 1.15};

	counter_symbol(p->cr, &box, piece, p->style, false);
	print(p, piece->size, bare ? 0 : 21, 60, 52, 15, 0);
}

static void unit(const struct pen *p, const struct counter_piece *piece)
{
	const struct plan *plan = p->plan;
	double middle = plan->box.y + plan->box.h / 2;
	const char *letter = counter_symbol_letter(piece->kind);

	counter_symbol(p->cr, &plan->box, piece, p->style, (p->flags & COUNTER_DISRUPTED) != 0);
	if (letter && !(piece->guard && piece->kind != COUNTER_COSSACK)) {
		bool corner = piece->kind == COUNTER_COSSACK;
		struct counter_text t = {p->fonts,
					 plan->letter,
					 30,
					 corner ? plan->box.x + plan->box.w * .24 : 50,
					 corner ? plan->box.y + plan->box.h * .34 : middle,
					 0,
					 p->style->symbol,
					 COUNTER_SANS};
		counter_text(p->cr, &t, letter);
	}
	size_mark(p, piece);
	print(p, piece->corps, plan->side_size, plan->side_long, plan->side_gap, middle, -1);
	print(p, piece->unit, plan->side_size * .93, plan->side_long, 100 - plan->side_gap, middle, 1);
}

static void stars(const struct pen *p, int rank)
{
	ink_colour(p->cr, p->text, 1);
	for (int i = 0; i < rank && i < 4; i++) {
		counter_star_path(p->cr, 90, 11 + 12 * i, 5.4);
		cairo_fill(p->cr);
	}
}

static void polygon(cairo_t *cr, double x, double y, double r, int corners, double turn)
{
	for (int i = 0; i < corners; i++) {
		double a = turn + 2 * INK_PI * i / corners;
		(i ? cairo_line_to : cairo_move_to)(cr, x + r * cos(a), y + r * sin(a));
	}
	cairo_close_path(cr);
}

/* What a leader can do beside leading, one sign below the other. */
static void signs(const struct pen *p, const char *list)
{
	ink_colour(p->cr, p->text, 1);
	cairo_set_line_width(p->cr, 2.2);
	for (int i = 0; list[i] && i < 4; i++) {
		double x = 89.5, y = 11.5 + 12.5 * i;
		if (list[i] == 's')
			counter_star_path(p->cr, x, y, 6);
		else if (list[i] == 't')
			polygon(p->cr, x, y + 1, 6, 3, -INK_PI / 2);
		else if (list[i] == 'r')
			polygon(p->cr, x - 1, y, 6, 3, 0);
		else if (list[i] == 'q')
			polygon(p->cr, x, y, 6, 4, INK_PI / 4);
		else if (list[i] == 'd')
			polygon(p->cr, x, y, 6, 4, 0);
		else
			cairo_arc(p->cr, x, y, 4.4, 0, 2 * INK_PI);
		if (list[i] == 'o')
			cairo_stroke(p->cr);
		else
			cairo_fill(p->cr);
	}
}

static void leader(const struct pen *p, const struct counter_piece *piece)
{
	struct counter_text name = {p->fonts, 15, 86, 50, 77.5, 0, p->text, COUNTER_SERIF};
	bool small = p->plan->side_size <= 0;

	cairo_save(p->cr);
	if (small) {
		cairo_translate(p->cr, -8, -3);
		cairo_scale(p->cr, 1.16, 1.16);
	}
	counter_portrait(p->cr, p->style, counter_face_seed(piece));
	cairo_restore(p->cr);
	if (!small) {
		counter_text(p->cr, &name, piece->name);
		if (*piece->signs)
			signs(p, piece->signs);
		else
			stars(p, piece->rank);
	}
	print(p, piece->value, small ? 24 : 15.5, 90, 50, small ? 87 : 91, 0);
}

static void wagon(const struct pen *p, const struct counter_piece *piece)
{
	bool depot = piece->kind == COUNTER_DEPOT || p->flags & COUNTER_TURNED, small = p->plan->side_size <= 0;
	bool dummy = piece->kind == COUNTER_DUMMY;
	const char *word = depot ? "DEPOT" : dummy ? "DUMMY" : *piece->unit ? piece->unit : "SUPPLY";

	/* Without a number there is room for the picture. */
	cairo_save(p->cr);
	if (!*piece->value) {
		cairo_translate(p->cr, 50, 55);
		cairo_scale(p->cr, 1.1, 1.2);
		cairo_translate(p->cr, -50, -43);
	}
	(depot ? counter_depot : counter_wagon)(p->cr, p->style);
	if (dummy)
		counter_struck(p->cr);
	cairo_restore(p->cr);
	if (!small)
		print(p, word, p->plan->mark_size * .84, 62, 54, 10.6, 0);
	print(p, piece->value, small ? 34 : 27, 84, 50, 83, 0);
}

static void rabble(const struct pen *p, const struct counter_piece *piece)
{
	struct counter_text t = {p->fonts, 12.6, 60, 54, 11.4, 0, p->text, COUNTER_SERIF};
	bool small = p->plan->side_size <= 0;

	cairo_save(p->cr);
	if (small) {
		cairo_translate(p->cr, -7, -8);
		cairo_scale(p->cr, 1.14, 1.14);
	}
	counter_rabble(p->cr, p->style);
	cairo_restore(p->cr);
	if (!small)
		counter_text(p->cr, &t, piece->name);
	print(p, "2", small ? 0 : 14, 20, 50, 90.5, 0);
}

static void contents(const struct pen *p, const struct counter_piece *piece)
{
	if (piece->kind == COUNTER_LEADER) {
		leader(p, piece);
		return;
	}
	if (piece->kind == COUNTER_BLANK)
		return;
	if (piece->kind == COUNTER_SUPPLY || piece->kind == COUNTER_DEPOT || piece->kind == COUNTER_DUMMY) {
		wagon(p, piece);
		return;
	}
	if (piece->kind == COUNTER_RABBLE) {
		rabble(p, piece);
		return;
	}
	if (piece->marker) {
		marker(p, piece);
		return;
	}
	unit(p, piece);
	print(p, p->flags & COUNTER_REDUCED ? piece->reduced : piece->value, p->plan->value_size, p->plan->value_wide, 50,
	      p->plan->value_y, 0);
}

void counter_face(cairo_t *cr, const struct ink_fonts *fonts, const struct counter_piece *piece,
		  enum counter_detail detail, unsigned flags)
{
	const struct counter_style mixed = mixed_style(piece), *style = *piece->body ? &mixed : style_of(piece);
	struct pen p = {cr, fonts, style, style->body, style->text, &plans[detail], flags};

	if (flags & COUNTER_REDUCED) {
		p.body = ink_blend(style->body, 0xe9dfc6, .42);
		p.text = style->symbol;
	}
	if (piece->turned && flags & COUNTER_DISRUPTED)
		p.body = ink_blend(style->body, 0x8a8578, .42);
	counter_body(cr, p.body, flags & COUNTER_PLAIN ? 0 : counter_hash(piece->id));
	cairo_save(cr);
	ink_rounded(cr, 0, 0, 100, 100, COUNTER_RADIUS);
	cairo_clip(cr);
	if (flags & COUNTER_REDUCED)
		band(&p);
	if (flags & COUNTER_DISRUPTED)
		counter_chevrons(cr);
	contents(&p, piece);
	cairo_restore(cr);
	if (p.plan->cockade > 0)
		counter_cockade(cr, style, p.plan->cockade_at, p.plan->cockade_at, p.plan->cockade);
	counter_bevel(cr);
}

void counter_letters(cairo_t *cr, const struct ink_fonts *fonts, const struct counter_style *style,
		     enum counter_detail detail)
{
	double h = detail == DETAIL_FULL ? 15 : detail == DETAIL_BOLD ? 19 : 24;
	struct counter_text t = {fonts, h * .86, h * 1.2, 2 + h * .7, 2 + h / 2, 0, style->symbol, COUNTER_SANS};

	ink_rounded(cr, 2, 2, h * 1.4, h, 2.6);
	ink_colour(cr, style->box, 1);
	cairo_fill_preserve(cr);
	ink_colour(cr, style->symbol, 1);
	cairo_set_line_width(cr, 1.2);
	cairo_stroke(cr);
	counter_text(cr, &t, style->letters);
}
