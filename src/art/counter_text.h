/* One line of text on a counter or marker: centred, shrunk to fit, turned by quarters. */
#ifndef GROGNARD_ART_COUNTER_TEXT_H
#define GROGNARD_ART_COUNTER_TEXT_H

#include <cairo.h>
#include <stdint.h>

struct ink_fonts;

enum counter_font { COUNTER_SANS, COUNTER_SERIF, COUNTER_SERIF_PLAIN, COUNTER_SERIF_ITALIC };

/* (x, y) is the middle of the line, halfway up its capitals; `turn` counts quarters clockwise. */
struct counter_text {
	const struct ink_fonts *fonts;
	double size, widest;
	double x, y;
	double turn;
	uint32_t colour;
	enum counter_font font;
};

void counter_text(cairo_t *cr, const struct counter_text *how, const char *text);

#endif
