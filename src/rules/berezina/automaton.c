/* The printed solitaire player: of what 6.3 and 7.1.2 allow, the first by the tie-breaks of readings.md. */
#include "rules/berezina/berezina.h"

static void say(struct account *why, int num, int piece, int place, int text, int cite)
{
	if (why)
		account_line(why, 0, num == NONE ? LINE_NOTE : LINE_BASE, num == NONE ? 0 : num, 1, piece, place, text, cite);
}

static int find(const struct orders *list, int verb, int piece, int place)
{
	for (int i = 0; i < list->n; i++)
		if (list->at[i].verb == verb && (piece == NONE || list->at[i].piece == piece) &&
		    (place == NONE || list->at[i].place == place))
			return i;
	return NONE;
}

static void say_plan(const struct ground *g, int piece, const struct plan *plan, struct account *why)
{
	static const int texts[] = {TEXT_STAYS, TEXT_STAYS, TEXT_WHY_FULL, TEXT_WHY_NONE, TEXT_WHY_COMMAND,
				    TEXT_WHY_WAIT, TEXT_WHY_JOIN};
	static const int cites[] = {CITE_PRIORITY, CITE_PRIORITY, CITE_PRIORITY, CITE_PRIORITY, CITE_ARMIES,
				    CITE_OTHERS, CITE_ARMIES};
	if (g->more[piece].leader)
		say(why, NONE, piece, NONE, TEXT_WHY_LEADER, CITE_PRIORITY);
	if (plan->class)
		say(why, NONE, piece, plan->n ? plan->target[0] : NONE, TEXT_WHY_CLASS_1 + plan->class - 1, CITE_PRIORITY);
	if (plan->kind != PLAN_FIRE)
		say(why, NONE, piece, NONE, texts[plan->kind], cites[plan->kind]);
	if (plan->n)
		say(why, plan->cost[0], piece, plan->goal[0], TEXT_WHY_COST, CITE_PRIORITY);
	if (plan->n > 1)
		say(why, NONE, piece, NONE, TEXT_WHY_TIE, CITE_PRIORITY);
}

static int move(const struct scenario *s, const struct crossing *c, const struct orders *list, struct account *why)
{
	int hand = set_next(&c->p.hand, 0);
	struct plan plan;
	if (hand == NONE) {
		say(why, NONE, list->at[0].piece, NONE, TEXT_WHY_FIRST, CITE_PRIORITY);
		return 0;
	}
	if (!why)
		return 0; /* the list is in the order of the tie-breaks */
	bz_plan_find(s, c, hand, &plan);
	say_plan(ground_of(s), hand, &plan, why);
	int i = plan.n ? find(list, VERB_MARCH, hand, plan.end[0]) : NONE;
	return i == NONE ? 0 : i;
}

/* [7.1.2] The best rated next to it, those shot at least often first; of equals the weaker [reading 17]. */
static int target(const struct scenario *s, const struct crossing *c, const struct orders *list, struct account *why)
{
	int best = NONE;
	for (int i = 0; i < list->n; i++)
		if (list->at[i].verb == VERB_FIRE &&
		    (best == NONE || bz_better_target(s, c, list->at[i].piece, list->at[best].piece, true)))
			best = i;
	if (best == NONE) {
		say(why, NONE, NONE, list->at[0].place, TEXT_WHY_HEX, CITE_SCATTER);
		return 0;
	}
	say(why, NONE, list->at[best].piece, NONE, TEXT_WHY_TARGET, CITE_RUSSIAN_FIRE);
	say(why, c->p.piece[list->at[best].piece].fatigue, list->at[best].piece, NONE, TEXT_WHY_SHOTS, CITE_FIRE);
	say(why, NONE, list->at[best].piece, NONE, TEXT_WHY_WEAK, CITE_RUSSIAN_FIRE);
	return best;
}

/* Who fires: the lowest hex, in it the printed order. */
static int firer(const struct crossing *c, const struct orders *list, struct account *why)
{
	int best = 0;
	for (int i = 1; i < list->n; i++)
		if (list->at[i].verb == VERB_TAKE && list->at[best].verb == VERB_TAKE &&
		    c->p.piece[list->at[i].piece].place < c->p.piece[list->at[best].piece].place)
			best = i;
	say(why, NONE, list->at[best].piece, NONE, TEXT_WHY_HEX, CITE_RUSSIAN_FIRE);
	return best;
}

static int retire(const struct scenario *s, const struct crossing *c, const struct orders *list, struct account *why)
{
	int goal = bz_retire_best(s, c, frame_now(&c->p)->target), i = find(list, VERB_RETREAT, NONE, goal);
	say(why, NONE, frame_now(&c->p)->target, goal, TEXT_WHY_HEX, CITE_RETIRE);
	return i == NONE ? 0 : i;
}

int berezina_automaton(const struct scenario *s, const struct position *p, const struct orders *list,
		       struct account *why)
{
	const struct crossing *c = crossing_of(p);
	if (why) {
		account_clear(why);
		why->kind = ACCOUNT_WHY;
		why->side = RUSSIAN;
	}
	if (!list->n || frame_now(p)->side != RUSSIAN)
		return NONE;
	switch (frame_now(p)->row) {
	case ROW_PLACE: {
		int rest = find(list, VERB_REST, NONE, NONE);
		say(why, NONE, NONE, NONE, TEXT_WHY_SETUP, CITE_SETUP);
		return rest == NONE ? 0 : rest;
	}
	case ROW_RUSSIAN:
		return move(s, c, list, why);
	case ROW_FIRE:
		return set_empty(&p->hand) ? firer(c, list, why) : target(s, c, list, why);
	case ROW_RETIRE:
		return retire(s, c, list, why);
	case ROW_ATTACH: {
		say(why, NONE, list->at[0].piece, NONE, TEXT_WHY_HEX, CITE_ARMIES);
		return 0;
	}
	default:
		say(why, NONE, list->at[0].piece, list->at[0].place, TEXT_WHY_HEX, CITE_VIOLATION);
		return 0;
	}
}
