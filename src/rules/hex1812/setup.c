/* The first position; placing units: free set-up and reinforcements. */
#include "rules/hex1812/hex1812.h"

#include <string.h>

static const struct hx_deploy *deploy(const struct scenario *s)
{
	return &ground_of(s)->deploy[scenario_value(s, "free_setup") ? 1 : 0];
}

/* --- the first position --- */

static int begins_at(const struct scenario *s, int piece)
{
	const struct hx_deploy *d = deploy(s);
	if (d->place[piece] != NONE)
		return d->place[piece];
	return d->group[piece] != NONE ? AT_TRAY : d->entry[piece] != NONE ? AT_LATER : AT_POOL;
}

/* [Fortresses A, reading 34] What a side holds of its own at the start counts as never entered by the enemy; what the enemy holds
 * of it has been. [reading 31] Set-up is no movement. */
static void state_begin(const struct scenario *s, struct campaign *c)
{
	const struct ground *g = ground_of(s);
	memcpy(c->depleted, g->depleted, sizeof c->depleted);
	c->control = g->control;
	c->passed[FRENCH] = g->theirs[RUSSIAN] & g->control;
	c->passed[RUSSIAN] = g->theirs[FRENCH] & ~g->control;
	c->p.header.track[TRACK_POINTS] = (int16_t)g->points;
}

/* [Scenarios] Turn, points and both ways of setting up come from the scenario's file. */
bool hx_setup(const struct scenario *s, uint64_t seed, struct position *p, struct events *ev, struct error *e)
{
	const struct ground *g = ground_of(s);
	struct campaign *c = campaign_at(p);
	bool free = scenario_value(s, "free_setup");
	if (free && !g->groups)
		return error_set(e, s->file, "free", NULL, "this scenario has no free set-up");
	position_clear(p, sizeof *c);
	dice_seed(&p->dice, seed);
	p->header.turn = (int16_t)s->first_turn;
	p->header.phasing = RUSSIAN;
	state_begin(s, c);
	for (int i = 0; i < MAX_PIECES; i++)
		p->piece[i].place = AT_POOL;
	for (int i = 0; i < s->pieces; i++)
		hx_put(s, c, i, begins_at(s, i));
	frame_push(p, free ? ROW_SETUP : ROW_TURN, (enum side)(free ? g->first_side : RUSSIAN));
	phases_run(s, p, ev);
	return true;
}

/* === The Scenarios: placing units, Reinforcements === */

static bool sets_up(const struct position *p)
{
	return frame_now(p)->row == ROW_SETUP;
}

/* [Scenarios, reading 23, reading 24] Never onto enemies; apart from French units where it says so. [reading 31] Nor onto a
 * fortress that the other side controls. */
static bool in_zone(const struct scenario *s, const struct campaign *c, const struct hx_zone_of *z, int at)
{
	const struct ground *g = ground_of(s);
	int enemy = 1 - z->side;
	if (s->board.at[at].missing || hx_owner(s, c, at) == enemy || (hx_is_fortress(s, at) && hx_controls(s, c, enemy, at)))
		return false;
	if (z->at != NONE)
		return at == z->at;
	int far = z->of == NONE ? 0 : board_distance(&s->board, z->of, at);
	if ((z->within != NONE && far > z->within) || (z->beyond != NONE && far <= z->beyond) ||
	    (z->region != NONE && g->region[at] != z->region))
		return false;
	for (int d = 0; d < DIRECTIONS && z->apart; d++)
		if (g->to[at][d] != NONE && hx_owner(s, c, g->to[at][d]) == enemy)
			return false;
	return true;
}

struct text hx_zone_words(const struct scenario *s, int piece)
{
	const struct ground *g = ground_of(s);
	const struct hx_zone_of *z = &g->group[deploy(s)->group[piece]];
	struct text out = {""};
	if (z->at != NONE)
		text_set(&out, "in %s", hx_place(s, z->at).at);
	else if (z->region != NONE && z->beyond != NONE)
		text_set(&out, "in %s, over %d from %s", g->region_id[z->region], z->beyond, hx_place(s, z->of).at);
	else if (z->region != NONE)
		text_set(&out, "in %s (%s)", g->region_name[z->region], g->region_id[z->region]);
	else if (z->of != NONE && z->within != NONE)
		text_set(&out, z->within == 1 ? "within %d hex of %s" : "within %d hexes of %s", z->within, hx_place(s, z->of).at);
	return out;
}

