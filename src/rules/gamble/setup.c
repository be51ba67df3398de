/* === 14.1 to 14.3 === The first position; each side places its units, the Russians first, then its depots. */
#include "rules/gamble/closed.h"

#include <stdio.h>
#include <string.h>

static bool is_free(const struct scenario *s)
{
	return scenario_value(s, "free_setup");
}

bool gb_plays(const struct scenario *s, int piece)
{
	switch (gb_own(s)->rule[piece]) {
	case GB_BASIC:
		return true;
	case GB_RESERVE:
		return gb_reserve(s);
	case GB_SWEDEN:
		return gb_political(s);
	default:
		return gb_leaders(s);
	}
}

bool gb_reserved(const struct scenario *s, int piece)
{
	const struct gb_own *own = gb_own(s);
	return gb_reserve(s) && (set_has(&own->reserve, piece) || (own->joins[piece] && own->zone[piece][0] != NONE));
}

/* [16.7] Murat and Grouchy lead the Reserve where it is deployed, else they join some stack. */
static bool joins(const struct scenario *s, int piece)
{
	const struct gb_own *own = gb_own(s);
	return own->joins[piece] && !(gb_reserve(s) && own->zone[piece][0] != NONE);
}

static int begins_at(const struct scenario *s, int piece)
{
	const struct gb_own *own = gb_own(s);
	if (!gb_is_unit(s, piece))
		return AT_POOL;
	if (!gb_plays(s, piece))
		return AT_GONE;
	if (own->turn[piece])
		return AT_LATER;
	return is_free(s) || joins(s, piece) || own->zone[piece][1] != NONE ? AT_TRAY : own->zone[piece][0];
}

/* [9.2, 14.1, 14.3, 14.7] */
bool gb_setup(const struct scenario *s, uint64_t seed, struct position *p, struct events *ev, struct error *e)
{
	const struct gb_figures *f = gb_figures(s);
	struct gamble *g = gamble_at(p);
	(void)e;
	position_clear(p, sizeof *g);
	dice_seed(&p->dice, seed);
	p->header.turn = (int16_t)s->first_turn;
	p->header.phasing = RUSSIAN;
	p->header.track[TRACK_BONUS] = (int16_t)f->score.battle;
	g->cc_lasting[FRENCH] = (int8_t)f->commands.french;
	g->cc_lasting[RUSSIAN] = (int8_t)f->commands.russian;
	g->source = g->uprising_turn = NONE;
	gb_events_setup(s, g, ev);
	for (int i = 0; i < s->pieces; i++)
		p->piece[i].place = (int16_t)begins_at(s, i);
	frame_push(p, ROW_SETUP, SIDE_1);
	phases_run(s, p, ev);
	return true;
}

/* --- where units may stand --- */

static int waiting(const struct scenario *s, const struct position *p, int side, int from)
{
	const struct set *units = &gb_own(s)->units_of[side];
	for (int i = set_next(units, from); i >= 0; i = set_next(units, i + 1))
		if (p->piece[i].place == AT_TRAY)
			return i;
	return NONE;
}

/* [14.1] Russian units of a kind near the border; `coming`: those that wait beside `piece` count as if they were. */
static int near_border(const struct scenario *s, const struct position *p, int kind, int piece, bool coming)
{
	const struct gb_own *own = gb_own(s);
	int near = 0;
	for (int i = set_next(&own->fighters, 0); i >= 0; i = set_next(&own->fighters, i + 1)) {
		int at = p->piece[i].place;
		if (s->piece[i].side == RUSSIAN && own->kind[i] == kind && i != piece)
			near += (coming && at == AT_TRAY) || (at >= 0 && own->near_border[at]);
	}
	return near;
}

/* [14.1] How many of a kind must stand near the border. */
static int least_near(const struct scenario *s, int kind)
{
	const int least[] = {gb_figures(s)->setup.infantry, gb_figures(s)->setup.cavalry, gb_figures(s)->setup.artillery};
	return least[kind];
}

bool gb_stays_near(const struct scenario *s, const struct position *p, int piece)
{
	return is_free(s) && s->piece[piece].side == RUSSIAN && gb_fights(s, piece) &&
	       near_border(s, p, gb_own(s)->kind[piece], piece, true) < least_near(s, gb_own(s)->kind[piece]);
}

