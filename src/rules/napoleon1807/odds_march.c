/* What a march brings, before it is ordered: points, fatigue, where it stops and who could stop it. Open facts and the own cards alone. */
#include "rules/napoleon1807/n7.h"
#include "rules/napoleon1807/odds.h"

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

/* [Movement 3] What it would cost to end the march there. */
static void warn_fatigue(const struct scenario *s, const struct n7_position *n, int there, struct outlook *out)
{
	int fatigue = n7_march_fatigue(s, n, NULL), left = n7_points_left(s, n);
	struct text *words = &outlook_warn(out, CITE_MOVE_3)->words;
	if (n->op.flags & OP_VEDETTES)
		text_set(words, "%d points left", left > 0 ? left : 0);
	else if (there == N7_HIDDEN_THERE)
		text_set(words, "Enemies stand there: if a corps is among them the stack stops, is tired by it and may attack");
	else
		text_set(words, "%d point%s left; halted there the march costs %d fatigue", left > 0 ? left : 0, left == 1 ? "" : "s", fatigue);
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

void n7_march_odds(const struct scenario *s, const struct n7_position *n, int to, struct outlook *out)
{
	struct n7_position copy = *n;
	int there = n7_who_is_there(s, n, to, n->op.side);
	if (there == N7_CORPS_THERE && n7_group(n) & n7_own(s)->corps) {
		struct n7_position fought = *n;
		come_in(s, &fought, to);
		if (!fought.p.header.result.over && n7_group(&fought) & n7_own(s)->corps && n7_contested(s, &fought, to))
			n7_attack_odds(s, n, &fought, true, NULL, out);
	}
	go(s, &copy, to);
	warn_fatigue(s, &copy, there, out);
	warn_stops(s, &copy, there, out);
}

/* [Movement 1] The stack in hand before the movement card is turned over: what the card is changed by, and what may be hoped for. */
void n7_points_odds(const struct scenario *s, const struct n7_position *n, n7_mask who, int side, struct outlook *out)
{
	int more = n7_points_of(s, n, who, side, 0, 0, NULL), sum = 0, count = 0;
	for (int card = deck_next(&n->p, CARD_DECK + side, 0); card >= 0; card = deck_next(&n->p, CARD_DECK + side, card + 1)) {
		sum += n7_own(s)->value[card];
		count += n7_own(s)->value[card] > 0;
	}
	int mean = count ? 10 * sum / count + 10 * more : 0;
	if (count)
		text_set(&outlook_warn(out, CITE_MOVE_1)->words, "Marching: the movement card %+d points, on average %s%d.%d", more, mean < 0 ? "-" : "",
			 (mean < 0 ? -mean : mean) / 10, (mean < 0 ? -mean : mean) % 10);
}
