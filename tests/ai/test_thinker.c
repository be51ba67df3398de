/* The thinker: the same order with a thread and without, two at once on one scenario, stopped in the middle with a legal
 * answer at hand, and woken as the player comes further. Nothing here waits for a clock. */
#include "seen.h"

#include "ai/thinker.h"

#include <limits.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <string.h>

enum { DECISIONS = 25, PLANNED = 5 }; /* of a player who compares plans */

static const char *const scenarios[] = {"borodino/5-september", "berezina/two-player", "area1812/3-retreat",
					 "null/duel", "null/ford", "null/valley"};

static void wake(void *who)
{
	sem_post(who);
}

static struct thinker *start(const struct player *player, void *own, const struct seen_game *g, sem_t *woken)
{
	player->ask(own, &g->known.common, &g->list, g->seed);
	struct thinker *t = thinker_start(player, own, LONG_MAX, woken ? wake : NULL, woken);
	assert_non_null(t);
	return t;
}

/* Waits until it has decided: the order. Each time it was woken there is something new to tell. */
static int decided(const struct player *player, void *own, struct thinker *t, sem_t *woken)
{
	int permille = 0, last = NONE;
	do {
		while (sem_wait(woken))
			;
		int before = last;
		bool done = thinker_done(t, &permille);
		assert_in_range(permille, before < 0 ? 0 : before, 1000);
		last = permille;
		if (done)
			break;
	} while (true);
	int order = player->answer(own, NULL, NULL, NULL); /* it may be read already */
	assert_true(thinker_slice(t));
	thinker_stop(t);
	assert_int_equal(player->answer(own, NULL, NULL, &permille), order);
	assert_int_equal(permille, 1000);
	return order;
}

static int by_the_loop(const struct player *player, void *own, struct thinker *t)
{
	assert_false(thinker_done(t, NULL));
	while (!thinker_slice(t))
		assert_false(thinker_done(t, NULL));
	assert_true(thinker_done(t, NULL));
	thinker_stop(t);
	return player->answer(own, NULL, NULL, NULL);
}

static void with_and_without_a_thread(void **unused)
{
	(void)unused;
	for (size_t i = 0; i < sizeof scenarios / sizeof *scenarios; i++)
		for (int k = 0; players_all[k]; k++) {
			const struct player *player = players_all[k];
			int most = player->thoughts ? PLANNED : DECISIONS;
			if (player == player_find("marshal")) /* he does as the captain does, only longer */
				continue;
			struct seen_game *g = seen_open(scenarios[i]);
			void *own = player->open(&g->s, SIDE_0, 1);
			int order, n = 0;
			do {
				sem_t woken;
				sem_init(&woken, 0, 0);
				order = player_decide(player, own, &g->known.common, &g->list, g->seed);
				assert_int_equal(decided(player, own, start(player, own, g, &woken), &woken), order);
				assert_int_equal(by_the_loop(player, own, start(player, own, g, NULL)), order);
				sem_destroy(&woken);
			} while (++n < most && seen_next(g, order));
			player->close(own);
			seen_close(g);
		}
}

/* Two sides of one match think at once; so do two players of one side. They share the scenario. */
static void two_at_once(void **unused)
{
	(void)unused;
	const struct player *player = player_find("simple");
	for (size_t i = 0; i < sizeof scenarios / sizeof *scenarios; i++) {
		struct seen_game *g = seen_open(scenarios[i]);
		void *own[2] = {player->open(&g->s, SIDE_0, 1), player->open(&g->s, SIDE_1, 1)};
		int n = 0, order;
		do {
			sem_t woken[2];
			struct thinker *t[2];
			for (int k = 0; k < 2; k++) {
				sem_init(&woken[k], 0, 0);
				t[k] = start(player, own[k], g, &woken[k]);
			}
			order = decided(player, own[0], t[0], &woken[0]);
			assert_int_equal(decided(player, own[1], t[1], &woken[1]), order);
			for (int k = 0; k < 2; k++)
				sem_destroy(&woken[k]);
		} while (++n < DECISIONS && seen_next(g, order));
		player->close(own[0]);
		player->close(own[1]);
		seen_close(g);
	}
}

