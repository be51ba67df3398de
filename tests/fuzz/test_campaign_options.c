/* The same with each option in turn and with all of them, and the game for two with a simple player on each side.
 * GROGNARD_CAMPAIGNS says how many games (default 22: each option twice): random play with
 * all options has hundreds of games elsewhere (tests/hundred.h).
 */
#include "campaign.h"
#include "check.h"
#include "wanted.h"

#include <stdio.h>

enum { FIRST_SEED = 1001, GAMES = 22, FOR_TWO = 6 };

/* Assignments for game i: option i at its other end, and one time in the round all of them. */
static struct scenario *open_turned(int i)
{
	static const char *const none[] = {NULL};
	static char text[MAX_OPTIONS][64];
	const char *options[MAX_OPTIONS + 1] = {NULL};
	struct scenario *plain = campaign_open("berezina/crossing", none);
	int all = plain->options, only = i % (all + 1), n = 0;
	for (int k = 0; k < all; k++)
		if (k == only || only == all) {
			snprintf(text[n], sizeof text[n], "%s=%d", plain->option[k].id, plain->option[k].high);
			options[n] = text[n];
			n++;
		}
	campaign_close(plain);
	return campaign_open("berezina/crossing", options);
}

static void berezina_games_end_with_every_option(void **unused)
{
	(void)unused;
	struct campaign all = {0};
	for (int i = 0; i < wanted("GROGNARD_CAMPAIGNS", GAMES); i++) {
		struct scenario *s = open_turned(i);
		campaign_count(s, (uint64_t)(FIRST_SEED + i), &all);
		campaign_close(s);
	}
	campaign_judge(&all);
}

static void berezina_games_for_two_end(void **unused)
{
	(void)unused;
	static const char *const none[] = {NULL};
	static const char *const both[2] = {"simple", "simple"};
	struct scenario *s = campaign_open("berezina/two-player", none);
	bool win;
	for (int i = 0; i <= wanted("GROGNARD_CAMPAIGNS", GAMES) / FOR_TWO; i++)
		campaign_play(s, both, (uint64_t)(FIRST_SEED + i), &win);
	campaign_close(s);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(berezina_games_end_with_every_option),
		cmocka_unit_test(berezina_games_for_two_end),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
