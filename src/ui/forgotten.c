/* What may have been forgotten when a phase is ended: listed before it ends, unless the player wants no such question. */
#include "ui/game.h"

#include <stdio.h>

/* Is this piece off the map, and may it come now? */
static bool waits(const struct seat *seat, const struct counter *k)
{
	if (k->box != BOX_ARRIVING || k->place >= 0 || k->piece == NONE || k->side != seat->prompt.side)
		return false;
	for (int i = 0; i < seat->orders.n; i++)
		if (seat->orders.at[i].piece == k->piece)
			return true;
	return false;
}

/* Who waits in the tray; where only so many of them may come, that. */
static void list_waiting(const struct seat *seat, struct forgotten *out)
{
	int n = 0, first = NONE, wanted = seat->prompt.left;
	for (int i = 0; i < seat->view.counters; i++) {
		if (!waits(seat, &seat->view.counter[i]))
			continue;
		first = first == NONE ? seat->view.counter[i].piece : first;
		n += seat_waiting(seat, &seat->view, &seat->view.counter[i]);
	}
	if (n && wanted > 0 && wanted < n)
		forgotten_add(out, first, NONE, "%d of the %d pieces in the tray may still come into play.", wanted, n);
	else if (n)
		forgotten_add(out, first, NONE, n == 1 ? "1 piece waits in the tray." : "%d pieces wait in the tray.", n);
}

/* Whoever stands elsewhere than at that moment: of a stack that marches one may be named for all. */
static void add_marched(const struct seat *seat, int since, struct set *out)
{
	union any_position then;
	if (!seat_known(seat, since, &then.common))
		return;
	for (int i = 0; i < seat->scenario->pieces; i++)
		if (seat->scenario->piece[i].side == seat->prompt.side && seat->known->piece[i].place != then.common.piece[i].place)
			set_add(out, i);
}

/* The pieces that the side has given orders to in this phase of this turn, and those that went with them. */
static int ordered(const struct seat *seat)
{
	const struct header *now = &seat->known->header;
	struct set who;
	int began = seat->at;
	set_clear(&who);
	for (int i = seat->at - 1; i >= 0; i--) {
		const struct heard *h = chronicle_heard(seat->chronicle, i);
		if (!h || h->turn != now->turn || h->phasing != now->phasing)
			break;
		bool own = h->side == seat->prompt.side && h->row == seat->prompt.row;
		began = own ? i : began;
		for (int k = 0; k < h->orders && own; k++)
			if (h->order[k].order.piece >= 0)
				set_add(&who, h->order[k].order.piece);
	}
	add_marched(seat, began, &who);
	return set_count(&who);
}

/* Units on the map that could still march. */
static int list_unmoved(const struct seat *seat, struct forgotten *out)
{
	const struct words *w = words_of(seat->scenario);
	struct set seen;
	set_clear(&seen);
	for (int i = 0; i < seat->orders.n && seat->prompt.verbs >> VERB_MARCH & 1; i++) {
		const struct order *o = &seat->orders.at[i];
		if (o->verb == VERB_TAKE && o->piece >= 0 && seat->known->piece[o->piece].place >= 0 &&
		    !(w->settled && w->settled(seat->scenario, seat->known, o->piece)))
			set_add(&seen, o->piece);
	}
	int n = set_count(&seen), first = set_next(&seen, 0);
	if (n)
		forgotten_add(out, first, seat->known->piece[first].place,
			      n == 1 ? "1 unit has not moved." : "%d units have not moved.", n);
	return n;
}

/* All there is to say. That units have not moved is no news by itself where as a rule they stay, nor to one who has moved more of
 * them than are left, nor to one who passes: then the game itself says who is still ready. */
