/* Plans that are compared: what a person did is put beside the player's own, with what each of them cost. */
#include "seen.h"

#include "ai/players.h"

#include <string.h>

/* What the Captain makes of the decision, with what a person did there (n 0: nobody did anything). */
static int compare(const struct seen_game *g, const struct order *did, int n, struct thought out[THOUGHTS], int *put, void **own)
{
	*own = captain_player.open(&g->s, g->list.at[0].side, 1);
	captain_player.weigh(*own, did, n);
	player_decide(&captain_player, *own, &g->known.common, &g->list, g->seed);
	return captain_player.thoughts(*own, out, put);
}

/* On the 7th of September the French must attack: one who ends his movement at once has thrown a turn away. */
static void a_wasted_phase_stands_behind(void **unused)
{
	(void)unused;
	struct seen_game *g = seen_open("borodino/7-september");
	struct thought out[THOUGHTS];
	struct order done = order_make(VERB_DONE, SIDE_0, NONE, NONE, NONE);
	void *own;
	int put, n = compare(g, &done, 1, out, &put, &own);
	assert_true(n >= 4);
	assert_in_range(put, 1, n - 1);
	assert_int_equal(out[put].orders, 1);
	assert_true(order_same(out[put].order, &done));
	assert_null(out[put].manner);
	assert_true(out[put].behind > 0 && out[put].sure);
	assert_int_equal(out[0].behind, 0);
	assert_string_equal(out[put].points, "points of strength");
	assert_true(out[0].orders > 1 && out[0].lost[0] + out[0].lost[1] > 0);
	captain_player.close(own);
	seen_close(g);
}

/* What the player would do itself is not worse than itself, and stands there once. */
static void its_own_plan_is_no_mistake(void **unused)
{
	(void)unused;
	struct seen_game *g = seen_open("borodino/7-september");
	struct thought out[THOUGHTS];
	static struct order best[512];
	void *own, *again;
	int put, n = compare(g, NULL, 0, out, &put, &own), orders = out[0].orders;
	assert_int_equal(put, NONE);
	assert_true(n >= 4);
	memcpy(best, out[0].order, (size_t)orders * sizeof *best);
	int same = compare(g, best, orders, out, &put, &again);
	assert_true(same >= n - 1 && same <= n);
	assert_true(put != NONE && !out[put].sure);
	captain_player.close(own);
	captain_player.close(again);
	seen_close(g);
}

/* Each of its plans is another one. */
static void no_plan_comes_twice(void **unused)
{
	(void)unused;
	struct seen_game *g = seen_open("borodino/7-september");
	struct thought out[THOUGHTS];
	void *own;
	int n = compare(g, NULL, 0, out, NULL, &own);
	assert_true(n >= 4);
	for (int i = 0; i < n; i++)
		for (int k = 0; k < i; k++)
			assert_false(out[i].orders == out[k].orders &&
				     !memcmp(out[i].order, out[k].order, (size_t)out[i].orders * sizeof *out[i].order));
	captain_player.close(own);
	seen_close(g);
}

/* Where blocks lose points before they are lost themselves, points are what a plan costs. */
static void what_plans_cost_is_counted_as_the_game_counts(void **unused)
{
	(void)unused;
	struct seen_game *g = seen_open("napoleon1807/eylau");
	struct thought out[THOUGHTS];
	void *simple = player_find("simple")->open(&g->s, SIDE_0, 1), *own;
	int lost = 0;
	for (int i = 0; i < 150 && !lost; i++) {
		int n = compare(g, NULL, 0, out, NULL, &own);
		for (int k = 0; k < n; k++)
			lost += out[k].lost[0] + out[k].lost[1];
		captain_player.close(own);
		assert_true(seen_next(g, seen_simple(g, simple)));
	}
	assert_true(lost > 0);
	player_find("simple")->close(simple);
	seen_close(g);
}

/* By halves alone no more than half of the others stops at the first round: here one was behind as well, and the rest went on. */
static bool some_were_dropped(const struct thought *t, int n)
{
	int least = t[0].looks, stopped = 0;
	for (int k = 0; k < n; k++)
		least = t[k].looks < least ? t[k].looks : least;
	for (int k = 0; k < n; k++)
		stopped += t[k].looks == least;
	return least < t[0].looks && stopped > (n - 1) / 2;
}

/* The Marshal of a game that may end while it is looked ahead compares by victories; what is clearly behind he looks at less often. */
static void the_marshal_compares_by_victories(void **unused)
{
	(void)unused;
	struct seen_game *g = seen_open("napoleon1807/friedland-battle");
	struct thought out[THOUGHTS];
	void *simple = player_find("simple")->open(&g->s, SIDE_0, 1);
	bool compared = false, dropped = false;
	for (int i = 0; i < 100 && !(compared && dropped); i++) {
		void *own = marshal_player.open(&g->s, g->list.at[0].side, 1);
		player_decide(&marshal_player, own, &g->known.common, &g->list, g->seed);
		int n = marshal_player.thoughts(own, out, NULL);
		compared |= n > 2;
		dropped |= some_were_dropped(out, n);
		for (int k = 0; k < n; k++) {
			assert_string_equal(out[k].points, "games of a hundred");
			assert_in_range(out[k].behind + 10000, 0, 20000);
			assert_in_range(out[k].looks, 1, out[0].looks);
		}
		marshal_player.close(own);
		assert_true(seen_next(g, seen_simple(g, simple)));
	}
	assert_true(compared && dropped);
	player_find("simple")->close(simple);
	seen_close(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_wasted_phase_stands_behind),
		cmocka_unit_test(its_own_plan_is_no_mistake),
		cmocka_unit_test(no_plan_comes_twice),
		cmocka_unit_test(what_plans_cost_is_counted_as_the_game_counts),
		cmocka_unit_test(the_marshal_compares_by_victories),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
