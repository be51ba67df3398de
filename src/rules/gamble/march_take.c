/* [8.2, 8.3, 8.4] Who may be taken up for a march, and who goes along. */
#include "rules/gamble/march.h"

#include <stdio.h>

/* [8.4] Those of a stack that have not moved yet must all be in good order. */
static bool in_order(const struct scenario *s, const struct gamble *g, int side, int place)
{
	for (int i = gb_next_fighter(s, g, place, side, 0); i >= 0; i = gb_next_fighter(s, g, place, side, i + 1))
		if (gb_disrupted(g, i) && !set_has(&g->p.used, i))
			return false;
	return true;
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
	struct gb_supply fed;
	if (side != FRENCH || !gb_fights(s, piece) || gb_own(s)->nation[piece] == NATION_AUSTRIAN || !near_edge(s, at))
		return false;
	int train = gb_train(s, g, at, side);
	if (train == NONE || g->p.piece[train].flags & FLAG_OPEN)
		return false;
	gb_ranges_now(s, g, side, &fed);
	return fed.steps[at] == FAR && fed.austrian[at] != FAR;
}

/* Could it still join a group that marches from its hex, as far as it alone is concerned? */
static bool may_join(const struct scenario *s, const struct gamble *g, int piece)
{
	return !set_has(&g->p.used, piece) && !(g->p.piece[piece].flags & FLAG_TRIED) && !gb_march_kept(s, g, piece) && !has_no_train(s, g, piece);
}

static int fresh(const struct scenario *s, const struct gamble *g, const struct set *of, int side, int place)
{
	for (int i = set_next(of, 0); i >= 0; i = set_next(of, i + 1))
		if (g->p.piece[i].place == place && s->piece[i].side == side && may_join(s, g, i))
			return i;
	return NONE;
}

/* [6.4, reading 40] Who was out of supply in Riga binds its stack like a disrupted unit, though it is in good order. */
static bool shut_in(const struct scenario *s, const struct gamble *g, int side, int place)
{
	for (int i = gb_next_fighter(s, g, place, side, 0); i >= 0; i = gb_next_fighter(s, g, place, side, i + 1))
		if (gb_shut_in(g, i))
			return true;
	return false;
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
	return !shut_in(s, g, side, place) ||
	       error_set(e, NULL, NULL, CITE(CITE_6_4), "in %s stands who was out of supply in Riga in General Supply and may not march this turn", name.at);
}

static bool has_to_hold(const struct scenario *s, int place, struct error *e)
{
	return error_set(e, NULL, NULL, CITE(CITE_8_4), "a group went past cavalry through %s: one unit or commander who has not moved stays there this turn",
			 gb_place(s, place).at);
}

static bool austrian_train(const struct scenario *s, int piece, struct error *e)
{
	return error_set(e, NULL, NULL, CITE(CITE_7_3), "%s is out of supply: the southern edge feeds Austrians only", gb_name(s, piece));
}

/* [8.3] Nobody marches twice in a turn; [8.4] nor do all go from a hex that has to be held against cavalry. */
bool gb_march_may_take(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int side, int piece, struct error *e)
{
	const struct gb_own *own = gb_own(s);
	int at = g->p.piece[piece].place, of = own->of[piece];
	if (!gb_is_unit(s, piece) || s->piece[piece].side != side || at < 0)
		return error_set(e, NULL, NULL, CITE(CITE_8_2), "%s is no unit of yours on the map", gb_name(s, piece));
	if (set_has(&g->p.used, piece))
		return error_set(e, NULL, NULL, CITE(CITE_8_3), "%s has moved this turn", gb_name(s, piece));
	if (g->p.piece[piece].flags & FLAG_TRIED)
		return error_set(e, NULL, NULL, CITE(CITE_16_5), "the orders of %s were garbled this turn", gb_name(s, piece));
	if (gb_march_kept(s, g, piece))
		return error_set(e, NULL, NULL, CITE(CITE_16_1), "a card keeps %s where it is this turn", gb_name(s, piece));
	if (has_no_train(s, g, piece))
		return austrian_train(s, piece, e);
	if (!gb_march_spares(s, g, piece))
		return has_to_hold(s, at, e);
	if (!may_leave(s, g, v, side, at, e))
		return false;
	if (gb_is_commander(s, piece)) {
		of = 99;
		for (int i = gb_next_fighter(s, g, at, side, 0); i >= 0; i = gb_next_fighter(s, g, at, side, i + 1))
			if (may_join(s, g, i) && own->of[i] < of)
				of = own->of[i];
	}
	return gb_march_open(s, g, v, side, at, of, 0, false) ||
	       error_set(e, NULL, NULL, CITE(CITE_8_4), "no hex beside %s is open to %s", gb_place(s, at).at, gb_name(s, piece));
}

