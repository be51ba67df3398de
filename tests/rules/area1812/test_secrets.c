/* No side learns what it may not know, in random play of the campaign. */
#include "field.h"

#include "rules/secrets.h"
#include "rules/sieve.h"

static void area1812_nobody_sees_through_closed_stacks(void **unused)
{
	(void)unused;
	struct sieve sieve = {.every = 5, .probes = 4, .imagined = 2};
	for (uint64_t seed = 1; seed <= 2; seed++) {
		sieve_scenario("area1812/1-invasion", "optional_rules=1", seed, &sieve);
		sieve_scenario("area1812/2-road-to-moscow", NULL, seed, &sieve);
		sieve_scenario("area1812/3-retreat", "free_setup=1", seed, &sieve);
	}
	assert_true(sieve.steps > 2000);
	assert_true(sieve.differ > sieve.steps / 3); /* the test would see nothing if imagine only copied */
}

/* The same where armies live long enough to be hungry, to fight and to be counted. */
static void area1812_nobody_sees_through_long_campaigns(void **unused)
{
	(void)unused;
	static const struct { const char *name, *option; } games[] = {
		{"area1812/1-invasion", NULL}, {"area1812/2-road-to-moscow", "optional_rules=1"}, {"area1812/3-retreat", NULL}};
	for (int i = 0; i < 3; i++) {
		struct game *g = scenario(games[i].name, games[i].option);
		int differ = 0;
		for (uint64_t seed = 1; seed <= 2; seed++) {
			uint64_t state = seed;
			assert_true(g->s.rules->setup(&g->s, seed, now(g), NULL, &g->e));
			for (int n = 0; !now(g)->header.result.over; n++) {
				if (n % 4 == 0 && !rules_secrets(&g->s, now(g), 4, &state, &differ, &g->e))
					fail_msg("%s, seed %d, order %d: %s %s", games[i].name, (int)seed, n, g->e.place,
						 g->e.reason);
				g->s.rules->orders(&g->s, now(g), &g->list);
				struct order o = g->list.at[tempered(g, &state)];
				assert_true(g->s.rules->play(&g->s, now(g), &o, NULL, &g->e));
			}
		}
		assert_true(differ > 100);
		leave(g);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(area1812_nobody_sees_through_closed_stacks),
		cmocka_unit_test(area1812_nobody_sees_through_long_campaigns),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
