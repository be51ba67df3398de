/* Automatic elimination: Combat K to O. */
#include "marches.h"

/* [Combat K] [Combat M] Example 6: a 5-5 and Victor against a 2-3, 500 %: its zone is gone at once, its hex costs one more, and it is
 * taken away when combat begins. [reading 27] It was their attack. */
static void hex1812_combat_k(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-ic-01 6036; FR-P 6035; RU-id-01 6034; FR-cc-01 5936; FR-ic-02 6134");
	play(g, "take FR-ic-01; march FR-ic-01 6035");
	assert_true(set_has(&state(g)->doomed, piece(g, "RU-id-01")));
	assert_true(set_has(&state(g)->spent, piece(g, "FR-ic-01")));
	assert_int_equal(hx_zone(&g->s, state(g), RUSSIAN, hex(g, "6033")), ZONE_NONE);
	assert_int_equal(points_to(g, "FR-cc-01", "6034") - points_to(g, "FR-cc-01", "5935"), 2);
	play(g, "take FR-cc-01; march FR-cc-01 6033; halt; done");
	lost(g, "RU-id-01");
	leave(g);
}

/* [Combat K] 400 % is not enough. */
static void hex1812_combat_k_needs_500(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-ic-01 6036; FR-N 6035; RU-id-01 6034");
	play(g, "take FR-ic-01; march FR-ic-01 6035");
	assert_false(set_has(&state(g)->doomed, piece(g, "RU-id-01")));
	leave(g);
}

/* [Combat L] [Supply C] [reading 17] Depots alone vanish as combat units come by, and are no obstacle. */
static void hex1812_combat_l(void **unused)
{
	(void)unused;
	struct game *g = marches(2, RUSSIAN, "RU-cd-01 6036; FR-dp-01 6034; FR-dp-02 6134; FR-A 6134; RU-A 5834");
	play(g, "take RU-cd-01");
	assert_true(offered(g, "march RU-cd-01 6034"));
	play(g, "march RU-cd-01 6035");
	lost(g, "FR-dp-01");
	stands(g, "FR-dp-02", "6134");
	leave(g);
}

/* [Combat N] Supply units are removed at once, and the march goes on. */
static void hex1812_combat_n(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-ic-01 6037; RU-su-1 6034");
	play(g, "take FR-ic-01; march FR-ic-01 6035");
	lost(g, "RU-su-1");
	assert_false(set_empty(&now(g)->hand));
	assert_true(offered(g, "march FR-ic-01 6034"));
	leave(g);
}

/* [Combat O] Cavalry and leaders never; [reading 27] in a mixed hex they stay and bar it. */
static void hex1812_combat_o(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-ic-01 6036; FR-P 6035; RU-cd-01 6034; RU-A 6034");
	play(g, "take FR-ic-01; march FR-ic-01 6035");
	assert_true(set_empty(&state(g)->doomed));
	leave(g);
	g = marches(2, FRENCH, "FR-ic-01 6035; FR-ic-02 6035; FR-A 6035; FR-ic-03 6037; RU-cd-01 6034; RU-id-01 6034; FR-cc-01 5936");
	play(g, "take FR-ic-03; march FR-ic-03 6035");
	assert_true(set_has(&state(g)->doomed, piece(g, "RU-id-01")));
	assert_false(set_has(&state(g)->doomed, piece(g, "RU-cd-01")));
	assert_int_equal(points_to(g, "FR-cc-01", "6034"), FAR);
	leave(g);
}

/* [Fortresses E] [Combat K] Out of a fortress all enemies beside it count together: ten to four is no 500 %, to two it is. Those over
 * a river stay out of it. */
static void hex1812_elimination_out_of_a_fortress(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-ic-01 6126; FR-P 6026; RU-id-01 6025; RU-id-02 6127");
	play(g, "take FR-ic-01; march FR-ic-01 6026");
	assert_true(set_empty(&state(g)->doomed));
	leave(g);
	g = marches(2, FRENCH, "FR-ic-01 3533; FR-P 3532; RU-id-01 3432; RU-id-02 3632");
	play(g, "take FR-ic-01; march FR-ic-01 3532");
	assert_true(set_has(&state(g)->doomed, piece(g, "RU-id-01")));
	assert_false(set_has(&state(g)->doomed, piece(g, "RU-id-02")));
	assert_true(set_has(&state(g)->spent, piece(g, "FR-ic-01")));
	leave(g);
	g = marches(2, FRENCH, "FR-ic-01 6126; FR-ic-02 6026; FR-A 6026; RU-id-01 6025; RU-id-02 6127");
	play(g, "take FR-ic-01; march FR-ic-01 6026");
	assert_true(set_has(&state(g)->doomed, piece(g, "RU-id-01")));
	assert_true(set_has(&state(g)->doomed, piece(g, "RU-id-02")));
	leave(g);
}

/* [Combat K] What makes up the 500 % is told item by item, as of a battle. */
static void hex1812_an_elimination_is_told_item_by_item(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-ic-01 6036; FR-P 6035; RU-id-01 6034");
	play(g, "take FR-ic-01; march FR-ic-01 6035");
	const struct account *a = NULL;
	for (int i = 0; i < g->ev.n; i++)
		if (g->ev.at[i].kind == EVENT_ATTACK)
			a = &g->ev.account[g->ev.at[i].account];
	assert_non_null(a);
	assert_int_equal(a->kind, ACCOUNT_AUTOMATIC);
	int sum[2] = {0, 0};
	for (int i = 0; i < a->n; i++)
		if (a->at[i].op == LINE_SUM)
			sum[a->at[i].ledger & 1] = a->at[i].num;
	assert_int_equal(sum[0], 10);
	assert_int_equal(sum[1], 2);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(hex1812_combat_k),
		cmocka_unit_test(hex1812_combat_k_needs_500),
		cmocka_unit_test(hex1812_combat_l),
		cmocka_unit_test(hex1812_combat_n),
		cmocka_unit_test(hex1812_combat_o),
		cmocka_unit_test(hex1812_elimination_out_of_a_fortress),
		cmocka_unit_test(hex1812_an_elimination_is_told_item_by_item),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
