/* Gestures of the mouse become orders: one legal order is given, several open a menu, none says why. */
#include "input/own.h"
#include "words/now.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DRAG_SLACK = 5, MENU_MOST = 64 };

bool hand_play(struct table_view *t, const struct order *o)
{
	const struct order given = *o; /* it may stand in a list that changes with it */
	bool ok;

	t->calls.hint(t->calls.who, t->px, t->py, "", "");
	t->dropped = t->stride.on ? NONE : given.piece; /* step by step it is seen to march */
	t->pointing = false;
	ok = t->calls.order(t->calls.who, &given);
	t->dropped = NONE;
	spoil(t);
	return ok;
}

bool hand_give(struct table_view *t, const struct order *list, int n, int x, int y)
{
	if (n == 1)
		return hand_play(t, &list[0]);
	t->calls.menu(t->calls.who, x, y, list, n);
	return true;
}

/* The same for what is clicked on the map as it lies; what may cost something for good is asked about first. */
static bool click_give(struct table_view *t, const struct order *list, int n, int x, int y)
{
	return (n == 1 && foresee_asks(t, t->seat->known, &list[0])) || hand_give(t, list, n, x, y);
}

/* Why the order that was meant is refused, beside the pointer. */
static bool refuse(struct table_view *t, const struct error *e, int x, int y)
{
	t->calls.hint(t->calls.who, x, y, e->reason, e->rule);
	return false;
}

static bool would_fail(const struct table_view *t, const struct order *o, struct error *e)
{
	memset(e, 0, sizeof *e);
	return !seat_can(t->seat, o, e) && *e->reason;
}

/* Tries what the gesture would mean, one verb of the prompt after the other, until one says why not. `place` NONE: a
 * gesture on the piece alone. */
static bool reason_for(const struct table_view *t, int piece, int place, struct error *e)
{
	struct order take = order_make(VERB_TAKE, t->seat->prompt.side, piece, NONE, NONE);
	struct order join = order_make(VERB_WITH, t->seat->prompt.side, piece, NONE, NONE);
	bool joins = piece != NONE && place == NONE && own_piece(t, piece) && seat_builds(t->seat) && t->seat->prompt.verbs >> VERB_WITH & 1;
	bool found = joins && would_fail(t, &join, e); /* an own unit beside an attack that is built is meant to join it */

	for (int verb = 0; verb < 64 && !found; verb++) {
		const struct verb *v = t->seat->prompt.verbs >> verb & 1 ? verb_at(t->s, verb) : NULL;
		struct order o;
		if (!v || verb == VERB_TAKE)
			continue;
		bool fits = piece != NONE && place != NONE ? v->gesture == GESTURE_DROP :
			    piece != NONE ? v->gesture == GESTURE_PIECE : v->gesture == GESTURE_PLACE;
		if (!fits)
			continue;
		o = order_make(verb, t->seat->prompt.side, v->piece ? piece : NONE, v->place ? place : NONE, NONE);
		found = would_fail(t, &o, e);
	}
	if (!found && piece != NONE && t->seat->prompt.verbs >> VERB_TAKE & 1)
		found = would_fail(t, &take, e);
	return found;
}

bool hand_tell_now(struct table_view *t, const char *first, int x, int y)
{
	struct now now;
	struct error e = {0};

	now_look(t->s, t->seat->known, &t->seat->prompt, &t->seat->orders, &now);
	const char *what = now.words.at[0] ? now.words.at : "nothing can be done on the map now";
	error_set(&e, NULL, NULL, NULL, first[0] ? "%s. %s" : "%s%s", first, what);
	return refuse(t, &e, x, y);
}

/* No rule refuses it: nothing of the kind is asked. What is to be clicked instead. */
static bool not_asked(struct table_view *t, int piece, int place, int x, int y)
{
	struct text first = {""};

	if (piece != NONE && t->s->piece[piece].name[0])
		text_set(&first, "Nothing is to be done with %s now", t->s->piece[piece].name);
	else if (piece == NONE && place != NONE)
		text_set(&first, "Nothing is to be done in %s now", board_called(&t->s->board, place).at);
	else
		text_set(&first, "Nothing is to be done here now");
	return hand_tell_now(t, first.at, x, y);
}

/* Two who take turns at one screen see, and order, what is theirs only while they hold Look. */
bool may_act_or_why(const struct table_view *t, struct error *e)
{
	const struct seat *seat = t->seat;
	if (may_act(t))
		return true;
	if (seat->side == NOBODY && !seat->open && seat->prompt.side != NOBODY && !seat_looks_back(seat))
		return error_set(e, NULL, NULL, NULL, "Hold Look first.");
	return seat_may_order(seat, e) && error_set(e, NULL, NULL, NULL, "it is not your decision now");
}