/* [14.1] "10 infantry, 3 cavalry, 1 artillery"; all that must stand near the border, or what is still missing there; "" for none. */
static struct text say_near(const struct scenario *s, const struct position *p, bool owed)
{
	static const char *const kinds[] = {[KIND_INF] = "infantry", [KIND_CAV] = "cavalry", [KIND_ART] = "artillery"};
	struct text out = {""};
	size_t used = 0;
	for (int kind = KIND_INF; kind <= KIND_ART; kind++) {
		int n = least_near(s, kind) - (owed ? near_border(s, p, kind, NONE, false) : 0);
		if (n > 0)
			used += (size_t)snprintf(out.at + used, sizeof out.at - used, "%s%d %s", used ? ", " : "", n, kinds[kind]);
	}
	return out;
}

/* [14.1] Does a stack stand there that it may join? */
static bool company(const struct scenario *s, const struct gamble *g, int piece, int place)
{
	const struct gb_own *own = gb_own(s);
	int side = s->piece[piece].side, army = own->joins[piece] - 1;
	for (int i = gb_next_fighter(s, g, place, side, 0); i >= 0; i = gb_next_fighter(s, g, place, side, i + 1))
		if (army <= 0 || own->army[i] == army)
			return true;
	return false;
}

/* [14.1] May these units, by their OF, still find room on these hexes: the largest first, each where it fits. */
static bool room_for_rest(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int piece, int place)
{
	const struct gb_own *own = gb_own(s);
	int left[MAX_ZONE], n = 0, wait[9] = {0};
	for (; own->zone[piece][n] != NONE; n++) {
		int at = own->zone[piece][n];
		left[n] = gb_figures(s)->stack.holds - v->of[at] - (at == place ? own->of[piece] : 0);
	}
	for (int i = waiting(s, &g->p, s->piece[piece].side, 0); i >= 0; i = waiting(s, &g->p, s->piece[piece].side, i + 1))
		if (i != piece && own->zone[i][0] == own->zone[piece][0] && gb_fights(s, i))
			wait[int_min(own->of[i], 8)]++;
	for (int of = 8; of > 0; of--)
		for (; wait[of]; wait[of]--) {
			int k = 0;
			while (k < n && left[k] < of)
				k++;
			if (k == n)
				return false;
			left[k] -= of;
		}
	return true;
}

static bool in_group(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int piece, int place)
{
	const struct gb_own *own = gb_own(s);
	if (joins(s, piece))
		return v->units[place] && company(s, g, piece, place);
	for (int i = 0; own->zone[piece][i] != NONE; i++)
		if (own->zone[piece][i] == place)
			return !gb_fights(s, piece) || room_for_rest(s, g, v, piece, place);
	return false;
}

/* What is asked of all hexes for one piece. */
struct siting {
	struct gb_survey v;
	bool free; /* [14.1] this one may be set up freely */
	int lead;  /* [16.7] one of the Reserve that waits still, whose hexes are kept for it; or NONE */
	bool back; /* this one may stay away from the border */
};

static void look_round(const struct scenario *s, const struct gamble *g, int piece, struct siting *out)
{
	gb_survey(s, g, &out->v);
	out->free = is_free(s) && !gb_reserved(s, piece);
	out->lead = NONE;
	for (int i = set_next(&gb_own(s)->reserve, 0); i >= 0 && is_free(s) && gb_reserve(s); i = set_next(&gb_own(s)->reserve, i + 1))
		if (g->p.piece[i].place == AT_TRAY)
			out->lead = i;
	out->back = !gb_stays_near(s, &g->p, piece);
}

/* [16.7] Is the hex kept for the Reserve, till all of it stands? */
static bool kept_for_reserve(const struct scenario *s, const struct siting *look, int place)
{
	for (int i = 0; look->lead != NONE && gb_own(s)->zone[look->lead][i] != NONE; i++)
		if (gb_own(s)->zone[look->lead][i] == place)
			return true;
	return false;
}

/* [14.1, reading 21, reading 24] Russians in Russia, some of them near its border; the French to the west of it. [4.1] */
static bool may_stand(const struct scenario *s, const struct gamble *g, const struct siting *look, int piece, int place)
{
	const struct gb_survey *v = &look->v;
	const struct gb_own *own = gb_own(s);
	int side = s->piece[piece].side;
	if (!gb_passable(s, side, place) || v->side[place] == 1 - side || v->of[place] + own->of[piece] > gb_figures(s)->stack.holds)
		return false;
	if (!look->free)
		return in_group(s, g, v, piece, place);
	if (gb_fights(s, piece) && kept_for_reserve(s, look, place))
		return false;
	return own->russia[place] == (side == RUSSIAN) && (look->back || own->near_border[place]);
}

