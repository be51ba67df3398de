#include "campaign.h"

#include "check.h"

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

/* What the seat orders, from what its side may know. */
static int ask(const struct scenario *s, enum player_kind seat, const struct position *truth, const struct orders *list,
	       uint64_t *state, bool twice)
{
	static union any_position seen, kept;
	static struct orders theirs;
	int side = list->at[0].side;
	s->rules->imagine(s, truth, (enum side)side, random_next(state), &seen.common);
	rules_orders(s, &seen.common, &theirs);
	assert_int_equal(theirs.n, list->n);
	uint64_t again = *state;
	memcpy(&kept, &seen, sizeof kept);
	int i = ai_choose(seat, s, &seen.common, &theirs, state);
	assert_in_range(i, 0, list->n - 1);
	assert_true(order_same(&theirs.at[i], &list->at[i]));
	if (twice) {
		assert_int_equal(ai_choose(seat, s, &kept.common, &theirs, &again), i);
		assert_int_equal(again, *state);
		assert_memory_equal(&kept, &seen, s->rules->position_size);
	}
	return i;
}

int campaign_play(const struct scenario *s, const enum player_kind seat[2], uint64_t seed, bool *french_win)
{
	static union any_position at;
	static struct orders list;
	struct error e = {0};
	uint64_t state[2] = {seed, seed + 1000};
	int n = 0;
	memset(&at, 0, sizeof at);
	assert_true(s->rules->setup(s, seed, &at.common, NULL, &e));
	for (rules_orders(s, &at.common, &list); list.n; rules_orders(s, &at.common, &list)) {
		int side = list.at[0].side;
		int i = ask(s, seat[side], &at.common, &list, &state[side], n % ASK_TWICE == 0);
		if (!rules_play(s, &at.common, &list.at[i], NULL, &e) || !s->rules->sound(s, &at.common, &e))
			fail_msg("seed %d, order %d: %s", (int)seed, n, e.reason);
		if (++n > TOO_MANY)
			fail_msg("seed %d: no end after %d orders", (int)seed, n);
	}
	assert_true(at.common.header.result.over);
	*french_win = at.common.header.result.winner == SIDE_0;
	return at.common.header.result.score[0];
}

void campaign_count(const struct scenario *s, uint64_t seed, struct campaign *all)
{
	static const enum player_kind thinks[2] = {PLAYER_SIMPLE, PLAYER_AUTOMATON};
	static const enum player_kind guesses[2] = {PLAYER_RANDOM, PLAYER_AUTOMATON};
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
