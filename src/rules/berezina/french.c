/* The French Movement Phase (6.1): `take` a piece, `march` it, in parts if he likes, `exit` it, `halt` it, `done`. */
#include "rules/berezina/berezina.h"

#include <string.h>

enum { UNDER = 1 };

int bz_exit_cost(const struct ground *g, int place)
{
	return g->on_road[place] & SIDE_ROAD ? g->road : g->clear;
}

/* [6.1.3, 3.1.2] Coming in along a road or trail costs its rate, unless a unit stands there already. */
int bz_entry_cost(const struct ground *g, const struct lay *lay, int side, int place, bool leader)
{
	if (g->on_road[place] && (leader || !lay->units[side][place]))
		return g->on_road[place] & SIDE_ROAD ? g->road : g->trail;
	static const int kinds = 4;
	const int cost[] = {g->clear, g->woods, g->swamp, g->town};
	return cost[g->land[place] % kinds];
}

/* [11.4] A corps comes on its printed turn or later. */
static bool off_map(const struct scenario *s, const struct crossing *c, int piece)
{
	return c->p.piece[piece].place == PLACE_LATER && s->piece[piece].enter_turn != NONE &&
	       s->piece[piece].enter_turn <= c->p.header.turn;
}

/* The start of a piece's way: NONE when it has none. */
static int walk_start(const struct scenario *s, const struct crossing *c, const struct lay *lay, int piece, int *spent)
{
	const struct ground *g = ground_of(s);
	*spent = c->p.piece[piece].used;
	if (on_map(c, piece))
		return c->p.piece[piece].place;
	int at = off_map(s, c, piece) ? bz_entry(ground_of(s), lay, FRENCH, s->piece[piece].enter_place) : NONE;
	if (at != NONE)
		*spent = bz_entry_cost(g, lay, FRENCH, at, g->more[piece].leader);
	return at;
}

/* A walk of this piece that has not begun. [3.2.4] Who has moved into a zone goes no farther. Returns its start, or NONE. */
static int walk_prepare(const struct scenario *s, const struct crossing *c, const struct lay *lay, int piece, int *spent,
			struct walk *w)
{
	const struct ground *g = ground_of(s);
	int start = walk_start(s, c, lay, piece, spent);
	w->s = s;
	w->c = c;
	w->lay = lay;
	w->side = FRENCH;
	w->how = WALK_ZONES | WALK_STOP | WALK_BRIDGE | WALK_FORD | WALK_CAP | (g->more[piece].leader ? WALK_LEADER : 0u);
	w->limit = bz_allowance(g, c, piece);
	if (start != NONE && (!on_map(c, piece) || *spent) && lay->zone[RUSSIAN][start])
		w->limit = *spent;
	return start;
}

/* As bz_french_walk; costs and ways need be true for `until` only, when it is a hex.
 * [6.1.2, 3.1.3] Each piece spends its own points: pieces march one by one, so none of a stack goes farther than it could
 * alone. [6.1.7] One hex is free to who has not moved, but never against a zone. */
static void walk_until(const struct scenario *s, const struct crossing *c, const struct lay *lay, int piece, int until,
		       struct walk *w)
{
	const struct ground *g = ground_of(s);
	int spent, start = walk_prepare(s, c, lay, piece, &spent, w);
	w->n = 0;
	if (start == NONE) {
		memset(w->cost, 0xff, sizeof w->cost);
		memset(w->from, 0xff, sizeof w->from);
		return;
	}
	bz_walk_begin(w, start, spent);
	while (bz_walk_more(w))
		if (until != NONE && w->cost[until] != NONE && w->cost[until] <= w->queue.now)
			return;
	if (!on_map(c, piece) || spent)
		return;
	for (int d = 0; d < DIRECTIONS; d++) { /* one hex whatever it costs */
		int to = g->to[start][d];
		if (to < 0 || w->cost[to] != NONE || bz_walk_step(w, start, d) == NONE)
			continue;
		w->cost[to] = (int16_t)w->limit;
		w->from[to] = (int16_t)start;
		w->at[w->n++] = (int16_t)to;
	}
}

