#include "art/card_face.h"

#include "art/card_scene.h"
#include "art/card_sign.h"
#include "art/counter_base.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { CREAM = 0xfbf3de, GOLD = 0xb98a2e, NOBODYS = 0x6b4a1e, PRINT = 0x24170e };

/* A face being drawn: units are those of its plan; `px` of the picture for one of them. */
struct face {
	cairo_t *cr;
	const struct ink_fonts *fonts;
	const struct card *card;
	struct card_plan plan;
	double px;
	unsigned nation;
};

static unsigned nation_colour(const char *nation)
{
	return nation ? ink_blend(counter_style_of(nation, NULL)->body, 0x000000, .13) : NOBODYS;
}

static uint32_t seed_of(const char *text)
{
	uint32_t h = 2166136261u;
	for (; *text; text++)
		h = (h ^ (unsigned char)*text) * 16777619u;
	return h % 99991;
}

static void graded(cairo_t *cr, struct box b, unsigned top, unsigned low)
{
	cairo_pattern_t *p = cairo_pattern_create_linear(0, b.y, 0, b.y + b.h);
	counter_stop(p, 0, top, 1);
	counter_stop(p, 1, low, 1);
	cairo_set_source(cr, p);
	cairo_fill_preserve(cr);
	cairo_pattern_destroy(p);
}

static void stroke(cairo_t *cr, double width, unsigned rgb, double alpha)
{
	cairo_set_line_width(cr, width);
	ink_colour(cr, rgb, alpha);
	cairo_stroke(cr);
}

/* Cardboard, the rule of the nation, a hairline of gold. */
static void frame(cairo_t *cr, double w, double h, double radius, double rule, unsigned nation)
{
	ink_rounded(cr, 0, 0, w, h, radius);
	graded(cr, (struct box){0, 0, w, h}, 0xfdf7e6, 0xf3e6c6);
	stroke(cr, .8, 0x4a3820, .55);
	double in = rule * 1.75;
	ink_rounded(cr, in, in, w - 2 * in, h - 2 * in, radius - in * .75);
	stroke(cr, rule, nation, 1);
	in += rule * 1.1;
	ink_rounded(cr, in, in, w - 2 * in, h - 2 * in, fmax(1, radius - in * .8));
	stroke(cr, fmax(.7, rule * .26), GOLD, 1);
}

/* The band of the title: swallow-tailed at its right end where no rosette covers it. */
static void band(const struct face *f)
{
	cairo_t *cr = f->cr;
	struct box b = f->plan.band;
	unsigned rgb = card_kind_colour(f->card->kind);
	double tail = f->plan.large && !f->card->has[FIGURE_ROSETTE] ? 14 : 0, in = f->plan.large ? 3.4 : 1.6;
	cairo_move_to(cr, b.x, b.y);
	cairo_line_to(cr, b.x + b.w, b.y);
	cairo_line_to(cr, b.x + b.w - tail, b.y + b.h / 2);
	cairo_line_to(cr, b.x + b.w, b.y + b.h);
	cairo_line_to(cr, b.x, b.y + b.h);
	cairo_close_path(cr);
	graded(cr, b, ink_blend(rgb, 0xffffff, .12), ink_blend(rgb, 0x000000, .20));
	stroke(cr, f->plan.large ? 1.4 : 1, 0x24170e, .9);
	for (int i = 0; i < 2; i++) {
		double y = i ? b.y + b.h - in : b.y + in;
		cairo_move_to(cr, b.x + in, y);
		cairo_line_to(cr, b.x + b.w - tail - in, y);
	}
	stroke(cr, f->plan.large ? .9 : .6, CREAM, .5);
}

