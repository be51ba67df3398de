#include "art/counter_block.h"

#include "art/card_motif.h"
#include "art/card_sign.h"
#include "art/counter_base.h"
#include "art/counter_leader.h"
#include "art/counter_symbol.h"
#include "art/emblem.h"
#include "art/ink.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { WOOD = 0xc79a5e, EDGE = 0x1f150c, CREAM = 0xfaf2dc, SHADE = 0xecdcb6, TIRED = 0xd9cfb6, CELLS = 8 };

#define INSET 3.5
#define TURN (8.6 * INK_PI / 180)
#define LYING 3.0 /* how deep a block that has acted still looks */

/* The places of a front, which move with its size on the screen. */
struct plan {
	double band, name, cockade;
	double portrait, face_x, face_y; /* scale and middle; 0: none */
	struct counter_box foot, horse;
	double number_x, number;
	double bonus; /* size of the signs; 0: none */
	double track_y, track_h, disc;
};

static const struct plan plans[] = {
	{23, 16.5, 6.4, .63, 24.5, 46.5, {47, 30, 20, 13.5, 1.8}, {47, 47, 20, 13.5, 1.8}, 78.5, 21, 5.4, 66.5, 11.4,
	 4.7},
	{19, 0, 7, 0, 0, 0, {11, 25, 34, 17, 3}, {11, 45, 34, 17, 3}, 70, 25, 0, 64.5, 13, 5.2},
};

static const struct plan *plan_of(double side_px)
{
	return &plans[side_px < 45];
}

static double cell_at(int i)
{
	return INSET + (BLOCK_WIDE - 2 * INSET) * (i + .5) / CELLS;
}

/* From the front's own units to the sprite: a block that has acted is turned about the foot of its front. */
static struct point placed(double x, double y, bool acted)
{
	struct point foot = {BLOCK_PAD + BLOCK_WIDE / 2.0, BLOCK_PAD + BLOCK_DEEP + BLOCK_HIGH};
	double dx = x - BLOCK_WIDE / 2.0, dy = y - BLOCK_HIGH, a = acted ? TURN : 0;
	/* Turned it would stand on one corner: it is lifted so that this corner stays on the ground. */
	double lift = acted ? BLOCK_WIDE / 2.0 * sin(a) : 0;
	return (struct point){foot.x + dx * cos(a) - dy * sin(a), foot.y - lift + dx * sin(a) + dy * cos(a)};
}

struct block_places block_places(double side_px, bool acted)
{
	const struct plan *p = plan_of(side_px);
	struct block_places b = {.size = p->number, .disc = p->disc};
	b.figure[0] = placed(p->number_x, p->foot.y + p->foot.h / 2, acted);
	b.figure[1] = placed(p->number_x, p->horse.y + p->horse.h / 2, acted);
	b.track[0] = placed(cell_at(0), p->track_y + p->track_h / 2, acted);
	b.track[1] = placed(cell_at(CELLS - 1), p->track_y + p->track_h / 2, acted);
	b.foot = placed(BLOCK_WIDE / 2.0, BLOCK_HIGH, false);
	return b;
}

/* Moves the origin to the upper left corner of the front. */
static void pose(cairo_t *cr, bool acted)
{
	struct point o = placed(0, 0, acted);
	cairo_translate(cr, o.x, o.y);
	if (acted)
		cairo_rotate(cr, TURN);
}

static void shadow(cairo_t *cr, bool acted)
{
	double far = acted ? 4 : 11;
	cairo_save(cr);
	for (int i = 0; i < 6; i++) {
		double out = 2.6 - .9 * i;
		cairo_move_to(cr, 4 - out, BLOCK_HIGH + 2.5 + out);
		cairo_line_to(cr, BLOCK_WIDE + far + out, BLOCK_HIGH + 2.5 + out);
		cairo_line_to(cr, BLOCK_WIDE + BLOCK_SHEAR + far + out, BLOCK_HIGH - (acted ? 2 : 9));
		cairo_line_to(cr, BLOCK_WIDE + BLOCK_SHEAR + far + out, (acted ? 8 : 26) - out);
		cairo_line_to(cr, BLOCK_WIDE, 10);
		cairo_line_to(cr, 4 - out, BLOCK_HIGH - 6);
		cairo_close_path(cr);
		ink_colour(cr, 0x1c120a, .075);
		cairo_fill(cr);
	}
	cairo_restore(cr);
}

