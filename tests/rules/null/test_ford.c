/* The rules that the Ford switches on, by their numbers in the help: set-up, points of march, stacks, garrisons, arrivals,
 * assaults that are built up, retreats, supply, fatigue. */
#include "rules/field.h"
#include "rules/null/null.h"

#include <string.h>

static struct game *open_ford(void)
{
	return scenario("null/ford", NULL);
}

/* Set up as printed, on Blue's first march. */
static struct game *on_the_march(void)
{
	struct game *g = open_ford();
	play(g, "rest; rest; plan 0; plan 0");
	row_is(g, NULL_MOVE, SIDE_0);
	return g;
}

static struct piece *of(struct game *g, const char *id)
{
	return &now(g)->piece[piece(g, id)];
}

static void place(struct game *g, const char *id, const char *hex)
{
	of(g, id)->place = (int16_t)board_find(&g->s.board, hex);
}

static void counters_are_put_into_the_zone_8_1(void **unused)
{
	(void)unused;
	struct game *g = open_ford();
	static struct view view;
	row_is(g, NULL_SETUP, SIDE_0);
	g->s.rules->show(&g->s, now(g), SIDE_0, &view);
	assert_int_equal(view.lie, LIE_ONE);
	refused(g, "put BL-2 0504", "8.1");
	refused(g, "put RD-2 0304", "8.1");
	play(g, "put BL-2 0304");
	refused(g, "put BL-1 0304", "8.1");
	refused(g, "put BL-2 0305", "8.1");
	refused(g, "done", "8.1");
	play(g, "rest"); /* 0304 is taken: the 2nd Line goes to the first free hex of the zone */
	stands(g, "BL-2", "0304");
	stands(g, "BL-1", "0203");
	stands(g, "BL-4", "0202");
	row_is(g, NULL_SETUP, SIDE_1);
	play(g, "rest");
	row_is(g, NULL_PLAN, SIDE_0);
	g->s.rules->show(&g->s, now(g), SIDE_0, &view);
	assert_int_equal(view.lie, LIE_PILE);
	leave(g);
}

static void ground_costs_points_3_3(void **unused)
{
	(void)unused;
	struct game *g = on_the_march();
	place(g, "BL-2", "0305");
	play(g, "march BL-2 0306"); /* woods */
	assert_int_equal(of(g, "BL-2")->used, 2);
	says(g, "march BL-2 0206", "3.3", "costs 2 points");
	play(g, "march BL-2 0305");
	refused(g, "march BL-2 0304", "3.1"); /* nothing is left */
	place(g, "BL-4", "0302");
	place(g, "RD-4", "0703");
	play(g, "march BL-4 0402"); /* over a ford into rough ground */
	assert_int_equal(of(g, "BL-4")->used, 3);
	leave(g);
}

static void a_road_costs_one_and_enemies_stop_3_3(void **unused)
{
	(void)unused;
	struct game *g = on_the_march();
	place(g, "BL-1", "0103");
	play(g, "march BL-1 0203");
	assert_int_equal(of(g, "BL-1")->used, 1);
	play(g, "march BL-4 0404"); /* next to the Guard of Red */
	assert_int_equal(of(g, "BL-4")->used, NULL_FOOT_POINTS);
	refused(g, "march BL-4 0304", "3.1");
	leave(g);
}

static void water_and_rivers_are_closed_3_2(void **unused)
{
	(void)unused;
	struct game *g = on_the_march();
	refused(g, "march BL-2 0403", "3.2"); /* the river */
	place(g, "BL-4", "0202");
	refused(g, "march BL-4 0201", "3.2"); /* the sea */
	refused(g, "march BL-4 0501", "3.1"); /* far away */
	leave(g);
}

static void nobody_marches_onto_an_enemy_5_1(void **unused)
{
	(void)unused;
	struct game *g = on_the_march();
	place(g, "BL-2", "0404");
	says(g, "march BL-2 0504", "3.1", "assaults come after the march");
	leave(g);
}

