/* Random play of both scenarios with all options: no dead end, no broken invariant, every game ends. */
#include "field.h"

enum { EVERY = 40 };

static void berezina_random_solitaire(void **unused)
{
	(void)unused;
	random_game("berezina/crossing", "", 1, EVERY, NULL);
	random_game("berezina/crossing", "alternative_morale=1 random_events=1 bridge_intact=1", 2, EVERY, NULL);
	random_game("berezina/crossing", "kutusov_smells_blood=2 longer_nights=1 random_events=1 more_alert_russians=1", 3, EVERY, NULL);
}

static void berezina_random_two_player(void **unused)
{
	(void)unused;
	random_game("berezina/two-player", "", 4, EVERY, NULL);
	random_game("berezina/two-player", "bridge_intact=1 no_ney=1 victor_determined=1 random_events=1", 5, EVERY, NULL);
	random_game("berezina/two-player", "kutusov_smells_blood=1 better_retreat=1 random_events=1", 6, EVERY, NULL);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(berezina_random_solitaire),
		cmocka_unit_test(berezina_random_two_player),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
