/* === 8.2 to 8.4, 8.7, 8.8 Move units === The sides take turns: a group with a train and a commander marches hex by hex. */
#include "rules/gamble/march.h"

#include <string.h>

/* --- whose turn --- */

/* The next genuine train of a side that is the one which `of` finds in its hex. */
static int next_found(const struct scenario *s, const struct gamble *g, int side, int from,
		      int (*of)(const struct scenario *, const struct gamble *, int place, int side))
{
	const struct set *trains = &gb_own(s)->trains[side];
	for (int i = set_next(trains, from); i >= 0; i = set_next(trains, i + 1))
		if (g->p.piece[i].place >= 0 && of(s, g, g->p.piece[i].place, side) == i)
			return i;
	return NONE;
}

/* A genuine train of a side that may still move or raise something, the lowest of its hex. */
static int next_train(const struct scenario *s, const struct gamble *g, int side, int from)
{
	return next_found(s, g, side, from, gb_train);
}

/* [8.2] A genuine train of a side that may be thrown away, the one of its hex: also one laid for a depot that was not set up. */
static int next_spare(const struct scenario *s, const struct gamble *g, int side, int from)
{
	return next_found(s, g, side, from, gb_idle_train);
}

/* [8.2] The other side, while it has trains; when neither has, the phase ends. */
static void next_mover(const struct scenario *s, struct position *p, int next)
{
	struct gamble *g = gamble_at(p);
	if (next_train(s, g, next, 0) == NONE)
		next = 1 - next;
	if (next_train(s, g, next, 0) == NONE) {
		phase_goto(p, ROW_MOVE_END, SIDE_0);
		return;
	}
	frame_top(p)->side = (uint8_t)next;
	p->header.phasing = (int8_t)next;
}

static void clear_march(struct gamble *g)
{
	set_clear(&g->p.hand);
	set_clear(&g->led);
	g->march = g->forced = g->murat = g->carried = g->stretch = 0;
}

/* The march is over: attrition, then the other side. */
static void finish(const struct scenario *s, struct position *p, struct events *ev)
{
	frame_top(p)->step = STEP_OVER;
	phase_again(p);
	gb_attrition_roll(s, gamble_at(p), ev);
}

static bool goes_on(const struct scenario *s, const struct gamble *g)
{
	struct gb_survey v;
	int lead = gb_march_lead(g);
	gb_survey(s, g, &v);
	return g->march < gb_march_most(s, g) && !gb_march_must_end(s, g, &v) &&
	       gb_march_open(s, g, &v, s->piece[lead].side, g->p.piece[lead].place, gb_march_of(s, &g->p.hand), g->carried, true);
}

/* [8.4] The marches begin: who has enemy cavalry beside him now is bound by it for his first hex. */
static void watch(const struct scenario *s, struct gamble *g)
{
	struct gb_survey v;
	gb_survey(s, g, &v);
	memset(g->watched, 0, sizeof g->watched);
	for (int at = 0; at < gb_own(s)->places; at++)
		if (v.units[at] && gb_cavalry_near(s, g, &v, v.side[at], at, true))
			g->watched[at >> 6] |= 1ull << (at & 63);
}

void gb_march_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct gamble *g = gamble_at(p);
	struct frame *f = frame_top(p);
	int step = f->step, side = f->side;
	f->step = STEP_WAITS;
	if (step == STEP_FRESH) {
		event_note(ev, EVENT_PHASE, NOBODY, NONE, NONE, NONE, ROW_MOVE, CITE_8_2);
		watch(s, g);
		next_mover(s, p, side);
	} else if (step == STEP_LANDED) {
		if (set_empty(&p->hand) || !goes_on(s, g))
			finish(s, p, ev);
	} else if (step == STEP_OVER) {
		clear_march(g);
		next_mover(s, p, 1 - side);
	}
}

/* --- the row --- */

