/* No side learns what it may not know, in random play of the campaign. */
#include "field.h"

#include "words/secrets.h"
#include "rules/sieve.h"
#include "words/words.h"

#include <stdlib.h>
#include <string.h>

/* [Stacking] */
static void area1812_nobody_sees_through_closed_stacks(void **unused)
{
	(void)unused;
	struct sieve sieve = {.every = 5, .probes = 4, .imagined = 2};
	for (uint64_t seed = 1; seed <= 2; seed++) {
		sieve_scenario("area1812/1-invasion", "optional_rules=1", seed, &sieve);
		sieve_scenario("area1812/2-road-to-moscow", NULL, seed, &sieve);
		sieve_scenario("area1812/3-retreat", "free_setup=1", seed, &sieve);
	}
	assert_true(sieve.steps > 2000);
	assert_true(sieve.differ > sieve.steps / 3); /* the test would see nothing if imagine only copied */
}

/* [Stacking] The same where armies live long enough to be hungry, to fight and to be counted. */
static void area1812_nobody_sees_through_long_campaigns(void **unused)
{
	(void)unused;
	static const struct { const char *name, *option; } games[] = {
		{"area1812/1-invasion", NULL}, {"area1812/2-road-to-moscow", "optional_rules=1"}, {"area1812/3-retreat", NULL}};
	for (int i = 0; i < 3; i++) {
		struct game *g = scenario(games[i].name, games[i].option);
		int differ = 0;
		for (uint64_t seed = 1; seed <= 2; seed++) {
			uint64_t state = seed;
			assert_true(g->s.rules->setup(&g->s, seed, now(g), NULL, &g->e));
			for (int n = 0; !now(g)->header.result.over; n++) {
				if (n % 4 == 0 && !rules_secrets(&g->s, now(g), 4, &state, &differ, &g->e))
					fail_msg("%s, seed %d, order %d: %s %s", games[i].name, (int)seed, n, g->e.place,
						 g->e.reason);
				rules_orders(&g->s, now(g), &g->list);
				struct order o = g->list.at[tempered(g, &state)];
				assert_true(rules_play(&g->s, now(g), &o, NULL, &g->e));
			}
		}
		assert_true(differ > 100);
		leave(g);
	}
}

/* The pages tell the same on the truth and on what is imagined. */
static void area1812_pages_tell_no_secrets(void **unused)
{
	(void)unused;
	struct game *g = scenario("area1812/2-road-to-moscow", NULL);
	struct chart *a = calloc(1, sizeof *a), *b = calloc(1, sizeof *b);
	_Alignas(16) static unsigned char memory[POSITION_BYTES];
	struct position *other = (struct position *)(void *)memory;
	uint64_t state = 4;
	assert_true(g->s.rules->setup(&g->s, 4, now(g), NULL, &g->e));
	for (int n = 0; !now(g)->header.result.over; n++) {
		for (int viewer = 0; viewer < 2 && n % 8 == 0; viewer++) {
			g->s.rules->imagine(&g->s, now(g), (enum side)viewer, random_next(&state), other);
			for (int page = 0; words_of(&g->s)->pages[page].name; page++) {
				memset(a, 0, sizeof *a);
				memset(b, 0, sizeof *b);
				words_of(&g->s)->page(&g->s, page, NULL, 0, now(g), (enum side)viewer, a);
				words_of(&g->s)->page(&g->s, page, NULL, 0, other, (enum side)viewer, b);
				assert_memory_equal(a, b, sizeof *a);
			}
		}
		rules_orders(&g->s, now(g), &g->list);
		struct order o = g->list.at[tempered(g, &state)];
		assert_true(rules_play(&g->s, now(g), &o, NULL, &g->e));
	}
	free(a);
	free(b);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(area1812_nobody_sees_through_closed_stacks),
		cmocka_unit_test(area1812_nobody_sees_through_long_campaigns),
		cmocka_unit_test(area1812_pages_tell_no_secrets),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
