/* Decisions about a card: a commander, a hex, a hexside, one of two (16.1). */
#include "rules/gamble/cards.h"
#include "rules/gamble/closed.h"

#include <string.h>

static void without_effect(struct position *p, struct events *ev)
{
	event_note(ev, EVENT_NOTE, frame_top(p)->side, NONE, NONE, NONE, TEXT_NO_EFFECT, CITE_16_1);
	phase_return(p);
}

/* --- a commander: card 15 --- */

static bool may_raise(const struct scenario *s, const struct position *p, int piece)
{
	const struct gb_op *op = gb_deciding(p);
	return gb_is_commander(s, piece) && s->piece[piece].side == frame_now(p)->side && p->piece[piece].place >= 0 &&
	       !(op->arg && piece == gb_own(s)->napoleon);
}

static int next_raise(const struct scenario *s, const struct position *p, int from)
{
	for (int i = set_next(&gb_own(s)->commanders, from); i >= 0; i = set_next(&gb_own(s)->commanders, i + 1))
		if (may_raise(s, p, i))
			return i;
	return NONE;
}

void gb_pick_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	if (next_raise(s, p, 0) == NONE)
		without_effect(p, ev);
}

void gb_pick_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	gb_ask_named(s, p, VERB(VERB_RELEASE), "choose the commander whose rating is one higher this turn", out);
}

void gb_pick_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	for (int i = next_raise(s, p, 0); i != NONE; i = next_raise(s, p, i + 1))
		orders_add(out, order_make(VERB_RELEASE, frame_now(p)->side, i, NONE, NONE));
}

bool gb_pick_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	if (o->verb != VERB_RELEASE)
		return phase_refuse(s, CITE_16_1, "choose one of your commanders", e);
	return may_raise(s, p, o->piece) ||
	       error_set(e, NULL, NULL, CITE(CITE_16_1), "%s cannot be chosen for this card", gb_name(s, o->piece));
}

void gb_pick_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	(void)s;
	gamble_at(p)->effects.raised[o->side] = o->piece;
	gb_tell_of(s, gamble_of(p), ev, event_make(EVENT_NOTE, o->side, o->piece, NONE, NONE, TEXT_RAISED, CITE_16_1), false);
	phase_return(p);
}

/* --- a hex: depots, stacks, works, what is looked into --- */

/* Has the hex a side of the Dvina? */
static bool at_dvina(const struct scenario *s, int place)
{
	const cJSON *side, *list = cJSON_GetObjectItemCaseSensitive(cJSON_GetObjectItemCaseSensitive(s->board.json, "river_names"), "Dvina");
	cJSON_ArrayForEach(side, list)
		if (cJSON_IsString(side) && (!strncmp(side->valuestring, s->board.at[place].id, 4) ||
					     (strlen(side->valuestring) == 9 && !strcmp(side->valuestring + 5, s->board.at[place].id))))
			return true;
	return false;
}

/* [7.7] [7.8] Card 8: a depot in Russia, in a city with a French unit. */
static bool may_found(const struct scenario *s, const struct gamble *g, int side, int place)
{
	struct gb_survey v;
	bool reach[PLACES];
	if (!gb_own(s)->russia[place] || !gb_own(s)->city[place] || gb_next(s, g, place, side, 0) == NONE ||
	    gb_boxed(g, &gb_own(s)->trains[side], AT_POOL) == NONE)
		return false;
	gb_survey(s, g, &v);
	gb_chain(s, g, &v, side, reach, NULL);
	return gb_may_depot(s, g, &v, reach, side, place);
}

/* Cards 16, 22, 34: a French depot in Russia; card 22 of the French protects them all. */
static bool may_burn(const struct scenario *s, const struct gamble *g, const struct gb_op *op, int place)
{
	return !(g->effects.allow & ALLOW_DEPOTS_SAFE) && gb_own(s)->russia[place] && gb_depot(s, g, place, FRENCH) != NONE &&
	       !(op->arg & DEPOT_BARE && gb_next_fighter(s, g, place, FRENCH, 0) != NONE);
}

