/* A player for any game: looks one whole decision ahead with the game's own judgement, unless the game brings a
 * counsel of its own.
 *
 * Every candidate order is played on a copy to the end of its decision (a piece taken up is tried in all places it
 * could march to; an attack is tried with single partners and committed) and the result judged. Where a die falls
 * all its faces are tried and averaged. It plays one of the best, at random among near equals, and stops moving
 * when nothing it tries makes things better. A budget of tried orders keeps it quick whatever the game.
 */
#include "ai/ai.h"
#include "ai/mind.h"

#include <limits.h>
#include <string.h>

enum {
	BUDGET = 2500,     /* orders tried per choice, about */
	TAKES = 7,         /* pieces tried before one is chosen */
	BRANCHES = 24,     /* other orders tried at the first step */
	FOLLOW_TAKE = 96,  /* places tried for a piece that was taken up */
	FOLLOW = 6,        /* orders tried at the second step of anything else */
	FINISH_STEPS = 16, /* orders to the end of a decision at most */
	PATIENCE = 3,      /* steps of a decision that may make it worse before it is given up */
	SETTLE_STEPS = 8,  /* retreats and the like after a die */
	FACES = 6
};

struct search {
	const struct scenario *s;
	enum side side;
	uint64_t *state;
	int row;    /* of the decision that is thought about */
	int budget;
};

static void copy(const struct search *q, union any_position *to, const struct position *from)
{
	memcpy(to, from, q->s->rules->position_size);
}

static int judge(const struct search *q, const struct position *p)
{
	return mind_of(q->s)->judge(q->s, p, q->side);
}

/* Does this verb end what is being built? */
static bool ends(int verb)
{
	return verb == VERB_COMMIT || verb == VERB_HALT || verb == VERB_STAND || verb == VERB_DONE || verb == VERB_PASS;
}

/* After a die: lets retreats, losses and advances happen somehow, so that they count in the judgement. */
static void settle(struct search *q, union any_position *at)
{
	struct orders list;
	struct prompt ask;
	for (int i = 0; i < SETTLE_STEPS; i++) {
		rules_ask(q->s, &at->common, &ask);
		if (ask.side == NOBODY || ask.row == q->row || (i && ask.depth == 0 && ask.side == q->side))
			return;
		rules_orders(q->s, &at->common, &list);
		q->budget--;
		if (!list.n || !rules_play(q->s, &at->common, &list.at[random_below(q->state, list.n)], NULL, NULL))
			return;
	}
}

static int value_after(struct search *q, const struct position *p, const struct order *o, int level);

/* Average over the faces of a die. Several dice in one order show the same face each time: a fair guess. */
static int value_of_dice(struct search *q, const struct position *p, const struct order *o)
{
	long sum = 0;
	union any_position at;
	for (int face = 1; face <= FACES; face++) {
		int forced[4] = {face, face, face, face};
		copy(q, &at, p);
		dice_force(&at.common.dice, forced, 4);
		q->budget--;
		if (!rules_play(q->s, &at.common, o, NULL, NULL))
			return judge(q, p);
		dice_force(&at.common.dice, NULL, 0);
		settle(q, &at);
		sum += judge(q, &at.common);
	}
	return (int)(sum / FACES);
}

/* Plays what ends the decision from here, if anything does, and judges it; INT_MIN when nothing ends it. */
static int value_ended(struct search *q, const union any_position *at, const struct orders *list)
{
	union any_position next;
	for (int i = 0; i < list->n; i++) {
		if (!ends(list->at[i].verb))
			continue;
		next = *at;
		q->budget--;
		if (!rules_play(q->s, &next.common, &list->at[i], NULL, NULL))
			continue;
		if (next.common.dice.drawn != at->common.dice.drawn)
			return value_of_dice(q, &at->common, &list->at[i]);
		return judge(q, &next.common);
	}
	return INT_MIN;
}

/* Builds on at random (one more partner for an attack, one more step) and ends at the best moment. */
static int value_finished(struct search *q, union any_position *at)
{
	struct orders list;
	struct prompt ask;
	int best = INT_MIN, fallen = 0;
	for (int i = 0; i < FINISH_STEPS && fallen < PATIENCE; i++) {
		rules_ask(q->s, &at->common, &ask);
		if (ask.side != q->side || ask.depth == 0)
			break;
		rules_orders(q->s, &at->common, &list);
		int value = value_ended(q, at, &list);
		fallen = value > best ? 0 : fallen + 1;
		best = value > best ? value : best;
		int n = 0;
		for (int k = 0; k < list.n; k++)
			if (!ends(list.at[k].verb))
				list.at[n++] = list.at[k];
		if (!n)
			break;
		uint32_t drawn = at->common.dice.drawn;
		q->budget--;
		if (!rules_play(q->s, &at->common, &list.at[random_below(q->state, n)], NULL, NULL) ||
		    at->common.dice.drawn != drawn)
			break;
	}
	return best == INT_MIN ? judge(q, &at->common) : best;
}

