/* The panels of a map of points, as its file lists them ("panels"): the title, and plates with rows of boxes for turns,
 * tracks and cards. Px at 100 %.
 *
 *   {"id": "title", "at": [x, y, w, h]}
 *   {"id": ..., "at": [...], "groups": [{"heading": "Turns", "note": "two days each", "side": a nation, or none,
 *     "at": [x, y] within the panel, "box": [w, h], "gap": px, and one of
 *       "boxes": [{"id": "turn-1", "number": "1", "text": "25 Jan"} ...],
 *       "wells": [{"id": "draw", "text": "draw"} ...]                       beds for cards
 *       "track": {"id": "victory", "low": 0, "high": 20, "columns": 7, "serpent": true: every other row runs back,
 *                 "ends": [nation or null, nation] whose tints it wears, "draw": [numbers that decide nothing]}}]}
 */
#ifndef GROGNARD_ART_POINTS_PANEL_H
#define GROGNARD_ART_POINTS_PANEL_H

#include "art/sheet_plan.h"

/* Whether the panels can be drawn: within the sheet, their boxes within them, every id once; false with `e`. */
bool points_panels_check(const struct board *b, struct error *e);

/* After plan_points_mask. */
void plan_points_panels(struct sheet *s);
void draw_points_panels(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f, const struct box *view);

/* Where a box, a well or a step of a track ("victory-7") lies on the sheet. */
struct points_box {
	char id[32];
	struct box at;
};

/* All of them; at most `room` are written. Returns how many there are. */
int points_boxes(const struct board *b, struct points_box *out, int room);

#endif