/* A face of the block seen aslant: filled, edged. */
static void slanted(cairo_t *cr, const double at[4][2], unsigned rgb)
{
	cairo_new_path(cr);
	for (int i = 0; i < 4; i++)
		cairo_line_to(cr, at[i][0], at[i][1]);
	cairo_close_path(cr);
	ink_colour(cr, rgb, 1);
	cairo_fill_preserve(cr);
	ink_colour(cr, EDGE, 1);
	cairo_set_line_width(cr, 1.3);
	cairo_stroke(cr);
}

/* Upper and right face, then the painted front. */
static void wood(cairo_t *cr, unsigned side, bool acted)
{
	unsigned body = ink_blend(side, WOOD, .25);
	double k = acted ? LYING / BLOCK_DEEP : 1, up = BLOCK_DEEP * k, aside = BLOCK_SHEAR * k;
	const double top[4][2] = {{1, 1}, {1 + aside, 1 - up}, {BLOCK_WIDE - 1 + aside, 1 - up}, {BLOCK_WIDE - 1, 1}};
	const double right[4][2] = {{BLOCK_WIDE - 1, 1},
				    {BLOCK_WIDE - 1 + aside, 1 - up},
				    {BLOCK_WIDE - 1 + aside, BLOCK_HIGH - 2 - up},
				    {BLOCK_WIDE - 1, BLOCK_HIGH - 1}};
	cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
	slanted(cr, top, ink_blend(body, 0xffffff, .40));
	slanted(cr, right, ink_blend(body, 0x000000, .42));
	for (int i = 1; i <= 2 && !acted; i++) {
		double t = i / 3.0;
		cairo_move_to(cr, 4 + aside * t, 1 - up * t);
		cairo_line_to(cr, BLOCK_WIDE - 4 + aside * t, 1 - up * t);
	}
	ink_colour(cr, ink_blend(body, 0x000000, .25), .6);
	cairo_set_line_width(cr, .7);
	cairo_stroke(cr);
	cairo_pattern_t *p = cairo_pattern_create_linear(0, 0, BLOCK_WIDE, BLOCK_HIGH);
	counter_stop(p, 0, ink_blend(side, 0xffffff, .13), 1);
	counter_stop(p, .55, side, 1);
	counter_stop(p, 1, ink_blend(side, 0x000000, .10), 1);
	ink_rounded(cr, .7, .7, BLOCK_WIDE - 1.4, BLOCK_HIGH - 1.4, 4.5);
	cairo_set_source(cr, p);
	cairo_fill_preserve(cr);
	cairo_pattern_destroy(p);
	ink_colour(cr, EDGE, 1);
	cairo_set_line_width(cr, 1.4);
	cairo_stroke(cr);
}

static void sticker(cairo_t *cr, const struct plan *p, const struct counter_style *style, bool acted)
{
	double w = BLOCK_WIDE - 2 * INSET, h = BLOCK_HIGH - 2 * INSET;
	cairo_pattern_t *g = cairo_pattern_create_linear(0, INSET, 0, INSET + h);
	counter_stop(g, 0, acted ? TIRED : CREAM, 1);
	counter_stop(g, 1, acted ? ink_blend(TIRED, 0x000000, .06) : SHADE, 1);
	ink_rounded(cr, INSET, INSET, w, h, 3);
	cairo_set_source(cr, g);
	cairo_fill(cr);
	cairo_pattern_destroy(g);
	cairo_save(cr);
	ink_rounded(cr, INSET, INSET, w, h, 3);
	cairo_clip(cr);
	cairo_rectangle(cr, INSET, INSET, w, p->band);
	ink_colour(cr, acted ? ink_blend(style->body, TIRED, .25) : style->body, 1);
	cairo_fill_preserve(cr);
	cairo_clip(cr);
	for (double x = -BLOCK_HIGH; acted && x < BLOCK_WIDE; x += 4.2) {
		cairo_move_to(cr, x, INSET + p->band);
		cairo_line_to(cr, x + p->band * 1.2, INSET);
	}
	ink_colour(cr, 0xffffff, .30);
	cairo_set_line_width(cr, 1.2);
	cairo_stroke(cr);
	cairo_restore(cr);
	cairo_move_to(cr, INSET, INSET + p->band);
	cairo_line_to(cr, INSET + w, INSET + p->band);
	ink_colour(cr, EDGE, .8);
	cairo_set_line_width(cr, 1);
	cairo_stroke(cr);
	ink_rounded(cr, INSET, INSET, w, h, 3);
	ink_colour(cr, EDGE, .75);
	cairo_stroke(cr);
}

