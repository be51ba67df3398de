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
	struct game *g = scenario("area1812/2-road-to-moscow", NULL);
	static union any_position seen;
	const struct campaign *c = campaign_of(&seen.common);
	int single = 0, great = 0, one = 0, at = NONE;
	uint64_t state = 3;
	assert_true(g->s.rules->setup(&g->s, 3, now(g), NULL, &g->e));
	for (int n = 0; n < 400 && at == NONE; n++) {
		const struct campaign *truth = campaign_of(now(g));
		rules_orders(&g->s, now(g), &g->list);
		struct order o = g->list.at[tempered(g, &state)];
		assert_true(rules_play(&g->s, now(g), &o, NULL, &g->e));
		for (int i = 0; n > 60 && i < PLACES; i++)
			if (truth->backs[FRENCH][i] == 1 && truth->counted[FRENCH][land_of(&g->s)->region[i]] == NONE &&
			    ar_units(truth, FRENCH, i) == ar_corps(truth, FRENCH, i) && !truth->stage)
				at = i;
	}
	assert_int_not_equal(at, NONE);
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

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(area1812_closed_stacks_are_dealt_by_chance_alone),
		cmocka_unit_test(area1812_a_closed_counter_may_be_anything),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