static void title(const struct face *f)
{
	const struct card_plan *p = &f->plan;
	struct ink_style style = {.face = FACE_SERIF_BOLD, .size = p->title_size, .rgb = 0xfdf6e4};
	double m = p->title.y + p->title.h / 2, r = p->large ? 14 : 6.4;
	if (f->card->kind != CARD_BRONZE)
		card_sign_kind(f->cr, f->card->kind, p->large ? 40 : 15.5, m, r);
	if (p->broken) {
		style.align = .5;
		double high = ink_column_height(f->fonts, &style, p->title.w, f->card->title);
		ink_column(f->cr, f->fonts, &style, p->title.x, m - high / 2, p->title.w, f->card->title);
		return;
	}
	double x = p->title.x;
	if (!p->large) {
		style.align = .5;
		x += p->title.w / 2;
	}
	ink_text(f->cr, f->fonts, &style, x, m + .34 * p->title_size, f->card->title);
}

static void pill(const struct face *f)
{
	struct box b = f->plan.pill;
	unsigned rgb = card_kind_colour(f->card->kind);
	struct ink_style style = {
		.face = FACE_SERIF_ITALIC, .size = f->plan.when_size, .align = .5, .rgb = ink_blend(rgb, 0x000000, .1)};
	if (b.w <= 0)
		return;
	ink_rounded(f->cr, b.x, b.y, b.w, b.h, b.h / 2);
	ink_colour(f->cr, CREAM, 1);
	cairo_fill_preserve(f->cr);
	stroke(f->cr, 1.6, rgb, 1);
	ink_text_fit(f->cr, f->fonts, &style, b.x + b.w / 2, b.y + b.h * .70, b.w - 20, f->card->when);
}

/* The field of one side's text: tinted, with a bar that bears cockade and name. */
static void field(const struct face *f, int i)
{
	cairo_t *cr = f->cr;
	struct box b = f->plan.field[i];
	const struct counter_style *style = counter_style_of(f->card->half[i].nation, NULL);
	struct ink_style name = {.face = FACE_SERIF_BOLD, .size = 17, .align = .5, .rgb = 0xfdf6e4};
	unsigned rgb = nation_colour(f->card->half[i].nation);
	ink_rounded(cr, b.x, b.y, b.w, b.h, 4);
	ink_colour(cr, ink_blend(CREAM, style->body, .16), 1);
	cairo_fill_preserve(cr);
	stroke(cr, 1.6, rgb, 1);
	ink_rounded(cr, b.x, b.y, 31, b.h, 4);
	ink_colour(cr, rgb, 1);
	cairo_fill(cr);
	counter_cockade(cr, style, b.x + 15.5, b.y + 20, 9);
	cairo_save(cr);
	cairo_translate(cr, b.x + 21.5, b.y + (b.h + 34) / 2);
	cairo_rotate(cr, -INK_PI / 2);
	ink_text_fit(cr, f->fonts, &name, 0, 0, b.h - 42, f->card->half[i].name);
	cairo_restore(cr);
}

static void texts(const struct face *f)
{
	const struct card_plan *p = &f->plan;
	struct ink_style style = {.face = FACE_TEXT, .size = p->text_size, .rgb = PRINT};
	for (int i = 0; i < (f->card->halves ? f->card->halves : 1); i++) {
		const char *text = f->card->halves ? f->card->half[i].text : f->card->text;
		double high = ink_column_height(f->fonts, &style, p->text[i].w, text);
		if (f->card->halves)
			field(f, i);
		ink_column(f->cr, f->fonts, &style, p->text[i].x, p->text[i].y + (p->text[i].h - high) / 2,
			   p->text[i].w, text);
	}
}

static void well(const struct face *f, struct box b, unsigned top, unsigned low, unsigned line)
{
	ink_rounded(f->cr, b.x, b.y, b.w, b.h, f->plan.large ? 5 : 3);
	graded(f->cr, b, top, low);
	stroke(f->cr, f->plan.large ? 1.4 : 1, line, .9);
}

/* Cubes of losses, then discs of fatigue. */
static void marks(const struct face *f, double x, double y, double r)
{
	int lost = f->card->figure[FIGURE_LOSS], tired = f->card->figure[FIGURE_FATIGUE], n = lost + tired;
	for (int i = 0; i < n; i++) {
		double at = x + (i - (n - 1) / 2.0) * 2.2 * r;
		if (i < lost)
			card_sign_loss(f->cr, at, y, r * .88);
		else
			card_sign_fatigue(f->cr, at, y, r);
	}
}

