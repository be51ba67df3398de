/* [8.4, 8.7, 8.8] What a march does: the train that is spent, orders that are garbled, the way, and what stood there alone. */
#include "rules/gamble/closed.h"
#include "rules/gamble/combat.h"
#include "rules/gamble/march.h"

/* Barclay, Bagration or Tormasov: card 6. */
static bool army_chief(const struct scenario *s, const struct gamble *g, int place)
{
	for (int i = gb_next_commander(s, g, place, RUSSIAN, 0); i >= 0; i = gb_next_commander(s, g, place, RUSSIAN, i + 1))
		if (gb_own(s)->abilities[i] & 1u << 1)
			return true;
	return false;
}

/* [16.5] Confusion in the Russian command, to turn 5; [16.4.2] Constantine hesitates. True: the order is garbled. */
static bool garbled(const struct scenario *s, struct gamble *g, int side, int place, struct events *ev)
{
	const struct gb_own *own = gb_own(s);
	const struct gb_figures *f = &own->figures;
	if (!gb_advanced(s) || side != RUSSIAN)
		return false;
	bool lost = false;
	if (g->effects.chaos && army_chief(s, g, place))
		lost = event_roll(&g->p, ev, side, 6, 1, CITE_16_1) < g->effects.chaos;
	else if (gb_leaders(s) && g->p.header.turn <= f->confusion.until && !(g->effects.allow & ALLOW_NO_CHAOS))
		lost = event_roll(&g->p, ev, side, 6, 1, CITE_16_5) <= f->confusion.on;
	if (!lost && gb_special(s, g, place, side, 2) != NONE)
		lost = event_roll(&g->p, ev, side, 6, 1, CITE_16_4) <= f->confusion.constantine;
	if (!lost)
		return false;
	for (int i = gb_next(s, g, place, side, 0); i >= 0; i = gb_next(s, g, place, side, i + 1))
		g->p.piece[i].flags |= FLAG_TRIED;
	event_note(ev, EVENT_NOTE, side, NONE, NONE, place, TEXT_GARBLED, CITE_16_5);
	return true;
}

/* The train is spent. False when the order came to nothing. */
bool gb_march_begin(const struct scenario *s, struct gamble *g, int side, struct events *ev)
{
	int from = g->p.piece[gb_march_lead(g)].place;
	gb_use_train(s, g, gb_train(s, g, from, side), CITE_8_2, ev);
	if (garbled(s, g, side, from, ev))
		return false;
	gb_lead(s, g);
	g->effects.longer[side] = (int8_t)(g->effects.longer[side] - g->stretch);
	g->carried = (uint8_t)gb_march_carries(s, g, &g->p.hand);
	set_join(&g->p.used, &g->p.hand);
	for (int i = set_next(&g->p.hand, 0); i >= 0; i = set_next(&g->p.hand, i + 1))
		g->p.piece[i].flags &= (uint16_t)~FLAG_HOLDS; /* another one of its hex stays */
	return true;
}

/* [8.4] All who may be the one that holds the hex are marked: as long as one of them stays it was held, by however many groups it was passed. */
void gb_march_hold(const struct scenario *s, struct gamble *g, const struct gb_survey *v, int side, int place)
{
	if (!gb_cavalry_near(s, g, v, side, place, true))
		return;
	for (int i = gb_march_holder(s, g, side, place, 0); i >= 0; i = gb_march_holder(s, g, side, place, i + 1))
		g->p.piece[i].flags |= FLAG_HOLDS;
}

/* Told of one piece: a closed group (15.1) once, of its first piece, without a name. */
static void tell_move(const struct scenario *s, struct event one, bool closed, const struct gamble *g, const int16_t *way, int n, struct events *ev)
{
	if (!one.number && closed)
		one.seen = (uint8_t)side_bit((enum side)one.side);
	struct event *told = one.number ? gb_tell_of(s, g, ev, one, closed) : event_add(ev, one);
	if (one.number)
		event_way(ev, told, way, n);
}

/* The group goes there: the first event tells how many combat units go, and the way. */
void gb_march_walk(const struct scenario *s, struct gamble *g, int to, const int16_t *way, int n, struct events *ev)
{
	const struct gb_own *own = gb_own(s);
	int lead = gb_march_lead(g), side = s->piece[lead].side, from = g->p.piece[lead].place, units = 0, first = lead;
	const struct set *trains = &own->trains[side];
	for (int i = set_next(&g->p.hand, 0); i >= 0; i = set_next(&g->p.hand, i + 1)) {
		units += gb_fights(s, i);
		if (gb_is_commander(s, i) && !gb_is_commander(s, first))
			first = i;
	}
	bool closed = gb_closed(s, g, lead);
	tell_move(s, event_make(EVENT_MOVE, side, first, from, to, units, CITE_8_4), closed, g, way, n, ev);
	for (int i = lead; i >= 0; i = set_next(&g->p.hand, i + 1)) {
		if (i != first)
			tell_move(s, event_make(EVENT_MOVE, side, i, from, to, 0, CITE_8_4), closed, g, way, n, ev);
		g->p.piece[i].place = (int16_t)to;
	}
	for (int i = set_next(trains, 0); i >= 0 && g->carried; i = set_next(trains, i + 1))
		if (g->p.piece[i].place == from && g->p.piece[i].flags & FLAG_CAPACITY)
			g->p.piece[i].place = (int16_t)to;
	gb_follow_blanks(s, g, side, from, to);
}

/* [8.7, 8.8] What stood there alone is destroyed or flees. */
void gb_march_fall_on(const struct scenario *s, struct gamble *g, int side, int place, struct events *ev)
{
	gb_overrun(s, g, side, place, ev);
	struct set met_here;
	set_clear(&met_here);
	for (int i = gb_next_commander(s, g, place, 1 - side, 0); i >= 0; i = gb_next_commander(s, g, place, 1 - side, i + 1))
		set_add(&met_here, i);
	for (int i = set_next(&met_here, 0); i >= 0; i = set_next(&met_here, i + 1))
		gb_catch(s, g, i, ev);
}
