/* Gestures become orders: one legal order is given, several open a menu, none says why. */
#include "input/own.h"
#include "rules/phases.h"

#include <string.h>

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

/* Would it leave the map from where it stands? The second of two clicks may have been meant otherwise: it is chosen by name. */
static bool leaves_here(const struct table_view *t, const struct order *o)
{
	return leaves_map(t, o) && o->piece >= 0 && t->seat->known->piece[o->piece].place == o->place;
}

bool hand_give(struct table_view *t, const struct order *list, int n, int x, int y)
{
	if (n == 1 && !leaves_here(t, &list[0]))
		return hand_play(t, &list[0]);
	t->calls.menu(t->calls.who, x, y, list, n);
	return true;
}

/* The same for what is clicked on the map as it lies; what may cost something for good is asked about first. */
static bool click_give(struct table_view *t, const struct order *list, int n, int x, int y)
{
	return (n == 1 && foresee_asks(t, &list[0], foresee(t, t->seat->known, &list[0]))) || hand_give(t, list, n, x, y);
}

bool hand_leaves(const struct table_view *t, const struct order *o)
{
	return o->verb == VERB_RELEASE && orders_like(&t->seat->orders, VERB_HALT, NONE, NONE, NONE) != NONE;
}

/* Who stays behind on a march is told: nothing on the map would show it. */
static bool click_orders(struct table_view *t, const struct order *list, int n, int x, int y)
{
	struct order o = list[0];
	struct text words;
	bool leaves = n == 1 && hand_leaves(t, &o);

	if (!click_give(t, list, n, x, y))
		return false;
	text_set(&words, "%s stays behind here. A click on him, or Esc, takes him along again", leaves ? t->s->piece[o.piece].name : "");
	if (leaves)
		t->calls.hint(t->calls.who, x, y, words.at, "");
	return true;
}

int hand_orders(const struct table_view *t, enum gesture g, int piece, int place, struct order *out, bool take)
{
	int n = 0;

	for (int i = 0; i < t->seat->orders.n && n < MENU_MOST; i++) {
		const struct order *o = &t->seat->orders.at[i];
		const struct verb *v = verb_at(t->s, o->verb);
		if (!v || v->gesture != g || (o->verb == VERB_TAKE && !take) || (g == GESTURE_PIECE && !order_clicked(t->s, o)))
			continue;
		if ((piece != NONE && o->piece != piece) || (place != NONE && o->place != place))
			continue;
		out[n++] = *o;
	}
	return n;
}

int drops_of_hand(const struct table_view *t, int place, struct order *out)
{
	struct order list[MENU_MOST];
	int n = 0, all = hand_orders(t, GESTURE_DROP, NONE, place, list, false);

	for (int i = 0; i < all; i++)
		if (list[i].piece != NONE && set_has(&t->seat->prompt.hand, list[i].piece))
			out[n++] = list[i];
	return n;
}

/* Where somebody has to go the places are lit before a piece is named: a click on one sends who may go there. */
static int drops_asked(const struct table_view *t, int place, struct order *out)
{
	return prompt_is_free(&t->seat->prompt) ? 0 : hand_orders(t, GESTURE_DROP, NONE, place, out, false);
}

