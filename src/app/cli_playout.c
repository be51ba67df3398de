/* playout, perft, signature: many games without a match around them. */
#include "app/cli.h"
#include "app/cli_game.h"
#include "app/cli_spread.h"

#include "core/listing.h"
#include "match/hash.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double seconds_now(void)
{
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static void print_game(const struct cli_game *g, int number)
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

static int play_all(const struct cli *c, const struct scenario *s, struct cli_game *g, struct spread *all)
{
	long orders = 0;
	double start = seconds_now();
	for (int i = 0; i < c->games; i++) {
		struct error e = {0};
		uint64_t seed = c->seed + (uint64_t)i;
		bool fine = cli_game_begin(g, s, seed, &e) && cli_game_seat(g, &e) && cli_game_play(g, &e);
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
	if (!player_plays(c->player[0], s, &e) || !player_plays(c->player[1], s, &e)) {
		cli_close(s);
		return cli_fail_with(&e);
	}
	struct cli_game *g = calloc(1, sizeof *g);
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
	if (g)
		cli_game_leave(g);
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
		rules_carry_out(s, &at.common, &list.at[i], NULL);
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

enum { SIGNATURE_GAMES = 4, SIGNATURE_EVERY = 16, SIGNATURE_MOST = 2000000 };

/* FNV-1a over the checks of positions on the way. */
static uint64_t mix(uint64_t sum, uint32_t check)
{
	for (int i = 0; i < 4; i++)
		sum = (sum ^ (check >> (8 * i) & 255)) * UINT64_C(0x100000001b3);
	return sum;
}

/* Orders by chance, from a generator for each side. */
static bool sign_game(const struct scenario *s, struct cli_game *g, uint64_t seed, uint64_t *sum, long *positions,
		      struct error *e)
{
	uint64_t state[SIDES] = {seed * 2 + UINT64_C(0x51ed270b), seed * 2 + UINT64_C(0x9e3779b9)};
	if (!cli_game_begin(g, s, seed, e))
		return false;
	while (!g->at.common.header.result.over) {
		rules_orders(s, &g->at.common, &g->list);
		if (!g->list.n || g->orders > SIGNATURE_MOST)
			return error_set(e, s->file, NULL, NULL, "a dead end after %ld orders", g->orders);
		if (g->orders++ % SIGNATURE_EVERY == 0) {
			*sum = mix(*sum, hash_check(s, &g->at.common));
			++*positions;
		}
		const struct order *o = &g->list.at[random_below(&state[cli_game_side(g)], g->list.n)];
		if (!rules_play(s, &g->at.common, o, NULL, e))
			return false;
	}
	*sum = mix(*sum, hash_check(s, &g->at.common));
	++*positions;
	return true;
}

static bool sign_scenario(const struct scenario *s, struct cli_game *g, uint64_t *sum, long *positions, struct error *e)
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
static bool sign_scenarios(const struct cli *c, const struct rules *r, bool turned, struct cli_game *g, cJSON *out,
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

static bool sign_rules(const struct cli *c, const struct rules *r, struct cli_game *g, struct error *e)
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
	struct cli_game *g = calloc(1, sizeof *g);
	if (!g)
		return cli_fail("out of memory");
	bool fine = true;
	for (int i = 0; fine && rules_all[i]; i++)
		fine = sign_rules(c, rules_all[i], g, &e);
	free(g);
	return fine ? CLI_FINE : cli_fail_with(&e);
}
