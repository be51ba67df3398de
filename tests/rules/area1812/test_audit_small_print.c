/* Second look: the small print of attrition, depots, fortresses, set-up and score, where a slip would go unnoticed. */
#include "field.h"

#include <stdio.h>
#include <string.h>

/* [Attrition] Attrition takes the last corps of a kind; only what is nowhere lapses. */
static void area1812_attrition_takes_the_last_corps(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(1, "{\"at\":\"R57\",\"ic\":1}", "{\"at\":\"FW9\",\"ic\":1},{\"at\":\"FW8\",\"cc\":2}"), NULL);
	play(g, "done");
	DICE(g, 4);
	play(g, "done");
	row_is(g, ROW_ATTRITION, RUSSIAN);
	play(g, "name FW9");
	assert_int_equal(state(g)->alive[FRENCH][ARM_IC], 0);
	assert_int_equal(state(g)->alive[FRENCH][ARM_CC], 2);
	row_is(g, ROW_MARCH, FRENCH);
	leave(g);
}

/* [Stacking, reading 22] Attrition names stacks, and a stack without a corps is one (Stacking: all of a player's
 * units). */
static void area1812_attrition_may_name_a_lone_train(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(1, "{\"at\":\"R57\",\"ic\":1}",
				      "{\"at\":\"FW9\",\"ic\":1},{\"at\":\"FW8\",\"ic\":2},{\"at\":\"FW7\",\"su\":1}"), NULL);
	play(g, "done");
	DICE(g, 4);
	play(g, "done; done");
	assert_true(offered(g, "name FW7"));
	play(g, "name FW7");
	row_is(g, ROW_ATTRITION, RUSSIAN);
	assert_int_equal(state(g)->alive[FRENCH][ARM_IC], 3);
	leave(g);
}

/* [Movement B.2, Supply C] Each supply unit carries one depot, in the group that marches and not only
 * where it sets out. */
static void area1812_two_depots_need_two_carriers_in_the_group(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, "{\"at\":\"R57\",\"ic\":1}", "{\"at\":\"R22\",\"ic\":1,\"su\":2,\"dp\":2}"), NULL);
	to_french(g);
	play(g, "take FR-dp-01; with FR-dp-02; with FR-su-1");
	assert_false(offered(g, "march FR-dp-01 R32"));
	play(g, "with FR-su-2; march FR-dp-01 R32");
	stands(g, "FR-dp-02", "R32");
	leave(g);
}

/* [Combat A, reading 31] Where one area alone is free of enemies nobody is asked; friends there do not
 * matter. */
static void area1812_the_only_way_back_is_gone_at_once(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, "{\"at\":\"R44\",\"cc\":1},{\"at\":\"R51\",\"su\":1},{\"at\":\"R63\",\"ic\":1}",
				      "{\"at\":\"R35\",\"ic\":2},{\"at\":\"R34\",\"ic\":1},{\"at\":\"R37\",\"ic\":1},"
				      "{\"at\":\"R43\",\"ic\":1},{\"at\":\"R45\",\"ic\":1},{\"at\":\"R50\",\"su\":1}"), NULL);
	to_french(g);
	play(g, "march FR-ic-01 R44");
	go_on_to(g, ROW_PLAN, FRENCH);
	play(g, "plan 1; plan 5");
	row_is(g, ROW_RETIRE, RUSSIAN);
	refused(g, "stand", "Combat C");
	stands(g, "FR-ic-01", "R44");
	play(g, "retire RU-cc-01; commit");
	stands(g, "RU-cc-01", "R51");
	leave(g);
}

static bool opened(struct game *g)
{
	for (int i = 0; i < g->ev.n; i++)
		if (g->ev.at[i].kind == EVENT_REVEAL && g->ev.at[i].piece == NONE && g->ev.at[i].to == NONE)
			return true;
	return false;
}

/* [Combat D, Combat Situation Summary] Cavalry on both sides has no effect; no chit is opened and nobody
 * pursues. */
