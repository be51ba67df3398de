/* === 16.13 A two year campaign === Winter quarters: the decision, where the armies lie, what the winter costs. */
#include "rules/gamble/closed.h"
#include "rules/gamble/forecast.h"

#include <string.h>

/* Steps of ROW_QUARTERS_PLACE: those who were in the field; when the dice have brought Russians back, their reinforcements, then the
 * Swedes. */
enum { STEP_FIELD, STEP_ARRIVALS, STEP_SWEDES };

/* --- when --- */

static int depots(const struct scenario *s, const struct gamble *g, int side)
{
	const struct set *trains = &gb_own(s)->trains[side];
	int n = 0;
	for (int i = set_next(trains, 0); i >= 0; i = set_next(trains, i + 1))
		n += g->p.piece[i].place >= 0 && g->p.piece[i].flags & FLAG_DEPOT;
	return n;
}

/* [16.13] At the end of the first turn with eight French depots, or of turn 7: once. */
bool gb_may_quarter(const struct scenario *s, const struct gamble *g)
{
	const struct gb_figures *f = gb_figures(s);
	if (!gb_may_winter(s) || g->state & STATE_QUARTERS_ASKED)
		return false;
	return g->p.header.turn >= f->two_year.last || depots(s, g, FRENCH) >= f->two_year.depots;
}

void gb_quarters_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	(void)s;
	gamble_at(p)->state |= STATE_QUARTERS_ASKED;
	p->header.phasing = FRENCH;
	event_note(ev, EVENT_PHASE, FRENCH, NONE, NONE, NONE, ROW_QUARTERS, CITE_16_13);
}

void gb_quarters_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	(void)s, (void)p;
	prompt_ask(out, VERB(VERB_CHOOSE), 0, "Go to winter quarters and fight on in 1813?");
}

void gb_quarters_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	(void)s;
	for (int i = CHOICE_CAMPAIGN_ON; i <= CHOICE_WINTER_QUARTERS; i++)
		orders_add(out, order_make(VERB_CHOOSE, frame_now(p)->side, NONE, NONE, i));
}

bool gb_quarters_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	return phase_listed(s, p, o, CITE_16_13, "go on, or go to winter quarters", e);
}

/* [16.13, reading 52] Everybody is in good order again and is placed anew. Who was to come in these turns comes now. */
static void lift(const struct scenario *s, struct gamble *g, int side, struct events *ev)
{
	const struct gb_own *own = gb_own(s);
	for (int i = set_next(&own->units, 0); i >= 0; i = set_next(&own->units, i + 1)) {
		struct piece *k = &g->p.piece[i];
		bool comes = side == FRENCH && k->place == AT_LATER && (own->two_year[i] || own->turn[i] <= own->figures.two_year.last);
		if (s->piece[i].side != side || (k->place < 0 && !comes))
			continue;
		gb_rally(s, g, i, CITE_16_13, ev);
		int from = k->place;
		k->place = AT_TRAY;
		k->flags = 0;
		k->fatigue = 0;
		gb_settle_blanks(s, g, side, from);
	}
}

void gb_quarters_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct gamble *g = gamble_at(p);
	if (o->number == CHOICE_CAMPAIGN_ON) {
		p->header.turn++;
		phase_goto(p, ROW_TURN, SIDE_0);
		return;
	}
	g->state |= STATE_TWO_YEARS;
	gb_events_second_year(s, g);
	event_note(ev, EVENT_NOTE, FRENCH, NONE, NONE, NONE, TEXT_QUARTERS, CITE_16_13);
	lift(s, g, FRENCH, ev);
	phase_goto(p, ROW_QUARTERS_PLACE, SIDE_0);
}

/* --- where --- */

/* [16.13] French: cities of their own, or with a depot of theirs. */
static bool french_billet(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int place)
{
	return gb_own(s)->city[place] && (gb_friendly(s, g, FRENCH, place) || v->depot[place] == FRENCH);
}

static bool next_to_french(const struct scenario *s, const struct gb_survey *v, int place)
{
	for (int d = 0; d < DIRECTIONS; d++) {
		int to = gb_own(s)->to[place][d];
		if (to != NONE && v->side[to] == FRENCH)
			return true;
	}
	return false;
}

