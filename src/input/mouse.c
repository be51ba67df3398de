/* Buttons pressed, moved and let go over the map. */
#include "input/own.h"
#include "rules/phases.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { DRAG_SLACK = 5 };

static void grip(struct table_view *t, int counter)
{
	float x, y;

	t->grip_x = t->grip_y = 0;
	for (int i = 0; i < t->scene.lying; i++) {
		const struct lying *l = &t->scene.lie[i];
		if (l->counter != counter)
			continue;
		camera_to_screen(&t->scene.eye, l->x, l->y, &x, &y);
		t->grip_x = x - (float)t->press_x;
		t->grip_y = y - (float)t->press_y;
		float half = (float)scene_side(&t->scene) / 2;
		if (fabsf(t->grip_x) > half || fabsf(t->grip_y) > half)
			t->grip_x = t->grip_y = 0;
	}
}

bool may_drag(const struct table_view *t, int piece)
{
	for (int i = 0; i < t->seat->orders.n; i++) {
		const struct verb *v = verb_at(t->s, t->seat->orders.at[i].verb);
		if (v && v->gesture == GESTURE_DROP && t->seat->orders.at[i].piece == piece)
			return may_act(t);
	}
	return may_act(t) && own_piece(t, piece);
}

/* Is a click on it an order? */
static bool clickable(const struct table_view *t, int piece)
{
	struct order list[MENU_MOST];
	return hand_orders(t, GESTURE_PIECE, piece, NONE, list, true) > 0;
}

/* Those of a stack who are asked for; the uppermost of them in `top`, and in `all_join` whether all could join those in hand. */
static int asked_there(const struct table_view *t, int place, int *top, bool *all_join)
{
	const struct view *v = t->view;
	int n = 0;

	*all_join = true;
	for (int i = 0; i < t->scene.lying; i++) {
		const struct counter *c = &v->counter[t->scene.lie[i].counter];
		if (c->place != place || c->piece == NONE || !clickable(t, c->piece))
			continue;
		*top = t->scene.lie[i].counter;
		*all_join &= orders_like(&t->seat->orders, VERB_WITH, c->piece, NONE, NONE) != NONE;
		n++;
	}
	return n;
}

/* The one of a stack that is asked for, where the others in it cannot be meant, or the next who joins; else `counter`. */
static int asked_in_stack(const struct table_view *t, int counter)
{
	int asked = counter;
	bool all_join;
	int n = asked_there(t, t->view->counter[counter].place, &asked, &all_join);

	return n == 1 || (n && all_join) ? asked : counter;
}

int hand_able(const struct table_view *t, int counter)
{
	const struct view *v = t->view;
	int piece = counter == NONE || t->hidden ? NONE : v->counter[counter].piece, able = counter;

	if (piece == NONE || v->lie == LIE_HEAP || !may_act(t) || !own_piece(t, piece))
		return counter;
	for (int i = 0; i < t->seat->orders.n; i++)
		if (t->seat->orders.at[i].piece == piece)
			return counter;
	if (t->seat->prompt.depth) /* a click on who is in hand takes it out again */
		return set_has(&t->seat->prompt.hand, piece) ? counter : asked_in_stack(t, counter);
	if (v->lie == LIE_BLOCK && set_has(&t->seat->prompt.hand, piece))
		return counter;
	for (int i = 0; i < t->scene.lying; i++) {
		const struct counter *c = &v->counter[t->scene.lie[i].counter];
		if (c->place == v->counter[counter].place && c->piece != NONE &&
		    (lift_take(t, c->piece) || (v->lie == LIE_BLOCK && set_has(&t->seat->prompt.hand, c->piece)))) /* the stack that marches stands for its heap */
			able = t->scene.lie[i].counter;
	}
	return able == counter && v->lie == LIE_PILE ? asked_in_stack(t, counter) : able;
}

