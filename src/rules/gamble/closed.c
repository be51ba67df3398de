/* === 15.1 Fog of war === Closed stacks: what is open of them, and the blank counters that make them look higher.
 *
 * A stack with a combat unit is closed to the other side till a combat opens it. Open of it are how many counters lie there, whether it
 * holds cavalry in good order, how many of its units are disrupted, and the markers that lie on it. */
#include "rules/gamble/closed.h"

#include <string.h>

bool gb_fog(const struct scenario *s)
{
	return scenario_value(s, "fog") != 0;
}

/* [15.1] Is the piece in the combat that is fought, so that its stack is opened? */
static bool fights_now(const struct gamble *g, int piece)
{
	const struct gb_fight *f = &g->fight;
	int at = g->p.piece[piece].place;
	if (f->stage == STAGE_NONE)
		return false;
	if (at == f->from || at == f->to || set_has(&f->attackers, piece) || set_has(&f->defenders, piece))
		return true;
	for (int side = 0; side < SIDES; side++)
		for (int k = 0; k < f->called[side]; k++)
			if (f->call[side][k] == at)
				return true;
	return false;
}

/* [15.2] An overfull stack is shown to the opponent while he chooses what is too much of it. */
static bool shown_now(const struct gamble *g, int piece)
{
	const struct frame *f = g->p.depth ? frame_now(&g->p) : NULL;
	return f && f->row == ROW_EXCESS && f->place == g->p.piece[piece].place;
}

/* Could it be closed, were there troops on its hex? */
static bool hidden_kind(const struct scenario *s, const struct gamble *g, int piece)
{
	int kind = gb_own(s)->kind[piece];
	return g->p.piece[piece].place >= 0 && (kind <= KIND_COMMANDER || kind == KIND_BLANK) && !fights_now(g, piece) &&
	       !shown_now(g, piece);
}

/* Commanders without troops hide behind nothing. */
bool gb_closed(const struct scenario *s, const struct gamble *g, int piece)
{
	return g->p.piece[piece].place >= 0 && gb_fog(s) && !g->p.header.result.over && hidden_kind(s, g, piece) &&
	       gb_next_fighter(s, g, g->p.piece[piece].place, s->piece[piece].side, 0) != NONE;
}

bool gb_closed_among(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int piece)
{
	return hidden_kind(s, g, piece) && v->units[g->p.piece[piece].place] && v->side[g->p.piece[piece].place] == s->piece[piece].side;
}

/* [8.4, reading 6] A stack beside an enemy city without a river between may besiege it: whether two of its units are in good order is asked. */
static bool besieges(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int place)
{
	for (int d = 0; d < DIRECTIONS; d++) {
		int to = gb_own(s)->to[place][d];
		if (to != NONE && gb_own(s)->city[to] && v->side[to] == 1 - v->side[place] && v->units[to] &&
		    !(gb_between(s, g, to, gb_direction(s, to, place)) & SIDE_RIVER))
			return true;
	}
	return false;
}

static void add_piece(const struct scenario *s, const struct gamble *g, int piece, struct gb_stack *out)
{
	const struct piece *k = &g->p.piece[piece];
	bool fights = gb_fights(s, piece);
	out->height++;
	out->disrupted = (uint8_t)(out->disrupted + (fights && gb_disrupted(g, piece)));
	out->marks |= (uint16_t)(k->flags & (FLAG_FORAGE | FLAG_FORAGE_DUE | FLAG_FORCED | FLAG_TRIED | FLAG_SHUT_IN | FLAG_HOLDS));
	out->fatigue = k->fatigue > out->fatigue ? k->fatigue : out->fatigue;
	out->horse |= fights && gb_own(s)->kind[piece] == KIND_CAV && !gb_disrupted(g, piece);
	out->barred |= set_has(&g->effects.barred, piece);
	out->chosen |= set_has(&g->effects.chosen, piece);
	if (gb_is_unit(s, piece))
		out->moved &= set_has(&g->p.used, piece);
}

void gb_stack_facts(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int place, int side, struct gb_stack *out)
{
	memset(out, 0, sizeof *out);
	out->moved = true;
	for (int i = 0; i < s->pieces; i++)
		if (g->p.piece[i].place == place && s->piece[i].side == side && gb_closed_among(s, g, v, i))
			add_piece(s, g, i, out);
	out->asked = besieges(s, g, v, place);
	out->two = out->asked && v->good[place] >= gb_figures(s)->siege.besiegers;
}

