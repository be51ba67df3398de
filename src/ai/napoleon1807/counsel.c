/* How a side without a person decides: operations by setting stacks where they could come, cards by what they usually bring; what is
 * left, shares and retreats, is found by trying. */
#include "ai/napoleon1807/own.h"

/* What was meant: with AIM_HELD those of the operation whose first block was taken, or in aim[0] the end of a march. */
enum { AIM_HELD = 1, MEANT_STACK = 1, MEANT_END };

/* Those of the operation that was meant when its first block was taken; 0: forgotten. */
static n7_mask meant(const struct effort *e, n7_mask held)
{
	n7_mask who = 0;
	for (int i = 0; e && e->keeps && e->meant == MEANT_STACK && i < N7_BLOCKS; i++)
		who |= e->aim[i] == AIM_HELD ? n7_bit(i) : 0;
	return held && !(held & ~who) ? who : 0;
}

static void mean(struct effort *e, n7_mask who)
{
	if (!e || !e->keeps)
		return;
	e->meant = MEANT_STACK;
	for (int i = 0; i < N7_BLOCKS; i++)
		e->aim[i] = who >> i & 1 ? AIM_HELD : 0;
}

/* In another temper than the usual: the stack whose operation is second best, third ... To pass, which is no stack, comes third among
 * them, or first where that is usual. */
static n7_mask other_stack(const struct scenario *s, const struct n7_position *n, const struct operation best[OPERATIONS], int found, int temper)
{
	int pass = !found || best[0].worth <= n7_least(s, n, frame_now(&n->p)->side) ? 0 : found < 2 ? found : 2;
	int choice = temper % (found + 1);
	return choice == pass ? 0 : best[choice > pass ? choice - 1 : choice].who;
}

static n7_mask stack_for(const struct scenario *s, const struct n7_position *n, n7_mask held, int temper, struct effort *e)
{
	struct operation best[OPERATIONS];
	n7_mask who = meant(e, held);
	if (who)
		return who;
	bool other = temper && !held;
	int found = n7_best_operations(s, n, frame_now(&n->p)->side, held, other, best);
	who = other ? other_stack(s, n, best, found, temper) : found ? best[0].who : 0;
	mean(e, who);
	return who;
}

/* The blocks of the best operation one after the other, then the order to begin. */
static int name_stack(const struct scenario *s, const struct n7_position *n, const struct orders *list, int temper, struct effort *e)
{
	n7_mask held = n7_set_mask(&n->p.hand), who = stack_for(s, n, held, temper, e);
	for (int i = n7_mask_next(who & ~held, 0); i != NONE; i = n7_mask_next(who & ~held, i + 1)) {
		int take = orders_like(list, held ? VERB_WITH : VERB_TAKE, i, NONE, NONE);
		if (take != NONE)
			return take;
	}
	int go = orders_like(list, held ? VERB_COMMIT : VERB_PASS, NONE, NONE, NONE);
	return go != NONE ? go : 0;
}

/* The best end of the march, in other tempers the second best, the third ...: every other temper has the same, as they differ in what is
 * done there. */
static int end_for(const struct scenario *s, const struct n7_position *n, int temper, struct effort *e)
{
	int best[ENDS], rank = temper / 2;
	if (rank && e && e->keeps && e->meant == MEANT_END)
		return e->aim[0];
	int found = n7_best_ends(s, n, best), end = best[rank % found];
	if (rank && e && e->keeps) {
		e->meant = MEANT_END;
		e->aim[0] = (int16_t)end;
	}
	return end;
}

static int march_on(const struct scenario *s, const struct n7_position *n, const struct orders *list, int temper, struct effort *e)
{
	int step = n7_next_step(s, n, n->op.side, n->op.at, end_for(s, n, temper, e));
	int march = step == NONE ? NONE : orders_like(list, VERB_MARCH, NONE, step, NONE);
	if (march != NONE)
		return march;
	int halt = orders_like(list, VERB_HALT, NONE, NONE, NONE);
	return halt != NONE ? halt : orders_like(list, VERB_MARCH, NONE, NONE, NONE);
}

/* Is it to fight where it is? Every other temper does the opposite of what seems worth it. */
static bool would_fight(const struct scenario *s, const struct n7_position *n, bool moving, int temper)
{
	struct eye v;
	n7_eye_open(&v, s, n);
	return (n7_fight_worth(&v, n7_group(n), n->op.side, n->op.at, moving) > 0) != temper % 2;
}

static int march_or_fight(const struct scenario *s, const struct n7_position *n, const struct orders *list, int temper)
{
	bool fight = would_fight(s, n, false, temper);
	int march = orders_like(list, VERB_CHOOSE, NONE, NONE, CHOICE_MARCH);
	return orders_like(list, VERB_CHOOSE, NONE, NONE, fight ? CHOICE_FIGHT : march != NONE ? CHOICE_MARCH : CHOICE_STAY);
}

static int attack_or_stay(const struct scenario *s, const struct n7_position *n, const struct orders *list, int temper)
{
	return orders_like(list, VERB_CHOOSE, NONE, NONE, would_fight(s, n, true, temper) ? CHOICE_FIGHT : CHOICE_STAY);
}

