/* === 13 Cossack activity and reinforcements === */
#include "rules/gamble/arrive.h"
#include "rules/gamble/closed.h"
#include "rules/gamble/forecast.h"

#include <stdio.h>
#include <string.h>

/* --- 13.1 --- */

/* [13.1] On a six, from turn 7 on on a five as well; [16.1] card 7 adds a face. */
static int cossacks_on(const struct scenario *s, const struct gamble *g)
{
	const struct gb_figures *f = gb_figures(s);
	return (g->p.header.turn >= f->cossacks.later_from ? f->cossacks.later_on : f->cossacks.on) - g->effects.cossacks;
}

/* Of two units (card 7) the owner chooses who is hit: both are marked for ROW_STRIKE. */
static void raid(const struct scenario *s, struct gamble *g, int place, struct events *ev)
{
	int unit = gb_next_fighter(s, g, place, FRENCH, 0), need = cossacks_on(s, g);
	struct account scratch, *a = account_open(ev, &scratch, ACCOUNT_COSSACKS, RUSSIAN, place);
	int die = event_roll(&g->p, ev, RUSSIAN, 6, 1, CITE_13_1);
	if (gb_fog(s))
		a->seen = SEEN_0;
	account_line(a, 0, LINE_NOTE, need, 1, unit, place, TEXT_COSSACKS, CITE_13_1);
	account_die(a, RUSSIAN, die, 0, CITE_13_1);
	event_account(ev, gb_tell_of(s, g, ev, event_make(EVENT_CHECK, RUSSIAN, unit, place, NONE, die >= need, CITE_13_1), false), a);
	int other = gb_next_fighter(s, g, place, FRENCH, unit + 1);
	if (die >= need && other == NONE) {
		gb_hit(s, g, unit, CITE_13_1, ev);
	} else if (die >= need) {
		set_add(&g->effects.chosen, unit);
		set_add(&g->effects.chosen, other);
	}
}

/* [13.1] A single combat unit on open ground in Russia. */
void gb_cossacks_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	const struct gb_own *own = gb_own(s);
	struct gamble *g = gamble_at(p);
	struct gb_survey v;
	event_note(ev, EVENT_PHASE, NOBODY, NONE, NONE, NONE, ROW_COSSACKS, CITE_13_1);
	gb_declare(s, ev);
	gb_survey(s, g, &v);
	int most = g->effects.allow & ALLOW_COSSACKS_TWO ? 2 : 1;
	for (int at = 0; at < own->places && !(g->effects.allow & ALLOW_NO_COSSACKS); at++)
		if (own->russia[at] && !own->city[at] && v.side[at] == FRENCH && v.units[at] && v.units[at] <= most)
			raid(s, g, at, ev);
	phase_goto(p, ROW_ARRIVE, (enum side)gb_first(s, g));
	if (set_empty(&g->effects.chosen))
		return;
	g->effects.strikes = MAX_PIECES - 1;
	g->effects.strike = STRIKE_ONE_A_STACK;
	frame_push(p, ROW_STRIKE, SIDE_0);
}

/* --- 13.2, 13.3 --- */

/* [13.3] Never on or next to an enemy unit, nor where an enemy depot lies. [4.1] */
static bool admits(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int side, int of, int place)
{
	if (!gb_passable(s, side, place) || v->side[place] == 1 - side || v->depot[place] == 1 - side)
		return false;
	for (int d = 0; d < DIRECTIONS; d++) {
		int to = gb_own(s)->to[place][d];
		if (to != NONE && v->side[to] == 1 - side)
			return false;
	}
	return v->of[place] + of <= gb_capacity(s, g, place);
}

/* [13.2, 13.3, reading 21] The hexes of a gate: for the French all of the west, but Austrians in Austria. */
static bool gate_has(const struct scenario *s, int gate, int place)
{
	const struct gb_own *own = gb_own(s);
	if (gate == GATE_WEST)
		return !own->russia[place];
	for (int i = 0; i < own->gates[gate]; i++)
		if (own->entry[gate][i] == place)
			return gate != GATE_AUSTRIA || own->austria[place];
	return false;
}

static int places_of(const struct scenario *s, const struct gamble *g, int piece, int16_t out[MAX_ORDERS])
{
	const struct gb_own *own = gb_own(s);
	struct gb_survey v;
	int n = 0;
	gb_survey(s, g, &v);
	for (int at = 0; at < own->places && n < MAX_ORDERS; at++)
		if (gate_has(s, own->gate[piece], at) && admits(s, g, &v, s->piece[piece].side, own->of[piece], at))
			out[n++] = (int16_t)at;
	return n;
}

static int next_able(const struct scenario *s, const struct gamble *g, int side, int from)
{
	int16_t places[MAX_ORDERS];
	const struct set *units = &gb_own(s)->units;
	for (int i = set_next(units, from); i >= 0; i = set_next(units, i + 1))
		if (s->piece[i].side == side && g->p.piece[i].place == AT_TRAY && places_of(s, g, i, places))
			return i;
	return NONE;
}