/* [16.13] In or next to Kiev, Moscow or St Petersburg, unless the French are in the city. */
bool gb_home(const struct scenario *s, const struct gb_survey *v, int place)
{
	const struct gb_own *own = gb_own(s);
	const int cities[] = {own->kiev, own->moscow, own->petersburg};
	for (int i = 0; i < 3; i++)
		if (v->side[cities[i]] != FRENCH && (place == cities[i] || gb_direction(s, cities[i], place) != NONE))
			return true;
	return false;
}

/* [16.13] Down-stream: in a later list of a river that names both. */
bool gb_downstream(const struct scenario *s, int city, int other)
{
	const struct gb_own *own = gb_own(s);
	for (int r = 0; r < own->baltics; r++) {
		int mine = NONE, his = NONE;
		for (int i = 0; own->baltic[r][i] != NONE; i++) {
			if (own->baltic[r][i] == city)
				mine = own->height[r][i];
			if (own->baltic[r][i] == other)
				his = own->height[r][i];
		}
		if (mine != NONE && his != NONE && mine > his)
			return true;
	}
	return false;
}

/* All hexes where units of the side may be placed now, but for the room they need. */
static void billets(const struct scenario *s, const struct gamble *g, int side, int step, const struct gb_survey *v, bool *open)
{
	const struct gb_own *own = gb_own(s);
	struct gb_supply supply;
	gb_ranges(s, g, v, side, &supply);
	for (int at = 0; at < own->places; at++) {
		open[at] = gb_passable(s, side, at) && v->side[at] != 1 - side && v->depot[at] != 1 - side;
		if (side == FRENCH)
			open[at] = open[at] && french_billet(s, g, v, at);
		else if (step != STEP_FIELD)
			open[at] = open[at] && gb_home(s, v, at);
		else
			open[at] = open[at] && supply.steps[at] <= own->figures.supply.winter && !next_to_french(s, v, at) &&
				   !(g->source != NONE && gb_downstream(s, at, g->source));
	}
}

/* [4.1] [16.13] Swedes come to St Petersburg or next to it, like those of 16.12. */
static bool fits(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int piece, int place)
{
	const struct gb_own *own = gb_own(s);
	if (set_has(&own->swedes, piece) && frame_now(&g->p)->step == STEP_SWEDES &&
	    (v->side[own->petersburg] == FRENCH || (place != own->petersburg && gb_direction(s, own->petersburg, place) == NONE)))
		return false;
	return v->of[place] + own->of[piece] <= gb_capacity(s, g, place);
}

static int waiting(const struct scenario *s, const struct position *p, int side, int from)
{
	const struct set *units = &gb_own(s)->units;
	for (int i = set_next(units, from); i >= 0; i = set_next(units, i + 1))
		if (s->piece[i].side == side && p->piece[i].place == AT_TRAY)
			return i;
	return NONE;
}

struct choice {
	struct gb_survey v;
	bool open[PLACES];
};

static void look(const struct scenario *s, const struct position *p, struct choice *c)
{
	gb_survey(s, gamble_of(p), &c->v);
	billets(s, gamble_of(p), frame_now(p)->side, frame_now(p)->step, &c->v, c->open);
}

static int place_for(const struct scenario *s, const struct position *p, const struct choice *c, int piece)
{
	for (int at = 0; at < gb_own(s)->places; at++)
		if (c->open[at] && fits(s, gamble_of(p), &c->v, piece, at))
			return at;
	return NONE;
}

/* [16.13] The Russians' reinforcements; or the Swedes who have not come (16.12). */
static void russian_arrivals(const struct scenario *s, struct gamble *g, bool swedes)
{
	const struct gb_own *own = gb_own(s);
	for (int i = set_next(&own->units, 0); i >= 0; i = set_next(&own->units, i + 1)) {
		struct piece *k = &g->p.piece[i];
		bool swede = k->place == AT_LATER || k->place == AT_GONE;
		bool due = k->place == AT_LATER && (own->two_year[i] || own->turn[i] <= own->figures.two_year.last);
		if (s->piece[i].side == RUSSIAN && swedes == (own->rule[i] == GB_SWEDEN) && (swedes ? swede : due))
			k->place = AT_TRAY;
	}
}

