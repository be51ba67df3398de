/* Who may and who must fight whom (Combat A to F), and whether an attack leaves everybody's duty possible.
 *
 * Own units and enemies are the two sides of a graph; who may attack whom is an edge. All duties can be met together
 * when every unit that owes an attack has an edge, and every enemy that is owed one can be reached: edges that cover
 * everybody, thinned out while both ends are covered otherwise, fall into attacks of one on many and of many on one.
 * A unit next to its enemies reaches them all at once. Guns two hexes off, and redoubts, reach one alone; only for what
 * is left to them must a choice be tried (most_reached), and that is seldom anybody.
 */
#include "rules/borodino/borodino.h"

#include <string.h>

#define BIT(i) (UINT64_C(1) << (i))

static inline int low(uint64_t bits)
{
	return __builtin_ctzll(bits);
}

/* The side's pieces of a set, as bits. */
static uint64_t bits_of(const struct field *f, int side, const struct set *in)
{
	int first = f->first[side], shift = first & 63;
	uint64_t bits = in->bits[first >> 6] >> shift;
	if (shift)
		bits |= in->bits[(first >> 6) + 1] << (64 - shift);
	int n = f->last[side] - first;
	return n == 64 ? bits : bits & (BIT(n) - 1);
}

/* [Combat D] Who has attacked attacks no more in this phase, and who was attacked is not attacked again.
 * [Optional Advance, reading 7] Who advanced does neither. [Displacement] Displaced guns do not fire. */
static void find_units(const struct scenario *s, const struct battle *b, struct duty *d)
{
	const struct field *f = field_of(s);
	uint64_t here[SIDES] = {0, 0};
	for (int side = 0; side < SIDES; side++)
		for (int i = f->first[side]; i < f->last[side]; i++)
			if (on_map(b, i))
				here[side] |= BIT(i - f->first[side]);
	d->units = here[d->side] & ~bits_of(f, d->side, &b->p.used) & ~bits_of(f, d->side, &b->advanced) &
		   ~bits_of(f, d->side, &b->no_shot);
	d->enemies = here[d->enemy] & ~bits_of(f, d->enemy, &b->attacked) & ~bits_of(f, d->enemy, &b->advanced);
}

/* Empty redoubts that the French may storm or bombard, or redoubts that may fire.
 * [Redoubts I] Only a redoubt without a garrison is a target by itself. [Combat D] Each once in a phase. */
static void find_works(const struct field *f, const struct battle *b, struct duty *d)
{
	for (int i = 0; i < REDOUBTS; i++) {
		if (!(b->live >> i & 1))
			continue;
		if (d->side == RUSSIAN) {
			if (!(b->fired >> i & 1))
				d->guns = (uint8_t)(d->guns | 1u << i);
		} else if (!b->occ[f->redoubt_at[i]] && !(b->stormed >> i & 1)) {
			d->works = (uint8_t)(d->works | 1u << i);
		}
	}
}

/* In an enemy zone that makes duties. [Optional Advance, reading 7] Who advanced in this phase makes none.
 * [Redoubts C] A redoubt's zone obliges the French to attack it or a unit. */
static bool is_held(const struct field *f, const struct battle *b, int side, int at)
{
	if (side == FRENCH && f->fronts[at] & b->live)
		return true;
	for (int k = 0; k < DIRECTIONS; k++) {
		int foe = f->side[at][k] & SIDE_ZOC ? unit_at(b, f->to[at][k]) : NONE;
		if (foe != NONE && !is_side(f, side, foe) && !set_has(&b->advanced, foe))
			return true;
	}
	return false;
}

/* [Combat A] An attacker stands next to whom he attacks; [Artillery A] guns may be two hexes off.
 * [Combat B, reading 5] Who stands in each other's zone must fight; over a river he may, at a bridge or ford.
 * [Artillery I, reading 17] Guns do not fire into woods. [Artillery H] Rivers do not stop them.
 * [Redoubts H] Guns may attack the rear of an empty redoubt, others its front only. */
