/* What stands where at the beginning, and what an area is. */
#include "theatre.h"

#include <stdio.h>

/* [Game Setup] Infantry and cavalry of both armies, the marker, sieges, hands and piles of the five scenarios. */
static void n7_game_setup(void **unused)
{
	(void)unused;
	static const struct {
		const char *name;
		int turns, foot[2], horse[2], sieges, quarters;
	} print[] = {
		{"pultusk", 5, {32, 26}, {15, 12}, 0, 1},         {"eylau", 8, {33, 24}, {14, 16}, 2, 1},
		{"eylau-battle", 4, {29, 24}, {12, 16}, 2, 1},    {"friedland", 7, {34, 26}, {15, 18}, 1, 0},
		{"friedland-battle", 3, {32, 21}, {14, 15}, 1, 0},
	};
	for (size_t i = 0; i < sizeof print / sizeof *print; i++) {
		char name[64];
		int foot[2] = {0, 0}, horse[2] = {0, 0}, sieges = 0;
		snprintf(name, sizeof name, "napoleon1807/%s", print[i].name);
		struct game *g = scenario(name, NULL);
		const struct n7_own *own = n7_own(&g->s);
		for (int k = 0; k < g->s.pieces; k++)
			if (own->start[k] >= 0) {
				foot[g->s.piece[k].side] += own->foot[k];
				horse[g->s.piece[k].side] += own->horse[k];
			}
		for (int k = 0; k < own->fortresses; k++)
			sieges += own->siege[k] != NOBODY;
		for (int side = 0; side < SIDES; side++) {
			assert_int_equal(foot[side], print[i].foot[side]);
			assert_int_equal(horse[side], print[i].horse[side]);
			/* [Playing cards] a scenario leaves six cards of each side in the box */
			int cards = 0;
			for (int k = 0; k < g->s.cards; k++)
				cards += g->s.card[k].side == side && own->plays[k];
			assert_int_equal(cards, 42);
			int quarters = now(g)->card[own->quarters[side]];
			assert_int_equal(quarters == CARD_QUARTERS, print[i].quarters);
		}
		assert_int_equal(g->s.last_turn - g->s.first_turn + 1, print[i].turns);
		assert_int_equal(sieges, print[i].sieges);
		assert_int_equal(own->towns, 4);
		assert_int_equal(own->fortresses, 5);
		leave(g);
	}
}

/* [Connections and areas] Four kinds of area, joined both ways; over a river always by a bridge, so a link is as long either way. */
static void n7_connections_and_areas(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-LAN PEY 3/2; R-OST BIS 3/1");
	const struct n7_own *own = n7_own(&g->s);
	for (int at = 0; at < g->s.board.count; at++) {
		assert_int_equal((own->wooded[at] != 0) + (own->town[at] != NONE) + (own->fortress[at] != NONE) <= 1, 1);
		for (int k = 0; k < own->degree[at]; k++) {
			int to = own->to[at][k], back = n7_slot(&g->s, to, at);
			assert_true(back >= 0);
			assert_int_equal(own->link[at][k], own->link[to][back]);
			assert_int_equal(own->bridge[at][k], own->bridge[to][back]);
			assert_int_equal(own->far[at][to], 1);
		}
	}
	/* a bridge is down from both sides */
	down(g, "FRI", "SCH");
	assert_true(n7_broken(&g->s, pos(g), area(g, "SCH"), n7_slot(&g->s, area(g, "SCH"), area(g, "FRI"))));
	leave(g);
}

/* [Stack] Corps of one side in one area, with commanders; nobody of another area, nor of the other side. */
static void n7_stack_of_one_area(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-LAN PEY 3/2; F-SOU PEY 6/1; F-NAP PEY; F-NEY LAN 4/1; R-OST PEY 3/1");
	assert_true(n7_stack(&g->s, pos(g), area(g, "PEY"), FRENCH) == blocks_of(g, "F-LAN F-SOU F-NAP"));
	assert_true(n7_corps(&g->s, pos(g), area(g, "PEY"), FRENCH) == blocks_of(g, "F-LAN F-SOU"));
	operations(g, FRENCH);
	play(g, "take F-LAN");
	refused(g, "with F-NEY", "Operations");
	refused(g, "with R-OST", "Operations");
	play(g, "with F-NAP; commit");
	leave(g);
}

