/* Players: what they choose is legal, they never stall, they see only what their side may know, and the simple one
 * beats the random one. The seeds are fixed, so these games are the same on every machine. GROGNARD_CAMPAIGNS says how
 * many of them (default 5 of each scenario and side).
 */
#include "ai/ai.h"
#include "check.h"
#include "wanted.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TOO_MANY = 20000 };

static struct scenario *open_scenario(const char *id)
{
	struct scenario *s = calloc(1, sizeof *s);
	struct error e = {0};
	if (!scenario_load(s, getenv("GROGNARD_DATA"), id, NULL, &e))
		fail_msg("%s: %s: %s", e.file, e.place, e.reason);
	return s;
}

static void close_scenario(struct scenario *s)
{
	scenario_free(s);
	free(s);
}

/* Plays one game and returns the winner. */
static int play_game(const struct scenario *s, const enum player_kind seat[2], uint64_t seed)
{
	union any_position *at = calloc(2, sizeof *at), *seen = at + 1;
	struct orders list, theirs;
	uint64_t state[2] = {seed, seed + 1000};
	int n = 0;
	assert_true(s->rules->setup(s, seed, &at->common, NULL, NULL));
	for (rules_orders(s, &at->common, &list); list.n; rules_orders(s, &at->common, &list)) {
		int side = list.at[0].side;
		s->rules->imagine(s, &at->common, (enum side)side, random_next(&state[side]), &seen->common);
		rules_orders(s, &seen->common, &theirs);
		assert_int_equal(theirs.n, list.n);
		int i = ai_choose(seat[side], s, &seen->common, &theirs, &state[side]);
		assert_in_range(i, 0, list.n - 1);
		assert_true(order_same(&theirs.at[i], &list.at[i]));
		assert_true(rules_play(s, &at->common, &list.at[i], NULL, NULL));
		assert_true(++n < TOO_MANY);
	}
	int winner = at->common.header.result.winner;
	free(at);
	return winner;
}

static void simple_beats_random(void **unused)
{
	(void)unused;
	int games = wanted("GROGNARD_CAMPAIGNS", 5);
	static const char *const ids[] = {"borodino/5-september", "borodino/6-september", "borodino/7-september"};
	for (size_t i = 0; i < sizeof ids / sizeof ids[0]; i++) {
		struct scenario *s = open_scenario(ids[i]);
		for (int side = 0; side < SIDES; side++) {
			enum player_kind seat[2] = {PLAYER_RANDOM, PLAYER_RANDOM};
			int wins = 0;
			seat[side] = PLAYER_SIMPLE;
			for (int n = 1; n <= games; n++)
				wins += play_game(s, seat, (uint64_t)n) == side;
			if (wins * 5 < games * 4)
				fail_msg("%s: as the %s player it wins %d of %d", ids[i], s->side_name[side], wins, games);
		}
		close_scenario(s);
	}
}

static void simple_beats_random_with_secrets(void **unused)
{
	(void)unused;
	struct scenario *s = open_scenario("null/duel");
	enum player_kind seat[2][2] = {{PLAYER_SIMPLE, PLAYER_RANDOM}, {PLAYER_RANDOM, PLAYER_SIMPLE}};
	int wins = 0, losses = 0;
	for (uint64_t seed = 1; seed <= 200; seed++) {
		int simple = (int)(seed & 1), winner = play_game(s, seat[simple], seed);
		wins += winner == simple;
		losses += winner == 1 - simple;
	}
	if (wins < losses * 3 / 2)
		fail_msg("it wins %d and loses %d", wins, losses);
	close_scenario(s);
}

static void every_seat_plays_to_the_end(void **unused)
{
	(void)unused;
	for (int a = PLAYER_PERSON; a <= PLAYER_AUTOMATON; a++)
		for (int b = PLAYER_PERSON; b <= PLAYER_AUTOMATON; b++) {
			struct scenario *s = open_scenario("null/duel");
			enum player_kind seat[2] = {(enum player_kind)a, (enum player_kind)b};
			assert_in_range(play_game(s, seat, (uint64_t)(a * 4 + b)) + 1, 0, 2);
			close_scenario(s);
		}
}

static void the_same_state_chooses_the_same(void **unused)
{
	(void)unused;
	struct scenario *s = open_scenario("borodino/5-september");
	union any_position *at = calloc(1, sizeof *at), *kept = calloc(1, sizeof *kept);
	struct orders list;
	assert_true(s->rules->setup(s, 1, &at->common, NULL, NULL));
	for (int i = 0; i < 30; i++) {
		uint64_t one = (uint64_t)i, two = (uint64_t)i;
		rules_orders(s, &at->common, &list);
		*kept = *at;
		int first = ai_simple(s, &at->common, &list, &one);
		assert_int_equal(first, ai_simple(s, &at->common, &list, &two));
		assert_int_equal(one, two);
		assert_memory_equal(at, kept, sizeof *at); /* thinking changes nothing */
		assert_true(rules_play(s, &at->common, &list.at[first], NULL, NULL));
	}
	free(at);
	free(kept);
	close_scenario(s);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(simple_beats_random),
		cmocka_unit_test(simple_beats_random_with_secrets),
		cmocka_unit_test(every_seat_plays_to_the_end),
		cmocka_unit_test(the_same_state_chooses_the_same),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
