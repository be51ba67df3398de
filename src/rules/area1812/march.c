/* The Basic Movement Segment: groups of units, from one place to the next. */
#include "rules/area1812/area1812.h"

#include <stdio.h>

/* === Movement: the Basic Movement Segment === */

/* What may still march from a place, by arm, beyond what is in hand. */
static int fresh(const struct scenario *s, const struct campaign *c, int side, int place, int arm)
{
	const struct land *g = land_of(s);
	int n = 0;
	if (!c->at[side][place][arm])
		return 0;
	for (int i = g->begin[side][arm]; i < g->end[side][arm]; i++)
		n += c->p.piece[i].place == place && !set_has(&c->p.used, i) && !set_has(&c->p.hand, i);
	return n;
}

/* [Movement B.1, Movement B.2, Supply C, reading 24] A corps and a carrier must be able to come along in the same
 * group. With one more unit of `arm` in hand: can the group be made one that may march? */
static bool completes(const struct scenario *s, const struct campaign *c, int side, int place, int arm, struct error *e)
{
	const struct land *g = land_of(s);
	int8_t ways[MAX_LINKS];
	int depots = ar_held(s, c, ARM_DP) + (arm == ARM_DP);
	int carriers = ar_held(s, c, ARM_SU) + (arm == ARM_SU) + fresh(s, c, side, place, ARM_SU) - (arm == ARM_SU);
	if (depots > carriers)
		return error_set(e, NULL, NULL, CITE(CITE_MOVEMENT_B2),
				 "a depot needs a supply unit to carry it, one each");
	if (arm <= ARM_CC || ar_held(s, c, ARM_IC) || ar_held(s, c, ARM_CC) || fresh(s, c, side, place, ARM_IC) ||
	    fresh(s, c, side, place, ARM_CC) || ar_ways(g, c, side, place, ways))
		return true;
	return error_set(e, NULL, NULL, CITE(CITE_MOVEMENT_B1),
			 "enemies are all around %s, and no corps can go along", CALLED(s, place));
}

/* [Movement, Movement A] Each unit marches once, from the area where its group stands. */
static bool can_take(const struct scenario *s, const struct campaign *c, int side, int piece, struct error *e)
{
	const struct land *g = land_of(s);
	const struct frame *f = frame_now(&c->p);
	int at = c->p.piece[piece].place;
	if (s->piece[piece].side != side)
		return error_set(e, NULL, NULL, CITE(CITE_MOVEMENT), "this unit is not yours to march");
	if (at < 0)
		return error_set(e, NULL, NULL, CITE(CITE_MOVEMENT), "%s is not on the map", s->piece[piece].name);
	if (set_has(&c->p.used, piece))
		return error_set(e, NULL, NULL, CITE(CITE_MOVEMENT), "%s has marched in this segment", s->piece[piece].name);
	if (set_has(&c->p.hand, piece))
		return error_set(e, NULL, NULL, CITE(CITE_MOVEMENT), "%s is in hand already", s->piece[piece].name);
	if (!set_empty(&c->p.hand) && at != f->place)
		return error_set(e, NULL, NULL, CITE(CITE_MOVEMENT), "a group sets out from one area, here %s",
				 CALLED(s, f->place));
	return completes(s, c, side, at, g->arm[piece], e);
}

/* [Movement A] One common border. [Movement B] Nothing but the marsh is closed. [Movement B.1, reading 25] Any
 * enemy unit makes a corps necessary. [Movement B.2, Supply C] A supply unit carries one depot. */
static bool can_march(const struct scenario *s, const struct campaign *c, int side, int to, struct error *e)
{
	const struct frame *f = frame_now(&c->p);
	if (s->board.at[to].kind & KIND_OFF_LIMITS)
		return error_set(e, NULL, NULL, CITE(CITE_MOVEMENT_B), "%s is off limits to all units", CALLED(s, to));
	if (board_link(&s->board, f->place, to) == NONE)
		return error_set(e, NULL, NULL, CITE(CITE_MOVEMENT), "%s has no common border with %s", CALLED(s, to),
				 CALLED(s, f->place));
	if (ar_units(c, 1 - side, to) && !ar_held(s, c, ARM_IC) && !ar_held(s, c, ARM_CC))
		return error_set(e, NULL, NULL, CITE(CITE_MOVEMENT_B1),
				 "the enemy stands in %s: a corps must go in the same group", CALLED(s, to));
	if (ar_held(s, c, ARM_DP) > ar_held(s, c, ARM_SU))
		return error_set(e, NULL, NULL, CITE(CITE_MOVEMENT_B2),
				 "each depot in the group needs a supply unit to carry it");
	return true;
}

