#include "render/camera.h"

#include <math.h>

enum { ZOOM_MS = 120, GLIDE_MS = 260, LEAD_MS = 500, LEFT_IN_SIGHT = 120, EDGE_STRIP = 130, NARROW_STRIP = 12 };

int camera_percent_of(int step)
{
	static const int percents[ZOOM_STEPS] = {25, 35, 50, 71, 100, 141};
	return percents[step < 0 ? 0 : step < ZOOM_STEPS ? step : ZOOM_STEPS - 1];
}

void camera_open(struct camera *c, float sheet_w, float sheet_h)
{
	*c = (struct camera){.sheet_w = sheet_w, .sheet_h = sheet_h, .x = sheet_w / 2, .y = sheet_h / 2};
	camera_step(c, 2);
}

static float scale(const struct camera *c)
{
	return c->percent / 100;
}

/* A part of the map always stays in sight; when it is smaller than the window it may lie anywhere inside. */
static void keep_in_sight(struct camera *c)
{
	float half_w = (float)c->area.w / 2 / scale(c), half_h = (float)c->area.h / 2 / scale(c);
	float margin_w = fminf(LEFT_IN_SIGHT / scale(c), half_w), margin_h = fminf(LEFT_IN_SIGHT / scale(c), half_h);
	float low_x = margin_w - half_w, high_x = c->sheet_w - margin_w + half_w;
	float low_y = margin_h - half_h, high_y = c->sheet_h - margin_h + half_h;

	c->x = low_x > high_x ? c->sheet_w / 2 : fminf(fmaxf(c->x, low_x), high_x);
	c->y = low_y > high_y ? c->sheet_h / 2 : fminf(fmaxf(c->y, low_y), high_y);
}

void camera_area(struct camera *c, struct rect area)
{
	c->area = area;
	keep_in_sight(c);
}

void camera_origin(const struct camera *c, int *x, int *y)
{
	*x = (int)lroundf((float)c->area.x + (float)c->area.w / 2 - c->x * scale(c));
	*y = (int)lroundf((float)c->area.y + (float)c->area.h / 2 - c->y * scale(c));
}

void camera_to_screen(const struct camera *c, float x, float y, float *sx, float *sy)
{
	int ox, oy;
	camera_origin(c, &ox, &oy);
	*sx = (float)ox + x * scale(c);
	*sy = (float)oy + y * scale(c);
}

void camera_to_sheet(const struct camera *c, float sx, float sy, float *x, float *y)
{
	int ox, oy;
	camera_origin(c, &ox, &oy);
	*x = (sx - (float)ox) / scale(c);
	*y = (sy - (float)oy) / scale(c);
}

void camera_step(struct camera *c, int step)
{
	c->step = step < 0 ? 0 : step < ZOOM_STEPS ? step : ZOOM_STEPS - 1;
	c->percent = (float)camera_percent_of(c->step);
	c->zooming = false;
	keep_in_sight(c);
}

bool camera_zoom(struct camera *c, int direction, float sx, float sy, uint32_t now)
{
	int step = c->step + (direction > 0 ? 1 : -1);

	if (!c->zooming && c->percent > (float)camera_percent_of(c->step) && direction < 0) /* it rests between two steps */
		step = c->step;
	if (!c->zooming && c->percent < (float)camera_percent_of(c->step))
		step = direction > 0 ? c->step : -1;
	if (step < 0 || step >= ZOOM_STEPS)
		return false;
	camera_to_sheet(c, sx, sy, &c->anchor_x, &c->anchor_y);
	c->hold_x = sx;
	c->hold_y = sy;
	c->from_percent = c->percent;
	c->step = step;
	c->zooming = true;
	c->gliding = false;
	c->began = now;
	return true;
}

void camera_fit(struct camera *c)
{
	int step = ZOOM_STEPS - 1;
	float fits = floorf(100 * fminf((float)c->area.w / c->sheet_w, (float)c->area.h / c->sheet_h));

	while (step > 0 && (float)camera_percent_of(step) > fits)
		step--;
	c->gliding = false;
	c->x = c->sheet_w / 2;
	c->y = c->sheet_h / 2;
	camera_step(c, step);
	if (step < ZOOM_STEPS - 1)
		c->percent = fmaxf(fits, FIT_LEAST);
}

