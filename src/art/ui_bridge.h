/* The river with its ice and the bridge of trestles, in the middle distance of a box cover. */
#ifndef GROGNARD_ART_UI_BRIDGE_H
#define GROGNARD_ART_UI_BRIDGE_H

#include "art/ui_scene.h"

void ui_bridge(cairo_t *cr, const struct ui_weather *w, uint32_t seed);

#endif
