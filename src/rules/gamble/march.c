/* === 8.2 to 8.4, 8.7, 8.8 Move units === The sides take turns: a group with a train and a commander marches hex by hex. */
#include "rules/gamble/closed.h"
#include "rules/gamble/combat.h"

#include <string.h>

/* Steps of the frame of ROW_MOVE. */
enum { STEP_FRESH, STEP_WAITS, STEP_LANDED, STEP_OVER };

/* --- ground and zones --- */

static bool kept(const struct scenario *s, const struct gamble *g, int piece);

/* Who serves best to hold a hex: who has to already, who cannot march in any case, then troops before commanders. */
static int holds_well(const struct scenario *s, const struct gamble *g, int piece)
{
	if (gb_is_pinned(g, piece))
		return 3;
	if (gb_disrupted(g, piece) || g->p.piece[piece].flags & FLAG_TRIED || kept(s, g, piece))
		return 2;
	return gb_fights(s, piece);
}

/* [8.4] A friendly unit that does not move this turn holds the hex open: none of the group, none that has moved. NONE without. */
static int holder(const struct scenario *s, const struct gamble *g, int side, int place)
{
	int found = NONE;
	for (int i = gb_next(s, g, place, side, 0); i >= 0; i = gb_next(s, g, place, side, i + 1))
		if (!set_has(&g->p.hand, i) && !set_has(&g->p.used, i) && (found == NONE || holds_well(s, g, i) > holds_well(s, g, found)))
			found = i;
	return found;
}

/* [8.4, reading 19] Does the hex stop the group, being next to enemy cavalry? */
static bool stops(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int side, int place)
{
	return gb_cavalry_near(s, g, v, side, place, true) && holder(s, g, side, place) == NONE;
}

/* [8.7, 8.8] Enemy depots, trains and commanders alone: something happens on entering. */
static bool met(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int side, int place)
{
	return v->side[place] == 1 - side || gb_next_counter(s, g, place, 1 - side, 0) != NONE;
}

/* [15.2] What a hex holds with so many trains more than lie there; two trains at most. */
static int room_with(const struct scenario *s, const struct gamble *g, int place, int more)
{
	const struct gb_figures *f = gb_figures(s);
	return int_min(gb_capacity(s, g, place) + f->stack.train * more, f->stack.holds + f->stack.trains * f->stack.train);
}

/* [4.1, 8.4] May a group of so many OF come to stand there, with so many trains that raise what its last hex holds? */
static bool enters(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int side, int of, int more, int place)
{
	if (!gb_passable(s, side, place) || (v->side[place] == 1 - side && v->units[place]))
		return false;
	return v->of[place] + of <= room_with(s, g, place, more);
}

/* [8.4] Did the group on this hex begin the phase next to enemy cavalry, wherever that has gone since? Before the marches it is as things
 * stand. Who could march has not moved, so the hex says it. */
static bool began_watched(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int side, int place)
{
	const struct frame *f = &g->p.frame[0];
	return f->row == ROW_MOVE && f->step != STEP_FRESH ? gb_watched(g, place) : gb_cavalry_near(s, g, v, side, place, true);
}

/* [8.4] Who began the phase next to enemy cavalry goes only into a hex that is free of it first; from one that was entered, none goes on. */
static bool leaves(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int side, int from, int to, bool begun)
{
	if (begun && stops(s, g, v, side, from))
		return false;
	return begun || !began_watched(s, g, v, side, from) || !stops(s, g, v, side, to);
}

static bool can_step(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int side, int from, int of, int more, bool begun)
{
	for (int d = 0; d < DIRECTIONS; d++) {
		int to = gb_own(s)->to[from][d];
		if (to != NONE && enters(s, g, v, side, of, more, to) && leaves(s, g, v, side, from, to, begun))
			return true;
	}
	return false;
}

/* --- the group in hand --- */

static int group_of(const struct scenario *s, const struct set *group)
{
	int of = 0;
	for (int i = set_next(group, 0); i >= 0; i = set_next(group, i + 1))
		of += gb_own(s)->of[i];
	return of;
}

static int lead_of(const struct gamble *g)
{
	return set_next(&g->p.hand, 0);
}

/* [15.2] Trains on a hex that raise what it holds. */
static int raising(const struct scenario *s, const struct gamble *g, int side, int place)
{
	const struct set *trains = &gb_own(s)->trains[side];
	int n = 0;
	for (int i = set_next(trains, 0); i >= 0; i = set_next(trains, i + 1))
		n += g->p.piece[i].place == place && g->p.piece[i].flags & FLAG_CAPACITY;
	return n;
}

