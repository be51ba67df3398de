/* Single decisions of the game's own player: a position, and what it does. */
#include "rules/area1812/field.h"

#include "ai/area1812/trial.h"
#include "ai/mind.h"
#include "ai/player.h"

#include <limits.h>
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

/* How often the player lays each chit. */
static void lay(struct game *g, const char *id, int laid[4])
{
	const struct player *player = player_find(id);
	void *own = player->open(&g->s, SIDE_0, 1);
	struct text words;
	for (uint64_t seed = 1; seed <= 40; seed++) {
		player->ask(own, now(g), &g->list, seed);
		while (!player->think(own, 1000))
			;
		laid[g->list.at[player->answer(own, NULL, &words, NULL)].number - PLAN_A]++;
		assert_non_null(strstr(words.at, "the chit is drawn by lot"));
	}
	player->close(own);
}

/* How often the Russian, who knows his own stack and not the chit, answers with each of his as the Sergeant draws them. */
static void answers(struct game *g, int his[4])
{
	static union any_position at;
	memcpy(&at, now(g), sizeof *state(g));
	assert_true(rules_play(&g->s, &at.common, &g->list.at[0], NULL, &g->e));
	rules_orders(&g->s, &at.common, &g->list);
	for (uint64_t seed = 1; seed <= 40; seed++) {
		uint64_t mine = seed;
		his[g->list.at[mind_of(&g->s)->counsel(&g->s, &at.common, &g->list, 0, &mine, NULL)].number - PLAN_E]++;
	}
	rules_orders(&g->s, now(g), &g->list);
}

/* What is worth most for the French against such answers. */
static int best_against(struct game *g, const int his[4])
{
	static struct effort effort;
	int best = 0;
	int64_t most = INT64_MIN;
	for (int i = 0; i < 4; i++) {
		int64_t sum = 0;
		for (int j = 0; j < 4; j++) {
			effort_begin(&effort);
			effort_go_on(&effort, LONG_MAX);
			sum += (int64_t)his[j] * ar_trial(&effort, &g->s, state(g), FRENCH, &g->list.at[i], PLAN_E + j);
		}
		best = sum > most ? i : best;
		most = sum > most ? sum : most;
	}
	return best;
}

static int commonest(const int laid[4])
{
	int most = 0;
	for (int i = 1; i < 4; i++)
		most = laid[i] > laid[most] ? i : most;
	return most;
}

/* The Captain lays what answers the enemy best, and yet now and then another chit, so that nobody may count on it. */
static void area1812_the_captain_answers_the_chit(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(6, "{\"at\":\"R44\",\"ic\":3,\"cc\":3}", "{\"at\":\"R35\",\"ic\":7,\"cc\":1}"), NULL);
	int captain[4] = {0}, sergeant[4] = {0}, his[4] = {0};
	to_french(g);
	march_all(g, "FR-ic-01", "R44");
	go_on_to(g, ROW_PLAN, FRENCH);
	rules_orders(&g->s, now(g), &g->list);
	lay(g, "captain", captain);
	lay(g, "simple", sergeant);
	answers(g, his);
	assert_int_equal(commonest(captain), best_against(g, his));
	assert_int_not_equal(commonest(captain), commonest(sergeant));
	assert_mixed(captain);
	leave(g);
}

static int compared(struct game *g, const struct player *player, void *own, int *order)
{
	static struct thought out[THOUGHTS];
	*order = player_decide(player, own, now(g), &g->list, 1);
	return player->thoughts(own, out, NULL);
}

/* To march he looks no farther than the Sergeant; for whoever asks why he compares plans. */
static void area1812_the_captain_looks_ahead_when_asked(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(6, "{\"at\":\"R44\",\"ic\":3,\"cc\":1}", "{\"at\":\"R35\",\"ic\":5,\"cc\":2},{\"at\":\"R33\",\"ic\":2}"), NULL);
	to_french(g);
	rules_orders(&g->s, now(g), &g->list);
	const struct player *captain = player_find("captain"), *sergeant = player_find("simple");
	void *own = captain->open(&g->s, SIDE_0, 1), *other = sergeant->open(&g->s, SIDE_0, 1);
	int order;
	assert_int_equal(compared(g, captain, own, &order), 0);
	assert_int_equal(order, player_decide(sergeant, other, now(g), &g->list, 1));
	captain->weigh(own, NULL, 0);
	assert_true(compared(g, captain, own, &order) > 1);
	assert_int_equal(compared(g, captain, own, &order), 0); /* nor does he play otherwise for having been asked */
	captain->close(own);
	sergeant->close(other);
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
		cmocka_unit_test(area1812_the_captain_answers_the_chit),
		cmocka_unit_test(area1812_the_captain_looks_ahead_when_asked),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
