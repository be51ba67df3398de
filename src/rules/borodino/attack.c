/* The Combat Phase: building an attack. `attack` an enemy (more may follow), `assault` an empty redoubt, `with` an own
 * unit, `redoubt` to let a redoubt join in, `commit`; `release` a Guard unit; `done` when no
 * duty is left. */
#include "rules/borodino/borodino.h"

static bool building(const struct battle *b)
{
	return !set_empty(&b->p.against) || b->target;
}

void bo_fight_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct battle *b = battle_at(p);
	struct frame *top = frame_top(p);
	struct duty d;
	if (top->step == 0) {
		top->step = 1;
		set_clear(&p->used);
		set_clear(&p->hand);
		set_clear(&p->against);
		set_clear(&b->attacked);
		set_clear(&b->advanced);
		set_clear(&b->no_shot);
		set_clear(&b->due);
		b->stormed = b->fired = b->target = b->joined = 0;
		event_note(ev, EVENT_PHASE, p->header.phasing, NONE, NONE, NONE, ROW_FIGHT, CITE_COMBAT);
	}
	bo_duty_find(s, b, &d);
	uint8_t works = 0;
	for (uint64_t left = d.units; left; left &= left - 1) {
		int i = __builtin_ctzll(left);
		works = (uint8_t)(works | d.touch_works[i] | d.far_works[i]);
	}
	if (!d.reachable && !works)
		phase_goto(p, ROW_END, (enum side)p->header.phasing);
}

void bo_fight_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	const struct battle *b = battle_of(p);
	struct duty d;
	int unit, enemy;
	bo_duty_find(s, b, &d);
	out->verbs = VERB(VERB_ATTACK) | VERB(VERB_ATTACK_PLACE) | VERB(VERB_WITH) |
		     VERB(VERB_REDOUBT) | VERB(VERB_COMMIT) | VERB(VERB_DONE);
	if (building(b)) {
		struct plan plan = bo_plan_now(&d, s, b);
		out->depth = 1;
		text_set(&out->ask, "Add attackers or targets, then press Commit");
		if (!bo_plan_legal(&d, &plan, &unit, &enemy))
			bo_owed_text(s, b, &d, unit, enemy, &out->why_not);
		return;
	}
	if (b->guard_rule)
		out->verbs |= VERB(VERB_RELEASE);
	text_set(&out->ask, "Choose an enemy to attack");
	if (!bo_duty_left(&d, &unit, &enemy))
		return;
	struct text due;
	bo_due_text(s, b, &d, unit, enemy, &due);
	text_set(&out->why_not, "%s (%s)", due.at, CITE(CITE_COMBAT_B));
}

static void list_targets(const struct scenario *s, const struct battle *b, const struct duty *d,
			 const struct plan *plan, struct orders *out)
{
	const struct field *f = field_of(s);
	for (uint64_t left = d->reachable & ~plan->against; left; left &= left - 1) {
		int enemy = __builtin_ctzll(left);
		struct plan with = *plan;
		with.against |= UINT64_C(1) << enemy;
		if (bo_plan_completes(d, &with))
			orders_add(out, order_make(VERB_ATTACK, d->side, f->first[d->enemy] + enemy, NONE, NONE));
	}
	(void)b;
	for (int i = 0; i < REDOUBTS; i++) {
		struct plan with = *plan;
		with.works = (uint8_t)(with.works | 1u << i);
		if (d->works & ~plan->works & 1u << i && bo_plan_completes(d, &with))
			orders_add(out, order_make(VERB_ATTACK_PLACE, d->side, NONE, f->redoubt_at[i], NONE));
	}
}

static void list_attackers(const struct scenario *s, const struct duty *d, const struct plan *plan, struct orders *out)
{
	const struct field *f = field_of(s);
	for (uint64_t left = d->units & ~plan->hand; left; left &= left - 1) {
		int unit = __builtin_ctzll(left);
		struct plan with = *plan;
		with.hand |= UINT64_C(1) << unit;
		if (bo_plan_joins(d, plan, unit) && bo_plan_completes(d, &with))
			orders_add(out, order_make(VERB_WITH, d->side, f->first[d->side] + unit, NONE, NONE));
	}
	for (int i = 0; i < REDOUBTS; i++) {
		struct plan with = *plan;
		with.joined = (uint8_t)(with.joined | 1u << i);
		if (d->guns & ~plan->joined & 1u << i && bo_plan_completes(d, &with))
			orders_add(out, order_make(VERB_REDOUBT, d->side, NONE, f->redoubt_at[i], NONE));
	}
}

void bo_fight_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct battle *b = battle_of(p);
	struct duty d;
	int unit, enemy;
	bo_duty_find(s, b, &d);
	struct plan plan = bo_plan_now(&d, s, b);
	list_targets(s, b, &d, &plan, out);
	if (!building(b)) {
		bo_release_list(s, b, out);
		if (!bo_duty_left(&d, &unit, &enemy))
			orders_add(out, order_make(VERB_DONE, d.side, NONE, NONE, NONE));
		return;
	}
	list_attackers(s, &d, &plan, out);
	if (bo_plan_legal(&d, &plan, &unit, &enemy))
		orders_add(out, order_make(VERB_COMMIT, d.side, NONE, NONE, NONE));
}

