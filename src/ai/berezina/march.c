/* The counsel's marches: who goes first, where he ends, who wades, who stays with the bridges. */
#include "ai/berezina/own.h"

enum { WAY = 10, SHARE = 8, SHOT_AT = 30, SHOT_AT_LATE = 3, HASTE = 8, SHOOTS = 25, YIELDS = 60, GUNS = 36, PINS = 40, POST = 4000, NEVER = -1000000 };
enum { RAID = 3, LATE = 24, CALM = 2, ENOUGH = 8, OPENING = 4, PATIENT = 4, PACK_UP = 20, SCENE = 4, POSTED = 6 };
enum { FEW = 6, SPARE = 3 };

static int turn_of(const struct counsel *k)
{
	return k->c->p.header.turn;
}

#define HEX(column, row) (((column) - 10) * MAP_ROWS + (row))

/* Has the army nobody left behind the river but its bridging train? */
static bool all_over(const struct counsel *k)
{
	return k->waiting <= k->sappers - k->sappers_over;
}

/* May this engineer go over, by wading or by the bridge he has built? */
static bool sapper_crosses(const struct counsel *k, int unit)
{
	const int8_t (*half)[PONTOONS] = k->c->half[k->ford];
	(void)unit;
	if (all_over(k) || turn_of(k) >= PACK_UP)
		return true;
	if (k->sappers_over || (k->plugged && k->sappers_at < 2))
		return false;
	if (k->bridged && k->sappers < 2)
		return false;
	if (k->sappers < 2 && half[EAST][0] < HALF_DONE)
		return false;
	return k->foes_west == 0 || (k->over && k->fire[k->g->ford[k->ford][WEST]] <= CALM);
}

/* May this unit end beyond the river? Before the bridge stands only a raid goes over (6.3.4 counts four), and only when the far end
 * is clear: alone among Russians it is shot to pieces, and the engineers whom it was to cover with it. */
static bool crosses(const struct counsel *k, int unit)
{
	const struct print_more *m = &k->g->more[unit];
	if (m->engineer)
		return sapper_crosses(k, unit);
	if (k->bridged || k->apart)
		return k->bridged || k->wades;
	if (turn_of(k) + bz_counsel_turns(k, unit, k->g->ford[k->ford][EAST]) >= LATE || !k->sappers)
		return true;
	return m->cavalry && !k->opened && !k->foes_west && k->over < RAID && bz_counsel_fit(k, unit);
}

/* Is there nothing to build on this bank? */
static bool work_done(const struct counsel *k, int bank)
{
	for (int n = 0; n < PONTOONS; n++)
		if (k->c->half[k->ford][bank][n] < HALF_DONE)
			return false;
	return true;
}

/* Over the river only by the chosen ford, where every crossing of a unit ends. */
static bool may_stand(const struct counsel *k, int unit, int at)
{
	int from = k->c->p.piece[unit].place, east = k->g->ford[k->ford][EAST];
	bool was_east = from < 0 || k->g->bank[from] == EAST;
	if (was_east && k->g->bank[at] == WEST && (at != k->g->ford[k->ford][WEST] || !crosses(k, unit)))
		return false;
	if (!k->c->contact && k->fire[at] && k->ready < ENOUGH && turn_of(k) < OPENING)
		return false; /* all together or not at all */
	if (k->g->bank[at] == WEST || at != east || !k->sappers)
		return true;
	bool open = k->bridged || !k->held || k->hemmed || turn_of(k) > PATIENT;
	if (k->g->more[unit].engineer)
		return open;
	if (!open)
		return true;
	int need = k->bridged ? !work_done(k, EAST) : k->sappers - k->sappers_over, others = k->lay.units[FRENCH][east] - (from == east);
	return others - k->sappers_at < STACK - need;
}

