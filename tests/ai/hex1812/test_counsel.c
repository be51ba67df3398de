/* Single decisions of the hex game's own player: a position, and what it does; and what it never does. */
#include "rules/hex1812/battlefield.h"

#include "ai/hex1812/own.h"

#include <stdio.h>
#include <string.h>

static int chosen(struct game *g)
{
	uint64_t mine = 3;
	rules_orders(&g->s, now(g), &g->list);
	int i = mind_of(&g->s)->counsel(&g->s, now(g), &g->list, 0, &mine, NULL);
	assert_in_range(i, 0, g->list.n - 1);
	return i;
}

/* Decides for a side till the running row is another one or the other side is asked. */
static void think(struct game *g, int row)
{
	int side = frame_now(now(g))->side;
	for (int n = 0; n < 300 && !now(g)->header.result.over && frame_now(now(g))->row == row && frame_now(now(g))->side == side; n++)
		if (!rules_play(&g->s, now(g), &g->list.at[chosen(g)], &g->ev, &g->e))
			fail_msg("%s (%s)", g->e.reason, g->e.rule);
}

/* The same field with the Movement Phase of the side to come. */
static struct game *marching(int turn, int side, const char *units)
{
	struct game *g = battlefield(turn, side, units);
	struct position *p = now(g);
	while (p->depth)
		frame_pop(p);
	p->header.turn = (int16_t)turn; /* without an attack to declare the game has gone on, or ended */
	memset(&p->header.result, 0, sizeof p->header.result);
	p->header.phasing = (int8_t)side;
	frame_push(p, ROW_MARCH, (enum side)side);
	phases_run(&g->s, p, NULL);
	return g;
}

static int at(struct game *g, const char *unit)
{
	return now(g)->piece[piece(g, unit)].place;
}

/* [Combat K] Five to one kills infantry on the march: three corps and the Emperor gather for it. */
static void hex1812_counsel_gathers_five_to_one(void **unused)
{
	(void)unused;
	struct game *g = marching(2, FRENCH, "FR-ic-01 6032; FR-ic-02 5932; FR-ic-03 6132; FR-A 6032; RU-ic-01 6035");
	think(g, ROW_MARCH);
	lost(g, "RU-ic-01");
	leave(g);
}

/* [Stacking J] Who has no target does not stay stacked. */
static void hex1812_counsel_parts_without_a_target(void **unused)
{
	(void)unused;
	struct game *g = marching(2, FRENCH, "FR-ic-01 6032; FR-ic-02 6032; RU-ic-01 2020");
	think(g, ROW_MARCH);
	assert_int_not_equal(at(g, "FR-ic-01"), at(g, "FR-ic-02"));
	leave(g);
}

/* [Combat D] Infantry alone does not stay in reach of an army that could kill it. */
static void hex1812_counsel_leaves_the_reach_of_a_fist(void **unused)
{
	(void)unused;
	struct game *g = marching(2, RUSSIAN, "FR-ic-01 5033; FR-ic-02 5034; FR-ic-03 5133; FR-ic-04 5134; FR-A 5133; RU-ic-01 5238");
	int before = board_distance(&g->s.board, at(g, "RU-ic-01"), at(g, "FR-ic-03"));
	think(g, ROW_MARCH);
	assert_true(board_distance(&g->s.board, at(g, "RU-ic-01"), at(g, "FR-ic-03")) > before);
	leave(g);
}

/* [Combat H] No attack far below its enemy's strength, where none is owed. */
static void hex1812_counsel_attacks_nobody_stronger(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-id-01 6034; RU-ic-01 6035; RU-ic-02 6035");
	think(g, ROW_DECLARE);
	assert_int_equal(state(g)->attacks, 0);
	leave(g);
}

/* [Combat D, Combat E] Cavalry slips away from what would beat it. */
static void hex1812_counsel_takes_cavalry_away(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-ic-01 6034; FR-ic-02 6034; FR-ic-03 6034; RU-cc-01 6035");
	play(g, "declare FR-ic-01 6035; commit");
	row_is(g, ROW_RETIRE, RUSSIAN);
	think(g, ROW_RETIRE);
	assert_int_not_equal(at(g, "RU-cc-01"), hex(g, "6035"));
	leave(g);
}

/* [Victory B] [Combat D] Of two corps of a kind the one is kept that stands with the Emperor where the enemy can come. */
static void hex1812_counsel_keeps_the_last_escort(void **unused)
{
	(void)unused;
	struct game *g = marching(8, FRENCH, "FR-ic-01 5030; FR-A 5030; FR-ic-02 0225; RU-ic-01 5027; RU-ic-02 5028; RU-ic-03 5029");
	frame_push(now(g), ROW_POLITICS, (enum side)FRENCH);
	int with = chosen(g);
	assert_int_equal(g->list.at[with].piece, piece(g, "FR-ic-02"));
	leave(g);
}

/* [Forced March G] [Victory B] A hold beyond one allowance is worth the dice in the last turn, and to the French where it lifts them
 * to the index; never to Napoleon, and not to Russians who have time. */