static void look_around(const struct scenario *s, const struct battle *b, struct duty *d, int unit)
{
	const struct field *f = field_of(s);
	int at = b->p.piece[f->first[d->side] + unit].place, base = f->first[d->enemy];
	bool guns = s->piece[f->first[d->side] + unit].arm == ARM_ART;
	for (int k = 0; k < DIRECTIONS; k++) {
		int to = f->to[at][k];
		if (to < 0)
			continue;
		unsigned bits = f->side[at][k];
		int work = f->redoubt[to];
		if (work != NONE && d->works >> work & 1 && (guns || f->fronts[at] >> work & 1))
			d->touch_works[unit] = (uint8_t)(d->touch_works[unit] | 1u << work);
		int foe = b->occ[to] - 1 - base;
		if (!b->occ[to] || foe < 0 || foe >= SIDE_PIECES || !(d->enemies >> foe & 1))
			continue;
		if (guns ? (f->hex[to] & HEX_WOODS) != 0 : !(bits & SIDE_CROSS))
			continue;
		d->touch[unit] |= BIT(foe);
		if (!(bits & SIDE_ZOC))
			continue;
		d->contact[unit] |= BIT(foe);
		d->engaged_enemies |= BIT(foe);
	}
	if (d->side == FRENCH)
		d->near_works[unit] = f->fronts[at] & d->works;
	if (!guns) {
		for (uint64_t left = d->touch[unit]; left; left &= left - 1)
			d->foot[low(left)] |= BIT(unit);
		return;
	}
	d->cannon |= BIT(unit);
	for (int k = 0; k < f->fires[at]; k++) {
		int to = f->fire[at][k].to, work = f->redoubt[to], foe = b->occ[to] - 1 - base;
		if (b->occ[to] && foe >= 0 && foe < SIDE_PIECES && d->enemies >> foe & 1)
			d->far[unit] |= BIT(foe);
		if (work != NONE && d->works >> work & 1)
			d->far_works[unit] = (uint8_t)(d->far_works[unit] | 1u << work);
	}
}

static bool has_target(const struct duty *d, int unit)
{
	return d->touch[unit] | d->far[unit] || d->touch_works[unit] | d->far_works[unit];
}

/* Units in an enemy zone that can attack anybody at all.
 * [Combat B, reading 6] Whom they attack is their choice: over a bridge or ford, or an enemy whom others have left.
 * [Combat B, reading 7] Who owed an attack before still does, though the enemy beside him is one who has advanced.
 * [Artillery A, reading 16] Guns in an enemy zone must attack, but may choose somebody two hexes off. */
static void find_owing(const struct field *f, const struct battle *b, struct duty *d)
{
	uint64_t due = bits_of(f, d->side, &b->due);
	for (uint64_t left = d->units; left; left &= left - 1) {
		int unit = low(left), at = b->p.piece[f->first[d->side] + unit].place;
		if (has_target(d, unit) && zone_against(f, b, d->side, at) &&
		    (due >> unit & 1 || is_held(f, b, d->side, at)))
			d->engaged |= BIT(unit);
	}
}

/* Enemies who must be attacked because this unit stands beside them.
 * [Artillery I, reading 17] Guns may not fire into woods, so nobody there is owed an attack for their sake. */
static uint64_t beside(const struct scenario *s, const struct battle *b, int piece)
{
	const struct field *f = field_of(s);
	int at = b->p.piece[piece].place, enemy = 1 - s->piece[piece].side;
	uint64_t out = 0;
	for (int k = 0; at >= 0 && k < DIRECTIONS; k++) {
		int foe = f->side[at][k] & SIDE_ZOC ? unit_at(b, f->to[at][k]) : NONE;
		if (foe == NONE || !is_side(f, enemy, foe))
			continue;
		if (s->piece[piece].arm != ARM_ART || !(f->hex[f->to[at][k]] & HEX_WOODS))
			out |= BIT(foe - f->first[enemy]);
	}
	return out;
}

