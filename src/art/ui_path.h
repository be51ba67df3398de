/* Small drawings as strings, so that an icon is one line of data.
 *
 * Numbers follow their letter, separated by blanks:
 *   M x y   L x y   C x1 y1 x2 y2 x y   Z          as in SVG (absolute; L and C may be followed by more points)
 *   O x y r   A x y r from to   N x y r from to    circle; arc and arc backward, in degrees, 0 = right, 90 = down
 *   R x y w h   H x y r   G x y r   * x y r        rectangle, flat-topped hexagon, cog, star
 *   W width   K rrggbb   P alpha   D on off        pen: line width, colour, alpha, dash (D 0 0: none)
 *   S stroke   F fill   T tint: fill pale and keep the path   B fill in the second colour and keep the path
 *   E share                                        engrave: fill, rule so much of it from the right, outline in the ink
 *   X forget the path
 */
#ifndef GROGNARD_ART_UI_PATH_H
#define GROGNARD_ART_UI_PATH_H

#include <cairo.h>

/* First colour, the second one of "B", and a factor for all line widths. What is engraved is ruled with lines `rule`
 * units apart; 0: not ruled at all. */
struct ui_pen {
	unsigned ink, fill;
	double bold;
	double rule;
};

void ui_path(cairo_t *cr, const struct ui_pen *pen, const char *drawing);

#endif
