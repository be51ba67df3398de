/* The Berezina: what no sensible player does, over whole games and in single positions. */
#include "rules/berezina/field.h"

#include "ai/habits.h"
#include "ai/player.h"

enum { ORDERS = 6000, GAMES = 3, PACKED = 18, TIMES = 2 };

/* One order of the side that is asked, by the Sergeant. */
static void goes_on(struct game *g, void *own[2], uint64_t seed, int number)
{
	const struct player *sergeant = player_find("simple");
	rules_orders(&g->s, now(g), &g->list);
	int side = g->list.at[0].side == SIDE_1 ? 1 : 0;
	int order = player_decide(sergeant, own[side], now(g), &g->list, player_seed(seed, (enum side)side, number));
	assert_true(rules_play(&g->s, now(g), &g->list.at[order], &g->ev, &g->e));
}

/* The engineers are two: whoever wades to and fro builds nothing. Until the bridges are left behind none changes the bank more than
 * over and once more. */
static void berezina_habit_engineers_do_not_wade_to_and_fro(void **unused)
{
	(void)unused;
	for (uint64_t seed = 1; seed <= GAMES; seed++) {
		struct game *g = scenario("berezina/crossing", NULL);
		const struct ground *ground = ground_of(&g->s);
		int bank[MAX_PIECES], changes[MAX_PIECES] = {0};
		void *own[2] = {player_find("simple")->open(&g->s, SIDE_0, seed), player_find("simple")->open(&g->s, SIDE_1, seed)};
		assert_true(g->s.rules->setup(&g->s, seed, now(g), NULL, &g->e));
		for (int i = 0; i < g->s.pieces; i++)
			bank[i] = NONE;
		for (int n = 0; n < ORDERS && !now(g)->header.result.over && now(g)->header.turn < PACKED; n++) {
			goes_on(g, own, seed, n);
			for (int i = ground->first[FRENCH]; i < ground->last[FRENCH]; i++) {
				int at = now(g)->piece[i].place;
				if (!ground->more[i].engineer || at < 0)
					continue;
				changes[i] += bank[i] != NONE && bank[i] != ground->bank[at];
				bank[i] = ground->bank[at];
				if (changes[i] > TIMES)
					fail_msg("seed %d, turn %d: %s wades to and fro", (int)seed, now(g)->header.turn, g->s.piece[i].id);
			}
		}
		assert_in_range(now(g)->header.turn, PACKED, 25);
		player_find("simple")->close(own[0]);
		player_find("simple")->close(own[1]);
		leave(g);
	}
}

static bool old_guard_is_out(struct game *g)
{
	return now(g)->piece[piece(g, "II-6a")].place < 0;
}

/* [10.1] Whoever stands at the chosen exit on the last turn goes off the map. */
static void berezina_habit_leaves_by_the_exit(void **unused)
{
	(void)unused;
	struct game *g = field(AT(25, "french") ",\"exit\":\"1013\",\"setup\":{\"II-6a\":\"1013\",\"LAN-jg1\":\"5515\"}", NULL);
	habit_is(g, "stays at the open exit on the last turn", old_guard_is_out);
	leave(g);
}

static bool emperor_has_a_unit(struct game *g)
{
	int at = now(g)->piece[piece(g, "L-nap")].place, foe = now(g)->piece[piece(g, "LAN-jg1")].place;
	if (at >= 0 && foe >= 0 && bz_distance(ground_of(&g->s), at, foe) > 1)
		return true;
	return at < 0 || at == now(g)->piece[piece(g, "II-6a")].place || at == now(g)->piece[piece(g, "II-6b")].place;
}

/* Napoleon does not stay alone where Russians are near. */
static void berezina_habit_no_leader_alone(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "french") ",\"setup\":{\"L-nap\":\"5003\",\"II-6a\":\"5004\",\"II-6b\":\"5004\",\"LAN-jg1\":\"5103\"}", NULL);
	habit_is(g, "Napoleon alone beside Russians", emperor_has_a_unit);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(berezina_habit_engineers_do_not_wade_to_and_fro),
		cmocka_unit_test(berezina_habit_leaves_by_the_exit),
		cmocka_unit_test(berezina_habit_no_leader_alone),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