void bz_french_walk(const struct scenario *s, const struct crossing *c, const struct lay *lay, int piece, struct walk *w)
{
	walk_until(s, c, lay, piece, NONE, w);
}

static bool has_room(const struct ground *g, const struct crossing *c, const struct lay *lay, int piece, int at)
{
	int here = lay->units[FRENCH][at] - (g->more[piece].unit && c->p.piece[piece].place == at);
	return !g->more[piece].unit || here < STACK;
}

/* A crossing ends a march: may it cross into a full hex and go on from there? */
static bool goes_on(const struct ground *g, const struct crossing *c, const struct walk *w, int piece, int at)
{
	struct walk on;
	int before = w->from[at];
	if (before == NONE || g->bank[before] == g->bank[at] || w->lay->zone[RUSSIAN][at])
		return false;
	on.s = w->s;
	on.c = c;
	on.lay = w->lay;
	on.side = w->side;
	on.how = w->how;
	on.limit = w->limit;
	bz_walk_find(&on, at, w->cost[at]);
	for (int i = 1; i < on.n; i++)
		if (g->bank[on.at[i]] == g->bank[at] && has_room(g, c, w->lay, piece, on.at[i]))
			return true;
	return false;
}

/* [3.1.1] Any hex within reach: the limit of a stack holds when the phase ends [reading 14]. */
bool bz_french_may_end(const struct crossing *c, const struct walk *w, int piece, int at)
{
	return w->cost[at] != NONE && at != c->p.piece[piece].place;
}

bool bz_french_fits(const struct ground *g, const struct crossing *c, const struct walk *w, int piece, int at)
{
	return bz_french_may_end(c, w, piece, at) &&
	       (has_room(g, c, w->lay, piece, at) || goes_on(g, c, w, piece, at));
}

/* [10.1] Off the map by one of the five exits, for the points of one hex more; not on after entering a zone. */
bool bz_french_may_exit(const struct scenario *s, const struct crossing *c, const struct walk *w, int piece, int at)
{
	const struct ground *g = ground_of(s);
	if (g->exit_at[at] == NONE || w->cost[at] == NONE)
		return false;
	if (c->p.piece[piece].place == at && !c->p.piece[piece].used)
		return true;
	return !w->lay->zone[RUSSIAN][at] && w->cost[at] + bz_exit_cost(g, at) <= bz_allowance(g, c, piece);
}

static int bridges_open(const struct ground *g, const struct crossing *c, int ford)
{
	int n = 0;
	for (int i = 0; i < BRIDGES; i++)
		n += bz_bridge_open(g, c, ford, i, FRENCH);
	return n;
}

/* Every way a piece can end in this hex: on top or under, and by which bridge. */
static void list_ends(const struct scenario *s, const struct crossing *c, const struct walk *w, int piece, int at,
		      struct orders *out)
{
	const struct ground *g = ground_of(s);
	int before = w->from[at];
	bool under = g->two_player && g->more[piece].unit && w->lay->units[FRENCH][at];
	bool choose = before != NONE && g->more[piece].unit && g->bank[before] != g->bank[at] &&
		      bridges_open(g, c, g->ford_at[at]) > 1;
	for (int bridge = choose ? 0 : NONE; bridge < (choose ? BRIDGES : 0); bridge++) {
		if (choose && !bz_bridge_open(g, c, g->ford_at[at], bridge, FRENCH))
			continue;
		for (int k = 0; k <= under; k++) {
			int code = (bridge + 1) * 2 + k;
			orders_add(out, order_make(code ? VERB_BY : VERB_MARCH, FRENCH, piece, at, code ? code : NONE));
		}
	}
}