bool hx_open_fortress(const struct scenario *s, const struct campaign *c, int place)
{
	const struct ground *g = ground_of(s);
	int fort = g->fort[place];
	return hx_is_fortress(s, place) && g->theirs[RUSSIAN] >> fort & 1 && hx_controls(s, c, RUSSIAN, place) &&
	       !(c->passed[FRENCH] >> fort & 1) && !hx_besieged(s, c, RUSSIAN, place);
}

static int add_place(const struct scenario *s, const struct campaign *c, int piece, int at, int16_t *out, int n)
{
	int side = s->piece[piece].side;
	bool dear = side == FRENCH && ground_of(s)->enter[at] > hx_allowance(s, c, piece);
	if (hx_owner(s, c, at) == 1 - side || dear)
		return n;
	out[n] = (int16_t)at;
	return n + 1;
}

/* [Reinforcements, reading 21] The French by the west edge, at the price of the first hex; Russians by the edge
 * that is named, or by a fortress that was never passed and is not besieged, or by the east edge. */
static int arrival_places(const struct scenario *s, const struct campaign *c, int piece, int16_t out[MAX_ORDERS])
{
	const struct ground *g = ground_of(s);
	const struct hx_entry *e = &g->entry[deploy(s)->entry[piece]];
	int n = 0, edge = e->by < EDGES ? e->by : EDGE_EAST;
	if (e->by == BY_HEX && hx_open_fortress(s, c, e->at))
		return add_place(s, c, piece, e->at, out, 0);
	for (int i = 0; i < g->fortresses && e->by >= EDGES; i++)
		if (hx_open_fortress(s, c, g->fortress[i]))
			n = add_place(s, c, piece, g->fortress[i], out, n);
	for (int i = 0; i < g->edges[edge]; i++)
		n = add_place(s, c, piece, g->edge[edge][i], out, n);
	return n;
}

static int places_of(const struct scenario *s, const struct campaign *c, int piece, int16_t out[MAX_ORDERS])
{
	const struct ground *g = ground_of(s);
	int n = 0;
	if (!sets_up(&c->p))
		return arrival_places(s, c, piece, out);
	const struct hx_zone_of *z = &g->group[deploy(s)->group[piece]];
	for (int i = 0; i < g->places && n < MAX_ORDERS; i++)
		if (in_zone(s, c, z, i))
			out[n++] = (int16_t)i;
	return n;
}

/* A unit that is to be placed now, `from` or later; NONE at the end. */
static int next_in(const struct scenario *s, const struct campaign *c, int side, int from)
{
	const struct ground *g = ground_of(s);
	const struct hx_deploy *d = deploy(s);
	bool setup = sets_up(&c->p);
	for (int i = from < g->first[side] ? g->first[side] : from; i < g->last[side]; i++) {
		int at = c->p.piece[i].place;
		if (setup ? at == AT_TRAY : at == AT_LATER && g->entry[d->entry[i]].turn <= c->p.header.turn)
			return i;
	}
	return NONE;
}

/* The same, with a place for it. */
static int next_able(const struct scenario *s, const struct campaign *c, int side, int from)
{
	int16_t places[MAX_ORDERS];
	for (int i = next_in(s, c, side, from); i != NONE; i = next_in(s, c, side, i + 1))
		if (places_of(s, c, i, places))
			return i;
	return NONE;
}

/* [Scenarios] One side deploys, then the other. [Sequence of Play A1] Attrition follows the arrivals. */
static void next_row(const struct scenario *s, struct position *p, struct events *ev)
{
	int side = frame_now(p)->side;
	if (!sets_up(p)) {
		phase_goto(p, ROW_ATTRITION, (enum side)side);
	} else {
		event_note(ev, EVENT_NOTE, side, NONE, NONE, NONE, TEXT_SET_UP, CITE_SETUP);
		if (side == ground_of(s)->first_side)
			phase_goto(p, ROW_SETUP, (enum side)(1 - side));
		else
			phase_goto(p, ROW_TURN, (enum side)RUSSIAN);
	}
}

void hx_place_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct campaign *c = campaign_at(p);
	struct frame *f = frame_top(p);
	int side = f->side;
	bool any = next_able(s, c, side, 0) != NONE;
	if (!f->step && f->row == ROW_ARRIVE && any)
		event_note(ev, EVENT_PHASE, side, NONE, NONE, NONE, ROW_ARRIVE, CITE_REINFORCEMENTS);
	f->step = 1;
	if (!any)
		next_row(s, p, ev);
}

