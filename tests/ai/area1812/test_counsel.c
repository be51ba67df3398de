/* Single decisions of the game's own player: a position, and what it does. */
#include "rules/area1812/field.h"

#include "ai/mind.h"
#include "ai/player.h"

#include <string.h>

/* Decides for a side until the running row is another one or the other side is asked. */
static void think(struct game *g, int side, int row)
{
	uint64_t mine = 3;
	for (int n = 0; n < 200 && frame_now(now(g))->row == row && frame_now(now(g))->side == side; n++) {
		rules_orders(&g->s, now(g), &g->list);
		int chosen = mind_of(&g->s)->counsel(&g->s, now(g), &g->list, 0, &mine, NULL);
		assert_in_range(chosen, 0, g->list.n - 1);
		assert_true(rules_play(&g->s, now(g), &g->list.at[chosen], &g->ev, &g->e));
	}
}

static void area1812_counsel_takes_open_fortresses_on_the_last_turn(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(13, "{\"at\":\"R57\",\"ic\":2}", "{\"at\":\"R35\",\"ic\":3}"), NULL);
	to_french(g);
	think(g, FRENCH, ROW_MARCH);
	assert_int_equal(now(g)->header.track[TRACK_POINTS], 3);
	leave(g);
}

static void area1812_counsel_joins_stacks_for_an_attack(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(11, "{\"at\":\"R57\",\"ic\":5}",
				       "{\"at\":\"R52\",\"ic\":4,\"cc\":2},{\"at\":\"R60\",\"ic\":4,\"cc\":2}"), NULL);
	to_french(g);
	think(g, FRENCH, ROW_MARCH);
	assert_in_range(count_of(g, FRENCH, "R57", ARM_IC), 6, 8);
	leave(g);
}

static void area1812_counsel_does_not_attack_against_the_odds(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(6, "{\"at\":\"R44\",\"ic\":6,\"cc\":3}", "{\"at\":\"R35\",\"ic\":2}"), NULL);
	to_french(g);
	think(g, FRENCH, ROW_MARCH);
	assert_int_equal(count_of(g, FRENCH, "R44", ARM_IC), 0);
	leave(g);
}

static void area1812_counsel_leaves_bare_land_in_winter(void **unused)
{
	(void)unused;
	struct game *g = field("\"depleted_100\":[\"R49\"]," STACKS(10, "{\"at\":\"R28\",\"ic\":1}", "{\"at\":\"R49\",\"ic\":5}"), NULL);
	to_french(g);
	think(g, FRENCH, ROW_MARCH);
	assert_int_equal(count_of(g, FRENCH, "R49", ARM_IC), 0);
	leave(g);
}

static void area1812_counsel_strips_land_before_the_enemy(void **unused)
{
	(void)unused;
	struct game *g = field("\"depleted_100\":[\"R44\",\"R35\",\"R33\",\"R37\",\"R43\",\"R45\",\"R50\",\"R51\"],"
			       STACKS(8, "{\"at\":\"R34\",\"su\":1},{\"at\":\"R57\",\"ic\":2}", "{\"at\":\"R44\",\"ic\":8,\"cc\":2}"), NULL);
	go_on_to(g, ROW_DEPOT, RUSSIAN);
	think(g, RUSSIAN, ROW_DEPOT);
	assert_int_equal(state(g)->depleted[region_of(g, "R34")], DEPLETED_FULL);
	leave(g);
}

static void area1812_counsel_keeps_no_depot_out_of_use(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(2, "{\"at\":\"R57\",\"ic\":2}", "{\"at\":\"FW8\",\"su\":1,\"ic\":1}"), NULL);
	to_french(g);
	go_on_to(g, ROW_DEPOT, FRENCH);
	think(g, FRENCH, ROW_DEPOT);
	assert_int_equal(state(g)->alive[FRENCH][ARM_DP], 0);
	leave(g);
}

/* The French are to lay a chit for an attack that neither side is sure of. */
static struct game *at_the_chits(void)
{
	struct game *g = field(STACKS(6, "{\"at\":\"R44\",\"ic\":3,\"cc\":1}", "{\"at\":\"R35\",\"ic\":5,\"cc\":2}"), NULL);
	to_french(g);
	march_all(g, "FR-ic-01", "R44");
	go_on_to(g, ROW_PLAN, FRENCH);
	rules_orders(&g->s, now(g), &g->list);
	return g;
}

/* Two kinds of chits at least. */
static void assert_mixed(const int laid[4])
{
	int kinds = 0;
	for (int i = 0; i < 4; i++)
		kinds += laid[i] > 0;
	assert_in_range(kinds, 2, 4);
}

/* Attack of equals: the chit cannot be foretold, and hopeless chits are not among those laid. */
static void area1812_counsel_mixes_its_chits(void **unused)
{
	(void)unused;
	struct game *g = at_the_chits();
	int laid[4] = {0};
	for (uint64_t seed = 1; seed <= 40; seed++) {
		uint64_t mine = seed;
		laid[g->list.at[mind_of(&g->s)->counsel(&g->s, now(g), &g->list, 0, &mine, NULL)].number - PLAN_A]++;
	}
	assert_mixed(laid);
	leave(g);
}

/* The Captain looks ahead for marches. His chit he draws as the Sergeant does: the best answer to a guess at the enemy's chit can be read by the
 * enemy. */
static void area1812_the_captain_draws_his_chit(void **unused)
{
	(void)unused;
	struct game *g = at_the_chits();
	const struct player *captain = player_find("captain");
	void *own = captain->open(&g->s, SIDE_0, 1);
	struct text words;
	int laid[4] = {0};
	for (uint64_t seed = 1; seed <= 40; seed++) {
		captain->ask(own, now(g), &g->list, seed);
		while (!captain->think(own, 1000))
			;
		laid[g->list.at[captain->answer(own, NULL, &words, NULL)].number - PLAN_A]++;
		assert_non_null(strstr(words.at, "the usual way to play this: the chit is drawn by lot"));
	}
	assert_mixed(laid);
	captain->close(own);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(area1812_counsel_takes_open_fortresses_on_the_last_turn),
		cmocka_unit_test(area1812_counsel_joins_stacks_for_an_attack),
		cmocka_unit_test(area1812_counsel_does_not_attack_against_the_odds),
		cmocka_unit_test(area1812_counsel_leaves_bare_land_in_winter),
		cmocka_unit_test(area1812_counsel_strips_land_before_the_enemy),
		cmocka_unit_test(area1812_counsel_keeps_no_depot_out_of_use),
		cmocka_unit_test(area1812_counsel_mixes_its_chits),
		cmocka_unit_test(area1812_the_captain_draws_his_chit),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
