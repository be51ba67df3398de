/* The first position; the placing of a free set-up and of reinforcements. */
#include "rules/area1812/area1812.h"

#include <stdio.h>
#include <string.h>

/* === The Scenarios: Initial Placement === */

static const struct ar_deploy *deploy(const struct scenario *s)
{
	return &land_of(s)->deploy[scenario_value(s, "free_setup") ? 1 : 0];
}

/* [Initial Placement] On the map, in the tray of a free set-up, or waiting for his turn.
 * [Optional Rules, reading 52] Without them there are no leaders. Where a unit is before anything has happened. */
static int begins_at(const struct scenario *s, int piece)
{
	const struct land *g = land_of(s);
	const struct ar_deploy *d = deploy(s);
	if (g->arm[piece] == ARM_LEADER && !ar_optional(s))
		return AT_OUT;
	if (d->place[piece] != NONE)
		return d->place[piece];
	if (d->group[piece] != NONE)
		return AT_TRAY;
	if (d->entry[piece] != NONE)
		return AT_LATER;
	return g->arm[piece] == ARM_DP ? AT_POOL : AT_OUT;
}

/* [Scenarios] What the scenario says of the map holds from the start. */
static void state_begin(const struct scenario *s, struct campaign *c)
{
	const struct land *g = land_of(s);
	memcpy(c->depleted, g->depleted, sizeof c->depleted);
	for (int i = 0; i < g->places; i++)
		c->control[i] = set_has(&g->control, i);
	memset(c->counted, NONE, sizeof c->counted);
	memset(c->most, UNBOUND, sizeof c->most);
	c->battle.place = c->battle.plan[0] = c->battle.plan[1] = c->battle.flees = c->battle.result = NONE;
	c->p.header.track[TRACK_POINTS] = (int16_t)g->points;
}

/* [reading 16] Both sides have read the set-up on the scenario's chart: it is open until a stack moves. */
static void open_begin(const struct scenario *s, struct campaign *c)
{
	const struct land *g = land_of(s);
	for (int i = 0; i < s->pieces; i++)
		if (c->p.piece[i].place >= 0)
			c->p.piece[i].known = SEEN_ALL;
	memset(c->backs, 0, sizeof c->backs);
	for (int side = 0; side < 2; side++)
		for (int r = 0; r < g->regions; r++)
			if (ar_region(g, c, side, r, ARMS))
				c->counted[side][r] = (int8_t)ar_region_corps(g, c, side, r);
}

/* [Game Set-Up] Everybody stands where the scenario has him before the first turn begins. [Scenarios] Turn, points
 * and both ways of setting up come from its file. */
bool ar_setup(const struct scenario *s, uint64_t seed, struct position *p, struct events *ev, struct error *e)
{
	struct campaign *c = campaign_at(p);
	if (scenario_value(s, "free_setup") && !land_of(s)->groups)
		return error_set(e, s->file, "free", NULL, "this scenario has no free set-up");
	position_clear(p, sizeof *c);
	dice_seed(&p->dice, seed);
	p->header.turn = (int16_t)s->first_turn;
	p->header.phasing = RUSSIAN;
	state_begin(s, c);
	for (int i = 0; i < MAX_PIECES; i++)
		p->piece[i].place = AT_OUT;
	for (int side = RUSSIAN; side >= FRENCH; side--)
		for (int i = 0; i < s->pieces; i++)
			if (s->piece[i].side == side) {
				p->piece[i].steps = 1;
				ar_place(s, c, i, begins_at(s, i));
			}
	if (!scenario_value(s, "free_setup"))
		open_begin(s, c);
	frame_push(p, scenario_value(s, "free_setup") ? ROW_SETUP : ROW_TURN, (enum side)RUSSIAN);
	phases_run(s, p, ev);
	return true;
}

/* === The Scenarios: placing units, Reinforcements === */

static int box_now(const struct position *p)
{
	return frame_now(p)->row == ROW_SETUP ? AT_TRAY : AT_ARRIVES;
}

static int next_in(const struct scenario *s, const struct position *p, int side, int from)
{
	const struct land *g = land_of(s);
	for (int i = from < g->first[side] ? g->first[side] : from; i < g->last[side]; i++)
		if (p->piece[i].place == box_now(p))
			return i;
	return NONE;
}

