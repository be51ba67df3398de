/* grognard-bench: figures of the foundation on this machine. Nothing here is a test.
 *
 * One line of text per figure. Plays every scenario of every game (or those that are named) at random from fixed seeds,
 * against the printed automaton where a game has one, and lets the simple player think about its first decisions; the
 * longest of each game is put into a match for the figures of saving, loading and jumping. Times are those of the processor
 * that this program had, so they are the same on a machine that has other work, but for what others take of its caches.
 */
#include "ai/player.h"
#include "core/data.h"
#include "core/listing.h"
#include "match/match.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { ORDERS_AT_LEAST = 300000, ROUNDS = 2000, TOO_MANY = 2000000, AUTOMATON_GAMES = 20, DECISIONS = 200, SLICE = 100 };

struct bench {
	char data[1024];
	char longest[128]; /* the scenario of a game with the longest games */
	long longest_orders;
	union any_position at, middle;
	struct orders list;
};

static double now(void)
{
	struct timespec t;
	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
	return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

/* Plays one game at random; keeps the position after `keep` orders in b->middle. Returns its number of orders. */
static long play_one(struct bench *b, const struct scenario *s, uint64_t seed, long keep)
{
	uint64_t state = seed;
	long n = 0;
	memset(&b->at, 0, sizeof b->at);
	if (!s->rules->setup(s, seed, &b->at.common, NULL, NULL))
		return 0;
	while (!b->at.common.header.result.over && n < TOO_MANY) {
		if (n == keep)
			b->middle = b->at;
		rules_orders(s, &b->at.common, &b->list);
		if (!b->list.n)
			break;
		rules_carry_out(s, &b->at.common, &b->list.at[random_below(&state, b->list.n)], NULL);
		n++;
	}
	return n;
}

static void bench_lists(struct bench *b, const struct scenario *s, const char *id, long length)
{
	double sum = 0, worst = 0;
	long rounds = 0;
	for (long at = 1; at < length; at += length / 16 + 1) {
		play_one(b, s, 1, at);
		double start = now();
		for (int i = 0; i < ROUNDS; i++)
			rules_orders(s, &b->middle.common, &b->list);
		double each = (now() - start) / ROUNDS;
		sum += each;
		worst = each > worst ? each : worst;
		rounds++;
	}
	if (rounds)
		printf("%-28s legal orders of a position: %.2f us on average, %.2f us at most of %ld positions\n", id,
		       sum / (double)rounds * 1e6, worst * 1e6, rounds);
}

/* What the automaton's orders of one game turn take, listing and playing them included. */
struct turns {
	int n, turn;
	double now, sum, worst;
};

static void turn_over(struct turns *t, int turn)
{
	t->n += t->now > 0;
	t->sum += t->now;
	t->worst = t->now > t->worst ? t->now : t->worst;
	t->now = 0;
	t->turn = turn;
}

static void automaton_game(struct bench *b, const struct scenario *s, uint64_t seed, struct turns *t)
{
	uint64_t state = seed;
	struct position *p = &b->at.common;
	memset(&b->at, 0, sizeof b->at);
	if (!s->rules->setup(s, seed, p, NULL, NULL))
		return;
	while (!p->header.result.over) {
		double start = now();
		if (p->header.turn != t->turn)
			turn_over(t, p->header.turn);
		rules_orders(s, p, &b->list);
		int i = s->rules->automaton(s, p, &b->list, NULL);
		struct order o = b->list.at[i == NONE ? random_below(&state, b->list.n) : i];
		rules_carry_out(s, p, &o, NULL);
		if (i != NONE)
			t->now += now() - start;
	}
	turn_over(t, NONE);
}

static void bench_automaton(struct bench *b, const struct scenario *s, const char *id)
{
	struct turns t = {.turn = NONE};
	double start = now();
	for (int i = 1; i <= AUTOMATON_GAMES; i++)
		automaton_game(b, s, (uint64_t)i, &t);
	double all = now() - start;
	if (t.n)
		printf("%-28s automaton: a turn takes %.2f ms on average, %.2f ms at most of %d; a game %.1f ms\n", id,
		       t.sum / t.n * 1e3, t.worst * 1e3, t.n, all / AUTOMATON_GAMES * 1e3);
}

/* What a player takes for a decision, and for the longest of its slices: so long a program may have to wait for it. */
static void bench_player(struct bench *b, const struct scenario *s, const char *id, const struct player *player)
{
	struct position *p = &b->at.common;
	double sum = 0, worst = 0, slice = 0;
	void *own = player->open(s, SIDE_0, 1);
	int n = 0, order;
	memset(&b->at, 0, sizeof b->at);
	if (!own || !s->rules->setup(s, 1, p, NULL, NULL))
		n = DECISIONS;
	for (; n < DECISIONS && !p->header.result.over; n++) {
		double start = now(), last = start, at;
		rules_orders(s, p, &b->list);
		enum side side = (enum side)b->list.at[0].side;
		s->rules->imagine(s, p, side, player_seed(1, NOBODY, n), &b->middle.common);
		player->ask(own, &b->middle.common, &b->list, player_seed(1, side, n));
		for (bool done = false; !done; last = at) {
			done = player->think(own, SLICE);
			at = now();
			slice = at - last > slice ? at - last : slice;
		}
		sum += last - start;
		worst = last - start > worst ? last - start : worst;
		order = player->answer(own, NULL, NULL, NULL);
		if (order == NONE || !rules_play(s, p, &b->list.at[order], NULL, NULL))
			break;
	}
	player->close(own);
	if (sum > 0)
		printf("%-28s %s: a decision takes %.2f ms on average, %.2f ms at most of %d; a slice %.2f ms at most\n", id,
		       player->id, sum / n * 1e3, worst * 1e3, n, slice * 1e3);
}

static void bench_scenario(struct bench *b, const char *id)
{
	struct scenario *s = calloc(1, sizeof *s);
	struct error e = {0};
	double start = now();
	if (!s || !scenario_load(s, b->data, id, NULL, &e)) {
		printf("%-28s %s\n", id, e.reason);
		free(s);
		return;
	}
	double load = now() - start;
	long orders = 0, games = 0;
	start = now();
	while (orders < ORDERS_AT_LEAST && games < 10000) {
		long n = play_one(b, s, (uint64_t)++games, -1);
		if (!n)
			break;
		orders += n;
	}
	double seconds = now() - start;
	long each = games ? orders / games : 0;
	printf("%-28s random play: %.0f orders/s, %ld orders a game; position %zu bytes; loaded in %.2f ms\n", id,
	       (double)orders / seconds, each, s->rules->position_size, load * 1e3);
	bench_lists(b, s, id, each);
	if (s->rules->automaton)
		bench_automaton(b, s, id);
	bench_player(b, s, id, player_find("simple"));
	if (each > b->longest_orders) {
		b->longest_orders = each;
		snprintf(b->longest, sizeof b->longest, "%s", id);
	}
	scenario_free(s);
	free(s);
}

static void fill(struct match *m, struct bench *b)
{
	uint64_t state = 1;
	struct order o;
	for (;;) {
		match_orders(m, &b->list);
		if (!b->list.n)
			return;
		o = b->list.at[random_below(&state, b->list.n)];
		if (!match_play(m, &o, 1, NULL))
			return;
	}
}

static void bench_jumps(struct match *m)
{
	uint64_t state = 7;
	double sum = 0, worst = 0;
	for (int i = 0; i < ROUNDS; i++) {
		double start = now();
		match_jump(m, random_below(&state, match_length(m) + 1));
		double each = now() - start;
		sum += each;
		worst = each > worst ? each : worst;
	}
	printf("%-28s jump to any order: %.3f ms on average, %.3f ms at most of %d\n", "match", sum / ROUNDS * 1e3,
	       worst * 1e3, ROUNDS);
	match_jump(m, match_length(m));
}

static void bench_match(struct bench *b)
{
	struct error e = {0};
	char path[] = "/tmp/grognard-bench-XXXXXX";
	int fd = mkstemp(path);
	if (fd >= 0)
		close(fd);
	struct match *m = match_new(b->data, b->longest, NULL, NULL, 1, &e);
	if (!m || fd < 0) {
		printf("match: %s\n", m ? "no temporary file" : e.reason);
		match_free(m);
		return;
	}
	double start = now();
	fill(m, b);
	double played = now() - start;
	printf("%-28s %s: %d orders played with checks in %.1f ms, %.0f orders/s\n", "match", b->longest,
	       match_length(m), played * 1e3, (double)match_length(m) / played);
	bench_jumps(m);
	start = now();
	if (!match_save(m, path, &e))
		printf("match: %s\n", e.reason);
	printf("%-28s save: %.1f ms\n", "match", (now() - start) * 1e3);
	struct stat st;
	if (!stat(path, &st))
		printf("%-28s saved game: %lld bytes\n", "match", (long long)st.st_size);
	start = now();
	struct match *again = match_load(b->data, path, &e);
	printf("%-28s load and replay: %.1f ms%s%s\n", "match", (now() - start) * 1e3, e.reason[0] ? ", " : "",
	       e.reason);
	size_t frames = (size_t)match_length(m) / 64 + 1;
	printf("%-28s keyframes: %zu of %zu bytes, %.0f KB\n", "match", frames,
	       match_scenario(m)->rules->position_size,
	       (double)(frames * match_scenario(m)->rules->position_size) / 1024);
	match_free(again);
	match_free(m);
	unlink(path);
}

/* The scenarios of a game that are wanted: all when none is named. Then a match of the longest. */
static void bench_game(struct bench *b, const char *game, char *const *wanted)
{
	char names[LISTING_MOST][LISTING_NAME], id[128];
	int n = listing_scenarios(b->data, game, names);
	b->longest[0] = 0;
	b->longest_orders = 0;
	for (int k = 0; k < n; k++) {
		bool named = !*wanted;
		snprintf(id, sizeof id, "%.31s/%.63s", game, names[k]);
		for (int i = 0; wanted[i]; i++)
			named |= !strcmp(wanted[i], id) || !strcmp(wanted[i], game);
		if (named)
			bench_scenario(b, id);
	}
	if (b->longest[0])
		bench_match(b);
}

int main(int argc, char **argv)
{
	struct bench *b = calloc(1, sizeof *b);
	bool told = argc >= 3 && !strcmp(argv[1], "--data");
	char *const *wanted = argv + (told ? 3 : 1);
	if (!b)
		return 1;
	if (*wanted && **wanted == '-') {
		fputs("usage: grognard-bench [--data DIR] [GAME | GAME/SCENARIO]...\n", stderr);
		free(b);
		return 2;
	}
	if (told) {
		snprintf(b->data, sizeof b->data, "%s", argv[2]);
	} else if (!data_folder(argv[0], b->data, sizeof b->data)) {
		fputs("the folder with maps/ and scenarios/ was not found; name it with --data\n", stderr);
		free(b);
		return 1;
	}
	printf("%-28s position %zu bytes, scenario %zu, events %zu, overlay %zu, view %zu, orders %zu\n", "sizes",
	       sizeof(struct position), sizeof(struct scenario), sizeof(struct events), sizeof(struct overlay),
	       sizeof(struct view), sizeof(struct orders));
	for (int i = 0; rules_all[i]; i++)
		bench_game(b, rules_all[i]->id, wanted);
	free(b);
	return 0;
}
