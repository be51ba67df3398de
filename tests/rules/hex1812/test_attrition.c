/* Attrition, arrivals, the sequence of play. */
#include "marches.h"

#include <stdio.h>

static void attrition(struct game *g, int side, int die)
{
	dice_are(g, (const int[]){die, 0});
	run_row(g, ROW_ATTRITION, side);
}

/* [Attrition] [Attrition Table] [reading 5] The owner chooses among corps of the arm; divisions never stand in. */
static void hex1812_attrition_table(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-ic-01 6034; FR-ic-02 5934; FR-cc-01 5834; FR-cc-02 5734; FR-id-01 5634");
	attrition(g, FRENCH, 1);
	row_is(g, ROW_MARCH, FRENCH);
	attrition(g, FRENCH, 4);
	row_is(g, ROW_ATTRITION, FRENCH);
	refused(g, "lose FR-id-01", "Attrition");
	refused(g, "lose FR-cc-01", "Attrition");
	play(g, "lose FR-ic-02");
	lost(g, "FR-ic-02");
	row_is(g, ROW_MARCH, FRENCH);
	attrition(g, FRENCH, 6); /* one infantry corps is left: it goes by itself */
	lost(g, "FR-ic-01");
	play(g, "lose FR-cc-02");
	attrition(g, FRENCH, 5);
	row_is(g, ROW_MARCH, FRENCH);
	stands(g, "FR-id-01", "5634");
	leave(g);
	/* no corps of the arm is left: the page says so */
	g = marches(2, FRENCH, "FR-ic-01 6034; FR-id-01 5634");
	events_clear(&g->ev);
	attrition(g, FRENCH, 6);
	lost(g, "FR-ic-01");
	assert_true(page_says(g, "Attrition", "no cavalry corps is left, so none is lost"));
	assert_true(page_says(g, "Attrition", "Infantry Corps in 6034 is lost"));
	leave(g);
	/* of both arms the only one */
	g = marches(2, FRENCH, "FR-ic-01 6034; FR-cc-01 5834; FR-id-01 5634");
	events_clear(&g->ev);
	attrition(g, FRENCH, 6);
	lost(g, "FR-ic-01");
	lost(g, "FR-cc-01");
	row_is(g, ROW_MARCH, FRENCH);
	int headings = 0;
	for (int i = 0; i < g->ev.n; i++)
		headings += g->ev.at[i].kind == EVENT_PHASE && g->ev.at[i].number == ROW_ATTRITION && g->ev.at[i].side == FRENCH;
	assert_int_equal(headings, 1);
	leave(g);
	g = marches(2, RUSSIAN, "RU-ic-01 6034; RU-ic-02 5934; RU-cc-01 5834; RU-cc-02 5734");
	attrition(g, RUSSIAN, 4);
	row_is(g, ROW_MARCH, RUSSIAN);
	attrition(g, RUSSIAN, 5);
	refused(g, "lose RU-ic-01", "Attrition");
	play(g, "lose RU-cc-01");
	attrition(g, RUSSIAN, 6);
	play(g, "lose RU-ic-01");
	leave(g);
}

/* [Sequence of Play] [Sequence of Play A] [Sequence of Play A1] [Sequence of Play A2] [Sequence of Play A3] [Sequence of Play B]
 * [Sequence of Play C] [Sequence of Play D] Russians first, then the French, then supply and points, then the next turn. */
static void hex1812_sequence_of_play(void **unused)
{
	(void)unused;
	struct game *g = marches(2, RUSSIAN, "FR-ic-01 1134; RU-ic-01 5134");
	dice_are(g, (const int[]){1, 1, 1, 1, 1, 1, 1, 0});
	play(g, "done");
	row_is(g, ROW_MARCH, FRENCH);
	play(g, "done");
	assert_int_equal(now(g)->header.turn, frame_now(now(g))->row == ROW_POLITICS ? 2 : 3);
	play(g, "lose FR-ic-01");
	assert_int_equal(now(g)->header.turn, 3);
	row_is(g, ROW_MARCH, RUSSIAN);
	leave(g);
}

/* [Reinforcements] [reading 21] The French come by the west edge, pay for the first hex, and may wait. */
static void hex1812_reinforcements(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-ic-01 6034");
	int due = NONE;
	for (int i = 0; i < g->s.pieces && due == NONE; i++)
		if (g->s.piece[i].side == FRENCH && ground_of(&g->s)->deploy[0].entry[i] != NONE)
			due = i;
	assert_true(due != NONE);
	hx_put(&g->s, state(g), due, AT_LATER);
	now(g)->header.turn = 8;
	run_row(g, ROW_ARRIVE, FRENCH);
	row_is(g, ROW_ARRIVE, FRENCH);
	rules_orders(&g->s, now(g), &g->list);
	assert_int_equal(g->list.n, 3); /* take, rest, done */
	struct order take = g->list.at[0];
	assert_true(rules_play(&g->s, now(g), &take, &g->ev, &g->e));
	rules_orders(&g->s, now(g), &g->list);
	for (int i = 0; i < g->list.n; i++)
		assert_int_equal(g->s.board.at[g->list.at[i].place].column, 1);
	struct order put = g->list.at[0];
	assert_true(rules_play(&g->s, now(g), &put, &g->ev, &g->e));
	assert_int_equal(now(g)->piece[due].used, ground_of(&g->s)->enter[put.place]);
	leave(g);
}

