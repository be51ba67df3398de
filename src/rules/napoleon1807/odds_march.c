/* What a march brings, before it is ordered: points, fatigue, where it stops and who could stop it. Open facts and the own cards alone. */
#include "rules/napoleon1807/n7.h"
#include "rules/napoleon1807/odds.h"

#include <stdio.h>

int n7_who_is_there(const struct scenario *s, const struct n7_position *n, int place, int side)
{
	n7_mask enemies = n7_blocks(s, n, place, side_other((enum side)side));
	int out = N7_NOBODY_THERE;
	for (int i = n7_mask_next(enemies, 0); i >= 0; i = n7_mask_next(enemies, i + 1)) {
		if (!n7_known(s, n, i, side))
			return N7_HIDDEN_THERE;
		out = n7_is_vedette(s, i) && out != N7_CORPS_THERE ? N7_VEDETTES_THERE : N7_CORPS_THERE;
	}
	return out;
}

static void count_link(const struct scenario *s, struct n7_position *n, int to)
{
	n->op.spent = (uint8_t)(n->op.spent + n7_cost(s, n, n->op.at, n7_slot(s, n->op.at, to)));
	n->op.links++;
	n->op.at = (int16_t)to;
}

/* The stack of the operation one link on; no more is looked at than its points, its place and its fatigue. */
static void go(const struct scenario *s, struct n7_position *n, int to)
{
	n7_mask who = n7_group(n);
	count_link(s, n, to);
	for (int i = n7_mask_next(who, 0); i >= 0; i = n7_mask_next(who, i + 1))
		n->p.piece[i].place = (int16_t)to;
}

/* [Movement 3] What it would cost to end the march there, after so many links more. */
static void warn_fatigue(const struct scenario *s, const struct n7_position *n, int there, int links, struct outlook *out)
{
	int fatigue = n7_march_fatigue(s, n, NULL), left = n7_points_left(s, n) > 0 ? n7_points_left(s, n) : 0;
	struct text *words = &outlook_warn(out, CITE_MOVE_3)->words;
	char way[32] = "";
	if (links > 1)
		snprintf(way, sizeof way, "%d links: ", links);
	if (n->op.flags & OP_VEDETTES)
		text_set(words, "%s%d point%s left", way, left, left == 1 ? "" : "s");
	else if (there == N7_HIDDEN_THERE)
		text_set(words, links > 1 ? "%senemies stand there: if a corps is among them the stack stops, is tired by it and may attack" :
			 "%sEnemies stand there: if a corps is among them the stack stops, is tired by it and may attack", way);
	else if (!n7_may_halt(s, n, NULL))
		text_set(words, "%s%d point%s left; only on the way: the march must end nearer to %s", way, left, left == 1 ? "" : "s",
			 n7_place(s, n7_own(s)->konigsberg).at);
	else
		text_set(words, "%s%d point%s left; halted there the march costs %d fatigue", way, left, left == 1 ? "" : "s", fatigue);
}

/* [Movement 2] [Organization] [Confusion] */
static void warn_stops(const struct scenario *s, const struct n7_position *n, int there, struct outlook *out)
{
	int enemy = side_other((enum side)n->op.side);
	n7_mask friends = n7_corps(s, n, n->op.at, n->op.side) & ~n7_group(n);
	if (there == N7_CORPS_THERE)
		text_set(&outlook_warn(out, CITE_MOVE_2)->words, "It stops there: the enemy holds it");
	else if (friends && !(n->op.flags & OP_VEDETTES))
		text_set(&outlook_warn(out, CITE_MOVE_2)->words, "It stops there, among friends");
	else if (there == N7_NOBODY_THERE && n7_points_left(s, n) > 0 && n7_could_lay(s, n, WINDOW_ENTER, enemy))
		text_set(&outlook_warn(out, CITE_EVENT + EV_CONFUSION)->words, "There the enemy could stop it by Confusion, if he holds the card");
}

/* What one point more does to a corps: it dies, it is tired by it, or neither. */
static int harm(const struct scenario *s, const struct n7_position *n, int piece)
{
	int then = n->p.piece[piece].fatigue + 1;
	return then > n7_figures(s)->fatigue.most ? 2 : then == n7_figures(s)->fatigue.tired ? 1 : 0;
}

