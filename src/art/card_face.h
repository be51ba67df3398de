/* The face of a card, to read (360 x 504) or in the hand (drawn for its size, not scaled), and its back. */
#ifndef GROGNARD_ART_CARD_FACE_H
#define GROGNARD_ART_CARD_FACE_H

#include "art/card_data.h"
#include "art/ink.h"
#include "art/sheet_shape.h"

/* CARD_READ_WIDE: as wide as the screen shows it over the map. */
enum { CARD_WIDE = 360, CARD_HIGH = 504, CARD_READ_WIDE = 313, HAND_WIDE = 120, HAND_HIGH = 168 };

/* Where everything on a face goes, in units: px of the large card, or of the hand's at 120 px. Boxes without width are
 * not printed. */
struct card_plan {
	bool large;
	struct box band, title, picture, pill, combat, rest;
	struct box field[CARD_HALVES], text[CARD_HALVES]; /* one text without a field, or one for each side */
	double title_size, text_size, when_size;
	bool broken; /* the title is set in two lines */
	bool fits;   /* everything is within its box */
};

void card_plan(struct card_plan *p, const struct ink_fonts *f, const struct card *c, bool large);

/* Draws the face so wide: 360, or the width of a card in the hand. (0, 0) is its upper left corner. */
void card_face(cairo_t *cr, const struct ink_fonts *f, const struct card *c, bool large, double width);
void card_back_draw(cairo_t *cr, const struct ink_fonts *f, const struct card_back *b, double width);

/* The soft shadow of a card in the hand, to its lower right. */
void card_shadow(cairo_t *cr, double width);
/* What is laid over a card that cannot be played now, round one that can, and where one has been taken from. */
void card_veil(cairo_t *cr, double width);
void card_glow(cairo_t *cr, double width);
void card_gap(cairo_t *cr, double width);

#endif
