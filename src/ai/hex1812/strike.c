/* Attacks that units on the march can still bring together: for each enemy and each hex beside him who could gather there, the
 * strongest first, with the best leader; as many as it takes. Five times his strength kills infantry at once. */
#include "ai/hex1812/own.h"

struct gathering {
	const struct eye *v;
	int from, to;
	int strength, bonus, worth, defence, printed;
	bool bare, prey; /* over an unbridged river; all that stands there can be eliminated at once */
	uint64_t who;
};

static bool enemies_on(const struct eye *v, int place)
{
	for (int i = hx_top(v->c, place); i != NONE; i = hx_below(v->c, i))
		if (v->s->piece[i].side == v->foe && !set_has(&v->c->doomed, i))
			return true;
	return false;
}

/* What stands on the gathering hex already, and what it is to fall upon. */
static void begin(struct gathering *x, const struct eye *v, int from, int to)
{
	static const struct set nobody;
	struct hx_clash clash = {.side = v->side, .froms = 1, .tos = 1, .from = {(int16_t)from}, .to = {(int16_t)to}, .who = &nobody};
	struct hx_sum sum;
	int d = hx_direction(v->s, from, to), river = v->g->side[from][d];
	*x = (struct gathering){.v = v, .from = from, .to = to, .prey = true};
	hx_clash_add(v->s, v->c, &clash, &sum, NULL);
	x->defence = sum.defence ? sum.defence : 1;
	x->printed = sum.printed;
	x->bare = river & SIDE_RIVER && !(river & SIDE_BRIDGE);
	for (int i = hx_top(v->c, to); i != NONE; i = hx_below(v->c, i))
		x->prey &= hx_arm(v->s, i) != ARM_CAV;
	for (int i = hx_top(v->c, from); i != NONE; i = hx_below(v->c, i)) {
		if (!hx_can_attack(v->s, v->c, i))
			continue;
		if (hx_fights(v->s, i)) {
			x->strength += v->s->piece[i].strength;
			x->worth += hx_worth(v, i);
		} else {
			x->bonus += hx_bonus(v->s, i, true);
		}
	}
}

enum { SLIPS_AWAY = 70 }; /* [Combat D] whoever is not killed at once may retreat before the attack: per cent that remain */

static int value_of(const struct gathering *x)
{
	const struct eye *v = x->v;
	const struct figures *f = figures_of(v->s);
	struct hx_sum sum = {.attack = x->strength + int_min(x->bonus, x->strength), .defence = x->defence, .printed = x->printed};
	sum.percent = 100 * sum.attack / sum.defence;
	sum.weak = x->bare && sum.percent < f->combat.unbridged;
	if (!x->strength)
		return 0;
	if (x->prey && sum.percent >= f->combat.automatic)
		return hx_worth_on(v, x->to) + (hx_controls(v->s, v->c, v->side, x->to) ? 0 : hx_worth_hold(v, x->to));
	int promise = hx_promise(v, v->side, &sum, x->worth, x->to);
	return promise > 0 ? promise * (hx_is_fortress(v->s, x->to) ? 100 : SLIPS_AWAY) / 100 : promise;
}

/* The strongest of `left`, combat units or leaders; NONE. */
static int strongest(const struct eye *v, uint64_t left, bool leader)
{
	int best = NONE, most = 0;
	for (; left; left &= left - 1) {
		int m = __builtin_ctzll(left), i = v->man[m];
		int strength = leader ? (hx_arm(v->s, i) == ARM_LEADER ? hx_bonus(v->s, i, true) : 0)
				      : (hx_fights(v->s, i) ? v->s->piece[i].strength : 0);
		if (strength > most) {
			most = strength;
			best = m;
		}
	}
	return best;
}

enum { EACH = 15 }; /* what a unit could do elsewhere */

/* One more: a leader while the units are more than he adds, else a unit. False: nobody is left. */
static bool add_one(struct gathering *x, uint64_t *left)
{
	const struct eye *v = x->v;
	int chief = x->strength > x->bonus ? strongest(v, *left, true) : NONE;
	int m = chief != NONE ? chief : strongest(v, *left, false);
	if (m == NONE)
		return false;
	*left &= ~BIT(m);
	x->who |= BIT(m);
	if (m == chief) {
		x->bonus += hx_bonus(v->s, v->man[m], true);
	} else {
		x->strength += v->s->piece[v->man[m]].strength;
		x->worth += hx_worth(v, v->man[m]);
	}
	return true;
}

static void try(const struct eye *v, int from, int to, struct strike *best)
{
	struct gathering x;
	uint64_t left = v->can[from] & v->free;
	begin(&x, v, from, to);
	for (int m = 0; m < v->men; m++) /* who is there already has not to come */
		if (v->c->p.piece[v->man[m]].place == from)
			left &= ~BIT(m);
	int alone = value_of(&x), count = 0;
	if (x.strength && hx_fighters(v->s, v->c, from, NONE) > 1 && alone < 0)
		alone = 0;
	do {
		int value = value_of(&x) - EACH * count;
		if (x.who && value > v->t.boldness && value > best->value && value > alone)
			*best = (struct strike){.value = value, .to = to, .from = from, .who = x.who};
		count++;
	} while (add_one(&x, &left));
}

void hx_strike_find(const struct eye *v, struct strike *out)
{
	*out = (struct strike){0};
	for (int i = v->g->first[v->foe]; i < v->g->last[v->foe]; i++) {
		int to = v->c->p.piece[i].place;
		if (to < 0 || hx_top(v->c, to) != i || !enemies_on(v, to))
			continue;
		for (int d = 0; d < DIRECTIONS; d++) {
			int from = v->g->to[to][d];
			if (from != NONE && v->can[from] & v->free && !enemies_on(v, from) && !hx_is_fortress(v->s, from) &&
			    hx_idle_in_combat(v->s, v->c, from) == NONE)
				try(v, from, to, out);
		}
	}
}
