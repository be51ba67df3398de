/* Cards that bring units back or to order (16.1). */
#include "rules/gamble/cards.h"
#include "rules/gamble/closed.h"

static void done(struct position *p, bool any, struct events *ev)
{
	if (!any)
		event_note(ev, EVENT_NOTE, frame_top(p)->side, NONE, NONE, NONE, TEXT_NO_EFFECT, CITE_16_1);
	phase_return(p);
}

/* --- an eliminated unit returns, in good order --- */

static bool named(const struct scenario *s, int place, const char *const *ids, bool beside)
{
	for (int k = 0; ids[k]; k++) {
		int at = board_find(&s->board, ids[k]);
		if (place == at || (beside && gb_direction(s, at, place) != NONE))
			return true;
	}
	return false;
}

static bool in_zone(const struct scenario *s, const struct gamble *g, int where, int place)
{
	static const char *const lithuania[] = {"1808", "1610", NULL}, *const depots[] = {"1808", "1610", "2407", NULL},
					*const centre[] = {"1008", "0407", "1317", NULL}, *const moscow[] = {"0407", NULL},
					*const petersburg[] = {"1101", NULL};
	switch (where) {
	case WHERE_LITHUANIA:
		return named(s, place, lithuania, false) && gb_next_fighter(s, g, place, FRENCH, 0) != NONE;
	case WHERE_WEST:
		return gb_own(s)->city[place] && !gb_own(s)->russia[place];
	case WHERE_DEPOTS:
		return named(s, place, depots, false) && gb_depot(s, g, place, FRENCH) != NONE;
	case WHERE_CENTRE:
		return named(s, place, centre, true);
	case WHERE_MOSCOW:
		return named(s, place, moscow, true);
	default:
		return named(s, place, petersburg, true);
	}
}

/* [13.3] Not among enemies nor next to one, so neither in a city that they occupy nor beside it [16.1]; [4.1] where there is room. */
static bool open_to(const struct scenario *s, const struct gamble *g, int side, int piece, int place)
{
	int enemy = side_other((enum side)side), of = gb_own(s)->of[piece];
	if (!gb_passable(s, side, place) || gb_next(s, g, place, enemy, 0) != NONE || gb_depot(s, g, place, enemy) != NONE)
		return false;
	for (int d = 0; d < DIRECTIONS; d++)
		if (gb_own(s)->to[place][d] >= 0 && gb_next(s, g, gb_own(s)->to[place][d], enemy, 0) != NONE)
			return false;
	for (int i = gb_next_fighter(s, g, place, side, 0); i != NONE; i = gb_next_fighter(s, g, place, side, i + 1))
		of += gb_own(s)->of[i];
	return of <= gb_capacity(s, g, place);
}

static bool may_return(const struct scenario *s, const struct gamble *g, const struct gb_op *op, int piece, int place)
{
	return g->p.piece[piece].place == AT_LOST && gb_one_of(s, g, piece, op->side, op->arg) && in_zone(s, g, op->n, place) &&
	       open_to(s, g, op->side, piece, place);
}

bool gb_any_returns(const struct scenario *s, const struct gamble *g, const struct gb_op *op)
{
	for (int at = 0; at < gb_own(s)->places; at++)
		for (int i = set_next(&gb_own(s)->fighters, 0); i >= 0; i = set_next(&gb_own(s)->fighters, i + 1))
			if (may_return(s, g, op, i, at))
				return true;
	return false;
}

/* Of units that are alike in kind, class and nation one stands for all. */
static bool first_of_its_like(const struct scenario *s, const struct position *p, int piece)
{
	const struct gb_own *own = gb_own(s);
	for (int i = set_next(&own->fighters, 0); i >= 0 && i < piece; i = set_next(&own->fighters, i + 1))
		if (p->piece[i].place == AT_LOST && s->piece[i].side == s->piece[piece].side && own->kind[i] == own->kind[piece] &&
		    own->class[i] == own->class[piece] && own->nation[i] == own->nation[piece] && own->corps[i] == own->corps[piece])
			return false;
	return true;
}

