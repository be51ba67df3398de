/* Withdrawals: before combat (11.1), after it (11.10 to 11.12), and of those for whom there is no room (11.11). */
#include "rules/gamble/combat.h"

/* --- where to --- */

static int of_of(const struct scenario *s, const struct gamble *g, int place, int side)
{
	int n = 0;
	for (int i = gb_next_fighter(s, g, place, side, 0); i != NONE; i = gb_next_fighter(s, g, place, side, i + 1))
		n += gb_own(s)->of[i];
	return n;
}

/* Is the hex beside the stack that attacked? When nobody of it is left there is no such stack. */
static bool beside_attackers(const struct scenario *s, const struct gamble *g, int place)
{
	const struct gb_fight *f = &g->fight;
	return gb_next(s, g, f->from, f->side, 0) != NONE && (place == f->from || gb_direction(s, place, f->from) != NONE);
}

/* [11.11] Not over an unbridged river, not where an enemy stands, not beside the attackers; [14.6] the French not into difficult ground.
 * [2.3] Nobody leaves the map. */
bool gb_may_withdraw(const struct scenario *s, const struct gamble *g, int side, int from, int to, int fits, struct error *e)
{
	int d = gb_direction(s, from, to);
	const char *at = gb_place(s, to).at;
	if (d == NONE)
		return error_set(e, NULL, NULL, CITE(CITE_11_11), "only one hex at a time, to an adjacent one");
	if (!gb_passable(s, side, to))
		return error_set(e, NULL, NULL, CITE(CITE_14_6), "your units may not enter %s", at);
	if (gb_unbridged(gb_between(s, g, from, d)))
		return error_set(e, NULL, NULL, CITE(CITE_11_11), "no bridge leads over the river to %s", at);
	if (gb_next(s, g, to, side_other((enum side)side), 0) != NONE)
		return error_set(e, NULL, NULL, CITE(CITE_11_11), "enemies stand in %s", at);
	if (beside_attackers(s, g, to))
		return error_set(e, NULL, NULL, CITE(CITE_11_11), "%s is beside the stack that attacked", at);
	return !fits || of_of(s, g, to, side) + fits <= gb_capacity(s, g, to) ||
	       error_set(e, NULL, NULL, CITE(CITE_4_1), "%s has no room for them", at);
}

int gb_ways_back(const struct scenario *s, const struct gamble *g, int side, int from, int fits, int16_t out[DIRECTIONS])
{
	int n = 0;
	for (int d = 0; d < DIRECTIONS; d++) {
		int to = gb_own(s)->to[from][d];
		if (to >= 0 && gb_may_withdraw(s, g, side, from, to, fits, NULL))
			out[n++] = (int16_t)to;
	}
	return n;
}

/* The first piece of the stack that goes: its orders name it. */
static int head(const struct scenario *s, const struct gamble *g, int side)
{
	return gb_next(s, g, g->fight.to, side, 0);
}

static void list_ways(const struct scenario *s, const struct gamble *g, int side, struct orders *out)
{
	int16_t way[DIRECTIONS];
	int n = gb_ways_back(s, g, side, g->fight.to, 0, way), first = head(s, g, side);
	for (int k = 0; k < n; k++)
		orders_add(out, order_make(VERB_SEND, side, first, way[k], NONE));
}

/* Whoever of the stack is dragged, it goes as one. */
static bool can_send(const struct scenario *s, const struct gamble *g, const struct order *o, struct error *e)
{
	if (s->piece[o->piece].side != o->side || g->p.piece[o->piece].place != g->fight.to || o->piece != head(s, g, o->side))
		return phase_refuse(s, CITE_11_11, "the stack that is attacked goes as one", e);
	return gb_may_withdraw(s, g, o->side, g->fight.to, o->place, 0, e);
}

static void go(struct gamble *g, int place)
{
	g->fight.retreat = (int16_t)place;
	g->fight.flags |= FIGHT_WITHDREW;
}

/* --- before combat --- */

void gb_evade_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	(void)s;
	(void)p;
	(void)ev;
}

void gb_evade_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	const struct gamble *g = gamble_of(p);
	out->reaction = true;
	out->place = g->fight.to;
	prompt_ask(out, VERB(VERB_SEND) | VERB(VERB_STAND), 1, "The stack in %s is attacked and may leave before combat: send it away, or stand",
		   gb_place(s, g->fight.to).at);
}

void gb_evade_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	list_ways(s, gamble_of(p), frame_now(p)->side, out);
	orders_add(out, order_make(VERB_STAND, frame_now(p)->side, NONE, NONE, NONE));
}

bool gb_evade_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	if (o->verb == VERB_STAND)
		return true;
	if (o->verb != VERB_SEND)
		return phase_refuse(s, CITE_11_1, "send the stack away, or stand", e);
	return can_send(s, gamble_of(p), o, e);
}

