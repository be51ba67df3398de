/* What is lifted comes down: on a place that it may go to, on an enemy, or nowhere. */
#include "input/own.h"

#include <string.h>

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
		if (chosen && hand_orders(t, GESTURE_PIECE, piece, NONE, list, false) == 1)
			given = hand_play(t, &list[0]) || given;
	}
	return given;
}

/* The lifted piece is dropped on an enemy that it may fire at, or on a place that its stack may attack: taken up, and aimed. */
static bool aim_at(struct table_view *t, int place)
{
	struct order list[MENU_MOST], take = order_make(VERB_TAKE, t->seat->prompt.side, t->lift.piece, NONE, NONE);
	int n = 0, kept = t->kept;

	for (int i = 0; i < t->lift.aims && n < MENU_MOST && place != NONE; i++)
		if (lift_aim_at(t, i) == place)
			list[n++] = t->lift.aim[i];
	if (!n)
		return false;
	hand_put_back(t, false);
	if (hand_play(t, &take) && !hand_give(t, list, n, t->px, t->py))
		hand_undraft(t, kept);
	return true;
}

bool hand_may_put(const struct table_view *t, int piece)
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
 * it would be asked about first (with the last one the set-up may end), nor where more would stand than may stay. */
static bool next_of_column(struct table_view *t, int first, int verb, int place, struct order *out)
{
	bool found = false;

	for (int i = 0; i < t->tray.n && !found; i++) {
		int piece = t->view->counter[t->tray.counter[i]].piece;
		found = piece != NONE && !strcmp(t->s->piece[piece].formation, t->s->piece[first].formation) && lift_piece(t, piece) && lift_orders(t, place, out, 1) == 1 && out->verb == verb;
	}
	if (found) {
		const struct foreseen *f = foresee(t, t->lift.from, out);
		found = !f->crowds && !foresee_asks(t, out, f);
	}
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
	return hand_would_fail(t, &o, e);
}

/* A stack that may attack the places beside it is refused for the place: what the attack would say of it, once it is begun. */
static bool aim_fails(const struct table_view *t, int place, struct error *e)
{
	if (place == NONE || t->lift.n || !t->lift.aims || t->lift.aim[0].verb != VERB_ATTACK_PLACE)
		return false;
	struct order o = t->lift.aim[0];
	o.place = (int16_t)place;
	return !rules_allow(t->s, t->lift.from, &o, e);
}

/* Where those who will march are named before they may, and this one goes nowhere yet: the drag names it, as a click does. Who drags a
 * stack of blocks names all of it that may go; one alone he drags out of the stack that is spread. False: nobody was named. */
static bool name_dragged(struct table_view *t, int piece)
{
	const struct order *take = lift_take(t, piece);
	int place = t->seat->known->piece[piece].place;
	if (!take || !may_act(t) || t->seat->prompt.depth || !(t->seat->prompt.verbs >> VERB_COMMIT & 1))
		return false;
	struct order o = *take;
	if (!hand_play(t, &o))
		return false;
	while (!t->press_fan && group_next(t, place))
		;
	return true;
}

/* The decision sends somebody to one place, and the drag says whom: he is named, and sent where nobody else is to be named with him. Who is
 * named already is sent. */
static bool send_dragged(struct table_view *t, int piece, int place)
{
	const struct order *name = lift_take(t, piece);
	bool named = set_has(&t->seat->prompt.hand, piece);
	struct order o;
	if (place == NONE || place != t->seat->prompt.place || !may_act(t) || (!name && !named))
		return false;
	if (name) {
		o = *name;
		if (!hand_play(t, &o))
			return false;
	}
	const struct orders *list = &t->seat->orders;
	int send = orders_like(list, VERB_COMMIT, NONE, NONE, NONE);
	if (send == NONE || (name && orders_like(list, VERB_WITH, NONE, NONE, NONE) != NONE))
		return name != NULL;
	o = list->at[send];
	return hand_play(t, &o);
}

/* Does the pointer lie on an enemy who stands in that place? */
static bool on_enemy(const struct table_view *t, int place, int x, int y)
{
	int at = scene_hit(&t->scene, x, y);
	const struct counter *k = at == NONE ? NULL : &t->view->counter[t->scene.lie[at].counter];
	return k && k->place == place && k->side == (int)side_other(t->seat->prompt.side);
}

/* All that was given since the moment `began` goes back as one. */
static void together(const struct table_view *t, int began)
{
	if (t->calls.together)
		t->calls.together(t->calls.who, began);
}

/* Who is in hand has marched already: he halts, and the one that was dragged marches; with Shift all that lie under him follow. */
static void march_in_place(struct table_view *t, int piece, int place)
{
	struct order march = order_make(VERB_MARCH, t->seat->prompt.side, piece, place, NONE);
	int16_t pile[FAN_MOST];
	int others = pile_others(t, piece, pile), from = t->seat->known->piece[piece].place, began = t->seat->now;

	if (!hand_play(t, &march) || !others || t->seat->known->piece[piece].place != place)
		return;
	pile_follows(t, pile, others, from, place);
	together(t, began);
}