/* [Movement 1B] Cards change the points: Forced March adds one, Countermarch takes one. */
static void n7_movement_1b_cards(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-SOU THO 6/1; R-PLA KON 0/2");
	hold(g, "FR11 RU07");
	next_cards(g, "FR01");
	operate(g, "F-SOU");
	while (frame_now(now(g))->side == RUSSIAN)
		play(g, "pass");
	play(g, "card FR11");
	while (frame_now(now(g))->row == ROW_COUNTER)
		play(g, "pass");
	assert_int_equal(n7_points_left(&g->s, pos(g)), 5);
	row_is(g, ROW_WINDOW, RUSSIAN);
	play(g, "card RU07");
	while (frame_now(now(g))->row == ROW_COUNTER)
		play(g, "pass");
	if (frame_now(now(g))->row == ROW_ANSWER)
		play(g, "choose 3");
	assert_int_equal(n7_points_left(&g->s, pos(g)), 4);
	leave(g);
}

/* [Movement 3] [Movement 3B] [Movement 3D] The sum of a march: begun among enemies 1, ended among them 1, the card Fatigue 1; Napoleon takes
 * one off. */
static void n7_movement_3_the_sum(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-SOU PEY 6/1; F-NAP PEY; R-OST PEY 3/1; R-SAC LAN 3/1");
	struct n7_position *n = pos(g);
	n->op = (struct n7_operation){.from = (int16_t)area(g, "PEY"), .at = (int16_t)area(g, "PEY"), .last = NONE, .side = FRENCH};
	now(g)->used = n7_mask_set(blocks_of(g, "F-SOU"));
	assert_int_equal(n7_march_fatigue(&g->s, n, NULL), 0);
	n->op.flags |= OP_CONTESTED;
	n->op.links = n->op.spent = 1;
	n->op.at = (int16_t)area(g, "LAN");
	now(g)->piece[piece(g, "F-SOU")].place = n->op.at;
	assert_int_equal(n7_march_fatigue(&g->s, n, NULL), 2);
	n->op.flags |= OP_FATIGUE;
	assert_int_equal(n7_march_fatigue(&g->s, n, NULL), 3);
	now(g)->used = n7_mask_set(blocks_of(g, "F-SOU F-NAP"));
	assert_int_equal(n7_march_fatigue(&g->s, n, NULL), 2);
	/* [Marie Walewska] then he takes nothing off */
	n->turn_rules |= RULE_MARIE;
	assert_int_equal(n7_march_fatigue(&g->s, n, NULL), 3);
	leave(g);
}

/* [Game Setup] Points of a corps that no block has are refused, however large. */
static void n7_points_of_a_corps_do_not_wrap(void **unused)
{
	(void)unused;
	static const double wrong[] = {256, 2e9, -1, 1.5};
	struct game *g = scenario("napoleon1807/friedland", NULL);
	cJSON *corps = cJSON_GetObjectItem(g->s.json, "points")->child, *foot = cJSON_GetArrayItem(corps, 0);
	for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
		cJSON_SetNumberHelper(foot, wrong[i]);
		data_refused(g, "friedland.json", wrong[i] == 1.5 ? "points" : corps->string, "");
	}
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(n7_game_setup),
		cmocka_unit_test(n7_points_of_a_corps_do_not_wrap),
		cmocka_unit_test(n7_connections_and_areas),
		cmocka_unit_test(n7_stack_of_one_area),
		cmocka_unit_test(n7_movement_1b_cards),
		cmocka_unit_test(n7_movement_3_the_sum),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
