/* A unit that was set up is put elsewhere, or back into the tray: what was placed since it came is placed again. */
#include "app/desk_own.h"

#include <stdio.h>
#include <stdlib.h>

/* What this side has ordered in its set-up from the decision on in which the unit was placed. */
struct since {
	int from; /* that decision, or NONE */
	struct order placed, then[MAX_ORDERS];
	int n;
};

/* Is the decision one of the set-up that goes on? */
static bool same_setup(const struct seat *seat, const struct heard *h)
{
	return h && h->side == (int)seat->side && h->row == seat->prompt.row && h->turn == seat->known->header.turn;
}

static bool places_it(const struct seat *seat, const struct order *o)
{
	const struct verb *v = verb_at(seat->scenario, o->verb);
	return v && v->gesture == GESTURE_DROP && o->place != NONE;
}

static int placed_at(const struct seat *seat, int piece, struct order *out)
{
	for (int i = seat->now - 1; i >= 0 && same_setup(seat, chronicle_heard(seat->chronicle, i)); i--) {
		const struct heard *h = chronicle_heard(seat->chronicle, i);
		for (int k = 0; k < h->orders; k++)
			if (h->order[k].order.piece == piece && places_it(seat, &h->order[k].order)) {
				*out = h->order[k].order;
				return i;
			}
	}
	return NONE;
}

static bool look_back(const struct seat *seat, int piece, struct since *out)
{
	out->n = 0;
	out->from = placed_at(seat, piece, &out->placed);
	for (int i = out->from; i != NONE && i < seat->now; i++) {
		const struct heard *h = chronicle_heard(seat->chronicle, i);
		for (int k = 0; k < h->orders && out->n < MAX_ORDERS; k++)
			if (h->order[k].order.piece != piece && h->order[k].order.verb != VERB_TAKE)
				out->then[out->n++] = h->order[k].order;
	}
	return out->from != NONE && seat_may_go(seat, out->from, NULL) == BACK_FREE;
}

/* The unit comes last, so that it finds the room that is left. Counters that no longer fit a stack lapse. */
static bool place_again(struct seat *seat, const struct since *since, int place, struct error *e)
{
	struct order put = since->placed;
	put.place = (int16_t)place;
	for (int i = 0; i < since->n; i++)
		seat_play(seat, &since->then[i], NULL);
	if (place == NONE || seat_play(seat, &put, e))
		return true;
	seat_play(seat, &since->placed, NULL);
	return false;
}

bool desk_place_again(struct desk *d, int piece, int place)
{
	struct seat *seat = desk_hand(d);
	struct error e = {0};
	struct since *since = seat_decides(seat) ? malloc(sizeof *since) : NULL;
	bool back = since && look_back(seat, piece, since);
	if (back) {
		seat_draft_back(seat, 0);
		back = seat_go(seat, since->from);
	}
	if (back) {
		bool fits = place_again(seat, since, place, &e);
		table_skip_animation(d->table);
		desk_refresh(d);
		snprintf(d->hint, sizeof d->hint, "%s", fits ? "" : e.reason);
		if (!fits)
			ui_hint(d->ui, -1, -1, e.reason, e.rule);
	}
	free(since);
	return back;
}