/* Left of the fold where there is one. */
static void name(cairo_t *cr, const struct ink_fonts *f, const struct counter_piece *piece, const struct plan *p,
		 const struct counter_style *style, bool acted)
{
	bool commander = piece->kind == COUNTER_LEADER;
	struct ink_style text = {.face = FACE_SERIF_BOLD,
				 .size = p->name,
				 .align = .5,
				 .rgb = style->text,
				 .spacing = commander ? .6 : 0};
	double y = INSET + p->band / 2;
	if (p->name <= 0)
		return;
	char *upper = commander ? g_utf8_strup(piece->name, -1) : NULL;
	ink_text_fit(cr, f, &text, INSET + (acted ? 49 : 57), y + 5.6, acted ? 62 : 77, upper ? upper : piece->name);
	g_free(upper);
}

static void portrait(cairo_t *cr, const struct counter_piece *piece, const struct plan *p,
		     const struct counter_style *style)
{
	if (p->portrait <= 0)
		return;
	cairo_save(cr);
	cairo_translate(cr, p->face_x, p->face_y);
	cairo_scale(cr, p->portrait, p->portrait);
	cairo_translate(cr, -50, -36);
	counter_portrait(cr, style, counter_face_seed(piece));
	cairo_restore(cr);
}

/* The two arms: whose points stand beside them. */
static void arms(cairo_t *cr, const struct plan *p, const struct counter_style *style)
{
	bool russian = !strcmp(style->nation, "russia");
	struct counter_style paint = *style;
	struct counter_piece foot = {.kind = COUNTER_INFANTRY}, horse = {.kind = COUNTER_CAVALRY};
	paint.symbol = 0x24170e;
	paint.box = russian ? 0xa8cf9f : 0xa9c0ea;
	counter_symbol(cr, &p->foot, &foot, &paint, false);
	paint.box = russian ? 0xf0b3c4 : 0xf3d667;
	counter_symbol(cr, &p->horse, &horse, &paint, false);
}

/* Eight cells; a heavy bar after the fourth, beyond which they are hatched. */
static void track(cairo_t *cr, const struct plan *p)
{
	double x = INSET + 1, w = BLOCK_WIDE - 2 * INSET - 2, each = w / CELLS, y = p->track_y, h = p->track_h;
	cairo_rectangle(cr, x, y, w, h);
	ink_colour(cr, 0xfffaec, 1);
	cairo_fill_preserve(cr);
	cairo_save(cr);
	cairo_clip(cr);
	for (double t = w / 2 - h; t < w; t += 3) {
		cairo_move_to(cr, x + fmax(t, w / 2), y + (t < w / 2 ? h - (w / 2 - t) : h));
		cairo_line_to(cr, x + t + h, y);
	}
	ink_colour(cr, 0x8a2f28, .55);
	cairo_set_line_width(cr, .8);
	cairo_stroke(cr);
	cairo_restore(cr);
	for (int i = 1; i < CELLS; i++) {
		cairo_move_to(cr, x + each * i, i == CELLS / 2 ? y - 2 : y + h * .5);
		cairo_line_to(cr, x + each * i, y + h);
		ink_colour(cr, EDGE, 1);
		cairo_set_line_width(cr, i == CELLS / 2 ? 2.4 : .9);
		cairo_stroke(cr);
	}
	cairo_rectangle(cr, x, y, w, h);
	cairo_set_line_width(cr, 1.1);
	cairo_stroke(cr);
}

