/* Random play of all scenarios with all options: no dead end, no broken invariant, every game ends. */
#include "field.h"
#include "wanted.h"

enum { EVERY = 25 };

static void play_all(const char *name)
{
	static const char *const options[] = {"", "optional_rules=1", "free_setup=1", "free_setup=1 optional_rules=1"};
	for (int round = 0; round < wanted("GROGNARD_FUZZ_GAMES", 3); round++)
		for (int i = 0; i < 4; i++) {
			int seed = 100 * round + 7 * i + 1; /* half of them seldom force march */
			random_game(name, options[i], (uint64_t)seed, EVERY, seed % 2 ? tempered : NULL);
		}
}

static void area1812_random_invasion(void **unused)
{
	(void)unused;
	play_all("area1812/1-invasion");
}

static void area1812_random_road_to_moscow(void **unused)
{
	(void)unused;
	play_all("area1812/2-road-to-moscow");
}

static void area1812_random_retreat(void **unused)
{
	(void)unused;
	play_all("area1812/3-retreat");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(area1812_random_invasion),
		cmocka_unit_test(area1812_random_road_to_moscow),
		cmocka_unit_test(area1812_random_retreat),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
