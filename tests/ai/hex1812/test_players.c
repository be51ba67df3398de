/* The hex game's own player beats random play on either side, in every scenario. GROGNARD_CAMPAIGNS says in how many games: few,
 * for each is a campaign. */
#include "ai/beats.h"
#include "check.h"
#include "wanted.h"

static void hex1812_thinking_beats_chance(void **unused)
{
	(void)unused;
	static const char *const names[] = {"hex1812/1-invasion", "hex1812/2-road-to-moscow", "hex1812/3-retreat"};
	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		for (int side = 0; side < 2; side++)
			beats_chance(names[i], NULL, side, (wanted("GROGNARD_CAMPAIGNS", 4) + 1) / 2);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(hex1812_thinking_beats_chance),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
