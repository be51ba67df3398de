/* Two persons at a table that shows what both may see. What the one who decides knows besides is shown as long as he holds
 * Look; what lies open he may move meanwhile, and orders that all know he has he gives by their buttons. Whatever is
 * refused is refused without a reason, which might tell what is closed. */
#include "app/desk_own.h"

enum { LOOK_KEY = 'k' };

void desk_peek(struct desk *d, enum looking how)
{
	enum side decides;

	if (!d->m || d->looking || !desk_peeks(d) || ui_modal(d->ui) || seat_looks_back(desk_seat(d)))
		return;
	desk_person_decides(d, &decides);
	d->looking = how;
	d->looks_for = decides;
	desk_refresh(d);
}

void desk_peek_end(struct desk *d)
{
	d->looking = LOOKS_NOT;
	if (d->m)
		desk_refresh(d);
}

/* Whatever has the pointer or the keys: nothing but letting go ends it. */
static bool lets_go(const struct desk *d, const struct input *in)
{
	return d->looking == LOOKS_BY_BUTTON ? in->kind == INPUT_RELEASE
					     : in->kind == INPUT_KEY_UP && in->key == LOOK_KEY;
}

bool desk_peek_input(struct desk *d, const struct input *in)
{
	bool key = in->kind == INPUT_KEY && in->key == LOOK_KEY && !in->mods;

	if (d->looking && lets_go(d, in)) {
		bool by_key = d->looking == LOOKS_BY_KEY;
		desk_peek_end(d);
		return by_key;
	}
	return key && in->again;
}

void desk_peek_key(struct desk *d, const struct input *in)
{
	if (in->key == LOOK_KEY && !in->again)
		desk_peek(d, LOOKS_BY_KEY);
}

/* --- orders --- */

/* Does it name nothing that is closed: nothing at all, or one of the choices of a question that all may read? */
static bool is_open(const struct seat *nobody, const struct order *o)
{
	bool choice = o->verb == VERB_CHOOSE && nobody->prompt.open;
	return o->piece == NONE && o->place == NONE && (o->number == NONE || choice);
}

/* Orders that all know of, in the position as all know it: to pass, to end a phase, to attack or not. A reaction has none: what it answers is
 * read in full only by who looks. */
static void find_open(struct desk *d)
{
	const struct seat *nobody = d->seat[SIDES];
	int n = 0;

	d->open.n = 0;
	if (!nobody->prompt.reaction)
		rules_orders(nobody->scenario, nobody->known, &d->open);
	for (int i = 0; i < d->open.n; i++) {
		const struct order *o = &d->open.at[i];
		if (is_open(nobody, o))
			d->open.at[n++] = *o;
	}
	d->open.n = n;
}

void desk_peek_show(struct desk *d)
{
	bool peeks = desk_peeks(d) && desk_looks(d) == NOBODY && !seat_looks_back(d->seat[SIDES]);

	if (peeks)
		find_open(d);
	ui_peek(d->ui, peeks ? &d->open : NULL);
}

/* The only order of the list that puts the piece down there; NULL where there is none, or more than one. */
static const struct order *drop_in(const struct scenario *s, const struct orders *list, int piece, int place)
{
	const struct order *found = NULL;

	for (int i = 0; i < list->n; i++) {
		const struct order *o = &list->at[i];
		if (o->piece != piece || o->place != place || verb_at(s, o->verb)->gesture != GESTURE_DROP)
			continue;
		if (found)
			return NULL;
		found = o;
	}
	return found;
}

bool desk_put(struct desk *d, int piece, int place)
{
	const struct seat *hand = desk_hand(d);
	struct order take = order_make(VERB_TAKE, hand->side, piece, NONE, NONE);
	const struct order *drop = drop_in(hand->scenario, &hand->orders, piece, place);
	struct orders list;
	union any_position taken;

	if (!drop && seat_try(hand, &take, &taken.common, NULL)) {
		rules_orders(hand->scenario, &taken.common, &list);
		drop = drop_in(hand->scenario, &list, piece, place);
	}
	if (!drop)
		return desk_refuse_plainly(d);
	struct order o = *drop; /* the list changes with it */
	return desk_play(d, &o);
}
