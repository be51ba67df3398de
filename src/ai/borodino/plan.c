/* The board at the end of a Movement Phase. It begins with everybody standing still, or drawn towards the goal outside all
 * zones, whichever is worth more. Then for each enemy in turn the strongest who can come round him are set there, on
 * alternate hexes first, guns two hexes off; the best beginning of that list stays if the board is worth more with it. Then
 * single moves are tried and kept where they help. Nobody steps into contact for himself: only the whole counts. */
#include "ai/borodino/own.h"

#include <string.h>

static void place(struct board_plan *p, int unit, int at)
{
	bo_unit_shift(p->q.s, &p->now, p->q.f->first[p->q.side] + unit, at);
}

static int place_of(const struct board_plan *p, int unit)
{
	return p->now.p.piece[p->q.f->first[p->q.side] + unit].place;
}

static bool ours(const struct board_plan *p, int unit)
{
	return unit != NONE && is_side(p->q.f, p->q.side, unit);
}

/* Redoubts that nobody of ours holds draw the nearest unit. */
static int garrison_pull(const struct board_plan *p)
{
	const struct field *f = p->q.f;
	int sum = 0;
	for (int k = 0; p->garrison && k < REDOUBTS; k++) {
		int near = 24;
		if (!(p->want >> k & 1) || ours(p, unit_at(&p->now, f->redoubt_at[k])))
			continue;
		for (int i = f->first[p->q.side]; i < f->last[p->q.side]; i++)
			if (on_map(&p->now, i))
				near = int_min(near, p->to_work[k][p->now.p.piece[i].place]);
		sum += near * p->garrison;
	}
	return sum;
}

static int value(struct board_plan *p)
{
	struct fights *q = &p->q;
	const struct field *f = q->f;
	int sum = 0;
	if (!p->night)
		sum = bo_fights_allot(q) - bo_answer(p) * p->t.risk / 100 - p->t.shy * __builtin_popcountll(q->in_zone);
	for (int i = f->first[q->side]; i < f->last[q->side]; i++) {
		int at = p->now.p.piece[i].place;
		if (at < 0)
			continue;
		sum -= p->t.press * (p->way[at] == FAR_AWAY ? 60 : p->way[at]) * q->s->piece[i].strength / 10;
		if (f->redoubt[at] != NONE && p->want >> f->redoubt[at] & 1)
			sum += p->work;
	}
	return sum - garrison_pull(p);
}

/* --- what can be where --- */

static void own_reach(struct board_plan *p, const struct battle *b)
{
	const struct scenario *s = p->q.s;
	const struct field *f = p->q.f;
	struct reach r;
	for (int i = f->first[p->q.side]; i < f->last[p->q.side]; i++) {
		int u = i - f->first[p->q.side];
		if (on_map(b, i) && s->piece[i].arm == ARM_ART)
			p->guns |= BIT(u);
		if (!on_map(b, i) || !bo_can_take(s, b, i, NULL))
			continue;
		bo_reach_find(s, b, i, 0, &r);
		p->movable |= BIT(u);
		for (int k = 0; k < r.n && k < 160; k++) {
			p->reach[r.at[k]] |= BIT(u);
			p->end[u][p->ends[u]++] = r.at[k];
		}
	}
}

/* Where the enemy could come if none of us stood in his way; strongest first. */
static void foe_reach(struct board_plan *p, const struct battle *b)
{
	const struct scenario *s = p->q.s;
	const struct field *f = p->q.f;
	struct battle bare = *b;
	struct reach r;
	for (int i = f->first[p->q.side]; i < f->last[p->q.side]; i++)
		if (on_map(&bare, i))
			bo_unit_lift(s, &bare, i, NONE);
	for (int i = f->first[p->q.foe]; i < f->last[p->q.foe]; i++) {
		int e = i - f->first[p->q.foe], k = p->strongs;
		if (!on_map(b, i))
			continue;
		for (p->strongs++; k > 0 && s->piece[f->first[p->q.foe] + p->strong[k - 1]].strength < s->piece[i].strength; k--)
			p->strong[k] = p->strong[k - 1];
		p->strong[k] = e;
		if (s->piece[i].arm == ARM_ART)
			p->foe_guns |= BIT(e);
		p->come[b->p.piece[i].place] |= BIT(e);
		if (bo_is_frozen(s, b, i, NULL))
			continue;
		bo_reach_find(s, &bare, i, 0, &r);
		for (int at = 0; at < r.n; at++)
			p->come[r.at[at]] |= BIT(e);
	}
}

