/* The rules that the Valley switches on, by their numbers in the help: turn about, groups of blocks, cards played to a point,
 * broken bridges, the axis, the exit. */
#include "rules/field.h"
#include "rules/null/null.h"

#include <string.h>

/* Both plan to storm; Blue acts. Each counter stands where the scenario prints it, so that names mean something. */
static struct game *at_work(void)
{
	struct game *g = scenario("null/valley", NULL);
	play(g, "plan 0; plan 0");
	row_is(g, NULL_OPERATIONS, SIDE_0);
	for (int i = 0; i < g->s.pieces; i++)
		if (g->s.piece[i].setup != NONE)
			now(g)->piece[i].place = g->s.piece[i].setup;
	return g;
}

static struct piece *of(struct game *g, const char *id)
{
	return &now(g)->piece[piece(g, id)];
}

static void place(struct game *g, const char *id, const char *point)
{
	of(g, id)->place = (int16_t)board_find(&g->s.board, point);
}

/* Blue holds this card and no other, Red none. */
static void only_card(struct game *g, int card)
{
	deck_move(now(g), NULL_HAND_0, NULL_PILE);
	deck_move(now(g), NULL_HAND_1, NULL_PILE);
	now(g)->card[card] = NULL_HAND_0;
}

static void the_sides_take_turns_7_1(void **unused)
{
	(void)unused;
	struct game *g = at_work();
	assert_true(null_phases[NULL_OPERATIONS].alternates);
	play(g, "march BL-3 HOH");
	row_is(g, NULL_OPERATIONS, SIDE_1);
	play(g, "march RD-3 BIR");
	row_is(g, NULL_OPERATIONS, SIDE_0);
	says(g, "take BL-3", "3.1", "has marched this turn");
	play(g, "pass");
	row_is(g, NULL_OPERATIONS, SIDE_1);
	play(g, "march RD-4 BIR; pass; pass");
	assert_int_equal(now(g)->header.turn, 2);
	row_is(g, NULL_PLAN, SIDE_0);
	leave(g);
}

static void what_is_not_a_turn_is_refused_7_1(void **unused)
{
	(void)unused;
	struct game *g = at_work();
	refused(g, "done", "7.1");
	refused(g, "card card-4", "7.1");
	play(g, "take BL-1");
	refused(g, "pass", "7.1");
	refused(g, "with BL-3", "3.4");
	play(g, "with BL-2; march BL-1 TAN");
	stands(g, "BL-1", "TAN");
	stands(g, "BL-2", "TAN");
	refused(g, "take RD-5", "3.1"); /* takes no part */
	leave(g);
}

static void rivers_are_crossed_at_bridges_3_2(void **unused)
{
	(void)unused;
	struct game *g = at_work();
	refused(g, "march BL-1 FER", "3.2");
	play(g, "march BL-3 FER");
	leave(g);
}

static void works_help_the_defender_till_the_turn_ends_7_2(void **unused)
{
	(void)unused;
	struct game *g = at_work();
	only_card(g, 4);
	refused(g, "play ROT card-4", "7.2");
	refused(g, "play BRI card-5", "7.2");
	play(g, "play BRI card-4");
	assert_int_equal(now(g)->card[4], NULL_LAID_0);
	int at = null_marked(now(g), MARK_WORKS, board_find(&g->s.board, "BRI"), NONE, SIDE_0);
	assert_int_not_equal(at, NONE);
	assert_int_equal(now(g)->marker[at].value, null_value(&g->s, 4));
	play(g, "pass");
	now(g)->card[2] = NULL_HAND_0;
	refused(g, "play BRI card-2", "7.2"); /* has works */
	play(g, "pass");
	assert_int_equal(now(g)->header.turn, 2);
	assert_int_equal(null_marked(now(g), MARK_WORKS, NONE, NONE, NONE), NONE);
	assert_int_not_equal(now(g)->card[4], NULL_LAID_0);
	leave(g);
}

static void bridges_break_till_the_turn_ends_7_2(void **unused)
{
	(void)unused;
	struct game *g = at_work();
	only_card(g, 6);
	refused(g, "play VIN card-6", "7.2"); /* no bridge there */
	play(g, "play BRI card-6; pass");
	refused(g, "march BL-3 FER", "3.2");
	refused(g, "march BL-3 EIC", "3.2");
	place(g, "BL-3", "FER");
	refused(g, "march BL-3 BRI", "3.2"); /* nor from the far end */
	place(g, "BL-3", "BRI");
	play(g, "march BL-3 HOH; pass; pass");
	assert_int_equal(null_marked(now(g), MARK_BROKEN, NONE, NONE, NONE), NONE);
	leave(g);
}

