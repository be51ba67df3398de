/* === 3 March === One counter or a group of one place goes to a neighbour; in turns and phases alike. */
#include "rules/null/null.h"

#include <string.h>

/* [3.1] Alone, or up to three of a side where stacks are allowed; an enemy is assaulted, or not entered ([5.1]). */
static bool can_enter(const struct scenario *s, const struct position *p, int side, int place, int group)
{
	if (null_count(s, p, place, side_other((enum side)side)))
		return !null_with(s, NULL_BUILT);
	return null_room(s, p, place, side, group);
}

/* --- 3.3 points of march --- */

/* [3.3] Clear ground and villages cost one, other ground two; a road one; a stream and a ford one more. */
static int cost(const struct scenario *s, const struct link *way)
{
	int ground = s->board.at[way->to].terrain, more = (way->feature & (EDGE_STREAM | EDGE_FORD)) != 0;
	if (way->feature & EDGE_ROAD)
		return 1;
	return more + (ground == TERRAIN_CLEAR || ground == TERRAIN_TOWN || ground == TERRAIN_REDOUBT ? 1 : 2);
}

/* [3.3] Foot has three points a turn, horse five. */
static int left(const struct scenario *s, const struct position *p, int piece)
{
	return (null_horse(s, piece) ? NULL_HORSE_POINTS : NULL_FOOT_POINTS) - p->piece[piece].used;
}

int null_price(const struct scenario *s, const struct position *p, int piece, const struct link *way)
{
	if (!null_with(s, NULL_POINTS))
		return 1;
	return left(s, p, piece) < cost(s, way) ? NONE : cost(s, way);
}

static bool can_pay(const struct scenario *s, const struct position *p, int piece, const struct link *way)
{
	return null_price(s, p, piece, way) != NONE;
}

static bool group_pays(const struct scenario *s, const struct position *p, int one_more, const struct link *way)
{
	for (int i = set_next(&p->hand, 0); i >= 0; i = set_next(&p->hand, i + 1))
		if (!can_pay(s, p, i, way))
			return false;
	return one_more == NONE || can_pay(s, p, one_more, way);
}

/* Is there a neighbour that the counter can go to, with those that are in hand? */
static bool has_way(const struct scenario *s, const struct position *p, int piece, int group)
{
	int at = p->piece[piece].place;
	const struct place *here = &s->board.at[at];
	for (int i = 0; i < here->links; i++) {
		int to = null_way(s, p, at, i);
		if (to != NONE && can_enter(s, p, s->piece[piece].side, to, group) && group_pays(s, p, piece, &here->link[i]))
			return true;
	}
	return false;
}

/* --- taking up --- */

static bool gone(const struct scenario *s, const struct position *p, int piece, struct error *e)
{
	const char *rule = s->rules->cites[CITE_MARCH], *name = s->piece[piece].name;
	switch (p->piece[piece].place) {
	case NULL_EXITED:
		return error_set(e, NULL, NULL, s->rules->cites[CITE_EXIT], "%s has left the map", name);
	case NULL_LATER:
		return error_set(e, NULL, NULL, s->rules->cites[CITE_ARRIVAL], "%s has not come yet", name);
	case NULL_UNUSED:
		return error_set(e, NULL, NULL, rule, "%s takes no part in this scenario", name);
	default:
		return error_set(e, NULL, NULL, rule, "%s is lost", name);
	}
}

bool null_can_take(const struct scenario *s, const struct position *p, int piece, int side, int held, struct error *e)
{
	const char *rule = s->rules->cites[CITE_MARCH];
	if (s->piece[piece].side != side)
		return error_set(e, NULL, NULL, rule, "%s is not yours to march", s->piece[piece].id);
	if (p->piece[piece].place < 0)
		return gone(s, p, piece, e);
	if (p->piece[piece].flags & FLAG_FROZEN)
		return error_set(e, NULL, NULL, s->rules->cites[CITE_FROZEN], "%s waits until an enemy is within %d",
				 s->piece[piece].name, NULL_ALARM);
	if (null_with(s, NULL_POINTS) ? left(s, p, piece) <= 0 : set_has(&p->used, piece))
		return error_set(e, NULL, NULL, rule, "%s has marched this turn", s->piece[piece].name);
	if (!held && null_own(s)->exit[side] == p->piece[piece].place && null_with(s, NULL_TURNS))
		return true;
	if (has_way(s, p, piece, held + 1))
		return true;
	return error_set(e, NULL, NULL, rule, "%s has no free neighbouring area", s->piece[piece].name);
}