/* --- telling --- */

struct event *gb_tell_of(const struct scenario *s, const struct gamble *g, struct events *ev, struct event named, bool closed)
{
	struct event unnamed = named;
	if (!ev)
		return NULL;
	if (!closed && (named.piece == NONE || !gb_closed(s, g, named.piece)))
		return event_add(ev, named);
	unnamed.piece = NONE;
	/* How a closed stack came out of its march would say how many units it holds: one alone has a column of its own. */
	unnamed.number = named.kind == EVENT_MOVE || (named.kind == EVENT_CHECK && named.rule == CITE_8_5) ? NONE : named.number;
	unnamed.seen = (uint8_t)side_bit((enum side)(1 - s->piece[named.piece].side));
	named.seen = (uint8_t)side_bit((enum side)s->piece[named.piece].side);
	struct event *told = event_add(ev, named); /* before the other: who looks on where all lies open hears it once (match/tale.c) */
	event_add(ev, unnamed);
	return told;
}

void gb_declare(const struct scenario *s, struct events *ev)
{
	struct event *told = gb_fog(s) ? event_note(ev, EVENT_REVEAL, NOBODY, NONE, NONE, NONE, NONE, CITE_15_1) : NULL;
	if (told)
		told->seals = true;
}

/* --- blank counters --- */

int gb_blanks(const struct scenario *s, const struct gamble *g, int place, int side)
{
	const struct set *blanks = &gb_own(s)->blanks[side];
	int n = 0;
	for (int i = set_next(blanks, 0); i >= 0; i = set_next(blanks, i + 1))
		n += g->p.piece[i].place == place;
	return n;
}

static int fighters_on(const struct scenario *s, const struct gamble *g, int place, int side)
{
	int n = 0;
	for (int i = gb_next_fighter(s, g, place, side, 0); i >= 0; i = gb_next_fighter(s, g, place, side, i + 1))
		n++;
	return n;
}

int gb_blank_room(const struct scenario *s, const struct gamble *g, int place, int side)
{
	return fighters_on(s, g, place, side) - gb_blanks(s, g, place, side);
}

/* Takes blanks off a hex, or brings them to another one. */
static void shift(const struct scenario *s, struct gamble *g, int side, int from, int n, int to)
{
	const struct set *blanks = &gb_own(s)->blanks[side];
	for (int i = set_next(blanks, 0); i >= 0 && n > 0; i = set_next(blanks, i + 1)) {
		if (g->p.piece[i].place != from)
			continue;
		g->p.piece[i].place = (int16_t)to;
		n--;
	}
}

void gb_settle_blanks(const struct scenario *s, struct gamble *g, int side, int place)
{
	if (gb_fog(s) && place >= 0)
		shift(s, g, side, place, -gb_blank_room(s, g, place, side), AT_POOL);
}

void gb_follow_blanks(const struct scenario *s, struct gamble *g, int side, int from, int to)
{
	if (!gb_fog(s))
		return;
	shift(s, g, side, from, -gb_blank_room(s, g, from, side), to);
	gb_settle_blanks(s, g, side, to);
}

void gb_show_stack(const struct scenario *s, const struct gamble *g, int side, int place, int text, int cite, struct events *ev)
{
	event_note(ev, EVENT_NOTE, side, NONE, NONE, place, text, cite);
	for (int i = 0; i < s->pieces; i++) {
		int kind = gb_own(s)->kind[i];
		if (g->p.piece[i].place != place || s->piece[i].side != side || (kind > KIND_COMMANDER && kind != KIND_BLANK))
			continue;
		struct event *told = event_note(ev, EVENT_REVEAL, side, i, NONE, place, NONE, cite);
		if (told)
			told->seals = true;
	}
}

void gb_open_stack(const struct scenario *s, struct gamble *g, int side, int place, struct events *ev)
{
	if (!gb_fog(s) || gb_next_fighter(s, g, place, side, 0) == NONE)
		return;
	gb_show_stack(s, g, side, place, TEXT_OPENED, CITE_15_1, ev);
	shift(s, g, side, place, MAX_PIECES, AT_POOL);
}

/* --- the row in which they are laid: at the beginning of a turn, and before combat (frame.step) --- */