static void three_stand_and_march_together_3_4(void **unused)
{
	(void)unused;
	struct game *g = on_the_march();
	place(g, "BL-2", "0304");
	place(g, "BL-1", "0304");
	play(g, "take BL-4");
	refused(g, "with RD-1", "3.4");
	refused(g, "with BL-3", "3.4"); /* of another hex */
	refused(g, "done", "3.1");
	play(g, "with BL-2; with BL-1");
	play(g, "march BL-4 0305");
	stands(g, "BL-1", "0305");
	stands(g, "BL-2", "0305");
	stands(g, "BL-4", "0305");
	assert_int_equal(frame_now(now(g))->piece, NONE);
	of(g, "BL-3")->flags = 0;
	place(g, "BL-3", "0304");
	says(g, "take BL-5", "3.6", "has not come");
	refused(g, "march BL-3 0305", "3.4");
	leave(g);
}

static void garrisons_wait_for_an_enemy_3_5(void **unused)
{
	(void)unused;
	struct game *g = open_ford();
	play(g, "rest; rest; plan 0");
	assert_true(of(g, "BL-3")->flags & FLAG_FROZEN);
	place(g, "RD-4", "0302"); /* two hexes from 0103 */
	play(g, "plan 0");
	assert_true(happened(g, EVENT_RELEASE, "BL-3"));
	assert_false(of(g, "BL-3")->flags & FLAG_FROZEN);
	assert_true(of(g, "RD-3")->flags & FLAG_FROZEN);
	leave(g);
	g = on_the_march();
	refused(g, "take BL-3", "3.5");
	leave(g);
}

static void who_arrives_comes_in_where_it_is_printed_3_6(void **unused)
{
	(void)unused;
	struct game *g = on_the_march();
	says(g, "put BL-5 0106", "3.6", "comes on turn 2");
	now(g)->header.turn = 2;
	refused(g, "put BL-5 0105", "3.6");
	refused(g, "put RD-5 0701", "3.6");
	place(g, "RD-4", "0106");
	says(g, "put BL-5 0106", "3.6", "no room");
	place(g, "RD-4", "0503");
	play(g, "put BL-5 0106");
	stands(g, "BL-5", "0106");
	refused(g, "march BL-5 0205", "3.1"); /* from the next turn on */
	leave(g);
}

/* --- 5 assaults --- */

/* Blue's Guard and 2nd Line beside Red's Guard, on Blue's assaults. */
static struct game *before_assault(void)
{
	struct game *g = on_the_march();
	place(g, "BL-2", "0404");
	place(g, "BL-4", "0404");
	play(g, "done");
	row_is(g, NULL_COMBAT, SIDE_0);
	return g;
}

static void assault(struct game *g, const char *how, int die)
{
	const int dice[] = {die, 0};
	char text[96];
	strcpy(text, "assault 0504; with BL-2; with BL-4; choose ");
	play(g, strcat(text, how));
	play(g, "commit");
	row_is(g, NULL_ASSAULT, SIDE_1);
	dice_are(g, dice);
	play(g, "stand");
}

static void an_assault_is_built_before_it_is_given_5_1(void **unused)
{
	(void)unused;
	struct game *g = before_assault();
	refused(g, "assault 0403", "5.1"); /* nobody there */
	refused(g, "assault 0604", "5.1"); /* nobody near */
	refused(g, "with BL-2", "5.1");
	play(g, "assault 0504");
	refused(g, "with BL-1", "5.1");
	refused(g, "with RD-1", "5.1");
	refused(g, "with BL-3", "3.5");
	refused(g, "commit", "5.1");
	refused(g, "choose 0", "5.1");
	refused(g, "done", "5.1");
	play(g, "choose 2");
	refused(g, "choose 3", "5.1");
	refused(g, "commit", "5.1"); /* by nobody */
	play(g, "with BL-2");
	refused(g, "with BL-2", "5.1");
	play(g, "commit; stand");
	row_is(g, NULL_COMBAT, SIDE_0);
	play(g, "assault 0504");
	refused(g, "with BL-2", "5.1"); /* once a turn */
	leave(g);
}

