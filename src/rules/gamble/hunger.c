/* === 6 General Supply and Attrition === Who has a route to a depot, what foragers find, what hunger does. */
#include "rules/gamble/closed.h"

#include <string.h>

/* [6.3] Is the stack under a forage marker? */
static bool forages(const struct scenario *s, const struct gamble *g, int place)
{
	for (int i = gb_next_fighter(s, g, place, NOBODY, 0); i >= 0; i = gb_next_fighter(s, g, place, NOBODY, i + 1))
		if (g->p.piece[i].flags & FLAG_FORAGE)
			return true;
	return false;
}

/* A die that must be higher than `than`; `what`: of what that is the number. */
static bool finds_nothing(const struct scenario *s, struct gamble *g, int place, int than, int what, int rule, struct events *ev)
{
	struct account scratch, *a = account_open(ev, &scratch, ACCOUNT_FORAGE, FRENCH, place);
	int die = event_roll(&g->p, ev, FRENCH, 6, 1, rule);
	if (gb_fog(s))
		a->seen = SEEN_0;
	account_line(a, 0, LINE_BASE, than, 1, NONE, place, what, rule);
	account_die(a, FRENCH, die, 0, rule);
	account_line(a, 0, LINE_NOTE, 0, 1, NONE, place, die <= than ? TEXT_FORAGE_BAD : TEXT_FORAGE_GOOD, rule);
	event_account(ev, event_note(ev, EVENT_CHECK, FRENCH, NONE, place, NONE, die <= than, rule), a);
	return die <= than;
}

/* [6.3] A die no higher than the number of its combat units, and the stack has found nothing. [reading 27] [16.1] Cards may spare the
 * die, or count a unit more. */
static bool starves(const struct scenario *s, struct gamble *g, int place, int units, struct events *ev)
{
	if (g->effects.forage_safe)
		return false;
	return finds_nothing(s, g, place, units + g->effects.forage, TEXT_UNITS, CITE_6_3, ev);
}

static void hungry_stack(const struct scenario *s, const struct gamble *g, int place, struct set *hungry)
{
	for (int i = gb_next_fighter(s, g, place, FRENCH, 0); i >= 0; i = gb_next_fighter(s, g, place, FRENCH, i + 1))
		set_add(hungry, i);
}

/* Card 19: what the fire left in Moscow, instead of the forage die there. */
static bool ashes(const struct scenario *s, const struct gamble *g, const struct gb_survey *v)
{
	int at = gb_own(s)->moscow;
	return g->effects.moscow_check && v->side[at] == FRENCH && v->units[at];
}

static void search_ashes(const struct scenario *s, struct gamble *g, struct set *hungry, struct events *ev)
{
	int at = gb_own(s)->moscow;
	if (finds_nothing(s, g, at, g->effects.moscow_check, TEXT_ASHES, CITE_16_1, ev))
		hungry_stack(s, g, at, hungry);
}

/* [6.3, 16.13] Markers are checked from turn 4 on; in 1813 not on its first two turns, when none can lie. What cards say of the next
 * check is spent by it. */
static void forage_dice(const struct scenario *s, struct gamble *g, const struct gb_survey *v, struct set *hungry, struct events *ev)
{
	bool due = false;
	if (ashes(s, g, v))
		search_ashes(s, g, hungry, ev);
	for (int at = 0; at < gb_own(s)->places; at++) {
		if (at == gb_own(s)->moscow && ashes(s, g, v))
			continue;
		if (v->side[at] != FRENCH || !v->units[at] || !forages(s, g, at) || g->p.header.turn < gb_figures(s)->forage.checked)
			continue;
		due = true;
		if (starves(s, g, at, v->units[at], ev))
			hungry_stack(s, g, at, hungry);
	}
	if (due)
		g->effects.forage = g->effects.forage_safe = 0;
}

