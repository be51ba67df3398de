/* [Movement 1] [Movement 3] Points of a march, what links cost, which may be crossed, and the fatigue of a march. */
#include "rules/napoleon1807/n7.h"

#include <string.h>

/* One line of an account, where somebody wants it and it counts. */
static int add(struct account *out, int n, int piece, int text, int cite)
{
	if (out && n)
		account_line(out, 0, out->n ? LINE_ADD : LINE_BASE, n, 1, piece, NONE, text, cite);
	return n;
}

/* [Movement 1C] Napoleon, and whoever else of the commanders has the symbol, as long as Marie Walewska leaves him time. */
static int commander_bonus(const struct scenario *s, const struct n7_position *n, n7_mask who, const int8_t *bonus, int *piece)
{
	const struct n7_own *own = n7_own(s);
	int sum = 0;
	n7_mask all = who & own->commanders;
	for (int i = n7_mask_next(all, 0); i != NONE; i = n7_mask_next(all, i + 1)) {
		if (!bonus[i] || (i == own->napoleon && n->turn_rules & RULE_MARIE))
			continue;
		sum += bonus[i];
		*piece = i;
	}
	return sum;
}

/* [Rain] [Snow] [Mud] Points less for whoever moves. */
static int weather_points(const struct n7_position *n)
{
	return -((n->weather & WEATHER_RAIN) != 0) - ((n->weather & WEATHER_SNOW) != 0) - 2 * ((n->weather & WEATHER_MUD) != 0);
}

/* [Movement 1A] [Movement 1B] [Movement 1D] The card, less for each corps above the first, and what cards, commanders, weather and a sole
 * corps add. */
int n7_points_of(const struct scenario *s, const struct n7_position *n, n7_mask who, int side, int value, int plus, struct account *out)
{
	const struct n7_own *own = n7_own(s);
	n7_mask corps = who & ~own->commanders; /* [reading 31] vedettes count like corps */
	int many = n7_mask_count(corps), sole = many == 1 ? n7_mask_next(corps, 0) : NONE, leader = NONE;
	int sum = add(out, value, NONE, TEXT_LINE_CARD, CITE_MOVE_1);
	sum += add(out, many > 1 ? 1 - many : 0, NONE, TEXT_LINE_CORPS, CITE_MOVE_1A);
	sum += add(out, plus, NONE, TEXT_LINE_PLAYED, CITE_MOVE_1B);
	int led = commander_bonus(s, n, who, own->bonus_move, &leader);
	sum += add(out, led, leader, TEXT_LINE_NAPOLEON, CITE_MOVE_1C);
	sum += add(out, sole == NONE ? 0 : own->bonus_move[sole], sole, TEXT_LINE_BONUS, CITE_MOVE_1D);
	sum += add(out, weather_points(n), NONE, TEXT_LINE_WEATHER, CITE_MOVE_1B);
	sum += add(out, side == RUSSIAN && n->turn_rules & RULE_STRATEGIC ? 1 : 0, NONE, TEXT_LINE_STRATEGIC, CITE_EVENT + EV_STRATEGIC_RETREAT);
	return sum;
}

/* Those of the operation that are alive. */
n7_mask n7_group(const struct n7_position *n)
{
	return n7_set_mask(&n->p.used);
}

int n7_points(const struct scenario *s, const struct n7_position *n, struct account *out)
{
	return n7_points_of(s, n, n7_group(n), n->op.side, n->op.value, n->op.plus, out);
}

int n7_points_left(const struct scenario *s, const struct n7_position *n)
{
	return n7_points(s, n, NULL) - n->op.spent;
}

/* --- links --- */

int n7_cost(const struct scenario *s, const struct n7_position *n, int from, int slot)
{
	if (!n7_broken(s, n, from, slot) || n->op.flags & (OP_FORD | OP_FREE_LINK))
		return 1;
	return n7_figures(s)->march.bridge;
}

bool n7_axis_allows(const struct scenario *s, const struct n7_position *n, int side, int from, int slot, struct error *e)
{
	int whose = n7_axis_side(n, from), axis = n7_axis_slot(n, from);
	if (whose == NOBODY)
		return true;
	if (whose == side)
		return slot == axis || error_set(e, NULL, NULL, n7_cites[CITE_AXIS], "its axis of retreat leads to %s",
						 n7_place(s, n7_own(s)->to[from][axis]).at);
	return slot != axis || error_set(e, NULL, NULL, n7_cites[CITE_AXIS], "this is the enemy's axis of retreat");
}

/* [Vedettes special cases] */
bool n7_vedettes_barred(const struct scenario *s, const struct n7_position *n, int side, int to)
{
	int fortress = n7_own(s)->fortress[to];
	return fortress != NONE && n->citadel[fortress] != side;
}

bool n7_nearer_end(const struct scenario *s, const struct n7_position *n, int side, int stood, int place)
{
	const struct n7_own *own = n7_own(s);
	return side != RUSSIAN || !(n->turn_rules & RULE_STRATEGIC) || own->far[own->konigsberg][place] < stood;
}

/* Must the stack of the operation stop in this area? [Movement 2] Vedettes stop for no friend, and no friend for them. */
bool n7_stops(const struct scenario *s, const struct n7_position *n, int place)
{
	n7_mask others = n7_blocks(s, n, place, n->op.side) & n7_own(s)->corps & ~n7_group(n);
	if (!n7_free(s, n, place, n->op.side))
		return true;
	return others && !(n->op.flags & OP_VEDETTES);
}