/* [Sequence of Play A2] All of the side may march again. [reading 49] Control is first looked at here. */
void ar_march_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	set_clear(&p->used);
	set_clear(&campaign_at(p)->marked);
	event_note(ev, EVENT_PHASE, frame_now(p)->side, NONE, NONE, NONE, ROW_MARCH, CITE_MOVEMENT);
	ar_settle(s, campaign_at(p), ev);
}

/* "5 infantry, 2 cavalry" */
static void name_group(const struct scenario *s, const struct position *p, char *out, size_t size)
{
	static const char *const arms[ARMS] = {"infantry", "cavalry", "supply", "depot", "leader"};
	const struct campaign *c = campaign_of(p);
	size_t used = 0;
	out[0] = 0;
	for (int arm = 0; arm < ARMS; arm++) {
		int n = ar_held(s, c, arm);
		if (n && used + 16 < size)
			used += (size_t)snprintf(out + used, size - used, "%s%d %s%s", used ? ", " : "", n, arms[arm],
						 arm == ARM_LEADER && n > 1 ? "s" : "");
	}
}

void ar_march_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	const struct frame *f = frame_now(p);
	if (set_empty(&p->hand)) {
		prompt_ask(out, VERB(VERB_TAKE) | VERB(VERB_WITH) | VERB(VERB_MARCH) | VERB(VERB_MARKERS) | VERB(VERB_DONE), 0,
		       "Drag a unit to a neighbouring area, with Shift its whole stack; or click units together, then the area");
		return;
	}
	out->place = f->place;
	char group[96];
	name_group(s, p, group, sizeof group);
	prompt_ask(out, VERB(VERB_TAKE) | VERB(VERB_WITH) | VERB(VERB_REST) | VERB(VERB_MARCH), 1,
	       "%s from %s: where to? A click adds one more, a number key takes so many, Esc puts back", group,
	       CALLED(s, f->place));
	text_set(&out->why_not, "the units in hand have to march first");
}

/* Is there one more unit here that may join? */
static bool more_here(const struct scenario *s, const struct campaign *c, int side, int place)
{
	for (int arm = 0; arm < ARMS; arm++)
		if (fresh(s, c, side, place, arm) && completes(s, c, side, place, arm, NULL))
			return true;
	return false;
}

void ar_march_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct land *g = land_of(s);
	const struct campaign *c = campaign_of(p);
	const struct frame *f = frame_now(p);
	bool empty = set_empty(&p->hand);
	for (int i = g->first[f->side]; i < g->last[f->side]; i++)
		if (p->piece[i].place >= 0 && (empty || p->piece[i].place == f->place))
			orders_add(out, order_make(empty ? VERB_TAKE : VERB_WITH, f->side, i, NONE, NONE));
	if (empty) {
		ar_markers_list(s, p, out);
		orders_add(out, order_make(VERB_DONE, f->side, NONE, NONE, NONE));
		return;
	}
	if (more_here(s, c, f->side, f->place))
		orders_add(out, order_make(VERB_REST, f->side, NONE, NONE, NONE));
	for (int i = 0; i < g->links[f->place]; i++)
		orders_add(out, order_make(VERB_MARCH, f->side, f->piece, g->to[f->place][i], NONE));
}

