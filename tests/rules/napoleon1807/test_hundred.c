/* A hundred random games of every scenario and set of options: see hundred.h. */
#include "check.h"
#include "hundred.h"

static void n7_hundred_games(void **unused)
{
	(void)unused;
	hundred_games_of("napoleon1807");
}

int main(void)
{
	const struct CMUnitTest tests[] = {cmocka_unit_test(n7_hundred_games)};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