/* Strengths 3 and 2, plan storm 1: six to three. */
static void points_are_lost_the_rest_retreats_4_4_4_5_5_2(void **unused)
{
	(void)unused;
	struct game *g = before_assault();
	place(g, "RD-4", "0504");
	assault(g, "3", 6);
	assert_true(happened(g, EVENT_HURT, "RD-2"));
	assert_int_equal(of(g, "RD-2")->foot, 2);
	assert_int_equal(of(g, "RD-2")->fatigue, 1); /* 6.2 */
	assert_int_equal(of(g, "BL-4")->fatigue, 1);
	row_is(g, NULL_RETREAT, SIDE_1);
	refused(g, "retreat RD-2 0404", "4.4");
	refused(g, "retreat RD-1 0503", "4.4");
	refused(g, "stand", "4.4");
	play(g, "retreat RD-2 0604; retreat RD-4 0503");
	row_is(g, NULL_ADVANCE, SIDE_0);
	refused(g, "advance BL-2 0505", "4.5");
	refused(g, "advance BL-1 0504", "4.5");
	play(g, "advance BL-2 0504; done");
	stands(g, "BL-2", "0504");
	stands(g, "BL-4", "0404");
	row_is(g, NULL_COMBAT, SIDE_0);
	leave(g);
}

static void an_assault_in_full_may_cost_a_point_5_2(void **unused)
{
	(void)unused;
	struct game *g = before_assault();
	null_at(now(g))->plan[0] = NULL_HOLD;
	null_at(now(g))->plan[1] = NULL_HOLD;
	of(g, "BL-2")->fatigue = of(g, "BL-4")->fatigue = NULL_WEARY; /* 6.2: five less two against four */
	assault(g, "3", 1);
	assert_true(happened(g, EVENT_HURT, "BL-2"));
	assert_int_equal(of(g, "BL-2")->foot, 2);
	leave(g);
}

static void a_probe_costs_nothing_5_1(void **unused)
{
	(void)unused;
	struct game *g = before_assault();
	null_at(now(g))->plan[0] = NULL_HOLD;
	assault(g, "2", 1);
	assert_false(happened(g, EVENT_HURT, NULL));
	assert_false(happened(g, EVENT_ELIMINATE, NULL));
	row_is(g, NULL_COMBAT, SIDE_0);
	leave(g);
}

/* The line of the account with this text, or 0. */
static int line(const struct game *g, int text)
{
	for (int i = 0; i < g->ev.accounts; i++)
		for (int k = 0; k < g->ev.account[i].n; k++)
			if (g->ev.account[i].at[k].text == text)
				return g->ev.account[i].at[k].num;
	return 0;
}

static void walls_help_and_horse_does_not_count_5_3(void **unused)
{
	(void)unused;
	struct game *g = on_the_march();
	now(g)->header.turn = 2;
	play(g, "put BL-5 0106");
	place(g, "BL-5", "0505");
	place(g, "BL-2", "0505");
	place(g, "RD-2", "0703");
	play(g, "done; assault 0604; with BL-5; with BL-2; choose 3; commit; stand");
	assert_int_equal(line(g, TEXT_TOWN), 1);
	assert_int_equal(line(g, TEXT_NO_HORSE), -1);
	leave(g);
}