void gb_march_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	const struct gamble *g = gamble_of(p);
	const struct gb_own *own = gb_own(s);
	uint64_t group = VERB(VERB_TAKE) | VERB(VERB_WITH) | VERB(VERB_MARCH);
	if (frame_now(p)->count) {
		prompt_ask(out, VERB(VERB_NAME), 1, "You pass: from which hex do you throw a supply train away?");
		text_set(&out->why_not, "a train has to be thrown away");
		return;
	}
	if (set_empty(&p->hand)) {
		prompt_ask(out, group | VERB(VERB_PASS) | (gb_raises(s) ? VERB(VERB_EXPAND) : 0), 0,
			   "March with a stack that has a supply train, or pass and throw a train away");
		out->few = true; /* [8.2] only who was given a train */
		return;
	}
	out->place = p->piece[gb_march_lead(g)].place;
	struct text who;
	gb_march_called(s, g, &who);
	if (g->march) {
		prompt_ask(out, group | VERB(VERB_HALT) | VERB(VERB_RELEASE), 1, "%.120s: %d of %d hexes marched; on, or halt", who.at, g->march,
			   gb_march_normal(s, g));
		return;
	}
	prompt_ask(out, group | VERB(VERB_REST), 1, "In hand: %.120s. Who else goes along, and where to?", who.at);
	if (!set_meets(&p->hand, &own->commanders))
		text_set(&out->why_not, "a commander has to go along");
	else if (!set_meets(&p->hand, &own->fighters))
		text_set(&out->why_not, "a commander marches with combat units only");
}

static bool complete(const struct scenario *s, const struct gamble *g)
{
	return g->march || (set_meets(&g->p.hand, &gb_own(s)->commanders) && set_meets(&g->p.hand, &gb_own(s)->fighters));
}

/* [16.1] Cards 21 and 31: this stack goes one hex more. */
static bool may_stretch(const struct gamble *g, int side)
{
	return g->effects.longer[side] > 0 && !g->stretch && !g->march && !set_empty(&g->p.hand);
}

static void list_hand(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int side, struct orders *out)
{
	struct gb_reach reach;
	struct set more;
	int lead = gb_march_lead(g);
	if (complete(s, g)) {
		gb_march_reach(s, g, v, &reach);
		for (int i = 0; i < gb_own(s)->places; i++)
			if (reach.steps[i] && reach.steps[i] != FAR)
				orders_add(out, order_make(VERB_MARCH, side, lead, i, NONE));
	}
	if (g->march) {
		for (int i = set_next(&g->p.hand, 0); i >= 0; i = set_next(&g->p.hand, i + 1))
			if (gb_is_commander(s, i))
				orders_add(out, order_make(VERB_RELEASE, side, i, NONE, NONE));
		orders_add(out, order_make(VERB_HALT, side, NONE, NONE, NONE));
		return;
	}
	gb_march_companions(s, g, side, &more);
	for (int i = set_next(&more, 0); i >= 0; i = set_next(&more, i + 1))
		if (gb_march_may_with(s, g, v, side, i, NULL))
			orders_add(out, order_make(VERB_WITH, side, i, NONE, NONE));
	if (may_stretch(g, side))
		orders_add(out, order_make(VERB_CHOOSE, side, NONE, NONE, CHOICE_LONGER));
	if (gb_march_may_rest(s, g, v, side))
		orders_add(out, order_make(VERB_REST, side, NONE, NONE, NONE));
}

/* [15.2] Another train may raise what the hex holds, two at most. */
static bool may_expand(const struct scenario *s, const struct gamble *g, int side, int place)
{
	const struct gb_figures *f = gb_figures(s);
	return gb_raises(s) && gb_train(s, g, place, side) != NONE && gb_next_fighter(s, g, place, side, 0) != NONE &&
	       gb_capacity(s, g, place) < f->stack.holds + f->stack.trains * f->stack.train;
}

void gb_march_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct gamble *g = gamble_of(p);
	const struct gb_own *own = gb_own(s);
	int side = frame_now(p)->side;
	struct gb_survey v;
	gb_survey(s, g, &v);
	if (!set_empty(&p->hand)) {
		list_hand(s, g, &v, side, out);
		return;
	}
	for (int i = next_spare(s, g, side, 0); i >= 0 && frame_now(p)->count; i = next_spare(s, g, side, i + 1))
		orders_add(out, order_make(VERB_NAME, side, NONE, p->piece[i].place, NONE));
	if (frame_now(p)->count)
		return;
	for (int i = set_next(&own->units, 0); i >= 0; i = set_next(&own->units, i + 1))
		if (s->piece[i].side == side && p->piece[i].place >= 0 && gb_march_may_take(s, g, &v, side, i, NULL))
			orders_add(out, order_make(VERB_TAKE, side, i, NONE, NONE));
	for (int i = next_train(s, g, side, 0); i >= 0; i = next_train(s, g, side, i + 1))
		if (may_expand(s, g, side, p->piece[i].place))
			orders_add(out, order_make(VERB_EXPAND, side, NONE, p->piece[i].place, NONE));
	orders_add(out, order_make(VERB_PASS, side, NONE, NONE, NONE));
}