/* [15.2] They go along when nobody stays: how many go with this group. */
static int goes_with(const struct scenario *s, const struct gamble *g, const struct set *group)
{
	int lead = set_next(group, 0), side = s->piece[lead].side, from = g->p.piece[lead].place;
	for (int i = gb_next_fighter(s, g, from, side, 0); i >= 0; i = gb_next_fighter(s, g, from, side, i + 1))
		if (!set_has(group, i))
			return 0;
	return raising(s, g, side, from);
}

/* [15.2, 4.1] The group stands where only its own trains make room: they do so where it ends its march. */
static bool must_end(const struct scenario *s, const struct gamble *g, const struct gb_survey *v)
{
	const struct gb_figures *f = gb_figures(s);
	int lead = lead_of(g), at = g->p.piece[lead].place, others = raising(s, g, s->piece[lead].side, at) - g->carried;
	return g->carried && v->of[at] > f->stack.holds + f->stack.train * int_min(others, f->stack.trains);
}

static bool meets_kind(const struct set *group, const struct set *of)
{
	return set_meets(group, of);
}

int gb_march_normal(const struct scenario *s, const struct gamble *g)
{
	const struct gb_figures *f = gb_figures(s);
	return (gb_winter(s, g, frame_now(&g->p)->side) ? f->march.winter : f->march.normal) + g->stretch;
}

/* [16.1] VIII Corps does not force march before the card of Jerome; a card may keep a whole side from it. */
static bool never_forced(const struct scenario *s, const struct gamble *g)
{
	int lead = lead_of(g);
	if (lead == NONE || !gb_cards(s))
		return false;
	if (g->effects.ban[s->piece[lead].side] & BAN_FORCED_MARCH)
		return true;
	int corps = gb_corps(s, FRENCH, "VIII");
	for (int i = lead; i >= 0 && !(g->effects.lasting & LASTING_JEROME); i = set_next(&g->p.hand, i + 1))
		if (gb_fights(s, i) && s->piece[i].side == FRENCH && gb_own(s)->corps[i] == corps)
			return true;
	return false;
}

bool gb_at_drissa(const struct scenario *s, const struct gamble *g, int piece)
{
	int at = g->p.piece[piece].place;
	return g->effects.ban[s->piece[piece].side] & BAN_MOVE_DRISSA && at >= 0 && board_distance(&s->board, at, board_find(&s->board, "1507")) <= 1;
}

/* [16.1] Cards that keep units where they are: VIII Corps, Drissa, Napoleon. */
static bool kept(const struct scenario *s, const struct gamble *g, int piece)
{
	unsigned ban = g->effects.ban[s->piece[piece].side];
	if (ban & BAN_MOVE_VIII && gb_fights(s, piece) && gb_own(s)->corps[piece] == gb_corps(s, FRENCH, "VIII"))
		return true;
	if (ban & BAN_MOVE_NAPOLEON && piece == gb_own(s)->napoleon)
		return true;
	return gb_at_drissa(s, g, piece);
}

/* [8.4] Five by forced march. */
int gb_march_most(const struct scenario *s, const struct gamble *g)
{
	int most = gb_figures(s)->march.forced;
	return never_forced(s, g) ? int_min(gb_march_normal(s, g), most) : most;
}

void gb_march_reach(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, struct gb_reach *out)
{
	const struct gb_own *own = gb_own(s);
	int lead = lead_of(g), first = 0, last = 0;
	int16_t queue[PLACES];
	memset(out->steps, FAR, sizeof out->steps);
	memset(out->from, 0xff, sizeof out->from);
	if (lead == NONE)
		return;
	int side = s->piece[lead].side, start = g->p.piece[lead].place, of = group_of(s, &g->p.hand), left = gb_march_most(s, g) - g->march;
	int more = g->march ? g->carried : goes_with(s, g, &g->p.hand);
	queue[last++] = (int16_t)start;
	out->steps[start] = 0;
	while (first < last) {
		int at = queue[first++];
		bool begun = at != start || g->march, ends = at == start ? g->march && must_end(s, g, v) : !enters(s, g, v, side, of, 0, at);
		if (out->steps[at] >= left || ends || (at != start && met(s, g, v, side, at)))
			continue;
		for (int d = 0; d < DIRECTIONS; d++) {
			int to = own->to[at][d];
			if (to == NONE || out->steps[to] != FAR || !enters(s, g, v, side, of, more, to) || !leaves(s, g, v, side, at, to, begun))
				continue;
			out->steps[to] = (uint8_t)(out->steps[at] + 1);
			out->from[to] = (int16_t)at;
			queue[last++] = (int16_t)to;
		}
	}
}