/* [16.7, reading 41] The horses of the Cavalry Reserve die in the first weeks. */
static void reserve_dies(const struct scenario *s, struct gamble *g, struct events *ev)
{
	const struct gb_own *own = gb_own(s);
	const struct gb_figures *f = &own->figures;
	if (!gb_reserve(s) || g->p.header.turn < f->reserve.first || g->p.header.turn > f->reserve.last)
		return;
	for (int i = set_next(&own->reserve, 0); i >= 0; i = set_next(&own->reserve, i + 1)) {
		if (g->p.piece[i].place < 0)
			continue;
		struct account scratch, *a = account_open(ev, &scratch, ACCOUNT_RESERVE, FRENCH, g->p.piece[i].place);
		int die = event_roll(&g->p, ev, FRENCH, 6, 1, CITE_16_7);
		account_line(a, 0, LINE_NOTE, 0, 1, i, g->p.piece[i].place, TEXT_RESERVE, CITE_16_7);
		account_die(a, FRENCH, die, 0, CITE_16_7);
		if (gb_closed(s, g, i))
			a->seen = SEEN_0;
		event_account(ev, gb_tell_of(s, g, ev, event_make(EVENT_CHECK, FRENCH, i, g->p.piece[i].place, NONE, die >= f->reserve.lost_on, CITE_16_7),
					     false), a);
		if (die < f->reserve.lost_on)
			continue;
		g->p.header.track[TRACK_RESERVE]++;
		gb_eliminate(s, g, i, CITE_16_7, ev);
	}
}

/* [6.4] The French who are disrupted already die, veterans only in winter; Russians stay as they are. Riga feeds its garrison's courage. */
static void suffer(const struct scenario *s, struct gamble *g, int piece, struct events *ev)
{
	const struct gb_own *own = gb_own(s);
	int side = s->piece[piece].side;
	if (side == RUSSIAN && g->p.piece[piece].place == own->riga && !gb_disrupted(g, piece)) {
		g->p.piece[piece].flags |= FLAG_SHUT_IN;
		gb_tell_of(s, g, ev, event_make(EVENT_NOTE, side, piece, own->riga, NONE, TEXT_KEEPS_RIGA, CITE_6_4), false);
		return;
	}
	if (!gb_disrupted(g, piece))
		gb_disrupt(s, g, piece, CITE_6_4, ev);
	else if (side == FRENCH && (own->class[piece] != CLASS_VETERAN || gb_winter(s, g, side)))
		gb_eliminate(s, g, piece, CITE_6_4, ev);
}

/* [6.1, 6.5] All are looked at before any suffers. [6.6] Commanders eat with whomever they like. */
void gb_hungry(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, struct set *out)
{
	const struct gb_own *own = gb_own(s);
	set_clear(out);
	for (int side = 0; side < SIDES; side++) {
		struct gb_supply supply;
		gb_ranges(s, g, v, side, &supply);
		for (int i = set_next(&own->fighters, 0); i >= 0; i = set_next(&own->fighters, i + 1))
			if (s->piece[i].side == side && g->p.piece[i].place >= 0 && !gb_supplied(s, g, &supply, i))
				set_add(out, i);
	}
}

/* [5.1, 6.3] The markers go whatever the dice said. [6.4] Who was shut in Riga is looked at anew. */
void gb_supply_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	const struct gb_own *own = gb_own(s);
	struct gamble *g = gamble_at(p);
	struct gb_survey v;
	struct set hungry;
	event_note(ev, EVENT_PHASE, NOBODY, NONE, NONE, NONE, ROW_SUPPLY, CITE_6_1);
	gb_declare(s, ev);
	reserve_dies(s, g, ev);
	gb_survey(s, g, &v);
	gb_hungry(s, g, &v, &hungry);
	forage_dice(s, g, &v, &hungry, ev);
	for (int i = set_next(&own->fighters, 0); i >= 0; i = set_next(&own->fighters, i + 1))
		p->piece[i].flags &= (uint16_t)~(FLAG_FORAGE | FLAG_FORAGE_DUE | FLAG_SHUT_IN);
	for (int i = set_next(&hungry, 0); i >= 0; i = set_next(&hungry, i + 1)) {
		gb_tell_of(s, g, ev, event_make(EVENT_NOTE, s->piece[i].side, i, p->piece[i].place, NONE, TEXT_OUT_OF_SUPPLY, CITE_6_4), false);
		suffer(s, g, i, ev);
	}
	phase_goto(p, ROW_CONVERT, (enum side)gb_first(s, g));
}
