/* Movement, forced marches, attrition, depots and stripped areas, what is hidden, by rule. */
#include "field.h"

#include <stdio.h>
#include <string.h>

/* [Game Map, Movement A] */
static void area1812_adjacency(void **unused)
{
	(void)unused;
	static const struct { const char *a, *b; bool touch; } want[] = {
		{"FW9", "R20", true}, {"FW9", "R22", true}, {"FW9", "R23", true}, {"FW9", "R24", true}, {"R22", "R36", true},
		{"R44", "R34", true}, {"R44", "R35", true}, {"R44", "R37", true}, {"R44", "R43", true}, {"R44", "R45", true},
		{"R44", "R50", true}, {"R44", "R51", true}, {"R44", "R49", false}, {"R50", "R52", true},
		{"R51", "R52", true}, {"R57", "R52", true}, {"R57", "R53b", true}, {"R57", "R58", true},
		{"R57", "R60", true}, {"R57", "R61", true}, {"R57", "R62", true}, {"R25", "R27a", true},
		{"R25", "R39", false}, {"R29", "R41b", false}, {"FP1", "FW7", true}};
	struct game *g = scenario("area1812/1-invasion", NULL);
	for (size_t i = 0; i < sizeof want / sizeof *want; i++)
		if ((board_link(&g->s.board, place_of(g, want[i].a), place_of(g, want[i].b)) != NONE) != want[i].touch)
			fail_msg("%s and %s", want[i].a, want[i].b);
	leave(g);
}

/* [Movement, Movement A] */
static void area1812_group_marches_once(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, "{\"at\":\"R50\",\"ic\":2,\"cc\":1,\"su\":1}", "{\"at\":\"R22\",\"ic\":1}"), NULL);
	refused(g, "take FR-ic-01", "Movement A");
	play(g, "take RU-ic-01");
	refused(g, "done", "Movement A");
	refused(g, "take RU-ic-02", "Movement A");
	refused(g, "march RU-ic-01 R57", "Movement A");
	play(g, "take RU-ic-01; with RU-su-1; march RU-ic-01 R51");
	stands(g, "RU-su-1", "R51");
	stands(g, "RU-ic-02", "R50");
	went(g, "RU-ic-01", "R50 R51");
	went(g, "RU-su-1", "R50 R51");
	refused(g, "take RU-ic-01", "Movement A");
	play(g, "take RU-ic-02; rest; march RU-ic-02 R51");
	stands(g, "RU-cc-01", "R51");
	leave(g);
}

/* [Movement B.1, reading 24, reading 25] */
static void area1812_only_with_a_corps_into_the_enemy(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, "{\"at\":\"R50\",\"ic\":1,\"su\":2},{\"at\":\"R51\",\"ic\":1}",
				      "{\"at\":\"R51\",\"su\":1}"), NULL);
	play(g, "take RU-su-1");
	refused(g, "march RU-su-1 R51", "Movement B.1"); /* a corps there already is no help */
	play(g, "take RU-su-1; with RU-ic-01; march RU-su-1 R51");
	stands(g, "RU-su-1", "R51");
	play(g, "take RU-su-2; march RU-su-2 R44");
	leave(g);
}

/* [Movement B.2, Supply C, reading 24] */
static void area1812_a_supply_unit_carries_one_depot(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, "{\"at\":\"R57\",\"ic\":1}", "{\"at\":\"R22\",\"ic\":1,\"su\":1,\"dp\":2}"), NULL);
	to_french(g);
	refused(g, "march FR-dp-01 R32", "Movement B.2");
	play(g, "take FR-dp-01");
	refused(g, "with FR-dp-02", "Movement B.2");
	play(g, "with FR-su-1; march FR-dp-01 R32");
	stands(g, "FR-dp-01", "R32");
	refused(g, "take FR-dp-02", "Movement B.2");
	leave(g);
}

/* [Movement B] */
static void area1812_marsh_is_off_limits(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, "{\"at\":\"R39\",\"ic\":1}", "{\"at\":\"R22\",\"ic\":1}"), NULL);
	play(g, "take RU-ic-01");
	refused(g, "march RU-ic-01 PRI", "Movement B");
	leave(g);
}