static bool explain(struct table_view *t, int piece, int place, int x, int y)
{
	struct error e = {0};

	if (!may_act_or_why(t, &e))
		return refuse(t, &e, x, y);
	if (piece != NONE && !own_piece(t, piece) && place != NONE) {
		error_set(&e, NULL, NULL, NULL, "This piece is not yours to move.");
		return refuse(t, &e, x, y);
	}
	/* where pieces go nowhere: what could be done with this one */
	bool found = reason_for(t, piece, place, &e) || (piece != NONE && place != NONE && reason_for(t, piece, NONE, &e));
	return found ? refuse(t, &e, x, y) : not_asked(t, piece, place, x, y);
}

static int orders_for(const struct table_view *t, enum gesture g, int piece, int place, struct order *out, bool take)
{
	int n = 0;

	for (int i = 0; i < t->seat->orders.n && n < MENU_MOST; i++) {
		const struct order *o = &t->seat->orders.at[i];
		const struct verb *v = verb_at(t->s, o->verb);
		if (!v || v->gesture != g || (o->verb == VERB_TAKE && !take))
			continue;
		if ((piece != NONE && o->piece != piece) || (place != NONE && o->place != place))
			continue;
		out[n++] = *o;
	}
	return n;
}

/* Where what is in hand may be put down: of a group, one piece speaks for all. */
static int drops_of_hand(const struct table_view *t, int place, struct order *out)
{
	struct order list[MENU_MOST];
	int n = 0, all = orders_for(t, GESTURE_DROP, NONE, place, list, false);

	for (int i = 0; i < all; i++)
		if (list[i].piece != NONE && set_has(&t->seat->prompt.hand, list[i].piece))
			out[n++] = list[i];
	return n;
}

/* Where somebody has to go the places are lit before a piece is named: a click on one sends who may go there. */
static int drops_asked(const struct table_view *t, int place, struct order *out)
{
	return prompt_is_free(&t->seat->prompt) ? 0 : orders_for(t, GESTURE_DROP, NONE, place, out, false);
}

/* Where groups march: a second unit joins the one in hand. */
static bool join_hand(struct table_view *t, int piece)
{
	for (int i = 0; i < t->seat->orders.n; i++)
		if (t->seat->orders.at[i].verb == VERB_WITH && t->seat->orders.at[i].piece == piece)
			return hand_play(t, &t->seat->orders.at[i]);
	return false;
}

/* Held until a place is clicked; false when there is none for it. */
static bool hold(struct table_view *t, int piece)
{
	const struct draft *d = t->seat->draft;

	if (!lift_piece(t, piece)) {
		lift_clear(t);
		return false;
	}
	bool taken = d->n && d->at[d->n - 1].verb == VERB_TAKE && d->at[d->n - 1].piece == piece;
	t->kept = taken ? d->n - 1 : d->n;
	t->hand = HAND_HOLDS;
	t->selected = piece;
	if (t->lift.n && t->lift.counter != NONE && t->view->counter[t->lift.counter].place < 0)
		clear_places(t, &t->lift.lit);
	return true;
}

bool hand_pick(struct table_view *t, int piece)
{
	const struct order *take = lift_take(t, piece);

	if (take && !hand_play(t, take))
		return false;
	return hold(t, piece) || take;
}

/* Another own piece while one is in hand: it may take its place, when that one was only taken up. */
static bool in_place_of_hand(const struct table_view *t, int piece)
{
	const struct verb *v = verb_at(t->s, VERB_TAKE);
	return v && v->builds && may_act(t) && t->seat->prompt.depth && !seat_builds(t->seat) && own_piece(t, piece) && set_count(&t->seat->prompt.hand) == 1 &&
	       !set_has(&t->seat->prompt.hand, piece);
}

/* What builds no more than a group. */
static bool takes_up(int verb)
{
	return verb == VERB_TAKE || verb == VERB_WITH || verb == VERB_REST || verb == VERB_RELEASE;
}