static void list_hand(const struct scenario *s, const struct crossing *c, int piece, struct orders *out)
{
	struct lay lay;
	struct walk w;
	bz_lay_make(s, c, &lay);
	bz_french_walk(s, c, &lay, piece, &w);
	for (int i = 0; i < w.n && out->n < MAX_ORDERS - 16; i++) {
		if (bz_french_may_end(c, &w, piece, w.at[i]))
			list_ends(s, c, &w, piece, w.at[i], out);
		if (bz_french_may_exit(s, c, &w, piece, w.at[i]))
			orders_add(out, order_make(VERB_EXIT, FRENCH, piece, w.at[i], NONE));
	}
	if (c->p.piece[piece].used && on_map(c, piece))
		orders_add(out, order_make(VERB_HALT, FRENCH, NONE, NONE, NONE));
}

/* [6.1.1, 6.1.7] Can it do anything but halt: a step that its points allow, or that is free, or off the map from here? Who comes in
 * can stop where he enters. What lies farther lies behind a first step. */
static bool can_go_on(const struct scenario *s, const struct crossing *c, const struct lay *lay, int piece)
{
	struct walk w;
	int spent, start = walk_prepare(s, c, lay, piece, &spent, &w);
	if (start == NONE || !on_map(c, piece))
		return start != NONE;
	for (int d = 0; d < DIRECTIONS; d++) {
		int step = ground_of(s)->to[start][d] < 0 ? NONE : bz_walk_step(&w, start, d);
		if (step != NONE && (!spent || spent + step <= w.limit))
			return true;
	}
	w.cost[start] = (int16_t)spent;
	return bz_french_may_exit(s, c, &w, piece, start);
}

/* [6.1, 6.1.7] Is there anything this piece can do? Who has moved is done, who is on its way goes on while its points last. */
static bool can_go(const struct scenario *s, const struct crossing *c, const struct lay *lay, int piece)
{
	const struct ground *g = ground_of(s);
	return (g->more[piece].unit || g->more[piece].leader) && !has(c, piece, IS_MOVED) && can_go_on(s, c, lay, piece);
}

void bz_french_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct frame *f = frame_top(p);
	if (f->step)
		return;
	f->step = 1;
	set_clear(&p->hand);
	p->header.phasing = FRENCH;
	for (int i = 0; i < s->pieces; i++) {
		p->piece[i].used = 0;
		unmark(crossing_at(p), i, IS_MOVED | IS_ASKED);
	}
	event_note(ev, EVENT_PHASE, FRENCH, NONE, NONE, NONE, ROW_FRENCH, CITE_MOVE);
	bz_watch(s, crossing_at(p), ev); /* Rabble that the phase A has left may stand beside Russians */
}

void bz_french_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	int hand = set_next(&p->hand, 0);
	if (hand != NONE) {
		prompt_ask(out, VERB(VERB_MARCH) | VERB(VERB_BY) | VERB(VERB_EXIT) | VERB(VERB_HALT), 1,
			   "Where does %s go?", s->piece[hand].name);
		text_set(&out->why_not, "%s is in hand: move it first", s->piece[hand].name);
		return;
	}
	out->verbs = VERB(VERB_TAKE) | VERB(VERB_MARCH) | VERB(VERB_EXIT) |
		     VERB(VERB_DONE);
	struct lay lay;
	struct text hexes;
	bz_lay_make(s, crossing_of(p), &lay);
	bz_overfull_words(s, &lay, FRENCH, &hexes);
	if (hexes.at[0])
		text_set(&out->ask, "Too many units in %.120s: move some on, or those over two are lost when the phase ends",
			 hexes.at);
	else
		text_set(&out->ask, "Move French units and leaders, then end the phase");
}

