/* === 12 Commanders' movement === One by one, the sides in turn. */
#include "rules/gamble/closed.h"

#include <string.h>

/* [12.1, reading 37] Through no enemy stack or depot, and no enemy city that is not held; rivers and cavalry do not stop a rider. */
static bool rides(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int side, int place)
{
	if (!gb_passable(s, side, place) || v->side[place] == 1 - side || v->depot[place] == 1 - side)
		return false;
	return !gb_own(s)->city[place] || gb_friendly(s, g, side, place) || v->side[place] == side;
}

/* [12.1] At troops of his own, or in a friendly city. */
static bool rests(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int side, int place)
{
	if (v->side[place] == side && v->units[place])
		return true;
	return gb_own(s)->city[place] && (gb_friendly(s, g, side, place) || v->side[place] == side);
}

/* Hexes to each place from where he stands; FAR out of reach. The hexes within reach, nearest first: returns how many. */
static int ride(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int piece, uint8_t *steps, int16_t *queue)
{
	const struct gb_own *own = gb_own(s);
	int first = 0, last = 0, side = s->piece[piece].side, start = g->p.piece[piece].place;
	memset(steps, FAR, PLACES);
	steps[start] = 0;
	queue[last++] = (int16_t)start;
	while (first < last) {
		int at = queue[first++];
		if (steps[at] >= own->figures.commander.march)
			break;
		for (int d = 0; d < DIRECTIONS; d++) {
			int to = own->to[at][d];
			if (to == NONE || steps[to] != FAR || !rides(s, g, v, side, to))
				continue;
			steps[to] = (uint8_t)(steps[at] + 1);
			queue[last++] = (int16_t)to;
		}
	}
	return last;
}

static bool ends(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, const uint8_t *steps, int side, int place)
{
	return steps[place] && steps[place] != FAR && rests(s, g, v, side, place);
}

bool gb_rider_holds(const struct scenario *s, const struct gamble *g, int piece)
{
	int at = g->p.piece[piece].place, side = s->piece[piece].side;
	if (!gb_holding(g, piece))
		return false;
	for (int i = gb_next_commander(s, g, at, side, 0); i >= 0; i = gb_next_commander(s, g, at, side, i + 1))
		if (i != piece && gb_holding(g, i) && !set_has(&g->p.free, i))
			return false;
	return true;
}

static bool can_ride(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int side, int piece)
{
	uint8_t steps[PLACES];
	int16_t reached[PLACES];
	if (g->p.piece[piece].place < 0 || set_has(&g->p.free, piece) || gb_at_drissa(s, g, piece) || gb_rider_holds(s, g, piece))
		return false;
	int n = ride(s, g, v, piece, steps, reached);
	for (int i = 1; i < n; i++)
		if (ends(s, g, v, steps, side, reached[i]))
			return true;
	return false;
}

static bool anybody(const struct scenario *s, const struct gamble *g, int side)
{
	struct gb_survey v;
	const struct set *who = &gb_own(s)->commanders_of[side];
	gb_survey(s, g, &v);
	for (int i = set_next(who, 0); i >= 0 && !(g->out & side_bit(side)); i = set_next(who, i + 1))
		if (can_ride(s, g, &v, side, i))
			return true;
	return false;
}

/* [12.2] */
static void next_rider(const struct scenario *s, struct position *p, int next)
{
	struct gamble *g = gamble_at(p);
	if (!anybody(s, g, next))
		next = 1 - next;
	if (!anybody(s, g, next)) {
		g->out = 0;
		set_clear(&p->free);
		phase_goto(p, ROW_COSSACKS, SIDE_1);
		return;
	}
	frame_top(p)->side = (uint8_t)next;
	p->header.phasing = (int8_t)next;
}

void gb_commander_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	gamble_at(p)->out = 0;
	set_clear(&p->free);
	event_note(ev, EVENT_PHASE, NOBODY, NONE, NONE, NONE, ROW_COMMANDERS, CITE_12_1);
	next_rider(s, p, frame_now(p)->side);
}

void gb_commander_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	int held = set_next(&p->hand, 0);
	if (held == NONE)
		prompt_ask(out, VERB(VERB_TAKE) | VERB(VERB_MARCH) | VERB(VERB_DONE), 0, "Move a commander up to %d hexes, or press Done",
			   gb_figures(s)->commander.march);
	else
		prompt_ask(out, VERB(VERB_TAKE) | VERB(VERB_MARCH), 1, "Where does %s ride?", gb_name(s, held));
}

void gb_commander_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct gamble *g = gamble_of(p);
	int side = frame_now(p)->side, held = set_next(&p->hand, 0);
	struct gb_survey v;
	uint8_t steps[PLACES];
	int16_t reached[PLACES];
	const struct set *who = &gb_own(s)->commanders_of[side];
	gb_survey(s, g, &v);
	if (held != NONE) {
		ride(s, g, &v, held, steps, reached);
		for (int at = 0; at < gb_own(s)->places; at++)
			if (ends(s, g, &v, steps, side, at))
				orders_add(out, order_make(VERB_MARCH, side, held, at, NONE));
		return;
	}
	for (int i = set_next(who, 0); i >= 0; i = set_next(who, i + 1))
		if (can_ride(s, g, &v, side, i))
			orders_add(out, order_make(VERB_TAKE, side, i, NONE, NONE));
	orders_add(out, order_make(VERB_DONE, side, NONE, NONE, NONE));
}

bool gb_commander_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	if (o->number != NONE)
		return phase_refuse(s, CITE_12_1, "give the order without a number", e);
	if (o->verb == VERB_TAKE && gb_is_commander(s, o->piece) && s->piece[o->piece].side == o->side && p->piece[o->piece].place >= 0 && gb_rider_holds(s, gamble_of(p), o->piece))
		return error_set(e, NULL, NULL, CITE(CITE_8_4), "%s alone held %s against cavalry for a group that went through, and does not move this turn",
				 gb_name(s, o->piece), gb_place(s, p->piece[o->piece].place).at);
	return phase_listed(s, p, o, CITE_12_1, "take a commander who has not moved in this phase, and bring him to troops or into a city of yours", e);
}

void gb_commander_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct gamble *g = gamble_at(p);
	if (o->verb == VERB_TAKE) {
		set_add(&p->hand, o->piece);
		return;
	}
	if (o->verb == VERB_MARCH) {
		set_clear(&p->hand);
		set_add(&p->free, o->piece);
		p->piece[o->piece].flags &= (uint16_t)~FLAG_HOLDS; /* another one stays */
		int from = p->piece[o->piece].place;
		bool hidden = gb_closed(s, g, o->piece);
		p->piece[o->piece].place = o->place;
		gb_tell_of(s, g, ev, event_make(EVENT_MOVE, o->side, o->piece, from, o->place, 1, CITE_12_1), hidden);
	} else {
		g->out |= side_bit(o->side);
		event_note(ev, EVENT_NOTE, o->side, NONE, NONE, NONE, TEXT_OUT, CITE_12_2);
	}
	next_rider(s, p, 1 - o->side);
}
