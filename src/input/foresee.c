/* What an order would bring is told beside the pointer before it is given. */
#include "input/own.h"

static bool worth_telling(const struct outlook *o)
{
	return o->warnings > 0 || (o->kind != OUTLOOK_UNKNOWN && o->cases > 0);
}

static bool crowds(const struct outlook *out)
{
	for (int i = 0; i < out->warnings; i++)
		if (out->warn[i].crowds)
			return true;
	return false;
}

const struct foreseen *foresee(struct table_view *t, const struct position *at, const struct order *o)
{
	struct foreseen *f = &t->foreseen;

	f->costs = rules_costs(t->s, at, o, &f->outlook);
	f->crowds = crowds(&f->outlook);
	return f;
}

static void tell(struct table_view *t, const struct position *at, const struct order *o)
{
	const struct outlook *out = &foresee(t, at, o)->outlook;

	t->calls.outlook(t->calls.who, t->px, t->py, worth_telling(out) ? out : NULL);
}

void foresee_end(struct table_view *t)
{
	if (t->told_piece == NONE && t->told_place == NONE)
		return;
	t->told_piece = t->told_place = NONE;
	if (t->calls.outlook)
		t->calls.outlook(t->calls.who, t->px, t->py, NULL);
}

/* The order that a drop of the lifted piece on an enemy in this place would give, or NULL. */
static const struct order *aimed(const struct table_view *t, int place)
{
	for (int i = 0; i < t->lift.aims; i++)
		if (lift_aim_at(t, i) == place)
			return &t->lift.aim[i];
	return NULL;
}

void foresee_drop(struct table_view *t, int place)
{
	struct order first;

	if (!t->calls.outlook || !t->s->rules->odds || (t->told_place == place && t->told_piece == t->lift.piece))
		return;
	foresee_end(t);
	t->told_place = place;
	t->told_piece = t->lift.piece;
	const struct order *aim = place == NONE ? NULL : aimed(t, place);
	if (place != NONE && lift_orders(t, place, &first, 1))
		tell(t, way_from(t, place), &first);
	else if (aim)
		tell(t, t->lift.from, aim);
}

void foresee_click(struct table_view *t, int piece, int place)
{
	struct order go[MENU_MOST];

	if (!t->calls.outlook || !t->s->rules->odds || (t->told_piece == piece && t->told_place == place))
		return;
	foresee_end(t);
	t->told_piece = piece;
	t->told_place = place;
	if (!may_act(t))
		return;
	for (int i = 0; i < t->seat->orders.n && piece != NONE; i++) {
		if (order_clicked(t->s, &t->seat->orders.at[i]) && t->seat->orders.at[i].piece == piece &&
		    t->seat->orders.at[i].verb != VERB_TAKE) {
			tell(t, t->seat->known, &t->seat->orders.at[i]);
			return;
		}
	}
	if (place != NONE && drops_of_hand(t, place, go) > 0) /* who is chosen goes there at a click */
		tell(t, t->seat->known, &go[0]);
}

bool foresee_asks(struct table_view *t, const struct order *o, const struct foreseen *f)
{
	if (!f->costs || !t->calls.ask)
		return false;
	t->calls.ask(t->calls.who, o, &f->outlook);
	return true;
}