/* Is the half on this bank all that a bridge wants? The last engineer goes there, back over the ford too. */
static bool lacks_half(const struct counsel *k, int bank)
{
	const int8_t (*half)[PONTOONS] = k->c->half[k->ford];
	for (int n = 0; n < PONTOONS; n++)
		if (half[bank][n] < HALF_DONE && half[1 - bank][n] >= HALF_DONE)
			return true;
	return false;
}

/* At the ford while there is work; else beside it, off the road, so that the bridge is free. */
static int sapper_worth(const struct counsel *k, int unit, int at)
{
	const struct ground *g = k->g;
	int worth = -WAY * k->home[at] - SHOT_AT * k->fire[at], post = g->ford[k->ford][g->bank[at]];
	(void)unit;
	if (all_over(k) || turn_of(k) >= PACK_UP)
		return worth;
	if (k->sappers < 2 && !k->bridged && lacks_half(k, 1 - g->bank[at]))
		return worth;
	if (!work_done(k, g->bank[at]))
		return worth + (at == post ? POST : 0);
	return worth + (bz_distance(g, at, post) == 1 && !g->on_road[at] ? POST : at == post ? POST / 2 : 0);
}

/* The raid keeps Russians away from the far end of the bridge. */
static int escort_worth(const struct counsel *k, int unit, int at)
{
	int end = k->g->ford[k->ford][WEST], far = bz_distance(k->g, at, end);
	(void)unit;
	return POST - 40 * far - (far == 0 ? 200 : 0) + (k->fire[at] ? 20 : 0) - 4 * k->fire[at];
}

/* Can a gun in this hex reach a Russian without being reached? */
static bool gun_reaches(const struct counsel *k, int at)
{
	const struct ground *g = k->g;
	int range = bz_gun_range(k->s, k->c);
	for (int i = g->first[RUSSIAN]; i < g->last[RUSSIAN]; i++) {
		int to = k->c->p.piece[i].place;
		if (g->more[i].unit && to >= 0 && bz_distance(g, at, to) <= range && bz_sight(k->s, at, to))
			return true;
	}
	return false;
}

/* Fire given and taken. Fit units seek the fight for the ford while the Russians are few and bad. */
static int fight_worth(const struct counsel *k, int unit, int at, int others)
{
	if (k->apart) /* who crosses elsewhere seeks no fight */
		return -SHOT_AT * k->fire[at];
	if (!k->fire[at] && !k->opened && k->g->more[unit].artillery && gun_reaches(k, at))
		return GUNS;
	if (!k->fire[at] || (!k->opened && bz_distance(k->g, at, k->g->ford[k->ford][EAST]) > SCENE))
		return -SHOT_AT * k->fire[at];
	int shot = k->opened && turn_of(k) >= HASTE ? SHOT_AT_LATE : SHOT_AT; /* who waits for the fire to end waits till the last turn */
	int worth = -shot * k->fire[at] / (others + 1);
	if (!k->opened && k->fresh && bz_rating_of(k->g, k->c, unit) > RATING_B)
		return worth - YIELDS; /* better troops wait behind */
	if (!k->opened && k->g->more[unit].cavalry)
		worth += PINS; /* Russian horse may not slip away from fire while ours is beside it (7.5) */
	if (bz_counsel_fit(k, unit))
		worth += (k->opened ? SHOOTS : 2 * SHOOTS) * (RATING_D + 1 - bz_rating_of(k->g, k->c, unit));
	return worth;
}

/* Hexes that close the roads to the bridges from the south: the outer line, then the inner ones. */
static int post_worth(int at)
{
	static const struct { int at, worth; } posts[] = {
		{HEX(20, 16), 900}, {HEX(19, 16), 900}, {HEX(21, 15), 900}, {HEX(20, 15), 700}, {HEX(19, 15), 700},
		{HEX(21, 14), 700}, {HEX(20, 14), 500}, {HEX(19, 14), 500}, {HEX(21, 13), 500}, {HEX(19, 13), 500}};
	for (size_t i = 0; i < sizeof posts / sizeof *posts; i++)
		if (posts[i].at == at)
			return posts[i].worth;
	return 0;
}

