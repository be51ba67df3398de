/* What can be done with a card of the own hand: its orders, where they play it, what comes of it, and why not. */
#include "input/own.h"

#include <stdio.h>
#include <string.h>

enum { ORDERS_MOST = 64, SHORT_TEXT = 130 };

/* A verb that plays a card. */
static bool plays_card(const struct table_view *t, int verb)
{
	const struct verb *v = verb_at(t->s, verb);
	return v && v->number == NOUN_CARD;
}

bool cards_asked(const struct table_view *t)
{
	for (int verb = 0; verb < 64 && is_asked(t); verb++)
		if (t->seat->prompt.verbs >> verb & 1 && plays_card(t, verb))
			return true;
	return false;
}

int cards_waits(const struct table_view *t)
{
	const struct draft *d = t->seat->draft;
	for (int i = d->n - 1; i >= 0 && is_asked(t); i--)
		if (plays_card(t, d->at[i].verb))
			return d->at[i].number;
	return NONE;
}

bool cards_declined(const struct table_view *t)
{
	int buttons = 0, declines = 0;
	for (int i = 0; i < t->seat->orders.n && is_asked(t); i++) {
		int verb = t->seat->orders.at[i].verb;
		const struct verb *v = verb_at(t->s, verb);
		buttons += v && v->gesture == GESTURE_BUTTON;
		declines += order_declines(&t->seat->orders.at[i]);
	}
	return buttons == 1 && declines == 1;
}

int card_place(const struct table_view *t, const struct order *o)
{
	return o->place >= 0 ? o->place : o->piece >= 0 ? table_place_of(t, o->piece) : NONE;
}

int card_orders(const struct table_view *t, int card, int place, struct order *out, int most)
{
	int n = 0;
	for (int i = 0; i < t->seat->orders.n && n < most && is_asked(t) && card >= 0; i++) {
		const struct order *o = &t->seat->orders.at[i];
		if (plays_card(t, o->verb) && o->number == card && (place == NONE || card_place(t, o) == place))
			out[n++] = *o;
	}
	return n;
}

bool card_needs_place(const struct table_view *t, int card)
{
	struct order first;
	return card_orders(t, card, NONE, &first, 1) && card_place(t, &first) != NONE;
}

/* Why it cannot be played (there): what the gesture would mean is tried. */
static bool why_not(const struct table_view *t, int card, int place, struct error *e)
{
	memset(e, 0, sizeof *e);
	if (!may_act_or_why(t, e))
		return false;
	for (int verb = 0; verb < 64 && card >= 0; verb++) {
		const struct verb *v = verb_at(t->s, verb);
		bool asked = t->seat->prompt.verbs >> verb & 1 && plays_card(t, verb);
		if (!asked || (v->place && place == NONE) || v->piece)
			continue;
		struct order o = order_make(verb, t->seat->side, NONE, v->place ? place : NONE, card);
		if (!seat_can(t->seat, &o, e) && *e->reason)
			return false;
	}
	int waits = cards_waits(t);
	if (waits == card && card != NONE)
		return error_set(e, NULL, NULL, NULL, "It is being played: click what it is for.");
	if (waits != NONE)
		return error_set(e, NULL, NULL, NULL, "%s is being played: it comes first.", t->s->card[waits].title);
	return error_set(e, NULL, NULL, NULL, cards_asked(t) && place != NONE ? "It cannot be played there." :
			 "It cannot be played now.");
}

/* In the words of the game, else in the usual ones. */
static void say(const struct table_view *t, const struct order *o, struct text *out)
{
	const struct words *words = t->seat->words;
	const char *title = t->s->card[o->number].title;
	struct text own = {""};
	if (words->explain)
		words->explain(t->s, o, &own);
	if (!own.at[0] && words->say)
		words->say(t->s, t->seat->known, o, &own);
	int place = card_place(t, o);
	const char *printed = t->s->card[o->number].text[t->seat->side == SIDE_1];
	if (own.at[0])
		text_set(out, "%s", own.at);
	else if (place >= 0)
		text_set(out, "%s: play it at %s", title, t->s->board.at[place].name[0] ? t->s->board.at[place].name
											  : t->s->board.at[place].id);
	else if (printed && strlen(printed) < SHORT_TEXT)
		text_set(out, "%s: %s", title, printed);
	else
		text_set(out, "%s: play it", title);
}

bool card_serves(const struct table_view *t, int card, struct text *why)
{
	const struct words *words = t->seat->words;
	struct order list[ORDERS_MOST];
	int n = card_orders(t, card, NONE, list, ORDERS_MOST);

	if (!words->serves)
		return n;
	for (int i = 0; i < n; i++)
		if (words->serves(t->s, t->seat->known, &list[i], why))
			return true;
	return false;
}

void card_tell(struct table_view *t, int card, int place)
{
	struct card_table *k = &t->cards;
	struct order first;
	struct text why = {""};
	struct error e;

	if (k->said_card == card && k->said_place == place && k->said == t->seat->turned)
		return;
	k->said_card = card;
	k->said_place = place;
	k->said = t->seat->turned;
	k->fits = card_orders(t, card, place, &first, 1) > 0;
	if (k->fits && !card_serves(t, card, &why)) {
		k->line = why;
		return;
	}
	if (k->fits) {
		say(t, &first, &k->line);
		return;
	}
	why_not(t, card, place, &e);
	text_set(&k->line, "%s", e.reason);
	text_capital(k->line.at);
}

bool card_give(struct table_view *t, int card, int place, int x, int y)
{
	struct order list[ORDERS_MOST];
	struct error e;
	int n = card_orders(t, card, place, list, ORDERS_MOST);

	if (n && hand_give(t, list, n, x, y)) {
		cards_lower(t); /* one that only builds stays in the hand, and must not hide what it is for */
		return true;
	}
	if (n)
		return false;
	why_not(t, card, place, &e);
	if (place == NONE && *e.reason && t->cards.raised != NONE && t->cards.raised_card == card && cards_asked(t))
		return false; /* the large card says it already */
	t->calls.hint(t->calls.who, x, y, e.reason, e.rule);
	return false;
}
