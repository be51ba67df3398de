/* The sequence of play; the Attrition Table; what the optional rules bring together; what each place is worth. */
#include "field.h"

#include <stdio.h>
#include <string.h>

/* A turn as a line of words, "R march, R force": phases as they are told, and depots as they are asked. */
struct course {
	char at[512];
	int row, side;
};

static void add(struct course *c, int side, int row)
{
	static const char *const names[ROWS] = {
		[ROW_TURN] = "turn", [ROW_ARRIVE] = "arrivals", [ROW_ATTRITION] = "attrition", [ROW_MARCH] = "march",
		[ROW_FORCE] = "force", [ROW_DEPOT] = "depots", [ROW_BATTLES] = "battles", [ROW_SUPPLY] = "supply",
		[ROW_SCORE] = "points"};
	size_t n = strlen(c->at);
	if (row == c->row && side == c->side)
		return;
	c->row = row;
	c->side = side;
	snprintf(c->at + n, sizeof c->at - n, "%s%s%s", n ? ", " : "", side == NOBODY ? "" : side == FRENCH ? "F " : "R ",
		 names[row]);
}

/* Plays on, the last order of each list, to the end of the turn. */
static void follow(struct game *g, struct course *c)
{
	int turn = now(g)->header.turn;
	memset(c, 0, sizeof *c);
	c->row = c->side = NONE;
	add(c, frame_now(now(g))->side, frame_now(now(g))->row);
	while (now(g)->header.turn == turn && !now(g)->header.result.over) {
		rules_orders(&g->s, now(g), &g->list);
		struct order o = g->list.at[g->list.n - 1];
		events_clear(&g->ev);
		assert_true(rules_play(&g->s, now(g), &o, &g->ev, &g->e));
		for (int i = 0; i < g->ev.n && g->ev.at[i].kind != EVENT_TURN; i++)
			if (g->ev.at[i].kind == EVENT_PHASE)
				add(c, g->ev.at[i].side, g->ev.at[i].number);
		if (now(g)->header.turn == turn && !now(g)->header.result.over && frame_now(now(g))->row == ROW_DEPOT)
			add(c, frame_now(now(g))->side, ROW_DEPOT);
	}
}

/* [Sequence of Play, Sequence of Play A, Sequence of Play A2, Sequence of Play A3, Sequence of Play B]
 * [Sequence of Play C, Sequence of Play D] Battles of both sides in one place, supply units on both. */
static void area1812_sequence_of_a_turn(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, "{\"at\":\"R44\",\"cc\":1},{\"at\":\"R57\",\"ic\":1,\"su\":1}",
				      "{\"at\":\"R44\",\"cc\":1},{\"at\":\"R22\",\"ic\":1,\"su\":1}"), NULL);
	struct course c;
	DICE(g, 1);
	follow(g, &c);
	assert_string_equal(c.at, "R march, R force, R depots, F depots, R battles, "
				  "F attrition, F march, F force, F depots, F battles, supply, points");
	leave(g);
}

/* [Sequence of Play A, Sequence of Play A1, Sequence of Play B, Reinforcements] Who is due stands on the map before the
 * die of attrition falls; Russians come in the second turn, Frenchmen not before the fourth. */
static void area1812_sequence_arrivals_before_attrition(void **unused)
{
	(void)unused;
	struct game *g = scenario("area1812/1-invasion", NULL);
	go_on_to(g, ROW_ARRIVE, RUSSIAN);
	assert_int_equal(now(g)->header.turn, 2);
	struct course c;
	int before = state(g)->alive[RUSSIAN][ARM_IC];
	DICE(g, 6);
	play(g, "rest");
	int rolled = NONE, came = 0;
	for (int i = 0; i < g->ev.n; i++) {
		came += g->ev.at[i].kind == EVENT_ARRIVE && g->ev.at[i].piece != NONE && rolled == NONE;
		if (g->ev.at[i].kind == EVENT_ROLL)
			rolled = i;
	}
	assert_int_not_equal(rolled, NONE);
	assert_int_equal(came, 3); /* two infantry corps and one of cavalry */
	assert_int_equal(state(g)->alive[RUSSIAN][ARM_IC], before + 2);
	row_is(g, ROW_ATTRITION, FRENCH);
	go_on_to(g, ROW_ARRIVE, FRENCH);
	assert_int_equal(now(g)->header.turn, 4);
	follow(g, &c);
	assert_memory_equal(c.at, "F arrivals, F attrition, F march", strlen("F arrivals, F attrition, F march"));
	leave(g);
}

/* [Attrition Table] All dice of both columns; with one stack there is nothing to name. */
static void area1812_attrition_table(void **unused)
{
	(void)unused;
	static const int want[2][7][2] = {{{0, 0}, {0, 0}, {0, 1}, {0, 1}, {1, 0}, {1, 0}, {1, 1}},
					  {{0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 1}, {1, 0}}};
	for (int side = 0; side < 2; side++)
		for (int die = 1; die <= 6; die++) {
			struct game *g = field(STACKS(5, "{\"at\":\"R57\",\"ic\":2,\"cc\":2}", "{\"at\":\"R22\",\"ic\":2,\"cc\":2}"), NULL);
			if (side == RUSSIAN)
				to_french(g);
			DICE(g, die);
			go_on_to(g, ROW_MARCH, side);
			assert_int_equal(state(g)->alive[side][ARM_IC], 2 - want[side][die][0]);
			assert_int_equal(state(g)->alive[side][ARM_CC], 2 - want[side][die][1]);
			leave(g);
		}
}

