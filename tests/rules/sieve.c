#include "rules/sieve.h"

#include "words/secrets.h"

bool sieve_play(struct game *g, uint64_t seed, struct sieve *sieve)
{
	const struct rules *rules = g->s.rules;
	uint64_t state = seed;
	assert_true(rules->setup(&g->s, seed, now(g), NULL, &g->e));
	for (rules_orders(&g->s, now(g), &g->list); g->list.n; rules_orders(&g->s, now(g), &g->list)) {
		if (sieve->steps++ % sieve->every == 0)
			for (int i = 0; i < sieve->imagined; i++)
				if (!rules_secrets(&g->s, now(g), sieve->probes, &state, &sieve->differ, &g->e))
					return false;
		struct order o = g->list.at[random_next(&state) % (uint32_t)g->list.n];
		assert_true(rules_play(&g->s, now(g), &o, NULL, &g->e));
	}
	assert_true(now(g)->header.result.over);
	return true;
}

void sieve_scenario(const char *name, const char *option, uint64_t seed, struct sieve *sieve)
{
	struct game *g = scenario(name, option);
	if (!sieve_play(g, seed, sieve))
		fail_msg("%s, seed %d, after %d orders in all: %s %s", name, (int)seed, sieve->steps, g->e.place,
			 g->e.reason);
	leave(g);
}
