/* Groups: so many of a heap, a whole heap, a whole stack are taken up with one gesture. */
#include "input/own.h"

#include <string.h>

static int place_of(const struct table_view *t, int piece)
{
	return t->seat->known->piece[piece].place;
}

static bool same_heap(const struct table_view *t, int a, int b)
{
	return place_of(t, a) == place_of(t, b) && t->s->piece[a].side == t->s->piece[b].side &&
	       !strcmp(t->s->piece[a].type, t->s->piece[b].type);
}

/* A legal order of this verb about a piece of the same heap, or NULL. */
static const struct order *order_of_heap(const struct table_view *t, int verb, int piece)
{
	for (int i = 0; i < t->seat->orders.n; i++) {
		const struct order *o = &t->seat->orders.at[i];
		if (o->verb == verb && o->piece != NONE && same_heap(t, o->piece, piece))
			return o;
	}
	return NULL;
}

static int held_of_heap(const struct table_view *t, int piece)
{
	const struct set *hand = &t->seat->known->hand;
	int n = 0;
	for (int i = set_next(hand, 0); i >= 0; i = set_next(hand, i + 1))
		n += same_heap(t, i, piece);
	return n;
}

bool group_marches(const struct table_view *t)
{
	return may_act(t) && t->seat->prompt.verbs >> VERB_TAKE & 1 && t->seat->prompt.verbs >> VERB_WITH & 1;
}

/* Something of its area is in hand, or the first of its heap is taken up. */
static bool take_up(struct table_view *t, int piece)
{
	const struct set *hand = &t->seat->known->hand;
	if (!set_empty(hand))
		return place_of(t, set_next(hand, 0)) == place_of(t, piece);
	const struct order *take = order_of_heap(t, VERB_TAKE, piece);
	if (!take)
		return false;
	struct order o = *take;
	return hand_play(t, &o);
}

bool group_more(const struct table_view *t, int piece)
{
	return group_marches(t) && piece != NONE && own_piece(t, piece) && place_of(t, piece) >= 0 &&
	       !set_empty(&t->seat->known->hand) && order_of_heap(t, VERB_WITH, piece);
}

bool group_take(struct table_view *t, int piece, int wanted)
{
	if (!group_marches(t) || piece == NONE || !own_piece(t, piece) || place_of(t, piece) < 0)
		return false;
	if (t->lift.piece != NONE && place_of(t, t->lift.piece) != place_of(t, piece))
		hand_let_go(t);
	if (!take_up(t, piece))
		return false;
	if (wanted == GROUP_ONE_MORE)
		wanted = held_of_heap(t, piece) + 1;
	while (held_of_heap(t, piece) < wanted) {
		const struct order *with = order_of_heap(t, VERB_WITH, piece);
		struct order o;
		if (!with)
			break;
		o = *with;
		if (!hand_play(t, &o))
			break;
	}
	return true;
}

bool group_stack(struct table_view *t, int piece)
{
	if (!group_marches(t) || piece == NONE || !own_piece(t, piece) || place_of(t, piece) < 0 || !take_up(t, piece))
		return false;
	for (int i = 0; i < t->seat->orders.n; i++)
		if (t->seat->orders.at[i].verb == VERB_REST) {
			struct order rest = t->seat->orders.at[i];
			return hand_play(t, &rest);
		}
	return true;
}

bool group_next(struct table_view *t, int place)
{
	for (int i = 0; i < t->seat->orders.n && t->view->lie == LIE_BLOCK && may_act(t); i++) {
		const struct order *o = &t->seat->orders.at[i];
		if (o->verb == VERB_WITH && o->piece >= 0 && table_place_of(t, o->piece) == place)
			return hand_join(t, o->piece);
	}
	return false;
}
