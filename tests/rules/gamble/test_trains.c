/* Active Supply: how many trains there are, the alternate allocation, forage markers, depots, rallying (7, 8.1). */
#include "campaign.h"

#include <string.h>

static void depots_at(struct game *g, int side, const char *const *at, int n)
{
	for (int i = 0; i < n; i++)
		depot(g, side, at[i]);
}

/* [7.2] [8.7] [16.7] Example 11: 12 in the table, one lost, 9 depots, one for the Reserve: 1. With 12 depots two too many. */
static void gamble_7_2_trains_that_are_left(void **unused)
{
	(void)unused;
	static const char *const at[] = {"2407", "2207", "2109", "2412", "2311", "2206", "2010", "2007", "1808", "2111", "2011", "1910"};
	struct game *g = war(NULL, 9, "");
	options_set(g, "advanced=1 reserve=1");
	state(g)->lost[FRENCH] = 1;
	now(g)->header.track[TRACK_RESERVE] = 6;
	depots_at(g, FRENCH, at, 9);
	assert_int_equal(gb_trains(&g->s, state(g), FRENCH), 1);
	depots_at(g, FRENCH, at + 9, 3);
	assert_int_equal(gb_trains(&g->s, state(g), FRENCH), -2);
	begins(g, ROW_SHORTAGE, RUSSIAN);
	row_is(g, ROW_SHORTAGE, RUSSIAN);
	for (int i = 0; i < 2; i++) {
		rules_orders(&g->s, now(g), &g->list);
		assert_int_equal(g->list.n, 12 - i + 1);
		assert_true(rules_play(&g->s, now(g), &g->list.at[0], &g->ev, &g->e));
	}
	assert_int_equal(frame_now(now(g))->row, ROW_ALLOT);
	assert_int_equal(gb_trains(&g->s, state(g), FRENCH), 0);
	assert_int_equal(state(g)->lost[FRENCH], 1);
	leave(g);
}

/* [7.4] [7.5] The sides lay by turns, the one with more in its table first; a pass costs a genuine train, dummies alone may be kept. */
static void gamble_7_4_by_turns(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 1, "FR-I-1 2208; FR-Davout 2208; RU-1V-1 1708; RU-Constantine 1708");
	depot(g, FRENCH, "2207");
	depot(g, RUSSIAN, "1808");
	begins(g, ROW_CONVERT, FRENCH);
	row_is(g, ROW_ALLOT, FRENCH);
	play(g, "put FR-dummy-1 2208");
	row_is(g, ROW_ALLOT, RUSSIAN);
	refused(g, "done", "7.4");
	/* [7.3] no commander, no supply, no city: no counter */
	refused(g, "put RU-dummy-1 1707", "7.3");
	play(g, "put RU-dummy-1 1708; put FR-dummy-2 2208; put RU-dummy-2 1708");
	for (int i = 0; i < 10; i++)
		play(g, "pass; pass");
	row_is(g, ROW_ALLOT, FRENCH);
	/* the Russians have run out: the French go on alone */
	play(g, "pass; pass");
	assert_int_equal(frame_now(now(g))->row == ROW_ALLOT, 1);
	play(g, "pass");
	assert_int_not_equal(frame_now(now(g))->row, ROW_ALLOT);
	/* nobody had a genuine train: the dummies are gone */
	assert_int_equal(counters(g, FRENCH, "2208"), 0);
	leave(g);
}

/* [5.1] [7.1] General Supply is over before anybody is asked about his depots, so that its report comes first; no question, no phase. */
static void gamble_7_1_supply_is_over_first(void **unused)
{
	(void)unused;
	for (int asked = 0; asked < 2; asked++) {
		struct game *g = war(NULL, 3, "RU-1I-1 1806; FR-I-1 2208");
		int phase = NONE;
		depot(g, RUSSIAN, asked ? "1806" : "1808");
		now(g)->header.phasing = FRENCH;
		begins(g, ROW_SUPPLY, FRENCH);
		for (int i = 0; i < g->ev.n; i++)
			phase = g->ev.at[i].kind == EVENT_PHASE && g->ev.at[i].number == ROW_CONVERT ? g->ev.at[i].side : phase;
		assert_int_equal(phase, asked ? RUSSIAN : NONE);
		assert_int_equal(frame_now(now(g))->row == ROW_CONVERT, asked);
		assert_true(!asked || now(g)->header.phasing == RUSSIAN); /* it is his part of the turn */
		leave(g);
	}
}

/* [7.1] A depot under a stack becomes a train, face up, that counts among the counters. */
static void gamble_7_1_a_depot_marches(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 1, "FR-I-1 2207; FR-Davout 2207");
	depot(g, FRENCH, "2207");
	int before = gb_trains(&g->s, state(g), FRENCH);
	begins(g, ROW_CONVERT, FRENCH);
	refused(g, "name 2407", "7.1");
	play(g, "name 2207");
	assert_int_equal(gb_trains(&g->s, state(g), FRENCH), before);
	assert_int_equal(counters(g, FRENCH, "2207"), 1);
	assert_int_equal(gb_depot(&g->s, state(g), hex(g, "2207"), FRENCH), NONE);
	leave(g);
}

static bool marked(struct game *g, const char *id)
{
	return now(g)->piece[piece(g, id)].flags & FLAG_FORAGE;
}

