/* Where units march one by one, a pile that is dragged with Shift marches unit after unit: whoever may follow the first does. */
#include "input/own.h"

#include <string.h>

int pile_others(const struct table_view *t, int piece, int16_t out[FAN_MOST])
{
	int place = t->seat->known->piece[piece].place, n = 0;

	if (!(t->press_mods & MOD_SHIFT) || t->press_fan || place < 0 || t->view->lie != LIE_PILE || group_marches(t))
		return 0;
	for (int i = t->scene.lying - 1; i >= 0 && n < FAN_MOST; i--) {
		const struct counter *k = &t->view->counter[t->scene.lie[i].counter];
		if (k->place == place && k->piece != NONE && k->piece != piece && own_piece(t, k->piece))
			out[n++] = (int16_t)k->piece;
	}
	return n;
}

/* Who has marched and is still in hand ends his march, so that the next may begin his. */
static bool halts(struct table_view *t)
{
	int i = orders_like(&t->seat->orders, VERB_HALT, NONE, NONE, NONE);
	struct order halt;

	if (set_empty(&t->seat->known->hand))
		return true;
	if (i == NONE)
		return false;
	halt = t->seat->orders.at[i];
	return hand_play(t, &halt);
}

/* One of the pile marches to the place, unless it would cost him something he is asked about first, or more would stand there than may.
 * `why`: why he does not, if nothing stands there yet. */
static void follow(struct table_view *t, int piece, int place, struct error *why)
{
	struct order list[MENU_MOST], march = order_make(VERB_MARCH, t->seat->prompt.side, piece, place, NONE);
	int n = lift_piece(t, piece) ? lift_orders(t, place, list, MENU_MOST) : 0, kept = t->seat->draft->n;
	bool goes = n == 1 && list[0].verb == VERB_MARCH;
	const struct foreseen *f = goes ? foresee(t, t->lift.from, &list[0]) : NULL;
	bool crowds = f && f->crowds, costs = f && f->costs;

	lift_clear(t);
	if (goes && !crowds && !costs) {
		if (!hand_play(t, &list[0]))
			hand_undraft(t, kept);
		return;
	}
	if (*why->reason)
		return;
	if (crowds || costs)
		error_set(why, NULL, NULL, NULL, crowds ? "more would stand there than may" : "the march may cost something: give it by itself");
	else
		hand_would_fail(t, &march, why);
}

static int count_staying(const struct table_view *t, const int16_t *who, int n, int from)
{
	int staying = 0;
	for (int i = 0; i < n; i++)
		staying += t->seat->known->piece[who[i]].place == from;
	return staying;
}

/* Who stays where they came from, and why the first of them does. */
static void tell_staying(struct table_view *t, const int16_t *who, int n, int from, const struct error *why)
{
	int staying = count_staying(t, who, n, from), k = 0;
	struct text names = {""}, said;
	struct error e = {0};

	for (int i = 0; i < n; i++)
		if (t->seat->known->piece[who[i]].place == from)
			text_listed(&names, k++, staying, t->s->piece[who[i]].name);
	text_set(&said, "%s stay%s in %s%s%s", names.at, staying == 1 ? "s" : "", board_called(&t->s->board, from).at, *why->reason ? ": " : "", why->reason);
	error_set(&e, NULL, NULL, why->rule, "%s", said.at);
	if (staying)
		hand_refuse(t, &e, t->px, t->py);
}

void pile_follows(struct table_view *t, const int16_t *who, int n, int from, int to)
{
	struct error why = {0};
	int row = t->seat->prompt.row, behind = count_staying(t, who, n, from);

	for (int i = 0; i < n && may_act(t) && t->seat->prompt.row == row; i++) {
		if (t->seat->known->piece[who[i]].place != from)
			continue;
		if (!halts(t) || !may_act(t) || t->seat->prompt.row != row)
			break;
		follow(t, who[i], to, &why);
	}
	/* The march of the pile is over, and with it that of the last, as those of the others were. */
	if (may_act(t) && t->seat->prompt.row == row && count_staying(t, who, n, from) < behind)
		halts(t);
	if (may_act(t) && t->seat->prompt.row == row)
		tell_staying(t, who, n, from, &why);
}
