/* Random play of both scenarios with all options: no dead end, no broken invariant, every game ends. */
#include "field.h"

#include "rules/check.h"

#include <string.h>

enum { MOST = 30000, EVERY = 40, STRANGERS = 8 };

static void play_out(const char *name, const char *options, uint64_t seed)
{
	struct game *g = scenario(name, NULL);
	char copy[256], *rest = NULL;
	snprintf(copy, sizeof copy, "%s", options);
	for (char *one = strtok_r(copy, " ", &rest); one; one = strtok_r(NULL, " ", &rest))
		assert_true(scenario_option(&g->s, one, &g->e));
	assert_true(g->s.rules->setup(&g->s, seed, now(g), NULL, &g->e));
	uint64_t state = seed;
	int n = 0;
	while (!now(g)->header.result.over && n++ < MOST) {
		g->s.rules->orders(&g->s, now(g), &g->list);
		assert_true(g->list.n > 0);
		if (n % EVERY == 0 && !rules_check(&g->s, now(g), STRANGERS, &state, &g->e))
			fail_msg("order %d: %s: %s", n, g->e.place, g->e.reason);
		struct order o = g->list.at[random_next(&state) % (unsigned)g->list.n];
		events_clear(&g->ev);
		assert_true(g->s.rules->play(&g->s, now(g), &o, &g->ev, &g->e));
		for (int i = 0; i < g->ev.n; i++) {
			struct text line;
			g->s.rules->tell(&g->s, &g->ev.at[i], &line);
		}
		if (!g->s.rules->sound(&g->s, now(g), &g->e))
			fail_msg("order %d: %s %s", n, g->e.place, g->e.reason);
	}
	assert_true(now(g)->header.result.over);
	leave(g);
}

static void berezina_random_solitaire(void **unused)
{
	(void)unused;
	play_out("berezina/crossing", "", 1);
	play_out("berezina/crossing", "alternative_morale=1 random_events=1 bridge_intact=1", 2);
	play_out("berezina/crossing", "kutusov_smells_blood=2 longer_nights=1 random_events=1 more_alert_russians=1", 3);
}

static void berezina_random_two_player(void **unused)
{
	(void)unused;
	play_out("berezina/two-player", "", 4);
	play_out("berezina/two-player", "bridge_intact=1 no_ney=1 victor_determined=1 random_events=1", 5);
	play_out("berezina/two-player", "kutusov_smells_blood=1 better_retreat=1 random_events=1", 6);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(berezina_random_solitaire),
		cmocka_unit_test(berezina_random_two_player),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