static void forgotten_list(const struct seat *seat, bool passes, struct forgotten *out)
{
	const struct words *w = words_of(seat->scenario);
	struct forgotten still = {0};
	int left = passes || w->stays >> seat->prompt.row & 1 ? 0 : list_unmoved(seat, &still);
	out->n = 0;
	list_waiting(seat, out);
	if (w->forgets)
		w->forgets(seat->scenario, seat->known, &seat->orders, out);
	bool news = left > ordered(seat);
	if (still.n && (news || out->n) && out->n < FORGOTTEN_MOST) /* last: what costs something is shown before */
		out->at[out->n++] = still.at[0];
}

static void end_agreed(struct ui *u, struct dialog *d)
{
	struct order order = d->order;
	if (d->stop) {
		u->config->asks_end = false;
		ui_config_changed(u);
	}
	ui_order(u, &order);
}

/* To the first that was forgotten. */
static void go_there(struct ui *u, struct dialog *d)
{
	ui_look(u, d->go_piece, d->go_place);
}

/* Done, or a pass that is as much, or what ends the declaring of attacks. */
static bool ends_phase(const struct game *g, const struct order *order)
{
	const struct phase *row = &g->scenario->rules->phases[g->seat->prompt.row];
	if (order->verb == VERB_COMMIT && words_declares(g->scenario, g->seat->prompt.row))
		return true;
	return order->verb == VERB_DONE || (order->verb == VERB_PASS && words_of(g->scenario)->pass_ends && row->alternates && !row->window);
}

/* Does a stack that marches step by step halt although it could go on? */
static bool halts(const struct game *g, const struct order *order)
{
	return order->verb == VERB_HALT && g->scenario->rules->phases[g->seat->prompt.row].steps && g->seat->prompt.left > 0;
}

/* All that is listed, with a way to the first of it that lies somewhere. */
static void ask(struct ui *u, const struct order *order, const struct forgotten *list)
{
	char text[FORGOTTEN_MOST * sizeof(struct text)] = "";
	size_t used = 0;
	int shown = NONE;
	bool passes = order->verb == VERB_PASS, halt = order->verb == VERB_HALT;
	for (int i = 0; i < list->n; i++) {
		used += (size_t)snprintf(text + used, sizeof text - used, "%s%s", i ? "\n\n" : "", list->at[i].what.at);
		if (shown == NONE && (list->at[i].piece != NONE || list->at[i].place != NONE))
			shown = i;
	}
	dialog_confirm(u, passes ? "Pass for the rest of the turn?" : halt ? "Halt here?" : "End the phase?", text,
		       passes ? "&Pass" : halt ? "&Halt" : "&End phase", end_agreed);
	struct dialog *d = dialog_top(u);
	d->order = *order;
	d->may_stop = true;
	if (shown != NONE) {
		d->go_piece = list->at[shown].piece;
		d->go_place = list->at[shown].place;
		d->other = go_there;
	}
	ui_settle(u);
}

bool forgotten_asked(struct ui *u, const struct order *order)
{
	struct game *g = u->game;
	struct forgotten list = {.n = 0};
	if (!g || !g->may_act || !u->config->asks_end)
		return false;
	if (ends_phase(g, order))
		forgotten_list(g->seat, order->verb == VERB_PASS, &list);
	else if (halts(g, order) && g->seat->words->forgets)
		g->seat->words->forgets(g->scenario, g->seat->known, &g->seat->orders, &list);
	if (list.n)
		ask(u, order, &list);
	return list.n > 0;
}

bool forgotten_halt(struct ui *u, const struct order *order)
{
	struct game *g = u->game;
	struct forgotten list = {.n = 0};
	int left = g->seat->prompt.left;
	if (!u->config->asks_end || !halts(g, order))
		return false;
	if (g->seat->words->forgets)
		g->seat->words->forgets(g->scenario, g->seat->known, &g->seat->orders, &list);
	forgotten_add(&list, NONE, g->seat->prompt.place, left == 1 ? "1 movement point is left." : "%d movement points are left.", left);
	ask(u, order, &list);
	return true;
}