/* [Combat B, reading 6] An enemy beside a unit that has attacked somebody else is still owed an attack, [reading 7]
 * and so is one beside whom a unit stood until it advanced. */
static void find_left(const struct scenario *s, const struct battle *b, struct duty *d)
{
	const struct field *f = field_of(s);
	uint64_t spent = bits_of(f, d->side, &b->p.used) & ~bits_of(f, d->side, &b->advanced);
	d->engaged_enemies |= bits_of(f, d->enemy, &b->due);
	for (; spent; spent &= spent - 1)
		d->engaged_enemies |= beside(s, b, f->first[d->side] + low(spent));
}

/* [Redoubts I] A redoubt may attack whoever stands in one of its front hexes. */
static void find_guns(const struct field *f, const struct battle *b, struct duty *d)
{
	int base = f->first[d->enemy];
	for (int i = 0; i < REDOUBTS; i++) {
		if (!(d->guns >> i & 1))
			continue;
		for (int k = 0; k < DIRECTIONS; k++) {
			int to = f->to[f->redoubt_at[i]][k];
			if (to < 0 || !(f->fronts[to] >> i & 1) || !b->occ[to])
				continue;
			int foe = b->occ[to] - 1 - base;
			if (foe >= 0 && foe < SIDE_PIECES && d->enemies >> foe & 1)
				d->hit_by[i] |= BIT(foe);
		}
		d->reachable |= d->hit_by[i];
	}
}

/* --- Can everybody who is owed an attack still be reached? --- */

/* Owed enemies outside the plan whom no infantry or cavalry outside it touches. */
static uint64_t afoot(const struct duty *d, const struct plan *plan)
{
	uint64_t out = 0;
	for (uint64_t left = d->engaged_enemies & ~plan->against; left; left &= left - 1)
		if (!(d->foot[low(left)] & ~plan->hand))
			out |= left & -left;
	return out;
}

/* The most of these enemies that guns and redoubts reach: each all it touches, or one two hexes off; a redoubt one. */
static int most_reached(const struct duty *d, uint64_t who, uint64_t guns, unsigned works)
{
	int best = 0;
	if (!who || !(guns | works))
		return 0;
	int gun = guns ? low(guns) : NONE, work = guns ? NONE : __builtin_ctz(works);
	uint64_t touch = guns ? d->touch[gun] & who : 0, one = (guns ? d->far[gun] : d->hit_by[work]) & who;
	guns &= guns - (guns != 0);
	works &= gun == NONE ? works - 1 : works;
	if (!touch && !one)
		return most_reached(d, who, guns, works);
	if (touch)
		best = __builtin_popcountll(touch) + most_reached(d, who & ~touch, guns, works);
	for (; one && best < __builtin_popcountll(who); one &= one - 1) {
		int n = 1 + most_reached(d, who & ~(one & -one), guns, works);
		best = n > best ? n : best;
	}
	return best;
}

/* How many enemies who are owed an attack nobody will reach once the plan's attackers have fought, at best. One such
 * enemy goes to *enemy (may be NULL). [Combat B] Every enemy next to a unit is attacked. */
static int unreached(const struct duty *d, const struct plan *plan, int *enemy)
{
	uint64_t left = afoot(d, plan), guns = d->cannon & ~plan->hand, seen = 0;
	unsigned works = d->guns & ~(unsigned)plan->joined;
	if (enemy)
		*enemy = NONE;
	if (!left)
		return 0;
	for (uint64_t i = guns; i; i &= i - 1)
		seen |= d->touch[low(i)] | d->far[low(i)];
	for (unsigned i = works; i; i &= i - 1)
		seen |= d->hit_by[__builtin_ctz(i)];
	if (enemy)
		*enemy = low(left & ~seen ? left & ~seen : left);
	return __builtin_popcountll(left) - most_reached(d, left, guns, works);
}

