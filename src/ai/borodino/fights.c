/* Who attacks whom on a board, and what it promises. A beaten unit that has no way back counts as lost: two attackers on
 * opposite sides of it close all six hexes with their zones, which makes a retreat a kill. */
#include "ai/borodino/own.h"

#include <string.h>

enum { BARE = -350 }; /* an enemy in contact whom nobody attacks: somebody will have to */

void bo_fights_begin(struct fights *q, const struct scenario *s, struct battle *b, int side, const struct temper *t)
{
	*q = (struct fights){.s = s, .f = field_of(s), .t = t, .b = b, .side = side, .foe = 1 - side};
	for (int c = 0; c < ODDS; c++)
		table_chances(&s->table[q->f->crt], c, 0, q->ways[c]);
	int left = s->last_turn - b->p.header.turn;
	q->work = t->work + (left >= 5 ? 0 : t->work * ((5 - left) * t->late / 5) / 100);
	q->post = t->leave ? q->f->redoubt_at[t->goal] : NONE;
}

int bo_odds_of(const struct fights *q, int attack2, int defence)
{
	return table_odds_column(&q->s->table[q->f->crt], attack2, 2 * defence);
}

static bool no_way_back(const struct fights *q, int side, int at)
{
	const struct field *f = q->f;
	for (int d = 0; d < DIRECTIONS; d++) {
		int to = f->to[at][d];
		if (to < 0 || !(f->side[at][d] & SIDE_PASS) || zone_against(f, q->b, side, to))
			continue;
		int unit = unit_at(q->b, to);
		if (unit == NONE || is_side(f, side, unit))
			return false;
	}
	return true;
}

/* What one attack brings together. */
struct blow {
	int attack2;       /* twice the strength */
	int naked;         /* of those that a bad result reaches */
	int stuck;         /* of these, who has no way back */
	bool front, rear;  /* of a redoubt */
	bool beside;       /* somebody stands next to it */
	bool leaves;       /* who stands in the redoubt that decides, and gives it up with a bad result */
};

static void strike_with(struct fights *q, struct blow *x, int unit, int at, int work)
{
	const struct field *f = q->f;
	int piece = f->first[q->side] + unit, from = q->b->p.piece[piece].place;
	int d = bo_direction_to(f, from, at), strength = q->s->piece[piece].strength;
	bool guns = q->s->piece[piece].arm == ARM_ART;
	x->attack2 += d != NONE && !guns && f->side[from][d] & SIDE_HALF ? strength : 2 * strength;
	if (work != NONE)
		*(bo_from_front(f, from, work) ? &x->front : &x->rear) = true;
	if (guns && (d == NONE || !(q->in_zone >> unit & 1)))
		return; /* nothing can happen to it */
	x->beside |= d != NONE;
	x->leaves |= from == q->post;
	x->naked += strength;
	if (q->own_cut[unit] == NONE)
		q->own_cut[unit] = no_way_back(q, q->side, from);
	x->stuck += q->own_cut[unit] ? strength : 0;
}

/* What the target sets against it; *printed: what an exchange costs. */
static int defence_of(const struct fights *q, struct blow *x, int target, int at, int work, int *printed)
{
	const struct field *f = q->f;
	if (target >= SIDE_PIECES)
		return *printed = f->redoubt_strength[work];
	int strength = *printed = q->s->piece[f->first[q->foe] + target].strength;
	for (int k = 0; q->side == RUSSIAN && k < REDOUBTS; k++)
		if (q->duty.guns >> k & 1 && q->duty.hit_by[k] >> target & 1)
			x->attack2 += 2 * f->redoubt_strength[k];
	if (work == NONE || !(q->b->live >> work & 1) || q->side == RUSSIAN)
		return strength * (f->hex[at] & (HEX_TOWN | HEX_WOODS) ? 2 : 1);
	if (!x->front)
		return strength;
	int works = q->b->stormed >> work & 1 ? 0 : f->redoubt_strength[work];
	*printed += works;
	return (x->rear ? strength : 2 * strength) + works;
}