/* The best follow-up of a half-done decision. */
static int value_followed(struct search *q, union any_position *at, bool taken, int level)
{
	struct orders list;
	rules_orders(q->s, &at->common, &list);
	int best = INT_MIN, limit = taken ? FOLLOW_TAKE : FOLLOW;
	for (int tried = 0; list.n && tried < limit && (q->budget > 0 || !tried); tried++) {
		int i = taken && list.n <= limit ? list.n - 1 : random_below(q->state, list.n);
		struct order o = list.at[i];
		list.at[i] = list.at[--list.n];
		int value = value_after(q, &at->common, &o, level + 1);
		if (value > best)
			best = value;
	}
	return best == INT_MIN ? judge(q, &at->common) : best;
}

static int value_after(struct search *q, const struct position *p, const struct order *o, int level)
{
	union any_position at;
	struct prompt ask;
	copy(q, &at, p);
	q->budget--;
	if (!rules_play(q->s, &at.common, o, NULL, NULL))
		return INT_MIN + 1;
	if (at.common.dice.drawn != p->dice.drawn)
		return value_of_dice(q, p, o);
	rules_ask(q->s, &at.common, &ask);
	if (ask.side != q->side || ask.depth == 0)
		return judge(q, &at.common);
	if (level == 0)
		return value_followed(q, &at, o->verb == VERB_TAKE, level);
	return value_finished(q, &at);
}

/* Which orders are worth trying: a few of the pieces to take up, a sample of the rest. */
static int candidates(struct search *q, const struct orders *list, bool in_hand, int out[MAX_ORDERS])
{
	int order[MAX_ORDERS], n = 0, takes = 0, others = 0;
	for (int i = 0; i < list->n; i++)
		order[i] = i;
	for (int i = list->n - 1; i > 0; i--) {
		int other = random_below(q->state, i + 1), kept = order[i];
		order[i] = order[other];
		order[other] = kept;
	}
	for (int i = 0; i < list->n; i++) {
		bool take = list->at[order[i]].verb == VERB_TAKE;
		if (take ? takes++ < TAKES : others++ < BRANCHES || in_hand || ends(list->at[order[i]].verb))
			out[n++] = order[i];
	}
	return n;
}

/* One of the values near the best one. */
static int choose(struct search *q, const int *index, const int *value, int n)
{
	int best = value[0], worst = value[0], near = 0, chosen = index[0];
	for (int i = 1; i < n; i++) {
		best = value[i] > best ? value[i] : best;
		worst = value[i] > INT_MIN + 1 && value[i] < worst ? value[i] : worst;
	}
	int64_t slack = ((int64_t)best - worst) / 64;
	for (int i = 0; i < n; i++)
		if ((int64_t)value[i] >= best - slack && !random_below(q->state, ++near))
			chosen = index[i];
	return chosen;
}

/* Tries the candidates. Sets *value to the best value found. */
static int best_order(struct search *q, const struct position *p, const struct orders *list, bool in_hand, int *top)
{
	int index[MAX_ORDERS], value[MAX_ORDERS] = {INT_MIN};
	int n = candidates(q, list, in_hand, index), tried = 0;
	for (int i = 0; i < n && (q->budget > 0 || !i); i++) {
		bool done = list->at[index[i]].verb == VERB_DONE;
		value[i] = done ? judge(q, p) : value_after(q, p, &list->at[index[i]], 0);
		tried = i + 1;
	}
	*top = value[0];
	for (int i = 1; i < tried; i++)
		*top = value[i] > *top ? value[i] : *top;
	return choose(q, index, value, tried);
}

/* The rest of the pieces, one handful after the other, until one move is better than none. */
static int last_look(struct search *q, const struct position *p, const struct orders *list, int done)
{
	int now = judge(q, p);
	struct orders rest = {.n = 0};
	int from[MAX_ORDERS];
	for (int i = 0; i < list->n; i++)
		if (list->at[i].verb == VERB_TAKE) {
			from[rest.n] = i;
			rest.at[rest.n++] = list->at[i];
		}
	while (rest.n) {
		int i = random_below(q->state, rest.n);
		q->budget = BUDGET;
		if (value_after(q, p, &rest.at[i], 0) > now)
			return from[i];
		rest.n--;
		rest.at[i] = rest.at[rest.n];
		from[i] = from[rest.n];
	}
	return done;
}

int ai_simple(const struct scenario *s, const struct position *p, const struct orders *list, uint64_t *state)
{
	const struct mind *mind = mind_of(s);
	int counsel = list->n && mind->counsel ? mind->counsel(s, p, list, 0, state) : NONE;
	if (counsel != NONE)
		return counsel;
	if (list->n < 2)
		return ai_random(s, p, list, state);
	struct prompt ask;
	rules_ask(s, p, &ask);
	if (ask.side == NOBODY)
		return ai_random(s, p, list, state);
	struct search q = {s, ask.side, state, ask.row, BUDGET};
	int done = NONE, top;
	for (int i = 0; i < list->n; i++)
		if (list->at[i].verb == VERB_DONE)
			done = i;
	int chosen = best_order(&q, p, list, ask.depth > 0, &top);
	if (done == NONE || ask.depth > 0)
		return chosen;
	if (top > judge(&q, p) && list->at[chosen].verb != VERB_DONE)
		return chosen;
	return last_look(&q, p, list, done);
}