/* `most` of the places where a piece could be put. */
static int places_of(const struct scenario *s, const struct gamble *g, int piece, int16_t *out, int most)
{
	struct siting look;
	int n = 0;
	look_round(s, g, piece, &look);
	for (int i = 0; i < gb_own(s)->places && n < most; i++)
		if (may_stand(s, g, &look, piece, i))
			out[n++] = (int16_t)i;
	return n;
}

/* --- the row --- */

void gb_place_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	int side = frame_now(p)->side;
	if (!frame_now(p)->step)
		event_note(ev, EVENT_PHASE, side, NONE, NONE, NONE, ROW_SETUP, CITE_14_1);
	frame_top(p)->step = 1;
	p->header.phasing = (int8_t)side;
	if (waiting(s, p, side, 0) != NONE)
		return;
	event_note(ev, EVENT_NOTE, side, NONE, NONE, NONE, TEXT_SET_UP, CITE_14_1);
	phase_goto(p, ROW_SETUP_DEPOTS, (enum side)side);
}

/* [14.1] What must stand near the border, and what of it does not yet, behind the question. */
static void ask_near(const struct scenario *s, const struct position *p, struct prompt *out)
{
	struct text ask = out->ask, owed = say_near(s, p, true);
	text_set(&out->ask, "%.100s. Within %d hexes of the western border: %.50s; still owed: %.50s", ask.at, gb_figures(s)->setup.within,
		 say_near(s, p, false).at, owed.at[0] ? owed.at : "none");
}

void gb_place_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	int held = set_next(&p->hand, 0);
	if (held != NONE)
		prompt_ask(out, VERB(VERB_PUT), 1, "Where is %s to stand?", gb_name(s, held));
	else
		prompt_ask(out, VERB(VERB_TAKE) | VERB(VERB_PUT) | VERB(VERB_REST), 0, "Set up your army, or leave the rest to the usual places");
	if (is_free(s) && frame_now(p)->side == RUSSIAN)
		ask_near(s, p, out);
}

static bool can_place(const struct scenario *s, const struct gamble *g, int piece)
{
	int16_t place;
	return places_of(s, g, piece, &place, 1) > 0;
}

void gb_place_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	int side = frame_now(p)->side, held = set_next(&p->hand, 0);
	int16_t places[MAX_ORDERS];
	if (held != NONE) {
		int n = places_of(s, gamble_of(p), held, places, MAX_ORDERS);
		for (int i = 0; i < n; i++)
			orders_add(out, order_make(VERB_PUT, side, held, places[i], NONE));
		return;
	}
	for (int i = waiting(s, p, side, 0); i >= 0; i = waiting(s, p, side, i + 1))
		if (can_place(s, gamble_of(p), i))
			orders_add(out, order_make(VERB_TAKE, side, i, NONE, NONE));
	orders_add(out, order_make(VERB_REST, side, NONE, NONE, NONE));
}

/* "2108, 2208 and Kovno": where a piece may be put; the first few of many, "" where there is no place. */
static struct text say_places(const struct scenario *s, const struct gamble *g, int piece)
{
	enum { TOLD = 6 };
	int16_t places[MAX_ORDERS];
	int n = places_of(s, g, piece, places, MAX_ORDERS), told = n > TOLD ? TOLD - 1 : n;
	struct text list = {""}, more;
	for (int i = 0; i < told; i++)
		text_listed(&list, i, n > TOLD ? told + 1 : told, gb_place(s, places[i]).at);
	text_set(&more, "%d more", n - told);
	if (n > TOLD)
		text_listed(&list, told, told + 1, more.at);
	return list;
}

/* [4.1] [14.1] Why a unit may not be set up there; always false. */
static bool refuse_place(const struct scenario *s, const struct position *p, const struct siting *look, int piece, int place, struct error *e)
{
	const struct gb_own *own = gb_own(s);
	int side = s->piece[piece].side, holds = gb_figures(s)->stack.holds;
	struct called where = gb_place(s, place);
	if (look->free && own->russia[place] != (side == RUSSIAN))
		return error_set(e, NULL, NULL, CITE(CITE_14_1), "%s may not be set up in %s: it is %s Russia", gb_name(s, piece), where.at,
				 side == RUSSIAN ? "west of" : "in");
	if (look->v.side[place] != 1 - side && look->v.of[place] + own->of[piece] > holds)
		return error_set(e, NULL, NULL, CITE(CITE_4_1), "%s may not be set up in %s: the stack there would be over %d OF", gb_name(s, piece),
				 where.at, holds);
	if (look->free && gb_fights(s, piece) && kept_for_reserve(s, look, place))
		return error_set(e, NULL, NULL, CITE(CITE_16_7), "%s is kept for the Cavalry Reserve till all of it stands", where.at);
	if (gb_reserved(s, piece))
		return error_set(e, NULL, NULL, CITE(CITE_16_7), "%s is set up in one of the hexes that the Cavalry Reserve has of its own", gb_name(s, piece));
	if (look->free && !look->back && !own->near_border[place])
		return error_set(e, NULL, NULL, CITE(CITE_14_1), "%s may not be set up in %s: no more of its kind can be spared where within %d hexes "
				 "of the western border %.60s must stand", gb_name(s, piece), where.at, gb_figures(s)->setup.within,
				 say_near(s, p, false).at);
	struct text may = say_places(s, gamble_of(p), piece);
	return error_set(e, NULL, NULL, CITE(CITE_14_1), "%s may not be set up in %s%s%s", gb_name(s, piece), where.at, may.at[0] ? ": it may stand in " : "", may.at);
}

