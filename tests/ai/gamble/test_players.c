/* The computer beats random play: its Russians in nineteen games of twenty in both scenarios, with the advanced rules and when they set up as they
 * like; its French, who need most cities of the west and a capital, in nine of ten, in both scenarios and with the advanced rules.
 * GROGNARD_CAMPAIGNS says in how many games: few, for each is a campaign. */
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

enum { FRENCH_GAMES = 10 };

/* So many games that one lost by a hair, as a few of a hundred are, says nothing. */
static void french_beat_chance(const char *id, const char *option, int games)
{
	int won = wins_against_chance(id, option, 0, games);
	if (won * 10 < games * 9)
		fail_msg("%s %s: the French win %d games of %d", id, option ? option : "", won, games);
}

/* Who stands still as the Russians wins by that; the French need most cities of the west and a capital. */
static void gamble_thinking_french_beat_chance(void **unused)
{
	(void)unused;
	int games = FRENCH_GAMES * wanted("GROGNARD_CAMPAIGNS", 4);
	french_beat_chance("gamble/1812", NULL, games);
	french_beat_chance("gamble/1812", "advanced=1", games);
	french_beat_chance("gamble/two-year", NULL, games);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(gamble_thinking_russians_beat_chance),
		cmocka_unit_test(gamble_thinking_french_beat_chance),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
