/* Borodino's own player beats random play on either side, in every scenario. GROGNARD_CAMPAIGNS says in how many games: few,
 * for each is a battle of a day or two. */
#include "ai/beats.h"
#include "check.h"
#include "wanted.h"

static void borodino_thinking_beats_chance(void **unused)
{
	(void)unused;
	static const char *const names[] = {"borodino/5-september", "borodino/6-september", "borodino/7-september", "borodino/grand-battle",
					    "borodino/schevardino"};
	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		for (int side = 0; side < 2; side++)
			beats_chance(names[i], NULL, side, (wanted("GROGNARD_CAMPAIGNS", 4) + 1) / 2);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(borodino_thinking_beats_chance),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
