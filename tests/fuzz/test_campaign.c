/* The Berezina as printed, the simple player against the Russian system: whole games to the end, some won, some lost.
 * GROGNARD_CAMPAIGNS says how many. By itself as few as still tell who wins.
 */
#include "campaign.h"
#include "check.h"
#include "wanted.h"

static void berezina_games_end_won_or_lost(void **unused)
{
	(void)unused;
	static const char *const none[] = {NULL};
	struct scenario *s = campaign_open("berezina/crossing", none);
	struct campaign all = {0};
	for (int i = wanted("GROGNARD_CAMPAIGNS", CAMPAIGNS_MANY); i; i--)
		campaign_count(s, (uint64_t)i, &all);
	campaign_judge(&all);
	campaign_close(s);
}

int main(void)
{
	const struct CMUnitTest tests[] = {cmocka_unit_test(berezina_games_end_won_or_lost)};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