/* [Movement D, Leaders A, Stacking A, reading 26, reading 51] */
static void area1812_forced_march_dice(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, "{\"at\":\"R57\",\"ic\":1}", "{\"at\":\"R22\",\"ic\":3,\"leaders\":\"E\"}"),
			       "optional_rules=1");
	to_french(g);
	march_all(g, "FR-ic-01", "R32");
	play(g, "done");
	DICE(g, 2, 4, 6);
	play(g, "take FR-ic-01; march FR-ic-01 R33");
	stands(g, "FR-ic-01", "R33");
	play(g, "take FR-ic-02; march FR-ic-02 R33");
	stands(g, "FR-ic-02", "R32");
	refused(g, "take FR-ic-02", "Movement D");
	play(g, "take FR-ic-03; march FR-ic-03 R33");
	assert_int_equal(now(g)->piece[piece(g, "FR-ic-03")].place, AT_LOST);
	int drawn = (int)now(g)->dice.drawn;
	play(g, "take FR-E; march FR-E R33");
	stands(g, "FR-E", "R33");
	assert_int_equal(now(g)->dice.drawn, drawn); /* leaders go free */
	assert_int_equal(state(g)->lost[FRENCH], 0); /* no combat loss */
	leave(g);
}

/* [Forced March Table] */
static void area1812_forced_march_six_kills(void **unused)
{
	(void)unused;
	static const struct { int die; const char *result; } want[] = {
		{1, "arrives"}, {2, "arrives"}, {3, "stays"}, {4, "stays"}, {5, "eliminated"}, {6, "eliminated"}};
	for (size_t i = 0; i < sizeof want / sizeof *want; i++) {
		struct game *g = field(STACKS(5, "{\"at\":\"R57\",\"cc\":2}", "{\"at\":\"R22\",\"ic\":1}"), NULL);
		play(g, "done; take RU-cc-01");
		struct order o = order_make(VERB_MARCH, RUSSIAN, piece(g, "RU-cc-01"), place_of(g, "R58"), NONE);
		struct outlook out;
		g->s.rules->odds(&g->s, now(g), &o, NULL, &out);
		assert_int_equal(out.kind, OUTLOOK_EXACT);
		assert_int_equal(out.on[0].n, 3);
		DICE(g, want[i].die);
		play(g, "march RU-cc-01 R58");
		assert_string_equal(result_of(g, TABLE_FORCE), want[i].result);
		leave(g);
	}
}

/* [Movement D] */
static void area1812_supply_units_never_force_march(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, "{\"at\":\"R57\",\"ic\":1,\"su\":1}", "{\"at\":\"R22\",\"ic\":1}"), NULL);
	play(g, "done");
	refused(g, "take RU-su-1", "Movement D");
	leave(g);
}

/* [Leaders A, reading 27] */
static void area1812_leaders_do_not_go_alone_into_the_enemy(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, "{\"at\":\"R50\",\"ic\":1,\"leaders\":\"A\"}", "{\"at\":\"R51\",\"ic\":1}"),
			       "optional_rules=1");
	play(g, "done; take RU-A");
	refused(g, "march RU-A R51", "Leaders A");
	play(g, "march RU-A R44");
	leave(g);
	g = field(STACKS(5, "{\"at\":\"R50\",\"ic\":1,\"leaders\":\"A\"}", "{\"at\":\"R51\",\"ic\":1}"), "optional_rules=1");
	DICE(g, 1);
	play(g, "done; take RU-ic-01; march RU-ic-01 R51; take RU-A; march RU-A R51");
	stands(g, "RU-A", "R51");
	leave(g);
}

/* [Attrition] */
static void area1812_attrition_french_six(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(1, "{\"at\":\"R57\",\"ic\":1}", "{\"at\":\"FW9\",\"ic\":2,\"cc\":2},{\"at\":\"FW8\",\"ic\":1}"), NULL);
	play(g, "done");
	DICE(g, 6);
	play(g, "done");
	row_is(g, ROW_ATTRITION, RUSSIAN);
	refused(g, "name R57", "Attrition");
	play(g, "name FW9");
	assert_int_equal(count_of(g, FRENCH, "FW9", ARM_IC), 1);
	assert_int_equal(count_of(g, FRENCH, "FW9", ARM_CC), 1);
	row_is(g, ROW_MARCH, FRENCH);
	leave(g);
}

/* [Attrition, reading 22] */
static void area1812_attrition_goes_on_elsewhere(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(1, "{\"at\":\"R57\",\"ic\":1}",
				      "{\"at\":\"FW9\",\"ic\":2},{\"at\":\"FW8\",\"cc\":1},{\"at\":\"FW7\",\"su\":1}"), NULL);
	play(g, "done");
	DICE(g, 6);
	play(g, "done; done; name FW9");
	assert_int_equal(count_of(g, FRENCH, "FW9", ARM_IC), 1);
	row_is(g, ROW_ATTRITION, RUSSIAN); /* the cavalry corps is still owed */
	refused(g, "name FW9", "Attrition");
	play(g, "name FW7"); /* nothing there, and only one area is left */
	assert_int_equal(state(g)->alive[FRENCH][ARM_CC], 0);
	row_is(g, ROW_MARCH, FRENCH);
	leave(g);
}