/* The same as far as its owner can tell. */
static bool looks_like_stop(const struct scenario *s, const struct n7_position *n, int place)
{
	return n7_stops(s, n, place) || !n7_looks_free(s, n, place, n->op.side);
}

/* [Strategic Retreat] [reading 54] Areas the stack can still reach from here, with the points that would be left there; less than 0: not at all. */
static bool nearer_in_reach(const struct scenario *s, const struct n7_position *n, int at, int left)
{
	const struct n7_own *own = n7_own(s);
	const uint8_t *far = own->far[own->konigsberg];
	int8_t best[N7_PLACES];
	int16_t queue[N7_PLACES * N7_DEGREES];
	int head = 0, tail = 0;
	if (far[at] < n->op.stood)
		return true;
	memset(best, -1, sizeof best);
	best[at] = (int8_t)left;
	queue[tail++] = (int16_t)at;
	while (head < tail) {
		int here = queue[head++];
		for (int k = 0; k < own->degree[here]; k++) {
			int to = own->to[here][k], rest = best[here] - n7_cost(s, n, here, k);
			bool barred = n->op.flags & OP_VEDETTES && n7_vedettes_barred(s, n, n->op.side, to);
			if (rest <= best[to] || barred)
				continue;
			if (far[to] < n->op.stood)
				return true;
			best[to] = (int8_t)rest;
			if (rest > 0 && !looks_like_stop(s, n, to) && tail < N7_PLACES * N7_DEGREES)
				queue[tail++] = (int16_t)to;
		}
	}
	return false;
}

/* [Strategic Retreat] May the march end here? */
bool n7_may_halt(const struct scenario *s, const struct n7_position *n, struct error *e)
{
	const struct n7_own *own = n7_own(s);
	int left = n7_points_left(s, n);
	if (n->op.side != RUSSIAN || !(n->turn_rules & RULE_STRATEGIC) || own->far[own->konigsberg][n->op.at] < n->op.stood)
		return true;
	if (n->op.flags & OP_FREE_LINK && left < 1) /* [Forced March] the link that is free is in reach of no points */
		left = 1;
	return n->op.flags & (OP_STOPPED | OP_AMONG) || !nearer_in_reach(s, n, n->op.at, left) ||
	       error_set(e, NULL, NULL, n7_cites[CITE_EVENT + EV_STRATEGIC_RETREAT], "the march must end nearer to %s than it began",
			 n7_place(s, own->konigsberg).at);
}

bool n7_may_cross(const struct scenario *s, const struct n7_position *n, int slot, struct error *e)
{
	const struct n7_own *own = n7_own(s);
	int at = n->op.at, to = own->to[at][slot], left = n7_points_left(s, n), cost = n7_cost(s, n, at, slot);
	if (n->op.flags & (OP_STOPPED | OP_AMONG))
		return error_set(e, NULL, NULL, n7_cites[CITE_MOVE_2], "the stack has to stop here");
	if (n->op.flags & OP_VEDETTES && n7_vedettes_barred(s, n, n->op.side, to))
		return error_set(e, NULL, NULL, n7_cites[CITE_VEDETTES_SPECIAL], "vedettes do not enter %s: its citadel is the enemy's", n7_place(s, to).at);
	if (n->op.flags & OP_CONTESTED && !n->op.links && !n7_axis_allows(s, n, n->op.side, at, slot, e))
		return false;
	if (cost > left && !(n->op.flags & OP_FREE_LINK))
		return error_set(e, NULL, NULL, n7_cites[CITE_MOVE_2], "the way to %s costs %d point%s, and %d %s left", n7_place(s, to).at, cost,
				 cost == 1 ? "" : "s", left > 0 ? left : 0, left == 1 ? "is" : "are");
	if (n->op.side == RUSSIAN && n->turn_rules & RULE_STRATEGIC &&
	    !nearer_in_reach(s, n, to, looks_like_stop(s, n, to) || n->op.flags & OP_FREE_LINK ? 0 : left - cost))
		return error_set(e, NULL, NULL, n7_cites[CITE_EVENT + EV_STRATEGIC_RETREAT], "from there it could not end nearer to %s",
				 n7_place(s, own->konigsberg).at);
	return true;
}

/* --- [Movement 3] fatigue --- */

/* [Movement 3A] [Movement 3C] [Movement 3D] [Movement 3E] Points above the third, contested areas, a card, less what a commander spares. */
int n7_march_fatigue(const struct scenario *s, const struct n7_position *n, struct account *out)
{
	const struct n7_own *own = n7_own(s);
	n7_mask group = n7_group(n);
	int corps = n7_mask_count(group & own->corps), above = n->op.spent - n7_figures(s)->march.free, leader = NONE, sum = 0;
	if (!corps)
		return 0;
	sum += add(out, above > 0 ? above * corps : 0, NONE, TEXT_LINE_ABOVE_THIRD, CITE_MOVE_3A);
	sum += add(out, n->op.links && n->op.flags & OP_CONTESTED, NONE, TEXT_LINE_BEGAN, CITE_MOVE_3B);
	sum += add(out, n->op.links && n7_contested(s, n, n->op.at), NONE, TEXT_LINE_ENDED, CITE_MOVE_3C);
	sum += add(out, (n->op.flags & OP_FATIGUE) != 0, NONE, TEXT_LINE_FATIGUE_CARD, CITE_MOVE_3D);
	int relief = commander_bonus(s, n, group, own->bonus_fatigue, &leader);
	if (sum)
		sum += add(out, relief, leader, TEXT_LINE_RELIEF, CITE_MOVE_3E); /* [reading 7] never below nothing */
	return sum > 0 ? sum : 0;
}