/* Expected gain of an attack of these units on the target. */
static int gain_of(struct fights *q, int target, uint64_t hand)
{
	const struct field *f = q->f;
	const struct temper *t = q->t;
	bool unit = target < SIDE_PIECES;
	int at = unit ? q->b->p.piece[f->first[q->foe] + target].place : f->redoubt_at[target - SIDE_PIECES];
	int work = f->redoubt[at], printed;
	struct blow x = {0};
	for (uint64_t left = hand; left; left &= left - 1)
		strike_with(q, &x, __builtin_ctzll(left), at, work);
	int defence = defence_of(q, &x, target, at, work, &printed);
	const int *ways = q->ways[bo_odds_of(q, x.attack2, defence)];
	if (unit && q->cut[target] == NONE)
		q->cut[target] = no_way_back(q, q->foe, at);
	int kill = unit ? q->s->piece[f->first[q->foe] + target].strength * t->foe : 0;
	int gone = unit && !q->cut[target] ? kill * t->back / 100 : kill;
	int price = int_min(printed + 1, x.naked) * t->own, take = work != NONE && x.beside ? q->work : 0;
	int sum = ways[RESULT_DE] * (kill + take) + ways[RESULT_DR] * (gone + take) +
		  ways[RESULT_EX] * (kill - price + take / 2);
	sum -= ways[RESULT_AR] * (100 * x.stuck + t->back * (x.naked - x.stuck)) * t->own / 100;
	sum -= ways[RESULT_AE] * x.naked * t->own;
	sum -= x.leaves ? (ways[RESULT_AR] + ways[RESULT_AE]) * q->work * t->leave / 100 : 0;
	return sum / 6;
}

static int worth_of(struct fights *q, int target, uint64_t hand)
{
	if (hand)
		return gain_of(q, target, hand);
	return target < SIDE_PIECES && q->duty.engaged_enemies >> target & 1 ? BARE : 0;
}

/* The board as it is: who is in whose zone, who owes an attack, whose way back is shut. */
static void look(struct fights *q)
{
	const struct field *f = q->f;
	bo_duty_find(q->s, q->b, &q->duty);
	memset(q->cut, NONE, sizeof q->cut);
	memset(q->own_cut, NONE, sizeof q->own_cut);
	memset(q->on, 0, sizeof q->on);
	q->in_zone = 0;
	for (int i = f->first[q->side]; i < f->last[q->side]; i++)
		if (on_map(q->b, i) && zone_against(f, q->b, q->side, q->b->p.piece[i].place))
			q->in_zone |= BIT(i - f->first[q->side]);
}

enum { CHOICES = 16, SWEEPS = 5 };

/* Whom this unit may attack: NONE first where it owes nothing. */
static int choices_of(const struct fights *q, int unit, int8_t out[CHOICES])
{
	uint64_t any = q->duty.touch[unit] | q->duty.far[unit];
	unsigned works = q->duty.touch_works[unit] | q->duty.far_works[unit];
	int n = 0;
	if (!any && !works)
		return 0;
	if (!(q->duty.engaged >> unit & 1))
		out[n++] = NONE;
	for (; any && n < CHOICES - 2; any &= any - 1)
		out[n++] = (int8_t)__builtin_ctzll(any);
	for (; works && n < CHOICES; works &= works - 1)
		out[n++] = (int8_t)(SIDE_PIECES + __builtin_ctz(works));
	return n;
}

/* Is the board worth more when this unit goes over to another target? Then it does. */
static int turn_to(struct fights *q, int unit, int to)
{
	int was = q->as[unit];
	if (to == was)
		return 0;
	int less = was == NONE ? 0 : worth_of(q, was, q->on[was] & ~BIT(unit));
	int more = to == NONE ? 0 : worth_of(q, to, q->on[to] | BIT(unit));
	int gain = less + more - (was == NONE ? 0 : q->worth[was]) - (to == NONE ? 0 : q->worth[to]);
	if (gain <= 0)
		return 0;
	if (was != NONE) {
		q->on[was] &= ~BIT(unit);
		q->worth[was] = less;
	}
	if (to != NONE) {
		q->on[to] |= BIT(unit);
		q->worth[to] = more;
	}
	q->as[unit] = (int8_t)to;
	return gain;
}

int bo_fights_allot(struct fights *q)
{
	int8_t choice[SIDE_PIECES][CHOICES];
	int n[SIDE_PIECES], unit[SIDE_PIECES], units = 0, sum = 0;
	bool known[TARGETS] = {false};
	look(q);
	for (uint64_t left = q->duty.units; left; left &= left - 1) {
		int u = __builtin_ctzll(left);
		q->as[u] = NONE;
		n[u] = choices_of(q, u, choice[u]);
		if (!n[u])
			continue;
		unit[units++] = u;
		q->as[u] = choice[u][0];
		if (q->as[u] != NONE)
			q->on[q->as[u]] |= BIT(u);
		for (int i = 0; i < n[u]; i++)
			if (choice[u][i] != NONE)
				known[choice[u][i]] = true;
	}
	for (int t = 0; t < TARGETS; t++)
		if (known[t] || (t < SIDE_PIECES && q->duty.engaged_enemies >> t & 1))
			sum += q->worth[t] = worth_of(q, t, q->on[t]);
	for (int sweep = 0, gain = 1; sweep < SWEEPS && gain; sweep++) {
		gain = 0;
		for (int k = 0; k < units; k++)
			for (int i = 0; i < n[unit[k]]; i++)
				gain += turn_to(q, unit[k], choice[unit[k]][i]);
		sum += gain;
	}
	return sum;
}
