/* The enemy's answer to a board: who could come against whom past our zones, and what he would gain, dearest first. */
#include "ai/borodino/own.h"

/* What threatens one of our units. */
struct threat {
	int at, strength, room; /* its hex; hexes round it from which foot and horse can come */
	uint64_t who, guns;     /* enemies by piece - first: from beside it; from two hexes off */
};

/* Enemies that could step on this empty hex beside us: they come over a hex outside our zones, or past a friend of theirs. */
static uint64_t comers(const struct board_plan *p, int at, uint64_t pinned)
{
	const struct field *f = p->q.f;
	const struct battle *b = &p->now;
	uint64_t via = 0, in = p->come[at] & ~pinned;
	for (int d = 0; in && d < DIRECTIONS; d++) {
		int from = f->to[at][d], unit = from < 0 ? NONE : unit_at(b, from);
		if (from < 0)
			continue;
		if (unit != NONE && is_side(f, p->q.foe, unit))
			via |= BIT(unit - f->first[p->q.foe]);
		if (!in_zone_of(b, p->q.side, from) && (unit == NONE || is_side(f, p->q.foe, unit)))
			via |= p->come[from];
	}
	return in & via;
}

static struct threat threat_to(const struct board_plan *p, int piece, uint64_t pinned)
{
	const struct field *f = p->q.f;
	const struct battle *b = &p->now;
	int foe = p->q.foe, at = b->p.piece[piece].place;
	struct threat x = {.at = at, .strength = p->q.s->piece[piece].strength};
	for (int d = 0; d < DIRECTIONS; d++) {
		int from = f->to[at][d], unit = from < 0 ? NONE : unit_at(b, from);
		if (from < 0 || !(f->side[at][d] & SIDE_CROSS) || (unit != NONE && !is_side(f, foe, unit)))
			continue;
		uint64_t can = unit != NONE ? BIT(unit - f->first[foe]) : comers(p, from, pinned);
		x.who |= can;
		x.room += can != 0;
	}
	for (int k = 0; k < f->fires[at]; k++) {
		int from = f->fire[at][k].to, unit = unit_at(b, from);
		if (unit != NONE && is_side(f, foe, unit))
			x.guns |= BIT(unit - f->first[foe]) & p->foe_guns;
		else if (unit == NONE && !in_zone_of(b, p->q.side, from))
			x.guns |= p->come[from] & p->foe_guns & ~pinned;
	}
	return x;
}

/* Of 100, what a retreat costs by how many hexes are left for it. */
static int retreat_costs(const struct board_plan *p, int at)
{
	static const int costs[] = {100, 60, 40, 25};
	const struct field *f = p->q.f;
	int free = 0;
	for (int d = 0; d < DIRECTIONS; d++) {
		int to = f->to[at][d];
		if (to < 0 || !(f->side[at][d] & SIDE_PASS) || zone_against(f, &p->now, p->q.side, to))
			continue;
		int unit = unit_at(&p->now, to);
		free += unit == NONE || is_side(f, p->q.side, unit);
	}
	return costs[int_min(free, 3)];
}

static int defended(const struct board_plan *p, const struct threat *x)
{
	const struct field *f = p->q.f;
	int work = f->redoubt[x->at];
	if (p->q.side == RUSSIAN && work != NONE && p->now.live >> work & 1)
		return 2 * x->strength + f->redoubt_strength[work];
	return x->strength * (f->hex[x->at] & (HEX_TOWN | HEX_WOODS) ? 2 : 1);
}

/* What he gains by falling upon this unit with whom he has left; the strongest first, until they are six to one. */
static int blow_at(const struct board_plan *p, const struct threat *x, uint64_t *spent)
{
	const struct fights *q = &p->q;
	int attack2 = 0, naked = 0, beside = 0, defence = defended(p, x);
	uint64_t using = 0, who = (x->who | x->guns) & ~*spent;
	for (int i = 0; i < p->strongs && attack2 < 12 * defence; i++) {
		int e = p->strong[i], strength = q->s->piece[q->f->first[q->foe] + e].strength;
		bool gun = p->foe_guns >> e & 1;
		if (!(who >> e & 1) || (!gun && beside >= x->room))
			continue;
		attack2 += 2 * strength;
		using |= BIT(e);
		beside += !gun;
		naked += gun ? 0 : strength;
	}
	if (!using)
		return 0;
	const int *ways = q->ways[bo_odds_of(q, attack2, defence)];
	int dead = ways[RESULT_DE] + ways[RESULT_EX];
	int loss = dead * 100 * x->strength + ways[RESULT_DR] * retreat_costs(p, x->at) * x->strength;
	if (q->f->redoubt[x->at] != NONE)
		loss += (dead + ways[RESULT_DR]) * q->t->work;
	int cost = 100 * (ways[RESULT_EX] * int_min(x->strength + 1, naked) + ways[RESULT_AE] * naked) +
		   ways[RESULT_AR] * q->t->back * naked;
	int net = (loss * q->t->own - cost * q->t->foe) / 600;
	if (net <= 0)
		return 0;
	*spent |= using;
	return net;
}

int bo_answer(const struct board_plan *p)
{
	const struct fights *q = &p->q;
	const struct field *f = q->f;
	struct threat list[SIDE_PIECES];
	uint64_t pinned = 0, spent = 0;
	int n = 0, sum = 0;
	for (int i = 0; i < p->strongs; i++)
		if (zone_against(f, &p->now, q->foe, p->now.p.piece[f->first[q->foe] + p->strong[i]].place))
			pinned |= BIT(p->strong[i]);
	for (int i = f->first[q->side]; i < f->last[q->side]; i++) {
		if (!on_map(&p->now, i))
			continue;
		struct threat x = threat_to(p, i, pinned);
		if (!(x.who | x.guns))
			continue;
		int k = n++;
		for (; k > 0 && list[k - 1].strength < x.strength; k--)
			list[k] = list[k - 1];
		list[k] = x;
	}
	for (int k = 0; k < n; k++)
		sum += blow_at(p, &list[k], &spent);
	return sum;
}
