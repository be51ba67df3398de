#include "input/own.h"

#include "input/asked.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { HOVER_MS = 300, EDGE = 22, EDGE_MS = 16, EDGE_STEP = 16 };

static void lay_out(struct table_view *t);

struct table_view *table_open(struct canvas *c, struct seat *seat, const char *data, const struct table_calls *calls,
			      struct error *e)
{
	struct table_view *t = calloc(1, sizeof *t);
	int w, h;

	if (!t) {
		error_set(e, NULL, NULL, NULL, "there is no memory for the table");
		return NULL;
	}
	t->c = c;
	t->calls = *calls;
	t->seat = seat;
	t->s = seat->scenario;
	held_look(t);
	t->selected = t->cursor = t->hover_piece = t->hover_place = t->lift.piece = t->dropped = NONE;
	t->told_piece = t->told_place = NONE;
	t->trails_off = NONE;
	t->overlay_piece = t->overlay_place = NONE;
	t->cards.raised = t->cards.raised_pile = t->cards.raised_card = t->cards.chosen = t->cards.hover = NONE;
	t->cards.pressed = t->cards.target = t->cards.spread.pile = t->cards.said_card = NONE;
	t->px = t->py = -1;
	t->reads = TILE_READS;
	t->viewer = SIDE_0;
	t->percent = 100;
	scene_open(&t->scene, c, t->s, data);
	canvas_size(c, &w, &h);
	table_place(t, (struct rect){0, 0, w, h});
	lay_out(t);
	return t;
}

void table_close(struct table_view *t)
{
	free(t);
}

const char *table_notice(const struct table_view *t)
{
	return *t->scene.notice ? t->scene.notice : NULL;
}

void table_eager(struct table_view *t, bool eager)
{
	t->reads = eager ? ALL_READS : TILE_READS;
}

void table_wheel_scrolls(struct table_view *t, bool scrolls)
{
	t->ctrl_scrolls = scrolls;
}

/* What one who looked may have seen, pointed out, or in his hand is no matter of the next one's. */
static void forget(struct table_view *t)
{
	table_skip_animation(t);
	t->selected = t->cursor = t->hover_piece = t->hover_place = NONE;
	t->pointing = false;
}

void table_seat(struct table_view *t, struct seat *seat)
{
	if (t->seat != seat)
		stride_stop(t);
	if (t->seat != seat && t->view->curtain)
		forget(t);
	t->seat = seat;
	t->held = false;
	if (t->s != seat->scenario) {
		t->s = t->scene.s = seat->scenario;
		t->selected = t->cursor = NONE;
		t->travels = t->travelled = 0;
		t->trails_off = NONE;
		t->trails_again = t->pointing = false;
	}
	lay_out(t);
}

void table_scale(struct table_view *t, int percent)
{
	if (t->percent == percent || percent < 1)
		return;
	t->percent = percent;
	fan_close(t);
	overview_place(t);
	tray_lay(t);
	spoil(t);
}

void table_letters(struct table_view *t, bool on)
{
	if (t->scene.letters != on)
		spoil(t);
	t->scene.letters = on;
}

/* Somebody else looks. */
static void change_viewer(struct table_view *t)
{
	t->trails_again = false;
	t->looked_at = false; /* he has an own army to look at */
	t->viewer = t->seat->viewer;
}

/* The map has what the cards leave of the window. */
static void place_map(struct table_view *t)
{
	const struct rect *a = &t->scene.eye.area;
	struct rect area = t->whole;

	area.h -= cards_high(t->view, t->whole);
	bool same = a->x == area.x && a->y == area.y && a->w == area.w && a->h == area.h, frames = !same && sight_as_framed(t);
	if (!same && t->ground_turned == t->seat->turned) /* nothing stands there yet: a window of another size shows it anew */
		t->grounds = 0;
	if (!same)
		camera_area(&t->scene.eye, area);
	cards_fill(t);
	if (same)
		return;
	if (frames)
		sight_armies(t);
	if (!t->looked && area.w > 16 && area.h > 16) {
		camera_frame(&t->scene.eye, 0, 0, t->scene.eye.sheet_w, t->scene.eye.sheet_h);
		t->looked = true;
	}
	fan_close(t);
}

