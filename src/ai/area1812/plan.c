/* The chit: a game of four by four. What each pair of chits is worth is found by fighting the battle out against guessed
 * stacks; then both players learn from each other's habits until neither gains (fictitious play), and the chit is drawn
 * from what the side has played by then. So nobody reads the chit from the armies.
 *
 * Who reads the enemy puts himself in his place first, in each of more guesses: from which mixture would he draw? He lays what is worth most
 * against that; but in some battles of a hundred he draws from his own mixture, so that nobody may count on the answer.
 */
#include "ai/area1812/trial.h"

enum { CHITS = 4, ROUNDS = 400, WORLDS = 12, TRUST = 90 };

_Static_assert((int)WORLDS * (1 + (int)GUESSES) * (int)CHITS * (int)CHITS <= (int)EFFORT_NOTES, "every pair of chits that is fought out is noted");

struct matrix {
	int worth[CHITS][CHITS]; /* [mine][his], for me */
};

/* The chits of a side begin with this one. */
static int first_chit(const struct campaign *c, int side)
{
	return c->battle.attacker == side ? PLAN_A : PLAN_E;
}

static void fill(const struct belief *b, struct matrix *out, struct effort *effort)
{
	int mine = first_chit(&b->guess[0], b->side), his = first_chit(&b->guess[0], 1 - b->side);
	for (int i = 0; i < CHITS; i++)
		for (int j = 0; j < CHITS; j++) {
			struct order o = order_make(VERB_PLAN, b->side, NONE, NONE, mine + i);
			out->worth[i][j] = 0;
			for (int k = 0; k < b->n; k++)
				out->worth[i][j] += ar_trial(effort, b->s, &b->guess[k], b->side, &o, his + j) / b->n;
		}
}

static int best_of(const int64_t *sum, int sign)
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
	int64_t mine[CHITS] = {0}, his[CHITS] = {0};
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

static int draw(const int count[CHITS], uint64_t *state)
{
	int drawn = (int)((uint64_t)random_next(state) * ROUNDS >> 32), i = 0;
	while (i < CHITS - 1 && drawn >= count[i])
		drawn -= count[i++];
	return i;
}

int ar_counsel_plan(const struct belief *b, const struct orders *list, uint64_t *state, struct effort *effort)
{
	int count[CHITS];
	struct matrix w;
	fill(b, &w, effort);
	if (effort->tired)
		return NONE;
	learn(&w, count);
	return ar_order_find(list, VERB_PLAN, first_chit(&b->guess[0], b->side) + draw(count, state));
}

/* --- reading the enemy --- */

/* What was found in all guesses, added up. */
struct reading {
	int worlds;
	struct matrix w;
	int64_t read[CHITS]; /* of each of my chits against his mixture; ROUNDS times */
};

/* From what he would draw if this guess at him were right: he knows his own stack, and guesses mine as he does in any battle. */
static void put_oneself_there(const struct scenario *s, const struct campaign *guess, int him, int count[CHITS], struct effort *effort)
{
	struct campaign at = *guess;
	struct belief his;
	struct matrix w;
	at.battle.plan[FRENCH] = at.battle.plan[RUSSIAN] = NONE;
	at.battle.step = at.battle.attacker == him ? STEP_PLAN_D : STEP_REVEAL;
	frame_top(&at.p)->side = (uint8_t)him;
	ar_believe(s, &at, him, 0, GUESSES, &his);
	fill(&his, &w, effort);
	if (!effort->tired)
		learn(&w, count);
}

static void add_guess(const struct belief *b, struct reading *r, struct effort *effort)
{
	struct matrix w;
	int his[CHITS];
	fill(b, &w, effort);
	if (!effort->tired)
		put_oneself_there(b->s, &b->guess[0], 1 - b->side, his, effort);
	if (effort->tired)
		return;
	for (int i = 0; i < CHITS; i++)
		for (int j = 0; j < CHITS; j++) {
			r->w.worth[i][j] += w.worth[i][j];
			r->read[i] += (int64_t)his[j] * w.worth[i][j];
		}
	r->worlds++;
}

static int answer(const struct reading *r, uint64_t *state)
{
	int count[CHITS];
	if (random_below(state, 100) < TRUST)
		return best_of(r->read, 1);
	learn(&r->w, count);
	return draw(count, state);
}

int ar_counsel_read(const struct scenario *s, const struct campaign *c, const struct orders *list, uint64_t *state, struct effort *effort)
{
	int side = frame_now(&c->p)->side;
	struct belief b = {.s = s, .side = side, .n = 1, .t = ar_temper(side, 0)};
	struct reading r = {0};
	for (bool open = false; !open && r.worlds < WORLDS;) {
		open = !ar_guess(s, c, side, state, &b.guess[0]);
		add_guess(&b, &r, effort);
		if (effort->tired)
			return NONE;
	}
	return ar_order_find(list, VERB_PLAN, first_chit(c, side) + answer(&r, state));
}