/* Good troops beyond the river hold the posts until the rest is over, while it can be held and all can still leave. */
static bool guards(const struct counsel *k, int unit)
{
	int at = k->c->p.piece[unit].place;
	if (!k->opened || at < 0 || k->g->bank[at] != WEST || k->g->more[unit].artillery || !bz_counsel_fit(k, unit) ||
	    (bz_rating_of(k->g, k->c, unit) > RATING_B && k->posted > POSTED))
		return false;
	return k->waiting > k->sappers + FEW && turn_of(k) + bz_counsel_turns(k, unit, at) < LATE - SPARE;
}

int bz_counsel_worth(const struct counsel *k, int unit, int at)
{
	const struct ground *g = k->g;
	if (g->more[unit].engineer)
		return sapper_worth(k, unit, at);
	if (g->bank[at] == WEST && !k->opened && bz_counsel_turns(k, unit, at) + turn_of(k) < LATE)
		return escort_worth(k, unit, at);
	int worth = -WAY * k->home[at] - bz_counsel_unshielded(k, unit, at);
	int others = k->lay.units[FRENCH][at] - (k->c->p.piece[unit].place == at);
	if (others > 0 && g->on_road[at])
		worth += SHARE;
	if (others < STACK && guards(k, unit))
		worth += post_worth(at);
	return worth + fight_worth(k, unit, at, others);
}

struct choice {
	int worth, at;
	bool leaves;
	bool sticks; /* ends on the far end of the bridge without a point to clear it */
};

static int end_worth(const struct counsel *k, int piece, int at)
{
	return k->g->more[piece].leader ? bz_counsel_lead(k, piece, at) : bz_counsel_worth(k, piece, at);
}

/* Does this piece go off the map when it can? */
static bool goes_home(const struct counsel *k, int piece)
{
	const struct ground *g = k->g;
	int corps = 0;
	if (!g->more[piece].leader)
		return true;
	if (piece == g->napoleon)
		return bz_counsel_emperor_leaves(k);
	for (int i = g->first[FRENCH]; i < g->last[FRENCH]; i++) {
		int at = k->c->p.piece[i].place;
		if (!g->more[i].unit || (at < 0 && at != PLACE_LATER))
			continue;
		corps += g->more[i].formation == g->more[piece].formation;
	}
	return corps <= 1 || turn_of(k) >= (k->apart ? g->other_exit_last : LATE);
}

static bool stays_guard(const struct counsel *k, int piece, int at)
{
	return k->g->more[piece].unit && at >= 0 && post_worth(at) && guards(k, piece);
}

/* Must somebody leave this hex before the phase ends (3.1.1)? */
static bool overfull(const struct counsel *k, int piece, int at)
{
	return at >= 0 && k->g->more[piece].unit && k->lay.units[FRENCH][at] > STACK;
}

/* The best this piece can do now; at NONE: to stay where it is. */
static struct choice best_end(const struct counsel *army, int piece)
{
	const struct counsel *k = bz_counsel_of(army, piece);
	struct walk w;
	int from = k->c->p.piece[piece].place;
	struct choice best = {NEVER, NONE, false, false};
	bool leaves = false;
	bz_french_walk(k->s, k->c, &k->lay, piece, &w);
	if (from >= 0 && !overfull(k, piece, from) && (k->g->more[piece].leader || may_stand(k, piece, from)))
		best.worth = end_worth(k, piece, from);
	for (int i = 0; i < w.n; i++) {
		int at = w.at[i];
		if (bz_french_may_exit(k->s, k->c, &w, piece, at) && at == k->exit && goes_home(k, piece)) {
			leaves = true;
			continue;
		}
		if (!bz_french_fits(k->g, k->c, &w, piece, at) || (k->g->more[piece].unit && !may_stand(k, piece, at)))
			continue;
		int worth = end_worth(k, piece, at);
		if (worth > best.worth) {
			best.worth = worth;
			best.at = at;
		}
	}
	if (leaves && !stays_guard(k, piece, best.at == NONE ? from : best.at)) {
		best.leaves = true;
		best.at = k->exit;
	}
	int end = k->g->ford[k->ford][WEST];
	best.sticks = best.at == end && k->g->bank[from < 0 ? 0 : from] == EAST &&
		      w.cost[end] >= bz_allowance(k->g, k->c, piece);
	return best;
}

