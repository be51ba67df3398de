/* What is usual in a battle: how both sides are thought to decide the rest of it while chits and choices are tried. */
#include "ai/area1812/trial.h"

#include <limits.h>

/* How a place is liked by a stack that has to go there: points, friends, bread; no enemies about. */
static int refuge(const struct ar_nature *n, const struct scenario *s, const struct campaign *c, int side, int place)
{
	const struct land *g = land_of(s);
	int r = g->region[place], worth = n->refuge.corps * ar_corps(c, side, place) - n->refuge.eaten * c->depleted[r];
	worth += n->refuge.train * (ar_region(g, c, side, r, ARM_SU) > 0) + n->refuge.points * g->vp[place];
	for (int i = 0; i < g->links[place]; i++)
		worth -= n->refuge.enemy * ar_corps(c, 1 - side, g->to[place][i]);
	return worth;
}

/* Best (or worst) of the places in the list for a side. */
static int by_refuge(const struct ar_nature *n, const struct scenario *s, const struct campaign *c, int side, const struct orders *list, int sign)
{
	int best = INT_MIN, chosen = 0;
	for (int i = 0; i < list->n; i++) {
		int worth = list->at[i].place == NONE ? INT_MIN + 1 : sign * refuge(n, s, c, side, list->at[i].place);
		if (worth > best) {
			best = worth;
			chosen = i;
		}
	}
	return chosen;
}

/* All who may go do, where the stack has to, or fighting it out would be too dear. */
static int retire(const struct ar_nature *n, const struct campaign *c, int side, const struct orders *list)
{
	int at = c->battle.place, mine = c->at[side][at][ARM_IC], his = c->at[1 - side][at][ARM_IC];
	bool goes = !mine || 10 * his >= n->fight.outnumbered * mine;
	if (goes && ar_order_find(list, VERB_RETIRE, NONE) != NONE)
		return ar_order_find(list, VERB_RETIRE, NONE);
	int end = goes ? VERB_COMMIT : VERB_STAND;
	return ar_order_find(list, end, NONE) != NONE ? ar_order_find(list, end, NONE) : ar_order_find(list, VERB_COMMIT, NONE) != NONE ?
	       ar_order_find(list, VERB_COMMIT, NONE) : 0;
}

static int pursuit(const struct scenario *s, const struct campaign *c, int side, const struct orders *list)
{
	const struct table *t = &s->table[land_of(s)->table[TABLE_PURSUIT]];
	int drm, column = ar_chase_column(s, c, c->battle.place, side, &drm, NULL), worth = 0;
	for (int die = 1; die <= 6; die++) {
		int result = table_result(t, column, die + drm);
		worth += result == CHASE_BOTH ? -2 : result == CHASE_NONE ? 0 : result;
	}
	return worth > 0 ? ar_order_find(list, VERB_CHOOSE, CHOICE_CHASE) : ar_order_find(list, VERB_STAND, NONE);
}

/* As much cavalry as it takes to finish the stack, if half of it is enough; else none. */
static int bid(const struct campaign *c, int side, const struct orders *list)
{
	const struct ar_battle *b = &c->battle;
	int extra = b->chase == CHASE_TWO ? 2 : 1, cc = c->at[side][b->place][ARM_CC];
	int need = ar_corps(c, 1 - side, b->place) - extra;
	int n = need < 0 ? 0 : 2 * need <= cc + 1 ? need : 0;
	return ar_order_find(list, VERB_SPEND, n);
}

/* Cavalry first, but one corps of infantry is the stack's life. */
static int lose(const struct scenario *s, const struct campaign *c, int side, const struct orders *list)
{
	int ic = c->at[side][c->battle.place][ARM_IC], cc = c->at[side][c->battle.place][ARM_CC];
	int want = cc && (ic < 3 || cc >= 2) ? ARM_CC : ARM_IC;
	for (int i = 0; i < list->n; i++)
		if (land_of(s)->arm[list->at[i].piece] == want)
			return i;
	return 0;
}

/* What a result is worth to the attacker. */
static int result_worth(const struct ar_nature *n, int result, int a_corps, int d_corps, int a_ic, int d_ic)
{
	int a_half = (a_ic + 1) / 2, d_half = (d_ic + 1) / 2;
	switch (result) {
	case CRT_AE:
		return -n->fight.corps * a_corps - n->fight.field;
	case CRT_A_HALF:
		return -n->fight.corps * a_half;
	case CRT_AR_A:
		return -n->fight.field;
	case CRT_AR_D:
		return -n->fight.far_field;
	case CRT_EXCHANGE:
		return n->fight.corps * (d_half - a_half);
	case CRT_DR_D:
		return n->fight.field;
	case CRT_DR_A:
		return n->fight.far_field;
	case CRT_D_HALF:
		return n->fight.corps * d_half;
	case CRT_DE:
		return n->fight.corps * d_corps + n->fight.field;
	default:
		return 0;
	}
}

/* Mean over the die for the attacker of `in`. */
static int clash_worth(const struct ar_nature *n, const struct scenario *s, const struct campaign *c, const struct ar_clash *in, bool soft)
{
	struct ar_sum sum;
	int a = in->attacker, d = 1 - a, total = 0;
	ar_clash_add(s, in, &sum, NULL);
	for (int die = 1; die <= 6; die++)
		total += result_worth(n, ar_clash_result(s, &sum, die, soft), in->ic[a] + c->at[a][in->place][ARM_CC],
				      in->ic[d] + c->at[d][in->place][ARM_CC], in->ic[a], in->ic[d]);
	return total / 6;
}

static int fight(const struct ar_nature *n, const struct scenario *s, const struct campaign *c, int side)
{
	struct ar_clash in;
	ar_clash_now(s, c, c->battle.place, c->battle.attacker, &in);
	int worth = clash_worth(n, s, c, &in, false);
	return side == c->battle.attacker ? worth : -worth;
}

int ar_habit(const struct ar_nature *n, const struct scenario *s, const struct campaign *c, const struct orders *list)
{
	int side = frame_now(&c->p)->side;
	switch (frame_now(&c->p)->row) {
	case ROW_RETIRE:
		return retire(n, c, side, list);
	case ROW_SEND:
		return by_refuge(n, s, c, 1 - side, list, -1);
	case ROW_CHOICE:
		return ar_order_find(list, VERB_CHOOSE, fight(n, s, c, side) < -n->fight.withdraw_at ? CHOICE_WITHDRAW : CHOICE_FIGHT);
	case ROW_LOSE:
		return lose(s, c, side, list);
	case ROW_CHASE:
		return pursuit(s, c, side, list);
	case ROW_BID:
		return bid(c, side, list);
	case ROW_WAY:
		return by_refuge(n, s, c, c->battle.flees, list, c->battle.flees == side ? 1 : -1);
	default:
		return 0;
	}
}