/* [Reinforcements] The fortresses of Russia that are open to recruits; the rim of the map when all are lost. */
static void fortress_places(const struct land *g, const struct campaign *c, const struct ar_entry *e, struct set *out)
{
	*out = g->fortress;
	for (int i = set_next(out, 0); i >= 0; i = set_next(out, i + 1))
		if (c->control[i])
			set_drop(out, i);
	if (set_empty(out)) {
		*out = g->fallback;
		return;
	}
	for (int i = set_next(&e->also, 0); i >= 0; i = set_next(&e->also, i + 1))
		if (!c->control[i])
			set_add(out, i);
}

/* [Reinforcements] Enemies at the place of arrival do not matter. [Initial Placement, reading 8, reading 9] Nor do
 * they in a zone of the set-up; only the corps of the group itself are counted. */
static void places_of(const struct scenario *s, const struct campaign *c, int piece, struct set *out)
{
	const struct land *g = land_of(s);
	if (frame_now(&c->p)->row == ROW_ARRIVE) {
		const struct ar_entry *e = &g->entry[deploy(s)->entry[piece]];
		*out = e->areas;
		if (e->fortress)
			fortress_places(g, c, e, out);
		return;
	}
	int group = deploy(s)->group[piece];
	*out = g->group[group].areas;
	/* "no more than one corps in each" binds corps, and depots where the group has no others */
	if (!g->group[group].each || g->arm[piece] == ARM_SU)
		return;
	for (int i = set_next(out, 0); i >= 0; i = set_next(out, i + 1)) {
		int n = 0;
		for (int k = 0; k < s->pieces; k++)
			n += deploy(s)->group[k] == group && g->arm[k] != ARM_SU && c->p.piece[k].place == i;
		if (n)
			set_drop(out, i);
	}
}

/* [Sequence of Play A1] Who is due by now waits to be placed before attrition is rolled. */
static void comes(const struct scenario *s, struct campaign *c)
{
	const struct land *g = land_of(s);
	int side = frame_now(&c->p)->side;
	for (int i = g->first[side]; i < g->last[side]; i++) {
		int entry = deploy(s)->entry[i];
		if (c->p.piece[i].place == AT_LATER && g->entry[entry].turn <= c->p.header.turn)
			c->p.piece[i].place = AT_ARRIVES;
	}
}

/* [reading 13] Of a set-up the enemy is told that it is done; what stands where he sees. */
static void note_done(struct events *ev, int side)
{
	struct event *e = event_note(ev, EVENT_NOTE, side, NONE, NONE, NONE, TEXT_SET_UP, CITE_SETUP);
	if (e)
		e->seen = side_bit(1 - side);
}

/* [Initial Placement] The Russians set up first, then the French. [Sequence of Play A1] Attrition follows the last
 * reinforcement. */
/* [reading 13] The chart says who came. Where all went to one place, or all are of one arm, both know what lies there. */
static void tell_recruits(const struct scenario *s, struct campaign *c, int side)
{
	const struct land *g = land_of(s);
	struct set came, arms, places;
	set_clear(&came);
	set_clear(&arms);
	set_clear(&places);
	for (int i = g->first[side]; i < g->last[side]; i++)
		if (c->p.piece[i].place >= 0 && !c->p.piece[i].known && ar_comes_now(s, c, i)) {
			set_add(&came, i);
			set_add(&arms, g->arm[i]);
			set_add(&places, c->p.piece[i].place);
		}
	if (set_count(&arms) > 1 && set_count(&places) > 1)
		return;
	for (int i = g->first[side]; i < g->last[side]; i++)
		if (c->p.piece[i].place >= 0 && !c->p.piece[i].known && !set_has(&came, i))
			set_drop(&places, c->p.piece[i].place); /* others lie there whom nobody has seen */
	for (int i = set_next(&came, 0); i >= 0; i = set_next(&came, i + 1))
		if (set_has(&places, c->p.piece[i].place))
			c->p.piece[i].known = KNOWN_TOLD;
}

void ar_place_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct campaign *c = campaign_at(p);
	struct frame *f = frame_top(p);
	int side = f->side;
	if (f->row == ROW_ARRIVE && !f->step) {
		f->step = 1;
		set_clear(&c->marked);
		p->header.phasing = (int8_t)side;
		comes(s, c);
		if (next_in(s, p, side, 0) != NONE)
			event_note(ev, EVENT_PHASE, side, NONE, NONE, NONE, ROW_ARRIVE, CITE_REINFORCEMENTS);
	}
	if (next_in(s, p, side, 0) != NONE)
		return;
	set_clear(&c->marked);
	if (f->row == ROW_SETUP && scenario_value(s, "free_setup"))
		note_done(ev, side);
	if (f->row == ROW_ARRIVE)
		tell_recruits(s, c, side);
	if (f->row == ROW_ARRIVE)
		phase_goto(p, ROW_ATTRITION, (enum side)(1 - side));
	else if (side == RUSSIAN)
		phase_goto(p, ROW_SETUP, (enum side)FRENCH);
	else
		phase_goto(p, ROW_TURN, (enum side)RUSSIAN);
}