/* [6.1, 6.1.1] Any piece or none, one at a time: who is in hand goes first, and the phase may end at any moment. */
void bz_french_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct crossing *c = crossing_of(p);
	const struct ground *g = ground_of(s);
	int hand = set_next(&p->hand, 0);
	struct lay lay;
	if (hand != NONE) {
		list_hand(s, c, hand, out);
		return;
	}
	bz_lay_make(s, c, &lay);
	for (int i = g->first[FRENCH]; i < g->last[FRENCH]; i++)
		if (can_go(s, c, &lay, i))
			orders_add(out, order_make(VERB_TAKE, FRENCH, i, NONE, NONE));
	orders_add(out, order_make(VERB_DONE, FRENCH, NONE, NONE, NONE));
}

/* Could it come there without these limits of a way, without Russian zones, or over an open ford? */
static bool could_come(const struct scenario *s, const struct crossing *c, const struct lay *lay, int piece, int to,
		       unsigned without)
{
	struct walk w;
	bz_french_walk(s, c, lay, piece, &w);
	if (!w.n)
		return false;
	int start = w.at[0], spent = w.cost[start];
	w.how &= ~without;
	w.limit = bz_allowance(ground_of(s), c, piece);
	bz_walk_find(&w, start, spent);
	return w.cost[to] != NONE;
}

/* What stands in the way, apart from points; false when nothing else does. */
static bool way_reason(const struct scenario *s, const struct crossing *c, const struct lay *lay, const struct order *o,
		       struct error *e)
{
	const char *name = s->piece[o->piece].name, *hex = s->board.at[o->place].id;
	struct crossing low = *c;
	struct lay bare = *lay;
	low.thaw = 0;
	memset(bare.zone, 0, sizeof bare.zone);
	if (could_come(s, c, lay, o->piece, o->place, WALK_CAP))
		return !error_set(e, NULL, NULL, CITE(CITE_BRIDGE), "the bridge on the way to %s has carried its five pieces of "
				 "this turn; leaders may still cross", hex);
	if (could_come(s, &low, lay, o->piece, o->place, 0))
		return !error_set(e, NULL, NULL, CITE(CITE_EVENTS), "high water closes the fords to combat units until turn %d",
				 c->thaw);
	if (could_come(s, c, &bare, o->piece, o->place, 0))
		return !error_set(e, NULL, NULL, CITE(CITE_ZOC), "a Russian zone of control stops %s short of %s: a march ends in "
				 "the first one, and from one to another it needs a friend there", name, hex);
	if (could_come(s, c, lay, o->piece, o->place, WALK_STOP))
		return !error_set(e, NULL, NULL, CITE(CITE_FORD), "a unit first crosses the river, then goes on: %s lies farther",
				 hex);
	return false;
}

/* "7 points", "4\u00bd points". */
static void points_words(int halves, struct text *out)
{
	text_set(out, "%d%s point%s", halves / 2, halves & 1 ? "\u00bd" : "", halves == 2 || halves == 1 ? "" : "s");
}

/* Nothing but points keeps it away, or no way leads there at all. */
static bool points_reason(const struct scenario *s, const struct crossing *c, const struct lay *lay, const struct order *o,
			  struct error *e)
{
	const struct ground *g = ground_of(s);
	const char *name = s->piece[o->piece].name, *hex = s->board.at[o->place].id;
	int left = bz_allowance(g, c, o->piece) - c->p.piece[o->piece].used, start, spent;
	struct text cost, has_left;
	struct walk w;
	bz_french_walk(s, c, lay, o->piece, &w);
	start = w.n ? w.at[0] : NONE;
	spent = w.n ? w.cost[start] : 0;
	w.limit = 8 * MAP_ROWS * MAP_COLUMNS;
	if (start != NONE)
		bz_walk_find(&w, start, spent);
	points_words(left, &has_left);
	if (start != NONE && w.cost[o->place] != NONE) {
		points_words(w.cost[o->place] - c->p.piece[o->piece].used, &cost);
		return error_set(e, NULL, NULL, CITE(CITE_LIMIT), "%s has %s left; the way to %s costs %s%s", name, has_left.at, hex, cost.at,
				 c->p.piece[o->piece].used || !on_map(c, o->piece) ? "" : " (one hex next to it is always free)");
	}
	if (start != NONE && g->bank[start] != g->bank[o->place])
		return error_set(e, NULL, NULL, CITE(CITE_BRIDGE), "the Berezina lies between %s and %s: it is crossed by a finished bridge, "
				 "or waded at a ford without one", name, hex);
	return error_set(e, NULL, NULL, CITE(CITE_LIMIT), "no way leads %s to %s: Russians, Rabble or the river close it", name, hex);
}

