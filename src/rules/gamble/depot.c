/* === 7.7, 7.8 Establish new depots; 8.1 Rally === What trains do before the armies march. */
#include "rules/gamble/combat.h"

static void sites(const struct scenario *s, const struct gamble *g, int side, bool *site)
{
	const struct set *trains = &gb_own(s)->trains[side];
	struct gb_survey v;
	bool reach[PLACES];
	gb_survey(s, g, &v);
	gb_chain(s, g, &v, side, reach, NULL);
	for (int i = 0; i < gb_own(s)->places; i++)
		site[i] = false;
	for (int i = set_next(trains, 0); i >= 0; i = set_next(trains, i + 1)) {
		int at = g->p.piece[i].place;
		if (at >= 0 && gb_idle_train(s, g, at, side) != NONE)
			site[at] = gb_may_depot(s, g, &v, reach, side, at);
	}
}

static bool any(const struct scenario *s, const bool *site)
{
	for (int i = 0; i < gb_own(s)->places; i++)
		if (site[i])
			return true;
	return false;
}

static void next_founder(const struct scenario *s, struct position *p)
{
	int side = frame_now(p)->side, first = gb_first(s, gamble_of(p));
	if (side == first)
		phase_goto(p, ROW_DEPOTS, (enum side)(1 - side));
	else
		phase_goto(p, ROW_RALLY, (enum side)first);
}

void gb_depots_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	bool site[PLACES];
	(void)ev;
	int side = frame_now(p)->side;
	p->header.phasing = (int8_t)side;
	sites(s, gamble_of(p), side, site);
	if (!any(s, site))
		next_founder(s, p);
}

void gb_depots_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	(void)s, (void)p;
	prompt_ask(out, VERB(VERB_NAME) | VERB(VERB_DONE), 0, "Where is a train to become a depot?");
}

void gb_depots_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	int side = frame_now(p)->side;
	bool site[PLACES];
	sites(s, gamble_of(p), side, site);
	for (int i = 0; i < gb_own(s)->places; i++)
		if (site[i])
			orders_add(out, order_make(VERB_NAME, side, NONE, i, NONE));
	orders_add(out, order_make(VERB_DONE, side, NONE, NONE, NONE));
}

bool gb_depots_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	bool site[PLACES];
	if (o->verb == VERB_DONE)
		return true;
	if (o->verb != VERB_NAME)
		return phase_refuse(s, CITE_7_7, "name a city with a train of yours, or press Done", e);
	sites(s, gamble_of(p), o->side, site);
	return site[o->place] ||
	       error_set(e, NULL, NULL, CITE(gb_idle_train(s, gamble_of(p), o->place, o->side) == NONE ? CITE_7_7 : CITE_7_8),
			 "%s has no train of yours that could become a depot, or no chain of depots reaches it", gb_place(s, o->place).at);
}

/* [7.7] Turned face up and put at the bottom. [7.8] It is a link for the next one at once. */
void gb_depots_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct gamble *g = gamble_at(p);
	if (o->verb == VERB_DONE) {
		next_founder(s, p);
		return;
	}
	int train = gb_idle_train(s, g, o->place, o->side);
	gb_use_train(s, g, train, CITE_7_7, ev);
	p->piece[train].place = o->place;
	p->piece[train].flags = FLAG_DEPOT;
	event_note(ev, EVENT_NOTE, o->side, NONE, NONE, o->place, TEXT_DEPOT_MADE, CITE_7_7);
	phase_again(p);
}

/* --- 8.1 rally --- */

/* [8.1] How many a train rallies there: the ratings of all commanders together. */
static int may_rally(const struct scenario *s, const struct gamble *g, int side, int place)
{
	int n = 0;
	for (int i = gb_next_commander(s, g, place, side, 0); i >= 0; i = gb_next_commander(s, g, place, side, i + 1))
		n += gb_rating(s, g, i);
	return n;
}

/* [8.1] A disrupted unit in supply, with a train and a commander. */
static bool can_rally(const struct scenario *s, const struct gamble *g, const struct gb_supply *supply, int side, int piece)
{
	int at = g->p.piece[piece].place;
	return at >= 0 && gb_fights(s, piece) && s->piece[piece].side == side && gb_disrupted(g, piece) && gb_supplied(s, g, supply, piece) &&
	       gb_train(s, g, at, side) != NONE && may_rally(s, g, side, at) > 0;
}

