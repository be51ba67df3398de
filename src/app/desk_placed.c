/* A unit that was set up is put elsewhere, or back into the tray: what was placed since it came is placed again. */
#include "app/desk_own.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What this side has ordered in its set-up from the decision on in which the unit was placed. */
struct since {
	int from; /* that decision, or NONE */
	struct order at[MAX_ORDERS];
	bool lapses[MAX_ORDERS]; /* it is not given again */
	int n, placing;          /* that which places the unit */
};

/* Is the decision one of the set-up that goes on? */
static bool same_setup(const struct seat *seat, const struct heard *h)
{
	return h && h->side == (int)seat->side && h->row == seat->prompt.row && h->turn == seat->known->header.turn;
}

static bool places(const struct seat *seat, const struct order *o)
{
	const struct verb *v = verb_at(seat->scenario, o->verb);
	return v && v->gesture == GESTURE_DROP && o->place != NONE;
}

static bool placed_in(const struct seat *seat, int i, int piece)
{
	const struct heard *h = chronicle_heard(seat->chronicle, i);
	for (int k = 0; k < h->orders; k++)
		if (h->order[k].order.piece == piece && places(seat, &h->order[k].order))
			return true;
	return false;
}

/* False where it cannot be taken back freely. */
static bool look_back(const struct seat *seat, int piece, struct since *out)
{
	out->from = NONE;
	for (int i = seat->now - 1; out->from == NONE && i >= 0 && same_setup(seat, chronicle_heard(seat->chronicle, i)); i--)
		if (placed_in(seat, i, piece))
			out->from = i;
	out->n = 0;
	out->placing = NONE;
	for (int i = out->from; i != NONE && i < seat->now; i++) {
		const struct heard *h = chronicle_heard(seat->chronicle, i);
		for (int k = 0; k < h->orders && out->n < MAX_ORDERS; k++) {
			out->at[out->n] = h->order[k].order;
			if (out->placing == NONE && out->at[out->n].piece == piece && places(seat, &out->at[out->n]))
				out->placing = out->n;
			out->lapses[out->n++] = false;
		}
	}
	return out->from != NONE && out->n < MAX_ORDERS && seat_may_go(seat, out->from, NULL) == BACK_FREE;
}

/* The unit is meant to go there; NONE: it is taken up no more. */
static void mean(struct since *since, int place)
{
	int piece = since->at[since->placing].piece;
	since->at[since->placing].place = (int16_t)place;
	for (int i = 0; i <= since->placing && place == NONE; i++)
		since->lapses[i] = since->at[i].piece == piece;
}

/* Tried on a copy, so that what is refused leaves no trace. Counters that no longer fit a stack lapse; a unit that could not stay where it
 * is says no. */
static bool may_be_again(const struct seat *seat, struct since *since, struct error *e)
{
	union any_position *copy = malloc(sizeof *copy);
	bool fits = copy && seat_known(seat, since->from, &copy->common);
	for (int i = 0; i < since->n && fits; i++) {
		const struct order *o = &since->at[i];
		struct error why = {0};
		if (since->lapses[i] || rules_play(seat->scenario, &copy->common, o, NULL, &why))
			continue;
		since->lapses[i] = true;
		fits = !places(seat, o);
		if (!fits && i == since->placing)
			*e = why;
		else if (!fits)
			error_set(e, NULL, NULL, why.rule, "%s could not be placed after it as it is: take that back first",
				  seat->scenario->piece[o->piece].name);
	}
	free(copy);
	return fits;
}

static void place_again(struct seat *seat, const struct since *since)
{
	seat_draft_back(seat, 0);
	if (!seat_go(seat, since->from))
		return;
	for (int i = 0; i < since->n; i++)
		if (!since->lapses[i])
			seat_play(seat, &since->at[i], NULL);
}

bool desk_place_again(struct desk *d, int piece, int place)
{
	struct seat *seat = desk_hand(d);
	struct error e = {0};
	struct since *since = seat_decides(seat) ? malloc(sizeof *since) : NULL;
	bool placed = since && look_back(seat, piece, since);
	if (placed) {
		mean(since, place);
		if (may_be_again(seat, since, &e)) {
			place_again(seat, since);
			table_skip_animation(d->table);
			desk_refresh(d);
		}
		snprintf(d->hint, sizeof d->hint, "%s", e.reason);
		if (e.reason[0])
			ui_hint(d->ui, -1, -1, e.reason, e.rule);
	}
	free(since);
	return placed;
}
