/* Players: what they choose is legal, they never stall, they see only what their side may know, and the simple one
 * beats the random one. The seeds are fixed, so these games are the same on every machine. GROGNARD_CAMPAIGNS says how
 * many of them (default 5 of each scenario and side).
 */
#include "check.h"
#include "players.h"
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
static int play_game(const struct scenario *s, const char *const player[SIDES], uint64_t seed)
{
	union any_position *at = calloc(1, sizeof *at);
	struct players *both = calloc(1, sizeof *both);
	struct orders list;
	int n = 0;
	players_open(both, s, player, seed);
	assert_true(s->rules->setup(s, seed, &at->common, NULL, NULL));
	for (rules_orders(s, &at->common, &list); list.n; rules_orders(s, &at->common, &list)) {
		int order = players_order(both, &at->common, &list, n);
		assert_true(rules_play(s, &at->common, &list.at[order], NULL, NULL));
		assert_true(++n < TOO_MANY);
	}
	int winner = at->common.header.result.winner;
	players_close(both);
	free(both);
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
			const char *player[SIDES] = {"random", "random"};
			int wins = 0;
			player[side] = "simple";
			for (int n = 1; n <= games; n++)
				wins += play_game(s, player, (uint64_t)n) == side;
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
	static const char *const player[2][SIDES] = {{"simple", "random"}, {"random", "simple"}};
	int wins = 0, losses = 0;
	for (uint64_t seed = 1; seed <= 200; seed++) {
		int simple = (int)(seed & 1), winner = play_game(s, player[simple], seed);
		wins += winner == simple;
		losses += winner == 1 - simple;
	}
	if (wins < losses * 3 / 2)
		fail_msg("it wins %d and loses %d", wins, losses);
	close_scenario(s);
}

static void all_against_all(const char *id)
{
	for (int a = 0; players_all[a]; a++)
		for (int b = 0; players_all[b]; b++) {
			const struct player *longest = player_find("marshal"); /* he does as the captain does, only longer */
			if ((players_all[a] == longest || players_all[b] == longest) && players_all[a] != player_find("random"))
				continue;
			struct scenario *s = open_scenario(id);
			const char *player[SIDES] = {players_all[a]->id, players_all[b]->id};
			assert_in_range(play_game(s, player, (uint64_t)(a * 4 + b)) + 1, 0, 2);
			close_scenario(s);
		}
}

static void every_player_plays_to_the_end(void **unused)
{
	(void)unused;
	all_against_all("null/duel");
	all_against_all("null/ford");
	all_against_all("null/valley");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(simple_beats_random),
		cmocka_unit_test(simple_beats_random_with_secrets),
		cmocka_unit_test(every_player_plays_to_the_end),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
