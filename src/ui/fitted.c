/* A text in a box of its own height: its letters are smaller where it is long. */
#include "ui/game.h"

enum { LEAST_LETTERS = 10, CUT_LETTERS = 12, LOOSE = 2 }; /* points; LOOSE: of the height of lines that no letter needs, above the first and below the last */

/* Room enough for text of this height? */
static bool has_room(struct ui *u, const struct widget *w, int tall)
{
	return tall <= w->at.h + points(u, LOOSE);
}

static int fitted_size(struct ui *u, const struct widget *w)
{
	struct text_style s;
	widget_style(u, w, &s);
	while (s.size > points(u, LEAST_LETTERS) && !has_room(u, w, text_height(u->canvas, &s, w->text, w->at.w)))
		s.size--;
	return s.size;
}

static void fitted_paint(struct ui *u, const struct widget *w)
{
	struct text_style s;
	widget_style(u, w, &s);
	s.size = fitted_size(u, w);
	if (w->act && u->hot == w)
		s.ink = SEA;
	int tall = text_height(u->canvas, &s, w->text, w->at.w);
	if (!has_room(u, w, tall) && !has_room(u, w, 2 * canvas_line_height(u->canvas, s.font, s.size))) { /* one line, cut; the tip has all of it */
		s.size = points(u, w->size > CUT_LETTERS ? CUT_LETTERS : w->size);
		tall = canvas_line_height(u->canvas, s.font, s.size);
		text_line(u->canvas, s.font, s.size, s.ink, w->at.x, w->at.y + (w->at.h - tall) / 2, w->at.w, w->text);
		return;
	}
	text_draw(u->canvas, &s, w->text, w->at.x, w->at.y + (has_room(u, w, tall) ? (w->at.h - tall) / 2 : 0), w->at.w);
}

bool fitted_full(struct ui *u, const struct widget *w)
{
	struct text_style s;
	widget_style(u, w, &s);
	return w->custom_paint != fitted_paint || fitted_size(u, w) == s.size;
}

static int fitted_wide(struct ui *u, const struct widget *w)
{
	return canvas_text_width(u->canvas, (enum font)w->font, points(u, w->size), w->text) + 2;
}

struct widget *fitted(struct widget *parent, const char *name, enum font font, int size, int tall, const char *text)
{
	struct widget *w = widget_new(parent, ROLE_CUSTOM, name, text);
	w->font = (uint8_t)font;
	w->size = size;
	w->tall = tall;
	w->narrowest = 60;
	w->custom_paint = fitted_paint;
	w->custom_wide = fitted_wide;
	return w;
}
