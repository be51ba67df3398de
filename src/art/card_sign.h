/* The small signs of cards: of the kind of event, of losses, fatigue and rest, and the rosette with a number. Each has a
 * shape of its own, so that none depends on colour. */
#ifndef GROGNARD_ART_CARD_SIGN_H
#define GROGNARD_ART_CARD_SIGN_H

#include "art/card_data.h"

struct ink_fonts;

/* The colour of a kind of event. */
unsigned card_kind_colour(enum card_kind kind);

/* The sign of a kind, `r` px from its middle to its edge, in white: a lozenge with a stroke, a disc with the hands of a
 * clock, a pentagon with chevrons. Bronze has none. */
void card_sign_kind(cairo_t *cr, enum card_kind kind, double x, double y, double r);

/* A red cube struck through; a disc of amber; a tent. */
void card_sign_loss(cairo_t *cr, double x, double y, double r);
void card_sign_fatigue(cairo_t *cr, double x, double y, double r);
void card_sign_rest(cairo_t *cr, double x, double y, double r, unsigned rgb);

/* A pleated ribbon round a number. */
void card_rosette(cairo_t *cr, const struct ink_fonts *f, double x, double y, double r, unsigned rgb, int number);

#endif