/* [3.4] A group is of one place. */
static bool can_join(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	int held = frame_now(p)->piece;
	if (!null_with(s, NULL_STACKS) || held == NONE)
		return phase_refuse(s, CITE_STACK, "take a counter of a stack first", e);
	if (o->number != NONE)
		return phase_refuse(s, CITE_STACK, "counters join one by one, without a number", e);
	if (set_has(&p->hand, o->piece) || p->piece[o->piece].place != p->piece[held].place)
		return phase_refuse(s, CITE_STACK, "who joins stands in the same place and is not in hand", e);
	return null_can_take(s, p, o->piece, o->side, set_count(&p->hand), e);
}

/* --- marching --- */

bool null_can_march(const struct scenario *s, const struct position *p, int place, struct error *e)
{
	const char *rule = s->rules->cites[CITE_MARCH];
	int held = set_next(&p->hand, 0), from = p->piece[held].place, link = board_link(&s->board, from, place);
	const char *to = s->board.at[place].id;
	if (link == NONE)
		return error_set(e, NULL, NULL, rule, "%s is no neighbour of %s", to, s->board.at[from].id);
	if (null_way(s, p, from, link) == NONE)
		return error_set(e, NULL, NULL, s->rules->cites[CITE_GROUND], "there is no way from %s to %s", s->board.at[from].id, to);
	if (!can_enter(s, p, s->piece[held].side, place, set_count(&p->hand))) {
		if (null_count(s, p, place, side_other((enum side)s->piece[held].side)))
			return error_set(e, NULL, NULL, rule, "an enemy stands in %s; assaults come after the march", to);
		if (null_with(s, NULL_STACKS))
			return error_set(e, NULL, NULL, s->rules->cites[CITE_STACK], "%s has no room for more than %d", to,
					 NULL_STACK_LIMIT);
		return error_set(e, NULL, NULL, rule, "one of your own counters stands in %s", to);
	}
	if (!group_pays(s, p, NONE, &s->board.at[from].link[link]))
		return error_set(e, NULL, NULL, s->rules->cites[CITE_POINTS], "%s costs %d points, too many", to,
				 cost(s, &s->board.at[from].link[link]));
	return true;
}

/* A march onto enemies: the strongest of each side meet. In turns it shows all of them. */
static void begin_assault(const struct scenario *s, struct position *p, int place, struct events *ev)
{
	struct null_assault a;
	null_gather(s, p, &p->hand, place, &a);
	null_say_piece(s, p, ev, EVENT_ATTACK, a.lead, p->piece[a.lead].place, place);
	for (int i = 0; null_with(s, NULL_TURNS) && i < s->pieces; i++) {
		if (set_has(&a.attackers, i))
			p->piece[i].flags |= FLAG_ATTACKS;
		if (set_has(&a.attackers, i) || set_has(&a.defenders, i))
			null_reveal(s, p, i, ev);
	}
	struct frame *f = frame_push(p, NULL_ASSAULT, side_other((enum side)s->piece[a.lead].side));
	f->piece = (int16_t)a.lead;
	f->place = (int16_t)place;
	f->target = (int16_t)a.target;
}

/* [3.3] Who comes next to an enemy stops. */
static void pay(const struct scenario *s, struct position *p, int piece, const struct link *way)
{
	int all = null_horse(s, piece) ? NULL_HORSE_POINTS : NULL_FOOT_POINTS;
	if (null_with(s, NULL_POINTS))
		p->piece[piece].used = (uint8_t)(null_near(s, p, way->to, s->piece[piece].side) ? all
												 : p->piece[piece].used + cost(s, way));
}