bool hand_join(struct table_view *t, int piece)
{
	int with = orders_like(&t->seat->orders, VERB_WITH, piece, NONE, NONE);
	return with != NONE && hand_play(t, &t->seat->orders.at[with]);
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

bool hand_in_place(const struct table_view *t, int piece)
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

void hand_give_way(struct table_view *t, int piece, bool grabbed)
{
	const struct draft *d = t->seat->draft;
	const struct set *hand = &t->seat->known->hand;
	struct order any[MENU_MOST];
	int at = d->n - 1;

	if (piece == NONE || !may_act(t) || !own_piece(t, piece) || set_empty(hand) || t->seat->known->piece[piece].place < 0)
		return;
	bool same = t->seat->known->piece[set_next(hand, 0)].place == t->seat->known->piece[piece].place;
	if ((same ? !grabbed : hand_orders(t, GESTURE_PIECE, piece, NONE, any, true) > 0) || hand_orders(t, GESTURE_DROP, piece, NONE, any, true))
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

/* Orders that only build and leave the same position are one: all who stand together attack, whoever of them is named. Returns how many
 * are left. */
static int without_same(const struct table_view *t, struct order *list, int n)
{
	union any_position one, other;
	int kept = 0;

	for (int i = 0; i < n; i++) {
		bool again = false, same = kept && phase_builds(t->s, t->seat->known, &list[i]) && seat_try(t->seat, &list[i], &one.common, NULL);
		for (int k = 0; k < kept && same && !again; k++)
			again = list[k].verb == list[i].verb && list[k].place == list[i].place && seat_try(t->seat, &list[k], &other.common, NULL) &&
				!memcmp(&one, &other, t->s->rules->position_size);
		if (!again)
			list[kept++] = list[i];
	}
	return kept;
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

/* Who is in hand has marched and may halt, and then this one can be taken up: both at a click. */
static bool halt_and_take(struct table_view *t, int piece)
{
	struct order take = order_make(VERB_TAKE, t->seat->prompt.side, piece, NONE, NONE);
	int i = orders_like(&t->seat->orders, VERB_HALT, NONE, NONE, NONE);
	union any_position at;

	if (i == NONE || !seat_try(t->seat, &t->seat->orders.at[i], &at.common, NULL) || !rules_allow(t->s, &at.common, &take, NULL))
		return false;
	struct order halt = t->seat->orders.at[i];
	if (!hand_play(t, &halt))
		return false;
	if (!t->seat->waiting) /* what may be done then may still be on its way */
		hand_pick(t, piece);
	return true;
}

/* A click on a piece that means nothing else: it is taken up, its orders are listed, its story is told, or it is said why nothing comes of it. */
static bool act_on_piece(struct table_view *t, int piece, int place, int x, int y)
{
	struct order list[MENU_MOST], take = order_make(VERB_TAKE, t->seat->prompt.side, piece, NONE, NONE);
	struct error e;
	int n = hand_orders(t, GESTURE_PIECE, piece, NONE, list, true);

	if (!n && hand_in_place(t, piece)) {
		if (hand_would_fail(t, &take, &e) && halt_and_take(t, piece))
			return true;
		return hand_play(t, &take) && (hold(t, piece) || true);
	}
	if (!n && !own_piece(t, piece) && t->calls.story && t->calls.story(t->calls.who, piece))
		return true;
	if (n)
		return click_give(t, list, n, x, y);
	return asks_place(t) ? hand_explain(t, NONE, place, x, y) : hand_explain(t, piece, NONE, x, y);
}

/* Is one in hand, or do those in hand go as one: who marches step by step, and who was only chosen and goes nowhere by himself? */
static bool as_one(const struct table_view *t)
{
	const struct prompt *p = &t->seat->prompt;
	bool chosen = p->verbs & VERB(VERB_COMMIT) && !(p->verbs & (VERB(VERB_TAKE) | VERB(VERB_WITH)));
	int n = set_count(&p->hand);
	return n == 1 || (n && (chosen || t->s->rules->phases[p->row].steps));
}

bool hand_act_at(struct table_view *t, int piece, int place, int x, int y)
{
	struct order list[MENU_MOST];
	int n = 0;

	if (!may_act(t))
		return piece != NONE ? t->calls.story && t->calls.story(t->calls.who, piece)
				     : hand_explain(t, piece, place, x, y);
	if (attack_meant(t, piece, place, x, y))
		return true;
	if (t->against != place)
		t->against = NONE;
	hand_give_way(t, piece, false);
	if (piece != NONE)
		n = hand_orders(t, GESTURE_PIECE, piece, NONE, list, false);
	/* In an area there is hardly a spot without a counter, and a block hides its own: what is clicked is the area. */
	if (!n && place != NONE && (t->view->lie == LIE_HEAP || t->view->lie == LIE_BLOCK))
		n = drops_of_hand(t, place, list);
	if (n)
		return click_orders(t, list, n, x, y);
	if (piece != NONE && own_piece(t, piece) && hand_pick(t, piece))
		return true;
	if (take_out(t, piece, place))
		return true;
	if (place != NONE)
		n = hand_orders(t, GESTURE_PLACE, NONE, place, list, false);
	if (!n && place != NONE && piece == NONE)
		n = drops_of_hand(t, place, list);
	if (!n && place != NONE)
		n = without_same(t, list, drops_asked(t, place, list));
	if (asks_who(t, list, n, place, x, y))
		return true;
	if (n)
		return click_give(t, list, n, x, y);
	if (piece != NONE)
		return act_on_piece(t, piece, place, x, y);
	int held = place != NONE && as_one(t) ? set_next(&t->seat->prompt.hand, 0) : NONE;
	if (held != NONE)
		return hand_go_as_far(t, held, place, x, y) || hand_explain(t, held, place, x, y);
	return place != NONE && asks_place(t) && hand_explain(t, NONE, place, x, y);
}

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
	if (t->seat->speaks != NOBODY && t->calls.undraft)
		t->calls.undraft(t->calls.who, keep);
	else
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
		return piece != NONE && hand_explain(t, piece, NONE, x, y);
	if (n == 1 && list[0].verb == VERB_TAKE) /* nothing else could be chosen, and it is put back as easily */
		return hand_pick(t, piece);
	t->calls.menu(t->calls.who, x, y, list, n);
	return true;
}

bool hand_other(struct table_view *t, int piece, int place, int x, int y)
{
	struct order list[MENU_MOST];

	if (piece == NONE || piece == t->lift.piece || !own_piece(t, piece) || lift_orders(t, place, list, MENU_MOST))
		return false;
	hand_let_go(t);
	hand_give_way(t, piece, false);
	if (!hand_pick(t, piece))
		hand_act_at(t, piece, place, x, y);
	return true;
}