static const char *exit_id(const struct scenario *s, int i)
{
	return s->board.at[ground_of(s)->exit[i]].id;
}

static bool far_reason(const struct scenario *s, const struct crossing *c, const struct order *o, struct error *e)
{
	const struct ground *g = ground_of(s);
	const char *name = s->piece[o->piece].name, *hex = s->board.at[o->place].id;
	struct lay lay;
	bz_lay_make(s, c, &lay);
	if (o->verb == VERB_EXIT && g->exit_at[o->place] == NONE)
		return error_set(e, NULL, NULL, CITE(CITE_VICTORY), "%s cannot leave the map in %s: the exits are %s, %s, %s, %s and %s",
				 name, hex, exit_id(s, 0), exit_id(s, 1), exit_id(s, 2), exit_id(s, 3), exit_id(s, 4));
	if (o->verb == VERB_EXIT)
		return error_set(e, NULL, NULL, CITE(CITE_VICTORY), "%s cannot reach %s with the point that leaving costs", name, hex);
	if (c->p.piece[o->piece].place == o->place)
		return error_set(e, NULL, NULL, CITE(CITE_MOVE), "%s stands in %s already", name, hex);
	if (lay.units[RUSSIAN][o->place])
		return error_set(e, NULL, NULL, CITE(CITE_LEADERS_LOST), "Russian units stand in %s", hex);
	if (g->more[o->piece].unit && lay.rabble[o->place])
		return error_set(e, NULL, NULL, CITE(CITE_RABBLE_BLOCK), "%s is choked with Rabble: no unit enters", hex);
	if (way_reason(s, c, &lay, o, e))
		return false;
	return points_reason(s, c, &lay, o, e);
}

static bool take_reason(const struct scenario *s, const struct crossing *c, int hand, int piece, struct error *e)
{
	const struct ground *g = ground_of(s);
	const char *name = s->piece[piece].name;
	int at = c->p.piece[piece].place;
	if (hand != NONE)
		return error_set(e, NULL, NULL, CITE(CITE_MOVE), "%s is in hand: move it first", s->piece[hand].name);
	if (s->piece[piece].side != FRENCH)
		return error_set(e, NULL, NULL, CITE(CITE_MOVE), "the French move now");
	if (!g->more[piece].unit && !g->more[piece].leader)
		return error_set(e, NULL, NULL, CITE(CITE_RABBLE), "Rabble walks by itself when the French have moved");
	if (has(c, piece, IS_MOVED))
		return error_set(e, NULL, NULL, CITE(CITE_MOVE), "%s has moved in this phase", name);
	if (at == PLACE_LATER && s->piece[piece].enter_turn > c->p.header.turn)
		return error_set(e, NULL, NULL, CITE(CITE_FRENCH_ARRIVALS), "%s comes on turn %d", name,
				 s->piece[piece].enter_turn);
	if (at < 0)
		return error_set(e, NULL, NULL, CITE(at == PLACE_LATER ? CITE_FRENCH_ARRIVALS : CITE_MOVE),
				 at == PLACE_LATER ? "%s cannot come in: Russians or Rabble hold every edge hex of the bank"
						   : "%s is not on the map", name);
	return error_set(e, NULL, NULL, CITE(CITE_MOVE),
			 "%s has nowhere to go: Russians, zones, Rabble or the river all round", name);
}

