#include "ai/search.h"

#include <limits.h>
#include <string.h>

enum {
	FOLLOW_TAKE = 96,  /* places tried for a piece that was taken up */
	FOLLOW = 6,        /* orders tried at the second step of anything else */
	FINISH_STEPS = 16, /* orders to the end of a decision at most */
	PATIENCE = 3,      /* steps of a decision that may make it worse before it is given up */
	SETTLE_STEPS = 8,  /* retreats and the like after a die */
	FACES = 6
};

bool search_ends(int verb)
{
	return verb == VERB_COMMIT || verb == VERB_HALT || verb == VERB_STAND || verb == VERB_DONE || verb == VERB_PASS;
}

int search_judge(const struct search *q, const struct position *p)
{
	return q->mind->judge(q->s, p, q->side);
}

static void copy(const struct search *q, union any_position *to, const struct position *from)
{
	memcpy(to, from, q->s->rules->position_size);
}

static bool play(struct search *q, union any_position *at, const struct order *o)
{
	q->budget--;
	q->played++;
	return rules_play(q->s, &at->common, o, NULL, NULL);
}

static bool play_any(struct search *q, union any_position *at, const struct orders *list)
{
	return play(q, at, &list->at[random_below(&q->state, list->n)]);
}

/* The stage, or the order, is worth so much. */
static bool worth(struct search *q, int value)
{
	q->value = value;
	return true;
}

static struct stage *push(struct search *q, int what)
{
	struct stage *t = &q->stage[q->depth++];
	t->what = (unsigned)what;
	t->best = INT_MIN;
	t->tried = t->steps = t->fallen = 0;
	t->scanned = t->settled = NONE;
	t->face = 1;
	t->sum = 0;
	return t;
}

/* Several dice in one order show the same face each time: a fair guess. A card that is drawn is one of six (search.h). */
static void roll(struct search *q, const struct position *from, const struct order *o)
{
	struct stage *t = push(q, STAGE_DICE);
	t->from = from;
	t->order = *o;
}

/* Plays the order, the first or second of a decision. False: a stage goes on from there. */
static bool play_and_look(struct search *q, const struct position *p, const struct order *o)
{
	struct prompt ask;
	bool first = q->depth == 0;
	union any_position *at = &q->stage[q->depth].at;
	copy(q, at, p);
	if (!play(q, at, o))
		return worth(q, INT_MIN + 1);
	if (at->common.dice.drawn != p->dice.drawn) {
		roll(q, p, o);
		return false;
	}
	rules_ask(q->s, &at->common, &ask);
	if (ask.side != q->side || ask.depth == 0)
		return worth(q, search_judge(q, &at->common));
	if (!first) {
		push(q, STAGE_FINISH);
		return false;
	}
	struct stage *t = push(q, STAGE_FOLLOW);
	t->taken = o->verb == VERB_TAKE;
	t->limit = t->taken ? FOLLOW_TAKE : FOLLOW;
	rules_orders(q->s, &t->at.common, &t->list);
	return false;
}

/* The best of what it brought so far, or the judgement of where it stands. */
static bool best_or_judged(struct search *q, const struct stage *t)
{
	return worth(q, t->best == INT_MIN ? search_judge(q, &t->at.common) : t->best);
}

/* The best follow-up of a half-done decision. */
static bool follow(struct search *q, struct stage *t)
{
	if (q->returned && q->value > t->best)
		t->best = q->value;
	q->returned = false;
	if (!t->list.n || t->tried == t->limit || (q->budget <= 0 && t->tried))
		return best_or_judged(q, t);
	int i = t->taken && t->list.n <= t->limit ? t->list.n - 1 : random_below(&q->state, t->list.n);
	struct order o = t->list.at[i];
	t->list.at[i] = t->list.at[--t->list.n];
	t->tried++;
	q->returned = play_and_look(q, &t->at.common, &o);
	return false;
}

