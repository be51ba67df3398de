/* Cards that strike units: sickness, frost, typhus, dying horses (16.1). The owner chooses who. */
#include "rules/gamble/cards.h"

/* Does the blow fall on stacks like this one at all? */
static bool concerns(const struct scenario *s, const struct gb_survey *v, int blow, int place)
{
	const struct gb_own *own = gb_own(s);
	switch (blow) {
	case BLOW_CAMP:
		return v->units[place] >= 4 && !own->city[place];
	case BLOW_FROST:
		return !own->city[place];
	case BLOW_HOSPITAL:
		return v->units[place] + v->commanders[place] >= 3 && own->city[place] && own->russia[place];
	default:
		return true;
	}
}

/* Who of a hex may be struck joins `chosen`. */
static bool mark(const struct scenario *s, struct gamble *g, const struct gb_op *op, int place, bool dry)
{
	bool any = false;
	for (int i = gb_next_fighter(s, g, place, op->side, 0); i != NONE; i = gb_next_fighter(s, g, place, op->side, i + 1)) {
		if (!gb_one_of(s, g, i, op->side, op->arg))
			continue;
		any = true;
		if (!dry)
			set_add(&g->effects.chosen, i);
	}
	return any;
}

bool gb_open_strike(const struct scenario *s, struct gamble *g, const struct gb_op *op, struct events *ev)
{
	struct gb_survey v;
	gb_survey(s, g, &v);
	set_clear(&g->effects.chosen);
	for (int at = 0; at < gb_own(s)->places; at++) {
		if (v.side[at] != (int8_t)op->side || !v.units[at] || !concerns(s, &v, op->n, at) || !mark(s, g, op, at, true))
			continue;
		int die = op->low ? event_roll(&g->p, ev, op->side, 6, 1, CITE_16_1) : 0;
		if (!op->low || (die >= op->low && die <= op->high))
			mark(s, g, op, at, false);
	}
	g->effects.strikes = (uint8_t)(op->n == BLOW_THREE ? 3 : op->n == BLOW_TWO ? 2 : MAX_PIECES - 1);
	g->effects.strike = (uint8_t)((op->n == BLOW_CAMP || op->n == BLOW_TWO ? STRIKE_DISRUPTS : 0) |
				      (op->n == BLOW_TWO ? 0 : STRIKE_ONE_A_STACK));
	if (set_empty(&g->effects.chosen)) {
		event_note(ev, EVENT_NOTE, op->side, NONE, NONE, NONE, TEXT_NO_EFFECT, CITE_16_1);
		return false;
	}
	frame_push(&g->p, ROW_STRIKE, (enum side)op->side);
	return true;
}

static void strike(const struct scenario *s, struct gamble *g, int piece, struct events *ev)
{
	int place = g->p.piece[piece].place;
	g->effects.strikes--;
	set_drop(&g->effects.chosen, piece);
	if (g->effects.strike & STRIKE_ONE_A_STACK)
		for (int i = set_next(&g->effects.chosen, 0); i >= 0; i = set_next(&g->effects.chosen, i + 1))
			if (g->p.piece[i].place == place)
				set_drop(&g->effects.chosen, i);
	if (g->effects.strike & STRIKE_DISRUPTS)
		gb_disrupt(s, g, piece, CITE_16_1, ev);
	else
		gb_hit(s, g, piece, CITE_16_1, ev);
}

/* Does the unit alone of its hex stand for the blow? Then there is nothing to choose, unless the owner may spare the hex. */
static int without_choice(const struct gamble *g)
{
	const struct set *chosen = &g->effects.chosen;
	if (set_count(chosen) <= g->effects.strikes && !(g->effects.strike & STRIKE_ONE_A_STACK))
		return set_next(chosen, 0);
	for (int i = set_next(chosen, 0); i >= 0 && g->effects.strikes > 3; i = set_next(chosen, i + 1)) {
		bool alone = true;
		for (int k = set_next(chosen, 0); k >= 0; k = set_next(chosen, k + 1))
			alone &= k == i || g->p.piece[k].place != g->p.piece[i].place;
		if (alone)
			return i;
	}
	return NONE;
}

void gb_strikes_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct gamble *g = gamble_at(p);
	while (g->effects.strikes && !set_empty(&g->effects.chosen)) {
		int one = without_choice(g);
		if (one == NONE)
			return;
		strike(s, g, one, ev);
	}
	set_clear(&g->effects.chosen);
	g->effects.strikes = g->effects.strike = 0;
	phase_return(p);
}

void gb_strikes_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	gb_ask_named(s, p, VERB(VERB_HIT), gamble_of(p)->effects.strike & STRIKE_DISRUPTS ? "choose the units that are disrupted" :
		    gb_deciding(p) ? "choose the units that take a hit, one in each stack" :
				     "cossacks: choose the units that take a hit, one in each stack", out);
}

void gb_strikes_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct set *chosen = &gamble_of(p)->effects.chosen;
	(void)s;
	for (int i = set_next(chosen, 0); i >= 0; i = set_next(chosen, i + 1))
		orders_add(out, order_make(VERB_HIT, frame_now(p)->side, i, NONE, NONE));
}

bool gb_strikes_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	return phase_listed(s, p, o, CITE_16_1, "choose one of the units that are struck; where several stand together, in the stack", e);
}

void gb_strikes_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	strike(s, gamble_at(p), o->piece, ev);
	phase_again(p);
}
