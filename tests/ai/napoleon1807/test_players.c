/* The player of Napoleon 1807 beats random play on either side, in every scenario, under both sets of rules: in eleven games of twelve. A
 * draw is half a game won. The games are quick: all are played under the sanitizers, too, for one of three would say nothing. */
#include "ai/beats.h"
#include "check.h"

enum { GAMES = 40 };

static void everywhere(const char *option)
{
	static const char *const names[] = {"napoleon1807/pultusk", "napoleon1807/eylau", "napoleon1807/eylau-battle", "napoleon1807/friedland",
					    "napoleon1807/friedland-battle"};
	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		for (int side = 0; side < 2; side++)
			outdoes_chance(names[i], option, side, GAMES);
}

static void napoleon1807_thinking_beats_chance(void **unused)
{
	(void)unused;
	everywhere(NULL);
}

static void napoleon1807_thinking_beats_chance_in_the_fog(void **unused)
{
	(void)unused;
	everywhere("grognard=1");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(napoleon1807_thinking_beats_chance),
		cmocka_unit_test(napoleon1807_thinking_beats_chance_in_the_fog),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
