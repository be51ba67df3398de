/* No side learns what it may not know, in random play of the campaign. */
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

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(area1812_nobody_sees_through_closed_stacks),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
