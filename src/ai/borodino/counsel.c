/* How a side without a person decides: marches by a plan of the whole board, attacks as they are allotted to the board.
 * Retreats, advances, exchanges are left to a search by the judgement. */
#include "ai/borodino/judge.h"
#include "ai/borodino/own.h"

struct temper bo_temper(const struct scenario *s, int side)
{
	struct temper t = {.foe = 100, .own = 110, .risk = 60, .press = 2, .goal = NEAR_ENEMY, .work = 300, .shy = 20, .tries = 300,
			   .garrison = 20, .soon = 99, .late = 400, .back = 8};
	const struct field *f = field_of(s);
	if (f->victory == VICTORY_LEVELS) {
		t.soon = 4;
		if (side == RUSSIAN && s->last_turn - s->first_turn > 20)
			t.goal = 1; /* in a long battle they come to the Great Redoubt */
	} else if (f->victory == VICTORY_REDOUBTS) {
		if (side == FRENCH) {
			t.own = 90;
			t.press = 4;
			t.garrison = 30;
		}
	} else {
		t.goal = f->schevardino;
		t.press = 6;
		t.garrison = 40;
	}
	return t;
}

static int find(const struct orders *list, struct order o)
{
	for (int i = 0; i < list->n; i++)
		if (order_same(&list->at[i], &o))
			return i;
	return NONE;
}

static int find_verb(const struct orders *list, int verb)
{
	for (int i = 0; i < list->n; i++)
		if (list->at[i].verb == verb)
			return i;
	return NONE;
}

/* === Movement Phase === */

/* Who arrives comes in where it is nearest to the goal. */
static int arrival(const struct board_plan *p, const struct orders *list)
{
	int best = NONE;
	for (int i = 0; i < list->n; i++)
		if (list->at[i].verb == VERB_PUT && (best == NONE || p->way[list->at[i].place] < p->way[list->at[best].place]))
			best = i;
	return best;
}

/* The next march of the plan: the first whose hex is free now. */
static int next_march(const struct board_plan *p, const struct battle *b, const struct orders *list)
{
	const struct field *f = p->q.f;
	int first = f->first[p->q.side], hand = set_next(&b->p.hand, 0);
	if (hand != NONE) {
		int march = find(list, order_make(VERB_MARCH, p->q.side, hand, p->now.p.piece[hand].place, NONE));
		return march != NONE ? march : find_verb(list, VERB_MARCH);
	}
	for (uint64_t left = p->movable; left; left &= left - 1) {
		int piece = first + __builtin_ctzll(left), to = p->now.p.piece[piece].place;
		if (to == b->p.piece[piece].place || b->occ[to])
			continue;
		int take = find(list, order_make(VERB_TAKE, p->q.side, piece, NONE, NONE));
		if (take != NONE)
			return take;
	}
	return NONE;
}

static int counsel_move(const struct scenario *s, const struct battle *b, const struct orders *list)
{
	struct board_plan p;
	struct battle free = *b;
	int release = find_verb(list, VERB_RELEASE);
	if (release != NONE)
		return release;
	set_clear(&free.p.hand); /* what is in hand is planned with the others */
	bool any = bo_plan_march(&p, s, &free);
	int put = arrival(&p, list);
	if (put != NONE)
		return put;
	int march = any ? next_march(&p, b, list) : NONE;
	return march != NONE ? march : find_verb(list, VERB_DONE);
}

/* === Combat Phase === */

/* The most promising attack of those allotted; NONE: there is none. */
static int best_target(const struct fights *q)
{
	int best = NONE;
	for (int t = 0; t < TARGETS; t++)
		if (q->on[t] && (best == NONE || q->worth[t] > q->worth[best]))
			best = t;
	return best;
}

/* Its orders one after the other: the target, who joins, the redoubts, Commit. What stands already is passed over. */
static int next_of_attack(const struct fights *q, const struct battle *b, const struct orders *list, int target)
{
	const struct field *f = q->f;
	int side = q->side;
	if (set_empty(&b->p.against) && !b->target)
		return target < SIDE_PIECES
			       ? find(list, order_make(VERB_ATTACK, side, f->first[q->foe] + target, NONE, NONE))
			       : find(list, order_make(VERB_ATTACK_PLACE, side, NONE, f->redoubt_at[target - SIDE_PIECES], NONE));
	for (uint64_t left = q->on[target]; left; left &= left - 1) {
		int with = find(list, order_make(VERB_WITH, side, f->first[side] + __builtin_ctzll(left), NONE, NONE));
		if (with != NONE)
			return with;
	}
	for (int k = 0; side == RUSSIAN && target < SIDE_PIECES && k < REDOUBTS; k++)
		if (q->duty.guns >> k & 1 && q->duty.hit_by[k] >> target & 1) {
			int guns = find(list, order_make(VERB_REDOUBT, side, NONE, f->redoubt_at[k], NONE));
			if (guns != NONE)
				return guns;
		}
	return find_verb(list, VERB_COMMIT);
}

static int counsel_fight(const struct scenario *s, const struct battle *b, const struct orders *list)
{
	struct battle free = *b;
	struct fights q;
	int side = frame_now(&b->p)->side;
	struct temper t = bo_temper(s, side);
	set_clear(&free.p.hand);
	set_clear(&free.p.against);
	free.target = free.joined = 0;
	bo_fights_begin(&q, s, &free, side, &t);
	bo_fights_allot(&q);
	int target = best_target(&q);
	return target == NONE ? find_verb(list, VERB_DONE) : next_of_attack(&q, b, list, target);
}

static int counsel(const struct scenario *s, const struct position *p, const struct orders *list, int temper, uint64_t *state,
		   struct effort *effort)
{
	(void)temper, (void)state, (void)effort;
	switch (frame_now(p)->row) {
	case ROW_MOVE:
		return counsel_move(s, battle_of(p), list);
	case ROW_FIGHT:
		return counsel_fight(s, battle_of(p), list);
	default:
		return NONE;
	}
}

extern const struct mind borodino_mind;
const struct mind borodino_mind = {
	.id = "borodino",
	.judge = bo_judge,
	.counsel = counsel,
	.thinks = ROW_BIT(ROW_MOVE) | ROW_BIT(ROW_FIGHT) | ROW_BIT(ROW_ADVANCE),
};
