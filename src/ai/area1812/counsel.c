/* How a side without a person decides: marches by the judgement, chits by the odds, the rest by trying what comes of
 * it. Everything is decided on guesses of what the enemy's closed stacks may be. */
#include "ai/area1812/own.h"

#include <limits.h>

int ar_order_find(const struct orders *list, int verb, int number)
{
	for (int i = 0; i < list->n; i++)
		if (list->at[i].verb == verb && (number == NONE || list->at[i].number == number))
			return i;
	return NONE;
}

int ar_belief_judge(const struct belief *b)
{
	int sum = 0;
	for (int k = 0; k < b->n; k++)
		sum += ar_judge_in(&b->t, b->s, &b->guess[k].p, (enum side)b->side);
	return sum / b->n;
}

void ar_believe(const struct scenario *s, const struct campaign *c, int side, int temper, int guesses, struct belief *b)
{
	uint64_t state = (uint64_t)(c->p.header.turn * 4 + side * 2 + c->p.header.phasing) * 1812;
	b->s = s;
	b->t = ar_temper(side, temper);
	b->side = side;
	b->n = 0;
	while (b->n < guesses)
		if (!ar_guess(s, c, side, &state, &b->guess[b->n++]))
			break;
}

/* A corps of the enemy in the place is lost, if there is one of a kind that is looked for. */
static int struck(const struct belief *b, const struct campaign *c, int place)
{
	struct campaign at = *c;
	for (int arm = ARM_IC; arm <= ARM_CC; arm++)
		if ((arm == ARM_IC ? c->want_ic : c->want_cc) && c->at[1 - b->side][place][arm])
			ar_lose(b->s, &at, ar_find(b->s, c, 1 - b->side, place, arm, NULL), CITE_ATTRITION, NULL);
	return ar_judge_in(&b->t, b->s, &at.p, (enum side)b->side);
}

/* The value of each order by `worth`, a mean over the guesses; the best. */
static int best_by(const struct belief *b, const struct orders *list,
		   int (*worth)(const struct belief *b, const struct campaign *c, const struct order *o))
{
	int best = INT_MIN, chosen = 0;
	for (int i = 0; i < list->n; i++) {
		int sum = 0;
		for (int k = 0; k < b->n; k++)
			sum += worth(b, &b->guess[k], &list->at[i]) / b->n;
		if (sum > best) {
			best = sum;
			chosen = i;
		}
	}
	return chosen;
}

static int by_attrition(const struct belief *b, const struct campaign *c, const struct order *o)
{
	return struck(b, c, o->place);
}

static int by_loss(const struct belief *b, const struct campaign *c, const struct order *o)
{
	struct campaign at = *c;
	ar_lose(b->s, &at, o->piece, CITE_POLITICS, NULL);
	return ar_judge_in(&b->t, b->s, &at.p, (enum side)b->side);
}

static int by_arrival(const struct belief *b, const struct campaign *c, const struct order *o)
{
	struct campaign at = *c;
	ar_move(b->s, &at, o->piece, o->place, NULL);
	return ar_judge_in(&b->t, b->s, &at.p, (enum side)b->side);
}

static int place_units(const struct belief *b, const struct orders *list)
{
	const struct position *p = &b->guess[0].p;
	if (frame_now(p)->row == ROW_SETUP)
		return ar_order_find(list, VERB_REST, NONE);
	return set_empty(&p->hand) ? ar_order_find(list, VERB_TAKE, NONE) : best_by(b, list, by_arrival);
}

/* Without a guess at the enemy: the order of battles is all one; supply is left to the program. */
static int at_once(const struct campaign *c, const struct orders *list)
{
	switch (frame_now(&c->p)->row) {
	case ROW_BATTLES:
		return 0;
	case ROW_ORDER:
	case ROW_KEEP:
	case ROW_SOURCE:
	case ROW_SHARE:
	case ROW_TRACK:
	case ROW_EXPEND:
		return ar_order_find(list, VERB_PASS, NONE);
	default:
		return NONE;
	}
}