/* Is a march or an exit of the piece in hand one that the list holds? */
static bool may_march(const struct scenario *s, const struct crossing *c, const struct order *o)
{
	struct orders ends;
	struct lay lay;
	struct walk w;
	bz_lay_make(s, c, &lay);
	walk_until(s, c, &lay, o->piece, o->place, &w);
	if (o->verb == VERB_EXIT)
		return bz_french_may_exit(s, c, &w, o->piece, o->place);
	if (!bz_french_may_end(c, &w, o->piece, o->place))
		return false;
	ends.n = 0;
	list_ends(s, c, &w, o->piece, o->place, &ends);
	return orders_find(&ends, o) != NONE;
}

static bool allowed(const struct scenario *s, const struct crossing *c, const struct order *o, int hand)
{
	struct lay lay;
	if (o->number != NONE && o->verb != VERB_BY)
		return false;
	switch (o->verb) {
	case VERB_DONE:
		return hand == NONE;
	case VERB_HALT:
		return hand != NONE && c->p.piece[hand].used && on_map(c, hand);
	case VERB_TAKE:
		if (hand != NONE || s->piece[o->piece].side != FRENCH)
			return false;
		bz_lay_make(s, c, &lay);
		return can_go(s, c, &lay, o->piece);
	case VERB_MARCH:
	case VERB_BY:
	case VERB_EXIT:
		return hand == o->piece && may_march(s, c, o);
	default:
		return false;
	}
}

bool bz_french_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	const struct crossing *c = crossing_of(p);
	int hand = set_next(&p->hand, 0);
	if (allowed(s, c, o, hand))
		return true;
	if (o->verb == VERB_TAKE)
		return take_reason(s, c, hand, o->piece, e);
	if (o->verb != VERB_MARCH && o->verb != VERB_BY && o->verb != VERB_EXIT)
		return error_set(e, NULL, NULL, CITE(CITE_SEQUENCE),
				 "this is the French Movement Phase: French pieces move or leave the map, one after the other, and End "
				 "phase ends it; who has crossed the river may move on or Halt");
	if (hand != NONE && hand != o->piece)
		return error_set(e, NULL, NULL, CITE(CITE_MOVE), "%s is on its way: move it on, or Halt, first",
				 s->piece[hand].name);
	if (hand != o->piece)
		return error_set(e, NULL, NULL, CITE(CITE_MOVE), "%s is to be taken up first", s->piece[o->piece].name);
	return far_reason(s, c, o, e);
}

static int trace(const struct walk *w, int to, int16_t way[HEXES])
{
	int n = 0;
	int16_t back[HEXES];
	for (int at = to; at != NONE; at = w->from[at])
		back[n++] = (int16_t)at;
	for (int i = 0; i < n; i++)
		way[i] = back[n - 1 - i];
	return n;
}

/* [6.1.1] One hex after the other; false when the unit dies in the river. */
static bool walk_way(const struct scenario *s, struct crossing *c, const struct walk *w, int piece, const int16_t *way,
		     int n, int bridge, struct events *ev)
{
	const struct ground *g = ground_of(s);
	for (int i = 0; i < n; i++) {
		c->p.piece[piece].place = way[i];
		bz_catch_leaders(s, c, piece, ev);
		if (i && g->bank[way[i]] != g->bank[way[i - 1]] && g->more[piece].unit &&
		    !bz_used_bridge(s, c, piece, way[i - 1], way[i], bridge, ev) && !bz_ford_roll(s, c, piece, ev))
			return false;
		bz_watch_step(s, c, w->lay, way[i], ev);
	}
	return true;
}

/* [6.1.1] By any way: a march goes the cheapest one, and may be given in parts while points are left. [6.4, 8.3] Over the river it
 * ends at the far bank; there the unit is still in hand. */
