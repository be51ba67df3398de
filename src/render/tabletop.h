/* The table on which the sheet of the map lies, where it is seen beside it. */
#ifndef GROGNARD_RENDER_TABLETOP_H
#define GROGNARD_RENDER_TABLETOP_H

#include "render/canvas.h"

/* Planks of walnut over all of `area` (pixels of the window) that `sheet` leaves free, and the shadow of the sheet on them. The wood lies
 * still when the sheet is moved. Nothing is drawn inside the sheet, save a pixel or two along its edge. */
void tabletop_draw(struct canvas *c, struct rect area, struct rect sheet);

#endif
