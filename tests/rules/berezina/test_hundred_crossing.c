/* A hundred random games of this scenario and each set of options: see hundred.h. */
#include "check.h"
#include "hundred.h"

static void berezina_hundred_games_crossing(void **unused)
{
	(void)unused;
	hundred_games("berezina/crossing");
}

int main(void)
{
	const struct CMUnitTest tests[] = {cmocka_unit_test(berezina_hundred_games_crossing)};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