/* What finds no quarters is lost. */
static void close_step(const struct scenario *s, struct position *p, struct events *ev)
{
	struct gamble *g = gamble_at(p);
	int side = frame_now(p)->side;
	for (int i = waiting(s, p, side, 0); i >= 0; i = waiting(s, p, side, i + 1)) {
		p->piece[i].place = AT_LOST;
		event_note(ev, EVENT_NOTE, side, i, NONE, NONE, TEXT_LOST_ARRIVAL, CITE_16_13);
	}
	if (side == FRENCH) {
		phase_goto(p, ROW_QUARTERS_SOURCE, SIDE_0);
	} else if (frame_now(p)->step == STEP_ARRIVALS) {
		russian_arrivals(s, g, true);
		frame_top(p)->step = STEP_SWEDES;
		phase_again(p);
	} else {
		int next = frame_now(p)->step == STEP_FIELD ? YEAR_DICE : YEAR_BEGINS;
		phase_goto(p, ROW_SECOND_YEAR, SIDE_1);
		frame_top(p)->step = (uint8_t)next;
	}
}

void gb_bring_reinforcements(const struct scenario *s, struct position *p)
{
	russian_arrivals(s, gamble_at(p), false);
	phase_goto(p, ROW_QUARTERS_PLACE, SIDE_1);
	frame_top(p)->step = STEP_ARRIVALS;
}

void gb_billet_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct choice c;
	int side = frame_now(p)->side;
	p->header.phasing = (int8_t)side;
	look(s, p, &c);
	for (int i = waiting(s, p, side, 0); i >= 0; i = waiting(s, p, side, i + 1))
		if (place_for(s, p, &c, i) != NONE)
			return;
	close_step(s, p, ev);
}

void gb_billet_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	int held = set_next(&p->hand, 0);
	if (held != NONE)
		prompt_ask(out, VERB(VERB_PUT), 1, "Where does %s spend the winter?", gb_name(s, held));
	else
		prompt_ask(out, VERB(VERB_TAKE) | VERB(VERB_PUT) | VERB(VERB_REST), 0, "Choose winter quarters for your army, or leave the rest to the program");
}

void gb_billet_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	struct choice c;
	int side = frame_now(p)->side, held = set_next(&p->hand, 0);
	look(s, p, &c);
	if (held != NONE) {
		for (int at = 0; at < gb_own(s)->places && out->n < MAX_ORDERS; at++)
			if (c.open[at] && fits(s, gamble_of(p), &c.v, held, at))
				orders_add(out, order_make(VERB_PUT, side, held, at, NONE));
		return;
	}
	for (int i = waiting(s, p, side, 0); i >= 0; i = waiting(s, p, side, i + 1))
		if (place_for(s, p, &c, i) != NONE)
			orders_add(out, order_make(VERB_TAKE, side, i, NONE, NONE));
	orders_add(out, order_make(VERB_REST, side, NONE, NONE, NONE));
}

/* [16.13] Why a unit may not spend the winter there: what is missing first. [6.2] Russians in the field need a depot near enough in winter. */
static bool billet_refused(const struct scenario *s, const struct gamble *g, int piece, int place, struct error *e)
{
	const struct frame *f = frame_now(&g->p);
	struct gb_supply supply;
	struct choice c;
	int side = f->side, cite = CITE_16_13;
	const char *why = NULL;
	look(s, &g->p, &c);
	gb_ranges(s, g, &c.v, side, &supply);
	if (c.open[place] && fits(s, g, &c.v, piece, place))
		return false;
	if (c.v.side[place] == 1 - side || c.v.depot[place] == 1 - side)
		why = "the enemy is there";
	else if (c.v.of[place] + gb_own(s)->of[piece] > gb_capacity(s, g, place))
		why = "there is no room for it", cite = CITE_4_1;
	else if (side == FRENCH)
		why = "it winters in friendly cities, or in others with a depot of yours";
	else if (f->step != STEP_FIELD)
		why = set_has(&gb_own(s)->swedes, piece) ? "it comes to St Petersburg or next to it, unless the French are there" :
		      "it comes to Kiev, Moscow or St Petersburg or next to them, unless the French are there";
	else if (next_to_french(s, &c.v, place))
		why = "a French unit is next to it";
	else if (supply.steps[place] > gb_figures(s)->supply.winter)
		why = "no depot of yours that has an open route there is near enough in winter", cite = CITE_6_2;
	else
		why = "it is down-stream of the new French source of supply";
	return !error_set(e, NULL, NULL, CITE(cite), "%s: %s", gb_place(s, place).at, why);
}

