/* Where places lie on the screen, and how the map is moved so that they lie clear of what covers them. */
#include "input/own.h"

#include <math.h>
#include <stdlib.h>

#define HEXES_AROUND 2.7f /* radii from the middle of a hex to the far sides of those next to it */

/* As it will be when the eye, wherever it is going, has come there. */
struct camera eye_at_rest(const struct camera *eye)
{
	struct camera c = *eye;
	if (c.zooming)
		camera_step(&c, c.step);
	if (c.gliding)
		camera_centre(&c, c.to_x, c.to_y);
	c.gliding = false;
	return c;
}

/* The middle of the place and so much around it, and all that lies there. */
static struct rect box_of(const struct table_view *t, const struct camera *eye, int place, float side)
{
	float x, y, w, h, left, top, right, low;

	sheet_centre(&t->scene.sheet, &t->s->board, place, &x, &y);
	camera_to_screen(eye, x, y, &x, &y);
	left = x - side, right = x + side, top = y - side, low = y + side;
	scene_front(&t->scene, &w, &h);
	for (int i = 0; i < t->scene.lying; i++) {
		if (t->scene.lie[i].place != place)
			continue;
		camera_to_screen(eye, t->scene.lie[i].x, t->scene.lie[i].y, &x, &y);
		left = fminf(left, x - w / 2), right = fmaxf(right, x + w / 2);
		top = fminf(top, y - h / 2), low = fmaxf(low, y + h / 2);
	}
	return (struct rect){(int)left, (int)top, (int)(right - left) + 1, (int)(low - top) + 1};
}

/* A counter's width round the middle of the place, or the hexes next to it, and all that lies there. */
static struct rect box_through(const struct table_view *t, const struct camera *eye, int place, bool around)
{
	float side = (float)scene_side(&t->scene) * 0.75f;

	if (around && !board_has_borders(&t->s->board))
		side = fmaxf(side, t->scene.sheet.radius * eye->percent / 100 * HEXES_AROUND);
	return box_of(t, eye, place, side);
}

struct rect clear_box(const struct table_view *t, int place, bool *held)
{
	*held = false;
	for (int i = 0; i < t->scene.lying; i++)
		*held |= t->scene.lie[i].place == place;
	return box_of(t, &t->scene.eye, place, 0);
}

/* The small map lies over the large one. */
static bool below_overview(const struct table_view *t, struct rect r)
{
	return rect_touches(r, t->overview);
}

bool under_small_map(const struct table_view *t, int place)
{
	struct camera eye = eye_at_rest(&t->scene.eye);
	return below_overview(t, box_through(t, &eye, place, false));
}

bool table_box(const struct table_view *t, int place, bool around, struct rect *box)
{
	struct camera eye = eye_at_rest(&t->scene.eye);

	if (place < 0 || place >= t->s->board.count)
		return false;
	*box = box_through(t, &eye, place, around);
	return rect_has(eye.area, box->x + box->w / 2, box->y + box->h / 2) && !below_overview(t, box_through(t, &eye, place, false));
}

/* Is the eye where it was led? Then no hand has moved the map since. */
static bool still_led(const struct table_view *t)
{
	struct camera eye = eye_at_rest(&t->scene.eye);
	return t->led.on && eye.step == t->led.home.step && fabsf(eye.x - t->led.x) + fabsf(eye.y - t->led.y) < 4;
}

void eye_leaves(struct table_view *t)
{
	if (!still_led(t))
		t->led.home = eye_at_rest(&t->scene.eye);
}

void eye_led(struct table_view *t)
{
	struct camera eye = eye_at_rest(&t->scene.eye);
	t->led.on = true;
	t->led.owed = t->led.asked = t->led.read = t->led.entries = false;
	t->led.x = eye.x;
	t->led.y = eye.y;
}

void eye_led_from(struct table_view *t, const struct camera *before)
{
	struct camera now = t->scene.eye;

	t->scene.eye = *before;
	eye_leaves(t);
	t->scene.eye = now;
	eye_led(t);
}

void eye_stays(struct table_view *t)
{
	struct camera *eye = &t->scene.eye, rest = eye_at_rest(eye);

	if (!eye->gliding)
		return;
	if (!still_led(t))
		t->led.home = rest;
	eye->gliding = false;
	eye_led(t);
}

/* The eye from which the box of the place lies in the middle of `free`, and where it then is. False when it does not lie in there whole. */
static bool clear_eye(const struct table_view *t, int place, bool around, struct rect free, struct camera *eye, struct rect *box)
{
	struct rect is;
	float x, y;

	*eye = eye_at_rest(&t->scene.eye);
	is = box_through(t, eye, place, around);
	camera_to_sheet(eye, (float)(eye->area.x + eye->area.w / 2 + is.x + is.w / 2 - free.x - free.w / 2),
			(float)(eye->area.y + eye->area.h / 2 + is.y + is.h / 2 - free.y - free.h / 2), &x, &y);
	camera_show(eye, x, y);
	*box = box_through(t, eye, place, around);
	return rect_within(*box, free) && !below_overview(t, *box);
}

bool table_lay_clear(struct table_view *t, int place, bool around, struct rect free, struct rect *box)
{
	struct camera eye;
	struct rect above = free;

	if (place < 0 || place >= t->s->board.count)
		return false;
	above.h = int_min(free.h, t->overview.y - free.y);
	if (!clear_eye(t, place, around, free, &eye, box) && !clear_eye(t, place, around, above, &eye, box))
		return false;
	eye_leaves(t);
	camera_glide(&t->scene.eye, eye.x, eye.y, canvas_now(t->c));
	eye_led(t);
	t->led.read = true;
	spoil(t);
	return true;
}