static void foot(const struct face *f)
{
	const struct card_plan *p = &f->plan;
	struct box c = p->combat, r = p->rest;
	const unsigned dark = 0x2f5a2b;
	char text[12];
	int n = f->card->figure[FIGURE_LOSS] + f->card->figure[FIGURE_FATIGUE];
	struct ink_style word = {.face = FACE_SERIF_ITALIC, .size = 18, .rgb = 0x4a3418};
	struct ink_style number = {.face = FACE_SERIF_BOLD, .size = p->large ? 34 : 25, .align = .5, .rgb = dark};
	if (c.w > 0) {
		well(f, c, 0xf0dfb6, 0xddc08e, 0x6b4a1e);
		if (p->large)
			ink_text(f->cr, f->fonts, &word, c.x + 11, c.y + 27, "combat");
		double room = p->large ? c.w - 78 : c.w - 4, most = p->large ? 14 : 9.4;
		marks(f, p->large ? c.x + 72 + room / 2 : c.x + c.w / 2, c.y + c.h / 2,
		      n > 0 ? fmin(most, room / (2.2 * n)) : most);
	}
	if (r.w <= 0)
		return;
	snprintf(text, sizeof text, "%d", f->card->figure[FIGURE_REST]);
	word.rgb = dark;
	well(f, r, 0xdfe8c6, 0xbfd3a2, dark);
	if (p->large)
		ink_text(f->cr, f->fonts, &word, r.x + 9, r.y + 27, "rest");
	card_sign_rest(f->cr, p->large ? r.x + 67 : r.x + r.w / 2, p->large ? r.y + 21 : r.y + 11.5,
		       p->large ? 13 : 7.4, dark);
	ink_text(f->cr, f->fonts, &number, p->large ? r.x + 104 : r.x + r.w / 2, p->large ? r.y + 33 : r.y + 39.5,
		 text);
}

void card_face(cairo_t *cr, const struct ink_fonts *fonts, const struct card *c, bool large, double width)
{
	struct face f = {.cr = cr,
			 .fonts = fonts,
			 .card = c,
			 .px = width / (large ? CARD_WIDE : HAND_WIDE),
			 .nation = nation_colour(c->nation)};
	const struct card_plan *p = &f.plan;
	card_plan(&f.plan, fonts, c, large);
	cairo_save(cr);
	cairo_scale(cr, f.px, f.px);
	if (large)
		frame(cr, CARD_WIDE, CARD_HIGH, 17, 4.4, f.nation);
	else
		frame(cr, HAND_WIDE, HAND_HIGH, 7.5, 2.1, f.nation);
	card_scene_draw(cr, &c->scene, p->picture, large ? 1.5 : fmax(.75, .62 / f.px), seed_of(c->id));
	band(&f);
	title(&f);
	if (large) {
		pill(&f);
		texts(&f);
	}
	if (large && p->combat.w > 0) {
		cairo_move_to(cr, 24, 441);
		cairo_line_to(cr, 336, 441);
		stroke(cr, 1, GOLD, .8);
	}
	foot(&f);
	if (c->has[FIGURE_ROSETTE])
		card_rosette(cr, fonts, large ? 308 : 99.5, large ? 43 : 20.5, large ? 33 : 17.5, f.nation,
			     c->figure[FIGURE_ROSETTE]);
	cairo_restore(cr);
}

