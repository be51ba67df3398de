/* What may have been forgotten when a phase is ended: said before it ends, unless the player wants no such question. */
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

static int waiting(const struct seat *seat)
{
	int n = 0;
	for (int i = 0; i < seat->view.counters; i++)
		n += waits(seat, &seat->view.counter[i]);
	return n;
}

/* Has the side ordered anything in this phase of this turn? */
static bool untouched(const struct seat *seat)
{
	const struct header *now = &seat->known->header;
	for (int i = seat->at - 1; i >= 0; i--) {
		const struct heard *h = chronicle_heard(seat->chronicle, i);
		if (!h || h->turn != now->turn || h->phasing != now->phasing)
			return true;
		if (h->side == seat->prompt.side && h->row == seat->prompt.row)
			return false;
	}
	return true;
}

/* Units on the map that could still march. */
static int unmoved(const struct seat *seat)
{
	struct set seen;
	set_clear(&seen);
	for (int i = 0; i < seat->orders.n && seat->prompt.verbs >> VERB_MARCH & 1; i++) {
		const struct order *o = &seat->orders.at[i];
		if (o->verb == VERB_TAKE && o->piece >= 0 && seat->known->piece[o->piece].place >= 0)
			set_add(&seen, o->piece);
	}
	return set_count(&seen);
}

static void end_agreed(struct ui *u, struct dialog *d)
{
	struct order order = d->order;
	if (d->stop) {
		u->config->asks_end = false;
		if (u->calls.settings)
			u->calls.settings(u->calls.who);
	}
	ui_order(u, &order);
}

bool forgotten_asked(struct ui *u, const struct order *order)
{
	const struct game *g = u->game;
	char text[160], come[60] = "", stay[60] = "";
	if (!g || !g->may_act || !u->config->asks_end || order->verb != VERB_DONE)
		return false;
	int tray = waiting(g->seat), units = untouched(g->seat) ? unmoved(g->seat) : 0;
	if (!tray && !units)
		return false;
	if (units)
		snprintf(stay, sizeof stay, units == 1 ? "1 unit has not moved." : "%d units have not moved.", units);
	if (tray)
		snprintf(come, sizeof come, tray == 1 ? "1 unit waits in the tray." : "%d units wait in the tray.", tray);
	snprintf(text, sizeof text, "%s%s%s", stay, units && tray ? " " : "", come);
	dialog_confirm(u, "End the phase?", text, "&End phase", end_agreed);
	dialog_top(u)->order = *order;
	dialog_top(u)->may_stop = true;
	ui_settle(u);
	return true;
}