/* Is what was grabbed none of those in hand? With Shift and Ctrl others join them, and a stack of blocks stands for what of it is in hand. */
static bool grabs_other(const struct table_view *t)
{
	const struct set *hand = &t->seat->known->hand;
	int piece = t->press_piece, place = piece == NONE ? NONE : t->seat->known->piece[piece].place;
	bool of_stack = t->view->lie == LIE_BLOCK && !t->press_fan && !set_empty(hand) && t->seat->known->piece[set_next(hand, 0)].place == place;

	return piece != NONE && piece != t->lift.piece && !set_has(hand, piece) && !of_stack && !(t->press_mods & (MOD_SHIFT | MOD_CTRL));
}

bool hand_press(struct table_view *t, const struct input *in)
{
	int counter = fan_hit(t, in->x, in->y);

	if (counter == NONE && (tray_press(t, in->x, in->y) || legend_press(t, in->x, in->y)))
		return true;
	if (counter == NONE)
		counter = tray_hit(t, in->x, in->y);
	if (counter == NONE && tray_covers(t, in->x, in->y))
		return true;
	if (counter == NONE)
		counter = in->button == BUTTON_LEFT ? hand_able(t, counter_under(t, in->x, in->y)) : counter_under(t, in->x, in->y);
	t->press_x = in->x;
	t->press_y = in->y;
	t->press_button = in->button;
	t->press_mods = in->mods;
	t->press_fan = fan_hit(t, in->x, in->y) != NONE;
	t->press_counter = counter;
	t->press_piece = counter != NONE && !t->hidden ? t->view->counter[counter].piece : NONE;
	if (tray_covers(t, in->x, in->y) && counter != NONE)
		t->press_piece = t->view->counter[counter].piece;
	t->press_place = counter != NONE ? t->view->counter[counter].place : place_under(t, in->x, in->y);
	t->calls.hint(t->calls.who, in->x, in->y, "", "");
	if (in->button == BUTTON_LEFT && overview_sign_press(t, in->x, in->y))
		return true;
	if (in->button == BUTTON_LEFT && overview_go(t, in->x, in->y)) {
		t->hand = t->hand == HAND_HOLDS ? HAND_HOLDS : HAND_OVERVIEW;
		return true;
	}
	if (t->hand == HAND_HOLDS) {
		t->map_held = in->button != BUTTON_LEFT || t->press_piece == NONE || !may_drag(t, t->press_piece);
		t->other_held = !t->map_held && grabs_other(t);
		return true;
	}
	t->hand = in->button == BUTTON_LEFT && t->press_piece != NONE ? HAND_PRESSED : HAND_GROUND;
	return true;
}

/* Who can go nowhere by himself is taken up with all that may go along, if that gets them anywhere: a commander with his stack. */
static void lift_with_stack(struct table_view *t)
{
	int kept = t->seat->draft->n;

	if (lift_piece(t, t->press_piece) || t->press_mods & (MOD_SHIFT | MOD_CTRL) || !set_empty(&t->seat->known->hand))
		return;
	if (group_stack(t, t->press_piece) && lift_piece(t, t->press_piece))
		return;
	hand_undraft(t, kept);
	lift_piece(t, t->press_piece);
}

static void begin_drag(struct table_view *t)
{
	cards_lower(t);
	t->begins = true;
	hand_give_way(t, t->press_piece, grabs_other(t));
	t->press_counter = view_counter(t, t->press_piece);
	if (!may_drag(t, t->press_piece) && !hand_may_put(t, t->press_piece)) {
		t->begins = false;
		if (seat_looks_back(t->seat))
			hand_explain(t, t->press_piece, NONE, t->px, t->py);
		t->hand = HAND_PANS;
		return;
	}
	grip(t, t->press_counter);
	int kept = t->seat->draft->n;
	if (t->press_mods & MOD_SHIFT)
		group_stack(t, t->press_piece);
	else if (t->press_mods & MOD_CTRL)
		group_take(t, t->press_piece, GROUP_ALL);
	t->kept = kept;
	lift_with_stack(t);
	t->begins = false;
	t->selected = t->press_piece;
	t->hand = HAND_DRAGS;
	way_begin(t);
	fan_close(t);
	if (t->press_place < 0 && t->lift.n && !clear_any(t, &t->lift.lit)) /* from the tray: where it may go comes out from under it */
		clear_places(t, &t->lift.lit);
	spoil(t);
}

