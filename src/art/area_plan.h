/* Planning a sheet of areas: sizes, borders, shores and rivers. Fractions of the map become px at 100 %. */
#ifndef GROGNARD_ART_AREA_PLAN_H
#define GROGNARD_ART_AREA_PLAN_H

#include "art/sheet_plan.h"

#define AREA_MAP_WIDTH 5400.0 /* of the map within the frame, unless its "sheet" has a "width_px"; the height follows from the
				 size of the land */
#define AREA_UNIT 76.0        /* counters are as large as on hexes of that radius */
#define AREA_BAND 570.0       /* of the panels below it */
#define SEAT_REACH 44.0       /* of the sign of a fortress or city from its middle */

/* Are there panels on the sheet and below it? A map too small for them says "panels": "none". */
bool area_has_panels(const struct board *b);
/* Is the size of its "sheet" one that can be drawn? False with what is wrong in `e`. */
bool area_size_check(const struct board *b, struct error *e);
/* Sizes, outlines, kinds of border, tints. */
void plan_area_grid(struct sheet *s, const struct board *b);
/* Sea and its waterlines, marsh. */
void plan_area_shores(struct sheet *s);
/* Rivers from the map's own list. */
void plan_area_rivers(struct sheet *s);

/* Where the fortress or city of an area is; false when it has none. */
bool area_seat(const struct sheet *s, int place, struct point *at);
/* The Victory Points printed on it, 0 for none. */
int area_points(const struct board *b, int place);

/* The states: Prussia, the Duchy of Warsaw, Austria, Russia. */
enum state { STATE_PRUSSIA, STATE_WARSAW, STATE_AUSTRIA, STATE_RUSSIA, STATES };
enum state area_state(const struct board *b, int place);
enum state state_named(const char *country); /* STATES when there is none of that name */
unsigned state_tint(enum state state, int shade);

#endif