static void stopped_in_the_middle(void **unused)
{
	(void)unused;
	const struct player *player = player_find("simple");
	struct seen_game *g = seen_open("area1812/2-road-to-moscow");
	seen_go_on_to(g, "Battle Plans");
	void *own = player->open(&g->s, SIDE_0, 1);
	int n = 0, order, halves = 0;
	do {
		sem_t woken;
		sem_init(&woken, 0, 0);
		order = player_decide(player, own, &g->known.common, &g->list, g->seed);
		thinker_stop(start(player, own, g, &woken)); /* at once */
		assert_in_range(player->answer(own, NULL, NULL, NULL), 0, g->list.n - 1);
		struct thinker *t = start(player, own, g, NULL); /* after one slice */
		halves += !thinker_slice(t);
		thinker_stop(t);
		assert_in_range(player->answer(own, NULL, NULL, NULL), 0, g->list.n - 1);
		/* Nothing of it is left behind. */
		assert_int_equal(decided(player, own, start(player, own, g, &woken), &woken), order);
		sem_destroy(&woken);
	} while (++n < DECISIONS && seen_next(g, order));
	assert_in_range(halves, 2, DECISIONS);
	player->close(own);
	seen_close(g);
	thinker_stop(NULL);
}

/* A player who never decides. */
static atomic_int slices;

static bool ponder(void *own, long nodes)
{
	(void)own, (void)nodes;
	atomic_fetch_add(&slices, 1);
	return false;
}

static int first_order(const void *own, struct account *why, struct text *words, int *permille)
{
	(void)own, (void)why, (void)words;
	*permille = atomic_load(&slices) < 3 ? atomic_load(&slices) : 3;
	return 0;
}

static void whoever_never_decides_is_stopped(void **unused)
{
	(void)unused;
	static const struct player player = {.id = "ponderous", .think = ponder, .answer = first_order};
	sem_t woken;
	sem_init(&woken, 0, 0);
	atomic_store(&slices, 0);
	struct thinker *t = thinker_start(&player, NULL, LONG_MAX, wake, &woken);
	for (int i = 0; i < 3; i++) /* once for each time it came further */
		while (sem_wait(&woken))
			;
	assert_false(thinker_done(t, NULL));
	assert_false(thinker_slice(t));
	thinker_stop(t);
	int then = atomic_load(&slices), posts;
	assert_true(then >= 3);
	sem_getvalue(&woken, &posts);
	assert_int_equal(posts, 0); /* and not again where there was nothing new */
	assert_int_equal(atomic_load(&slices), then);
	sem_destroy(&woken);
}

/* No more than it may: what is best by then is the same however it was run. */
static void so_much_and_no_more(void **unused)
{
	(void)unused;
	const struct player *player = player_find("simple");
	struct seen_game *g = seen_open("area1812/2-road-to-moscow");
	seen_go_on_to(g, "Battle Plans");
	void *own = player->open(&g->s, SIDE_0, 1);
	static const long most[] = {1, 20, 60};
	for (size_t i = 0; i < sizeof most / sizeof *most; i++) {
		player->ask(own, &g->known.common, &g->list, g->seed);
		assert_false(player->think(own, most[i]));
		int order = player->answer(own, NULL, NULL, NULL), permille;
		player->ask(own, &g->known.common, &g->list, g->seed);
		struct thinker *t = thinker_start(player, own, most[i], NULL, NULL);
		while (!thinker_slice(t))
			;
		assert_true(thinker_done(t, NULL));
		thinker_stop(t);
		assert_int_equal(player->answer(own, NULL, NULL, &permille), order);
		assert_true(permille < 1000);
	}
	player->close(own);
	seen_close(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(with_and_without_a_thread),
		cmocka_unit_test(two_at_once),
		cmocka_unit_test(stopped_in_the_middle),
		cmocka_unit_test(whoever_never_decides_is_stopped),
		cmocka_unit_test(so_much_and_no_more),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