static void area1812_cavalry_against_cavalry_has_no_effect(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, "{\"at\":\"R44\",\"cc\":1},{\"at\":\"R63\",\"ic\":1}", "{\"at\":\"R35\",\"cc\":3}"), NULL);
	to_french(g);
	march_all(g, "FR-cc-01", "R44");
	go_on_to(g, ROW_PLAN, FRENCH);
	play(g, "plan 1; plan 5; stand; stand");
	assert_false(opened(g));
	assert_int_equal(count_of(g, FRENCH, "R44", ARM_CC), 3);
	assert_int_equal(count_of(g, RUSSIAN, "R44", ARM_CC), 1);
	assert_int_equal(state(g)->battle.place, NONE);
	leave(g);
}

/* [Combat C, Combat D] Cavalry that meets infantry and has no way back is lost, whatever the chits
 * would have said. */
static void area1812_cavalry_without_a_way_is_lost(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, "{\"at\":\"R44\",\"cc\":2},{\"at\":\"R63\",\"ic\":1}",
				      "{\"at\":\"R35\",\"ic\":2},{\"at\":\"R34\",\"ic\":1},{\"at\":\"R37\",\"ic\":1},"
				      "{\"at\":\"R43\",\"ic\":1},{\"at\":\"R45\",\"ic\":1},{\"at\":\"R50\",\"su\":1},{\"at\":\"R51\",\"su\":1}"), NULL);
	to_french(g);
	play(g, "march FR-ic-01 R44");
	go_on_to(g, ROW_PLAN, FRENCH);
	play(g, "plan 3; plan 7");
	assert_int_equal(state(g)->alive[RUSSIAN][ARM_CC], 0);
	assert_false(opened(g));
	leave(g);
}

/* [Fortresses, reading 48] Whom the symbol feeds is asked only where somebody else starves. */
static void area1812_fortress_asks_only_where_others_starve(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, "{\"at\":\"R30\",\"ic\":1,\"cc\":1}", "{\"at\":\"FW9\",\"ic\":1}"), "optional_rules=1");
	to_french(g);
	while (now(g)->header.turn == 5 && !now(g)->header.result.over) {
		assert_int_not_equal(frame_now(now(g))->row, ROW_KEEP);
		rules_orders(&g->s, now(g), &g->list);
		struct order o = g->list.at[g->list.n - 1];
		assert_true(rules_play(&g->s, now(g), &o, NULL, &g->e));
	}
	leave(g);
}

/* [Combat E, Combat I, Pursuit Table D+2 ex] Who loses all his corps is not asked which. */
static void area1812_nothing_to_choose_is_not_asked(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, "{\"at\":\"R44\",\"ic\":1,\"cc\":1},{\"at\":\"R63\",\"ic\":1}", "{\"at\":\"R35\",\"ic\":1,\"cc\":4}"), NULL);
	to_french(g);
	march_all(g, "FR-ic-01", "R44");
	DICE(g, 3, 6);
	go_on_to(g, ROW_PLAN, FRENCH);
	play(g, "plan 2; plan 7; stand; stand"); /* pursuit, then retreat */
	row_is(g, ROW_CHASE, FRENCH);
	DICE(g, 6);
	play(g, "choose 10");
	row_is(g, ROW_BID, FRENCH);
	play(g, "spend 0"); /* "D +2 ex" against two corps */
	assert_int_equal(ar_corps(state(g), RUSSIAN, place_of(g, "R44")), 0);
	assert_int_not_equal(frame_now(now(g))->row, ROW_LOSE);
	leave(g);
}

/* [Movement A] A group sets out from one area. */
static void area1812_a_group_is_of_one_area(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, "{\"at\":\"R57\",\"ic\":1}", "{\"at\":\"R22\",\"ic\":2},{\"at\":\"R21\",\"ic\":1}"), NULL);
	to_french(g);
	play(g, "take FR-ic-01");
	refused(g, "with FR-ic-03", "Movement A");
	assert_true(offered(g, "with FR-ic-02"));
	leave(g);
}