static bool can_march(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, const struct order *o, struct error *e)
{
	struct gb_reach reach;
	int lead = gb_march_lead(g);
	if (!set_has(&g->p.hand, o->piece))
		return gb_march_others(s, g, e);
	if (!complete(s, g) && !gb_march_all_may_go(s, g, o->side, e))
		return false;
	if (!complete(s, g))
		return error_set(e, NULL, NULL, CITE(CITE_8_4), "a group is combat units and at least one commander: take others of the stack along, or all of it");
	gb_march_reach(s, g, v, &reach);
	if (reach.steps[o->place] && reach.steps[o->place] != FAR)
		return o->piece == lead || error_set(e, NULL, NULL, CITE(CITE_8_4), "%s speaks for the group that is in hand", gb_name(s, lead));
	return gb_march_refuse(s, g, v, o->place, e);
}

static bool can_hand(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, const struct order *o, struct error *e)
{
	switch (o->verb) {
	case VERB_MARCH:
		return can_march(s, g, v, o, e);
	case VERB_WITH:
		return gb_march_may_with(s, g, v, o->side, o->piece, e);
	case VERB_REST:
		if (!g->march && !gb_march_all_may_go(s, g, o->side, e))
			return false;
		return gb_march_may_rest(s, g, v, o->side) || phase_refuse(s, CITE_8_4, "the whole stack cannot go; choose who does", e);
	case VERB_CHOOSE:
		return (o->number == CHOICE_LONGER && may_stretch(g, o->side)) || phase_refuse(s, CITE_16_1, "no card gives this stack more", e);
	case VERB_HALT:
		return g->march || phase_refuse(s, CITE_8_4, "the group has not marched yet", e);
	case VERB_RELEASE:
		return (g->march && set_has(&g->p.hand, o->piece) && gb_is_commander(s, o->piece)) ||
		       phase_refuse(s, CITE_8_4, "only a commander of the marching group can be left on the way", e);
	case VERB_ATTACK:
	case VERB_ATTACK_PLACE:
		return error_set(e, NULL, NULL, CITE(CITE_8_4), "no march enters the hex of an enemy; battles are ordered after all marches");
	default:
		return gb_march_others(s, g, e);
	}
}

bool gb_march_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	if (o->number != NONE && o->verb != VERB_CHOOSE)
		return phase_refuse(s, CITE_8_2, "give the order without a number", e);
	const struct gamble *g = gamble_of(p);
	struct gb_survey v;
	gb_survey(s, g, &v);
	if (!set_empty(&p->hand))
		return can_hand(s, g, &v, o, e);
	if (frame_now(p)->count)
		return phase_listed(s, p, o, CITE_8_2, "you pass: name the hex whose train is thrown away", e);
	switch (o->verb) {
	case VERB_TAKE:
		return gb_march_may_take(s, g, &v, o->side, o->piece, e);
	case VERB_PASS:
		return true;
	case VERB_EXPAND:
		return may_expand(s, g, o->side, o->place) || phase_refuse(s, CITE_15_2, "no train there can raise what the hex holds", e);
	default:
		return phase_refuse(s, CITE_8_2, "take a unit of a stack with a train and a commander, or pass", e);
	}
}

/* --- what a march does --- */