/* [Attrition, reading 23] The halves of an area are two stacks: what is not in the one that is named is still owed. */
static void area1812_attrition_names_sub_areas_apart(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, "{\"at\":\"R57\",\"ic\":1}", "{\"at\":\"R31a\",\"cc\":1},{\"at\":\"R31b\",\"ic\":1},"
				      "{\"at\":\"R22\",\"ic\":2,\"cc\":1}"), NULL);
	DICE(g, 6);
	play(g, "done");
	go_on_to(g, ROW_ATTRITION, RUSSIAN);
	assert_true(offered(g, "name R31a") && offered(g, "name R31b"));
	play(g, "name R31a");
	assert_int_equal(count_of(g, FRENCH, "R31a", ARM_CC), 0);
	assert_int_equal(count_of(g, FRENCH, "R31b", ARM_IC), 1);
	row_is(g, ROW_ATTRITION, RUSSIAN);
	refused(g, "name R31a", "Attrition");
	play(g, "name R31b");
	assert_int_equal(count_of(g, FRENCH, "R31b", ARM_IC), 0);
	row_is(g, ROW_MARCH, FRENCH);
	leave(g);
}

/* [Optional Rules, reading 52] Leaders, fed fortresses and points for battles come together, and the standard modifier
 * goes; without them none of this is there. */
static void area1812_optional_rules_come_together(void **unused)
{
	(void)unused;
	for (int all = 0; all < 2; all++) {
		struct game *g = field(STACKS(5, "{\"at\":\"R30\",\"ic\":2,\"leaders\":\"D\"}", "{\"at\":\"R22\",\"ic\":2,\"leaders\":\"A\"}"),
				       all ? "optional_rules=1" : NULL);
		struct ar_sum sum;
		struct ar_clash in;
		assert_int_equal(now(g)->piece[piece(g, "FR-A")].place >= 0, all);
		assert_int_equal(now(g)->piece[piece(g, "RU-D")].place >= 0, all);
		assert_int_equal(state(g)->fort[place_of(g, "R30")], all ? RUSSIAN + 1 : 0);
		ar_clash_now(&g->s, state(g), place_of(g, "R22"), FRENCH, &in);
		in.ic[RUSSIAN] = 2;
		ar_clash_add(&g->s, &in, &sum, NULL);
		assert_int_equal(sum.drm, all ? 3 : 1);
		to_french(g);
		state(g)->lost[RUSSIAN] = 1;
		go_on_to(g, ROW_POLITICS, FRENCH);
		assert_int_equal(now(g)->header.track[TRACK_VICTORIES], all);
		leave(g);
	}
}

/* [Victory Points Table] */
static void area1812_what_each_place_is_worth(void **unused)
{
	(void)unused;
	static const struct { const char *id; int worth; } more[] = {{"R41a", 5}, {"R57", 5}, {"R40c", 3}};
	struct game *g = scenario("area1812/1-invasion", NULL);
	const struct land *land = land_of(&g->s);
	for (int at = 0; at < land->places; at++) {
		int worth = set_has(&land->forts, at);
		for (size_t i = 0; i < sizeof more / sizeof *more; i++)
			if (at == place_of(g, more[i].id))
				worth = more[i].worth;
		if (land->vp[at] != worth)
			fail_msg("%s is worth %d, not %d", g->s.board.at[at].id, worth, land->vp[at]);
	}
	leave(g);
}

/* [Initial Placement, reading 9] Lutsk is open to the French though Russians were set up there first. */
static void area1812_set_up_among_enemies(void **unused)
{
	(void)unused;
	struct game *g = scenario("area1812/3-retreat", "free_setup=1");
	play(g, "take RU-ic-05; put RU-ic-05 R27a; rest");
	row_is(g, ROW_SETUP, FRENCH);
	play(g, "take FR-ic-06");
	assert_true(offered(g, "put FR-ic-06 R27a"));
	leave(g);
}

/* [Victory C] While the campaign goes on the points say how it stands; in its last turn who would win. */
static void area1812_how_it_stands(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, "{\"at\":\"R50\",\"ic\":4}", "{\"at\":\"R22\",\"ic\":3}"), NULL);
	struct view view;
	now(g)->header.track[TRACK_POINTS] = 6;
	g->s.rules->show(&g->s, now(g), SIDE_0, &view);
	assert_non_null(strstr(view.stands, "6 points, index "));
	now(g)->header.turn = (int16_t)g->s.last_turn;
	g->s.rules->show(&g->s, now(g), SIDE_0, &view);
	assert_null(strstr(view.stands, "index"));
	assert_true(view.stands[0]);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(area1812_how_it_stands),
		cmocka_unit_test(area1812_sequence_of_a_turn),
		cmocka_unit_test(area1812_sequence_arrivals_before_attrition),
		cmocka_unit_test(area1812_attrition_table),
		cmocka_unit_test(area1812_attrition_names_sub_areas_apart),
		cmocka_unit_test(area1812_optional_rules_come_together),
		cmocka_unit_test(area1812_what_each_place_is_worth),
		cmocka_unit_test(area1812_set_up_among_enemies),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
