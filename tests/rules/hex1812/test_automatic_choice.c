/* Automatic elimination: who is used up by it, and against whom (Combat B, K; Fortresses D; reading 27). */
#include "marches.h"

static bool spent(struct game *g, const char *id)
{
	return set_has(&state(g)->spent, piece(g, id));
}

static bool doomed(struct game *g, const char *id)
{
	return set_has(&state(g)->doomed, piece(g, id));
}

/* [Fortresses D] Who comes up strong enough alone uses up nobody else beside the fortress. */
static void hex1812_fortresses_d_one_hex_suffices(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-ic-01 3534; FR-ic-02 3534; FR-ic-03 3534; FR-A 3533; FR-cd-01 3431; FR-cd-02 3631; RU-id-01 3532");
	play(g, "take FR-ic-01; march FR-ic-01 3533; halt; take FR-ic-02; march FR-ic-02 3533; halt");
	assert_false(doomed(g, "RU-id-01")); /* 20 against 6, 24 with both divisions */
	play(g, "take FR-ic-03; march FR-ic-03 3533");
	assert_true(doomed(g, "RU-id-01")); /* 30 */
	assert_true(spent(g, "FR-ic-01") && spent(g, "FR-ic-02") && spent(g, "FR-ic-03") && spent(g, "FR-A"));
	assert_false(spent(g, "FR-cd-01") || spent(g, "FR-cd-02"));
	leave(g);
}

/* [Fortresses D] Where it does not suffice the fewest others help, those first that have marched already. */
static void hex1812_fortresses_d_the_fewest_help(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-ic-02 3533; FR-A 3533; FR-cc-01 3433; FR-cc-02 3632; FR-cc-03 3431; FR-ic-01 3430; RU-id-01 3532");
	play(g, "take FR-cc-01; march FR-cc-01 3432; halt");
	assert_false(doomed(g, "RU-id-01")); /* 28 against 6 */
	play(g, "take FR-ic-01; march FR-ic-01 3431"); /* 26, and 32 with either of the other corps of cavalry */
	assert_true(doomed(g, "RU-id-01"));
	assert_true(spent(g, "FR-ic-01") && spent(g, "FR-cc-03") && spent(g, "FR-ic-02") && spent(g, "FR-A") && spent(g, "FR-cc-01"));
	assert_false(spent(g, "FR-cc-02"));
	assert_true(offered(g, "take FR-cc-02"));
	leave(g);
}

/* [Combat B] [Combat K] Of two enemies who could be eliminated by the one attack the attacker names one; neither is forgone, and nothing
 * else is decided before. */
static void hex1812_combat_k_the_attacker_chooses(void **unused)
{
	(void)unused;
	static const char units[] = "FR-ic-01 6037; FR-P 6035; RU-id-01 6034; RU-id-02 6135";
	struct game *g = marches(2, FRENCH, units);
	play(g, "take FR-ic-01; march FR-ic-01 6035");
	row_is(g, ROW_VICTIM, FRENCH);
	assert_false(doomed(g, "RU-id-01") || doomed(g, "RU-id-02"));
	refused(g, "name 6036", "Combat K");
	assert_true(offered(g, "name 6034") && offered(g, "name 6135"));
	play(g, "name 6135");
	assert_true(doomed(g, "RU-id-02"));
	assert_false(doomed(g, "RU-id-01"));
	assert_true(spent(g, "FR-ic-01"));
	row_is(g, ROW_MARCH, FRENCH);
	assert_true(set_empty(&now(g)->hand));
	leave(g);
	g = marches(2, FRENCH, units);
	play(g, "take FR-ic-01; march FR-ic-01 6035; name 6034");
	assert_true(doomed(g, "RU-id-01"));
	assert_false(doomed(g, "RU-id-02"));
	leave(g);
}

/* [Combat J] Into the hex that it attacked, and no other: who comes to a hex later and eliminates another enemy does not come in over the
 * river that the first ones cleared. */
static void hex1812_combat_j_each_after_its_own_elimination(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-ic-01 2825; FR-ic-02 2825; FR-A 2725; FR-ic-03 2726; FR-P 2825; RU-id-01 2826; RU-id-02 2824");
	set_add(&state(g)->spent, piece(g, "FR-P"));
	play(g, "take FR-A; march FR-A 2825");
	row_is(g, ROW_VICTIM, FRENCH);
	play(g, "name 2826");
	set_drop(&state(g)->spent, piece(g, "FR-P"));
	play(g, "take FR-ic-03; march FR-ic-03 2825");
	assert_true(doomed(g, "RU-id-01") && doomed(g, "RU-id-02"));
	play(g, "done; commit");
	row_is(g, ROW_ADVANCE, FRENCH);
	assert_true(offered(g, "advance FR-ic-01 2826") && offered(g, "advance FR-A 2826"));
	assert_false(offered(g, "advance FR-ic-03 2826") || offered(g, "advance FR-P 2826"));
	play(g, "advance FR-ic-01 2826; done");
	leave(g);
}

/* [Stacking J] [reading 44] A stack that an elimination leaves without an enemy parts while one of its units can still march; when none
 * can it owes nothing, and there is always something to order. */
static void hex1812_stacking_j_after_an_elimination(void **unused)
{
	(void)unused;
	struct game *g = marches(2, RUSSIAN, "RU-id-01 6032; RU-ic-01 6029; FR-su-1 6035");
	play(g, "take RU-id-01; march RU-id-01 6034; halt");
	stands(g, "FR-su-1", "6035"); /* 200 % */
	play(g, "take RU-ic-01; march RU-ic-01 6034");
	lost(g, "FR-su-1");
	play(g, "halt; done"); /* no point is left to either */
	stands(g, "RU-id-01", "6034");
	stands(g, "RU-ic-01", "6034");
	leave(g);
	g = marches(2, RUSSIAN, "RU-id-01 6032; RU-ic-01 6031; FR-su-1 6035");
	play(g, "take RU-id-01; march RU-id-01 6034; halt; take RU-ic-01; march RU-ic-01 6034");
	lost(g, "FR-su-1");
	refused(g, "halt", "Stacking J"); /* it could leave the division again */
	play(g, "march RU-ic-01 6033; halt; done");
	leave(g);
	g = marches(2, FRENCH, "FR-id-01 6034; FR-id-02 6033; FR-ic-01 6136; FR-A 6135; RU-id-01 6035");
	play(g, "take FR-id-02; march FR-id-02 6034; take FR-ic-01; march FR-ic-01 6135");
	assert_true(doomed(g, "RU-id-01"));
	says(g, "done", "Stacking J", "6034"); /* the first division has not marched yet */
	play(g, "take FR-id-01; march FR-id-01 6033; halt; done");
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(hex1812_fortresses_d_one_hex_suffices),
		cmocka_unit_test(hex1812_fortresses_d_the_fewest_help),
		cmocka_unit_test(hex1812_combat_k_the_attacker_chooses),
		cmocka_unit_test(hex1812_stacking_j_after_an_elimination),
		cmocka_unit_test(hex1812_combat_j_each_after_its_own_elimination),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
