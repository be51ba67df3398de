/* The small map in the lower left corner: where it lies, what it shows, and how it leads the eye. */
#include "input/own.h"

#include "render/overview.h"

enum { OVERVIEW_WIDTH = 210, OVERVIEW_LEAST = 120, OVERVIEW_SHARE = 5, OVERVIEW_GAP = 14, OVERVIEW_SIGN = 17 };

/* Are the middles of all places on the screen? What else is printed on the sheet is no ground to look for. */
static bool whole_board_in_sight(const struct table_view *t)
{
	const struct camera *eye = &t->scene.eye;
	const struct rect a = eye->area;
	float x, y, at_x, at_y;

	for (int place = 0; place < t->s->board.count; place++) {
		sheet_centre(&t->scene.sheet, &t->s->board, place, &x, &y);
		camera_to_screen(eye, x, y, &at_x, &at_y);
		if (at_x < (float)a.x || at_y < (float)a.y || at_x >= (float)(a.x + a.w) || at_y >= (float)(a.y + a.h))
			return false;
	}
	return true;
}

/* The overview lies in the lower left corner, unless the whole map is in sight. */
void overview_place(struct table_view *t)
{
	const struct camera *eye = &t->scene.eye;
	int share = eye->area.w / OVERVIEW_SHARE;
	int w = share > pt(t, OVERVIEW_WIDTH) ? pt(t, OVERVIEW_WIDTH) : share < OVERVIEW_LEAST ? OVERVIEW_LEAST : share;

	t->overview = t->overview_sign = (struct rect){0, 0, 0, 0};
	if (t->overview_off)
		return;
	if (eye->area.w < 3 * w || whole_board_in_sight(t))
		return;
	int h = (int)((float)w * eye->sheet_h / eye->sheet_w);
	if (eye->area.h < 2 * h)
		return;
	int sign = pt(t, OVERVIEW_SIGN), foot = eye->area.y + eye->area.h - OVERVIEW_GAP - t->cards.lie.over;
	if (t->overview_folded) {
		t->overview_sign = (struct rect){eye->area.x + OVERVIEW_GAP - 4, foot + 4 - sign, sign, sign};
		return;
	}
	t->overview = (struct rect){eye->area.x + OVERVIEW_GAP, foot - h, w, h};
	t->overview_sign = (struct rect){t->overview.x + w - sign, t->overview.y, sign, sign};
}

static void overview_pieces(struct table_view *t)
{
	const struct rect *o = &t->overview;
	float k = (float)o->w / t->scene.eye.sheet_w;

	for (int i = 0; i < t->scene.lying; i++) {
		const struct lying *l = &t->scene.lie[i];
		overview_mark(t->c, o->x + (int)(l->x * k), o->y + (int)(l->y * k), t->view->counter[l->counter].side);
	}
}

/* By this sign the small map folds away, so that the corner below it is seen, and out again. */
static void overview_sign_draw(struct table_view *t)
{
	const struct rect r = t->overview_sign;

	if (!r.w)
		return;
	canvas_fill(t->c, r, 0xead9b0ff);
	fold_sign(t, r, t->overview_folded);
}

bool overview_sign_press(struct table_view *t, int x, int y)
{
	const struct rect r = t->overview_sign;

	if (!r.w || x < r.x || y < r.y || x >= r.x + r.w || y >= r.y + r.h)
		return false;
	t->overview_folded = !t->overview_folded;
	spoil(t);
	return true;
}

void overview_draw(struct table_view *t)
{
	const struct rect *o = &t->overview;
	const struct camera *eye = &t->scene.eye;

	if (!o->w) {
		overview_sign_draw(t);
		return;
	}
	float k = (float)o->w / eye->sheet_w, x, y, x1, y1;
	struct rect frame = {o->x - 4, o->y - 4, o->w + 8, o->h + 8};
	canvas_fill_round(t->c, (struct rect){o->x + 1, o->y + 3, o->w + 6, o->h + 6}, frame, 0x1d160e60);
	canvas_fill(t->c, frame, 0x4a3824ff);
	canvas_fill(t->c, (struct rect){o->x - 3, o->y - 3, o->w + 6, o->h + 6}, 0xead9b0ff);
	overview_sheet(t->c, t->scene.sheet.drawn ? t->scene.sheet.game : "", *o);
	canvas_clip(t->c, *o);
	if (!t->hidden)
		overview_pieces(t);
	camera_to_sheet(eye, (float)eye->area.x, (float)eye->area.y, &x, &y);
	camera_to_sheet(eye, (float)(eye->area.x + eye->area.w), (float)(eye->area.y + eye->area.h), &x1, &y1);
	struct rect seen = {o->x + (int)(x * k), o->y + (int)(y * k), (int)((x1 - x) * k), (int)((y1 - y) * k)};
	canvas_frame(t->c, (struct rect){seen.x - 1, seen.y - 1, seen.w + 2, seen.h + 2}, 4, 0x1d160eb0);
	canvas_frame(t->c, seen, 2, 0xfff3d4ff);
	canvas_unclip(t->c);
	overview_sign_draw(t);
}

bool overview_go(struct table_view *t, int x, int y)
{
	const struct rect *o = &t->overview;
	float k;

	if (!o->w || (t->hand != HAND_OVERVIEW && (x < o->x || y < o->y || x >= o->x + o->w || y >= o->y + o->h)))
		return false;
	k = t->scene.eye.sheet_w / (float)o->w;
	camera_centre(&t->scene.eye, (float)(x - o->x) * k, (float)(y - o->y) * k);
	fan_close(t);
	spoil(t);
	return true;
}
