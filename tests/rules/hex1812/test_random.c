/* Whole games at random. */
#include "rules/field.h"

/* No dead end, no broken invariant, every scenario to its end, with free set-up where there is one. */
static void hex1812_random_games(void **unused)
{
	(void)unused;
	random_game("hex1812/1-invasion", "", 3, 40, NULL);
	random_game("hex1812/2-road-to-moscow", "free_setup=1", 4, 40, NULL);
	random_game("hex1812/3-retreat", "free_setup=1", 5, 40, NULL);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(hex1812_random_games),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