/* Is there a unit or redoubt that could make this attack, whatever duties say? */
static bool somebody_joins(const struct duty *d, const struct plan *plan)
{
	bool any = plan->hand | plan->joined;
	for (uint64_t left = d->units; left && !any; left &= left - 1)
		any = bo_plan_joins(d, plan, __builtin_ctzll(left));
	for (int i = 0; i < REDOUBTS && !any; i++)
		any = d->guns >> i & 1 && !plan->works && __builtin_popcountll(plan->against) == 1 &&
		      !(plan->against & ~d->hit_by[i]);
	return any;
}

static bool attack_can(const struct scenario *s, const struct battle *b, const struct duty *d, struct plan plan,
		       int target, struct error *e)
{
	const struct field *f = field_of(s);
	struct text name = bo_unit(s, b, target);
	if (!is_side(f, d->enemy, target) || !on_map(b, target))
		return error_set(e, NULL, NULL, CITE(CITE_COMBAT_A), "%s is no enemy unit on the map", name.at);
	uint64_t bit = UINT64_C(1) << (target - f->first[d->enemy]);
	if (plan.against & bit)
		return error_set(e, NULL, NULL, CITE(CITE_COMBAT_D), "%s is a target of this attack already", name.at);
	if (set_has(&b->attacked, target))
		return error_set(e, NULL, NULL, CITE(CITE_COMBAT_D), "%s has been attacked in this phase", name.at);
	if (set_has(&b->advanced, target))
		return error_set(e, NULL, NULL, CITE(CITE_ADVANCE), "%s advanced in this phase and is not attacked",
				 name.at);
	if (!(d->reachable & bit))
		return bo_reach_reason(s, b, target, e);
	plan.against |= bit;
	if (!bo_plan_fits(d, &plan))
		return bo_fit_reason(s, b, d, &plan, e);
	if (!somebody_joins(d, &plan))
		return error_set(e, NULL, NULL, CITE(CITE_COMBAT_F),
				 "no unit is adjacent to %s and to every other target: attack it by itself", name.at);
	return bo_plan_completes(d, &plan) || bo_plan_reason(s, b, d, &plan, e);
}

/* [Redoubts I] With a Russian unit in it the redoubt is attacked through that unit only. */
static bool assault_can(const struct scenario *s, const struct battle *b, const struct duty *d, struct plan plan,
			int at, struct error *e)
{
	struct text name = bo_hex(s, at);
	const char *hex = name.at;
	int work = field_of(s)->redoubt[at];
	if (work == NONE || d->side == RUSSIAN || b->destroyed >> work & 1)
		return error_set(e, NULL, NULL, CITE(CITE_REDOUBT), "%s holds no redoubt that can be attacked", hex);
	if (b->occ[at])
		return error_set(e, NULL, NULL, CITE(CITE_REDOUBT_I),
				 is_side(field_of(s), d->side, unit_at(b, at)) ? "%s is in your own hands"
									       : "%s is held: attack the unit in it",
				 hex);
	if (plan.works >> work & 1)
		return error_set(e, NULL, NULL, CITE(CITE_COMBAT_D), "%s is a target of this attack already", hex);
	if (!(d->works >> work & 1))
		return error_set(e, NULL, NULL, CITE(CITE_COMBAT_D), "%s has been attacked in this phase", hex);
	plan.works = (uint8_t)(plan.works | 1u << work);
	if (!somebody_joins(d, &plan) || !bo_plan_fits(d, &plan))
		return error_set(e, NULL, NULL, CITE(CITE_REDOUBT_I),
				 "nobody in this attack reaches the redoubt in %s: it takes a unit before its front, or "
				 "artillery within %d hexes",
				 hex, field_of(s)->figures.artillery.range);
	return bo_plan_completes(d, &plan) || bo_plan_reason(s, b, d, &plan, e);
}

static bool with_can(const struct scenario *s, const struct battle *b, const struct duty *d, struct plan plan, int piece,
		     struct error *e)
{
	const struct field *f = field_of(s);
	struct text name = bo_unit(s, b, piece);
	if (!building(b))
		return error_set(e, NULL, NULL, CITE(CITE_COMBAT), "choose an enemy to attack first");
	if (!is_side(f, d->side, piece) || !on_map(b, piece))
		return error_set(e, NULL, NULL, CITE(CITE_COMBAT), "%s is no unit of yours on the map", name.at);
	if (set_has(&b->no_shot, piece))
		return error_set(e, NULL, NULL, CITE(CITE_DISPLACEMENT), "%s was displaced and may not fire", name.at);
	int unit = piece - f->first[d->side];
	if (plan.hand >> unit & 1)
		return error_set(e, NULL, NULL, CITE(CITE_COMBAT_D), "%s takes part in this attack already", name.at);
	if (set_has(&b->advanced, piece))
		return error_set(e, NULL, NULL, CITE(CITE_ADVANCE), "%s advanced in this phase and attacks no more",
				 name.at);
	if (!(d->units >> unit & 1))
		return error_set(e, NULL, NULL, CITE(CITE_COMBAT_D), "%s has attacked in this phase", name.at);
	if (!bo_plan_joins(d, &plan, unit))
		return bo_join_reason(s, b, piece, e);
	plan.hand |= UINT64_C(1) << unit;
	return bo_plan_completes(d, &plan) || bo_plan_reason(s, b, d, &plan, e);
}