/* Is it about this place still, for a side? */
static bool wanted(const struct scenario *s, const struct campaign *c, int side, int aim)
{
	bool all = true;
	for (int i = 0; i < s->aims; i++)
		all = all && c->control[s->aim_place[i]] == (side == FRENCH);
	return all || c->control[aim] != (side == FRENCH);
}

/* Recruits stay away from enemies where they can; of the other places it is the nearest to what is not held yet. */
static int place_of_recruit(const struct scenario *s, const struct campaign *c, int piece)
{
	const struct land *g = land_of(s);
	struct set places;
	int side = s->piece[piece].side, best = NONE, least = 0;
	places_of(s, c, piece, &places);
	for (int at = set_next(&places, 0); at >= 0; at = set_next(&places, at + 1)) {
		int far = PLACES;
		for (int i = 0; i < s->aims; i++)
			if (wanted(s, c, side, s->aim_place[i]) && g->distance[at][s->aim_place[i]] < far)
				far = g->distance[at][s->aim_place[i]];
		far += ar_units(c, 1 - side, at) ? 2 * PLACES : 0;
		if (best == NONE || far < least) {
			best = at;
			least = far;
		}
	}
	return best;
}

/* Where the program would put those who come: "Tula (R54)", "Tula (R54) and Riga (R30)". */
static struct text recruits_words(const struct scenario *s, const struct position *p)
{
	struct text out = {""};
	struct set places;
	set_clear(&places);
	for (int i = next_in(s, p, frame_now(p)->side, 0); i != NONE; i = next_in(s, p, frame_now(p)->side, i + 1))
		set_add(&places, place_of_recruit(s, campaign_of(p), i));
	for (int at = set_next(&places, 0), k = 0; at >= 0 && k < 3; at = set_next(&places, at + 1), k++) {
		size_t used = strlen(out.at);
		snprintf(out.at + used, sizeof out.at - used, "%s%s", k ? " and " : "", CALLED(s, at));
	}
	return out;
}

void ar_place_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	int held = set_next(&p->hand, 0);
	uint64_t verbs = VERB(VERB_TAKE) | VERB(VERB_PUT) | VERB(VERB_REST) | VERB(VERB_MARKERS);
	if (held == NONE && frame_now(p)->row == ROW_SETUP) {
		prompt_ask(out, verbs, 0, "Set up your army, or leave the rest to the usual places");
		return;
	}
	if (held == NONE) {
		prompt_ask(out, verbs, 0, "Place the reinforcements, or leave the rest to the program: in %s", recruits_words(s, p).at);
		return;
	}
	prompt_ask(out, VERB(VERB_PUT), 1, "Where is %s to stand?", s->piece[held].name);
}

void ar_place_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	int side = frame_now(p)->side, held = set_next(&p->hand, 0);
	struct set places;
	if (held != NONE) {
		places_of(s, campaign_of(p), held, &places);
		for (int i = set_next(&places, 0); i >= 0; i = set_next(&places, i + 1))
			orders_add(out, order_make(VERB_PUT, side, held, i, NONE));
		return;
	}
	for (int i = next_in(s, p, side, 0); i != NONE; i = next_in(s, p, side, i + 1))
		orders_add(out, order_make(VERB_TAKE, side, i, NONE, NONE));
	ar_markers_list(s, p, out);
	orders_add(out, order_make(VERB_REST, side, NONE, NONE, NONE));
}

/* "Moscow (R57), Kaluga (R53) or Tula (R54)", or how many areas are open where there are more than five. */
static struct text places_words(const struct scenario *s, const struct set *places)
{
	struct text out;
	int n = set_count(places), k = 0;
	text_set(&out, n ? "%d areas, which are lit when it is taken up" : "no area now", n);
	for (int i = set_next(places, 0); n <= 5 && i >= 0; i = set_next(places, i + 1)) {
		size_t used = k ? strlen(out.at) : 0;
		snprintf(out.at + used, sizeof out.at - used, "%s%s", !k ? "" : k + 1 == n ? " or " : ", ", CALLED(s, i));
		k++;
	}
	return out;
}