static bool may_spot(const struct scenario *s, const struct position *p, int place)
{
	const struct gamble *g = gamble_of(p);
	const struct gb_op *op = gb_deciding(p);
	int side = frame_now(p)->side, enemy = side_other((enum side)side);
	switch (op->kind) {
	case OP_DEPOT:
		return may_found(s, g, side, place);
	case OP_DEPOT_LOST:
		return may_burn(s, g, op, place);
	case OP_WORKS:
		return gb_next_fighter(s, g, place, RUSSIAN, 0) != NONE && at_dvina(s, place);
	case OP_BAR:
		return gb_next(s, g, place, enemy, 0) != NONE;
	case OP_LOOK: /* [15.1] what has a combat unit in it lies closed; the one looked at before is named in the row below */
		return gb_fog(s) && gb_next_fighter(s, g, place, enemy, 0) != NONE && place != p->frame[p->depth - 2].place;
	default:
		return false;
	}
}

static int next_spot(const struct scenario *s, const struct position *p, int from)
{
	for (int at = from; at < gb_own(s)->places; at++)
		if (may_spot(s, p, at))
			return at;
	return NONE;
}

/* Card 10 without closed stacks, or with no second one: there is nothing to be shown, and the rest of the card holds. */
void gb_spot_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	if (next_spot(s, p, 0) != NONE)
		return;
	if (gb_deciding(p)->kind == OP_LOOK)
		phase_return(p);
	else
		without_effect(p, ev);
}

void gb_spot_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	static const char *const what[] = {
		[OP_DEPOT] = "name the city in Russia where a depot is set up for nothing",
		[OP_DEPOT_LOST] = "name the French depot that is lost",
		[OP_WORKS] = "name the hex on the Dvina that counts as a fortified city this turn",
		[OP_BAR] = "name the enemy stack that may neither attack nor support this turn",
		[OP_LOOK] = "name an enemy stack that is shown to you",
	};
	gb_ask_named(s, p, VERB(VERB_NAME), what[gb_deciding(p)->kind], out);
}

void gb_spot_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	for (int at = next_spot(s, p, 0); at != NONE; at = next_spot(s, p, at + 1))
		orders_add(out, order_make(VERB_NAME, frame_now(p)->side, NONE, at, NONE));
}

/* What a hex must have for the card. */
static const char *const spot_wanted[] = {
	[OP_DEPOT_LOST] = "no French depot that it can take lies there",
	[OP_WORKS] = "it needs Russian combat units at the Dvina",
	[OP_BAR] = "no enemy stands there",
	[OP_LOOK] = "no other closed stack of the enemy lies there",
};

/* Card 8: what is missing first. [7.7] a city with a unit. [7.8] the chain; [7.2] a train in the pool. */
static const char *why_not_found(const struct scenario *s, const struct gamble *g, int side, int place, int *cite)
{
	struct gb_survey v;
	if (!gb_own(s)->russia[place] || !gb_own(s)->city[place])
		return "only a city in Russia gets a depot";
	*cite = CITE_7_7;
	if (gb_next(s, g, place, side, 0) == NONE)
		return "none of your units is in the city";
	if (gb_depot(s, g, place, FRENCH) != NONE || gb_depot(s, g, place, RUSSIAN) != NONE)
		return "a depot lies there already";
	if (side == FRENCH && (place == gb_own(s)->moscow || place == gb_own(s)->petersburg))
		return "no French depot can be there";
	gb_survey(s, g, &v);
	if (gb_besieged(s, g, &v, place))
		return "the city is besieged";
	*cite = CITE_7_2;
	if (gb_boxed(g, &gb_own(s)->trains[side], AT_POOL) == NONE)
		return "no supply train is left for it";
	*cite = CITE_7_8;
	return "no chain of depots reaches it";
}

bool gb_spot_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	if (o->verb != VERB_NAME)
		return phase_refuse(s, CITE_16_1, "name a hex for the card", e);
	if (may_spot(s, p, o->place))
		return true;
	int kind = gb_deciding(p)->kind, cite = CITE_16_1;
	const char *why = kind == OP_DEPOT ? why_not_found(s, gamble_of(p), o->side, o->place, &cite) : spot_wanted[kind];
	return error_set(e, NULL, NULL, CITE(cite), "the card cannot be used on %s: %s", gb_place(s, o->place).at, why);
}

