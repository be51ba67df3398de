/* Which of the orders that can be given have a button, which of them Enter and Space give, and what is missing to end this. */
#include "ui/game.h"

/* Does this card lie in a hand, where it can be clicked? */
static bool card_in_hand(const struct game *g, int card)
{
	for (int i = 0; i < g->seat->view.cards; i++)
		if (g->seat->view.card[i].card == card && pile_of(g->scenario, g->seat->view.card[i].pile)->kind == PILE_HAND)
			return true;
	return false;
}

bool order_by_button(const struct game *g, const struct order *o)
{
	const struct verb *v = verb_at(g->scenario, o->verb);
	if (!v || o->place != NONE || o->piece != NONE)
		return v && (v->gesture == GESTURE_BUTTON || words_of(g->scenario)->buttons >> o->verb & 1);
	return v->gesture == GESTURE_BUTTON || v->gesture == GESTURE_NUMBER || (v->number == NOUN_CARD && !card_in_hand(g, o->number));
}

int default_button(const struct game *g)
{
	int buttons = 0, only = NONE, commit = NONE, done = NONE, pass = NONE, halt = NONE;
	const struct words *w = words_of(g->scenario);
	bool rests = w->rests >> g->seat->prompt.row & 1;
	for (int i = 0; i < g->seat->orders.n; i++) {
		if (!order_by_button(g, &g->seat->orders.at[i]))
			continue;
		buttons++;
		bool for_good = (w->leaves | w->buttons) >> g->seat->orders.at[i].verb & 1; /* who leaves the map, and what is spent */
		if (!for_good && (g->seat->orders.at[i].verb != VERB_CHOOSE || g->seat->orders.n == 1)) /* a choice beside other deeds is made on purpose */
			only = i;
		if (g->seat->orders.at[i].verb == VERB_COMMIT)
			commit = i;
		if (g->seat->orders.at[i].verb == (rests ? VERB_REST : VERB_DONE))
			done = i;
		if (g->seat->orders.at[i].verb == VERB_PASS)
			pass = i;
		if (g->seat->orders.at[i].verb == VERB_HALT) /* beside dice for a longer march it is what costs nothing */
			halt = i;
	}
	return commit >= 0 ? commit : buttons == 1 && only >= 0 ? only : done >= 0 ? done : pass >= 0 ? pass : halt;
}

int buttons_of_held(const struct game *g, struct order *out, int most)
{
	const struct draft *d = g->seat->draft;
	uint64_t verbs = words_of(g->scenario)->buttons;
	struct orders list;
	int n = 0;
	if (!verbs || !g->may_act || d->n != 1 || d->at[0].verb != VERB_TAKE || !seat_known(g->seat, g->seat->now, g->before))
		return 0;
	rules_orders(g->scenario, g->before, &list);
	for (int i = 0; i < list.n && n < most; i++)
		if (verbs >> list.at[i].verb & 1 && list.at[i].piece == d->at[0].piece)
			out[n++] = list.at[i];
	return n;
}

/* The plan that was chosen on purpose, or NONE. */
static int chosen_plan(const struct game *g)
{
	for (int i = 0; plans_asked(g) && g->choice_made && i < g->seat->orders.n; i++)
		if (g->seat->orders.at[i].verb == VERB_PLAN && g->seat->orders.at[i].number == g->choice)
			return i;
	return NONE;
}

bool default_order(const struct game *g, struct order *out)
{
	char any[WORDS];
	if (!g->may_act)
		return false;
	int best = say_all_one(g, any) ? 0 : chosen_plan(g);
	if (best < 0)
		best = default_button(g);
	if (best < 0 && g->alike)
		best = 0;
	if (best < 0)
		return false;
	*out = g->seat->orders.at[best];
	return true;
}

int order_missing(const struct game *g)
{
	const struct prompt *p = &g->seat->prompt;
	if (!g->may_act || window_open(g) || orders_like(&g->seat->orders, VERB_DONE, NONE, NONE, NONE) != NONE)
		return NONE;
	if (!p->depth)
		return p->verbs & VERB(VERB_DONE) ? VERB_DONE : NONE;
	return p->why_not.at[0] && p->verbs & VERB(VERB_COMMIT) && orders_like(&g->seat->orders, VERB_COMMIT, NONE, NONE, NONE) == NONE
		       ? VERB_COMMIT : NONE;
}
