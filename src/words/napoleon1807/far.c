/* What a stack should make for: what is still to be had for its side, by the way that costs it least. */
#include "words/napoleon1807/own.h"

/* [Victory] Is anything to be had there for this side: a town that is not its own, a citadel that does not pay it yet, or one of its own
 * that pays the enemy, an objective that is its own and not held. */
static bool to_be_had(const struct scenario *s, const struct n7_position *n, int side, int place)
{
	const struct n7_own *own = n7_own(s);
	if (own->town[place] != NONE || own->fortress[place] != NONE)
		return !n7_holds(s, &n->p, side, place);
	for (int i = 0; i < own->objectives; i++)
		if (own->objective[i].place == place)
			return own->objective[i].side == side && n7_alone(s, n, place, n7_corps_seen(s, n, side)) != side;
	return false;
}

/* What it takes to come into the area: a link, and one more for every enemy block there that may be a corps. [Movement 2] It stops there. */
static int cost(const struct scenario *s, const struct n7_position *n, int side, int place, n7_mask seen)
{
	return 1 + n7_mask_count(n7_blocks(s, n, place, side_other((enum side)side)) & seen);
}

/* By trying every link again as long as any way becomes shorter: there are few areas. */
static void spread(const struct scenario *s, const struct n7_position *n, int side, int16_t far[N7_PLACES], int16_t aim[N7_PLACES])
{
	const struct n7_own *own = n7_own(s);
	n7_mask seen = n7_corps_seen(s, n, side);
	int price[N7_PLACES];
	for (int at = 0; at < s->board.count; at++)
		price[at] = cost(s, n, side, at, seen);
	for (bool any = true; any;) {
		any = false;
		for (int at = 0; at < s->board.count; at++)
			for (int k = 0; far[at] != NONE && k < own->degree[at]; k++) {
				int to = own->to[at][k], then = far[at] + price[at];
				if (far[to] != NONE && far[to] <= then)
					continue;
				far[to] = (int16_t)then;
				aim[to] = aim[at];
				any = true;
			}
	}
}

/* [Vedettes special cases] A vedette makes for no enemy citadel: it may never enter one. */
int n7_far(const struct scenario *s, const struct position *p, int piece, int place, int *aim)
{
	const struct n7_position *n = n7_of(p);
	int16_t far[N7_PLACES], to[N7_PLACES];
	int side = s->piece[piece].side;
	bool any = false;
	*aim = NONE;
	if (place < 0 || place >= s->board.count || (side != FRENCH && side != RUSSIAN))
		return NONE;
	for (int i = 0; i < N7_PLACES; i++) {
		bool barred = n7_is_vedette(s, piece) && i < s->board.count && n7_vedettes_barred(s, n, side, i);
		bool is = i < s->board.count && !barred && to_be_had(s, n, side, i);
		far[i] = is ? 0 : NONE;
		to[i] = (int16_t)(is ? i : NONE);
		any |= is;
	}
	if (!any)
		return NONE;
	spread(s, n, side, far, to);
	*aim = to[place];
	/* who stands there already has nothing before him; who would come there has */
	return far[place] == NONE ? NONE : far[place] + (p->piece[piece].place == place ? 0 : cost(s, n, side, place, n7_corps_seen(s, n, side)) - 1);
}