/* No order of what was lifted goes there: it is put elsewhere, falls on an enemy, or is refused with the reason. */
static void drop_nowhere(struct table_view *t, int piece, int place, int x, int y)
{
	struct error e;
	bool refused = group_fails(t, place, &e) || aim_fails(t, place, &e), goes = t->lift.n > 0, dragged = t->hand == HAND_DRAGS, tray = tray_covers(t, x, y);
	bool elsewhere = piece != NONE && place == NONE && dragged && !tray && edge_elsewhere(t, &e);
	hand_let_go(t);
	if (elsewhere) {
		hand_refuse(t, &e, x, y);
		return;
	}
	if (piece != NONE && place == NONE && dragged && !tray && edge_refuses(t, piece, x, y, &e)) {
		hand_refuse(t, &e, x, y);
		return;
	}
	bool stays = piece != NONE && place != NONE && place == t->seat->known->piece[piece].place; /* which alone means nothing */
	if (piece == NONE || (tray ? !dragged : place == NONE || (stays && !(dragged && on_enemy(t, place, x, y)))))
		return;
	if ((dragged && put_again(t, piece, tray ? NONE : place)) || tray)
		return;
	if (may_act(t) && own_piece(t, piece) && drop_on_enemy(t, piece, place))
		return;
	if (dragged && !stays && send_dragged(t, piece, place))
		return;
	if (hand_in_place(t, piece) && t->seat->prompt.verbs >> VERB_MARCH & 1) {
		march_in_place(t, piece, place);
		return;
	}
	bool named = !goes && name_dragged(t, piece);
	if (named && !stays)
		goal_set(t, piece, place);
	if (hand_may_put(t, piece)) {
		if (!named)
			t->calls.put(t->calls.who, piece, place);
		return;
	}
	if (refused && may_act(t))
		hand_refuse(t, &e, x, y);
	else
		hand_explain(t, piece, place, x, y);
}

/* The lifted piece goes there; with Shift all that wait with it, or lie under it, follow. All of it goes back as one. */
static void put_there(struct table_view *t, int place, const struct order *list, int n, bool in_parts, int x, int y)
{
	int16_t pile[FAN_MOST];
	int piece = t->lift.piece, kept = t->kept, began = t->seat->now, from = t->seat->known->piece[piece].place;
	bool alone = n == 1 && t->hand == HAND_DRAGS, column = alone && t->press_mods & MOD_SHIFT && in_tray(t, piece);
	int others = alone && list[0].verb == VERB_MARCH ? pile_others(t, piece, pile) : 0;

	t->hand = HAND_EMPTY;
	lift_clear(t);
	bool leaves = place == NONE && n == 1; /* over the edge: nothing else can be meant */
	if ((in_parts && !march_to_stops(t, &list[0])) || !(leaves ? hand_play(t, &list[0]) : hand_give(t, list, n, x, y))) {
		hand_undraft(t, kept);
		return;
	}
	if (column)
		column_follows(t, piece, list[0].verb, place);
	else if (others && t->seat->known->piece[piece].place == place)
		pile_follows(t, pile, others, from, place);
	if (column || others)
		together(t, began);
}

bool hand_go_as_far(struct table_view *t, int piece, int place, int x, int y)
{
	struct order list[MENU_MOST], march;
	struct beyond far;
	struct error e;
	bool lifts = t->lift.piece != NONE;

	if (!may_act(t) || t->s->rules->phases[t->seat->prompt.row].steps || !beyond_sure(t, piece, place, &far) || far.sure < 0)
		return false;
	int n = lifts ? lift_orders(t, far.sure, list, MENU_MOST) : drops_of_hand(t, far.sure, list);
	if (n != 1)
		return false;
	march = list[0];
	if (march.verb != VERB_MARCH || foresee_asks(t, &march, foresee(t, lifts ? t->lift.from : t->seat->known, &march)))
		return false;
	if (lifts)
		put_there(t, far.sure, &march, 1, false, x, y);
	else
		hand_play(t, &march);
	if (t->seat->known->piece[piece].place != far.sure)
		return true;
	struct called there = board_called(&t->s->board, place), here = board_called(&t->s->board, far.sure);
	if (far.luck)
		error_set(&e, NULL, NULL, NULL, "%s is in reach with luck only: it has marched to %s, as far as is sure", there.at, here.at);
	else
		error_set(&e, NULL, NULL, NULL, "%s takes %d points: it has marched to %s, and may go on from there", there.at, far.points, here.at);
	hand_refuse(t, &e, x, y);
	return true;
}

void hand_drop(struct table_view *t, int place, int x, int y)
{
	struct order list[MENU_MOST];
	bool tray = tray_covers(t, x, y), edge = place == NONE && t->hand == HAND_DRAGS && !tray;
	int piece = t->lift.piece, n = edge ? edge_orders(t, x, y, list, MENU_MOST) : tray || place == NONE ? 0 : lift_orders(t, place, list, MENU_MOST);

	foresee_end(t);
	if (n && stride_far(t, place, NULL)) {
		stride_begin(t, place);
		return;
	}
	bool in_parts = n == 1 && list[0].verb == VERB_MARCH && way_in_parts(t, place);
	if (n == 1 && foresee_asks(t, &list[0], foresee(t, in_parts ? way_from(t, place) : t->lift.from, &list[0]))) {
		hand_put_back(t, false);
		return;
	}
	if (n)
		put_there(t, place, list, n, in_parts, x, y);
	else if (!aim_at(t, place) && !hand_go_as_far(t, piece, place, x, y))
		drop_nowhere(t, piece, place, x, y);
}