void card_back_draw(cairo_t *cr, const struct ink_fonts *fonts, const struct card_back *b, double width)
{
	unsigned nation = nation_colour(b->nation), gold = 0xe6cf8e;
	double x = CARD_WIDE / 2.0, y = CARD_HIGH / 2.0;
	cairo_save(cr);
	cairo_scale(cr, width / CARD_WIDE, width / CARD_WIDE);
	ink_rounded(cr, 0, 0, CARD_WIDE, CARD_HIGH, 20);
	graded(cr, (struct box){0, 0, CARD_WIDE, CARD_HIGH}, 0xfdf7e6, 0xf3e6c6);
	stroke(cr, 1.6, 0x4a3820, .55);
	ink_rounded(cr, 13, 13, CARD_WIDE - 26, CARD_HIGH - 26, 9);
	graded(cr, (struct box){0, 0, CARD_WIDE, CARD_HIGH}, ink_blend(nation, 0xffffff, .08),
	       ink_blend(nation, 0x000000, .14));
	stroke(cr, 2, 0x24170e, .9);
	emblem_ground(cr, (struct box){24, 24, CARD_WIDE - 48, CARD_HIGH - 48}, b->pattern,
		      b->pattern == EMBLEM_LATTICE ? 24 : 27, gold, .42);
	ink_rounded(cr, 22, 22, CARD_WIDE - 44, CARD_HIGH - 44, 5);
	stroke(cr, 3, gold, .9);
	ink_rounded(cr, 28, 28, CARD_WIDE - 56, CARD_HIGH - 56, 3);
	stroke(cr, 1.2, gold, .8);
	cairo_arc(cr, x, y, 104, 0, 2 * INK_PI);
	ink_colour(cr, ink_blend(nation, 0x000000, .22), 1);
	cairo_fill_preserve(cr);
	stroke(cr, 4, gold, 1);
	cairo_arc(cr, x, y, 96, 0, 2 * INK_PI);
	stroke(cr, 1.2, gold, .9);
	emblem_draw(cr, fonts, x, y, 84, b->letter, 0xf6e6b4);
	cairo_restore(cr);
}

/* The outline of a card of that width, so much larger on each side. */
static void outline(cairo_t *cr, double width, double out)
{
	double k = width / HAND_WIDE;
	ink_rounded(cr, -out, -out, width + 2 * out, HAND_HIGH * k + 2 * out, 7.5 * k + out * .8);
}

void card_shadow(cairo_t *cr, double width)
{
	double k = width / HAND_WIDE;
	cairo_save(cr);
	cairo_translate(cr, 1.6 * k, 2.4 * k);
	for (int i = 0; i < 5; i++) {
		outline(cr, width, (2.6 - 1.1 * i) * k);
		ink_colour(cr, 0x1c120a, .09);
		cairo_fill(cr);
	}
	cairo_restore(cr);
}

void card_veil(cairo_t *cr, double width)
{
	double k = width / HAND_WIDE, high = HAND_HIGH * k;
	cairo_save(cr);
	outline(cr, width, 0);
	ink_colour(cr, 0x4a3d2c, .42);
	cairo_fill_preserve(cr);
	cairo_clip(cr);
	for (double t = -high; t < width; t += 6.5 * k) {
		cairo_move_to(cr, t, high);
		cairo_line_to(cr, t + high, 0);
	}
	stroke(cr, 1.1 * k, 0x2a1f12, .42);
	cairo_restore(cr);
}

void card_glow(cairo_t *cr, double width)
{
	double k = width / HAND_WIDE;
	for (int i = 0; i < 4; i++) {
		outline(cr, width, (1.0 + 1.1 * i) * k);
		stroke(cr, (2.2 + i) * k, 0xf6c544, .20);
	}
	outline(cr, width, .8 * k);
	stroke(cr, 2.6 * k, 0xf2b62e, 1);
}

void card_gap(cairo_t *cr, double width)
{
	double k = width / HAND_WIDE, dash[] = {6 * k, 4 * k};
	outline(cr, width, -2 * k);
	ink_colour(cr, 0x2a1c10, .35);
	cairo_fill_preserve(cr);
	cairo_save(cr);
	cairo_set_dash(cr, dash, 2, 0);
	stroke(cr, 1.8 * k, 0xe6cf9a, .8);
	cairo_restore(cr);
}
