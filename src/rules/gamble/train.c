/* === 7.1 to 7.6 Active Supply === Depots turned into trains, trains that are too few, the alternate allocation, forage markers. */
#include "rules/gamble/closed.h"

#include <string.h>

int gb_boxed(const struct gamble *g, const struct set *of, int box)
{
	for (int i = set_next(of, 0); i >= 0; i = set_next(of, i + 1))
		if (g->p.piece[i].place == box)
			return i;
	return NONE;
}

/* --- 7.1 a depot becomes a train --- */

static bool may_convert(const struct scenario *s, const struct gamble *g, int side, int place)
{
	return gb_depot(s, g, place, side) != NONE && gb_next(s, g, place, side, 0) != NONE;
}

/* Each side in turn, the one with more trains first. */
static void next_converter(const struct scenario *s, struct position *p)
{
	int side = frame_now(p)->side, first = gb_first(s, gamble_of(p));
	if (side == first)
		phase_goto(p, ROW_CONVERT, (enum side)(1 - side));
	else
		phase_goto(p, ROW_SHORTAGE, (enum side)(1 - first));
}

/* [5.1] General Supply is over, and told of, before anybody is asked. */
void gb_convert_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	int side = frame_now(p)->side;
	struct gb_survey v;
	bool any = false;
	p->header.phasing = (int8_t)side;
	gb_survey(s, gamble_of(p), &v);
	for (int i = 0; i < gb_own(s)->places; i++)
		any |= v.depot[i] == side && v.side[i] == side;
	if (any)
		event_note(ev, EVENT_PHASE, side, NONE, NONE, NONE, ROW_CONVERT, CITE_7_1);
	else
		next_converter(s, p);
}

void gb_convert_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	(void)s, (void)p;
	prompt_ask(out, VERB(VERB_NAME) | VERB(VERB_PASS), 0, "Turn one depot into a supply train?");
}

void gb_convert_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	int side = frame_now(p)->side;
	struct gb_survey v;
	gb_survey(s, gamble_of(p), &v);
	for (int i = 0; i < gb_own(s)->places; i++)
		if (v.depot[i] == side && v.side[i] == side)
			orders_add(out, order_make(VERB_NAME, side, NONE, i, NONE));
	orders_add(out, order_make(VERB_PASS, side, NONE, NONE, NONE));
}

bool gb_convert_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	if (o->verb == VERB_PASS)
		return true;
	if (o->verb != VERB_NAME)
		return phase_refuse(s, CITE_7_1, "name a depot with a stack of yours, or pass", e);
	return may_convert(s, gamble_of(p), o->side, o->place) ||
	       error_set(e, NULL, NULL, CITE(CITE_7_1), "%s has not both a depot and a stack of yours", gb_place(s, o->place).at);
}

/* [7.1] Face up, on top of the stack. */
void gb_convert_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	if (o->verb == VERB_NAME) {
		int depot = gb_depot(s, gamble_of(p), o->place, o->side);
		p->piece[depot].flags = FLAG_OPEN;
		event_note(ev, EVENT_NOTE, o->side, NONE, NONE, o->place, TEXT_DEPOT_TURNED, CITE_7_1);
	}
	next_converter(s, p);
}

/* --- 7.2 too few trains: the opponent takes depots off --- */

/* [7.2] What is left to allot lies in the tray, with the dummies. [7.5] */
static void fill_trays(const struct scenario *s, struct gamble *g)
{
	const struct gb_own *own = gb_own(s);
	for (int side = 0; side < SIDES; side++) {
		int n = gb_trains(s, g, side);
		for (int i = set_next(&own->trains[side], 0); i >= 0 && n > 0; i = set_next(&own->trains[side], i + 1))
			if (g->p.piece[i].place == AT_POOL) {
				g->p.piece[i].place = AT_TRAY;
				n--;
			}
		n = g->effects.ban[side] & BAN_DUMMIES ? 0 : own->figures.supply.dummies;
		for (int i = set_next(&own->dummies[side], 0); i >= 0 && n > 0; i = set_next(&own->dummies[side], i + 1), n--)
			g->p.piece[i].place = AT_TRAY;
	}
	g->out = 0;
}