static void hex1812_counsel_dashes_for_a_hold(void **unused)
{
	(void)unused;
	static const struct {
		int turn, side, points;
		const char *who;
		bool goes;
	} cases[] = {{19, FRENCH, 10, "FR-C", true}, {19, FRENCH, 10, "FR-A", false}, {1, FRENCH, 6, "FR-C", true}, {1, FRENCH, 5, "FR-C", false},
		     {19, RUSSIAN, 10, "RU-B", true}, {2, RUSSIAN, 10, "RU-B", false}};
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		char units[80];
		snprintf(units, sizeof units, "%s 6034; %s 2020", cases[i].who, cases[i].side == FRENCH ? "RU-id-01" : "FR-id-01");
		struct game *g = marching(cases[i].turn, cases[i].side, units);
		int tula = ground_of(&g->s)->fort[hex(g, "6026")];
		state(g)->control = cases[i].side == FRENCH ? 0 : ~0u;
		now(g)->header.track[TRACK_POINTS] = (int16_t)cases[i].points;
		dice(g, 1);
		think(g, ROW_MARCH);
		if ((int)(state(g)->control >> tula & 1) != ((cases[i].side == FRENCH) == cases[i].goes))
			fail_msg("case %zu", i);
		leave(g);
	}
}

/* [Fortresses G] What the French hold keeps a division, though no enemy is near; one that stands there already stays. */
static void hex1812_counsel_leaves_garrisons_behind(void **unused)
{
	(void)unused;
	static const char *const from[] = {"6028", "6026"};
	for (size_t i = 0; i < sizeof from / sizeof *from; i++) {
		char units[80];
		snprintf(units, sizeof units, "FR-id-01 %s; FR-ic-01 5030; RU-ic-01 2020", from[i]);
		struct game *g = marching(3, FRENCH, units);
		state(g)->control = UINT32_C(1) << ground_of(&g->s)->fort[hex(g, "6026")];
		think(g, ROW_MARCH);
		assert_int_equal(at(g, "FR-id-01"), hex(g, "6026"));
		leave(g);
	}
}

/* Another die changes no decision, and each decision of a game has an answer. */
static void hex1812_counsel_reads_no_dice(void **unused)
{
	(void)unused;
	struct game *g = scenario("hex1812/3-retreat", NULL);
	for (int n = 0; n < 120 && !now(g)->header.result.over; n++) {
		int first = chosen(g);
		struct dice kept = now(g)->dice;
		dice_seed(&now(g)->dice, 99 + (uint64_t)n);
		assert_int_equal(chosen(g), first);
		now(g)->dice = kept;
		assert_true(rules_play(&g->s, now(g), &g->list.at[first], &g->ev, &g->e));
	}
	leave(g);
}

/* How much another plan must be surer than the counsel's own: always by a good deal, and in the last eight turns by more. */
static void hex1812_the_captain_doubts_late(void **unused)
{
	(void)unused;
	static const struct {
		int turn, doubt;
	} at[] = {{2, 15}, {10, 15}, {11, 25}, {19, 25}};
	for (size_t i = 0; i < sizeof at / sizeof *at; i++) {
		struct game *g = marching(at[i].turn, FRENCH, "FR-ic-01 6032; RU-ic-01 2020");
		assert_int_equal(g->s.last_turn, 19);
		assert_int_equal(mind_of(&g->s)->doubt_at(&g->s, now(g)), at[i].doubt);
		leave(g);
	}
}

/* By how much what draws the side on is less a movement point away from a hold that is not its own: the most of all of them. */
static int falls_off(struct game *g, int side)
{
	struct eye v;
	int most = 0;
	hx_eye_open(&v, &g->s, state(g), side, TEMPER_USUAL);
	hx_eye_look(&v);
	for (int k = 0; k < v.g->held; k++)
		for (int d = 0; d < DIRECTIONS; d++) {
			int at = v.g->hold[k], from = v.g->to[at][d], cost = from == NONE ? 0 : v.g->cost[from][(d + 3) % DIRECTIONS];
			if (cost && !hx_controls(&g->s, state(g), side, at) && (v.pull[at] - v.pull[from]) / cost > most)
				most = (v.pull[at] - v.pull[from]) / cost;
		}
	return most;
}

/* Steeply for the French, who have to come, not half as much for the Russians. */
static void hex1812_counsel_draws_the_french_more(void **unused)
{
	(void)unused;
	struct game *g = marching(3, FRENCH, "FR-id-01 6026; FR-ic-01 5030; RU-ic-01 2020");
	state(g)->control = UINT32_C(1) << ground_of(&g->s)->fort[hex(g, "6026")];
	assert_in_range(falls_off(g, RUSSIAN), 1, falls_off(g, FRENCH) / 2);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(hex1812_counsel_gathers_five_to_one),
		cmocka_unit_test(hex1812_counsel_parts_without_a_target),
		cmocka_unit_test(hex1812_counsel_leaves_the_reach_of_a_fist),
		cmocka_unit_test(hex1812_counsel_attacks_nobody_stronger),
		cmocka_unit_test(hex1812_counsel_takes_cavalry_away),
		cmocka_unit_test(hex1812_counsel_keeps_the_last_escort),
		cmocka_unit_test(hex1812_counsel_dashes_for_a_hold),
		cmocka_unit_test(hex1812_counsel_leaves_garrisons_behind),
		cmocka_unit_test(hex1812_counsel_reads_no_dice),
		cmocka_unit_test(hex1812_the_captain_doubts_late),
		cmocka_unit_test(hex1812_counsel_draws_the_french_more),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
