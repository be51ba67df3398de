/* What the listed orders are about, and which of them comes to most. */
#include "words/now_own.h"

int now_count(const struct orders *list, int verb, int piece)
{
	int n = 0;
	for (int i = 0; i < list->n; i++)
		n += list->at[i].verb == verb && (piece == NONE || list->at[i].piece == piece);
	return n;
}

int now_pieces(const struct orders *list, int verb)
{
	struct set who;
	set_clear(&who);
	for (int i = 0; i < list->n; i++)
		if (list->at[i].verb == verb && list->at[i].piece >= 0)
			set_add(&who, list->at[i].piece);
	return set_count(&who);
}

bool now_moves(const struct look *k, const struct order *o)
{
	const struct verb *v = verb_at(k->s, o->verb);
	return v && v->gesture == GESTURE_DROP && o->piece >= 0 && o->place >= 0;
}

bool now_of_enemy(const struct look *k, const struct order *o)
{
	return k->s->piece[o->piece].side != (int)k->prompt->side;
}

bool now_attacks(const struct look *k, const struct order *o)
{
	bool goes = o->verb == VERB_PUT || o->verb == VERB_RETREAT || o->verb == VERB_MARCH || o->verb == VERB_ADVANCE;
	return now_moves(k, o) && !goes && now_unit_in(k->s, k->p, side_other(k->prompt->side), o->place);
}

bool now_goes_back(const struct look *k, const struct order *o)
{
	return o->verb == VERB_RETREAT || now_of_enemy(k, o);
}

static bool ends_better(const struct look *k, const struct order *o, const struct order *than)
{
	int far = now_far_after(k, o), least = now_far_after(k, than);
	if (now_of_enemy(k, o))
		return far > least;
	return far >= 0 && (least < 0 || far < least);
}

/* Would a march bring the piece where it should not be sent? */
static bool exposed(const struct look *k, const struct order *o)
{
	return k->w->exposed && o->verb == VERB_MARCH && k->w->exposed(k->s, k->p, o->piece, o->place);
}

int now_nearest(const struct look *k, const struct orders *list, int piece)
{
	int best = NONE;
	for (int i = 0; i < list->n; i++) {
		const struct order *o = &list->at[i];
		if (!now_moves(k, o) || (piece != NONE && o->piece != piece) || exposed(k, o))
			continue;
		if (best == NONE || ends_better(k, o, &list->at[best]))
			best = i;
	}
	return best;
}

bool now_names(const struct look *k, int order)
{
	k->out->order = order;
	return order != NONE;
}
