/* A game that is over is looked at once more: the phases that cost most, the same with a thread and without; none of a side that
 * nobody played; of another game nothing. */
#include "check.h"

#include "app/desk_weigh.h"
#include "match/local.h"

#include <semaphore.h>
#include <stdlib.h>
#include <string.h>

struct game {
	struct match *m;
	struct seat *seat;
	sem_t woken;
};

static void wake(void *who)
{
	sem_post(who);
}

enum { HANDED_OVER = 40 }; /* so many orders are given before a side changes hands */

/* Orders drawn by lot to the end; those of `machine` (NOBODY: of none) count as a computer's from order `from` on. */
static void game_open_by(struct game *g, const char *scenario, uint64_t seed, int machine, int from)
{
	struct error e = {0};
	struct orders list;
	uint64_t state = seed;
	g->m = match_new(getenv("GROGNARD_DATA"), scenario, NULL, NULL, seed, &e);
	if (!g->m)
		fail_msg("%s: %s", e.file, e.reason);
	for (match_orders(g->m, &list); list.n; match_orders(g->m, &list)) {
		if (machine != NOBODY && match_now(g->m) == from)
			match_player(g->m, (enum side)machine, "simple");
		assert_true(match_play(g->m, &list.at[random_below(&state, list.n)], 1, &e));
	}
	assert_non_null(g->seat = local_seat(g->m, SIDE_0, &e));
	sem_init(&g->woken, 0, 0);
}

static void game_open(struct game *g, const char *scenario, uint64_t seed)
{
	game_open_by(g, scenario, seed, NOBODY, 0);
}

static void game_close(struct game *g)
{
	seat_close(g->seat);
	match_free(g->m);
	sem_destroy(&g->woken);
}

static struct review *look(struct game *g, bool threads)
{
	struct review *r = review_open(g->seat, player_adviser(), threads ? wake : NULL, &g->woken);
	int last = 0;
	assert_non_null(r);
	while (!review_work(r)) {
		assert_in_range(review_permille(r), last, 1000);
		last = review_permille(r);
		while (review_wakes(r) && sem_wait(&g->woken))
			;
	}
	assert_int_equal(review_permille(r), 1000);
	return r;
}

/* Of orders drawn by lot there is much to be said: three phases, the dearest first, each with other orders than were given. */
static void the_dearest_phases_are_named(void **unused)
{
	(void)unused;
	struct game g;
	const struct review_moment *m;
	game_open(&g, "borodino/schevardino", 5);
	struct review *r = look(&g, false);
	assert_int_equal(review_moments(r, &m), REVIEW_MOST);
	assert_true(review_of_both(r));
	for (int i = 0; i < REVIEW_MOST; i++) {
		const struct heard *h = chronicle_heard(g.seat->chronicle, m[i].moment);
		assert_int_equal(m[i].side, h->side);
		assert_true(order_same(&m[i].did.order[0], &h->order[0].order));
		assert_true(m[i].behind > 0 && m[i].did.looks > 0 && m[i].better.n > 0);
		assert_true(m[i].did.n != m[i].better.n || memcmp(m[i].did.order, m[i].better.order, sizeof(struct order) * (size_t)m[i].did.n));
		assert_true(!i || m[i - 1].behind >= m[i].behind);
		for (int k = 0; k < i; k++)
			assert_int_not_equal(m[i].moment, m[k].moment);
	}
	review_close(r);
	game_close(&g);
}

/* What counts is who sat there then: a side that is handed over in the midst of the game is looked at up to there. */
static void only_persons_are_looked_at(void **unused)
{
	(void)unused;
	const struct review_moment *m;
	for (int side = 0; side < SIDES; side++)
		for (int from = 0; from <= HANDED_OVER; from += HANDED_OVER) {
			struct game g;
			game_open_by(&g, "borodino/schevardino", 5, 1 - side, from);
			struct review *r = look(&g, false);
			int n = review_moments(r, &m);
			assert_true(n > 0);
			assert_true(from || !review_of_both(r));
			for (int i = 0; i < n; i++) {
				assert_true(chronicle_heard(g.seat->chronicle, m[i].moment)->person);
				assert_true(from || m[i].side == (enum side)side);
			}
			review_close(r);
			game_close(&g);
		}
}

/* Where something is hidden too: it is thought about what could be known. */
static void with_a_thread_and_without(void **unused)
{
	(void)unused;
	static const char *const scenarios[] = {"borodino/schevardino", "null/duel"};
	for (int i = 0; i < 2; i++) {
		struct game g;
		const struct review_moment *a, *b;
		game_open(&g, scenarios[i], 7);
		struct review *one = look(&g, false), *other = look(&g, true);
		int n = review_moments(one, &a);
		assert_int_equal(review_moments(other, &b), n);
		for (int k = 0; k < n; k++) {
			assert_int_equal(a[k].moment, b[k].moment);
			assert_int_equal(a[k].behind, b[k].behind);
			assert_int_equal(a[k].better.n, b[k].better.n);
		}
		review_close(one);
		review_close(other);
		game_close(&g);
	}
}

static void another_game_has_none(void **unused)
{
	(void)unused;
	struct game g;
	game_open(&g, "borodino/schevardino", 5);
	struct review *r = review_open(g.seat, player_adviser(), NULL, NULL);
	assert_true(review_holds(r));
	review_work(r);
	assert_true(review_holds(r));
	assert_true(match_undo(g.m));
	assert_false(review_holds(r));
	review_close(r);
	game_close(&g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_dearest_phases_are_named),
		cmocka_unit_test(only_persons_are_looked_at),
		cmocka_unit_test(with_a_thread_and_without),
		cmocka_unit_test(another_game_has_none),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
