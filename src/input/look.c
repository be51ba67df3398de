/* The eye goes where the owner of the table wants it: to a place, a step nearer, to where it was when the game was left. */
#include "input/own.h"

#include <math.h>

void table_look_asked(struct table_view *t)
{
	eye_home(t);
}

void table_covered(struct table_view *t, int pixels)
{
	bool more = pixels > t->covered;

	t->covered = pixels;
	if (more && !t->once_covered)
		sight_anew(t);
	t->once_covered |= more;
	if (more && is_asked(t) && t->hand == HAND_EMPTY)
		look_where_asked(t);
}

/* At the upper edge of the sheet a place, or what stands round it, may still lie behind what asks: then the sheet goes lower, its edge
 * at most to the lower end of that. */
static void look_below_question(struct table_view *t, int place, float y)
{
	struct camera *eye = &t->scene.eye, rest = eye_at_rest(eye);
	float k = rest.percent / 100, behind = (float)t->covered / k, half = (float)rest.area.h / 2 / k;
	struct rect box;

	table_box(t, place, true, &box);
	if (t->covered && box.y < rest.area.y + t->covered)
		camera_slide(eye, rest.x, fmaxf(y - behind / 2, half - behind), canvas_now(t->c));
}

void table_look_at(struct table_view *t, int place)
{
	float x, y;

	if (place < 0 || place >= t->s->board.count)
		return;
	sheet_centre(&t->scene.sheet, &t->s->board, place, &x, &y);
	camera_glide(&t->scene.eye, x, y, canvas_now(t->c));
	look_below_question(t, place, y);
	spoil(t);
}

void table_zoom(struct table_view *t, int direction)
{
	const struct rect *a = &t->scene.eye.area;
	bool in = t->pointer_in && t->px >= 0;

	camera_zoom(&t->scene.eye, direction, in ? (float)t->px : (float)a->x + (float)a->w / 2,
		    in ? (float)t->py : (float)a->y + (float)a->h / 2, canvas_now(t->c));
	fan_close(t);
	spoil(t);
}

void table_fit(struct table_view *t)
{
	camera_fit(&t->scene.eye);
	fan_close(t);
	spoil(t);
}

int table_percent(const struct table_view *t)
{
	const struct camera *eye = &t->scene.eye;

	return eye->zooming ? camera_percent_of(eye->step) : (int)lroundf(eye->percent);
}

void table_eye(const struct table_view *t, float *x, float *y, int *percent)
{
	const struct camera *eye = &t->scene.eye;

	*x = eye->x / eye->sheet_w;
	*y = eye->y / eye->sheet_h;
	*percent = camera_percent_of(eye->step);
}

void table_see(struct table_view *t, float x, float y, int percent)
{
	struct camera *eye = &t->scene.eye;
	int step = 0;

	while (step < ZOOM_STEPS - 1 && camera_percent_of(step) < percent)
		step++;
	camera_step(eye, step);
	camera_centre(eye, x * eye->sheet_w, y * eye->sheet_h);
	t->looked = true;
	fan_close(t);
	spoil(t);
}