/* All that is laid out of what the seat sees. */
static void lay_out(struct table_view *t)
{
	struct asked asked;
	struct set above;
	bool drags = t->begins || t->hand == HAND_DRAGS;
	if (t->hand == HAND_DRAGS || t->hand == HAND_HOLDS || t->hand == HAND_PRESSED || t->hand == HAND_CARD ||
	    t->hand == HAND_CARD_DRAGS)
		t->hand = HAND_EMPTY;
	t->against = NONE;
	t->lift.piece = NONE;
	goal_over(t);
	if (t->seat->viewer != t->viewer)
		change_viewer(t);
	t->turned = t->seat->turned;
	held_look(t);
	t->told_piece = t->told_place = NONE;
	t->rests = true;
	fan_close(t);
	place_map(t);
	bool waited = t->tray.n > 0;
	tray_fill(t);
	if (waited && !t->tray.n && is_asked(t))
		sight_anew(t);
	if (!t->framed)
		sight_armies(t);
	if (is_asked(t))
		sight_first(t);
	asked_find(t, &asked);
	if (t->overlay_on && t->overlay_row != t->seat->prompt.row && asked_lights(&asked))
		t->overlay_on = false; /* what is lit now is another matter */
	if (t->overlay_on)
		table_overlay(t, t->overlay_query, t->overlay_piece, t->overlay_place);
	asked_above_others(t, &asked, &above);
	scene_lay(&t->scene, t->view, NULL, &above);
	bool over = t->led.owed || (t->led.asked && area_asked(t) == NONE && !drags) || (t->led.entries && !t->tray.n && !drags);
	if (is_asked(t) && over)
		eye_home(t);
	else if (!drags)
		look_where_asked(t);
	tray_lay(t);
	spoil(t);
}

void table_refresh(struct table_view *t)
{
	if (t->turned != t->seat->turned)
		lay_out(t);
}

void table_hold(struct table_view *t, struct spot at)
{
	if (t->held && spot_same(t->hold, at) && t->turned == t->seat->turned)
		return;
	t->held = true;
	t->hold = at;
	lay_out(t);
}

void table_let_go(struct table_view *t)
{
	if (!t->held)
		return;
	t->held = false;
	lay_out(t);
}

void table_look_asked(struct table_view *t)
{
	eye_home(t);
}

void table_place(struct table_view *t, struct rect area)
{
	const struct rect *a = &t->whole;

	area.w = area.w < 16 ? 16 : area.w;
	area.h = area.h < 16 ? 16 : area.h;
	if (a->x == area.x && a->y == area.y && a->w == area.w && a->h == area.h)
		return;
	t->whole = area;
	place_map(t);
	tray_lay(t);
	if (is_asked(t)) {
		sight_first(t);
		sight_entries(t);
		if (sight_as_framed(t)) /* no hand has moved it yet */
			look_where_asked(t);
	}
	spoil(t);
}

int view_counter(const struct table_view *t, int piece)
{
	const struct counter *k = view_find(t->view, piece);

	return k ? (int)(k - t->view->counter) : NONE;
}

int counter_under(const struct table_view *t, int x, int y)
{
	int hit = t->hidden ? NONE : scene_hit(&t->scene, x, y);
	return hit == NONE ? NONE : t->scene.lie[hit].counter;
}

int place_under(const struct table_view *t, int x, int y)
{
	float sx, sy;
	camera_to_sheet(&t->scene.eye, (float)x, (float)y, &sx, &sy);
	return sheet_place_at(&t->scene.sheet, &t->s->board, sx, sy);
}

bool own_piece(const struct table_view *t, int piece)
{
	return piece >= 0 && piece < t->s->pieces && t->s->piece[piece].side == t->seat->prompt.side;
}

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
		foresee_click(t, piece);
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

bool table_draw(struct table_view *t)
{
	uint32_t now = canvas_now(t->c);
	bool moving = camera_moves(&t->scene.eye), waits;

	table_refresh(t);
	if (moving) {
		camera_tick(&t->scene.eye, now);
		spoil(t);
	}
	waits = travel_tick(t, now);
	waits = edge_scroll(t, now) || waits;
	waits = watch_hover(t, now) || waits;
	waits = cards_tick(t, now) || waits;
	t->cards.drawn = t->seat->turned;
	t->dirty = false;
	show_layer(t);
	show_moving(t);
	return waits || moving || camera_moves(&t->scene.eye) || t->dirty;
}