/* The frame belongs to the opponent of the side that is short. */
void gb_shortage_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct gamble *g = gamble_at(p);
	int side = frame_now(p)->side, first = gb_first(s, g);
	const struct set *trains = &gb_own(s)->trains[1 - side];
	bool depots = false;
	(void)ev;
	for (int i = set_next(trains, 0); i >= 0; i = set_next(trains, i + 1))
		depots |= p->piece[i].place >= 0 && p->piece[i].flags & FLAG_DEPOT;
	p->header.phasing = (int8_t)side;
	if (gb_trains(s, g, 1 - side) < 0 && depots)
		return;
	if (side != first) {
		phase_goto(p, ROW_SHORTAGE, (enum side)first);
		return;
	}
	fill_trays(s, g);
	phase_goto(p, ROW_ALLOT, (enum side)first);
}

void gb_shortage_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	int side = frame_now(p)->side, n = -gb_trains(s, gamble_of(p), 1 - side);
	out->left = (int16_t)n;
	char trains[24];
	text_tallied(trains, sizeof trains, n, "train|trains");
	prompt_ask(out, VERB(VERB_LOSE) | VERB(VERB_DONE), 0, "The %s player is %s short: take depots of his off the map?", s->side_name[1 - side], trains);
}

void gb_shortage_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	int side = frame_now(p)->side;
	const struct set *trains = &gb_own(s)->trains[1 - side];
	for (int i = set_next(trains, 0); i >= 0; i = set_next(trains, i + 1))
		if (p->piece[i].place >= 0 && p->piece[i].flags & FLAG_DEPOT)
			orders_add(out, order_make(VERB_LOSE, side, i, NONE, NONE));
	orders_add(out, order_make(VERB_DONE, side, NONE, NONE, NONE));
}

bool gb_shortage_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	if (o->number != NONE)
		return phase_refuse(s, CITE_7_2, "give the order without a number", e);
	return phase_listed(s, p, o, CITE_7_2, "choose an enemy depot, or leave it at that", e);
}

/* [7.2, reading 5] Such a depot is not lost for good. */
void gb_shortage_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct gamble *g = gamble_at(p);
	if (o->verb == VERB_LOSE) {
		event_note(ev, EVENT_NOTE, 1 - o->side, NONE, NONE, p->piece[o->piece].place, TEXT_DEPOT_REMOVED, CITE_7_2);
		gb_put_away(s, g, o->piece);
		phase_again(p);
	} else if (o->side != gb_first(s, g)) {
		phase_goto(p, ROW_SHORTAGE, (enum side)(1 - o->side));
	} else {
		fill_trays(s, g);
		phase_goto(p, ROW_ALLOT, (enum side)o->side);
	}
}

/* --- 7.3 to 7.5 the alternate allocation --- */

/* [7.3, 7.4, 8.1, 8.2] A commander, and troops in General Supply. [6.4, reading 40] Riga's garrison out of supply gets none. */
bool gb_receives(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, const struct gb_supply *supply, int side, int place)
{
	if (v->side[place] != side || !v->commanders[place])
		return false;
	for (int i = gb_next_fighter(s, g, place, side, 0); i >= 0; i = gb_next_fighter(s, g, place, side, i + 1))
		if (gb_supplied(s, g, supply, i))
			return true;
	return false;
}

struct allotment {
	int train, dummy;         /* the next of each in the tray, or NONE */
	bool stack[PLACES];       /* may be given a counter to rally or move */
	bool city[PLACES];        /* may be given a train to become a depot */
};

/* [7.3, 7.8] For a depot: where one could stand once the trains that lie on cities have become some. */
static void allotment(const struct scenario *s, const struct gamble *g, int side, struct allotment *out)
{
	const struct gb_own *own = gb_own(s);
	struct gb_survey v;
	struct gb_supply supply;
	bool reach[PLACES];
	memset(out, 0, sizeof *out);
	out->train = gb_boxed(g, &own->trains[side], AT_TRAY);
	out->dummy = gb_boxed(g, &own->dummies[side], AT_TRAY);
	gb_survey(s, g, &v);
	gb_ranges(s, g, &v, side, &supply);
	struct gb_survey later = v;
	for (int i = set_next(&own->trains[side], 0); i >= 0; i = set_next(&own->trains[side], i + 1)) {
		int at = g->p.piece[i].place;
		if (at >= 0 && gb_depot_site(s, g, &v, side, at))
			later.depot[at] = (int8_t)side;
	}
	gb_chain(s, g, &later, side, reach, NULL);
	for (int at = 0; at < own->places; at++) {
		out->stack[at] = gb_receives(s, g, &v, &supply, side, at);
		out->city[at] = out->train != NONE && later.depot[at] != side && gb_may_depot(s, g, &v, reach, side, at);
	}
}