static bool in_vain(struct game *g, const char *place)
{
	struct prompt ask;
	rules_ask(&g->s, now(g), &ask);
	return set_has(&ask.vain, place_of(g, place));
}

/* [Attrition, reading 17] Stacks that were seen to hold none of what is owed may be named, but are not called for. What a closed one holds nobody
 * can say. */
static void area1812_attrition_calls_for_what_can_be_lost(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(1, "{\"at\":\"R57\",\"ic\":1}",
				      "{\"at\":\"FW9\",\"ic\":2},{\"at\":\"FW8\",\"cc\":1},{\"at\":\"FW10\",\"cc\":1},{\"at\":\"FW7\",\"su\":1},{\"at\":\"FW6\",\"ic\":1}"), NULL);
	close_stack(g, FRENCH, "FW6");
	play(g, "done");
	DICE(g, 6);
	play(g, "done; done");
	assert_false(in_vain(g, "FW9") || in_vain(g, "FW8"));
	assert_true(in_vain(g, "FW7"));
	play(g, "name FW9"); /* now only cavalry is owed */
	assert_true(in_vain(g, "FW7") && offered(g, "name FW7"));
	assert_false(in_vain(g, "FW8") || in_vain(g, "FW10") || in_vain(g, "FW6"));
	play(g, "name FW7");
	row_is(g, ROW_ATTRITION, RUSSIAN);
	leave(g);
}

/* [reading 22] */
static void area1812_attrition_lapses(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(1, "{\"at\":\"R57\",\"ic\":1}", "{\"at\":\"FW9\",\"ic\":2},{\"at\":\"FW8\",\"ic\":1}"), NULL);
	play(g, "done");
	DICE(g, 2);
	events_clear(&g->ev);
	play(g, "done");
	row_is(g, ROW_MARCH, FRENCH); /* no cavalry anywhere */
	assert_true(page_says(g, "Attrition", "cavalry corps is left anywhere"));
	assert_int_equal(state(g)->alive[FRENCH][ARM_IC], 3);
	leave(g);
}

/* [Supply B, Supply D, reading 28] */
static void area1812_depot_from_an_undepleted_area(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, "{\"at\":\"R57\",\"ic\":1,\"su\":1}",
				      "{\"at\":\"R22\",\"ic\":1,\"su\":1},{\"at\":\"R25\",\"su\":1},{\"at\":\"R57\",\"su\":1}")
				",\"depleted_50\":[\"R25\"]", NULL);
	play(g, "done; done");
	row_is(g, ROW_DEPOT, RUSSIAN);
	refused(g, "strip FR-su-1", "Supply B");
	play(g, "done");
	row_is(g, ROW_DEPOT, FRENCH); /* in the Russian Movement Phase too */
	refused(g, "depot FR-su-2", "Supply B");
	refused(g, "depot FR-su-3", "Supply B");
	play(g, "depot FR-su-1");
	assert_int_equal(count_of(g, FRENCH, "R22", ARM_DP), 1);
	assert_int_equal(state(g)->depleted[region_of(g, "R22")], DEPLETED_FULL);
	refused(g, "depot FR-su-1", "Supply B");
	play(g, "burn FR-dp-01");
	assert_int_equal(count_of(g, FRENCH, "R22", ARM_DP), 0);
	assert_int_equal(now(g)->piece[piece(g, "FR-dp-01")].place, AT_POOL);
	leave(g);
}

/* [Supply B, reading 28, reading 42] */
static void area1812_russians_strip_the_land(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, "{\"at\":\"R31b\",\"ic\":1,\"su\":1},{\"at\":\"R25\",\"su\":1}", "{\"at\":\"R31a\",\"ic\":1}")
				",\"depleted_50\":[\"R31\"],\"depleted_100\":[\"R25\"]", NULL);
	play(g, "done; done");
	refused(g, "strip RU-su-2", "Supply B");
	play(g, "strip RU-su-1"); /* half depleted, enemies in the other half */
	assert_int_equal(state(g)->depleted[region_of(g, "R31")], DEPLETED_FULL);
	leave(g);
}

