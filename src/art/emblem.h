/* What the backs of cards and blocks wear: a pattern that tells the side, and a crowned letter in a wreath. */
#ifndef GROGNARD_ART_EMBLEM_H
#define GROGNARD_ART_EMBLEM_H

#include "art/counter_style.h"
#include "art/sheet_shape.h"

struct ink_fonts;

enum emblem_pattern { EMBLEM_BEES, EMBLEM_LATTICE, EMBLEM_RAYS, EMBLEM_STARS };

/* Fills a box with the pattern; `step` px from one bee (or line) to the next. */
void emblem_ground(cairo_t *cr, struct box b, enum emblem_pattern pattern, double step, unsigned rgb, double alpha);

/* Laurel, crown and letter within `r` px of (x, y). */
void emblem_draw(cairo_t *cr, const struct ink_fonts *f, double x, double y, double r, const char *letter, unsigned rgb);

/* What the blocks of a nation wear: Napoleon's N on stars, Alexander's AI on a lattice, others their letters on rays. */
enum emblem_pattern emblem_pattern_of(const struct counter_style *style);
const char *emblem_letter_of(const struct counter_style *style);

#endif
