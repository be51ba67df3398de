/* A village under snow about its church, on the ridge of a box cover. */
#ifndef GROGNARD_ART_UI_VILLAGE_H
#define GROGNARD_ART_UI_VILLAGE_H

#include "art/ui_scene.h"

void ui_village(cairo_t *cr, const struct ui_weather *w, uint32_t seed);

#endif
