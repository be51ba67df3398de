/* Why an attack is refused, and who still owes one: in words that name the units and the rule. */
#include "rules/borodino/borodino.h"

static struct text own(const struct scenario *s, const struct battle *b, const struct duty *d, int unit)
{
	return bo_unit(s, b, field_of(s)->first[d->side] + unit);
}

static struct text foe(const struct scenario *s, const struct battle *b, const struct duty *d, int enemy)
{
	return bo_unit(s, b, field_of(s)->first[d->enemy] + enemy);
}

void bo_owed_text(const struct scenario *s, const struct battle *b, const struct duty *d, int unit, int enemy,
		  struct text *out)
{
	if (unit != NONE)
		text_set(out, "%s would have nothing left to attack: let it join in", own(s, b, d, unit).at);
	else if (enemy != NONE)
		text_set(out, "%s would go unattacked: attack it too, or leave somebody to attack it",
			 foe(s, b, d, enemy).at);
	else
		text_set(out, "Choose who attacks");
}

void bo_due_text(const struct scenario *s, const struct battle *b, const struct duty *d, int unit, int enemy,
		 struct text *out)
{
	const struct field *f = field_of(s);
	if (unit == NONE) {
		text_set(out, "%s must still be attacked", foe(s, b, d, enemy).at);
		return;
	}
	uint64_t near = d->contact[unit], whom = near ? near : d->touch[unit] | d->far[unit];
	unsigned works = d->near_works[unit] ? d->near_works[unit] : d->touch_works[unit] | d->far_works[unit];
	if (whom)
		text_set(out, "%s must still attack %s%s", own(s, b, d, unit).at,
			 !(whom & (whom - 1)) ? "" : near ? "an enemy beside it, such as " : "an enemy in range, such as ",
			 foe(s, b, d, __builtin_ctzll(whom)).at);
	else
		text_set(out, "%s must still attack the redoubt: %s", own(s, b, d, unit).at,
			 bo_hex(s, f->redoubt_at[__builtin_ctz(works)]).at);
}

/* --- Who cannot attack whom --- */

static bool fires_at(const struct field *f, int from, int to)
{
	for (int k = 0; k < f->fires[from]; k++)
		if (f->fire[from][k].to == to)
			return true;
	return false;
}

/* Why a unit cannot attack this one, where something on the ground forbids it. True: nothing does. */
static bool ground_reason(const struct scenario *s, const struct battle *b, int piece, int target, struct error *e)
{
	const struct field *f = field_of(s);
	int from = b->p.piece[piece].place, to = b->p.piece[target].place, d = bo_direction_to(f, from, to);
	bool guns = s->piece[piece].arm == ARM_ART;
	int far = bo_hex_distance(f, from, to);
	if (guns && far <= f->figures.artillery.range && f->hex[to] & HEX_WOODS)
		return error_set(e, NULL, NULL, CITE(CITE_ARTILLERY_I),
				 "%s stands on a road through woods: %s may not fire into them",
				 bo_unit(s, b, target).at, bo_unit(s, b, piece).at);
	if (guns && far > 1 && far <= f->figures.artillery.range && !fires_at(f, from, to))
		return error_set(e, NULL, NULL, CITE(CITE_ARTILLERY_I), "woods lie between %s and %s",
				 bo_unit(s, b, piece).at, bo_unit(s, b, target).at);
	if (d != NONE && !guns && !(f->side[from][d] & SIDE_CROSS))
		return error_set(e, NULL, NULL, CITE(CITE_COMBAT_K),
				 "a river lies between %s and %s: infantry and cavalry attack over a bridge or ford only",
				 bo_unit(s, b, piece).at, bo_unit(s, b, target).at);
	return true;
}