void n7_place_shares(const struct scenario *s, struct n7_position *n)
{
	struct frame owed;
	for (; n->p.depth && frame_top(&n->p)->row == ROW_TIRE; frame_pop(&n->p)) {
		owed = *frame_top(&n->p);
		for (; owed.number > 0 && !n->p.header.result.over; owed.number--) {
			int best = NONE;
			n7_mask who = n7_mask_get(&owed);
			for (int i = n7_mask_next(who, 0); i >= 0; i = n7_mask_next(who, i + 1))
				if (n->p.piece[i].place >= 0 && (best == NONE || harm(s, n, i) < harm(s, n, best) ||
				    (harm(s, n, i) == harm(s, n, best) && n->p.piece[i].fatigue < n->p.piece[best].fatigue)))
					best = i;
			if (best == NONE)
				break; /* all who shared it are dead */
			n7_add_fatigue(s, n, best, 1, owed.count, NULL);
		}
	}
}

/* [Movement 4] [Axis of Retreat] The stack among the enemy one link on, with all that falls on either side before an attack. */
static void come_in(const struct scenario *s, struct n7_position *n, int to)
{
	int from = n->op.at;
	count_link(s, n, to);
	n7_enter(s, n, n7_group(n), from, to, ENTER_MARCH, NULL);
	n7_place_shares(s, n);
	n7_tire_even(s, n, n7_group(n), n7_march_fatigue(s, n, NULL), CITE_MOVE_4, NULL);
	n7_place_shares(s, n);
}

/* The areas of the cheapest way that the stack could march from here, its own first: how many; 0 when there is none. */
static int way_to(const struct scenario *s, const struct n7_position *n, int to, int16_t way[N7_PLACES])
{
	struct overlay reach;
	int16_t back[N7_PLACES];
	int count = 0;
	n7_query(s, &n->p, (enum side)n->op.side, QUERY_REACH, n7_mask_next(n7_group(n), 0), NONE, &reach);
	for (int at = reach.value[to] == NONE ? NONE : to; at >= 0 && count < N7_PLACES; at = at == n->op.at ? NONE : reach.from[at])
		back[count++] = (int16_t)at;
	if (!count || back[count - 1] != n->op.at)
		return 0;
	for (int i = 0; i < count; i++)
		way[i] = back[count - 1 - i];
	return count;
}

/* The stack goes over all of the way but its last link; areas in which Confusion could stop it there are counted, *first is the first. */
static int go_over(const struct scenario *s, struct n7_position *n, const int16_t *way, int count, int *first)
{
	int stops = 0, enemy = side_other((enum side)n->op.side);
	for (int i = 1; i + 1 < count; i++) {
		go(s, n, way[i]);
		if (n7_who_is_there(s, n, way[i], n->op.side) == N7_NOBODY_THERE && n7_could_lay(s, n, WINDOW_ENTER, enemy) && !stops++)
			*first = way[i];
	}
	return stops;
}

/* [Confusion] */
static void warn_way(const struct scenario *s, int stops, int first, struct outlook *out)
{
	if (stops == 1)
		text_set(&outlook_warn(out, CITE_EVENT + EV_CONFUSION)->words, "On the way the enemy could stop it in %s by Confusion, if he holds the card",
			 n7_place(s, first).at);
	else if (stops)
		text_set(&outlook_warn(out, CITE_EVENT + EV_CONFUSION)->words, "On the way the enemy could stop it in %s or later by Confusion, if he holds the card",
			 n7_place(s, first).at);
}

void n7_march_odds(const struct scenario *s, const struct n7_position *n, int to, struct outlook *out)
{
	struct n7_position copy = *n;
	int16_t way[N7_PLACES] = {n->op.at, (int16_t)to};
	bool beside = n7_slot(s, n->op.at, to) != NONE;
	int there = n7_who_is_there(s, n, to, n->op.side), first = NONE, count = beside ? 2 : way_to(s, n, to, way);
	if (count < 2)
		return;
	int stops = go_over(s, &copy, way, count, &first);
	if (there == N7_CORPS_THERE && n7_group(n) & n7_own(s)->corps) {
		struct n7_position fought = copy;
		come_in(s, &fought, to);
		if (!fought.p.header.result.over && n7_group(&fought) & n7_own(s)->corps && n7_contested(s, &fought, to))
			n7_attack_odds(s, n, &fought, true, NULL, out);
	}
	go(s, &copy, to);
	warn_fatigue(s, &copy, there, count - 1, out);
	warn_way(s, stops, first, out);
	warn_stops(s, &copy, there, out);
}

