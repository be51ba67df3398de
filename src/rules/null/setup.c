/* === 8 Set-up === The first position; where the scenario says so each side lays out its own counters. */
#include "rules/null/null.h"

/* --- the free set-up --- */

static int waiting(const struct scenario *s, const struct position *p, int side, int from)
{
	for (int i = from; i < s->pieces; i++)
		if (s->piece[i].side == side && p->piece[i].place == NULL_WAITING)
			return i;
	return NONE;
}

/* Both have set up: the game begins. */
static void go_on(const struct scenario *s, struct position *p, int side)
{
	if (waiting(s, p, side, 0) != NONE)
		return;
	if (side == SIDE_0)
		phase_goto(p, NULL_SETUP, SIDE_1);
	else
		phase_goto(p, NULL_TURN, SIDE_0);
}

void null_setup_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	p->header.phasing = (int8_t)frame_now(p)->side;
	event_note(ev, EVENT_PHASE, p->header.phasing, NONE, NONE, NONE, NULL_SETUP, NONE);
	go_on(s, p, p->header.phasing);
}

void null_setup_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	int side = frame_now(p)->side, n = 0, all = 0;
	for (int i = waiting(s, p, side, 0); i >= 0; i = waiting(s, p, side, i + 1))
		n++;
	for (int i = 0; i < s->pieces; i++)
		all += s->piece[i].side == side && s->piece[i].setup != NONE;
	prompt_ask(out, VERB(VERB_PUT) | VERB(VERB_REST), 0, "Set up your counters, one to a hex");
	out->left = (int16_t)n;
	out->of = (int16_t)all;
}

void null_setup_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	int side = frame_now(p)->side;
	const struct set *zone = &null_own(s)->zone[side];
	for (int i = waiting(s, p, side, 0); i >= 0; i = waiting(s, p, side, i + 1))
		for (int at = set_next(zone, 0); at >= 0; at = set_next(zone, at + 1))
			if (null_standing(s, p, at) == NONE && out->n < MAX_ORDERS - 1)
				orders_add(out, order_make(VERB_PUT, side, i, at, NONE));
	orders_add(out, order_make(VERB_REST, side, NONE, NONE, NONE));
}

bool null_setup_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	const char *rule = s->rules->cites[CITE_SETUP];
	if (o->verb == VERB_REST)
		return true;
	if (o->verb != VERB_PUT || o->number != NONE)
		return phase_refuse(s, CITE_SETUP, "put a counter into its zone, or leave it to the program", e);
	if (s->piece[o->piece].side != o->side)
		return error_set(e, NULL, NULL, rule, "%s is not yours", s->piece[o->piece].id);
	if (p->piece[o->piece].place != NULL_WAITING)
		return error_set(e, NULL, NULL, rule, "%s does not wait to be set up", s->piece[o->piece].name);
	if (o->place > 255 || !set_has(&null_own(s)->zone[o->side], o->place))
		return error_set(e, NULL, NULL, rule, "%s is not in your zone", s->board.at[o->place].id);
	if (null_standing(s, p, o->place) != NONE)
		return error_set(e, NULL, NULL, rule, "a counter stands in %s", s->board.at[o->place].id);
	return true;
}

static void put(const struct scenario *s, struct position *p, int piece, int place, struct events *ev)
{
	p->piece[piece].place = (int16_t)place;
	event_note(ev, EVENT_ARRIVE, s->piece[piece].side, piece, NONE, place, NONE, CITE_SETUP);
	null_hold(s, p, place, s->piece[piece].side, ev);
}

/* [8.1] The rest goes where the scenario prints it, or when that is taken to the first free place of the zone. */
static void put_rest(const struct scenario *s, struct position *p, int side, struct events *ev)
{
	const struct set *zone = &null_own(s)->zone[side];
	for (int i = waiting(s, p, side, 0); i >= 0; i = waiting(s, p, side, i + 1))
		if (null_standing(s, p, s->piece[i].setup) == NONE)
			put(s, p, i, s->piece[i].setup, ev);
	for (int i = waiting(s, p, side, 0); i >= 0; i = waiting(s, p, side, i + 1))
		for (int at = set_next(zone, 0); at >= 0; at = set_next(zone, at + 1))
			if (null_standing(s, p, at) == NONE) {
				put(s, p, i, at, ev);
				break;
			}
}

void null_setup_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	if (o->verb == VERB_REST)
		put_rest(s, p, o->side, ev);
	else
		put(s, p, o->piece, o->place, ev);
	go_on(s, p, o->side);
}
