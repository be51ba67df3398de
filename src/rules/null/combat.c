/* === 5 Assaults that are built up === First all marches of a side, then its assaults: a target, who takes part, how. */
#include "rules/null/null.h"

/* --- 5.1 building --- */

bool null_can_assault(const struct scenario *s, const struct position *p, int piece, int place)
{
	return p->piece[piece].place >= 0 && !set_has(&p->free, piece) && !(p->piece[piece].flags & FLAG_FROZEN) &&
	       null_joined(s, p, p->piece[piece].place, place);
}

/* The next counter of a side that could assault this place. */
static int next_able(const struct scenario *s, const struct position *p, int side, int place, int from)
{
	for (int i = from; i < s->pieces; i++)
		if (s->piece[i].side == side && null_can_assault(s, p, i, place))
			return i;
	return NONE;
}

bool null_target(const struct scenario *s, const struct position *p, int side, int place)
{
	return null_count(s, p, place, side_other((enum side)side)) && next_able(s, p, side, place, 0) != NONE;
}

/* The place after `from` that the side could assault, or NONE. */
static int next_target(const struct scenario *s, const struct position *p, int side, int from)
{
	for (int at = from; at < s->board.count; at++)
		if (null_target(s, p, side, at))
			return at;
	return NONE;
}

static void end_combat(struct position *p)
{
	if (frame_now(p)->side == SIDE_0)
		phase_goto(p, NULL_MOVE, SIDE_1);
	else
		phase_goto(p, NULL_END, SIDE_1);
}

void null_combat_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	int side = frame_now(p)->side;
	event_note(ev, EVENT_PHASE, side, NONE, NONE, NONE, NULL_COMBAT, NONE);
	if (next_target(s, p, side, 0) == NONE)
		end_combat(p);
}

void null_combat_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	const struct frame *f = frame_now(p);
	if (f->place == NONE) {
		prompt_ask(out, VERB(VERB_ATTACK_PLACE) | VERB(VERB_DONE), 0, "Name a place to assault, or end the phase");
		return;
	}
	out->place = f->place;
	prompt_ask(out, VERB(VERB_WITH) | VERB(VERB_CHOOSE) | VERB(VERB_COMMIT), 1, "Who assaults %s, and how?",
		   s->board.at[f->place].id);
	text_set(&out->why_not, "the assault on %s has to be given first", s->board.at[f->place].id);
}

void null_combat_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct frame *f = frame_now(p);
	if (f->place == NONE) {
		for (int at = next_target(s, p, f->side, 0); at >= 0; at = next_target(s, p, f->side, at + 1))
			orders_add(out, order_make(VERB_ATTACK_PLACE, f->side, NONE, at, NONE));
		orders_add(out, order_make(VERB_DONE, f->side, NONE, NONE, NONE));
		return;
	}
	for (int i = next_able(s, p, f->side, f->place, 0); i >= 0; i = next_able(s, p, f->side, f->place, i + 1))
		if (!set_has(&p->hand, i))
			orders_add(out, order_make(VERB_WITH, f->side, i, NONE, NONE));
	for (int k = NULL_PROBE; f->number == NONE && k <= NULL_PRESS; k++)
		orders_add(out, order_make(VERB_CHOOSE, f->side, NONE, NONE, k));
	if (f->number != NONE && !set_empty(&p->hand))
		orders_add(out, order_make(VERB_COMMIT, f->side, NONE, NONE, NONE));
}

static bool can_begin(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	const char *rule = s->rules->cites[CITE_BUILT], *id;
	if (o->verb == VERB_DONE)
		return true;
	if (o->verb != VERB_ATTACK_PLACE)
		return phase_refuse(s, CITE_BUILT, "name a place to assault, or end the phase", e);
	id = s->board.at[o->place].id;
	if (!null_count(s, p, o->place, side_other((enum side)o->side)))
		return error_set(e, NULL, NULL, rule, "no enemy stands in %s", id);
	return null_target(s, p, o->side, o->place) ||
	       error_set(e, NULL, NULL, rule, "nobody that may still assault stands next to %s", id);
}

