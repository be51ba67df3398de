/* The box with the symbol of a unit's arm, in the unit square of 100. */
#ifndef GROGNARD_ART_COUNTER_SYMBOL_H
#define GROGNARD_ART_COUNTER_SYMBOL_H

#include "art/counter_piece.h"
#include "art/counter_style.h"

#include <cairo.h>

/* Where the box lies and how heavy its line is: small counters have a larger box and a heavier line. */
struct counter_box {
	double x, y, w, h;
	double line;
};

/* `dashed` is the sign of a disrupted unit. Letters inside the box are left to the caller. */
void counter_symbol(cairo_t *cr, const struct counter_box *box, const struct counter_piece *piece,
		    const struct counter_style *style, bool dashed);

/* The letter the symbol wants ("C" of the Cossacks), or NULL. */
const char *counter_symbol_letter(enum counter_kind kind);

#endif
