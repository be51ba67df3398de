/* Combat B against brute force: in small crowded positions an order that begins or widens an attack is offered exactly
 * when some way of completing it exists, and a phase always comes to its end. */
#include "field.h"

#include <stdio.h>
#include <string.h>

enum { POSITIONS = 400, UNITS = 5, FOES = 4, MOST = 200 };

/* Is there a legal attack that contains this much of it? Tries every set of units, enemies and redoubts. */
static bool exists(const struct duty *d, const struct plan *part)
{
	int unit, enemy;
	for (uint64_t hand = 0; hand < 1u << UNITS; hand++)
		for (uint64_t against = 0; against < 1u << FOES; against++)
			for (unsigned joined = 0; joined < 1u << REDOUBTS; joined++) {
				struct plan plan = {hand, against, part->works, (uint8_t)joined};
				if (part->hand & ~hand || part->against & ~against || part->joined & ~joined ||
				    joined & ~(unsigned)d->guns)
					continue;
				if (bo_plan_legal(d, &plan, &unit, &enemy))
					return true;
			}
	return false;
}

/* Pieces 0..UNITS-1 of each side in a small patch of ground: redoubt 2618 with its front and rear, or open fields. */
static struct game *crowd(uint64_t *seed, bool russians)
{
	static const char *const french[UNITS] = {"FR-I-2", "FR-I-4", "FR-I-A", "FR-I-C", "FR-III-10"};
	static const char *const russian[UNITS] = {"RU-III-3", "RU-II-4", "RU-III-A", "RU-VI-7", "RU-COS-1"};
	char keys[1024], used[HEXES] = {0};
	bool works = random_next(seed) % 2;
	int n = snprintf(keys, sizeof keys, DAY_7 "%s,\"setup\":{", russians ? RUSSIAN_FIGHT : FRENCH_FIGHT);
	for (int i = 0; i < UNITS + FOES; i++) {
		bool own = i < UNITS;
		const char *id = own != russians ? french[own ? i : i - UNITS] : russian[own ? i : i - UNITS];
		int column, row;
		do {
			column = 25 + (int)(random_next(seed) % 4);
			row = (works ? 17 : 5) + (int)(random_next(seed) % 4);
		} while (used[column * 30 + row - 31]++);
		n += snprintf(keys + n, sizeof keys - (size_t)n, "%s\"%s\":\"%02d%02d\"", i ? "," : "", id, column, row);
	}
	snprintf(keys + n, sizeof keys - (size_t)n, "}");
	return field(keys, NULL);
}

/* The sides' bits used here are few and low only if the pieces are; so they are packed for the search. */
static uint64_t packed(uint64_t bits, uint64_t all)
{
	uint64_t out = 0;
	int k = 0;
	for (; all; all &= all - 1, k++)
		if (bits & all & -all)
			out |= UINT64_C(1) << k;
	return out;
}

static void pack(struct duty *d, struct plan *plan, uint64_t units, uint64_t enemies)
{
	struct duty small = {.side = d->side, .enemy = d->enemy, .works = d->works, .guns = d->guns};
	int k = 0;
	for (uint64_t left = units; left; left &= left - 1, k++) {
		int i = __builtin_ctzll(left);
		small.contact[k] = packed(d->contact[i], enemies);
		small.touch[k] = packed(d->touch[i], enemies);
		small.far[k] = packed(d->far[i], enemies);
		small.near_works[k] = d->near_works[i];
		small.touch_works[k] = d->touch_works[i];
		small.far_works[k] = d->far_works[i];
	}
	k = 0;
	for (uint64_t left = enemies; left; left &= left - 1, k++)
		small.back[k] = packed(d->back[__builtin_ctzll(left)], units);
	for (int i = 0; i < REDOUBTS; i++)
		small.hit_by[i] = packed(d->hit_by[i], enemies);
	small.units = packed(d->units, units);
	small.enemies = packed(d->enemies, enemies);
	small.engaged = packed(d->engaged, units);
	small.owing = packed(d->owing, units);
	small.engaged_enemies = packed(d->engaged_enemies, enemies);
	small.reachable = packed(d->reachable, enemies);
	*d = small;
	plan->hand = packed(plan->hand, units);
	plan->against = packed(plan->against, enemies);
}

static void compare(struct game *g)
{
	struct battle *b = state(g);
	const struct field *f = field_of(&g->s);
	struct duty d;
	uint64_t all[SIDES] = {0, 0};
	for (int i = 0; i < g->s.pieces; i++)
		if (g->s.piece[i].setup != NONE)
			all[g->s.piece[i].side] |= UINT64_C(1) << (i - f->first[g->s.piece[i].side]);
	bo_duty_find(&g->s, b, &d);
	struct plan plan = bo_plan_now(&d, &g->s, b);
	pack(&d, &plan, all[d.side], all[d.enemy]);
	for (int i = 0; i < FOES; i++) {
		struct plan with = plan;
		if (!(d.reachable >> i & 1))
			continue;
		with.against |= UINT64_C(1) << i;
		if (!with.works)
			assert_int_equal(bo_plan_completes(&d, &with), exists(&d, &with));
	}
	for (int i = 0; i < UNITS; i++) {
		struct plan with = plan;
		with.hand |= UINT64_C(1) << i;
		if (with.against && !with.works && d.units >> i & 1)
			assert_int_equal(bo_plan_completes(&d, &with), exists(&d, &with));
	}
}

static void play_phase(struct game *g, uint64_t *seed)
{
	int side = now(g)->header.phasing;
	for (int i = 0; i < MOST; i++) {
		if (now(g)->header.phasing != side || frame_now(now(g))->row == ROW_MOVE)
			return;
		if (frame_now(now(g))->row == ROW_FIGHT)
			compare(g);
		rules_orders(&g->s, now(g), &g->list);
		assert_true(g->list.n > 0);
		struct order o = g->list.at[random_next(seed) % (unsigned)g->list.n];
		assert_true(rules_play(&g->s, now(g), &o, NULL, &g->e));
	}
	fail_msg("the phase does not end");
}

/* [Combat B, Combat C, reading 6] */
static void borodino_combat_b_against_brute_force(void **unused)
{
	(void)unused;
	uint64_t seed = 1812;
	for (int i = 0; i < POSITIONS; i++) {
		struct game *g = crowd(&seed, i % 2);
		play_phase(g, &seed);
		leave(g);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(borodino_combat_b_against_brute_force),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
