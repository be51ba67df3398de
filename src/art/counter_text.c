#include "art/counter_text.h"

#include "art/ink.h"

static enum ink_face face_of(enum counter_font font)
{
	switch (font) {
	case COUNTER_SERIF:
		return FACE_SERIF_BOLD;
	case COUNTER_SERIF_PLAIN:
		return FACE_SERIF;
	case COUNTER_SERIF_ITALIC:
		return FACE_SERIF_ITALIC;
	case COUNTER_SANS:
		break;
	}
	return FACE_SANS_BOLD;
}

void counter_text(cairo_t *cr, const struct counter_text *how, const char *text)
{
	struct ink_style style = {.face = face_of(how->font), .size = how->size, .align = .5, .rgb = how->colour};
	double width = ink_measure(how->fonts, &style, text).width, shrink = 1;
	double capital = ink_measure(how->fonts, &style, "H").h;

	if (width > how->widest)
		shrink = how->widest / width;
	cairo_save(cr);
	cairo_translate(cr, how->x, how->y);
	cairo_rotate(cr, how->turn * INK_PI / 2);
	/* A little narrowing is less harmful to small print than the same loss of height. */
	cairo_scale(cr, shrink, shrink < .82 ? shrink / .82 : 1);
	ink_text(cr, how->fonts, &style, 0, capital / 2, text);
	cairo_restore(cr);
}
