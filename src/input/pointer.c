/* Mouse and keys over the table: who of its parts an event is for, what the pointer rests over, and what comes of that after a while. */
#include "input/own.h"

enum { HOVER_MS = 300, EDGE = 22, EDGE_MS = 16, EDGE_STEP = 16 };

/* The pointer is over the cards. */
static void hover_nothing(struct table_view *t)
{
	fan_close(t);
	if (t->hover_piece == NONE && t->hover_place == NONE)
		return;
	t->hover_piece = t->hover_place = NONE;
	t->calls.hover(t->calls.who, NONE, NONE);
	touch(t);
}

/* The pointer rests over something else than before. */
static void hover(struct table_view *t)
{
	int fanned = fan_hit(t, t->px, t->py);

	cards_hover(t);
	if (cards_over(t, t->px, t->py)) {
		hover_nothing(t);
		return;
	}
	if (fanned == NONE)
		fanned = tray_hit(t, t->px, t->py);
	int counter = fanned != NONE ? fanned : counter_under(t, t->px, t->py);
	int piece = counter == NONE ? NONE : t->view->counter[counter].piece;
	int place = counter != NONE ? t->view->counter[counter].place : place_under(t, t->px, t->py);
	bool in_tray = t->fan.open && rect_has(t->fan.tray, t->px, t->py);

	if (t->fan.open && !in_tray && place != t->fan.place)
		fan_close(t);
	if (in_tray && fanned == NONE)
		return;
	if (piece == t->hover_piece && place == t->hover_place)
		return;
	if (board_has_borders(&t->s->board))
		touch(t); /* the border of the area under the pointer is drawn */
	if (tray_zone_at(t, t->px, t->py) != t->zone_shown) {
		t->zone_shown = tray_zone_at(t, t->px, t->py);
		spoil(t);
	}
	t->hover_piece = piece;
	t->hover_place = place;
	t->hover_since = canvas_now(t->c);
	t->calls.hover(t->calls.who, piece, place);
	if (t->hand == HAND_EMPTY)
		foresee_click(t, piece, place);
}

static bool wheel(struct table_view *t, const struct input *in)
{
	bool scrolls = (t->ctrl_scrolls || in->mods & MOD_SHIFT) && !(in->mods & MOD_CTRL);
	int step = in->dy ? in->dy : -in->dx;

	fan_close(t);
	spoil(t);
	if (cards_wheel(t, in->x, in->y, step) || tray_wheel(t, in->x, in->y, step))
		return true;
	if (in->dx && !in->dy) {
		camera_pan(&t->scene.eye, (float)(-in->dx * 80), 0);
	} else if (scrolls) {
		bool side = in->mods & MOD_SHIFT;
		camera_pan(&t->scene.eye, side ? (float)(step * 80) : 0, side ? 0 : (float)(step * 80));
	} else {
		camera_zoom(&t->scene.eye, step, (float)in->x, (float)in->y, canvas_now(t->c));
	}
	return true;
}

void table_pointer(struct table_view *t, int x, int y)
{
	bool in = rect_has(t->whole, x, y);

	if (t->cards.hover != NONE && (!in || cards_at(&t->cards.lie, x, y) == NONE)) {
		touch(t);
		t->cards.hover = NONE;
		t->cards.hover_shown = false;
	}
	if (in)
		return;
	t->pointer_in = false;
	if (t->hand == HAND_EMPTY)
		fan_close(t);
}

bool table_input(struct table_view *t, const struct input *in)
{
	table_refresh(t);
	bool held = t->map_dragged || (t->hand != HAND_EMPTY && t->hand != HAND_HOLDS);
	if (in->kind == INPUT_EXPOSE || in->kind == INPUT_RESIZE) {
		spoil(t);
		return false;
	}
	if (in->kind == INPUT_KEY || in->kind == INPUT_PRESS)
		stride_stop(t);
	if (in->kind == INPUT_KEY)
		return keys_input(t, in);
	if (in->kind < INPUT_MOTION || in->kind > INPUT_WHEEL)
		return false;
	t->rests = t->rests && in->x == t->px && in->y == t->py;
	t->pointer_in = rect_has(t->whole, in->x, in->y);
	if (!t->pointer_in && !held) {
		t->px = in->x;
		t->py = in->y;
		return false;
	}
	if (in->kind == INPUT_PRESS && t->travelled < t->travels)
		table_skip_animation(t);
	switch (in->kind) {
	case INPUT_WHEEL:
		return wheel(t, in);
	case INPUT_PRESS:
		t->px = in->x;
		t->py = in->y;
		return held || cards_press(t, in) ? true : hand_press(t, in);
	case INPUT_RELEASE:
		return hand_release(t, in);
	default:
		if (hand_motion(t, in) && (t->hand != HAND_HOLDS || t->map_dragged))
			return true;
		hover(t);
		return true;
	}
}

bool table_grabs_keys(const struct table_view *t)
{
	return t->hand == HAND_DRAGS || t->hand == HAND_HOLDS || t->hand == HAND_CARD_DRAGS || t->cursor != NONE ||
	       cards_raised(t);
}

/* While a counter or a card is held at the edge of the map, the map comes along. */
static bool edge_scroll(struct table_view *t, uint32_t now)
{
	const struct rect *a = &t->scene.eye.area;
	int dx = 0, dy = 0;

	if ((t->hand != HAND_DRAGS && t->hand != HAND_CARD_DRAGS) || cards_over(t, t->px, t->py))
		return false;
	dx = t->px < a->x + EDGE ? EDGE_STEP : t->px > a->x + a->w - EDGE ? -EDGE_STEP : 0;
	dy = t->py < a->y + EDGE ? EDGE_STEP : t->py > a->y + a->h - EDGE ? -EDGE_STEP : 0;
	if (!dx && !dy)
		return false;
	if (now - t->scrolled >= EDGE_MS) {
		t->scrolled = now;
		camera_pan(&t->scene.eye, (float)dx, (float)dy);
		spoil(t);
	}
	return true;
}

/* A stack under the resting pointer is spread out. True while that is still to come. */
static bool watch_hover(struct table_view *t, uint32_t now)
{
	int n = 0;

	if (t->hand != HAND_EMPTY || t->hidden || t->hover_piece == NONE || t->fan.open || !t->pointer_in || t->rests)
		return false;
	for (int i = 0; i < t->scene.lying; i++)
		n += t->scene.lie[i].place == t->hover_place;
	if (n < 2)
		return false;
	if (now - t->hover_since < HOVER_MS)
		return true;
	if (now - t->hover_since < HOVER_MS * 4)
		fan_open(t, t->hover_place);
	return false;
}

bool pointer_tick(struct table_view *t, uint32_t now)
{
	bool waits = edge_scroll(t, now);
	return watch_hover(t, now) || waits;
}