static void pan(struct table_view *t, int dx, int dy)
{
	camera_pan(&t->scene.eye, (float)dx, (float)dy);
	fan_close(t);
	spoil(t);
}

/* With a piece in hand another is dragged: that one goes, and what was in hand stays. */
static void drag_other(struct table_view *t)
{
	t->other_held = false;
	t->begins = true;
	hand_let_go(t);
	begin_drag(t);
}

/* The map is dragged while a piece waits in the hand for its place. */
static bool drags_map(struct table_view *t, bool far, int x, int y, int dx, int dy)
{
	if (!t->map_held || (!far && !t->map_dragged))
		return false;
	if (t->map_dragged)
		pan(t, dx, dy);
	else
		pan(t, x - t->press_x, y - t->press_y);
	t->map_dragged = true;
	return true;
}

bool hand_motion(struct table_view *t, const struct input *in)
{
	bool far = abs(in->x - t->press_x) > DRAG_SLACK || abs(in->y - t->press_y) > DRAG_SLACK;
	int dx = in->x - t->px, dy = in->y - t->py;

	if (t->hand == HAND_DRAGS)
		way_motion(t, in->x, in->y);
	t->px = in->x;
	t->py = in->y;
	switch (t->hand) {
	case HAND_CARD:
	case HAND_CARD_DRAGS:
		cards_motion(t, far);
		return true;
	case HAND_PRESSED:
		if (far)
			begin_drag(t);
		return true;
	case HAND_GROUND:
		if (far) {
			t->hand = HAND_PANS;
			dx = in->x - t->press_x;
			dy = in->y - t->press_y;
		}
		break;
	case HAND_OVERVIEW:
		overview_go(t, in->x, in->y);
		return true;
	case HAND_DRAGS:
	case HAND_HOLDS:
		if (t->other_held && far) {
			drag_other(t);
			return true;
		}
		if (drags_map(t, far, in->x, in->y, dx, dy))
			return true;
		touch(t);
		foresee_drop(t, tray_covers(t, in->x, in->y) ? NONE : place_under(t, in->x, in->y));
		return true;
	default:
		break;
	}
	if (t->hand == HAND_PANS && (dx || dy))
		pan(t, dx, dy);
	return t->hand != HAND_EMPTY;
}

/* Do the two look the same, so that it is all one which of them is chosen? */
static bool alike(const struct table_view *t, const struct counter *a, const struct counter *b)
{
	return !strcmp(t->s->piece[a->piece].face, t->s->piece[b->piece].face) && a->face == b->face &&
	       !memcmp(a->figure, b->figure, sizeof a->figure);
}

/* A click on it is an order for good, which others of its pile could have as well, and they are not like it. */
static bool others_as_well(const struct table_view *t, int piece)
{
	struct order own[MENU_MOST], other[MENU_MOST];
	const struct counter *k = view_find(t->view, piece);
	int n = k && (t->view->lie == LIE_PILE || t->view->lie == LIE_BLOCK) ? hand_orders(t, GESTURE_PIECE, piece, NONE, own, false) : 0;

	if (n != 1 || phase_builds(t->s, t->seat->known, &own[0]))
		return false;
	for (int i = 0; i < t->scene.lying; i++) {
		const struct counter *c = &t->view->counter[t->scene.lie[i].counter];
		if (c->place == k->place && c->piece != NONE && !alike(t, k, c) &&
		    hand_orders(t, GESTURE_PIECE, c->piece, NONE, other, false) == 1 && other[0].verb == own[0].verb)
			return true;
	}
	return false;
}