/* A group that was no more than taken up gives way to another own stack that is wanted and can do nothing while it is in hand. */
static void give_way(struct table_view *t, int piece)
{
	const struct draft *d = t->seat->draft;
	const struct set *hand = &t->seat->known->hand;
	struct order any[MENU_MOST];
	int at = d->n - 1;

	if (piece == NONE || !may_act(t) || !own_piece(t, piece) || set_empty(hand) || t->seat->known->piece[piece].place < 0 ||
	    t->seat->known->piece[set_next(hand, 0)].place == t->seat->known->piece[piece].place ||
	    orders_for(t, GESTURE_PIECE, piece, NONE, any, true) || orders_for(t, GESTURE_DROP, piece, NONE, any, true))
		return;
	while (at >= 0 && takes_up(d->at[at].verb) && d->at[at].verb != VERB_TAKE)
		at--;
	if (at >= 0 && d->at[at].verb == VERB_TAKE)
		hand_undraft(t, at);
}

/* In an area there is hardly a spot without a counter: where areas are asked for, the area is meant. */
static bool asks_place(const struct table_view *t)
{
	for (int verb = 0; verb < 64 && t->view->lie == LIE_HEAP; verb++) {
		const struct verb *v = t->seat->prompt.verbs >> verb & 1 ? verb_at(t->s, verb) : NULL;
		if (v && v->gesture == GESTURE_PLACE)
			return true;
	}
	return false;
}

/* A second click on what an attack that is built has in it takes it out, and all that came after it. */
static bool take_out(struct table_view *t, int piece, int place)
{
	const struct draft *d = t->seat->draft;

	for (int i = 0; i < d->n && seat_builds(t->seat); i++)
		if (piece != NONE ? d->at[i].piece == piece : d->at[i].piece == NONE && d->at[i].place == place && place != NONE)
			return hand_undraft(t, i);
	return false;
}

/* An enemy was clicked whom several could attack: who does is clicked next. A second click on him lists them. */
static bool asks_who(struct table_view *t, const struct order *list, int n, int place, int x, int y)
{
	struct error e = {0};
	bool enemy = false;

	for (int i = 0; i < t->view->counters; i++)
		enemy |= t->view->counter[i].place == place && t->view->counter[i].side == (int)side_other(t->seat->prompt.side);
	for (int i = 0; i < n; i++)
		enemy &= list[i].piece != NONE && own_piece(t, list[i].piece) && table_place_of(t, list[i].piece) != place;
	bool again = t->against == place;
	t->against = n < 2 || !enemy || again ? NONE : place;
	if (t->against == NONE)
		return false;
	error_set(&e, NULL, NULL, NULL, "Click who attacks %s, or click it again for a list", board_called(&t->s->board, place).at);
	t->calls.hint(t->calls.who, x, y, e.reason, "");
	return true;
}

/* An own piece after such an enemy: its order against him, or that of another on its hex. */
static bool attack_meant(struct table_view *t, int piece, int place, int x, int y)
{
	struct order list[MENU_MOST];
	int against = t->against, n = against == NONE || piece == NONE || !own_piece(t, piece) ? 0 : drops_asked(t, against, list), own = NONE;

	for (int i = 0; i < n; i++)
		if (list[i].piece == piece || (own == NONE && table_place_of(t, list[i].piece) == place))
			own = i;
	if (own == NONE)
		return false;
	t->against = NONE;
	return click_give(t, &list[own], 1, x, y);
}

/* A click or Enter on a piece and the place it stands on. */
bool hand_act_at(struct table_view *t, int piece, int place, int x, int y)
{
	struct order list[MENU_MOST];
	int n = 0;

	if (!may_act(t))
		return piece != NONE ? t->calls.story && t->calls.story(t->calls.who, piece)
				     : explain(t, piece, place, x, y);
	if (attack_meant(t, piece, place, x, y))
		return true;
	if (t->against != place)
		t->against = NONE;
	give_way(t, piece);
	if (piece != NONE)
		n = orders_for(t, GESTURE_PIECE, piece, NONE, list, false);
	/* In an area there is hardly a spot without a counter, and a block hides its own: what is clicked is the area. */
	if (!n && place != NONE && (t->view->lie == LIE_HEAP || t->view->lie == LIE_BLOCK))
		n = drops_of_hand(t, place, list);
	if (n)
		return click_give(t, list, n, x, y);
	if (piece != NONE && own_piece(t, piece) && hand_pick(t, piece))
		return true;
	if (take_out(t, piece, place))
		return true;
	if (place != NONE)
		n = orders_for(t, GESTURE_PLACE, NONE, place, list, false);
	if (!n && place != NONE && piece == NONE)
		n = drops_of_hand(t, place, list);
	if (!n && place != NONE)
		n = drops_asked(t, place, list);
	if (asks_who(t, list, n, place, x, y))
		return true;
	if (n)
		return click_give(t, list, n, x, y);
	if (piece != NONE) {
		n = orders_for(t, GESTURE_PIECE, piece, NONE, list, true);
		if (!n && in_place_of_hand(t, piece)) {
			struct order take = order_make(VERB_TAKE, t->seat->prompt.side, piece, NONE, NONE);
			return hand_play(t, &take) && (hold(t, piece) || true);
		}
		if (!n && !own_piece(t, piece) && t->calls.story && t->calls.story(t->calls.who, piece))
			return true;
		if (n)
			return click_give(t, list, n, x, y);
		return asks_place(t) ? explain(t, NONE, place, x, y) : explain(t, piece, NONE, x, y);
	}
	if (place != NONE && set_count(&t->seat->prompt.hand) == 1)
		return explain(t, set_next(&t->seat->prompt.hand, 0), place, x, y);
	return place != NONE && asks_place(t) && explain(t, NONE, place, x, y);
}

