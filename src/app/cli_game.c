#include "app/cli_game.h"

#include "rules/check.h"
#include "words/secrets.h"

#include <string.h>
#include <time.h>

enum { STRANGERS = 16, SECRETS_EVERY = 8, PROBES = 6, TOO_MANY = 2000000 };

bool cli_game_begin(struct cli_game *g, const struct scenario *s, uint64_t seed, struct error *e)
{
	memset(&g->at, 0, sizeof g->at);
	g->s = s;
	g->orders = 0;
	g->check = g->seed = seed;
	for (int i = 0; i < SIDES; i++)
		g->thought[i] = g->longest[i] = g->phases[i] = 0;
	g->turn = g->row = NONE;
	g->side = NOBODY;
	return s->rules->setup(s, seed, &g->at.common, NULL, e);
}

void cli_game_leave(struct cli_game *g)
{
	for (int i = 0; i < SIDES; i++) {
		if (g->own[i])
			g->player[i]->close(g->own[i]);
		g->own[i] = NULL;
	}
}

bool cli_game_seat(struct cli_game *g, struct error *e)
{
	cli_game_leave(g);
	for (int i = 0; i < SIDES; i++) {
		g->own[i] = g->player[i]->open(g->s, (enum side)i, player_seed(g->seed, (enum side)i, 0));
		if (!g->own[i])
			return error_set(e, NULL, NULL, NULL, "out of memory");
	}
	return true;
}

enum side cli_game_side(const struct cli_game *g)
{
	return (enum side)g->list.at[0].side;
}

static int64_t microseconds(void)
{
	struct timespec t;
	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
	return (int64_t)t.tv_sec * 1000000 + t.tv_nsec / 1000;
}

static void note_time(struct cli_game *g, enum side side, int64_t took)
{
	const struct position *p = &g->at.common;
	int row = p->frame[0].row;
	if (side != g->side || p->header.turn != g->turn || row != g->row) {
		g->phases[side]++;
		g->phase = 0;
		g->side = (int8_t)side;
		g->turn = p->header.turn;
		g->row = (int16_t)row;
	}
	g->thought[side] += took;
	g->phase += took;
	if (g->phase > g->longest[side])
		g->longest[side] = g->phase;
}

/* A player sees an imagined position and picks from its orders, which are the same as the true ones. */
static int pick(struct cli_game *g)
{
	int number = (int)g->orders;
	enum side side = cli_game_side(g);
	int64_t begun = g->timed ? microseconds() : 0;
	g->s->rules->imagine(g->s, &g->at.common, side, player_seed(g->seed, NOBODY, number), &g->seen.common);
	int chosen = player_decide(g->player[side], g->own[side], &g->seen.common, &g->list, player_seed(g->seed, side, number));
	if (g->timed)
		note_time(g, side, microseconds() - begun);
	return chosen;
}

/* Does the game keep its promises here, and at intervals its secrets? */
static bool keeps_word(struct cli_game *g, struct error *e)
{
	if (!g->sound)
		return true;
	return rules_check(g->s, &g->at.common, STRANGERS, &g->check, e) &&
	       (g->orders % SECRETS_EVERY || rules_secrets(g->s, &g->at.common, PROBES, &g->check, NULL, e));
}

bool cli_game_play(struct cli_game *g, struct error *e)
{
	while (!g->at.common.header.result.over) {
		if (!keeps_word(g, e))
			return false;
		rules_orders(g->s, &g->at.common, &g->list);
		if (!g->list.n)
			return error_set(e, g->s->file, NULL, NULL, "a dead end after %ld orders", g->orders);
		if (++g->orders > TOO_MANY)
			return error_set(e, g->s->file, NULL, NULL, "no end after %d orders", TOO_MANY);
		const struct order *o = &g->list.at[pick(g)];
		if (g->sound && !rules_secrets_of(g->s, &g->at.common, o, &g->check, e))
			return false;
		if (g->sound && !rules_allow(g->s, &g->at.common, o, e))
			return false;
		rules_carry_out(g->s, &g->at.common, o, NULL);
	}
	return keeps_word(g, e);
}
