/* The stacks of the two-player game (3.4): a side learns nothing of what lies below. */
#include "rules/sieve.h"

static void berezina_3_4_truth_and_imagination_look_the_same(void **unused)
{
	(void)unused;
	struct sieve sieve = {.every = 40, .probes = 4, .imagined = 1};
	sieve_scenario("berezina/two-player", NULL, 100, &sieve);
	sieve_scenario("berezina/two-player", "random_events=1", 101, &sieve);
	assert_true(sieve.steps > 200);
	assert_true(sieve.differ > 20); /* the test would see nothing if imagine only copied */
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(berezina_3_4_truth_and_imagination_look_the_same),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
