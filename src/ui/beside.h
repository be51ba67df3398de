/* Where a dialog stands that is about a place of the map: beside it, never over it, inside the window. Boxes in pixels of
 * the window; no drawing, no state. */
#ifndef GROGNARD_UI_BESIDE_H
#define GROGNARD_UI_BESIDE_H

#include "render/canvas.h"

enum beside_edge { EDGE_RIGHT, EDGE_LEFT, EDGE_LOWER, EDGE_UPPER, EDGES };

/* A box of w by h inside `within`, `gap` away from its edges and from `place`, as near to the place as can be, that does not touch `off`
 * (no width: nothing). False when there is no such box. */
bool beside_place(struct rect within, struct rect place, struct rect off, int w, int h, int gap, struct rect *out);

/* A box of w by h at an edge of `within`, `gap` away from it, and what it leaves free of `map`, with a gap round that. False
 * when the box does not fit or nothing is left. */
bool beside_edge(struct rect within, struct rect map, int w, int h, int gap, enum beside_edge edge, struct rect *out,
		 struct rect *free);

/* The box moved into `within`, as far as it fits. */
struct rect rect_inside(struct rect r, struct rect within);

#endif
