/* The borders of areas: reading them, and which area holds a point.
 *
 * Only area boards with "poly" have them; hex boards and point-to-point boards have none.
 */
#ifndef GROGNARD_CORE_OUTLINE_H
#define GROGNARD_CORE_OUTLINE_H

#include "core/board.h"

/* Reads "poly" of every area of b->json into b->outline and b->corner. Checks: three corners at least, all within the
 * sheet, the area's centre inside its own border and no other. A board without any "poly" is left as it is. */
bool outlines_read(struct board *b, struct error *e);

/* The area that holds a point, in fractions of the sheet; NONE between areas, beyond them, and on boards without
 * borders. A point on a common border belongs to exactly one of the two. Well under a microsecond. */
int board_area_at(const struct board *b, float x, float y);

/* Whether the area that has this border holds the point. */
bool outline_holds(const struct board *b, int place, float x, float y);

#endif
