#include "campaign.h"

#include "check.h"
#include "players.h"

#include <stdlib.h>
#include <string.h>

enum { TOO_MANY = 20000, ASK_TWICE = 97 };

struct scenario *campaign_open(const char *id, const char *const *options)
{
	struct scenario *s = calloc(1, sizeof *s);
	struct error e = {0};
	assert_non_null(s);
	if (!scenario_load(s, getenv("GROGNARD_DATA"), id, NULL, &e))
		fail_msg("%s: %s: %s", e.file, e.place, e.reason);
	for (int i = 0; options[i]; i++)
		if (!scenario_option(s, options[i], &e))
			fail_msg("%s: %s", options[i], e.reason);
	return s;
}

void campaign_close(struct scenario *s)
{
	scenario_free(s);
	free(s);
}

/* Asked again the player says the same, and thinking changes nothing. */
static void ask_again(struct players *both, const struct orders *list, int order, uint64_t seed)
{
	static union any_position kept;
	int side = list->at[0].side;
	memcpy(&kept, &both->known, sizeof kept);
	assert_int_equal(player_decide(both->player[side], both->own[side], &both->known.common, &both->list, seed), order);
	assert_memory_equal(&kept, &both->known, sizeof kept);
}

int campaign_play(const struct scenario *s, const char *const player[SIDES], uint64_t seed, bool *french_win)
{
	static union any_position at;
	static struct players both;
	static struct orders list;
	struct error e = {0};
	int n = 0;
	memset(&at, 0, sizeof at);
	players_open(&both, s, player, seed);
	assert_true(s->rules->setup(s, seed, &at.common, NULL, &e));
	for (rules_orders(s, &at.common, &list); list.n; rules_orders(s, &at.common, &list)) {
		int i = players_order(&both, &at.common, &list, n);
		if (n % ASK_TWICE == 0)
			ask_again(&both, &list, i, player_seed(seed, (enum side)list.at[0].side, n));
		if (!rules_play(s, &at.common, &list.at[i], NULL, &e) || !s->rules->sound(s, &at.common, &e))
			fail_msg("seed %d, order %d: %s", (int)seed, n, e.reason);
		if (++n > TOO_MANY)
			fail_msg("seed %d: no end after %d orders", (int)seed, n);
	}
	players_close(&both);
	assert_true(at.common.header.result.over);
	*french_win = at.common.header.result.winner == SIDE_0;
	return at.common.header.result.score[0];
}

void campaign_count(const struct scenario *s, uint64_t seed, struct campaign *all)
{
	static const char *const thinks[2] = {"simple", "automaton"}, *const guesses[2] = {"random", "automaton"};
	bool win, other;
	int points = campaign_play(s, thinks, seed, &win);
	all->games++;
	all->won += win;
	all->lost += !win;
	all->beaten += points > campaign_play(s, guesses, seed, &other);
}

void campaign_judge(const struct campaign *all)
{
	print_message("%d games, %d won, %d lost, better than random play in %d\n", all->games, all->won, all->lost,
		      all->beaten);
	assert_true(all->beaten * 20 >= all->games * 19);
	if (all->games >= CAMPAIGNS_MANY)
		assert_true(all->won * 5 >= all->games && all->lost * 5 >= all->games);
}