static void march(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct gamble *g = gamble_at(p);
	struct gb_survey v;
	struct gb_reach reach;
	int16_t way[16];
	gb_survey(s, g, &v);
	gb_march_reach(s, g, &v, &reach);
	if (!g->march && !gb_march_begin(s, g, o->side, ev)) {
		clear_march(g);
		next_mover(s, p, 1 - o->side);
		return;
	}
	int n = reach.steps[o->place] + 1, at = o->place;
	bool begun = g->march;
	for (int i = n - 1; i >= 0; i--, at = i >= 0 ? reach.from[at] : at)
		way[i] = (int16_t)at;
	for (int i = begun ? 0 : 1; i < n - 1; i++)
		gb_march_hold(s, g, &v, o->side, way[i]);
	if (n == 2 && !begun && gb_march_watched(s, g, &v, o->side, way[0]))
		gb_march_hold(s, g, &v, o->side, o->place); /* it could come there only past a friend who stays */
	gb_march_walk(s, g, o->place, way, n, ev);
	g->march = (uint8_t)(g->march + n - 1);
	g->forced = (uint8_t)(g->march > gb_march_normal(s, g) ? g->march - gb_march_normal(s, g) : 0);
	for (int i = set_next(&p->hand, 0); i >= 0 && g->forced; i = set_next(&p->hand, i + 1))
		if (gb_fights(s, i))
			p->piece[i].flags |= FLAG_FORCED;
	frame_top(p)->step = STEP_LANDED;
	phase_again(p);
	gb_march_fall_on(s, g, o->side, o->place, ev);
}

bool gb_may_pass(const struct scenario *s, const struct gamble *g, int side)
{
	return next_train(s, g, side, 0) >= 0;
}

/* [8.2] A genuine train is shown and thrown away: NONE: which one the player says next, when they lie on several hexes. */
static void pass(const struct scenario *s, struct position *p, int side, int train, struct events *ev)
{
	int first = next_spare(s, gamble_of(p), side, 0);
	frame_top(p)->count = train == NONE && next_spare(s, gamble_of(p), side, first + 1) != NONE;
	if (frame_top(p)->count)
		return;
	train = train == NONE ? first : train;
	gb_use_train(s, gamble_at(p), train, CITE_8_2, ev);
	event_note(ev, EVENT_NOTE, side, NONE, NONE, NONE, TEXT_TRAIN_THROWN, CITE_8_2);
	next_mover(s, p, 1 - side);
}

/* [15.2] Shown, and it stays till the end of the turn. */
static void expand(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct gamble *g = gamble_at(p);
	int train = gb_train(s, g, o->place, o->side);
	gb_use_train(s, g, train, CITE_15_2, ev);
	p->piece[train].place = o->place;
	p->piece[train].flags = FLAG_OPEN | FLAG_CAPACITY;
	event_note(ev, EVENT_NOTE, o->side, NONE, NONE, o->place, TEXT_EXPANDED, CITE_15_2);
	next_mover(s, p, 1 - o->side);
}

/* [8.4] A commander need not go all the way. [15.1] Of a closed stack the enemy sees no more than who stands where. */
static void leave_behind(const struct scenario *s, struct gamble *g, int piece, struct events *ev)
{
	enum side side = (enum side)s->piece[piece].side;
	set_drop(&g->p.hand, piece);
	set_drop(&g->led, piece);
	struct event *told = event_note(ev, EVENT_NOTE, side, piece, NONE, g->p.piece[piece].place, TEXT_STAYS_BEHIND, CITE_8_4);
	if (told && gb_fog(s))
		told->seen = (uint8_t)side_bit(side);
}

void gb_march_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct gamble *g = gamble_at(p);
	struct set more;
	switch (o->verb) {
	case VERB_TAKE:
	case VERB_WITH:
		set_add(&p->hand, o->piece);
		break;
	case VERB_REST:
		gb_march_companions(s, g, o->side, &more);
		set_join(&p->hand, &more);
		break;
	case VERB_MARCH:
		march(s, p, o, ev);
		break;
	case VERB_RELEASE:
		leave_behind(s, g, o->piece, ev);
		break;
	case VERB_CHOOSE:
		g->stretch = 1;
		break;
	case VERB_HALT:
		finish(s, p, ev);
		break;
	case VERB_EXPAND:
		expand(s, p, o, ev);
		break;
	default:
		pass(s, p, o->side, o->verb == VERB_NAME ? gb_idle_train(s, g, o->place, o->side) : NONE, ev);
	}
}
