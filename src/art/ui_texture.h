/* Paper and leather that can be repeated without a seam. */
#ifndef GROGNARD_ART_UI_TEXTURE_H
#define GROGNARD_ART_UI_TEXTURE_H

#include "art/ui_item.h"

/* Paints the current clip with `rgb` made uneven; repeats every `across` x `down` points. */
void ui_paper(const struct ui_brush *brush, unsigned rgb, double across, double down);
void ui_leather(const struct ui_brush *brush, unsigned rgb, double across, double down);

#endif