static int hidden_in(struct game *g, int viewer, const char *place, int *known)
{
	struct view view;
	int hidden = 0;
	*known = 0;
	g->s.rules->show(&g->s, now(g), (enum side)viewer, &view);
	for (int i = 0; i < view.counters; i++) {
		if (view.counter[i].place != place_of(g, place) || view.counter[i].side == viewer)
			continue;
		hidden += view.counter[i].piece == NONE;
		*known += view.counter[i].piece != NONE;
	}
	return hidden;
}

/* [Stacking, Stacking A, reading 12, reading 16] */
static void area1812_stacks_close_when_they_march(void **unused)
{
	(void)unused;
	int known;
	struct game *g = field(STACKS(5, "{\"at\":\"R50\",\"ic\":3,\"cc\":1}", "{\"at\":\"R22\",\"ic\":1}"), NULL);
	assert_int_equal(hidden_in(g, FRENCH, "R50", &known), 0);
	assert_int_equal(known, 4); /* the chart is open */
	play(g, "take RU-ic-01; with RU-ic-02; march RU-ic-01 R51");
	assert_int_equal(hidden_in(g, FRENCH, "R50", &known), 2); /* a marker of infantry, one of cavalry */
	assert_int_equal(known, 0);
	assert_int_equal(hidden_in(g, FRENCH, "R51", &known), 1);
	assert_int_equal(hidden_in(g, RUSSIAN, "R22", &known), 0);
	for (int i = 0; i < g->ev.n; i++)
		assert_false(g->ev.at[i].seen & SEEN_0 && g->ev.at[i].piece != NONE);
	leave(g);
}

/* [reading 15] The depot that both saw made lies open beside the closed counters. */
static void area1812_a_new_depot_lies_open(void **unused)
{
	(void)unused;
	int known;
	struct game *g = field(STACKS(5, "{\"at\":\"R57\",\"ic\":1}", "{\"at\":\"R44\",\"ic\":2,\"su\":1}"), NULL);
	to_french(g);
	march_all(g, "FR-ic-01", "R35");
	play(g, "done; done");
	row_is(g, ROW_DEPOT, FRENCH);
	assert_int_equal(hidden_in(g, RUSSIAN, "R35", &known), 2);
	play(g, "depot FR-su-1");
	assert_int_equal(hidden_in(g, RUSSIAN, "R35", &known), 2);
	assert_int_equal(known, 1);
	leave(g);
}

/* [reading 20, reading 21] Of a forced march the enemy is told from where to where, and the die; the corps only when it
 * dies, and then he knows how many are left. */
static void area1812_what_is_seen_of_a_forced_march(void **unused)
{
	(void)unused;
	for (int die = 1; die <= 6; die += 5) {
		struct game *g = field(STACKS(5, "{\"at\":\"R57\",\"ic\":2,\"cc\":1}", "{\"at\":\"R22\",\"ic\":1}"), NULL);
		bool rolled = false, went = false, died = false;
		march_all(g, "RU-ic-01", "R58");
		play(g, "done; take RU-ic-02");
		events_clear(&g->ev);
		DICE(g, die);
		play(g, "march RU-ic-02 R57");
		for (int i = 0; i < g->ev.n; i++) {
			const struct event *e = &g->ev.at[i];
			if (!(e->seen & SEEN_0))
				continue;
			rolled = rolled || (e->kind == EVENT_ROLL && e->dice[0] == die);
			died = died || (e->kind == EVENT_ELIMINATE && e->piece == piece(g, "RU-ic-02"));
			if (e->kind != EVENT_MOVE)
				continue;
			went = e->from == place_of(g, "R58") && e->to == place_of(g, "R57");
			assert_int_equal(e->piece, NONE);
		}
		assert_true(rolled);
		assert_int_equal(went, die == 1);
		assert_int_equal(died, die == 6);
		static union any_position other;
		g->s.rules->imagine(&g->s, now(g), (enum side)FRENCH, 5, &other.common);
		assert_memory_equal(campaign_of(&other.common)->alive, state(g)->alive, sizeof state(g)->alive);
		leave(g);
	}
}

