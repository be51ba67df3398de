/* How a side without a person decides: marches by a plan of the whole board, attacks as they are allotted to the board.
 * Retreats, advances, exchanges are left to a search by the judgement. */
#include "ai/borodino/judge.h"
#include "ai/borodino/own.h"

#include <string.h>

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

/* The next march of the plan: the first whose hex is free now. `aim`: where each of our units shall stand. */
static int next_march(const struct field *f, int side, const int16_t *aim, const struct battle *b, const struct orders *list)
{
	int hand = set_next(&b->p.hand, 0);
	if (hand != NONE) {
		int march = orders_like(list, VERB_MARCH, hand, aim[hand], NONE);
		return march != NONE ? march : orders_like(list, VERB_MARCH, NONE, NONE, NONE);
	}
	for (int i = f->first[side]; i < f->last[side]; i++) {
		if (aim[i] < 0 || aim[i] == b->p.piece[i].place || b->occ[aim[i]])
			continue;
		int take = orders_like(list, VERB_TAKE, i, NONE, NONE);
		if (take != NONE)
			return take;
	}
	return NONE;
}

/* What is meant in this phase stays as it was where the asker is in a hurry, until somebody has arrived. */
static uint64_t phase_of(const struct battle *b, int temper)
{
	return (uint64_t)(b->p.header.turn * 2 + b->p.header.phasing + 1) * 64 + (uint64_t)temper;
}

static bool is_meant(const struct effort *e, const struct battle *b, int temper, const struct orders *list)
{
	return e && e->keeps && e->meant == phase_of(b, temper) && orders_like(list, VERB_PUT, NONE, NONE, NONE) == NONE;
}

static int counsel_move(const struct scenario *s, const struct battle *b, const struct orders *list, int temper, struct effort *e)
{
	struct board_plan p;
	struct battle free = *b;
	int release = orders_like(list, VERB_RELEASE, NONE, NONE, NONE), side = frame_now(&b->p)->side, march;
	const struct field *f = field_of(s);
	if (release != NONE)
		return release;
	if (is_meant(e, b, temper, list)) {
		march = next_march(f, side, e->aim, b, list);
		return march != NONE ? march : orders_like(list, VERB_DONE, NONE, NONE, NONE);
	}
	set_clear(&free.p.hand); /* what is in hand is planned with the others */
	bool any = bo_plan_march(&p, s, &free, temper);
	int put = arrival(&p, list);
	if (put != NONE)
		return put;
	int16_t aim[MAX_PIECES];
	for (int i = f->first[side]; i < f->last[side]; i++)
		aim[i] = any && p.movable >> (i - f->first[side]) & 1 ? p.now.p.piece[i].place : NONE;
	if (e && e->keeps) {
		e->meant = phase_of(b, temper);
		memcpy(e->aim, aim, sizeof aim);
	}
	march = next_march(f, side, aim, b, list);
	return march != NONE ? march : orders_like(list, VERB_DONE, NONE, NONE, NONE);
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

/* [Imperial Guard A, Imperial Guard B] Guard that takes part is released before, where losses allow it: held it could not advance after it.
 * Nothing is saved by waiting, for the next Movement Phase would release it or another at once. */
static int release_for(const struct fights *q, const struct orders *list, int target)
{
	for (uint64_t left = q->on[target]; left; left &= left - 1) {
		int release = orders_like(list, VERB_RELEASE, q->f->first[q->side] + __builtin_ctzll(left), NONE, NONE);
		if (release != NONE)
			return release;
	}
	return NONE;
}

/* Its orders one after the other: the target, who joins, the redoubts, Commit. What stands already is passed over. */
static int next_of_attack(const struct fights *q, const struct battle *b, const struct orders *list, int target)
{
	const struct field *f = q->f;
	int side = q->side;
	if (set_empty(&b->p.against) && !b->target)
		return target < SIDE_PIECES
			       ? orders_like(list, VERB_ATTACK, f->first[q->foe] + target, NONE, NONE)
			       : orders_like(list, VERB_ATTACK_PLACE, NONE, f->redoubt_at[target - SIDE_PIECES], NONE);
	for (uint64_t left = q->on[target]; left; left &= left - 1) {
		int with = orders_like(list, VERB_WITH, f->first[side] + __builtin_ctzll(left), NONE, NONE);
		if (with != NONE)
			return with;
	}
	for (int k = 0; side == RUSSIAN && target < SIDE_PIECES && k < REDOUBTS; k++)
		if (q->duty.guns >> k & 1 && q->duty.hit_by[k] >> target & 1) {
			int guns = orders_like(list, VERB_REDOUBT, NONE, f->redoubt_at[k], NONE);
			if (guns != NONE)
				return guns;
		}
	return orders_like(list, VERB_COMMIT, NONE, NONE, NONE);
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
	if (target == NONE)
		return orders_like(list, VERB_DONE, NONE, NONE, NONE);
	int release = release_for(&q, list, target);
	return release != NONE ? release : next_of_attack(&q, b, list, target);
}

static int counsel(const struct scenario *s, const struct position *p, const struct orders *list, int temper, uint64_t *state,
		   struct effort *effort)
{
	(void)state;
	switch (frame_now(p)->row) {
	case ROW_MOVE:
		return counsel_move(s, battle_of(p), list, temper, effort);
	case ROW_FIGHT:
		return counsel_fight(s, battle_of(p), list);
	default:
		return NONE;
	}
}

static const char *const tempers[] = {"as usual", "attack boldly", "run no risks", "press on", "hold the ground", "accept losses",
				      "spare the men", "the works first", NULL};

static const char *const goes_by[ROWS] = {
	[ROW_MOVE] = "the whole line is planned at once: what its attacks promise, less what the enemy can answer",
	[ROW_FIGHT] = "everybody who can fight is allotted where the attacks together promise most, and who cannot get away before all",
};

extern const struct mind borodino_mind;
const struct mind borodino_mind = {
	.id = "borodino",
	.judge = bo_judge,
	.point = 100,
	.points = "points of strength",
	.counsel = counsel,
	.goes_by = goes_by,
	.lately = true,
	.tempers = tempers,
	.thinks = ROW_BIT(ROW_MOVE) | ROW_BIT(ROW_FIGHT) | ROW_BIT(ROW_ADVANCE),
};