bool gb_billet_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	bool puts = o->verb == VERB_PUT && o->piece >= 0 && o->place >= 0 && set_has(&p->hand, o->piece);
	if (puts && gb_passable(s, frame_now(p)->side, o->place) && billet_refused(s, gamble_of(p), o->piece, o->place, e))
		return false;
	return phase_listed(s, p, o, CITE_16_13, "put the unit where it can spend the winter, or leave the rest to the program", e);
}

/* [6.1] Troops go where a depot will feed them while there is room, else where there is any. */
static int usual_for_troops(const struct scenario *s, const struct position *p, const struct choice *c, int piece)
{
	struct gb_supply supply;
	gb_forecast_ranges(s, gamble_of(p), s->piece[piece].side, &supply);
	for (int at = 0; at < gb_own(s)->places; at++)
		if (c->open[at] && gb_fed_at(s, &supply, piece, at) && fits(s, gamble_of(p), &c->v, piece, at))
			return at;
	return place_for(s, p, c, piece);
}

/* Where the program puts a piece: a commander with troops that have the fewest commanders. */
static int usual_billet(const struct scenario *s, const struct position *p, const struct choice *c, int piece)
{
	int best = NONE;
	for (int at = 0; at < gb_own(s)->places && gb_is_commander(s, piece); at++) {
		if (!c->open[at] || !c->v.units[at] || !fits(s, gamble_of(p), &c->v, piece, at))
			continue;
		int fewer = best == NONE ? 1 : c->v.commanders[best] - c->v.commanders[at];
		if (fewer > 0 || (!fewer && c->v.units[at] > c->v.units[best]))
			best = at;
	}
	return best == NONE ? usual_for_troops(s, p, c, piece) : best;
}

static void lodge(const struct scenario *s, struct position *p, int piece, int at, struct events *ev)
{
	p->piece[piece].place = (int16_t)at;
	gb_tell_of(s, gamble_of(p), ev, event_make(EVENT_ARRIVE, s->piece[piece].side, piece, NONE, at, NONE, CITE_16_13), false);
}

/* Troops before commanders, who go where troops are. */
static void lodge_rest(const struct scenario *s, struct position *p, int side, struct events *ev)
{
	struct choice c;
	for (int turn = 0; turn < 2; turn++)
		for (int i = waiting(s, p, side, 0); i >= 0; i = waiting(s, p, side, i + 1)) {
			if (gb_is_commander(s, i) != turn)
				continue;
			look(s, p, &c);
			int at = usual_billet(s, p, &c, i);
			if (at != NONE)
				lodge(s, p, i, at, ev);
		}
}

void gb_billet_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	if (o->verb == VERB_TAKE) {
		set_add(&p->hand, o->piece);
		return;
	}
	set_clear(&p->hand);
	if (o->verb == VERB_PUT)
		lodge(s, p, o->piece, o->place, ev);
	else
		lodge_rest(s, p, o->side, ev);
	phase_again(p);
}

/* --- a new source of supply --- */

static bool russians_below(const struct scenario *s, const struct gb_survey *v, int place)
{
	for (int at = 0; at < gb_own(s)->places; at++)
		if (v->side[at] == RUSSIAN && gb_downstream(s, at, place))
			return true;
	return false;
}