void hx_place_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	int held = set_next(&p->hand, 0);
	if (held != NONE)
		prompt_ask(out, VERB(VERB_PUT), 1, "Where is %s to stand?", hx_unit(s, held).at);
	else if (sets_up(p))
		prompt_ask(out, VERB(VERB_TAKE) | VERB(VERB_PUT) | VERB(VERB_REST), 0, "Set up your army, or leave the rest to the usual places");
	else
		prompt_ask(out, VERB(VERB_TAKE) | VERB(VERB_PUT) | VERB(VERB_REST) | VERB(VERB_DONE), 0,
			   "Place the reinforcements, or let them wait");
}

void hx_place_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct campaign *c = campaign_of(p);
	int side = frame_now(p)->side, held = set_next(&p->hand, 0);
	int16_t places[MAX_ORDERS];
	if (held != NONE) {
		int n = places_of(s, c, held, places);
		for (int i = 0; i < n; i++)
			orders_add(out, order_make(VERB_PUT, side, held, places[i], NONE));
		return;
	}
	for (int i = next_able(s, c, side, 0); i != NONE; i = next_able(s, c, side, i + 1))
		orders_add(out, order_make(VERB_TAKE, side, i, NONE, NONE));
	orders_add(out, order_make(VERB_REST, side, NONE, NONE, NONE));
	if (!sets_up(p))
		orders_add(out, order_make(VERB_DONE, side, NONE, NONE, NONE));
}

bool hx_place_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	int held = set_next(&p->hand, 0), cite = sets_up(p) ? CITE_SETUP : CITE_REINFORCEMENTS;
	int16_t places[MAX_ORDERS];
	if (o->number != NONE)
		return phase_refuse(s, cite, "units are put on the map one by one", e);
	if (held == NONE)
		return phase_listed(s, p, o, cite, "take a unit and put it on the map, or leave the rest to the usual places", e);
	if (o->verb != VERB_PUT || o->piece != held)
		return phase_refuse(s, cite, "put the unit in hand on the map", e);
	int n = places_of(s, campaign_of(p), held, places);
	for (int i = 0; i < n; i++)
		if (places[i] == o->place)
			return true;
	if (sets_up(p))
		return error_set(e, NULL, NULL, CITE(cite), "%s is set up %s, and on no hex of the enemy's%s", hx_unit(s, held).at,
				 hx_zone_words(s, held).at, ground_of(s)->group[deploy(s)->group[held]].apart ? " or next to one" : "");
	return error_set(e, NULL, NULL, CITE(cite), "%s may not come in at %s", hx_unit(s, held).at, hx_place(s, o->place).at);
}

/* [reading 21] The French have paid for the first hex; a zone stops whoever comes into it. */
static void put(const struct scenario *s, struct campaign *c, int piece, int place, struct events *ev)
{
	int side = s->piece[piece].side;
	bool setup = sets_up(&c->p);
	event_note(ev, EVENT_ARRIVE, side, piece, NONE, place, NONE, setup ? CITE_SETUP : CITE_REINFORCEMENTS);
	if (setup) {
		hx_put(s, c, piece, place);
		return;
	}
	hx_move(s, c, piece, place, ev);
	if (side == FRENCH)
		c->p.piece[piece].used = ground_of(s)->enter[place];
	if (hx_stops(s, c, piece, place))
		set_add(&c->tight, piece);
	hx_depots(s, c, ev);
}

/* Where the historical set-up has it; else the first hex without combat units of its own side. */
static int usual_place(const struct scenario *s, const struct campaign *c, int piece)
{
	const struct hx_deploy *h = &ground_of(s)->deploy[0];
	int16_t places[MAX_ORDERS];
	int n = places_of(s, c, piece, places);
	for (int i = 0; i < n && sets_up(&c->p); i++)
		if (h->place[piece] == places[i])
			return places[i];
	for (int i = 0; i < n; i++)
		if (!hx_fighters(s, c, places[i], NONE))
			return places[i];
	return n ? places[0] : NONE;
}

void hx_place_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct campaign *c = campaign_at(p);
	int place;
	switch (o->verb) {
	case VERB_TAKE:
		set_add(&p->hand, o->piece);
		break;
	case VERB_PUT:
		set_clear(&p->hand);
		put(s, c, o->piece, o->place, ev);
		break;
	case VERB_DONE:
		event_note(ev, EVENT_NOTE, o->side, NONE, NONE, NONE, TEXT_WAITS, CITE_REINFORCEMENTS);
		next_row(s, p, ev);
		return;
	default:
		for (int i = next_in(s, c, o->side, 0); i != NONE; i = next_in(s, c, o->side, i + 1))
			if ((place = usual_place(s, c, i)) != NONE)
				put(s, c, i, place, ev);
	}
	phase_again(p);
}
