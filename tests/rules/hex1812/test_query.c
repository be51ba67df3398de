/* What the map shows when it is asked: reach, enemies beside, threats, who starves. */
#include "marches.h"

#include <string.h>

static void ask(struct game *g, enum query q, const char *unit, struct overlay *out)
{
	g->s.rules->query(&g->s, now(g), SIDE_0, q, unit ? piece(g, unit) : NONE, NONE, out);
}

static bool beside(struct game *g, int a, int b)
{
	for (int d = 0; d < DIRECTIONS; d++)
		if (ground_of(&g->s)->to[a][d] == b)
			return true;
	return false;
}

/* [Movement, Forced March F] Points of one, two and three allowances, each hex by one beside it that costs less; a hex where a zone stops the
 * unit is the end of its way, in this allowance and in the next ones. */
static void hex1812_reach_by_allowances(void **unused)
{
	(void)unused;
	static const char *const units[] = {"FR-ic-01 6034", "FR-ic-01 6034; RU-cc-01 6037", "FR-ic-01 6034; RU-ic-01 6037",
					   "FR-cc-01 6034; RU-cc-01 6037", "FR-cc-01 6034; RU-ic-01 6037"};
	for (int k = 0; k < 5; k++) {
		struct overlay o;
		struct game *g = marches(2, FRENCH, units[k]);
		const char *id = k > 2 ? "FR-cc-01" : "FR-ic-01";
		int at = hex(g, "6034"), whole = hx_allowance(&g->s, state(g), piece(g, id)), legs[4] = {0}, ends = 0;
		ask(g, QUERY_REACH, id, &o);
		assert_int_equal(o.value[at], 0);
		assert_int_equal(o.from[at], NONE);
		for (int i = 0; i < ground_of(&g->s)->places; i++) {
			if (o.value[i] == NONE || i == at)
				continue;
			int from = o.from[i], leg = (o.value[i] + whole - 1) / whole;
			assert_in_range(leg, 1, k > 2 ? 2 : 3);
			legs[leg]++;
			assert_true(from != NONE && beside(g, i, from) && o.value[from] < o.value[i]);
			assert_false(from != at && hx_stops(&g->s, state(g), piece(g, id), from));
			ends += hx_stops(&g->s, state(g), piece(g, id), i);
			if (leg == 1)
				assert_int_equal(o.value[i], points_to(g, id, g->s.board.at[i].id));
		}
		assert_true(legs[1] > 0 && legs[2] > 0 && (k > 2 || legs[3] > 0));
		assert_int_equal(ends > 0, k > 0 && k < 4);
		leave(g);
	}
}

/* [Combat A] Enemies beside a combat unit; nothing else can attack them. */
static void hex1812_enemies_beside(void **unused)
{
	(void)unused;
	struct overlay o;
	struct game *g = marches(2, FRENCH, "FR-ic-01 6034; FR-su-1 6034; FR-cc-01 6033; RU-cc-01 6035; RU-ic-01 6037; RU-A 6038");
	static const char *const who[] = {"FR-ic-01", "FR-su-1"};
	for (int k = 0; k < 2; k++) {
		ask(g, QUERY_FIRE, who[k], &o);
		for (int i = 0; i < ground_of(&g->s)->places; i++)
			assert_int_equal(o.value[i], !k && i == hex(g, "6035") ? 1 : NONE);
	}
	leave(g);
}

/* [Supply] Who would starve is told from who would be fed; units that do not fight are not spoken of. */
static void hex1812_who_would_starve(void **unused)
{
	(void)unused;
	struct overlay o;
	struct game *g = marches(8, FRENCH, "FR-ic-01 6034; FR-A 6034; FR-ic-02 2134; RU-ic-01 3944");
	state(g)->depleted[ground_of(&g->s)->region[hex(g, "6034")]] = DEPLETED_FULL;
	ask(g, QUERY_SUPPLY_NEXT, NULL, &o);
	assert_int_equal(o.verdict[piece(g, "FR-ic-01")], 2);
	assert_int_equal(o.verdict[piece(g, "FR-ic-02")], 1);
	assert_int_equal(o.verdict[piece(g, "FR-A")], 0);
	assert_int_equal(o.value[hex(g, "6034")], 100);
	leave(g);
}

/* [Combat A, Movement] An enemy that comes beside the unit with one allowance is a threat, from the hexes that it can come to. */
static void hex1812_threats_of_one_allowance(void **unused)
{
	(void)unused;
	struct overlay o;
	struct game *g = marches(2, FRENCH, "FR-ic-01 6034; RU-cc-01 6038; RU-cc-02 6037*; RU-ic-01 2134; RU-su-1 6036");
	ask(g, QUERY_THREAT, "FR-ic-01", &o);
	int hexes = 0;
	for (int i = 0; i < ground_of(&g->s)->places; i++) {
		assert_true(o.value[i] == NONE || beside(g, i, hex(g, "6034")));
		hexes += o.value[i] != NONE;
	}
	assert_true(hexes > 0);
	for (int i = 0; i < g->s.pieces; i++)
		assert_int_equal(o.verdict[i], i == piece(g, "RU-cc-01"));
	leave(g);
}

/* [Zones of Control] Total zones are told from partial ones, one's own from the enemy's. */
static void hex1812_zones_of_two_kinds(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-ic-01 6034; FR-cd-01 5024; RU-ic-01 6039");
	struct overlay o;
	hx_query(&g->s, now(g), (enum side)FRENCH, QUERY_ZOC, NONE, NONE, &o);
	for (int i = 0; i < PLACES; i++) {
		enum hx_zone own = hx_zone(&g->s, state(g), FRENCH, i), foe = hx_zone(&g->s, state(g), RUSSIAN, i);
		int want = (own != ZONE_NONE) | (foe != ZONE_NONE) << 1 | (own == ZONE_TOTAL) << 2 | (foe == ZONE_TOTAL) << 3;
		assert_int_equal(o.value[i] == NONE ? 0 : o.value[i], want);
	}
	assert_int_equal(o.value[hex(g, "6035")], 1);
	assert_int_equal(o.value[hex(g, "5025")], 5);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(hex1812_reach_by_allowances),
		cmocka_unit_test(hex1812_enemies_beside),
		cmocka_unit_test(hex1812_who_would_starve),
		cmocka_unit_test(hex1812_threats_of_one_allowance),
		cmocka_unit_test(hex1812_zones_of_two_kinds),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