/* [7 September, 6 September, 5 September] Which redoubts decide, and how much by now. */
static void wants(struct board_plan *p, const struct battle *b)
{
	const struct field *f = p->q.f;
	int side = p->q.side, left = p->q.s->last_turn - b->p.header.turn;
	int more = left >= 5 ? 0 : (5 - left) * p->t.late / 5;
	unsigned all = (1u << REDOUBTS) - 1;
	p->want = f->victory == VICTORY_SCHEVARDINO ? 1u << f->schevardino
		  : f->victory == VICTORY_REDOUBTS  ? all & (side == FRENCH ? b->held : ~(unsigned)b->held)
		  : side == FRENCH		    ? all
						    : f->eastern;
	p->garrison = left >= p->t.soon ? 0 : p->t.garrison + p->t.garrison * more / 100;
	p->work = p->t.work + p->t.work * more / 100;
}

static bool begin(struct board_plan *p, const struct scenario *s, const struct battle *b, int temper)
{
	const struct field *f = field_of(s);
	int side = b->p.header.phasing;
	int16_t foes[SIDE_PIECES];
	int n = 0;
	memset(p, 0, sizeof *p);
	p->t = bo_temper(s, side);
	bo_temper_turn(&p->t, temper);
	p->now = *b;
	set_clear(&p->now.p.used);
	set_clear(&p->now.p.hand);
	set_clear(&p->now.p.against);
	set_clear(&p->now.attacked);
	set_clear(&p->now.advanced);
	p->now.target = p->now.joined = 0;
	bo_fights_begin(&p->q, s, &p->now, side, &p->t);
	p->night = is_night(s, b);
	wants(p, b);
	own_reach(p, b);
	foe_reach(p, b);
	for (int i = 0; i < p->strongs; i++)
		foes[n++] = b->p.piece[f->first[p->q.foe] + p->strong[i]].place;
	if (p->t.goal == NEAR_ENEMY)
		bo_way_fill(f, p->way, foes, n);
	else
		bo_way_fill(f, p->way, &f->redoubt_at[p->t.goal], 1);
	for (int k = 0; p->garrison && k < REDOUBTS; k++)
		bo_way_fill(f, p->to_work[k], &f->redoubt_at[k], 1);
	return p->movable != 0;
}

/* --- building the board --- */

/* Everybody out of contact goes where the ground draws him, before anything is weighed. */
static void drift(struct board_plan *p)
{
	for (int again = 0; again < 2; again++)
		for (uint64_t left = p->movable; left; left &= left - 1) {
			int u = __builtin_ctzll(left), best = place_of(p, u);
			for (int k = 0; k < p->ends[u]; k++) {
				int to = p->end[u][k];
				if (!p->now.occ[to] && !zone_against(p->q.f, &p->now, p->q.side, to) && p->way[to] < p->way[best])
					best = to;
			}
			if (best != place_of(p, u))
				place(p, u, best);
		}
}

/* Each unit is tried as near as it can come to each redoubt that has no garrison. */
static int garrisons(struct board_plan *p, int base)
{
	const struct field *f = p->q.f;
	for (int k = 0; p->garrison && k < REDOUBTS; k++) {
		if (!(p->want >> k & 1) || ours(p, unit_at(&p->now, f->redoubt_at[k])))
			continue;
		for (uint64_t left = p->movable; left; left &= left - 1) {
			int u = __builtin_ctzll(left), from = place_of(p, u), best = from;
			if (p->to_work[k][from] > 20 || f->redoubt[from] != NONE)
				continue;
			for (int i = 0; i < p->ends[u]; i++)
				if (!p->now.occ[p->end[u][i]] && p->to_work[k][p->end[u][i]] < p->to_work[k][best])
					best = p->end[u][i];
			if (best == from)
				continue;
			place(p, u, best);
			int v = value(p);
			if (v > base)
				base = v;
			else
				place(p, u, from);
		}
	}
	return base;
}

struct step {
	int unit, from;
};