void gb_shut_out(const struct scenario *s, const struct gamble *g, int side, struct set *out)
{
	int16_t places[MAX_ORDERS];
	const struct set *units = &gb_own(s)->units_of[side];
	set_clear(out);
	for (int i = set_next(units, 0); i >= 0; i = set_next(units, i + 1))
		if (g->p.piece[i].place == AT_TRAY && !places_of(s, g, i, places))
			set_add(out, i);
}

void gb_due_shut_out(const struct scenario *s, const struct gamble *g, int side, struct set *out)
{
	const struct gb_own *own = gb_own(s);
	int16_t places[MAX_ORDERS];
	set_clear(out);
	for (int i = set_next(&own->units_of[side], 0); i >= 0; i = set_next(&own->units_of[side], i + 1))
		if (g->p.piece[i].place == AT_LATER && own->turn[i] == g->p.header.turn && !set_has(&own->swedes, i) && !places_of(s, g, i, places))
			set_add(out, i);
}

/* The names that are said: commanders before troops. */
static int next_called(const struct scenario *s, const struct set *who, int last)
{
	bool led = last == NONE || gb_is_commander(s, last);
	for (int turn = led ? 0 : 1; turn < 2; turn++) {
		int from = last != NONE && turn == !led ? last + 1 : 0;
		for (int i = set_next(who, from); i >= 0; i = set_next(who, i + 1))
			if (gb_is_commander(s, i) == !turn)
				return i;
	}
	return NONE;
}

void gb_called_all(const struct scenario *s, const struct set *who, int names, struct text *out)
{
	int n = 0, all = set_count(who);
	size_t used = 0;
	text_set(out, "%s", "");
	for (int i = next_called(s, who, NONE); i != NONE && n < names && used + 60 < sizeof out->at; i = next_called(s, who, i), n++) {
		const char *before = !n ? "" : n + 1 == all ? " and " : ", ";
		used += (size_t)snprintf(out->at + used, sizeof out->at - used, "%s%.40s", before, gb_name(s, i));
	}
	if (all > n)
		snprintf(out->at + used, sizeof out->at - used, " and %d more", all - n);
}

/* Card 12: the turn of the first later group of Kiev, which comes now; or NONE. */
static int danube(const struct scenario *s, const struct gamble *g)
{
	const struct gb_own *own = gb_own(s);
	int first = NONE;
	if (!(g->effects.allow & ALLOW_DANUBE))
		return NONE;
	for (int i = set_next(&own->units, 0); i >= 0; i = set_next(&own->units, i + 1))
		if (g->p.piece[i].place == AT_LATER && own->gate[i] == GATE_KIEV && own->turn[i] > g->p.header.turn &&
		    (first == NONE || own->turn[i] < first))
			first = own->turn[i];
	return first;
}

/* [13.2] Who is due this turn. [16.12] The Swedes only if the die brings them. */
static void call_up(const struct scenario *s, struct gamble *g, int side, struct events *ev)
{
	const struct gb_own *own = gb_own(s);
	int early = side == RUSSIAN ? danube(s, g) : NONE;
	bool swedes = side == RUSSIAN && gb_political(s) && g->p.header.turn == gb_figures(s)->sweden.turn && gb_sweden(s, g, ev);
	for (int i = set_next(&own->units, 0); i >= 0; i = set_next(&own->units, i + 1))
		if (s->piece[i].side == side && g->p.piece[i].place == AT_LATER && (swedes || !set_has(&own->swedes, i)) &&
		    (own->turn[i] == g->p.header.turn || (early != NONE && own->turn[i] == early && own->gate[i] == GATE_KIEV)))
			g->p.piece[i].place = AT_TRAY;
}

/* [13.3] What finds no place never comes. */
static void close_gates(const struct scenario *s, struct position *p, int side, struct events *ev)
{
	const struct set *units = &gb_own(s)->units;
	for (int i = set_next(units, 0); i >= 0; i = set_next(units, i + 1)) {
		if (s->piece[i].side != side || p->piece[i].place != AT_TRAY)
			continue;
		p->piece[i].place = AT_GONE;
		event_note(ev, EVENT_NOTE, side, i, NONE, NONE, TEXT_LOST_ARRIVAL, CITE_13_3);
	}
	if (side == gb_first(s, gamble_of(p)))
		phase_goto(p, ROW_ARRIVE, (enum side)(1 - side));
	else
		phase_goto(p, ROW_END, SIDE_0);
}

void gb_arrive_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct gamble *g = gamble_at(p);
	struct frame *f = frame_top(p);
	int side = f->side;
	p->header.phasing = (int8_t)side;
	if (!f->step)
		call_up(s, g, side, ev);
	bool any = next_able(s, g, side, 0) != NONE;
	if (!f->step && any)
		event_note(ev, EVENT_PHASE, side, NONE, NONE, NONE, ROW_ARRIVE, CITE_13_2);
	f->step = 1;
	if (!any)
		close_gates(s, p, side, ev);
}

