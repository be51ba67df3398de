/* The table as a whole: it is opened at a seat, laid out anew whenever that has turned, and drawn. */
#include "input/own.h"

#include "input/asked.h"

#include <stdlib.h>

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

/* The armies stand otherwise than before: the set-up is over, or the last of those who arrived is on the map. While something is told nobody
 * is asked, and nobody lies in the tray. */
static void frame_anew(struct table_view *t)
{
	if (!is_asked(t))
		return;
	bool setup = t->s->rules->phases[t->seat->prompt.row].setup;
	if (t->set_up && !setup)
		sight_begun(t);
	else if (t->waited && !t->tray.n)
		sight_anew(t);
	t->set_up = setup;
	t->waited = t->tray.n > 0;
}

/* Another side decides: whom the one before had chosen, and where his keys were, is framed no more. */
static void other_decides(struct table_view *t)
{
	int side = t->seat->prompt.side;

	if (t->decides == side || t->seat->prompt.reaction) /* who only answers leaves what the other was about as it was */
		return;
	t->decides = (int8_t)side;
	t->cursor = NONE;
	if (t->selected != NONE && t->s->piece[t->selected].side != side)
		t->selected = NONE;
}

/* Who was selected for what was asked before, and is not in hand, is no answer to what is asked now, least of all to who is to be lost. */
static void row_over(struct table_view *t)
{
	int row = t->seat->prompt.row;
	if (row == t->asked_row || t->seat->prompt.reaction || t->seat->draft->n)
		return;
	t->asked_row = row;
	if (t->selected != NONE && !set_has(&t->seat->prompt.hand, t->selected))
		t->selected = NONE;
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
	other_decides(t);
	row_over(t);
	held_look(t);
	t->told_piece = t->told_place = NONE;
	t->rests = true;
	fan_close(t);
	place_map(t);
	tray_fill(t);
	frame_anew(t);
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

void table_place(struct table_view *t, struct rect area)
{
	const struct rect *a = &t->whole;

	area.w = area.w < 16 ? 16 : area.w;
	area.h = area.h < 16 ? 16 : area.h;
	if (a->x == area.x && a->y == area.y && a->w == area.w && a->h == area.h)
		return;
	t->whole = area;
	place_map(t);
	overview_place(t); /* what lies under the small map is not seen, from the first look on */
	tray_lay(t);
	if (is_asked(t)) {
		sight_first(t);
		sight_entries(t);
		if (sight_as_framed(t)) /* no hand has moved it yet */
			look_where_asked(t);
	}
	spoil(t);
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
	waits = pointer_tick(t, now) || waits;
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

bool table_idle(struct table_view *t)
{
	return scene_warm(&t->scene);
}
