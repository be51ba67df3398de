/* Where those who will march are named before they may (an activation, a card that is turned over), the drag that names them says where to
 * as well. Once they may march they are in hand, with the map's cursor on that place: Enter, or a click there, sends them. */
#include "input/own.h"

void goal_set(struct table_view *t, int piece, int place)
{
	t->goal = (struct goal){.on = place != NONE, .piece = piece, .place = (int16_t)place, .row = t->seat->prompt.row,
				.side = (int8_t)t->seat->prompt.side};
}

/* Somebody else is to be named: what was named came to nothing. */
static bool named_anew(const struct table_view *t)
{
	return t->seat->prompt.row == t->goal.row && set_empty(&t->seat->known->hand);
}

/* May he march now, who was named? */
static bool may_march(const struct table_view *t)
{
	const struct prompt *p = &t->seat->prompt;
	return t->s->rules->phases[p->row].steps && set_has(&p->hand, t->goal.piece) && t->seat->known->piece[t->goal.piece].place != t->goal.place;
}

void goal_over(struct table_view *t)
{
	if (t->goal.leads)
		t->cursor = NONE;
	t->goal.leads = false;
}

bool goal_comes(struct table_view *t)
{
	const struct goal *k = &t->goal;
	struct order o;
	float x, y;

	if (!k->on || !may_act(t) || t->hand != HAND_EMPTY || (int)t->seat->prompt.side != k->side)
		return false;
	t->goal.on = !named_anew(t);
	if (!t->goal.on || !may_march(t))
		return false;
	t->goal.on = false;
	if (lift_piece(t, k->piece) && lift_orders(t, k->place, &o, 1) && hand_pick(t, k->piece)) {
		cursor_lead(t, k->place);
		t->goal.leads = true;
		return true;
	}
	lift_clear(t);
	scene_centre(&t->scene, k->place, &x, &y);
	if (is_asked(t)) /* no reason is told at the table of both */
		hand_explain(t, k->piece, k->place, (int)x, (int)y);
	return false;
}