/* [7.6] Outside friendly territory: without a train, or beside two stacks; not at a depot; not before turn 3. A dummy feeds nobody. */
static void gamble_7_6_who_forages(void **unused)
{
	(void)unused;
	static const char *const where = "FR-I-1 1908; FR-I-2 1808; FR-I-3 2208; FR-I-4 1610; FR-Davout 1610; FR-I-5 1509; FR-I-6 1009";
	struct game *g = war(NULL, 3, where);
	depot(g, FRENCH, "1808");
	train(g, FRENCH, "1610");
	now(g)->piece[piece(g, "FR-dummy-1")].place = (int16_t)hex(g, "1509");
	begins(g, ROW_FORAGE, FRENCH);
	assert_true(marked(g, "FR-I-1") && !marked(g, "FR-I-2") && !marked(g, "FR-I-3") && !marked(g, "FR-I-4") && marked(g, "FR-I-6"));
	assert_false(marked(g, "FR-I-5"));
	while (frame_now(now(g))->row == ROW_MOVE || frame_now(now(g))->row == ROW_DEPOTS || frame_now(now(g))->row == ROW_RALLY)
		play(g, frame_now(now(g))->row == ROW_MOVE ? "pass" : "done");
	assert_true(marked(g, "FR-I-5"));
	leave(g);
	g = war(NULL, 2, where);
	begins(g, ROW_FORAGE, FRENCH);
	assert_false(marked(g, "FR-I-1"));
	leave(g);
}

/* [7.7] [7.8] [7.3] A chain grows within the phase; never a French depot in Moscow. */
static void gamble_7_7_depots(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 1, "FR-I-1 0407; FR-Davout 0407");
	train(g, FRENCH, "2407");
	train(g, FRENCH, "2207");
	train(g, FRENCH, "2109");
	train(g, FRENCH, "0407");
	begins(g, ROW_DEPOTS, FRENCH);
	refused(g, "name 0407", "7.8");
	assert_true(offered(g, "name 2407"));
	bool far = offered(g, "name 2109");
	play(g, "name 2407");
	assert_true(offered(g, "name 2207"));
	assert_true(far || offered(g, "name 2109"));
	play(g, "name 2207; done");
	assert_true(gb_depot(&g->s, state(g), hex(g, "2207"), FRENCH) != NONE);
	leave(g);
}

/* [8.1] As many as the commanders' ratings together, in supply, for a train. */
static void gamble_8_1_rally(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 1, "FR-I-1 2208*; FR-I-2 2208*; FR-I-3 2208*; FR-Junot 2208; RU-1V-1 1708*; RU-Constantine 1708");
	depot(g, FRENCH, "2207");
	train(g, FRENCH, "2208");
	train(g, RUSSIAN, "1708");
	begins(g, ROW_RALLY, FRENCH);
	play(g, "take FR-I-1");
	assert_false(offered(g, "with FR-I-2"));
	play(g, "commit");
	assert_true(!disrupted(g, "FR-I-1") && disrupted(g, "FR-I-2"));
	/* the Russians are out of supply: nothing to rally */
	assert_int_not_equal(frame_now(now(g))->row, ROW_RALLY);
	leave(g);
}

/* [8.1] All who may rally with one order, where the ratings are enough for all; who is chosen is counted. */
static void gamble_8_1_all_of_a_stack_rally(void **unused)
{
	(void)unused;
	for (int fourth = 0; fourth < 2; fourth++) {
		struct game *g = war(NULL, 1, fourth ? "FR-I-1 2208*; FR-I-2 2208*; FR-I-3 2208*; FR-I-4 2208*; FR-Davout 2208" :
					      "FR-I-1 2208*; FR-I-2 2208*; FR-I-3 2208*; FR-Davout 2208");
		struct prompt prompt;
		depot(g, FRENCH, "2207");
		train(g, FRENCH, "2208");
		begins(g, ROW_RALLY, FRENCH);
		assert_false(offered(g, "rest"));
		play(g, "take FR-I-1");
		rules_ask(&g->s, now(g), &prompt);
		assert_string_equal(prompt.ask.at, "Rally in Gumbinnen (2208): 1 chosen, 3 at most");
		assert_int_equal(offered(g, "rest"), !fourth);
		if (!fourth) {
			play(g, "rest; commit");
			assert_false(disrupted(g, "FR-I-1") || disrupted(g, "FR-I-2") || disrupted(g, "FR-I-3"));
		}
		leave(g);
	}
}

/* [7.5] A train that was shown beside one that was not: the order of the counters does not tell which of those face down are trains. */
static void gamble_7_5_the_order_of_a_stack_tells_nothing(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 1, "FR-I-1 2207; FR-Davout 2207; RU-1V-1 1708; RU-Constantine 1708");
	const struct set *trains = &gb_own(&g->s)->trains[FRENCH];
	struct view view[2];
	frame_push(now(g), ROW_ALLOT, SIDE_1);
	for (int i = 0; i < 2; i++) {
		int closed = set_next(i ? trains : &gb_own(&g->s)->dummies[FRENCH], 0), open = set_next(trains, set_next(trains, 0) + 1);
		now(g)->piece[open].place = now(g)->piece[closed].place = (int16_t)hex(g, "2207");
		now(g)->piece[open].flags = FLAG_OPEN;
		memset(&view[i], 0, sizeof view[i]);
		g->s.rules->show(&g->s, now(g), SIDE_1, &view[i]);
		now(g)->piece[closed].place = AT_POOL;
	}
	leave(g);
	assert_memory_equal(&view[0], &view[1], sizeof view[0]);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(gamble_7_2_trains_that_are_left),
		cmocka_unit_test(gamble_7_4_by_turns),
		cmocka_unit_test(gamble_7_1_a_depot_marches),
		cmocka_unit_test(gamble_7_1_supply_is_over_first),
		cmocka_unit_test(gamble_7_6_who_forages),
		cmocka_unit_test(gamble_7_7_depots),
		cmocka_unit_test(gamble_7_5_the_order_of_a_stack_tells_nothing),
		cmocka_unit_test(gamble_8_1_rally),
		cmocka_unit_test(gamble_8_1_all_of_a_stack_rally),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
