/* Random play of all scenarios with all options: no dead end, no broken invariant, every game ends. */
#include "field.h"

#include "rules/check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 30000, EVERY = 25, STRANGERS = 8 };

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
		struct order o = g->list.at[seed % 2 ? tempered(g, &state) : (int)(random_next(&state) % (unsigned)g->list.n)];
		events_clear(&g->ev);
		if (!g->s.rules->play(&g->s, now(g), &o, &g->ev, &g->e))
			fail_msg("order %d is listed, but refused: %s", n, g->e.reason);
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

static int rounds(void)
{
	const char *set = getenv("GROGNARD_FUZZ_GAMES");
	int n = set ? atoi(set) : 3;
	return n < 1 ? 1 : n;
}

static void play_all(const char *name)
{
	static const char *const options[] = {"", "optional_rules=1", "free_setup=1", "free_setup=1 optional_rules=1"};
	for (int round = 0; round < rounds(); round++)
		for (int i = 0; i < 4; i++)
			play_out(name, options[i], (uint64_t)(100 * round + 7 * i + 1));
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
