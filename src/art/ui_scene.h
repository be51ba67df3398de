/* The picture on a box: a hand-coloured engraving of a battle. */
#ifndef GROGNARD_ART_UI_SCENE_H
#define GROGNARD_ART_UI_SCENE_H

#include <cairo.h>
#include <stdbool.h>
#include <stdint.h>

/* Light and season of the scene. */
struct ui_weather {
	unsigned zenith, horizon, sun, far, ridge, field, ink;
	bool snow;
	bool crossing; /* a river with a bridge of trestles in place of the great earthwork */
	bool quiet;    /* nobody fires */
	bool capital;  /* a burning city of many domes in place of the great earthwork */
	bool village;  /* a village under snow about its church, in place of the great earthwork */
};

/* Fills 300 x 267 with the scene, its upper left corner at (0, 0). `seed` makes it another battle. */
void ui_scene(cairo_t *cr, const struct ui_weather *weather, uint32_t seed);

#endif
