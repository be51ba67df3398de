/* Whole games at random: no dead end, no broken invariant, with every option and in two years. */
#include "rules/field.h"

static void gamble_random_games(void **unused)
{
	(void)unused;
	random_game("gamble/1812", "", 3, 60, NULL);
	random_game("gamble/1812", "advanced=1 reserve=1", 4, 60, NULL);
	random_game("gamble/1812", "capacity=1 free_setup=1", 5, 90, NULL);
	random_game("gamble/two-year", "advanced=1 leaders=0 cards=0", 7, 90, NULL);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(gamble_random_games),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
