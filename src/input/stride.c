/* Where units march one step an order a drop farther off is marched step by step: by the cheapest way, as far as nothing stops it, nobody
 * is asked anything else and nothing hidden is met. */
#include "input/own.h"

/* The order of the first step of the way to a place that is farther off than one; NULL when it is not, or out of reach. */
static const struct order *first_step(const struct table_view *t, int place)
{
	const struct lift *l = &t->lift;
	const struct order *first = NULL;
	int route[MAX_ROUTE];

	if (!l->reaches || place == NONE || l->reach.value[place] == NONE || !t->s->rules->phases[frame_now(l->from)->row].steps ||
	    reach_route(t, &l->reach, place, route, MAX_ROUTE) < 3)
		return NULL;
	for (int i = 0; i < l->n; i++) {
		if (l->drop[i].place == place)
			return NULL;
		if (l->drop[i].verb == VERB_MARCH && l->drop[i].place == route[1])
			first = &l->drop[i];
	}
	return first;
}

bool stride_far(const struct table_view *t, int place, struct order *whole)
{
	const struct order *first = first_step(t, place);

	if (first && whole) {
		*whole = *first;
		whole->place = (int16_t)place;
	}
	return first != NULL;
}

static void end(struct table_view *t)
{
	t->stride.on = false;
	if (t->calls.together)
		t->calls.together(t->calls.who, t->stride.began);
}

static bool step(struct table_view *t, const struct order *o)
{
	const struct order next = *o; /* what is lifted changes with it */

	t->hand = HAND_EMPTY;
	lift_clear(t);
	t->stride.at = next.place;
	t->stride.told = t->seat->now;
	if (hand_play(t, &next))
		return true;
	end(t);
	return false;
}

bool stride_begin(struct table_view *t, int place)
{
	const struct order *first = first_step(t, place);

	if (!first || foresee_asks(t, first, foresee(t, t->lift.from, first))) {
		hand_put_back(t, false);
		return false;
	}
	t->stride.on = true;
	t->stride.piece = first->piece;
	t->stride.place = (int16_t)place;
	t->stride.row = t->seat->prompt.row;
	t->stride.began = t->seat->now;
	return step(t, first);
}

void stride_stop(struct table_view *t)
{
	if (t->stride.on)
		end(t);
}

/* Did the last step, and what the other side did since, bring nothing that he who marches wants to see first? */
static bool quiet(const struct table_view *t)
{
	for (int i = t->stride.told; i < t->seat->now; i++) {
		const struct heard *h = chronicle_heard(t->seat->chronicle, i);
		if (h->side != (int)t->seat->prompt.side ? h->n > 0 : h->seals & (SEAL_CHANCE | SEAL_SHOWN))
			return false;
	}
	return true;
}

/* The march stands where its last step ended, and the same is asked. */
static bool stands(const struct table_view *t)
{
	const struct stride *k = &t->stride;
	return t->hand == HAND_EMPTY && t->seat->prompt.row == k->row && set_has(&t->seat->prompt.hand, k->piece) &&
	       t->seat->known->piece[k->piece].place == k->at && k->at != k->place;
}

bool table_march_on(struct table_view *t)
{
	struct order next;
	const struct order *first = NULL;

	if (!t->stride.on || !may_act(t))
		return goal_comes(t);
	if (quiet(t) && stands(t) && lift_piece(t, t->stride.piece))
		first = first_step(t, t->stride.place);
	if (!first && t->lift.piece != NONE && lift_orders(t, t->stride.place, &next, 1) && next.verb == VERB_MARCH)
		first = &next; /* the last */
	if (!first || foresee(t, t->seat->known, first)->costs) { /* of what may be lost for good he is asked at a drop */
		lift_clear(t);
		end(t);
		return false;
	}
	return step(t, first);
}