static bool can_build(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	const struct frame *f = frame_now(p);
	const char *rule = s->rules->cites[CITE_BUILT];
	switch (o->verb) {
	case VERB_WITH:
		if (o->number != NONE || s->piece[o->piece].side != o->side || set_has(&p->hand, o->piece))
			return phase_refuse(s, CITE_BUILT, "each of your counters joins once", e);
		if (set_has(&p->free, o->piece))
			return error_set(e, NULL, NULL, rule, "%s has assaulted this turn", s->piece[o->piece].name);
		if (p->piece[o->piece].flags & FLAG_FROZEN)
			return error_set(e, NULL, NULL, s->rules->cites[CITE_FROZEN], "%s may not leave its post",
					 s->piece[o->piece].name);
		return null_can_assault(s, p, o->piece, f->place) ||
		       error_set(e, NULL, NULL, rule, "%s has no way into %s", s->piece[o->piece].name, s->board.at[f->place].id);
	case VERB_CHOOSE:
		if (f->number != NONE || (o->number != NULL_PROBE && o->number != NULL_PRESS))
			return phase_refuse(s, CITE_BUILT, "choose once: a probe or a full assault", e);
		return true;
	case VERB_COMMIT:
		return (f->number != NONE && !set_empty(&p->hand)) ||
		       phase_refuse(s, CITE_BUILT, "name who assaults, and choose how", e);
	default:
		return phase_refuse(s, CITE_BUILT, "give the assault that was begun", e);
	}
}

bool null_combat_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	return frame_now(p)->place == NONE ? can_begin(s, p, o, e) : can_build(s, p, o, e);
}

/* [5.1] What was built is declared: the defender may answer it. */
static void commit(const struct scenario *s, struct position *p, struct events *ev)
{
	struct frame *f = frame_top(p);
	struct null_assault a;
	int place = f->place, choice = f->number;
	null_gather(s, p, &p->hand, place, &a);
	for (int i = set_next(&p->hand, 0); i >= 0; i = set_next(&p->hand, i + 1)) {
		p->piece[i].flags |= FLAG_ATTACKS;
		set_add(&p->free, i);
		null_say_piece(s, p, ev, EVENT_ATTACK, i, p->piece[i].place, place);
	}
	set_clear(&p->hand);
	f->place = f->number = NONE;
	f = frame_push(p, NULL_ASSAULT, side_other((enum side)f->side));
	f->piece = (int16_t)a.lead;
	f->place = (int16_t)place;
	f->target = (int16_t)a.target;
	f->number = (int16_t)choice;
}

void null_combat_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	switch (o->verb) {
	case VERB_ATTACK_PLACE:
		frame_top(p)->place = o->place;
		break;
	case VERB_WITH:
		set_add(&p->hand, o->piece);
		break;
	case VERB_CHOOSE:
		frame_top(p)->number = o->number;
		break;
	case VERB_COMMIT:
		commit(s, p, ev);
		break;
	default:
		end_combat(p);
	}
}

/* --- 4.4 retreat --- */

static bool can_go_back(const struct scenario *s, const struct position *p, int piece, int place)
{
	return null_joined(s, p, p->piece[piece].place, place) && null_room(s, p, place, s->piece[piece].side, 1);
}

static bool has_way_back(const struct scenario *s, const struct position *p, int piece)
{
	const struct place *here = &s->board.at[p->piece[piece].place];
	for (int i = 0; i < here->links; i++)
		if (here->link[i].to >= 0 && can_go_back(s, p, piece, here->link[i].to))
			return true;
	return false;
}

static int next_retreating(const struct scenario *s, const struct position *p, int side, int from)
{
	for (int i = from; i < s->pieces; i++)
		if (s->piece[i].side == side && p->piece[i].flags & FLAG_RETREATS)
			return i;
	return NONE;
}

/* [4.4] Who has no way back is lost. The row ends with the last of them. */
static void lose_stuck(const struct scenario *s, struct position *p, struct events *ev)
{
	int side = frame_now(p)->side;
	for (int i = next_retreating(s, p, side, 0); i >= 0; i = next_retreating(s, p, side, i + 1))
		if (!has_way_back(s, p, i)) {
			null_lose(s, p, i, ev);
			if (p->header.result.over)
				return;
		}
	if (next_retreating(s, p, side, 0) == NONE)
		frame_pop(p);
}

void null_retreat_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	lose_stuck(s, p, ev);
}

void null_retreat_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	const struct frame *f = frame_now(p);
	out->reaction = true;
	out->place = f->place;
	prompt_ask(out, VERB(VERB_RETREAT), 1, "%s is lost: where do you retreat?", s->board.at[f->place].id);
}

