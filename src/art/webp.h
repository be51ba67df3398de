/* Pictures as WebP files: what a map, a counter or a card is kept as. Build-time only. */
#ifndef GROGNARD_ART_WEBP_H
#define GROGNARD_ART_WEBP_H

#include "core/base.h"

enum webp_kind {
	WEBP_GROUND, /* a part of a map, opaque: its paper hides what is lost */
	WEBP_PIECE   /* a counter, a block or a card: letters and thin lines, with transparency */
};

/* Writes w x h px, at most 16383 each way; a row begins `stride` px after the last. Of WEBP_GROUND the first 8 bits of a
 * pixel mean nothing; pixels of WEBP_PIECE are cairo's ARGB32, multiplied by their transparency. */
bool webp_write(const char *path, const uint32_t *pixels, int stride, int w, int h, enum webp_kind kind,
		struct error *e);

#endif