/* Several of a stack are asked for, and not the one that lies uppermost, or for good and they differ: it is spread out to choose from. */
static bool spread_asked(struct table_view *t)
{
	int top = NONE, piece = t->press_piece;
	bool all_join;

	if (piece == NONE || t->press_fan || t->press_place < 0 || t->view->lie == LIE_HEAP || !may_act(t) || !own_piece(t, piece) ||
	    set_has(&t->seat->prompt.hand, piece) ||
	    (clickable(t, piece) ? !others_as_well(t, piece) : asked_there(t, t->press_place, &top, &all_join) < 2))
		return false;
	fan_open(t, t->press_place);
	return t->fan.open;
}

/* On a heap of a map of areas: with Shift all of it is taken up, with something of it in hand one more. */
static bool click_group(struct table_view *t)
{
	if (t->press_piece == NONE)
		return false;
	if (t->press_mods & MOD_SHIFT)
		return group_take(t, t->press_piece, GROUP_ALL);
	bool held = set_has(&t->seat->prompt.hand, t->press_piece) || t->press_piece == t->lift.piece;
	if (!held || t->press_fan)
		return false;
	return group_more(t, t->press_piece) ? group_take(t, t->press_piece, GROUP_ONE_MORE) : group_next(t, t->press_place);
}

static void click(struct table_view *t, const struct input *in)
{
	if (t->press_piece != NONE)
		t->selected = t->press_piece;
	t->cursor = NONE;
	t->pointing = false;
	if (cards_click_map(t, t->press_place, in->x, in->y))
		return;
	bool fanned = t->fan.open && t->view->lie == LIE_HEAP;
	fan_close(t);
	if (!click_group(t) && !spread_asked(t))
		hand_act_at(t, t->press_piece, t->press_place, in->x, in->y);
	/* More may be taken from the same area. */
	if (fanned && t->press_place != NONE)
		fan_open(t, t->press_place);
	spoil(t);
}

/* What was under the pointer when it was taken up is spread out no more, nor what it was laid on before the pointer asks anew. */
static void put_down(struct table_view *t, int place, int x, int y)
{
	t->hover_piece = NONE;
	hand_drop(t, place, x, y);
}

/* A click with a piece in hand: put it down, or change to another piece that could go. */
static void click_holding(struct table_view *t, const struct input *in)
{
	int place = place_under(t, in->x, in->y), piece = t->press_piece;
	bool fanned = t->fan.open;
	if (click_group(t)) {
		if (fanned)
			fan_open(t, t->press_place);
		return;
	}
	if (piece != NONE && piece != t->lift.piece && own_piece(t, piece) && hand_join(t, piece)) {
		if (fanned)
			fan_open(t, t->press_place);
		return;
	}
	fan_close(t);
	if (!hand_other(t, piece, place, in->x, in->y))
		put_down(t, place, in->x, in->y);
}

bool hand_release(struct table_view *t, const struct input *in)
{
	enum hand was = t->hand;

	if (in->button != t->press_button && was != HAND_EMPTY)
		return true;
	bool map_dragged = t->map_dragged;
	t->map_held = t->map_dragged = t->other_held = false;
	switch (was) {
	case HAND_CARD:
	case HAND_CARD_DRAGS:
		t->px = in->x;
		t->py = in->y;
		cards_release(t);
		return true;
	case HAND_DRAGS:
		put_down(t, place_under(t, in->x, in->y), in->x, in->y);
		return true;
	case HAND_HOLDS:
		if (!map_dragged && in->button == BUTTON_RIGHT)
			hand_let_go(t);
		else if (!map_dragged && in->button == BUTTON_LEFT)
			click_holding(t, in);
		return true;
	case HAND_PRESSED:
	case HAND_GROUND:
		t->hand = HAND_EMPTY;
		if (in->button == BUTTON_RIGHT)
			hand_menu(t, t->press_piece, t->press_place, in->x, in->y);
		else if (in->button == BUTTON_LEFT)
			click(t, in);
		return true;
	default:
		t->hand = HAND_EMPTY;
		return was != HAND_EMPTY;
	}
}