void null_retreat_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	int side = frame_now(p)->side;
	for (int i = next_retreating(s, p, side, 0); i >= 0; i = next_retreating(s, p, side, i + 1)) {
		const struct place *here = &s->board.at[p->piece[i].place];
		for (int k = 0; k < here->links; k++)
			if (here->link[k].to >= 0)
				orders_add(out, order_make(VERB_RETREAT, side, i, here->link[k].to, NONE));
	}
}

bool null_retreat_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	const char *rule = s->rules->cites[CITE_RETREAT];
	if (o->verb != VERB_RETREAT)
		return phase_refuse(s, CITE_RETREAT, "retreat with those that must", e);
	if (s->piece[o->piece].side != o->side || !(p->piece[o->piece].flags & FLAG_RETREATS))
		return error_set(e, NULL, NULL, rule, "%s does not have to retreat", s->piece[o->piece].name);
	return can_go_back(s, p, o->piece, o->place) ||
	       error_set(e, NULL, NULL, rule, "%s cannot retreat to %s", s->piece[o->piece].name, s->board.at[o->place].id);
}

void null_retreat_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct piece *k = &p->piece[o->piece];
	struct event back = event_make(EVENT_RETREAT, o->side, o->piece, k->place, o->place, NONE, CITE_RETREAT);
	event_step(ev, &back);
	event_add(ev, back);
	k->place = o->place;
	k->flags &= (uint16_t)~FLAG_RETREATS;
	null_hold(s, p, o->place, o->side, ev);
	lose_stuck(s, p, ev);
}

/* --- 4.5 advance --- */

static int next_advancing(const struct scenario *s, const struct position *p, int from)
{
	for (int i = from; i < s->pieces; i++)
		if (p->piece[i].flags & FLAG_ATTACKS)
			return i;
	return NONE;
}

static void advance(const struct scenario *s, struct position *p, int piece, int place, struct events *ev)
{
	int from = p->piece[piece].place;
	p->piece[piece].place = (int16_t)place;
	p->piece[piece].flags &= (uint16_t)~FLAG_ATTACKS;
	null_say_piece(s, p, ev, EVENT_ADVANCE, piece, from, place);
	null_hold(s, p, place, s->piece[piece].side, ev);
}

static void end_advance(const struct scenario *s, struct position *p)
{
	for (int i = next_advancing(s, p, 0); i >= 0; i = next_advancing(s, p, i + 1))
		p->piece[i].flags &= (uint16_t)~FLAG_ATTACKS;
	frame_pop(p);
}

/* In turns the whole group goes in; after an assault that was built up its owner picks who does. */
void null_advance_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	int place = frame_now(p)->place;
	bool picks = null_with(s, NULL_BUILT);
	for (int i = next_advancing(s, p, 0); !picks && i >= 0; i = next_advancing(s, p, i + 1))
		advance(s, p, i, place, ev);
	if (!picks)
		frame_pop(p);
}

void null_advance_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	const struct frame *f = frame_now(p);
	out->place = f->place;
	prompt_ask(out, VERB(VERB_ADVANCE) | VERB(VERB_DONE), 0, "%s is taken: who advances?", s->board.at[f->place].id);
}

void null_advance_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct frame *f = frame_now(p);
	for (int i = next_advancing(s, p, 0); i >= 0; i = next_advancing(s, p, i + 1))
		orders_add(out, order_make(VERB_ADVANCE, f->side, i, f->place, NONE));
	orders_add(out, order_make(VERB_DONE, f->side, NONE, NONE, NONE));
}

bool null_advance_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	const struct frame *f = frame_now(p);
	if (o->verb == VERB_DONE)
		return true;
	if (o->verb != VERB_ADVANCE || o->place != f->place || !(p->piece[o->piece].flags & FLAG_ATTACKS))
		return phase_refuse(s, CITE_ADVANCE, "advance with those that assaulted, or end the phase", e);
	return null_room(s, p, o->place, o->side, 1) ||
	       error_set(e, NULL, NULL, s->rules->cites[CITE_STACK], "%s has no room for more than %d", s->board.at[o->place].id,
			 NULL_STACK_LIMIT);
}

void null_advance_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	if (o->verb == VERB_ADVANCE)
		advance(s, p, o->piece, o->place, ev);
	if (o->verb == VERB_DONE || next_advancing(s, p, 0) == NONE)
		end_advance(s, p);
}