/* --- who may be taken up --- */

/* [8.4] Those of a stack that have not moved yet must all be in good order. */
static bool in_order(const struct scenario *s, const struct gamble *g, int side, int place)
{
	for (int i = gb_next_fighter(s, g, place, side, 0); i >= 0; i = gb_next_fighter(s, g, place, side, i + 1))
		if (gb_disrupted(g, i) && !set_has(&g->p.used, i))
			return false;
	return true;
}

/* [8.3] Has it moved this turn, or has it to stay where it is? */
static bool done_moving(const struct gamble *g, int piece)
{
	return set_has(&g->p.used, piece) || gb_is_pinned(g, piece);
}

/* Can the southern edge of Austria feed the hex at all? */
static bool near_edge(const struct scenario *s, int place)
{
	const struct gb_own *own = gb_own(s);
	for (int i = 0; i < own->sources[2]; i++)
		if (board_distance(&s->board, own->source[2][i], place) <= own->figures.supply.range)
			return true;
	return false;
}

/* [7.3] Where the southern edge alone feeds a stack, its trains are for Austrians; a depot that was made a train (7.1) lies open and is for all. */
static bool has_no_train(const struct scenario *s, const struct gamble *g, int piece)
{
	int at = g->p.piece[piece].place, side = s->piece[piece].side;
	struct gb_survey v;
	struct gb_supply fed;
	if (side != FRENCH || !gb_fights(s, piece) || gb_own(s)->nation[piece] == NATION_AUSTRIAN || !near_edge(s, at))
		return false;
	int train = gb_train(s, g, at, side);
	if (train == NONE || g->p.piece[train].flags & FLAG_OPEN)
		return false;
	gb_survey(s, g, &v);
	gb_ranges(s, g, &v, side, &fed);
	return fed.steps[at] == FAR && fed.austrian[at] != FAR;
}

/* Could it still join a group that marches from its hex, as far as it alone is concerned? */
static bool may_join(const struct scenario *s, const struct gamble *g, int piece)
{
	return !done_moving(g, piece) && !(g->p.piece[piece].flags & FLAG_TRIED) && !kept(s, g, piece) && !has_no_train(s, g, piece);
}

static int fresh(const struct scenario *s, const struct gamble *g, const struct set *of, int side, int place)
{
	for (int i = set_next(of, 0); i >= 0; i = set_next(of, i + 1))
		if (g->p.piece[i].place == place && s->piece[i].side == side && may_join(s, g, i))
			return i;
	return NONE;
}

/* [6.4, reading 40] The garrison of Riga does not leave without supply. */
static bool shut_in(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int side, int place)
{
	struct gb_supply supply;
	if (side != RUSSIAN || place != gb_own(s)->riga)
		return false;
	gb_ranges(s, g, v, side, &supply);
	return supply.steps[place] == FAR;
}

/* [8.2, 8.4] May a group leave this hex at all? */
static bool may_leave(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int side, int place, struct error *e)
{
	const struct gb_own *own = gb_own(s);
	struct called name = gb_place(s, place);
	if (gb_train(s, g, place, side) == NONE)
		return error_set(e, NULL, NULL, CITE(CITE_8_2), "no supply train of yours lies in %s", name.at);
	if (fresh(s, g, &own->commanders, side, place) == NONE)
		return error_set(e, NULL, NULL, CITE(CITE_8_4), "no commander who can still move is in %s", name.at);
	if (fresh(s, g, &own->fighters, side, place) == NONE)
		return error_set(e, NULL, NULL, CITE(CITE_8_3), "no combat unit that can still move is in %s", name.at);
	if (!in_order(s, g, side, place))
		return error_set(e, NULL, NULL, CITE(CITE_8_4), "the stack in %s holds disrupted units", name.at);
	if (gb_besieged(s, g, v, place))
		return error_set(e, NULL, NULL, CITE(CITE_8_4), "%s is under siege", name.at);
	return !shut_in(s, g, v, side, place) || error_set(e, NULL, NULL, CITE(CITE_6_4), "the garrison of %s is out of supply", name.at);
}