/* The depot goes into the pool; [8.7] a lasting loss costs a train for good. */
static void burn(const struct scenario *s, struct gamble *g, const struct gb_op *op, int place, struct events *ev)
{
	int depot = gb_depot(s, g, place, FRENCH);
	g->lost[FRENCH] = (int8_t)(g->lost[FRENCH] + (op->arg & DEPOT_LASTING ? 1 : 0));
	event_note(ev, EVENT_NOTE, FRENCH, depot, NONE, place, op->arg & DEPOT_LASTING ? TEXT_DEPOT_LOST : TEXT_DEPOT_RAIDED, CITE_16_1);
	gb_put_away(s, g, depot);
}

/* Card 8: of this turn's trains it takes none (7.2); from the next turn on it counts like any other. */
static void found(const struct scenario *s, struct gamble *g, int side, int place, struct events *ev)
{
	int train = gb_boxed(g, &gb_own(s)->trains[side], AT_POOL);
	g->p.piece[train].place = (int16_t)place;
	g->p.piece[train].flags = FLAG_DEPOT;
	g->trains_turn[side]++;
	event_note(ev, EVENT_NOTE, side, train, NONE, place, TEXT_DEPOT_MADE, CITE_16_1);
}

/* All units of the other side there. */
static void bar(const struct scenario *s, struct gamble *g, int side, int place)
{
	int enemy = side_other((enum side)side);
	for (int i = gb_next(s, g, place, enemy, 0); i != NONE; i = gb_next(s, g, place, enemy, i + 1))
		set_add(&g->effects.barred, i);
}

void gb_spot_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct gamble *g = gamble_at(p);
	const struct gb_op *op = gb_deciding(p);
	switch (op->kind) {
	case OP_DEPOT:
		found(s, g, o->side, o->place, ev);
		break;
	case OP_DEPOT_LOST:
		burn(s, g, op, o->place, ev);
		break;
	case OP_WORKS:
		g->effects.fortress = o->place;
		event_note(ev, EVENT_NOTE, o->side, NONE, NONE, o->place, TEXT_EARTHWORKS, CITE_16_1);
		break;
	case OP_LOOK:
		gb_show_stack(s, g, side_other((enum side)o->side), o->place, TEXT_SHOWN, CITE_16_1, ev);
		p->frame[p->depth - 2].place = o->place;
		break;
	default:
		bar(s, g, o->side, o->place);
		event_note(ev, EVENT_NOTE, side_other((enum side)o->side), NONE, NONE, o->place, TEXT_BARRED, CITE_16_1);
		break;
	}
	phase_return(p);
}

/* --- a hexside: cards 17 and 32; first the hex with own troops, then the one beyond --- */

static bool may_span(const struct scenario *s, const struct position *p, int place, int d)
{
	const struct gamble *g = gamble_of(p);
	const struct gb_op *op = gb_deciding(p);
	int side = frame_now(p)->side, other = gb_own(s)->to[place][d];
	if (other < 0 || gb_next_fighter(s, g, place, side, 0) == NONE)
		return false;
	unsigned between = gb_bridges(s, g, place, d);
	if (op->kind == OP_BUILD)
		return gb_unbridged(between);
	return between & SIDE_BRIDGE && !(op->arg && !gb_own(s)->russia[place]);
}

static int next_span(const struct scenario *s, const struct position *p, int place, int from)
{
	for (int d = from; d < DIRECTIONS; d++)
		if (may_span(s, p, place, d))
			return d;
	return NONE;
}

static int next_bank(const struct scenario *s, const struct position *p, int from)
{
	for (int at = from; at < gb_own(s)->places; at++)
		if (next_span(s, p, at, 0) != NONE)
			return at;
	return NONE;
}

static int free_marker(const struct gamble *g)
{
	for (int k = 0; k < MAX_MARKERS; k++)
		if (!g->p.marker[k].kind)
			return k;
	return NONE;
}

void gb_span_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	if (next_bank(s, p, 0) == NONE || free_marker(gamble_of(p)) == NONE)
		without_effect(p, ev);
}

void gb_span_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	bool builds = gb_deciding(p)->kind == OP_BUILD;
	gb_ask_named(s, p, VERB(VERB_NAME), frame_now(p)->place != NONE ? "name the hex on the other bank" :
		    builds ? "a bridge is built. Name a hex of yours on the river" : "a bridge is broken. Name a hex of yours beside it", out);
}