/* Which bridge: two pieces strain none (9.0), so first two over each, then one is filled up. */
static int bridge_worth(const struct counsel *k, int code)
{
	int n = code == NONE ? NONE : code / 2 - 1, used = n < 0 ? 0 : k->c->crossed[k->ford][n];
	return (code == NONE || !(code & 1) ? 1 : 0) + (n < 0 ? 0 : used < 2 ? 20 : used);
}

static int in_hand(const struct counsel *k, int piece, const struct orders *list)
{
	struct choice end = best_end(k, piece);
	int best = NONE, most = 0, spare = NONE, spare_worth = 0;
	for (int i = 0; i < list->n; i++) {
		const struct order *o = &list->at[i];
		if (o->verb == VERB_HALT && end.at == NONE && !overfull(k, piece, k->c->p.piece[piece].place))
			return i;
		if (o->place == NONE)
			continue;
		if (end.leaves != (o->verb == VERB_EXIT) || o->place != end.at) {
			bool full = k->g->more[piece].unit && k->lay.units[FRENCH][o->place] >= STACK;
			int worth = o->verb == VERB_EXIT || full ? NEVER : end_worth(bz_counsel_of(k, piece), piece, o->place);
			if (spare == NONE || worth > spare_worth) {
				spare = i;
				spare_worth = worth;
			}
			continue;
		}
		int worth = end.leaves ? 1 : bridge_worth(k, o->number);
		if (best == NONE || worth > most) {
			best = i;
			most = worth;
		}
	}
	return best != NONE ? best : spare == NONE ? 0 : spare;
}

/* Who moves first: units before leaders, the head of the column before its tail, who is to enter last; but who covers the others from the
 * checks waits until they have gone. */
static int turn_key(const struct counsel *k, int piece)
{
	int at = k->c->p.piece[piece].place;
	int key = at >= 0 ? bz_counsel_of(k, piece)->home[at] : FAR_FROM_HOME + 200 - bz_allowance(k->g, k->c, piece);
	if (bz_counsel_rear(k, piece))
		key += FAR_FROM_HOME / 2;
	return key + (k->g->more[piece].leader ? 2 * FAR_FROM_HOME : k->g->more[piece].engineer && !k->opened ? FAR_FROM_HOME : 0);
}

int bz_counsel_march(const struct counsel *k, const struct orders *list)
{
	int hand = set_next(&k->c->p.hand, 0), done = 0, tried = 0, stuck = NONE;
	bool used[MAX_ORDERS] = {false};
	if (hand != NONE)
		return in_hand(k, hand, list);
	for (int i = 0; i < list->n; i++)
		if (list->at[i].verb == VERB_DONE)
			done = i;
	for (; tried < list->n; tried++) {
		int next = NONE;
		for (int i = 0; i < list->n; i++)
			if (!used[i] && list->at[i].verb == VERB_TAKE &&
			    (next == NONE || turn_key(k, list->at[i].piece) < turn_key(k, list->at[next].piece)))
				next = i;
		if (next == NONE)
			break;
		used[next] = true;
		struct choice end = best_end(k, list->at[next].piece);
		if (end.at != NONE && !end.sticks)
			return next;
		if (end.sticks && stuck == NONE)
			stuck = next;
	}
	return stuck == NONE ? done : stuck;
}
