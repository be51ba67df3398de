#include "beats.h"

#include "check.h"
#include "players.h"

#include <stdlib.h>

enum { MOST = 20000 };

struct duel {
	struct scenario s;
	union any_position at;
	struct orders list;
	struct players both;
};

static int winner(struct duel *d, int side, uint64_t seed)
{
	const char *player[SIDES] = {"random", "random"};
	struct error e = {0};
	player[side] = "simple";
	players_open(&d->both, &d->s, player, seed);
	assert_true(d->s.rules->setup(&d->s, seed, &d->at.common, NULL, &e));
	for (int n = 0; !d->at.common.header.result.over; n++) {
		assert_true(n < MOST);
		rules_orders(&d->s, &d->at.common, &d->list);
		int chosen = players_order(&d->both, &d->at.common, &d->list, n);
		assert_true(rules_play(&d->s, &d->at.common, &d->list.at[chosen], NULL, &e));
	}
	players_close(&d->both);
	return d->at.common.header.result.winner;
}

/* Games that the side wins, and games that nobody wins. */
static void count(const char *id, const char *option, int side, int games, int *won, int *drawn)
{
	struct duel *d = calloc(1, sizeof *d);
	struct error e = {0};
	*won = *drawn = 0;
	assert_non_null(d);
	if (!scenario_load(&d->s, getenv("GROGNARD_DATA"), id, NULL, &e) || (option && !scenario_option(&d->s, option, &e)))
		fail_msg("%s: %s: %s", e.file, e.place, e.reason);
	for (int i = 0; i < games; i++) {
		int who = winner(d, side, (uint64_t)i + 1);
		*won += who == side;
		*drawn += who == NOBODY;
	}
	scenario_free(&d->s);
	free(d);
}

int wins_against_chance(const char *id, const char *option, int side, int games)
{
	int won, drawn;
	count(id, option, side, games, &won, &drawn);
	return won;
}

void outdoes_chance(const char *id, const char *option, int side, int games)
{
	int won, drawn;
	count(id, option, side, games, &won, &drawn);
	int missed = 2 * games - 2 * won - drawn, may = games < 20 ? 1 : games / 6; /* halves of a game; one draw in a few */
	if (missed > may)
		fail_msg("%s: side %d wins %d games of %d and draws %d", id, side, won, games, drawn);
}

void beats_chance(const char *id, const char *option, int side, int games)
{
	int won = wins_against_chance(id, option, side, games);
	if (won * 20 < games * 19)
		fail_msg("%s: side %d wins %d games of %d", id, side, won, games);
}
