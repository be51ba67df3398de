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
	event_note(ev, EVENT_TURN, NOBODY, NONE, NONE, NONE, p->header.turn, NONE);
	null_draw(s, p, ev);
	p->header.phasing = SIDE_0;
	phase_goto(p, NULL_PLAN, SIDE_0);
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
		return phase_refuse(s, o, CITE_PLAN, "choose a plan, \"plan 0\" or \"plan 1\"", e);
	if (o->number < 0 || o->number >= NULL_PLANS)
		return error_set(e, NULL, NULL, s->rules->cites[CITE_PLAN], "there is no plan %d, only 0 and 1",
				 o->number);
	return true;
}

static void plan_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	(void)s;
	enum side side = (enum side)o->side;
	null_at(p)->plan[side] = (int8_t)o->number;
	struct event chosen = event_make(EVENT_SECRET, side, NONE, NONE, NONE, o->number, NONE), closed = chosen;
	closed.number = NONE;
	event_note_hidden(ev, chosen, closed);
	if (side == SIDE_0)
		phase_goto(p, NULL_PLAN, SIDE_1);
	else
		phase_goto(p, NULL_MOVE, SIDE_0);
}

/* --- marches --- */

static void move_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	(void)s;
	p->header.phasing = (int8_t)frame_now(p)->side;
	event_note(ev, EVENT_PHASE, p->header.phasing, NONE, NONE, NONE, NULL_MOVE, NONE);
}

static void move_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	int held = set_next(&p->hand, 0);
	if (held == NONE) {
		prompt_ask(out, VERB(VERB_TAKE) | VERB(VERB_MARCH) | VERB(VERB_DONE), 0, "March a counter, or end the march");
		return;
	}
	prompt_ask(out, VERB(VERB_MARCH) | VERB(VERB_DONE), 1, "Where does %s march?", s->piece[held].name);
	text_set(&out->why_not, "%s is in hand and has to march first", s->piece[held].name);
}

static void move_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	int side = frame_now(p)->side, held = set_next(&p->hand, 0);
	if (held == NONE) {
		for (int i = 0; i < s->pieces; i++)
			if (s->piece[i].side == side)
				orders_add(out, order_make(VERB_TAKE, side, i, NONE, NONE));
		orders_add(out, order_make(VERB_DONE, side, NONE, NONE, NONE));
		return;
	}
	const struct place *here = &s->board.at[p->piece[held].place];
	for (int i = 0; i < here->links; i++)
		orders_add(out, order_make(VERB_MARCH, side, held, here->link[i].to, NONE));
}

static bool can_enter(const struct scenario *s, const struct position *p, int side, int place)
{
	int there = null_standing(s, p, place);
	return there == NONE || s->piece[there].side != side;
}

/* The march rules for one counter and one place; its own side only asks about its own counters. */
static bool can_march(const struct scenario *s, const struct position *p, int piece, int place, struct error *e)
{
	const char *rule = s->rules->cites[CITE_MARCH];
	if (board_link(&s->board, p->piece[piece].place, place) == NONE)
		return error_set(e, NULL, NULL, rule, "%s is no neighbour of %s", s->board.at[place].id,
				 s->board.at[p->piece[piece].place].id);
	if (!can_enter(s, p, s->piece[piece].side, place))
		return error_set(e, NULL, NULL, rule, "one of your own counters stands in %s", s->board.at[place].id);
	return true;
}

static bool can_take(const struct scenario *s, const struct position *p, int piece, int side, struct error *e)
{
	const char *rule = s->rules->cites[CITE_MARCH];
	if (s->piece[piece].side != side)
		return error_set(e, NULL, NULL, rule, "%s is not yours to march", s->piece[piece].id);
	if (p->piece[piece].place < 0)
		return error_set(e, NULL, NULL, rule, "%s is lost", s->piece[piece].name);
	if (set_has(&p->used, piece))
		return error_set(e, NULL, NULL, rule, "%s has marched this turn", s->piece[piece].name);
	const struct place *here = &s->board.at[p->piece[piece].place];
	for (int i = 0; i < here->links; i++)
		if (can_enter(s, p, side, here->link[i].to))
			return true;
	return error_set(e, NULL, NULL, rule, "%s has no free neighbouring area", s->piece[piece].name);
}