static bool has_tray(const struct scenario *s, const struct gamble *g, int side)
{
	const struct gb_own *own = gb_own(s);
	return !(g->out & side_bit(side)) &&
	       (gb_boxed(g, &own->trains[side], AT_TRAY) != NONE || gb_boxed(g, &own->dummies[side], AT_TRAY) != NONE);
}

/* [7.4] The other side is next, unless it has run out; when both have, markers are laid. */
static void next_to_lay(const struct scenario *s, struct position *p)
{
	struct gamble *g = gamble_at(p);
	int side = frame_now(p)->side, next = has_tray(s, g, 1 - side) ? 1 - side : side;
	if (!has_tray(s, g, next)) {
		phase_goto(p, ROW_FORAGE, SIDE_0);
		return;
	}
	frame_top(p)->side = (uint8_t)next;
	p->header.phasing = (int8_t)next;
}

void gb_allot_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	int side = frame_now(p)->side;
	event_note(ev, EVENT_PHASE, NOBODY, NONE, NONE, NONE, ROW_ALLOT, CITE_7_4);
	p->header.phasing = (int8_t)side;
	if (!has_tray(s, gamble_of(p), side))
		next_to_lay(s, p);
}

static int in_tray(const struct gamble *g, const struct set *of)
{
	int n = 0;
	for (int i = set_next(of, 0); i >= 0; i = set_next(of, i + 1))
		n += g->p.piece[i].place == AT_TRAY;
	return n;
}

void gb_allot_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	const struct gb_own *own = gb_own(s);
	int side = frame_now(p)->side, trains = in_tray(gamble_of(p), &own->trains[side]), dummies = in_tray(gamble_of(p), &own->dummies[side]);
	prompt_ask(out, VERB(VERB_PUT) | (trains ? VERB(VERB_PASS) : VERB(VERB_DONE)), 0, "Lay a %s face down on a stack or city%s",
		   !trains ? "dummy" : dummies ? "train or dummy" : "train", trains ? ", or pass" : ", or press Done");
	out->left = (int16_t)(trains + dummies);
	out->secret = true;
}

/* [7.3, 7.4, 7.5, reading 2] */
void gb_allot_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	struct allotment a;
	int side = frame_now(p)->side;
	allotment(s, gamble_of(p), side, &a);
	for (int at = 0; at < gb_own(s)->places; at++) {
		if (a.train != NONE && (a.stack[at] || a.city[at]))
			orders_add(out, order_make(VERB_PUT, side, a.train, at, NONE));
		if (a.dummy != NONE && a.stack[at])
			orders_add(out, order_make(VERB_PUT, side, a.dummy, at, NONE));
	}
	orders_add(out, order_make(a.train != NONE ? VERB_PASS : VERB_DONE, side, NONE, NONE, NONE));
}

bool gb_allot_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	if (o->number != NONE)
		return phase_refuse(s, CITE_7_4, "give the order without a number", e);
	struct allotment a;
	allotment(s, gamble_of(p), o->side, &a);
	if (o->verb == VERB_PASS)
		return a.train != NONE || error_set(e, NULL, NULL, CITE(CITE_7_5), "only a genuine train can be thrown away, and you have none left");
	if (o->verb == VERB_DONE)
		return a.train == NONE || error_set(e, NULL, NULL, CITE(CITE_7_4), "you have trains left: lay one, or pass and throw one away");
	if (o->verb != VERB_PUT || (o->piece != a.train && o->piece != a.dummy))
		return phase_refuse(s, CITE_7_4, "lay the next train or dummy of your tray, or pass", e);
	if (a.stack[o->place] || (o->piece == a.train && a.city[o->place]))
		return true;
	return error_set(e, NULL, NULL, CITE(CITE_7_3), "%s holds no stack with a commander in supply%s", gb_place(s, o->place).at,
			 o->piece == a.train ? ", and no depot can be set up there" : "");
}

/* [7.4] Face down. A train laid where no stack could have it can become a depot only: that much is plain to all. */
static void lay(const struct scenario *s, struct gamble *g, const struct order *o, struct events *ev)
{
	struct gb_survey v;
	struct gb_supply supply;
	gb_survey(s, g, &v);
	gb_ranges(s, g, &v, o->side, &supply);
	g->p.piece[o->piece].place = o->place;
	g->p.piece[o->piece].used = !gb_receives(s, g, &v, &supply, o->side, o->place);
	event_note_piece(ev, event_make(EVENT_NOTE, o->side, o->piece, NONE, o->place, TEXT_TRAIN_LAID, CITE_7_4), false);
}