void null_march(const struct scenario *s, struct position *p, int place, struct events *ev)
{
	struct set group = p->hand;
	int lead = set_next(&group, 0), from = p->piece[lead].place;
	const struct link *way = &s->board.at[from].link[board_link(&s->board, from, place)];
	for (int i = lead; i >= 0; i = set_next(&group, i + 1))
		set_add(&p->used, i);
	if (null_count(s, p, place, side_other((enum side)s->piece[lead].side))) {
		begin_assault(s, p, place, ev);
		set_clear(&p->hand);
		return;
	}
	set_clear(&p->hand);
	for (int i = lead; i >= 0; i = set_next(&group, i + 1)) {
		pay(s, p, i, way);
		null_say_piece(s, p, ev, EVENT_MOVE, i, from, place);
		p->piece[i].place = (int16_t)place;
	}
	null_hold(s, p, place, s->piece[lead].side, ev);
}

void null_list_group(const struct scenario *s, const struct position *p, struct orders *out)
{
	int side = frame_now(p)->side, held = set_next(&p->hand, 0);
	for (int i = 0; i < s->pieces; i++)
		if (s->piece[i].side == side && (held == NONE || (null_with(s, NULL_STACKS) && !set_has(&p->hand, i))))
			orders_add(out, order_make(held == NONE ? VERB_TAKE : VERB_WITH, side, i, NONE, NONE));
	if (held == NONE)
		return;
	int lead = null_with(s, NULL_STACKS) ? frame_now(p)->piece : held;
	const struct place *here = &s->board.at[p->piece[held].place];
	for (int i = 0; i < here->links; i++)
		if (here->link[i].to >= 0)
			orders_add(out, order_make(VERB_MARCH, side, lead, here->link[i].to, NONE));
}

bool null_can_group(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	int held = set_next(&p->hand, 0);
	if (o->verb == VERB_TAKE) {
		if (held != NONE)
			return phase_refuse(s, CITE_MARCH, "march the counter that is in hand", e);
		if (o->number != NONE)
			return phase_refuse(s, CITE_MARCH, "counters are taken one by one, without a number", e);
		return null_can_take(s, p, o->piece, o->side, 0, e);
	}
	if (o->verb == VERB_WITH)
		return can_join(s, p, o, e);
	if (held == NONE)
		return phase_refuse(s, CITE_MARCH, "take a counter first", e);
	if (o->piece != (null_with(s, NULL_STACKS) ? frame_now(p)->piece : held))
		return phase_refuse(s, CITE_MARCH, "march the counter that is in hand", e);
	return null_can_march(s, p, o->place, e);
}

void null_group(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	if (o->verb == VERB_TAKE && null_with(s, NULL_STACKS))
		frame_top(p)->piece = o->piece;
	set_add(&p->hand, o->piece);
	null_say_piece(s, p, ev, EVENT_TAKE, o->piece, p->piece[o->piece].place, NONE);
}

/* --- the phase --- */

/* [3.5] A garrison that an enemy comes near to is free from its next march on. */
static void release(const struct scenario *s, struct position *p, int side, struct events *ev)
{
	for (int i = 0; i < s->pieces; i++) {
		if (!(p->piece[i].flags & FLAG_FROZEN) || s->piece[i].side != side || p->piece[i].place < 0)
			continue;
		for (int k = 0; k < s->pieces; k++)
			if (s->piece[k].side != side && p->piece[k].place >= 0 &&
			    board_distance(&s->board, p->piece[i].place, p->piece[k].place) <= NULL_ALARM) {
				p->piece[i].flags &= (uint16_t)~FLAG_FROZEN;
				event_note(ev, EVENT_RELEASE, side, i, NONE, p->piece[i].place, NONE, CITE_FROZEN);
				break;
			}
	}
}

void null_move_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	p->header.phasing = (int8_t)frame_now(p)->side;
	event_note(ev, EVENT_PHASE, p->header.phasing, NONE, NONE, NONE, NULL_MOVE, NONE);
	release(s, p, p->header.phasing, ev);
}