static bool austrian_train(const struct scenario *s, int piece, struct error *e)
{
	return error_set(e, NULL, NULL, CITE(CITE_7_3), "%s is out of supply: the southern edge feeds Austrians only", gb_name(s, piece));
}

/* [8.3] Nobody marches twice in a turn, nor who has to hold a hex against cavalry. */
static bool may_take(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int side, int piece, struct error *e)
{
	const struct gb_own *own = gb_own(s);
	int at = g->p.piece[piece].place, of = own->of[piece];
	if (!gb_is_unit(s, piece) || s->piece[piece].side != side || at < 0)
		return error_set(e, NULL, NULL, CITE(CITE_8_2), "%s is no unit of yours on the map", gb_name(s, piece));
	if (done_moving(g, piece))
		return error_set(e, NULL, NULL, CITE(CITE_8_3), "%s has moved, or has to hold its hex", gb_name(s, piece));
	if (g->p.piece[piece].flags & FLAG_TRIED)
		return error_set(e, NULL, NULL, CITE(CITE_16_5), "the orders of %s were garbled this turn", gb_name(s, piece));
	if (kept(s, g, piece))
		return error_set(e, NULL, NULL, CITE(CITE_16_1), "a card keeps %s where it is this turn", gb_name(s, piece));
	if (has_no_train(s, g, piece))
		return austrian_train(s, piece, e);
	if (!may_leave(s, g, v, side, at, e))
		return false;
	if (gb_is_commander(s, piece)) {
		of = 99;
		for (int i = gb_next_fighter(s, g, at, side, 0); i >= 0; i = gb_next_fighter(s, g, at, side, i + 1))
			if (may_join(s, g, i) && own->of[i] < of)
				of = own->of[i];
	}
	return can_step(s, g, v, side, at, of, 0, false) ||
	       error_set(e, NULL, NULL, CITE(CITE_8_4), "no hex beside %s is open to %s", gb_place(s, at).at, gb_name(s, piece));
}

/* All others of the stack that can go along. */
static void companions(const struct scenario *s, const struct gamble *g, int side, struct set *out)
{
	int lead = lead_of(g), at = g->p.piece[lead].place;
	set_clear(out);
	for (int i = gb_next(s, g, at, side, 0); i >= 0; i = gb_next(s, g, at, side, i + 1))
		if (!set_has(&g->p.hand, i) && may_join(s, g, i))
			set_add(out, i);
}

/* [4.1, 15.2] Is there a hex for this group, or for all of the stack with the trains that raise what a hex holds? */
static bool finds_way(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, const struct set *group)
{
	int lead = set_next(group, 0), side = s->piece[lead].side, at = g->p.piece[lead].place;
	struct set all;
	if (can_step(s, g, v, side, at, group_of(s, group), goes_with(s, g, group), false))
		return true;
	companions(s, g, side, &all);
	set_join(&all, &g->p.hand);
	return goes_with(s, g, &all) && can_step(s, g, v, side, at, group_of(s, &all), goes_with(s, g, &all), false);
}

/* [8.4] One more of the same stack, as long as the group still finds a way. */
static bool may_with(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int side, int piece, struct error *e)
{
	int lead = lead_of(g), at = lead == NONE ? NONE : g->p.piece[lead].place;
	if (lead == NONE || g->march)
		return error_set(e, NULL, NULL, CITE(CITE_8_4), "a group is put together before it marches");
	if (!gb_is_unit(s, piece) || s->piece[piece].side != side || g->p.piece[piece].place != at || set_has(&g->p.hand, piece))
		return error_set(e, NULL, NULL, CITE(CITE_8_4), "only other units of the same stack can go along");
	if (done_moving(g, piece) || g->p.piece[piece].flags & FLAG_TRIED)
		return error_set(e, NULL, NULL, CITE(CITE_8_3), "%s cannot move any more this turn", gb_name(s, piece));
	if (kept(s, g, piece))
		return error_set(e, NULL, NULL, CITE(CITE_16_1), "a card keeps %s where it is this turn", gb_name(s, piece));
	if (has_no_train(s, g, piece))
		return austrian_train(s, piece, e);
	struct set group = g->p.hand;
	set_add(&group, piece);
	return finds_way(s, g, v, &group) ||
	       error_set(e, NULL, NULL, CITE(CITE_4_1), "so large a group finds no hex beside %s that could hold it", gb_place(s, at).at);
}

