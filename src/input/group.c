/* Groups: so many of a heap, a whole heap, a whole stack are taken up with one gesture. */
#include "input/own.h"

#include <string.h>

/* The hand as the match has it now: a wish may have changed it since the prompt was read. */
static const struct position *now(const struct table_view *t)
{
	return match_position(t->m);
}

static int place_of(const struct table_view *t, int piece)
{
	return now(t)->piece[piece].place;
}

static bool same_heap(const struct table_view *t, int a, int b)
{
	return place_of(t, a) == place_of(t, b) && t->s->piece[a].side == t->s->piece[b].side &&
	       !strcmp(t->s->piece[a].type, t->s->piece[b].type);
}

/* A legal order of this verb about a piece of the same heap, or NULL. */
static const struct order *order_of_heap(const struct table_view *t, int verb, int piece)
{
	for (int i = 0; i < t->orders.n; i++) {
		const struct order *o = &t->orders.at[i];
		if (o->verb == verb && o->piece != NONE && same_heap(t, o->piece, piece))
			return o;
	}
	return NULL;
}

static int held_of_heap(const struct table_view *t, int piece)
{
	int n = 0;
	for (int i = set_next(&now(t)->hand, 0); i >= 0; i = set_next(&now(t)->hand, i + 1))
		n += same_heap(t, i, piece);
	return n;
}

/* The verbs of this decision let units march in groups. */
static bool groups(const struct table_view *t)
{
	return t->may_act && t->prompt.verbs >> VERB_TAKE & 1 && t->prompt.verbs >> VERB_WITH & 1;
}

/* What is only held by the pointer is taken in earnest. */
static bool take_up(struct table_view *t, int piece)
{
	const struct order *take = order_of_heap(t, VERB_TAKE, t->lift.piece != NONE ? t->lift.piece : piece);
	if (!set_empty(&now(t)->hand))
		return place_of(t, set_next(&now(t)->hand, 0)) == place_of(t, piece);
	if (!take)
		return false;
	struct order o = *take;
	if (t->lift.piece != NONE)
		o.piece = (int16_t)t->lift.piece;
	hand_put_back(t, false);
	return hand_play(t, &o);
}

bool group_more(const struct table_view *t, int piece)
{
	bool mine = groups(t) && piece != NONE && own_piece(t, piece) && place_of(t, piece) >= 0;
	if (!mine || set_empty(&now(t)->hand))
		return mine && t->lift.piece != NONE && t->lift.taken && same_heap(t, t->lift.piece, piece) &&
		       lift_joins(t, piece);
	return order_of_heap(t, VERB_WITH, piece) != NULL;
}

bool group_take(struct table_view *t, int piece, int wanted)
{
	if (!groups(t) || piece == NONE || !own_piece(t, piece) || place_of(t, piece) < 0)
		return false;
	if (t->lift.piece != NONE && place_of(t, t->lift.piece) != place_of(t, piece))
		hand_put_back(t, false);
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
	if (!groups(t) || piece == NONE || !own_piece(t, piece) || place_of(t, piece) < 0 || !take_up(t, piece))
		return false;
	for (int i = 0; i < t->orders.n; i++)
		if (t->orders.at[i].verb == VERB_REST) {
			struct order rest = t->orders.at[i];
			return hand_play(t, &rest);
		}
	return true;
}

bool group_back(struct table_view *t)
{
	bool any = false;
	while (groups(t) && t->calls.undo && !set_empty(&now(t)->hand)) {
		int before = match_now(t->m);
		t->calls.undo(t->calls.who);
		any = true;
		if (match_now(t->m) >= before)
			break;
	}
	return any;
}