void gb_arrive_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	int held = set_next(&p->hand, 0);
	struct set lost;
	struct text who;
	if (held != NONE) {
		prompt_ask(out, VERB(VERB_PUT), 1, "Where does %s arrive?", gb_name(s, held));
		return;
	}
	gb_shut_out(s, gamble_of(p), frame_now(p)->side, &lost);
	gb_called_all(s, &lost, 2, &who);
	prompt_ask(out, VERB(VERB_TAKE) | VERB(VERB_PUT) | VERB(VERB_REST), 0, who.at[0] ? "Place the reinforcements; no room for %s: lost" :
		   "Place the reinforcements%s", who.at);
}

void gb_arrive_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct gamble *g = gamble_of(p);
	int side = frame_now(p)->side, held = set_next(&p->hand, 0);
	int16_t places[MAX_ORDERS];
	if (held != NONE) {
		int n = places_of(s, g, held, places);
		for (int i = 0; i < n; i++)
			orders_add(out, order_make(VERB_PUT, side, held, places[i], NONE));
		return;
	}
	for (int i = next_able(s, g, side, 0); i >= 0; i = next_able(s, g, side, i + 1))
		orders_add(out, order_make(VERB_TAKE, side, i, NONE, NONE));
	orders_add(out, order_make(VERB_REST, side, NONE, NONE, NONE));
}

bool gb_arrive_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	int16_t places[MAX_ORDERS];
	bool names = o->verb == VERB_TAKE || o->verb == VERB_PUT;
	if (names && s->piece[o->piece].side == frame_now(p)->side && p->piece[o->piece].place == AT_TRAY && !places_of(s, gamble_of(p), o->piece, places))
		return error_set(e, NULL, NULL, CITE(CITE_13_3), "no hex where %s comes in is clear of the enemy and has room: lost for good",
				 gb_name(s, o->piece));
	return phase_listed(s, p, o, CITE_13_3, "put what arrives where its gate is, not on or next to enemies, nor where a hex is full", e);
}

static void put(const struct scenario *s, struct position *p, int piece, int place, struct events *ev)
{
	p->piece[piece].place = (int16_t)place;
	gb_tell_of(s, gamble_of(p), ev, event_make(EVENT_ARRIVE, s->piece[piece].side, piece, NONE, place, NONE, CITE_13_2), false);
}

/* [6.1] Where one of the rest goes: to a hex that will be in supply while there is one with room, of those to the city of the gate before the first. */
static int usual_place(const struct scenario *s, const struct gamble *g, int piece)
{
	const struct gb_own *own = gb_own(s);
	int16_t places[MAX_ORDERS];
	struct gb_supply supply;
	int n = places_of(s, g, piece, places), gate = own->gate[piece], best = NONE, most = -1;
	gb_forecast_ranges(s, g, s->piece[piece].side, &supply);
	for (int k = 0; k < n; k++) {
		bool city = own->gates[gate] && places[k] == own->entry[gate][0];
		int value = (gb_fed_at(s, &supply, piece, places[k]) ? 2 : 0) + city;
		if (value <= most)
			continue;
		most = value;
		best = places[k];
	}
	return best;
}

static void put_rest(const struct scenario *s, struct position *p, int side, struct events *ev)
{
	for (int i = next_able(s, gamble_of(p), side, 0); i >= 0; i = next_able(s, gamble_of(p), side, i + 1))
		put(s, p, i, usual_place(s, gamble_of(p), i), ev);
}

void gb_arrive_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	if (o->verb == VERB_TAKE) {
		set_add(&p->hand, o->piece);
		return;
	}
	set_clear(&p->hand);
	if (o->verb == VERB_PUT)
		put(s, p, o->piece, o->place, ev);
	else
		put_rest(s, p, o->side, ev);
	phase_again(p);
}

void gb_arrive_odds(const struct scenario *s, const struct gamble *g, const struct order *o, struct outlook *out)
{
	struct gamble then = *g;
	struct set lost;
	struct text who;
	if (o->verb == VERB_REST)
		put_rest(s, &then.p, o->side, NULL);
	else if (o->verb == VERB_PUT)
		then.p.piece[o->piece].place = o->place;
	if (o->verb == VERB_TAKE || next_able(s, &then, o->side, 0) != NONE)
		return;
	gb_shut_out(s, &then, o->side, &lost);
	if (set_empty(&lost))
		return;
	gb_called_all(s, &lost, 6, &who);
	struct warning *w = outlook_warn(out, CITE_13_3);
	w->loses = true;
	text_set(&w->words, set_count(&lost) == 1 ? "%s finds no room clear of the enemy and never comes." :
		 "%s find no room clear of the enemy and never come.", who.at);
}
