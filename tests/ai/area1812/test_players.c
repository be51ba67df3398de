/* The game's own player: it beats random play on either side in nineteen games of twenty, and decides everything.
 * GROGNARD_CAMPAIGNS says how many of these games.
 */
#include "ai/beats.h"
#include "rules/area1812/field.h"
#include "wanted.h"

#include "ai/mind.h"

#include <stdlib.h>
#include <string.h>

static void area1812_thinking_french_beat_chance(void **unused)
{
	(void)unused;
	beats_chance("area1812/2-road-to-moscow", NULL, FRENCH, wanted("GROGNARD_CAMPAIGNS", 20));
	beats_chance("area1812/3-retreat", "optional_rules=1", FRENCH, wanted("GROGNARD_CAMPAIGNS", 20));
}

static void area1812_thinking_russians_beat_chance(void **unused)
{
	(void)unused;
	beats_chance("area1812/2-road-to-moscow", NULL, RUSSIAN, wanted("GROGNARD_CAMPAIGNS", 20));
	beats_chance("area1812/3-retreat", "optional_rules=1", RUSSIAN, wanted("GROGNARD_CAMPAIGNS", 20));
}

/* Every decision that comes up between two players that think has an answer of the game's own. */
static void area1812_counsel_answers_everything(void **unused)
{
	(void)unused;
	struct game *g = scenario("area1812/3-retreat", "free_setup=1");
	_Alignas(16) static unsigned char memory[POSITION_BYTES];
	struct position *seen = (struct position *)(void *)memory;
	uint64_t state = 5;
	assert_true(g->s.rules->setup(&g->s, 3, now(g), NULL, &g->e));
	while (!now(g)->header.result.over) {
		enum side side = (enum side)frame_now(now(g))->side;
		rules_orders(&g->s, now(g), &g->list);
		g->s.rules->imagine(&g->s, now(g), side, random_next(&state), seen);
		int chosen = mind_of(&g->s)->counsel(&g->s, seen, &g->list, 0, &state, NULL);
		if (chosen < 0 || chosen >= g->list.n)
			fail_msg("no counsel in row %d", frame_now(now(g))->row);
		assert_true(rules_play(&g->s, now(g), &g->list.at[chosen], NULL, &g->e));
	}
	leave(g);
}

/* The same decision for the truth and for everything the side could imagine in its stead. */
static void sees_no_more(const char *name, const char *options)
{
	struct game *g = scenario(name, options);
	_Alignas(16) static unsigned char memory[POSITION_BYTES];
	struct position *seen = (struct position *)(void *)memory;
	uint64_t state = 9;
	int differ = 0;
	assert_true(g->s.rules->setup(&g->s, 9, now(g), NULL, &g->e));
	for (int n = 0; !now(g)->header.result.over; n++) {
		enum side side = (enum side)frame_now(now(g))->side;
		uint64_t before = state, after = state;
		rules_orders(&g->s, now(g), &g->list);
		int chosen = mind_of(&g->s)->counsel(&g->s, now(g), &g->list, 0, &after, NULL);
		for (int i = 0; i < 2; i++) {
			uint64_t mine = before;
			g->s.rules->imagine(&g->s, now(g), side, (uint64_t)(2 * n + i), seen);
			differ += memcmp(seen->piece, now(g)->piece, sizeof seen->piece) != 0;
			if (mind_of(&g->s)->counsel(&g->s, seen, &g->list, 0, &mine, NULL) != chosen || mine != after)
				fail_msg("order %d, row %d: another decision on another deal", n, frame_now(now(g))->row);
		}
		state = after;
		assert_true(rules_play(&g->s, now(g), &g->list.at[chosen], NULL, &g->e));
	}
	assert_true(differ > 100); /* it would see nothing if all lay open */
	leave(g);
}

static void area1812_counsel_sees_what_its_side_sees(void **unused)
{
	(void)unused;
	sees_no_more("area1812/2-road-to-moscow", "optional_rules=1");
	sees_no_more("area1812/3-retreat", "free_setup=1");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(area1812_thinking_french_beat_chance),
		cmocka_unit_test(area1812_thinking_russians_beat_chance),
		cmocka_unit_test(area1812_counsel_answers_everything),
		cmocka_unit_test(area1812_counsel_sees_what_its_side_sees),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