void eye_home(struct table_view *t)
{
	struct camera now = t->scene.eye, *eye = &t->scene.eye, home = t->led.home;
	bool back = still_led(t) && is_asked(t), entered = t->led.entries;

	home.area = now.area;
	t->led.owed = still_led(t) && !is_asked(t);
	if (is_asked(t))
		t->led.on = false;
	if (!back) {
		look_where_asked(t);
		return;
	}
	*eye = home; /* as it was; and from there what is asked is to be seen */
	if (entered && t->tray.n) /* those in the tray are still to be placed */
		t->entered = 0;
	look_where_asked(t);
	if (entered && !t->tray.n)
		sight_uncover(t);
	struct camera end = eye_at_rest(eye);
	*eye = now;
	camera_slide(eye, end.x, end.y, canvas_now(t->c));
	spoil(t);
}

void table_read_over(struct table_view *t)
{
	bool led = t->led.read;

	t->led.read = false;
	if (led)
		eye_home(t);
}

/* --- where something may be put, or is to be named --- */

static struct rect moved(struct rect r, int dx, int dy)
{
	return (struct rect){r.x + dx, r.y + dy, r.w, r.h};
}

static struct rect round_both(struct rect a, struct rect b)
{
	int right = a.x + a.w > b.x + b.w ? a.x + a.w : b.x + b.w, low = a.y + a.h > b.y + b.h ? a.y + a.h : b.y + b.h;
	int x = a.x < b.x ? a.x : b.x, y = a.y < b.y ? a.y : b.y;
	return (struct rect){x, y, right - x, low - y};
}

/* How far a stretch is to go to lie between two ends. */
static int into(int at, int long_, int from, int room)
{
	return at < from ? from - at : at + long_ > from + room ? from + room - at - long_ : 0;
}

/* The least way by which the box comes to lie in the free part, beside the small map or above it. */
static void way_clear(const struct table_view *t, struct rect r, struct rect free, int *dx, int *dy)
{
	const struct rect *o = &t->overview;

	*dx = into(r.x, r.w, free.x, free.w);
	*dy = into(r.y, r.h, free.y, free.h);
	struct rect at = moved(r, *dx, *dy);
	if (!rect_touches(at, *o))
		return;
	int right = o->x + o->w - at.x, up = at.y + at.h - o->y;
	if ((right <= up || !rect_within(moved(at, 0, -up), free)) && rect_within(moved(at, right, 0), free))
		*dx += right;
	else
		*dy -= up;
}

/* What of the map neither what asks nor the tray lies over. */
static struct rect free_of(struct table_view *t)
{
	struct rect free = t->scene.eye.area;

	tray_lay(t); /* as it lies with a unit in hand */
	overview_place(t);
	free.y += t->covered;
	free.h -= t->covered;
	if (t->tray.frame.w)
		free.h = t->tray.frame.y - free.y;
	else
		free.h -= t->cards.lie.over;
	return free;
}

bool clear_any(struct table_view *t, const struct places *want)
{
	struct camera eye = eye_at_rest(&t->scene.eye);
	struct rect free = free_of(t);

	for (int place = 0; place < t->s->board.count; place++) {
		struct rect r = box_through(t, &eye, place, false);
		if (places_has(want, place) && rect_within(r, free) && !below_overview(t, r))
			return true;
	}
	return false;
}

/* Does it lie whole in the free part, moved so, and not below the small map? */
static bool lies_clear(const struct table_view *t, struct rect r, struct rect free, int dx, int dy)
{
	return rect_within(moved(r, dx, dy), free) && !below_overview(t, moved(r, dx, dy));
}

/* The way by which the box lies clear, with what stands beside it where there is room for that: not at the very edge. */
static void way_with_room(const struct table_view *t, struct rect r, struct rect free, int *dx, int *dy)
{
	int m = scene_side(&t->scene);
	struct rect wide = {r.x - m, r.y - m, r.w + 2 * m, r.h + 2 * m};

	way_clear(t, wide, free, dx, dy);
	if (!lies_clear(t, wide, free, *dx, *dy))
		way_clear(t, r, free, dx, dy);
}

void clear_places(struct table_view *t, const struct places *want)
{
	struct camera eye = eye_at_rest(&t->scene.eye);
	struct rect free = free_of(t), all = {0}, nearest = {0};
	int hidden = 0, seen = 0, dx, dy, least = 0;
	float x, y;

	for (int place = 0; place < t->s->board.count; place++) {
		if (!places_has(want, place))
			continue;
		struct rect r = box_through(t, &eye, place, false);
		all = hidden + seen ? round_both(all, r) : r;
		if (rect_within(r, free) && !below_overview(t, r)) {
			seen++;
			continue;
		}
		way_clear(t, r, free, &dx, &dy);
		if (!hidden++ || abs(dx) + abs(dy) < least) {
			least = abs(dx) + abs(dy);
			nearest = r;
		}
	}
	way_with_room(t, all, free, &dx, &dy);
	bool fits = lies_clear(t, all, free, dx, dy);
	if (!hidden || (seen && !fits))
		return;
	if (!fits)
		way_with_room(t, nearest, free, &dx, &dy);
	camera_to_sheet(&eye, (float)(eye.area.x + eye.area.w / 2 - dx), (float)(eye.area.y + eye.area.h / 2 - dy), &x, &y);
	camera_slide(&t->scene.eye, x, y, canvas_now(t->c));
	spoil(t);
}