/* [Reinforcements] Reinforcements of turn 6: Kutusov may come to a fortress or to Moscow, while the French are not
 * there. */
static void area1812_kutusov_may_come_to_moscow(void **unused)
{
	(void)unused;
	struct game *g = scenario("area1812/2-road-to-moscow", "optional_rules=1");
	play(g, "rest");
	go_on_to(g, ROW_ARRIVE, RUSSIAN);
	assert_int_equal(now(g)->header.turn, 6);
	play(g, "take RU-D");
	assert_true(offered(g, "put RU-D R57"));
	assert_true(offered(g, "put RU-D R54"));
	refused(g, "put RU-D R58", "Reinforcements");
	state(g)->control[place_of(g, "R57")] = 1;
	now(g)->header.track[TRACK_POINTS] += 5;
	refused(g, "put RU-D R57", "Reinforcements");
	leave(g);
}

/* [Supply B, reading 42] No depot where any enemy unit stands, be it a train, be it in the other half of
 * the area. */
static void area1812_no_depot_beside_an_enemy_train(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, "{\"at\":\"R57\",\"ic\":1},{\"at\":\"R31a\",\"su\":1}",
				      "{\"at\":\"R31b\",\"ic\":1,\"su\":1},{\"at\":\"R22\",\"su\":1}"), NULL);
	go_on_to(g, ROW_DEPOT, FRENCH);
	refused(g, "depot FR-su-1", "Supply B");
	assert_true(offered(g, "depot FR-su-2"));
	leave(g);
}

/* Combat G and H: what is added to the die when a side attacks here with two corps against two, standard rules. */
static int added(struct game *g, const char *place, int attacker)
{
	struct ar_clash in = {.place = place_of(g, place), .attacker = attacker, .ic = {2, 2}};
	struct ar_sum sum;
	ar_clash_add(&g->s, &in, &sum, NULL);
	return sum.drm;
}

/* [Combat G, Combat H, reading 38] */
static void area1812_fortress_counts_inside_russia_only(void **unused)
{
	(void)unused;
	struct game *g = scenario("area1812/1-invasion", NULL);
	assert_int_equal(added(g, "R44", FRENCH), 0);
	assert_int_equal(added(g, "R35", FRENCH), 1);
	assert_int_equal(added(g, "FW11", FRENCH), 1);
	assert_int_equal(added(g, "R57", FRENCH), 1);
	assert_int_equal(added(g, "R44", RUSSIAN), -1);
	assert_int_equal(added(g, "FW11", RUSSIAN), -1);
	leave(g);
}

/* [Fortresses, Fortresses A, Fortresses B, reading 48] Not onto the symbol while any enemy unit is
 * there; who leaves it has to win it again. */
static void area1812_fortress_symbol_comes_and_goes(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, "{\"at\":\"R44\",\"ic\":1},{\"at\":\"R43\",\"ic\":1}", "{\"at\":\"R35\",\"su\":1,\"ic\":1}"),
			       "optional_rules=1");
	struct campaign *c = state(g);
	int fort = place_of(g, "R44"), away = place_of(g, "R45"), ru = piece(g, "RU-ic-01"), su = piece(g, "FR-su-1");
	assert_int_equal(c->fort[fort], RUSSIAN + 1);
	ar_move(&g->s, c, ru, away, NULL);
	assert_int_equal(c->fort[fort], 0);
	ar_move(&g->s, c, su, fort, NULL);
	assert_int_equal(c->fort[fort], 0); /* French never stand on a fortress of Russia */
	ar_move(&g->s, c, ru, fort, NULL);
	assert_int_equal(c->fort[fort], 0); /* an enemy train is there */
	ar_move(&g->s, c, su, away, NULL);
	assert_int_equal(c->fort[fort], RUSSIAN + 1);
	leave(g);
}

/* [Initial Placement, reading 8] Scenario 1, free: "no more than one corps in each" says nothing of the supply unit
 * of the group. */