bool table_dirty(const struct table_view *t)
{
	return t->dirty || !(t->bare || canvas_layer_valid(t->c, TABLE_LAYER));
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

/* Does the question need a unit or a place that it is about? */
static bool needs_piece(const struct table_view *t, enum query q)
{
	const struct showing *how = showing_of(t->s, (int)q);
	return !how || how->needs_piece;
}

void table_overlay(struct table_view *t, enum query q, int piece, int place)
{
	t->overlay_on = q < QUERIES && (piece != NONE || place != NONE || !needs_piece(t, q));
	t->overlay_query = q;
	t->overlay_piece = piece;
	t->overlay_place = place;
	t->overlay_row = t->seat->prompt.row;
	if (place == NONE && piece != NONE)
		place = table_place_of(t, piece);
	if (t->overlay_on) {
		overlay_clear(&t->overlay, q);
		t->s->rules->query(t->s, t->known, t->seat->viewer, q, piece, place, &t->overlay);
	}
	spoil(t);
}

void table_overlay_off(struct table_view *t)
{
	t->overlay_on = false;
	spoil(t);
}

int table_overlay_shown(const struct table_view *t)
{
	return t->overlay_on ? (int)t->overlay_query : NONE;
}

void table_overview(struct table_view *t, bool on)
{
	t->overview_off = !on;
	spoil(t);
}

void table_hide_counters(struct table_view *t, bool hide)
{
	if (hide)
		hand_let_go(t);
	t->hidden = hide;
	fan_close(t);
	spoil(t);
}

bool table_counters_hidden(const struct table_view *t)
{
	return t->hidden;
}

int table_selected(const struct table_view *t)
{
	return t->selected;
}

void table_select(struct table_view *t, int piece)
{
	t->selected = piece >= 0 && piece < t->s->pieces ? piece : NONE;
	spoil(t);
}

bool table_pick(struct table_view *t, int piece)
{
	if (!may_act(t) || !own_piece(t, piece) || t->hand != HAND_EMPTY)
		return false;
	t->selected = piece;
	return hand_pick(t, piece);
}

int table_place_of(const struct table_view *t, int piece)
{
	int counter = view_counter(t, piece), place = counter == NONE ? NONE : t->view->counter[counter].place;
	return place < 0 ? NONE : place;
}

void table_point_out(struct table_view *t, const struct event *ev)
{
	int place, counter;

	t->pointing = ev != NULL;
	spoil(t);
	if (!ev)
		return;
	t->pointed = *ev;
	place = ev->to >= 0 ? ev->to : ev->from;
	counter = view_counter(t, ev->piece);
	if (place < 0 && counter != NONE)
		place = t->view->counter[counter].place;
	if (place >= 0 && place < t->s->board.count)
		table_look_at(t, place);
}

bool table_find_piece(const struct table_view *t, int piece, int *x, int *y)
{
	if (tray_find(t, piece, x, y))
		return true;
	for (int i = 0; i < t->scene.lying; i++) {
		float fx, fy;
		if (t->scene.lie[i].piece != piece)
			continue;
		camera_to_screen(&t->scene.eye, t->scene.lie[i].x, t->scene.lie[i].y, &fx, &fy);
		*x = (int)fx;
		*y = (int)fy;
		return rect_has(t->scene.eye.area, *x, *y);
	}
	return false;
}

bool table_find_place(const struct table_view *t, int place, int *x, int *y)
{
	float fx, fy;

	if (place < 0 || place >= t->s->board.count)
		return false;
	scene_centre(&t->scene, place, &fx, &fy);
	*x = (int)fx;
	*y = (int)fy;
	return rect_has(t->scene.eye.area, *x, *y) && !tray_covers(t, *x, *y) && !rect_has(t->overview, *x, *y);
}

void table_lower_card(struct table_view *t)
{
	if (cards_raised(t))
		cards_lower(t);
}

bool table_find_card(const struct table_view *t, const char *name, int *x, int *y)
{
	return cards_find(t, name, x, y);
}

int table_card_read(const struct table_view *t)
{
	struct rect large;
	int at;
	return cards_shown(t, &large, &at);
}

bool table_card_lit(const struct table_view *t, int card)
{
	return card_serves(t, card, NULL);
}

bool table_idle(struct table_view *t)
{
	return scene_warm(&t->scene);
}
