/* Twenty random games of every scenario and set of options, for there are five scenarios and three options: see hundred.h. */
#include "check.h"
#include "hundred.h"

static void n7_twenty_games(void **unused)
{
	(void)unused;
	random_games_of("napoleon1807", 20);
}

int main(void)
{
	const struct CMUnitTest tests[] = {cmocka_unit_test(n7_twenty_games)};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