static bool may_rest(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int side)
{
	struct set more;
	if (set_empty(&g->p.hand) || g->march)
		return false;
	companions(s, g, side, &more);
	if (set_empty(&more))
		return false;
	set_join(&more, &g->p.hand);
	return can_step(s, g, v, side, g->p.piece[lead_of(g)].place, group_of(s, &more), goes_with(s, g, &more), false);
}

/* --- whose turn --- */

/* A genuine train of a side that may still move or raise something, the lowest of its hex. */
static int next_train(const struct scenario *s, const struct gamble *g, int side, int from)
{
	const struct set *trains = &gb_own(s)->trains[side];
	for (int i = set_next(trains, from); i >= 0; i = set_next(trains, i + 1))
		if (g->p.piece[i].place >= 0 && gb_train(s, g, g->p.piece[i].place, side) == i)
			return i;
	return NONE;
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
	int lead = lead_of(g);
	gb_survey(s, g, &v);
	return g->march < gb_march_most(s, g) && !must_end(s, g, &v) &&
	       can_step(s, g, &v, s->piece[lead].side, g->p.piece[lead].place, group_of(s, &g->p.hand), g->carried, true);
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
		return;
	}
	out->place = p->piece[lead_of(g)].place;
	if (g->march) {
		prompt_ask(out, group | VERB(VERB_HALT) | VERB(VERB_RELEASE), 1, "%d of %d hexes marched: on, or halt", g->march, gb_march_normal(s, g));
		return;
	}
	prompt_ask(out, group | VERB(VERB_REST), 1, "Who goes along, and where do they march?");
	if (!meets_kind(&p->hand, &own->commanders))
		text_set(&out->why_not, "a commander has to go along");
	else if (!meets_kind(&p->hand, &own->fighters))
		text_set(&out->why_not, "a commander marches with combat units only");
}

static bool complete(const struct scenario *s, const struct gamble *g)
{
	return g->march || (meets_kind(&g->p.hand, &gb_own(s)->commanders) && meets_kind(&g->p.hand, &gb_own(s)->fighters));
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
	int lead = lead_of(g);
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
	companions(s, g, side, &more);
	for (int i = set_next(&more, 0); i >= 0; i = set_next(&more, i + 1))
		if (may_with(s, g, v, side, i, NULL))
			orders_add(out, order_make(VERB_WITH, side, i, NONE, NONE));
	if (may_stretch(g, side))
		orders_add(out, order_make(VERB_CHOOSE, side, NONE, NONE, CHOICE_LONGER));
	if (may_rest(s, g, v, side))
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
	for (int i = next_train(s, g, side, 0); i >= 0 && frame_now(p)->count; i = next_train(s, g, side, i + 1))
		orders_add(out, order_make(VERB_NAME, side, NONE, p->piece[i].place, NONE));
	if (frame_now(p)->count)
		return;
	for (int i = set_next(&own->units, 0); i >= 0; i = set_next(&own->units, i + 1))
		if (s->piece[i].side == side && p->piece[i].place >= 0 && may_take(s, g, &v, side, i, NULL))
			orders_add(out, order_make(VERB_TAKE, side, i, NONE, NONE));
	for (int i = next_train(s, g, side, 0); i >= 0; i = next_train(s, g, side, i + 1))
		if (may_expand(s, g, side, p->piece[i].place))
			orders_add(out, order_make(VERB_EXPAND, side, NONE, p->piece[i].place, NONE));
	orders_add(out, order_make(VERB_PASS, side, NONE, NONE, NONE));
}

static bool can_march(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, const struct order *o, struct error *e)
{
	struct gb_reach reach;
	int lead = lead_of(g);
	if (o->piece != lead)
		return phase_refuse(s, CITE_8_4, "march the group that is in hand", e);
	if (!complete(s, g))
		return error_set(e, NULL, NULL, CITE(CITE_8_4), "a group is combat units and at least one commander: take others of the stack along, or all of it");
	gb_march_reach(s, g, v, &reach);
	if (reach.steps[o->place] && reach.steps[o->place] != FAR)
		return true;
	return error_set(e, NULL, NULL, CITE(CITE_8_4), "%s is too far, is barred by enemies or ground, or cannot hold the group",
			 gb_place(s, o->place).at);
}

