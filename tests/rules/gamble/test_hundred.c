/* A hundred random games of every scenario and set of options: see hundred.h. */
#include "check.h"
#include "hundred.h"

static void gamble_hundred_games(void **unused)
{
	(void)unused;
	hundred_games_of("gamble");
}

int main(void)
{
	const struct CMUnitTest tests[] = {cmocka_unit_test(gamble_hundred_games)};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