/* [Reinforcements] [Fortresses F] Russians may come by a fortress that the French have never entered and do not besiege. */
static void hex1812_reinforcements_by_fortress(void **unused)
{
	(void)unused;
	struct game *g = marches(2, RUSSIAN, "FR-ic-01 6034");
	int kiev = hex(g, "3944");
	assert_true(hx_open_fortress(&g->s, state(g), kiev));
	state(g)->passed[FRENCH] |= 1u << ground_of(&g->s)->fort[kiev];
	assert_false(hx_open_fortress(&g->s, state(g), kiev));
	state(g)->passed[FRENCH] = 0;
	const struct ground *f = ground_of(&g->s);
	int n = 0;
	char id[16];
	for (int d = 0; d < DIRECTIONS; d++)
		if (f->to[kiev][d] != NONE) {
			snprintf(id, sizeof id, "FR-cd-0%d", ++n);
			hx_put(&g->s, state(g), piece(g, id), f->to[kiev][d]);
		}
	assert_true(hx_besieged(&g->s, state(g), RUSSIAN, kiev));
	assert_false(hx_open_fortress(&g->s, state(g), kiev));
	hx_put(&g->s, state(g), piece(g, "FR-cd-01"), AT_LOST);
	hx_put(&g->s, state(g), piece(g, "FR-cd-02"), AT_LOST);
	hx_put(&g->s, state(g), piece(g, "FR-cd-03"), AT_LOST);
	assert_false(hx_besieged(&g->s, state(g), RUSSIAN, kiev));
	leave(g);
}

/* [Game Map] [Playing Pieces] [Scenarios] Set-ups, control and points at the start are those of the scenario. */
static void hex1812_scenarios_begin_as_printed(void **unused)
{
	(void)unused;
	static const struct { const char *name; int turn, points; } want[] = {
		{"hex1812/1-invasion", 1, 6}, {"hex1812/2-road-to-moscow", 7, 14}, {"hex1812/3-retreat", 11, 19}};
	for (int i = 0; i < 3; i++) {
		struct game *g = scenario(want[i].name, NULL);
		assert_int_equal(now(g)->header.turn, want[i].turn);
		assert_int_equal(now(g)->header.track[TRACK_POINTS], want[i].points);
		assert_int_equal(ground_of(&g->s)->regions, 61);
		assert_int_equal(ground_of(&g->s)->fortresses, 21);
		leave(g);
	}
}

/* [Scenarios] [reading 23] [reading 24] Free set-up: each unit in its zone, never on enemies; then the game begins. */
static void hex1812_free_set_up(void **unused)
{
	(void)unused;
	struct game *g = scenario("hex1812/2-road-to-moscow", "free_setup=1");
	row_is(g, ROW_SETUP, RUSSIAN);
	play(g, "rest");
	row_is(g, ROW_SETUP, FRENCH);
	play(g, "rest");
	assert_true(frame_now(now(g))->row > ROW_SETUP);
	leave(g);
}

/* [Attrition] [Supply C] The last corps of its arm goes by itself, and a depot that it leaves alone beside an enemy with it. */
static void hex1812_attrition_leaves_a_depot_alone(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-ic-01 6034; FR-dp-01 6034; RU-cc-01 6035; FR-cc-01 5034");
	attrition(g, FRENCH, 4);
	lost(g, "FR-ic-01");
	assert_int_equal(now(g)->piece[piece(g, "FR-dp-01")].place, AT_POOL);
	leave(g);
	/* so does the one that is chosen */
	g = marches(2, FRENCH, "FR-ic-01 6034; FR-dp-01 6034; RU-cc-01 6035; FR-ic-02 5034");
	attrition(g, FRENCH, 4);
	play(g, "lose FR-ic-01");
	assert_int_equal(now(g)->piece[piece(g, "FR-dp-01")].place, AT_POOL);
	leave(g);
}

/* [Reinforcements] Nobody comes before his turn. */
static void hex1812_reinforcements_in_their_turn(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-ic-01 6034; RU-ic-01 2134");
	const struct hx_deploy *d = &ground_of(&g->s)->deploy[0];
	int due = NONE;
	for (int i = 0; i < g->s.pieces; i++)
		if (g->s.piece[i].side == FRENCH && d->entry[i] != NONE && ground_of(&g->s)->entry[d->entry[i]].turn > 2)
			due = i;
	assert_true(due != NONE);
	int turn = ground_of(&g->s)->entry[d->entry[due]].turn;
	for (int early = 1; early >= 0; early--) {
		hx_put(&g->s, state(g), due, AT_LATER);
		now(g)->header.turn = (int16_t)(turn - early);
		dice_are(g, (const int[]){1, 0});
		run_row(g, ROW_ARRIVE, FRENCH);
		assert_int_equal(frame_now(now(g))->row == ROW_ARRIVE, !early);
	}
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(hex1812_attrition_table),
		cmocka_unit_test(hex1812_sequence_of_play),
		cmocka_unit_test(hex1812_reinforcements),
		cmocka_unit_test(hex1812_reinforcements_in_their_turn),
		cmocka_unit_test(hex1812_reinforcements_by_fortress),
		cmocka_unit_test(hex1812_scenarios_begin_as_printed),
		cmocka_unit_test(hex1812_free_set_up),
		cmocka_unit_test(hex1812_attrition_leaves_a_depot_alone),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