/* A redoubt among the targets that this unit does not reach. */
static bool work_reason(const struct scenario *s, const struct battle *b, int piece, unsigned works, struct error *e)
{
	const struct field *f = field_of(s);
	int at = f->redoubt_at[__builtin_ctz(works)];
	for (unsigned left = works; left; left &= left - 1)
		if (!(f->fronts[b->p.piece[piece].place] & left & -left))
			at = f->redoubt_at[__builtin_ctz(left)];
	bool guns = s->piece[piece].arm == ARM_ART;
	return error_set(e, NULL, NULL, CITE(guns ? CITE_ARTILLERY_A : CITE_REDOUBT_I),
			 guns ? "%s does not reach %s" : "%s does not stand before the front of %s",
			 bo_unit(s, b, piece).at, bo_hex(s, at).at);
}

bool bo_join_reason(const struct scenario *s, const struct battle *b, int piece, struct error *e)
{
	const struct field *f = field_of(s);
	int from = b->p.piece[piece].place, n = set_count(&b->p.against) + __builtin_popcount(b->target);
	bool guns = s->piece[piece].arm == ARM_ART;
	int range = guns ? f->figures.artillery.range : 1;
	if (!e)
		return false;
	for (int i = set_next(&b->p.against, 0); i >= 0; i = set_next(&b->p.against, i + 1)) {
		int to = b->p.piece[i].place, far = bo_hex_distance(f, from, to);
		if (!ground_reason(s, b, piece, i, e))
			return false;
		if (far > 1 && far <= range && n > 1)
			return error_set(e, NULL, NULL, CITE(CITE_ARTILLERY_D),
					 "%s is %d hexes off: %s may bombard only a single unit", bo_unit(s, b, i).at, far,
					 bo_unit(s, b, piece).at);
		if (far > range && guns)
			return error_set(e, NULL, NULL, CITE(CITE_ARTILLERY_A), "%s is %d hexes from %s: artillery reaches %d",
					 bo_unit(s, b, piece).at, far, bo_unit(s, b, i).at, range);
		if (far > range)
			return error_set(e, NULL, NULL, CITE(CITE_COMBAT_E),
					 "%s is %d hexes from %s: it must be adjacent to every target", bo_unit(s, b, piece).at, far,
					 bo_unit(s, b, i).at);
	}
	return work_reason(s, b, piece, b->target, e);
}

/* Nobody who may still attack reaches this enemy: says what keeps the nearest from it. */
bool bo_reach_reason(const struct scenario *s, const struct battle *b, int target, struct error *e)
{
	const struct field *f = field_of(s);
	int side = 1 - s->piece[target].side, at = b->p.piece[target].place, spent = NONE, range = f->figures.artillery.range;
	if (!e)
		return false;
	for (int i = f->first[side]; i < f->last[side]; i++) {
		int far = on_map(b, i) ? bo_hex_distance(f, b->p.piece[i].place, at) : 99;
		if (far > range)
			continue;
		if (!ground_reason(s, b, i, target, e))
			return false;
		if (far == 1 || s->piece[i].arm == ARM_ART)
			spent = i;
	}
	if (spent != NONE)
		return error_set(e, NULL, NULL, CITE(CITE_COMBAT_D), "%s takes part in no other attack in this phase, and "
				 "nobody else reaches %s",
				 bo_unit(s, b, spent).at, bo_unit(s, b, target).at);
	return error_set(e, NULL, NULL, CITE(CITE_COMBAT_A),
			 "nobody reaches %s: it takes a unit beside it, or artillery within %d hexes with a clear way",
			 bo_unit(s, b, target).at, range);
}

/* --- Attacks that cannot be, or that leave a duty unmet --- */

/* A target that this unit does not touch: an enemy, else *work is a redoubt. */
static int out_of_touch(const struct duty *d, const struct plan *plan, int unit, int *work)
{
	uint64_t enemies = plan->against & ~d->touch[unit];
	unsigned works = plan->works & ~(unsigned)d->touch_works[unit];
	*work = works ? __builtin_ctz(works) : NONE;
	return enemies ? __builtin_ctzll(enemies) : NONE;
}

