/* How good a position is; all else is left to the search. */
#include "ai/mind.h"
#include "rules/null/null.h"

/* What points are worth where they decide the game. */
static int points(const struct scenario *s, const struct position *p, enum side side)
{
	if (!null_own(s)->with)
		return 0;
	return 60 * (null_points(s, p, side) - null_points(s, p, side_other(side)));
}

/* Counters by strength, the general above all, points, and a little for standing near the enemy. */
static int judge(const struct scenario *s, const struct position *p, enum side side)
{
	if (p->header.result.over)
		return p->header.result.winner == NOBODY ? 0 : p->header.result.winner == side ? 10000 : -10000;
	int sum = points(s, p, side), general[SIDES] = {NONE, NONE};
	for (int i = 0; i < s->pieces; i++)
		if (null_general(s, i))
			general[s->piece[i].side] = p->piece[i].place;
	for (int i = 0; i < s->pieces; i++) {
		if (p->piece[i].place < 0)
			continue;
		int owner = s->piece[i].side, target = general[side_other((enum side)owner)];
		int value = 100 + 20 * null_strength(s, p, i);
		if (target >= 0 && !null_general(s, i))
			value -= 5 * board_distance(&s->board, p->piece[i].place, target);
		sum += owner == (int)side ? value : -value;
	}
	return sum;
}

extern const struct mind null_mind;
const struct mind null_mind = {
	.id = "null",
	.judge = judge,
	.point = 60,
	.points = "points",
	.thinks = ROW_BIT(NULL_PLAN) | ROW_BIT(NULL_MOVE) | ROW_BIT(NULL_ASSAULT) | ROW_BIT(NULL_COMBAT) |
		  ROW_BIT(NULL_RETREAT) | ROW_BIT(NULL_ADVANCE) | ROW_BIT(NULL_OPERATIONS),
};
