/* What the owner of the table picks out on it: an overlay, a piece, the small map, what an event is about; and whether counters are seen. */
#include "input/own.h"

/* Does the question need a unit or a place that it is about? */
static bool needs_piece(const struct table_view *t, enum query q)
{
	const struct showing *how = showing_of(t->s, (int)q);
	return !how || how->needs_piece;
}

void table_overlay(struct table_view *t, enum query q, int piece, int place)
{
	t->overlay_on = q < QUERIES && (piece != NONE || place != NONE || !needs_piece(t, q));
	t->overlay_query = q;
	t->overlay_piece = piece;
	t->overlay_place = place;
	t->overlay_row = t->seat->prompt.row;
	if (place == NONE && piece != NONE)
		place = table_place_of(t, piece);
	if (t->overlay_on) {
		overlay_clear(&t->overlay, q);
		t->s->rules->query(t->s, t->known, t->seat->viewer, q, piece, place, &t->overlay);
	}
	spoil(t);
}

void table_overlay_off(struct table_view *t)
{
	t->overlay_on = false;
	spoil(t);
}

int table_overlay_shown(const struct table_view *t)
{
	return t->overlay_on ? (int)t->overlay_query : NONE;
}

void table_overview(struct table_view *t, bool on)
{
	t->overview_off = !on;
	spoil(t);
}

void table_hide_counters(struct table_view *t, bool hide)
{
	if (hide)
		hand_let_go(t);
	t->hidden = hide;
	fan_close(t);
	spoil(t);
}

bool table_counters_hidden(const struct table_view *t)
{
	return t->hidden;
}

int table_selected(const struct table_view *t)
{
	return t->selected;
}

void table_select(struct table_view *t, int piece)
{
	t->selected = piece >= 0 && piece < t->s->pieces ? piece : NONE;
	spoil(t);
}

bool table_pick(struct table_view *t, int piece)
{
	if (!may_act(t) || !own_piece(t, piece) || t->hand != HAND_EMPTY)
		return false;
	t->selected = piece;
	return hand_pick(t, piece);
}

void table_point_out(struct table_view *t, const struct event *ev)
{
	int place, counter;

	t->pointing = ev != NULL;
	spoil(t);
	if (!ev)
		return;
	t->pointed = *ev;
	place = ev->to >= 0 ? ev->to : ev->from;
	counter = view_counter(t, ev->piece);
	if (place < 0 && counter != NONE)
		place = t->view->counter[counter].place;
	if (place >= 0 && place < t->s->board.count)
		table_look_at(t, place);
}

void table_lower_card(struct table_view *t)
{
	if (cards_raised(t))
		cards_lower(t);
}