static bool can_hand(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, const struct order *o, struct error *e)
{
	switch (o->verb) {
	case VERB_MARCH:
		return can_march(s, g, v, o, e);
	case VERB_WITH:
		return may_with(s, g, v, o->side, o->piece, e);
	case VERB_REST:
		return may_rest(s, g, v, o->side) || phase_refuse(s, CITE_8_4, "the whole stack cannot go; choose who does", e);
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
		return phase_refuse(s, CITE_8_4, "march the group that is in hand, or halt it", e);
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
		return may_take(s, g, &v, o->side, o->piece, e);
	case VERB_PASS:
		return true;
	case VERB_EXPAND:
		return may_expand(s, g, o->side, o->place) || phase_refuse(s, CITE_15_2, "no train there can raise what the hex holds", e);
	default:
		return phase_refuse(s, CITE_8_2, "take a unit of a stack with a train and a commander, or pass", e);
	}
}

/* --- what a march does --- */

/* Barclay, Bagration or Tormasov: card 6. */
static bool army_chief(const struct scenario *s, const struct gamble *g, int place)
{
	for (int i = gb_next_commander(s, g, place, RUSSIAN, 0); i >= 0; i = gb_next_commander(s, g, place, RUSSIAN, i + 1))
		if (gb_own(s)->abilities[i] & 1u << 1)
			return true;
	return false;
}

/* [16.5] Confusion in the Russian command, to turn 5; [16.4.2] Constantine hesitates. True: the order is garbled. */
static bool garbled(const struct scenario *s, struct gamble *g, int side, int place, struct events *ev)
{
	const struct gb_own *own = gb_own(s);
	const struct gb_figures *f = &own->figures;
	if (!gb_advanced(s) || side != RUSSIAN)
		return false;
	bool lost = false;
	if (g->effects.chaos && army_chief(s, g, place))
		lost = event_roll(&g->p, ev, side, 6, 1, CITE_16_1) < g->effects.chaos;
	else if (gb_leaders(s) && g->p.header.turn <= f->confusion.until && !(g->effects.allow & ALLOW_NO_CHAOS))
		lost = event_roll(&g->p, ev, side, 6, 1, CITE_16_5) <= f->confusion.on;
	if (!lost && gb_special(s, g, place, side, 2) != NONE)
		lost = event_roll(&g->p, ev, side, 6, 1, CITE_16_4) <= f->confusion.constantine;
	if (!lost)
		return false;
	for (int i = gb_next(s, g, place, side, 0); i >= 0; i = gb_next(s, g, place, side, i + 1))
		g->p.piece[i].flags |= FLAG_TRIED;
	event_note(ev, EVENT_NOTE, side, NONE, NONE, place, TEXT_GARBLED, CITE_16_5);
	return true;
}

/* The train is spent. False when the order came to nothing. */
static bool begin(const struct scenario *s, struct gamble *g, int side, struct events *ev)
{
	int from = g->p.piece[lead_of(g)].place;
	gb_use_train(s, g, gb_train(s, g, from, side), CITE_8_2, ev);
	if (garbled(s, g, side, from, ev))
		return false;
	gb_lead(s, g);
	g->effects.longer[side] = (int8_t)(g->effects.longer[side] - g->stretch);
	g->carried = (uint8_t)goes_with(s, g, &g->p.hand);
	set_join(&g->p.used, &g->p.hand);
	return true;
}

/* [8.4] Those who hold a hex open against cavalry stay there this turn. */
static void pin(const struct scenario *s, struct gamble *g, const struct gb_survey *v, int side, int place)
{
	int who = gb_cavalry_near(s, g, v, side, place, true) ? holder(s, g, side, place) : NONE;
	if (who != NONE)
		set_add(&g->p.free, who);
}

/* Told of one piece: a closed group (15.1) once, of its first piece, without a name. */
static void tell_move(const struct scenario *s, struct event one, bool closed, const struct gamble *g, const int16_t *way, int n, struct events *ev)
{
	if (!one.number && closed)
		one.seen = (uint8_t)side_bit((enum side)one.side);
	struct event *told = one.number ? gb_tell_of(s, g, ev, one, closed) : event_add(ev, one);
	if (one.number)
		event_way(ev, told, way, n);
}

