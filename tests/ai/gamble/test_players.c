/* The computer beats random play in nineteen games of twenty: its Russians in both scenarios, with the advanced rules and when they set up as they
 * like, its French, who need most cities of the west and a capital, in both scenarios and with the advanced rules. GROGNARD_CAMPAIGNS says in how
 * many games: few, for each is a campaign. */
#include "ai/beats.h"
#include "check.h"
#include "wanted.h"

static void gamble_thinking_russians_beat_chance(void **unused)
{
	(void)unused;
	int games = wanted("GROGNARD_CAMPAIGNS", 4);
	beats_chance("gamble/1812", NULL, 1, games);
	beats_chance("gamble/1812", "advanced=1", 1, games / 2);
	beats_chance("gamble/1812", "free_setup=1", 1, games / 2);
	beats_chance("gamble/two-year", NULL, 1, games / 2);
}

/* Who stands still as the Russians wins by that; the French need most cities of the west and a capital. */
static void gamble_thinking_french_beat_chance(void **unused)
{
	(void)unused;
	int games = wanted("GROGNARD_CAMPAIGNS", 4);
	beats_chance("gamble/1812", NULL, 0, games);
	beats_chance("gamble/1812", "advanced=1", 0, games);
	beats_chance("gamble/two-year", NULL, 0, games);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(gamble_thinking_russians_beat_chance),
		cmocka_unit_test(gamble_thinking_french_beat_chance),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