/* Was it the card that let them go? Then it is used up. */
static bool by_card(const struct scenario *s, const struct gamble *g)
{
	return !gb_only_cavalry(s, &g->fight.defenders) || gb_any_cavalry(s, &g->fight.attackers);
}

/* [11.1, reading 14] Nobody fights, the attackers may come in. */
void gb_evade_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct gamble *g = gamble_at(p);
	if (o->verb == VERB_SEND) {
		go(g, o->place);
		g->fight.flags |= FIGHT_EVADED | FIGHT_ALL_ADVANCE;
		bool card = by_card(s, g);
		if (card)
			g->effects.allow &= (uint16_t)~ALLOW_SLIP_AWAY;
		event_note(ev, EVENT_NOTE, o->side, NONE, g->fight.to, o->place, card ? TEXT_SLIPS_AWAY : TEXT_EVADES, card ? CITE_16_1 : CITE_11_1);
	}
	phase_return(p);
}

/* --- after combat; frame.number 1: it must --- */

/* The only way of those who must go needs no decision. */
void gb_withdraw_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct gamble *g = gamble_at(p);
	int16_t way[DIRECTIONS];
	(void)ev;
	if (frame_top(p)->number && gb_ways_back(s, g, frame_top(p)->side, g->fight.to, 0, way) == 1) {
		go(g, way[0]);
		phase_return(p);
	}
}

void gb_withdraw_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	const struct gamble *g = gamble_of(p);
	bool must = frame_now(p)->number;
	out->reaction = true;
	out->place = g->fight.to;
	prompt_ask(out, VERB(VERB_SEND) | (must ? 0 : VERB(VERB_STAND)), 1, must ? "The stack in %s is beaten and must withdraw: send it to a hex"
			   : "The stack in %s may withdraw: send it to a hex, or stand", gb_place(s, g->fight.to).at);
}

void gb_withdraw_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	list_ways(s, gamble_of(p), frame_now(p)->side, out);
	if (!frame_now(p)->number)
		orders_add(out, order_make(VERB_STAND, frame_now(p)->side, NONE, NONE, NONE));
}

bool gb_withdraw_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	if (o->verb == VERB_STAND)
		return !frame_now(p)->number ||
		       error_set(e, NULL, NULL, CITE(CITE_11_12), "beaten by three or more, the stack must withdraw");
	if (o->verb != VERB_SEND)
		return phase_refuse(s, CITE_11_11, "send the stack to an adjacent hex", e);
	return can_send(s, gamble_of(p), o, e);
}

void gb_withdraw_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct gamble *g = gamble_at(p);
	(void)s;
	if (o->verb == VERB_SEND)
		go(g, o->place);
	else
		event_note(ev, EVENT_NOTE, o->side, NONE, NONE, g->fight.to, TEXT_STANDS, CITE_11_10);
	phase_return(p);
}

/* --- no room: units are struck until the rest fits, and go on (11.11, reading 15) --- */

/* Halves of OF on the hex that was reached and that it cannot hold, those who go on left out. */
static int excess(const struct scenario *s, const struct gamble *g, int side)
{
	int n = of_of(s, g, g->fight.retreat, side) - gb_capacity(s, g, g->fight.retreat);
	for (int i = set_next(&g->fight.leaving, 0); i >= 0; i = set_next(&g->fight.leaving, i + 1))
		n -= gb_own(s)->of[i];
	return n;
}

/* Of those who withdrew, who does not go on yet. */
static bool may_go_on(const struct scenario *s, const struct gamble *g, int piece)
{
	return gb_fights(s, piece) && set_has(&g->fight.defenders, piece) && g->p.piece[piece].place == g->fight.retreat &&
	       !set_has(&g->fight.leaving, piece);
}

/* [11.11] Halves of OF that still go on: what is too much for the hex, but never more than withdrew; who stood there before may be too
 * many already (15.2) and stays. `all`: those who could go are no more than must, so there is nothing to choose. */
static int to_go_on(const struct scenario *s, const struct gamble *g, int side, bool *all)
{
	int can = 0, must = excess(s, g, side);
	for (int i = set_next(&g->fight.defenders, 0); i >= 0; i = set_next(&g->fight.defenders, i + 1))
		can += may_go_on(s, g, i) ? gb_own(s)->of[i] : 0;
	*all = must >= can;
	return int_min(must, can);
}

static bool must_choose(const struct scenario *s, const struct gamble *g, int side)
{
	bool all;
	return to_go_on(s, g, side, &all) > 0;
}

static int leaving_of(const struct scenario *s, const struct gamble *g)
{
	int n = 0;
	for (int i = set_next(&g->fight.leaving, 0); i >= 0; i = set_next(&g->fight.leaving, i + 1))
		n += gb_own(s)->of[i];
	return n;
}