/* Plays the next order of the list that ends the decision; its value is returned. False: there is none left. */
static bool scan(struct search *q, struct stage *t)
{
	while (t->scanned < t->list.n && !search_ends(t->list.at[t->scanned].verb))
		t->scanned++;
	if (t->scanned == t->list.n)
		return false;
	const struct order *o = &t->list.at[t->scanned++];
	copy(q, &t->next, &t->at.common);
	if (!play(q, &t->next, o))
		return true;
	if (t->next.common.dice.drawn != t->at.common.dice.drawn)
		roll(q, &t->at.common, o);
	else
		q->returned = worth(q, search_judge(q, &t->next.common));
	return true;
}

/* One order more, at random (one more partner for an attack, one more step). False: the decision is over, or was to be
 * given up before. */
static bool build_on(struct search *q, struct stage *t, int value)
{
	t->fallen = value > t->best ? 0 : t->fallen + 1;
	t->best = value > t->best ? value : t->best;
	t->scanned = NONE;
	int n = 0;
	for (int k = 0; k < t->list.n; k++)
		if (!search_ends(t->list.at[k].verb))
			t->list.at[n++] = t->list.at[k];
	t->list.n = n;
	uint32_t drawn = t->at.common.dice.drawn;
	return n && play_any(q, &t->at, &t->list) && t->at.common.dice.drawn == drawn && ++t->steps < FINISH_STEPS &&
	       t->fallen < PATIENCE;
}

/* Builds on at random and ends at the best moment. */
static bool finish(struct search *q, struct stage *t)
{
	struct prompt ask;
	if (!q->returned && t->scanned == NONE) {
		rules_ask(q->s, &t->at.common, &ask);
		if (ask.side != q->side || ask.depth == 0)
			return best_or_judged(q, t);
		rules_orders(q->s, &t->at.common, &t->list);
		t->scanned = 0;
	}
	if (!q->returned && scan(q, t))
		return false;
	int value = q->returned ? q->value : INT_MIN;
	q->returned = false;
	return build_on(q, t, value) ? false : best_or_judged(q, t);
}

/* After a die retreats, losses and advances happen somehow, so that they count in the judgement. True: one did. */
static bool settle(struct search *q, struct stage *t)
{
	struct prompt ask;
	if (t->settled == SETTLE_STEPS)
		return false;
	rules_ask(q->s, &t->at.common, &ask);
	if (ask.side == NOBODY || ask.row == q->row || (t->settled && ask.depth == 0 && ask.side == q->side))
		return false;
	rules_orders(q->s, &t->at.common, &t->list);
	if (!t->list.n || !play_any(q, &t->at, &t->list))
		return false;
	t->settled++;
	return true;
}

/* Average over the faces of a die; of a roll with more faces, and a draw from a deck, over the six lowest. */
static bool average(struct search *q, struct stage *t)
{
	if (t->settled == NONE) {
		int forced[4] = {t->face, t->face, t->face, t->face};
		copy(q, &t->at, t->from);
		dice_force(&t->at.common.dice, forced, 4);
		if (!play(q, &t->at, &t->order))
			return worth(q, search_judge(q, t->from));
		dice_force(&t->at.common.dice, NULL, 0);
		t->settled = 0;
		return false;
	}
	if (settle(q, t))
		return false;
	t->sum += search_judge(q, &t->at.common);
	t->settled = NONE;
	return t->face++ == FACES ? worth(q, (int)(t->sum / FACES)) : false;
}

bool search_begin(struct search *q, const struct position *p, const struct order *o)
{
	q->depth = 0;
	q->returned = false;
	return play_and_look(q, p, o);
}

bool search_step(struct search *q)
{
	struct stage *t = &q->stage[q->depth - 1];
	bool over = t->what == STAGE_FOLLOW ? follow(q, t) : t->what == STAGE_FINISH ? finish(q, t) : average(q, t);
	if (!over)
		return false;
	q->returned = true;
	return --q->depth == 0;
}