static void who_cannot_retreat_is_lost_4_4(void **unused)
{
	(void)unused;
	struct game *g = on_the_march();
	place(g, "RD-2", "0404");
	place(g, "RD-3", "0103");
	place(g, "BL-3", "0202");
	place(g, "BL-1", "0203");
	of(g, "BL-3")->flags = 0;
	place(g, "BL-2", "0203");
	place(g, "BL-4", "0204"); /* 0104 is the only way back */
	place(g, "RD-4", "0104");
	place(g, "RD-1", "0104");
	place(g, "RD-2", "0104");
	play(g, "done; assault 0103; with BL-2; with BL-1; choose 3; commit");
	dice_are(g, (const int[]){6, 0});
	play(g, "stand");
	assert_true(happened(g, EVENT_ELIMINATE, "RD-3"));
	row_is(g, NULL_ADVANCE, SIDE_0);
	leave(g);
}

/* --- 6 supply --- */

static void the_hungry_tire_and_count_less_6_1(void **unused)
{
	(void)unused;
	struct game *g = open_ford();
	play(g, "rest");
	place(g, "BL-2", "0506"); /* four steps from home */
	place(g, "BL-4", "0304");
	play(g, "rest");
	assert_true(happened(g, EVENT_CHECK, "BL-2"));
	assert_true(of(g, "BL-2")->flags & FLAG_HUNGRY);
	assert_int_equal(of(g, "BL-2")->fatigue, 1);
	assert_false(of(g, "BL-4")->flags & FLAG_HUNGRY);
	place(g, "BL-2", "0505");
	play(g, "plan 0; plan 0; done; assault 0504; with BL-2; choose 2; commit; stand");
	assert_int_equal(line(g, TEXT_HUNGRY), -1);
	leave(g);
}

static void an_enemy_at_home_feeds_nobody_6_1(void **unused)
{
	(void)unused;
	struct game *g = open_ford();
	play(g, "rest");
	place(g, "BL-1", "0302");
	play(g, "rest; plan 0; plan 0; done");
	place(g, "RD-4", "0203");
	int16_t steps[MAX_PLACES];
	null_supply(&g->s, now(g), SIDE_0, steps, NULL);
	for (int i = 0; i < g->s.board.count; i++)
		assert_int_equal(steps[i], NONE);
	leave(g);
}

static void villages_belong_to_whoever_came_last_9_2(void **unused)
{
	(void)unused;
	struct game *g = on_the_march();
	int before = null_points(&g->s, now(g), SIDE_1);
	place(g, "RD-4", "0404");
	play(g, "done");
	while (frame_now(now(g))->side == SIDE_0)
		play(g, "done");
	play(g, "march RD-4 0403");
	assert_true(happened(g, EVENT_CHANGE, NULL));
	assert_int_equal(null_points(&g->s, now(g), SIDE_1), before + 2);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(counters_are_put_into_the_zone_8_1),
		cmocka_unit_test(ground_costs_points_3_3),
		cmocka_unit_test(a_road_costs_one_and_enemies_stop_3_3),
		cmocka_unit_test(water_and_rivers_are_closed_3_2),
		cmocka_unit_test(nobody_marches_onto_an_enemy_5_1),
		cmocka_unit_test(three_stand_and_march_together_3_4),
		cmocka_unit_test(garrisons_wait_for_an_enemy_3_5),
		cmocka_unit_test(who_arrives_comes_in_where_it_is_printed_3_6),
		cmocka_unit_test(an_assault_is_built_before_it_is_given_5_1),
		cmocka_unit_test(points_are_lost_the_rest_retreats_4_4_4_5_5_2),
		cmocka_unit_test(an_assault_in_full_may_cost_a_point_5_2),
		cmocka_unit_test(a_probe_costs_nothing_5_1),
		cmocka_unit_test(walls_help_and_horse_does_not_count_5_3),
		cmocka_unit_test(who_cannot_retreat_is_lost_4_4),
		cmocka_unit_test(the_hungry_tire_and_count_less_6_1),
		cmocka_unit_test(an_enemy_at_home_feeds_nobody_6_1),
		cmocka_unit_test(villages_belong_to_whoever_came_last_9_2),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
