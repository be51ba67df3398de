/* Supply units and depots that go back with a battle: Retreat Procedure, Depot Movement L, the note on attackers who retreat. */
#include "battlefield.h"

static void sound(struct game *g)
{
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
	sound(g);
	leave(g);
	g = battlefield(1, RUSSIAN, beside_cavalry);
	dice(g, 6); /* Dr2 */
	play(g, "declare RU-ic-01 6035; commit; name 6035; take FR-su-1");
	rules_orders(&g->s, now(g), &g->list);
	struct order o = g->list.at[0];
	assert_true(rules_play(&g->s, now(g), &o, &g->ev, &g->e));
	assert_int_equal(now(g)->piece[piece(g, "FR-dp-01")].place, now(g)->piece[piece(g, "FR-su-1")].place);
	assert_false(happened(g, EVENT_ELIMINATE, "FR-dp-01"));
	sound(g);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(hex1812_supply_c_a_depot_in_company_goes_back_with_it),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