/* Sets the strongest of these here, a little by chance; false: there is none. */
static bool set_strongest(struct board_plan *p, uint64_t can, int at, struct step *out, uint64_t *state)
{
	int top = NONE, most = -1;
	for (uint64_t left = can; left; left &= left - 1) {
		int u = __builtin_ctzll(left);
		int weight = 4 * p->q.s->piece[p->q.f->first[p->q.side] + u].strength + random_below(state, 6);
		if (weight > most) {
			most = weight;
			top = u;
		}
	}
	if (top == NONE)
		return false;
	*out = (struct step){top, place_of(p, top)};
	place(p, top, at);
	return true;
}

enum { STRIKERS = DIRECTIONS + FIRE_HEXES };

/* Everybody who can is set round this enemy; the best beginning of the list stays. */
static int strike(struct board_plan *p, int enemy, int base, uint64_t *fixed, uint64_t *state)
{
	const struct field *f = p->q.f;
	int at = p->now.p.piece[f->first[p->q.foe] + enemy].place, turn = random_below(state, DIRECTIONS), n = 0, keep = 0;
	struct step step[STRIKERS];
	uint64_t here = 0;
	for (int k = 0; k < DIRECTIONS + f->fires[at]; k++) {
		int d = (turn + (k < 3 ? 2 * k : 2 * k - 5)) % DIRECTIONS; /* alternate sides first: they shut him in */
		int x = k < DIRECTIONS ? f->to[at][d] : f->fire[at][k - DIRECTIONS].to;
		if (x < 0 || p->now.occ[x] ||
		    (k < DIRECTIONS ? !(f->side[at][d] & SIDE_CROSS) : zone_against(f, &p->now, p->q.side, x)))
			continue;
		uint64_t can = p->reach[x] & ~*fixed & ~here & (k < DIRECTIONS ? ~p->guns : p->guns);
		if (!set_strongest(p, can, x, &step[n], state))
			continue;
		here |= BIT(step[n++].unit);
		int v = value(p);
		if (v > base) {
			base = v;
			keep = n;
		}
	}
	for (; n > keep; n--)
		place(p, step[n - 1].unit, step[n - 1].from);
	for (int i = 0; i < keep; i++)
		*fixed |= BIT(step[i].unit);
	return base;
}

static bool in_reach(const struct board_plan *p, int enemy)
{
	const struct field *f = p->q.f;
	int at = p->now.p.piece[f->first[p->q.foe] + enemy].place;
	for (int d = 0; d < DIRECTIONS; d++)
		if (f->to[at][d] >= 0 && p->reach[f->to[at][d]])
			return true;
	for (int k = 0; k < f->fires[at]; k++)
		if (p->reach[f->fire[at][k].to] & p->guns)
			return true;
	return false;
}

static int strikes(struct board_plan *p, int base, uint64_t *state)
{
	int order[SIDE_PIECES];
	uint64_t fixed = 0;
	memcpy(order, p->strong, sizeof order);
	for (int i = p->strongs - 1; i > 0; i--) {
		int k = random_below(state, i + 1), kept = order[i];
		order[i] = order[k];
		order[k] = kept;
	}
	for (int i = 0; i < p->strongs; i++)
		if (in_reach(p, order[i]))
			base = strike(p, order[i], base, &fixed, state);
	return base;
}

/* One unit somewhere else: kept where the board is worth more. */
static int single(struct board_plan *p, int base, uint64_t *state)
{
	int list[SIDE_PIECES], units = 0;
	for (uint64_t left = p->movable; left; left &= left - 1)
		list[units++] = __builtin_ctzll(left);
	int u = list[random_below(state, units)], from = place_of(p, u);
	int to = p->end[u][random_below(state, p->ends[u])];
	if (to == from || p->now.occ[to])
		return base;
	place(p, u, to);
	int v = value(p);
	if (v > base)
		return v;
	place(p, u, from);
	return base;
}

bool bo_plan_march(struct board_plan *p, const struct scenario *s, const struct battle *b, int temper)
{
	uint64_t state = (uint64_t)(b->p.header.turn * 2 + b->p.header.phasing + 1) * 1812 + (uint64_t)temper * 1000003;
	if (!begin(p, s, b, temper))
		return false;
	int still = value(p);
	struct battle kept = p->now;
	drift(p);
	int base = value(p);
	if (base < still) {
		p->now = kept;
		base = still;
	}
	base = garrisons(p, base);
	if (!p->night)
		base = strikes(p, base, &state);
	base = garrisons(p, base);
	for (int i = 0; i < p->t.tries; i++)
		base = single(p, base, &state);
	return true;
}
