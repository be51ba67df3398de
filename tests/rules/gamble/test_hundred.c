/* Forty random games of every scenario and set of options, for a game takes long: see hundred.h. */
#include "check.h"
#include "hundred.h"

static void gamble_forty_games(void **unused)
{
	(void)unused;
	random_games_of("gamble", 40);
}

int main(void)
{
	const struct CMUnitTest tests[] = {cmocka_unit_test(gamble_forty_games)};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