void camera_pan(struct camera *c, float dx, float dy)
{
	c->gliding = false;
	c->x -= dx / scale(c);
	c->y -= dy / scale(c);
	c->hold_x += dx;
	c->hold_y += dy;
	keep_in_sight(c);
}

void camera_centre(struct camera *c, float x, float y)
{
	c->gliding = false;
	c->x = x;
	c->y = y;
	keep_in_sight(c);
}

/* A look at a place near the edge shows the map and a strip beyond it, not the empty table. */
static float within(float at, float half, float size, float before, float behind)
{
	float low = half - before, high = size - half + behind;

	return low > high ? size / 2 : fminf(fmaxf(at, low), high);
}

void camera_show(struct camera *c, float x, float y)
{
	float k = scale(c), strip = NARROW_STRIP / k;

	camera_centre(c, within(x, (float)c->area.w / 2 / k, c->sheet_w, strip, strip),
		      within(y, (float)c->area.h / 2 / k, c->sheet_h, strip, strip));
}

static bool holds_at(const struct camera *c, int step, float w, float h)
{
	float k = (float)camera_percent_of(step) / 100;

	return w * k <= (float)c->area.w && h * k <= (float)c->area.h;
}

bool camera_holds(const struct camera *c, float w, float h)
{
	return holds_at(c, 0, w, h);
}

void camera_frame(struct camera *c, float left, float top, float right, float bottom)
{
	int step = ZOOM_STEPS - 1;

	while (step > 0 && !holds_at(c, step, right - left, bottom - top))
		step--;
	camera_step(c, step);
	camera_show(c, (left + right) / 2, (top + bottom) / 2);
}

/* The strip is wider below, where trays and the overview lie over the map. */
void camera_glide(struct camera *c, float x, float y, uint32_t now)
{
	float k = (float)camera_percent_of(c->step) / 100, strip = NARROW_STRIP / k;

	x = within(x, (float)c->area.w / 2 / k, c->sheet_w, strip, strip);
	y = within(y, (float)c->area.h / 2 / k, c->sheet_h, strip, EDGE_STRIP / k);
	c->from_x = c->x;
	c->from_y = c->y;
	c->to_x = x;
	c->to_y = y;
	c->began = now;
	c->glide_ms = GLIDE_MS;
	c->gliding = true;
	if (c->zooming)
		camera_step(c, c->step);
}

void camera_slide(struct camera *c, float x, float y, uint32_t now)
{
	struct camera there = *c;

	camera_glide(c, x, y, now);
	camera_centre(&there, x, y);
	c->to_x = there.x;
	c->to_y = there.y;
}

void camera_lead(struct camera *c, float x, float y, uint32_t now)
{
	camera_glide(c, x, y, now);
	c->glide_ms = LEAD_MS;
	c->gliding = fabsf(c->to_x - c->x) + fabsf(c->to_y - c->y) > 1; /* it may lie as far to the edge as can be */
}

static float eased(uint32_t now, uint32_t began, uint32_t length)
{
	float t = (float)(now - began) / (float)length;
	return t >= 1 ? 1 : 1 - (1 - t) * (1 - t);
}

static void zoom_on(struct camera *c, uint32_t now)
{
	float t = eased(now, c->began, ZOOM_MS), target = (float)camera_percent_of(c->step);

	c->percent = t >= 1 ? target : c->from_percent * powf(target / c->from_percent, t);
	c->x = c->anchor_x + ((float)c->area.x + (float)c->area.w / 2 - c->hold_x) / scale(c);
	c->y = c->anchor_y + ((float)c->area.y + (float)c->area.h / 2 - c->hold_y) / scale(c);
	c->zooming = t < 1;
	keep_in_sight(c);
}

bool camera_tick(struct camera *c, uint32_t now)
{
	if (c->zooming)
		zoom_on(c, now);
	if (c->gliding) {
		float t = eased(now, c->began, c->glide_ms);
		c->x = c->from_x + (c->to_x - c->from_x) * t;
		c->y = c->from_y + (c->to_y - c->from_y) * t;
		c->gliding = t < 1;
		keep_in_sight(c);
	}
	return camera_moves(c);
}