/* The group goes there: the first event tells how many combat units go, and the way. */
static void walk(const struct scenario *s, struct gamble *g, int to, const int16_t *way, int n, struct events *ev)
{
	const struct gb_own *own = gb_own(s);
	int lead = lead_of(g), side = s->piece[lead].side, from = g->p.piece[lead].place, units = 0, first = lead;
	const struct set *trains = &own->trains[side];
	for (int i = set_next(&g->p.hand, 0); i >= 0; i = set_next(&g->p.hand, i + 1)) {
		units += gb_fights(s, i);
		if (gb_is_commander(s, i) && !gb_is_commander(s, first))
			first = i;
	}
	bool closed = gb_closed(s, g, lead);
	tell_move(s, event_make(EVENT_MOVE, side, first, from, to, units, CITE_8_4), closed, g, way, n, ev);
	for (int i = lead; i >= 0; i = set_next(&g->p.hand, i + 1)) {
		if (i != first)
			tell_move(s, event_make(EVENT_MOVE, side, i, from, to, 0, CITE_8_4), closed, g, way, n, ev);
		g->p.piece[i].place = (int16_t)to;
	}
	for (int i = set_next(trains, 0); i >= 0 && g->carried; i = set_next(trains, i + 1))
		if (g->p.piece[i].place == from && g->p.piece[i].flags & FLAG_CAPACITY)
			g->p.piece[i].place = (int16_t)to;
	gb_follow_blanks(s, g, side, from, to);
}

/* [8.7, 8.8] What stood there alone is destroyed or flees. */
static void fall_on(const struct scenario *s, struct gamble *g, int side, int place, struct events *ev)
{
	gb_overrun(s, g, side, place, ev);
	struct set met_here;
	set_clear(&met_here);
	for (int i = gb_next_commander(s, g, place, 1 - side, 0); i >= 0; i = gb_next_commander(s, g, place, 1 - side, i + 1))
		set_add(&met_here, i);
	for (int i = set_next(&met_here, 0); i >= 0; i = set_next(&met_here, i + 1))
		gb_catch(s, g, i, ev);
}

static void march(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct gamble *g = gamble_at(p);
	struct gb_survey v;
	struct gb_reach reach;
	int16_t way[16];
	gb_survey(s, g, &v);
	gb_march_reach(s, g, &v, &reach);
	if (!g->march && !begin(s, g, o->side, ev)) {
		clear_march(g);
		next_mover(s, p, 1 - o->side);
		return;
	}
	int n = reach.steps[o->place] + 1, at = o->place;
	bool begun = g->march;
	for (int i = n - 1; i >= 0; i--, at = i >= 0 ? reach.from[at] : at)
		way[i] = (int16_t)at;
	for (int i = begun ? 0 : 1; i < n - 1; i++)
		pin(s, g, &v, o->side, way[i]);
	if (n == 2 && !begun && began_watched(s, g, &v, o->side, way[0]))
		pin(s, g, &v, o->side, o->place); /* it could come there only past a friend who stays */
	walk(s, g, o->place, way, n, ev);
	g->march = (uint8_t)(g->march + n - 1);
	g->forced = (uint8_t)(g->march > gb_march_normal(s, g) ? g->march - gb_march_normal(s, g) : 0);
	for (int i = set_next(&p->hand, 0); i >= 0 && g->forced; i = set_next(&p->hand, i + 1))
		if (gb_fights(s, i))
			p->piece[i].flags |= FLAG_FORCED;
	frame_top(p)->step = STEP_LANDED;
	phase_again(p);
	fall_on(s, g, o->side, o->place, ev);
}

bool gb_may_pass(const struct scenario *s, const struct gamble *g, int side)
{
	return next_train(s, g, side, 0) >= 0;
}

/* [8.2] A genuine train is shown and thrown away: NONE: which one the player says next, when they lie on several hexes. */
static void pass(const struct scenario *s, struct position *p, int side, int train, struct events *ev)
{
	int first = next_train(s, gamble_of(p), side, 0);
	frame_top(p)->count = train == NONE && next_train(s, gamble_of(p), side, first + 1) != NONE;
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
		companions(s, g, o->side, &more);
		set_join(&p->hand, &more);
		break;
	case VERB_MARCH:
		march(s, p, o, ev);
		break;
	case VERB_RELEASE:
		set_drop(&p->hand, o->piece);
		set_drop(&g->led, o->piece);
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
		pass(s, p, o->side, o->verb == VERB_NAME ? gb_train(s, g, o->place, o->side) : NONE, ev);
	}
}