/* A double chevron for marches, crossed sabres for combat, a horseshoe for pursuit, a disc for fatigue. */
static void bonus_sign(cairo_t *cr, enum counter_bonus kind, double x, double y, double r)
{
	cairo_save(cr);
	cairo_translate(cr, x, y);
	cairo_scale(cr, r, r);
	cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
	cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
	ink_colour(cr, 0x8a2620, 1);
	cairo_set_line_width(cr, .32);
	cairo_new_path(cr);
	if (kind == BONUS_MOVE)
		for (int i = 0; i < 2; i++) {
			cairo_move_to(cr, -.75 + .72 * i, -.62);
			cairo_line_to(cr, -.12 + .72 * i, 0);
			cairo_line_to(cr, -.75 + .72 * i, .62);
		}
	else if (kind == BONUS_COMBAT)
		for (int side = -1; side <= 1; side += 2) {
			cairo_move_to(cr, side * .9, -.9);
			cairo_curve_to(cr, side * .6, -.3, side * .05, .12, -side * .86, .86);
			cairo_move_to(cr, -side * .84, .30);
			cairo_line_to(cr, -side * .28, .80);
		}
	else if (kind == BONUS_PURSUIT) {
		cairo_arc(cr, 0, -.1, .62, INK_PI * .78, INK_PI * 2.22);
		cairo_move_to(cr, -.72, .62);
		cairo_line_to(cr, -.36, .62);
		cairo_move_to(cr, .72, .62);
		cairo_line_to(cr, .36, .62);
	}
	cairo_stroke(cr);
	cairo_restore(cr);
	if (kind == BONUS_FATIGUE)
		card_sign_fatigue(cr, x, y, r * .86);
}

/* A corps: one sign below the other at the right edge. */
static void corps_bonuses(cairo_t *cr, const struct counter_piece *piece, const struct plan *p)
{
	int n = 0;
	for (int i = 0; i < BONUSES; i++)
		if (piece->bonus[i])
			bonus_sign(cr, (enum counter_bonus)i, 93.2, p->foot.y + p->foot.h / 2 + 17 * n++, p->bonus);
}

/* A commander: signs with their numbers in place of the arms, stars of his rank. */
static void commander(cairo_t *cr, const struct ink_fonts *f, const struct counter_piece *piece, const struct plan *p)
{
	struct ink_style number = {.face = FACE_SANS_BOLD, .size = 17, .align = 1, .rgb = EDGE};
	int n = 0;
	for (int i = 0; i < BONUSES; i++) {
		char text[8];
		if (!piece->bonus[i])
			continue;
		double y = 37 + 15 * n++;
		snprintf(text, sizeof text, "%+d", piece->bonus[i]);
		bonus_sign(cr, (enum counter_bonus)i, 58, y, 6);
		ink_text(cr, f, &number, 90, y + 6, text);
	}
	ink_colour(cr, 0xd9a533, 1);
	for (int i = 0; i < piece->rank && i < 4; i++) {
		counter_star_path(cr, p->face_x + (i - (piece->rank - 1) / 2.0) * 11.5, 73, 5.2);
		cairo_fill_preserve(cr);
		ink_colour(cr, 0x5a3c10, 1);
		cairo_set_line_width(cr, .7);
		cairo_stroke(cr);
		ink_colour(cr, 0xd9a533, 1);
	}
}

/* A vedette has neither points nor fatigue: a rider and the ground he looks over. */
static void vedette(cairo_t *cr, const struct counter_piece *piece, const struct plan *p, bool acted)
{
	const struct card_motif *rider = card_motif_named(strcmp(piece->nation, "russia") ? "hussar" : "cossack");
	double foot = BLOCK_HIGH - INSET - 6, top = INSET + p->band;
	ink_colour(cr, 0x6b5a33, acted ? .35 : .6);
	cairo_set_line_width(cr, .8);
	for (int i = 0; i < 9; i++) {
		double y = foot - 1 + .9 * (i % 4), x = INSET + 5 + 10.5 * i;
		cairo_move_to(cr, x, y);
		cairo_line_to(cr, x + 7 - i % 3, y);
	}
	cairo_stroke(cr);
	if (rider)
		card_motif_draw(cr, rider, BLOCK_WIDE / 2.0, foot, (foot - top) / 118, false, p->name > 0 ? 1 : 1.6);
}

