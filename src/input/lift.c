/* What a lifted piece could do: every legal drop, with costs and ways. */
#include "input/own.h"
#include "rules/phases.h"

#include <string.h>

void lift_clear(struct table_view *t)
{
	if (t->lift.piece == NONE)
		return;
	t->lift.piece = NONE;
	t->lift.n = 0;
	spoil(t);
}

/* `hand`: a group in which the lifted piece may be; one of it speaks for all. */
static void add_drops(struct lift *l, const struct scenario *s, const struct orders *list, const struct set *hand)
{
	for (int i = 0; i < list->n && l->n < MAX_ORDERS; i++) {
		const struct order *o = &list->at[i];
		const struct verb *v = verb_at(s, o->verb);
		bool speaks = o->piece == l->piece || (set_has(hand, l->piece) && o->piece != NONE && set_has(hand, o->piece));
		if (!v || v->gesture != GESTURE_DROP || !speaks || o->place == NONE)
			continue;
		l->drop[l->n++] = *o;
		places_add(&l->lit, o->place);
	}
}

static void add_extras(struct lift *l, const struct scenario *s, const struct orders *list)
{
	for (int i = 0; i < list->n && l->extras < 4; i++) {
		if ((order_clicked(s, &list->at[i]) || words_of(s)->leaves >> list->at[i].verb & 1) && list->at[i].piece == l->piece && list->at[i].place == NONE)
			l->extra[l->extras++] = list->at[i];
	}
}

/* Whom it may fire at lies on his place; a place that it may attack is lit like one it may go to. */
static void add_aims(struct lift *l, const struct orders *list)
{
	for (int i = 0; i < list->n && l->aims < (int)(sizeof l->aim / sizeof *l->aim); i++) {
		const struct order *o = &list->at[i];
		if (o->verb == VERB_ATTACK_PLACE && o->place != NONE)
			places_add(&l->lit, o->place);
		else if (o->verb != VERB_FIRE || o->piece < 0 || o->piece == l->piece)
			continue;
		l->aim[l->aims++] = *o;
	}
}

int lift_aim_at(const struct table_view *t, int i)
{
	const struct order *o = &t->lift.aim[i];
	return o->verb == VERB_ATTACK_PLACE ? o->place : table_place_of(t, o->piece);
}

/* Where it may go is brought into sight when none of it is. */
static void show_lit(struct table_view *t)
{
	for (int i = 0; i < t->lift.n; i++)
		if (scene_sees(&t->scene, t->lift.drop[i].place))
			return;
	table_look_at(t, t->lift.drop[0].place);
}

const struct order *lift_take(const struct table_view *t, int piece)
{
	for (int i = 0; i < t->seat->orders.n; i++) {
		const struct order *o = &t->seat->orders.at[i];
		if (o->verb == VERB_TAKE && o->piece == piece && phase_builds(t->s, t->seat->known, o))
			return o;
	}
	return NULL;
}

/* Where it is to be taken up first, the orders that follow are to be had as well. */
static void try_take(struct table_view *t)
{
	struct lift *l = &t->lift;
	const struct order *take = lift_take(t, l->piece);
	struct orders list;

	if (!take || !seat_try(t->seat, take, &l->at.common, NULL))
		return;
	l->taken = true;
	l->from = &l->at.common;
	rules_orders(t->s, l->from, &list);
	add_drops(l, t->s, &list, &l->from->hand);
	add_extras(l, t->s, &list);
	add_aims(l, &list);
}

/* Where there is no march the game tells neither costs nor ways of all places at once. */
static bool tells_reach(const struct table_view *t, const struct overlay *reach)
{
	for (int i = 0; i < t->s->board.count; i++)
		if (reach->value[i] >= 0)
			return true;
	return false;
}

bool lift_piece(struct table_view *t, int piece)
{
	struct lift *l = &t->lift;

	memset(&l->lit, 0, sizeof l->lit);
	l->piece = piece;
	l->counter = view_counter(t, piece);
	l->taken = l->reaches = false;
	l->n = l->extras = l->aims = 0;
	l->from = t->seat->known;
	add_drops(l, t->s, &t->seat->orders, &t->seat->prompt.hand);
	try_take(t);
	spoil(t);
	if (!l->n)
		return l->extras > 0;
	show_lit(t);
	overlay_clear(&l->reach, QUERY_REACH);
	t->s->rules->query(t->s, l->from, t->seat->viewer, QUERY_REACH, piece, NONE, &l->reach);
	l->reaches = t->seat->prompt.verbs >> VERB_MARCH & 1 && tells_reach(t, &l->reach);
	for (int i = 0; i < t->s->board.count; i++)
		if (stride_far(t, i, NULL))
			places_add(&l->lit, i);
	return true;
}

static void add_places(const struct scenario *s, const struct orders *list, int piece, struct places *out)
{
	for (int i = 0; i < list->n; i++) {
		const struct order *o = &list->at[i];
		const struct verb *v = verb_at(s, o->verb);
		if (v && v->gesture == GESTURE_DROP && o->piece == piece && o->place != NONE)
			places_add(out, o->place);
	}
}

void lift_places(const struct table_view *t, int piece, struct places *out)
{
	const struct order *take = lift_take(t, piece);
	union any_position at;
	struct orders list;

	add_places(t->s, &t->seat->orders, piece, out);
	if (!take || !seat_try(t->seat, take, &at.common, NULL))
		return;
	rules_orders(t->s, &at.common, &list);
	add_places(t->s, &list, piece, out);
}

bool leaves_map(const struct table_view *t, const struct order *o)
{
	return t->seat->words->leaves >> o->verb & 1;
}

/* Who comes to the exit that his army has chosen will leave: that stands first among what he may do there. */
int lift_orders(const struct table_view *t, int place, struct order *out, int most)
{
	int n = 0;
	bool aim = place != NONE && is_aim(t, place);

	for (int pass = 0; pass < 2; pass++)
		for (int i = 0; i < t->lift.n && n < most; i++)
			if (t->lift.drop[i].place == place && t->lift.drop[i].piece == t->lift.piece &&
			    (aim && leaves_map(t, &t->lift.drop[i])) == !pass)
				out[n++] = t->lift.drop[i];
	for (int i = 0, own = n; i < t->lift.n && n < most && !own; i++) /* another of the group speaks for it */
		if (t->lift.drop[i].place == place)
			out[n++] = t->lift.drop[i];
	if (!n && most && stride_far(t, place, out))
		n++;
	if (place != NONE && t->s->board.at[place].kind & KIND_EXIT) /* put down where the board is left, it may leave the map */
		for (int i = 0; i < t->lift.extras && n < most; i++)
			out[n++] = t->lift.extra[i];
	return n;
}

int reach_route(const struct table_view *t, const struct overlay *reach, int place, int *out, int most)
{
	int n = 0, at = place;

	while (at >= 0 && at < t->s->board.count && n < most) {
		out[n++] = at;
		at = reach->from[at];
	}
	for (int i = 0; i < n / 2; i++) {
		int swap = out[i];
		out[i] = out[n - 1 - i];
		out[n - 1 - i] = swap;
	}
	return at == NONE ? n : 0;
}