void null_move_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	int held = set_next(&p->hand, 0);
	uint64_t group = null_with(s, NULL_STACKS) ? VERB(VERB_WITH) : 0, come = null_with(s, NULL_OPEN) ? VERB(VERB_PUT) : 0;
	if (held == NONE) {
		prompt_ask(out, VERB(VERB_TAKE) | group | come | VERB(VERB_MARCH) | VERB(VERB_DONE), 0,
			   "March a counter, or end the march");
		return;
	}
	prompt_ask(out, (group ? group | VERB(VERB_TAKE) : 0) | VERB(VERB_MARCH) | VERB(VERB_DONE), 1, "Where does %s march?",
		   s->piece[held].name);
	text_set(&out->why_not, "%s is in hand and has to march first", s->piece[held].name);
}

/* [3.6] Who is due comes in at the printed place when there is room. */
static bool can_arrive(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	const char *rule = s->rules->cites[CITE_ARRIVAL];
	const struct print *k = &s->piece[o->piece];
	if (k->side != o->side || p->piece[o->piece].place != NULL_LATER)
		return error_set(e, NULL, NULL, rule, "%s does not arrive", k->name);
	if (o->number != NONE)
		return phase_refuse(s, CITE_ARRIVAL, "counters arrive one by one, without a number", e);
	if (k->enter_turn > p->header.turn)
		return error_set(e, NULL, NULL, rule, "%s comes on turn %d", k->name, k->enter_turn);
	if (o->place != k->enter_place)
		return error_set(e, NULL, NULL, rule, "%s comes in at %s", k->name, s->board.at[k->enter_place].id);
	if (!null_room(s, p, o->place, o->side, 1))
		return error_set(e, NULL, NULL, rule, "there is no room in %s", s->board.at[o->place].id);
	return true;
}

void null_move_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	int side = frame_now(p)->side;
	null_list_group(s, p, out);
	if (!set_empty(&p->hand))
		return;
	for (int i = 0; i < s->pieces; i++)
		if (s->piece[i].side == side && p->piece[i].place == NULL_LATER)
			orders_add(out, order_make(VERB_PUT, side, i, s->piece[i].enter_place, NONE));
	orders_add(out, order_make(VERB_DONE, side, NONE, NONE, NONE));
}

bool null_move_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	bool held = !set_empty(&p->hand);
	switch (o->verb) {
	case VERB_TAKE:
	case VERB_WITH:
	case VERB_MARCH:
		return null_can_group(s, p, o, e);
	case VERB_PUT:
		if (held)
			return phase_refuse(s, CITE_MARCH, "march the counter that is in hand", e);
		return can_arrive(s, p, o, e);
	case VERB_DONE:
		return !held || phase_refuse(s, CITE_MARCH, "march the counter that is in hand", e);
	default:
		return phase_refuse(s, CITE_MARCH, "take a counter, march it, or end the phase", e);
	}
}

/* The march of a side is over: its assaults, where they are built up, or the other's march. */
static void end_march(const struct scenario *s, struct position *p, enum side side)
{
	if (null_with(s, NULL_BUILT))
		phase_goto(p, NULL_COMBAT, side);
	else if (side == SIDE_0)
		phase_goto(p, NULL_MOVE, SIDE_1);
	else
		phase_goto(p, NULL_END, SIDE_1);
}

void null_move_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	switch (o->verb) {
	case VERB_TAKE:
	case VERB_WITH:
		null_group(s, p, o, ev);
		break;
	case VERB_MARCH:
		frame_top(p)->piece = NONE;
		null_march(s, p, o->place, ev);
		break;
	case VERB_PUT:
		p->piece[o->piece].place = o->place;
		set_add(&p->used, o->piece);
		p->piece[o->piece].used = (uint8_t)(null_horse(s, o->piece) ? NULL_HORSE_POINTS : NULL_FOOT_POINTS);
		event_note(ev, EVENT_ARRIVE, o->side, o->piece, NONE, o->place, NONE, CITE_ARRIVAL);
		null_hold(s, p, o->place, o->side, ev);
		break;
	default:
		end_march(s, p, (enum side)o->side);
	}
}