bool ar_march_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	const struct campaign *c = campaign_of(p);
	const struct frame *f = frame_now(p);
	bool empty = set_empty(&p->hand);
	if (o->verb == VERB_MARKERS)
		return ar_markers_can(s, p, o, e);
	switch (o->verb) {
	case VERB_TAKE:
		if (o->number != NONE)
			return phase_refuse(s, CITE_MOVEMENT, "units are taken up one by one", e);
		if (!empty)
			return phase_refuse(s, CITE_MOVEMENT,
					    "march the group in hand, or let more units go along with it", e);
		return can_take(s, c, o->side, o->piece, e);
	case VERB_WITH:
		if (empty)
			return phase_refuse(s, CITE_MOVEMENT, "take a unit first", e);
		if (o->number != NONE)
			return phase_refuse(s, CITE_MOVEMENT, "units go along one by one", e);
		return can_take(s, c, o->side, o->piece, e);
	case VERB_REST:
		if (empty || !more_here(s, c, o->side, f->place))
			return phase_refuse(s, CITE_MOVEMENT, "nobody is left to join a group", e);
		return true;
	case VERB_MARCH:
		if (empty || o->piece != f->piece)
			return phase_refuse(s, CITE_MOVEMENT, "march the group in hand by the unit taken first", e);
		if (o->number != NONE)
			return phase_refuse(s, CITE_MOVEMENT, "a march takes no number: the group in hand goes", e);
		return can_march(s, c, o->side, o->place, e);
	case VERB_DONE:
		return empty || phase_refuse(s, CITE_MOVEMENT, "march the group in hand first", e);
	default:
		return phase_refuse(s, CITE_MOVEMENT, "it is the time to march: take units, march them, or end the phase", e);
	}
}

/* [Movement, Stacking A] Everything that may still go along. */
static void take_rest(const struct scenario *s, struct campaign *c, int side, int place)
{
	const struct land *g = land_of(s);
	for (int i = g->first[side]; i < g->last[side]; i++)
		if (c->p.piece[i].place == place && can_take(s, c, side, i, NULL))
			set_add(&c->p.hand, i);
}

/* [reading 17] Does all that stood there go, and did the enemy know it? Then he knows what goes. */
static bool goes_told(const struct scenario *s, const struct campaign *c, int side, int from)
{
	return set_count(&c->p.hand) == ar_units(c, side, from) && ar_all_told(s, c, side, from);
}

/* [Stacking A] The enemy sees that something went from here to there, not what. */
static void march(const struct scenario *s, struct campaign *c, int side, int to, struct events *ev)
{
	int from = frame_now(&c->p)->place;
	uint8_t backs = c->backs[side][from];
	bool told = goes_told(s, c, side, from);
	struct ar_word word = ar_word_of(s, c, side, from, to, UNBOUND);
	for (int i = set_next(&c->p.hand, 0); i >= 0; i = set_next(&c->p.hand, i + 1)) {
		struct event *e = event_note(ev, EVENT_MOVE, side, i, from, to, NONE, CITE_MOVEMENT);
		if (e)
			e->seen = side_bit(side);
		event_step(ev, e);
		(told ? ar_move_told : ar_move)(s, c, i, to, ev);
		set_add(&c->p.used, i);
	}
	ar_word_keep(s, c, side, from, to, &word);
	/* What stays behind is looked at once the whole group has gone, not unit by unit. */
	c->backs[side][from] = backs;
	ar_markers_settle(s, c, side, from);
	struct event *e = event_note(ev, EVENT_MOVE, side, NONE, from, to, c->backs[side][to], CITE_MOVEMENT);
	if (e)
		e->seen = side_bit(1 - side);
	set_clear(&c->p.hand);
}

void ar_march_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct campaign *c = campaign_at(p);
	struct frame *f = frame_top(p);
	if (o->verb == VERB_TAKE) {
		f->piece = o->piece;
		f->place = p->piece[o->piece].place;
	}
	if (ar_opening_act(c, o, ev))
		return;
	switch (o->verb) {
	case VERB_WITH:
		set_add(&p->hand, o->piece);
		break;
	case VERB_REST:
		take_rest(s, c, o->side, f->place);
		break;
	case VERB_MARCH:
		march(s, c, o->side, o->place, ev);
		f->piece = f->place = NONE;
		break;
	default:
		phase_goto(p, ROW_FORCE, (enum side)o->side);
	}
}