bool gb_place_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	if (o->number != NONE)
		return phase_refuse(s, CITE_14_1, "give the order without a number", e);
	int held = set_next(&p->hand, 0);
	struct siting look;
	if (held == NONE && o->verb == VERB_TAKE && o->place == NONE && gb_is_unit(s, o->piece) && s->piece[o->piece].side == o->side &&
	    p->piece[o->piece].place == AT_TRAY)
		return can_place(s, gamble_of(p), o->piece) ||
		       error_set(e, NULL, NULL, CITE(CITE_14_1), "no hex is open to %s", gb_name(s, o->piece));
	if (held == NONE)
		return phase_listed(s, p, o, CITE_14_1, "take a unit and put it on the map, or leave the rest to the usual places", e);
	if (o->verb != VERB_PUT || o->piece != held)
		return phase_refuse(s, CITE_14_1, "put the unit in hand on the map", e);
	look_round(s, gamble_of(p), held, &look);
	return may_stand(s, gamble_of(p), &look, held, o->place) || refuse_place(s, p, &look, held, o->place, e);
}

static void put(const struct scenario *s, struct position *p, int piece, int place, struct events *ev)
{
	p->piece[piece].place = (int16_t)place;
	gb_tell_of(s, gamble_of(p), ev, event_make(EVENT_ARRIVE, s->piece[piece].side, piece, NONE, place, NONE, CITE_14_1), false);
}

/* Where most of the combat units stand that have this usual place: there itself, while one of them does; NONE: nowhere. */
static int most_of(const struct scenario *s, const struct position *p, int side, int usual)
{
	const struct gb_own *own = gb_own(s);
	int16_t there[MAX_PLACES] = {0};
	int best = NONE;
	for (int i = set_next(&own->fighters, 0); i >= 0; i = set_next(&own->fighters, i + 1)) {
		int at = p->piece[i].place;
		if (s->piece[i].side != side || at < 0 || own->start[gb_reserve(s)][i] != usual)
			continue;
		if (at == usual)
			return usual;
		there[at]++;
		best = best == NONE || there[at] > there[best] ? at : best;
	}
	return best;
}

/* [14.1] Where the piece is put of its own accord: its usual place, or the nearest that is free. Who leads goes with those whose usual
 * place is his. */
static int put_at(const struct scenario *s, const struct position *p, int piece)
{
	int16_t places[MAX_ORDERS];
	int n = places_of(s, gamble_of(p), piece, places, MAX_ORDERS), usual = gb_own(s)->start[gb_reserve(s)][piece], best = NONE;
	int with = is_free(s) && gb_is_commander(s, piece) ? most_of(s, p, s->piece[piece].side, usual) : NONE, to = with == NONE ? usual : with;
	for (int k = 0; k < n; k++)
		if (best == NONE || (to != NONE && board_distance(&s->board, places[k], to) < board_distance(&s->board, best, to)))
			best = places[k];
	return best;
}

/* Combat units first, then who leads them; those that join others come last. */
static void put_rest(const struct scenario *s, struct position *p, int side, struct events *ev)
{
	for (int pass = 0; pass < 3; pass++)
		for (int i = waiting(s, p, side, 0); i >= 0; i = waiting(s, p, side, i + 1)) {
			int of = joins(s, i) ? 2 : gb_is_commander(s, i), at = of == pass ? put_at(s, p, i) : NONE;
			if (at != NONE)
				put(s, p, i, at, ev);
		}
}

