/* Time's work on a finished picture: stains, fibre, folds, a darker edge, ink that is never quite black. */
#ifndef GROGNARD_ART_SHEET_AGE_H
#define GROGNARD_ART_SHEET_AGE_H

#include "art/sheet_dress.h"

#include <stdint.h>

/* Changes 32 bit pixels (as cairo's RGB24) of a part of a sheet. (x, y): its place on the whole picture in pixels;
 * scale: pixels for one px of the sheet; sheet_w, sheet_h: the whole sheet at 100 %. */
void age_pixels(uint32_t *pixels, int stride, int w, int h, int x, int y, double scale, const struct dress *dress,
		double sheet_w, double sheet_h);

#endif