/* An own unit dropped on an enemy while attacks are built: that enemy is the target, the unit joins. */
static bool drop_on_enemy(struct table_view *t, int piece, int place)
{
	struct order list[MENU_MOST];
	bool given = false;

	for (int i = 0; i < t->view->counters && !given; i++) {
		const struct counter *k = &t->view->counter[i];
		if (k->place != place || k->piece == NONE || own_piece(t, k->piece))
			continue;
		bool chosen = k->badges & BADGE_TARGET;
		for (int n = 0; n < t->seat->orders.n; n++)
			if (t->seat->orders.at[n].verb == VERB_ATTACK && t->seat->orders.at[n].piece == k->piece) {
				struct order attack = t->seat->orders.at[n];
				given = chosen = hand_play(t, &attack);
				break;
			}
		if (chosen && orders_for(t, GESTURE_PIECE, piece, NONE, list, false) == 1)
			given = hand_play(t, &list[0]) || given;
	}
	return given;
}

/* The lifted piece is dropped on an enemy that it may fire at: taken up, and fired. */
static bool fire_on(struct table_view *t, int place)
{
	struct order list[MENU_MOST], take = order_make(VERB_TAKE, t->seat->prompt.side, t->lift.piece, NONE, NONE);
	int n = 0, kept = t->kept;

	for (int i = 0; i < t->lift.aims && n < MENU_MOST && place != NONE; i++)
		if (table_place_of(t, t->lift.aim[i].piece) == place)
			list[n++] = t->lift.aim[i];
	if (!n)
		return false;
	hand_put_back(t, false);
	if (hand_play(t, &take) && !hand_give(t, list, n, t->px, t->py))
		hand_undraft(t, kept);
	return true;
}

/* What lies open at the seat of NOBODY: whoever decides may move it, and nothing is lit. */
static bool may_put(const struct table_view *t, int piece)
{
	return t->seat->side == NOBODY && !t->seat->open && !seat_looks_back(t->seat) && t->calls.put && own_piece(t, piece);
}

/* While an army is set up what stands already may be put elsewhere. */
static bool put_again(struct table_view *t, int piece, int place)
{
	const struct seat *seat = t->seat;
	bool stands = piece != NONE && own_piece(t, piece) && seat->known->piece[piece].place >= 0;
	return stands && may_act(t) && t->calls.place_again && t->s->rules->phases[seat->prompt.row].setup &&
	       t->calls.place_again(t->calls.who, piece, place);
}

/* The parts of a drawn way but for the last. */
static bool march_to_stops(struct table_view *t, const struct order *last)
{
	for (int i = 0; i < t->way.stops; i++) {
		struct order part = *last;
		part.place = t->way.stop[i];
		if (!hand_play(t, &part))
			return false;
	}
	return true;
}

static bool in_tray(const struct table_view *t, int piece)
{
	for (int i = 0; i < t->tray.n; i++)
		if (t->view->counter[t->tray.counter[i]].piece == piece)
			return true;
	return false;
}

/* The next of those who wait that may be put down there, of the formation of `first`; where there are none all are one. None follows where
 * it would be asked about first: with the last one the set-up may end. */
static bool next_of_column(struct table_view *t, int first, int verb, int place, struct order *out)
{
	bool found = false;

	for (int i = 0; i < t->tray.n && !found; i++) {
		int piece = t->view->counter[t->tray.counter[i]].piece;
		found = piece != NONE && !strcmp(t->s->piece[piece].formation, t->s->piece[first].formation) && lift_piece(t, piece) && lift_orders(t, place, out, 1) == 1 && out->verb == verb;
	}
	found = found && !foresee_asks(t, t->lift.from, out);
	lift_clear(t);
	return found;
}