/* [Movement 2] Points of the cheapest link by which a stack of the side may leave the area; 0: there is none. */
static int cheapest_link(const struct scenario *s, const struct n7_position *n, n7_mask who, int side, int from)
{
	const struct n7_own *own = n7_own(s);
	int least = 0;
	for (int k = 0; k < own->degree[from]; k++) {
		bool barred = who & own->vedettes && n7_vedettes_barred(s, n, side, own->to[from][k]);
		if (barred || (n7_contested(s, n, from) && !n7_axis_allows(s, n, side, from, k, NULL)))
			continue;
		int cost = n7_cost(s, n, from, k);
		least = least && least < cost ? least : cost;
	}
	return least;
}

int n7_cards_that_move(const struct scenario *s, const struct n7_position *n, n7_mask who, int side, int *all)
{
	int from = n->p.piece[n7_mask_next(who, 0)].place, least = cheapest_link(s, n, who, side, from), enough = 0;
	/* [reading 34] A pile that has run out is made anew of the discards. */
	int pile = deck_next(&n->p, CARD_DECK + side, 0) >= 0 ? CARD_DECK + side : CARD_DISCARD + side;
	*all = 0;
	for (int card = deck_next(&n->p, pile, 0); card >= 0; card = deck_next(&n->p, pile, card + 1)) {
		int value = n7_own(s)->value[card];
		*all += value > 0;
		enough += value > 0 && least && n7_points_of(s, n, who, side, value, 0, NULL) >= least;
	}
	return enough;
}

/* [Forced March] A card of the own hand that takes a stack over a link without a point. */
static bool holds_forced_march(const struct scenario *s, const struct n7_position *n, int side)
{
	for (int card = deck_next(&n->p, CARD_HAND + side, 0); card >= 0; card = deck_next(&n->p, CARD_HAND + side, card + 1))
		if (n7_own(s)->event[card] == EV_FORCED_MARCH)
			return true;
	return false;
}

/* [Movement 1] Not one movement card lets it go, and where it stands nobody is fought: it would be turned for nothing, and tired by rain or
 * mud. `named`: nothing but the order to begin is left. */
static void warn_hopeless(const struct scenario *s, const struct n7_position *n, n7_mask who, int side, bool named, struct outlook *out)
{
	int from = n->p.piece[n7_mask_next(who, 0)].place;
	bool fights = who & n7_own(s)->corps && n7_contested(s, n, from), forced = holds_forced_march(s, n, side);
	bool tired = n->weather & (WEATHER_RAIN | WEATHER_MUD) && who & n7_own(s)->corps;
	struct warning *w = outlook_warn(out, n->weather & WEATHER_MUD ? CITE_EVENT + EV_MUD : CITE_MOVE_1);
	if (forced)
		text_set(&w->words, "No movement card lets it march; with Forced March it goes over one link");
	else if (fights)
		text_set(&w->words, "No movement card lets it march: it can only fight where it stands");
	else
		text_set(&w->words, "No movement card lets it march: it would be activated for nothing%s", tired ? ", and take 1 fatigue" : "");
	w->loses = named && !forced && !fights;
}

/* [Movement 1] The stack in hand before the movement card is turned over: what the card is changed by, and what may be hoped for. */
void n7_points_odds(const struct scenario *s, const struct n7_position *n, n7_mask who, int side, bool named, struct outlook *out)
{
	int all, enough = n7_cards_that_move(s, n, who, side, &all), more = n7_points_of(s, n, who, side, 0, 0, NULL), sum = 0, count = 0;
	for (int card = deck_next(&n->p, CARD_DECK + side, 0); card >= 0; card = deck_next(&n->p, CARD_DECK + side, card + 1)) {
		sum += n7_own(s)->value[card];
		count += n7_own(s)->value[card] > 0;
	}
	if (all && !enough) {
		warn_hopeless(s, n, who, side, named, out);
		return;
	}
	char few[48] = "";
	if (enough < all)
		snprintf(few, sizeof few, "; %d of %d cards let it march", enough, all);
	int mean = count ? 10 * sum / count + 10 * more : 0;
	if (count)
		text_set(&outlook_warn(out, CITE_MOVE_1)->words, "Marching: the movement card %+d points, on average %s%d.%d%s", more,
			 mean < 0 ? "-" : "", (mean < 0 ? -mean : mean) / 10, (mean < 0 ? -mean : mean) % 10, few);
}
