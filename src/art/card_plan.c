/* Where everything on the face of a card goes: text is measured here, once for drawing and for the check that it fits. */
#include "art/card_face.h"

#include <math.h>
#include <string.h>

/* Units of the large card and of the hand's. */
enum { TEXT_MOST = 21, TEXT_LEAST = 13, LONG_TEXT = 200 };

static bool has_foot(const struct card *c)
{
	return c->has[FIGURE_LOSS] || c->has[FIGURE_FATIGUE] || c->has[FIGURE_REST];
}

static struct ink_style title_style(double size)
{
	return (struct ink_style){.face = FACE_SERIF_BOLD, .size = size};
}

/* The largest size at which the words fit into the box on one line. */
static double fitting(const struct ink_fonts *f, const char *words, double size, double widest)
{
	struct ink_style style = title_style(size);
	double wide = ink_measure(f, &style, words).width;
	return wide > widest ? size * widest / wide : size;
}

/* All texts have one size: the largest at which each fits into its box; they are never smaller than the least. */
static void size_texts(struct card_plan *p, const struct ink_fonts *f, const struct card *c)
{
	int n = c->halves ? c->halves : 1;
	p->fits = false;
	for (double size = TEXT_MOST; size >= TEXT_LEAST && !p->fits; size -= .5) {
		struct ink_style style = {.face = FACE_TEXT, .size = size};
		p->text_size = size;
		p->fits = true;
		for (int i = 0; i < n; i++)
			p->fits = p->fits && ink_column_height(f, &style, p->text[i].w,
							       c->halves ? c->half[i].text : c->text) <= p->text[i].h;
	}
}

static void plan_fields(struct card_plan *p, const struct card *c, double top, double low)
{
	double gap = 6, each = (low - top - gap) / 2;
	for (int i = 0; i < c->halves; i++) {
		p->field[i] = (struct box){19, top + i * (each + gap), 322, each};
		p->text[i] = (struct box){19 + 40, p->field[i].y + 5, 322 - 48, each - 10};
	}
}

static void plan_large(struct card_plan *p, const struct ink_fonts *f, const struct card *c)
{
	bool tall = !c->halves && strlen(c->text) <= LONG_TEXT;
	double left = c->kind == CARD_BRONZE ? 32 : 60, right = c->has[FIGURE_ROSETTE] ? 268 : 334;
	double low = has_foot(c) ? 438 : 486;
	p->band = (struct box){17, 18, 326, 46};
	p->title = (struct box){left, 18, right - left, 46};
	p->title_size = fitting(f, c->title, 27, p->title.w);
	p->picture = (struct box){19, 70, 322, tall ? 196 : 150};
	double top = p->picture.y + p->picture.h + 10;
	if (*c->when) {
		struct ink_style style = {.face = FACE_SERIF_ITALIC, .size = 17};
		double wide = fmax(150, fmin(ink_measure(f, &style, c->when).width + 40, 300));
		p->pill = (struct box){180 - wide / 2, p->picture.y + p->picture.h - 12, wide, 25};
		p->when_size = style.size;
		top += 7;
	}
	if (has_foot(c)) {
		p->combat = (struct box){19, 446, c->has[FIGURE_REST] ? 190 : 322, 42};
		p->rest = (struct box){c->has[FIGURE_REST] ? 215 : 0, 446, c->has[FIGURE_REST] ? 126 : 0, 42};
	}
	if (c->halves)
		plan_fields(p, c, top, low);
	else
		p->text[0] = (struct box){30, top, 300, low - top};
	size_texts(p, f, c);
}

static void plan_hand(struct card_plan *p, const struct ink_fonts *f, const struct card *c)
{
	double left = c->kind == CARD_BRONZE ? 10 : 25, foot = has_foot(c) ? 47 : 0;
	p->picture = (struct box){6.5, 6.5, 107, 126.5 - foot};
	p->band = (struct box){6.5, p->picture.y + p->picture.h + 1.5, 107, 27};
	p->title = (struct box){left, p->band.y, 110 - left, 27};
	p->title_size = fitting(f, c->title, 14, p->title.w);
	p->fits = true;
	if (p->title_size < 11.5 && strchr(c->title, ' ')) {
		struct ink_style style = title_style(11.2);
		p->broken = true;
		while (style.size > 7 && ink_column_height(f, &style, p->title.w, c->title) > 28)
			style.size -= .2;
		p->title_size = style.size;
		p->fits = ink_column_height(f, &style, p->title.w, c->title) <= 28;
	}
	if (foot > 0) {
		double y = p->band.y + p->band.h + 2;
		p->combat = (struct box){6.5, y, c->has[FIGURE_REST] ? 66 : 107, 44};
		p->rest = (struct box){c->has[FIGURE_REST] ? 75 : 0, y, c->has[FIGURE_REST] ? 38.5 : 0, 44};
	}
}

void card_plan(struct card_plan *p, const struct ink_fonts *f, const struct card *c, bool large)
{
	memset(p, 0, sizeof *p);
	p->large = large;
	if (large)
		plan_large(p, f, c);
	else
		plan_hand(p, f, c);
}
