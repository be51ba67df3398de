/* What is imagined leans no more towards the truth than chance does, and shows whatever may be: great stacks, small ones. */
#include "field.h"

#include "rules/honesty.h"

static void area1812_closed_stacks_are_dealt_by_chance_alone(void **unused)
{
	(void)unused;
	static const struct { const char *name, *option; } games[] = {
		{"area1812/1-invasion", "optional_rules=1"}, {"area1812/2-road-to-moscow", NULL}, {"area1812/3-retreat", "free_setup=1"}};
	for (int i = 0; i < 3; i++) {
		struct game *g = scenario(games[i].name, games[i].option);
		struct shares shares = {0};
		for (uint64_t seed = 1; seed <= 3; seed++)
			shares_play(g, seed, 3, tempered, &shares);
		shares_fair(&shares, 3);
		leave(g);
	}
}

/* One counter that was never counted: it may be a corps alone, many corps, a supply unit. */
static void area1812_a_closed_counter_may_be_anything(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, "{\"at\":\"R44\",\"ic\":3}",
				      "{\"at\":\"FP3\",\"ic\":2},{\"at\":\"R22\",\"ic\":6,\"cc\":2,\"su\":2},{\"at\":\"R36\",\"ic\":3,\"cc\":1,\"su\":1}"), NULL);
	static union any_position seen;
	const struct campaign *c = campaign_of(&seen.common);
	int single = 0, great = 0, one = 0, at = place_of(g, "FP3");
	close_stack(g, FRENCH, "FP3");
	close_stack(g, FRENCH, "R22");
	close_stack(g, FRENCH, "R36");
	for (uint64_t seed = 0; seed < 400; seed++) {
		g->s.rules->imagine(&g->s, now(g), (enum side)RUSSIAN, seed, &seen.common);
		int corps = ar_corps(c, FRENCH, at);
		assert_true(ar_units(c, FRENCH, at) > 0);
		single += !corps;
		one += corps == 1;
		great += corps > 3;
	}
	assert_true(one > 20 && great > 4 && single > 4);
	leave(g);
}

/* What supply or a count has told stays in everything imagined: how many corps a region has; that guests are fed by a supply
 * unit, and that a depot is there which feeds. */
struct told {
	int corps, fed, depots;
};

static void told_stays(struct game *g, int viewer, const struct campaign *is, struct told *seen)
{
	const struct campaign *c = state(g);
	const struct land *land = land_of(&g->s);
	int owner = 1 - viewer;
	bool declares = c->stage && (owner == RUSSIAN || c->side == FRENCH); /* the Russians do so first */
	for (int r = 0; r < land->regions; r++) {
		int corps = ar_region_corps(land, c, owner, r);
		if (declares || c->counted[owner][r] != NONE) {
			assert_int_equal(ar_region_corps(land, is, owner, r), corps);
			seen->corps += corps > 1;
		}
		if (c->stage && !ar_region(land, c, viewer, r, ARMS) && c->guests[r]) {
			assert_true(ar_region(land, is, owner, r, ARM_SU) > 0 || !ar_region(land, c, owner, r, ARM_SU));
			seen->fed += ar_region(land, c, owner, r, ARM_SU) > 0;
		}
		if (c->stage && owner == FRENCH && c->on_depot[r]) {
			assert_true(ar_region(land, is, owner, r, ARM_DP) > 0);
			seen->depots++;
		}
	}
}

static void area1812_what_was_told_stays_in_what_is_imagined(void **unused)
{
	(void)unused;
	static const char *const names[] = {"area1812/1-invasion", "area1812/2-road-to-moscow", "area1812/3-retreat"};
	static union any_position is;
	struct told seen = {0};
	for (int i = 0; i < 3; i++)
		for (uint64_t seed = 1; seed <= 2; seed++) {
			struct game *g = scenario(names[i], NULL);
			uint64_t lot = seed;
			assert_true(g->s.rules->setup(&g->s, seed, now(g), NULL, &g->e));
			for (int n = 0; !now(g)->header.result.over; n++) {
				for (int viewer = 0; viewer < SIDES && (state(g)->stage || n % 16 == 0); viewer++) {
					g->s.rules->imagine(&g->s, now(g), (enum side)viewer, (uint64_t)n, &is.common);
					told_stays(g, viewer, campaign_of(&is.common), &seen);
				}
				rules_orders(&g->s, now(g), &g->list);
				struct order o = g->list.at[tempered(g, &lot)];
				assert_true(rules_play(&g->s, now(g), &o, NULL, &g->e));
			}
			leave(g);
		}
	print_message("%d regions of many corps, %d guests fed, %d depots\n", seen.corps, seen.fed, seen.depots);
	assert_true(seen.corps > 100 && seen.fed > 0 && seen.depots > 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(area1812_closed_stacks_are_dealt_by_chance_alone),
		cmocka_unit_test(area1812_a_closed_counter_may_be_anything),
		cmocka_unit_test(area1812_what_was_told_stays_in_what_is_imagined),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