static void area1812_one_corps_each_leaves_room_for_the_train(void **unused)
{
	(void)unused;
	struct game *g = scenario("area1812/1-invasion", "free_setup=1");
	play(g, "rest; take FR-ic-01; put FR-ic-01 FP2; take FR-su-1");
	assert_true(offered(g, "put FR-su-1 FP2"));
	play(g, "put FR-su-1 FP2; take FR-ic-02");
	refused(g, "put FR-ic-02 FP2", "Initial Placement");
	leave(g);
}

/* [Initial Placement, reading 8] Scenario 3, free: the two depots stand on two control markers, and nowhere else. */
static void area1812_depots_begin_on_control_markers(void **unused)
{
	(void)unused;
	struct game *g = scenario("area1812/3-retreat", "free_setup=1");
	play(g, "rest; take FR-dp-01");
	refused(g, "put FR-dp-01 R22", "Initial Placement");
	refused(g, "put FR-dp-01 R38", "Initial Placement");
	play(g, "put FR-dp-01 R57; take FR-dp-02");
	refused(g, "put FR-dp-02 R57", "Initial Placement");
	play(g, "put FR-dp-02 FA16; rest");
	stands(g, "FR-dp-01", "R57");
	leave(g);
}

/* [Victory Conditions B, reading 50] The point of the turn is in the sum that the index is
 * held against, and in its account. */
static void area1812_point_for_battles_is_told_with_the_sum(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, "{\"at\":\"R58\",\"ic\":2}", "{\"at\":\"R35\",\"ic\":1}"), "optional_rules=1");
	to_french(g);
	state(g)->lost[RUSSIAN] = 1;
	go_on_to(g, ROW_POLITICS, FRENCH);
	assert_int_equal(now(g)->header.track[TRACK_POINTS], 1);
	assert_non_null(line_of(g, ACCOUNT_SCORE, TEXT_VICTORY));
	assert_int_equal(line_of(g, ACCOUNT_SCORE, TEXT_POINTS)->num, 1);
	leave(g);
}

/* [Victory Conditions A] Napoleon may be lost wherever his stack is, and only once. */
static void area1812_napoleon_is_lost_once(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, "{\"at\":\"R58\",\"ic\":2}", "{\"at\":\"R35\",\"ic\":1,\"leaders\":\"A\"}"), "optional_rules=1");
	ar_lose(&g->s, state(g), piece(g, "FR-A"), CITE_COMBAT_D, NULL);
	assert_int_equal(now(g)->header.track[TRACK_POINTS], -5);
	assert_int_equal(now(g)->header.track[TRACK_NAPOLEON], 1);
	assert_int_equal(state(g)->lost[FRENCH], 0); /* no corps */
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(area1812_attrition_takes_the_last_corps),
		cmocka_unit_test(area1812_attrition_may_name_a_lone_train),
		cmocka_unit_test(area1812_two_depots_need_two_carriers_in_the_group),
		cmocka_unit_test(area1812_the_only_way_back_is_gone_at_once),
		cmocka_unit_test(area1812_cavalry_against_cavalry_has_no_effect),
		cmocka_unit_test(area1812_cavalry_without_a_way_is_lost),
		cmocka_unit_test(area1812_fortress_asks_only_where_others_starve),
		cmocka_unit_test(area1812_nothing_to_choose_is_not_asked),
		cmocka_unit_test(area1812_a_group_is_of_one_area),
		cmocka_unit_test(area1812_kutusov_may_come_to_moscow),
		cmocka_unit_test(area1812_no_depot_beside_an_enemy_train),
		cmocka_unit_test(area1812_fortress_counts_inside_russia_only),
		cmocka_unit_test(area1812_fortress_symbol_comes_and_goes),
		cmocka_unit_test(area1812_one_corps_each_leaves_room_for_the_train),
		cmocka_unit_test(area1812_depots_begin_on_control_markers),
		cmocka_unit_test(area1812_point_for_battles_is_told_with_the_sum),
		cmocka_unit_test(area1812_napoleon_is_lost_once),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