static void march(const struct scenario *s, struct crossing *c, const struct order *o, struct events *ev)
{
	const struct ground *g = ground_of(s);
	int piece = o->piece, from = c->p.piece[piece].place, code = o->number == NONE ? 0 : o->number;
	struct lay lay;
	struct walk w;
	int16_t way[HEXES];
	bool enters = from < 0;
	bz_lay_make(s, c, &lay);
	walk_until(s, c, &lay, piece, o->place, &w);
	int n = trace(&w, o->place, way), cost = w.cost[o->place];
	bool crossed = n > 1 && g->more[piece].unit && g->bank[way[n - 1]] != g->bank[way[n - 2]];
	set_clear(&c->p.hand);
	mark(c, piece, IS_MOVED | (enters ? IS_NEW : 0u));
	struct event goes = event_make(enters ? EVENT_ARRIVE : EVENT_MOVE, FRENCH, piece, enters ? NONE : from, o->place,
				       cost - c->p.piece[piece].used, CITE_MOVE);
	event_way(ev, &goes, way, n);
	bz_note_known(s, c, ev, goes);
	bool lives = walk_way(s, c, &w, piece, way, n, code / 2 - 1, ev);
	if (!enters)
		bz_crown(s, c, FRENCH, from); /* of two who stay one lies on top now */
	if (!lives)
		return;
	bz_put_on(s, c, piece, o->place, code & UNDER);
	c->p.piece[piece].used = (uint8_t)(cost > 0 ? cost : 1);
	bz_watch(s, c, ev);
	bz_lay_make(s, c, &lay);
	if (!can_go_on(s, c, &lay, piece))
		return;
	unmark(c, piece, IS_MOVED);
	if (crossed)
		set_add(&c->p.hand, piece);
}

/* [10.1] Who leaves too late by another exit counts as lost. [5.3.2] The first combat unit away sets the track back. */
static void leave(const struct scenario *s, struct crossing *c, int piece, int at, struct events *ev)
{
	const struct ground *g = ground_of(s);
	int from = c->p.piece[piece].place;
	struct lay lay;
	struct walk w;
	int16_t way[HEXES];
	bz_lay_make(s, c, &lay);
	walk_until(s, c, &lay, piece, at, &w);
	set_clear(&c->p.hand);
	mark(c, piece, IS_MOVED);
	int n = trace(&w, at, way);
	walk_way(s, c, &w, piece, way, n, NONE, ev);
	event_way(ev, event_note(ev, EVENT_EXIT, FRENCH, piece, from, at, NONE, CITE_VICTORY), way, n);
	bz_take_off(c, piece, PLACE_EXITED);
	if (from >= 0)
		bz_crown(s, c, FRENCH, from);
	if (c->exit != at && c->p.header.turn > g->other_exit_last)
		mark(c, piece, IS_LATE);
	if (g->more[piece].unit && !c->exited && !has(c, piece, IS_LATE)) {
		c->exited = 1;
		bz_track_move(c, -1, CITE_PENALTY, ev);
	}
	bz_watch(s, c, ev);
}

/* [6.1.1] Who is on its way has finished before the next one moves. */
static void take_up(const struct scenario *s, struct crossing *c, int piece, struct events *ev)
{
	const struct ground *g = ground_of(s);
	for (int i = g->first[FRENCH]; i < g->last[FRENCH]; i++)
		if (i != piece && c->p.piece[i].used)
			mark(c, i, IS_MOVED);
	set_add(&c->p.hand, piece);
	bz_note_piece(s, c, ev, EVENT_TAKE, piece, c->p.piece[piece].place, NONE, NONE, CITE_MOVE);
}

void bz_french_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct crossing *c = crossing_at(p);
	int hand = set_next(&p->hand, 0);
	switch (o->verb) {
	case VERB_TAKE:
		take_up(s, c, o->piece, ev);
		break;
	case VERB_MARCH:
	case VERB_BY:
		march(s, c, o, ev);
		break;
	case VERB_EXIT:
		leave(s, c, o->piece, o->place, ev);
		break;
	case VERB_HALT:
		set_clear(&p->hand);
		mark(c, hand, IS_MOVED);
		break;
	default:
		phase_goto(p, ROW_OVERFULL, SIDE_0);
	}
}
