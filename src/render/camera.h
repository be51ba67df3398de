/* The eye over the map: which point of the sheet is in the middle, how large, and how it glides from one to the
 * other. Sheet coordinates are pixels at 100 percent. No drawing, no clock of its own: `now` is in milliseconds. */
#ifndef GROGNARD_RENDER_CAMERA_H
#define GROGNARD_RENDER_CAMERA_H

#include "render/canvas.h"

enum { ZOOM_STEPS = 6, FIT_LEAST = 10 };

struct camera {
	struct rect area;      /* of the window */
	float sheet_w, sheet_h;
	float x, y;            /* point of the sheet in the middle of the area */
	float percent;         /* now */
	int step;              /* index of the step it rests at or lands on */
	bool zooming;
	float from_percent, anchor_x, anchor_y; /* anchor: the sheet point that stays under ... */
	float hold_x, hold_y;                   /* ... this screen point */
	bool gliding;
	float from_x, from_y, to_x, to_y;
	uint32_t began, glide_ms;
};

int camera_percent_of(int step);
void camera_open(struct camera *c, float sheet_w, float sheet_h);
void camera_area(struct camera *c, struct rect area);

/* Screen <-> sheet. At rest, whole pixels of the sheet fall on whole pixels of the screen. */
void camera_to_screen(const struct camera *c, float x, float y, float *sx, float *sy);
void camera_to_sheet(const struct camera *c, float sx, float sy, float *x, float *y);
/* Where the sheet's upper left corner is on the screen. */
void camera_origin(const struct camera *c, int *x, int *y);

/* One step in (+1) or out (-1), the point at sx, sy staying where it is. False at the last step. */
bool camera_zoom(struct camera *c, int direction, float sx, float sy, uint32_t now);
/* At once so that the whole sheet is seen as large as that goes, between the steps if need be, down to FIT_LEAST percent and
 * no larger than the largest step. */
void camera_fit(struct camera *c);
/* At once to the largest step at which this part of the sheet is seen whole, or the smallest; it lies in the middle. */
void camera_frame(struct camera *c, float left, float top, float right, float bottom);
/* Whether a part of the sheet of this size is seen whole at the smallest step. */
bool camera_holds(const struct camera *c, float w, float h);
void camera_step(struct camera *c, int step);
void camera_pan(struct camera *c, float dx, float dy); /* screen pixels the map is moved by */
void camera_centre(struct camera *c, float x, float y);
/* Centres on a place at once, with no more of the empty table in sight than a strip. */
void camera_show(struct camera *c, float x, float y);
void camera_glide(struct camera *c, float x, float y, uint32_t now);
/* The same, as far beyond the edge of the sheet as a pan may go. */
void camera_slide(struct camera *c, float x, float y, uint32_t now);
/* The same, but calmly: the eye is led, not sent. */
void camera_lead(struct camera *c, float x, float y, uint32_t now);

/* Carries zoom and glide on; true while they last. */
bool camera_tick(struct camera *c, uint32_t now);
static inline bool camera_moves(const struct camera *c)
{
	return c->zooming || c->gliding;
}

#endif