static bool on_baltic(const struct scenario *s, int place)
{
	const struct gb_own *own = gb_own(s);
	for (int r = 0; r < own->baltics; r++)
		for (int i = 0; own->baltic[r][i] != NONE; i++)
			if (own->baltic[r][i] == place)
				return true;
	return false;
}

/* [16.13] A city of their own; or one with a depot of theirs, on a river into the Baltic with no Russians down-stream. What is missing first. */
static bool source_refused(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int place, struct error *e)
{
	const char *why = NULL;
	if (!gb_own(s)->city[place] || !gb_passable(s, FRENCH, place))
		why = "only a city can become a source of supply";
	else if (v->side[place] == RUSSIAN)
		why = "Russians stand there";
	else if (gb_friendly(s, g, FRENCH, place))
		return false;
	else if (v->depot[place] != FRENCH)
		why = "in enemy country only a city with a depot of yours can become a source of supply";
	else if (!on_baltic(s, place))
		why = "in enemy country only a city on a river into the Baltic can become a source of supply";
	else if (russians_below(s, v, place))
		why = "Russians stand in a city down-stream of it";
	return why && !error_set(e, NULL, NULL, CITE(CITE_16_13), "%s: %s", gb_place(s, place).at, why);
}

static bool may_be_source(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int place)
{
	return !source_refused(s, g, v, place, NULL);
}

void gb_source_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	(void)s, (void)ev;
	p->header.phasing = FRENCH;
}

void gb_source_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	(void)s, (void)p;
	prompt_ask(out, VERB(VERB_NAME) | VERB(VERB_DONE), 0, "Which city becomes a new source of supply?");
}

void gb_source_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	struct gb_survey v;
	gb_survey(s, gamble_of(p), &v);
	for (int at = 0; at < gb_own(s)->places; at++)
		if (may_be_source(s, gamble_of(p), &v, at))
			orders_add(out, order_make(VERB_NAME, FRENCH, NONE, at, NONE));
	orders_add(out, order_make(VERB_DONE, FRENCH, NONE, NONE, NONE));
}

bool gb_source_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	struct gb_survey v;
	gb_survey(s, gamble_of(p), &v);
	if (o->verb == VERB_NAME && o->place >= 0 && source_refused(s, gamble_of(p), &v, o->place, e))
		return false;
	return phase_listed(s, p, o, CITE_16_13, "name a city of yours, or one with a depot on a river to the Baltic without Russians down-stream", e);
}

/* [16.13] Two dice: half of them are the units that the winter takes, each one a commander. */
static void winter_dice(const struct scenario *s, struct position *p, struct events *ev)
{
	const struct gb_figures *f = gb_figures(s);
	int one = event_roll(p, ev, FRENCH, 6, 1, CITE_16_13), two = event_roll(p, ev, FRENCH, 6, 1, CITE_16_13);
	phase_goto(p, ROW_QUARTERS_LOSS, SIDE_0);
	frame_top(p)->count = (uint8_t)((one + two) / 2);
	frame_top(p)->number = (int16_t)((one <= f->two_year.leader_lost_on) + (two <= f->two_year.leader_lost_on));
	event_note(ev, EVENT_CHECK, FRENCH, NONE, NONE, NONE, frame_top(p)->count * SCORE_STEP + frame_top(p)->number, CITE_16_13);
}

/* Without one only the western edge feeds, and it is not asked again. */
void gb_source_odds(const struct scenario *s, const struct gamble *g, const struct order *o, struct outlook *out)
{
	struct gb_survey v;
	bool any = false;
	gb_survey(s, g, &v);
	for (int at = 0; at < gb_own(s)->places; at++)
		any |= may_be_source(s, g, &v, at);
	if (o->verb != VERB_DONE || !any)
		return;
	struct warning *w = outlook_warn(out, CITE_16_13);
	w->loses = true;
	text_set(&w->words, "No city becomes a source of supply: the western map edge alone feeds the French in 1813. This is not asked again.");
}

void gb_source_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	if (o->verb == VERB_NAME) {
		gamble_at(p)->source = o->place;
		event_note(ev, EVENT_NOTE, FRENCH, NONE, NONE, o->place, TEXT_SOURCE, CITE_16_13);
	}
	winter_dice(s, p, ev);
}