/* The highest in rank or rating of the commanders in hand, else the first unit. */
static int leads(const struct scenario *s, const struct gamble *g)
{
	const struct gb_own *own = gb_own(s);
	int best = NONE;
	for (int i = set_next(&g->p.hand, 0); i >= 0; i = set_next(&g->p.hand, i + 1))
		if (gb_is_commander(s, i) && (best == NONE || own->rank[i] == RANK_SUPREME || (own->rank[best] != RANK_SUPREME && own->cr[i] > own->cr[best])))
			best = i;
	return best == NONE ? gb_march_lead(g) : best;
}

void gb_march_called(const struct scenario *s, const struct gamble *g, struct text *out)
{
	int lead = leads(s, g), units = gb_march_units(s, &g->p.hand), others = set_count(&g->p.hand) - units, of = gb_march_of(s, &g->p.hand);
	char with[60] = "", room[24] = "";
	if (lead == NONE) {
		text_set(out, "%s", "");
		return;
	}
	if (gb_is_commander(s, lead))
		others--;
	else
		units--;
	if (units)
		snprintf(with, sizeof with, "%s %d %scombat unit%s", others || !gb_is_commander(s, lead) ? " and" : " with", units,
			 gb_is_commander(s, lead) ? "" : "more ", units == 1 ? "" : "s");
	if (of)
		snprintf(room, sizeof room, of == 1 ? " (\u00bd OF)" : " (%d%s OF)", of / 2, of & 1 ? "\u00bd" : "");
	if (others)
		text_set(out, "%s, %d more commander%s%s%s", gb_name(s, lead), others, others == 1 ? "" : "s", with, room);
	else
		text_set(out, "%s%s%s", gb_name(s, lead), with, room);
}

bool gb_march_others(const struct scenario *s, const struct gamble *g, struct error *e)
{
	struct text who;
	gb_march_called(s, g, &who);
	return error_set(e, NULL, NULL, CITE(CITE_8_4), g->march ? "%.120s is on the march: it goes on, or halts first" :
			 "%.120s is in hand: it marches first, or is put back", who.at);
}

/* All others of the stack that can go along. */
void gb_march_companions(const struct scenario *s, const struct gamble *g, int side, struct set *out)
{
	int lead = gb_march_lead(g), at = g->p.piece[lead].place;
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
	if (gb_march_open(s, g, v, side, at, gb_march_of(s, group), gb_march_carries(s, g, group), false))
		return true;
	gb_march_companions(s, g, side, &all);
	set_join(&all, &g->p.hand);
	int more = gb_march_carries(s, g, &all);
	return more && gb_march_keeps(s, g, side, at, &all) && gb_march_open(s, g, v, side, at, gb_march_of(s, &all), more, false);
}

/* [8.4] One more of the same stack, as long as the group still finds a way. */
bool gb_march_may_with(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int side, int piece, struct error *e)
{
	int lead = gb_march_lead(g), at = lead == NONE ? NONE : g->p.piece[lead].place;
	if (lead == NONE)
		return error_set(e, NULL, NULL, CITE(CITE_8_4), "a group is put together before it marches");
	if (g->march)
		return gb_march_others(s, g, e);
	if (!gb_is_unit(s, piece) || s->piece[piece].side != side || g->p.piece[piece].place != at || set_has(&g->p.hand, piece))
		return error_set(e, NULL, NULL, CITE(CITE_8_4), "only other units of the same stack can go along");
	if (set_has(&g->p.used, piece) || g->p.piece[piece].flags & FLAG_TRIED)
		return error_set(e, NULL, NULL, CITE(CITE_8_3), "%s cannot move any more this turn", gb_name(s, piece));
	if (gb_march_kept(s, g, piece))
		return error_set(e, NULL, NULL, CITE(CITE_16_1), "a card keeps %s where it is this turn", gb_name(s, piece));
	if (has_no_train(s, g, piece))
		return austrian_train(s, piece, e);
	struct set group = g->p.hand;
	set_add(&group, piece);
	if (!gb_march_keeps(s, g, side, at, &group))
		return has_to_hold(s, at, e);
	return finds_way(s, g, v, &group) ||
	       error_set(e, NULL, NULL, CITE(CITE_4_1), "so large a group finds no hex beside %s that could hold it", gb_place(s, at).at);
}

bool gb_march_all_may_go(const struct scenario *s, const struct gamble *g, int side, struct error *e)
{
	struct set all;
	int at = g->p.piece[gb_march_lead(g)].place;
	gb_march_companions(s, g, side, &all);
	set_join(&all, &g->p.hand);
	return gb_march_keeps(s, g, side, at, &all) || has_to_hold(s, at, e);
}

bool gb_march_may_rest(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int side)
{
	struct set more;
	if (set_empty(&g->p.hand) || g->march)
		return false;
	gb_march_companions(s, g, side, &more);
	if (set_empty(&more))
		return false;
	set_join(&more, &g->p.hand);
	int at = g->p.piece[gb_march_lead(g)].place;
	return gb_march_all_may_go(s, g, side, NULL) &&
	       gb_march_open(s, g, v, side, at, gb_march_of(s, &more), gb_march_carries(s, g, &more), false);
}