/* Why this unit cannot take part in the whole of the attack. [Combat E, Combat F] Every attacker touches every
 * defender; [Artillery D] guns two hexes off attack one alone. */
static bool apart_reason(const struct scenario *s, const struct battle *b, const struct duty *d, const struct plan *plan,
			 int unit, const char *before, struct error *e)
{
	const struct field *f = field_of(s);
	int work, enemy = out_of_touch(d, plan, unit, &work);
	struct text name = enemy != NONE ? foe(s, b, d, enemy) : bo_hex(s, f->redoubt_at[work == NONE ? 0 : work]);
	bool guns = s->piece[f->first[d->side] + unit].arm == ARM_ART;
	bool far = enemy != NONE ? d->far[unit] >> enemy & 1 : work != NONE && d->far_works[unit] >> work & 1;
	if (guns && far)
		return error_set(e, NULL, NULL, CITE(CITE_ARTILLERY_D),
				 "%s%s is not adjacent to %s and may bombard only a single unit", before,
				 own(s, b, d, unit).at, name.at);
	return error_set(e, NULL, NULL, CITE(CITE_COMBAT_F), "%s%s cannot attack %s: every attacker must be adjacent to "
			 "every defender",
			 before, own(s, b, d, unit).at, name.at);
}

bool bo_fit_reason(const struct scenario *s, const struct battle *b, const struct duty *d, const struct plan *plan,
		   struct error *e)
{
	if (!e)
		return false;
	for (uint64_t left = plan->hand; left; left &= left - 1)
		if (!bo_plan_joins(d, plan, __builtin_ctzll(left)))
			return apart_reason(s, b, d, plan, __builtin_ctzll(left), "", e);
	return error_set(e, NULL, NULL, CITE(CITE_REDOUBT_I), "a redoubt that attacks does so against one unit alone");
}

/* No single unit can make the attack: says what the first that reaches it would leave undone. */
static bool nobody_reason(const struct scenario *s, const struct battle *b, const struct duty *d, const struct plan *plan,
			  struct error *e)
{
	struct text why;
	int unit, enemy;
	for (uint64_t left = d->units; left; left &= left - 1) {
		struct plan with = *plan;
		int i = __builtin_ctzll(left);
		with.hand |= UINT64_C(1) << i;
		if (!bo_plan_joins(d, plan, i) || bo_plan_legal(d, &with, &unit, &enemy) ||
		    (unit == NONE && enemy == NONE))
			continue;
		bo_owed_text(s, b, d, unit, enemy, &why);
		return error_set(e, NULL, NULL, CITE(CITE_COMBAT_B), "nobody is free for this attack. With %s, %s",
				 own(s, b, d, i).at, why.at);
	}
	return error_set(e, NULL, NULL, CITE(CITE_COMBAT_B),
			 "no unit can make this attack without leaving another duty unmet");
}

bool bo_plan_reason(const struct scenario *s, const struct battle *b, const struct duty *d, const struct plan *plan,
		    struct error *e)
{
	struct plan with = *plan;
	struct text before;
	int unit, enemy, first = NONE;
	if (!e)
		return false;
	for (bo_plan_owed(d, &with, &unit, &enemy); unit != NONE; bo_plan_owed(d, &with, &unit, &enemy)) {
		text_set(&before, "%s would have nothing left to attack and would have to join in, but ",
			 own(s, b, d, unit).at);
		if (!bo_plan_joins(d, &with, unit))
			return apart_reason(s, b, d, &with, unit, before.at, e);
		first = first == NONE ? unit : first;
		with.hand |= UINT64_C(1) << unit;
	}
	if (enemy == NONE)
		return nobody_reason(s, b, d, plan, e);
	if (first != NONE)
		text_set(&before, "%s would have to join in, and then ", own(s, b, d, first).at);
	return error_set(e, NULL, NULL, CITE(CITE_COMBAT_B), "%s%s would go unattacked: nobody would be left for it",
			 first == NONE ? "" : before.at, foe(s, b, d, enemy).at);
}
