/* playout, perft, signature: many games without a match around them. */
#include "app/cli.h"
#include "app/cli_spread.h"

#include "core/listing.h"
#include "match/hash.h"
#include "rules/check.h"
#include "words/secrets.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { STRANGERS = 16, SECRETS_EVERY = 8, PROBES = 6, TOO_MANY = 2000000 };

struct game {
	const struct scenario *s;
	const struct player *player[2];
	void *own[2];      /* what they remember */
	uint64_t seed;
	uint64_t check;    /* of the strangers for --sound */
	union any_position at, seen;
	struct orders list;
	long orders;
	bool sound;
};

static double seconds_now(void)
{
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static bool begin(struct game *g, const struct scenario *s, uint64_t seed, struct error *e)
{
	memset(&g->at, 0, sizeof g->at);
	g->s = s;
	g->orders = 0;
	g->check = g->seed = seed;
	return s->rules->setup(s, seed, &g->at.common, NULL, e);
}

static bool seat_players(struct game *g, const struct scenario *s, uint64_t seed, struct error *e)
{
	for (int i = 0; i < SIDES; i++) {
		if (g->own[i])
			g->player[i]->close(g->own[i]);
		g->own[i] = g->player[i]->open(s, (enum side)i, player_seed(seed, (enum side)i, 0));
		if (!g->own[i])
			return error_set(e, NULL, NULL, NULL, "out of memory");
	}
	return true;
}

/* The side that decides. There is always one: the game is not over. */
static enum side to_decide(const struct game *g)
{
	return (enum side)g->list.at[0].side;
}

/* A player sees an imagined position and picks from its orders, which are the same as the true ones. */
static int pick(struct game *g, enum side side)
{
	int number = (int)g->orders;
	g->s->rules->imagine(g->s, &g->at.common, side, player_seed(g->seed, NOBODY, number), &g->seen.common);
	return player_decide(g->player[side], g->own[side], &g->seen.common, &g->list, player_seed(g->seed, side, number));
}

/* Does the game keep its promises here, and at intervals its secrets? */
static bool keeps_word(struct game *g, struct error *e)
{
	if (!g->sound)
		return true;
	return rules_check(g->s, &g->at.common, STRANGERS, &g->check, e) &&
	       (g->orders % SECRETS_EVERY || rules_secrets(g->s, &g->at.common, PROBES, &g->check, NULL, e));
}

/* Plays to the end. False with `e` filled when the game breaks a promise. */
static bool play_out(struct game *g, struct error *e)
{
	while (!g->at.common.header.result.over) {
		if (!keeps_word(g, e))
			return false;
		rules_orders(g->s, &g->at.common, &g->list);
		if (!g->list.n)
			return error_set(e, g->s->file, NULL, NULL, "a dead end after %ld orders", g->orders);
		if (++g->orders > TOO_MANY)
			return error_set(e, g->s->file, NULL, NULL, "no end after %d orders", TOO_MANY);
		const struct order *o = &g->list.at[pick(g, to_decide(g))];
		if (g->sound && !rules_secrets_of(g->s, &g->at.common, o, &g->check, e))
			return false;
		if (!rules_play(g->s, &g->at.common, o, NULL, e))
			return false;
	}
	return keeps_word(g, e);
}

static void print_game(const struct game *g, int number)
{
	char hash[HASH_DIGITS];
	const struct result *r = &g->at.common.header.result;
	cJSON *out = cJSON_CreateObject(), *result = cli_result(g->s, r);
	cJSON_AddNumberToObject(out, "game", number);
	cli_text(out, "winner", json_string_or(result, "winner", "nobody"));
	cli_text(out, "result", json_string_or(result, "level", ""));
	cJSON_AddItemToObject(out, "score", cJSON_DetachItemFromObjectCaseSensitive(result, "score"));
	cJSON_Delete(result);
	cJSON_AddNumberToObject(out, "orders", (double)g->orders);
	cJSON_AddNumberToObject(out, "turns", g->at.common.header.turn - g->s->first_turn + 1);
	hash_position(g->s, &g->at.common, hash);
	cli_text(out, "hash", hash);
	cli_print(out);
}

static int play_all(const struct cli *c, const struct scenario *s, struct game *g, struct spread *all)
{
	long orders = 0;
	double start = seconds_now();
	for (int i = 0; i < c->games; i++) {
		struct error e = {0};
		uint64_t seed = c->seed + (uint64_t)i;
		bool fine = begin(g, s, seed, &e) && seat_players(g, s, seed, &e) && play_out(g, &e);
		if (!fine) {
			cJSON *out = cli_error(&e);
			cJSON_AddNumberToObject(out, "game", i + 1);
			cJSON_AddNumberToObject(out, "orders", (double)g->orders);
			cli_print(out);
			return CLI_FAILED;
		}
		orders += g->orders;
		spread_add(all, &g->at.common.header.result);
		print_game(g, i + 1);
	}
	double seconds = seconds_now() - start;
	cJSON *out = cJSON_CreateObject();
	cJSON_AddNumberToObject(out, "games", c->games);
	cJSON_AddNumberToObject(out, "orders", (double)orders);
	cJSON_AddNumberToObject(out, "seconds", (double)(long)(seconds * 1000) / 1000);
	cJSON_AddNumberToObject(out, "orders_per_second", seconds > 0 ? (double)(long)((double)orders / seconds) : 0);
	spread_print(s, all, out);
	cli_print(out);
	return CLI_FINE;
}

int cli_playout(const struct cli *c)
{
	struct error e = {0};
	struct scenario *s = cli_open(c, c->scenario, &e);
	if (!s)
		return cli_fail_with(&e);
	struct game *g = calloc(1, sizeof *g);
	struct spread all = {0};
	int status = CLI_FAILED;
	if (g && spread_begin(&all, c->games)) {
		g->player[0] = c->player[0];
		g->player[1] = c->player[1];
		g->sound = c->sound;
		status = play_all(c, s, g, &all);
	} else {
		cli_fail("out of memory");
	}
	for (int i = 0; g && i < SIDES; i++)
		if (g->own[i])
			g->player[i]->close(g->own[i]);
	spread_free(&all);
	free(g);
	cli_close(s);
	return status;
}

static uint64_t count(const struct scenario *s, const struct position *p, int depth)
{
	struct orders list;
	union any_position at;
	rules_orders(s, p, &list);
	if (depth <= 1)
		return (uint64_t)list.n;
	uint64_t sum = 0;
	for (int i = 0; i < list.n; i++) {
		memcpy(&at, p, s->rules->position_size);
		if (rules_play(s, &at.common, &list.at[i], NULL, NULL))
			sum += count(s, &at.common, depth - 1);
	}
	return sum;
}

int cli_perft(const struct cli *c)
{
	struct error e = {0};
	struct scenario *s = cli_open(c, c->scenario, &e);
	if (!s)
		return cli_fail_with(&e);
	union any_position *at = calloc(1, sizeof *at);
	int status = CLI_FINE;
	if (!at || !s->rules->setup(s, c->seed, &at->common, NULL, &e)) {
		if (!at)
			error_set(&e, NULL, NULL, NULL, "out of memory");
		status = cli_fail_with(&e);
	}
	for (int depth = 1; status == CLI_FINE && depth <= c->depth; depth++) {
		char number[24];
		snprintf(number, sizeof number, "%" PRIu64, count(s, &at->common, depth));
		cJSON *out = cJSON_CreateObject();
		cJSON_AddNumberToObject(out, "depth", depth);
		cJSON_AddRawToObject(out, "sequences", number);
		cli_print(out);
	}
	free(at);
	cli_close(s);
	return status;
}

/* --- signature --- */

enum { SIGNATURE_GAMES = 4, SIGNATURE_EVERY = 16 };

/* FNV-1a over the checks of positions on the way. */
static uint64_t mix(uint64_t sum, uint32_t check)
{
	for (int i = 0; i < 4; i++)
		sum = (sum ^ (check >> (8 * i) & 255)) * UINT64_C(0x100000001b3);
	return sum;
}

/* Orders by chance, from a generator for each side. */
static bool sign_game(const struct scenario *s, struct game *g, uint64_t seed, uint64_t *sum, long *positions,
		      struct error *e)
{
	uint64_t state[SIDES] = {seed * 2 + UINT64_C(0x51ed270b), seed * 2 + UINT64_C(0x9e3779b9)};
	if (!begin(g, s, seed, e))
		return false;
	while (!g->at.common.header.result.over) {
		rules_orders(s, &g->at.common, &g->list);
		if (!g->list.n || g->orders > TOO_MANY)
			return error_set(e, s->file, NULL, NULL, "a dead end after %ld orders", g->orders);
		if (g->orders++ % SIGNATURE_EVERY == 0) {
			*sum = mix(*sum, hash_check(s, &g->at.common));
			++*positions;
		}
		const struct order *o = &g->list.at[random_below(&state[to_decide(g)], g->list.n)];
		if (!rules_play(s, &g->at.common, o, NULL, e))
			return false;
	}
	*sum = mix(*sum, hash_check(s, &g->at.common));
	++*positions;
	return true;
}

static bool sign_scenario(const struct scenario *s, struct game *g, uint64_t *sum, long *positions, struct error *e)
{
	for (int i = 1; i <= SIGNATURE_GAMES; i++)
		if (!sign_game(s, g, (uint64_t)i, sum, positions, e))
			return false;
	return true;
}

static void turn_options(struct scenario *s)
{
	for (int i = 0; i < s->options; i++)
		s->option[i].value = s->option[i].value == s->option[i].low ? s->option[i].high : s->option[i].low;
}

/* Adds the signature of all scenarios, as they are or with every option at its other end. */
static bool sign_scenarios(const struct cli *c, const struct rules *r, bool turned, struct game *g, cJSON *out,
			   struct error *e)
{
	char names[LISTING_MOST][LISTING_NAME], id[128], number[24];
	int n = listing_scenarios(c->data, r->id, names);
	uint64_t sum = UINT64_C(0xcbf29ce484222325);
	long positions = 0;
	for (int i = 0; i < n; i++) {
		snprintf(id, sizeof id, "%.31s/%.63s", r->id, names[i]);
		struct scenario *s = cli_open(c, id, e);
		if (s && turned)
			turn_options(s);
		bool fine = s && sign_scenario(s, g, &sum, &positions, e);
		cli_close(s);
		if (!fine)
			return false;
	}
	snprintf(number, sizeof number, "%016" PRIx64, sum);
	cli_text(out, turned ? "with_options" : "signature", number);
	cJSON_AddNumberToObject(out, turned ? "positions_with_options" : "positions", (double)positions);
	return true;
}

static bool sign_rules(const struct cli *c, const struct rules *r, struct game *g, struct error *e)
{
	cJSON *out = cJSON_CreateObject();
	cli_text(out, "game", r->id);
	bool fine = sign_scenarios(c, r, false, g, out, e) && sign_scenarios(c, r, true, g, out, e);
	if (fine)
		cli_print(out);
	else
		cJSON_Delete(out);
	return fine;
}

int cli_signature(const struct cli *c)
{
	struct error e = {0};
	struct game *g = calloc(1, sizeof *g);
	if (!g)
		return cli_fail("out of memory");
	bool fine = true;
	for (int i = 0; fine && rules_all[i]; i++)
		fine = sign_rules(c, rules_all[i], g, &e);
	free(g);
	return fine ? CLI_FINE : cli_fail_with(&e);
}