void gb_begin_blanks(const struct scenario *s, struct position *p, bool combat)
{
	phase_goto(p, ROW_BLANKS, (enum side)gb_first(s, gamble_of(p)));
	frame_top(p)->step = combat ? BLANKS_BEFORE_COMBAT : BLANKS_BEFORE_TURN;
}

static void next_layer(const struct scenario *s, struct position *p)
{
	struct gamble *g = gamble_at(p);
	int side = frame_now(p)->side, moment = frame_now(p)->step;
	if (side == gb_first(s, g)) {
		phase_goto(p, ROW_BLANKS, (enum side)(1 - side));
		frame_top(p)->step = (uint8_t)moment;
	} else if (moment == BLANKS_BEFORE_COMBAT) {
		phase_goto(p, ROW_ORDER, (enum side)g->cc_first);
	} else {
		phase_goto(p, gb_cards(s) || gb_political(s) ? ROW_EVENTS : ROW_SUPPLY, SIDE_0);
	}
}

/* Each blank can be taken off and laid again once: then it is enough. */
static bool may_go_on(const struct scenario *s, const struct position *p)
{
	return frame_now(p)->count < 2 * set_count(&gb_own(s)->blanks[frame_now(p)->side]);
}

void gb_blanks_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	(void)s;
	(void)ev;
	p->header.phasing = (int8_t)frame_now(p)->side;
}

void gb_blanks_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	int side = frame_now(p)->side;
	int left = 0, all = set_count(&gb_own(s)->blanks[side]);
	for (int i = set_next(&gb_own(s)->blanks[side], 0); i >= 0; i = set_next(&gb_own(s)->blanks[side], i + 1))
		left += p->piece[i].place == AT_POOL;
	prompt_ask(out, VERB(VERB_PUT) | VERB(VERB_RELEASE) | VERB(VERB_DONE), 0, !left ? "All dummies are laid: a click on one takes it off, or press Done" :
		   left < all ? "Lay dummies on your stacks, no more than each has combat units; a click on one takes it off" :
		   "Lay dummies on your stacks, no more than each has combat units, or press Done");
	out->left = (int16_t)left;
	out->secret = true;
}

void gb_blanks_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct gamble *g = gamble_of(p);
	int side = frame_now(p)->side, next = gb_boxed(g, &gb_own(s)->blanks[side], AT_POOL);
	struct gb_survey v;
	gb_survey(s, g, &v);
	for (int at = 0; at < gb_own(s)->places && next != NONE && may_go_on(s, p); at++)
		if (v.side[at] == side && v.units[at] && gb_blank_room(s, g, at, side) > 0)
			orders_add(out, order_make(VERB_PUT, side, next, at, NONE));
	for (int i = set_next(&gb_own(s)->blanks[side], 0); i >= 0 && may_go_on(s, p); i = set_next(&gb_own(s)->blanks[side], i + 1))
		if (p->piece[i].place >= 0)
			orders_add(out, order_make(VERB_RELEASE, side, i, NONE, NONE));
	orders_add(out, order_make(VERB_DONE, side, NONE, NONE, NONE));
}

bool gb_blanks_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	if (o->verb == VERB_PUT && o->number == NONE && gb_own(s)->kind[o->piece] == KIND_BLANK && may_go_on(s, p) &&
	    gb_blank_room(s, gamble_of(p), o->place, o->side) <= 0)
		return error_set(e, NULL, NULL, CITE(CITE_15_1), "no stack holds more dummies than combat units, as that in %s would",
				 gb_place(s, o->place).at);
	return phase_listed(s, p, o, CITE_15_1, "lay the next dummy on a stack of yours, take one off, or press Done", e);
}

void gb_blanks_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	if (o->verb == VERB_DONE) {
		next_layer(s, p);
		return;
	}
	bool lays = o->verb == VERB_PUT;
	struct event *told = event_note(ev, EVENT_NOTE, o->side, o->piece, NONE, lays ? o->place : p->piece[o->piece].place,
					lays ? TEXT_BLANK_LAID : TEXT_BLANK_TAKEN, CITE_15_1);
	if (told)
		told->seen = (uint8_t)side_bit((enum side)o->side);
	p->piece[o->piece].place = (int16_t)(lays ? o->place : AT_POOL);
	frame_top(p)->count++;
}