/* Why the unit in hand may not be put on this area, and where it may. False. */
static bool why_not_there(const struct scenario *s, const struct campaign *c, int piece, int place, const struct set *open,
			  struct error *e)
{
	const struct land *g = land_of(s);
	const char *name = s->piece[piece].name;
	bool setup = frame_now(&c->p)->row == ROW_SETUP;
	int cite = setup ? CITE_SETUP : CITE_REINFORCEMENTS;
	if (!e)
		return false;
	if (s->board.at[place].kind & KIND_OFF_LIMITS)
		return error_set(e, NULL, NULL, CITE(CITE_MOVEMENT_B), "%s is off limits to all units", CALLED(s, place));
	struct text where = places_words(s, open);
	if (!setup && g->entry[deploy(s)->entry[piece]].fortress && set_has(&g->fortress, place))
		return error_set(e, NULL, NULL, CITE(cite), "%s is in French hands: no recruits come in there. %s comes in %s",
				 CALLED(s, place), name, where.at);
	if (setup && set_has(&g->group[deploy(s)->group[piece]].areas, place))
		return error_set(e, NULL, NULL, CITE(cite), "a corps of this group stands in %s: one each. Free for %s: %s",
				 CALLED(s, place), name, where.at);
	return error_set(e, NULL, NULL, CITE(cite), "%s is no area where %s %s. Open: %s", CALLED(s, place), name,
			 setup ? "may be set up" : "arrives", where.at);
}

bool ar_place_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	int held = set_next(&p->hand, 0);
	int cite = frame_now(p)->row == ROW_SETUP ? CITE_SETUP : CITE_REINFORCEMENTS;
	struct set places;
	if (o->verb == VERB_MARKERS)
		return ar_markers_can(s, p, o, e);
	if (held == NONE)
		return phase_listed(s, p, o, cite, "take a unit from the tray and put it on the map, or leave the rest to the program", e);
	if (o->verb != VERB_PUT || o->piece != held)
		return phase_refuse(s, cite, "put the unit in hand on the map", e);
	if (o->number != NONE)
		return phase_refuse(s, cite, "a unit is put on the map without a number", e);
	places_of(s, campaign_of(p), held, &places);
	return set_has(&places, o->place) || why_not_there(s, campaign_of(p), held, o->place, &places, e);
}

/* [reading 13] The enemy hears of a counter that came, never which it is. */
static void put(const struct scenario *s, struct campaign *c, int piece, int place, struct events *ev)
{
	int side = s->piece[piece].side;
	bool setup = frame_now(&c->p)->row == ROW_SETUP;
	if (setup)
		ar_place(s, c, piece, place);
	else
		ar_move(s, c, piece, place, ev);
	struct event arrives = event_make(EVENT_ARRIVE, side, piece, NONE, place, NONE, setup ? CITE_SETUP : CITE_REINFORCEMENTS);
	arrives.seen = side_bit(side);
	if (setup) /* the enemy is told of it when it is done */
		event_add(ev, arrives);
	else
		event_note_piece(ev, arrives, false);
}

/* Where the historical set-up still lacks a unit of this kind; else the first place that is open. */
static int usual_place(const struct scenario *s, const struct campaign *c, int piece)
{
	const struct land *g = land_of(s);
	const struct ar_deploy *h = &g->deploy[0];
	struct set places;
	if (frame_now(&c->p)->row == ROW_ARRIVE)
		return place_of_recruit(s, c, piece);
	places_of(s, c, piece, &places);
	for (int i = set_next(&places, 0); i >= 0; i = set_next(&places, i + 1)) {
		int want = 0;
		if (g->arm[piece] == ARM_LEADER && h->place[piece] == i)
			return i;
		for (int k = g->begin[s->piece[piece].side][g->arm[piece]]; k < g->end[s->piece[piece].side][g->arm[piece]]; k++)
			want += h->place[k] == i;
		if (g->arm[piece] != ARM_LEADER && c->at[s->piece[piece].side][i][g->arm[piece]] < want)
			return i;
	}
	return set_next(&places, 0);
}

void ar_place_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct campaign *c = campaign_at(p);
	if (ar_opening_act(c, o, ev))
		return;
	if (o->verb == VERB_PUT) {
		set_clear(&p->hand);
		put(s, c, o->piece, o->place, ev);
	} else {
		for (int i = next_in(s, p, o->side, 0); i != NONE; i = next_in(s, p, o->side, i + 1))
			put(s, c, i, usual_place(s, c, i), ev);
	}
	phase_again(p);
}