static bool move_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	int held = set_next(&p->hand, 0);
	switch (o->verb) {
	case VERB_TAKE:
		if (held != NONE)
			return phase_refuse(s, o, CITE_MARCH, "march the counter that is in hand", e);
		if (o->number != NONE)
			return phase_refuse(s, o, CITE_MARCH, "counters are taken one by one, without a number", e);
		return can_take(s, p, o->piece, o->side, e);
	case VERB_MARCH:
		if (held == NONE)
			return phase_refuse(s, o, CITE_MARCH, "take a counter first", e);
		if (o->piece != held)
			return phase_refuse(s, o, CITE_MARCH, "march the counter that is in hand", e);
		return can_march(s, p, held, o->place, e);
	case VERB_DONE:
		return held == NONE || phase_refuse(s, o, CITE_MARCH, "march the counter that is in hand", e);
	default:
		return phase_refuse(s, o, CITE_MARCH, "take a counter, march it, or end with \"done\"", e);
	}
}

static void begin_assault(const struct scenario *s, struct position *p, int piece, int place, struct events *ev)
{
	int target = null_standing(s, p, place);
	null_say_piece(s, p, ev, EVENT_ATTACK, piece, p->piece[piece].place, place);
	struct frame *f = frame_push(p, NULL_ASSAULT, (enum side)s->piece[target].side);
	f->piece = (int16_t)piece;
	f->place = (int16_t)place;
	f->target = (int16_t)target;
}

static void march(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	set_clear(&p->hand);
	set_add(&p->used, o->piece);
	if (null_standing(s, p, o->place) != NONE) {
		begin_assault(s, p, o->piece, o->place, ev);
		return;
	}
	null_say_piece(s, p, ev, EVENT_MOVE, o->piece, p->piece[o->piece].place, o->place);
	p->piece[o->piece].place = o->place;
}

static void move_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	if (o->verb == VERB_TAKE) {
		set_add(&p->hand, o->piece);
		null_say_piece(s, p, ev, EVENT_TAKE, o->piece, p->piece[o->piece].place, NONE);
	} else if (o->verb == VERB_MARCH) {
		march(s, p, o, ev);
	} else if (o->side == SIDE_0) {
		phase_goto(p, NULL_MOVE, SIDE_1);
	} else {
		phase_goto(p, NULL_END, SIDE_1);
	}
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
		return phase_refuse(s, o, CITE_CARD, "lay a card, or \"stand\"", e);
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

static void end_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	if (p->header.turn < s->last_turn) {
		p->header.turn++;
		phase_goto(p, NULL_TURN, SIDE_0);
		return;
	}
	int blue = null_alive(s, p, SIDE_0), red = null_alive(s, p, SIDE_1);
	if (blue == red)
		null_finish(s, p, NOBODY, LEVEL_DRAW, ev);
	else
		null_finish(s, p, blue > red ? SIDE_0 : SIDE_1, LEVEL_COUNTERS, ev);
}

const struct phase null_phases[NULL_ROWS] = {
	[NULL_TURN] = {.name = "Draw", .rule = CITE_DRAW, .enter = turn_enter},
	[NULL_PLAN] = {.name = "Plan", .rule = CITE_PLAN, .ask = plan_ask, .list = plan_list, .can = plan_can,
		       .act = plan_act},
	[NULL_MOVE] = {.name = "March", .rule = CITE_MARCH, PHASE_STEM(move)},
	[NULL_ASSAULT] = {.name = "Assault", .rule = CITE_CARD, PHASE_STEM(assault)},
	[NULL_END] = {.name = "End of the turn", .rule = CITE_VICTORY, .enter = end_enter},
};
