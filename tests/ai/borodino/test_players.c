/* The game's own player beats random play on either side, in every scenario. GROGNARD_CAMPAIGNS says in how many games. */
#include "rules/borodino/field.h"
#include "wanted.h"

#include "players.h"

#include <stdlib.h>

enum { MOST = 20000 };

static int wins(struct game *g, struct players *both, int thinks, uint64_t seed)
{
	const char *player[SIDES] = {"random", "random"};
	player[thinks] = "simple";
	players_open(both, &g->s, player, seed);
	assert_true(g->s.rules->setup(&g->s, seed, now(g), NULL, &g->e));
	for (int n = 0; !now(g)->header.result.over; n++) {
		assert_true(n < MOST);
		rules_orders(&g->s, now(g), &g->list);
		assert_true(rules_play(&g->s, now(g), &g->list.at[players_order(both, now(g), &g->list, n)], NULL, &g->e));
	}
	players_close(both);
	return now(g)->header.result.winner == thinks;
}

static void borodino_thinking_beats_chance(void **unused)
{
	(void)unused;
	static const char *const names[] = {"borodino/5-september", "borodino/6-september", "borodino/7-september",
					    "borodino/grand-battle"};
	struct players *both = calloc(1, sizeof *both);
	int games = wanted("GROGNARD_CAMPAIGNS", 4) / 2; /* a few: each is a battle of a day or two */
	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		for (int side = 0; side < SIDES; side++) {
			struct game *g = scenario(names[i], NULL);
			for (int n = 0; n < games; n++)
				if (!wins(g, both, side, (uint64_t)n + 1))
					fail_msg("%s: side %d loses game %d against random play", names[i], side, n + 1);
			leave(g);
		}
	free(both);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(borodino_thinking_beats_chance),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