static void a_card_without_an_event_stays_in_the_hand_7_2(void **unused)
{
	(void)unused;
	struct game *g = at_work();
	only_card(g, 8);
	says(g, "play BRI card-8", "7.2", "in an assault only");
	leave(g);
}

static int line(const struct game *g, int text)
{
	int n = 0;
	for (int i = 0; i < g->ev.accounts; i++)
		for (int k = 0; k < g->ev.account[i].n; k++)
			n += g->ev.account[i].at[k].text == text ? g->ev.account[i].at[k].num : 0;
	return n;
}

static void the_axis_and_the_group_add_to_an_assault_4_2_7_3(void **unused)
{
	(void)unused;
	struct game *g = at_work();
	only_card(g, 8);
	place(g, "BL-4", "BRI");
	play(g, "march BL-3 HOH; march RD-3 BIR");
	int axis = null_marked(now(g), MARK_AXIS, NONE, NONE, SIDE_0);
	assert_int_equal(now(g)->marker[axis].other, board_find(&g->s.board, "HOH"));
	set_clear(&now(g)->used);
	place(g, "BL-4", "HOH");
	dice_are(g, (const int[]){6, 0});
	play(g, "take BL-3; with BL-4; march BL-3 ROT");
	assert_true(happened(g, EVENT_REVEAL, "BL-4") && happened(g, EVENT_REVEAL, "RD-1") && happened(g, EVENT_REVEAL, "RD-2"));
	assert_int_equal(line(g, TEXT_AXIS), 1);
	assert_int_equal(line(g, TEXT_SUPPORT), 2); /* one on each side */
	assert_int_equal(of(g, "BL-4")->fatigue, 1); /* 6.2 */
	assert_true(happened(g, EVENT_ELIMINATE, "RD-2")); /* the Guard, the strongest */
	row_is(g, NULL_RETREAT, SIDE_1); /* 4.4 */
	play(g, "retreat RD-1 BRK");
	stands(g, "BL-3", "ROT"); /* 4.5 */
	stands(g, "BL-4", "ROT");
	row_is(g, NULL_OPERATIONS, SIDE_1);
	leave(g);
}

static void three_blocks_fill_a_point_3_4(void **unused)
{
	(void)unused;
	struct game *g = at_work();
	place(g, "BL-3", "BLA");
	place(g, "BL-4", "TAN");
	refused(g, "march BL-4 BLA", "3.4");
	leave(g);
}

static void a_block_leaves_by_its_own_exit_7_4(void **unused)
{
	(void)unused;
	struct game *g = at_work();
	int before = null_points(&g->s, now(g), SIDE_0);
	refused(g, "exit BL-3", "7.4");
	place(g, "BL-3", "UMI"); /* Red's */
	refused(g, "exit BL-3", "7.4");
	place(g, "BL-3", "SAN");
	place(g, "BL-4", "SAN");
	play(g, "take BL-3; with BL-4");
	refused(g, "exit BL-3", "7.4"); /* alone */
	set_clear(&now(g)->hand);
	frame_top(now(g))->piece = NONE;
	play(g, "exit BL-3");
	assert_true(happened(g, EVENT_REVEAL, "BL-3") && happened(g, EVENT_EXIT, "BL-3"));
	assert_int_equal(of(g, "BL-3")->place, NULL_EXITED);
	assert_int_equal(null_points(&g->s, now(g), SIDE_0), before + 1); /* two, less the counter on the map */
	row_is(g, NULL_OPERATIONS, SIDE_1);
	play(g, "pass");
	refused(g, "take BL-3", "7.4");
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_sides_take_turns_7_1),
		cmocka_unit_test(what_is_not_a_turn_is_refused_7_1),
		cmocka_unit_test(rivers_are_crossed_at_bridges_3_2),
		cmocka_unit_test(works_help_the_defender_till_the_turn_ends_7_2),
		cmocka_unit_test(bridges_break_till_the_turn_ends_7_2),
		cmocka_unit_test(a_card_without_an_event_stays_in_the_hand_7_2),
		cmocka_unit_test(the_axis_and_the_group_add_to_an_assault_4_2_7_3),
		cmocka_unit_test(three_blocks_fill_a_point_3_4),
		cmocka_unit_test(a_block_leaves_by_its_own_exit_7_4),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
