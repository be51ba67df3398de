/* Supply units and depots that go back with a battle: Retreat Procedure, Depot Movement L, the note on attackers who retreat. */
#include "battlefield.h"

#include <stdio.h>

/* The first of the orders: where the unit in hand may go. */
static void go(struct game *g)
{
	rules_orders(&g->s, now(g), &g->list);
	struct order o = g->list.at[0];
	assert_int_equal(o.verb, VERB_RETREAT);
	assert_true(rules_play(&g->s, now(g), &o, &g->ev, &g->e));
	if (!g->s.rules->sound(&g->s, now(g), &g->e))
		fail_msg("%s: %s", g->e.place, g->e.reason);
}

static const char beside_cavalry[] = "RU-ic-01 6034; RU-ic-02 6034; RU-cc-01 6034; RU-cd-01 6037; RU-cd-02 5836; RU-cd-03 6236; "
				     "FR-ic-01 6035; FR-cc-01 6035; FR-id-01 6035; FR-id-02 6035; FR-su-1 6035; FR-dp-01 6035";

/* [Supply C] [Depot Movement L] A depot that goes back with its supply unit is never alone, though enemies stand beside the way and its
 * end: neither for one hex nor for two. */
static void hex1812_supply_c_a_depot_in_company_goes_back_with_it(void **unused)
{
	(void)unused;
	struct game *g = battlefield(1, RUSSIAN, beside_cavalry);
	odds_are(g, "6034", "6035", 13, 12, 108);
	dice(g, 4); /* Dr1 */
	play(g, "declare RU-ic-01 6035; commit; name 6035; take FR-su-1; retreat FR-su-1 5936");
	stands(g, "FR-su-1", "5936");
	stands(g, "FR-dp-01", "5936");
	assert_true(disrupted(g, "FR-su-1") && disrupted(g, "FR-dp-01"));
	assert_true(happened(g, EVENT_RETREAT, "FR-dp-01"));
	assert_false(happened(g, EVENT_ELIMINATE, "FR-dp-01"));
	leave(g);
	g = battlefield(1, RUSSIAN, beside_cavalry);
	dice(g, 6); /* Dr2 */
	play(g, "declare RU-ic-01 6035; commit; name 6035; take FR-su-1");
	go(g);
	assert_int_equal(now(g)->piece[piece(g, "FR-dp-01")].place, now(g)->piece[piece(g, "FR-su-1")].place);
	assert_false(happened(g, EVENT_ELIMINATE, "FR-dp-01"));
	leave(g);
}

/* [Combat Results Table Note] A supply unit that goes along with beaten attackers leaves its depots where they are, but for those that are
 * named. */
static void hex1812_the_note_one_by_one(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-cc-01 6034; FR-cd-01 6034; FR-su-1 6034; FR-dp-01 6034; FR-dp-02 6034; FR-ic-02 6034*; "
						"RU-cc-01 6035; RU-cd-01 6035");
	dice(g, 2); /* Ar1 Drs */
	play(g, "declare FR-cc-01 6035; commit");
	if (frame_now(now(g))->row == ROW_RETIRE)
		play(g, "done");
	play(g, "name 6035; take FR-cc-01");
	refused(g, "with FR-dp-01", "Combat Results Table");
	go(g);
	play(g, "take FR-su-1");
	assert_true(offered(g, "with FR-dp-02"));
	play(g, "with FR-dp-01");
	refused(g, "with FR-dp-01", "Combat Results Table");
	go(g);
	assert_int_equal(now(g)->piece[piece(g, "FR-dp-01")].place, now(g)->piece[piece(g, "FR-su-1")].place);
	assert_true(disrupted(g, "FR-dp-01"));
	stands(g, "FR-dp-02", "6034");
	assert_false(disrupted(g, "FR-dp-02"));
	leave(g);
}

/* [Combat Results Table Note] Who was not driven back goes with one who was: where all of those are lost for want of a way he stays, though
 * he would have had one. */
static void hex1812_the_note_nobody_to_go_with(void **unused)
{
	(void)unused;
	/* a pocket of three hexes: enough for a supply unit of three points, not for a corps of five */
	struct game *g = battlefield(2, FRENCH, "FR-ic-01 6034; FR-su-1 6034; RU-ic-01 6033; RU-ic-02 5934; RU-ic-03 5935; RU-ic-04 5936; "
						"RU-ic-05 5937; RU-id-01 5938; RU-id-02 6038; RU-id-03 6138; RU-id-04 6137; RU-id-05 6136; "
						"RU-cc-01 6135; RU-cc-02 6134");
	ends_are(g, "FR-ic-01", DRIVE_SCATTER, "");
	ends_are(g, "FR-su-1", DRIVE_SCATTER, "6037");
	dice(g, 1); /* Ars */
	play(g, "declare FR-ic-01 6033; commit");
	if (frame_now(now(g))->row == ROW_RETIRE)
		play(g, "done");
	play(g, "name 6033");
	lost(g, "FR-ic-01");
	stands(g, "FR-su-1", "6034");
	assert_false(disrupted(g, "FR-su-1"));
	assert_true(frame_now(now(g))->row != ROW_RETREAT);
	leave(g);
}

/* [Combat Results Table Note] One hex back he goes onto the hex of one who was driven back, not to another that were as good. */
static void hex1812_the_note_to_the_same_hex(void **unused)
{
	(void)unused;
	static const char *const ends[] = {"2426", "2327"};
	for (int k = 0; k < 2; k++) {
		struct game *g = battlefield(2, FRENCH, "FR-cc-01 2427; FR-su-1 2427; RU-cc-01 2428");
		char order[48];
		dice(g, 2); /* Ar1 Drs */
		play(g, "declare FR-cc-01 2428; commit");
		if (frame_now(now(g))->row == ROW_RETIRE)
			play(g, "done");
		play(g, "name 2428");
		row_is(g, ROW_RETREAT, FRENCH);
		ends_are(g, "FR-su-1", DRIVE_ONE, "2327 2426");
		says(g, "take FR-su-1", "Combat Results Table", "none of them has retreated");
		snprintf(order, sizeof order, "take FR-cc-01; retreat FR-cc-01 %s", ends[k]);
		play(g, order);
		play(g, "take FR-su-1");
		snprintf(order, sizeof order, "retreat FR-su-1 %s", ends[1 - k]);
		says(g, order, "Combat Results Table", "none of them went to");
		go(g);
		stands(g, "FR-su-1", ends[k]);
		leave(g);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(hex1812_supply_c_a_depot_in_company_goes_back_with_it),
		cmocka_unit_test(hex1812_the_note_one_by_one),
		cmocka_unit_test(hex1812_the_note_nobody_to_go_with),
		cmocka_unit_test(hex1812_the_note_to_the_same_hex),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