/* The sign that it has acted, in the upper right corner. */
static void folded(cairo_t *cr, unsigned side)
{
	double x = BLOCK_WIDE - .7, y = .7, s = 20;
	cairo_move_to(cr, x - s, y);
	cairo_line_to(cr, x, y);
	cairo_line_to(cr, x, y + s);
	cairo_close_path(cr);
	ink_colour(cr, ink_blend(side, 0x000000, .3), 1);
	cairo_fill(cr);
	cairo_move_to(cr, x - s, y);
	cairo_line_to(cr, x, y + s);
	cairo_line_to(cr, x - s * .92, y + s * .84);
	cairo_close_path(cr);
	ink_colour(cr, 0xf6ecd2, 1);
	cairo_fill_preserve(cr);
	ink_colour(cr, EDGE, 1);
	cairo_set_line_width(cr, 1.1);
	cairo_stroke(cr);
}

void block_front(cairo_t *cr, const struct ink_fonts *f, const struct counter_piece *piece, double side_px, bool acted)
{
	/* The wood tells the side, the cockade and the coat the nation. */
	const struct counter_style *style = counter_style_of(piece->side, piece->nation);
	const struct counter_style *nation = counter_style_of(piece->nation, piece->side);
	const struct plan *p = plan_of(side_px);
	cairo_save(cr);
	pose(cr, acted);
	shadow(cr, acted);
	wood(cr, style->body, acted);
	sticker(cr, p, style, acted);
	name(cr, f, piece, p, style, acted);
	counter_cockade(cr, nation, INSET + 9.6, INSET + p->band / 2, p->cockade);
	if (piece->kind == COUNTER_LEADER) {
		struct plan alone = *p;
		if (p->portrait <= 0) {
			alone.portrait = .84;
			alone.face_x = BLOCK_WIDE / 2.0;
			alone.face_y = 52;
		} else
			commander(cr, f, piece, p);
		portrait(cr, piece, &alone, nation);
	} else if (piece->kind == COUNTER_VEDETTE) {
		vedette(cr, piece, p, acted);
	} else {
		portrait(cr, piece, p, nation);
		arms(cr, p, style);
		track(cr, p);
		if (p->bonus > 0)
			corps_bonuses(cr, piece, p);
	}
	if (acted)
		folded(cr, style->body);
	cairo_restore(cr);
}

void block_back(cairo_t *cr, const struct ink_fonts *f, const struct counter_style *style, double side_px, bool acted)
{
	struct box b = {7, 7, BLOCK_WIDE - 14, BLOCK_HIGH - 14};
	unsigned body = acted ? ink_blend(style->body, TIRED, .30) : style->body;
	cairo_save(cr);
	pose(cr, acted);
	shadow(cr, acted);
	wood(cr, body, acted);
	if (side_px > 45)
		emblem_ground(cr, b, emblem_pattern_of(style), 11.5, ink_blend(style->body, 0xffffff, .35), .75);
	ink_rounded(cr, 5.5, 5.5, BLOCK_WIDE - 11, BLOCK_HIGH - 11, 3.5);
	ink_colour(cr, CREAM, .95);
	cairo_set_line_width(cr, 1.6);
	cairo_stroke(cr);
	cairo_arc(cr, BLOCK_WIDE / 2.0, BLOCK_HIGH / 2.0 + 1, 31, 0, 2 * INK_PI);
	ink_colour(cr, ink_blend(body, 0x000000, .08), 1);
	cairo_fill(cr);
	emblem_draw(cr, f, BLOCK_WIDE / 2.0, BLOCK_HIGH / 2.0 + 1.5, 32, emblem_letter_of(style), CREAM);
	if (acted)
		folded(cr, body);
	cairo_restore(cr);
}

void block_fatigue(cairo_t *cr, double r)
{
	card_sign_fatigue(cr, 0, 0, r);
}
