/* What every piece of interface art is made with, and how it is announced. */
#ifndef GROGNARD_ART_UI_ITEM_H
#define GROGNARD_ART_UI_ITEM_H

#include <cairo.h>

/* `cr` is scaled: drawing is in points, w x h of them; one point is `scale` pixels. */
struct ui_brush {
	cairo_t *cr;
	double w, h;
	int scale;
};

typedef void ui_draw(const struct ui_brush *brush, const void *what);

/* A sprite: size in points, borders for stretching in nine parts (all 0: not stretched). */
struct ui_item {
	const char *name;
	int w, h;
	int border[4];
	ui_draw *draw;
	const void *what;
};

/* The items of each kind, `*count` of them. */
const struct ui_item *ui_panel_items(int *count);
const struct ui_item *ui_control_items(int *count);

/* Drawings that come as strings: name, text. Icons are 24 points, drawn on transparent ground. */
struct ui_drawing {
	const char *name;
	const char *path;
};

const struct ui_drawing *ui_icons(int *count);
/* Markers are drawn in a square of 64 and issued at 64 and at 32 points ("-small"). */
const struct ui_drawing *ui_markers(int *count);

/* Draws one of those strings; `what` is a struct ui_drawing. */
void ui_icon_draw(const struct ui_brush *brush, const void *what);
void ui_marker_draw(const struct ui_brush *brush, const void *what);

#endif
