/* Who may and who must fight whom (Combat A to F), and whether an attack leaves everybody's duty possible.
 *
 * Own units and enemies are the two sides of a graph; a contact is an edge. A graph without lonely vertices always
 * splits into one-against-many attacks, so it is enough that no attack leaves a vertex lonely: a unit whose every
 * contact is attacked by others, or an enemy whose every contact is spent elsewhere. What must be drawn into an
 * attack follows from it step by step (bo_plan_completes), and never has to be guessed.
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

/* In an enemy zone that makes duties. [Optional Advance, reading 7] Who advanced in this phase makes none. */
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
 * [Artillery A, reading 16] Guns in an enemy zone must attack, but may choose somebody two hexes off.
 * [Artillery I, reading 17] Guns do not fire into woods. [Artillery H] Rivers do not stop them.
 * [Redoubts C] In a redoubt's zone the French must attack it or a unit. [Redoubts H] Guns may attack its rear. */
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
		d->back[foe] |= BIT(unit);
		d->engaged_enemies |= BIT(foe);
	}
	if (d->side == FRENCH)
		d->near_works[unit] = f->fronts[at] & d->works;
	if (d->contact[unit] | d->near_works[unit])
		d->engaged |= BIT(unit);
	if (!guns)
		return;
	for (int k = 0; k < f->fires[at]; k++) {
		int to = f->fire[at][k].to, work = f->redoubt[to], foe = b->occ[to] - 1 - base;
		if (b->occ[to] && foe >= 0 && foe < SIDE_PIECES && d->enemies >> foe & 1)
			d->far[unit] |= BIT(foe);
		if (work != NONE && d->works >> work & 1)
			d->far_works[unit] = (uint8_t)(d->far_works[unit] | 1u << work);
	}
	if (!is_held(f, b, d->side, at))
		return;
	d->owing |= BIT(unit);
	if (d->touch[unit] | d->far[unit] | d->touch_works[unit] | d->far_works[unit])
		d->engaged |= BIT(unit);
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

/* Would the unit have nothing left to attack, all its contacts being attacked by this plan? */
static bool unit_stranded(const struct duty *d, const struct plan *plan, int unit)
{
	if (d->contact[unit] & ~plan->against || d->near_works[unit] & ~plan->works)
		return false;
	if ((d->touch[unit] | d->far[unit]) & ~plan->against && d->owing >> unit & 1)
		return false;
	return !((d->touch_works[unit] | d->far_works[unit]) & ~plan->works && d->owing >> unit & 1);
}

/* Units that must join. [Combat B] Every unit next to an enemy takes part in an attack.
 * [Redoubts C, reading 8] Next to a redoubt alone it attacks that. */
static uint64_t stranded_units(const struct duty *d, const struct plan *plan)
{
	uint64_t out = 0;
	for (uint64_t left = d->engaged & ~plan->hand; left; left &= left - 1)
		if (unit_stranded(d, plan, low(left)))
			out |= BIT(low(left));
	return out;
}

/* [Combat B] Every enemy next to a unit is attacked, so he joins the targets when nobody else is left for him. */
static uint64_t stranded_enemies(const struct duty *d, const struct plan *plan)
{
	uint64_t out = 0;
	for (uint64_t left = d->engaged_enemies & ~plan->against; left; left &= left - 1)
		if (!(d->back[low(left)] & ~plan->hand))
			out |= BIT(low(left));
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

/* Draws in whoever must be drawn in, until nothing changes. False when somebody cannot be. */
static bool settle(const struct duty *d, struct plan *plan)
{
	for (;;) {
		if (!bo_plan_fits(d, plan))
			return false;
		uint64_t units = stranded_units(d, plan), enemies = stranded_enemies(d, plan);
		if (!(units | enemies))
			return true;
		plan->hand |= units;
		plan->against |= enemies;
	}
}

/* [Combat C, reading 6] The attacker takes his attacks in any order and divides his units as he likes, as long as
 * everybody's duty can still be met. */
bool bo_plan_completes(const struct duty *d, const struct plan *plan)
{
	struct plan full = *plan;
	if (!settle(d, &full))
		return false;
	if (full.hand | full.joined)
		return true;
	for (uint64_t left = d->units; left; left &= left - 1) {
		if (!bo_plan_joins(d, &full, low(left)))
			continue;
		struct plan with = full;
		with.hand |= BIT(low(left));
		if (settle(d, &with))
			return true;
	}
	for (int i = 0; i < REDOUBTS; i++) {
		struct plan with = full;
		with.joined = (uint8_t)(1u << i);
		if (d->guns >> i & 1 && settle(d, &with))
			return true;
	}
	return false;
}

/* [Combat G] Nothing here looks at the odds: a weak attack that frees others for a strong one is as good as any. */
bool bo_plan_legal(const struct duty *d, const struct plan *plan, int *unit, int *enemy)
{
	*unit = *enemy = NONE;
	if (!targets(plan) || !(plan->hand | plan->joined) || !bo_plan_fits(d, plan))
		return false;
	uint64_t units = stranded_units(d, plan), enemies = stranded_enemies(d, plan);
	if (units)
		*unit = low(units);
	if (enemies)
		*enemy = low(enemies);
	return !(units | enemies);
}

/* [Combat B] The phase does not end while somebody still owes an attack. */
bool bo_duty_left(const struct duty *d, int *unit)
{
	*unit = d->engaged ? low(d->engaged) : NONE;
	return d->engaged != 0;
}

void bo_duty_note(const struct scenario *s, struct battle *b)
{
	struct duty d;
	bo_duty_find(s, b, &d);
	set_clear(&b->due);
	for (uint64_t left = d.engaged; left; left &= left - 1)
		set_add(&b->due, field_of(s)->first[d.side] + low(left));
	set_less(&b->due, &b->p.hand);
}

/* [Combat B, reading 7] A duty that a result has made impossible is gone. */
void bo_duty_lapse(const struct scenario *s, struct battle *b, struct events *ev)
{
	struct duty d;
	int first = field_of(s)->first[b->p.header.phasing];
	if (set_empty(&b->due))
		return;
	bo_duty_find(s, b, &d);
	for (int i = set_next(&b->due, 0); ev && i >= 0; i = set_next(&b->due, i + 1))
		if (on_map(b, i) && !(d.engaged >> (i - first) & 1) && !set_has(&b->no_shot, i))
			event_note(ev, EVENT_LAPSE, d.side, i, NONE, b->p.piece[i].place, TEXT_LAPSED, CITE_COMBAT_B);
	set_clear(&b->due);
}
