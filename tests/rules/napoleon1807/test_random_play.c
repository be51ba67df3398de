/* Whole games at random: no dead end, no broken invariant, in every scenario, with both sets of rules and with dice. */
#include "rules/field.h"

static void n7_random_games(void **unused)
{
	(void)unused;
	random_game("napoleon1807/pultusk", "", 3, 40, NULL);
	random_game("napoleon1807/pultusk", "grognard=1 dice=1", 4, 40, NULL);
	random_game("napoleon1807/eylau", "grognard=1", 5, 60, NULL);
	random_game("napoleon1807/eylau-battle", "winter_quarters=0", 6, 40, NULL);
	random_game("napoleon1807/friedland", "grognard=1", 7, 60, NULL);
	random_game("napoleon1807/friedland-battle", "dice=1", 8, 40, NULL);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(n7_random_games),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
