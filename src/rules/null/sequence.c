/* The sequence of play, row by row. */
#include "rules/null/null.h"

#include <string.h>


/* --- a new turn: no decision --- */

static void turn_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct null_position *n = null_at(p);
	n->plan[0] = n->plan[1] = NONE;
	n->shown = 0;
	set_clear(&p->used);
	set_clear(&p->free);
	for (int i = 0; i < s->pieces; i++)
		p->piece[i].used = 0;
	event_note(ev, EVENT_TURN, NOBODY, NONE, NONE, NONE, p->header.turn, NONE);
	null_draw(s, p, ev);
	p->header.phasing = SIDE_0;
	phase_goto(p, null_with(s, NULL_FED) ? NULL_SUPPLY : NULL_PLAN, SIDE_0);
}

/* --- plans: a secret choice of both, the second blind to the first --- */

static void plan_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	(void)s, (void)p;
	out->secret = true;
	prompt_ask(out, VERB(VERB_PLAN), 0, "Choose the plan for this turn");
}

static void plan_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	(void)s;
	for (int i = 0; i < NULL_PLANS; i++)
		orders_add(out, order_make(VERB_PLAN, frame_now(p)->side, NONE, NONE, i));
}

static bool plan_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	(void)p;
	if (o->verb != VERB_PLAN)
		return phase_refuse(s, CITE_PLAN, "choose a plan, the first or the second", e);
	if (o->number < 0 || o->number >= NULL_PLANS)
		return error_set(e, NULL, NULL, s->rules->cites[CITE_PLAN], "there is no plan %d, only 0 and 1",
				 o->number);
	return true;
}

static void plan_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	enum side side = (enum side)o->side;
	null_at(p)->plan[side] = (int8_t)o->number;
	struct event chosen = event_make(EVENT_SECRET, side, NONE, NONE, NONE, o->number, NONE), closed = chosen;
	closed.number = NONE;
	event_note_hidden(ev, chosen, closed);
	if (side == SIDE_0)
		phase_goto(p, NULL_PLAN, SIDE_1);
	else
		phase_goto(p, null_with(s, NULL_TURNS) ? NULL_OPERATIONS : NULL_MOVE, SIDE_0);
}

/* --- the defender's reaction: opens when his hand is not empty, whatever is in it --- */

static void assault_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	if (!null_hand(p, (enum side)frame_now(p)->side))
		null_fight(s, p, NONE, ev);
}

static void assault_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	const struct frame *f = frame_now(p);
	out->reaction = true;
	out->place = f->place;
	prompt_ask(out, VERB(VERB_CARD) | VERB(VERB_STAND), 0, "%s is assaulted in %s: lay a card?",
		   s->piece[f->target].name, s->board.at[f->place].id);
}

static void assault_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	(void)s;
	int side = frame_now(p)->side;
	for (int i = deck_next(p, NULL_HAND_0 + side, 0); i >= 0; i = deck_next(p, NULL_HAND_0 + side, i + 1))
		orders_add(out, order_make(VERB_CARD, side, NONE, NONE, i));
	orders_add(out, order_make(VERB_STAND, side, NONE, NONE, NONE));
}

static bool assault_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	if (o->verb == VERB_STAND)
		return true;
	if (o->verb != VERB_CARD)
		return phase_refuse(s, CITE_CARD, "lay a card, or lay none", e);
	if (p->card[o->number] != NULL_HAND_0 + o->side)
		return error_set(e, NULL, NULL, s->rules->cites[CITE_CARD], "%s is not in your hand", s->card[o->number].title);
	return true;
}

static void assault_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	int card = o->verb == VERB_CARD ? o->number : NONE;
	if (card != NONE) {
		p->card[card] = NULL_DISCARD;
		struct event *at = event_note(ev, EVENT_CARD, o->side, NONE, NONE, NONE, card, CITE_CARD);
		if (at)
			at->seals = true;
	}
	null_fight(s, p, card, ev);
}

/* --- the end of a turn --- */

/* [6.2] Who neither marched nor fought rests; whoever is hungry does not. */
static void rest(const struct scenario *s, struct position *p)
{
	for (int i = 0; i < s->pieces; i++)
		if (p->piece[i].fatigue && !set_has(&p->used, i) && !set_has(&p->free, i) && !(p->piece[i].flags & FLAG_HUNGRY))
			p->piece[i].fatigue--;
}

/* [7.2] What was in force is over: works fall, bridges are mended, the cards are discarded. */
static void clear_events(struct position *p, struct events *ev)
{
	int n = deck_move(p, NULL_LAID_0, NULL_DISCARD) + deck_move(p, NULL_LAID_1, NULL_DISCARD);
	for (int i = 0; i < MAX_MARKERS; i++)
		if (p->marker[i].place >= 0 && (p->marker[i].kind == MARK_BROKEN || p->marker[i].kind == MARK_WORKS))
			null_unmark(p, i);
	if (n)
		event_note(ev, EVENT_NOTE, NOBODY, NONE, NONE, NONE, TEXT_MENDED, CITE_EVENT);
}

/* Duels are won by counters, all else by points. */
static int worth(const struct scenario *s, const struct position *p, enum side side)
{
	return null_own(s)->with ? null_points(s, p, side) : null_alive(s, p, side);
}

static void end_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	rest(s, p);
	clear_events(p, ev);
	if (p->header.turn < s->last_turn) {
		p->header.turn++;
		phase_goto(p, NULL_TURN, SIDE_0);
		return;
	}
	int blue = worth(s, p, SIDE_0), red = worth(s, p, SIDE_1);
	if (blue == red)
		null_finish(s, p, NOBODY, LEVEL_DRAW, ev);
	else
		null_finish(s, p, blue > red ? SIDE_0 : SIDE_1, null_own(s)->with ? LEVEL_POINTS : LEVEL_COUNTERS, ev);
}

const struct phase null_phases[NULL_ROWS] = {
	[NULL_TURN] = {.name = "Draw", .rule = CITE_DRAW, .enter = turn_enter},
	[NULL_PLAN] = {.name = "Plan", .rule = CITE_PLAN, .ask = plan_ask, .list = plan_list, .can = plan_can,
		       .act = plan_act},
	[NULL_MOVE] = {.name = "March", .rule = CITE_MARCH, PHASE_STEM(null_move)},
	[NULL_ASSAULT] = {.name = "Assault", .rule = CITE_CARD, PHASE_STEM(assault), .battle = true},
	[NULL_END] = {.name = "End of the turn", .rule = CITE_VICTORY, .enter = end_enter},
	[NULL_SETUP] = {.name = "Set-up", .rule = CITE_SETUP, PHASE_STEM(null_setup), .setup = true},
	[NULL_SUPPLY] = {.name = "Supply", .rule = CITE_SUPPLY, .enter = null_supply_enter},
	[NULL_COMBAT] = {.name = "Assaults", .rule = CITE_BUILT, PHASE_STEM(null_combat), .builds = VERB(VERB_CHOOSE),
			 .exact = true},
	[NULL_RETREAT] = {.name = "Retreat", .rule = CITE_RETREAT, PHASE_STEM(null_retreat), .battle = true},
	[NULL_ADVANCE] = {.name = "Advance", .rule = CITE_ADVANCE, PHASE_STEM(null_advance), .battle = true},
	[NULL_OPERATIONS] = {.name = "Operations", .rule = CITE_TURNS, PHASE_STEM(null_operations), .alternates = true},
};