/* All of his formation who wait and may be put down there follow, one after the other; whoever finds no room stays off the map. */
static void column_follows(struct table_view *t, int first, int verb, int place)
{
	struct order o;

	for (int i = 0; i < TRAY_MOST && next_of_column(t, first, verb, place, &o); i++) {
		int kept = t->seat->draft->n;
		if (!hand_play(t, &o)) {
			hand_undraft(t, kept);
			return;
		}
	}
}

/* A commander is refused for what keeps the stack that was taken up with him: the order that is possible elsewhere, here. */
static bool group_fails(const struct table_view *t, int place, struct error *e)
{
	if (place == NONE || !t->lift.n || set_count(&t->seat->known->hand) < 2)
		return false;
	struct order o = t->lift.drop[0];
	o.place = (int16_t)place;
	return would_fail(t, &o, e);
}

/* Where those who will march are named before they may, and this one goes nowhere yet: the drag names it, as a click does. */
static void name_dragged(struct table_view *t, int piece)
{
	const struct order *take = lift_take(t, piece);
	if (take && may_act(t) && !t->seat->prompt.depth && t->seat->prompt.verbs >> VERB_COMMIT & 1) {
		struct order o = *take;
		hand_play(t, &o);
	}
}

/* No order of what was lifted goes there: it is put elsewhere, falls on an enemy, or is refused with the reason. */
static void drop_nowhere(struct table_view *t, int piece, int place, int x, int y)
{
	struct error e;
	bool group = group_fails(t, place, &e), goes = t->lift.n > 0, dragged = t->hand == HAND_DRAGS, tray = tray_covers(t, x, y);
	hand_let_go(t);
	if (piece == NONE || (tray ? !dragged : place == NONE || place == t->seat->known->piece[piece].place))
		return;
	if ((dragged && put_again(t, piece, tray ? NONE : place)) || tray)
		return;
	if (may_put(t, piece)) {
		t->calls.put(t->calls.who, piece, place);
		return;
	}
	if (may_act(t) && own_piece(t, piece) && drop_on_enemy(t, piece, place))
		return;
	if (in_place_of_hand(t, piece) && t->seat->prompt.verbs >> VERB_MARCH & 1) {
		struct order march = order_make(VERB_MARCH, t->seat->prompt.side, piece, place, NONE);
		hand_play(t, &march);
		return;
	}
	if (!goes)
		name_dragged(t, piece);
	if (group && may_act(t))
		refuse(t, &e, x, y);
	else
		explain(t, piece, place, x, y);
}

void hand_drop(struct table_view *t, int place, int x, int y)
{
	struct order list[MENU_MOST];
	int piece = t->lift.piece, n = tray_covers(t, x, y) ? 0 : lift_orders(t, place, list, MENU_MOST);

	foresee_end(t);
	if (n && stride_far(t, place, NULL)) {
		stride_begin(t, place);
		return;
	}
	bool in_parts = n == 1 && list[0].verb == VERB_MARCH && way_in_parts(t, place);
	if (n == 1 && foresee_asks(t, in_parts ? way_from(t, place) : t->lift.from, &list[0])) {
		hand_put_back(t, false);
		return;
	}
	if (n) {
		int kept = t->kept, began = t->seat->now;
		bool column = n == 1 && t->hand == HAND_DRAGS && t->press_mods & MOD_SHIFT && in_tray(t, piece);
		t->hand = HAND_EMPTY;
		lift_clear(t);
		if ((in_parts && !march_to_stops(t, &list[0])) || !hand_give(t, list, n, x, y))
			hand_undraft(t, kept);
		else if (column) {
			column_follows(t, piece, list[0].verb, place);
			if (t->calls.together)
				t->calls.together(t->calls.who, began);
		}
		return;
	}
	if (!fire_on(t, place))
		drop_nowhere(t, piece, place, x, y);
}

/* Nothing stays in hand. With `glide` the counter is seen going back. */
void hand_put_back(struct table_view *t, bool glide)
{
	struct lift *l = &t->lift;

	if (glide && t->hand == HAND_DRAGS && l->piece != NONE && l->counter != NONE) {
		const struct counter *k = &t->view->counter[l->counter];
		if (k->place >= 0) {
			t->back.on = true;
			t->back.face = *k;
			t->back.x0 = (float)t->px + t->grip_x;
			t->back.y0 = (float)t->py + t->grip_y;
			scene_centre(&t->scene, k->place, &t->back.x1, &t->back.y1);
			t->back.began = canvas_now(t->c);
		}
	}
	t->hand = HAND_EMPTY;
	foresee_end(t);
	lift_clear(t);
	spoil(t);
}