void gb_span_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct frame *f = frame_now(p);
	if (f->place == NONE) {
		for (int at = next_bank(s, p, 0); at != NONE; at = next_bank(s, p, at + 1))
			orders_add(out, order_make(VERB_NAME, f->side, NONE, at, NONE));
		return;
	}
	for (int d = next_span(s, p, f->place, 0); d != NONE; d = next_span(s, p, f->place, d + 1))
		orders_add(out, order_make(VERB_NAME, f->side, NONE, gb_own(s)->to[f->place][d], NONE));
}

bool gb_span_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	return phase_listed(s, p, o, CITE_16_1, "name a river or bridge beside troops of yours", e);
}

/* What was done last holds: a bridge for good stands whatever was broken there, and pontoons of this turn go down with what is broken. */
static void span(const struct scenario *s, struct gamble *g, const struct gb_op *op, int side, int place, int other)
{
	bool builds = op->kind == OP_BUILD, lasts = builds ? !op->n : op->arg;
	int k;
	while ((k = gb_bridge_marked(g, place, other)) != NONE && (builds ? lasts : g->p.marker[k].kind == MARK_BUILT && g->p.marker[k].value))
		gb_unmark(g, k);
	bool bridged = gb_bridges(s, g, place, gb_direction(s, place, other)) & SIDE_BRIDGE;
	if (bridged == builds)
		return;
	g->p.marker[free_marker(g)] = (struct marker){.kind = (uint8_t)(builds ? MARK_BUILT : lasts ? MARK_BROKEN : MARK_BURNT),
						     .side = (uint8_t)side, .place = (int16_t)place, .other = (int16_t)other,
						     .value = lasts ? 0 : g->p.header.turn};
}

void gb_span_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct gamble *g = gamble_at(p);
	struct frame *f = frame_top(p);
	const struct gb_op *op = gb_deciding(p);
	if (f->place == NONE) {
		f->place = o->place;
		return;
	}
	span(s, g, op, o->side, f->place, o->place);
	event_note(ev, EVENT_NOTE, o->side, NONE, f->place, o->place, op->kind == OP_BUILD ? TEXT_BRIDGE_BUILT : TEXT_BRIDGE_BROKEN, CITE_16_1);
	phase_return(p);
}

/* --- one of two: card 17 --- */

void gb_choice_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	(void)s;
	(void)p;
	(void)ev;
}

void gb_choice_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	gb_ask_named(s, p, VERB(VERB_CHOOSE), "the pontoon train for an attack of this turn, or for a bridge now?", out);
}

void gb_choice_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	(void)s;
	orders_add(out, order_make(VERB_CHOOSE, frame_now(p)->side, NONE, NONE, CHOICE_PONTOONS_ATTACK));
	orders_add(out, order_make(VERB_CHOOSE, frame_now(p)->side, NONE, NONE, CHOICE_PONTOONS_BRIDGE));
}

bool gb_choice_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	return phase_listed(s, p, o, CITE_16_1, "choose what the pontoons are for", e);
}

/* The operation that was not chosen is stepped over. */
void gb_choice_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct frame *below = &p->frame[p->depth - 2];
	(void)s;
	(void)ev;
	if (o->number == CHOICE_PONTOONS_ATTACK) {
		gamble_at(p)->effects.allow |= ALLOW_NO_RIVER;
		below->step = (uint8_t)(below->step + 2);
	} else {
		below->step++;
	}
	phase_return(p);
}

/* --- card 2: the march that is over costs no roll, if the owner likes --- */

void gb_spare_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	(void)s;
	(void)p;
	(void)ev;
}

void gb_spare_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	(void)s;
	(void)p;
	prompt_ask(out, VERB(VERB_CHOOSE), 1, "Wells are found: spare this march the attrition roll?");
}

void gb_spare_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	(void)s;
	orders_add(out, order_make(VERB_CHOOSE, frame_now(p)->side, NONE, NONE, CHOICE_SPARE));
	orders_add(out, order_make(VERB_CHOOSE, frame_now(p)->side, NONE, NONE, CHOICE_ROLL));
}

bool gb_spare_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	return phase_listed(s, p, o, CITE_16_1, "spare this march the roll, or roll", e);
}

void gb_spare_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct gamble *g = gamble_at(p);
	phase_return(p);
	if (o->number == CHOICE_SPARE)
		g->effects.spared[o->side]--;
	else
		gb_attrition_die(s, g, ev);
}