/* [Game Set-Up, Initial Placement, reading 5, reading 8] */
static void area1812_free_set_up_zones(void **unused)
{
	(void)unused;
	struct game *g = scenario("area1812/1-invasion", "free_setup=1");
	assert_true(g->s.rules->setup(&g->s, 1, now(g), &g->ev, &g->e));
	row_is(g, ROW_SETUP, RUSSIAN);
	play(g, "take RU-su-1");
	refused(g, "put RU-su-1 R22", "Initial Placement"); /* a fortress */
	play(g, "put RU-su-1 R33; take RU-ic-01");
	refused(g, "put RU-ic-01 FW9", "Initial Placement");
	play(g, "put RU-ic-01 R57; rest");
	row_is(g, ROW_SETUP, FRENCH);
	play(g, "take FR-ic-01; put FR-ic-01 FP2; take FR-ic-02");
	refused(g, "put FR-ic-02 FP2", "Initial Placement"); /* one corps in each */
	play(g, "put FR-ic-02 FP3; take FR-ic-06; put FR-ic-06 FP1; rest"); /* of the group for FP2 and FW6 */
	assert_int_equal(state(g)->alive[FRENCH][ARM_IC], 20);
	assert_int_equal(state(g)->alive[FRENCH][ARM_CC], 10);
	assert_int_equal(count_of(g, RUSSIAN, "R57", ARM_IC), 1);
	leave(g);
}

/* [Scenarios, reading 4] */
static void area1812_starting_levels(void **unused)
{
	(void)unused;
	static const struct { const char *name; int points, ic[2], cc[2]; } want[] = {
		{"area1812/1-invasion", 7, {20, 7}, {10, 5}}, {"area1812/2-road-to-moscow", 15, {13, 9}, {7, 4}},
		{"area1812/3-retreat", 17, {11, 10}, {6, 4}}};
	for (int i = 0; i < 3; i++) {
		struct game *g = scenario(want[i].name, NULL);
		assert_int_equal(now(g)->header.track[TRACK_POINTS], want[i].points);
		for (int side = 0; side < 2; side++) {
			int on[2] = {0, 0};
			const struct ar_deploy *d = &land_of(&g->s)->deploy[0];
			for (int k = 0; k < g->s.pieces; k++)
				if (d->place[k] != NONE && g->s.piece[k].side == side && land_of(&g->s)->arm[k] <= ARM_CC)
					on[land_of(&g->s)->arm[k]]++;
			assert_int_equal(on[0], want[i].ic[side]);
			assert_int_equal(on[1], want[i].cc[side]);
		}
		leave(g);
	}
}

/* [Reinforcements] */
static void area1812_recruits_at_open_fortresses(void **unused)
{
	(void)unused;
	struct game *g = scenario("area1812/2-road-to-moscow", NULL);
	row_is(g, ROW_ARRIVE, RUSSIAN);
	play(g, "take RU-ic-10");
	refused(g, "put RU-ic-10 R44", "Reinforcements"); /* French control */
	refused(g, "put RU-ic-10 R57", "Reinforcements"); /* no fortress */
	play(g, "put RU-ic-10 R54");
	stands(g, "RU-ic-10", "R54");
	for (int i = 0; i < PLACES; i++)
		state(g)->control[i] = land_of(&g->s)->vp[i] != 0;
	now(g)->header.track[TRACK_POINTS] = 32; /* all there is on the map */
	play(g, "take RU-cc-05");
	refused(g, "put RU-cc-05 R30", "Reinforcements");
	assert_true(offered(g, "put RU-cc-05 R55b"));
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(area1812_adjacency),
		cmocka_unit_test(area1812_group_marches_once),
		cmocka_unit_test(area1812_only_with_a_corps_into_the_enemy),
		cmocka_unit_test(area1812_a_supply_unit_carries_one_depot),
		cmocka_unit_test(area1812_marsh_is_off_limits),
		cmocka_unit_test(area1812_forced_march_dice),
		cmocka_unit_test(area1812_forced_march_six_kills),
		cmocka_unit_test(area1812_supply_units_never_force_march),
		cmocka_unit_test(area1812_leaders_do_not_go_alone_into_the_enemy),
		cmocka_unit_test(area1812_attrition_french_six),
		cmocka_unit_test(area1812_attrition_goes_on_elsewhere),
		cmocka_unit_test(area1812_attrition_calls_for_what_can_be_lost),
		cmocka_unit_test(area1812_attrition_lapses),
		cmocka_unit_test(area1812_depot_from_an_undepleted_area),
		cmocka_unit_test(area1812_russians_strip_the_land),
		cmocka_unit_test(area1812_stacks_close_when_they_march),
		cmocka_unit_test(area1812_a_new_depot_lies_open),
		cmocka_unit_test(area1812_what_is_seen_of_a_forced_march),
		cmocka_unit_test(area1812_free_set_up_zones),
		cmocka_unit_test(area1812_starting_levels),
		cmocka_unit_test(area1812_recruits_at_open_fortresses),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