static void next_to_rally(const struct scenario *s, struct position *p)
{
	int side = frame_now(p)->side, first = gb_first(s, gamble_of(p));
	if (side == first)
		phase_goto(p, ROW_RALLY, (enum side)(1 - side));
	else
		phase_goto(p, ROW_MOVE, (enum side)first);
}

void gb_rally_row_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct gb_supply supply;
	int side = frame_now(p)->side;
	(void)ev;
	p->header.phasing = (int8_t)side;
	gb_ranges_now(s, gamble_of(p), side, &supply);
	for (int i = 0; i < s->pieces; i++)
		if (can_rally(s, gamble_of(p), &supply, side, i))
			return;
	next_to_rally(s, p);
}

void gb_rally_row_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	int held = set_next(&p->hand, 0);
	if (held == NONE) {
		prompt_ask(out, VERB(VERB_TAKE) | VERB(VERB_WITH) | VERB(VERB_COMMIT) | VERB(VERB_DONE), 0, "Which disrupted units shall a train rally?");
		return;
	}
	int place = p->piece[held].place, most = may_rally(s, gamble_of(p), frame_now(p)->side, place);
	prompt_ask(out, VERB(VERB_TAKE) | VERB(VERB_WITH) | VERB(VERB_REST) | VERB(VERB_COMMIT), 1,
		   "Rally in %s: %d chosen, %d at most", gb_place(s, place).at, set_count(&p->hand), most);
	out->place = (int16_t)place;
	text_set(&out->why_not, "units are chosen: rally them");
}

/* [8.1] Who else could join those in hand, by order and disruption; how many of them may, is for the ratings. */
static void companions(const struct scenario *s, const struct gamble *g, int side, struct set *out)
{
	struct gb_supply supply;
	int at = g->p.piece[set_next(&g->p.hand, 0)].place;
	set_clear(out);
	gb_ranges_now(s, g, side, &supply);
	for (int i = 0; i < s->pieces; i++)
		if (g->p.piece[i].place == at && !set_has(&g->p.hand, i) && can_rally(s, g, &supply, side, i))
			set_add(out, i);
}

/* What the ratings leave room for beside those in hand. */
static int room_left(const struct scenario *s, const struct gamble *g, int side)
{
	return may_rally(s, g, side, g->p.piece[set_next(&g->p.hand, 0)].place) - set_count(&g->p.hand);
}

/* All of them with one order, where nobody has to be chosen from them. */
static void list_more(const struct scenario *s, const struct gamble *g, int side, struct orders *out)
{
	struct set more;
	int room = room_left(s, g, side);
	companions(s, g, side, &more);
	for (int i = set_next(&more, 0); i >= 0 && room > 0; i = set_next(&more, i + 1))
		orders_add(out, order_make(VERB_WITH, side, i, NONE, NONE));
	if (set_count(&more) > 1 && set_count(&more) <= room)
		orders_add(out, order_make(VERB_REST, side, NONE, NONE, NONE));
	orders_add(out, order_make(VERB_COMMIT, side, NONE, NONE, NONE));
}

void gb_rally_row_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct gamble *g = gamble_of(p);
	struct gb_supply supply;
	int side = frame_now(p)->side;
	if (!set_empty(&p->hand)) {
		list_more(s, g, side, out);
		return;
	}
	gb_ranges_now(s, g, side, &supply);
	for (int i = 0; i < s->pieces; i++)
		if (can_rally(s, g, &supply, side, i))
			orders_add(out, order_make(VERB_TAKE, side, i, NONE, NONE));
	orders_add(out, order_make(VERB_DONE, side, NONE, NONE, NONE));
}

bool gb_rally_row_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	if (o->number != NONE)
		return phase_refuse(s, CITE_8_1, "give the order without a number", e);
	return phase_listed(s, p, o, CITE_8_1, "take disrupted units of a stack with a commander and a train, as many as he can rally", e);
}

void gb_rally_row_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct gamble *g = gamble_at(p);
	if (o->verb == VERB_DONE) {
		next_to_rally(s, p);
		return;
	}
	if (o->verb == VERB_REST) {
		struct set more;
		companions(s, g, o->side, &more);
		set_join(&p->hand, &more);
		return;
	}
	if (o->verb != VERB_COMMIT) {
		set_add(&p->hand, o->piece);
		return;
	}
	struct set who = p->hand;
	int first = set_next(&who, 0);
	set_clear(&p->hand);
	gb_use_train(s, g, gb_train(s, g, p->piece[first].place, o->side), CITE_8_1, ev);
	for (int i = first; i >= 0; i = set_next(&who, i + 1))
		gb_rally(s, g, i, CITE_8_1, ev);
	phase_again(p);
}