void gb_place_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	if (o->verb == VERB_TAKE) {
		set_add(&p->hand, o->piece);
		return;
	}
	if (o->verb == VERB_PUT) {
		set_clear(&p->hand);
		put(s, p, o->piece, o->place, ev);
	} else {
		put_rest(s, p, o->side, ev);
	}
	phase_again(p);
}

/* --- 14.1 the first depots --- */

/* A counter in the pool, or NONE. */
static int spare_train(const struct scenario *s, const struct position *p, int side)
{
	const struct set *trains = &gb_own(s)->trains[side];
	for (int i = set_next(trains, 0); i >= 0; i = set_next(trains, i + 1))
		if (p->piece[i].place == AT_POOL)
			return i;
	return NONE;
}

static int depots_left(const struct scenario *s, const struct position *p, int side)
{
	int most = side == FRENCH ? gb_figures(s)->setup.french_depots : gb_figures(s)->setup.russian_depots;
	const struct set *trains = &gb_own(s)->trains[side];
	for (int i = set_next(trains, 0); i >= 0; i = set_next(trains, i + 1))
		most -= p->piece[i].place >= 0;
	return spare_train(s, p, side) == NONE ? 0 : most;
}

/* [14.1] Only on cities of one's own. */
static void depot_sites(const struct scenario *s, const struct gamble *g, int side, bool *site)
{
	struct gb_survey v;
	bool reach[PLACES];
	gb_survey(s, g, &v);
	gb_chain(s, g, &v, side, reach, NULL);
	for (int i = 0; i < gb_own(s)->places; i++)
		site[i] = gb_may_depot(s, g, &v, reach, side, i) && gb_friendly(s, g, side, i);
}

void gb_setup_depots_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	(void)ev;
	int side = frame_now(p)->side;
	if (depots_left(s, p, side) > 0)
		return;
	if (side == RUSSIAN)
		phase_goto(p, ROW_SETUP, SIDE_0);
	else
		phase_goto(p, ROW_TURN, SIDE_0);
}

void gb_setup_depots_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	prompt_ask(out, VERB(VERB_NAME) | VERB(VERB_REST) | VERB(VERB_DONE), 0,
		   "Choose cities for your first depots, or take the usual ones; each costs a supply train every turn");
	out->left = (int16_t)depots_left(s, p, frame_now(p)->side);
}

void gb_setup_depots_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	int side = frame_now(p)->side;
	bool site[PLACES];
	depot_sites(s, gamble_of(p), side, site);
	for (int i = 0; i < gb_own(s)->places; i++)
		if (site[i])
			orders_add(out, order_make(VERB_NAME, side, NONE, i, NONE));
	orders_add(out, order_make(VERB_REST, side, NONE, NONE, NONE));
	orders_add(out, order_make(VERB_DONE, side, NONE, NONE, NONE));
}

bool gb_setup_depots_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	bool site[PLACES];
	if (o->verb == VERB_REST || o->verb == VERB_DONE)
		return true;
	if (o->verb != VERB_NAME)
		return phase_refuse(s, CITE_14_1, "name a city for a depot, or end the set-up", e);
	depot_sites(s, gamble_of(p), o->side, site);
	return site[o->place] || error_set(e, NULL, NULL, CITE(CITE_7_8), "%s is no city of yours that can be linked to your source of supply",
					   gb_place(s, o->place).at);
}

static void found(const struct scenario *s, struct position *p, int side, int place, struct events *ev)
{
	int train = spare_train(s, p, side);
	p->piece[train].place = (int16_t)place;
	p->piece[train].flags = FLAG_DEPOT;
	event_note(ev, EVENT_NOTE, side, NONE, NONE, place, TEXT_DEPOT_MADE, CITE_14_1);
}

/* The usual depots, as far as they can be linked, whatever their order. */
static void usual(const struct scenario *s, struct position *p, int side, struct events *ev)
{
	const struct gb_own *own = gb_own(s);
	for (bool more = true; more;) {
		more = false;
		for (int i = 0; i < own->depots[side] && depots_left(s, p, side) > 0; i++) {
			bool site[PLACES];
			depot_sites(s, gamble_of(p), side, site);
			if (!site[own->depot[side][i]])
				continue;
			found(s, p, side, own->depot[side][i], ev);
			more = true;
		}
	}
}

void gb_setup_depots_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	if (o->verb == VERB_NAME) {
		found(s, p, o->side, o->place, ev);
		phase_again(p);
		return;
	}
	if (o->verb == VERB_REST)
		usual(s, p, o->side, ev);
	if (o->side == RUSSIAN)
		phase_goto(p, ROW_SETUP, SIDE_0);
	else
		phase_goto(p, ROW_TURN, SIDE_0);
}