/* The card that brings most beyond what it is worth in the hand, or none. */
static int lay_or_pass(const struct scenario *s, const struct n7_position *n, const struct orders *list, int window)
{
	int best = orders_like(list, VERB_PASS, NONE, NONE, NONE), most = 0;
	for (int i = 0; i < list->n; i++) {
		if (list->at[i].verb != VERB_CARD)
			continue;
		int brings = n7_card_worth(s, n, list->at[i].side, list->at[i].number, window);
		if (brings > most) {
			most = brings;
			best = i;
		}
	}
	return best;
}

/* [Recovery 2] What the card of the order, or the one that is held, saves this corps beyond what it is worth in the hand. */
static int saves(const struct scenario *s, const struct n7_position *n, int card, int piece)
{
	int fatigue = n->p.piece[piece].fatigue, less = fatigue - n7_own(s)->recovery[card];
	return n7_tiredness(fatigue, false) - n7_tiredness(less < 0 ? 0 : less, false) - n7_card_kept(n7_own(s), card, s->last_turn - n->p.header.turn);
}

/* The corps that a card helps most, of those that are turned and have had none; *most: how much. */
static int wants_rest(const struct scenario *s, const struct n7_position *n, int card, int *most)
{
	const struct frame *f = frame_now(&n->p);
	n7_mask who = n7_own(s)->side[f->side] & n7_own(s)->corps & ~n7_mask_get(f);
	int best = NONE;
	for (int i = n7_mask_next(who, 0); i != NONE; i = n7_mask_next(who, i + 1)) {
		const struct piece *k = &n->p.piece[i];
		if (k->place < 0 || !(k->flags & FLAG_ACTIVATED) || !k->fatigue)
			continue;
		int saved = saves(s, n, card, i);
		if (best == NONE || saved > *most) {
			best = i;
			*most = saved;
		}
	}
	return best;
}

/* The card that saves most, on the corps it saves most; done where each is worth more in the hand. */
static int rest(const struct scenario *s, const struct n7_position *n, const struct orders *list)
{
	int held = frame_now(&n->p)->number, best = orders_like(list, VERB_DONE, NONE, NONE, NONE), most = 0, saved = 0;
	if (held >= 0)
		return orders_like(list, VERB_EASE, wants_rest(s, n, held, &saved), NONE, NONE);
	for (int i = 0; i < list->n; i++) {
		if (list->at[i].verb != VERB_CARD || wants_rest(s, n, list->at[i].number, &saved) == NONE || saved <= most)
			continue;
		most = saved;
		best = i;
	}
	return best;
}

static int counsel(const struct scenario *s, const struct position *p, const struct orders *list, int temper, uint64_t *state,
		   struct effort *effort)
{
	const struct n7_position *n = n7_of(p);
	(void)state;
	switch (frame_now(p)->row) {
	case ROW_OPERATIONS:
		return name_stack(s, n, list, temper, effort);
	case ROW_WAY:
		return march_or_fight(s, n, list, temper);
	case ROW_MARCH:
		return march_on(s, n, list, temper, effort);
	case ROW_ATTACK:
		return attack_or_stay(s, n, list, temper);
	case ROW_INITIATIVE:
	case ROW_BLUE: /* what it is for; where that is no card, the board is judged with it */
		return lay_or_pass(s, n, list, WINDOW_BLUE);
	case ROW_WINDOW:
		return lay_or_pass(s, n, list, frame_now(p)->count);
	case ROW_COUNTER:
		return lay_or_pass(s, n, list, WINDOW_COUNTER);
	case ROW_REST:
		return rest(s, n, list);
	default:
		return NONE;
	}
}

/* Which stack goes first, or to where it marches: the second best, the third ... They are told by what they do. */
static const char *const tempers[] = {"as usual", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", NULL};

static const char *const goes_by[ROWS] = {
	[ROW_INITIATIVE] = "a card is laid when its event brings more now than the card is worth in the hand, for recovery or a battle",
	[ROW_BLUE] = "of the cards that may be taken, that which brings most",
	[ROW_OPERATIONS] = "the stack whose march or fight promises most, by battles, towns and fatigue",
	[ROW_WAY] = "to fight pays only where the cards promise more than they cost",
	[ROW_MARCH] = "to where the stack stands best when it halts",
	[ROW_ATTACK] = "to attack pays only where the cards promise more than they cost",
	[ROW_WINDOW] = "a card is laid when its event brings more now than the card is worth in the hand, for recovery or a battle",
	[ROW_COUNTER] = "a card that annuls another is for an event that hurts, and kept till then",
	[ROW_REST] = "a card is spent where it takes off more fatigue than it is worth in the hand",
};

extern const struct mind napoleon1807_mind;
const struct mind napoleon1807_mind = {
	.id = "napoleon1807",
	.judge = n7_judge,
	.hope = n7_hope,
	.point = 100,
	.points = "points of the computer\u2019s reckoning",
	.counsel = counsel,
	.goes_by = goes_by,
	.tempers = tempers,
	.lately = true,
	.ahead = 8,
	.thinks = ROW_BIT(ROW_OPERATIONS) | ROW_BIT(ROW_WAY) | ROW_BIT(ROW_MARCH) | ROW_BIT(ROW_ATTACK),
};