/* [Redoubts I, reading 9] A redoubt may attack with its garrison or apart from it.
 * [Redoubts J] Not with the French in it. */
static bool redoubt_can(const struct scenario *s, const struct battle *b, const struct duty *d, struct plan plan, int at,
			struct error *e)
{
	struct text name = bo_hex(s, at);
	const char *hex = name.at;
	int work = field_of(s)->redoubt[at];
	if (!building(b))
		return error_set(e, NULL, NULL, CITE(CITE_COMBAT), "choose an enemy to attack first");
	if (work == NONE || d->side == FRENCH || !(b->live >> work & 1))
		return error_set(e, NULL, NULL, CITE(CITE_REDOUBT_J), "%s holds no redoubt that can attack", hex);
	if (plan.joined >> work & 1)
		return error_set(e, NULL, NULL, CITE(CITE_COMBAT_D), "the redoubt in %s takes part in this attack already", hex);
	if (!(d->guns >> work & 1))
		return error_set(e, NULL, NULL, CITE(CITE_COMBAT_D), "the redoubt in %s has attacked in this phase", hex);
	if (__builtin_popcountll(plan.against) != 1 || plan.against & ~d->hit_by[work])
		return error_set(e, NULL, NULL, CITE(CITE_REDOUBT_I),
				 "the redoubt in %s attacks one unit in one of its three front hexes only", hex);
	plan.joined = (uint8_t)(plan.joined | 1u << work);
	return bo_plan_completes(d, &plan) || bo_plan_reason(s, b, d, &plan, e);
}

static bool commit_can(const struct scenario *s, const struct battle *b, const struct duty *d, const struct plan *plan,
		       struct error *e)
{
	struct text why;
	int unit, enemy;
	if (!building(b))
		return error_set(e, NULL, NULL, CITE(CITE_COMBAT), "choose an enemy to attack first");
	if (bo_plan_legal(d, plan, &unit, &enemy))
		return true;
	bo_owed_text(s, b, d, unit, enemy, &why);
	return error_set(e, NULL, NULL, CITE(CITE_COMBAT_B), "%s", why.at);
}

static bool apart_can(const struct battle *b, struct error *e)
{
	return !building(b) || error_set(e, NULL, NULL, CITE(CITE_COMBAT),
					 "an attack is being put together: press Commit, or give it up first");
}

/* [Turns of Play 2] Nobody moves in the Combat Phase but by its results.
 * [Imperial Guard B, reading 30] Guard that losses release may be released before any attack, to advance after it. */
bool bo_fight_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	const struct battle *b = battle_of(p);
	struct duty d;
	struct text why;
	int unit, enemy;
	bo_duty_find(s, b, &d);
	struct plan plan = bo_plan_now(&d, s, b);
	switch (o->verb) {
	case VERB_ATTACK:
		return attack_can(s, b, &d, plan, o->piece, e);
	case VERB_ATTACK_PLACE:
		return assault_can(s, b, &d, plan, o->place, e);
	case VERB_WITH:
		return o->number == NONE ? with_can(s, b, &d, plan, o->piece, e)
					 : error_set(e, NULL, NULL, NULL, "units join in one by one");
	case VERB_REDOUBT:
		return redoubt_can(s, b, &d, plan, o->place, e);
	case VERB_COMMIT:
		return commit_can(s, b, &d, &plan, e);
	case VERB_RELEASE:
		return apart_can(b, e) && bo_can_release(s, b, o->piece, e);
	case VERB_DONE:
		if (!apart_can(b, e))
			return false;
		if (!bo_duty_left(&d, &unit, &enemy))
			return true;
		bo_due_text(s, b, &d, unit, enemy, &why);
		return error_set(e, NULL, NULL, CITE(CITE_COMBAT_B), "%s", why.at);
	default:
		return error_set(e, NULL, NULL, CITE(CITE_TURNS),
				 "this is the Combat Phase: choose an enemy to attack, or end the phase");
	}
}

void bo_fight_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct battle *b = battle_at(p);
	const struct field *f = field_of(s);
	switch (o->verb) {
	case VERB_ATTACK:
		set_add(&p->against, o->piece);
		break;
	case VERB_ATTACK_PLACE:
		b->target = (uint8_t)(b->target | 1u << f->redoubt[o->place]);
		break;
	case VERB_WITH:
		set_add(&p->hand, o->piece);
		break;
	case VERB_REDOUBT:
		b->joined = (uint8_t)(b->joined | 1u << f->redoubt[o->place]);
		break;
	case VERB_COMMIT:
		bo_resolve(s, p, ev);
		break;
	case VERB_RELEASE:
		bo_release_act(s, b, o->piece, ev);
		break;
	default:
		phase_goto(p, ROW_END, (enum side)p->header.phasing);
	}
}