/* The movement is over but for the counters that are shown. */
static int end_march(const struct belief *b, const struct orders *list, int chosen)
{
	int markers = list->at[chosen].verb == VERB_DONE ? ar_counsel_markers(b, list) : NONE;
	return markers == NONE ? chosen : markers;
}

static int thought(const struct belief *b, const struct orders *list, uint64_t *state, struct effort *effort)
{
	switch (frame_now(&b->guess[0].p)->row) {
	case ROW_SETUP:
	case ROW_ARRIVE:
		return place_units(b, list);
	case ROW_ATTRITION:
		return best_by(b, list, by_attrition);
	case ROW_MARCH:
		return ar_counsel_march(b, list);
	case ROW_FORCE:
		return end_march(b, list, ar_counsel_force(b, list));
	case ROW_DEPOT:
		return ar_counsel_depot(b, list);
	case ROW_POLITICS:
		return best_by(b, list, by_loss);
	case ROW_PLAN:
		return ar_counsel_plan(b, list, state, effort);
	default:
		return ar_counsel_battle(b, list, effort);
	}
}

static int counsel(const struct scenario *s, const struct position *p, const struct orders *list, int temper, uint64_t *state,
		   struct effort *effort)
{
	const struct campaign *c = campaign_of(p);
	int side = frame_now(p)->side, chosen = at_once(c, list);
	struct belief b;
	if (chosen != NONE)
		return chosen;
	if (effort && effort->reads && frame_now(p)->row == ROW_PLAN)
		return ar_counsel_read(s, c, list, state, effort);
	/* Who asks in a hurry, to look ahead in a world that is a guess itself, is content with one guess. */
	ar_believe(s, c, side, temper, effort && effort->keeps ? 1 : GUESSES, &b);
	if (effort)
		return thought(&b, list, state, effort);
	struct effort unlimited;
	effort_begin(&unlimited);
	effort_go_on(&unlimited, LONG_MAX);
	return thought(&b, list, state, &unlimited);
}

static const char *const goes_by[ROWS] = {
	[ROW_ARRIVE] = "who arrives comes in where most is held and threatened with him",
	[ROW_ATTRITION] = "the corps is taken where its loss hurts the enemy most",
	[ROW_MARCH] = "a stack goes where more is held or threatened than before, where it is fed, and where nobody can overwhelm it",
	[ROW_FORCE] = "a forced march is one in three each to arrive, to stay and to be lost, and has to be worth that",
	[ROW_DEPOT] = "a depot costs its area for good, and scorched land the enemy: only where the position is better for it",
	[ROW_BATTLES] = "the order of the battles is all one",
	[ROW_PLAN] = "the chit is drawn by lot among the good ones, so that the enemy cannot reckon with it; where a side has no infantry any will do",
	[ROW_RETIRE] = "who stays and who goes was tried to the end of the battle",
	[ROW_SEND] = "each place was tried to the end of the battle",
	[ROW_CHOICE] = "either was tried to the end of the battle",
	[ROW_LOSE] = "each loss was tried to the end of the battle",
	[ROW_CHASE] = "either was tried to the end of the battle",
	[ROW_BID] = "each number was tried to the end of the battle",
	[ROW_WAY] = "each way was tried to the end of the battle",
	[ROW_POLITICS] = "that corps is missed least",
};

extern const struct mind area1812_mind;
const struct mind area1812_mind = {
	.id = "area1812",
	.judge = ar_judge,
	.point = 550,
	.points = "points of the computer\u2019s reckoning",
	.counsel = counsel,
	.goes_by = goes_by,
	.tempers = ar_temper_names,
	.aside = true,
	.ahead = -1,
	.price = 8,
	.doubt = 10, /* hunger takes more than the enemy, the Russians win by giving way: what a few looks show of either deceives */
	/* Not the chit: it is drawn from a mixture, and who looks for the best answer to a guess at the enemy's instead loses by it. */
	.thinks = ROW_BIT(ROW_MARCH) | ROW_BIT(ROW_FORCE) | ROW_BIT(ROW_DEPOT),
};
