/* The chit: a game of four by four. What each pair of chits is worth is found by fighting the battle out against guessed
 * stacks; then both players learn from each other's habits until neither gains (fictitious play), and the chit is drawn
 * from what the side has played by then. So nobody reads the chit from the armies. */
#include "ai/area1812/trial.h"

enum { CHITS = 4, ROUNDS = 400 };

struct matrix {
	int worth[CHITS][CHITS]; /* [mine][his], for me */
};

static void fill(const struct belief *b, int mine, int his, struct matrix *out, struct effort *effort)
{
	for (int i = 0; i < CHITS; i++)
		for (int j = 0; j < CHITS; j++) {
			struct order o = order_make(VERB_PLAN, b->side, NONE, NONE, mine + i);
			out->worth[i][j] = 0;
			for (int k = 0; k < b->n; k++)
				out->worth[i][j] += ar_trial(effort, b->s, &b->guess[k], b->side, &o, his + j) / b->n;
		}
}

static int best_of(const long *sum, int sign)
{
	int best = 0;
	for (int i = 1; i < CHITS; i++)
		if (sign * sum[i] > sign * sum[best])
			best = i;
	return best;
}

/* How often each of my chits was the best answer to all that he had played. */
static void learn(const struct matrix *w, int count[CHITS])
{
	long mine[CHITS] = {0}, his[CHITS] = {0};
	int i = 0, j = 0;
	for (int k = 0; k < CHITS; k++)
		count[k] = 0;
	for (int n = 0; n < ROUNDS; n++) {
		count[i]++;
		for (int k = 0; k < CHITS; k++)
			his[k] += w->worth[i][k];
		j = best_of(his, -1);
		for (int k = 0; k < CHITS; k++)
			mine[k] += w->worth[k][j];
		i = best_of(mine, 1);
	}
}

int ar_counsel_plan(const struct belief *b, const struct orders *list, uint64_t *state, struct effort *effort)
{
	bool attacks = b->guess[0].battle.attacker == b->side;
	int mine = attacks ? PLAN_A : PLAN_E, his = attacks ? PLAN_E : PLAN_A, count[CHITS], i = 0;
	struct matrix w;
	fill(b, mine, his, &w, effort);
	if (effort->tired)
		return NONE;
	learn(&w, count);
	int drawn = (int)((uint64_t)random_next(state) * ROUNDS >> 32);
	while (i < CHITS - 1 && drawn >= count[i])
		drawn -= count[i++];
	return ar_order_find(list, VERB_PLAN, mine + i);
}