static int ways_on(const struct scenario *s, const struct gamble *g, int side, int16_t out[DIRECTIONS])
{
	return gb_ways_back(s, g, side, g->fight.retreat, leaving_of(s, g), out);
}

/* [11.11] Struck for want of room; who is not lost by it goes on. */
static void push_on(const struct scenario *s, struct gamble *g, int piece, struct events *ev)
{
	gb_strike(s, g, piece, CITE_11_11, ev);
	if (g->p.piece[piece].place >= 0)
		set_add(&g->fight.leaving, piece);
}

static void send_on(const struct scenario *s, struct gamble *g, int side, int place, struct events *ev)
{
	struct set on = g->fight.leaving;
	set_clear(&g->fight.leaving);
	for (int i = set_next(&on, 0); i >= 0; i = set_next(&on, i + 1))
		gb_move(s, g, i, place, EVENT_RETREAT, CITE_11_11, ev);
	gb_overrun(s, g, side, place, ev);
}

/* Who cannot go on anywhere is lost. */
static void lose_leaving(const struct scenario *s, struct gamble *g, struct events *ev)
{
	struct set lost = g->fight.leaving;
	set_clear(&g->fight.leaving);
	for (int i = set_next(&lost, 0); i >= 0; i = set_next(&lost, i + 1))
		if (gb_fights(s, i))
			gb_slay(s, g, i, CITE_11_11, ev);
}

/* A commander who withdrew and could go along with those who go on. */
static int next_leader(const struct scenario *s, const struct gamble *g, int from)
{
	for (int i = set_next(&g->fight.defenders, from); i >= 0; i = set_next(&g->fight.defenders, i + 1))
		if (gb_is_commander(s, i) && g->p.piece[i].place == g->fight.retreat && !set_has(&g->fight.leaving, i))
			return i;
	return NONE;
}

/* What leaves no choice is done: all go on when no fewer may, by the only way when no commander has to be asked, and nowhere when
 * there is none. */
void gb_overflow_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct gamble *g = gamble_at(p);
	int side = frame_top(p)->side, ways;
	int16_t way[DIRECTIONS];
	bool all;
	if (to_go_on(s, g, side, &all) > 0) {
		if (!all)
			return;
		for (int i = set_next(&g->fight.defenders, 0); i >= 0; i = set_next(&g->fight.defenders, i + 1))
			if (may_go_on(s, g, i))
				push_on(s, g, i, ev);
	}
	if (!set_empty(&g->fight.leaving)) {
		ways = ways_on(s, g, side, way);
		if (ways > 1 || (ways && next_leader(s, g, 0) != NONE))
			return;
		if (ways)
			send_on(s, g, side, way[0], ev);
		else
			lose_leaving(s, g, ev);
	}
	phase_return(p);
}

void gb_overflow_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	const struct gamble *g = gamble_of(p);
	int side = frame_now(p)->side;
	out->reaction = true;
	out->place = g->fight.retreat;
	if (must_choose(s, g, side))
		prompt_ask(out, VERB(VERB_HIT), 1, "%s cannot hold all: choose who is struck and goes on", gb_place(s, g->fight.retreat).at);
	else
		prompt_ask(out, VERB(VERB_SEND) | VERB(VERB_WITH), 1, "Those without room go on: send them to a hex, commanders may go along");
	text_set(&out->why_not, "there is no room for all");
}

void gb_overflow_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct gamble *g = gamble_of(p);
	int side = frame_now(p)->side;
	int16_t way[DIRECTIONS];
	if (must_choose(s, g, side)) {
		for (int i = set_next(&g->fight.defenders, 0); i >= 0; i = set_next(&g->fight.defenders, i + 1))
			if (may_go_on(s, g, i))
				orders_add(out, order_make(VERB_HIT, side, i, NONE, NONE));
		return;
	}
	for (int k = 0, n = ways_on(s, g, side, way); k < n; k++)
		orders_add(out, order_make(VERB_SEND, side, set_next(&g->fight.leaving, 0), way[k], NONE));
	for (int i = next_leader(s, g, 0); i != NONE; i = next_leader(s, g, i + 1))
		orders_add(out, order_make(VERB_WITH, side, i, NONE, NONE));
}

bool gb_overflow_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	const char *what = must_choose(s, gamble_of(p), frame_now(p)->side) ? "choose a unit of the stack that withdrew"
									      : "send those on who have no room";
	return phase_listed(s, p, o, CITE_11_11, what, e);
}

void gb_overflow_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct gamble *g = gamble_at(p);
	if (o->verb == VERB_HIT)
		push_on(s, g, o->piece, ev);
	else if (o->verb == VERB_WITH)
		set_add(&g->fight.leaving, o->piece);
	else
		send_on(s, g, o->side, o->place, ev);
	phase_again(p);
}