void bo_duty_find(const struct scenario *s, const struct battle *b, struct duty *d)
{
	memset(d, 0, sizeof *d);
	d->side = b->p.header.phasing;
	d->enemy = 1 - d->side;
	const struct field *f = field_of(s);
	find_units(s, b, d);
	find_works(f, b, d);
	for (uint64_t left = d->units; left; left &= left - 1) {
		int unit = low(left);
		look_around(s, b, d, unit);
		d->reachable |= d->touch[unit] | d->far[unit];
	}
	if (d->guns)
		find_guns(f, b, d);
	find_owing(f, b, d);
	find_left(s, b, d);
	d->engaged_enemies &= d->reachable;
	d->lapsed = d->engaged_enemies ? unreached(d, &(struct plan){0}, NULL) : 0;
}

struct plan bo_plan_now(const struct duty *d, const struct scenario *s, const struct battle *b)
{
	const struct field *f = field_of(s);
	struct plan plan = {bits_of(f, d->side, &b->p.hand), bits_of(f, d->enemy, &b->p.against), b->target, b->joined};
	return plan;
}

static int targets(const struct plan *plan)
{
	return __builtin_popcountll(plan->against) + __builtin_popcount(plan->works);
}

/* [Combat E, Combat F, reading 10] Any number may attack, and any number be attacked, if each attacker is next to each
 * defender. [Artillery D] Guns two hexes off attack one unit only; [Artillery B] others may join them against it. */
bool bo_plan_joins(const struct duty *d, const struct plan *plan, int unit)
{
	if (!(d->units >> unit & 1))
		return false;
	if (!(plan->against & ~d->touch[unit]) && !(plan->works & ~d->touch_works[unit]))
		return true;
	return targets(plan) == 1 && !(plan->against & ~d->far[unit]) && !(plan->works & ~d->far_works[unit]);
}

/* Units that must join. [Combat B] Every unit next to an enemy takes part in an attack, over a bridge or ford if it
 * likes.
 * [Redoubts C, reading 8] Next to a redoubt alone it attacks that. */
static uint64_t stranded_units(const struct duty *d, const struct plan *plan)
{
	uint64_t out = 0;
	for (uint64_t left = d->engaged & ~plan->hand; left; left &= left - 1) {
		int i = low(left);
		if (!((d->touch[i] | d->far[i]) & ~plan->against) &&
		    !((d->touch_works[i] | d->far_works[i]) & ~plan->works))
			out |= BIT(i);
	}
	return out;
}

/* [Redoubts I, reading 23] Redoubts join an attack on a single unit they face, several of them if need be. */
bool bo_plan_fits(const struct duty *d, const struct plan *plan)
{
	for (uint64_t left = plan->hand; left; left &= left - 1)
		if (!bo_plan_joins(d, plan, low(left)))
			return false;
	if (!plan->joined)
		return true;
	if (targets(plan) != 1 || plan->works)
		return false;
	for (int i = 0; i < REDOUBTS; i++)
		if (plan->joined >> i & 1 && plan->against & ~d->hit_by[i])
			return false;
	return true;
}

/* Draws in the units that have nobody else left. False when one of them cannot take part. */
static bool settle(const struct duty *d, struct plan *plan)
{
	for (;;) {
		if (!bo_plan_fits(d, plan))
			return false;
		uint64_t units = stranded_units(d, plan);
		if (!units)
			return true;
		plan->hand |= units;
	}
}

/* Is there a way to go on with an attack that has its attackers? Enemies whom nobody else would reach may have to be
 * drawn in; more attackers than must be are of no help. `without`: enemies tried before. */
static bool widens(const struct duty *d, struct plan plan, uint64_t without)
{
	if (!settle(d, &plan))
		return false;
	if (unreached(d, &plan, NULL) <= d->lapsed)
		return true;
	uint64_t more = afoot(d, &plan) & ~without;
	for (uint64_t left = plan.hand; left; left &= left - 1)
		more &= d->touch[low(left)];
	for (; more && !plan.joined; more &= more - 1) {
		struct plan with = plan;
		with.against |= more & -more;
		if (widens(d, with, without))
			return true;
		without |= more & -more;
	}
	return false;
}