void gb_allot_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct gamble *g = gamble_at(p);
	if (o->verb == VERB_PUT) {
		lay(s, g, o, ev);
	} else if (o->verb == VERB_PASS) {
		gb_put_away(s, g, gb_boxed(g, &gb_own(s)->trains[o->side], AT_TRAY));
		event_note(ev, EVENT_NOTE, o->side, NONE, NONE, NONE, TEXT_TRAIN_THROWN, CITE_7_4);
	} else {
		g->out |= side_bit(o->side);
		event_note(ev, EVENT_NOTE, o->side, NONE, NONE, NONE, TEXT_OUT, CITE_7_4);
	}
	next_to_lay(s, p);
}

/* --- 7.6 forage markers --- */

/* [7.6] (ii) Other friendly stacks with combat units beside it. */
static int neighbours(const struct scenario *s, const struct gb_survey *v, int place)
{
	int n = 0;
	for (int d = 0; d < DIRECTIONS; d++) {
		int to = gb_own(s)->to[place][d];
		n += to != NONE && v->side[to] == v->side[place] && v->units[to];
	}
	return n;
}

static void mark(const struct scenario *s, struct gamble *g, int place, int flag)
{
	for (int i = gb_next_fighter(s, g, place, FRENCH, 0); i >= 0; i = gb_next_fighter(s, g, place, FRENCH, i + 1))
		g->p.piece[i].flags |= (uint16_t)flag;
}

static bool due_only(const struct scenario *s, const struct gamble *g, int place)
{
	for (int i = gb_next_counter(s, g, place, FRENCH, 0); i >= 0; i = gb_next_counter(s, g, place, FRENCH, i + 1))
		if (!(g->p.piece[i].flags & FLAG_DEPOT))
			return true;
	return false;
}

/* [7.6, reading 20] French stacks of combat units outside friendly territory. Where counters lie that may be dummies the marker is
 * decided when they come off (gb_use_train, gb_move_end). */
static void mark_stack(const struct scenario *s, struct gamble *g, const struct gb_survey *v, int place, struct events *ev)
{
	bool crowded = neighbours(s, v, place) >= gb_figures(s)->forage.neighbours;
	if (gb_friendly(s, g, FRENCH, place) || (v->depot[place] == FRENCH && !gb_besieged(s, g, v, place)))
		return;
	if (!crowded && due_only(s, g, place)) {
		mark(s, g, place, FLAG_FORAGE_DUE);
		return;
	}
	mark(s, g, place, FLAG_FORAGE);
	event_note(ev, EVENT_NOTE, FRENCH, NONE, NONE, place, TEXT_FORAGES, CITE_7_6);
}

/* [7.6, 16.13] From turn 3 on; not in the first two turns of 1813. */
void gb_forage_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	const struct gb_figures *f = gb_figures(s);
	struct gamble *g = gamble_at(p);
	struct gb_survey v;
	int turn = p->header.turn;
	gb_declare(s, ev);
	gb_survey(s, g, &v);
	if (turn >= f->forage.from && !(g->state & STATE_TWO_YEARS && turn >= f->forage.free_from && turn <= f->forage.free_until))
		for (int at = 0; at < gb_own(s)->places; at++)
			if (v.side[at] == FRENCH && v.units[at])
				mark_stack(s, g, &v, at, ev);
	phase_goto(p, ROW_DEPOTS, (enum side)gb_first(s, g));
}

/* Whoever stands where it lay was allotted a train. */
void gb_use_train(const struct scenario *s, struct gamble *g, int train, int cite, struct events *ev)
{
	int place = g->p.piece[train].place, side = s->piece[train].side;
	for (int i = gb_next_fighter(s, g, place, side, 0); i >= 0; i = gb_next_fighter(s, g, place, side, i + 1))
		g->p.piece[i].flags &= (uint16_t)~FLAG_FORAGE_DUE;
	struct event *shown = event_note(ev, EVENT_NOTE, side, NONE, NONE, place, TEXT_TRAIN_USED, cite);
	if (shown)
		shown->seals = true;
	gb_put_away(s, g, train);
}