void hand_let_go(struct table_view *t)
{
	bool held = t->hand == HAND_DRAGS || t->hand == HAND_HOLDS;

	hand_put_back(t, true);
	if (held)
		hand_undraft(t, t->kept);
}

bool hand_undraft(struct table_view *t, int keep)
{
	if (t->seat->draft->n <= keep)
		return false;
	seat_draft_back(t->seat, keep);
	table_refresh(t);
	return true;
}

bool hand_menu(struct table_view *t, int piece, int place, int x, int y)
{
	struct order list[MENU_MOST];
	int n = 0;

	for (int i = 0; i < t->seat->orders.n && n < MENU_MOST && may_act(t); i++) {
		const struct order *o = &t->seat->orders.at[i];
		if ((piece != NONE && o->piece == piece && o->place == NONE) ||
		    (o->piece == NONE && place != NONE && o->place == place))
			list[n++] = *o;
	}
	if (!n)
		return piece != NONE && explain(t, piece, NONE, x, y);
	if (n == 1 && list[0].verb == VERB_TAKE) /* nothing else could be chosen, and it is put back as easily */
		return hand_pick(t, piece);
	t->calls.menu(t->calls.who, x, y, list, n);
	return true;
}

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

/* Own units, and those of the enemy that are ours to send back. */
static bool may_drag(const struct table_view *t, int piece)
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
	return orders_for(t, GESTURE_PIECE, piece, NONE, list, true) > 0;
}

/* The one of a stack that is asked for, where the others in it cannot be meant; `counter` where several are. */
static int asked_in_stack(const struct table_view *t, int counter)
{
	const struct view *v = t->view;
	int asked = counter, n = 0;

	for (int i = 0; i < t->scene.lying; i++) {
		const struct counter *c = &v->counter[t->scene.lie[i].counter];
		if (c->place != v->counter[counter].place || c->piece == NONE || !clickable(t, c->piece))
			continue;
		asked = t->scene.lie[i].counter;
		n++;
	}
	return n == 1 ? asked : counter;
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
	for (int i = 0; i < t->scene.lying; i++) {
		const struct counter *c = &v->counter[t->scene.lie[i].counter];
		if (c->place == v->counter[counter].place && c->piece != NONE && lift_take(t, c->piece))
			able = t->scene.lie[i].counter;
	}
	return able;
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
	give_way(t, t->press_piece);
	t->press_counter = view_counter(t, t->press_piece);
	if (!may_drag(t, t->press_piece) && !may_put(t, t->press_piece)) {
		if (seat_looks_back(t->seat))
			explain(t, t->press_piece, NONE, t->px, t->py);
		t->hand = HAND_PANS;
		return;
	}
	grip(t, t->press_counter);
	int kept = t->seat->draft->n;
	t->begins = true;
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

/* On a heap of a map of areas: with Shift all of it is taken up, with something of it in hand one more. */
static bool click_group(struct table_view *t)
{
	if (t->press_piece == NONE)
		return false;
	if (t->press_mods & MOD_SHIFT)
		return group_take(t, t->press_piece, GROUP_ALL);
	bool held = set_has(&t->seat->prompt.hand, t->press_piece) || t->press_piece == t->lift.piece;
	return held && !t->press_fan && group_more(t, t->press_piece) && group_take(t, t->press_piece, GROUP_ONE_MORE);
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
	if (!click_group(t))
		hand_act_at(t, t->press_piece, t->press_place, in->x, in->y);
	/* More may be taken from the same area. */
	if (fanned && t->press_place != NONE)
		fan_open(t, t->press_place);
	spoil(t);
}

bool hand_other(struct table_view *t, int piece, int place, int x, int y)
{
	struct order list[MENU_MOST];

	if (piece == NONE || piece == t->lift.piece || !own_piece(t, piece) || lift_orders(t, place, list, MENU_MOST))
		return false;
	hand_let_go(t);
	give_way(t, piece);
	if (!hand_pick(t, piece))
		hand_act_at(t, piece, place, x, y);
	return true;
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
	if (piece != NONE && piece != t->lift.piece && own_piece(t, piece) && join_hand(t, piece)) {
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
	t->map_held = t->map_dragged = false;
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