void gb_check_source(const struct scenario *s, struct gamble *g, struct events *ev)
{
	struct gb_survey v;
	if (g->source == NONE)
		return;
	gb_survey(s, g, &v);
	if (v.side[g->source] != RUSSIAN && (gb_friendly(s, g, FRENCH, g->source) || !russians_below(s, &v, g->source)))
		return;
	event_note(ev, EVENT_NOTE, FRENCH, NONE, NONE, g->source, TEXT_SOURCE_LOST, CITE_16_13);
	g->source = NONE;
}

/* --- what the winter costs --- */

/* [16.13] Foreigners before French and Poles; a commander for a one. */
static void victims(const struct scenario *s, const struct position *p, struct set *out)
{
	const struct gb_own *own = gb_own(s);
	bool units = frame_now(p)->count;
	struct set foreign;
	set_clear(out);
	set_clear(&foreign);
	for (int i = set_next(&own->units, 0); i >= 0; i = set_next(&own->units, i + 1)) {
		if (s->piece[i].side != FRENCH || p->piece[i].place < 0 || gb_fights(s, i) != units || (!units && i == own->napoleon))
			continue;
		set_add(out, i);
		if (units && own->nation[i] != NATION_FRENCH && own->nation[i] != NATION_POLISH)
			set_add(&foreign, i);
	}
	if (!set_empty(&foreign))
		*out = foreign;
}

/* [16.13] Napoleon winters with the army, or goes to Paris, for a time or for good. */
static void napoleon_dice(const struct scenario *s, struct gamble *g, struct events *ev)
{
	const struct gb_figures *f = gb_figures(s);
	int napoleon = gb_own(s)->napoleon;
	if (g->p.piece[napoleon].place < 0)
		return;
	int die = gb_napoleon_die(g, ev);
	int text = die <= f->two_year.gone_on ? TEXT_NAPOLEON_GONE : die >= f->two_year.stays_on ? TEXT_NAPOLEON_STAYS : TEXT_NAPOLEON_AWAY;
	event_note(ev, EVENT_NOTE, FRENCH, NONE, NONE, NONE, text, CITE_16_13);
	if (text == TEXT_NAPOLEON_STAYS)
		return;
	gb_remove(s, g, napoleon, CITE_16_13, ev);
	if (text == TEXT_NAPOLEON_AWAY)
		g->state |= STATE_NAPOLEON_PARIS;
}

void gb_winter_loss_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct frame *f = frame_top(p);
	struct set who;
	victims(s, p, &who);
	if (f->count && set_empty(&who))
		f->count = 0;
	victims(s, p, &who);
	if (!f->count && set_empty(&who))
		f->number = 0;
	if (f->count || f->number)
		return;
	napoleon_dice(s, gamble_at(p), ev);
	lift(s, gamble_at(p), RUSSIAN, ev);
	phase_goto(p, ROW_QUARTERS_PLACE, SIDE_1);
}

void gb_winter_loss_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	(void)s;
	const struct frame *f = frame_now(p);
	int left = f->count ? f->count : f->number;
	const char *which = f->count ? "Which unit does the winter take?" : "Which commander leaves the army?";
	out->left = (int16_t)left;
	prompt_ask(out, VERB(VERB_LOSE), 0, left == 1 ? "%s One is still to go" : "%s %d are still to go", which, left);
}

void gb_winter_loss_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	struct set who;
	victims(s, p, &who);
	for (int i = set_next(&who, 0); i >= 0; i = set_next(&who, i + 1))
		orders_add(out, order_make(VERB_LOSE, FRENCH, i, NONE, NONE));
}

bool gb_winter_loss_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	return phase_listed(s, p, o, CITE_16_13, "foreign contingents go before French and Polish units", e);
}

void gb_winter_loss_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct frame *f = frame_top(p);
	if (f->count)
		f->count--;
	else
		f->number--;
	gb_remove(s, gamble_at(p), o->piece, CITE_16_13, ev);
	phase_again(p);
}