/* [Combat C, reading 6] The attacker takes his attacks in any order and divides his units as he likes, as long as
 * everybody's duty can still be met. */
bool bo_plan_completes(const struct duty *d, const struct plan *plan)
{
	struct plan full = *plan;
	if (!settle(d, &full))
		return false;
	if (full.hand | full.joined)
		return widens(d, full, 0);
	for (uint64_t left = d->units; left; left &= left - 1) {
		struct plan with = full;
		with.hand |= left & -left;
		if (bo_plan_joins(d, &full, low(left)) && widens(d, with, 0))
			return true;
	}
	for (int i = 0; i < REDOUBTS; i++) {
		struct plan with = full;
		with.joined = (uint8_t)(1u << i);
		if (d->guns >> i & 1 && widens(d, with, 0))
			return true;
	}
	return false;
}

/* A unit that would have nobody left to attack, an enemy whom nobody would be left to attack. */
void bo_plan_owed(const struct duty *d, const struct plan *plan, int *unit, int *enemy)
{
	uint64_t units = stranded_units(d, plan);
	*unit = units ? low(units) : NONE;
	if (unreached(d, plan, enemy) <= d->lapsed)
		*enemy = NONE;
}

/* [Combat G] Nothing here looks at the odds: a weak attack that frees others for a strong one is as good as any. */
bool bo_plan_legal(const struct duty *d, const struct plan *plan, int *unit, int *enemy)
{
	*unit = *enemy = NONE;
	if (!targets(plan) || !(plan->hand | plan->joined) || !bo_plan_fits(d, plan))
		return false;
	bo_plan_owed(d, plan, unit, enemy);
	return *unit == NONE && *enemy == NONE;
}

/* [Combat B] The phase does not end while somebody still owes an attack, or is owed one. */
bool bo_duty_left(const struct duty *d, int *unit, int *enemy)
{
	*unit = d->engaged ? low(d->engaged) : NONE;
	*enemy = d->engaged_enemies ? low(d->engaged_enemies) : NONE;
	return d->engaged || d->engaged_enemies;
}

void bo_duty_note(const struct scenario *s, struct battle *b)
{
	struct duty d;
	bo_duty_find(s, b, &d);
	for (uint64_t left = d.engaged; left; left &= left - 1)
		set_add(&b->due, field_of(s)->first[d.side] + low(left));
	set_less(&b->due, &b->p.hand);
}

/* [Combat C, reading 7] All enemies beside a unit are attacked: it does not leave one behind by advancing. */
void bo_duty_keep(const struct scenario *s, struct battle *b, int piece)
{
	for (uint64_t left = beside(s, b, piece); left; left &= left - 1)
		set_add(&b->due, field_of(s)->first[1 - s->piece[piece].side] + low(left));
}

/* [Combat B, reading 7] A duty that a result has made impossible is gone, and so is that of a unit no enemy is beside.
 * [Displacement] Displaced guns lose no duty: who owed an attack stood in an enemy zone, where nobody is pushed out. */
void bo_duty_lapse(const struct scenario *s, struct battle *b, struct events *ev)
{
	struct duty d;
	const struct field *f = field_of(s);
	if (set_empty(&b->due))
		return;
	bo_duty_find(s, b, &d);
	for (int i = set_next(&b->due, 0); i >= 0; i = set_next(&b->due, i + 1)) {
		int at = b->p.piece[i].place;
		if (!is_side(f, d.side, i) || d.engaged >> (i - f->first[d.side]) & 1)
			continue;
		set_drop(&b->due, i);
		if (at >= 0)
			event_note(ev, EVENT_LAPSE, d.side, i, NONE, at,
				   zone_against(f, b, d.side, at) ? TEXT_LAPSED : TEXT_RELIEVED, CITE_COMBAT_B);
	}
}
