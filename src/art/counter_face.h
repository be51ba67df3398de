/* A whole counter face, composed from cardboard, symbol and text. */
#ifndef GROGNARD_ART_COUNTER_FACE_H
#define GROGNARD_ART_COUNTER_FACE_H

#include "art/counter_piece.h"
#include "art/counter_style.h"

#include <cairo.h>

struct ink_fonts;

/* How much of a counter can be read at its size. */
enum counter_detail {
	DETAIL_BARE,  /* symbol and strength: below 35 % */
	DETAIL_SMALL, /* no text beside the box: 35 % */
	DETAIL_BOLD,  /* everything, small print enlarged: 50 % */
	DETAIL_FULL
};

enum counter_detail counter_detail_of(int side_px);

/* PLAIN leaves the linen out, whose hundreds of threads would swell a vector file. */
enum { COUNTER_REDUCED = 1, COUNTER_DISRUPTED = 2, COUNTER_PLAIN = 4, COUNTER_TURNED = 8 };

/* Draws one face in the unit square of 100; `flags` are COUNTER_ bits. */
void counter_face(cairo_t *cr, const struct ink_fonts *fonts, const struct counter_piece *piece,
		  enum counter_detail detail, unsigned flags);

/* A badge with the two letters of a nation in place of the cockade, to be laid over a face. */
void counter_letters(cairo_t *cr, const struct ink_fonts *fonts, const struct counter_style *style,
		     enum counter_detail detail);

#endif