void gb_restore_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct gb_op *op = gb_deciding(p);
	for (int at = 0; at < gb_own(s)->places; at++) {
		if (!in_zone(s, gamble_of(p), op->n, at))
			continue;
		for (int i = set_next(&gb_own(s)->fighters, 0); i >= 0 && out->n < MAX_ORDERS; i = set_next(&gb_own(s)->fighters, i + 1))
			if (may_return(s, gamble_of(p), op, i, at) && first_of_its_like(s, p, i))
				orders_add(out, order_make(VERB_PUT, op->side, i, at, NONE));
	}
}

void gb_restorable(const struct scenario *s, const struct gamble *g, struct set *out)
{
	struct orders list = {.n = 0};
	set_clear(out);
	if (frame_now(&g->p)->row == ROW_RESTORE)
		gb_restore_list(s, &g->p, &list);
	for (int i = 0; i < list.n; i++)
		set_add(out, list.at[i].piece);
}

void gb_restore_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	if (phase_empty(s, p))
		done(p, false, ev);
}

void gb_restore_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	gb_ask_named(s, p, VERB(VERB_PUT), "an eliminated unit returns. Put it on the map", out);
	out->left = 1;
}

bool gb_restore_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	return phase_listed(s, p, o, CITE_16_1, "put an eliminated unit of the kind the card names where it says, with room and no enemy near", e);
}

void gb_restore_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	p->piece[o->piece].place = o->place;
	p->piece[o->piece].flags = 0;
	gb_tell_of(s, gamble_of(p), ev, event_make(EVENT_NOTE, o->side, o->piece, NONE, o->place, TEXT_RETURNS, CITE_16_1), false);
	phase_return(p);
}

/* --- disrupted units rally without train and commander --- */

/* In General Supply; card 19: in Moscow, whatever feeds them. */
static bool may_rally(const struct scenario *s, const struct gamble *g, const struct gb_op *op, const struct gb_supply *fed, int piece)
{
	if (!gb_one_of(s, g, piece, op->side, op->arg) || g->p.piece[piece].place < 0 || !gb_disrupted(g, piece))
		return false;
	return op->low ? g->p.piece[piece].place == gb_own(s)->moscow : gb_supplied(s, g, fed, piece);
}

static void list_revived(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct gb_op *op = gb_deciding(p);
	struct gb_supply fed;
	gb_ranges_now(s, gamble_of(p), op->side, &fed);
	for (int i = set_next(&gb_own(s)->fighters, 0); i >= 0; i = set_next(&gb_own(s)->fighters, i + 1))
		if (may_rally(s, gamble_of(p), op, &fed, i))
			orders_add(out, order_make(VERB_RELEASE, op->side, i, NONE, NONE));
}

void gb_revive_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	list_revived(s, p, out);
	orders_add(out, order_make(VERB_DONE, frame_now(p)->side, NONE, NONE, NONE));
}

/* frame.count: how many have rallied. */
void gb_revive_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	const struct gb_op *op = gb_deciding(p);
	struct orders all = {.n = 0};
	if (frame_now(p)->count < op->n)
		list_revived(s, p, &all);
	if (!all.n)
		done(p, frame_now(p)->count > 0, ev);
}

void gb_revive_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	out->of = gb_deciding(p)->n;
	out->left = (int16_t)(out->of - frame_now(p)->count);
	gb_ask_named(s, p, VERB(VERB_RELEASE) | VERB(VERB_DONE), "choose disrupted units that rally, or press Done", out);
}

bool gb_revive_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	return phase_listed(s, p, o, CITE_16_1, "choose disrupted units in General Supply, or press Done", e);
}

void gb_revive_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	if (o->verb == VERB_DONE) {
		phase_return(p);
		return;
	}
	frame_top(p)->count++;
	gb_rally(s, gamble_at(p), o->piece, CITE_16_1, ev);
	phase_again(p);
}
