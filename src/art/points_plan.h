/* Planning a sheet of points: sizes, water, woods, roads along the links. The sheet is as large as the map says, in
 * inches of 100 px; the fractions of the map are those of the whole sheet. */
#ifndef GROGNARD_ART_POINTS_PLAN_H
#define GROGNARD_ART_POINTS_PLAN_H

#include "art/sheet_plan.h"

#define WORTH_RADIUS 12.0

/* What stands at a point. The words of the map file that ask for it are in core/board.h. */
enum point_kind { POINT_OPEN, POINT_WOODED, POINT_FORTIFIED, POINT_CITADEL };

enum point_kind point_kind(const struct place *p);
/* How far its disc or its works reach from the middle, px at 100 %. */
double point_reach(const struct place *p);
/* The points printed beside it ("vp"), 0 for none. */
int point_worth(const struct board *b, int place);
/* Where they are printed, on a small disc; false when there are none. */
bool point_worth_at(const struct sheet *s, int place, struct point *at);

/* Whether the map has a size, every point has room on it and every river a line; false with `e` otherwise. */
bool points_check(const struct board *b, struct error *e);
/* Whether every bridge of the planned sheet crosses a river; false with `e` otherwise. */
bool points_bridges_check(const struct sheet *s, struct error *e);

void plan_points_grid(struct sheet *s, const struct board *b);
/* Sea, spits and lakes ("decor"). */
void plan_points_shores(struct sheet *s);
/* Rivers; those with "mouth" reach the sea. */
void plan_points_rivers(struct sheet *s);
void plan_points_woods(struct sheet *s);
/* One road for each link, numbered as the links of the file; after the rivers. */
void plan_points_roads(struct sheet *s);
/* Rivers, roads and points: what names and trees keep off. */
void plan_points_mask(struct sheet *s);

/* The crossing of a link (its number in the file) by its bridge or ford, or NULL where it crosses no water. */
const struct crossing *points_crossing(const struct sheet *s, int link);

#endif
